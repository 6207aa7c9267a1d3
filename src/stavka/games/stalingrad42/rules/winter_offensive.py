"""Chapter 33: the winter offensive, and markers that are laid ready with headquarters.

From the turn after its declaration on the Soviets go first; `sequence` sees to that and to the
short turn of the Germans in between.
"""

from __future__ import annotations

from stavka.games.stalingrad42.components import AXIS, SIDES, SOVIET
from stavka.games.stalingrad42.events import (
    AirLost,
    OffensiveReady,
    UnitArrived,
    WinterOffensiveDeclared,
)
from stavka.games.stalingrad42.position import AIR_ASIDE, Position, find_place, place_id
from stavka.games.stalingrad42.rules import air, supply_points
from stavka.games.stalingrad42.rules.artillery import HEADQUARTERS
from stavka.games.stalingrad42.rules.base import (
    AskSide,
    Play,
    Step,
    by_unit,
    find_unit,
    named,
    to_places,
)
from stavka.games.stalingrad42.rules.supply import supplied_in
from stavka.games.stalingrad42.rules.units import units_of
from stavka.kernel import Arg, Choice, Reason

CHAPTER = "33"
SUPPLIES = 2  # supply points that come with the declaration [33.2.1b]
VASILEVSKY = "vasilevsky"  # on the turn track: his marker comes [33.1a]
BY_HEADQUARTERS = "hq"  # where a set-up lays a marker with any of them


def bar_declaring(p: Position) -> Reason | None:
    """Why the winter offensive is not declared. [33.1a, 33.1b]"""
    if CHAPTER not in p.setup.scenario.rules or p.side != SOVIET:
        return "no-winter-offensive"
    if p.winter_offensive:
        return "declared-already"
    return None if p.turn >= vasilevsky_comes(p) else "vasilevsky-is-not-here"


def vasilevsky_comes(p: Position) -> int:
    """The turn on which his marker comes. [33.1a]"""
    turns = p.box.tables.turns
    return p.box.keep(
        VASILEVSKY, lambda: min(turn for turn, row in turns.items() if VASILEVSKY in row.events)
    )


def declare(p: Position, play: Play) -> None:
    """The marker is spent; the Romanian air unit is gone; markers of planned offensives, those
    that lie on the map too, and supply come ready to the headquarters. [33.1b, 33.2.1a, 33.2.1b]"""
    p.winter_offensive = p.turn
    play.tell(WinterOffensiveDeclared())
    for number, id in enumerate(p.setup.air):
        if air.is_romanian(p, number):
            p.air[number], p.air_at[number] = AIR_ASIDE, -1
            play.tell(AirLost(air=id))
    p.plans[:] = [plan for plan in p.plans if p.unit(plan[0]).side != SOVIET]
    play.push(NextMarker(SOVIET, _markers(p, SOVIET), SUPPLIES))


def _markers(p: Position, side: int) -> int:
    return p.box.setups.markers[f"offensive-{SIDES[side]}"].count


def from_the_start(p: Position) -> list[Step]:
    """The markers that a set-up lays ready with headquarters, if they are played with."""
    found: list[Step] = []
    for side in (SOVIET, AXIS):  # the first of the stack comes last
        rows = [row for row in p.setup.laid if row.marker == f"offensive-{SIDES[side]}"]
        count = sum(row.count for row in rows if row.at == BY_HEADQUARTERS)
        if p.planning and count:
            found.append(NextMarker(side, count, 0))
    return found


class NextMarker(Step, frozen=True):
    """Ask while there is anything to lay and a headquarters to lay it with. [33.2.1b]"""

    side: int
    plans: int
    supplies: int

    def resolve(self, p: Position, play: Play) -> None:
        supplies = self.supplies if supply_points.stock(p, self.side) >= 0 else 0
        if (self.plans or supplies) and hosts(p, self.side):
            play.push(LayMarkers(self.side, self.plans, supplies))


class LayMarkers(AskSide, frozen=True):
    """With which headquarters planned offensives and supply lie ready; all with one, or each with
    another. [33.2.1b, 33.2.1c]"""

    rules = ("33.2.1b",)
    plans: int
    supplies: int

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"plans": self.plans, "supplies": self.supplies}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        staffs = hosts(p, self.to)
        found = [by_unit(p.box, "plan")[unit] for unit in staffs] if self.plans else []
        if self.supplies:
            found += to_places("stock", {p.place[unit] for unit in staffs})
        return found

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb == "plan":
            if not self.plans:
                return "markers-are-laid"
            return bar_host(p, self.to, find_unit(p, named(choice)))
        if choice.verb == "stock":
            return "no-headquarters-there" if self.supplies else "markers-are-laid"
        return "lay-markers-first"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        plans, supplies = self.plans, self.supplies
        if choice.verb == "plan":
            plans -= 1
            p.plans.append((find_unit(p, choice.args[0]), True))
            p.plans.sort()
            play.tell(OffensiveReady(unit=choice.args[0]))
        else:
            supplies -= 1
            place = find_place(choice.args[0])
            assert place is not None
            unit = supply_points.lay_ready(p, self.to, place)
            play.tell(UnitArrived(unit=p.unit(unit).id, place=place_id(place)))
        play.push(NextMarker(self.to, plans, supplies))


def hosts(p: Position, side: int) -> list[int]:
    """The headquarters with which markers can be laid."""
    return [unit for unit in units_of(p, side) if bar_host(p, side, unit) is None]


def bar_host(p: Position, side: int, unit: int) -> Reason | None:
    """Why no marker is laid with a unit. [33.2.1b]"""
    if unit < 0:
        return "no-such-unit"
    if p.unit(unit).side != side:
        return "not-your-unit"
    if p.unit(unit).kind not in HEADQUARTERS:
        return "plans-nothing"
    place = p.place[unit]
    if place < 0:
        return "not-on-the-map"
    if p.supply[unit] or not supplied_in(p, side, place):
        return "plans-need-supply", "33.2.1b"
    return None
