"""Lines over the map: supply lines, unlimited lines, lines of support."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.ground import Ground
from stavka.games.stalingrad42.map import RAIL, ROAD, Feature, Terrain
from stavka.games.stalingrad42.rules.lines import Lines
from stavka.games.stalingrad42.rules.zones import Bonds, bonds, zone
from stavka.hexes import Bitset, bits, members
from stavka.testing import rule
from tests.games.stalingrad42.ground import MAP, go, ground, of, plain, side

NO_BONDS = Bonds(0, (0,) * 6)


def lines(
    on: Ground | None = None,
    enemies: Bitset = 0,
    friends: Bitset = 0,
    denied: Bitset = 0,
    barred: Bonds | None = None,
) -> Lines:
    """The lines of a side whose enemies stand there; their bonds too unless others are given."""
    on = on or ground()
    return Lines(
        on,
        enemies=enemies,
        danger=zone(on, enemies) & ~friends,
        denied=denied & ~friends,
        bonds=barred or bonds(on, enemies, friends),
    )


def row(start: int, direction: int, length: int) -> list[int]:
    found = [start]
    for _ in range(length):
        found.append(go(found[-1], direction))
    return found


def longest_road() -> list[int]:
    """Hexes along a road, thirty steps and more from the first to the last."""
    roads = ground().roads
    start = MAP.place["Voronezh"].hex
    came: dict[int, int] = {start: start}
    waiting = [start]
    for hex in waiting:
        for direction, other in enumerate(GRID.neighbours[hex]):
            if roads[direction] >> hex & 1 and other not in came:
                came[other] = hex
                waiting.append(other)
    found = [waiting[-1]]
    while found[-1] != start:
        found.append(came[found[-1]])
    return found[::-1]


@rule("stalingrad42:16.3.1a", "stalingrad42:16.3.3a")
def test_a_road_leads_as_far_as_it_goes() -> None:
    road = longest_road()
    assert len(road) > 30
    net = lines().by_road(of(road[0]))
    assert all(net >> hex & 1 for hex in road)
    assert not lines().by_road(of(plain())) & ~of(plain())


@rule("stalingrad42:16.3.3b")
def test_roads_go_on_over_a_ferry() -> None:
    hex, direction = side(Feature.FERRY)
    assert lines().by_road(of(hex)) >> go(hex, direction) & 1


@rule("stalingrad42:16.3.2a", "stalingrad42:16.3.2h", "stalingrad42:23.2.2i")
@pytest.mark.parametrize(("wet", "far"), [(False, 5), (True, 3)])
def test_five_hexes_lead_to_the_road_and_three_in_rain(wet: bool, far: int) -> None:
    start = plain(4)
    way = row(start, 0, 8)
    found = lines(ground(wet=wet)).supplied(of(start))
    distances = {GRID.distance(start, hex) for hex in members(found)}
    assert max(distances) == far
    assert found & ~MAP.land == 0
    open_ground = [hex for hex in way if not ground().heavy >> hex & 1]
    for away, hex in enumerate(open_ground[: far + 1]):
        assert found >> hex & 1, away


@rule("stalingrad42:16.3.2b")
@pytest.mark.parametrize("kind", [Terrain.MOUNTAIN, Terrain.MARSH])
def test_mountains_and_marshes_count_twice(kind: Terrain) -> None:
    """Along a row of such hexes two steps are four hexes, and a third would make them six."""
    way = next(
        way
        for hex in members(MAP.of[kind])
        for direction in range(6)
        if (way := straight(hex, direction, 3)) and of(*way) & ~MAP.of[kind] == 0
    )
    only = Lines(ground(), enemies=GRID.everywhere & ~of(*way), danger=0, denied=0, bonds=NO_BONDS)
    assert only.supplied(of(way[0])) == of(*way[:3])
    assert only.connected(of(way[0])) == of(*way)


def straight(hex: int, direction: int, length: int) -> list[int]:
    """A row of hexes between which nothing lies; empty if there is none."""
    found = [hex]
    for _ in range(length):
        if MAP.sides[found[-1]][direction]:
            return []
        found.append(GRID.neighbours[found[-1]][direction])
        if found[-1] < 0:
            return []
    return found


@rule("stalingrad42:16.3.1a")
def test_a_line_never_leaves_the_road_and_comes_back_to_another() -> None:
    """Who stands on another road, too far off the first, is not supplied by it."""
    start = plain(4)
    found = lines().supplied(of(start))
    edge = [hex for hex in members(found) if GRID.distance(start, hex) == 5]
    roads = [h for h in edge if any(ground().roads[d] >> h & 1 for d in range(6))]
    beyond = [
        go(hex, d) for hex in roads for d in range(6) if ground().roads[d] >> hex & 1
    ]  # fmt: skip
    far = [hex for hex in beyond if GRID.distance(start, hex) == 6]
    assert all(not found >> hex & 1 for hex in far)


def narrow(on: Ground, hex: int, direction: int) -> Lines:
    """Lines for which there are only two hexes: no way leads round the side between them."""
    return lines(on, denied=bits(range(GRID.size)) & ~of(hex, go(hex, direction)))


@rule("stalingrad42:16.3.2c")
@pytest.mark.parametrize("wall", [Feature.SEA, Feature.LAKE])
def test_a_line_crosses_no_closed_side(wall: Feature) -> None:
    hex, direction = side(wall, without=ROAD)
    assert narrow(ground(), hex, direction).supplied(of(hex)) == of(hex)
    river, over = side(Feature.MAJOR_RIVER, without=ROAD)
    assert narrow(ground(), river, over).supplied(of(river)) == of(river, go(river, over))


@rule("stalingrad42:16.3.2c")
def test_a_line_crosses_the_ice_of_the_steppe_but_no_ridge_in_winter() -> None:
    winter = ground(winter=True)
    lake, over = side(Feature.LAKE, without=ROAD, into=Terrain.DESERT)
    assert narrow(winter, lake, over).supplied(of(lake)) == of(lake, go(lake, over))
    ridge, over = side(Feature.ALPINE, without=ROAD)
    assert narrow(winter, ridge, over).supplied(of(ridge)) == of(ridge)


@rule("stalingrad42:16.3.2d", "stalingrad42:18.4b")
def test_a_line_crosses_a_ridge_only_by_road() -> None:
    ridge, direction = side(Feature.ALPINE, without=ROAD)
    assert not lines().within(of(ridge), 1) >> go(ridge, direction) & 1
    road, over = side(Feature.ALPINE | Feature.SECONDARY_ROAD)
    assert lines().within(of(road), 1) >> go(road, over) & 1
    assert lines().by_road(of(road)) >> go(road, over) & 1


@rule("stalingrad42:16.3.2e", "stalingrad42:16.3.3c", "stalingrad42:18.4c")
def test_a_line_enters_no_hex_of_the_enemy() -> None:
    road = longest_road()
    enemy = of(road[10])
    found = lines(enemies=enemy, barred=NO_BONDS)
    assert not found.by_road(of(road[0])) & enemy
    assert not found.supplied(of(road[0])) & enemy
    assert not found.within(of(road[9]), 3) & enemy


@rule("stalingrad42:16.3.3d")
def test_a_road_leads_into_an_enemy_zone_only_where_a_friend_stands() -> None:
    road = longest_road()
    enemy = next(
        other for other in GRID.neighbours[road[12]]
        if other not in road and other >= 0 and MAP.land >> other & 1
        and zone(ground(), of(other)) >> road[12] & 1
        and not zone(ground(), of(other)) & of(road[0])
    )  # fmt: skip
    before = lines(enemies=of(enemy)).by_road(of(road[0]))
    assert not before >> road[12] & 1
    beside = [hex for hex in road if zone(ground(), of(enemy)) >> hex & 1]
    after = lines(enemies=of(enemy), friends=of(*beside)).by_road(of(road[0]))
    assert after >> road[12] & 1


@rule("stalingrad42:16.3.3e", "stalingrad42:16.3.4b", "stalingrad42:16.3.4c")
def test_no_line_leads_through_an_empty_city_of_the_enemy() -> None:
    road = longest_road()
    denied = of(road[5])
    found = lines(denied=denied)
    assert not found.by_road(of(road[0])) & denied
    assert not found.supplied(of(road[0])) & denied
    assert lines(denied=denied, friends=denied).by_road(of(road[0])) & denied
    assert lines().by_road(of(road[0])) & denied


@rule("stalingrad42:16.3.2f", "stalingrad42:7.2d", "stalingrad42:18.4c")
def test_no_line_leads_into_a_bond_or_through_it() -> None:
    start = plain(4)
    middle = go(start, 0)
    pair = of(go(middle, 2), go(middle, 5))
    by_hex = bonds(ground(), pair, 0)
    assert by_hex.hexes == of(middle)
    found = Lines(ground(), enemies=0, danger=0, denied=0, bonds=by_hex)
    assert not found.within(of(start), 4) >> middle & 1
    aslant = of(go(start, 1), go(start, 5))
    by_side = bonds(ground(), aslant, 0)
    assert by_side.sides[0] >> start & 1
    found = Lines(ground(), enemies=0, danger=0, denied=0, bonds=by_side)
    assert not found.within(of(start), 1) >> go(start, 0) & 1
    assert found.within(of(start), 1) >> go(start, 3) & 1


@rule("stalingrad42:7.2d")
def test_no_road_leads_through_a_bond() -> None:
    road = longest_road()
    direction = GRID.direction(road[3], road[4])
    assert direction is not None
    sides = [0] * 6
    sides[direction], sides[(direction + 3) % 6] = of(road[3]), of(road[4])
    wall = GRID.everywhere & ~of(*road)
    for barred in (Bonds(0, tuple(sides)), Bonds(of(road[4]), (0,) * 6)):
        found = Lines(ground(), enemies=wall, danger=0, denied=0, bonds=barred).by_road(of(road[0]))
        assert found == of(*road[:4])


@rule("stalingrad42:16.3.2g", "stalingrad42:18.4c")
def test_never_two_empty_hexes_in_enemy_zones_one_after_the_other() -> None:
    start = plain(4)
    way = row(start, 0, 3)
    risky = of(way[1], way[2])
    wall = GRID.everywhere & ~of(*way)  # so that the row is the only way

    def reached(danger: Bitset) -> Bitset:
        return Lines(ground(), enemies=wall, danger=danger, denied=0, bonds=NO_BONDS).within(
            of(start), 3
        )

    assert reached(of(way[1])) == of(*way)
    assert reached(risky) == of(way[0], way[1])
    assert reached(risky & ~of(way[2])) == of(*way)


@rule("stalingrad42:16.5.1a")
def test_an_unlimited_line_is_as_long_as_need_be() -> None:
    start = plain(4)
    near, far = lines().supplied(of(start)), lines().connected(of(start))
    assert near & ~far == 0
    assert far.bit_count() > 1000
    enemy = GRID.within(start, 3) & ~GRID.within(start, 2)
    ring = lines(enemies=enemy, friends=GRID.within(start, 2), barred=NO_BONDS)
    assert ring.connected(of(start)) == GRID.within(start, 2)


@rule("stalingrad42:18.4a")
def test_a_line_of_support_is_as_long_as_the_range() -> None:
    start = plain(4)
    for range in (1, 3):
        assert lines().within(of(start), range) == GRID.within(start, range)


@rule("stalingrad42:18.4b", "stalingrad42:18.4c")
def test_whose_a_city_is_does_not_bar_a_line_of_support() -> None:
    start = plain(4)
    barred = lines(denied=GRID.within(start, 2) & ~of(start))
    assert barred.within(of(start), 3) == GRID.within(start, 3)
    assert barred.supplied(of(start)) == of(start)


def test_lines_begin_in_a_contested_city_and_none_leads_through() -> None:
    road = longest_road()
    city, wall = of(road[5]), GRID.everywhere & ~of(*road)
    for contested, to in ((0, 5), (city, 6)):
        found = Lines(
            ground(), enemies=wall | city, danger=0, denied=0, bonds=NO_BONDS, contested=contested
        )
        assert found.by_road(of(road[0])) == of(*road[:to])
        assert found.supplied(of(road[0])) == of(*road[:to])
        assert found.connected(of(road[0])) == of(*road[:to])
        assert found.within(of(road[4]), 2) == of(*road[2:to])
    assert found.within(city, 2) == of(*road[3:8])


def test_railways_are_no_roads() -> None:
    hex, direction = side(RAIL & Feature.RAIL_PLAIN, without=ROAD)
    assert not ground().roads[direction] >> hex & 1
