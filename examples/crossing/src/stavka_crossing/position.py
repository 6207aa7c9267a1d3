"""Everything that is true now, flat and cheap to copy."""

from __future__ import annotations

from stavka import kernel
from stavka_crossing.components import Box

BOAT, BANK = SEATS = ("boat", "bank")


class Position(kernel.Position, array_like=True, kw_only=True):
    box: Box  # shared by all copies, saved as its hash
    all_mines: int
    in_stock: int  # mines that are yet to be laid
    mines: list[int]  # where they lie; the boat does not know
    gone: int = 0  # mines that were found or have gone off
    clear: list[int]  # hexes in which everybody knows that there is none (any more)
    boat: int
    men: int
    rounds: int
    turn: int = 0
