"""Chapter 18.6: supply points. Mobile ones are few and have a moving and a ready side; the others
are immobile, always ready, and two of them may lie on one counter."""

from __future__ import annotations

from stavka.games.stalingrad42.events import SupplyConverted, SupplyMerged, SupplyTurned
from stavka.games.stalingrad42.position import MOVED, STOCK, Position
from stavka.games.stalingrad42.rules.base import Play
from stavka.games.stalingrad42.rules.entry_areas import arrive, own_areas
from stavka.kernel import Reason

READY = 1  # the side of a mobile one that can be spent [18.6.2a]
ONE, TWO = range(2)  # the sides of an immobile counter [18.6.8c]
# What is done with a supply point before it moves. [18.6.2a, 18.6.8c, 18.6.8d]
DEEDS = ("turn-over", "immobilize", "mobilize", "merge")


def in_stock(p: Position, side: int, *, immobile: bool) -> int:
    """A counter of a side that is not in play; -1: none is left."""
    counters = p.setup.depots[side] if immobile else p.setup.lorries[side]
    return next((unit for unit in counters if p.place[unit] == STOCK), -1)


def stock(p: Position, side: int) -> int:
    """The counter of a side's next supply point: an immobile one if all the mobile ones are in
    play; -1: none is left. [18.6.8a, 18.6.8b]"""
    mobile = in_stock(p, side, immobile=False)
    return mobile if mobile >= 0 else in_stock(p, side, immobile=True)


def bar_stock(p: Position, place: int | None) -> Reason | None:
    """Why no supply point is placed in an area. [18.1d, 18.6.1b]"""
    if place is None:
        return "no-such-place"
    if place not in own_areas(p, p.side):
        return "supply-comes-by-own-areas"
    if not p.resources:
        return "no-resources-left", "18.1d"
    return None if stock(p, p.side) >= 0 else "no-supply-left"


def bring(p: Position, play: Play, area: int) -> None:
    """A new supply point, on its moving side if it has one. [18.1d, 18.6.1b]"""
    unit = stock(p, p.side)
    p.resources -= 1
    _lay(p, unit)
    arrive(p, play, unit, area)


def lay_ready(p: Position, side: int, place: int) -> int:
    """A new supply point that is ready at once, and its counter. [33.2.1b]"""
    unit = stock(p, side)
    _lay(p, unit)
    p.face[unit] = 0 if p.unit(unit).immobile else READY
    p.move((unit,), place)
    return unit


def _lay(p: Position, unit: int) -> None:
    p.face[unit] = p.supply[unit] = p.known[unit] = p.done[unit] = 0


def use_up(p: Position, unit: int) -> None:
    """A supply point is gone; of two on a counter one is left. [18.6.4b, 18.6.5a, 18.6.8c]"""
    if p.unit(unit).immobile and p.face[unit] == TWO:
        p.face[unit] = ONE
        p.touched((p.place[unit],))
    else:
        p.move((unit,), STOCK)


# In the movement phase, before they move


def bar_deed(p: Position, unit: int, deed: str) -> Reason | None:
    """Why a supply point is not turned, made immobile or mobile, or merged.
    [18.6.2a, 18.6.8a to 18.6.8d]"""
    if p.unit(unit).kind != "supply":
        return "no-supply-point"
    if deed in ("turn-over", "immobilize"):
        if p.unit(unit).immobile:
            return "immobile-already" if deed == "immobilize" else "immobile-is-ready"
        lacking = deed == "immobilize" and in_stock(p, p.side, immobile=True) < 0
        return "no-supply-left" if lacking else None
    if not p.unit(unit).immobile:
        return "mobile-already"
    if deed == "mobilize":
        return None if in_stock(p, p.side, immobile=False) >= 0 else "mobile-supply-in-play"
    return None if _partner(p, unit) >= 0 else "nothing-to-merge"


def _partner(p: Position, unit: int) -> int:
    """Another immobile supply point in the same place that lies alone on its counter."""
    if p.face[unit] == TWO:
        return -1
    for other in p.of(p.side, p.place[unit]):
        single = p.unit(other).immobile and p.face[other] == ONE
        if single and other != unit and not p.done[other] & MOVED:
            return other
    return -1


def resting(p: Position) -> set[int]:
    """Immobile supply points with which nothing can be done in the movement phase but to put them
    on a train or a ship: they can neither be made mobile nor merged. [18.6.8b, 18.6.8e]"""
    if in_stock(p, p.side, immobile=False) >= 0:
        return set()
    place = p.place
    laid = (unit for unit in p.setup.depots[p.side] if place[unit] >= 0)
    return {unit for unit in laid if _partner(p, unit) < 0}


def do(p: Position, play: Play, unit: int, deed: str) -> int:
    """The counter with which to go on; -1: that was all. [18.6.2a, 18.6.8c, 18.6.8d]"""
    id, place = p.unit(unit).id, p.place[unit]
    if deed == "turn-over":
        p.face[unit] = 1 - p.face[unit]
        p.touched((place,))
        play.tell(SupplyTurned(unit=id, ready=p.top(unit).ready))
        return unit
    if deed == "merge":
        p.move((_partner(p, unit),), STOCK)
        p.face[unit] = TWO
        p.touched((place,))
        play.tell(SupplyMerged(unit=id))
        return -1
    other = in_stock(p, p.side, immobile=deed == "immobilize")
    _lay(p, other)
    p.supply[other], p.known[other] = p.supply[unit], p.known[unit]
    use_up(p, unit)
    p.move((other,), place)
    play.tell(SupplyConverted(unit=p.unit(other).id, immobile=deed == "immobilize"))
    return -1 if deed == "immobilize" else other
