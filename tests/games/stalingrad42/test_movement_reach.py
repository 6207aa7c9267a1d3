"""Chapter 5: how far units move over the map, past rivers and enemies."""

from __future__ import annotations

from typing import Any

import pytest

from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.ground import MOVERS, Ground
from stavka.games.stalingrad42.map import RAIL, ROAD, Feature, Terrain
from stavka.games.stalingrad42.rules.movement import (
    EXTENDED,
    TACTICAL,
    Hindrance,
    Reach,
    reach,
    tactical,
)
from stavka.games.stalingrad42.rules.zones import Bonds, bonds, zone
from stavka.hexes import Bitset
from stavka.testing import rule
from tests.games.stalingrad42.ground import MAP, go, ground, of, plain, side
from tests.games.stalingrad42.theatre import Theatre

FOOT, MOUNTAIN, MECH, TANKS = MOVERS
LINES = ROAD | RAIL | Feature.RAIL_UNFINISHED


def against(enemies: Bitset = 0, friends: Bitset = 0, *, extended: bool = False) -> Hindrance:
    """What these enemies do to movement: all of them have zones and form bonds."""
    beside = zone(ground(), enemies)
    barred = bonds(ground(), enemies, friends)
    return Hindrance(enemies, beside, barred, friends, beside if extended else 0)


def only(*hexes: int, friends: Bitset = 0) -> Hindrance:
    """Nothing but these hexes can be entered."""
    return Hindrance(GRID.everywhere & ~of(*hexes), 0, Bonds(0, (0,) * 6), friends)


def moved(
    mover: str | list[str], start: int, points: float, way: Hindrance | None = None, **how: Any
) -> Reach:
    movers = [mover] if isinstance(mover, str) else mover
    return reach(ground(), movers, start, round(2 * points), way or against(), **how)


@rule("stalingrad42:5.1a")
def test_a_unit_spends_no_more_than_it_has() -> None:
    hex = plain()
    for points in (1, 2, 3):
        found = moved(FOOT, hex, points)
        assert of(*found.cost) == GRID.within(hex, points)
        assert all(cost == 2 * GRID.distance(hex, to) for to, cost in found.cost.items())


@rule("stalingrad42:5.1c")
def test_a_stack_pays_the_highest_cost() -> None:
    hex, direction = side(Feature.NONE, without=LINES | Feature.MINOR_RIVER, into=Terrain.WOODS)
    woods = go(hex, direction)
    assert moved(FOOT, hex, 1).cost.get(woods) == 2
    assert moved([FOOT, TANKS], hex, 2).cost[woods] == 4
    assert woods not in moved([FOOT, TANKS], hex, 1).cost


@rule("stalingrad42:5.1e")
def test_nobody_enters_a_hex_of_the_enemy() -> None:
    hex = plain()
    enemy = go(hex, 0, 0)
    assert enemy not in moved(TANKS, hex, 6, against(of(enemy))).cost


@rule("stalingrad42:5.2e", "stalingrad42:5.2f")
def test_road_and_open_ground_add_up_and_roads_lead_into_enemy_zones() -> None:
    hex, direction = side(Feature.SECONDARY_ROAD, without=Feature.MINOR_RIVER, into=Terrain.CLEAR)
    other = go(hex, direction)
    assert moved(TANKS, hex, 0.5).cost[other] == 1
    enemy = next(
        n for n in GRID.neighbours[other]
        if n >= 0 and MAP.land >> n & 1 and GRID.distance(n, hex) == 2
        and zone(ground(), of(n)) >> other & 1
    )  # fmt: skip
    assert moved(TANKS, hex, 0.5, against(of(enemy))).cost[other] == 1
    beside = [n for n in GRID.neighbours[other] if n >= 0 and n != hex and n != enemy]
    after = moved(TANKS, hex, 1.5).cost
    assert any(after.get(n) == 3 for n in beside)


@rule("stalingrad42:6.2a")
def test_who_enters_an_enemy_zone_stops() -> None:
    hex = plain()
    enemy = go(hex, 0, 0, 0)
    found = moved(TANKS, hex, 6, against(of(enemy)))
    beside = zone(ground(), of(enemy))
    assert go(hex, 0, 0) in found.cost
    assert all(not beside >> found.came[to] & 1 for to in found.came)
    way = only(hex, go(hex, 0), go(hex, 0, 0))._replace(zone=of(go(hex, 0)))
    assert moved(TANKS, hex, 6, way).cost == {hex: 0, go(hex, 0): 2}


@rule("stalingrad42:6.2b", "stalingrad42:6.2c", "stalingrad42:6.2d")
def test_leaving_an_enemy_zone_costs_two_points_more() -> None:
    hex = plain()
    enemy = go(hex, 0)
    found = moved(FOOT, hex, 3, against(of(enemy)))
    assert found.cost[go(hex, 3)] == 2 * (1 + 2)
    assert found.cost[go(hex, 1)] == 2 * (1 + 2)  # from one zone into another
    assert found.came.keys() == {go(hex, d) for d in (1, 2, 3, 4, 5)}
    assert moved(FOOT, hex, 2.5, against(of(enemy))).cost == {hex: 0}
    assert moved(FOOT, hex, 1, against(of(enemy)), slips=True).cost[go(hex, 3)] == 2


@rule("stalingrad42:7.2a")
def test_nobody_enters_a_bond_or_crosses_it() -> None:
    hex = plain()
    middle = go(hex, 0)
    by_hex = against(of(go(middle, 2), go(middle, 5)))
    assert by_hex.bonds.hexes == of(middle)
    assert middle not in moved(TANKS, hex, 6, by_hex).cost
    by_side = against(of(go(hex, 1), go(hex, 5)))
    found = moved(TANKS, hex, 6, by_side)
    assert found.came.get(middle) != hex
    assert middle not in tactical(ground(), [TANKS], hex, by_side).cost


@rule("stalingrad42:7.3c", "stalingrad42:7.3d")
def test_a_broken_bond_lets_the_next_unit_through() -> None:
    """A bond over a side holds B in its hex until A stands on the other side of it."""
    b = plain()
    other = go(b, 0)
    enemies = of(go(b, 1), go(b, 5))
    before, after = against(enemies), against(enemies, of(b, other))
    assert other not in tactical(ground(), [FOOT], b, before, hexes=1).cost
    assert other in tactical(ground(), [FOOT], b, after, hexes=1).cost


@rule("stalingrad42:5.3a")
@pytest.mark.parametrize(
    ("unit", "side", "points"),
    [("inf-75", "axis", 3), ("pz-24", "axis", 6), ("rd-62", "soviet", 3)],
)
def test_extended_movement_goes_three_points_further(unit: str, side: str, points: int) -> None:
    blau = Theatre(f"{unit} 2010").movement(side).play(f"move {unit}")
    assert blau.p.top(blau.unit(unit)).movement == points
    away: dict[str, set[int]] = {"to": set(), "extended": set()}
    for choice in blau.match.choices(side):
        if choice.verb in away:
            away[choice.verb].add(GRID.distance(GRID.at("2010"), GRID.at(choice.args[0])))
    assert away == {"to": {*range(1, points + 1)}, "extended": {*range(points + 1, points + 4)}}


@rule("stalingrad42:5.3b")
def test_extended_movement_shuns_the_enemy() -> None:
    hex = plain()
    enemy = go(hex, 0, 0, 0)
    found = moved(FOOT, hex, 1 + EXTENDED, against(of(enemy), extended=True))
    assert go(hex, 3, 3, 3, 3) in found.cost
    assert not of(*found.cost) & zone(ground(), of(enemy))


@rule("stalingrad42:5.3c")
def test_extended_movement_leaves_an_enemy_zone_at_once_or_not_at_all() -> None:
    hex = plain()
    enemy = go(hex, 0)
    found = moved(FOOT, hex, 3 + EXTENDED, against(of(enemy), extended=True))
    assert go(hex, 1) not in found.cost
    assert found.cost[go(hex, 3)] == 2 * (1 + 2)
    assert go(hex, 3, 3) in found.cost


@rule("stalingrad42:5.4a")
def test_tactical_movement_ignores_costs() -> None:
    assert TACTICAL == 2
    hex, direction = side(Feature.NONE, without=LINES | Feature.ALPINE, into=Terrain.MOUNTAIN)
    mountain = go(hex, direction)
    assert tactical(ground(), [FOOT], hex, against()).cost[mountain] == 1
    hex = plain()
    enemy = go(hex, 0)
    found = tactical(ground(), [FOOT], hex, against(of(enemy)))
    assert found.cost[go(hex, 3)] == 1
    assert found.cost[go(hex, 3, 3)] == 2
    assert go(hex, 3, 3, 3) not in found.cost


@rule("stalingrad42:5.4c")
def test_tactical_movement_stops_in_enemy_zones() -> None:
    hex = plain()
    enemy = go(hex, 0, 0)
    found = tactical(ground(), [FOOT], hex, against(of(enemy)))
    assert found.cost[go(hex, 0)] == 1
    assert go(hex, 0) not in found.came.values()


@rule("stalingrad42:5.4d")
def test_tactical_movement_neither_crosses_nor_enters_a_bond() -> None:
    hex = plain()
    beyond = go(hex, 0)
    across = against(of(go(hex, 1), go(hex, 5)))
    assert beyond not in tactical(ground(), [FOOT], hex, across).cost
    inside = against(of(go(beyond, 2), go(beyond, 5)))
    assert inside.bonds.hexes == of(beyond)
    assert beyond not in tactical(ground(), [FOOT], hex, inside).cost
    assert beyond in tactical(ground(), [FOOT], hex, against()).cost


@rule("stalingrad42:5.4e")
@pytest.mark.parametrize("feature", [Feature.SEA, Feature.LAKE, Feature.VOLGA])
def test_tactical_movement_crosses_nothing_closed(feature: Feature) -> None:
    hex, direction = side(feature, without=Feature.FERRY)
    for mover in MOVERS:
        found = tactical(ground(), [mover], hex, against(), hexes=1)
        assert go(hex, direction) not in found.cost
    ridge, over = side(Feature.ALPINE, without=ROAD)
    assert go(ridge, over) not in tactical(ground(), [FOOT], ridge, against(), hexes=1).cost
    assert go(ridge, over) in tactical(ground(), [MOUNTAIN], ridge, against(), hexes=1).cost
    rocks, into = side(Feature.NONE, without=LINES | Feature.ALPINE, into=Terrain.MOUNTAIN)
    assert go(rocks, into) not in tactical(ground(), [TANKS], rocks, against(), hexes=1).cost


def river(kind: Feature = Feature.MAJOR_RIVER) -> tuple[int, int, int, int]:
    """Four hexes of open ground in a row, a river in the middle: one behind the bank, the bank, the
    one over the river, and one beyond."""
    for bank in range(GRID.size):
        for direction, over in enumerate(GRID.neighbours[bank]):
            found = MAP.sides[bank][direction]
            if kind not in found or found & LINES or over < 0:
                continue
            back = (direction + 3) % 6
            row = (GRID.neighbours[bank][back], bank, over, GRID.neighbours[over][direction])
            plain = all(hex >= 0 and MAP.terrain[hex] == Terrain.CLEAR for hex in row)
            if plain and not MAP.sides[bank][back] and not MAP.sides[over][direction]:
                return row
    raise AssertionError("no such river")


@rule("stalingrad42:5.5.2a", "stalingrad42:5.5.2b", "stalingrad42:5.5.2c")
def test_a_river_is_forded_only_with_the_first_step() -> None:
    behind, bank, over, beyond = river()
    way = only(behind, bank, over)
    assert moved(FOOT, bank, 3, way).cost[over] == 2 * 3
    assert moved(TANKS, bank, 6, way).cost[over] == 2 * 4
    assert over not in moved(TANKS, behind, 6, way).cost
    assert over not in moved(FOOT, bank, 3, way, fresh=False).cost
    assert moved(TANKS, bank, 5, only(over, beyond)).cost[beyond] == 2 * (4 + 1)


@rule("stalingrad42:5.4f", "stalingrad42:5.4g")
def test_tactical_movement_fords_only_from_the_bank() -> None:
    behind, bank, over, _ = river()
    way = only(behind, bank, over)
    assert tactical(ground(), [TANKS], bank, way).cost[over] == 1
    assert tactical(ground(), [TANKS], behind, way).cost == {behind: 0, bank: 1}
    behind, bank, over, _ = river(Feature.MINOR_RIVER)
    way = only(behind, bank, over)
    assert tactical(ground(), [TANKS], behind, way).cost[over] == 2


@rule("stalingrad42:5.5.5a", "stalingrad42:5.5.5b", "stalingrad42:5.5.5c", "stalingrad42:5.5.5e")
def test_a_friend_on_the_far_bank_makes_a_pontoon_bridge() -> None:
    behind, bank, over, _ = river()
    with_friend = only(behind, bank, over, friends=of(over))
    assert moved(TANKS, behind, 5, with_friend).cost[over] == 2 * (1 + 1 + 3)
    assert moved(FOOT, behind, 4, with_friend).cost[over] == 2 * (1 + 1 + 2)
    assert tactical(ground(), [TANKS], behind, with_friend).cost[over] == 2
    without = only(behind, bank, over, friends=of(bank))
    assert over not in moved(TANKS, behind, 5, without).cost


@rule("stalingrad42:5.5.5g")
def test_the_panzers_of_the_example_cross_for_six_points() -> None:
    """A fords, B follows by tactical movement, C holds the bank, and D comes over two hexes of
    open ground and the bridge: 1 + 1 + 4."""
    behind, bank, over, _ = river()
    start = next(
        n for n in GRID.neighbours[behind]
        if n >= 0 and GRID.distance(n, bank) == 2 and moved(TANKS, n, 1).cost.get(behind) == 2
    )  # fmt: skip
    road = (start, behind, bank, over)
    assert over in moved(FOOT, bank, 3, only(*road)).cost  # A
    assert over in tactical(ground(), [FOOT], behind, only(*road, friends=of(over))).cost  # B
    assert behind in moved(FOOT, bank, 3, only(*road)).cost  # C
    assert over not in moved(TANKS, start, 6, only(*road)).cost
    assert moved(TANKS, start, 6, only(*road, friends=of(over, bank))).cost[over] == 2 * 6  # D


@rule("stalingrad42:5.5.3e")
def test_no_pontoon_bridge_over_the_volga() -> None:
    hex, direction = side(Feature.VOLGA, without=Feature.FERRY | LINES)
    over = go(hex, direction)
    for mover in MOVERS:
        way = against(friends=of(hex, over))
        assert reach(ground(), [mover], hex, 18, way).came.get(over) != hex
        assert over not in tactical(ground(), [mover], hex, way, hexes=1).cost


@rule("stalingrad42:5.5.7c")
def test_nobody_walks_over_the_vladimirovka_ferry() -> None:
    ferry = next(c for c in MAP.crossings if c.kind == "rail_ferry")
    assert {GRID.number(hex) for hex in ferry.hexes} == {"6424", "6523"}
    for start, goal in (ferry.hexes, ferry.hexes[::-1]):
        for mover in MOVERS:
            assert goal not in tactical(ground(), [mover], start, against()).cost
            assert goal not in reach(ground(), [mover], start, 2 * 9, against()).cost


def test_a_path_leads_from_the_start_to_the_hex() -> None:
    hex = plain()
    found = moved(TANKS, hex, 4)
    for to, cost in found.cost.items():
        path = found.path(to)
        assert len(path) == GRID.distance(hex, to) == cost // 2
        assert not path or path[-1] == to


def test_the_map_in_winter_is_another_ground() -> None:
    behind, bank, over, _ = river()
    frozen: Ground = ground(winter=True)
    found = reach(frozen, [TANKS], behind, 2 * 4, only(behind, bank, over))
    assert found.cost[over] == 2 * (1 + 1 + 2)
