"""Chapters 18.1 and 18.6.4: what resource points and supply points do for support units."""

from __future__ import annotations

from stavka.games.stalingrad42.events import SupplySpent, SupportReadied
from stavka.games.stalingrad42.position import Position
from stavka.games.stalingrad42.rules.artillery import USED
from stavka.games.stalingrad42.rules.base import AskActive, Play, Step, find_unit, named
from stavka.games.stalingrad42.rules.entry_areas import own_areas
from stavka.games.stalingrad42.rules.railways import network
from stavka.games.stalingrad42.rules.supply_points import use_up
from stavka.games.stalingrad42.rules.units import units_of
from stavka.kernel import Choice, Reason, choice

READY = 0  # the face of a support unit that can be used


def points(p: Position) -> int:
    """The resource points of a turn. [18.1a]"""
    scenario = p.setup.scenario
    return scenario.resources[p.side] if p.turn >= scenario.resources_from[p.side] else 0


def bar_readying(p: Position, unit: int) -> Reason | None:
    """Why a support unit cannot be made ready at all. [13.2.1g, 18.2.1c, 18.6.4c]"""
    if unit < 0:
        return "no-such-unit"
    if p.unit(unit).side != p.side:
        return "not-your-unit"
    if not p.unit(unit).support:
        return "supports-nobody"
    if p.place[unit] < 0:
        return "not-on-the-map"
    if p.face[unit] != USED:
        return "ready-already"
    return "disordered-not-readied" if p.order[unit] else None


def bar_ready(p: Position, unit: int) -> Reason | None:
    """The same by a resource point: on the railways, or in an own entry area. [18.1c, 24.1.3c]"""
    if (reason := bar_readying(p, unit)) is not None:
        return reason
    if not (p.place[unit] in own_areas(p, p.side) or network(p, p.side) >> p.place[unit] & 1):
        return "not-on-the-railways"
    return None if p.resources else "no-resources-left"


def ready(p: Position, play: Play, unit: int) -> None:
    p.resources -= 1
    _turn(p, unit)
    play.tell(SupportReadied(unit=p.unit(unit).id))


def _turn(p: Position, unit: int) -> None:
    p.face[unit] = READY
    p.touched((p.place[unit],))


# Supply points


def bar_spend(p: Position, supply: int, unit: int) -> Reason | None:
    """Why a supply point cannot make a support unit ready: they must be in one place; whichever of
    its sides is up. [18.6.4a to 18.6.4c, 18.6.7a]"""
    if supply < 0:
        return "no-such-unit"
    if p.unit(supply).side != p.side:
        return "not-your-unit"
    if p.unit(supply).kind != "supply":
        return "no-supply-point"
    if p.place[supply] < 0:
        return "not-on-the-map"
    if p.entrained(supply):
        return "entrained-no-support", "18.6.7a"
    if (reason := bar_readying(p, unit)) is not None:
        return reason
    return None if p.place[supply] == p.place[unit] else "supply-is-elsewhere"


def spendings(p: Position) -> list[Choice]:
    """Each supply point with each support unit that it can make ready."""
    return [
        choice("spend", p.unit(supply).id, p.unit(unit).id)
        for supply in units_of(p, p.side)
        if p.unit(supply).kind == "supply"
        for unit in p.of(p.side, p.place[supply])
        if bar_spend(p, supply, unit) is None
    ]


def spend(p: Position, play: Play, wish: Choice) -> None:
    """The supply point is gone, the support unit is ready. [18.6.4a, 18.6.4b]"""
    supply, unit = (find_unit(p, id) for id in wish.args)
    play.tell(SupplySpent(unit=wish.args[1], supply=wish.args[0]))
    use_up(p, supply)
    _turn(p, unit)


def bar_spending(p: Position, wish: Choice) -> Reason | None:
    other = wish.args[1] if len(wish.args) > 1 else ""
    return bar_spend(p, find_unit(p, named(wish)), find_unit(p, other))


class ReadySupport(Step, frozen=True):
    """Last in the supply phase, supply points may make support units ready. [3.B5d, 18.6.4a]"""

    def resolve(self, p: Position, play: Play) -> None:
        if spendings(p):
            play.push(SpendSupply())


class SpendSupply(AskActive, frozen=True):
    """Which supply points are spent. [3.B5d, 18.6.4a, 18.6.4b]"""

    rules = ("18.6.4a",)

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [*spendings(p), choice("end-supply")]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb == "spend":
            return bar_spending(p, choice)
        return ("other-phase", "18.1c") if choice.verb == "ready" else "other-phase"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "spend":
            spend(p, play, choice)
            play.push(ReadySupport())
