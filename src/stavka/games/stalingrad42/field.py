"""What follows from where the units stand: stacks, zones of control, bonds.

A field is never changed: when a unit moves, a new one takes its place that shares the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable
from typing import TYPE_CHECKING, Any, TypeVar

from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.ground import Ground
from stavka.games.stalingrad42.rules.zones import Bonds, Links, joined, links, zone
from stavka.hexes import Bitset, bits, members

if TYPE_CHECKING:
    from stavka.games.stalingrad42.position import Position

Pair = tuple[Bitset, ...]  # of the Axis and of the Soviets
Stacks = dict[int, tuple[int, ...]]  # the units of each hex and area, in the order of the box
Found = TypeVar("Found")
FORCED = 2  # the order from which on a unit is in full retreat; see `position`
ENTRAINED = 4  # the bit of a unit under a train marker; see `position`
BAKU, TO_BAKU = "G", GRID.size + 6  # the area that leads to Baku, and its place; see `position`


FEW = 5  # hexes: to spread a set costs as much as to look up so many single ones
SETS = ("units", "combat", "steady", "zoners", "formers")


class Field:
    """Sets of hexes of each side."""

    def __init__(
        self,
        ground: Ground,
        areas: tuple[tuple[str, ...], ...],
        stacks: tuple[Stacks, ...],
        sets: list[list[int]],
    ) -> None:
        self.ground = ground
        self.areas = areas  # the own entry areas of each side; some may be taken
        self.stacks = stacks  # of each side
        # Hexes with units, with combat units, with some that are not in full retreat, with some
        # that have a zone, with such as can form bonds.
        self.units, self.combat, self.steady, self.zoners, self.formers = map(tuple, sets)
        self.contested = self.units[AXIS] & self.units[SOVIET]  # cities [29.1.1a]
        self._zones: list[Bitset | None] = [None, None]
        self._beside: list[Bitset | None] = [None, None]
        self._links: list[Links | None] = [None, None]
        self._bonds: list[Bonds | None] = [None, None]
        self._present: list[tuple[int, ...] | None] = [None, None]
        self._kept: dict[Hashable, Any] = {}
        self._tested: dict[Hashable, tuple[Bitset, Bitset]] = {}
        self._recalled: dict[Hashable, tuple[object, Any]] = {}

    @classmethod
    def of(cls, p: Position) -> Field:
        """From scratch."""
        stacks: tuple[Stacks, ...] = ({}, {})
        every = p.box.armies.units
        for unit, place in enumerate(p.place):
            if place >= 0:
                own = stacks[every[unit].side]
                own[place] = (*own.get(place, ()), unit)
        sets = [[0, 0] for _ in SETS]
        for side, own in enumerate(stacks):
            for place, units in own.items():
                if place < GRID.size:
                    _mark(p, sets, side, place, units)
        areas = p.areas(AXIS), p.areas(SOVIET)
        return cls(p.ground, areas, stacks, sets)

    def after(self, p: Position, places: Collection[int], moved: Iterable[int] = ()) -> Field:
        """The field when units have come to or left these places, or have changed there."""
        stacks, every, at = list(self.stacks), p.box.armies.units, p.place
        sets = [
            [*self.units], [*self.combat], [*self.steady], [*self.zoners], [*self.formers],
        ]  # fmt: skip
        shown = [place for place in places if place >= 0]
        for side in {every[unit].side for unit in moved} or (AXIS, SOVIET):
            own = stacks[side] = stacks[side].copy()
            for place in shown:
                near = {*own.get(place, ()), *moved}
                units = sorted([u for u in near if at[u] == place and every[u].side == side])
                if units:
                    own[place] = tuple(units)
                else:
                    own.pop(place, None)
                if place < GRID.size:
                    gone = ~(1 << place)
                    for pair in sets:
                        pair[side] &= gone
                    _mark(p, sets, side, place, units)
        found = Field(self.ground, self.areas, tuple(stacks), sets)
        found._keep_from(self, places, shown)
        return found

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Field) and all(
            getattr(self, name) == getattr(other, name) for name in ("stacks", *SETS, "ground")
        )

    __hash__ = None  # type: ignore[assignment]

    def keep(self, key: Hashable, find: Callable[[], Found]) -> Found:
        """Something worked out from this field, once."""
        found: Found | None = self._kept.get(key)
        if found is None:
            found = self._kept[key] = find()
        return found

    def where(self, key: Hashable, among: Bitset, test: Callable[[int], bool]) -> Bitset:
        """Those of these hexes that pass a test of the units in a hex and beside it: each is tested
        once, and again when one of them leaves or changes, or another comes."""
        tested, passed = self._tested.get(key, (0, 0))
        if new := among & ~tested:
            passed |= bits(hex for hex in members(new) if test(hex))
            self._tested[key] = tested | new, passed
        return passed & among

    def recall(self, key: Hashable, state: object, find: Callable[[], Found]) -> Found:
        """Something worked out from this state, which is compared: it stays known while units move
        elsewhere."""
        known = self._recalled.get(key)
        if known is None or known[0] != state:
            known = self._recalled[key] = state, find()
        found: Found = known[1]
        return found

    def renew(self, key: Hashable, state: object, find: Callable[[Any], Found]) -> Found:
        """The same; who works it out anew is given the last state and what it led to, or None."""
        known = self._recalled.get(key)
        if known is None or known[0] != state:
            known = self._recalled[key] = state, find(known)
        found: Found = known[1]
        return found

    # Of each side, worked out when first asked for; a side that stands as before keeps what it has.

    def present(self, side: int) -> tuple[int, ...]:
        """Its units on the map and in its areas, in the order of the box."""
        found = self._present[side]
        if found is None:
            stacks = self.stacks[side].values()
            found = self._present[side] = tuple(sorted(unit for units in stacks for unit in units))
        return found

    def zone(self, side: int) -> Bitset:
        """Its zone of control; there is none around a contested city. [6.1a, 29.1.1e]"""
        if self._zones[side] is None:
            self._zones[side] = zone(self.ground, self.zoners[side] & ~self.contested)
        found = self._zones[side]
        assert found is not None
        return found

    def bond(self, side: int) -> Bonds:
        """Its bonds. [7.1a, 29.1.1e]"""
        if self._bonds[side] is None:
            self._bonds[side] = joined(self._link(side), self.units[1 - side])
        found = self._bonds[side]
        assert found is not None
        return found

    @property
    def baku_taken(self) -> bool:
        """Germans are in the area that leads to Baku: the Soviets do not use it. [24.1.3b]"""
        return TO_BAKU in self.stacks[AXIS]

    def open_areas(self, side: int) -> tuple[str, ...]:
        """The own entry areas that a side may use. [22.2a, 24.1.3b]"""
        areas = self.areas[side]
        if side == SOVIET and self.baku_taken:
            return tuple(name for name in areas if name != BAKU)
        return areas

    def _link(self, side: int) -> Links:
        if self._links[side] is None:
            formers = self.formers[side] & ~self.contested
            edges = self.ground.edges(self.open_areas(side)) if formers & self.ground.rim else ()
            self._links[side] = links(self.ground, formers, edges)
        found = self._links[side]
        assert found is not None
        return found

    def beside(self, side: int) -> Bitset:
        """The hexes beside its combat units, which extended movement shuns. [5.3b, 5.3d]"""
        found = self._beside[side]
        if found is None:
            found = self._beside[side] = zone(self.ground, self.combat[side])
        return found

    def fleeing(self, side: int) -> Bitset:
        """The hexes where all its combat units are in full retreat. [13.3.2g]"""
        return self.combat[side] & ~self.steady[side]

    def _keep_from(self, before: Field, places: Collection[int], shown: list[int]) -> None:
        """What stands as before stays known, though units have come, gone or changed there."""
        self._recalled = before._recalled
        if before._tested:
            hexes = [place for place in shown if place < GRID.size]
            if len(hexes) > FEW:
                near = GRID.spread(bits(hexes))
            else:
                near = 0
                for hex in hexes:
                    near |= GRID.within(hex, 1)
            far = ~near
            self._tested = {
                key: (tested & far, passed & far)
                for key, (tested, passed) in before._tested.items()
            }
        if len(shown) == len(places):  # nobody came into play or left it
            self._present = before._present.copy()
        for side in (AXIS, SOVIET):
            if self.combat[side] == before.combat[side]:
                self._beside[side] = before._beside[side]
        if (self.contested, self.baku_taken) != (before.contested, before.baku_taken):
            return
        for side in (AXIS, SOVIET):
            if self.zoners[side] == before.zoners[side]:
                self._zones[side] = before._zones[side]
            if (known := before._links[side]) and self.formers[side] == before.formers[side]:
                self._links[side] = known
                if not (self.units[1 - side] ^ before.units[1 - side]) & known.over:
                    self._bonds[side] = before._bonds[side]


def _mark(p: Position, sets: list[list[int]], side: int, place: int, units: Iterable[int]) -> None:
    """Put a hex into the sets of the side whose units stand in it."""
    every, order, known = p.box.armies.units, p.order, p.known
    light = 0  # units with a white frame, of which it takes two to form bonds [7.1b, 18.2.3b]
    here = fights = holds = has_zone = forms = False
    for unit in units:
        counter = every[unit]
        here = True
        if not counter.combat:
            continue
        fights = True
        if order[unit] < FORCED:
            holds = True
            if known[unit] & ENTRAINED:  # it has no zone and makes no bonds [5.6.4a, 6.1c]
                continue
            has_zone = True
        if not order[unit]:
            if not (counter.free or counter.support):
                forms = True
            else:
                light += 1
    bit = 1 << place
    for pair, inside in zip(sets, (here, fights, holds, has_zone, forms or light > 1), strict=True):
        if inside:
            pair[side] |= bit
