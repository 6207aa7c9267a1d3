"""Whether an enemy comes away from where he is attacked, as bitsets tell it: much faster than the
search of the rules, and before anybody has moved."""

from __future__ import annotations

from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.ground import Ground
from stavka.games.stalingrad42.position import Position
from stavka.games.stalingrad42.rules.entry_areas import border, own_areas
from stavka.games.stalingrad42.rules.zones import Bonds, bonds, zone
from stavka.hexes import Bitset


def escapes(p: Position, target: int, posts: Bitset) -> Bitset:
    """Where those in a hex come to by a way of two hexes, or three, if enemies stand in these
    posts. Where only such stand already as have no zone or form no bond, there is none.
    [12.1.3a to 12.1.3e, 12.2a to 12.2l]"""
    ground, foe, side = p.ground, p.enemy, p.side
    friends = p.field.units[foe] & ~(1 << target)
    here = p.field.combat[side]
    tied = bonds(ground, posts & ~(here & ~p.field.formers[side]), p.field.units[foe])
    room, near = ground.land & ~(posts | tied.hexes), GRID.within(target, 1)
    first = _step(ground, tied, 1 << target) & room
    if found := first & (friends | _doors(p, foe)):
        return found
    danger = zone(ground, posts & ~(here & ~p.field.zoners[side])) & ~friends
    second = _step(ground, tied, first & ~danger)
    second |= _step(ground, tied, first & danger) & ~danger
    second &= room & ~near
    if found := second & (~danger | _doors(p, foe)):
        return found
    return _step(ground, tied, second) & room & ~near & ~danger


def _step(ground: Ground, tied: Bonds, hexes: Bitset) -> Bitset:
    found = 0
    for d, shut in enumerate(_shut(ground)):
        if going := hexes & ~(shut | tied.sides[d]):
            found |= GRID.step(going, d)
    return found


def _shut(ground: Ground) -> tuple[Bitset, ...]:
    """By direction the hexes that nobody leaves that way in a retreat: no bridge leads over."""
    return ground.keep(
        "shut to retreats",
        lambda: tuple(ground.closed[d] | ground.volga[d] | ground.fords[d] for d in range(6)),
    )


def _doors(p: Position, side: int) -> Bitset:
    """The hexes beside its own areas."""

    def find() -> Bitset:
        found = 0
        for area in own_areas(p, side):
            found |= border(p.ground, area)
        return found

    return p.ground.keep(("doors home", p.scenario, side), find)
