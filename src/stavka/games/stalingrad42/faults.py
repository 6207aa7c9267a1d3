"""Every way in which a position of Stalingrad '42 is impossible."""

from __future__ import annotations

from stavka.games.stalingrad42.components import AXIS
from stavka.games.stalingrad42.position import (
    AREA,
    AREAS,
    BOXES,
    COMING,
    DISPLAYED,
    EXITED,
    POOL,
    UNUSED,
    Position,
    place_id,
)


def faults(p: Position) -> list[str]:
    """What is lost, doubled or where it cannot be."""
    return [*_places(p), *_faces(p), *_remnants(p), *_company(p)]


def _places(p: Position) -> list[str]:
    found = []
    used = {*p.setup.at, *(unit.index for unit in p.setup.remnants)}
    for unit, place in enumerate(p.place):
        id = p.unit(unit).id
        if (unit in used) == (place == UNUSED):
            found.append(f"{id}: {'not in play' if unit in used else 'comes from nowhere'}")
        known = place in BOXES or EXITED - len(AREAS) < place <= EXITED
        if (place < 0 and not known) or place >= AREA + len(AREAS):
            found.append(f"{id}: no place {place}")
        if 0 <= place < AREA and not p.ground.land >> place & 1:
            found.append(f"{id}: stands on no land of the sheets in play")
        if place >= AREA and AREAS[place - AREA] not in p.setup.areas(p.unit(unit).side):
            found.append(f"{id}: is in an area of the enemy")
        if place == COMING and not any(
            unit == a.unit.index for t, all in p.setup.arrivals.items() if t >= p.turn for a in all
        ):
            found.append(f"{id}: should have come")
        if place <= EXITED and p.unit(unit).side != AXIS:
            found.append(f"{id}: has left the map")
    return found


def _faces(p: Position) -> list[str]:
    found = []
    for unit, face in enumerate(p.face):
        counter = p.unit(unit)
        if face >= len(counter.faces):
            found.append(f"{counter.id}: has no face {face}")
        if not counter.combat and p.order[unit]:
            found.append(f"{counter.id}: is never in disorder")
    return found


def _remnants(p: Position) -> list[str]:
    """Every remnant in play stands for one unit that is not. [10.4.1a]"""
    found = []
    shown = [unit for unit, place in enumerate(p.place) if place == DISPLAYED]
    stands = [whose for whose in p.stands_for if whose >= 0]
    if sorted(stands) != shown:
        found.append("remnants and the units they stand for do not agree")
    for remnant in p.setup.remnants:
        out, idle = p.place[remnant.index] == POOL, p.stands_for[remnant.index] < 0
        if out != idle:
            found.append(f"{remnant.id}: in play for nobody")
    return found


def _company(p: Position) -> list[str]:
    """No hex holds units of both sides."""
    both = p.field.units[0] & p.field.units[1]
    found = []
    while both:
        hex = both.bit_length() - 1
        found.append(f"{place_id(hex)}: units of both sides")
        both ^= 1 << hex
    return found
