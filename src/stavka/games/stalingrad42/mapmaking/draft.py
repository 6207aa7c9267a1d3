"""The map while it is being made: hexes, sides and what is on them."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from stavka.games.stalingrad42.geo import GRID, SHEETS, Point, corner

Side = tuple[int, int]  # the two hexes, the lower index first
Vertex = tuple[int, int]  # a corner of hexes: thirds of a column, halves of a row

WATER = ("sea", "lake", "volga")  # hexes that no unit enters
RIVERS = ("minor_river", "major_river", "volga")
RAILS = ("rail_green", "rail_plain", "rail_unfinished")
ROADS = ("primary_road", "secondary_road")


@dataclass
class Mark:
    """A feature of a side: how sure it is, the turn on which it opens, and its name."""

    confidence: str
    opens: str = ""
    name: str = ""


@dataclass
class Cell:
    """A hex of the map."""

    terrain: str
    confidence: str
    fort: str = ""


@dataclass
class Draft:
    """Everything the builder knows so far. A hex without a cell is off the map."""

    cells: dict[int, Cell] = field(default_factory=dict)
    sides: dict[Side, dict[str, Mark]] = field(default_factory=dict)
    rivers: list[tuple[str, str, list[Vertex]]] = field(default_factory=list)

    def land(self, hex: int) -> bool:
        """Whether units can stand here."""
        return hex in self.cells and self.cells[hex].terrain not in WATER

    def has(self, side: Side, *features: str) -> bool:
        """Whether a side has one of these features."""
        return any(feature in self.sides.get(side, {}) for feature in features)

    def put(self, side: Side, feature: str, mark: Mark) -> None:
        """Give a side a feature; what the printed map says stays."""
        self.sides.setdefault(side, {}).setdefault(feature, mark)


def side_between(a: int, b: int) -> Side:
    """The side that two neighbours share."""
    return (a, b) if a < b else (b, a)


def side_of(number: str, direction: str) -> Side:
    """A side by the number of a hex and the name of a direction."""
    hex = GRID.at(number)
    return side_between(hex, GRID.neighbours[hex][GRID.layout.directions.index(direction)])


def vertex(point: Point) -> Vertex:
    """The corner at a point."""
    return round(3 * point[0]), round(2 * point[1])


def point(corner_of_hexes: Vertex) -> Point:
    """Where a corner lies."""
    return corner_of_hexes[0] / 3, corner_of_hexes[1] / 2


@cache
def ends(side: Side) -> tuple[Vertex, Vertex]:
    """The two corners of a side."""
    direction = GRID.direction(*side)
    if direction is None:
        raise ValueError(f"{side} are no neighbours")
    return vertex(corner(side[0], direction)), vertex(corner(side[0], direction + 1))


def on_sheet_a(*hexes: int) -> bool:
    """Whether all these hexes are on the sheet that was read from the printed map."""
    (left, right), (top, bottom) = SHEETS["A"]
    return all(
        left <= GRID.column(hex) <= right and top <= GRID.row(hex) <= bottom for hex in hexes
    )


def all_sides() -> list[Side]:
    """Every side between two hexes of the grid."""
    return [
        (hex, other) for hex in range(GRID.size) for other in GRID.neighbours[hex] if other > hex
    ]
