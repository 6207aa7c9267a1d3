"""How both bots use railways and ships. By rail go reinforcements first, then a reserve far behind
the front; by sea whoever crosses to Taman unhindered, or leaves a port before it falls."""

from __future__ import annotations

from collections.abc import Iterable

from stavka.games.stalingrad42.appraisal import FAR, Appraisal, Enemy
from stavka.games.stalingrad42.position import AREA, Position
from stavka.games.stalingrad42.rules import ships
from stavka.games.stalingrad42.rules.entry_areas import may_enter_from
from stavka.games.stalingrad42.rules.trains import ends

LOOKED_AT = 24  # the ends of a journey that are appraised
DOOM = 4.0  # how many times as strong an enemy takes a port in any case


def next_rider(p: Position, able: Iterable[int], enemy: Enemy) -> int | None:
    """Whoever has no other way to the map, the strongest out of the areas, or the strongest reserve
    that stands far from the enemy and guards nothing."""

    def first(unit: int) -> tuple[bool, bool, int, int]:
        here = p.place[unit]
        alone = here >= AREA and not may_enter_from(p, (unit,), here)
        return alone, here >= AREA, p.top(unit).attack + p.top(unit).defence, -unit

    wanted = [unit for unit in able if p.unit(unit).combat and _spared(p, unit, enemy)]
    for unit in sorted(wanted, key=first, reverse=True):
        near = min((enemy.near[end] for end in ends(p, unit) if safe(enemy, end)), default=FAR)
        if near < FAR or p.place[unit] >= AREA:
            return unit
    return None


def _spared(p: Position, unit: int, enemy: Enemy) -> bool:
    here = p.place[unit]
    if here >= AREA:
        return True
    return enemy.near[here] >= FAR and here not in p.ground.map.vp and not p.unit(unit).support


def safe(enemy: Enemy, place: int) -> bool:
    """Nobody is caught in his train there."""
    return place < AREA and not enemy.heat[place]


def next_passenger(p: Position, able: Iterable[int], enemy: Enemy) -> int | None:
    """The strongest who can land out of the enemy's reach and is in an area, or in a port that is
    about to fall."""
    wanted = [unit for unit in able if p.place[unit] >= AREA or _doomed(p, p.place[unit], enemy)]
    for unit in sorted(wanted, key=lambda u: (-p.top(u).attack - p.top(u).defence, u)):
        if any(safe(enemy, end) for end in ships.ends(p, unit)):
            return unit
    return None


def _doomed(p: Position, hex: int, enemy: Enemy) -> bool:
    """Far more can be brought against a hex than holds it."""
    mine = sum(p.top(unit).defence for unit in p.fighting(p.side, hex))
    walls = 2 if p.ground.map.cities >> hex & 1 else 1
    return enemy.heat[hex] >= DOOM * max(walls * mine, 1)


def best_end(p: Position, found: list[int], look: Appraisal) -> int:
    """Behind the front where most is at stake; if the enemy can come everywhere, furthest off."""
    enemy = look.enemy
    hexes = [end for end in found if safe(enemy, end) and look.room(end)]
    if not hexes:
        return min(found, key=lambda end: (enemy.heat[end] if end < AREA else 0.0, end))
    hexes.sort(key=lambda hex: (enemy.near[hex], look.goals[hex], hex))
    return max(hexes[:LOOKED_AT], key=lambda hex: (sum(look.of(hex)), -hex))
