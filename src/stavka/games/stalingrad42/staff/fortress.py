"""A fortress: hexes of which one must be held or the game is lost, and the ground around them."""

from __future__ import annotations

from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import Position
from stavka.hexes import Bitset, bits


def strongholds(p: Position, side: int) -> Bitset:
    """Where those stand who must not go, as long as it counts. [C3.5b]"""
    found = 0
    for row in p.setup.victory.values():
        if side == AXIS and row.what == "hold" and p.turn <= row.turn:
            found |= bits(GRID.at(number) for number in row.at)
    return found & p.field.combat[side]


def walls(p: Position, inner: Bitset) -> Bitset:
    """The ground around them that no enemy holds: whoever is there stays, wheels too."""
    return GRID.spread(GRID.spread(inner)) & ~inner & p.ground.land & ~p.field.units[SOVIET]
