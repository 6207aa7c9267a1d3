"""Staffs and guns of the Soviets in winter keep the company of troops: alone behind the enemy's
line they would take towns that nobody is in, and anybody could remove them."""

from __future__ import annotations

from stavka.games.stalingrad42.appraisal import Appraisal
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import Position
from stavka.hexes import Bitset, bits

ALONE = 50.0  # what they mind to be


class Company(Appraisal):
    """What hexes are worth to one of them."""

    def _goal(self, hex: int) -> float:
        found = super()._goal(hex)
        return found if GRID.within(hex, 1) & troops(self.p, self.side) else found - ALONE


def troops(p: Position, side: int) -> Bitset:
    """Where those stand who can fight by themselves."""

    def find() -> Bitset:
        return bits(
            p.place[unit]
            for unit in p.setup.units[side]
            if p.on_map(unit) and p.unit(unit).combat and not p.unit(unit).support
        )

    return p.field.keep(("troops", side), find)
