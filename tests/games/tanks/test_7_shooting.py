"""7 The shooting test: from the line of sight to the damage."""

from __future__ import annotations

import pytest

from stavka.games.tanks.events import HitsTaken, ShotFired, SteadfastnessTested
from stavka.testing import rule
from tests.games.tanks.field import Battle
from tests.games.tanks.rolls import PASSED, shot

WOODS = {"0505": "sparse-woods"}


def taken(battle: Battle) -> list[tuple[str, int, int, int]]:
    """Who was hit, how often, how many hits protection stopped, and the damage."""
    return [(e.unit, e.hits, e.stopped, e.damage) for e in battle.told(HitsTaken)]


@rule("tanks:7.1a")
def test_a_shot_goes_from_distance_and_type_over_dice_and_accuracy_to_protection_and_damage() -> (
    None
):
    battle = Battle("t34 0505", "pz2 0508", terrain={"0508": "sparse-woods"})
    battle.dice(1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 6, 3, 2).turn("t34-1 fire pz2-1")
    (fired,), (hit,), (test,) = (
        battle.told(kind) for kind in (ShotFired, HitsTaken, SteadfastnessTested)
    )
    assert isinstance(fired, ShotFired)
    assert (fired.unit, fired.target, fired.distance, fired.accuracy) == ("t34-1", "pz2-1", 3, 1)
    assert (fired.dice, fired.hits) == ((1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 6), 5)
    assert taken(battle) == [("pz2-1", 5, 3, 2)]
    log = battle.log()
    assert log.index("ShotFired") < log.index("HitsTaken") < log.index("SteadfastnessTested")
    assert (battle.strength("pz2-1"), battle.steadfastness("pz2-1")) == (1, 5)
    assert battle.events.index(fired) < battle.events.index(hit) < battle.events.index(test)


@rule("tanks:7.1a")
def test_without_sight_or_range_there_is_no_shot() -> None:
    battle = Battle("t34 0505", "pz2 0507", "pz2 0605", "pz2 0512", terrain={"0506": "bushes"})
    assert battle.refused("t34-1 fire pz2-1").id == "not-in-sight"
    assert battle.allowed("t34-1 fire pz2-2")
    assert battle.refused("t34-1 fire pz2-3").id == "not-in-sight"
    battle.put("pz2-3", "1005")
    assert battle.refused("t34-1 fire pz2-3").id == "out-of-range"


@rule("tanks:7.1b")
@pytest.mark.parametrize(
    ("target", "counts"), [("pz2", (11, 10, 9)), ("pz3g", (10, 9, 8)), ("tig", (8, 7, 6))]
)
def test_the_number_of_dice_by_type_and_strength(target: str, counts: tuple[int, ...]) -> None:
    for tanks, count in zip((3, 2, 1), counts, strict=True):
        battle = Battle("t34 0505", f"{target} 0507").weaken("t34-1", tanks)
        battle.dice(*shot(0, count)).turn(f"t34-1 fire {target}-1")
        assert [len(e.dice) for e in battle.told(ShotFired)] == [count]


@rule("tanks:7.1c")
@pytest.mark.parametrize(("hex", "hits"), [("0506", 3), ("0507", 2), ("0508", 1)])
def test_dice_above_the_accuracy_of_the_distance_are_dropped(hex: str, hits: int) -> None:
    """A Pz.Kpfw.II shoots with 3, 2 and 1."""
    battle = Battle(f"t34 {hex}", "pz2 0505").dice(1, 2, 3, 4).turn("pz2-1 fire t34-1")
    assert [e.hits for e in battle.told(ShotFired)] == [hits]


@rule("tanks:7.2a")
@pytest.mark.parametrize(
    ("terrain", "hits", "stopped"),
    [("plain", 2, 2), ("plain", 3, 3), ("plain", 4, 3), ("sparse-woods", 4, 4), ("village", 5, 4)],
)
def test_hits_up_to_the_protection_with_its_bonuses_are_removed(
    terrain: str, hits: int, stopped: int
) -> None:
    battle = Battle("t34 0505", "pz3g 0507", terrain={"0505": terrain})
    damage = hits - stopped
    battle.dice(*shot(hits, 6), *PASSED * damage).turn("pz3g-1 fire t34-1")
    assert taken(battle) == [("t34-1", hits, stopped, damage)]
    assert battle.strength("t34-1") == 3 - damage


@rule("tanks:7.2a")
def test_a_shot_without_hits_changes_nothing(duel: Battle) -> None:
    duel.note().dice(*shot(0, 6)).turn("pz3g-1 fire t34-1")
    assert (taken(duel), duel.changes()) == ([], {"pz3g-1.ammo": 9})


@rule("tanks:7.2b")
def test_hits_of_several_shooters_are_added_before_protection_counts() -> None:
    battle = Battle("t34 0505", "pz3g 0507", "pz3g 0506", terrain=WOODS)
    battle.dice(*shot(2, 6), *shot(3, 6), *PASSED)
    battle.turn("pz3g-1 fire t34-1", "pz3g-2 fire t34-1")
    assert taken(battle) == [("t34-1", 5, 4, 1)]


@rule("tanks:7.2b")
def test_hits_on_different_targets_are_not_added() -> None:
    battle = Battle("t34 0505", "t34 0504", "pz3g 0506", "pz3g 0507")
    battle.dice(*shot(3, 6), *shot(2, 6)).turn("pz3g-1 fire t34-1", "pz3g-2 fire t34-2")
    assert taken(battle) == [("t34-1", 3, 3, 0), ("t34-2", 2, 2, 0)]


@rule("tanks:7.2c")
def test_hits_of_different_orders_count_together() -> None:
    battle = Battle("t34 0505", "pz3g 0507", "pz3g 0506", terrain=WOODS)
    battle.dice(*shot(3, 9), *PASSED, *shot(2, 6), *PASSED)
    battle.turn("pz3g-1 suppress t34-1", "pz3g-2 fire t34-1")
    assert taken(battle) == [("t34-1", 3, 3, 0), ("t34-1", 2, 1, 1)]
    assert battle.strength("t34-1") == 2


@rule("tanks:7.2c")
def test_hits_of_the_turn_before_count_no_more() -> None:
    battle = Battle("t34 0505", "pz3g 0507", terrain=WOODS)
    for _ in range(2):
        battle.dice(*shot(4, 6)).turn("pz3g-1 fire t34-1")
        assert taken(battle) == [("t34-1", 4, 4, 0)]


@rule("tanks:7.3a")
@pytest.mark.parametrize(("hits", "left"), [(2, 3), (3, 2), (4, 1), (5, 0), (9, 0)])
def test_each_damage_takes_one_tank(duel: Battle, hits: int, left: int) -> None:
    duel.dice(*shot(hits, 10), *PASSED * (left in (1, 2))).turn("t34-1 fire pz3g-1")
    assert duel.strength("pz3g-1") == left
    assert (duel.at("pz3g-1") == "destroyed") is (left == 0)
    assert duel.strength("t34-1") == 3
