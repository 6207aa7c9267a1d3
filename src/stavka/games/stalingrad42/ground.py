"""The ground as season and weather make it: which sides of hexes are closed, how far zones and
bonds reach, and what a step costs. Shared by all positions with the same conditions."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import cache, cached_property
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
from stavka.hexes import OFF, Bitset, Moves, bits, members

Found = TypeVar("Found")

# Who moves: mobilities, and mountain divisions, which go on foot but over every ridge.
MOVERS = ("foot", "mountain", "mech-infantry", "vehicle")
HALVES = 2  # costs are in halves of a movement point: a road may cost one
NORTH_OF = "Stalingrad North"
BRIDGED = Feature.VOLGA | Feature.MAJOR_RIVER  # to be exchanged for each other
OFF_ROAD, OFF_ROAD_WET = 5, 3  # hexes of a supply line beside the road [16.3.2a, 23.2.2i]


class Conditions(msgspec.Struct, frozen=True):
    """What changes the ground for both sides."""

    wet: bool = False  # rain or mud
    marshy: bool = False  # it has rained: seasonal marshes are marshes for good [23.2.2d]
    winter: bool = False
    built: frozenset[int] = frozenset()  # unfinished railways are built, by the turns they open
    sheets: frozenset[str] = frozenset(SHEETS)  # that are played on [C1.1c, C2.1c, C3.1c]


Over = tuple[tuple[int, int], ...]  # hexes and directions


class Way(NamedTuple):
    """A step out of a hex. A ford leads over an open river without a bridge: the first step of who
    began beside it, or over a pontoon bridge. [5.5.2a, 5.5.5a, 5.5.5f]"""

    to: int
    halves: int  # of movement points
    direction: int
    ford: bool


class Ways(dict[int, tuple[Way, ...]]):
    """The steps out of each hex, found when they are first asked for. `fords`: the hexes out of
    which one may be a ford. `prices`: no more than where the steps lead and what they cost. `dry`:
    the same without fords."""

    def __init__(self, find: Callable[[int], tuple[Way, ...]], fords: Bitset) -> None:
        self._find = find
        self.fords = fords
        self.prices = Prices(self)
        self.dry = Dry(self)

    def __missing__(self, hex: int) -> tuple[Way, ...]:
        found = self[hex] = self._find(hex)
        return found


class Prices(dict[int, tuple[tuple[int, int], ...]]):
    """For each hex the hexes to which steps lead, with the halves of points."""

    def __init__(self, ways: Ways) -> None:
        self._ways = ways

    def __missing__(self, hex: int) -> tuple[tuple[int, int], ...]:
        found = self[hex] = tuple((way.to, way.halves) for way in self._ways[hex])
        return found


class Dry(dict[int, tuple[tuple[tuple[int, int], ...], Bitset]]):
    """For each hex the same without fords, and the hexes to which fords lead."""

    def __init__(self, ways: Ways) -> None:
        self._ways = ways

    def __missing__(self, hex: int) -> tuple[tuple[tuple[int, int], ...], Bitset]:
        ways = self._ways[hex]
        dry = tuple((way.to, way.halves) for way in ways if not way.ford)
        found = self[hex] = dry, bits(way.to for way in ways if way.ford)
        return found


class Near(dict[int, frozenset[int]]):
    """Around each hex the land that tactical movement leads to at most. [5.4a]"""

    def __init__(self, land: Bitset) -> None:
        self._land = land

    def __missing__(self, hex: int) -> frozenset[int]:
        found = self[hex] = frozenset(members(GRID.within(hex, 2) & self._land))
        return found


class Edge(msgspec.Struct, frozen=True):
    """A side between two hexes at the map's edge, and who bars it together with the area beyond."""

    hex: int
    direction: int
    other: int
    by: int
    over: Bitset  # those of its hexes to which the zone of `by` reaches [7.3a, 7.6a]


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
        self.zones: Moves = GRID.through([~hexes for hexes in self.silent])
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
        self.on_rail: Bitset = 0
        for exits in self.rails:
            self.on_rail |= exits
        self.heavy: Bitset = self.marsh | self.map.of[Terrain.MOUNTAIN]  # counts twice [16.3.2b]
        self.off_road = OFF_ROAD_WET if conditions.wet else OFF_ROAD
        # Hexes at the edge of what is played on, and their neighbours.
        self.rim: Bitset = GRID.spread(self.in_play & ~_inner(self.in_play))
        self.outward: Exits = tuple(
            GRID.everywhere & ~GRID.step(self.in_play, (d + 3) % 6) for d in range(6)
        )
        self._edges: dict[tuple[str, ...], tuple[Edge, ...]] = {}
        # Where an open river is crossed by its own means only: no bridge, no ferry. [5.5.2a, 12.2g]
        self.fords: Exits = self._where(lambda side: self.barrier(side) == "major-river")
        # Where the flotilla can lie: on the Volga north of Stalingrad. [5.5.3d]
        self.berths: Bitset = self._find_berths()
        # Hexes with a side that some ford and others cross by a bridge of their own. [5.5.2a]
        self.fording: Bitset = 0
        for exits in self._where(self._is_ford):
            self.fording |= exits
        self.near = Near(land)
        self._ways: dict[tuple[frozenset[str], Over], Ways] = {}
        self._kept: dict[Hashable, Any] = {}

    def keep(self, key: Hashable, find: Callable[[], Found]) -> Found:
        """Something worked out from the ground, once."""
        found: Found | None = self._kept.get(key)
        if found is None:
            found = self._kept[key] = find()
        return found

    # What lies along a side

    def beside(self, hex: int) -> list[int]:
        """The land beside a hex, but for that beyond an impassable side. [2.2.3d]"""
        around = enumerate(GRID.neighbours[hex])
        return [other for way, other in around if other != OFF and not self.closed[way] >> hex & 1]

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

    def _is_ford(self, side: Feature) -> bool:
        barrier = self.barrier(side)
        return bool(barrier) and self.tables.hexsides[barrier].adjacent

    def _sides(self, *barriers: str) -> Exits:
        return self._where(lambda side: self.barrier(side) in barriers)

    def _where(self, test: Callable[[Feature], bool]) -> Exits:
        """The sides that pass a test, which is asked once for each kind of side."""
        return sides_where(self.sides, test)

    # The Volga

    def _find_berths(self) -> Bitset:
        north = GRID.row(self.map.place[NORTH_OF].hex)
        found = 0
        for direction, banks in enumerate(self.volga):
            found |= banks & self.land & ~self.closed[direction]
        return bits(hex for hex in members(found) if GRID.row(hex) < north)

    def crossings(self, flotilla: int) -> Over:
        """Where the Volga is crossed: at the printed ferries, over the railway bridge at Saratov,
        and over each side of the hex that the flotilla serves. [5.5.3c, 5.5.3d]"""
        return self.keep(("crossings", flotilla), lambda: self._find_crossings(flotilla))

    def _find_crossings(self, flotilla: int) -> Over:
        found = []
        for direction, banks in enumerate(self.volga):
            for hex in members(banks & self.land & ~self.closed[direction]):
                served = flotilla in (hex, GRID.neighbours[hex][direction])
                if served or self.sides[hex][direction] & (RAIL | Feature.FERRY):
                    found.append((hex, direction))
        return tuple(found)

    def soviet_crossings(self, flotilla: int) -> Over:
        """Those that only the Soviets use. [5.5.3b, 5.5.3c]"""

        def find() -> Over:
            every = self.crossings(flotilla)
            return tuple((hex, d) for hex, d in every if Feature.FERRY not in self.sides[hex][d])

        return self.keep(("soviet crossings", flotilla), find)

    # What a step costs

    def ways(self, movers: Iterable[str], over: Over = ()) -> Ways:
        """Out of each hex the steps that units moving together can make, at what the slowest of
        them pays; also over these sides of the Volga, which are theirs alone. [5.1c, 5.5.3c]"""
        key = frozenset(movers), over
        if key not in self._ways:
            fords = self.fording | bits(hex for hex, _ in over)
            self._ways[key] = Ways(self._finder(*key), fords)
        return self._ways[key]

    def _finder(self, movers: frozenset[str], over: Over) -> Callable[[int], tuple[Way, ...]]:
        """Finds the steps out of a hex for who moves so."""
        land, terrain = self.land, self.map.terrain

        @cache
        def price(ground: Terrain, side: Feature) -> tuple[int, bool] | None:
            return self._slowest(movers, ground, side)

        def steps(hex: int) -> Iterator[Way]:
            if land >> hex & 1:
                around = zip(GRID.neighbours[hex], self.sides[hex], strict=True)
                for direction, (to, side) in enumerate(around):
                    if to != OFF and land >> to & 1 and (paid := price(terrain[to], side)):
                        yield Way(to, paid[0], direction, paid[1])
            for _, direction in [each for each in over if each[0] == hex]:
                side, to = self.sides[hex][direction], GRID.neighbours[hex][direction]
                # The bridge is like that over any other river. [5.5.4c]
                side = side ^ BRIDGED if side & RAIL else side | Feature.FERRY
                if paid := price(terrain[to], side):
                    yield Way(to, paid[0], direction, paid[1])

        return lambda hex: tuple(steps(hex))

    def _slowest(
        self, movers: Iterable[str], terrain: Terrain, side: Feature
    ) -> tuple[int, bool] | None:
        """What the slowest pays for such a step, and whether it is a ford; None if one of them
        cannot make it. [5.1c]"""
        steps = [self._step(mover, terrain, side) for mover in movers]
        costs = [cost for cost, _ in steps if cost is not None]
        return (max(costs), steps[0][1]) if len(costs) == len(steps) else None

    def least(self, mover: str) -> int:
        """The halves of points that every step costs at least."""
        return self.keep(("least", mover), lambda: self._least(mover))

    def _least(self, mover: str) -> int:
        terrains = {self.map.terrain[hex] for hex in members(self.land)}
        roads = (Feature.NONE, Feature.PRIMARY_ROAD, Feature.SECONDARY_ROAD)
        costs = [self._step(mover, terrain, road)[0] for terrain in terrains for road in roads]
        return max(1, min(cost for cost in costs if cost is not None))

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

    @cached_property
    def doors(self) -> dict[int, tuple[str, ...]]:
        """Of each hex at the edge the entry areas that lie beyond."""
        found: dict[int, tuple[str, ...]] = {}
        for name, area in self.map.areas.items():
            for hex in members(area.hexes & self.land):
                found[hex] = (*found.get(hex, ()), name)
        return found

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
            if name in self.map.areas:  # not an edge by which units enter
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
                        over = self.zones.of(1 << by) & (1 << hex | 1 << other)
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


def _halves(points: float) -> int:
    return round(HALVES * points)
