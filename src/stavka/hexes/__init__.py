"""Hex maps: numbers, neighbours, distance, lines of sight, cones, fields and paths. A hex is a
small int, a set of hexes is one big int (a bitset), and -1 is a place off the map. How a map
lies and numbers its hexes is data (`Layout`). What a hex holds and what it costs to enter is
the games' matter; nothing here knows terrain, units or rules."""

from stavka.hexes.fields import Bitset, Moves, bits, members
from stavka.hexes.grid import BadHex, Grid
from stavka.hexes.layout import OFF, Layout
from stavka.hexes.paths import Cost, Costs, Path

__all__ = [
    "OFF",
    "BadHex",
    "Bitset",
    "Cost",
    "Costs",
    "Grid",
    "Layout",
    "Moves",
    "Path",
    "bits",
    "members",
]
