"""How far it is for tanks: turns of marching, and the routes of one order."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush

from stavka.games.tanks.battlefield import Field, Way
from stavka.games.tanks.position import ATTACK, Position
from stavka.games.tanks.rules.routes import Leg, barred, may_go

FAR = 99.0  # turns: there is no way
ON_ROAD = 0.65  # of a hex, along a road
SLOW = 0.5  # hexes more for each by which the terrain shortens a march
NOBODY: frozenset[int] = frozenset()


@lru_cache(maxsize=512)
def turns_to(
    field: Field,
    type: int,
    march: int,
    goals: frozenset[int],
    blocked: frozenset[int] = NOBODY,
    wired: frozenset[int] = NOBODY,
) -> tuple[float, ...]:
    """Of each hex, how many turns a march takes to the nearest goal; about, for what shortens an
    order does so once and a ravine's bank ends it."""
    found = [FAR] * field.size
    heap: list[tuple[float, int]] = []
    for goal in sorted(goals):
        found[goal] = 0.0
        heappush(heap, (0.0, goal))
    pace = max(1, march)
    while heap:
        far, hex = heappop(heap)
        if far > found[hex]:
            continue
        for other in field.grid.neighbours[hex]:
            way = field.way[other].get(hex) if other >= 0 else None
            if way is None or other in blocked:
                continue
            if wired and field.side(hex, other) in wired:
                continue
            now = far + step(field, type, pace, other, way)
            if now < found[other]:
                found[other] = now
                heappush(heap, (now, other))
    return tuple(found)


def step(field: Field, type: int, pace: int, start: int, way: Way) -> float:
    """What one hex takes of a turn."""
    if way.bank:
        return 1.0
    if field.road[start] and way.road:
        return ON_ROAD / pace
    return (1 + SLOW * field.less[type][way.less]) / pace


def routes(p: Position, unit: int, kind: int, closed: frozenset[int]) -> dict[int, tuple[int, ...]]:
    """Every hex that an order can end on, with a shortest route that keeps off closed hexes."""
    field, wired = p.field, barred(p, unit)
    start = Leg(p.at[unit], 0, 0, True, False)
    found: dict[int, tuple[int, ...]] = {}
    known = {start}
    edge: list[tuple[Leg, tuple[int, ...]]] = [(start, ())]
    while edge:
        new: list[tuple[Leg, tuple[int, ...]]] = []
        for here, route in edge:
            for way in field.ways[here.hex]:
                if way.to in closed or (wired and field.side(here.hex, way.to) in wired):
                    continue
                if not may_go(p, unit, kind, here, way):
                    continue
                there = Leg(
                    way.to,
                    here.used + 1,
                    here.entered | way.less,
                    here.on_road and way.road,
                    way.bank,
                )
                if there in known:
                    continue
                known.add(there)
                found.setdefault(way.to, (*route, way.to))
                new.append((there, (*route, way.to)))
        edge = new
    found.pop(p.at[unit], None)
    return found


def attack_route(p: Position, unit: int, target: int) -> tuple[int, ...] | None:
    """A shortest route of an Attack into the hex of its target."""
    enemies = frozenset(p.held(1 - p.sides[unit]) - {p.at[target]})
    return routes(p, unit, ATTACK, enemies).get(p.at[target])
