"""The line of defence: a chain of posts from one end of the front to the other, two hexes apart at
most, so that their bonds leave no gap. It runs where ground and rivers cover it, where whoever is
to hold it can be in time, and before the places that count."""

from __future__ import annotations

from cmath import phase
from functools import cache
from heapq import heappop, heappush
from math import tau
from typing import NamedTuple

from stavka.games.stalingrad42.appraisal import Enemy
from stavka.games.stalingrad42.geo import GRID, centre
from stavka.games.stalingrad42.ground import Ground
from stavka.games.stalingrad42.map import CITIES, RIVER, Feature
from stavka.games.stalingrad42.position import Position
from stavka.games.stalingrad42.rules.control import controlled
from stavka.games.stalingrad42.rules.entry_areas import border, own_areas
from stavka.hexes import OFF, Bitset, bits, members

BOND = 2  # hexes between posts
AT_HAND = 1  # hexes; posts further from one's own troops are manned late
BAND = 9  # hexes; further from them there are none
APART = 3  # hexes from the enemy's entry areas to an end of the line
REAR = 1.0  # the part of the edge, to both sides of its middle, that lies behind the line
POST = 1.0  # what a post costs
CHEAP = 0.1  # the least
SEA = 0.01  # what it costs where nobody can go
LATE = 0.35  # for each hex that it is not at hand
STAY = 0.3  # where somebody stands
FORWARD = 0.5  # for a post beside the enemy
PRESSED = 0.12  # for each time that the enemy in reach is stronger than a division
DIVISION = 6.0  # its defence
CITY = 0.35  # what covers a post
NONE, MINOR, MAJOR = range(3)
COVER = (0.0, 0.2, 0.4)  # what a river before it adds
POINT = 0.45  # a victory point in the post


class Post(NamedTuple):
    """A hex of the line, and the river before it ("" if there is none)."""

    hex: int
    river: str


def line(p: Position, side: int, enemy: Enemy, press: float) -> list[Post]:
    """The cheapest chain from end to end; `press`: how much pressed posts are shunned."""
    start, goal = _ends(p, side)
    cost = _costs(p, side, enemy, press)
    open = bits(cost)
    came: dict[int, int] = {}
    heap = sorted((cost[hex], hex) for hex in members(start & open))
    open &= ~start
    while heap:
        spent, hex = heappop(heap)
        if goal >> hex & 1:
            return _posts(p, enemy, came, hex)
        near = _around(hex) & open  # whoever comes to a post first has come the cheapest way
        open ^= near
        for other in members(near):
            came[other] = hex
            heappush(heap, (spent + cost[other], other))
    return []


@cache
def _around(hex: int) -> Bitset:
    return GRID.within(hex, BOND) & ~(1 << hex)


def _posts(p: Position, enemy: Enemy, came: dict[int, int], hex: int) -> list[Post]:
    chain = [hex]
    while hex in came:
        hex = came[hex]
        chain.append(hex)
    land = p.ground.land
    return [Post(hex, river_before(p.ground, enemy, hex)[0]) for hex in chain if land >> hex & 1]


def _ends(p: Position, side: int) -> tuple[Bitset, Bitset]:
    """The edge of the map in two halves, parted between the middle of one's own entry areas and the
    middle of the enemy's: what leads from the one to the other parts the armies."""

    def find() -> tuple[Bitset, Bitset]:
        ground = p.ground
        theirs = bits(_homes(p, 1 - side))
        for _ in range(APART):
            theirs = GRID.spread(theirs)
        rim = list(members(ground.in_play & ground.rim))
        x, y = (sum(axis) / len(rim) for axis in zip(*map(centre, rim), strict=True))
        home, away = (
            sum(
                (complex(cx - x, cy - y) for hex in _homes(p, army) for cx, cy in [centre(hex)]),
                0j,
            )
            for army in (side, 1 - side)
        )
        turn = phase(home / away) % tau
        halves = [0, 0]
        for hex in members(bits(rim) & ~theirs):
            cx, cy = centre(hex)
            here = complex(cx - x, cy - y)
            if abs(phase(here / home)) > REAR:
                halves[phase(here / away) % tau < turn] |= 1 << hex
        return halves[0], halves[1]

    return p.ground.keep(("ends of the front", p.scenario, side), find)


def _homes(p: Position, side: int) -> list[int]:
    return [hex for area in own_areas(p, side) for hex in members(border(p.ground, area))]


def _costs(p: Position, side: int, enemy: Enemy, press: float) -> dict[int, float]:
    """What a post would cost in each hex that can be manned."""
    found = dict.fromkeys(members(p.ground.in_play & ~p.ground.land), SEA)
    able, fixed = p.ground.land & ~p.field.units[1 - side], _fixed(p, side, enemy, press)
    seen = front = p.field.combat[side]
    for away in range(BAND):
        late = LATE * max(away - AT_HAND, 0) if away else -STAY
        for hex in members(front & able):
            found[hex] = late + fixed[hex]
        front = GRID.spread(seen) & ~seen
        seen |= front
    return found


def _fixed(p: Position, side: int, enemy: Enemy, press: float) -> dict[int, float]:
    """What a post costs whoever comes to it, kept as long as the enemy stands as he does."""
    key = press, controlled(p, side), p.ground
    if key not in enemy.posts:
        enemy.posts[key] = Fixed(enemy, *key)
    return enemy.posts[key]


class Fixed(dict[int, float]):
    """The cost of posts, each worked out when it is first asked for."""

    def __init__(self, enemy: Enemy, press: float, held: Bitset, ground: Ground) -> None:
        super().__init__()
        self.enemy, self.press, self.held, self.ground = enemy, press, held, ground

    def __missing__(self, hex: int) -> float:
        enemy, map = self.enemy, self.ground.map
        cover, strength = 1.0, enemy.heat[hex] / DIVISION
        if map.terrain[hex] in CITIES:
            cover += 2 * CITY
        cover += 2 * COVER[river_before(self.ground, enemy, hex)[1]]
        cost = POST + self.press * PRESSED * max(strength / cover - 1, 0.0)
        cost += self.press * FORWARD * (enemy.near[hex] <= 1) / cover
        cost -= (cover - 1) / 2
        if self.held >> hex & 1:
            cost -= POINT * map.vp.get(hex, 0)
        found = self[hex] = max(cost, CHEAP)
        return found


def river_before(ground: Ground, enemy: Enemy, hex: int) -> tuple[str, int]:
    """The river that covers every side of a hex from which the enemy comes: its name, and whether
    it is a major one."""
    near, found = enemy.near, ("", NONE)
    for other, name, kind in _rivers(ground)[hex]:
        if near[other] < near[hex]:
            if not kind:
                return "", NONE
            found = found[0] or name, max(found[1], kind)
    return found


def _rivers(ground: Ground) -> list[list[tuple[int, str, int]]]:
    """Around each hex its neighbours, and the river that parts them."""

    def find() -> list[list[tuple[int, str, int]]]:
        names = {side: name for name, sides in ground.map.rivers.items() for side in sides}
        found: list[list[tuple[int, str, int]]] = [[] for _ in GRID.neighbours]
        for hex, around in enumerate(GRID.neighbours):
            for direction, other in enumerate(around):
                if other == OFF:
                    continue
                side = ground.sides[hex][direction]
                kind = MAJOR if side & Feature.MAJOR_RIVER else MINOR if side & RIVER else NONE
                found[hex].append((other, names.get((hex, direction), ""), kind))
        return found

    return ground.keep("rivers between hexes", find)
