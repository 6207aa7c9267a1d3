"""What counts in a battle and how far one advances after it, slow and plain: see `naive`.

Of the game it takes what is printed on the counters, in what state they are, and the map.
"""

from __future__ import annotations

from itertools import combinations
from math import ceil

from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import (
    ATTACKED,
    AUTO_DS,
    EXTENDED,
    FORTS,
    RETREATED,
    Position,
    place_id,
)
from tests.games.stalingrad42.naive import DISRUPTED, FORCED, Hex, Table, around, hex_of, number

CITIES = ("minor_city", "major_city")
CLOSE = ("woods", "wooded_rough", "marsh", "mountain", *CITIES)  # no tank shifts [9.2.3a]
HEAVY = ("marsh", "mountain")
TANKS = {"black", "red"}
NORTH = 43  # the last row of the cold [23.4b]


def may_attack(p: Position, table: Table, unit: int, target: int) -> bool:
    """Whether a unit on the map may attack a hex, odds and allies left aside.
    [5.6.4b, 8.1a, 8.1c, 8.1f, 9.5.3a, 9.6.2a, 9.7.2f, 13.2.1d, 21.4d, 29.1.3a, 29.1.3c]"""
    counter, here, there = p.unit(unit), p.place[unit], hex_of(place_id(target))
    at = hex_of(place_id(here))
    spent = p.done[unit] & (ATTACKED | AUTO_DS | EXTENDED)
    if not p.top(unit).attack or p.order[unit] or p.entrained(unit) or spent:
        return False
    if any(other in p.refits for other in p.of(p.side, here)):
        return False
    if here in p.works and not p.works[here][1]:
        return False
    if p.contested(here):
        return here == target
    if there not in around(at) or table.map.impassable(at, there):
        return False
    side = table.map.side(at, there)
    if "volga" in side and not side & {"ferry", "rail_green", "rail_plain"}:
        return p.flotilla in (here, target)
    climbs = counter.kind in ("mountain", "mountain-rifle")
    return climbs or "alpine" not in side or table.map.road(at, there)


def is_doomed(p: Position, table: Table, target: int, hexes: int) -> bool:
    """Whether no part of those in a hex who have not retreated before comes away with a step.
    [11.5.1b, 12.1.2a, 12.4d]"""
    side = p.enemy
    here = [u for u in p.fighting(side, target) if not p.done[u] & RETREATED]
    counters = {c.unit: c for c in table.at(hex_of(place_id(target)), side)}
    parts = (part for size in range(len(here), 0, -1) for part in combinations(here, size))
    for part in parts:
        costs = table.retreats([counters[unit] for unit in part], hexes).values()
        if costs and min(costs) < sum(map(p.steps, part)):
            return False
    return bool(here)


class Battle:
    """An attack of units on the map on a hex in which no more enemies are than may stand."""

    def __init__(self, p: Position, table: Table, target: int, units: tuple[int, ...]) -> None:
        self.p, self.map, self.target, self.units = p, table.map, target, units
        self.hex = hex_of(place_id(target))
        self.terrain = self.map.terrain[self.hex]
        self.side = p.unit(units[0]).side
        self.defenders = [unit for unit in p.of(1 - self.side, target) if self._stands(unit)]
        self.hard = all(self._hampered(unit) for unit in units)  # [9.5.1a]

    @property
    def attack(self) -> int:
        """[8.5.1a]"""
        return min(sum(map(self._attacks, self.units)), 40)

    @property
    def defence(self) -> int:
        """What stands in parentheses counts for one who is alone. [8.5.2a, 9.8a, 9.8b]"""
        plain = [unit for unit in self.defenders if not self.p.top(unit).alone]
        if not plain:
            return max(map(self._defends, self.defenders), default=0)
        return min(sum(map(self._defends, plain)), 20)

    @property
    def columns(self) -> int:
        """The shifts of tanks, forts and rough ground. [9.2.1a to 9.2.4d, 9.7.1a, 9.9a]"""
        fort, found = self._fort(), 0
        if self.terrain not in CLOSE and not fort:
            ahead = {self._dot(unit) for unit in self.units if not self._hampered(unit)}
            there = {self._dot(unit) for unit in self.defenders if not self.p.entrained(unit)}
            every = {self._dot(unit) for unit in self.units}
            found += bool(ahead & TANKS) and not there & {*TANKS, "white"}
            found -= bool(there & TANKS) and not every & TANKS
            found += self.side == AXIS and "red" in ahead
            found -= self.side == SOVIET and "red" in there
        return found - fort - (self.terrain in ("rough", "wooded_rough"))

    def leads(self, *, desperate: bool) -> set[int]:
        """Who may lead a determined defence. [11.1.2a, 11.2.3b, 12.4c, 20.3a]"""
        return {unit for unit in self.defenders if self._leads(unit, desperate)}

    def _leads(self, unit: int, desperate: bool) -> bool:
        p, counter = self.p, self.p.unit(unit)
        if counter.support or p.order[unit] or p.entrained(unit):
            return False
        bold = self.side != AXIS or p.turn >= 8 or counter.branch == "nkvd" or desperate
        helped = self._fort() or self.terrain in ("rough", "wooded_rough")
        return bold or helped or self._doubled(unit)

    def _stands(self, unit: int) -> bool:
        """[12.4a, 13.3.2e, 19.3a]"""
        p = self.p
        beaten = p.done[unit] & RETREATED
        return p.unit(unit).combat and p.order[unit] < FORCED and not beaten

    def _dot(self, unit: int) -> str:
        return self.p.unit(unit).dot

    def _fort(self) -> bool:
        """[9.7.2b, 9.7.6a, 9.7.6b]"""
        group = self.p.ground.map.forts.get(self.target)
        printed = self.side == AXIS and group and self.p.forts[FORTS.index(group)]
        return self._built() or bool(printed)

    def _built(self) -> bool:
        return self.p.works.get(self.target) == (1 - self.side, True)

    def _between(self, unit: int) -> set[str]:
        if self.p.place[unit] == self.target:
            return set()
        return self.map.side(self._at(unit), self.hex)

    def _at(self, unit: int) -> Hex:
        return hex_of(place_id(self.p.place[unit]))

    def _wide(self, unit: int) -> bool:
        """A major river, the Volga, a frozen lake. [9.5.2a, 9.5.3a, 23.4l]"""
        side = self._between(unit)
        return bool(side & {"major_river", "volga"}) or ("lake" in side and self.map.winter)

    def _hampered(self, unit: int) -> bool:
        """[9.5.1a]"""
        brook = "minor_river" in self._between(unit)
        return self._wide(unit) or brook or self.map.terrain[self._at(unit)] == "marsh"

    def _freezes(self, unit: int) -> bool:
        """[23.4b, 23.4c]"""
        cold = self.map.winter and self._at(unit)[1] <= NORTH
        return cold and self.p.unit(unit).side == AXIS

    def _warm(self) -> bool:
        """[23.4e]"""
        p, town = self.p, self.p.ground.map.towns >> self.target & 1
        large = [at for at in around(self.hex) if self.map.terrain.get(at) == "major_city"]
        held = any(p.axis_holds[p.box.held[GRID.at(number(at))]] for at in large)
        return bool(self.terrain in CITIES or town or self._built() or held)

    def _attacks(self, unit: int) -> int:
        """[9.1a to 9.1f, 9.6.1b, 16.4a, 20.2b, 20.9a, 23.4b, 23.4d]"""
        found, kind = self.p.top(unit).attack, self.p.unit(unit).kind
        if self._freezes(unit) and found > 1:
            found -= 1
        for halved in (self._wide(unit), self.p.supply[unit]):
            found = ceil(found / 2) if halved else found
        climbs = (
            kind == "mountain"
            and self.terrain == "mountain"
            and "alpine" not in self._between(unit)
        )
        return found * 2 if climbs or (kind == "engineer" and self.terrain in CITIES) else found

    def _defends(self, unit: int) -> int:
        """[5.6.4c, 9.1d, 9.5.1a, 9.5.4a, 9.6.1a, 9.6.3a, 13.2.1e, 23.4c, 23.4e, 29.1.1d]"""
        if self.p.entrained(unit):
            return 1
        found = self.p.top(unit).defence
        if self._freezes(unit) and found > 2 and not self._warm():
            found -= 1
        if self.p.order[unit] == DISRUPTED:
            found = ceil(found / 2)
        return found * 2 if self._doubled(unit) else found

    def _doubled(self, unit: int) -> bool:
        """[9.5.1a, 9.5.4a, 9.6.1a, 9.6.3a, 29.1.1d]"""
        contested = bool(self.p.of(self.side, self.target))
        roof = self.terrain in ("mountain", *CITIES) and self.p.unit(unit).infantry
        return contested or roof or self.terrain == "marsh" or self.hard


def advance(
    p: Position, table: Table, units: tuple[int, ...], target: int, far: int
) -> dict[str, int]:
    """The hexes that attackers of one hex come to, counted. [14.2.1a to 14.5f]"""
    stack = [counter for counter in table.counters if counter.unit in units]
    side, start, vacated = stack[0].side, stack[0].at, hex_of(place_id(target))
    assert not isinstance(start, str)
    combat = any(counter.combat for counter in stack)
    enemies = table.fighters(1 - side) if combat else table.hexes(1 - side)
    zone, (bond_hexes, bond_sides) = table.zone(1 - side), table.bonds(1 - side)
    cost, front, onward = {start: 0}, [start], {start}
    for away in range(1, min(far, *(_speed(p, unit) for unit in units)) + 1):
        new = []
        for here in front:
            for other in around(here):
                step = table.price(side, {counter.mover for counter in stack}, here, other)
                if step is None or other in enemies:
                    continue
                bonded = other in bond_hexes or frozenset((here, other)) in bond_sides
                if bonded and other != vacated:  # [14.4.1a]
                    continue
                forced = here == start and other == vacated  # [14.5b]
                if step[1] and not forced and not table.pontoon(side, here, other, combat):
                    continue
                mired = table.map.terrain[other] in HEAVY and not table.map.road(here, other)
                if mired or (other in zone and other != vacated):  # [14.4.2a, 14.5e]
                    cost.setdefault(other, away)
                elif other not in onward:
                    cost[other] = away
                    onward.add(other)
                    new.append(other)
        front = new
    return {number(hex): away for hex, away in cost.items()}


def _speed(p: Position, unit: int) -> int:
    """[14.2.2a, 16.4c, 18.6.3b]"""
    counter = p.unit(unit)
    slow = counter.kind == "army-staff" and p.top(unit).movement <= 3
    slow = slow or p.top(unit).tactical
    wheels = 4 if counter.mechanized and not slow else 2
    found = 3 if "cavalry" in counter.kind else wheels
    return min(found, 2) if p.supply[unit] else found
