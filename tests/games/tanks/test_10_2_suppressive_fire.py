"""10.2 Suppressive fire."""

from __future__ import annotations

import pytest

from stavka.games.tanks.events import (
    HitsTaken,
    ShotFired,
    SteadfastnessTested,
    UnitDestroyed,
    UnitMoved,
)
from stavka.testing import rule
from tests.games.tanks.field import Battle
from tests.games.tanks.rolls import FAILED, PASSED, shot

OF_PZ3G, OF_T34 = 9, 15  # dice of a full platoon against medium tanks, half more than 6 and 10


@rule("tanks:10.2a")
def test_suppressive_fire_costs_three_ammunition(duel: Battle) -> None:
    duel.note().dice(*shot(0, OF_PZ3G), *PASSED).turn("pz3g-1 suppress t34-1")
    assert duel.changes() == {"pz3g-1.ammo": 7}
    assert [(e.unit, e.target) for e in duel.told(ShotFired)] == [("pz3g-1", "t34-1")]


@rule("tanks:10.2a")
def test_it_needs_three_ammunition(duel: Battle) -> None:
    assert duel.load("pz3g-1", 3).allowed("pz3g-1 suppress t34-1")
    refusal = duel.load("pz3g-1", 2).refused("pz3g-1 suppress t34-1")
    assert (refusal.id, refusal.rule) == ("too-little-ammunition", "tanks:10.2a")
    refusal = duel.load("pz3g-1", 0).refused("pz3g-1 suppress t34-1")
    assert (refusal.id, refusal.rule) == ("no-ammunition", "tanks:10.2a")


@rule("tanks:10.2a")
def test_it_names_one_enemy_unit() -> None:
    battle = Battle("t34 0505", "t26 0506", "pz3g 0507")
    assert battle.offered("pz3g-1", "suppress") == ["suppress t34-1", "suppress t26-1"]
    friend = battle.refused("t34-1 suppress t26-1")
    assert (friend.id, friend.rule) == ("not-an-enemy", "tanks:10.3a")
    battle.note().dice(*shot(0, 14), *PASSED).turn("pz3g-1 suppress t26-1")
    assert [e.unit for e in battle.told(SteadfastnessTested)] == ["t26-1"]
    assert battle.changes() == {"pz3g-1.ammo": 7}


@rule("tanks:10.2b")
@pytest.mark.parametrize(("at", "near"), [("0508", True), ("0509", True), ("0510", False)])
def test_it_may_be_ordered_only_in_range(at: str, near: bool) -> None:
    battle = Battle("t34 0505", f"pz3g {at}")
    assert battle.allowed("pz3g-1 suppress t34-1") is near
    if not near:
        refusal = battle.refused("pz3g-1 suppress t34-1")
        assert (refusal.id, refusal.rule) == ("out-of-range", "tanks:10.2b")


@rule("tanks:10.2b")
def test_it_may_be_ordered_only_in_line_of_sight() -> None:
    battle = Battle("t34 0505", "pz3g 0507", terrain={"0506": "bushes"})
    refusal = battle.refused("pz3g-1 suppress t34-1")
    assert (refusal.id, refusal.rule) == ("not-in-sight", "tanks:10.2b")


@rule("tanks:10.2c")
@pytest.mark.parametrize(("plain", "dice"), [(5, 8), (6, 9), (1, 2), (7, 11)])
def test_half_of_the_intensity_is_added_rounded_up(plain: int, dice: int) -> None:
    figures = {"units.pz3g.medium": [plain] * 3, "units.pz3g.light": [12] * 3}
    battle = Battle("t34 0505", "pz3g 0507", figures=figures)
    battle.dice(*shot(0, dice), *PASSED).turn("pz3g-1 suppress t34-1")
    assert [len(e.dice) for e in battle.told(ShotFired)] == [dice]


@rule("tanks:10.2c")
@pytest.mark.parametrize(("tanks", "dice"), [(3, 9), (2, 8), (1, 6)])
def test_the_intensity_is_that_of_present_strength(duel: Battle, tanks: int, dice: int) -> None:
    duel.weaken("pz3g-1", tanks).dice(*shot(0, dice), *PASSED).turn("pz3g-1 suppress t34-1")
    assert [len(e.dice) for e in duel.told(ShotFired)] == [dice]


@rule("tanks:10.2d", "tanks:5.1a")
@pytest.mark.parametrize("hits", [0, 3])
@pytest.mark.parametrize(("thrown", "passed"), [(PASSED, True), (FAILED, False)])
def test_the_target_tests_even_without_damage(
    duel: Battle, hits: int, thrown: tuple[int, int], passed: bool
) -> None:
    duel.dice(*shot(hits, OF_PZ3G), *thrown).turn("pz3g-1 suppress t34-1")
    assert [(e.unit, e.passed) for e in duel.told(SteadfastnessTested)] == [("t34-1", passed)]
    assert duel.strength("t34-1") == 3
    assert duel.is_suppressed("t34-1") is not passed
    assert not duel.is_suppressed("pz3g-1")


@rule("tanks:10.2d", "tanks:5.1d")
def test_two_who_suppress_one_target_bring_one_test() -> None:
    battle = Battle("t34 0505", "pz3g 0507", "pz3g 0407").dice(*shot(0, 2 * OF_PZ3G), *PASSED)
    battle.turn("pz3g-1 suppress t34-1", "pz3g-2 suppress t34-1")
    assert [e.unit for e in battle.told(SteadfastnessTested)] == ["t34-1"]


@rule("tanks:10.2e", "tanks:5.3b")
@pytest.mark.parametrize(
    "order",
    ["fire pz3g-1", "march 0504", "attack pz3g-1 0506 0507", "move-fire pz3g-1 0504*"],
)
def test_a_target_that_fails_does_not_execute_its_order(duel: Battle, order: str) -> None:
    duel.dice(*shot(0, OF_PZ3G), *FAILED).turn("pz3g-1 suppress t34-1", f"t34-1 {order}")
    assert [e.unit for e in duel.told(ShotFired)] == ["pz3g-1"]
    assert duel.told(UnitMoved) == []
    assert (duel.at("t34-1"), duel.ammo("t34-1")) == ("0505", 10)


@rule("tanks:10.2e")
def test_a_target_that_fails_does_not_shoot_from_defence() -> None:
    battle = Battle("t34 0505", "pz3g 0507", "pz2 0508").dice(*shot(0, OF_PZ3G), *FAILED)
    battle.turn("t34-1 defend 0506 3", "pz3g-1 suppress t34-1", "pz2-1 march 0509")
    assert [e.unit for e in battle.told(ShotFired)] == ["pz3g-1"]


@rule("tanks:10.2e")
def test_a_target_that_passes_executes_its_order(duel: Battle) -> None:
    duel.dice(*shot(0, OF_PZ3G), *PASSED).turn("pz3g-1 suppress t34-1", "t34-1 march 0504")
    assert duel.at("t34-1") == "0504"


@rule("tanks:10.2e", "tanks:10.2f")
def test_a_target_that_fails_still_fires_to_suppress(duel: Battle) -> None:
    duel.dice(*shot(0, OF_T34), *shot(0, OF_PZ3G), *FAILED, *FAILED)
    duel.turn("pz3g-1 suppress t34-1", "t34-1 suppress pz3g-1")
    assert {e.unit for e in duel.told(ShotFired)} == {"t34-1", "pz3g-1"}
    assert (duel.is_suppressed("t34-1"), duel.is_suppressed("pz3g-1")) == (True, True)
    assert (duel.ammo("t34-1"), duel.ammo("pz3g-1")) == (7, 7)


@rule("tanks:10.2f", "tanks:1.1b")
def test_losses_are_taken_off_after_all_suppressive_fire(duel: Battle) -> None:
    duel.dice(*shot(5, OF_T34), *shot(6, OF_PZ3G))
    duel.turn("t34-1 suppress pz3g-1", "pz3g-1 suppress t34-1")
    assert [len(e.dice) for e in duel.told(ShotFired)] == [OF_T34, OF_PZ3G]
    assert (duel.at("t34-1"), duel.at("pz3g-1")) == ("destroyed", "destroyed")
    log = duel.log()
    assert log.index(UnitDestroyed.__name__) > max(
        n for n, kind in enumerate(log) if kind == ShotFired.__name__
    )


@rule("tanks:10.2f", "tanks:7.2b")
def test_hits_of_all_who_suppress_one_target_are_added() -> None:
    battle = Battle("t34 0505", "pz3g 0507", "pz3g 0407")
    battle.dice(*shot(2, OF_PZ3G), *shot(2, OF_PZ3G), *PASSED)
    battle.turn("pz3g-1 suppress t34-1", "pz3g-2 suppress t34-1")
    assert [(e.hits, e.stopped, e.damage) for e in battle.told(HitsTaken)] == [(4, 3, 1)]


@rule("tanks:10.2f", "tanks:4.3a")
def test_losses_of_suppressive_fire_count_for_the_fire_that_follows() -> None:
    battle = Battle("t34 0505", "pz3g 0507", "pz2 0407").dice(*shot(4, OF_PZ3G), *PASSED)
    battle.dice(*shot(0, 10)).turn("pz3g-1 suppress t34-1", "t34-1 fire pz2-1")
    assert [len(e.dice) for e in battle.told(ShotFired)] == [OF_PZ3G, 10]  # not 11: two tanks
