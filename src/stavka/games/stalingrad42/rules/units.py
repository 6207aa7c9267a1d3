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


def shut_before(p: Position, units: tuple[int, ...], hex: int) -> str | None:
    """What shuts the side between units and a hex beside them: nobody crosses it, or wheels do not
    go into mountains off the road. [2.2.3a, 9.6.2a, 14.5f]"""
    here = p.place[units[0]]
    if GRID.direction(here, hex) is None:
        return None
    ways = p.ground.ways(frozenset(mover(p, unit) for unit in units), p.over(p.unit(units[0]).side))
    if any(way.to == hex for way in ways[here]):
        return None
    if any(ridge_before(p, unit, hex) for unit in units):
        return "ridge-in-the-way"
    open = any(way.to == hex for way in p.ground.ways(("mountain",))[here])
    return "mountains-by-road" if open else "impassable-between"


def units_of(p: Position, side: int) -> tuple[int, ...]:
    """The units of a side on the map and in its areas."""
    return p.field.present(side)


def alive(p: Position, units: tuple[int, ...]) -> tuple[int, ...]:
    """Those who are still there; a remnant stands for its unit."""
    remnants = {p.stands_for[u]: u for u, whose in enumerate(p.stands_for) if whose >= 0}
    found = [remnants.get(u, u) for u in units]
    return tuple(u for u in found if p.place[u] >= 0)
