"""3.5 Defence: what adds to it, how hits wear it away, when it is whole again."""

from __future__ import annotations

import pytest

from stavka.games.tanks.events import HitsTaken, SteadfastnessTested
from stavka.testing import rule
from tests.games.tanks.field import Battle
from tests.games.tanks.rolls import FAILED, PASSED, shot

WOODS = {"0505": "sparse-woods"}


def taken(battle: Battle) -> list[tuple[int, int, int]]:
    """Hits, how many of them protection stopped, damage: each time a unit was hit."""
    return [(e.hits, e.stopped, e.damage) for e in battle.told(HitsTaken)]


@rule("tanks:3.5a")
@pytest.mark.parametrize(
    ("terrain", "orders", "stopped"),
    [
        ("plain", [], 3),
        ("sparse-woods", [], 4),
        ("plain", ["t34-1 defend 0504 1"], 4),
        ("sparse-woods", ["t34-1 defend 0504 1"], 5),
        ("clearing", ["t34-1 defend 0504 1"], 6),
    ],
)
def test_the_own_value_and_all_bonuses_add_up(
    terrain: str, orders: list[str], stopped: int
) -> None:
    battle = Battle("t34 0505", "pz4g 0507", terrain={"0505": terrain}, ways=["0504-0505-0506"])
    battle.dice(*shot(stopped + 1, 11), *PASSED).turn("pz4g-1 fire t34-1", *orders)
    assert taken(battle) == [(stopped + 1, stopped, 1)]


@rule("tanks:3.5a")
@pytest.mark.parametrize("bonus", [0, 1, 2])
def test_the_bonus_of_an_order_is_that_of_the_card(bonus: int) -> None:
    figures = {"units.t34.defence_bonus": bonus}
    battle = Battle("t34 0505", "pz3g 0507", figures=figures)
    battle.dice(*shot(4 + bonus, 6), *PASSED).turn("pz3g-1 fire t34-1", "t34-1 defend 0504 1")
    assert taken(battle) == [(4 + bonus, 3 + bonus, 1)]


@rule("tanks:3.5b")
def test_a_bonus_may_be_negative() -> None:
    battle = Battle("t34 0505", "pz3g 0507", figures={"terrain.plain.protection": -1})
    assert (battle.protection("t34-1"), battle.protection("pz3g-1")) == (2, 1)
    battle.dice(*shot(3, 6), *PASSED).turn("pz3g-1 fire t34-1")
    assert taken(battle) == [(3, 2, 1)]


@rule("tanks:3.5b")
def test_protection_is_never_less_than_nothing() -> None:
    battle = Battle("t34 0505", "pz3g 0507", figures={"terrain.plain.protection": -9})
    assert battle.protection("t34-1") == 0
    battle.dice(*shot(1, 6), *PASSED).turn("pz3g-1 fire t34-1")
    assert taken(battle) == [(1, 0, 1)]


@rule("tanks:3.5c")
@pytest.mark.parametrize(("first", "left"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_each_hit_lowers_protection_by_one(first: int, left: int) -> None:
    battle = Battle("t34 0505", "pz3g 0507", "pz3g 0605")
    battle.dice(*shot(first, 9), *PASSED, *shot(left + 2, 6), *PASSED)
    battle.turn("pz3g-1 suppress t34-1", "pz3g-2 fire t34-1")
    assert taken(battle)[-1] == (left + 2, left, 2)


@rule("tanks:3.5d")
def test_hits_of_all_orders_of_a_turn_are_added() -> None:
    battle = Battle("t34 0505", "pz3g 0507", "pz3g 0605", "pz3g 0407")
    battle.dice(*shot(1, 9), *PASSED, *shot(2, 6), *shot(1, 3), *PASSED)
    battle.turn("pz3g-1 suppress t34-1", "pz3g-2 fire t34-1", "pz3g-3 move-fire t34-1 0406*")
    assert taken(battle) == [(1, 1, 0), (2, 2, 0), (1, 0, 1)]
    assert battle.strength("t34-1") == 2


@rule("tanks:3.5d")
def test_close_combat_counts_too() -> None:
    battle = Battle("t34 0505", "pz3g 0507", "pz3g 0506")
    battle.dice(*shot(3, 6), *shot(0, 10), *shot(2, 6), *PASSED)
    battle.turn("pz3g-1 fire t34-1", "pz3g-2 attack t34-1 0505")
    assert taken(battle) == [(3, 3, 0), (2, 0, 2)]


@rule("tanks:3.5e")
def test_at_protection_0_every_hit_is_a_damage(duel: Battle) -> None:
    duel.hit("t34-1", 3)
    assert duel.protection("t34-1") == 0
    duel.dice(*shot(2, 6), *PASSED).turn("pz3g-1 fire t34-1")
    assert taken(duel) == [(2, 0, 2)]
    assert duel.strength("t34-1") == 1


@rule("tanks:3.5e")
def test_at_protection_1_the_first_hit_is_none(duel: Battle) -> None:
    duel.hit("t34-1", 2).dice(*shot(2, 6), *PASSED).turn("pz3g-1 fire t34-1")
    assert taken(duel) == [(2, 1, 1)]


@rule("tanks:3.5f")
@pytest.mark.parametrize("hits", [2, 3, 5])
def test_with_the_next_turn_protection_is_whole_again(hits: int) -> None:
    battle = Battle("t34 0505", "pz3g 0507", terrain=WOODS)
    battle.dice(*shot(hits, 6), *PASSED * (hits > 4)).turn("pz3g-1 fire t34-1")
    assert (battle.p.turn, battle.protection("t34-1")) == (2, 4)
    assert battle.strength("t34-1") == (2 if hits > 4 else 3)


@rule("tanks:3.5f")
def test_the_bonus_of_an_order_ends_with_its_turn(duel: Battle) -> None:
    duel.turn("t34-1 defend 0504 1")
    assert (duel.p.turn, duel.protection("t34-1")) == (2, 3)


@rule("tanks:3.5h", "tanks:5.3f")
@pytest.mark.parametrize(("hits", "stopped"), [(1, 2), (2, 1), (3, 0), (4, 0)])
def test_hits_wear_the_own_value_before_the_cover(hits: int, stopped: int) -> None:
    """The cover goes with the failed test; what was worn of the own value does not come back."""
    battle = Battle("t34 0505", "pz3g 0507", "pz3g 0605", terrain=WOODS)
    battle.dice(*shot(hits, 9), *FAILED, *shot(4, 6))
    battle.turn("pz3g-1 suppress t34-1", "pz3g-2 fire t34-1")
    damage = min(3, 4 - stopped)
    assert taken(battle) == [(hits, hits, 0), (4, stopped, damage)]
    assert len(battle.told(SteadfastnessTested)) == 1


@rule("tanks:3.5h")
@pytest.mark.parametrize(("hits", "damage"), [(3, 0), (4, 0), (5, 1), (6, 2)])
def test_for_damage_only_the_total_matters(hits: int, damage: int) -> None:
    battle = Battle("t34 0505", "pz3g 0507", terrain=WOODS)
    battle.dice(*shot(hits, 6), *PASSED * (damage > 0)).turn("pz3g-1 fire t34-1")
    assert battle.strength("t34-1") == 3 - damage
