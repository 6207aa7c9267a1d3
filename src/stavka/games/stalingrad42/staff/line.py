"""The line of defence: a chain of posts from one end of the front to the other, two hexes apart at
most, so that their bonds leave no gap. It runs where ground and rivers cover it, where whoever is
to hold it can be in time, and before the places that count."""

from __future__ import annotations

from cmath import phase
from collections.abc import Iterable
from functools import cache
from heapq import heappop, heappush
from itertools import takewhile
from math import tau
from typing import NamedTuple

from stavka.games.stalingrad42.appraisal import FAR, Enemy
from stavka.games.stalingrad42.components import SOVIET
from stavka.games.stalingrad42.geo import GRID, centre
from stavka.games.stalingrad42.ground import Ground
from stavka.games.stalingrad42.map import CITIES, RIVER, Feature
from stavka.games.stalingrad42.position import AREA, DISRUPTED, MOVED, Position
from stavka.games.stalingrad42.rules.control import controlled
from stavka.games.stalingrad42.rules.entry_areas import border, own_areas
from stavka.hexes import OFF, Bitset, bits, members

BOND = 2  # hexes between posts
AT_HAND = 1  # hexes; posts further from one's own troops are manned late
MARCH = 2  # the same for whoever goes forward
AHEAD = 0.15  # what each hex further from the enemy costs whoever goes forward
BAND = 9  # hexes; further from them there are none
APART = 3  # hexes from the enemy's entry areas to an end of the line
BESIDE = 2  # hexes from the enemy's troops to such an end
REAR = 1.0  # the part of the edge, to both sides of its middle, that lies behind the line
POST = 1.0  # what a post costs
CHEAP = 0.1  # the least
SEA = 0.01  # what it costs where nobody can go
LATE = 0.35  # for each hex that it is not at hand
STAY = (0.9, 0.3)  # where somebody stands, by side: the Germans hold on
FORWARD = (0.2, 0.5)  # for a post beside the enemy
PRESSED = (0.05, 0.12)  # for each time that the enemy in reach is stronger than a division
DIVISION = 6.0  # its defence
CITY = 0.35  # what covers a post
NONE, MINOR, MAJOR = range(3)
COVER = (0.0, 0.2, 0.4)  # what a river before it adds
POINT = (1.2, 0.45)  # a victory point in the post


class Post(NamedTuple):
    """A hex of the line, and the river before it ("" if there is none)."""

    hex: int
    river: str


def line(p: Position, side: int, enemy: Enemy, *, forward: bool = False) -> list[Post]:
    """The cheapest chain from end to end; `forward`: of an attacker, whose infantry follows the
    front as closely as it can."""
    start, goal = (
        half if isinstance(half, int) else _before(enemy, half) for half in _ends(p, side, forward)
    )
    cost, open = _marching(p, side, enemy) if forward else _costs(p, side, enemy)
    came: dict[int, int] = {}
    heap = sorted((cost[hex], hex) for hex in members(start & open))
    open &= ~start
    goals, around = set(members(goal)), _around()
    while heap:
        spent, hex = heappop(heap)
        if hex in goals:
            return _posts(p, enemy, came, hex)
        near = around[hex] & open
        open ^= near  # whoever comes to a post first has come the cheapest way
        while near:
            lowest = near & -near
            near ^= lowest
            other = lowest.bit_length() - 1
            came[other] = hex
            heappush(heap, (spent + cost[other], other))
    return []


@cache
def _around() -> list[Bitset]:
    """The posts that can be next to each."""
    return [GRID.within(hex, BOND) for hex in range(GRID.size)]


def _posts(p: Position, enemy: Enemy, came: dict[int, int], hex: int) -> list[Post]:
    chain = [hex]
    while hex in came:
        hex = came[hex]
        chain.append(hex)
    land = p.ground.land
    return [Post(hex, river_before(p.ground, enemy, hex)[0]) for hex in chain if land >> hex & 1]


def _before(enemy: Enemy, rim: Iterable[int]) -> Bitset:
    """The edge from home on as far as the enemy's first troops."""
    return bits(takewhile(lambda hex: enemy.near[hex] > BESIDE, rim))


def _ends(p: Position, side: int, forward: bool) -> tuple[Bitset | tuple[int, ...], ...]:
    """The edge of the map in two halves, parted between the middle of one's own entry areas and the
    middle of the enemy's: what leads from the one to the other parts the armies. A line that goes
    forward ends anywhere but at home, and at no sea that would be a line by itself. Of a half that
    the enemy may come over anywhere, all hexes from home on."""

    def find() -> tuple[Bitset | tuple[int, ...], ...]:
        ground = p.ground
        mine, theirs = (bits(_homes(p, army)) for army in (side, 1 - side))
        shut = mine if forward else theirs
        for _ in range(APART):
            shut = GRID.spread(shut)
        if forward:
            shut &= ~GRID.spread(theirs)
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
        halves: list[Bitset] = [0, 0]
        further: list[list[tuple[float, int]]] = [[], []]
        for hex in rim:
            cx, cy = centre(hex)
            here = complex(cx - x, cy - y)
            half, turned = phase(here / away) % tau < turn, abs(phase(here / home))
            if not mine >> hex & 1:
                further[half].append((turned, hex))
            if forward or turned > REAR:
                halves[half] |= 1 << hex & ~shut
        sea = ground.in_play & ~ground.land if forward else 0
        while sea:
            water = GRID.flood(sea & -sea, sea)
            sea &= ~water
            if all(water & half for half in halves):
                halves = [half & ~water for half in halves]
        return tuple(
            half or tuple(hex for _, hex in sorted(all))
            for half, all in zip(halves, further, strict=True)
        )

    return p.ground.keep(("ends of the front", p.scenario, side, forward), find)


def _homes(p: Position, side: int) -> list[int]:
    return [hex for area in own_areas(p, side) for hex in members(border(p.ground, area))]


def _costs(p: Position, side: int, enemy: Enemy) -> tuple[dict[int, float], Bitset]:
    """What a post would cost in each hex that can be manned, and all these hexes."""
    found, every = _sea(p.ground)
    able, fixed = p.ground.land & ~p.field.units[1 - side], _fixed(p, side, enemy)
    seen = front = p.field.combat[side]
    for away in range(BAND):
        late = LATE * max(away - AT_HAND, 0) if away else -STAY[side]
        every |= front & able
        hexes = [*members(front & able)]
        found.update(zip(hexes, map(late.__add__, map(fixed.__getitem__, hexes)), strict=True))
        front = GRID.spread(seen) & ~seen
        seen |= front
    return found, every


def _sea(ground: Ground) -> tuple[dict[int, float], Bitset]:
    """Where nobody can go."""
    sea = ground.in_play & ~ground.land
    return dict(ground.keep("sea", lambda: dict.fromkeys(members(sea), SEA))), sea


def _marching(p: Position, side: int, enemy: Enemy) -> tuple[dict[int, float], Bitset]:
    """What a post would cost an attacker: the nearer to the enemy the less, if those on foot are at
    hand."""
    found, every = _sea(p.ground)
    able, near = p.ground.land & ~p.field.units[1 - side], enemy.near
    foot = on_foot(p, side)
    seen = front = bits(p.place[unit] for unit in foot if not p.done[unit] & MOVED)
    for away in range(BAND):
        late = LATE * max(away - MARCH, 0)
        by_distance = [POST + late + AHEAD * far for far in range(FAR + 1)]
        every |= front & able
        hexes = [*members(front & able)]
        cost = map(by_distance.__getitem__, map(near.__getitem__, hexes))
        found.update(zip(hexes, cost, strict=True))
        front = GRID.spread(seen) & ~seen
        seen |= front
    for unit in foot:
        if p.done[unit] & MOVED:
            every |= 1 << p.place[unit]
            found[p.place[unit]] = POST + AHEAD * near[p.place[unit]] - STAY[SOVIET]
    return found, every


def on_foot(p: Position, side: int) -> list[int]:
    """The units that hold an attacker's front."""

    def find() -> list[int]:
        every, place, order = p.box.armies.units, p.place, p.order
        return [
            unit
            for unit in p.setup.units[side]
            if 0 <= place[unit] < AREA
            and order[unit] < DISRUPTED
            and (counter := every[unit]).combat
            and not (counter.mechanized or counter.support)
        ]

    return p.field.keep(("on foot", side, bytes(p.order)), find)


def _fixed(p: Position, side: int, enemy: Enemy) -> dict[int, float]:
    """What a post costs whoever comes to it, kept as long as the enemy stands as he does."""
    key = side, controlled(p, side), p.ground
    if key not in enemy.posts:
        enemy.posts[key] = Fixed(enemy, *key)
    return enemy.posts[key]


class Fixed(dict[int, float]):
    """The cost of posts, each worked out when it is first asked for."""

    def __init__(self, enemy: Enemy, side: int, held: Bitset, ground: Ground) -> None:
        super().__init__()
        self.side = side
        self.enemy, self.held, self.ground = enemy, held, ground

    def __missing__(self, hex: int) -> float:
        enemy, map, side = self.enemy, self.ground.map, self.side
        cover, strength = 1.0, enemy.heat[hex] / DIVISION
        if map.terrain[hex] in CITIES:
            cover += 2 * CITY
        cover += 2 * COVER[river_before(self.ground, enemy, hex)[1]]
        cost = POST + PRESSED[side] * max(strength / cover - 1, 0.0)
        cost += FORWARD[side] * (enemy.near[hex] <= 1) / cover
        cost -= (cover - 1) / 2
        if self.held >> hex & 1:
            cost -= POINT[side] * map.vp.get(hex, 0)
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
