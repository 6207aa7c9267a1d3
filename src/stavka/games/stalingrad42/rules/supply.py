"""Chapter 16: supply."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.events import SupplyLost, SupplyRestored, UnitsIsolated
from stavka.games.stalingrad42.field import TO_BAKU
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.ground import Ground
from stavka.games.stalingrad42.position import (
    AREA,
    ISOLATED,
    REMOVED,
    SUPPLIED,
    UNSUPPLIED,
    Position,
    area_of,
)
from stavka.games.stalingrad42.rules.base import Play, Step, ids
from stavka.games.stalingrad42.rules.boxes import inside
from stavka.games.stalingrad42.rules.control import controlled
from stavka.games.stalingrad42.rules.entry_areas import border, by_road, open_edge, own_areas
from stavka.games.stalingrad42.rules.lines import Lines
from stavka.games.stalingrad42.rules.units import units_of
from stavka.games.stalingrad42.rules.zones import zone
from stavka.games.stalingrad42.setups import NORTH
from stavka.hexes import Bitset, bits, members

TAMAN, TEMRYUK = "1549", "1949"
AZOV, BLACK_SEA = "Azov", "Black"
NORTH_EDGE_END = 44  # supply comes to the Axis west of this column [C2.2e]


def lines(p: Position, side: int) -> Lines:
    """What the supply lines of a side may use now. [5.5.3d, 16.3.2c to 16.3.4c]"""
    key = "lines", side, bytes(p.axis_holds), p.flotilla
    return p.field.keep(key, lambda: _lines(p, side))


def _lines(p: Position, side: int) -> Lines:
    state = p.ground, _barriers(p, side)
    return p.field.recall(("lines", side), state, lambda: Lines(state[0], **state[1]))


def _barriers(p: Position, side: int, taken: Bitset = 0) -> dict[str, Any]:
    """What hampers the lines of a side. `taken`: hexes in which an enemy is supposed to stand
    instead of whoever stands there."""
    field, enemy = p.field, 1 - side
    own, enemies = field.units[side] & ~taken, field.units[enemy] | taken
    return {
        "enemies": enemies,
        "danger": (field.zone(enemy) | zone(p.ground, taken)) & ~own,
        "denied": controlled(p, enemy) & p.box.marked & ~own,
        "bonds": field.bond(enemy),
        "contested": field.contested & ~taken,
        "over": p.over(side),
    }


def sources(p: Position, side: int) -> Bitset:
    """The road hexes by which supply comes from a side's own areas, and ports.
    [16.2.1a, 16.2.2a, 16.2.3a]"""
    key = "sources", side, bytes(p.axis_holds)
    return p.field.keep(key, lambda: _by_land(p, side) | port_sources(p, side))


def port_sources(p: Position, side: int) -> Bitset:
    """The ports in a side's hands on a sea that it controls. [16.2.3a, 16.2.4a]"""
    held = controlled(p, side) & ports_of(p.ground, AZOV) if azov(p) == side else 0
    return held | _southern_ports(p, side)


def ports_of(ground: Ground, sea: str) -> Bitset:
    """The ports of a sea that are played on."""
    return ground.keep(
        ("ports", sea),
        lambda: bits(hex for hex, its in ground.map.ports.items() if its == sea) & ground.in_play,
    )


def _southern_ports(p: Position, side: int) -> Bitset:
    """The Black Sea is always Soviet, but Taman, on the strait, is a source for Germans only.
    [16.2.3b, 16.2.5a]"""
    taman = 1 << GRID.at(TAMAN)
    return (
        controlled(p, side) & ports_of(p.ground, BLACK_SEA) & (~taman if side == SOVIET else taman)
    )


def azov(p: Position) -> int | None:
    """Who controls the Sea of Azov: whoever holds Temryuk and supplies it by other ways than this
    sea; None if nobody does. [16.2.4a, 16.2.4b]"""
    temryuk = GRID.at(TEMRYUK)
    if not p.ground.in_play >> temryuk & 1:
        return None
    key = ("azov", bytes(p.axis_holds))
    return p.field.keep(key, lambda: _supplier(p, temryuk))


def _supplier(p: Position, hex: int) -> int | None:
    side = AXIS if controlled(p, AXIS) >> hex & 1 else SOVIET
    other_ways = _by_land(p, side) | _southern_ports(p, side)
    return side if lines(p, side).supplied(other_ways) >> hex & 1 else None


def supplied_without(p: Position, side: int, port: int) -> Bitset:
    """The hexes that a supply line would reach if the enemy held this port: with Temryuk he would
    have the sea. [11.5.1c, 16.2.4a, 16.3.4b]"""

    def find() -> Bitset:
        lost = p.copy()
        lost.take(port, 1 - side)
        lost.move(lost.of(side, port), REMOVED)
        return supplied(lost, side)

    return p.field.keep(("without", port, side, bytes(p.axis_holds)), find)


def supplied_against(p: Position, side: int, hex: int) -> Bitset:
    """The hexes that a supply line would reach if an enemy with a zone of control stood there, and
    formed no bond."""
    taken = 1 << hex
    lines = Lines(p.ground, **_barriers(p, side, taken))
    return lines.supplied(sources(p, side) & ~taken)


def _by_land(p: Position, side: int) -> Bitset:
    ground, areas = p.ground, own_areas(p, side)
    return ground.keep(("by land", areas), lambda: _by_roads(ground, areas))


def _by_roads(ground: Ground, areas: tuple[int, ...]) -> Bitset:
    found = 0
    for area in areas:
        found |= _north_edge(ground) if area == area_of(NORTH) else by_road(ground, area)
    return found


def _north_edge(ground: Ground) -> Bitset:
    """The hexes of the edge by which supply comes to the Axis in the Caucasus: with any road.
    [C2.2e]"""
    edge = members(border(ground, area_of(NORTH)) & ground.on_road)
    return bits(hex for hex in edge if GRID.column(hex) < NORTH_EDGE_END)


def supplied(p: Position, side: int) -> Bitset:
    """The hexes that a supply line reaches. [16.1b]"""
    key = ("supplied", side, bytes(p.axis_holds))
    return p.field.keep(key, lambda: _reached(p, side, Lines.supplied))


def supplied_by_road(p: Position, side: int) -> Bitset:
    """The hexes that supply comes to by road. [16.3.3a]"""
    key = ("supplied by road", side, bytes(p.axis_holds))
    return p.field.keep(key, lambda: _reached(p, side, Lines.by_road))


def _reached(p: Position, side: int, by: Callable[[Lines, Bitset], Bitset]) -> Bitset:
    """What lines reach from a side's sources: the same as before while nothing has changed in the
    hexes that they reached or beside them."""
    now, start = lines(p, side), sources(p, side)

    def find(known: tuple[tuple[Lines, Bitset], tuple[Bitset, Bitset]] | None) -> Any:
        if known is not None:
            (before, begun), (reached, near) = known
            if begun == start and now.alike(before, near):
                return reached, near
        reached = by(now, start)
        return reached, GRID.spread(reached | start)

    found: tuple[Bitset, Bitset] = p.field.renew((by, side), (now, start), find)
    return found[0]


def supplied_in(p: Position, side: int, place: int) -> bool:
    """Whether supply comes to a hex or an area: to the Germans on their way to Baku by the road
    that leads there. [16.1b, 24.1.2c, 24.1.2e]"""
    if place < AREA:
        return bool(supplied(p, side) >> place & 1)
    if side != AXIS or place != TO_BAKU:
        return True
    return bool(by_road(p.ground, place) & supplied_by_road(p, side))


def connected(p: Position, side: int) -> Bitset:
    """The hexes that are not isolated: a line of any length off the road leads to an own area over
    any hex of its border. [16.5.1a]"""
    key = ("connected", side, bytes(p.axis_holds))
    return p.field.keep(
        key, lambda: lines(p, side).connected(sources(p, side), open_border(p, side))
    )


def open_border(p: Position, side: int) -> Bitset:
    """The hexes from which an own area is entered; across the north edge only roads supply.
    [16.5.1a, 22.3.2a, C2.2e]"""
    areas = (area for area in own_areas(p, side) if area != area_of(NORTH))
    hexes = 0
    for area in areas:
        hexes |= border(p.ground, area)
    return hexes & open_edge(p.ground, p.field, side)


class CheckSupply(Step, frozen=True):
    """In his supply phase a player's units are marked or lose their mark; the mark of those who
    are isolated, beside the enemy or not, is turned to its red side. Who is in a box is as its
    army is. Of the areas only that on the way to Baku may be cut off.
    [16.1a to 16.1d, 16.5.1b, 16.5.1d, 24.1.2e]"""

    def resolve(self, p: Position, play: Play) -> None:
        reached, joined = supplied(p, p.side), connected(p, p.side)
        lost, isolated, restored = [], [], []
        for unit in units_of(p, p.side):
            place, before = p.place[unit], p.supply[unit]
            now = SUPPLIED
            if place < AREA and not reached >> place & 1:
                now = UNSUPPLIED if joined >> place & 1 else ISOLATED
            elif place == TO_BAKU and p.side == AXIS and not supplied_in(p, AXIS, place):
                cut = not border(p.ground, place) & joined
                now = ISOLATED if cut else UNSUPPLIED
            if now == ISOLATED and before != ISOLATED:
                isolated.append(unit)
            elif now == UNSUPPLIED and before == SUPPLIED:
                lost.append(unit)
            elif now == SUPPLIED and before != SUPPLIED:
                restored.append(unit)
            p.supply[unit] = now
            for other in inside(p, unit):
                p.supply[other] = now
        if lost:
            play.tell(SupplyLost(units=ids(p, lost)))
        if isolated:
            play.tell(UnitsIsolated(units=ids(p, isolated)))
        if restored:
            play.tell(SupplyRestored(units=ids(p, restored)))
