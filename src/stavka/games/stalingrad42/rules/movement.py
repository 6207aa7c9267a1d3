"""Chapter 5: where units can move to on their own wheels and feet, and what it costs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.ground import HALVES, Ground, Over
from stavka.games.stalingrad42.rules.zones import Bonds
from stavka.hexes import OFF, Bitset

NORMAL, FAR, SHORT = range(3)  # manners: movement, extended movement, tactical movement
MODES = ("to", "extended", "tactical")
EXTENDED = 3  # points more [5.3a]
TACTICAL = 2  # hexes [5.4a]
LEAVING = 2  # points to leave an enemy zone [6.2b]
NOWHERE: Mapping[int, int] = {}


class Hindrance(NamedTuple):
    """What is in the way of a side's movement, and what helps it."""

    enemies: Bitset  # hexes that may not be entered [5.1e]
    zone: Bitset  # of the enemy: who enters must stop [6.2a]
    bonds: Bonds  # of the enemy [7.2a]
    friends: Bitset  # hexes with combat units of one's own, for pontoon bridges [5.5.5a]
    shunned: Bitset = 0  # hexes beside the enemy, which extended movement may not enter [5.3b]
    over: Over = ()  # sides of the Volga that only this side crosses [5.5.3c]


class Reach(NamedTuple):
    """The hexes that can be reached, the start among them."""

    cost: dict[int, int]  # in halves of points, or in hexes for tactical movement
    came: dict[int, int]  # the hex from which each is entered

    def path(self, hex: int) -> tuple[int, ...]:
        """The way to a hex, without the start; from an area, with the first hex."""
        found: list[int] = []
        while hex in self.came:
            found.append(hex)
            hex = self.came[hex]
        return tuple(reversed(found))


def reach(
    ground: Ground,
    movers: Iterable[str],
    start: int,
    halves: int,
    way: Hindrance,
    *,
    fresh: bool = True,
    slips: bool = False,
    combat: bool = True,
    entering: Mapping[int, int] = NOWHERE,
) -> Reach:
    """Where units that move together can go for so many halves of points. [5.1a, 5.1c]

    They pay what the slowest of them pays. `fresh`: they began the phase here, so their first step
    may ford a river [5.5.2a]. `slips`: they leave an enemy zone for nothing [13.3.1]. `combat`: one
    of them is a combat unit, which is a pier of a pontoon bridge [5.5.5b]. `entering`: they come
    from an area (`start` is OFF) by one of these hexes, at what it costs [22.1.2a].
    """
    ways = ground.ways(movers, way.over)
    easy = ways.prices
    foes = way.zone
    for side in way.bonds.sides:
        foes |= side
    hampered = digits(ways.fords | foes)

    def steps(hex: int) -> Sequence[tuple[int, int]]:
        """Out of a hex where more counts than what the next one costs. [5.5.2a, 6.2a, 7.2a]"""
        first, leaving = hex == start, 0
        if not first and not foes >> hex & 1:
            dry, fords = ways.dry[hex]
            if not fords & way.friends:
                return dry
        if way.zone >> hex & 1:
            if not first:
                return []
            leaving = 0 if slips else LEAVING * HALVES
        found = []
        for other, price, direction, ford in ways[hex]:
            if way.bonds.sides[direction] >> hex & 1:
                continue
            if ford and not (first and fresh):
                if not way.friends >> other & 1:
                    continue
                if not combat and not way.friends >> hex & 1:
                    continue
            found.append((other, leaving + price))
        return found

    least = bytearray(_limits(way.enemies | way.bonds.hexes | way.shunned, halves + 1))
    cost: dict[int, int] = {}
    came: dict[int, int] = {}
    waiting: list[list[int]] = [[] for _ in range(halves + 1)]
    if start != OFF:
        least[start] = cost[start] = 0
        waiting[0].append(start)
    for hex, price in entering.items():
        if price < least[hex]:
            least[hex] = cost[hex] = price
            came[hex] = OFF
            waiting[price].append(hex)
    for spent in range(halves):  # every step costs something
        for hex in waiting[spent]:
            if least[hex] < spent:
                continue
            for other, price in steps(hex) if hampered[hex] or not spent else easy[hex]:
                total = spent + price
                if total < least[other]:
                    least[other] = cost[other] = total
                    came[other] = hex
                    waiting[total].append(other)
    return Reach(cost, came)


def tactical(
    ground: Ground,
    movers: Iterable[str],
    start: int,
    way: Hindrance,
    *,
    hexes: int = TACTICAL,
    fresh: bool = True,
    combat: bool = True,
    entering: Iterable[int] = (),
) -> Reach:
    """Where units can go by tactical movement: one or two hexes, whatever they cost.
    [5.4a to 5.4g, 5.5.5e]"""
    ways = ground.ways(movers, way.over)
    barred = way.enemies | way.bonds.hexes | way.shunned
    cost: dict[int, int] = {} if start == OFF else {start: 0}
    came: dict[int, int] = {}
    front = [] if start == OFF else [start]
    arriving = [hex for hex in entering if not barred >> hex & 1]
    for step in range(1, hexes + 1):
        new = arriving if step == 1 else []
        for hex in new:
            cost[hex], came[hex] = step, OFF
        new = [hex for hex in new if not way.zone >> hex & 1]
        for hex in front:
            for other, _, direction, ford in ways[hex]:
                if other in cost or barred >> other & 1:
                    continue
                if way.bonds.sides[direction] >> hex & 1:
                    continue
                if ford and not (fresh and step == 1 and hex == start):
                    if not way.friends >> other & 1:
                        continue
                    if not combat and not way.friends >> hex & 1:
                        continue
                cost[other], came[other] = step, hex
                if not way.zone >> other & 1:
                    new.append(other)
        front = new
    return Reach(cost, came)


@lru_cache(maxsize=512)
def _limits(barred: Bitset, limit: int) -> bytes:
    """For each hex what a way there must cost less than: the limit; nothing if it is barred."""
    return digits(barred).translate(bytes((limit, 0)).ljust(256))


@lru_cache(maxsize=256)
def digits(field: Bitset) -> bytes:
    """A 0 or a 1 for each hex, in which single hexes are looked up fast; the same sets are asked
    for again and again."""
    return f"{field:0{GRID.size}b}".encode()[::-1].translate(_OF_TEXT)


_OF_TEXT = bytes.maketrans(b"01", b"\0\1")
