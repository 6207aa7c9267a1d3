"""Chapters 9.4 and 18.2 to 18.4: artillery support units, and how far they reach."""

from __future__ import annotations

from itertools import combinations

from stavka.games.stalingrad42.events import SupportUsed
from stavka.games.stalingrad42.position import REMOVED, Position, is_area, is_box
from stavka.games.stalingrad42.rules.base import Play
from stavka.games.stalingrad42.rules.control import settle
from stavka.games.stalingrad42.rules.entry_areas import border, open_edge
from stavka.games.stalingrad42.rules.out_of_areas import BEYOND
from stavka.games.stalingrad42.rules.supply import lines
from stavka.games.stalingrad42.rules.supply_points import use_up
from stavka.games.stalingrad42.rules.units import units_of
from stavka.hexes import Bitset
from stavka.kernel import Reason

HEADQUARTERS = ("army-hq", "front-hq")  # those with which supply can be spent [18.6.5b]
OWN_ONLY = ("romania", "hungary", "italy")  # support their own [18.3.3b, 18.3.3c]
DIVISION = "artillery"  # of the Soviets
MASSED = 2  # support units of a massed preparation [18.5a]
USED = 1  # the face of a support unit that has been used


def in_range(p: Position, unit: int) -> Bitset:
    """The hexes that a support unit can support; from an area they are counted from its border.
    [18.3.3d, 18.4a to 18.4c]"""
    side, place, far = p.unit(unit).side, p.place[unit], p.unit(unit).range
    found = lines(p, side)
    if is_area(place):
        edge = border(p.ground, place) & open_edge(p.ground, p.field, side)
        return found.within(edge & found.in_range, far - 1)
    return found.within(1 << place, far)


def reaches(p: Position, unit: int, places: Bitset) -> bool:
    """Whether it reaches one of these places: as `stands` gives them, who stands beyond the edge is
    a hex further than those of the map beside him; in one area nobody is far. [18.4a, 22.7c]"""
    if (in_range(p, unit) | 1 << p.place[unit]) & places:
        return True
    edge = places >> BEYOND
    if not edge or is_area(p.place[unit]):
        return False
    found = lines(p, p.unit(unit).side)
    return bool(found.within(1 << p.place[unit], p.unit(unit).range - 1) & edge)


def bar_range(
    p: Position, side: int, unit: int, hexes: Bitset, nations: set[str], row: str
) -> Reason | None:
    """Why a unit could not support units of these hexes and nations, ready or not.
    [18.2.3c, 18.3.3b, 18.3.3c, 18.4a, 34.6.3a]"""
    if unit < 0:
        return "no-such-unit"
    if p.unit(unit).side != side:
        return "not-your-unit"
    if not p.unit(unit).support:
        return "supports-nobody"
    if p.place[unit] < 0:
        return ("in-a-box", "34.6.3a") if is_box(p.place[unit]) else "not-on-the-map"
    if p.order[unit]:
        return "disordered-no-support"
    if unit in p.refits:
        return "refitted-no-support"
    if p.entrained(unit):
        return "entrained-no-support"
    if p.unit(unit).nation in OWN_ONLY and p.unit(unit).nation not in nations:
        return "supports-its-own", row
    return None if reaches(p, unit, hexes) else "out-of-range"


def bar_support(
    p: Position, side: int, unit: int, hexes: Bitset, nations: set[str], row: str
) -> Reason | None:
    """The same for the unit's own salvo: it must be ready. [11.3b, 18.2.1b, 18.2.1c]"""
    found = bar_range(p, side, unit, hexes, nations, row)
    return found if found or p.top(unit).ready else "support-is-used"


def bar_supply(
    p: Position, side: int, unit: int, hexes: Bitset, nations: set[str], row: str
) -> Reason | None:
    """Supply that is turned to its ready side is spent by a headquarters in its hex, ready or not.
    [11.3c, 18.3.1b, 18.6.2b, 18.6.5a, 18.6.5b]"""
    if unit < 0:
        return "no-such-unit"
    if p.unit(unit).side != side:
        return "not-your-unit"
    if p.unit(unit).kind != "supply":
        return "no-supply-point"
    if p.place[unit] < 0:
        return "not-on-the-map"
    if p.entrained(unit):
        return "entrained-no-support", "18.6.7a"
    if not p.top(unit).ready:
        return "supply-not-ready"
    reasons = [
        bar_range(p, side, staff, hexes, nations, row)
        for staff in p.of(side, p.place[unit])
        if p.unit(staff).kind in HEADQUARTERS
    ]
    if not reasons:
        return "no-headquarters-with-it"
    return None if None in reasons else reasons[0]


def support(
    p: Position, side: int, hexes: Bitset, nations: set[str], row: str
) -> tuple[list[int], list[int]]:
    """The units that can support, and the supply that can be spent instead."""
    salvos, supplies = [], []
    for unit in p.field.keep(("gunners", side), lambda: _gunners(p, side)):
        counter = p.unit(unit)
        if counter.support and bar_support(p, side, unit, hexes, nations, row) is None:
            salvos.append(unit)
        if counter.kind == "supply" and bar_supply(p, side, unit, hexes, nations, row) is None:
            supplies.append(unit)
    return salvos, supplies


def _gunners(p: Position, side: int) -> list[int]:
    """Who could support at all, and the supply."""
    every = p.box.armies.units
    return [u for u in units_of(p, side) if every[u].support or every[u].kind == "supply"]


def full(p: Position, guns: tuple[int, ...]) -> bool:
    """Whether an attack can have no more support: one, or two with an artillery division.
    [18.3.1c, 18.5a]"""
    return len(guns) >= MASSED or any(p.unit(gun).kind == "supply" for gun in guns)


def bar_massing(p: Position, guns: tuple[int, ...]) -> Reason | None:
    """One shift in a battle; two only of an artillery division with another, or with a front
    headquarters. [18.3.1c, 18.5a, 18.5b]"""
    if len(guns) < MASSED:
        return None
    kinds = [p.unit(gun).kind for gun in guns]
    massed = DIVISION in kinds and all(kind in (DIVISION, "front-hq") for kind in kinds)
    return None if massed and len(guns) == MASSED else "one-artillery-shift"


def most(p: Position, salvos: list[int], supplies: list[int]) -> int:
    """How many columns these can shift in one attack. [18.3.1c, 18.5a]"""
    if any(bar_massing(p, pair) is None for pair in combinations(salvos, MASSED)):
        return MASSED
    return 1 if salvos or supplies else 0


def gunner(p: Position, side: int, gun: int, hexes: Bitset, nations: set[str], row: str) -> int:
    """Who shifts the column: a support unit itself, or a headquarters that spends the supply.
    [18.3.1a, 18.3.1b, 18.6.5b]"""
    if p.unit(gun).support:
        return gun
    return next(
        staff
        for staff in p.of(side, p.place[gun])
        if p.unit(staff).kind in HEADQUARTERS
        and bar_range(p, side, staff, hexes, nations, row) is None
    )


def fire(p: Position, play: Play, unit: int) -> None:
    """For an attack: an artillery division is gone for good, and may leave a city. Who supports
    attacks has not attacked himself. [18.5c, 18.5d, 27.2.1a, 29.1.1c]"""
    spend(p, play, unit)
    if p.unit(unit).kind == DIVISION:
        place = p.place[unit]
        p.move((unit,), REMOVED)
        settle(p, play, place)


def spend(p: Position, play: Play, unit: int) -> None:
    """A support unit is turned to its used side, supply is gone. [11.3b, 18.2.1b, 18.3.2b]"""
    play.tell(SupportUsed(unit=p.unit(unit).id))
    if p.unit(unit).support:
        p.face[unit] = USED
        p.touched((p.place[unit],))
    else:
        use_up(p, unit)
