"""The ground as season and weather make it: which sides of hexes are closed, how far zones and
bonds reach, and what a step costs. Shared by all positions with the same conditions."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import cache
from typing import Any, NamedTuple, TypeVar

import msgspec

from stavka.games.stalingrad42.components import Tables
from stavka.games.stalingrad42.geo import GRID, SHEETS
from stavka.games.stalingrad42.map import (
    RAIL,
    ROAD,
    Exits,
    Feature,
    Map,
    Terrain,
    sides_where,
    the_map,
)
from stavka.hexes import OFF, Bitset

Found = TypeVar("Found")

# Who moves: mobilities, and mountain divisions, which go on foot but over every ridge.
MOVERS = ("foot", "mountain", "mech-infantry", "vehicle")
HALVES = 2  # costs are in halves of a movement point: a road may cost one
OFF_ROAD, OFF_ROAD_WET = 5, 3  # hexes of a supply line beside the road [16.3.2a, 23.2.2i]


class Conditions(msgspec.Struct, frozen=True):
    """What changes the ground for both sides."""

    wet: bool = False  # rain or mud
    marshy: bool = False  # it has rained: seasonal marshes are marshes for good [23.2.2d]
    winter: bool = False
    built: frozenset[int] = frozenset()  # unfinished railways are built, by the turns they open
    sheets: frozenset[str] = frozenset(SHEETS)  # that are played on [C1.1c, C2.1c, C3.1c]


class Way(NamedTuple):
    """A step out of a hex. A ford leads over an open river without a bridge: the first step of who
    began beside it, or over a pontoon bridge. [5.5.2a, 5.5.5a, 5.5.5f]"""

    to: int
    halves: int  # of movement points
    direction: int
    ford: bool


class Edge(msgspec.Struct, frozen=True):
    """A side between two hexes at the map's edge, and who bars it together with the area beyond."""

    hex: int
    direction: int
    other: int
    by: int
    over: tuple[tuple[int, int], ...]  # its hexes, and the directions in which they lie from `by`


class Ground:
    """The map under some conditions. Sets by direction hold the hexes whose side that way is so."""

    def __init__(self, tables: Tables, conditions: Conditions, map: Map | None = None) -> None:
        self.map: Map = map or the_map()
        self.tables = tables
        self.conditions = conditions
        self.sides = self._as_built()
        self.in_play: Bitset = 0  # hexes of the sheets
        for sheet in conditions.sheets:
            self.in_play |= self.map.sheets[sheet]
        land = self.land = self.map.land & self.in_play
        beyond = tuple(GRID.everywhere & ~(land & GRID.step(land, (d + 3) % 6)) for d in range(6))
        self.marsh: Bitset = self.map.of[Terrain.MARSH]
        if conditions.marshy:
            self.marsh |= self.map.of[Terrain.SEASONAL_MARSH]
        # Nobody crosses these. [2.2.3a, 2.2.3b, 2.2.3c, 23.4g, 23.4l]
        self.closed: Exits = _joined(self._sides("sea", "lake"), beyond)
        if conditions.winter:
            self.closed = _joined(self.closed, self.map.exits(Feature.ALPINE))
        self.volga: Exits = self.map.exits(Feature.VOLGA)
        # No zone and no bond reaches over these. [6.1b, 7.6a, 7.6b]
        self.silent: Exits = _joined(self.closed, self.volga)
        # Two of these on its way break a bond; without a bridge retreats end here. [7.6c, 12.2g]
        self.rivers: Exits = self._where(self._is_open_river)
        self.alpine: Exits = self._sides("alpine")  # without a road
        # Where a road goes on, also by ferry. [16.3.3a, 16.3.3b]
        roads = self.map.exits(ROAD | Feature.FERRY)
        self.roads: Exits = tuple(roads[d] & ~self.closed[d] for d in range(6))
        self.on_road: Bitset = 0
        for exits in self.map.exits(ROAD):
            self.on_road |= exits
        self.rails: Exits = self._where(lambda side: bool(side & RAIL))  # for trains [17.5a]
        self.heavy: Bitset = self.marsh | self.map.of[Terrain.MOUNTAIN]  # counts twice [16.3.2b]
        self.off_road = OFF_ROAD_WET if conditions.wet else OFF_ROAD
        # Hexes at the edge of what is played on, and their neighbours.
        self.rim: Bitset = GRID.spread(self.in_play & ~_inner(self.in_play))
        self._edges: dict[tuple[str, ...], tuple[Edge, ...]] = {}
        # Where an open river is crossed by its own means only: no bridge, no ferry. [5.5.2a, 12.2g]
        self.fords: Exits = self._where(lambda side: self.barrier(side) == "major-river")
        self._ways: dict[frozenset[str], tuple[tuple[Way, ...], ...]] = {}
        self._kept: dict[Hashable, Any] = {}

    def keep(self, key: Hashable, find: Callable[[], Found]) -> Found:
        """Something worked out from the ground, once."""
        if key not in self._kept:
            self._kept[key] = find()
        found: Found = self._kept[key]
        return found

    # What lies along a side

    def _as_built(self) -> tuple[tuple[Feature, ...], ...]:
        """What lies along the sides, with the railways that are built by now. [17.5a]"""
        found = list(self.map.sides)
        for (hex, direction), opens in self.map.opens.items():
            if opens in self.conditions.built:
                around = list(found[hex])
                around[direction] |= Feature.RAIL_PLAIN
                found[hex] = tuple(around)
        return tuple(found)

    def barrier(self, side: Feature) -> str:
        """The line of the chart for what lies along a side; empty if nothing is in the way.
        A road or a railway has its bridge. [5.2d, 5.5.4a to 5.5.4d, 5.5.6a]"""
        winter = self.conditions.winter
        frozen = winter and Feature.FREEZES in side
        if side & ROAD:
            return ""
        if Feature.SEA in side:
            return "sea"
        if Feature.LAKE in side:
            return "frozen-river" if frozen else "lake"
        if Feature.VOLGA in side:
            return "pontoon" if Feature.FERRY in side else "volga"
        if Feature.ALPINE in side:
            return "alpine"
        if Feature.MAJOR_RIVER in side:
            return "rail-bridge" if side & RAIL else "frozen-river" if frozen else "major-river"
        if Feature.MINOR_RIVER in side and not side & RAIL:
            return "minor-river"
        return ""

    def _is_open_river(self, side: Feature) -> bool:
        frozen = self.conditions.winter and Feature.FREEZES in side
        return Feature.MAJOR_RIVER in side and not frozen

    def _sides(self, *barriers: str) -> Exits:
        return self._where(lambda side: self.barrier(side) in barriers)

    def _where(self, test: Callable[[Feature], bool]) -> Exits:
        """The sides that pass a test, which is asked once for each kind of side."""
        return sides_where(self.sides, test)

    # What a step costs

    def plain_ways(self, movers: frozenset[str]) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """`ways` as bare tuples, which are taken apart faster."""
        return self.keep(
            ("plain", movers),
            lambda: tuple(tuple(tuple(way) for way in around) for around in self.ways(movers)),
        )

    def ways(self, movers: Iterable[str]) -> tuple[tuple[Way, ...], ...]:
        """Out of each hex the steps that units moving together can make, at what the slowest of
        them pays. [5.1c]"""
        together = frozenset(movers)
        if together not in self._ways:
            each = [self._steps_of(mover) for mover in together]
            self._ways[together] = tuple(
                tuple(_slowest(ways) for ways in zip(*around, strict=True) if all(ways))
                for around in zip(*each, strict=True)
            )
        return self._ways[together]

    def _steps_of(self, mover: str) -> list[list[Way | None]]:
        """For each hex and direction the step that a mover makes; None if it cannot."""
        terrain, known = self.map.terrain, cache(self._step)
        found: list[list[Way | None]] = []
        for hex, around in enumerate(GRID.neighbours):
            steps: list[Way | None] = [None] * 6
            for direction, other in enumerate(around):
                if other == OFF or not self.land >> hex & self.land >> other & 1:
                    continue
                cost, ford = known(mover, terrain[other], self.sides[hex][direction])
                if cost is not None:
                    steps[direction] = Way(other, cost, direction, ford)
            found.append(steps)
        return found

    def first(self, mover: str, hex: int, road: Feature) -> int | None:
        """The halves of points for a hex entered from beyond the map's edge, by this road."""
        return self._step(mover, self.map.terrain[hex], road)[0]

    def _step(self, mover: str, terrain: Terrain, side: Feature) -> tuple[int | None, bool]:
        """The halves of points for a step, and whether it fords an open river."""
        if self.conditions.winter and Feature.ALPINE in side:
            return None, False
        cost, ford = self._beside(mover, terrain, side)
        if side & ROAD:
            road = self._road(mover, side)
            cost = road if cost is None else min(road, cost)
        return cost, ford

    def _road(self, mover: str, side: Feature) -> int:
        """The cost along a road. [5.2a, 5.2c, 23.2.2e]"""
        row = self.tables.roads["primary" if Feature.PRIMARY_ROAD in side else "secondary"]
        if mover in ("foot", "mountain"):
            return _halves(row.foot)
        return _halves(row.rain if self.conditions.wet else row.mech)

    def _beside(self, mover: str, terrain: Terrain, side: Feature) -> tuple[int | None, bool]:
        """The cost beside the road: of the hex, and of what lies along its side."""
        mobility = "foot" if mover == "mountain" else mover
        name = terrain.name.lower().replace("_", "-")
        if terrain == Terrain.SEASONAL_MARSH and self.conditions.marshy:
            name = "marsh"
        entry = self.tables.cost(self.tables.terrain[name], mobility)
        if isinstance(entry, str):
            return None, False
        barrier = self.barrier(side)
        if not barrier:
            return _halves(entry), False
        row = self.tables.hexsides[barrier]
        extra = self.tables.cost(row, mobility)
        if extra == "mountain" and mover == "mountain":
            extra = 0
        if isinstance(extra, str):
            return None, False
        if self.conditions.wet and row.rain:  # the same for everybody [5.5.1b, 23.2.2f]
            extra = row.rain
        return _halves(entry + extra), row.adjacent

    # The map's edge

    def edges(self, areas: Iterable[str]) -> tuple[Edge, ...]:
        """The same for all who have these areas, so it is found once."""
        names = tuple(areas)
        if names not in self._edges:
            self._edges[names] = self._find_edges(names)
        return self._edges[names]

    def _find_edges(self, areas: Iterable[str]) -> tuple[Edge, ...]:
        """Where a unit can bar a side together with one of its own entry areas: it stands at the
        one end of the side, the area lies at the other. [7.5a]"""
        border = 0
        for name in areas:
            border |= self.map.areas[name].hexes & self.in_play
        found = []
        for hex in range(GRID.size):
            around = GRID.neighbours[hex]
            for direction, other in enumerate(around):
                if other == OFF or not border >> hex & border >> other & 1:
                    continue
                left, right = around[direction - 1], around[(direction + 1) % 6]
                for by, beyond in ((left, right), (right, left)):
                    outside = beyond == OFF or not self.in_play >> beyond & 1
                    if outside and by != OFF and self.land >> by & 1:
                        over = tuple(
                            (each, GRID.neighbours[by].index(each)) for each in (hex, other)
                        )
                        found.append(Edge(hex, direction, other, by, over))
        return tuple(found)


class Grounds:
    """The grounds of an edition, each made when it is first needed."""

    def __init__(self, tables: Tables, map: Map | None = None) -> None:
        self._tables = tables
        self._map = map or the_map()
        self._made: dict[Conditions, Ground] = {}
        self._openings = frozenset(self._map.opens.values())

    def under(
        self, sheets: frozenset[str], *, turn: int, wet: bool, marshy: bool, winter: bool
    ) -> Ground:
        built = frozenset(opens for opens in self._openings if opens <= turn)
        conditions = Conditions(wet, marshy, winter, built, sheets)
        if conditions not in self._made:
            self._made[conditions] = Ground(self._tables, conditions, self._map)
        return self._made[conditions]


def _inner(hexes: Bitset) -> Bitset:
    """Those all of whose neighbours are among them."""
    found = hexes
    for direction in range(6):
        found &= GRID.step(hexes, direction)
    return found


def _joined(*exits: Exits) -> Exits:
    found = [0] * 6
    for each in exits:
        for direction, hexes in enumerate(each):
            found[direction] |= hexes
    return tuple(found)


def _slowest(ways: Iterable[Way]) -> Way:
    return max(ways, key=lambda way: way.halves)


def _halves(points: float) -> int:
    return round(HALVES * points)
