"""10.5 Ambush: setting it, staying in it and changing it; 10.6 change of firing sector."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from stavka.games.tanks.events import (
    AmbushSet,
    HitsTaken,
    ShotFired,
    SteadfastnessTested,
    StepBegins,
)
from stavka.testing import rule
from tests.games.tanks.field import BOTH_SIDES, Battle
from tests.games.tanks.rolls import FAILED, PASSED, shot

pytestmark = BOTH_SIDES

OF_T34 = 10  # dice of a full T-34 against medium tanks
AMBUSH = "t34-1 ambush 0506 3"


def woods(*units: str, figures: Mapping[str, object] | None = None) -> Battle:
    """A T-34 in sparse woods on 0505."""
    return Battle("t34 0505", *units, terrain={"0505": "sparse-woods"}, figures=figures)


@rule("tanks:10.5a")
@pytest.mark.parametrize("bonus", [1, 2])
def test_in_ambush_a_unit_has_the_added_protection_of_its_card(bonus: int) -> None:
    battle = woods(figures={"units.t34.ambush_bonus": bonus})
    assert battle.turn(AMBUSH).protection("t34-1") == 4  # still preparing
    assert battle.turn(AMBUSH).protection("t34-1") == 4 + bonus
    assert battle.turn().protection("t34-1") == 4 + bonus


@rule("tanks:10.5b", "tanks:8.1a")
@pytest.mark.parametrize("faced", ["0405", "0506", "0605", "0604", "0504", "0404"])
def test_the_sector_points_to_the_named_hex(faced: str) -> None:
    battle = woods("pz3g 0509")
    battle.turn(f"t34-1 ambush {faced} 2").turn(f"t34-1 ambush {faced} 2")
    assert (battle.facing("t34-1"), battle.zone("t34-1")) == (faced, 2)
    if faced == "0506":
        battle.dice(*shot(0, OF_T34))
    battle.turn("pz3g-1 march 0508 0507")
    assert len(battle.told(ShotFired)) == (faced == "0506")


@rule("tanks:10.5c")
@pytest.mark.parametrize(("card", "range"), [("t34", 4), ("t60", 3)])
def test_the_kill_zone_goes_from_0_to_the_range(card: str, range: int) -> None:
    battle = Battle(f"{card} 0505", terrain={"0505": "village"})
    assert battle.allowed(f"{card}-1 ambush 0505 0")
    assert battle.allowed(f"{card}-1 ambush 0506 1")
    assert battle.allowed(f"{card}-1 ambush 0506 {range}")
    far = battle.refused(f"{card}-1 ambush 0506 {range + 1}")
    assert (far.id, far.rule) == ("zone-beyond-range", "tanks:10.5c")
    astray = battle.refused(f"{card}-1 ambush 0507 2")
    assert (astray.id, astray.rule) == ("cannot-face-there", "tanks:8.1c")


@rule("tanks:10.5c", "tanks:10.5e")
def test_the_ambush_is_on_the_hex_where_the_unit_stands() -> None:
    battle = woods().note().turn(AMBUSH).turn(AMBUSH)
    assert (battle.at("t34-1"), battle.ammo("t34-1")) == ("0505", 10)
    assert battle.seen("t34-1", battle.seat("t34-1"))["place"] == "0505"


@rule("tanks:10.5d")
def test_with_zone_0_there_is_no_sector() -> None:
    battle = woods().turn("t34-1 ambush 0505 0").turn("t34-1 ambush 0505 0")
    assert battle.in_ambush("t34-1")
    assert (battle.facing("t34-1"), battle.zone("t34-1")) == (None, 0)


@rule("tanks:10.5d", "tanks:8.1e")
@pytest.mark.parametrize("start", ["0405", "0506", "0605", "0604", "0504", "0404"])
def test_with_zone_0_there_are_no_flanks(start: str) -> None:
    battle = woods(f"pz3g {start}").hide("t34-1", "0505", 0)
    battle.dice(*shot(0, OF_T34), *shot(0, 6)).turn("pz3g-1 march 0505")
    assert battle.told(SteadfastnessTested) == []
    assert len(battle.told(ShotFired)) == 2


@rule("tanks:10.5e", "tanks:10.5.1c")
def test_the_state_is_marked_in_the_second_turn() -> None:
    battle = woods().turn(AMBUSH)
    marks = [(battle.seen("t34-1", None)[key]) for key in ("ambush", "ambush_turns", "place")]
    assert marks == [False, 1, "0505"]
    battle.turn(AMBUSH)
    marks = [(battle.seen("t34-1", None)[key]) for key in ("ambush", "ambush_turns", "place")]
    assert marks == [True, 0, None]
    assert [e.unit for e in battle.told(AmbushSet)] == ["t34-1"]
    assert [e.step for e in battle.told(StepBegins)] == ["step-special"]


@rule("tanks:10.5.1a")
def test_the_enemy_does_not_see_where_a_unit_in_ambush_is() -> None:
    battle = woods("pz3g 0506").hide("t34-1", "0405", 3)
    for seat in (battle.seat("pz3g-1"), None):
        seen = battle.seen("t34-1", seat)
        assert (seen["place"], seen["facing"], seen["zone"]) == (None, None, None)
        assert seen["ambush"]
    own = battle.seen("t34-1", battle.seat("t34-1"))
    assert (own["place"], own["facing"], own["zone"]) == ("0505", "0405", 3)


@rule("tanks:10.5.1a")
@pytest.mark.parametrize(
    "order", ["fire t34-1", "suppress t34-1", "attack t34-1", "move-fire t34-1 0507*"]
)
def test_no_order_can_name_a_unit_in_ambush(order: str) -> None:
    battle = woods("pz3g 0506")
    assert battle.allowed(f"pz3g-1 {order}")
    refusal = battle.hide("t34-1", "0405", 3).refused(f"pz3g-1 {order}")
    assert (refusal.id, refusal.rule) == ("target-in-ambush", "tanks:10.5.1a")


@rule("tanks:10.5.1a")
def test_a_unit_in_ambush_stays_in_the_game() -> None:
    battle = Battle("t34 0505", "pz3g 0909", terrain={"0505": "sparse-woods"})
    battle.turn(AMBUSH).turn(AMBUSH).turn()
    assert battle.over is None
    assert battle.strength("t34-1") == 3


@rule("tanks:10.5.1b")
def test_a_unit_stays_in_ambush_without_further_orders() -> None:
    battle = woods().turn(AMBUSH).turn(AMBUSH)
    for _ in range(3):
        battle.turn()
        assert battle.in_ambush("t34-1")
        assert (battle.facing("t34-1"), battle.zone("t34-1")) == ("0506", 3)


@rule("tanks:10.5.1b", "tanks:10.5.3a")
@pytest.mark.parametrize(("order", "at"), [("wait", "0505"), ("march 0504", "0504")])
def test_another_order_ends_the_ambush(order: str, at: str) -> None:
    battle = woods().hide("t34-1", "0506", 3).turn(f"t34-1 {order}")
    assert not battle.in_ambush("t34-1")
    assert battle.seen("t34-1", None)["place"] == at
    assert battle.facing("t34-1") is None


@rule("tanks:10.5.1c", "tanks:4.3a")
def test_until_the_special_orders_of_the_second_turn_it_can_be_shot_at() -> None:
    battle = woods("pz3g 0507").turn(AMBUSH)
    battle.dice(*shot(5, 6), *PASSED).turn(AMBUSH, "pz3g-1 fire t34-1")
    assert [(e.unit, e.stopped, e.damage) for e in battle.told(HitsTaken)] == [("t34-1", 4, 1)]
    assert battle.in_ambush("t34-1")


@rule("tanks:10.5.1c")
def test_in_the_second_turn_it_lurks_before_the_movement_step() -> None:
    battle = woods("pz3g 0508").turn(AMBUSH, "pz3g-1 wait").dice(*shot(0, OF_T34))
    battle.turn(AMBUSH, "pz3g-1 march 0507")
    assert [(e.unit, e.distance) for e in battle.told(ShotFired)] == [("t34-1", 3)]


@rule("tanks:10.5.1c", "tanks:5.3b")
def test_who_is_suppressed_in_the_second_turn_sets_no_ambush() -> None:
    battle = woods("pz3g 0507").turn(AMBUSH).dice(*shot(0, 9), *FAILED)
    battle.turn(AMBUSH, "pz3g-1 suppress t34-1")
    assert not battle.in_ambush("t34-1")
    assert battle.seen("t34-1", battle.seat("pz3g-1"))["place"] == "0505"


@rule("tanks:10.5.1c", "tanks:4.2e")
def test_the_marks_of_an_ambush_broken_off_still_count() -> None:
    battle = woods().turn(AMBUSH).turn("t34-1 wait")
    assert not battle.in_ambush("t34-1")
    assert battle.turn(AMBUSH).in_ambush("t34-1")


@rule("tanks:4.2e", "tanks:10.5c")
def test_the_marks_of_an_ambush_count_only_on_its_hex() -> None:
    """The order names the hex: elsewhere it is another one."""
    battle = Battle("t34 0505", "pz3g 0914", terrain={"0505": "village", "0506": "village"})
    battle.turn(AMBUSH).turn("t34-1 march 0506")
    assert not battle.turn("t34-1 ambush 0507 3").in_ambush("t34-1")
    assert battle.turn("t34-1 ambush 0507 3").in_ambush("t34-1")


@rule("tanks:10.5.2a", "tanks:10.6a", "tanks:10.6b")
def test_a_unit_in_ambush_turns_its_sector_and_stays_hidden() -> None:
    battle = woods("pz3g 0909").hide("t34-1", "0506", 3).turn("t34-1 turn 0604")
    assert battle.in_ambush("t34-1")
    assert (battle.facing("t34-1"), battle.zone("t34-1")) == ("0604", 3)
    enemy = battle.seat("pz3g-1")
    assert battle.seen("t34-1", enemy)["place"] is None
    heard = [type(e).__name__ for e in battle.events if not e.audience or enemy in e.audience]
    assert not {"AmbushChanged", "TurnOrdered", "StepBegins"} & {*heard}
    assert "AmbushChanged" in battle.log()


@rule("tanks:10.6b", "tanks:10.5.1a")
def test_the_enemy_has_read_the_ambush_order_but_none_that_follows() -> None:
    battle = woods("pz3g 0909").turn(AMBUSH).turn(AMBUSH)
    own, enemy = battle.seat("t34-1"), battle.seat("pz3g-1")
    read = {"kind": "ambush", "facing": "e", "zone": 3}
    assert [battle.seen("t34-1", seat)["order"] for seat in (own, enemy, None)] == [read] * 3
    battle.turn("t34-1 turn 0604")
    assert battle.seen("t34-1", own)["order"] == {"kind": "turn", "facing": "sw"}
    assert [battle.seen("t34-1", seat)["order"] for seat in (enemy, None)] == [None, None]


@rule("tanks:10.6a")
def test_the_turned_sector_is_the_one_that_fires() -> None:
    battle = woods("pz3g 0507", "pz3g 0503").hide("t34-1", "0506", 3).dice(*shot(0, OF_T34))
    battle.turn("t34-1 turn 0504", "pz3g-1 march 0508", "pz3g-2 march 0502")
    assert [e.target for e in battle.told(ShotFired)] == ["pz3g-2"]


@rule("tanks:10.6a")
def test_the_sector_turns_to_another_neighbour_hex() -> None:
    battle = woods().hide("t34-1", "0506", 3)
    assert sorted(battle.offered("t34-1", "turn")) == [
        "turn 0404", "turn 0405", "turn 0504", "turn 0604", "turn 0605",
    ]  # fmt: skip
    astray = battle.refused("t34-1 turn 0507")
    assert (astray.id, astray.rule) == ("cannot-face-there", "tanks:8.1c")


@rule("tanks:10.6a", "tanks:10.5d")
def test_who_has_no_sector_cannot_turn_it() -> None:
    battle = woods()
    refusal = battle.refused("t34-1 turn 0504")
    assert (refusal.id, refusal.rule) == ("no-sector", "tanks:10.6a")
    assert battle.hide("t34-1", "0505", 0).refused("t34-1 turn 0504").id == "no-sector"


@rule("tanks:10.5.2b", "tanks:10.5.2c")
@pytest.mark.parametrize(("zone", "fires"), [(1, False), (2, True)])
def test_a_new_zone_is_good_in_the_movement_step_of_the_same_turn(zone: int, fires: bool) -> None:
    battle = woods("pz3g 0507").hide("t34-1", "0506", 3 - zone)
    if fires:
        battle.dice(*shot(0, OF_T34))
    battle.turn(f"t34-1 ambush 0506 {zone}", "pz3g-1 march 0508")
    assert bool(battle.told(ShotFired)) is fires
    if not fires:
        assert battle.in_ambush("t34-1")
        assert (battle.facing("t34-1"), battle.zone("t34-1")) == ("0506", 1)


@rule("tanks:10.5.2b")
def test_a_new_zone_keeps_the_unit_hidden() -> None:
    battle = woods("pz3g 0909").hide("t34-1", "0506", 2).turn("t34-1 ambush 0506 1")
    assert battle.in_ambush("t34-1")
    assert (battle.facing("t34-1"), battle.zone("t34-1")) == ("0506", 1)
    assert battle.seen("t34-1", battle.seat("pz3g-1"))["place"] is None
    same = battle.refused("t34-1 ambush 0506 1")
    assert (same.id, same.rule) == ("nothing-to-change", "tanks:10.5.2b")
    both = battle.refused("t34-1 ambush 0504 2")
    assert (both.id, both.rule) == ("zone-or-sector", "tanks:10.5.2a")


@rule("tanks:10.5.2b", "tanks:10.5d")
@pytest.mark.parametrize("faced", ["0506", "0604"])
def test_a_zone_of_its_own_hex_becomes_another_with_any_sector_and_back(faced: str) -> None:
    battle = woods("pz3g 0909").hide("t34-1", "0505", 0).turn(f"t34-1 ambush {faced} 2")
    assert battle.in_ambush("t34-1")
    assert (battle.facing("t34-1"), battle.zone("t34-1")) == (faced, 2)
    battle.turn("t34-1 ambush 0505 0")
    assert battle.in_ambush("t34-1")
    assert (battle.facing("t34-1"), battle.zone("t34-1")) == (None, 0)
