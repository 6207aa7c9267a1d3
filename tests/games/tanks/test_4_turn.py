"""4 The turn: three phases, the sequence of orders, tests at its end."""

from __future__ import annotations

import pytest

from stavka.games.tanks.events import (
    AmbushFires,
    AmbushPrepared,
    AmbushSet,
    FinalScore,
    HitsTaken,
    PhaseBegins,
    ResupplyBegins,
    ShotFired,
    SteadfastnessTested,
    StepBegins,
    TurnBegins,
    UnitMoved,
    UnitRecovers,
    UnitsMerged,
    WaitOrdered,
)
from stavka.testing import rule
from tests.games.tanks.field import Battle
from tests.games.tanks.rolls import FAILED, PASSED, shot

WOODS = {"0505": "sparse-woods"}


def in_order(battle: Battle, *kinds: type) -> bool:
    """Whether the first events of these kinds came one after the other."""
    log = battle.log()
    places = [log.index(kind.__name__) for kind in kinds]
    return places == sorted(places)


# 4.0 Length and phases


@rule("tanks:4.0a")
def test_the_battle_lasts_as_many_turns_as_the_scenario_says() -> None:
    battle = Battle("t34 0505", "pz3g 0514", turns=2, last=2).turn().note()
    assert (battle.p.turn, battle.over) == (2, None)
    battle.turn()
    assert battle.over == "outcome-points-equal"
    assert battle.told(TurnBegins) == []
    assert len(battle.told(FinalScore)) == 1
    assert battle.match.waiting == ()


@rule("tanks:4.0a")
def test_the_last_turn_is_played_whole() -> None:
    battle = Battle("t34 0505", "pz3g 0507", turns=1, last=1)
    battle.dice(*shot(3, 10), *PASSED).turn("t34-1 fire pz3g-1", "pz3g-1 march 0508")
    assert battle.at("pz3g-1") == "0508"
    assert (battle.over, battle.winners) == ("outcome-points", ("soviet",))


@rule("tanks:4.0b")
def test_a_turn_is_orders_then_execution_then_tests() -> None:
    battle = Battle("t34 0505", "t26 0504", "pz3g 0507").suppress("t26-1")
    assert battle.match.view(None)["board"]["phase"] == "orders"
    battle.dice(*shot(0, 6), *FAILED).turn("pz3g-1 fire t34-1")
    assert battle.log() == [
        "OrderWritten", "OrdersReady", "OrdersReady",
        "OrdersRevealed", "WaitOrdered", "FireOrdered", "StepBegins", "ShotFired",
        "PhaseBegins", "SteadfastnessTested", "TurnBegins",
    ]  # fmt: skip
    assert battle.match.view(None)["board"]["phase"] == "orders"


@rule("tanks:4.0b")
def test_while_orders_are_executed_the_phase_is_the_second(choosing: Battle) -> None:
    assert choosing.match.view(None)["board"]["phase"] == "execution"


@rule("tanks:4.0c")
@pytest.mark.parametrize(("first", "second"), [("soviet", "german"), ("german", "soviet")])
def test_no_order_is_executed_before_all_players_are_ready(first: str, second: str) -> None:
    battle = Battle("t34 0505", "pz3g 0514").note()
    battle.write("t34-1 march 0504", "pz3g-1 march 0513").play("ready", seat=first)
    assert (battle.changes(), battle.match.waiting, battle.p.turn) == ({}, (second,), 1)
    refusal = battle.why_not("ready", first)
    assert refusal.id == "not-your-turn"
    battle.play("ready", seat=second)
    assert (battle.at("t34-1"), battle.at("pz3g-1"), battle.p.turn) == ("0504", "0513", 2)


@rule("tanks:4.0c")
def test_all_four_players_must_be_ready() -> None:
    battle = Battle(scenario="training-four")
    for seat in ("german-2", "soviet-1", "german-1"):
        battle.play("ready", seat=seat)
        assert battle.p.turn == 1
    battle.play("ready", seat="soviet-2")
    assert battle.p.turn == 2


@rule("tanks:4.0c")
def test_the_next_turn_waits_until_the_second_phase_is_finished(choosing: Battle) -> None:
    assert (choosing.p.turn, choosing.match.waiting) == (1, ("soviet",))
    choosing.dice(*shot(0, 11)).play("target pz2-1")
    assert choosing.p.turn == 2


# 4.2, 4.3 The sequence


@rule("tanks:4.2c", "tanks:4.3a")
def test_orders_are_executed_in_the_sequence_of_their_kinds() -> None:
    """Whatever the order of writing and of the platoons."""
    battle = Battle(
        "t26 0505", "t26 0705", "t26 0901", "t34 0305", "t34 1001",
        "pz3g 0507", "pz3g 0706", "pz3g 0105",
        terrain={"0901": "sparse-woods"},
    )  # fmt: skip
    battle.dice(*shot(0, 14), *PASSED)  # 9 + 5: Suppressive fire of the first Pz.Kpfw.III
    battle.dice(*shot(0, 5))  # Fire of the first T-26
    battle.dice(*shot(0, 5), *shot(0, 9))  # close combat of the second with the second
    battle.turn(
        "pz3g-3 march 0106", "t26-3 ambush 0902 1", "pz3g-2 attack t26-2 0705",
        "t26-1 fire pz3g-1", "pz3g-1 suppress t26-1", "t34-1 defend 0306 1",
    )  # fmt: skip
    assert [e.step for e in battle.told(StepBegins)] == [
        "step-suppressive-fire", "step-fire", "step-attack", "step-special", "step-movement",
    ]  # fmt: skip
    shots = [e.unit for e in battle.told(ShotFired)]
    assert shots == ["pz3g-1", "t26-1", "t26-2", "pz3g-2"]
    assert in_order(battle, ShotFired, AmbushPrepared)
    assert [e.unit for e in battle.told(UnitMoved)] == ["pz3g-2", "pz3g-3"]
    log = battle.log()
    moves = [n for n, kind in enumerate(log) if kind == "UnitMoved"]
    assert moves[0] < log.index("AmbushPrepared") < moves[1]


@rule("tanks:4.3a")
def test_defence_comes_before_suppressive_fire(duel: Battle) -> None:
    duel.dice(*shot(4, 9), *PASSED).turn("pz3g-1 suppress t34-1", "t34-1 defend 0504 1")
    assert [(e.stopped, e.damage) for e in duel.told(HitsTaken)] == [(4, 0)]


@rule("tanks:4.3a")
def test_suppressive_fire_comes_before_fire(duel: Battle) -> None:
    duel.dice(*shot(0, 9), *FAILED).turn("t34-1 fire pz3g-1", "pz3g-1 suppress t34-1")
    assert [e.unit for e in duel.told(ShotFired)] == ["pz3g-1"]
    assert duel.ammo("t34-1") == 10


@rule("tanks:4.3a")
def test_fire_comes_before_attack() -> None:
    battle = Battle("t34 0505", "pz3g 0506", "pz2 0514").weaken("pz3g-1", 1)
    battle.dice(*shot(3, 10)).turn("pz3g-1 attack t34-1 0505", "t34-1 fire pz3g-1")
    assert battle.at("pz3g-1") == "destroyed"
    assert [e.unit for e in battle.told(ShotFired)] == ["t34-1"]


@rule("tanks:4.3a")
def test_attack_comes_before_ambush() -> None:
    battle = Battle("t34 0505", "pz3g 0506", terrain=WOODS)
    battle.dice(*shot(0, 10), *shot(0, 6))
    battle.turn("t34-1 ambush 0506 2", "pz3g-1 attack t34-1 0505")
    assert battle.told(AmbushPrepared) == []
    assert battle.seen("t34-1", "soviet")["ambush_turns"] == 0


@rule("tanks:4.3a")
def test_ambush_comes_before_movement() -> None:
    battle = Battle("t34 0505", "pz3g 0508", terrain=WOODS).turn("t34-1 ambush 0506 3")
    battle.dice(*shot(0, 10)).turn("t34-1 ambush 0506 3", "pz3g-1 march 0509")
    assert in_order(battle, AmbushSet, AmbushFires)


@rule("tanks:4.3b")
def test_merge_and_supply_come_with_the_special_orders() -> None:
    battle = Battle(
        "t26 0505", "t26 0505", "t34 0705", "t60 0301", "pz3g 0507", depots=["soviet 0705 9"]
    )
    battle.weaken("t26-1", 1).weaken("t26-2", 1).load("t34-1", 1).dice(*shot(0, 9))
    battle.turn(
        "t60-1 march 0302",
        "t34-1 resupply 4",
        "t26-1 rally t26-1",
        "t26-2 rally t26-1",
        "pz3g-1 fire t26-1",
    )
    assert [e.step for e in battle.told(StepBegins)] == [
        "step-fire", "step-special", "step-movement",
    ]  # fmt: skip
    assert in_order(battle, ShotFired, UnitsMerged, ResupplyBegins, UnitMoved)


@rule("tanks:4.3b")
def test_a_change_of_sector_comes_before_movement_of_the_same_turn() -> None:
    battle = Battle("t34 0505", "pz3g 0502", terrain=WOODS).hide("t34-1", "0506", 3)
    battle.dice(*shot(0, 10)).turn("t34-1 turn 0504", "pz3g-1 march 0501")
    assert [e.unit for e in battle.told(AmbushFires)] == ["t34-1"]


@rule("tanks:4.3c")
def test_fire_on_the_move_is_fired_in_the_movement_step() -> None:
    battle = Battle("t34 0505", "t26 0705", "pz3g 0507", "pz3g 0706")
    battle.dice(*shot(0, 5), *shot(0, 9))  # close combat of T-26 and the second Pz.Kpfw.III
    battle.dice(*shot(0, 5)).turn("t34-1 move-fire pz3g-1 * 0506", "pz3g-2 attack t26-1 0705")
    log = [e for e in battle.events if isinstance(e, ShotFired | StepBegins)]
    assert [e.step if isinstance(e, StepBegins) else e.unit for e in log] == [
        "step-attack", "t26-1", "pz3g-2", "step-movement", "t34-1",
    ]  # fmt: skip


@rule("tanks:4.3c")
def test_a_withdrawal_is_fought_with_the_attacks_and_goes_with_the_movement() -> None:
    battle = Battle("t34 0505", "pz3g 0507").put("pz3g-1", "0505")
    battle.dice(*shot(0, 6)).turn("t34-1 march 0504", "pz3g-1 attack t34-1")
    assert [e.step for e in battle.told(StepBegins)] == ["step-attack", "step-movement"]
    assert in_order(battle, ShotFired, UnitMoved)
    assert battle.at("t34-1") == "0504"


@rule("tanks:4.3c")
def test_waiting_moves_nobody(duel: Battle) -> None:
    duel.note().turn("t34-1 wait", "pz3g-1 wait")
    assert (duel.changes(), duel.told(StepBegins)) == ({}, [])
    assert [e.unit for e in duel.told(WaitOrdered)] == ["t34-1", "pz3g-1"]


# 4.4 Phase three, 4.5 the turn card


@rule("tanks:4.4a", "tanks:5.4b")
def test_units_suppressed_for_the_whole_turn_take_a_test() -> None:
    battle = Battle("t34 0505", "t26 0404", "pz3g 0514", "pz2 0513")
    battle.suppress("t34-1").suppress("pz2-1").dice(*PASSED, *FAILED).turn()
    assert [e.phase for e in battle.told(PhaseBegins)] == ["phase-tests"]
    tests = [(e.unit, e.steadfastness, e.passed) for e in battle.told(SteadfastnessTested)]
    assert tests == [("t34-1", 9, True), ("pz2-1", 9, False)]
    assert in_order(battle, PhaseBegins, SteadfastnessTested)


@rule("tanks:4.4a")
def test_nobody_else_tests_in_phase_three(duel: Battle) -> None:
    duel.turn()
    assert (duel.told(PhaseBegins), duel.told(SteadfastnessTested)) == ([], [])


@rule("tanks:4.4b", "tanks:5.4d")
def test_whoever_passes_may_get_an_order_in_the_next_turn(duel: Battle) -> None:
    duel.suppress("t34-1")
    assert not duel.allowed("t34-1 march 0504")
    duel.dice(4, 5).turn()
    assert [e.unit for e in duel.told(UnitRecovers)] == ["t34-1"]
    assert not duel.is_suppressed("t34-1")
    assert duel.allowed("t34-1 march 0504")


@rule("tanks:4.4c", "tanks:5.4d")
def test_whoever_fails_stays_suppressed_and_tests_again(duel: Battle) -> None:
    duel.suppress("t34-1")
    for _ in range(2):
        duel.dice(5, 5).turn()
        assert duel.has_flag("t34-1")
        assert duel.told(UnitRecovers) == []
        assert duel.refused("t34-1 wait").id == "suppressed-no-order"
    duel.dice(*PASSED).turn()
    assert not duel.is_suppressed("t34-1")


@rule("tanks:4.4d")
def test_whoever_was_suppressed_in_this_turn_does_not_test_in_phase_three(duel: Battle) -> None:
    duel.dice(*shot(0, 9), *FAILED).turn("pz3g-1 suppress t34-1")
    assert len(duel.told(SteadfastnessTested)) == 1
    assert (duel.told(PhaseBegins), duel.is_suppressed("t34-1")) == ([], True)


@rule("tanks:4.5a")
def test_at_the_end_of_a_turn_the_turn_card_is_marked(duel: Battle) -> None:
    for turn in (1, 2, 3):
        assert duel.match.view("german")["board"]["turn"] == turn
        duel.turn()
        assert [e.turn for e in duel.told(TurnBegins)] == [turn + 1]
