"""Chapter 5: what is in the way of a side's movement as all units stand now."""

from __future__ import annotations

from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import Position
from stavka.games.stalingrad42.rules.able import held_in_order
from stavka.games.stalingrad42.rules.movement import FAR, SHORT, Hindrance
from stavka.games.stalingrad42.rules.zones import Bonds
from stavka.hexes import OFF


def hindrance(p: Position, mode: int, routed: bool, overruns: bool, city: int) -> Hindrance:
    """What is in the way of units in this mode: `routed`, one of them is in full retreat;
    `overruns`, they enter the hexes of lone units that cannot fight; `city`, the contested one that
    they leave. [5.3b, 13.3.2b, 19.2e, 29.1.2a, 29.1.2b]"""
    field, enemy = p.field, p.enemy
    enemies, zone = field.units[enemy], field.zone(enemy)
    if overruns:
        enemies &= field.combat[enemy]
    shunned = field.beside(enemy) if mode == FAR else 0
    if routed:
        shunned |= zone & ~held_in_order(p)
    elif mode == SHORT:  # who comes into a contested city stops there [29.1.2a]
        enemies, zone = enemies & ~field.contested, zone | field.contested
    bonds = leaving_city(p, city)
    return Hindrance(enemies, zone, bonds, field.combat[p.side], shunned, p.over(p.side))


def leaving_city(p: Position, here: int) -> Bonds:
    """Enemy bonds, and the sides by which one leaves a contested city for an enemy zone without a
    friend, who would take it away: they are shut as well. [7.2a, 29.1.2b]"""
    field, bonds = p.field, p.field.bond(p.enemy)
    if not p.contested(here):
        return bonds
    shut = field.zone(p.enemy) & ~field.units[p.side]
    sides = tuple(
        exits | (shut >> other & 1) << here if other != OFF else exits
        for exits, other in zip(bonds.sides, GRID.neighbours[here], strict=True)
    )
    return Bonds(bonds.hexes, sides)
