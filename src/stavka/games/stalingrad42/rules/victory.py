"""Chapter 24 and C1.3: victory points and the end of Fall Blau."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from stavka.games.stalingrad42.components import AXIS, SIDES, SOVIET, VictoryRow
from stavka.games.stalingrad42.events import PointsCounted
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.map import the_map
from stavka.games.stalingrad42.position import AREAS, EXITED, Position, area_of
from stavka.games.stalingrad42.rules.base import Play, Step
from stavka.games.stalingrad42.rules.control import controlled
from stavka.games.stalingrad42.rules.entry_areas import border
from stavka.games.stalingrad42.rules.supply import connected, lines, sources, supplied
from stavka.games.stalingrad42.rules.units import units_of
from stavka.hexes import Bitset, bits
from stavka.kernel import Message, Outcome


class Points(NamedTuple):
    """The victory points and what they are made of."""

    hexes: int
    extra: int
    lost: int  # below zero

    @property
    def all(self) -> int:
        return self.hexes + self.extra + self.lost


class VictoryCheck(Step, frozen=True):
    """The last phase of a turn. [3.Da, 24.1.1a, C1.3a]"""

    def resolve(self, p: Position, play: Play) -> None:
        found = count(p)
        p.points = found.all
        play.tell(
            PointsCounted(points=found.all, hexes=found.hexes, extra=found.extra, lost=found.lost)
        )
        goal, last = p.setup.scenario.goal, p.setup.scenario.last
        if found.all >= goal:
            play.end(outcome(p, AXIS, "goal"))
        elif p.turn == last:
            play.end(outcome(p, SOVIET, "time"))


def outcome(p: Position, winner: int, how: str) -> Outcome:
    reason = Message(f"outcome-{how}", {"points": p.points, "turn": p.turn})
    return Outcome((SIDES[winner],), {"axis": p.points}, reason)


def count(p: Position) -> Points:
    """The points as they would be counted now. [24.1.1b, 24.1.4a-c, C1.3a]"""
    extra = lost = 0
    for row in p.setup.victory.values():
        points = row.points * times(p, row)
        if points < 0:
            lost += points
        else:
            extra += points
    return Points(sum(p.ground.map.vp[hex] for hex in scoring(p)), extra, lost)


def scoring(p: Position) -> list[int]:
    """The victory hexes that count: held and supplied; in Fall Blau also those that the Soviets
    hold but cannot reach. [24.1.1b, 24.1.1c, 24.1.1d, C1.3b]"""
    vp = [hex for hex in p.ground.map.vp if p.ground.in_play >> hex & 1]
    held, fed = controlled(p, AXIS), supplied(p, AXIS)
    found = [hex for hex in vp if held >> hex & fed >> hex & 1]
    if p.scenario == "fall-blau":
        reached = connected(p, SOVIET)
        found += [hex for hex in vp if not held >> hex & 1 and not reached >> hex & 1]
    return found


def times(p: Position, row: VictoryRow) -> int:
    """How often a line of the scenario's victory conditions counts."""
    match row.what:
        case "soviet-beside":
            return sum(bool(_beside(p, area_of(name))) for name in row.at)
        case "soviet-inside":
            hexes = [GRID.at(number) for number in row.at]
            inside = [hex for hex in hexes if p.ground.in_play >> hex & 1]
            return sum(bool(p.field.units[SOVIET] >> hex & 1) for hex in inside)
        case "exit-steps":
            return int(_exited(p, row) >= row.count and _road_out(p, row))
        case "below-row":
            return int(_below(p, int(row.at[0])))
        case _:
            return 0


def _beside(p: Position, area: int) -> Bitset:
    """Soviet units beside a German entry area. [24.1.4a]"""
    return border(p.ground, area) & p.field.units[SOVIET]


def _exited(p: Position, row: VictoryRow) -> int:
    """Steps of mechanized units that have left by these areas. [C1.3c, C1.3d]"""
    boxes = {EXITED - AREAS.index(name) for name in row.at}
    return sum(
        p.steps(unit)
        for unit, place in enumerate(p.place)
        if place in boxes and p.unit(unit).mechanized and p.unit(unit).combat
    )


def _road_out(p: Position, row: VictoryRow) -> bool:
    """A German supply line leads to one of these areas. [C1.3f]"""
    roads = lines(p, AXIS).by_road(sources(p, AXIS))
    return any(border(p.ground, area_of(name)) & roads for name in row.at)


def _below(p: Position, row: int) -> bool:
    """A German combat unit south of the Don, below a row. [C1.3e]"""
    south = south_of_don(row)
    return any(
        p.on_map(unit) and south >> p.place[unit] & 1
        for unit in units_of(p, AXIS)
        if p.unit(unit).combat and p.unit(unit).nation == "germany"
    )


@cache
def south_of_don(row: int) -> Bitset:
    """The land on the left bank of the lower Don, below a row."""
    map = the_map()
    below = map.land & bits(hex for hex in range(GRID.size) if GRID.row(hex) > row)
    don = [0] * 6
    for hex, direction in map.rivers["Don"]:
        don[direction] |= 1 << hex
    ways = tuple(~side for side in don)
    return GRID.flood(1 << map.place["Salsk"].hex, below, exits=ways)
