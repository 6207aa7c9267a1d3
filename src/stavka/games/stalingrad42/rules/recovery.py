"""Chapter 13.4 and 13.5: recovery."""

from __future__ import annotations

from stavka.games.stalingrad42.components import SIDES
from stavka.games.stalingrad42.events import RecoveryThrown, UnitRecovered
from stavka.games.stalingrad42.position import (
    DECLINED,
    DISRUPTED,
    FORCED,
    GOOD,
    ORDERS,
    Position,
    is_box,
)
from stavka.games.stalingrad42.rules.base import AskActive, Play, Step, find_unit
from stavka.games.stalingrad42.rules.boxes import with_boxes
from stavka.games.stalingrad42.rules.replacements import remove_markers
from stavka.games.stalingrad42.rules.units import units_of
from stavka.kernel import Choice, Reason, choice


class RecoveryPhase(Step, frozen=True):
    """Replacement markers are taken off. Units in disorder recover, unless their owner leaves them
    in full retreat. [3.B4c, 13.4a, 13.4c, 21.4e]"""

    def resolve(self, p: Position, play: Play) -> None:
        remove_markers(p)
        play.push(KeepRetreating() if routed(p) else Recover())


class KeepRetreating(AskActive, frozen=True):
    """Which units stay in full retreat, to go on giving way. [13.4c]"""

    rules = ("13.4c",)

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [*(choice("decline", p.unit(unit).id) for unit in routed(p)), choice("recover")]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        return "not-in-full-retreat" if choice.verb == "decline" else "recover-first"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "decline":
            p.done[find_unit(p, choice.args[0])] |= DECLINED
            play.push(RecoveryPhase())
        else:
            play.push(Recover())


def routed(p: Position) -> list[int]:
    """Units in full retreat whose owner has not yet said that they stay so."""
    order, done = p.order, p.done
    return [
        unit for unit in units_of(p, p.side) if order[unit] >= FORCED and not done[unit] & DECLINED
    ]


class Recover(Step, frozen=True):
    """One level each: at once outside enemy zones, by the die within. [13.4a, 13.4b, 13.5a]"""

    def resolve(self, p: Position, play: Play) -> None:
        zones = p.field.zone(p.enemy)
        orders: dict[int, int] = {}
        for unit in with_boxes(p, tuple(units_of(p, p.side))):
            if p.order[unit] == GOOD or p.done[unit] & DECLINED:
                continue
            better = DISRUPTED if p.routed(unit) else GOOD
            if is_box(p.place[unit]):  # beside the map: in nobody's zone, and for nobody to see
                order = f"order-{ORDERS[better]}"
                owner = (SIDES[p.side],)
                play.tell(UnitRecovered(unit=p.unit(unit).id, order=order, audience=owner))
            elif zones >> p.place[unit] & 1:
                better = _throw(p, play, unit, better)
            else:
                order = f"order-{ORDERS[better]}"
                play.tell(UnitRecovered(unit=p.unit(unit).id, order=order))
            orders[unit] = better
        p.set_orders(orders)


def _throw(p: Position, play: Play, unit: int, better: int) -> int:
    modifier = drm(p, unit)
    (die,) = play.dice.roll(1)
    recovered = p.box.tables.throw("recovery", die + modifier) == "recovered"
    order = better if recovered else p.order[unit]
    play.tell(
        RecoveryThrown(
            unit=p.unit(unit).id,
            die=die,
            modifier=modifier,
            recovered=recovered,
            order=f"order-{ORDERS[order]}",
        )
    )
    return order


def drm(p: Position, unit: int) -> int:
    """Elite +1, low quality -1. [13.5b]"""
    found = p.box.tables.modifiers
    return {"elite": found["recovery-elite"], "low": found["recovery-low"]}.get(
        p.unit(unit).quality, 0
    )


def leave_flight(p: Position) -> None:
    """Who chose full retreat is in it like everybody else once his turn is over. [13.3.1c]"""
    for unit in units_of(p, p.side):
        if p.routed(unit):
            p.order[unit] = FORCED
