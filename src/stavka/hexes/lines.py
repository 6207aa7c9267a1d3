"""Lines between the centres of two hexes, as a stretched thread would lie: exact, in integers.

Everything is reckoned on the pointy map in skew coordinates (u, v). The centre of a hex is at
x = 2u + v, y = 3v, its corners at (0, ±2) and (±1, ±1) from there. These are not true lengths,
but stretching a map changes no crossing."""

from __future__ import annotations

from functools import lru_cache

from stavka.hexes.layout import POINTY_STEPS, Step

Steps = tuple[Step, ...]

# Clockwise: side d, towards POINTY_STEPS[d], lies between corners d and d + 1.
CORNERS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2))


@lru_cache(maxsize=1 << 16)
def between(u: int, v: int) -> tuple[Steps] | tuple[Steps, Steps]:
    """The hexes strictly between (0, 0) and (u, v), in order, that the line passes through.

    A line that runs along sides is drawn twice, nudged to its left and to its right. One that
    only touches a corner of a hex does not pass through that hex.
    """
    left, right = nudged(u, v, -1), nudged(u, v, 1)
    if runs_along_sides(u, v):
        return left, right
    # A hex touched at a corner is on one of the two only.
    return (tuple(step for step in left if step in right),)


def runs_along_sides(u: int, v: int) -> bool:
    """Whether the line leaves its hex through a corner: two of its three parts are alike."""
    if u == v == 0:
        return False
    return u == v or u == -u - v or v == -u - v


def nudged(u: int, v: int, to: int) -> Steps:
    """The hexes between on the line moved a hair to its left (-1) or right (1)."""
    dx, dy = 2 * u + v, 3 * v
    at_u = at_v = 0
    found: list[Step] = []
    while (at_u, at_v) != (u, v):
        x, y = 2 * at_u + at_v, 3 * at_v
        # Below zero: the corner is to the left of the line. A corner on the line is to the
        # right of one that is nudged left.
        sides = [2 * (dx * (y + cy) - dy * (x + cx)) - to for cx, cy in CORNERS]
        out = next(d for d in range(6) if sides[d] < 0 < sides[d + 1])
        at_u, at_v = at_u + POINTY_STEPS[out][0], at_v + POINTY_STEPS[out][1]
        found.append((at_u, at_v))
    return tuple(found[:-1])
