"""What follows from where the units stand: stacks, zones of control, bonds.

A field is never changed: when a unit moves, a new one takes its place that shares the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TYPE_CHECKING, Any, TypeVar

from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.ground import Ground
from stavka.games.stalingrad42.rules.zones import Bonds, bonds, zone
from stavka.hexes import Bitset

if TYPE_CHECKING:
    from stavka.games.stalingrad42.position import Position

Pair = tuple[Bitset, ...]  # of the Axis and of the Soviets
Found = TypeVar("Found")
FORCED = 2  # the order from which on a unit is in full retreat; see `position`


class Field:
    """Sets of hexes of each side."""

    def __init__(
        self,
        ground: Ground,
        areas: tuple[tuple[str, ...], ...],
        stacks: dict[int, tuple[int, ...]],
        sets: list[list[int]],
    ) -> None:
        self.ground = ground
        self.areas = areas  # the own entry areas of each side
        self.stacks = stacks  # the units of each hex and area, in the order of the box
        self.units, self.combat, self.zoners, self.formers = (tuple(pair) for pair in sets)
        self._zones: list[Bitset | None] = [None, None]
        self._bonds: list[Bonds | None] = [None, None]
        self._kept: dict[Hashable, Any] = {}

    @classmethod
    def of(cls, p: Position) -> Field:
        """From scratch."""
        stacks: dict[int, list[int]] = {}
        for unit, place in enumerate(p.place):
            if place >= 0:
                stacks.setdefault(place, []).append(unit)
        sets = [[0, 0], [0, 0], [0, 0], [0, 0]]
        for place, units in stacks.items():
            if place < GRID.size:
                _mark(p, sets, place, units)
        found = {place: tuple(units) for place, units in stacks.items()}
        areas = p.setup.areas(AXIS), p.setup.areas(SOVIET)
        return cls(p.ground, areas, found, sets)

    def after(self, p: Position, places: Iterable[int], moved: Iterable[int] = ()) -> Field:
        """The field when units have come to or left these places, or have changed there."""
        stacks = self.stacks.copy()
        sets = [list(pair) for pair in (self.units, self.combat, self.zoners, self.formers)]
        for place in places:
            if place < 0:
                continue
            near = {*stacks.get(place, ()), *moved}
            units = sorted(unit for unit in near if p.place[unit] == place)
            if units:
                stacks[place] = tuple(units)
            else:
                stacks.pop(place, None)
            if place < GRID.size:
                gone = ~(1 << place)
                for pair in sets:
                    pair[0] &= gone
                    pair[1] &= gone
                _mark(p, sets, place, units)
        found = Field(self.ground, self.areas, stacks, sets)
        found._keep_from(self)
        return found

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Field) and all(
            getattr(self, name) == getattr(other, name)
            for name in ("stacks", "units", "combat", "zoners", "formers", "ground")
        )

    __hash__ = None  # type: ignore[assignment]

    def keep(self, key: Hashable, find: Callable[[], Found]) -> Found:
        """Something worked out from this field, once."""
        if key not in self._kept:
            self._kept[key] = find()
        found: Found = self._kept[key]
        return found

    # Of each side, worked out when first asked for; a side that stands as before keeps what it has.

    def zone(self, side: int) -> Bitset:
        """Its zone of control. [6.1a]"""
        if self._zones[side] is None:
            self._zones[side] = zone(self.ground, self.zoners[side])
        found = self._zones[side]
        assert found is not None
        return found

    def bond(self, side: int) -> Bonds:
        """Its bonds. [7.1a]"""
        if self._bonds[side] is None:
            formers = self.formers[side]
            edges = self.ground.edges(self.areas[side]) if formers & self.ground.rim else ()
            self._bonds[side] = bonds(self.ground, formers, self.units[1 - side], edges)
        found = self._bonds[side]
        assert found is not None
        return found

    def beside(self, side: int) -> Bitset:
        """The hexes beside its combat units, which extended movement shuns. [5.3b, 5.3d]"""
        return self.keep(("beside", side), lambda: zone(self.ground, self.combat[side]))

    def fleeing(self, side: int) -> Bitset:
        """The hexes where all its combat units are in full retreat. [13.3.2g]"""
        return self.combat[side] & ~self.zoners[side]

    def _keep_from(self, before: Field) -> None:
        for side in (AXIS, SOVIET):
            if self.zoners[side] == before.zoners[side]:
                self._zones[side] = before._zones[side]
            same = self.formers[side] == before.formers[side]
            if same and self.units[1 - side] == before.units[1 - side]:
                self._bonds[side] = before._bonds[side]


def _mark(p: Position, sets: list[list[int]], place: int, units: Iterable[int]) -> None:
    """Put a hex into the sets of those who stand in it."""
    bit, every, order = 1 << place, p.box.armies.units, p.order
    here, combat, zoners, formers = sets
    light = 0  # units with a white frame, of which it takes two to form bonds [7.1b, 18.2.3b]
    for unit in units:
        counter = every[unit]
        side = counter.side
        here[side] |= bit
        if not counter.combat:
            continue
        combat[side] |= bit
        if order[unit] < FORCED:
            zoners[side] |= bit
        if not order[unit]:
            light += counter.free or counter.support
            if light > 1 or not (counter.free or counter.support):
                formers[side] |= bit
