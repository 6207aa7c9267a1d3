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
    return ground.zones.of(units)


class Links(NamedTuple):
    """The pairs of hexes of a side that can form bonds, by the hexes that lie between them, whoever
    holds these. [7.1a]"""

    formers: Bitset
    inline: Bitset  # hexes with a former on opposite sides
    aslant: tuple[tuple[Bitset, Bitset], ...]  # both hexes of sides with a former at both ends
    edges: tuple[Edge, ...]  # sides with a former at one end and an own area at the other
    over: Bitset  # all hexes on which it depends who holds them


def links(ground: Ground, formers: Bitset, edges: Iterable[Edge] = ()) -> Links:
    """Each way between two formers leads over one hex and over two sides, not both of them an open
    major river. [7.1a, 7.5a, 7.6a to 7.6g]"""
    reached = [GRID.step(formers & ~ground.silent[d], d) for d in range(6)]
    wet = [GRID.step(formers & ground.rivers[d], d) for d in range(6)]

    def between(one: int, other: int) -> Bitset:
        """Hexes with a former behind them in both directions, joined over them."""
        return reached[one] & reached[other] & ~(wet[one] & wet[other])

    inline = between(0, 3) | between(1, 4) | between(2, 5)
    # From a former d leads to one hex of the side and d + 1 to the other, which lies d + 2 from
    # the first.
    aslant = tuple((between(d, (d + 4) % 6), between(d + 1, (d + 3) % 6)) for d in range(3))
    held = tuple(edge for edge in edges if formers >> edge.by & 1)
    over = inline
    for one, other in aslant:
        over |= one | other
    for edge in held:
        over |= edge.over
    return Links(formers, inline, aslant, held, over)


class Bonds(NamedTuple):
    """The bonds of a side: hexes that the other side may not enter, and by direction hexes that it
    may not leave that way. [7.1d, 7.2a]"""

    hexes: Bitset
    sides: Exits


def joined(links: Links, enemies: Bitset) -> Bonds:
    """The bonds that stand: their way leads over a hex that no enemy holds. [7.1d, 7.3a]"""
    free, sides = ~enemies, [0] * 6
    for d, (one, other) in enumerate(links.aslant):
        across, back = d + 2, (d + 5) % 6
        one, other = one & free, other & free
        sides[across] |= one | GRID.step(other, back)
        sides[back] |= other | GRID.step(one, across)
    for edge in links.edges:
        if edge.over & free:
            sides[edge.direction] |= 1 << edge.hex
    return Bonds(links.inline & free & ~links.formers, tuple(sides))


def bonds(ground: Ground, formers: Bitset, enemies: Bitset, edges: Iterable[Edge] = ()) -> Bonds:
    """The bonds between the hexes of a side that can form them. [7.1a to 7.6g]"""
    return joined(links(ground, formers, edges), enemies)
