"""Every way in which a position of Stalingrad '42 is impossible."""

from __future__ import annotations

from itertools import pairwise

from stavka.games.stalingrad42.components import AXIS, SIDES, SOVIET
from stavka.games.stalingrad42.field import TO_BAKU
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import (
    AIR_OVER,
    AIR_WITH,
    AREA,
    AREAS,
    BOXES,
    BY_AZOV,
    BY_BLACK_SEA,
    BY_RAIL,
    COMBAT,
    COMING,
    DISPLAYED,
    ENTRAINED,
    EXITED,
    INITIAL,
    MASKED,
    MOVEMENT,
    OVER_STRAIT,
    POOL,
    RAIL_ON_MAP,
    RECOVERY,
    UNUSED,
    Position,
    is_box,
    place_id,
)
from stavka.games.stalingrad42.rules.artillery import HEADQUARTERS
from stavka.games.stalingrad42.rules.boxes import ROOM, boxes
from stavka.games.stalingrad42.rules.entry_areas import to_baku
from stavka.games.stalingrad42.rules.railways import railed
from stavka.games.stalingrad42.rules.ships import EACH_SEA
from stavka.games.stalingrad42.rules.trains import CAPACITY, ON_MAP
from stavka.games.stalingrad42.rules.withdrawals import Left
from stavka.hexes import OFF, bits, members


def faults(p: Position) -> list[str]:
    """What is lost, doubled or where it cannot be."""
    return [
        *_trains(p), *_places(p), *_faces(p), *_remnants(p), *_company(p), *_air(p),
        *_railheads(p), *_forts(p), *_flotilla(p), *_markers(p), *_refits(p),
        *_masks(p),
    ]  # fmt: skip


def _trains(p: Position) -> list[str]:
    """Whoever is entrained is in good order, on a railway or in an area; no more are carried than
    can be. [5.6.2a, 5.6.3a, 5.6.3d, 5.7.1b, 5.7.2d]"""
    found = []
    for unit, known in enumerate(p.known):
        if known & ENTRAINED:
            here, side = p.place[unit], p.unit(unit).side
            if here < 0 or (here < AREA and not railed(p.ground, side) >> here & 1):
                found.append(f"{p.unit(unit).id}: entrained, and there is no railway")
            if p.order[unit]:
                found.append(f"{p.unit(unit).id}: entrained in disorder")
    if p.carried[RAIL_ON_MAP] > ON_MAP or p.carried[BY_RAIL] > CAPACITY:
        found.append("more trains than there are")
    if max(p.carried[sea] for sea in (BY_AZOV, BY_BLACK_SEA, OVER_STRAIT)) > EACH_SEA:
        found.append("more ships than there are")
    return found


def _places(p: Position) -> list[str]:
    found = []
    idle = (*p.setup.remnants, *p.setup.supplies)
    used = {*p.setup.at, *(unit.index for unit in idle)}
    coming = {a.unit.index for turn, all in p.setup.arrivals.items() if turn >= p.turn for a in all}
    coming |= {*p.setup.on_call, *p.setup.successors, *p.returns}
    coming |= {*p.setup.by_sea}  # they wait for room
    for unit, place in enumerate(p.place):
        id = p.unit(unit).id
        if (unit in used) == (place == UNUSED):
            found.append(f"{id}: {'not in play' if unit in used else 'comes from nowhere'}")
        if place >= AREA + len(AREAS) or (place < 0 and not _is_beside_the_map(p, unit)):
            found.append(f"{id}: no place {place}")
        if 0 <= place < AREA and not p.ground.land >> place & 1:
            found.append(f"{id}: stands on no land of the sheets in play")
        side = p.unit(unit).side
        marches = place == TO_BAKU and side == AXIS and to_baku(p)
        if place >= AREA and not marches and AREAS[place - AREA] not in p.setup.areas(side):
            found.append(f"{id}: is in an area of the enemy")
        if place == COMING and unit not in coming:
            found.append(f"{id}: should have come")
        if MASKED < place <= EXITED and p.unit(unit).side != AXIS:
            found.append(f"{id}: has left the map")
    return found


def _is_beside_the_map(p: Position, unit: int) -> bool:
    place = p.place[unit]
    return place in BOXES or EXITED - len(AREAS) < place <= EXITED or _is_in_a_box(p, unit)


def _is_in_a_box(p: Position, unit: int) -> bool:
    """A Soviet combat unit in a box whose army is in play. [34.1.2a, 34.2c]"""
    marker = MASKED - p.place[unit]
    hosts = [army for army, its in p.masks.items() if its == marker and p.place[army] >= 0]
    return p.unit(unit).side == SOVIET and p.unit(unit).combat and bool(hosts)


def _masks(p: Position) -> list[str]:
    """Each marker lies under one army, where the enemy may suspect it; no box is too full.
    [34.1.1a, 34.2c]"""
    found = []
    if len({*p.masks.values()}) < len(p.masks) or p.masks.keys() != p.suspects.keys():
        found.append("a maskirovka marker lies under several armies, or is known of others")
    for army, marker in p.masks.items():
        if not p.suspects[army] >> marker & 1:
            found.append(f"{p.unit(army).id}: its marker is thought impossible")
    if any(len(units) > ROOM for units in boxes(p)):
        found.append("a box is too full")
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
    """Units of both sides are together only in contested cities, where they fight. [29.1.1c]"""
    fought = bits(p.city_battles) if p.contested_cities else 0
    found = [
        f"{place_id(hex)}: units of both sides" for hex in members(p.field.contested & ~fought)
    ]
    fighting = p.field.combat[0] & p.field.combat[1] & p.ground.map.cities
    left = {step.place for step in p.stack if isinstance(step, Left)}  # until that is settled
    found += [
        f"{place_id(hex)}: nobody contests it"
        for hex in members(fought & ~fighting)
        if hex not in left
    ]
    return found


def _air(p: Position) -> list[str]:
    """One that is with a unit is with a combat unit of the Axis on the map or in an area; over
    a hex they are only while it is fought for. [9.3.1a, 9.3.3a, 9.3.7f]"""
    found = []
    for id, state, at in zip(p.setup.air, p.air, p.air_at, strict=True):
        if state == AIR_WITH:
            if not (p.place[at] >= 0 and p.unit(at).side == AXIS and p.unit(at).combat):
                found.append(f"{id}: is with nobody who fights")
        elif (state == AIR_OVER) != (at >= 0):
            found.append(f"{id}: is over no hex, or is where it cannot be")
        if state == AIR_OVER and (p.side != AXIS or p.phase != COMBAT):
            found.append(f"{id}: flies out of its time")
    return found


def _markers(p: Position) -> list[str]:
    """Planned offensives lie on headquarters in play, reserve markers on units of the active
    player on the map; no more than there are. [25.2.1a, 25.2.2a, 26.1a, 26.2e]"""
    found = []
    for side, name in enumerate(SIDES):
        own = [unit for unit, _ in p.plans if p.unit(unit).side == side]
        if len(own) > p.box.setups.markers[f"offensive-{name}"].count:
            found.append(f"{name}: {len(own)} planned offensives")
        hexes = {p.place[u] for u, on in p.reserves.items() if not on and p.unit(u).side == side}
        if len(hexes) > p.box.setups.markers[f"reserve-{name}"].count:
            found.append(f"{name}: {len(hexes)} reserves")
    for unit, _ in p.plans:
        if p.unit(unit).kind not in HEADQUARTERS or p.place[unit] < 0:
            found.append(f"{p.unit(unit).id}: plans an offensive")
    for unit, active in p.reserves.items():
        if p.unit(unit).side != p.side or p.phase not in (MOVEMENT, COMBAT):
            found.append(f"{p.unit(unit).id}: in reserve out of its time")
        if not active and not p.on_map(unit):
            found.append(f"{p.unit(unit).id}: in reserve, not on the map")
    return found


def _railheads(p: Position) -> list[str]:
    """A line of railway leads to each from the edge of the map, and none is left without."""
    found = []
    for line in p.railheads:
        for one, other in pairwise(line):
            direction = GRID.direction(one, other)
            if direction is None or not p.ground.rails[direction] >> one & 1:
                found.append(f"{place_id(other)}: no railway leads there from {place_id(one)}")
    if not all(p.railheads):
        found.append("a railhead is nowhere")
    return found


def _forts(p: Position) -> list[str]:
    """No more than there are counters, and none under enemies. [9.7.3c, 9.7.5b]"""
    found = []
    for side, name in enumerate(SIDES):
        own = [hex for hex, (owner, _) in p.works.items() if owner == side]
        if len(own) > p.box.setups.markers[f"fort-{name}"].count:
            found.append(f"{name}: {len(own)} forts")
        found += [
            f"{place_id(hex)}: a fort under enemies"
            for hex in own
            if p.field.units[1 - side] >> hex & 1
        ]
    return found


def _flotilla(p: Position) -> list[str]:
    """It lies on the Volga, and sails in the Soviet movement phase. [5.5.3c, 5.5.3d]"""
    found = []
    if p.flotilla != OFF and not p.ground.berths >> p.flotilla & 1:
        found.append(f"{place_id(p.flotilla)}: the flotilla cannot lie there")
    if p.sailed and (p.side, p.phase) != (SOVIET, MOVEMENT):
        found.append("the flotilla has sailed out of its time")
    return found


def _refits(p: Position) -> list[str]:
    """Markers lie on units of the active player in play, until his recovery phase; points are left
    only in his initial phase. [21.1.1b, 21.4a, 21.4e]"""
    found = [
        f"{p.unit(unit).id}: marked out of its time"
        for unit in p.refits
        if (p.place[unit] < 0 and not is_box(p.place[unit]))
        or p.unit(unit).side != p.side
        or p.phase >= RECOVERY
    ]
    if p.phase != INITIAL and (p.replacements or p.resources):
        found.append("points are left out of their time")
    return found
