"""The ground: what closes a side, and what a step costs in dry weather, in rain and in winter."""

from __future__ import annotations

from functools import cache

import pytest

from stavka.games.stalingrad42.components import COMPONENTS, TURNS, Tables, own_edition
from stavka.games.stalingrad42.geo import GRID, SHEETS
from stavka.games.stalingrad42.ground import MOVERS, Conditions, Ground, Grounds
from stavka.games.stalingrad42.map import RAIL, ROAD, Exits, Feature, Terrain
from stavka.testing import rule
from tests.games.stalingrad42.ground import MAP, TABLES, go, ground, side

ALL = frozenset(SHEETS)

WATER = Feature.MINOR_RIVER | Feature.MAJOR_RIVER | Feature.VOLGA | Feature.LAKE | Feature.SEA
LINES = ROAD | RAIL | Feature.RAIL_UNFINISHED
FOOT, MOUNTAIN, MECH, TANKS = MOVERS


def steps(on: Ground, step: tuple[int, int], *movers: str) -> dict[bool, float]:
    """The points for a step, by whether it is a ford."""
    return {
        way.ford: way.halves / 2 for way in on.ways(movers)[step[0]] if way.direction == step[1]
    }


def cost(on: Ground, mover: str, step: tuple[int, int]) -> float | None:
    """The points for a step that may always be made."""
    return steps(on, step, mover).get(False)


def ford(on: Ground, mover: str, step: tuple[int, int]) -> float | None:
    return steps(on, step, mover).get(True)


def back(step: tuple[int, int]) -> tuple[int, int]:
    return GRID.neighbours[step[0]][step[1]], (step[1] + 3) % 6


@rule("stalingrad42:2.2.3a")
@pytest.mark.parametrize("mover", MOVERS)
def test_nobody_crosses_a_side_of_sea(mover: str) -> None:
    step = side(Feature.SEA)
    for at in (step, back(step)):
        assert cost(ground(), mover, at) is None
        assert ford(ground(), mover, at) is None
        assert ground().closed[at[1]] >> at[0] & 1


@rule("stalingrad42:2.2.3b")
@pytest.mark.parametrize("mover", MOVERS)
def test_nobody_crosses_an_open_lake(mover: str) -> None:
    for step in (side(Feature.LAKE, without=Feature.FREEZES), side(Feature.LAKE | Feature.FREEZES)):
        for at in (step, back(step)):
            assert cost(ground(), mover, at) is None
            assert ford(ground(), mover, at) is None
            assert ground().closed[at[1]] >> at[0] & 1


@rule("stalingrad42:23.4l")
def test_lakes_of_the_desert_freeze_into_rivers() -> None:
    winter = ground(winter=True)
    frozen = side(Feature.LAKE | Feature.FREEZES, into=Terrain.DESERT)
    assert cost(winter, FOOT, frozen) == 1 + 1
    assert cost(winter, TANKS, frozen) == 1 + 2
    assert not winter.closed[frozen[1]] >> frozen[0] & 1
    manych = side(Feature.LAKE, without=Feature.FREEZES)
    assert cost(winter, FOOT, manych) is None
    assert winter.closed[manych[1]] >> manych[0] & 1


@rule("stalingrad42:2.2.3c", "stalingrad42:23.4g")
def test_alpine_sides_are_closed_in_winter_even_with_a_road() -> None:
    ridge, winter = side(Feature.ALPINE, without=LINES), ground(winter=True)
    assert cost(ground(), MOUNTAIN, ridge) == 2
    for mover in (FOOT, MECH, TANKS):
        assert cost(ground(), mover, ridge) is None
    pass_road = side(Feature.ALPINE | Feature.SECONDARY_ROAD)
    assert cost(ground(), FOOT, pass_road) == 1
    for mover in MOVERS:
        for step in (ridge, back(ridge), pass_road, back(pass_road)):
            assert cost(winter, mover, step) is None
            assert winter.closed[step[1]] >> step[0] & 1


@rule("stalingrad42:2.2.3e")
def test_a_side_is_closed_only_where_the_map_says_so() -> None:
    """Coasts and lake shores that cover a part of a side are drawn, and are no feature of it."""
    shut = {
        (hex, direction)
        for direction in range(6)
        for hex in range(GRID.size)
        if ground().closed[direction] >> hex & 1 and MAP.land >> hex & 1
    }
    for hex, direction in shut:
        other = GRID.neighbours[hex][direction]
        whole = MAP.sides[hex][direction] & (Feature.SEA | Feature.LAKE)
        assert whole or other < 0 or not MAP.land >> other & 1
    beside_the_sea = [
        (hex, direction)
        for hex in range(GRID.size)
        if MAP.land >> hex & 1
        and any(o >= 0 and MAP.terrain[o] == Terrain.SEA for o in GRID.neighbours[hex])
        for direction, other in enumerate(GRID.neighbours[hex])
        if other >= 0 and MAP.land >> other & 1 and not MAP.sides[hex][direction] & WATER
    ]
    assert beside_the_sea
    assert not shut.intersection(beside_the_sea)


@rule("stalingrad42:2.2.3f")
def test_the_flood_plain_and_the_sea_are_out_of_play() -> None:
    for kind in (Terrain.SEA, Terrain.VOLGA, Terrain.LAKE):
        for hex in range(GRID.size):
            if MAP.terrain[hex] != kind:
                continue
            for direction, other in enumerate(GRID.neighbours[hex]):
                if other < 0:
                    continue
                into = (other, (direction + 3) % 6)
                assert ground().closed[into[1]] >> into[0] & 1
                assert all(cost(ground(), mover, into) is None for mover in MOVERS)


@rule("stalingrad42:2.2.1b")
def test_costs_come_from_the_chart() -> None:
    edition = own_edition().override({"terrain.clear.foot": 2}, COMPONENTS)
    step = side(Feature.NONE, without=WATER | LINES, into=Terrain.CLEAR)
    assert cost(ground(), FOOT, step) == 1
    assert cost(Ground(Tables(edition), Conditions()), FOOT, step) == 2


@rule("stalingrad42:5.2a", "stalingrad42:23.2.2e")
@pytest.mark.parametrize(
    ("road", "rain"), [(Feature.PRIMARY_ROAD, 0.5), (Feature.SECONDARY_ROAD, 1)]
)
def test_roads_differ_only_in_rain(road: Feature, rain: float) -> None:
    other = ROAD & ~road
    step = side(road, without=other | WATER, into=Terrain.WOODS)
    for mover in (MECH, TANKS):
        assert cost(ground(), mover, step) == 0.5
        assert cost(ground(wet=True), mover, step) == rain
    for on in (ground(), ground(wet=True)):
        assert cost(on, FOOT, step) == 1


def test_a_road_never_makes_a_step_dearer() -> None:
    edition = own_edition().override({"roads.secondary.foot": 2}, COMPONENTS)
    step = side(Feature.SECONDARY_ROAD, without=WATER, into=Terrain.CLEAR)
    assert cost(Ground(Tables(edition), Conditions()), FOOT, step) == 1


@rule("stalingrad42:5.2c")
def test_the_road_rate_needs_a_side_that_the_road_crosses() -> None:
    hex, direction = side(Feature.SECONDARY_ROAD, without=WATER, into=Terrain.WOODS)
    other = GRID.neighbours[hex][direction]
    beside = next(
        d for d in range(6)
        if not MAP.sides[other][d] and GRID.neighbours[other][d] >= 0
        and MAP.land >> GRID.neighbours[other][d] & 1
    )  # fmt: skip
    assert cost(ground(), TANKS, (hex, direction)) == 0.5
    assert cost(ground(), TANKS, back((other, beside))) == 2


@rule("stalingrad42:5.2d", "stalingrad42:5.5.4a", "stalingrad42:5.5.4b", "stalingrad42:5.5.4d")
@pytest.mark.parametrize("rails", [Feature.NONE, RAIL])
def test_where_a_road_crosses_a_river_there_is_a_bridge(rails: Feature) -> None:
    river = Feature.MAJOR_RIVER | Feature.SECONDARY_ROAD
    step = side(river | (Feature.RAIL_GREEN if rails else Feature.NONE), without=RAIL & ~rails)
    assert cost(ground(), TANKS, step) == 0.5
    assert cost(ground(), FOOT, step) == 1
    assert ford(ground(), TANKS, step) is None


@rule("stalingrad42:5.5.4c", "stalingrad42:5.2d")
def test_a_railway_bridge_costs_extra_over_a_major_river_and_nothing_over_a_minor_one() -> None:
    step = side(Feature.MAJOR_RIVER | Feature.RAIL_GREEN, without=ROAD, into=Terrain.CLEAR)
    assert cost(ground(), FOOT, step) == 1 + 1
    assert cost(ground(), MECH, step) == 1 + 2
    assert cost(ground(), TANKS, step) == 1 + 2
    step = side(Feature.MINOR_RIVER | Feature.RAIL_GREEN, without=ROAD, into=Terrain.CLEAR)
    for on in (ground(), ground(wet=True)):
        for mover in MOVERS:
            assert cost(on, mover, step) == 1


@rule("stalingrad42:5.5.1a", "stalingrad42:5.5.1b", "stalingrad42:5.5.1c", "stalingrad42:23.2.2f")
def test_minor_rivers_cost_everybody_one_point_in_rain() -> None:
    step = side(Feature.MINOR_RIVER, without=LINES, into=Terrain.CLEAR)
    for mover in MOVERS:
        row = TABLES.hexsides["minor-river"]
        extra = TABLES.cost(row, "foot" if mover == MOUNTAIN else mover)
        assert isinstance(extra, (int, float))
        assert cost(ground(), mover, step) == 1 + extra
        assert cost(ground(wet=True), mover, step) == 1 + 1
    assert cost(ground(), FOOT, step) == 1
    assert cost(ground(winter=True), FOOT, step) == 1


@rule("stalingrad42:5.5.2b", "stalingrad42:5.5.5f", "stalingrad42:2.3.6a")
def test_a_major_river_without_a_bridge_is_only_forded() -> None:
    step = side(Feature.MAJOR_RIVER, without=LINES, into=Terrain.CLEAR)
    for mover, points in ((FOOT, 3), (MOUNTAIN, 3), (MECH, 4), (TANKS, 4)):
        assert cost(ground(), mover, step) is None
        assert ford(ground(), mover, step) == points


@rule("stalingrad42:23.4i", "stalingrad42:23.4j")
def test_in_winter_the_rivers_of_the_northern_maps_freeze() -> None:
    don = side(Feature.MAJOR_RIVER | Feature.FREEZES, without=LINES, into=Terrain.CLEAR)
    kuban = side(Feature.MAJOR_RIVER, without=LINES | Feature.FREEZES, into=Terrain.CLEAR)
    winter = ground(winter=True)
    assert cost(winter, FOOT, don) == 1 + 1
    assert cost(winter, TANKS, don) == 1 + 2
    assert ford(winter, FOOT, don) is None
    assert cost(winter, FOOT, kuban) is None
    assert ford(winter, FOOT, kuban) == 3
    for hex in range(GRID.size):
        for direction, found in enumerate(MAP.sides[hex]):
            if Feature.MAJOR_RIVER in found and GRID.neighbours[hex][direction] >= 0:
                north = {"A", "B"} & set(sheets_of(hex))
                assert (Feature.FREEZES in found) == bool(north), GRID.number(hex)


def sheets_of(hex: int) -> tuple[str, ...]:
    return tuple(name for name, field in MAP.sheets.items() if field >> hex & 1)


@rule("stalingrad42:5.5.3a", "stalingrad42:5.5.3b", "stalingrad42:5.5.6a")
def test_the_volga_is_crossed_only_at_the_printed_ferries() -> None:
    river, ferry = (
        side(Feature.VOLGA, without=Feature.FERRY | LINES),
        side(Feature.VOLGA | Feature.FERRY),
    )
    for on in (ground(), ground(winter=True)):
        for mover in MOVERS:
            assert cost(on, mover, river) is None
            assert ford(on, mover, river) is None
        assert cost(on, FOOT, ferry) == 1 + 2
        assert cost(on, TANKS, ferry) == 1 + 3
    crossings = {c.name for c in MAP.crossings if c.kind == "ferry"}
    assert sum(Feature.FERRY in f for around in MAP.sides for f in around) == 2 * len(crossings)


@rule("stalingrad42:23.2.2d")
def test_seasonal_marsh_is_clear_until_it_has_rained() -> None:
    step = side(Feature.NONE, without=WATER | LINES, into=Terrain.SEASONAL_MARSH)
    marsh = side(Feature.NONE, without=WATER | LINES, into=Terrain.MARSH)
    dry, marshy = ground(), ground(marshy=True)
    assert cost(dry, FOOT, step) == 1
    assert cost(marshy, FOOT, step) == cost(dry, FOOT, marsh) == cost(marshy, FOOT, marsh)
    assert cost(marshy, TANKS, step) == cost(dry, TANKS, marsh)
    assert marshy.marsh == MAP.of[Terrain.MARSH] | MAP.of[Terrain.SEASONAL_MARSH]
    assert dry.marsh == MAP.of[Terrain.MARSH]


@rule("stalingrad42:5.1c")
def test_units_that_move_together_pay_the_highest_cost() -> None:
    woods = side(Feature.NONE, without=WATER | LINES, into=Terrain.WOODS)
    mountain = side(Feature.NONE, without=WATER | LINES | Feature.ALPINE, into=Terrain.MOUNTAIN)
    assert steps(ground(), woods, FOOT) == {False: 1}
    assert steps(ground(), woods, FOOT, TANKS) == steps(ground(), woods, TANKS) == {False: 2}
    assert steps(ground(), mountain, FOOT) == {False: 2}
    assert steps(ground(), mountain, FOOT, TANKS) == {}


def test_a_railway_that_is_built_has_its_bridges() -> None:
    step = side(Feature.MINOR_RIVER | Feature.RAIL_UNFINISHED, without=ROAD)
    grounds, opens = Grounds(TABLES), MAP.opens
    turn = opens[step]
    early = grounds.under(ALL, turn=turn - 1, wet=True, marshy=False, winter=False)
    late = grounds.under(ALL, turn=turn, wet=True, marshy=False, winter=False)
    before, after = cost(early, FOOT, step), cost(late, FOOT, step)
    assert before is not None
    assert after == before - 1
    assert grounds.under(ALL, turn=turn, wet=True, marshy=False, winter=False) is late


@cache
def rails_on(turn: int) -> Exits:
    return Grounds(TABLES).under(ALL, turn=turn, wet=False, marshy=False, winter=False).rails


@rule("stalingrad42:17.5a")
def test_unfinished_railways_open_on_their_turn() -> None:
    before, after = rails_on(10), rails_on(11)
    assert before == MAP.exits(RAIL)
    assert sum(field.bit_count() for field in before) < sum(field.bit_count() for field in after)
    for (hex, direction), opens in MAP.opens.items():
        assert not rails_on(opens - 1)[direction] >> hex & 1
        assert rails_on(opens)[direction] >> hex & 1


@rule("stalingrad42:17.5b")
def test_the_caspian_railway_never_opens() -> None:
    kizlyar = MAP.place["Kizlyar"].hex
    unfinished = {
        (hex, direction)
        for hex, around in enumerate(MAP.sides)
        for direction, features in enumerate(around)
        if Feature.RAIL_UNFINISHED in features
    }
    caspian = unfinished - MAP.opens.keys()
    hexes = {hex for hex, _ in caspian}
    joined, front = {kizlyar}, [kizlyar]  # the line of Kizlyar is all of it
    for hex in front:
        beyond = {go(hex, d) for d in range(6) if (hex, d) in caspian} - joined
        joined |= beyond
        front += beyond
    assert joined == hexes
    for turn in (*range(1, TURNS + 1), 99):
        rails = rails_on(turn)
        assert not any(rails[direction] >> hex & 1 for hex, direction in caspian)
