"""Chapter 22: reinforcements and entry areas. An area has no hexes: who is in it is beside the map,
in nobody's zone and beside nobody. [22.4a, 22.4b, 22.4e]"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.events import UnitArrived
from stavka.games.stalingrad42.field import BAKU, TO_BAKU, Field
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.ground import HALVES, Ground
from stavka.games.stalingrad42.map import ROAD, Feature
from stavka.games.stalingrad42.position import (
    AREA,
    AREAS,
    CLOSED_IN_WINTER,
    COMING,
    SEEN,
    Position,
    area_of,
    place_id,
)
from stavka.games.stalingrad42.rules import called
from stavka.games.stalingrad42.rules.base import Play
from stavka.games.stalingrad42.rules.boxes import with_boxes
from stavka.games.stalingrad42.rules.movement import Reach
from stavka.games.stalingrad42.setups import CASPIAN, NORTH
from stavka.hexes import Bitset, bits, members
from stavka.kernel import Reason

OVER_THE_STRAIT = "W"  # who leaves it for the map crosses from the Crimea [5.7.2b, 20.7a]
AT_SEA = 2  # combat units in the box of the Caspian [22.6.4b]
# Who is in one of these areas may go to any other of them. Q and R, and M to P, are areas of those
# scenarios that have no others beyond. [22.6.1d, 22.6.2a, 22.6.3a, 22.6.3b]
GROUPS = ("WXYZQR", "ABCDEMNOPQR", "GHJKL")
INTO_AREA = 1  # movement points [22.3.1b]
BESIDE_CLOSED = ("J", "L")  # [23.4h]
# Which areas units that come to the map for the first time may come from on foot and wheels, in
# Fall Blau; the others lead in by rail. [C1.2e, C1.2k]
BLAU_DOORS = frozenset("AB")
BLAU_ARMY = ("reserve-army-5", "M")


def bring(p: Position, play: Play) -> None:
    """Whoever has no choice comes by his area; of the others their owner is asked.
    [22.1.1a-c]"""
    for unit in scheduled(p):
        places = doors_of(p, unit)
        if len(places) == 1:
            arrive(p, play, unit, places[0])


def bar_place(p: Position, unit: int) -> Reason:
    """Why a unit is not placed as is wished. [20.8b, 22.1.1a-c, 22.1.2a, 30.0c]"""
    if unit not in due(p):
        return "does-not-come-now"
    if unit in called.waiting(p):
        return ("not-its-area", "20.8b" if p.side == AXIS else "30.0c")
    return ("not-its-area", "22.1.1c" if p.side == AXIS else "22.1.1b")


def due(p: Position) -> list[int]:
    """The units of the active player that come on this turn and have not been placed; of those who
    are called one comes. [20.8a, 22.1.2a, 30.0b]"""
    return [*scheduled(p), *called.waiting(p)]


def expected(p: Position) -> int:
    """How many of them come."""
    return len(scheduled(p)) + bool(called.waiting(p))


def scheduled(p: Position) -> list[int]:
    """Those whose turn has come; who finds the box of the Caspian full waits for room. [22.6.4b]"""
    late = [unit for unit in p.setup.by_sea if p.setup.by_sea[unit] < p.turn]
    return [
        unit
        for unit in (*late, *p.setup.coming.get(p.turn, ()))
        if p.place[unit] == COMING and p.unit(unit).side == p.side and doors_of(p, unit)
    ]


def arrive(p: Position, play: Play, unit: int, place: int) -> None:
    p.move((unit,), place)
    if unit in p.setup.on_call:
        called.came(p, unit)
    play.tell(UnitArrived(unit=p.unit(unit).id, place=place_id(place)))


def own_areas(p: Position, side: int) -> tuple[int, ...]:
    """The places of a side's own entry areas that it may use; an edge is none. [22.2a, 24.1.3b]"""
    return p.ground.keep(
        ("areas", p.scenario, side, p.field.baku_taken),
        lambda: tuple(area_of(name) for name in p.field.open_areas(side) if name in AREAS),
    )


def ways_round(p: Position, side: int) -> list[int]:
    """The areas on both sides of the one that winter closes. [23.4h]"""
    own = own_areas(p, side)
    return [area for name in BESIDE_CLOSED if (area := area_of(name)) in own]


def doors_of(p: Position, unit: int) -> tuple[int, ...]:
    """The areas among which a new unit comes, not by one that is closed, taken or full; volunteers
    come in cities. [20.8b, 22.1.1a-c, 22.6.4b, 23.4h, 24.1.3b]"""
    named = p.setup.at[unit]
    if p.setup.command.get(unit) == called.VOLUNTEERS:
        return called.cities(p)
    if named == (CASPIAN,):
        return (area_of(CASPIAN),) if room_at_sea(p, (unit,)) else ()
    if p.field.baku_taken:
        named = tuple(name for name in named if name != BAKU)
    if p.ground.conditions.winter and CLOSED_IN_WINTER in named:
        left = tuple(area_of(name) for name in named if name != CLOSED_IN_WINTER)
        return left or tuple(ways_round(p, p.unit(unit).side))
    return tuple(map(area_of, named))


# From area to area


def bar_shift(p: Position, units: tuple[int, ...], area: int, to: int) -> Reason | None:
    """Why units do not go from an area to another: they go within the north, within the south, or
    over the Caspian. [20.7a, 22.6.1a, 22.6.1c, 22.6.2a, 22.6.3a, 22.6.3b, 22.6.4a, 22.6.4b]"""
    here, there = AREAS[area - AREA], AREAS[to - AREA]
    if over_the_strait(area) and any("bluecher" in p.unit(unit).marks for unit in units):
        return "bluecher-over-the-strait"
    if CASPIAN not in (here, there) and not any(here in g and there in g for g in GROUPS):
        return ("areas-too-far-apart", "22.6.2a" if p.side == AXIS else "22.6.3a")
    full = there == CASPIAN and not room_at_sea(p, units)
    return "caspian-is-full" if full else None


def room_at_sea(p: Position, units: Iterable[int]) -> bool:
    """Whether there is room for them in the box of the Caspian, with those in the boxes of reserve
    armies. [22.6.4b]"""
    coming, there = tuple(units), p.of(SOVIET, area_of(CASPIAN))
    combat = sum(p.unit(unit).combat for unit in with_boxes(p, coming))
    if not combat:
        return True
    return combat + sum(p.unit(unit).combat for unit in with_boxes(p, there)) <= AT_SEA


def bar_area(p: Position, area: int, open: Iterable[int]) -> Reason | None:
    """Why an area is none that units may go to. [22.4d, 23.4h, 24.1.3b]"""
    if area in open:
        return None
    if AREAS[area - AREA] not in p.setup.areas(p.side):
        return "area-of-the-enemy"
    return "germans-on-the-way-to-baku" if area == TO_BAKU else "area-closed"


def beyond(p: Position, side: int) -> tuple[int, ...]:
    """The areas of the enemy that a side may go to when it moves: those by which the Axis leaves
    the map, and the one that leads to Baku. [22.4d, 24.1.2a, C1.2h]"""
    return exits(p, side) + ((TO_BAKU,) if side == AXIS and to_baku(p) else ())


def to_baku(p: Position) -> int:
    """How many divisions take the way to Baku; 0: the scenario does not lead there. [24.1.2a]"""
    rows = p.setup.victory.values()
    return p.box.keep(
        ("baku", p.scenario),
        lambda: max((row.count for row in rows if row.what == "exit-divisions"), default=0),
    )


def exits(p: Position, side: int) -> tuple[int, ...]:
    """The areas by which the Axis may leave the map for good in Fall Blau. [C1.2h]"""
    if side != AXIS or p.scenario != "fall-blau":
        return ()
    rows = p.setup.victory.values()
    return p.box.keep(
        ("exits", p.scenario),
        lambda: tuple(area_of(at) for row in rows if row.what == "exit-steps" for at in row.at),
    )


def border(ground: Ground, area: int) -> Bitset:
    """The hexes by which one walks to the map from an area, and back."""
    return 0 if over_the_strait(area) else ground.map.areas[AREAS[area - AREA]].hexes & ground.land


def over_the_strait(area: int) -> bool:
    """Whether only ships lead from an area to the map: from the Crimea to Taman. [5.7.2b]"""
    return area == area_of(OVER_THE_STRAIT)


def bar_leaving(p: Position, unit: int) -> Reason | None:
    """Only units in good order leave an area. [22.3.1d, 22.5b, 13.2.1b]"""
    return "not-in-good-order" if p.order[unit] else None


def may_enter_from(p: Position, units: Iterable[int], area: int) -> bool:
    """Whether these units may come to the map from this area on their own: nobody walks over the
    strait or out of the Caspian, and no Soviets past the Germans on their way to Baku.
    [5.7.2b, 22.6.4a, 24.1.3b, C1.2e, C1.2k]"""
    if AREAS[area - AREA] in (OVER_THE_STRAIT, CASPIAN) or shut_in(p, area):
        return False
    if p.scenario != "fall-blau" or p.side == AXIS:
        return True
    name = AREAS[area - AREA]
    for unit in units:
        new = not p.known[unit] & SEEN
        if new and name not in BLAU_DOORS and (p.setup.command.get(unit), name) != BLAU_ARMY:
            return False
    return True


def shut_in(p: Position, area: int) -> bool:
    """Whether the Soviets do not come to the map by this area, for the Germans in it. [24.1.3b]"""
    return p.side != AXIS and area == TO_BAKU and p.field.baku_taken


def entering(p: Position, area: int, movers: frozenset[str]) -> dict[int, int]:
    """The hexes by which the map is entered from an area and what each costs, as every first hex
    does; along a road what the road costs. The north edge is shorter on the first turn.
    [22.1.2a, 22.3.1c, 22.3.2a, C2.2c]"""
    ground = p.ground
    open = open_edge(ground, p.field, p.side)
    if area == area_of(NORTH):
        open &= p.setup.edge(p.turn)
    costs = first_hexes(ground, area, movers)
    return {hex: cost for hex, cost in costs.items() if open >> hex & 1}


def first_hexes(ground: Ground, area: int, movers: frozenset[str]) -> dict[int, int]:
    """The hexes by which units that move so could enter the map from an area, with their costs."""
    return ground.keep(("first", area, movers), lambda: _first_hexes(ground, area, movers))


def _first_hexes(ground: Ground, area: int, movers: frozenset[str]) -> dict[int, int]:
    found = {}
    for hex in members(border(ground, area)):
        costs = [_first_hex(ground, mover, area, hex) for mover in movers]
        if min(costs) >= 0:
            found[hex] = max(costs)
    return found


def by_road(ground: Ground, area: int) -> Bitset:
    """The hexes by which roads lead from an area to the map."""
    if over_the_strait(area):
        return 0
    return ground.map.areas[AREAS[area - AREA]].roads & ground.land


def _first_hex(ground: Ground, mover: str, area: int, hex: int) -> int:
    """Along a road that leads on into the area, or beside it. [22.3.1c]"""
    road = Feature.NONE
    if by_road(ground, area) >> hex & 1:
        for side in ground.sides[hex]:
            road |= side & ROAD
    cost = ground.first(mover, hex, road)
    return -1 if cost is None else cost


def open_edge(ground: Ground, field: Field, side: int) -> Bitset:
    """The hexes at the edge out of which a way leads that no enemy bond bars. [22.3.2a]"""

    def find() -> Bitset:
        found = 0
        for outward, barred in zip(ground.outward, field.bond(1 - side).sides, strict=True):
            found |= outward & ~barred
        return found

    return field.keep(("open edge", ground, side), find)


def into_areas(
    p: Position,
    reach: Reach,
    doors: dict[int, list[int]],
    halves: int,
    start: int,
    leaving: int,
    halts: Bitset,
) -> dict[int, tuple[int, int]]:
    """The areas behind these doors that can be entered within so many halves of points (or hexes),
    with the cost and the last hex before; `halts`: hexes that nobody leaves who has just come
    there. [22.3.1a, 22.3.1b]"""
    costs, step = reach.cost, INTO_AREA * HALVES if leaving >= 0 else 1
    near = [hex for hex in doors.keys() & costs.keys() if costs[hex] + step <= halves]
    if not near:
        return {}
    zone, open = p.field.zone(1 - p.side), open_edge(p.ground, p.field, p.side)
    found: dict[int, tuple[int, int]] = {}
    for hex in near:
        if not open >> hex & 1 or (halts >> hex & 1 and hex != start):
            continue
        cost = costs[hex] + step + (max(leaving, 0) if zone >> hex & 1 else 0)
        for area in doors[hex] if cost <= halves else ():
            if area not in found or (cost, hex) < found[area]:
                found[area] = cost, hex
    return found


class Doors(NamedTuple):
    """The ways from the map to some areas."""

    by_hex: dict[int, list[int]]  # the hexes at the edge, each with the areas that lie beyond
    away: list[int]  # how many hexes it is from each hex to the nearest of them


def outlets(p: Position) -> Doors:
    """The ways to all areas that the active player may go to when he moves. [22.4d]"""
    return p.ground.keep(
        ("outlets", p.scenario, p.side, p.field.baku_taken),
        lambda: doors_to(p.ground, own_areas(p, p.side) + beyond(p, p.side)),
    )


def doors_to(ground: Ground, areas: tuple[int, ...]) -> Doors:
    return ground.keep(("doors", areas), lambda: _find_doors(ground, areas))


def _find_doors(ground: Ground, areas: tuple[int, ...]) -> Doors:
    found: dict[int, list[int]] = {}
    for area in areas:
        for hex in members(border(ground, area)):
            found.setdefault(hex, []).append(area)
    away = [GRID.size] * GRID.size
    reached, new, distance = 0, bits(found), 0
    while new:
        for hex in members(new):
            away[hex] = distance
        reached |= new
        new, distance = GRID.spread(new) & ~reached, distance + 1
    return Doors(found, away)
