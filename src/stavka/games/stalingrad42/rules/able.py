"""Chapter 5: who may move, and in which manner."""

from __future__ import annotations

from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.position import (
    AREA,
    AUTO_DS,
    DISRUPTED,
    ENTRAINED,
    EXTENDED,
    FORCED,
    MOVED,
    Position,
    is_box,
)
from stavka.games.stalingrad42.rules import special_units
from stavka.games.stalingrad42.rules.entry_areas import bar_leaving
from stavka.games.stalingrad42.rules.supply_points import resting
from stavka.games.stalingrad42.rules.units import units_of
from stavka.hexes import Bitset
from stavka.kernel import Reason


def movables(p: Position, rest: set[int] | None = None) -> list[int]:
    """The units that nothing bars from marching: `bar_marching` for all at once. `rest`: those that
    are `resting`, if that is known."""
    done, place, order = p.done, p.place, p.order
    held = special_units.bound(p) | (resting(p) if rest is None else rest)
    if p.reserves:
        held = held | p.reserves.keys()
    if p.masks:
        held = held | {army for army in p.masks if bar_army(p, army) is not None}
    return [
        unit
        for unit in units_of(p, p.side)
        if not done[unit] & (MOVED | AUTO_DS)
        and unit not in held
        and not (place[unit] >= AREA and order[unit])
    ]


def bar_move(p: Position, unit: int) -> Reason | None:
    """Why a unit may not move in this phase.
    [5.1f, 20.4a, 20.6a, 22.3.1b, 22.3.1d, 34.3.1d, 34.4.2a]"""
    if unit < 0:
        return "no-such-unit"
    if p.unit(unit).side != p.side:
        return "not-your-unit"
    if is_box(p.place[unit]):
        return "open-the-box"
    if p.place[unit] < 0:
        return "not-on-the-map"
    if unit in p.masks and (reason := bar_army(p, unit)) is not None:
        return reason
    if p.done[unit] & AUTO_DS:
        return "marked-auto-ds"
    if unit in p.reserves:
        return "in-reserve"
    if p.done[unit] & MOVED:
        return "has-moved"
    if p.in_area(unit) and (reason := bar_leaving(p, unit)) is not None:
        return reason
    return special_units.bar_bound(p, unit)


def bar_marching(p: Position, unit: int) -> Reason | None:
    """Why a unit may not move by its own means. [18.6.8b]"""
    if (reason := bar_move(p, unit)) is not None:
        return reason
    return "immobile-supply" if unit in resting(p) else None


def bar_army(p: Position, army: int) -> Reason | None:
    """A reserve army moves before units come into its box or leave it, not after.
    [34.3.1d, 34.4.2a]"""
    box = 1 << p.masks[army]
    if p.filled & box:
        return "box-was-filled"
    return "box-was-opened" if p.drained & box else None


def bar_full_retreat(p: Position, unit: int) -> Reason | None:
    """Combat units in good order or disrupted, on the map, whether they have moved or not, but for
    those aboard trains and those who have shattered an enemy; who has moved into an enemy zone
    stays there only with a friend who holds.
    [5.6.3f, 8.6.1e, 13.1.1b, 13.1.3a, 13.3.2i]"""
    if unit < 0:
        return "no-such-unit"
    if p.unit(unit).side != p.side:
        return "not-your-unit"
    if not p.unit(unit).combat:
        return "always-in-good-order"
    if p.routed(unit):
        return "already-in-full-retreat"
    if not p.on_map(unit):
        return "not-on-the-map"
    if p.done[unit] & AUTO_DS:
        return "marked-auto-ds"
    if unit in p.reserves:
        return "in-reserve"
    if p.entrained(unit):
        return "entrained-stays"
    here = p.place[unit]
    stays = not p.done[unit] & MOVED or not p.field.zone(p.enemy) >> here & 1
    held = stays or any(u != unit and not p.routed(u) for u in p.of(p.side, here))
    return None if held else ("full-retreat-shuns-zones", "13.3.2i")


def fleeing(p: Position) -> list[int]:
    """The units that may begin a full retreat: `bar_full_retreat` for all at once."""
    every, place, order, done, known = p.box.armies.units, p.place, p.order, p.done, p.known
    found = [
        unit
        for unit in units_of(p, p.side)
        if order[unit] < FORCED and place[unit] < AREA and every[unit].combat
    ]
    if p.reserves:
        return [unit for unit in found if bar_full_retreat(p, unit) is None]
    zone, far = p.field.zone(p.enemy), MOVED | EXTENDED
    return [
        u
        for u in found
        if not done[u]
        or not (done[u] & ~far or known[u] & ENTRAINED or zone >> place[u] & 1)  # it has moved
        or bar_full_retreat(p, u) is None
    ]


def bar_normal(p: Position, units: tuple[int, ...]) -> Reason | None:
    """Who may only use tactical movement; who has got a replacement goes one hex by it.
    [13.2.1a, 16.4b, 18.6.3b, 18.6.8b, 21.4b, 33.2.3b, 34.3.1c, C1.2b, C3.4c]"""
    if p.side == SOVIET and "soviet-tactical-movement" in p.setup.events[p.turn]:
        return "first-turn-tactical", "C3.4c"
    for unit in units:
        if p.unit(unit).immobile:
            return "immobile-supply"
        if p.order[unit] == DISRUPTED:
            return "disrupted-moves-tactically"
        if p.supply[unit] and p.unit(unit).mechanized:
            return "no-supply-no-wheels"
        if p.top(unit).tactical:
            return "moves-tactically"
        if (reason := bar_first_turn(p, unit)) is not None:
            return reason
        if unit in p.refits:
            return "refitted-moves-one-hex", "34.3.1c" if is_box(p.place[unit]) else "21.4b"
        if p.short_turn and not p.routed(unit):
            return "short-turn-tactical"
    return None


def bar_first_turn(p: Position, unit: int) -> Reason | None:
    """On the first turn German combat units only move tactically. [C1.2b, C4.2b, C4.2c]"""
    first = p.side == AXIS and "tactical-movement" in p.box.tables.turns[p.turn].events
    if not first or not p.unit(unit).combat:
        return None
    return "first-turn-tactical", "C4.2b" if p.scenario == "campaign" else "C1.2b"


def bar_extended(p: Position, units: tuple[int, ...]) -> Reason | None:
    """Who may not use extended movement. [2.3.2c, 5.3d, 18.2.2a, 33.2.3c, C2.4a]"""
    return bar_normal(p, units) or bar_further(p, units)


def bar_further(p: Position, units: tuple[int, ...]) -> Reason | None:
    """The same of those who may use normal movement. [2.3.2c, 5.3d, 18.2.2a, 33.2.3c, C2.4a]"""
    if p.short_turn:
        return "short-turn-not-further"
    if p.preliminary:
        return "preliminary-not-further"
    if not all(p.unit(unit).extended for unit in units):
        return "no-extended-movement"
    return None


def held_in_order(p: Position) -> Bitset:
    """The hexes with a friend who is not in full retreat; also one who cannot fight. [13.3.2b]"""
    found = p.field.steady[p.side]
    for unit in p.setup.idle[p.side]:
        if p.on_map(unit):
            found |= 1 << p.place[unit]
    return found
