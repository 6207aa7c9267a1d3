from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stavka.hexes import OFF, Grid, bits, members
from tests.hexes.drawn import board, grids, southern_russia

Field = set[int]


@st.composite
def fields(draw: st.DrawFn, count: int) -> tuple[Grid, list[Field]]:
    map = draw(grids())
    sets = st.integers(0, map.everywhere)
    return map, [set(members(draw(sets))) for _ in range(count)]


def around(map: Grid, hex: int) -> Field:
    return set(map.neighbours[hex]) - {OFF}


@given(st.sets(st.integers(0, 5000)))
def test_a_set_of_hexes_comes_back_lowest_first(hexes: Field) -> None:
    assert list(members(bits(hexes))) == sorted(hexes)


def test_a_hex_named_twice_is_there_once() -> None:
    assert bits([3, 3, 5]) == 0b101000
    assert bits([]) == 0
    assert list(members(0)) == []


def test_a_place_off_the_map_is_in_no_set() -> None:
    with pytest.raises(ValueError, match="negative"):
        bits([OFF])
    with pytest.raises(ValueError, match="negative"):
        next(members(~0))


@given(fields(1))
def test_spread_adds_all_neighbours(found: tuple[Grid, list[Field]]) -> None:
    map, [hexes] = found
    expected = hexes.union(*(around(map, hex) for hex in hexes))
    assert set(members(map.spread(bits(hexes)))) == expected


@given(fields(1), st.integers(0, 5))
def test_step_moves_all_in_one_direction(found: tuple[Grid, list[Field]], direction: int) -> None:
    map, [hexes] = found
    expected = {map.neighbours[hex][direction] for hex in hexes} - {OFF}
    assert set(members(map.step(bits(hexes), direction))) == expected


@given(fields(2))
def test_flood_is_what_a_walk_over_allowed_hexes_finds(found: tuple[Grid, list[Field]]) -> None:
    map, [start, allowed] = found
    walked = set(start)
    walkers = list(start)
    for hex in walkers:
        for other in around(map, hex) & allowed - walked:
            walked.add(other)
            walkers.append(other)
    assert set(members(map.flood(bits(start), bits(allowed)))) == walked


@given(fields(8), st.integers(0, 6) | st.none())
def test_flood_keeps_to_open_sides_and_the_number_of_steps(
    found: tuple[Grid, list[Field]], steps: int | None
) -> None:
    map, [start, allowed, *exits] = found
    walked = set(start)
    for _ in range(map.size if steps is None else steps):
        walked |= {
            other
            for hex in walked
            for direction, other in enumerate(map.neighbours[hex])
            if hex in exits[direction] and other in allowed
        }
    flooded = map.flood(bits(start), bits(allowed), steps, [bits(one) for one in exits])
    assert set(members(flooded)) == walked


def test_a_flood_goes_round_a_wall_but_not_through() -> None:
    map = board()
    wall = bits(map.at(f"{row:02}07") for row in range(1, 10))
    west = 1 << map.at("0501")
    assert map.at("0514") in members(map.flood(west, map.everywhere & ~wall))
    wall |= 1 << map.at("1007")
    assert map.flood(west, map.everywhere & ~wall).bit_count() == 60


def test_a_flood_does_not_run_over_the_edge() -> None:
    map = board()
    row = bits(map.at(f"05{column:02}") for column in range(1, 15))
    assert map.flood(1 << map.at("0514"), row, steps=3) == bits(
        map.at(number) for number in ("0511", "0512", "0513", "0514")
    )


def test_a_flood_over_the_greatest_map_reaches_all_of_it() -> None:
    map = southern_russia()
    assert map.flood(1 << map.at("3730"), map.everywhere) == map.everywhere
    assert map.flood(0, map.everywhere) == 0
