from __future__ import annotations

import doctest
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

import stavka.hexes.grid
from stavka.hexes import OFF, Grid, bits, members
from tests.hexes.drawn import (
    COMPASS,
    apart,
    board,
    drawn_neighbours,
    grids,
    grids_and_hexes,
    southern_russia,
)

Found = tuple[Grid, list[int]]


def test_the_example_in_the_docs_runs() -> None:
    assert doctest.testmod(stavka.hexes.grid) == (0, 3)


@given(grids_and_hexes(1))
def test_neighbours_are_those_on_the_drawing_in_compass_order(found: Found) -> None:
    map, [hex] = found
    drawn = drawn_neighbours(map, hex)
    expected = [drawn.get(name, OFF) for name in map.layout.directions]
    assert list(map.neighbours[hex]) == expected


@given(grids())
def test_directions_go_round_clockwise_from_the_north(map: Grid) -> None:
    ways = [COMPASS[map.layout.flat][name] for name in map.layout.directions]
    for (ax, ay), (bx, by) in zip(ways, ways[1:] + ways[:1], strict=True):
        assert ax * by - ay * bx > 0
    assert map.layout.directions[0] == ("n" if map.layout.flat else "ne")


@given(grids())
def test_neighbours_are_mutual_and_opposite(map: Grid) -> None:
    for hex in range(map.size):
        for direction, other in enumerate(map.neighbours[hex]):
            if other != OFF:
                assert map.neighbours[other][(direction + 3) % 6] == hex


@given(grids_and_hexes(2))
def test_direction_is_that_of_the_neighbour_or_none(found: Found) -> None:
    map, [a, b] = found
    expected = map.neighbours[a].index(b) if b in map.neighbours[a] else None
    assert map.direction(a, b) == expected


@given(grids_and_hexes(3))
def test_distance_is_a_distance(found: Found) -> None:
    map, [a, b, c] = found
    assert (map.distance(a, b) == 0) == (a == b)
    assert map.distance(a, b) == map.distance(b, a)
    assert map.distance(a, c) <= map.distance(a, b) + map.distance(b, c)
    assert (map.distance(a, b) == 1) == (b in map.neighbours[a])


@given(grids_and_hexes(1))
def test_distance_counts_the_steps_of_the_shortest_walk(found: Found) -> None:
    map, [start] = found
    steps = {start: 0}
    walkers = [start]
    for hex in walkers:
        for other in map.neighbours[hex]:
            if other != OFF and other not in steps:
                steps[other] = steps[hex] + 1
                walkers.append(other)
    assert steps == {hex: map.distance(start, hex) for hex in range(map.size)}


@given(grids_and_hexes(1), st.integers(0, 20))
def test_within_holds_what_is_no_further(found: Found, radius: int) -> None:
    map, [hex] = found
    near = [other for other in range(map.size) if map.distance(hex, other) <= radius]
    assert list(members(map.within(hex, radius))) == near
    assert map.within(hex, radius) == bits(near)


@pytest.mark.parametrize("radius", range(8))
def test_within_has_six_more_hexes_with_every_ring(radius: int) -> None:
    map = southern_russia()
    found = map.within(map.at("4030"), radius)
    assert found.bit_count() == 1 + sum(6 * ring for ring in range(1, radius + 1))


@pytest.mark.parametrize("direction", range(6))
@pytest.mark.parametrize(("reach", "size"), [(0, 0), (1, 1), (2, 4), (3, 9), (4, 16), (6, 36)])
def test_a_cone_has_1_3_5_hexes(direction: int, reach: int, size: int) -> None:
    map = southern_russia()
    assert map.cone(map.at("4030"), direction, reach).bit_count() == size


@given(grids_and_hexes(1), st.integers(0, 5), st.integers(0, 12))
def test_a_cone_opens_sixty_degrees_to_either_side(
    found: Found, direction: int, reach: int
) -> None:
    map, [hex] = found
    ways = [COMPASS[map.layout.flat][name] for name in map.layout.directions]
    (lx, ly), (rx, ry) = ways[direction - 1], ways[(direction + 1) % 6]

    def ahead(other: int) -> bool:
        x, y = apart(map, hex, other)
        return lx * y - ly * x > 0 and x * ry - y * rx > 0

    expected = [o for o in range(map.size) if ahead(o) and map.distance(hex, o) <= reach]
    assert list(members(map.cone(hex, direction, reach))) == expected


@given(grids_and_hexes(1), st.integers(0, 12))
def test_six_cones_see_all_around(found: Found, reach: int) -> None:
    map, [hex] = found
    seen = 0
    for direction in range(6):
        seen |= map.cone(hex, direction, reach)
    assert seen | 1 << hex == map.within(hex, reach)


# The maps of the games


def around(map: Grid, number: str) -> list[str]:
    return [map.number(hex) if hex != OFF else "" for hex in map.neighbours[map.at(number)]]


def test_neighbours_on_the_tank_board() -> None:
    map = board()
    assert map.layout.directions == ("ne", "e", "se", "sw", "w", "nw")
    assert around(map, "0306") == ["0206", "0307", "0406", "0405", "0305", "0205"]  # odd row
    assert around(map, "0406") == ["0307", "0407", "0507", "0506", "0405", "0306"]  # even row
    assert around(map, "0101") == ["", "0102", "0201", "", "", ""]
    assert around(map, "0201") == ["0102", "0202", "0302", "0301", "", "0101"]
    assert around(map, "0114") == ["", "", "0214", "0213", "0113", ""]
    assert around(map, "0214") == ["", "", "", "0314", "0213", "0114"]
    assert around(map, "1014") == ["", "", "", "", "1013", "0914"]


@pytest.mark.parametrize(
    "chain",
    [
        "0208 0308 0407 0508 0608 0708 0807",
        "0103 0203 0304 0404 0504 0604 0704 0804 0905 1004",
        "0601 0602 0603 0604 0605 0706 0707 0708 0709 0609 0510 0511 0512 0513 0514",
        "0506 0406 0307 0207 0108 0109 0209 0310 0410 0511 0611 0711 0712",
    ],
)
def test_roads_and_ravines_of_the_tank_board_hang_together(chain: str) -> None:
    map = board()
    hexes = [map.at(number) for number in chain.split()]
    for a, b in pairwise(hexes):
        assert map.direction(a, b) is not None


def test_tanks_at_0203_and_0508_are_six_hexes_apart() -> None:
    map = board()
    assert map.distance(map.at("0203"), map.at("0508")) == 6


def test_neighbours_in_southern_russia() -> None:
    map = southern_russia()
    assert map.layout.directions == ("n", "ne", "se", "s", "sw", "nw")
    # Odd columns lie half a hex higher.
    assert around(map, "2503") == ["2502", "2602", "2603", "2504", "2403", "2402"]
    assert around(map, "2403") == ["2402", "2503", "2504", "2404", "2304", "2303"]
    assert around(map, "1000") == ["", "1100", "1101", "1001", "", ""]
    assert around(map, "1100") == ["", "", "1200", "1101", "1000", ""]


@pytest.mark.parametrize(
    ("a", "way", "b"),
    [("1001", "s", "1002"), ("1001", "se", "1102"), ("1014", "se", "1115"), ("1103", "s", "1104")],
)
def test_river_sides_of_southern_russia_lie_where_the_map_has_them(
    a: str, way: str, b: str
) -> None:
    map = southern_russia()
    assert map.direction(map.at(a), map.at(b)) == map.layout.directions.index(way)


def test_a_map_of_one_hex_has_no_neighbours() -> None:
    map = Grid(1, 1, board().layout)
    assert map.neighbours == ((OFF,) * 6,)
    assert map.within(0, 5) == map.everywhere == 1
    assert map.line(0, 0) == ((),)
