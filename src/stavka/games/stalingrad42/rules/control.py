"""What units do by being somewhere: they take control, overrun, free the bound.
[16.3.4a, 19.2e, 20.4a, 20.6a]"""

from __future__ import annotations

from stavka.games.stalingrad42.components import AXIS, SIDES
from stavka.games.stalingrad42.events import ControlTaken, UnitOverrun
from stavka.games.stalingrad42.position import Position, place_id
from stavka.games.stalingrad42.rules import special_units
from stavka.games.stalingrad42.rules.base import Play
from stavka.games.stalingrad42.rules.zones import zone
from stavka.hexes import Bitset


def controlled(p: Position, side: int) -> Bitset:
    """The cities and victory hexes that a side controls. [16.3.4a]"""
    found = 0
    for hex, number in p.box.held.items():
        if bool(p.axis_holds[number]) == (side == AXIS):
            found |= 1 << hex
    return found


def noticed(p: Position, units: tuple[int, ...]) -> Bitset:
    """The hexes that these units do not pass without anything happening."""
    side = p.unit(units[0]).side
    enemy, field = 1 - side, p.field
    found = controlled(p, enemy)
    if any(p.unit(unit).combat for unit in units):
        found |= field.units[enemy] & ~field.combat[enemy]
        found |= zone(p.ground, field.fleeing(enemy))
        if side == AXIS:
            found |= special_units.watched(p)
    return found


def enter(p: Position, play: Play, units: tuple[int, ...], before: int, hex: int) -> None:
    """What happens at once when units come into a hex."""
    side = p.unit(units[0]).side
    number = p.box.held.get(hex)
    if number is not None and bool(p.axis_holds[number]) != (side == AXIS):
        p.axis_holds[number] = side == AXIS
        play.tell(ControlTaken(place=place_id(hex), side=f"side-{SIDES[side]}"))
    if not any(p.unit(unit).combat for unit in units):
        return
    for unit in p.at(hex):
        if p.unit(unit).side != side and not p.unit(unit).combat:
            play.tell(UnitOverrun(unit=p.unit(unit).id, place=place_id(hex)))
            p.eliminate((unit,))
    if side == AXIS:
        special_units.free_garrisons(p, play)
        special_units.free_caucasus(p, play, before, hex)
