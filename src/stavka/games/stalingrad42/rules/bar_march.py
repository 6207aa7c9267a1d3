"""Chapter 5: why units that move together cannot go somewhere, and what is in their way."""

from __future__ import annotations

from typing import Any

from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.map import Feature
from stavka.games.stalingrad42.position import Position, find_place, is_area
from stavka.games.stalingrad42.rules.able import bar_extended, bar_normal, held_in_order
from stavka.games.stalingrad42.rules.entry_areas import (
    bar_area,
    bar_shift,
    beyond,
    may_enter_from,
    over_the_strait,
    own_areas,
    shut_in,
)
from stavka.games.stalingrad42.rules.marching import March
from stavka.games.stalingrad42.rules.movement import FAR, NORMAL, SHORT
from stavka.games.stalingrad42.rules.units import shut_before
from stavka.games.stalingrad42.rules.volga import bar_crossing
from stavka.games.stalingrad42.rules.zones import Bonds
from stavka.kernel import Reason


def bar_end(p: Position, march: March, mode: int, id: str) -> Reason | None:
    """Why they cannot go there that way; the first thing that is in the way."""
    end = find_place(id)
    if end is None:
        return "no-such-place"
    if end == p.place[march.units[0]]:
        return "is-there-already"
    if mode == NORMAL and (reason := bar_normal(p, march.goers(p))) is not None:
        return reason
    if mode == FAR and (reason := bar_extended(p, march.goers(p))) is not None:
        return reason
    if march.immobile(p):
        return "immobile-supply"
    if mode not in march.modes(p):
        return "moves-otherwise"
    if is_area(end):
        here = p.place[march.units[0]]
        if is_area(here) and march.refitted(p):
            return ("refitted-stays-in-its-area", march.row(p, "21.4b", "34.3.3a"))
        if is_area(here) and march.disordered(p):
            return "disordered-box-stays"
        if not is_area(here) and over_the_strait(end) and end in own_areas(p, p.side):
            return "strait-leads-to-taman"
        if is_area(here) and end in own_areas(p, p.side):
            far = None if mode == NORMAL else bar_normal(p, march.goers(p)) or "moves-otherwise"
            return bar_shift(p, march.units, here, end) or far
        return bar_area(p, end, (*own_areas(p, p.side), *beyond(p, p.side))) or "too-far"
    return bar_hex(p, march, mode, end)


def bar_hex(p: Position, march: March, mode: int, hex: int) -> Reason | None:
    """What is wrong with a hex as the end of a move.
    [5.1e, 5.3b, 7.2a, 13.3.2b, 29.1.2a, 29.1.2b]"""
    field, enemy = p.field, p.enemy
    if not p.ground.in_play >> hex & 1:
        return "not-on-these-sheets"
    if not p.ground.land >> hex & 1:
        return "impassable"
    routed = any(p.routed(unit) for unit in march.goers(p))
    if p.contested(hex) and not routed:
        if mode != SHORT:
            return "contested-tactically"
    elif march.hindrance(p, mode).enemies >> hex & 1:
        return "enemy-is-there"
    if mode == FAR and field.beside(enemy) >> hex & 1:
        return "beside-the-enemy"
    if field.bond(enemy).hexes >> hex & 1:
        return "enemy-bond"
    if routed and field.zone(enemy) >> hex & 1 and not held_in_order(p) >> hex & 1:
        return "full-retreat-shuns-zones"
    here = p.place[march.units[0]]
    if is_area(here) and over_the_strait(here):
        return "crosses-by-sea"
    if is_area(here) and shut_in(p, here):
        return "germans-on-the-way-to-baku"
    if is_area(here) and not may_enter_from(p, march.units, here):
        return "enters-by-rail-only"
    if is_area(here) and march.disordered(p):
        return "not-in-good-order"
    direction = None if is_area(here) else GRID.direction(here, hex)
    if direction is not None and p.ground.closed[direction] >> here & 1:
        side = p.ground.sides[here][direction]
        lake = "2.2.3b" if Feature.LAKE in side else "2.2.3a"
        return "impassable-between", "23.4g" if Feature.ALPINE in side else lake
    return bar_way(p, march, mode, hex)


def bar_way(p: Position, march: March, mode: int, hex: int) -> Reason:
    """What is in the way to a hex that nothing bars: the first thing without which they would reach
    it; where several are, the first that must be gone with the others.
    [2.2.1b, 5.1e, 5.3b, 5.5.2a, 5.5.3a, 6.2a, 7.2a, 9.6.2a, 13.3.2b]"""
    if any(hex in ends for ends in march.ends(p).values()):
        return "goes-there-otherwise"
    if (reason := bar_crossing(p, p.place[march.units[0]], hex)) is not None:
        return reason
    here = p.place[march.units[0]]
    if not is_area(here) and (shut := shut_before(p, march.units, hex)) is not None:
        return (shut, "2.2.3a") if shut == "impassable-between" else shut
    for reason, reached in p.field.keep((march, mode, "lifted"), lambda: _lifted(p, march, mode)):
        if hex in reached:
            return reason
    free, left = p.field.keep((march, mode, "all lifted"), lambda: _all_lifted(p, march, mode))
    if hex in free:
        return next((reason for reason, reached in left if hex not in reached), left[0][0])
    rested = March(march.units, march.start)
    if march.begun and any(hex in ends for ends in rested.ends(p).values()):
        return "spent-on-the-way"
    if march.refitted(p):
        return "refitted-moves-one-hex", march.row(p, "21.4b", "34.3.1c")
    return "too-far"


Reached = dict[int, int]


def _hindrances(p: Position, march: March, mode: int) -> dict[str, dict[str, Any]]:
    """Each thing that can be in the way, as what the way would be without it."""
    city = {"contested-into-zone": {"bonds": p.field.bond(p.enemy)}}
    return (city if p.contested(p.place[march.units[0]]) else {}) | {
        "zones-in-the-way": {"zone": 0},
        "enemy-bond": {"bonds": Bonds(0, (0,) * 6)},
        "no-bridge": {"friends": GRID.everywhere},
        "enemies-in-the-way": {"enemies": 0},
        "beside-the-enemy" if mode == FAR else "full-retreat-shuns-zones": {"shunned": 0},
    }


def _lifted(p: Position, march: March, mode: int) -> list[tuple[str, Reached]]:
    """Where they could go without each single thing that hinders them."""
    way, left = march.hindrance(p, mode), march.allowance(p, mode)
    return [
        (reason, march.within(p, mode, way._replace(**change), left).cost)
        for reason, change in _hindrances(p, march, mode).items()
    ]


def _all_lifted(p: Position, march: March, mode: int) -> tuple[Reached, list[tuple[str, Reached]]]:
    """Where they could go if nothing were in their way, and if just each single thing were."""
    way, left = march.hindrance(p, mode), march.allowance(p, mode)
    changes = _hindrances(p, march, mode)

    def without(kept: str) -> Reached:
        free = way
        for reason, change in changes.items():
            free = free if reason == kept else free._replace(**change)
        return march.within(p, mode, free, left).cost

    return without(""), [(reason, without(reason)) for reason in changes]
