"""Lines over the map: of supply (16.3), to the railways (17.4), and of support (18.4)."""

from __future__ import annotations

from functools import lru_cache

from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.ground import Ground, Over
from stavka.games.stalingrad42.map import Exits
from stavka.games.stalingrad42.rules.zones import Bonds
from stavka.hexes import Bitset, Moves

KEPT = 300  # sets of sides that bar lines, of late: a move seldom changes them


class Lines:
    """What the lines of one side may use now.

    `enemies`: hexes with enemy units. `danger`: hexes in enemy zones without a friend, who would
    cancel them. `denied`: empty cities and victory hexes under enemy control. `contested`: cities
    with units of both sides; lines begin there, but none leads through. `over`: sides of the Volga
    that this side alone crosses, where roads meet as at a ferry. [16.3.2c to 16.3.4b]
    """

    def __init__(
        self,
        ground: Ground,
        *,
        enemies: Bitset,
        danger: Bitset,
        denied: Bitset,
        bonds: Bonds,
        contested: Bitset = 0,
        over: Over = (),
    ) -> None:
        self.ground = ground
        self.danger = danger
        self.contested = contested
        self.in_range = ground.land & ~(enemies & ~contested) & ~bonds.hexes  # of support
        self.allowed = self.in_range & ~denied  # for supply
        self._steps = _steps(ground, bonds.sides)
        self._roads, self._along = _roads(ground, bonds.sides, contested, over)
        self._by_road: dict[Bitset, Bitset] = {}
        self._supplied: dict[Bitset, Bitset] = {}
        self._within: dict[tuple[Bitset, int], Bitset] = {}

    def alike(self, other: Lines, hexes: Bitset) -> bool:
        """Whether in these hexes nothing is another than for other lines: then lines that keep to
        them, and look no further, lead as they did."""
        if (self.ground, self._steps, self._roads) != (other.ground, other._steps, other._roads):
            return False
        changed = (
            (self.allowed ^ other.allowed)
            | (self.danger ^ other.danger)
            | (self.contested ^ other.contested)
        )
        return not changed & hexes

    def by_road(self, sources: Bitset) -> Bitset:
        """The hexes that a road leads to from these sources. [16.3.3a to 16.3.3e]"""
        if sources not in self._by_road:
            clear = self.allowed & ~self.danger
            self._by_road[sources] = self._along.flood(sources & clear, clear)
        return self._by_road[sources]

    def ends(self, sources: Bitset) -> Bitset:
        """The hexes where a line may leave the country for the road: also an empty road hex in an
        enemy zone, from which the road leads on to one that is clear. [16.3.2g, 16.3.3d]"""
        found = self.by_road(sources)
        threatened = sources
        for direction, exits in enumerate(self._roads):
            threatened |= GRID.step(found & exits, direction)
        return found | (threatened & self.allowed & self.danger)

    def supplied(self, sources: Bitset) -> Bitset:
        """The hexes from which a supply line reaches a source: off the road, then by road.
        Hexes are counted as they are entered on the way from the unit. [16.3.1a, 16.3.2a]"""
        if sources not in self._supplied:
            self._supplied[sources] = self._off_road(sources)
        return self._supplied[sources]

    def _off_road(self, sources: Bitset) -> Bitset:
        heavy, found = self.ground.heavy, self.ends(sources)
        far = self.ground.off_road
        front = [found] + [0] * (far + 1)  # hexes from which so many hexes lead to the road
        for away in range(far):
            through = front[away] & ~self.contested
            for by, hexes in ((1, through & ~heavy), (2, through & heavy)):
                if hexes and away + by <= far:
                    new = self._around(hexes, self.allowed) & ~found
                    found |= new
                    front[away + by] |= new
        return found

    def joined(self, start: Bitset, *, leading_out: bool = False) -> Bitset:
        """All hexes that a line of any length off the road joins with these. `leading_out`: it
        begins there, and so leads out of a contested city. [16.5.1a]"""
        found = start & self.allowed
        front = found if leading_out else found & ~self.contested
        while front:
            new = self._around(front, self.allowed) & ~found
            found |= new
            front = new & ~self.contested
        return found

    def connected(self, sources: Bitset, edge: Bitset = 0) -> Bitset:
        """The hexes that are not isolated from these sources and from what lies beyond this edge.
        [16.5.1a]"""
        return self.joined(self.ends(sources) | edge)

    def within(self, start: Bitset, hexes: int) -> Bitset:
        """The hexes that a line of support reaches; whose the cities on its way are does not
        matter. [18.4a to 18.4c]"""
        known = self._within.get((start, hexes))
        if known is None:
            known = self._within[start, hexes] = self._around_within(start, hexes)
        return known

    def _around_within(self, start: Bitset, hexes: int) -> Bitset:
        found = front = start
        for _ in range(hexes):
            new = self._around(front, self.in_range) & ~found
            found |= new
            front = new & ~self.contested
        return found

    def _around(self, hexes: Bitset, allowed: Bitset) -> Bitset:
        """One hex further; never from one empty hex in enemy zones to another. [16.3.2g]"""
        found = self._steps.of(hexes & ~self.danger)
        if risky := hexes & self.danger:
            found |= self._steps.of(risky) & ~self.danger
        return found & allowed


@lru_cache(maxsize=KEPT)
def _steps(ground: Ground, barred: Exits) -> Moves:
    """All steps off the road but over these sides."""
    return GRID.through([~(ground.closed[d] | ground.alpine[d] | barred[d]) for d in range(6)])


@lru_cache(maxsize=KEPT)
def _roads(ground: Ground, barred: Exits, contested: Bitset, over: Over) -> tuple[Exits, Moves]:
    """The sides over which roads lead, and the steps along them."""
    roads = list(ground.roads)
    for hex, way in over:
        if ground.on_road >> hex & ground.on_road >> GRID.neighbours[hex][way] & 1:
            roads[way] |= 1 << hex
    open = tuple(exits & ~contested & ~barred[d] for d, exits in enumerate(roads))
    return open, GRID.through(open)
