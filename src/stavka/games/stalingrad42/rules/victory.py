"""Chapter 24, C1.3, C3.5 and C4.4: victory points and how a scenario ends."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from stavka.games.stalingrad42.components import AXIS, SIDES, SOVIET, VictoryRow
from stavka.games.stalingrad42.events import PointsCounted
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.map import the_map
from stavka.games.stalingrad42.position import AREAS, EXITED, Position, area_of
from stavka.games.stalingrad42.rules import baku
from stavka.games.stalingrad42.rules.base import Play, Step
from stavka.games.stalingrad42.rules.control import controlled
from stavka.games.stalingrad42.rules.entry_areas import border
from stavka.games.stalingrad42.rules.special_units import climbed
from stavka.games.stalingrad42.rules.supply import (
    connected,
    lines,
    sources,
    supplied,
    supplied_in,
)
from stavka.games.stalingrad42.rules.units import units_of
from stavka.hexes import Bitset, bits
from stavka.kernel import Message, Outcome

FALL_BLAU = "fall-blau"


class Points(NamedTuple):
    """The victory points and what they are made of."""

    hexes: int
    extra: int
    lost: int  # below zero

    @property
    def all(self) -> int:
        return self.hexes + self.extra + self.lost


class VictoryCheck(Step, frozen=True):
    """The last phase of a turn; in Fall Blau the Axis can win in each of them, else in that of the
    last turn; in the campaign who is far from the benchmark of the turn wins or loses at once.
    [3.Da, 24.1.1a, 24.2a, 24.2b, 24.3a, C1.3a, C3.5a, C3.5b, C4.4a]"""

    def resolve(self, p: Position, play: Play) -> None:
        points = score(p, play)
        goal, last = p.setup.scenario.goal, p.setup.scenario.last
        ahead = points + passing(p) - p.box.tables.turns[p.turn].benchmark
        if (far := margin(p)) and ahead >= far:
            play.end(outcome(p, AXIS, "ahead"))
        elif far and ahead <= -far:
            play.end(outcome(p, SOVIET, "behind"))
        elif points >= goal and (p.turn == last or p.scenario == FALL_BLAU):
            play.end(outcome(p, AXIS, "goal"))
        elif p.turn == last:
            play.end(outcome(p, SOVIET, "time"))


class HoldCheck(Step, frozen=True):
    """Before each German half up to a turn the Axis must hold one of the hexes that the scenario
    names, or has lost. [C3.5b]"""

    def resolve(self, p: Position, play: Play) -> None:
        held = controlled(p, AXIS)
        for row in p.setup.victory.values():
            hexes = bits(GRID.at(number) for number in row.at) if row.what == "hold" else 0
            if hexes and p.turn <= row.turn and (held & hexes).bit_count() < row.count:
                play.end(outcome(p, SOVIET, "stalingrad"))


class GateCheck(Step, frozen=True):
    """After the German half of one turn the Axis must have so many points, or has lost.
    [C4.4c, C4.4d]"""

    def resolve(self, p: Position, play: Play) -> None:
        if score(p, play) < gate(p):
            play.end(outcome(p, SOVIET, "gate"))


def gate(p: Position) -> int:
    """The points that the Axis needs when its half of this turn is over; 0: none. [C4.4c]"""
    rows = p.setup.victory.values()
    return max((r.points for r in rows if r.what == "at-least" and r.turn == p.turn), default=0)


def margin(p: Position) -> int:
    """How far from the benchmark of a turn the points decide at once; 0: they never do.
    [24.2a, 24.2b]"""
    return max((row.points for row in p.setup.victory.values() if row.what == "margin"), default=0)


def passing(p: Position) -> int:
    """The points for the Elbrus, which count only for victory at once and not on the last turn.
    [24.3a]"""
    if p.turn == p.setup.scenario.last or not climbed(p):
        return 0
    return sum(row.points for row in p.setup.victory.values() if row.what == "mountain-unit")


def needed(p: Position, how: str) -> int:
    """The points that decide an ending of this kind. [24.2a, 24.2b, C1.3a, C3.5a, C4.4a, C4.4c]"""
    benchmark = p.box.tables.turns[p.turn].benchmark
    match how:
        case "ahead":
            return benchmark + margin(p)
        case "behind":
            return benchmark - margin(p)
        case "gate":
            return gate(p)
        case _:
            return p.setup.scenario.goal


def score(p: Position, play: Play) -> int:
    """Count the points, and tell them."""
    found = count(p)
    p.points = found.all
    play.tell(
        PointsCounted(points=found.all, hexes=found.hexes, extra=found.extra, lost=found.lost)
    )
    return found.all


def outcome(p: Position, winner: int, how: str) -> Outcome:
    reason = Message(f"outcome-{how}", {"points": p.points, "turn": p.turn})
    return Outcome((SIDES[winner],), {"axis": p.points}, reason)


def count(p: Position) -> Points:
    """The points as they would be counted now. [24.1.1b, 24.1.2a, 24.1.4a-c, C1.3a]"""
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
    if p.scenario == FALL_BLAU:
        reached = connected(p, SOVIET)
        found += [hex for hex in vp if not held >> hex & 1 and not reached >> hex & 1]
    return found


def times(p: Position, row: VictoryRow) -> int:
    """How often a line of the scenario's victory conditions counts. [24.1.4a-c, 29.1.4a]"""
    match row.what:
        case "soviet-beside":
            return sum(bool(_beside(p, area_of(name))) for name in row.at)
        case "soviet-inside":
            inside = bits(map(GRID.at, row.at)) & p.ground.in_play & p.field.units[SOVIET]
            fought_for = p.field.contested & controlled(p, AXIS)  # not lost yet [29.1.4a]
            return (inside & ~fought_for).bit_count()
        case "exit-steps":
            return int(_exited(p, row) >= row.count and _road_out(p, row))
        case "exit-divisions":
            return int(baku.taken(p) and supplied_in(p, AXIS, area_of(row.at[0])))
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
