"""4.1 Giving orders in secret, 4.2 turning the cards over; orders that need several turns."""

from __future__ import annotations

import msgspec
import pytest

from stavka.games.tanks.events import (
    AmmunitionTaken,
    OrderCleared,
    OrdersReady,
    OrderWritten,
    ShotFired,
    UnitDestroyed,
    UnitHalted,
    WaitOrdered,
)
from stavka.kernel import heard
from stavka.testing import rule
from tests.games.tanks.field import Battle
from tests.games.tanks.rolls import FAILED, PASSED, shot

WOODS = {"0505": "sparse-woods"}


def seen(battle: Battle, seat: str | None) -> bytes:
    """All that a seat gets: its view and its question, byte for byte."""
    question = battle.match.question(seat) if seat in battle.match.waiting and seat else None
    return msgspec.json.encode([battle.match.view(seat), question], enc_hook=str)


# 4.1a, 4.1e Secrecy


@rule("tanks:4.1a", "tanks:4.1e")
@pytest.mark.parametrize("other", ["german", None])
@pytest.mark.parametrize(
    "order", ["t34-1 march 0504 0503", "t34-1 fire pz3g-1", "t34-1 defend 0506 3", "t34-1 wait"]
)
def test_nobody_else_sees_what_is_ordered(duel: Battle, order: str, other: str | None) -> None:
    before = seen(duel, other)
    duel.write(order)
    assert seen(duel, other) == before
    assert heard(duel.events, other) == []
    assert [e.unit for e in duel.told(OrderWritten)] == ["t34-1"]


@rule("tanks:4.1a")
def test_not_even_a_player_of_the_same_army_sees_it() -> None:
    battle = Battle(scenario="training-four")
    before = seen(battle, "soviet-2")
    battle.play("unit t26-1", "march", seat="soviet-1")
    assert seen(battle, "soviet-2") == before
    assert heard(battle.events, "soviet-2") == []


@rule("tanks:4.1a")
def test_the_own_seat_sees_its_orders(duel: Battle) -> None:
    duel.write("t34-1 march 0504 0503")
    drafts = duel.match.view("soviet")["board"]["drafts"]
    assert drafts == {"t34-1": {"kind": "march", "route": ["0504", "0503"]}}


@rule("tanks:4.1a")
def test_orders_taken_back_are_secret_too(duel: Battle) -> None:
    before = seen(duel, "german")
    duel.write("t34-1 fire pz3g-1").play("clear t34-1", seat="soviet")
    assert [e.unit for e in duel.told(OrderCleared)] == ["t34-1"]
    assert heard(duel.events, "german") == []
    assert seen(duel, "german") == before


@rule("tanks:4.1e", "tanks:4.2a")
def test_of_a_player_who_is_ready_others_learn_only_that(duel: Battle) -> None:
    duel.write("t34-1 march 0504").play("ready", seat="soviet")
    assert [type(e) for e in heard(duel.events, "german")] == [OrdersReady]
    assert duel.seen("t34-1", "german")["order"] is None
    board = duel.match.view("german")["board"]
    assert (board["ready"], board["drafts"]) == (["soviet"], {})


@rule("tanks:4.1a")
def test_nobody_gives_orders_to_units_of_others() -> None:
    battle = Battle(scenario="training-four")
    for unit in ("t34-1", "p38-1"):
        refusal = battle.why_not(f"unit {unit}", "soviet-1")
        assert (refusal.id, refusal.rule) == ("not-your-unit", "tanks:4.1a")


# 4.1b One order a turn


@rule("tanks:4.1b")
def test_a_unit_with_an_order_gets_no_second(duel: Battle) -> None:
    duel.write("t34-1 fire pz3g-1")
    refusal = duel.why_not("unit t34-1", "soviet")
    assert (refusal.id, refusal.rule) == ("one-order-only", "tanks:4.1b")
    assert duel.match.choices("soviet") == ("clear t34-1", "ready")


@rule("tanks:4.1b")
def test_an_order_that_is_begun_is_no_other(duel: Battle) -> None:
    duel.play("unit t34-1", "march", seat="soviet")
    for other in ("fire pz3g-1", "wait", "defend"):
        refusal = duel.why_not(other, "soviet")
        assert (refusal.id, refusal.rule) == ("one-order-only", "tanks:4.1b")


@rule("tanks:4.1b")
def test_an_order_taken_back_is_replaced_by_the_next(duel: Battle) -> None:
    duel.write("t34-1 fire pz3g-1").play("clear t34-1", seat="soviet").turn("t34-1 march 0504")
    assert (duel.at("t34-1"), duel.ammo("t34-1"), duel.told(ShotFired)) == ("0504", 10, [])


@rule("tanks:4.1b")
def test_an_order_is_taken_back_three_times_at_most(duel: Battle) -> None:
    for _ in range(3):
        duel.write("t34-1 march 0504").play("clear t34-1", seat="soviet")
    duel.write("t34-1 wait")
    refusal = duel.why_not("clear t34-1", "soviet")
    assert (refusal.id, refusal.rule) == ("changed-too-often", "tanks:4.1b")
    duel.ready().write("t34-1 wait")
    assert duel.match.why_not("soviet", "clear t34-1") is None


# 4.1c Complete or not at all


@rule("tanks:4.1c")
@pytest.mark.parametrize(
    ("pieces", "next", "id", "row"),
    [
        (["unit t34-1"], "ready", "order-unfinished", "4.1c"),
        (["unit t34-1", "march"], "ready", "order-unfinished", "4.1c"),
        (["unit t34-1", "march"], "done", "route-unfinished", "10.9a"),
        (["unit t34-1", "attack pz3g-1"], "done", "route-unfinished", "10.9a"),
        (["unit t34-1", "move-fire pz3g-1", "to 0504"], "done", "firing-hex-missing", "10.11a"),
        (["unit t34-1", "defend"], "ready", "order-unfinished", "4.1c"),
        (["unit t34-1", "march"], "unit t26-1", "finish-the-order", "4.1c"),
        ([], "march", "choose-a-unit-first", "4.1c"),
        ([], "to 0504", "choose-a-unit-first", "4.1c"),
        ([], "clear t34-1", "no-order-yet", "4.1c"),
    ],
)
def test_an_order_is_written_whole(pieces: list[str], next: str, id: str, row: str) -> None:
    battle = Battle("t34 0505", "t26 0404", "pz3g 0507")
    if pieces:
        battle.play(*pieces, seat="soviet")
    refusal = battle.why_not(next, "soviet")
    assert (refusal.id, refusal.rule) == (id, f"tanks:{row}")


@rule("tanks:4.1c")
def test_all_fields_of_the_order_are_marked() -> None:
    battle = Battle("t34 0505", "t26 0404", "t60 0305", "pz3g 0507")
    battle.write(
        "t34-1 move-fire pz3g-1 0504* 0503",
        "t26-1 defend 0405 3",
        "t60-1 attack pz3g-1 0405 0406 0507",
    )
    assert battle.match.view("soviet")["board"]["drafts"] == {
        "t34-1": {
            "kind": "fire-on-the-move", "target": "pz3g-1", "route": ["0504", "0503"], "shoot": 1,
        },
        "t26-1": {"kind": "defence", "facing": "e", "zone": 3},
        "t60-1": {"kind": "attack", "target": "pz3g-1", "route": ["0405", "0406", "0507"]},
    }  # fmt: skip


# 4.1d No order


@rule("tanks:4.1d")
def test_a_unit_without_an_order_waits() -> None:
    battle = Battle("t34 0505", "t26 0404", "pz3g 0507").note()
    battle.turn("t26-1 march 0403")
    assert [e.unit for e in battle.told(WaitOrdered)] == ["t34-1", "pz3g-1"]
    assert battle.changes() == {"t26-1.place": "0403"}


# 4.2 The cards are turned over


@rule("tanks:4.2a")
@pytest.mark.parametrize("seat", ["soviet", "german", None])
def test_then_everybody_sees_all_orders(choosing: Battle, seat: str | None) -> None:
    assert {id: choosing.seen(id, seat)["order"] for id in choosing.p.ids} == {
        "t34-1": {"kind": "defence", "facing": "e", "zone": 3},
        "t26-1": {"kind": "wait"},
        "pz2-1": {"kind": "march", "route": ["0407"]},
        "pz3g-1": {"kind": "march", "route": ["0509"]},
    }
    told = {type(e).__name__ for e in heard(choosing.events, seat)}
    assert {"OrdersRevealed", "DefenceOrdered", "MarchOrdered", "WaitOrdered"} <= told


@rule("tanks:4.2b")
@pytest.mark.parametrize("choice", ["clear t34-1", "unit t26-1", "clear pz2-1", "ready", "wait"])
@pytest.mark.parametrize("seat", ["soviet", "german"])
def test_then_no_order_is_changed_any_more(choosing: Battle, seat: str, choice: str) -> None:
    refusal = {"soviet": "not-offered", "german": "not-your-turn"}[seat]
    assert choosing.why_not(choice, seat).id == refusal
    choosing.dice(*shot(0, 11)).play("target pz2-1")
    assert (choosing.at("pz2-1"), choosing.at("pz3g-1")) == ("0407", "0509")


@rule("tanks:4.2b")
def test_who_is_ready_changes_nothing_either(duel: Battle) -> None:
    duel.write("t34-1 march 0504").play("ready", seat="soviet")
    assert duel.why_not("clear t34-1", "soviet").id == "not-your-turn"


# 4.2d One kind, one moment


@rule("tanks:4.2d")
def test_fire_of_one_step_is_fired_at_full_strength() -> None:
    battle = Battle("t34 0505", "t34 0504", "pz3g 0507")
    battle.dice(*shot(4, 10), *shot(1, 10), *shot(4, 6), *PASSED)
    battle.turn("t34-1 fire pz3g-1", "t34-2 fire pz3g-1", "pz3g-1 fire t34-1")
    assert [len(e.dice) for e in battle.told(ShotFired)] == [10, 10, 6]
    assert [e.unit for e in battle.told(UnitDestroyed)] == ["pz3g-1"]
    assert battle.strength("t34-1") == 2
    assert battle.log().index("UnitDestroyed") > battle.log().index("ShotFired") + 2


@rule("tanks:4.2d")
def test_units_that_suppress_each_other_have_both_fired(duel: Battle) -> None:
    duel.dice(*shot(0, 15), *shot(0, 9), *FAILED, *FAILED)
    duel.turn("t34-1 suppress pz3g-1", "pz3g-1 suppress t34-1")
    assert duel.is_suppressed("t34-1")
    assert duel.is_suppressed("pz3g-1")
    assert (duel.ammo("t34-1"), duel.ammo("pz3g-1")) == (7, 7)


@rule("tanks:4.2d")
def test_in_close_combat_both_sides_fight_at_full_strength() -> None:
    battle = Battle("t34 0505", "pz3g 0506")
    battle.dice(*shot(5, 10), *shot(0, 6)).turn("t34-1 attack pz3g-1 0506")
    assert [len(e.dice) for e in battle.told(ShotFired)] == [10, 6]
    assert (battle.at("pz3g-1"), battle.at("t34-1")) == ("destroyed", "0506")


@rule("tanks:4.2d")
def test_units_of_one_movement_step_all_start_from_where_they_stood() -> None:
    battle = Battle("t34 0505", "pz3g 0506")
    battle.turn("t34-1 march 0605", "pz3g-1 march 0505 0504")
    assert (battle.at("t34-1"), battle.at("pz3g-1")) == ("0605", "0504")


@rule("tanks:4.2d", "tanks:1.1c")
@pytest.mark.parametrize("ring", [("0505", "0506", "0605"), ("0505", "0605", "0506")])
def test_movers_go_at_once_and_none_waits_for_another(ring: tuple[str, str, str]) -> None:
    """Each enters the hex that the next leaves at that moment, whoever is named first."""
    one, two, three = ring
    battle = Battle(f"t34 {one}", f"pz3g {two}", f"pz2 {three}")
    battle.turn(f"t34-1 march {two}", f"pz3g-1 march {three}", f"pz2-1 march {one}")
    assert [battle.at(u) for u in ("t34-1", "pz3g-1", "pz2-1")] == [two, three, one]
    assert battle.told(UnitHalted) == []


# 4.2e Orders that take longer than a turn


@rule("tanks:4.2e")
@pytest.mark.parametrize("other", ["wait", "fire pz3g-1", "defend 0504 1"])
def test_an_ambush_broken_off_is_gone_on_with_later(other: str) -> None:
    battle = Battle("t34 0505", "pz3g 0508", terrain=WOODS).turn("t34-1 ambush 0506 2")
    for _ in range(2):
        battle.dice(*shot(0, 10) * other.startswith("fire")).turn(f"t34-1 {other}")
        assert not battle.in_ambush("t34-1")
    battle.turn("t34-1 ambush 0506 2")
    assert battle.in_ambush("t34-1")


@rule("tanks:4.2e")
def test_without_its_first_turn_an_ambush_is_not_ready() -> None:
    battle = Battle("t34 0505", "pz3g 0508", terrain=WOODS).turn("t34-1 wait")
    battle.turn("t34-1 ambush 0506 2")
    assert not battle.in_ambush("t34-1")


@rule("tanks:4.2e")
def test_a_supply_broken_off_is_gone_on_with_later() -> None:
    battle = Battle("t34 0505", "pz3g 0514", depots=["soviet 0505 12"]).load("t34-1", 2)
    battle.turn("t34-1 resupply 5").turn("t34-1 wait")
    assert battle.ammo("t34-1") == 2
    battle.turn("t34-1 resupply 5")
    assert [(e.unit, e.count) for e in battle.told(AmmunitionTaken)] == [("t34-1", 5)]
    assert battle.ammo("t34-1") == 7
