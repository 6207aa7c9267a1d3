"""Chapter 20: garrisons, allies of Germany, and the North Caucasus; what calls the Transcaucasus
Front of chapter 30; the Elbrus of chapter 24."""

from __future__ import annotations

from functools import cache

from stavka.games.stalingrad42.components import AXIS
from stavka.games.stalingrad42.events import (
    CaucasusFreed,
    ElbrusClimbed,
    GarrisonFreed,
    TranscaucasusCalled,
)
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.map import the_map
from stavka.games.stalingrad42.position import AREA, CLIMBED, FREE, Position
from stavka.games.stalingrad42.rules import reserve_armies
from stavka.hexes import Bitset, bits
from stavka.kernel import Play, Reason

NEAR = 5  # hexes [20.4a, 20.6a]
MOUNTAIN = "mountain"  # the kind of unit that climbs the Elbrus [24.3a]
TRANSCAUCASUS, CALLED_FROM = "transcaucasus", 40  # a command; south of this row it is called


def bar_bound(p: Position, unit: int) -> Reason | None:
    """Garrisons, the North Caucasus and armies in reserve stay where they are for a time.
    [20.4a, 20.6a, 31.0a, C1.2j, C1.2l, C2.4a]"""
    setup = p.setup
    if unit in setup.garrisons and p.preliminary:
        return "garrison-stays", "C2.4a"
    if unit in setup.garrisons and not p.known[unit] & FREE:
        return "garrison-stays"
    if p.caucasus_bound and unit in setup.frozen:
        return "caucasus-stays"
    if unit in reserve_armies.in_reserve(p):
        return "reserve-army-stays", "31.0a" if reserve_armies.waiting(p) else "C1.2l"
    return None


def bound(p: Position) -> set[int]:
    """All units that must stay where they are."""
    state = p.turn, p.preliminary, p.caucasus_bound, bytes(p.known)
    return p.field.recall("bound", state, lambda: _bound(p))


def _bound(p: Position) -> set[int]:
    setup = p.setup
    found = {unit for unit in setup.garrisons if p.preliminary or not p.known[unit] & FREE}
    if p.caucasus_bound:
        found |= setup.frozen
    return found | reserve_armies.in_reserve(p)


def free_garrisons(p: Position, play: Play[Position]) -> None:
    """A German combat unit within five hexes frees a garrison for good, also one that stands there
    from the beginning; near Saratov it wakes a reserve army. [20.4a, 20.4b, 31.0b]"""
    reserve_armies.wake(p, play)
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


def call_transcaucasus(p: Position, play: Play[Position], hex: int) -> None:
    """Germans have come south of a row: from this turn on the Front sends units. [30.0a]"""
    if calling(p) >> hex & 1:
        p.calls[TRANSCAUCASUS] = p.turn
        play.tell(TranscaucasusCalled())


def climb(p: Position, play: Play[Position], units: tuple[int, ...], hex: int) -> None:
    """A mountain unit of the Axis has come to the Elbrus; that stays so when it leaves.
    [24.3a, 24.3b]"""
    if not peak(p, units) >> hex & 1:
        return
    first = next(unit for unit in units if p.unit(unit).kind == MOUNTAIN)
    p.known[first] |= CLIMBED
    play.tell(ElbrusClimbed(unit=p.unit(first).id))


def climbed(p: Position) -> bool:
    """Whether one has ever been there. [24.3b]"""
    return any(p.known[unit] & CLIMBED for unit in p.setup.units[AXIS])


def peak(p: Position, units: tuple[int, ...]) -> Bitset:
    """The Elbrus, if it counts for these units and nobody has been there yet. [24.3a]"""
    wanted = p.box.keep(("elbrus", p.scenario), lambda: _peak(p))
    if not wanted or all(p.unit(unit).kind != MOUNTAIN for unit in units) or climbed(p):
        return 0
    return wanted


def _peak(p: Position) -> Bitset:
    rows = [row for row in p.setup.victory.values() if row.what == "mountain-unit"]
    return bits(GRID.at(number) for row in rows for number in row.at)


def calling(p: Position) -> Bitset:
    """The hexes in which Germans call the Transcaucasus Front; none where it is not played with, or
    called already. [30.0a]"""
    if "30" not in p.setup.scenario.rules or TRANSCAUCASUS in p.calls:
        return 0
    return southern()


@cache
def southern() -> Bitset:
    return bits(hex for hex in range(GRID.size) if GRID.row(hex) > CALLED_FROM)


def watched(p: Position) -> Bitset:
    """Hexes that a German combat unit does not pass unnoticed."""
    found = reserve_armies.watched(p)
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
    """Reduced allies, while a national German unit at full strength can take the loss; one in
    parentheses cannot. [9.8c, 20.5.2a]"""
    germans = any(
        p.unit(u).nation == "germany" and p.face[u] == 0 and "remnant" not in p.unit(u).marks
        for u in first_to_lose(p, units)
    )
    worn = {u for u in units if p.unit(u).ally and p.face[u] and p.steps(u) == 1}
    return worn if germans else set()


def first_to_lose(p: Position, units: tuple[int, ...]) -> tuple[int, ...]:
    """Parentheses come last; who cannot fight loses nothing. [9.8c, 10.2.3a, 10.2.3b]"""
    able = tuple(u for u in units if p.unit(u).combat)
    return tuple(u for u in able if not p.top(u).alone) or able
