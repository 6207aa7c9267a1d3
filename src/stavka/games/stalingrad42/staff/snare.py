"""Where an enemy army can be cut off: the hexes on its roads home that wheels reach soonest, as
many as it takes. Wheels that stand on one already count as if they came to it."""

from __future__ import annotations

from stavka.games.stalingrad42.appraisal import Enemy, within
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import Position
from stavka.games.stalingrad42.rules.control import controlled
from stavka.games.stalingrad42.rules.lines import Lines
from stavka.games.stalingrad42.rules.supply import sources
from stavka.games.stalingrad42.rules.zones import bonds, zone
from stavka.games.stalingrad42.staff.objectives import CUT, TAKE, Objective
from stavka.hexes import OFF, Bitset, bits, members

ARMY = 36  # steps that are worth it
CLOSE = 3  # hexes from its middle
IN_REACH = 9  # hexes from wheels to a road that they cut
MOST = 6  # roads
PER_STEP = 0.06  # points that an army is worth
NEED = 14.0  # strength for each road


def snares(p: Position, side: int, enemy: Enemy) -> list[Objective]:
    """The hexes to take, if together they cut off the greatest army of the enemy; and what counts
    in its back, but for cities, which take too long."""
    army, steps = greatest_army(enemy)
    cuts = _cuts(p, side, enemy, army) if army else []
    if not cuts:
        return []
    points = PER_STEP * steps
    near = GRID.spread(GRID.spread(army)) & controlled(p, 1 - side) & ~p.ground.map.cities
    back = [hex for hex in sorted(p.ground.map.vp) if near >> hex & 1 and hex not in cuts]
    found = [Objective(CUT, 1 << hex, hex, points, NEED) for hex in cuts]
    return found + [Objective(TAKE, 1 << hex, hex, points, 2 * NEED) for hex in back]


def greatest_army(enemy: Enemy) -> tuple[Bitset, int]:
    """Where most of the enemy stands together, and how many steps he has there; 0: nowhere
    enough."""
    known = enemy.roads
    if "army" not in known:
        known["army"] = _find_army(enemy)
    found: tuple[Bitset, int] = known["army"]
    return found


def _find_army(enemy: Enemy) -> tuple[Bitset, int]:
    steps = enemy.steps
    best, most = OFF, ARMY - 1
    for hex in steps:
        found = sum(steps.get(other, 0) for other in within(hex, CLOSE))
        if found > most:
            best, most = hex, found
    return (0, 0) if best == OFF else (GRID.within(best, CLOSE) & enemy.hexes, most)


def _cuts(p: Position, side: int, enemy: Enemy, army: Bitset) -> list[int]:
    """One road after the other is closed where it is nearest to wheels, until the army is cut off;
    then those are left out without whom it is. None if that cannot be done."""
    foe, far = 1 - side, _far(p, side, enemy)
    home, own = sources(p, foe), p.field.units[foe]
    foot = bits(
        p.place[unit]
        for unit in p.setup.units[side]
        if p.on_map(unit) and p.unit(unit).combat and not p.unit(unit).mechanized
    )
    denied = controlled(p, side) & p.box.marked & ~own
    over, known = p.over(foe), enemy.roads

    def way_home(closed: list[int]) -> list[int]:
        posts = foot | bits(closed)
        key = p.ground, posts, own, denied, home, over
        if key not in known:
            lines = Lines(
                p.ground,
                enemies=posts,
                danger=zone(p.ground, posts) & ~own,
                denied=denied,
                bonds=bonds(p.ground, posts, own),
                over=over,
            )
            known[key] = _way_home(lines, home & ~posts, army)
        way: list[int] = known[key]
        return way

    found: list[int] = []
    while way := way_home(found):
        able = [hex for hex in way if hex in far and not own >> hex & 1]
        if not able or len(found) == MOST:
            return []
        found.append(min(able, key=lambda hex: (far[hex], hex)))
    counts = p.ground.map.vp
    for hex in sorted(found, key=lambda hex: (counts.get(hex, 0), found.index(hex))):
        fewer = [other for other in found if other != hex]
        if not way_home(fewer):
            found = fewer
    return found


def _far(p: Position, side: int, enemy: Enemy) -> dict[int, int]:
    """How far hexes are from wheels."""
    wheels = bits(
        p.place[unit]
        for unit in p.setup.units[side]
        if p.on_map(unit) and p.unit(unit).mechanized and p.unit(unit).combat and not p.order[unit]
    )
    key = "far from wheels", wheels
    if key not in enemy.roads:
        front = seen = wheels
        found: dict[int, int] = {}
        for away in range(IN_REACH + 1):
            found |= dict.fromkeys(members(front), away)
            front = GRID.spread(seen) & ~seen
            seen |= front
        enemy.roads[key] = found
    far: dict[int, int] = enemy.roads[key]
    return far


def _way_home(lines: Lines, home: Bitset, army: Bitset) -> list[int]:
    """The hexes of the shortest road from an army to where its supply comes from; none if no supply
    comes to most of it."""
    if 2 * (lines.supplied(home) & army).bit_count() < army.bit_count():
        return []
    roads = lines.by_road(home)
    near = army
    while not near & roads:
        near = GRID.spread(near)
    front = near & roads
    waves = [front]
    seen = front
    while not front & home:
        front = GRID.spread(front) & roads & ~seen
        if not front:
            return []
        seen |= front
        waves.append(front)
    way = [next(iter(members(front & home)))]
    for wave in reversed(waves[:-1]):
        way.append(next(iter(members(GRID.spread(1 << way[-1]) & wave))))
    return way
