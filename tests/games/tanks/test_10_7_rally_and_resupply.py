"""10.7 Rally and 10.8 Resupply."""

from __future__ import annotations

import pytest

from stavka.games.tanks.events import AmmunitionTaken, RallyFailed, ResupplyBegins, UnitsMerged
from stavka.testing import rule
from tests.games.tanks.field import BOTH_SIDES, Battle, Sides
from tests.games.tanks.rolls import FAILED, shot

pytestmark = BOTH_SIDES


def pair(one: int, other: int, *units: str) -> Battle:
    """Two platoons of T-34 on one hex, with so many tanks."""
    battle = Battle("t34 0505", "t34 0505", *units)
    return battle.weaken("t34-1", one).weaken("t34-2", other)


@rule("tanks:10.7a", "tanks:10.7e")
def test_incomplete_units_with_the_same_card_become_one() -> None:
    battle = pair(1, 2).turn("t34-1 rally t34-1", "t34-2 rally t34-1")
    (merged,) = battle.told(UnitsMerged)
    assert {merged.unit, merged.other} == {"t34-1", "t34-2"}
    assert battle.at(merged.other) == "merged"
    assert (battle.at(merged.unit), battle.strength(merged.unit)) == ("0505", 3)


@rule("tanks:10.7e")
@pytest.mark.parametrize("card", ["t34-1", "t34-2"])
def test_the_players_say_whose_card_stays(card: str) -> None:
    battle = pair(1, 2).load("t34-1", 4).load("t34-2", 6)
    assert battle.offered("t34-1", "rally") == ["rally t34-1", "rally t34-2"]
    assert battle.offered("t34-2", "rally") == ["rally t34-1", "rally t34-2"]
    battle.turn(f"t34-1 rally {card}", f"t34-2 rally {card}")
    gone = {"t34-1": "t34-2", "t34-2": "t34-1"}[card]
    assert [(e.unit, e.other, e.strength) for e in battle.told(UnitsMerged)] == [(card, gone, 3)]
    assert (battle.at(card), battle.strength(card), battle.ammo(card)) == ("0505", 3, 6)
    assert (battle.at(gone), battle.strength(gone)) == ("merged", 0)
    assert battle.told(RallyFailed) == []


@rule("tanks:10.7b", "tanks:10.7e")
@pytest.mark.parametrize("cards", [("t34-1", "t34-2"), ("t34-2", "t34-1")])
def test_who_name_different_cards_do_not_merge(cards: tuple[str, str]) -> None:
    battle = pair(1, 2).note().turn(f"t34-1 rally {cards[0]}", f"t34-2 rally {cards[1]}")
    assert sorted(e.unit for e in battle.told(RallyFailed)) == ["t34-1", "t34-2"]
    assert battle.changes() == {}


@rule("tanks:10.7b", "tanks:10.7e")
def test_the_unit_whose_card_stays_must_have_the_order_itself() -> None:
    battle = Battle("t34 0505", "t34 0505", "t34 0505")
    for unit in ("t34-1", "t34-2", "t34-3"):
        battle.weaken(unit, 1)
    battle.note().turn("t34-1 rally t34-3", "t34-2 rally t34-3")
    assert [e.unit for e in battle.told(RallyFailed)] == ["t34-1", "t34-2"]
    assert battle.changes() == {}


@rule("tanks:10.7a", "tanks:10.7c")
def test_only_the_card_of_who_merges_may_stay() -> None:
    battle = Battle("t34 0505", "t34 0505", "t34g 0505", "t34 0506")
    for unit, tanks in (("t34-1", 1), ("t34-2", 1), ("t34g-1", 1), ("t34-3", 1)):
        battle.weaken(unit, tanks)
    elsewhere = battle.refused("t34-1 rally t34-3")
    assert (elsewhere.id, elsewhere.rule) == ("nobody-to-merge-with", "tanks:10.7b")
    other = battle.refused("t34-1 rally t34g-1")
    assert (other.id, other.rule) == ("not-to-be-merged", "tanks:10.7a")
    many = battle.weaken("t34-2", 3).refused("t34-1 rally t34-2")
    assert (many.id, many.rule) == ("too-many-for-one-unit", "tanks:10.7c")


@rule("tanks:10.7a")
def test_different_cards_do_not_merge() -> None:
    battle = Battle("t34 0505", "t34g 0505").weaken("t34-1", 1).weaken("t34g-1", 1)
    refusal = battle.refused("t34-1 rally t34-1")
    assert (refusal.id, refusal.rule) == ("not-to-be-merged", "tanks:10.7a")


@rule("tanks:10.7a", "tanks:10.7c")
def test_a_full_unit_does_not_merge() -> None:
    battle = pair(3, 1)
    refusal = battle.refused("t34-1 rally t34-1")
    assert (refusal.id, refusal.rule) == ("not-to-be-merged", "tanks:10.7a")
    assert not battle.allowed("t34-2 rally t34-1")


@rule("tanks:10.7b")
def test_all_who_merge_must_have_the_order() -> None:
    battle = pair(1, 2).note().turn("t34-1 rally t34-1")
    assert [e.unit for e in battle.told(RallyFailed)] == ["t34-1"]
    assert battle.told(UnitsMerged) == []
    assert battle.changes() == {}


@rule("tanks:10.7b")
def test_a_third_unit_without_the_order_stays_apart() -> None:
    battle = Battle("t34 0505", "t34 0505", "t34 0505")
    for unit in ("t34-1", "t34-2", "t34-3"):
        battle.weaken(unit, 1)
    battle.turn("t34-1 rally t34-1", "t34-3 rally t34-1")
    assert (battle.at("t34-2"), battle.strength("t34-2")) == ("0505", 1)
    assert sorted(battle.strength(u) for u in ("t34-1", "t34-3")) == [0, 2]


@rule("tanks:10.7b")
def test_units_on_different_hexes_do_not_merge() -> None:
    battle = pair(1, 2).put("t34-2", "0506")
    refusal = battle.refused("t34-1 rally t34-1")
    assert (refusal.id, refusal.rule) == ("nobody-to-merge-with", "tanks:10.7b")


@rule("tanks:10.7b", "tanks:5.3b")
def test_a_unit_suppressed_before_the_special_orders_does_not_merge() -> None:
    battle = pair(1, 2, "pz3g 0507").dice(*shot(0, 9), *FAILED)
    battle.turn("t34-1 rally t34-1", "t34-2 rally t34-1", "pz3g-1 suppress t34-2")
    assert (battle.strength("t34-1"), battle.strength("t34-2")) == (1, 2)
    assert [e.unit for e in battle.told(RallyFailed)] == ["t34-1"]


@rule("tanks:10.7c")
@pytest.mark.parametrize(("one", "other", "fits"), [(1, 1, True), (1, 2, True), (2, 2, False)])
def test_together_they_are_not_more_than_one_full_unit(one: int, other: int, fits: bool) -> None:
    battle = pair(one, other)
    assert battle.allowed("t34-1 rally t34-1") is fits
    if not fits:
        refusal = battle.refused("t34-1 rally t34-1")
        assert (refusal.id, refusal.rule) == ("too-many-for-one-unit", "tanks:10.7c")


@rule("tanks:10.7c")
def test_of_several_only_as_many_merge_as_make_a_full_unit() -> None:
    battle = Battle("t34 0505", "t34 0505", "t34 0505")
    battle.weaken("t34-1", 1).weaken("t34-2", 2).weaken("t34-3", 1)
    battle.turn("t34-1 rally t34-1", "t34-2 rally t34-1", "t34-3 rally t34-1")
    assert sorted(battle.strength(u) for u in ("t34-1", "t34-2", "t34-3")) == [0, 1, 3]


@rule("tanks:10.7a", "tanks:10.7d", "tanks:10.7f")
def test_three_single_tanks_make_a_full_unit() -> None:
    battle = Battle("t34 0505", "t34 0505", "t34 0505")
    for unit, ammo in (("t34-1", 4), ("t34-2", 2), ("t34-3", 7)):
        battle.weaken(unit, 1).load(unit, ammo)
    battle.turn("t34-1 rally t34-1", "t34-2 rally t34-1", "t34-3 rally t34-1")
    (left,) = [u for u in ("t34-1", "t34-2", "t34-3") if battle.at(u) == "0505"]
    assert (battle.strength(left), battle.ammo(left), battle.steadfastness(left)) == (3, 7, 9)


@rule("tanks:10.7d")
@pytest.mark.parametrize(("one", "other"), [(3, 5), (5, 3)])
def test_the_new_unit_has_the_ammunition_of_who_had_most(one: int, other: int) -> None:
    battle = pair(1, 1).load("t34-1", one).load("t34-2", other)
    battle.turn("t34-1 rally t34-1", "t34-2 rally t34-1")
    (merged,) = battle.told(UnitsMerged)
    assert battle.ammo(merged.unit) == 5


@rule("tanks:10.7e")
def test_one_unit_remains_to_be_commanded() -> None:
    battle = pair(1, 2).turn("t34-1 rally t34-1", "t34-2 rally t34-1")
    (merged,) = battle.told(UnitsMerged)
    assert battle.allowed(f"{merged.unit} march 0506")
    gone = battle.why_not(f"unit {merged.other}", battle.seat(merged.unit))
    assert (gone.id, gone.rule) == ("no-such-unit", "tanks:3.0a")


@rule("tanks:10.7f", "tanks:3.4a")
@pytest.mark.parametrize(("one", "other", "steadfastness"), [(1, 1, 7), (1, 2, 9)])
def test_steadfastness_follows_the_new_strength(one: int, other: int, steadfastness: int) -> None:
    battle = pair(one, other)
    assert battle.steadfastness("t34-1") == 5
    battle.turn("t34-1 rally t34-1", "t34-2 rally t34-1")
    (merged,) = battle.told(UnitsMerged)
    assert battle.steadfastness(merged.unit) == steadfastness


# 10.8 Resupply


def depot(unit: str, has: int, holds: int = 12, **figures: object) -> Battle:
    """A unit with so much ammunition at its depot on 0505."""
    named = {f"units.{unit}.{name}": value for name, value in figures.items()}
    battle = Battle(f"{unit} 0505", depots=[f"{Sides.other('soviet')} 0505 {holds}"], figures=named)
    return battle.load(f"{unit}-1", has)


@rule("tanks:10.8a")
def test_resupply_needs_the_hex_of_the_depot() -> None:
    battle = depot("t26", 5)
    assert battle.allowed("t26-1 resupply 1")
    refusal = battle.put("t26-1", "0506").refused("t26-1 resupply 1")
    assert (refusal.id, refusal.rule) == ("not-at-a-depot", "tanks:10.8a")


@rule("tanks:10.8a")
@pytest.mark.parametrize("turns", [1, 2, 3])
def test_resupply_takes_the_turns_on_the_card(turns: int) -> None:
    battle = depot("t26", 5, resupply_turns=turns)
    for left in range(turns - 1, 0, -1):
        battle.note().turn("t26-1 resupply 3")
        assert battle.changes() == {"t26-1.resupply_turns": turns - left}
        assert [e.turns for e in battle.told(ResupplyBegins)] == [left]
    battle.turn("t26-1 resupply 3")
    assert (battle.ammo("t26-1"), battle.depot()) == (8, 9)


@rule("tanks:10.8a", "tanks:4.2e")
def test_the_marks_of_a_resupply_broken_off_still_count() -> None:
    battle = depot("t34", 5).turn("t34-1 resupply 3").turn("t34-1 wait")
    assert battle.ammo("t34-1") == 5
    assert battle.turn("t34-1 resupply 3").ammo("t34-1") == 8


@rule("tanks:10.8b", "tanks:12.2b")
@pytest.mark.parametrize("amount", [1, 2, 5])
def test_any_part_of_the_load_may_be_taken(amount: int) -> None:
    battle = depot("t26", 5).note().turn(f"t26-1 resupply {amount}")
    assert battle.ammo("t26-1") == 5 + amount
    assert battle.depot() == 12 - amount


@rule("tanks:10.8c", "tanks:12.2b")
def test_nobody_holds_more_than_the_card_allows() -> None:
    battle = depot("t26", 5, ammo=6)
    assert battle.allowed("t26-1 resupply 1")
    refusal = battle.refused("t26-1 resupply 2")
    assert (refusal.id, refusal.rule) == ("no-room-for-it", "tanks:10.8c")
    full = battle.load("t26-1", 6).refused("t26-1 resupply 1")
    assert (full.id, full.rule) == ("no-room-for-it", "tanks:10.8c")


@rule("tanks:10.8d", "tanks:12.2a", "tanks:3.8b")
def test_what_a_unit_takes_the_depot_loses() -> None:
    battle = depot("t26", 5, 10).note().turn("t26-1 resupply 2")
    assert [(e.unit, e.count, e.left) for e in battle.told(AmmunitionTaken)] == [("t26-1", 2, 8)]
    assert battle.changes() == {
        "t26-1.ammo": 7,
        "depots": [{"side": battle.seat("t26-1"), "place": "0505", "ammo": 8}],
    }
