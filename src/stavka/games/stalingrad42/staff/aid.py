"""What an attack can count on besides the troops: an air unit that is ready, a salvo in range."""

from __future__ import annotations

from typing import NamedTuple

from stavka.games.stalingrad42.components import AXIS
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import AIR_READY, Position
from stavka.games.stalingrad42.rules import air, artillery
from stavka.games.stalingrad42.rules.artillery import DIVISION, OWN_ONLY
from stavka.hexes import Bitset


class Aid(NamedTuple):
    """To an attack on one hex."""

    air: bool = False
    guns: int = 0


class Aids:
    """All that a side has left; what is promised to one attack is not there for the next. How far
    guns reach is known as long as the enemy stands as he does."""

    def __init__(self, p: Position, known: dict[object, object]) -> None:
        self.wings = 0
        self.flown: Bitset = 0
        if p.side == AXIS:
            ready = [a for a in air.every(p) if p.air[a] == AIR_READY]
            self.wings = sum(not air.is_romanian(p, a) for a in ready)
            self.flown = air.in_range(p) if self.wings else 0
        self.salvos: list[Bitset] = [
            _range(p, unit, known) for unit in _supporters(p) if _ready(p, unit)
        ]
        self._to: dict[int, Aid] = {}  # until some of it is promised

    def to(self, target: int) -> Aid:
        found = self._to.get(target)
        if found is None:
            guns = any(salvo >> target & 1 for salvo in self.salvos)
            air = self.wings > 0 and bool(self.flown >> target & 1)
            found = self._to[target] = Aid(air, int(guns))
        return found

    def promise(self, target: int) -> None:
        """It is counted on for an attack on this hex."""
        aid = self.to(target)
        lost: Bitset = 0
        if aid.air:
            self.wings -= 1
            lost = 0 if self.wings else self.flown
        if aid.guns:
            salvo = next(salvo for salvo in self.salvos if salvo >> target & 1)
            self.salvos.remove(salvo)
            lost |= salvo
        self._to = {hex: known for hex, known in self._to.items() if not lost >> hex & 1}


def _supporters(p: Position) -> list[int]:
    """The units of the side that are there to support others."""
    return p.box.keep(
        ("supporters", p.scenario, p.side),
        lambda: [unit for unit in p.setup.units[p.side] if p.unit(unit).support],
    )


def _ready(p: Position, unit: int) -> bool:
    """On the map and not used; allies support only their own, and an artillery division is gone
    after its salvo: it is not counted on."""
    counter = p.unit(unit)
    if counter.nation in OWN_ONLY or counter.kind == DIVISION:
        return False
    return p.on_map(unit) and p.top(unit).ready and not p.order[unit] and unit not in p.refits


def _range(p: Position, unit: int, known: dict[object, object]) -> Bitset:
    key = "salvo", unit, p.place[unit], p.field.zone(p.enemy)
    if key not in known:
        known[key] = GRID.spread(artillery.in_range(p, unit))  # it supports those who attack
    found = known[key]
    assert isinstance(found, int)
    return found
