"""10.3 Fire."""

from __future__ import annotations

import pytest

from stavka.games.tanks.events import HitsTaken, ShotFired, ShotWasted, SteadfastnessTested
from stavka.testing import rule
from tests.games.tanks.field import Battle
from tests.games.tanks.rolls import FAILED, PASSED, shot

OF_PZ3G, OF_T34 = 6, 10  # dice of a full platoon against medium tanks


@rule("tanks:10.3a", "tanks:3.8a")
def test_fire_costs_one_ammunition(duel: Battle) -> None:
    duel.note().dice(*shot(0, OF_PZ3G)).turn("pz3g-1 fire t34-1")
    assert duel.changes() == {"pz3g-1.ammo": 9}
    assert duel.told(SteadfastnessTested) == []


@rule("tanks:10.3a")
def test_fire_needs_one_ammunition(duel: Battle) -> None:
    assert duel.load("pz3g-1", 1).allowed("pz3g-1 fire t34-1")
    refusal = duel.load("pz3g-1", 0).refused("pz3g-1 fire t34-1")
    assert (refusal.id, refusal.rule) == ("no-ammunition", "tanks:10.3a")


@rule("tanks:10.3a")
def test_fire_names_one_enemy_unit() -> None:
    battle = Battle("t34 0505", "t26 0506", "pz3g 0507")
    assert battle.offered("pz3g-1", "fire") == ["fire t34-1", "fire t26-1"]
    friend = battle.refused("t34-1 fire t26-1")
    assert (friend.id, friend.rule) == ("not-an-enemy", "tanks:10.3a")
    battle.dice(*shot(3, 9), *PASSED).turn("pz3g-1 fire t26-1")
    assert (battle.strength("t34-1"), battle.strength("t26-1")) == (3, 1)


@rule("tanks:10.3b")
@pytest.mark.parametrize(
    ("card", "at", "near"),
    [
        ("pz3g", "0509", True),
        ("pz3g", "0510", False),
        ("pz2", "0508", True),
        ("pz2", "0509", False),
    ],
)
def test_fire_may_be_ordered_only_in_range(card: str, at: str, near: bool) -> None:
    battle = Battle("t34 0505", f"{card} {at}")
    assert battle.allowed(f"{card}-1 fire t34-1") is near
    if not near:
        refusal = battle.refused(f"{card}-1 fire t34-1")
        assert (refusal.id, refusal.rule) == ("out-of-range", "tanks:10.3b")


@rule("tanks:10.3b")
def test_fire_may_be_ordered_only_in_line_of_sight() -> None:
    battle = Battle("t34 0505", "pz3g 0507", terrain={"0506": "village"})
    refusal = battle.refused("pz3g-1 fire t34-1")
    assert (refusal.id, refusal.rule) == ("not-in-sight", "tanks:10.3b")


@rule("tanks:10.3c", "tanks:1.1a")
def test_two_who_destroy_each_other_are_both_removed() -> None:
    battle = Battle("t34 0505", "t26 0101", "pz3g 0507", "p35 1014")
    battle.dice(*shot(5, OF_T34), *shot(6, OF_PZ3G))
    battle.turn("t34-1 fire pz3g-1", "pz3g-1 fire t34-1")
    assert (battle.at("t34-1"), battle.at("pz3g-1")) == ("destroyed", "destroyed")


@rule("tanks:10.3c")
def test_losses_do_not_weaken_the_fire_of_the_same_step(duel: Battle) -> None:
    duel.dice(*shot(4, OF_T34), *shot(0, OF_PZ3G), *FAILED)
    duel.turn("t34-1 fire pz3g-1", "pz3g-1 fire t34-1")
    assert [(e.unit, len(e.dice)) for e in duel.told(ShotFired)] == [
        ("t34-1", OF_T34),
        ("pz3g-1", OF_PZ3G),
    ]
    assert (duel.strength("pz3g-1"), duel.is_suppressed("pz3g-1")) == (1, True)


@rule("tanks:10.3c", "tanks:7.2b", "tanks:5.1d")
def test_hits_of_all_fire_at_one_target_are_added_before_its_protection() -> None:
    battle = Battle("t34 0505", "pz3g 0507", "pz3g 0407")
    battle.dice(*shot(2, OF_PZ3G), *shot(3, OF_PZ3G), *PASSED)
    battle.turn("pz3g-1 fire t34-1", "pz3g-2 fire t34-1")
    assert [(e.hits, e.stopped, e.damage) for e in battle.told(HitsTaken)] == [(5, 3, 2)]
    assert [e.unit for e in battle.told(SteadfastnessTested)] == ["t34-1"]


@rule("tanks:10.3c", "tanks:4.3a")
def test_fire_at_a_target_destroyed_by_suppressive_fire_is_wasted() -> None:
    battle = Battle("t34 0505", "t26 0101", "pz3g 0507", "pz3g 0407").dice(*shot(6, 9))
    battle.turn("pz3g-1 suppress t34-1", "pz3g-2 fire t34-1")
    assert [(e.unit, e.target) for e in battle.told(ShotWasted)] == [("pz3g-2", "t34-1")]
    assert (battle.ammo("pz3g-1"), battle.ammo("pz3g-2")) == (7, 9)


@rule("tanks:10.3d")
@pytest.mark.parametrize("verb", ["fire", "suppress"])
def test_nobody_fires_into_close_combat(verb: str) -> None:
    battle = Battle("t34 0505", "t26 0503", "pz3g 0507").put("pz3g-1", "0505")
    refusal = battle.refused(f"t26-1 {verb} pz3g-1")
    assert (refusal.id, refusal.rule) == ("target-in-close-combat", "tanks:10.3d")
    assert battle.put("pz3g-1", "0504").allowed(f"t26-1 {verb} pz3g-1")
