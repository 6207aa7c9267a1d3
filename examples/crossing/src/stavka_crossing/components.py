"""What lies in the box: the figures of the edition, and the river that they make."""

from __future__ import annotations

import msgspec

from stavka.hexes import BadHex, Grid, Layout
from stavka.kernel import Edition
from stavka.kernel.edition import BadEdition

MOST_TURNS = 100
LAYOUT = Layout(flat=True, shifted="even", number="CCRR")


class River(msgspec.Struct, frozen=True):
    columns: int
    rows: int
    turns: int


class Boat(msgspec.Struct, frozen=True):
    men: int
    sounds: int
    saves: int


class Gun(msgspec.Struct, frozen=True):
    rounds: int
    near: int
    far: int


COMPONENTS = {"rivers": River, "boats": Boat, "guns": Gun}


class Box:
    """The edition unpacked once for all matches that are played with it."""

    def __init__(self, edition: Edition) -> None:
        self.hash = edition.hash
        self.river = msgspec.convert(edition.figures["rivers"]["river"], River)
        self.boat = msgspec.convert(edition.figures["boats"]["boat"], Boat)
        self.gun = msgspec.convert(edition.figures["guns"]["gun"], Gun)
        if not 2 <= self.river.columns <= 20:
            raise BadEdition("rivers.river.columns: 2 to 20")
        if not 3 <= self.river.rows <= 20:
            raise BadEdition("rivers.river.rows: 3 to 20")
        if not 1 <= self.river.turns <= MOST_TURNS:
            raise BadEdition(f"rivers.river.turns: 1 to {MOST_TURNS}")
        self.grid = Grid(self.river.columns, self.river.rows, LAYOUT)
        self.hexes = range(self.grid.size)
        self.start = self.grid.at(f"{(self.river.columns + 1) // 2:02}01")
        self.landing = frozenset(h for h in self.hexes if self.grid.row(h) == self.river.rows)
        # Where mines may lie.
        self.water = tuple(h for h in self.hexes if 1 < self.grid.row(h) < self.river.rows)
        self.around = tuple(
            tuple(sorted(h for h in near if h >= 0)) for near in self.grid.neighbours
        )

    def hex(self, text: str) -> int | None:
        """The hex of this number; None if there is none."""
        try:
            return self.grid.at(text)
        except BadHex:
            return None

    def hits_on(self, hex: int) -> int:
        """What the gun needs against a boat here. [3.2a]"""
        near = 2 * self.grid.row(hex) > self.river.rows
        return self.gun.near if near else self.gun.far
