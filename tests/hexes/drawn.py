"""The same maps drawn by hand on paper, so to say: centres and corners of hexes worked out from
the printed numbers alone. The tests measure the grid against these drawings.

Paper coordinates grow right and down. Lengths are stretched so that all are whole numbers, which
changes no crossing and no neighbour."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Literal

from hypothesis import strategies as st

from stavka.hexes import OFF, Grid, Layout

Point = tuple[Fraction, Fraction]

TANKS = Layout(flat=False, shifted="even", number="RRCC")
STALINGRAD = Layout(flat=True, shifted="even", number="CCRR", first_column=10, first_row=0)


@cache
def grid(columns: int, rows: int, layout: Layout) -> Grid:
    return Grid(columns, rows, layout)


def board() -> Grid:
    """Four tank boards, two by two."""
    return grid(14, 10, TANKS)


def southern_russia() -> Grid:
    return grid(65, 63, STALINGRAD)


@st.composite
def layouts(draw: st.DrawFn) -> Layout:
    shifted: Literal["odd", "even"] = draw(st.sampled_from(("odd", "even")))
    number: Literal["RRCC", "CCRR"] = draw(st.sampled_from(("RRCC", "CCRR")))
    first = st.integers(0, 2)
    return Layout(draw(st.booleans()), shifted, number, draw(first), draw(first))


@st.composite
def grids(draw: st.DrawFn, most: int = 9) -> Grid:
    size = st.integers(1, most)
    return grid(draw(size), draw(size), draw(layouts()))


@st.composite
def grids_and_hexes(draw: st.DrawFn, count: int) -> tuple[Grid, list[int]]:
    map = draw(grids())
    hexes = st.integers(0, map.size - 1)
    return map, [draw(hexes) for _ in range(count)]


@dataclass(frozen=True)
class Place:
    """A column and a row, on the map or not."""

    column: int
    row: int


def place(map: Grid, hex: int) -> Place:
    """Read from the printed number."""
    number = map.number(hex)
    one, two = int(number[:2]), int(number[2:])
    return Place(two, one) if map.layout.number == "RRCC" else Place(one, two)


def hex_of(map: Grid, place: Place) -> int:
    """By the printed number; OFF when the place is not on the map."""
    layout = map.layout
    on_map = (
        layout.first_column <= place.column < layout.first_column + map.columns
        and layout.first_row <= place.row < layout.first_row + map.rows
    )
    if not on_map:
        return OFF
    pair = (place.row, place.column) if layout.number == "RRCC" else (place.column, place.row)
    return map.at("{:02}{:02}".format(*pair))


def places_and_margin(map: Grid) -> Iterator[Place]:
    """All places of the map and one more on every side."""
    layout = map.layout
    for column in range(layout.first_column - 1, layout.first_column + map.columns + 1):
        for row in range(layout.first_row - 1, layout.first_row + map.rows + 1):
            yield Place(column, row)


def centre(layout: Layout, at: Place) -> tuple[int, int]:
    def moved(number: int) -> bool:
        return (number % 2 == 1) == (layout.shifted == "odd")

    if layout.flat:
        return 3 * at.column, 2 * at.row + moved(at.column)
    return 2 * at.column + moved(at.row), 3 * at.row


def corners(layout: Layout, at: Place) -> list[tuple[int, int]]:
    """Clockwise on paper."""
    x, y = centre(layout, at)
    if layout.flat:
        around = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)]
    else:
        around = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)]
    return [(x + dx, y + dy) for dx, dy in around]


def apart(map: Grid, a: int, b: int) -> tuple[int, int]:
    """From the centre of a to the centre of b."""
    ax, ay = centre(map.layout, place(map, a))
    bx, by = centre(map.layout, place(map, b))
    return bx - ax, by - ay


# Towards the neighbour in each direction, by its name on the compass.
COMPASS = {
    False: {"ne": (1, -3), "e": (2, 0), "se": (1, 3), "sw": (-1, 3), "w": (-2, 0), "nw": (-1, -3)},
    True: {"n": (0, -2), "ne": (3, -1), "se": (3, 1), "s": (0, 2), "sw": (-3, 1), "nw": (-3, -1)},
}


def drawn_neighbours(map: Grid, hex: int) -> dict[str, int]:
    """By compass; those that are on the map."""
    others = range(map.size)
    return {
        name: other
        for name, way in COMPASS[map.layout.flat].items()
        for other in others
        if apart(map, hex, other) == way
    }


def inside(layout: Layout, at: Place, a: Point, b: Point) -> tuple[Fraction, Fraction] | None:
    """The part of the thread from a to b that lies within the hex, its border included."""
    begin, end = Fraction(0), Fraction(1)
    around = corners(layout, at)
    for (px, py), (qx, qy) in zip(around, around[1:] + around[:1], strict=True):
        # On the inner side of this border when `at_a` (for a) or `at_b` is not negative.
        at_a, at_b = ((qx - px) * (y - py) - (qy - py) * (x - px) for x, y in (a, b))
        if at_a < 0 and at_b < 0:
            return None
        if at_a < 0:
            begin = max(begin, at_a / (at_a - at_b))
        elif at_b < 0:
            end = min(end, at_a / (at_a - at_b))
    return (begin, end) if begin < end else None


def on_border(layout: Layout, at: Place, point: Point) -> bool:
    """Whether a point of the hex lies on its border."""
    x, y = point
    around = corners(layout, at)
    return any(
        (qx - px) * (y - py) == (qy - py) * (x - px)
        for (px, py), (qx, qy) in zip(around, around[1:] + around[:1], strict=True)
    )


def thread(map: Grid, a: int, b: int, nudge: int = 0) -> tuple[list[int], bool]:
    """The hexes between a and b that the thread crosses, in order, and whether it runs along a
    border. Nudge -1 moves it a hair to the left, 1 to the right."""
    dx, dy = apart(map, a, b)
    hair = Fraction(nudge, 10**6)
    start, goal = (
        (x - hair * dy, y + hair * dx)
        for x, y in (centre(map.layout, place(map, hex)) for hex in (a, b))
    )
    crossed: list[tuple[Fraction, int]] = []
    along_border = False
    for at in places_and_margin(map):
        if at in (place(map, a), place(map, b)):
            continue
        part = inside(map.layout, at, start, goal)
        if part is None:
            continue
        middle = (part[0] + part[1]) / 2
        point = (
            start[0] + middle * (goal[0] - start[0]),
            start[1] + middle * (goal[1] - start[1]),
        )
        if on_border(map.layout, at, point):
            along_border = True
        else:
            crossed.append((part[0], hex_of(map, at)))
    return [hex for _, hex in sorted(crossed, key=lambda pair: pair[0])], along_border
