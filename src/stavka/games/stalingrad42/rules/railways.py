"""Chapter 17.4: the railways that a side can use."""

from __future__ import annotations

from stavka.games.stalingrad42.components import AXIS
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import AREA, AREAS, Position
from stavka.games.stalingrad42.rules.entry_areas import own_areas
from stavka.games.stalingrad42.rules.supply import lines
from stavka.hexes import Bitset


def network(p: Position, side: int) -> Bitset:
    """The hexes that unbroken railways join with a side's own areas, free of enemy units and zones
    unless friends are there. The Axis has converted those up to its start line.
    [17.1a, 17.4a, 17.4b]"""
    return p.field.keep(("network", side), lambda: _network(p, side))


def _network(p: Position, side: int) -> Bitset:
    found, ground = lines(p, side), p.ground
    usable = found.in_range & ~found.danger
    if side == AXIS:
        usable &= ground.map.behind_start_line
    sources = 0
    for area in own_areas(p, side):
        sources |= ground.map.areas[AREAS[area - AREA]].rails
    return GRID.flood(sources & usable, usable, exits=ground.rails)
