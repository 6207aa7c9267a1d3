"""Chapter 9.3: air units. Only the Axis has them."""

from __future__ import annotations

from collections.abc import Iterable

from stavka.games.stalingrad42.components import AXIS, SOVIET, AirRow, TurnRow
from stavka.games.stalingrad42.events import AirLeft, AirReady, AirReturned, AirUsed
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import (
    ADVANCED,
    AIR_ASIDE,
    AIR_OVER,
    AIR_READY,
    AIR_USED,
    AIR_WITH,
    CLEAR,
    OVERCAST,
    Position,
    is_area,
    place_id,
)
from stavka.games.stalingrad42.rules.base import AskActive, Play, Step, find_unit, ids, named
from stavka.games.stalingrad42.rules.railways import network
from stavka.games.stalingrad42.rules.units import alive
from stavka.games.stalingrad42.setups import Setup
from stavka.hexes import Bitset, members
from stavka.kernel import Arg, Choice, Reason, choice

RANGE = 15  # hexes from a base [9.3.5a]
NEAR = 1  # hexes from where it was left with an attack [9.3.7d]


# How many there are


def flying(setup: Setup, row: TurnRow, turn: int, weather: str) -> list[str]:
    """The air units that a turn has in this weather: as the turn track says, or all of a scenario
    that has none. [9.3.1a, 9.3.9a, 9.3.9b, 23.2.1a, 23.2.2b, 23.2.2c, 23.2.3a, C2.2a]"""
    if weather not in (CLEAR, OVERCAST):  # in all other weather nobody flies
        return []
    if not setup.scenario.air_track:
        grounded = setup.scenario.grounded
        return [] if grounded and grounded[0] <= turn <= grounded[1] else list(setup.air)
    there = {id: air for id, air in setup.air.items() if air.first <= turn <= air.last}
    german = [id for id, air in there.items() if air.nation == "germany"]
    romanian = [id for id in there if id not in german]
    if weather == OVERCAST:
        return german[: row.overcast_air]
    return german[: row.german_air] + romanian[: row.romanian_air]


def fliers(p: Position) -> list[str]:
    """The air units that fly now; the Romanian one is gone with the winter offensive.
    [9.3.8c, 33.2.1a]"""
    found = flying(p.setup, p.box.tables.turns[p.turn], p.turn, p.weather)
    gone = "romania" if p.winter_offensive else ""
    return [id for id in found if p.setup.air[id].nation != gone]


class GatherAir(Step, frozen=True):
    """In the German initial phase those that can fly lie ready in their box, the others aside.
    [3.B1b, 3.Ca, 9.3.1a, 9.3.1b]"""

    def resolve(self, p: Position, play: Play) -> None:
        if p.side == SOVIET:
            return
        ready = fliers(p)
        for air, id in enumerate(p.setup.air):
            p.air[air], p.air_at[air] = (AIR_READY if id in ready else AIR_ASIDE), -1
        if ready:
            play.tell(AirReady(airs=tuple(ready)))


def ground(p: Position) -> None:
    """Whoever does not fly in the weather of a new turn is laid aside at once: where the Soviets go
    first, the Germans gather theirs only later, and only then one leaves them on turn 27.
    [9.3.9a, 23.2.1a, 23.2.2b, 23.2.3a]"""
    if p.weather == CLEAR:
        return
    flies = fliers(p)
    for air, id in enumerate(p.setup.air):
        if id not in flies:
            p.air[air], p.air_at[air] = AIR_ASIDE, -1


# Who can be used


def air_id(p: Position, air: int) -> str:
    return tuple(p.setup.air)[air]


def air_row(p: Position, air: int) -> AirRow:
    return p.setup.air[air_id(p, air)]


def is_romanian(p: Position, air: int) -> bool:
    return air_row(p, air).nation == "romania"


def find_air(p: Position, id: str) -> int:
    """The number of an air unit of this scenario; -1 if there is none."""
    every = tuple(p.setup.air)
    return every.index(id) if id in every else -1


def where(p: Position, air: int) -> int:
    """The hex in which an air unit lies; -1 in its box or aside."""
    at = p.air_at[air]
    return p.place[at] if p.air[air] == AIR_WITH else at


def in_range(p: Position) -> Bitset:
    """The hexes near enough to a city, town or landmark of the Axis on its railways. [9.3.5a]"""
    return p.field.keep(("air range", bytes(p.axis_holds)), lambda: _in_range(p))


def _in_range(p: Position) -> Bitset:
    found = 0
    for base in members(network(p, AXIS) & p.ground.map.settled & ~p.controlled[SOVIET]):
        found |= GRID.within(base, RANGE)
    return found


def _bar(p: Position, side: int, air: int) -> Reason | None:
    if side == SOVIET:
        return "no-soviet-air"
    if air < 0:
        return "no-such-air-unit"
    if p.air[air] == AIR_ASIDE:
        return "air-is-grounded"
    return "air-is-used" if p.air[air] == AIR_USED else None


def bar_attack(p: Position, air: int, target: int, units: Iterable[int]) -> Reason | None:
    """Why an air unit does not support an attack of these units. [9.3.1a, 9.3.5a, 9.3.6c, 9.3.7a,
    9.3.8a]"""
    if (reason := _bar(p, p.side, air)) is not None:
        return reason
    if p.air[air] != AIR_READY:
        return "air-has-attacked"
    return _bar_reach(p, target) or bar_nation(p, air, units)


def bar_defence(
    p: Position, side: int, air: int, target: int, units: Iterable[int]
) -> Reason | None:
    """Why an air unit does not defend these units: out of its box it flies as far as to an attack,
    from where it was left one hex.
    [9.3.1a, 9.3.5a, 9.3.6c, 9.3.7d, 9.3.7g, 9.3.8a]"""
    if (reason := _bar(p, side, air)) is not None:
        return reason
    if p.air[air] == AIR_WITH:
        here = where(p, air)
        near = here in p.beyond(target) if is_area(here) else GRID.distance(here, target) <= NEAR
        return None if near else "air-stays-near"
    return _bar_reach(p, target) or bar_nation(p, air, units)


def bar_stand(p: Position, side: int, air: int, target: int, lead: int) -> Reason | None:
    """The same for a determined defence: of the Romanians only for a lead of theirs. [9.3.8b]"""
    reason = bar_defence(p, side, air, target, (lead,))
    return ("romanian-air", "9.3.8b") if reason == "romanian-air" else reason


def _bar_reach(p: Position, target: int) -> Reason | None:
    return None if in_range(p) >> target & 1 else "air-out-of-range"


def bar_nation(p: Position, air: int, units: Iterable[int]) -> Reason | None:
    """The Romanians fly where most units are Romanian, by their strength in defence. [9.3.8a]"""
    if not is_romanian(p, air):
        return None
    nation = air_row(p, air).nation
    own = sum(p.top(u).defence for u in units if p.unit(u).nation == nation)
    others = sum(p.top(u).defence for u in units if p.unit(u).nation != nation)
    return None if own > others else "romanian-air"


def every(p: Position) -> range:
    return range(len(p.air))


# Flying


def attack(p: Position, play: Play, air: int, target: int) -> None:
    """It is laid in the defending hex; the Romanians are used by it. [9.3.3a, 9.3.6a, 9.3.6b]"""
    play.tell(AirUsed(air=air_id(p, air), place=place_id(target), how="air-attacks"))
    if is_romanian(p, air):
        p.air[air] = AIR_USED
    else:
        p.air[air], p.air_at[air] = AIR_OVER, target


def defend(p: Position, play: Play, air: int, target: int, how: str) -> None:
    """Whoever has defended is used, and back in the box. [9.3.6a, 9.3.6b, 9.3.6c, 9.3.7e, 11.3b]"""
    play.tell(AirUsed(air=air_id(p, air), place=place_id(target), how=how))
    p.air[air], p.air_at[air] = AIR_USED, -1


HOW = ("air-attacks", "air-defends", "air-stands")


def leave_with(p: Position, play: Play, air: int, unit: int) -> None:
    p.air[air], p.air_at[air] = AIR_WITH, unit
    play.tell(AirLeft(air=air_id(p, air), unit=p.unit(unit).id, place=place_id(p.place[unit])))


def go_home(p: Position, play: Play, units: Iterable[int], place: int = -1) -> None:
    """These units have retreated or fallen: what was with them stays with whoever is left in the
    place, or goes back to its box, ready as it was. [9.3.7f]"""
    for air in every(p):
        if p.air[air] != AIR_WITH or p.air_at[air] not in units:
            continue
        left = p.fighting(AXIS, place)
        if left:
            p.air_at[air] = left[0]
        else:
            p.air[air], p.air_at[air] = AIR_READY, -1
            play.tell(AirReturned(air=air_id(p, air)))


class AirAfterAttack(Step, frozen=True):
    """When all advances are over, the air unit stays with attackers; one that went with a
    breakthrough group is with it. Also attackers who have stayed in their area keep it.
    [9.3.7a, 9.3.7b, 9.3.7c, 22.7c]"""

    air: int
    units: tuple[int, ...]

    def resolve(self, p: Position, play: Play) -> None:
        if p.air[self.air] != AIR_OVER:
            return
        units = [u for u in alive(p, self.units) if not (p.in_area(u) and p.done[u] & ADVANCED)]
        if not units:
            p.air[self.air], p.air_at[self.air] = AIR_READY, -1
            play.tell(AirReturned(air=air_id(p, self.air)))
        elif len({p.place[u] for u in units}) == 1:
            leave_with(p, play, self.air, units[0])
        else:
            play.push(LeaveAir(self.air, tuple(units)))


class LeaveAir(AskActive, frozen=True):
    """With which of the attackers the air unit stays. [9.3.7b, 9.3.7c]"""

    rules = ("9.3.7b", "9.3.7c")
    air: int
    units: tuple[int, ...]

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"air": air_id(p, self.air)}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [choice("stay-with", id) for id in ids(p, self.units)]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb != "stay-with":
            return "leave-air-first"
        return "no-such-unit" if find_unit(p, named(choice)) < 0 else "air-stays-with-attackers"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        leave_with(p, play, self.air, find_unit(p, choice.args[0]))
