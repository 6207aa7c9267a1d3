"""What everybody can read off the map: zones of control, bonds, and how far supply comes.

Sets of hexes are told column by column ("23": "04-11 15"), so that a move changes a few columns.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar

from stavka.games.stalingrad42.components import SIDES
from stavka.games.stalingrad42.geo import FIRST_COLUMN, FIRST_ROW, GRID, LAST_COLUMN, LAST_ROW
from stavka.games.stalingrad42.map import Exits
from stavka.games.stalingrad42.position import Position
from stavka.games.stalingrad42.rules.supply import sources, supplied, supplied_by_road
from stavka.hexes import Bitset, members

ROWS = LAST_ROW - FIRST_ROW + 1
COLUMN = (1 << ROWS) - 1
Columns = dict[str, str]
Told = TypeVar("Told")


def layers(p: Position) -> dict[str, Columns]:
    """Of each side: its zone, the hexes and the sides of its bonds, the hexes that its supply
    reaches, those among them that it reaches by road, and those that it comes from.
    [6.1a, 7.1d, 16.1b, 16.2.1a, 16.3.3a]"""
    return p.field.keep(("layers", bytes(p.axis_holds)), lambda: _layers(p))


def _layers(p: Position) -> dict[str, Columns]:
    found: dict[str, Columns] = {}

    def tell(kind: str, side: int, hexes: Told, told: Callable[[Told], Columns]) -> None:
        key = kind, side
        found[f"{kind}-{SIDES[side]}"] = p.field.recall(key, hexes, lambda: told(hexes))

    for side in range(len(SIDES)):
        zone, bond = p.field.zone(side), p.field.bond(side)
        tell("zone", side, zone & p.ground.land, _columns)
        tell("bond", side, bond.hexes, _columns)
        tell("barred", side, bond.sides[:3], _barred)  # a side is told from one of its hexes only
        tell("supplied", side, supplied(p, side), _columns)
        tell("by-road", side, supplied_by_road(p, side), _columns)
        tell("source", side, sources(p, side), _columns)
    return found


def _barred(sides: Exits) -> Columns:
    return {
        str(direction): " ".join(GRID.number(hex) for hex in members(hexes))
        for direction, hexes in enumerate(sides)
        if hexes
    }


def _columns(hexes: Bitset) -> Columns:
    found = {}
    for column in range(FIRST_COLUMN, LAST_COLUMN + 1):
        if not hexes:
            break
        if here := hexes & COLUMN:
            found[str(column)] = _runs(here)
        hexes >>= ROWS
    return found


@lru_cache(maxsize=10_000)
def _runs(rows: Bitset) -> str:
    """The rows of a column: "04-11 15"."""
    found: list[list[int]] = []
    for row in members(rows):
        if found and found[-1][1] == row - 1:
            found[-1][1] = row
        else:
            found.append([row, row])
    return " ".join(
        f"{first + FIRST_ROW:02}"
        if first == last
        else f"{first + FIRST_ROW:02}-{last + FIRST_ROW:02}"
        for first, last in found
    )
