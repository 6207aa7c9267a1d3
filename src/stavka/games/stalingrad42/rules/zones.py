"""Chapters 6 and 7: zones of control and the bonds between them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.ground import Edge, Ground
from stavka.games.stalingrad42.map import Exits
from stavka.hexes import Bitset


def zone(ground: Ground, units: Bitset) -> Bitset:
    """The hexes around these units as far as their zones of control reach. [6.1a, 6.1b]"""
    found = 0
    for direction in range(6):
        found |= GRID.step(units & ~ground.silent[direction], direction)
    return found


class Bonds(NamedTuple):
    """The bonds of a side: hexes that the other side may not enter, and by direction hexes that it
    may not leave that way. [7.1d, 7.2a]"""

    hexes: Bitset
    sides: Exits


def bonds(ground: Ground, formers: Bitset, enemies: Bitset, edges: Iterable[Edge] = ()) -> Bonds:
    """The bonds between the hexes of a side that can form them. [7.1a to 7.6g]

    A hex lies in a bond when a former stands on opposite sides of it; a side, when formers stand
    at both its ends. Each way between two formers leads over one hex that no enemy holds and over
    two sides, not both of them an open major river.
    """
    over = [GRID.step(formers & ~ground.silent[d], d) for d in range(6)]
    wet = [GRID.step(formers & ground.rivers[d], d) for d in range(6)]
    free = ~enemies

    def between(one: int, other: int) -> Bitset:
        """Hexes with a former behind them in both directions, joined over them."""
        return over[one] & over[other] & ~(wet[one] & wet[other]) & free

    hexes = between(0, 3) | between(1, 4) | between(2, 5)
    sides = [0] * 6
    for d in range(3):
        # From a former d leads to one hex of the side and d + 1 to the other, which lies d + 2
        # from the first.
        one, other = between(d, (d + 4) % 6), between(d + 1, (d + 3) % 6)
        across, back = d + 2, (d + 5) % 6
        sides[across] |= one | GRID.step(other, back)
        sides[back] |= other | GRID.step(one, across)
    for edge in edges:
        if formers >> edge.by & 1 and _joins(ground, edge, enemies):
            sides[edge.direction] |= 1 << edge.hex
    return Bonds(hexes & ~formers, tuple(sides))


def _joins(ground: Ground, edge: Edge, enemies: Bitset) -> bool:
    """Whether a unit reaches the area at the edge over one of the two hexes. [7.3a, 7.5a, 7.6a]"""
    return any(
        not (enemies >> hex & 1 or ground.silent[direction] >> edge.by & 1)
        for hex, direction in edge.over
    )
