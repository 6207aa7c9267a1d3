"""From latitude and longitude to hex units, so that places whose hexes are known lie in them.

The quadratic fit misses known places by half a hex. Round each of them the map is pulled a
little, less and less with the distance, until the place lies well inside its hex."""

from __future__ import annotations

from math import exp

from stavka.games.stalingrad42.geo import GRID, Point, centre, distance, from_earth
from stavka.games.stalingrad42.mapmaking.sources import rows

INSIDE = 0.3  # how far from the middle of its hex a known place may lie
FAR = 2.5  # hexes over which a pull fades
STIFF = 0.3  # how much a place may miss its hex so that the map stays smooth


class Earth:
    """The georeference with its pulls."""

    def __init__(self) -> None:
        wanted: list[tuple[Point, Point]] = []
        for row in rows("gazetteer"):
            if row["hex"]:
                fitted = from_earth(float(row["latitude"]), float(row["longitude"]))
                wanted.append((fitted, into(centre(GRID.at(row["hex"])), fitted)))
        for row in rows("control"):
            fitted = from_earth(float(row["latitude"]), float(row["longitude"]))
            wanted.append((fitted, (float(row["x"]) - fitted[0], float(row["y"]) - fitted[1])))
        self._spots = [spot for spot, _ in wanted]
        table = [[nearness(a, b) for b in self._spots] for a in self._spots]
        for i, row_of_table in enumerate(table):
            row_of_table[i] += STIFF
        self._x = solved(table, [pull[0] for _, pull in wanted])
        self._y = solved(table, [pull[1] for _, pull in wanted])

    def place(self, latitude: float, longitude: float) -> Point:
        """Where a spot of the earth lies, in hex units."""
        x, y = from_earth(latitude, longitude)
        near = [nearness((x, y), spot) for spot in self._spots]
        return (
            x + sum(by * part for by, part in zip(near, self._x, strict=True)),
            y + sum(by * part for by, part in zip(near, self._y, strict=True)),
        )

    def line(self, spots: list[tuple[float, float]]) -> list[Point]:
        """A whole line of spots."""
        return [self.place(latitude, longitude) for latitude, longitude in spots]


def into(middle: Point, fitted: Point) -> Point:
    """The pull that brings a place into its hex."""
    off = distance(fitted, middle)
    part = 0.0 if off <= INSIDE else 1 - INSIDE / off
    return part * (middle[0] - fitted[0]), part * (middle[1] - fitted[1])


def nearness(a: Point, b: Point) -> float:
    """How much a pull at one place moves another."""
    return exp(-((distance(a, b) / FAR) ** 2))


def solved(table: list[list[float]], wanted: list[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination."""
    lines = [[*line, value] for line, value in zip(table, wanted, strict=True)]
    size = len(lines)
    for i in range(size):
        pivot = max(range(i, size), key=lambda k: abs(lines[k][i]))
        lines[i], lines[pivot] = lines[pivot], lines[i]
        for k in range(i + 1, size):
            by = lines[k][i] / lines[i][i]
            if by:
                lines[k] = [b - by * a for a, b in zip(lines[i], lines[k], strict=True)]
    found = [0.0] * size
    for i in reversed(range(size)):
        known = sum(lines[i][k] * found[k] for k in range(i + 1, size))
        found[i] = (lines[i][size] - known) / lines[i][i]
    return found
