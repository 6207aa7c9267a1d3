"""Chapter 16: supply."""

from __future__ import annotations

from functools import cache

from stavka.games.stalingrad42.components import SOVIET
from stavka.games.stalingrad42.events import SupplyLost, SupplyRestored, UnitsIsolated
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.map import the_map
from stavka.games.stalingrad42.position import AREA, ISOLATED, SUPPLIED, UNSUPPLIED, Position
from stavka.games.stalingrad42.rules.base import Play, Step, ids
from stavka.games.stalingrad42.rules.control import controlled
from stavka.games.stalingrad42.rules.entry_areas import by_road, own_areas
from stavka.games.stalingrad42.rules.lines import Lines
from stavka.games.stalingrad42.rules.units import units_of
from stavka.games.stalingrad42.setups import NORTH, NORTH_ROW
from stavka.hexes import Bitset, bits

TAMAN = "1549"
NORTH_EDGE_END = 44  # supply comes to the Axis west of this column [C2.2e]


def lines(p: Position, side: int) -> Lines:
    """What the supply lines of a side may use now. [16.3.2c to 16.3.4c]"""
    return p.field.keep(("lines", side, bytes(p.axis_holds)), lambda: _lines(p, side))


def _lines(p: Position, side: int) -> Lines:
    field, enemy = p.field, 1 - side
    return Lines(
        p.ground,
        enemies=field.units[enemy],
        danger=field.zone(enemy) & ~field.units[side],
        denied=controlled(p, enemy) & ~field.units[side],
        bonds=field.bond(enemy),
        contested=field.units[side] & field.units[enemy] & p.ground.map.cities,
    )


def sources(p: Position, side: int) -> Bitset:
    """The road hexes by which supply comes from a side's own areas, and ports.
    [16.2.1a, 16.2.2a, 16.2.3a]"""
    return _by_land(p, side) | port_sources(p, side)


def port_sources(p: Position, side: int) -> Bitset:
    """The ports in a side's hands by which supply comes: those of the Black Sea, which is Soviet;
    Taman is none for them. [16.2.3a, 16.2.3b, 16.2.5a]"""
    held = controlled(p, side) | p.field.units[side]
    return held & p.ground.in_play & _black_sea() if side == SOVIET else 0


@cache
def _black_sea() -> Bitset:
    ports = the_map().ports
    return bits(hex for hex, sea in ports.items() if sea == "Black" and GRID.number(hex) != TAMAN)


def supplied_without(p: Position, side: int, hex: int) -> Bitset:
    """The hexes that a supply line would reach without this source. [11.5.1c]"""
    return lines(p, side).supplied(sources(p, side) & ~(1 << hex))


def _by_land(p: Position, side: int) -> Bitset:
    found = 0
    for area in own_areas(p, side):
        found |= by_road(p.ground, area)
    if NORTH in p.setup.areas(side):
        found |= p.ground.on_road & p.ground.land & _north_edge()
    return found


@cache
def _north_edge() -> Bitset:
    """The hexes of the edge by which supply comes to the Axis in the Caucasus. [C2.2e]"""
    return bits(
        hex
        for hex in range(GRID.size)
        if GRID.row(hex) == NORTH_ROW and GRID.column(hex) < NORTH_EDGE_END
    )


def supplied(p: Position, side: int) -> Bitset:
    """The hexes that a supply line reaches. [16.1b]"""
    key = ("supplied", side, bytes(p.axis_holds))
    return p.field.keep(key, lambda: lines(p, side).supplied(sources(p, side)))


def supplied_by_road(p: Position, side: int) -> Bitset:
    """The hexes that supply comes to by road. [16.3.3a]"""
    key = ("supplied by road", side, bytes(p.axis_holds))
    return p.field.keep(key, lambda: lines(p, side).by_road(sources(p, side)))


def connected(p: Position, side: int) -> Bitset:
    """The hexes that are not isolated. [16.5.1a]"""
    key = ("connected", side, bytes(p.axis_holds))
    return p.field.keep(key, lambda: lines(p, side).connected(sources(p, side)))


class CheckSupply(Step, frozen=True):
    """In his supply phase a player's units are marked or lose their mark; the mark of those who
    are isolated, beside the enemy or not, is turned to its red side.
    [16.1a to 16.1d, 16.5.1b, 16.5.1d]"""

    def resolve(self, p: Position, play: Play) -> None:
        reached, joined = supplied(p, p.side), connected(p, p.side)
        lost, isolated, restored = [], [], []
        for unit in units_of(p, p.side):
            place, before = p.place[unit], p.supply[unit]
            now = SUPPLIED
            if place < AREA and not reached >> place & 1:
                now = UNSUPPLIED if joined >> place & 1 else ISOLATED
            if now == ISOLATED and before != ISOLATED:
                isolated.append(unit)
            elif now == UNSUPPLIED and before == SUPPLIED:
                lost.append(unit)
            elif now == SUPPLIED and before != SUPPLIED:
                restored.append(unit)
            p.supply[unit] = now
        if lost:
            play.tell(SupplyLost(units=ids(p, lost)))
        if isolated:
            play.tell(UnitsIsolated(units=ids(p, isolated)))
        if restored:
            play.tell(SupplyRestored(units=ids(p, restored)))
