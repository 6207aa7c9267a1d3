"""The map as the rules want it: what every hex and every side holds, as arrays by hex and as sets
of hexes. The files under data/ say it; `mapmaking` writes them."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum, IntFlag
from functools import cache
from importlib.resources import files

from stavka.games.stalingrad42.geo import GRID, SHEETS, sheets
from stavka.hexes import Bitset, bits

FILES = (
    "hexes.csv",
    "sides.csv",
    "places.csv",
    "entry_areas.csv",
    "crossings.csv",
    "start_line.csv",
)
WINTER_ROW = 43  # winter weakens the Axis on this row and north of it


class Terrain(IntEnum):
    """What covers a hex. Towns and landmarks lie on other terrain; they are places."""

    OFF_MAP = 0
    CLEAR = 1
    DESERT = 2
    ROUGH = 3
    WOODS = 4
    WOODED_ROUGH = 5
    MARSH = 6
    SEASONAL_MARSH = 7
    MOUNTAIN = 8
    MINOR_CITY = 9
    MAJOR_CITY = 10
    SEA = 11
    LAKE = 12
    VOLGA = 13  # the flood plain of the lower Volga: part of the river


class Feature(IntFlag):
    """What lies along a side of a hex (water, ridge) or crosses it (railway, road)."""

    NONE = 0
    MINOR_RIVER = 1
    MAJOR_RIVER = 2
    VOLGA = 4
    LAKE = 8
    SEA = 16
    ALPINE = 32
    RAIL_GREEN = 64
    RAIL_PLAIN = 128
    RAIL_UNFINISHED = 256
    PRIMARY_ROAD = 512
    SECONDARY_ROAD = 1024
    BRIDGE = 2048
    FERRY = 4096
    FREEZES = 8192  # its river or lake freezes in winter


RIVER = Feature.MINOR_RIVER | Feature.MAJOR_RIVER | Feature.VOLGA
RAIL = Feature.RAIL_GREEN | Feature.RAIL_PLAIN
ROAD = Feature.PRIMARY_ROAD | Feature.SECONDARY_ROAD

CITIES = (Terrain.MINOR_CITY, Terrain.MAJOR_CITY)
WET = (Terrain.OFF_MAP, Terrain.SEA, Terrain.LAKE, Terrain.VOLGA)

Exits = tuple[Bitset, ...]  # for each of the six directions the hexes that may be left that way


@dataclass(frozen=True)
class Place:
    """A city, a town or a landmark. `port` names the sea of a port."""

    name: str
    name_ru: str
    hex: int
    kind: str
    vp: int
    port: str
    confidence: str


@dataclass(frozen=True)
class Area:
    """An entry area, the hexes it borders on, and those by which roads and railways lead there."""

    name: str
    owner: str
    hexes: Bitset
    roads: Bitset
    rails: Bitset
    confidence: str


@dataclass(frozen=True)
class Crossing:
    """Where the Volga can be crossed. The hexes of the rail ferry are no neighbours."""

    name: str
    name_ru: str
    kind: str
    hexes: tuple[int, int]
    confidence: str


def rows(name: str) -> Iterator[dict[str, str]]:
    """The rows of one of the map's files."""
    text = files(__package__).joinpath("data", f"{name}.csv").read_text("utf-8")
    yield from csv.DictReader(text.splitlines())


class Map:
    """All four sheets.

    `terrain[hex]` and `sides[hex][direction]` are what a rule asks of one hex; the sets answer
    for all hexes at once.
    """

    grid = GRID

    def __init__(self) -> None:
        terrain = [Terrain.OFF_MAP] * GRID.size
        self.forts: dict[int, str] = {}
        for row in rows("hexes"):
            hex = GRID.at(row["hex"])
            terrain[hex] = Terrain[row["terrain"].upper()]
            if row["fort"]:
                self.forts[hex] = row["fort"]
        self.sides = self._read_sides()
        self.places = tuple(self._read_places())
        self.place = {place.name: place for place in self.places}
        self.vp = {place.hex: place.vp for place in self.places if place.vp}
        self.ports = {place.hex: place.port for place in self.places if place.port}
        self.settled: Bitset = bits(place.hex for place in self.places)
        self.towns: Bitset = bits(place.hex for place in self.places if place.kind == "town")
        self.areas = {area.name: area for area in self._read_areas()}
        self.crossings = tuple(self._read_crossings())
        # Up to the line of 28 June, by row the last column on the Axis side. [17.1a, C4.1e]
        last = {int(row["row"]): int(row["column"]) for row in rows("start_line")}
        self.behind_start_line: Bitset = bits(
            hex for hex in range(GRID.size) if GRID.column(hex) <= last.get(GRID.row(hex), -1)
        )
        self.cover(terrain)

    def cover(self, terrain: Sequence[Terrain]) -> None:
        """Lay terrain over the hexes; the sets follow from it."""
        self.terrain = tuple(terrain)
        marks: dict[Terrain, list[int]] = {kind: [] for kind in Terrain}
        for hex, its in enumerate(terrain):
            marks[its].append(hex)
        self.of = {kind: bits(hexes) for kind, hexes in marks.items()}
        self.cities: Bitset = self.of[Terrain.MINOR_CITY] | self.of[Terrain.MAJOR_CITY]
        self.on_map: Bitset = GRID.everywhere & ~self.of[Terrain.OFF_MAP]
        self.land: Bitset = self.on_map
        for kind in WET:
            self.land &= ~self.of[kind]
        self.sheets: dict[str, Bitset] = {
            sheet: self.on_map & hexes for sheet, hexes in _sheets().items()
        }
        self.wintry: Bitset = self.on_map & _northern()

    def side(self, a: int, b: int) -> Feature:
        """What lies between two neighbours."""
        direction = GRID.direction(a, b)
        if direction is None:
            raise ValueError(f"{GRID.number(a)} and {GRID.number(b)} are no neighbours")
        return self.sides[a][direction]

    def exits(self, features: Feature) -> Exits:
        """The hexes whose side in each direction has one of these features."""
        return sides_where(self.sides, lambda side: bool(side & features))

    def _read_sides(self) -> tuple[tuple[Feature, ...], ...]:
        found = [[Feature.NONE] * 6 for _ in range(GRID.size)]
        self.opens: dict[tuple[int, int], int] = {}
        self.rivers: dict[str, set[tuple[int, int]]] = {}  # hex and direction, by name
        for row in rows("sides"):
            hex, other = GRID.at(row["hex"]), GRID.at(row["other"])
            direction = GRID.layout.directions.index(row["direction"])
            feature = Feature[row["feature"].upper()]
            if row["season"] == "freezes":
                feature |= Feature.FREEZES
            for at, way in ((hex, direction), (other, (direction + 3) % 6)):
                found[at][way] |= feature
                if row["name"] and feature & RIVER:
                    self.rivers.setdefault(row["name"], set()).add((at, way))
                if row["opens"]:
                    self.opens[at, way] = int(row["opens"])
        return tuple(tuple(around) for around in found)

    def _read_places(self) -> Iterator[Place]:
        for row in rows("places"):
            yield Place(
                row["name"],
                row["name_ru"],
                GRID.at(row["hex"]),
                row["kind"],
                int(row["vp"] or 0),
                row["port"],
                row["confidence"],
            )

    def _read_areas(self) -> Iterator[Area]:
        for row in rows("entry_areas"):
            hexes, roads, rails = (_listed(row[column]) for column in ("hexes", "roads", "rails"))
            yield Area(row["area"], row["owner"], hexes, roads, rails, row["confidence"])

    def _read_crossings(self) -> Iterator[Crossing]:
        for row in rows("crossings"):
            hexes = (GRID.at(row["hex"]), GRID.at(row["other"]))
            yield Crossing(row["name"], row["name_ru"], row["kind"], hexes, row["confidence"])


def _listed(numbers: str) -> Bitset:
    return bits(GRID.at(number) for number in numbers.split())


def sides_where(sides: tuple[tuple[Feature, ...], ...], test: Callable[[Feature], bool]) -> Exits:
    """The hexes whose side in each direction passes a test."""
    known: dict[Feature, bool] = {}
    found: list[list[int]] = [[] for _ in range(6)]
    for hex, around in enumerate(sides):
        for direction, side in enumerate(around):
            passes = known.get(side)
            if passes is None:
                passes = known[side] = test(side)
            if passes:
                found[direction].append(hex)
    return tuple(bits(hexes) for hexes in found)


@cache
def _sheets() -> dict[str, Bitset]:
    every = [(hex, sheets(hex)) for hex in range(GRID.size)]
    return {sheet: bits(hex for hex, on in every if sheet in on) for sheet in SHEETS}


@cache
def _northern() -> Bitset:
    return bits(hex for hex in range(GRID.size) if GRID.row(hex) <= WINTER_ROW)


@cache
def the_map() -> Map:
    """The map, read once."""
    return Map()


def river_id(name: str) -> str:
    """How messages name a river."""
    return "river-" + name.lower().replace(" ", "-")
