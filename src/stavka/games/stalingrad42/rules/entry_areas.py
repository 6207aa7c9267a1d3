"""Chapter 22: reinforcements and entry areas. An area has no hexes: who is in it is beside the map,
in nobody's zone and beside nobody. [22.4a, 22.4b, 22.4e]"""

from __future__ import annotations

from collections.abc import Iterable

from stavka.games.stalingrad42.components import AXIS
from stavka.games.stalingrad42.events import UnitArrived
from stavka.games.stalingrad42.field import Field
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.ground import HALVES, Ground
from stavka.games.stalingrad42.map import ROAD, Feature
from stavka.games.stalingrad42.position import (
    AREA,
    AREAS,
    COMING,
    SEEN,
    Position,
    area_of,
    place_id,
)
from stavka.games.stalingrad42.rules.base import AskActive, Play, Step, find_unit, named
from stavka.games.stalingrad42.rules.movement import Reach
from stavka.games.stalingrad42.rules.zones import Bonds
from stavka.hexes import OFF, Bitset, members
from stavka.kernel import Choice, Reason, choice

INTO_AREA = 1  # movement points [22.3.1b]
# Which areas units that come to the map for the first time may come from on foot and wheels, in
# Fall Blau; the others lead in by rail. [C1.2e, C1.2k]
BLAU_DOORS = frozenset("AB")
BLAU_ARMY = ("reserve-army-5", "M")


class Reinforcements(AskActive, frozen=True):
    """New units are placed in entry areas of their owner's choice. [3.B1g, 22.1.1a-c, 22.1.2a]"""

    rules = ("22.1.2a", "22.1.1b", "22.1.1c")

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [
            choice("place", p.unit(unit).id, place_id(area_of(area)))
            for unit in due(p)
            for area in p.setup.at[unit]
        ]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb != "place":
            return "place-reinforcements-first"
        unit = find_unit(p, named(choice))
        if unit not in due(p):
            return "does-not-come-now"
        return ("not-its-area", "22.1.1c" if p.side == AXIS else "22.1.1b")

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        unit, area = find_unit(p, choice.args[0]), choice.args[1].removeprefix("area-")
        arrive(p, play, unit, area_of(area))
        play.push(BringReinforcements())


class BringReinforcements(Step, frozen=True):
    """Whoever has no choice comes by his area; of the others their owner is asked.
    [22.1.1a-c]"""

    def resolve(self, p: Position, play: Play) -> None:
        for unit in due(p):
            if len(p.setup.at[unit]) == 1:
                arrive(p, play, unit, area_of(p.setup.at[unit][0]))
        if due(p):
            play.push(Reinforcements())


def due(p: Position) -> list[int]:
    """The units of the active player that come on this turn and have not been placed."""
    return [
        place.unit.index
        for place in p.setup.arrivals.get(p.turn, ())
        if place.unit.side == p.side and p.place[place.unit.index] == COMING
    ]


def arrive(p: Position, play: Play, unit: int, area: int) -> None:
    p.move((unit,), area)
    play.tell(UnitArrived(unit=p.unit(unit).id, place=place_id(area)))


def own_areas(p: Position, side: int) -> list[int]:
    """The places of a side's own entry areas; an edge is none. [22.2a]"""
    return [area_of(name) for name in p.setup.areas(side) if name in AREAS]


def exits(p: Position, side: int) -> list[int]:
    """The areas by which the Axis may leave the map for good in Fall Blau. [C1.2h]"""
    if side != AXIS or p.scenario != "fall-blau":
        return []
    rows = [row for row in p.setup.victory.values() if row.what == "exit-steps"]
    return [area_of(name) for row in rows for name in row.at]


def border(ground: Ground, area: int) -> Bitset:
    """The hexes that an area borders on."""
    return ground.map.areas[AREAS[area - AREA]].hexes & ground.land


def bar_leaving(p: Position, unit: int) -> Reason | None:
    """Only units in good order leave an area. [22.3.1d, 22.5b, 13.2.1b]"""
    return "not-in-good-order" if p.order[unit] else None


def may_enter_from(p: Position, units: Iterable[int], area: int) -> bool:
    """Whether these units may come to the map from this area on their own. [C1.2e, C1.2k]"""
    if p.scenario != "fall-blau" or p.side == AXIS:
        return True
    name = AREAS[area - AREA]
    for unit in units:
        new = not p.known[unit] & SEEN
        if new and name not in BLAU_DOORS and (p.setup.command[unit], name) != BLAU_ARMY:
            return False
    return True


def entering(
    ground: Ground, field: Field, side: int, area: int, movers: frozenset[str]
) -> dict[int, int]:
    """The hexes by which the map is entered from an area and what each costs, as every first hex
    does; along a road what the road costs. [22.1.2a, 22.3.1c, 22.3.2a]"""
    enemy = field.bond(1 - side)
    costs = ground.keep(("first", area, movers), lambda: _first_hexes(ground, area, movers))
    return {hex: cost for hex, cost in costs.items() if opens(ground, enemy, hex)}


def _first_hexes(ground: Ground, area: int, movers: frozenset[str]) -> dict[int, int]:
    found = {}
    for hex in members(border(ground, area)):
        costs = [_first_hex(ground, mover, area, hex) for mover in movers]
        if min(costs) >= 0:
            found[hex] = max(costs)
    return found


def by_road(ground: Ground, area: int) -> Bitset:
    """The hexes by which roads lead from an area to the map."""
    return ground.map.areas[AREAS[area - AREA]].roads & ground.land


def _first_hex(ground: Ground, mover: str, area: int, hex: int) -> int:
    """Along a road that leads on into the area, or beside it. [22.3.1c]"""
    road = Feature.NONE
    if by_road(ground, area) >> hex & 1:
        for side in ground.sides[hex]:
            road |= side & ROAD
    cost = ground.first(mover, hex, road)
    return -1 if cost is None else cost


def opens(ground: Ground, bonds: Bonds, hex: int) -> bool:
    """Whether an enemy bond leaves a way between a hex of the border and the area. [22.3.2a]"""
    return any(
        (other == OFF or not ground.in_play >> other & 1) and not bonds.sides[direction] >> hex & 1
        for direction, other in enumerate(GRID.neighbours[hex])
    )


def into_areas(
    p: Position, reach: Reach, areas: Iterable[int], halves: int, start: int, leaving: int
) -> dict[int, tuple[int, int]]:
    """The areas that can be entered within so many halves of points (or hexes), with the cost and
    the last hex before. [22.3.1a, 22.3.1b]"""
    doors = p.ground.map.doors
    near = [hex for hex in reach.cost if hex in doors]
    if not near:
        return {}
    wanted = {AREAS[area - AREA]: area for area in areas}
    zone, bonds = p.field.zone(1 - p.side), p.field.bond(1 - p.side)
    step = INTO_AREA * HALVES if leaving >= 0 else 1
    found: dict[int, tuple[int, int]] = {}
    for hex in near:
        if zone >> hex & 1 and hex != start:
            continue
        cost = reach.cost[hex] + step + (max(leaving, 0) if zone >> hex & 1 else 0)
        for name in doors[hex]:
            area = wanted.get(name)
            if area is None or cost > halves or not opens(p.ground, bonds, hex):
                continue
            if area not in found or (cost, hex) < found[area]:
                found[area] = cost, hex
    return found
