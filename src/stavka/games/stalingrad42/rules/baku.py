"""Chapter 24.1.2 and 24.1.3: the oil fields of Baku. Germans march off the map by an entry area of
the Soviets and stay in it; it does not become theirs."""

from __future__ import annotations

from collections.abc import Iterable

from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.events import BakuTaken, UnitShifted
from stavka.games.stalingrad42.field import TO_BAKU
from stavka.games.stalingrad42.position import (
    DISRUPTED,
    LEAVES,
    MARCHES,
    Position,
    area_of,
    find_place,
    place_id,
)
from stavka.games.stalingrad42.rules.base import AskSide, Play, find_unit, ids, named
from stavka.games.stalingrad42.rules.boxes import with_boxes
from stavka.games.stalingrad42.rules.entry_areas import to_baku
from stavka.kernel import Choice, Reason, choice

WHOLE, HALF = 2, 1  # what a division counts, in halves [24.1.2b]
ASIDE = ("H", "J")  # where the Soviets go [24.1.3a]


def march(p: Position, play: Play, units: tuple[int, ...]) -> None:
    """Units have come to the area. The way is taken when five divisions have in one movement phase;
    whoever comes when it is taken holds it with the others. [24.1.2a, 24.1.2c, 24.1.3a]"""
    for unit in units:  # who comes back begins anew
        p.known[unit] = p.known[unit] & ~MARCHES | LEAVES
    if held := taken(p):
        for unit in units:
            p.known[unit] |= MARCHES
    here = p.of(AXIS, TO_BAKU)
    if held or not enough(p, [unit for unit in here if p.known[unit] & LEAVES]):
        return
    for unit in here:
        p.known[unit] |= MARCHES
    play.tell(BakuTaken(units=ids(p, here)))
    if p.of(SOVIET, TO_BAKU):
        play.push(MakeRoom(SOVIET))


def taken(p: Position) -> bool:
    """Enough of those who took the way are still there. [24.1.2c, 24.1.2f]"""
    return enough(p, [unit for unit in p.of(AXIS, TO_BAKU) if p.known[unit] & MARCHES])


def enough(p: Position, units: Iterable[int]) -> bool:
    """Five divisions, with a tank division among them. [24.1.2a, 24.1.2c]"""
    counted = {unit: halves for unit in units if (halves := weight(p, unit))}
    tanks = any(p.unit(unit).kind == "panzer" for unit in counted)
    return tanks and sum(counted.values()) >= to_baku(p) * WHOLE


def weight(p: Position, unit: int) -> int:
    """What a unit counts, in halves of a division: allies are worth half as much, and so are worn
    divisions; smaller units and remnants nothing. [24.1.2b]"""
    counter = p.unit(unit)
    if counter.size != "division":
        return 0
    if counter.ally:
        return 0 if p.face[unit] else HALF
    return HALF if p.face[unit] else WHOLE


class MakeRoom(AskSide, frozen=True):
    """Each Soviet unit in the area goes to one of the two beside it, disrupted. [24.1.3a]"""

    rules = ("24.1.3a",)

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [
            choice("place", p.unit(unit).id, place_id(area_of(name)))
            for unit in p.of(SOVIET, TO_BAKU)
            for name in ASIDE
        ]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb != "place":
            return "make-room-first"
        if find_unit(p, named(choice)) not in p.of(SOVIET, TO_BAKU):
            return "not-on-the-way-to-baku"
        return "aside-is-h-or-j"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        unit, area = find_unit(p, choice.args[0]), find_place(choice.args[1])
        assert area is not None
        shaken = [u for u in with_boxes(p, (unit,)) if p.unit(u).combat]
        p.move((unit,), area)
        p.set_orders({u: max(p.order[u], DISRUPTED) for u in shaken})
        play.tell(UnitShifted(unit=choice.args[0], place=choice.args[1]))
        if p.of(SOVIET, TO_BAKU):
            play.push(self)
