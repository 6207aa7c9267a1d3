"""Chapters 6 and 7: zones of control and bonds."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.map import Feature
from stavka.games.stalingrad42.rules.zones import Bonds, bonds, zone
from stavka.hexes import members
from stavka.testing import rule
from tests.games.stalingrad42.ground import MAP, go, ground, of, plain, side


def barred(found: Bonds) -> set[tuple[int, int]]:
    """The sides that are barred, from both hexes."""
    return {(hex, d) for d in range(6) for hex in members(found.sides[d])}


@rule("stalingrad42:6.1a")
def test_the_six_hexes_around_a_unit_are_its_zone() -> None:
    hex = plain()
    assert zone(ground(), of(hex)) == of(*GRID.neighbours[hex])
    pair = of(hex, go(hex, 0))
    assert zone(ground(), pair) == GRID.spread(pair)


@rule("stalingrad42:6.1b", "stalingrad42:2.2.3d")
@pytest.mark.parametrize("water", [Feature.VOLGA, Feature.SEA, Feature.LAKE])
def test_zones_do_not_reach_over_the_volga_or_closed_sides(water: Feature) -> None:
    hex, direction = side(water)
    assert not zone(ground(), of(hex)) >> go(hex, direction) & 1
    river, over = side(Feature.MAJOR_RIVER)
    assert zone(ground(), of(river)) >> go(river, over) & 1


@rule("stalingrad42:6.1b", "stalingrad42:2.2.3c")
def test_zones_reach_over_a_ridge_until_winter_closes_it() -> None:
    hex, direction = side(Feature.ALPINE)
    assert zone(ground(), of(hex)) >> go(hex, direction) & 1
    assert not zone(ground(winter=True), of(hex)) >> go(hex, direction) & 1


def test_zones_stay_on_land() -> None:
    assert not zone(ground(), MAP.land) & ~MAP.land


@rule("stalingrad42:7.1a", "stalingrad42:7.1c", "stalingrad42:7.1d")
@pytest.mark.parametrize("direction", range(6))
def test_two_in_line_bar_the_hex_between_them(direction: int) -> None:
    hex = plain()
    pair = of(hex, go(hex, direction, direction))
    found = bonds(ground(), pair, 0)
    assert found.hexes == of(go(hex, direction))
    assert not any(found.sides)
    for away in ((direction,), (direction,) * 3):
        assert bonds(ground(), of(hex, go(hex, *away)), 0) == Bonds(0, (0,) * 6)


@rule("stalingrad42:7.1a", "stalingrad42:7.1c", "stalingrad42:7.1d")
@pytest.mark.parametrize("direction", range(6))
def test_two_aslant_bar_the_side_between_them(direction: int) -> None:
    hex, next = plain(), (direction + 1) % 6
    pair = of(hex, go(hex, direction, next))
    found = bonds(ground(), pair, 0)
    assert not found.hexes
    one, other = go(hex, direction), go(hex, next)
    across = GRID.direction(one, other)
    assert across is not None
    assert barred(found) == {(one, across), (other, (across + 3) % 6)}


@rule("stalingrad42:7.3a", "stalingrad42:7.3c")
def test_enemies_on_both_sides_break_a_bond_over_a_side() -> None:
    hex = plain()
    pair, one, other = of(hex, go(hex, 0, 1)), go(hex, 0), go(hex, 1)
    both_ways = {(one, 2), (other, 5)}
    assert go(one, 2) == other
    for enemies in (0, of(one), of(other)):
        assert barred(bonds(ground(), pair, enemies)) == both_ways
    assert not barred(bonds(ground(), pair, of(one, other)))


@rule("stalingrad42:7.3b", "stalingrad42:7.3c")
def test_an_enemy_between_breaks_a_bond_over_a_hex() -> None:
    hex = plain()
    pair, middle = of(hex, go(hex, 2, 2)), go(hex, 2)
    assert bonds(ground(), pair, 0).hexes == of(middle)
    assert bonds(ground(), pair, of(middle)) == Bonds(0, (0,) * 6)


@rule("stalingrad42:7.4a")
def test_bonds_of_both_sides_stand_across_each_other() -> None:
    hex = plain()
    ours, theirs = of(hex, go(hex, 0, 1)), of(go(hex, 0), go(hex, 1, 2))
    middle = go(hex, 1)
    assert barred(bonds(ground(), ours, theirs)) == {
        (go(hex, 0), 2), (middle, 5),
    }  # fmt: skip
    assert bonds(ground(), theirs, ours).hexes == of(middle)


@rule("stalingrad42:7.6a", "stalingrad42:7.6b", "stalingrad42:7.6f")
@pytest.mark.parametrize("water", [Feature.VOLGA, Feature.LAKE, Feature.SEA])
def test_no_bond_over_the_volga_or_closed_sides(water: Feature) -> None:
    for hex, direction in every_side(water):
        far = go(hex, direction, direction)
        if far >= 0 and MAP.land >> far & 1:
            assert not bonds(ground(), of(hex, far), 0).hexes
    coast = next(h for h, d in every_side(water))
    assert bonds(ground(), of(coast), 0) == Bonds(0, (0,) * 6)


def every_side(feature: Feature) -> list[tuple[int, int]]:
    return [
        (hex, direction)
        for hex in members(MAP.land)
        for direction, other in enumerate(GRID.neighbours[hex])
        if other >= 0 and MAP.land >> other & 1 and feature in MAP.sides[hex][direction]
    ]


@rule("stalingrad42:7.6c", "stalingrad42:7.6e")
def test_two_sides_of_a_major_river_break_a_bond_over_a_hex_and_one_does_not() -> None:
    seen = {0: 0, 1: 0, 2: 0}
    for middle in members(MAP.land):
        for direction in range(3):
            ends = GRID.neighbours[middle][direction], GRID.neighbours[middle][direction + 3]
            if min(ends) < 0 or not all(MAP.land >> end & 1 for end in ends):
                continue
            sides = [MAP.sides[middle][direction], MAP.sides[middle][direction + 3]]
            if any(s & (Feature.VOLGA | Feature.SEA | Feature.LAKE) for s in sides):
                continue
            rivers = sum(Feature.MAJOR_RIVER in s for s in sides)
            stands = bonds(ground(), of(*ends), 0).hexes == of(middle)
            assert stands == (rivers < 2), GRID.number(middle)
            seen[rivers] += 1
    assert all(seen.values())


@rule("stalingrad42:7.6c", "stalingrad42:23.4i")
def test_frozen_rivers_break_no_bond() -> None:
    for middle in members(MAP.land):
        for direction in range(3):
            sides = [MAP.sides[middle][d] for d in (direction, direction + 3)]
            if all(Feature.MAJOR_RIVER | Feature.FREEZES in s for s in sides):
                ends = [GRID.neighbours[middle][d] for d in (direction, direction + 3)]
                assert not bonds(ground(), of(*ends), 0).hexes
                assert bonds(ground(winter=True), of(*ends), 0).hexes == of(middle)
                return
    raise AssertionError("no such river")


@rule("stalingrad42:7.6d", "stalingrad42:7.6e")
def test_a_bond_over_a_side_is_judged_on_the_better_way_that_no_enemy_holds() -> None:
    """Of two formers one hex lies beyond two sides of river, the other beyond fewer."""
    for hex in members(MAP.land):
        for d in range(6):
            one, other, far = go(hex, d), GRID.neighbours[hex][(d + 1) % 6], -1
            if one >= 0:
                far = GRID.neighbours[one][(d + 1) % 6]
            if min(one, other, far) < 0 or not MAP.land >> far & 1:
                continue
            ways = [
                (MAP.sides[hex][d], MAP.sides[one][(d + 1) % 6]),
                (MAP.sides[hex][(d + 1) % 6], MAP.sides[other][d]),
            ]
            if any(s & (Feature.VOLGA | Feature.SEA | Feature.LAKE) for way in ways for s in way):
                continue
            wet = [sum(Feature.MAJOR_RIVER in s for s in way) for way in ways]
            if wet[0] == 2 and wet[1] == 1 and MAP.land >> one & MAP.land >> other & 1:
                pair = of(hex, far)
                assert barred(bonds(ground(), pair, 0))
                assert barred(bonds(ground(), pair, of(one)))
                assert not barred(bonds(ground(), pair, of(other)))
                return
    raise AssertionError("no such river")


@rule("stalingrad42:7.5a")
def test_a_unit_bars_a_side_together_with_its_own_entry_area() -> None:
    edges = ground().edges(["B"])
    one, other = GRID.at("3300"), GRID.at("3400")  # both at the north edge
    unit = next(e.by for e in edges if {e.hex, e.other} == {one, other})
    assert GRID.number(unit) == "3301"
    found = bonds(ground(), of(unit), 0, edges)
    across = GRID.direction(one, other)
    assert across is not None
    assert (one, across) in barred(found)
    assert (other, (across + 3) % 6) in barred(found)
    assert not found.hexes
    assert not barred(bonds(ground(), of(unit), of(one, other), edges)) & {(one, across)}
    further = bonds(ground(), of(GRID.at("3303")), 0, edges)
    assert not barred(further)


@rule("stalingrad42:7.5b")
def test_no_bond_with_an_area_of_the_enemy() -> None:
    edges = ground().edges(["X", "Y", "Z"])
    assert edges
    assert not barred(bonds(ground(), of(GRID.at("3301")), 0, edges))
    border = sum(MAP.areas[name].hexes for name in "XYZ")
    assert all(border >> e.hex & border >> e.other & 1 for e in edges)


@rule("stalingrad42:7.6g", "stalingrad42:7.4a")
def test_the_overview_of_bonds() -> None:
    """Our line from the middle of the map to our own area, and enemies who break two of its bonds
    and cross a third."""
    d = GRID.at("3306")
    e, f = go(d, 2, 3), go(d, 2, 3, 3, 3)  # D and E aslant, E and F in line
    g, h = go(f, 3, 2), GRID.at("3301")
    broken = of(go(d, 2), go(d, 3))  # enemies on both sides of the side between D and E
    middle = go(e, 3)  # and one between E and F
    crossing = of(go(f, 3), go(f, 2, 1))  # two enemies whose bond crosses that of F and G
    edges = ground().edges(["B"])
    found = bonds(ground(), of(d, e, f, g, h), broken | of(middle) | crossing, edges)
    assert not found.hexes >> middle & 1
    across = GRID.direction(go(d, 2), go(d, 3))
    assert (go(d, 2), across) not in barred(found)
    one, other = go(f, 3), go(f, 2)
    over = GRID.direction(one, other)
    assert (one, over) in barred(found)
    assert (GRID.at("3300"), GRID.direction(GRID.at("3300"), GRID.at("3400"))) in barred(found)
    assert (GRID.at("3200"), GRID.direction(GRID.at("3200"), GRID.at("3300"))) in barred(found)
    theirs = bonds(ground(), crossing, of(f, g))
    assert theirs.hexes >> other & 1  # it lies across ours, and both stand
