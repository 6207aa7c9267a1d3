"""Lines and shapes in hex units: close points along a curve, how far from it, inside or out,
and softer lines for drawing."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import pairwise

from stavka.games.stalingrad42.geo import SQUEEZE, Point, distance

Curve = list[Point]


def dense(curve: Sequence[Point], step: float = 0.15) -> Curve:
    """The curve with points no further apart than a step."""
    found = [curve[0]]
    for a, b in pairwise(curve):
        parts = max(1, int(distance(a, b) / step) + 1)
        for i in range(1, parts + 1):
            t = i / parts
            found.append((a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])))
    return found


def off_segment(at: Point, a: Point, b: Point) -> float:
    """How far a point lies from a straight segment."""
    ax, ay, bx, by = a[0] * SQUEEZE, a[1], b[0] * SQUEEZE, b[1]
    x, y = at[0] * SQUEEZE, at[1]
    length = (bx - ax) ** 2 + (by - ay) ** 2
    t = 0.0 if length == 0 else ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length
    t = min(1.0, max(0.0, t))
    return distance(at, (a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])))


class Shape:
    """A closed shape that is asked many times whether a point is inside."""

    def __init__(self, ring: Sequence[Point]) -> None:
        self.ring = list(ring)
        self._crossings: dict[float, list[float]] = {}

    def holds(self, at: Point) -> bool:
        """Whether the point is inside."""
        x, y = at
        crossings = self._crossings.get(y)
        if crossings is None:
            crossings = self._crossings[y] = sorted(self._cross(y))
        return bisect_left(crossings, x) % 2 == 1

    def _cross(self, y: float) -> list[float]:
        found = []
        for (ax, ay), (bx, by) in zip(self.ring, self.ring[1:] + self.ring[:1], strict=True):
            if (ay > y) != (by > y):
                found.append(ax + (y - ay) / (by - ay) * (bx - ax))
        return found


def soft(curve: Sequence[Point], times: int = 2, closed: bool = False) -> Curve:
    """The curve with its corners cut, its ends kept."""
    line = list(curve)
    for _ in range(times):
        if len(line) < 3:
            return line
        pairs = list(zip(line, line[1:] + line[:1] if closed else line[1:], strict=False))
        cut: Curve = [] if closed else [line[0]]
        for (ax, ay), (bx, by) in pairs:
            cut.append((0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by))
            cut.append((0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by))
        if not closed:
            cut.append(line[-1])
        line = cut
    return line


def wandering(curve: Sequence[Point], by: float) -> Curve:
    """The curve with small bends, always the same ones at the same place, so that a river that
    runs along sides of hexes looks like a river."""
    found = [curve[0]]
    for a, b in pairwise(curve):
        for t in (0.33, 0.67):
            x, y = a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])
            seed = (round(x * 97) * 7919 + round(y * 89) * 104729) % 1009 / 1009 - 0.5
            found.append((x + by * seed * (a[1] - b[1]) * 2, y + by * seed * (b[0] - a[0]) * 2))
        found.append(b)
    return found
