"""What units do by being somewhere: they take control, overrun, remove forts, push railheads
back, free the bound. [9.7.5b, 17.3.1a, 16.3.4a, 19.2e, 20.4a, 20.6a]"""

from __future__ import annotations

from stavka.games.stalingrad42.components import AXIS, SIDES, SOVIET
from stavka.games.stalingrad42.events import (
    CityBattleEnded,
    ControlTaken,
    FortRemoved,
    RailheadPushed,
    UnitOverrun,
)
from stavka.games.stalingrad42.position import Position, place_id
from stavka.games.stalingrad42.rules import special_units
from stavka.games.stalingrad42.rules.base import Play, places
from stavka.games.stalingrad42.rules.boxes import lost_with
from stavka.games.stalingrad42.rules.zones import zone
from stavka.hexes import Bitset, bits


def controlled(p: Position, side: int) -> Bitset:
    """The cities, victory hexes and ports that a side controls. [16.2.4a, 16.3.4a]"""
    return p.controlled[side]


def spoils(p: Position, side: int) -> Bitset:
    """What a side wins by passing: the enemy's cities, victory hexes and ports, and his forts,
    which go. [9.7.5b, 16.3.4a]"""
    forts = bits(hex for hex, (owner, _) in p.works.items() if owner != side)
    return controlled(p, 1 - side) | forts


def noticed(p: Position, units: tuple[int, ...]) -> Bitset:
    """The hexes that these units do not pass without anything happening."""
    side = p.unit(units[0]).side
    enemy, field = 1 - side, p.field
    found = spoils(p, side)
    if side == p.side == SOVIET:
        railheads = heads(p)
        found |= railheads | zone(p.ground, railheads)
    if side == AXIS:
        found |= special_units.calling(p) | special_units.peak(p, units)
    if any(p.unit(unit).combat for unit in units):
        found |= field.units[enemy] & ~field.combat[enemy]
        found |= zone(p.ground, field.fleeing(enemy))
        if side == AXIS:
            found |= special_units.watched(p)
    return found


def heads(p: Position) -> Bitset:
    return bits(line[-1] for line in p.railheads)


def shut(p: Position) -> Bitset:
    """Hexes that no railhead enters or stays in: with Soviets, or in their zone unless German
    combat units are there. [17.2.1c, 17.3.1a, 17.3.1b]"""
    zone = p.field.zone(SOVIET) & ~p.field.combat[AXIS]
    return p.field.units[SOVIET] | zone


def push_railheads(p: Position, play: Play) -> None:
    """In the Soviet player turn railheads go back at once along their line to the first hex that
    is free of Soviets and of their zones; what lies before them must be converted again.
    [17.3a, 17.3.1a to 17.3.1c]"""
    if p.side != SOVIET or not (closed := shut(p)) & heads(p):
        return
    for number, line in enumerate(p.railheads):
        if closed >> line[-1] & 1:
            free = [n for n, hex in enumerate(line) if not closed >> hex & 1]
            left = line[: free[-1] + 1 if free else 1]
            if left != line:
                p.railheads[number] = left
                play.tell(RailheadPushed(path=places((line[-1], left[-1]))))
    p.touched(())


def remove_fort(p: Position, play: Play, hex: int) -> None:
    """Its own player may, and enemies who enter do; the counter can be used again.
    [9.7.3c, 9.7.5a, 9.7.5b]"""
    del p.works[hex]
    p.touched((hex,))
    play.tell(FortRemoved(place=place_id(hex)))


def enter(p: Position, play: Play, units: tuple[int, ...], before: int, hex: int) -> None:
    """What happens at once when units come into a hex; where they have to contest it, nothing
    changes hands. [29.1.4a]"""
    side = p.unit(units[0]).side
    contested = p.contested(hex)
    if p.controlled[1 - side] >> hex & 1 and not contested:
        p.take(hex, side)
        play.tell(ControlTaken(place=place_id(hex), side=f"side-{SIDES[side]}"))
    if p.works.get(hex, (side, True))[0] != side and not contested:
        remove_fort(p, play, hex)
    push_railheads(p, play)
    if side == AXIS:
        special_units.call_transcaucasus(p, play, hex)
        special_units.climb(p, play, units, hex)
    if not any(p.unit(unit).combat for unit in units):
        return
    if not contested:
        overrun(p, play, 1 - side, hex)
    if side == AXIS:
        special_units.free_garrisons(p, play)
        special_units.free_caucasus(p, play, before, hex)


def overrun(p: Position, play: Play, side: int, hex: int) -> None:
    """The units of a side in a hex that cannot fight are lost, reserve armies with their boxes.
    [19.2e, 34.6.2d, 34.6.2e]"""
    idle = tuple(unit for unit in p.of(side, hex) if not p.unit(unit).combat)
    for unit in lost_with(p, idle):
        play.tell(UnitOverrun(unit=p.unit(unit).id, place=place_id(hex)))
        p.eliminate((unit,))


def settle(p: Position, play: Play, hex: int) -> None:
    """Units have left a hex. A city is contested no more when the combat units of a side are gone:
    its marker goes, and whoever is left holds it. [29.1.1c, 29.1.4a]"""
    fighting = [side for side in (AXIS, SOVIET) if p.field.combat[side] >> hex & 1]
    if not p.contested(hex) or len(fighting) > 1:
        return
    first = p.first_attacker(hex)
    del p.city_battles[hex]
    play.tell(CityBattleEnded(place=place_id(hex)))
    if fighting:
        enter(p, play, p.fighting(fighting[0], hex), hex, hex)
    else:
        overrun(p, play, first, hex)
