"""Chapter 26, optional: planned offensives, for which the attacker throws more dice."""

from __future__ import annotations

from stavka.games.stalingrad42.components import SIDES
from stavka.games.stalingrad42.events import (
    OffensiveDropped,
    OffensivePlanned,
    OffensiveReady,
    OffensiveUsed,
)
from stavka.games.stalingrad42.position import Position, place_id
from stavka.games.stalingrad42.rules.artillery import HEADQUARTERS, reaches
from stavka.games.stalingrad42.rules.base import Play
from stavka.games.stalingrad42.rules.supply import supplied_in
from stavka.games.stalingrad42.rules.units import units_of
from stavka.hexes import Bitset
from stavka.kernel import Reason

FAR = 2  # hexes; a headquarters that moves further drops its plans [26.2b]


# Laying markers


def bar_plan(p: Position, unit: int) -> Reason | None:
    """Why no marker is laid on a unit; supply is looked at now. [18.1e, 26.1a, 26.2a, 26.2e]"""
    if not p.planning:
        return "no-offensives"
    if unit < 0:
        return "no-such-unit"
    if p.unit(unit).side != p.side:
        return "not-your-unit"
    if p.unit(unit).kind not in HEADQUARTERS:
        return "plans-nothing"
    if p.place[unit] < 0:
        return "not-on-the-map"
    if p.order[unit]:
        return "disordered-plans-nothing"
    if not supplied_in(p, p.side, p.place[unit]):
        return "plans-need-supply"
    if len(own(p, p.side)) >= p.box.setups.markers[f"offensive-{SIDES[p.side]}"].count:
        return "two-offensives"
    return None if p.resources else ("no-resources-left", "26.1a")


def planners(p: Position) -> list[int]:
    """The headquarters on which a marker can be laid now."""
    if not p.planning:
        return []
    staffs = (u for u in units_of(p, p.side) if p.unit(u).kind in HEADQUARTERS)
    return [unit for unit in staffs if bar_plan(p, unit) is None]


def own(p: Position, side: int) -> list[tuple[int, bool]]:
    """The markers of a side: on whom, and whether they are ready."""
    return [plan for plan in p.plans if p.unit(plan[0]).side == side]


def lay(p: Position, play: Play, unit: int) -> None:
    """On its planning side, for a resource point. [26.1a, 26.2a]"""
    p.resources -= 1
    p.plans.append((unit, False))
    p.plans.sort()
    play.tell(OffensivePlanned(unit=p.unit(unit).id))


def ripen(p: Position, play: Play) -> None:
    """In the next initial phase of its owner a marker is ready. [3.B1j, 26.2c]"""
    for unit, ready in own(p, p.side):
        if not ready:
            p.plans.remove((unit, False))
            p.plans.append((unit, True))
            play.tell(OffensiveReady(unit=p.unit(unit).id))
    p.plans.sort()


def drop(p: Position, play: Play, units: tuple[int, ...]) -> None:
    """Who retreats or moves too far plans no more. [26.2b]"""
    for unit in dict.fromkeys(unit for unit, _ in p.plans if unit in units):
        p.plans[:] = [plan for plan in p.plans if plan[0] != unit]
        play.tell(OffensiveDropped(unit=p.unit(unit).id))


# Using them


def bar_use(p: Position, unit: int, hexes: Bitset, taken: tuple[int, ...]) -> Reason | None:
    """Why a marker does not help an attack from these hexes; `taken`: whose markers do already.
    [26.2c, 26.2d]"""
    if not (p.planning or p.plans):
        return "no-offensives"
    if unit < 0:
        return "no-such-unit"
    if p.unit(unit).side != p.side:
        return "not-your-unit"
    if unit not in dict(p.plans):
        return "nothing-planned"
    ready = p.plans.count((unit, True))
    if not ready:
        return "offensive-not-ready"
    if taken.count(unit) >= ready:
        return "offensive-is-used"
    return None if reaches(p, unit, hexes) else ("out-of-range", "26.2d")


def able(p: Position, hexes: Bitset, taken: tuple[int, ...]) -> list[int]:
    """The headquarters whose markers can help such an attack."""
    staffs = dict.fromkeys(unit for unit, _ in p.plans)
    return [unit for unit in staffs if bar_use(p, unit, hexes, taken) is None]


def use(p: Position, play: Play, units: tuple[int, ...], target: int) -> None:
    """Used markers are removed at once. [26.2d]"""
    for unit in units:
        p.plans.remove((unit, True))
        play.tell(OffensiveUsed(unit=p.unit(unit).id, place=place_id(target)))
