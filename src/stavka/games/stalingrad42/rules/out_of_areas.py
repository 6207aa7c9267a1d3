"""Chapter 22.7: attacks out of entry areas. Whoever attacks stands at the edge of his area, as if
the hexes went on beyond the map."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.map import RIVER, Feature
from stavka.games.stalingrad42.position import (
    AREA,
    AREAS,
    COMBAT,
    SHIFTED,
    Position,
    area_of,
)
from stavka.games.stalingrad42.rules.entry_areas import (
    border,
    first_hexes,
    may_enter_from,
    open_edge,
    shut_in,
)
from stavka.games.stalingrad42.rules.stacking import crowded
from stavka.games.stalingrad42.setups import NORTH
from stavka.hexes import Bitset, bits, members
from stavka.kernel import Reason

BEYOND = AREA + len(AREAS)
SHUT = ("sea", "lake", "volga", "alpine")  # sides over which nobody attacks from beyond [8.1f]


def areas_with_units(p: Position, side: int) -> list[int]:
    """The areas in which a side has units."""
    here = p.field.stacks[side]
    return [area for area in range(AREA, AREA + len(AREAS)) if area in here]


def in_sight(p: Position) -> Bitset:
    """The hexes beside the areas in which the active player has units. [22.7a]"""
    found = 0
    for area in areas_with_units(p, p.side):
        found |= front(p, area)
    return found


def front(p: Position, area: int) -> Bitset:
    """The hexes that are attacked out of an area; the north edge is shorter on the first turn.
    [22.7a, C2.2c]"""
    hexes = border(p.ground, area)
    return hexes & p.setup.edge(p.turn) if area == area_of(NORTH) else hexes


def bar_sally(p: Position, unit: int, target: int) -> Reason | None:
    """Why a unit does not attack a hex out of its area. [22.6.1b, 22.7a, 24.1.3b, C1.2e]"""
    area = p.place[unit]
    if p.phase != COMBAT:
        return "areas-wait-for-combat"
    if not front(p, area) >> target & 1:
        return "not-beside-its-area"
    if p.known[unit] & SHIFTED:
        return "moved-between-areas"
    if shut_in(p, area):
        return "germans-on-the-way-to-baku"
    if not may_enter_from(p, (unit,), area):
        return "enters-by-rail-only"
    return None if beyond(p, target) else "impassable-between"


# At the edge


def beyond(p: Position, target: int) -> list[int]:
    """The directions in which hexes beside this one would go on beyond the map and could be
    attacked from, those over dry land first. [22.7b]"""
    ground = p.ground
    return ground.keep(
        ("beyond", target),
        lambda: sorted(
            (
                way
                for way in range(6)
                if ground.outward[way] >> target & 1
                and ground.barrier(ground.sides[target][way]) not in SHUT
            ),
            key=lambda way: ground.sides[target][way] & RIVER,
        ),
    )


def flanks(p: Position, target: int) -> Bitset:
    """The hexes of the map beside the target that lie beside those beyond the edge, too."""
    around = GRID.neighbours[target]
    ways = beyond(p, target)
    found = bits(hex for way in ways for turn in (-1, 1) if (hex := around[(way + turn) % 6]) >= 0)
    return found & p.ground.land


def stands(p: Position, target: int, units: Iterable[int]) -> Bitset:
    """Where attackers are, for all that has a range: their hexes and areas, and from `BEYOND` on
    the hexes past which those are reached who stand beyond the edge. [18.4a, 22.7c]"""
    found = bits(p.place[unit] for unit in units)
    return found | flanks(p, target) << BEYOND if found >> AREA else found


def arranged(p: Position, target: int, units: Iterable[int]) -> dict[int, int] | None:
    """In which direction from the target each unit of an area stands when they attack together;
    None: they are too many for the hexes beyond the edge. Army headquarters in the area stand with
    them. [4.1a to 4.3c, 22.4a, 22.7b]"""
    sallying = [unit for unit in units if p.in_area(unit)]
    if not sallying:
        return {}
    areas = {p.place[unit] for unit in sallying}
    staffs = [u for area in sorted(areas) for u in p.of(p.side, area) if _staff(p, u)]
    ways = beyond(p, target)
    stacks = {way: staffs[number : number + 1] for number, way in enumerate(ways)}
    found: dict[int, int] = {}
    for unit in sorted(sallying, key=lambda u: (p.unit(u).free, not p.unit(u).tank, u)):
        room = (way for way in ways if not crowded(p, (*stacks[way], unit)))
        way = next(room, None)
        if way is None:
            return None
        stacks[way].append(unit)
        found[unit] = way
    return found


def _staff(p: Position, unit: int) -> bool:
    return p.unit(unit).kind == "army-staff"


def fitting(
    p: Position,
    target: int,
    units: Sequence[int],
    others: Sequence[int],
    *,
    tanks: bool = False,
) -> list[int]:
    """Those of the others who find room at the edge beside these, the strongest first, or `tanks`
    before them; all who are on the map do. [22.7b]"""
    found = [unit for unit in others if not p.in_area(unit)]
    chosen = [unit for unit in units if p.in_area(unit)]
    waiting = sorted((u for u in others if p.in_area(u)), key=lambda u: (-p.top(u).attack, u))
    if tanks:
        waiting.sort(key=lambda unit: not p.unit(unit).tank)
    for unit in waiting:
        if arranged(p, target, (*chosen, unit)) is not None:
            chosen.append(unit)
            found.append(unit)
    return sorted(found)


def sides_before(p: Position, target: int, units: Sequence[int]) -> dict[int, Feature]:
    """What lies between the target and each of these who attack out of an area."""
    ways = arranged(p, target, units)
    if ways is None:  # nobody attacks so; what it would be over the best side
        ways = dict.fromkeys((u for u in units if p.in_area(u)), beyond(p, target)[0])
    return {unit: p.ground.sides[target][way] for unit, way in ways.items()}


# Advance


def doors(p: Position, area: int, target: int, movers: frozenset[str]) -> list[int]:
    """The hexes into which one advances out of an area: the vacated one, and those beside it at the
    same edge unless an enemy bond bars the way. [14.3a, 14.4.1a, 22.3.2a, 22.7d]"""
    edge = front(p, area)
    bonds = p.field.bond(p.enemy).hexes
    aside = flanks(p, target) & open_edge(p.ground, p.field, p.side) & ~bonds
    costs = first_hexes(p.ground, area, movers)
    return [hex for hex in members(edge & (1 << target | aside)) if hex in costs]
