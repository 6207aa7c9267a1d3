"""Chapter 10.2 to 10.4: who loses a step, who chooses, and what is left."""

from __future__ import annotations

from stavka.games.stalingrad42.events import RemnantFormed, StepLost, UnitEliminated
from stavka.games.stalingrad42.position import (
    DISPLAYED,
    POOL,
    Position,
    place_id,
)
from stavka.games.stalingrad42.rules import air
from stavka.games.stalingrad42.rules.base import AskSide, Play, Step, find_unit, named
from stavka.games.stalingrad42.rules.boxes import lost_with
from stavka.games.stalingrad42.rules.control import settle
from stavka.games.stalingrad42.rules.special_units import first_to_lose, spared
from stavka.games.stalingrad42.rules.units import alive
from stavka.kernel import Arg, Choice, Reason, choice


class TakeLosses(Step, frozen=True):
    """A side loses steps, one after the other, among these units, as long as some of them fight.
    [10.2.1a, 10.2.2a, 19.3a]"""

    chooser: int
    units: tuple[int, ...]
    steps: int = 1

    def resolve(self, p: Position, play: Play) -> None:
        left = alive(p, self.units)
        offered = losers(p, left)  # none if only such are left as cannot fight
        if not self.steps or not offered:
            return
        if self.steps > 1:
            play.push(TakeLosses(self.chooser, self.units, self.steps - 1))
        if len(offered) == 1:
            lose_step(p, play, offered[0])
        else:
            play.push(ChooseLoss(self.chooser, left))


class ChooseLoss(AskSide, frozen=True):
    """Whose step is lost. [10.2.2a, 10.2.3a]"""

    rules = ("10.2.2a",)
    units: tuple[int, ...]

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        hexes = dict.fromkeys(p.place[unit] for unit in self.units)
        return {"places": tuple(place_id(hex) for hex in hexes)}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [choice("lose", p.unit(unit).id) for unit in losers(p, self.units)]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb != "lose":
            return "choose-a-loss-first"
        return bar_loss(p, self.units, find_unit(p, named(choice)))

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        lose_step(p, play, find_unit(p, choice.args[0]))


def losers(p: Position, units: tuple[int, ...]) -> list[int]:
    """Those whose step may be chosen."""
    return [unit for unit in units if bar_loss(p, units, unit) is None]


def bar_loss(p: Position, units: tuple[int, ...], unit: int) -> Reason | None:
    """Only who took part; parentheses and worn allies come last.
    [9.8c, 10.2.1a, 10.2.3a, 20.5.2a]"""
    if unit < 0:
        return "no-such-unit"
    if not p.unit(unit).combat:
        return "takes-no-losses"
    if unit not in units:
        return "took-no-part"
    if unit not in first_to_lose(p, units):
        return "parentheses-last"
    return "allies-are-spared" if unit in spared(p, units) else None


def lose_step(p: Position, play: Play, unit: int) -> None:
    """Turn the counter over, or remove it; the last step but one may leave a remnant.
    [10.3a, 10.3b, 10.3c, 10.4.3a]"""
    counter = p.unit(unit)
    if turn_over(p, unit):
        play.tell(StepLost(unit=counter.id, place=place_id(p.place[unit]), left=p.steps(unit)))
    elif counter.remnant and remnant_for(p, unit) >= 0:
        play.push(FormRemnant(counter.side, unit))
    else:
        eliminate(p, play, unit)


def turn_over(p: Position, unit: int) -> bool:
    """Turn a counter to the side with a step less, if it has one. [10.3a]"""
    counter = p.unit(unit)
    if counter.support or p.face[unit] + 1 >= len(counter.faces):
        return False
    p.face[unit] += 1
    p.touched((p.place[unit],))
    return True


def eliminate(p: Position, play: Play, unit: int) -> None:
    """A unit is lost, a reserve army with its box. [34.6.2d]"""
    place = p.place[unit]
    for each in lost_with(p, (unit,)):
        play.tell(UnitEliminated(unit=p.unit(each).id, place=place_id(place)))
        p.eliminate((each,))
    air.go_home(p, play, (unit,), place)
    settle(p, play, place)


def remnant_for(p: Position, unit: int) -> int:
    """A remnant of the unit's kind that is not in play; -1: none is left. [10.4.1a, 10.4.2b]"""
    kind = p.unit(unit).remnant
    for remnant in p.setup.remnants:
        if remnant.kind == kind and p.place[remnant.index] == POOL:
            return remnant.index
    return -1


def form_remnant(p: Position, unit: int) -> int:
    """A remnant takes the unit's place, under its replacement marker if it bears one.
    [10.4.1a, 21.4a]"""
    remnant, place = remnant_for(p, unit), p.place[unit]
    p.stands_for[remnant] = unit
    for flags in (p.order, p.supply, p.done, p.known):
        flags[remnant] = flags[unit]
    p.face[remnant] = 0
    if unit in p.refits:
        p.refits[remnant] = p.refits.pop(unit)
    p.move((remnant,), place)
    p.detrain((unit,))
    p.move((unit,), DISPLAYED)
    return remnant


class FormRemnant(AskSide, frozen=True):
    """A unit of three steps has lost its second: a remnant, or the box of the eliminated.
    [10.3c, 10.4.1a, 10.4.2a]"""

    rules = ("10.3c", "10.4.1a")
    unit: int

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"unit": p.unit(self.unit).id}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [choice("remnant"), choice("no-remnant")]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        return "remnant-or-not"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        unit = self.unit
        if choice.verb == "no-remnant":
            eliminate(p, play, unit)
            return
        place = p.place[unit]
        remnant = form_remnant(p, unit)
        play.tell(
            RemnantFormed(unit=p.unit(unit).id, remnant=p.unit(remnant).id, place=place_id(place))
        )
        air.go_home(p, play, (unit,), place)
