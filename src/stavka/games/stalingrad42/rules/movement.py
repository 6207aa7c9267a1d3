"""Chapter 5: where units can move to on their own wheels and feet, and what it costs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.ground import HALVES, Ground
from stavka.games.stalingrad42.rules.zones import Bonds
from stavka.hexes import OFF, Bitset

EXTENDED = 3  # points more [5.3a]
TACTICAL = 2  # hexes [5.4a]
LEAVING = 2  # points to leave an enemy zone [6.2b]
NEVER = 1 << 30
NOWHERE: Mapping[int, int] = {}


class Hindrance(NamedTuple):
    """What is in the way of a side's movement, and what helps it."""

    enemies: Bitset  # hexes that may not be entered [5.1e]
    zone: Bitset  # of the enemy: who enters must stop [6.2a]
    bonds: Bonds  # of the enemy [7.2a]
    friends: Bitset  # hexes with combat units of one's own, for pontoon bridges [5.5.5a]
    shunned: Bitset = 0  # hexes beside the enemy, which extended movement may not enter [5.3b]


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
    ways = ground.plain_ways(frozenset(movers))
    barred = _marks(way.enemies | way.bonds.hexes | way.shunned)
    zone, friends = _marks(way.zone), _marks(way.friends)
    sides = way.bonds.sides
    walled = 0
    for side in sides:
        walled |= side
    walls = _marks(walled)  # hexes with a side that a bond bars
    cost: dict[int, int] = {}
    came: dict[int, int] = {}
    known = cost.get
    waiting: list[list[int]] = [[] for _ in range(halves + 1)]
    if start != OFF:
        cost[start] = 0
        waiting[0].append(start)
    for hex, price in entering.items():
        if price <= halves and not barred[hex >> 3] >> (hex & 7) & 1:
            cost[hex], came[hex] = price, OFF
            waiting[price].append(hex)
    for spent, hexes in enumerate(waiting):
        for hex in hexes:
            if cost[hex] < spent:
                continue
            first, paid = hex == start, spent
            byte, bit = hex >> 3, 1 << (hex & 7)
            if zone[byte] & bit:
                if not first:
                    continue
                paid += 0 if slips else LEAVING * HALVES
            wall = walls[byte] & bit
            for other, price, direction, ford in ways[hex]:
                total = paid + price
                if total > halves or total >= known(other, NEVER):
                    continue
                if barred[other >> 3] >> (other & 7) & 1:
                    continue
                if wall and sides[direction] >> hex & 1:
                    continue
                if ford and not (first and fresh):
                    if not friends[other >> 3] >> (other & 7) & 1:
                        continue
                    if not combat and not friends[byte] & bit:
                        continue
                cost[other] = total
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
    ways = ground.ways(movers)
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


def _marks(field: Bitset) -> bytes:
    """A set of hexes as bytes, in which single hexes are looked up faster."""
    return field.to_bytes(GRID.size // 8 + 1, "little")
