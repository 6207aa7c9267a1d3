"""Places of the map for tests of the ground: found by what they are, so that a map that is drawn
better does not break them."""

from __future__ import annotations

from functools import cache

from stavka.games.stalingrad42.components import Tables, own_edition
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.ground import Conditions, Ground
from stavka.games.stalingrad42.map import WET, Feature, Terrain, the_map
from stavka.hexes import bits, members

MAP = the_map()
Net = dict[int, list[int]]
TABLES = Tables(own_edition())


@cache
def ground(wet: bool = False, marshy: bool = False, winter: bool = False) -> Ground:
    return Ground(TABLES, Conditions(wet=wet, marshy=marshy, winter=winter))


@cache
def plain(radius: int = 4, near: str = "4720") -> int:
    """The middle of open ground, the nearest to a hex: so many hexes around it clear or desert,
    without rivers, roads or railways."""
    bare = [
        hex
        for hex in range(GRID.size)
        if MAP.terrain[hex] in (Terrain.CLEAR, Terrain.DESERT) and not any(MAP.sides[hex])
    ]
    field, middle = bits(bare), GRID.at(near)
    for hex in sorted(bare, key=lambda hex: (GRID.distance(hex, middle), hex)):
        around = GRID.within(hex, radius)
        if not around & ~field and around.bit_count() == 1 + 3 * radius * (radius + 1):
            return hex
    raise AssertionError("there is no such plain")


def side(
    features: Feature, *, without: Feature = Feature.NONE, into: Terrain | None = None
) -> tuple[int, int]:
    """The first side between two hexes of land that has all these features and none of those: the
    hex, and the direction in which it is left."""
    for hex in range(GRID.size):
        for direction, other in enumerate(GRID.neighbours[hex]):
            if other < 0 or MAP.terrain[hex] in WET or MAP.terrain[other] in WET:
                continue
            found = MAP.sides[hex][direction]
            if features in found and not found & without and into in (None, MAP.terrain[other]):
                return hex, direction
    raise AssertionError(f"no side with {features!r}")


@cache
def net(features: Feature) -> Net:
    """The hexes that these lines join."""
    found: Net = {}
    for hex, around in enumerate(GRID.neighbours):
        for direction, other in enumerate(around):
            if other >= 0 and MAP.sides[hex][direction] & features:
                found.setdefault(hex, []).append(other)
    return found


def go(hex: int, *directions: int) -> int:
    """The hex that lies so many steps away."""
    for direction in directions:
        hex = GRID.neighbours[hex][direction]
    return hex


def of(*hexes: int) -> int:
    return bits(hexes)


def numbers(field: int) -> list[str]:
    return [GRID.number(hex) for hex in members(field)]
