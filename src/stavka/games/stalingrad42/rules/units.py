"""Small questions about units that several chapters ask."""

from __future__ import annotations

from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import Position

MOUNTAINEERS = ("mountain", "mountain-rifle")
CAVALRY = ("cavalry", "cavalry-corps", "guards-cavalry-corps", "cavalry-division")


def mover(p: Position, unit: int) -> str:
    """How a unit moves: as its mobility says; mountain divisions climb. [20.2a]"""
    counter = p.unit(unit)
    return "mountain" if counter.kind in MOUNTAINEERS else counter.mobility


def ridge_before(p: Position, unit: int, hex: int) -> bool:
    """Whether an alpine ridge without a road keeps a unit from a hex beside it. [9.6.2a, 20.2a]"""
    here = p.place[unit]
    direction = GRID.direction(here, hex) if p.on_map(unit) else None
    ridge = direction is not None and p.ground.alpine[direction] >> here & 1
    return bool(ridge) and p.unit(unit).kind not in MOUNTAINEERS


def units_of(p: Position, side: int) -> tuple[int, ...]:
    """The units of a side on the map and in its areas."""
    return p.field.present(side)


def alive(p: Position, units: tuple[int, ...]) -> tuple[int, ...]:
    """Those who are still there; a remnant stands for its unit."""
    remnants = {p.stands_for[u]: u for u, whose in enumerate(p.stands_for) if whose >= 0}
    found = [remnants.get(u, u) for u in units]
    return tuple(u for u in found if p.place[u] >= 0)
