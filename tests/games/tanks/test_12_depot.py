"""12 The depot."""

from __future__ import annotations

import pytest

from stavka.games.tanks.events import AmmunitionTaken
from stavka.testing import rule
from tests.games.tanks.field import Battle


def depot(*units: str, holds: int = 10, ammo: int = 5) -> Battle:
    """Units at a Soviet depot on 0505, each with so much ammunition."""
    battle = Battle(*units, depots=[f"soviet 0505 {holds}"])
    for unit in battle.p.ids:
        battle.load(unit, ammo)
    return battle


@rule("tanks:12.1a")
def test_a_depot_does_not_block_sight() -> None:
    battle = Battle("t34 0504", "pz3g 0506", depots=["soviet 0505 10"])
    assert battle.sees("0504", "0506")
    assert battle.allowed("pz3g-1 fire t34-1")


@rule("tanks:12.1b")
@pytest.mark.parametrize("seat", ["soviet", "german", None])
def test_everybody_sees_a_depot_and_what_it_holds(seat: str | None) -> None:
    battle = depot("t26 0505", holds=7)
    board = battle.match.view(seat)["board"]
    assert board["depots"] == [{"side": "soviet", "place": "0505", "ammo": 7}]
    battle.turn("t26-1 resupply 3")
    board = battle.match.view(seat)["board"]
    assert board["depots"] == [{"side": "soviet", "place": "0505", "ammo": 4}]


@rule("tanks:12.1c")
def test_the_enemy_gets_nothing_from_a_depot() -> None:
    battle = depot("p38 0505")
    refusal = battle.refused("p38-1 resupply 1")
    assert (refusal.id, refusal.rule) == ("depot-of-the-enemy", "tanks:12.1c")
    assert battle.offered("p38-1", "resupply") == []


@rule("tanks:12.1c")
def test_a_depot_cannot_be_captured() -> None:
    battle = depot("t26 0504", "p38 0506").turn("p38-1 march 0505").turn()
    assert battle.at("p38-1") == "0505"
    battle.turn("p38-1 march 0506").turn("t26-1 march 0505").turn("t26-1 resupply 2")
    assert (battle.ammo("t26-1"), battle.depot()) == (7, 8)


@rule("tanks:12.1c")
def test_each_army_has_its_own_depot() -> None:
    battle = Battle("t26 0505", "p38 0507", depots=["soviet 0505 10", "german 0507 9"])
    battle.load("t26-1", 5).load("p38-1", 5).turn("t26-1 resupply 1", "p38-1 resupply 3")
    assert (battle.ammo("t26-1"), battle.depot(0)) == (6, 9)
    assert (battle.ammo("p38-1"), battle.depot(1)) == (8, 6)


@rule("tanks:12.2a")
def test_marks_are_erased_on_the_unit_and_crossed_out_on_the_depot_alike() -> None:
    battle = depot("t26 0505").turn("t26-1 resupply 2")
    assert (battle.ammo("t26-1"), battle.depot()) == (7, 8)


@rule("tanks:12.2a")
def test_a_depot_gives_no_more_than_it_holds() -> None:
    battle = depot("t26 0505", holds=2)
    assert battle.refused("t26-1 resupply 3").id == "no-room-for-it"
    battle.turn("t26-1 resupply 2")
    assert (battle.ammo("t26-1"), battle.depot()) == (7, 0)
    refusal = battle.refused("t26-1 resupply 1")
    assert (refusal.id, refusal.rule) == ("depot-empty", "tanks:12.2a")


@rule("tanks:12.2b")
@pytest.mark.parametrize(("has", "most"), [(4, 6), (8, 2), (9, 1)])
def test_a_unit_is_filled_up_to_its_card_at_most(has: int, most: int) -> None:
    battle = depot("t26 0505", ammo=has)
    assert battle.allowed("t26-1 resupply 1")
    assert battle.refused(f"t26-1 resupply {most + 1}").rule == "tanks:10.8c"
    assert battle.turn(f"t26-1 resupply {most}").ammo("t26-1") == 10


@rule("tanks:12.2c")
def test_several_units_are_served_at_the_same_time() -> None:
    battle = depot("t26 0505", "t26 0505", "bt5 0505")
    battle.turn("t26-1 resupply 2", "t26-2 resupply 3", "bt5-1 resupply 4")
    assert [battle.ammo(u) for u in ("t26-1", "t26-2", "bt5-1")] == [7, 8, 9]
    assert battle.depot() == 1


@rule("tanks:12.2d")
@pytest.mark.parametrize(("first", "second"), [(2, 1), (1, 2)])
def test_if_there_is_too_little_the_owner_divides_it(first: int, second: int) -> None:
    battle = depot("t26 0505", "t26 0505", holds=3)
    battle.turn("t26-1 resupply 2", "t26-2 resupply 2")
    assert battle.match.waiting == ("soviet",)
    assert sorted(battle.offered()) == ["take 1", "take 2"]
    more = battle.why_not("take 3")
    assert (more.id, more.rule) == ("cannot-take-so-much", "tanks:12.2d")
    battle.play(f"take {first}")
    assert (battle.ammo("t26-1"), battle.ammo("t26-2")) == (5 + first, 5 + second)
    assert battle.depot() == 0
    assert [e.count for e in battle.told(AmmunitionTaken)] == [first, second]


@rule("tanks:12.2d")
def test_three_divide_what_there_is() -> None:
    battle = depot("t26 0505", "t26 0505", "bt5 0505", holds=4)
    battle.turn("t26-1 resupply 3", "t26-2 resupply 3", "bt5-1 resupply 3")
    battle.play("take 1")
    assert sorted(battle.offered()) == ["take 0", "take 1", "take 2", "take 3"]
    battle.play("take 2")
    assert [battle.ammo(u) for u in ("t26-1", "t26-2", "bt5-1")] == [6, 7, 6]
    assert battle.depot() == 0


@rule("tanks:12.2d")
def test_if_there_is_enough_nobody_is_asked() -> None:
    battle = depot("t26 0505", "t26 0505", holds=4).turn("t26-1 resupply 2", "t26-2 resupply 2")
    assert battle.p.turn == 2
    assert battle.depot() == 0
