from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stavka.hexes import OFF, Grid, Path
from tests.hexes.drawn import board, grids, southern_russia

Table = list[list[int | None]]


@st.composite
def grounds(draw: st.DrawFn) -> tuple[Grid, Table]:
    """A small map on which every side of every hex has a cost of its own, from none to 4."""
    map = draw(grids(most=6))
    chance = Random(draw(st.integers(0, 2**32)))
    prices = (None, 0, 1, 2, 3, 4)
    return map, [chance.choices(prices, k=6) for _ in range(map.size)]


def least_costs(map: Grid, start: int, table: Table) -> dict[int, int]:
    """By going over the whole map until nothing gets cheaper."""
    best = {start: 0}
    cheaper = True
    while cheaper:
        cheaper = False
        for hex, spent in list(best.items()):
            for other, price in zip(map.neighbours[hex], table[hex], strict=True):
                if other == OFF or price is None:
                    continue
                if other not in best or spent + price < best[other]:
                    best[other] = spent + price
                    cheaper = True
    return best


@given(grounds(), st.integers(0, 15), st.data())
def test_reach_is_all_within_the_budget_at_its_least_cost(
    ground: tuple[Grid, Table], budget: int, data: st.DataObject
) -> None:
    map, table = ground
    start = data.draw(st.integers(0, map.size - 1))
    expected = {hex: cost for hex, cost in least_costs(map, start, table).items() if cost <= budget}
    assert map.reach(start, budget, table) == expected
    assert map.reach(start, budget, lambda a, direction, b: table[a][direction]) == expected


@given(grounds(), st.data())
def test_the_shortest_path_is_a_path_and_the_cheapest(
    ground: tuple[Grid, Table], data: st.DataObject
) -> None:
    map, table = ground
    start, goal = (data.draw(st.integers(0, map.size - 1)) for _ in range(2))
    path = map.shortest(start, goal, lambda a, direction, b: table[a][direction])
    assert path == map.shortest(start, goal, table)
    expected = least_costs(map, start, table).get(goal)
    if path is None:
        assert expected is None
        return
    assert path.cost == expected
    assert (path.hexes[0], path.hexes[-1]) == (start, goal)
    assert len(set(path.hexes)) == len(path.hexes)
    total = 0
    for a, b in pairwise(path.hexes):
        direction = map.direction(a, b)
        assert direction is not None
        price = table[a][direction]
        assert price is not None
        total += price
    assert total == path.cost


@given(grounds())
def test_a_cost_is_asked_only_for_neighbours_on_the_map(ground: tuple[Grid, Table]) -> None:
    map, _ = ground

    def cost(a: int, direction: int, b: int) -> int:
        assert map.neighbours[a][direction] == b != OFF
        return direction

    table = map.costs(cost)
    for hex, around in enumerate(map.neighbours):
        expected = [None if other == OFF else d for d, other in enumerate(around)]
        assert list(table[hex]) == expected
    assert map.reach(0, 6, table) == map.reach(0, 6, cost)


@given(grids(), st.integers(0, 12))
def test_at_one_point_a_hex_reach_is_within(map: Grid, budget: int) -> None:
    reached = map.reach(0, budget, lambda a, direction, b: 1)
    assert reached == {
        hex: map.distance(0, hex) for hex in range(map.size) if map.distance(0, hex) <= budget
    }


def test_a_unit_stops_in_a_hex_that_may_not_be_left() -> None:
    map = board()
    swamp = map.at("0502")

    def cost(a: int, direction: int, b: int) -> int | None:
        along_row = map.row(b) == 5
        return 1 if along_row and a != swamp else None

    reached = map.reach(map.at("0501"), 9, cost)
    assert reached == {map.at("0501"): 0, swamp: 1}
    assert map.shortest(map.at("0501"), map.at("0503"), cost) is None


def test_free_steps_cost_nothing_and_come_to_an_end() -> None:
    map = board()
    assert set(map.reach(0, 0, lambda a, direction, b: 0)) == set(range(map.size))
    path = map.shortest(0, map.size - 1, lambda a, direction, b: 0)
    assert path is not None
    assert path.cost == 0


def test_nobody_goes_anywhere_without_points() -> None:
    map = board()
    assert map.reach(5, 0, lambda a, direction, b: 1) == {5: 0}
    assert map.reach(5, -3, lambda a, direction, b: 1) == {5: 0}
    assert map.shortest(5, 5, lambda a, direction, b: None) == Path(0, (5,))


def test_a_step_that_gives_points_back_is_refused() -> None:
    map = board()
    with pytest.raises(ValueError, match="less than nothing"):
        map.reach(5, 3, lambda a, direction, b: -1)
    with pytest.raises(ValueError, match="less than nothing"):
        map.shortest(5, 9, lambda a, direction, b: -1)


def test_the_path_takes_the_road_round_the_wood() -> None:
    map = board()
    road = [map.at(n) for n in ("0501", "0401", "0302", "0303", "0304", "0404", "0505")]

    def cost(a: int, direction: int, b: int) -> int:
        return 1 if b in road else 3

    assert map.shortest(road[0], road[-1], cost) == Path(6, tuple(road))
    back = map.shortest(road[-1], road[0], cost)
    assert back == Path(6, tuple(reversed(road)))


def test_a_path_across_the_greatest_map_is_as_long_as_the_distance() -> None:
    map = southern_russia()
    start, goal = map.at("1000"), map.at("7462")
    path = map.shortest(start, goal, lambda a, direction, b: 1)
    assert path is not None
    assert path.cost == map.distance(start, goal) == len(path.hexes) - 1
