"""Chapter 27, optional: disengagement, a retreat in one's own combat phase."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import NamedTuple

import msgspec

from stavka.games.stalingrad42.events import DisengagementThrown
from stavka.games.stalingrad42.position import (
    ATTACKED,
    AUTO_DS,
    DISRUPTED,
    FORCED,
    RETREATED,
    Position,
    place_id,
)
from stavka.games.stalingrad42.rules.base import AskActive, Play, Step, find_unit, ids, named
from stavka.games.stalingrad42.rules.boxes import refitted, worst
from stavka.games.stalingrad42.rules.leaders import ESCAPE, AskReroll
from stavka.games.stalingrad42.rules.losses import TakeLosses
from stavka.games.stalingrad42.rules.retreat import RetreatTo, retreat
from stavka.games.stalingrad42.rules.special_units import bar_bound
from stavka.games.stalingrad42.rules.units import CAVALRY, alive, units_of
from stavka.kernel import Arg, Chance, Choice, Odds, Reason, choice

DIE = 6
FAR, NEAR = 2, 1  # hexes [27.2.3b]
# What the table says, and how texts name it. [27.2a]
FAILED, WORN, DONE = "disengagement-failed", "disengagement-worn", "disengagement-done"
RESULTS = {"failure": FAILED, "success-step-lost": WORN, "success": DONE}


def in_use(p: Position) -> bool:
    """It is played with; in the short turn always. [27.1a, 33.2.1c, 33.2.3e]"""
    return p.disengagement or p.short_turn


def way_back(p: Position, units: tuple[int, ...]) -> RetreatTo:
    """The retreat of those who have broken away. [27.2.3b, 27.2.3e]"""
    hex = p.place[units[0]]
    return RetreatTo(p.side, hex, FAR, units, fewest=NEAR, freely=True)


def bar_disengaging(p: Position, unit: int) -> Reason | None:
    """Why a unit cannot try to break away; an army is held back by who is in its box, too.
    [8.6.1e, 18.6.6a, 20.4a, 20.6a, 21.4c, 27.1a, 27.2.1a, 27.2.1d, 27.2.3e]"""
    if not in_use(p):
        return "no-disengagement"
    if unit < 0:
        return "no-such-unit"
    if p.unit(unit).side != p.side:
        return "not-your-unit"
    if not p.on_map(unit):
        return "not-on-the-map"
    if p.unit(unit).kind == "supply":
        return "supply-stays"
    if worst(p, unit) >= FORCED:
        return "full-retreat-breaks-not-away"
    if refitted(p, unit):
        return "refitted-no-disengagement"
    if p.entrained(unit):
        return "entrained-stays"
    if p.done[unit] & AUTO_DS:
        return "marked-auto-ds"
    if p.done[unit] & ATTACKED:
        return "attacked-no-disengagement"
    if unit in p.tried or p.done[unit] & RETREATED:
        return "has-tried-to-disengage"
    if reason := bar_bound(p, unit):
        return reason
    return None if way_back(p, (unit,)).open(p) else "no-way-to-disengage"


def able(p: Position) -> list[int]:
    """The units that may try now. [27.1a, 27.2.1a]"""
    if not in_use(p):
        return []
    return [unit for unit in units_of(p, p.side) if bar_disengaging(p, unit) is None]


class Modifier(NamedTuple):
    value: int
    reason: str


def modifiers(p: Position, units: tuple[int, ...]) -> list[Modifier]:
    """What is added to the die: all ride or drive; somebody is disrupted. [27.2.2a]"""
    table, found = p.box.tables.modifiers, []
    if all(p.unit(u).mechanized or p.unit(u).kind in CAVALRY for u in units):
        found.append(Modifier(table["disengagement-mobile"], "disengagement-mobile"))
    if any(p.order[u] == DISRUPTED for u in units):
        found.append(Modifier(table["disengagement-disrupted"], "disengagement-disrupted"))
    return found


def outcomes(p: Position, units: tuple[int, ...]) -> list[str]:
    """What each of the six dice comes to. [27.2a, 27.2.2a]"""
    add = sum(modifier.value for modifier in modifiers(p, units))
    return [RESULTS[p.box.tables.throw("disengagement", d + add)] for d in range(1, DIE + 1)]


def chances(p: Position, units: tuple[int, ...]) -> Odds:
    """How often each comes, before one says yes."""
    return tuple(
        Chance.of(Fraction(count, DIE), "disengagement", what=what)
        for what, count in Counter(outcomes(p, units)).items()
    )


class Disengage(AskActive, frozen=True):
    """One throw for a unit, or for all of its hex who may try. [27.2.1b, 27.2.1c]"""

    rules = ("27.2.1b", "27.2a", "27.2.2a")
    units: tuple[int, ...]

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"place": place_id(p.place[self.units[0]]), "units": ids(p, self.units)}

    def stack(self, p: Position) -> tuple[int, ...]:
        """All of the hex who may try; they need a way that all of them can go."""
        here = p.of(p.side, p.place[self.units[0]])
        found = tuple(u for u in here if bar_disengaging(p, u) is None)
        return found if way_back(p, found).open(p) else self.units

    def choices(self, p: Position, seat: str) -> list[Choice]:
        more = [choice("all")] if len(self.stack(p)) > len(self.units) else []
        return [choice("throw"), *more]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb == "disengage":
            return bar_disengaging(p, find_unit(p, named(choice))) or "throw-first"
        return "nobody-else-disengages" if choice.verb == "all" else "throw-first"

    def odds(self, p: Position, seat: str, choice: Choice) -> Odds | None:
        return chances(p, self.stack(p) if choice.verb == "all" else self.units)

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "all":
            play.push(msgspec.structs.replace(self, units=self.stack(p)))
        else:
            throw(p, play, self.units)


def throw(p: Position, play: Play, units: tuple[int, ...]) -> None:
    """The die falls; a leader may have it thrown again. [27.2a, 28.1.4a]"""
    (die,) = play.dice.roll(1)
    again = RerollEscape(p.side, units, die)
    if again.able(p):
        again.tell(p, play)
        play.push(again)
    else:
        decide(p, play, units, die)


class RerollEscape(AskReroll, frozen=True):
    """Whether the die of one's own units that try to break away is thrown again. [28.1.4a]"""

    rules = ("28.1.1b", "28.1.2a", "28.1.4a")
    throw = ESCAPE
    units: tuple[int, ...]
    die: int

    def dice(self) -> tuple[int, ...]:
        return (self.die,)

    def place(self, p: Position) -> int:
        return p.place[self.units[0]]

    def outcomes(self, p: Position) -> list[str]:
        return outcomes(p, self.units)

    def hopes(self, p: Position, die: int) -> Odds:
        return chances(p, self.units)

    def go_on(self, p: Position, play: Play, dice: tuple[int, ...]) -> None:
        decide(p, play, self.units, dice[0])


def decide(p: Position, play: Play, units: tuple[int, ...], die: int) -> None:
    """What the die says is done; a step is lost before the retreat. [27.2a, 27.2.3a, 27.2.3c]"""
    what = outcomes(p, units)[die - 1]
    play.tell(
        DisengagementThrown(
            units=ids(p, units),
            place=place_id(p.place[units[0]]),
            die=die,
            modifier=sum(modifier.value for modifier in modifiers(p, units)),
            what=what,
        )
    )
    p.tried += units
    if what == FAILED:
        return
    if what == WORN:
        fighters = tuple(u for u in units if p.unit(u).combat)
        play.push(TakeLosses(p.side, fighters), BreakAway(units))
    else:
        play.push(BreakAway(units))


class BreakAway(Step, frozen=True):
    """Those who are left retreat one or two hexes in any direction. [27.2.3b, 27.2.3c]"""

    units: tuple[int, ...]

    def resolve(self, p: Position, play: Play) -> None:
        if left := alive(p, self.units):
            retreat(p, play, way_back(p, left))
