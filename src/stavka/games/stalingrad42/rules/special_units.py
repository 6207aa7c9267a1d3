"""Chapter 20: garrisons, allies of Germany, and the North Caucasus."""

from __future__ import annotations

from functools import cache

from stavka.games.stalingrad42.components import AXIS
from stavka.games.stalingrad42.events import CaucasusFreed, GarrisonFreed
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.map import the_map
from stavka.games.stalingrad42.position import AREA, FREE, Position
from stavka.hexes import Bitset
from stavka.kernel import Play, Reason

NEAR = 5  # hexes [20.4a, 20.6a]
RESERVE_ARMY = {"reserve-army-6": 2}  # the turn from which it may move, in Fall Blau [C1.2l]


def bar_bound(p: Position, unit: int) -> Reason | None:
    """Garrisons, the North Caucasus and armies in reserve stay where they are for a time.
    [20.4a, 20.6a, C1.2j, C1.2l]"""
    setup = p.setup
    if unit in setup.garrisons and not p.known[unit] & FREE:
        return "garrison-stays"
    if p.caucasus_bound and unit in setup.frozen:
        return "caucasus-stays"
    if p.turn < RESERVE_ARMY.get(setup.command.get(unit, ""), 0):
        return "reserve-army-stays"
    return None


def bound(p: Position) -> set[int]:
    """All units that must stay where they are."""
    setup = p.setup
    found = {unit for unit in setup.garrisons if not p.known[unit] & FREE}
    if p.caucasus_bound:
        found |= setup.frozen
    return found | in_reserve(p)


def in_reserve(p: Position) -> set[int]:
    """The armies in reserve that may not move yet; they ignore stacking limits. [31.0d, C1.2l]"""
    found: set[int] = set()
    for army, turn in RESERVE_ARMY.items():
        if p.turn < turn:
            found |= p.setup.commanded[army]
    return found


def free_garrisons(p: Position, play: Play[Position]) -> None:
    """A German combat unit within five hexes frees a garrison for good, also one that stands there
    from the beginning. [20.4a, 20.4b]"""
    enemies = p.field.combat[AXIS]
    for unit in p.setup.garrisons:
        bound = not p.known[unit] & FREE and p.on_map(unit)
        if bound and GRID.within(p.place[unit], NEAR) & enemies:
            p.known[unit] |= FREE
            play.tell(GarrisonFreed(unit=p.unit(unit).id))


def free_caucasus(p: Position, play: Play[Position], before: int, after: int) -> None:
    """A German combat unit has crossed the lower Don, or stands near Stalingrad. [20.6a]"""
    if not p.caucasus_bound:
        return
    crossed = (before, GRID.direction(before, after)) in lower_don() if before < AREA else False
    if crossed or near_stalingrad() >> after & 1:
        p.caucasus_bound = False
        play.tell(CaucasusFreed())


def watched(p: Position) -> Bitset:
    """Hexes that a German combat unit does not pass unnoticed."""
    found = 0
    for unit in p.setup.garrisons:
        if not p.known[unit] & FREE and p.on_map(unit):
            found |= GRID.within(p.place[unit], NEAR)
    if p.caucasus_bound:
        found |= don_banks() | near_stalingrad()
    return found


@cache
def lower_don() -> frozenset[tuple[int, int]]:
    """The sides of the Don between the Sea of Azov and Kalach. [20.6a]"""
    kalach = GRID.row(the_map().place["Kalach"].hex)
    return frozenset(
        (hex, way)
        for hex, way in the_map().rivers["Don"]
        if max(GRID.row(hex), GRID.row(GRID.neighbours[hex][way])) >= kalach
    )


@cache
def don_banks() -> Bitset:
    found = 0
    for hex, _ in lower_don():
        found |= 1 << hex
    return found


@cache
def near_stalingrad() -> Bitset:
    found = 0
    for place in the_map().places:
        if place.name.startswith("Stalingrad"):
            found |= GRID.within(place.hex, NEAR)
    return found


def barred_together(p: Position, attackers: tuple[int, ...], unit: int) -> bool:
    """Units of two allied nations take no part in the same attack. [20.5.1a to 20.5.1c]"""
    nations = {p.unit(u).nation for u in (*attackers, unit) if p.unit(u).ally}
    return len(nations) > 1


def spared(p: Position, units: tuple[int, ...]) -> set[int]:
    """Reduced allies, while a national German unit at full strength can take the loss. [20.5.2a]"""
    germans = any(
        p.unit(u).nation == "germany" and p.face[u] == 0 and "remnant" not in p.unit(u).marks
        for u in units
    )
    worn = {u for u in units if p.unit(u).ally and p.face[u] and p.steps(u) == 1}
    return worn if germans else set()
