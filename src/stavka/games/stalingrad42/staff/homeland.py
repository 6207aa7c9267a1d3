"""The homeland in winter: while the Axis holds its line, somebody stands in each city whose loss
costs points and before each entry area, and raiders behind the line are hunted. In Uranus, where
they are far, only what they come near to is guarded, victory hexes too."""

from __future__ import annotations

from collections.abc import Iterator

from stavka.games.stalingrad42.appraisal import FAR, Enemy, asked, fines, homes, intruders
from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import SUPPLIED, Position, area_of
from stavka.games.stalingrad42.rules.control import controlled
from stavka.games.stalingrad42.rules.entry_areas import border
from stavka.games.stalingrad42.staff.fortress import strongholds, walls
from stavka.games.stalingrad42.staff.objectives import HUNT, KEEP, Objective, Tasks, near_home
from stavka.hexes import Bitset, bits, members

ODDS, LEAST, MOST = 2.5, 3.0, 25.0  # strength that is sent after raiders
RAID = 10  # defence of raiders
CHASED = (6, 10)  # hexes from which they are hunted, on foot and on wheels
FETCHED = (8, 16)  # the same for whoever costs points already
DEARLY = 2.5  # what it is worth to drive those off
CALLED = 25  # hexes from which a guard comes
DEAR = 0.7  # hexes that a point of attack strength counts for
BESIDE = 14  # hexes to the enemy, from which on an entry area is guarded


def at_home(p: Position, enemy: Enemy, tasks: Tasks) -> Tasks:
    """The tasks with those who are called away for the homeland: first against whoever costs points
    already, then to guard what is empty, then against others near by."""
    found, given = [*tasks.objectives], dict(tasks.given)
    free = {unit: p.place[unit] for unit in _free(p)}
    here = intruders(p)
    guards = _guards(p, enemy) if asked(p) else _threatened(p, enemy, tasks)
    for task in (*_raids(p, enemy, here), *guards, *_raids(p, enemy, _weak(p, enemy))):
        for unit in _hunters(p, task, free) if task.kind == HUNT else _guard(p, task, free):
            given[unit] = len(found)
            del free[unit]
        found.append(task)
    return tasks._replace(objectives=found, given=given)


def _hunters(p: Position, hunt: Objective, free: dict[int, int]) -> list[int]:
    """The nearest, until they are strong enough."""
    sent, found = 0.0, []
    near = FETCHED if asked(p) and hunt.points >= DEARLY else CHASED
    for far, unit in sorted((GRID.distance(place, hunt.hex), u) for u, place in free.items()):
        if sent >= hunt.need:
            break
        if far <= near[p.unit(unit).mechanized]:
            sent += p.top(unit).attack
            found.append(unit)
    return found


def _guard(p: Position, guard: Objective, free: dict[int, int]) -> list[int]:
    """Who is near, on foot, and least of use elsewhere."""
    far = {
        unit: GRID.distance(place, guard.hex) + DEAR * p.top(unit).attack
        for unit, place in free.items()
        if not p.unit(unit).mechanized and GRID.distance(place, guard.hex) <= CALLED
    }
    return [min(far, key=lambda u: (far[u], u))] if far else []


def _free(p: Position) -> Iterator[int]:
    """Troops that hold nothing which counts by themselves, and no fortress."""
    counts = fines(p).keys() | p.ground.map.vp.keys()
    inner = strongholds(p, AXIS)
    fortress = inner | walls(p, inner)
    for unit in p.setup.units[AXIS]:
        counter, place = p.unit(unit), p.place[unit]
        if not p.on_map(unit) or not counter.combat or counter.support or p.order[unit]:
            continue
        if not asked(p) and (fortress >> place & 1 or p.supply[unit] != SUPPLIED):
            continue
        if place not in counts or len(p.fighting(AXIS, place)) > 1:
            yield unit


def _weak(p: Position, enemy: Enemy) -> Bitset:
    """Raiders who may soon cost points; who is stronger is for the line."""
    near = near_home(p) & p.field.combat[SOVIET] & ~intruders(p)
    return bits(hex for hex in members(near) if enemy.defence.get(hex, 0) <= RAID)


def _raids(p: Position, enemy: Enemy, hexes: Bitset) -> list[Objective]:
    """To drive off who stands there."""
    here, found = intruders(p), []
    for hex in members(hexes):
        need = min(max(LEAST, ODDS * enemy.defence.get(hex, 0)), MOST)
        found.append(Objective(HUNT, 1 << hex, hex, DEARLY if here >> hex & 1 else 1.2, need))
    return found


def _threatened(p: Position, enemy: Enemy, tasks: Tasks) -> list[Objective]:
    """What counts, is empty and nobody is meant for, and the enemy comes near to."""
    meant = {tasks.objectives[number].hex for number in tasks.given.values()}
    points = {**p.ground.map.vp, **fines(p)}
    held = controlled(p, AXIS) & p.ground.in_play & ~p.field.combat[AXIS]
    empty = [
        hex
        for hex in members((homes(p) | bits(p.ground.map.vp)) & held)
        if enemy.near[hex] < FAR and hex not in meant
    ]
    empty.sort(key=lambda hex: (-points[hex], enemy.near[hex], hex))
    return [Objective(KEEP, 1 << hex, hex, points[hex], 2.0) for hex in empty]


def _guards(p: Position, enemy: Enemy) -> list[Objective]:
    """Cities that nobody is in, and where the enemy would come to an entry area."""
    held, points = p.field.combat[AXIS] | p.field.units[SOVIET], fines(p)
    empty = [hex for hex in members(homes(p)) if not held >> hex & 1]
    for row in p.setup.victory.values():
        for area in row.at if row.what == "soviet-beside" else ():
            beside = border(p.ground, area_of(area)) & p.ground.land & ~p.field.units[SOVIET]
            near = min(members(beside), key=lambda hex: (enemy.near[hex], hex), default=None)
            if near is not None and enemy.near[near] <= BESIDE and not held >> near & 1:
                empty.append(near)
    empty.sort(key=lambda hex: (-points[hex], enemy.near[hex], hex))
    return [Objective(KEEP, 1 << hex, hex, points[hex], 2.0) for hex in empty]
