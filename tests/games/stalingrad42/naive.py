"""The rules of the map once more, slow and plain, to hold against the fast ones.

Written from the rulebook and the rulings with dicts and sets. A hex is (column, row), also beyond
the map's edge, an entry area its letter. Of the game it takes only what was put on the table: the
files of the map, the chart, and where which counter lies in which order. Zones, bonds, costs,
reach, supply and retreats are found here anew.
"""

from __future__ import annotations

import csv
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from stavka.games.stalingrad42.components import SOVIET
from stavka.games.stalingrad42.ground import Conditions
from stavka.games.stalingrad42.position import ENTRAINED, RETREATED, Position, place_id

Hex = tuple[int, int]
Place = Hex | str  # a hex, or the letter of an area
Pair = frozenset[Hex]  # the side between two neighbours

SHEETS = {
    "A": (10, 41, 0, 42),
    "B": (42, 73, 0, 42),
    "C1": (10, 41, 40, 62),
    "C2": (42, 73, 40, 62),
}
BRIDGE = {(59, 2), (60, 2)}  # of Saratov over the Volga [5.5.3c]
FERRY = ((64, 24), (65, 23))  # of trains over the Volga [5.5.7a]
WATER = ("off_map", "sea", "lake", "volga")
GOOD, DISRUPTED, FORCED, CHOSEN = range(4)


def hex_of(number: str) -> Hex:
    return int(number[:2]), int(number[2:])


def number(hex: Hex) -> str:
    return f"{hex[0]:02}{hex[1]:02}"


def around(hex: Hex) -> list[Hex]:
    """The six neighbours: odd columns lie half a hex higher."""
    column, row = hex
    higher = row - 1 if column % 2 else row
    return [
        (column, row - 1), (column + 1, higher), (column + 1, higher + 1),
        (column, row + 1), (column - 1, higher + 1), (column - 1, higher),
    ]  # fmt: skip


def distance(a: Hex, b: Hex) -> int:
    def skew(hex: Hex) -> tuple[int, int]:
        column, row = hex
        return column, row - (column + column % 2) // 2

    (ax, ay), (bx, by) = skew(a), skew(b)
    dx, dy = bx - ax, by - ay
    return max(abs(dx), abs(dy), abs(dx + dy))


def _read(name: str) -> Iterator[dict[str, str]]:
    folder = files("stavka.games.stalingrad42").joinpath("data")
    yield from csv.DictReader(folder.joinpath(name).read_text("utf-8").splitlines())


@cache
def _chart() -> dict[str, Any]:
    folder = files("stavka.games.stalingrad42").joinpath("data")
    return tomllib.loads(folder.joinpath("tables.toml").read_text("utf-8"))


@dataclass(frozen=True)
class Counter:
    """A unit as it lies on the table."""

    unit: int
    side: int
    at: Place
    combat: bool
    light: bool  # a white frame, or it supports: alone it makes no bond
    order: int
    mover: str
    movement: int
    retreated: bool
    entrained: bool

    @property
    def routed(self) -> bool:
        return self.order in (FORCED, CHOSEN)


class Terrain:
    """The map under some conditions, side by side."""

    def __init__(self, conditions: Conditions) -> None:
        self.wet, self.winter = conditions.wet, conditions.winter
        self._impassable: dict[tuple[Hex, Hex], bool] = {}
        self.terrain: dict[Hex, str] = {}
        for row in _read("hexes.csv"):
            hex = hex_of(row["hex"])
            if any(_on(hex, sheet) for sheet in conditions.sheets):
                name = row["terrain"]
                if name == "seasonal_marsh" and conditions.marshy:
                    name = "marsh"
                self.terrain[hex] = name
        self.land = {hex for hex, name in self.terrain.items() if name not in WATER}
        self.sides: dict[Pair, set[str]] = {}
        for row in _read("sides.csv"):
            its = self.sides.setdefault(
                frozenset((hex_of(row["hex"]), hex_of(row["other"]))), set()
            )
            its.add(row["feature"])
            if row["season"] == "freezes":
                its.add("freezes")
            if row["opens"] and int(row["opens"]) in conditions.built:
                its.add("rail_plain")
        self.areas = {
            row["area"]: (
                {*map(hex_of, row["hexes"].split())},
                {*map(hex_of, row["roads"].split())},
            )
            for row in _read("entry_areas.csv")
        }
        self.areas["W"] = set(), set()  # beyond the strait of Kerch [5.7.2b]
        self.ports = {hex_of(row["hex"]): row["port"] for row in _read("places.csv") if row["port"]}
        self.points = {hex_of(row["hex"]) for row in _read("places.csv") if row["vp"]}
        self.rails = {
            row["area"]: {*map(hex_of, row["rails"].split())} for row in _read("entry_areas.csv")
        }

    def rail(self, a: Hex, b: Hex) -> bool:
        built = self.side(a, b) & {"rail_green", "rail_plain"}
        return bool(built) and a in self.land and b in self.land

    def side(self, a: Hex, b: Hex) -> set[str]:
        return self.sides.get(frozenset((a, b)), set())

    def road(self, a: Hex, b: Hex) -> bool:
        return bool(self.side(a, b) & {"primary_road", "secondary_road"})

    def impassable(self, a: Hex, b: Hex) -> bool:
        """Sea, open lakes, ridges in winter, the edge of what is played on. [2.2.3a-f]"""
        if (a, b) not in self._impassable:
            self._impassable[a, b] = self._is_impassable(a, b)
        return self._impassable[a, b]

    def _is_impassable(self, a: Hex, b: Hex) -> bool:
        its = self.side(a, b)
        if a not in self.land or b not in self.land or (self.winter and "alpine" in its):
            return True
        if self.road(a, b):
            return False
        return "sea" in its or ("lake" in its and not (self.winter and "freezes" in its))

    def silent(self, a: Hex, b: Hex) -> bool:
        """No zone and no bond reaches over it. [6.1b, 7.6a, 7.6b]"""
        return self.impassable(a, b) or "volga" in self.side(a, b)

    def open_river(self, a: Hex, b: Hex) -> bool:
        its = self.side(a, b)
        return "major_river" in its and not (self.winter and "freezes" in its)

    def step(self, mover: str, a: Hex, b: Hex) -> tuple[float, bool] | None:
        """The points for a step, and whether it needs a pontoon or a first step; None: never.
        [5.2a-e, 5.5.1a to 5.5.6a, 23.2.2e, 23.2.2f]"""
        if self.impassable(a, b):
            return None
        if self.road(a, b):
            return self.by_road(mover, self.side(a, b)), False
        entry = self.into(mover, b)
        if entry is None:
            return None
        its, wheels = self.side(a, b), mover not in ("foot", "mountain")
        rail = bool(its & {"rail_green", "rail_plain"})
        frozen = self.winter and "freezes" in its
        if "lake" in its:  # frozen, else it were impassable
            return entry + (2 if wheels else 1), False
        if "volga" in its:
            return (entry + (3 if wheels else 2), False) if "ferry" in its else None
        if "alpine" in its:
            return (entry, False) if mover == "mountain" else None
        if "major_river" in its:
            if rail or frozen:
                return entry + (2 if wheels else 1), False
            return entry + (3 if wheels else 2), "ferry" not in its
        if "minor_river" in its and not rail:
            return entry + (1 if self.wet or mover == "vehicle" else 0), False
        return entry, False

    def into(self, mover: str, hex: Hex) -> float | None:
        row = _chart()["terrain"][self.terrain[hex].replace("_", "-")]
        entry = row["foot" if mover == "mountain" else mover.replace("-", "_")]
        return None if isinstance(entry, str) else float(entry)

    def by_road(self, mover: str, its: set[str]) -> float:
        if mover in ("foot", "mountain"):
            return 1.0
        return 1.0 if self.wet and "primary_road" not in its else 0.5


def _on(hex: Hex, sheet: str) -> bool:
    left, right, top, bottom = SHEETS[sheet]
    return left <= hex[0] <= right and top <= hex[1] <= bottom


@cache
def terrain_of(conditions: Conditions) -> Terrain:
    return Terrain(conditions)


@dataclass
class Table:
    """A position: the map and the counters on it."""

    map: Terrain
    counters: list[Counter]
    axis_holds: dict[Hex, bool]  # cities, victory hexes, ports
    own_areas: tuple[tuple[str, ...], ...]
    flotilla: Hex | None  # what it serves
    turn: int
    _bonds: dict[int, tuple[set[Hex], set[Pair]]] = field(default_factory=dict)
    _zones: dict[int, set[Hex]] = field(default_factory=dict)
    _hexes: dict[int, set[Hex]] = field(default_factory=dict)

    def of(self, side: int) -> list[Counter]:
        return [c for c in self.counters if c.side == side]

    def at(self, hex: Hex, side: int) -> list[Counter]:
        return [c for c in self.counters if c.at == hex and c.side == side]

    def hexes(self, side: int) -> set[Hex]:
        if side not in self._hexes:
            self._hexes[side] = {c.at for c in self.of(side) if not isinstance(c.at, str)}
        return self._hexes[side]

    @property
    def contested(self) -> set[Hex]:
        """Cities with units of both sides. [29.1.1a]"""
        return self.hexes(0) & self.hexes(1)

    def fighters(self, side: int) -> set[Hex]:
        return {
            c.at for c in self.counters if c.side == side and c.combat and not isinstance(c.at, str)
        }

    # Chapters 6 and 7

    def zone(self, side: int) -> set[Hex]:
        """[5.6.4a, 6.1a-c, 13.3.2c, 29.1.1e]"""
        if side not in self._zones:
            holders = {
                c.at
                for c in self.of(side)
                if c.combat and not c.routed and not c.entrained and not isinstance(c.at, str)
            } - self.contested
            self._zones[side] = {
                other for hex in holders for other in around(hex) if not self.map.silent(hex, other)
            }
        return self._zones[side]

    def formers(self, side: int) -> set[Hex]:
        """[7.1a, 7.1b, 13.2.1c, 29.1.1e]"""
        found: set[Hex] = set()
        light: dict[Hex, int] = {}
        for c in self.of(side):
            if isinstance(c.at, str) or not c.combat or c.order != GOOD or c.entrained:
                continue
            if not c.light:
                found.add(c.at)
            else:
                light[c.at] = light.get(c.at, 0) + 1
        found |= {hex for hex, count in light.items() if count > 1}
        return found - self.contested

    def bonds(self, side: int) -> tuple[set[Hex], set[Pair]]:
        """The hexes that the other side may not enter, and the sides it may not cross."""
        if side not in self._bonds:
            self._bonds[side] = self._find_bonds(side)
        return self._bonds[side]

    def _find_bonds(self, side: int) -> tuple[set[Hex], set[Pair]]:
        formers, enemies = self.formers(side), self.hexes(1 - side)
        hexes: set[Hex] = set()
        sides: set[Pair] = set()

        def leads(a: Hex, middle: Hex, b: Hex) -> bool:
            """The bond can be drawn over this hex. [7.3a, 7.3b, 7.6a-d]"""
            if middle in enemies or self.map.silent(a, middle) or self.map.silent(middle, b):
                return False
            return not (self.map.open_river(a, middle) and self.map.open_river(middle, b))

        for a in formers:
            for b in {far for near in around(a) for far in around(near)}:
                if b not in formers or distance(a, b) != 2:
                    continue
                between = [hex for hex in around(a) if hex in around(b)]
                if not any(leads(a, middle, b) for middle in between):
                    continue
                if len(between) == 1:
                    hexes.add(between[0])
                else:
                    sides.add(frozenset(between))
        return hexes, sides | self._bonds_with_areas(side, formers, enemies)

    def _bonds_with_areas(self, side: int, formers: set[Hex], enemies: set[Hex]) -> set[Pair]:
        """A unit at one end of a side, one's own area at the other. [7.5a, 7.5b]"""
        played = self.map.terrain
        border = {
            hex
            for area in self.own_areas[side]
            if area in self.map.areas
            for hex in self.map.areas[area][0]
            if hex in played
        }
        found: set[Pair] = set()
        for hex in formers:
            for a in around(hex):
                for b in around(hex):
                    if a not in border or b not in border or b not in around(a):
                        continue
                    (end,) = [other for other in around(a) if other in around(b) and other != hex]
                    if end in played:
                        continue
                    if any(m not in enemies and not self.map.silent(hex, m) for m in (a, b)):
                        found.add(frozenset((a, b)))
        return found

    # Chapter 5

    def pontoon(self, side: int, a: Hex, b: Hex, combat: bool) -> bool:
        """Combat units on both banks; one of them may be who crosses. [5.5.5a, 5.5.5b]"""
        fighters = self.fighters(side)
        return b in fighters and (combat or a in fighters)

    def step(self, side: int, mover: str, a: Hex, b: Hex) -> tuple[float, bool] | None:
        """The Soviets also cross the Volga by the bridge and with the flotilla. [5.5.3c, 5.5.3d]"""
        volga = "volga" in self.map.side(a, b) and not self.map.impassable(a, b)
        if side == SOVIET and volga and (entry := self.map.into(mover, b)) is not None:
            wheels = mover not in ("foot", "mountain")
            if {a, b} == BRIDGE:
                return entry + (2 if wheels else 1), False
            if self.flotilla in (a, b):
                return entry + (3 if wheels else 2), False
        return self.map.step(mover, a, b)

    def price(self, side: int, movers: Iterable[str], a: Hex, b: Hex) -> tuple[float, bool] | None:
        """The slowest pays. [5.1c]"""
        each = [self.step(side, mover, a, b) for mover in movers]
        known = [step for step in each if step is not None]
        if len(known) < len(each):
            return None
        return max(points for points, _ in known), any(ford for _, ford in known)

    def reach(
        self, stack: list[Counter], *, points: float, tactical: bool, extended: bool, fresh: bool
    ) -> dict[Place, float]:
        """Where a stack can go and what each place costs it, by trying every step until nothing
        becomes cheaper; tactical movement counts hexes."""
        side, start = stack[0].side, stack[0].at
        enemy = 1 - side
        movers = {c.mover for c in stack}
        combat = any(c.combat for c in stack)
        # [5.1e, 5.1f]
        shut = self.hexes(enemy)
        if any(c.combat for c in stack):
            shut = self.fighters(enemy)
        contested = self.contested
        if tactical and not any(c.routed for c in stack):  # [29.1.2a]
            shut = shut - contested
        bond_hexes, bond_sides = self.bonds(enemy)
        shut = shut | bond_hexes
        if extended:  # [5.3b, 5.3d]
            for hex in self.fighters(enemy):
                shut |= {other for other in around(hex) if not self.map.silent(hex, other)}
        if any(c.routed for c in stack):  # [13.3.2b]
            moving = {c.unit for c in stack}
            friends = {c.at for c in self.of(side) if not c.routed and c.unit not in moving}
            shut |= {hex for hex in self.zone(enemy) if hex not in friends}
        zone = self.zone(enemy)
        slips = fresh and all(c.order == CHOSEN for c in stack)  # [13.3.1c]
        own = [area for area in self.own_areas[side] if area in self.map.areas]
        cost: dict[Place, float] = {}
        if isinstance(start, str):
            shut_in = side == 1 and start not in self.own_areas[side]  # [24.1.3b]
            stays = shut_in or any(c.order for c in stack)  # [22.3.1d]
            for hex in set() if stays else self._doors(start) & self.map.land:
                if hex in shut or not self.opens(enemy, hex):
                    continue
                entries = [self._first(mover, start, hex) for mover in movers]
                if all(entry is not None for entry in entries):
                    price = 1.0 if tactical else max(e for e in entries if e is not None)
                    if price <= points:
                        cost[hex] = price
        else:
            cost[start] = 0.0
        changed = True
        while changed:
            changed = False
            for place, spent in list(cost.items()):
                first = place == start
                if isinstance(place, str) or (place in zone and not first):  # [5.4c, 6.2a]
                    continue
                hex = place
                if hex in contested and not first:  # [29.1.2a]
                    continue
                leaving = 2.0 if hex in zone and not slips and not tactical else 0.0  # [6.2b]
                for area in own:  # [22.3.1b]
                    if hex in self.map.areas[area][0] and self.opens(enemy, hex):
                        total = spent + 1 + leaving
                        if total <= points and total < cost.get(area, 1000):
                            cost[area] = total
                            changed = True
                for other in around(hex):
                    step = self.price(side, movers, hex, other)
                    if step is None or other in shut or frozenset((hex, other)) in bond_sides:
                        continue
                    if hex in contested and other in zone and other not in self.hexes(side):
                        continue  # [29.1.2b]
                    price, ford = step
                    bridged = not ford or self.pontoon(side, hex, other, combat)
                    if not bridged and not (first and fresh):  # [5.4f, 5.5.2a, 5.5.5e]
                        continue
                    total = spent + (1.0 if tactical else price + leaving)
                    if total <= points and total < cost.get(other, 1000):
                        cost[other] = total
                        changed = True
        return cost

    def _doors(self, area: str) -> set[Hex]:
        """Nobody walks over the strait of Kerch; the north edge is longer after the first turn.
        [5.7.2b, C2.2c]"""
        columns = range(27, 43) if area == "north" and self.turn <= 10 else range(100)
        return {hex for hex in self.map.areas[area][0] if area != "W" and hex[0] in columns}

    def _first(self, mover: str, area: str, hex: Hex) -> float | None:
        """The first hex, along a road that leads out of the area or beside it. [22.3.1c]"""
        if hex in self.map.areas[area][1]:
            its: set[str] = set()
            for other in around(hex):
                its |= self.map.side(hex, other)
            if its & {"primary_road", "secondary_road"}:
                return self.map.by_road(mover, its)
        return self.map.into(mover, hex)

    def opens(self, enemy: int, hex: Hex) -> bool:
        """An enemy bond leaves a way between a hex at the edge and the area beyond. [22.3.2a]"""
        _, sides = self.bonds(enemy)
        beyond = [other for other in around(hex) if other not in self.map.terrain]
        return any(frozenset((hex, other)) not in sides for other in beyond)

    # Chapter 17.4

    def railways(self, converted: set[Hex] | None = None) -> set[Hex]:
        """The railways of the Soviets that are joined with their areas and ports, or those of the
        Axis over converted hexes. [5.5.7a, 16.2.1a, 17.4a, 17.4b]"""
        side = 1 if converted is None else 0
        zone, friends, enemies = self.zone(1 - side), self.hexes(side), self.hexes(1 - side)
        bonds, _ = self.bonds(1 - side)

        def open(at: Hex) -> bool:
            danger = at in zone and at not in friends
            barred = at in enemies or at in bonds or danger
            return at in self.map.land and not barred and (converted is None or at in converted)

        waiting = [
            at
            for area in self.own_areas[side]
            if area in self.map.areas
            for at in (self.map.rails[area] if area != "W" else ())  # over the strait [5.7.2b]
            if open(at) and any(self.map.rail(at, other) for other in around(at))
        ]
        waiting += [
            at
            for at in self._ports(side)
            if open(at) and any(self.map.rail(at, other) for other in around(at))
        ]
        found = set(waiting)
        while waiting:
            here = waiting.pop()
            joined = [other for other in around(here) if self.map.rail(here, other)]
            if side == 1 and here in FERRY:
                joined += FERRY
            for other in joined:
                if other not in found and open(other):
                    found.add(other)
                    waiting.append(other)
        return found

    # Chapter 16

    def supplied(self, side: int, hex: Hex, far: float) -> bool:
        """A line from this hex: off the road at most so far, then by road to the edge; through no
        contested city. [16.3.1a to 16.3.4b]"""
        return self._line(side, hex, far, self._ports(side))

    def _ports(self, side: int) -> set[Hex]:
        """The ports that are sources. [16.2.3a, 16.2.4a]"""
        ports = {port for port, sea in self.map.ports.items() if self._serves(side, port, sea)}
        if self._azov(side):
            ports |= {port for port, sea in self.map.ports.items() if sea == "Azov"}
        return {port for port in ports if self._holds(side, port)}

    def _roads_meet(self, here: Hex, other: Hex) -> bool:
        """At the bridge, or where the flotilla crosses the Volga. [5.5.3c, 5.5.3d, 16.3.3b]"""
        crossed = {here, other} == BRIDGE or self.flotilla in (here, other)
        ends = [any(self.map.road(hex, next) for next in around(hex)) for hex in (here, other)]
        return crossed and "volga" in self.map.side(here, other) and all(ends)

    def _holds(self, side: int, hex: Hex) -> bool:
        return self.axis_holds[hex] == (side == 0)

    def _serves(self, side: int, port: Hex, sea: str) -> bool:
        """The Black Sea is Soviet, Taman a port for Germans. [16.2.3b, 16.2.5a]"""
        taman = port == hex_of("1549")
        return self._holds(side, port) and (taman if side == 0 else sea == "Black" and not taman)

    def _azov(self, side: int) -> bool:
        """Temryuk is held, and fed otherwise than by that sea. [16.2.4a, 16.2.4b]"""
        temryuk = hex_of("1949")
        if temryuk not in self.map.land or not self._holds(side, temryuk):
            return False
        ports = {port for port, sea in self.map.ports.items() if self._serves(side, port, sea)}
        return self._line(side, temryuk, 3 if self.map.wet else 5, ports)

    def _line(self, side: int, hex: Hex, far: float, ports: set[Hex]) -> bool:
        enemies, friends = self.hexes(1 - side), self.hexes(side)
        zone = self.zone(1 - side)
        bond_hexes, bond_sides = self.bonds(1 - side)
        sources = ports | {
            at
            for area in self.own_areas[side]
            if area in self.map.areas
            for at in self.map.areas[area][area != "north"]
            if area != "north" or (at[0] < 44 and self._on_road(at))  # [C2.2e]
        }

        def risky(at: Hex) -> bool:
            return at in zone and at not in friends

        def shut(at: Hex) -> bool:
            marked = at in self.map.points or self.map.terrain[at] in ("minor_city", "major_city")
            denied = marked and self.axis_holds[at] != (side == 0)
            held = at in enemies and not (at == hex and at in friends)
            return held or at in bond_hexes or (denied and at not in friends)

        if shut(hex) or hex not in self.map.land:
            return False
        best: dict[Hex, float] = {hex: 0}
        waiting = [hex]
        while waiting:
            here = waiting.pop(0)
            for other in around(here):
                if other in best and best[other] <= best[here] + 1:
                    continue
                if self.map.impassable(here, other) or shut(other):
                    continue
                if "alpine" in self.map.side(here, other) and not self.map.road(here, other):
                    continue
                if frozenset((here, other)) in bond_sides or (risky(here) and risky(other)):
                    continue
                heavy = self.map.terrain[other] in ("mountain", "marsh")
                total = best[here] + (2 if heavy else 1)
                if total <= far and total < best.get(other, 10_000):
                    best[other] = total
                    waiting.append(other)
        # The road leg begins where the other has ended, whoever threatens that hex.
        waiting, seen = list(best), set(best)
        while waiting:
            here = waiting.pop()
            if here in sources:
                return True
            for other in around(here):
                its = self.map.side(here, other)
                joined = side == 1 and self._roads_meet(here, other)
                if not (its & {"primary_road", "secondary_road", "ferry"} or joined):
                    continue
                if other in seen:
                    continue
                if self.map.impassable(here, other) or shut(other) or risky(other):
                    continue
                if frozenset((here, other)) not in bond_sides:
                    seen.add(other)
                    waiting.append(other)
        return False

    def _on_road(self, hex: Hex) -> bool:
        return any(self.map.road(hex, other) for other in around(hex))

    # Chapter 12

    def retreats(self, stack: list[Counter], hexes: int) -> dict[Place, int]:
        """The ends of a retreat with the steps that each costs; every way is walked."""
        side, start = stack[0].side, stack[0].at
        assert not isinstance(start, str)
        ways = list(self._ways_back(stack, start, hexes))
        own = [area for area in self.own_areas[side] if area in self.map.areas]

        def home(way: tuple[Hex, ...]) -> list[str]:
            last = way[-1]
            return [
                area
                for area in own
                if last in self.map.areas[area][0] and self.opens(1 - side, last)
            ]

        # [12.1.3b, 12.1.3c, 12.2e, 12.2k]
        found: set[Place] = {
            way[-1] for way in ways if len(way) == hexes + 1 and not self._deadly(stack, way[-1])
        }
        found |= {area for way in ways if len(way) <= hexes for area in home(way)}
        if not found:  # one hex more [12.2e]
            for way in ways:
                if len(way) == hexes + 1:
                    found |= {*home(way)}
                    found |= {
                        other
                        for other in self._steps_back(stack, way[-1])
                        if distance(start, other) >= hexes and not self._deadly(stack, other)
                    }
        if found:
            return dict.fromkeys(self._rather_supplied(stack, found), 0)
        # [12.1.3d, 12.1.3e]
        if not any(c.combat for c in stack):  # they have no steps
            return {}
        near: dict[Place, int] = {
            way[-1]: hexes + 1 - len(way)
            for way in ways
            if 1 < len(way) <= hexes and self._refuge(stack, way[-1])
        }
        kept = self._rather_supplied(stack, set(near))
        return {end: lost for end, lost in near.items() if end in kept}

    def _ways_back(self, stack: list[Counter], start: Hex, hexes: int) -> Iterator[tuple[Hex, ...]]:
        """Every way of up to so many hexes that kills nobody before its end. [12.2a-d, 12.2f-i]"""
        ways: list[tuple[Hex, ...]] = [(start,)]
        for way in ways:
            yield way
            if len(way) > hexes:
                continue
            for other in self._steps_back(stack, way[-1]):
                if distance(start, other) != len(way):
                    continue
                twice = len(way) > 1 and self._deadly(stack, way[-1])
                if not (twice and self._deadly(stack, other)):
                    ways.append((*way, other))

    def _steps_back(self, stack: list[Counter], hex: Hex) -> Iterator[Hex]:
        side = stack[0].side
        bond_hexes, bond_sides = self.bonds(1 - side)
        combat = any(c.combat for c in stack)
        for other in around(hex):
            step = self.price(side, {c.mover for c in stack}, hex, other)
            if step is None or other in self.hexes(1 - side) or other in bond_hexes:
                continue
            if frozenset((hex, other)) in bond_sides or "volga" in self.map.side(hex, other):
                continue
            if not step[1] or self.pontoon(side, hex, other, combat):
                yield other

    def _refuge(self, stack: list[Counter], hex: Hex) -> bool:
        """Friends who have not retreated in this phase. [12.1.3e, 12.2l]"""
        return any(not c.retreated and c not in stack for c in self.at(hex, stack[0].side))

    def _deadly(self, stack: list[Counter], hex: Hex) -> bool:
        return hex in self.zone(1 - stack[0].side) and not self._refuge(stack, hex)

    def _rather_supplied(self, stack: list[Counter], ends: set[Place]) -> set[Place]:
        """Those from which a supply line can be traced, if there are such. [12.1.3g]"""
        far = 3 if self.map.wet else 5
        kept = {
            end for end in ends if isinstance(end, str) or self.supplied(stack[0].side, end, far)
        }
        return kept or ends


def table_of(p: Position) -> Table:
    """A position as it lies on the table."""
    counters = []
    for unit, place in enumerate(p.place):
        if place < 0:
            continue
        counter, id = p.box.armies.units[unit], place_id(place)
        climbs = counter.kind in ("mountain", "mountain-rifle")
        counters.append(
            Counter(
                unit=unit,
                side=counter.side,
                at=id.removeprefix("area-") if id.startswith("area-") else hex_of(id),
                combat=counter.faces[0].defence > 0,
                light=counter.free or counter.support,
                order=p.order[unit],
                mover="mountain" if climbs else counter.mobility,
                movement=counter.faces[p.face[unit]].movement,
                retreated=bool(p.done[unit] & RETREATED),
                entrained=bool(p.known[unit] & ENTRAINED),
            )
        )
    holds = {hex_of(place_id(hex)): bool(p.axis_holds[n]) for hex, n in p.box.held.items()}
    closed = {"K"} if p.ground.conditions.winter else set()  # [23.4h]
    if any(counter.at == "G" and counter.side == 0 for counter in counters):  # [24.1.3b]
        closed.add("G")
    areas = tuple(tuple(a for a in p.setup.areas(side) if a not in closed) for side in (0, 1))
    flotilla = hex_of(place_id(p.flotilla)) if p.flotilla >= 0 else None
    return Table(terrain_of(p.ground.conditions), counters, holds, areas, flotilla, p.turn)
