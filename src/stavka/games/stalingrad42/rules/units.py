"""Small questions about units that several chapters ask."""

from __future__ import annotations

from stavka.games.stalingrad42.position import Position

MOUNTAINEERS = ("mountain", "mountain-rifle")
CAVALRY = ("cavalry", "cavalry-corps", "guards-cavalry-corps", "cavalry-division")


def mover(p: Position, unit: int) -> str:
    """How a unit moves: as its mobility says; mountain divisions climb. [20.2a]"""
    counter = p.unit(unit)
    return "mountain" if counter.kind in MOUNTAINEERS else counter.mobility


def units_of(p: Position, side: int) -> list[int]:
    """The units of a side on the map and in its areas."""
    place = p.place
    return [unit for unit in p.setup.units[side] if place[unit] >= 0]
