"""The position of Stalingrad '42: everything that is true now, flat and cheap to copy.

A place is a hex (0, 1, 2, ... of the grid), an entry area (from `AREA` on) or one of the boxes
beside the map (below 0). Lists are by unit unless said otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from stavka.games.stalingrad42.armies import Face, Unit
from stavka.games.stalingrad42.box import Box
from stavka.games.stalingrad42.components import SIDES
from stavka.games.stalingrad42.field import Field
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.ground import Ground
from stavka.games.stalingrad42.setups import Setup
from stavka.hexes import OFF
from stavka.kernel import Position as KernelPosition

# Boxes beside the map.
UNUSED, COMING, ELIMINATED, REMOVED, POOL, DISPLAYED = -1, -2, -3, -4, -5, -6
BOXES = {
    UNUSED: "unused",
    COMING: "coming",
    ELIMINATED: "eliminated",
    REMOVED: "removed",
    POOL: "pool",  # remnants that are not in play
    DISPLAYED: "displayed",  # units of which a remnant is in play
}
EXITED = -10  # minus the area by which it left the map
AREA = GRID.size
AREAS = tuple("ABCDEFGHJKLMNOPQRWXYZ")

GOOD, DISRUPTED, FORCED, CHOSEN = range(4)  # order; the last two are full retreat [13.1.1a]
ORDERS = ("good", "disrupted", "full-retreat", "full-retreat")
SUPPLIED, UNSUPPLIED, ISOLATED = range(3)
SUPPLY = ("supplied", "unsupplied", "isolated")

# What a unit has done in the present phase, as bits.
MOVED, EXTENDED, ATTACKED, DEFENDED, RETREATED, ADVANCED, DECLINED, AUTO_DS = (
    1 << n for n in range(8)
)
DONE = (
    "moved", "extended", "attacked", "defended", "retreated", "advanced", "declined", "auto-ds",
)  # fmt: skip
# What stays with a unit, as bits: it is bound no more; it has stood on the map.
FREE, SEEN = 1, 2
KNOWN = ("free", "seen")

PHASES = ("initial", "movement", "combat", "recovery", "supply", "victory")
INITIAL, MOVEMENT, COMBAT, RECOVERY, SUPPLY_PHASE, VICTORY = range(len(PHASES))

FORTS = ("north", "south", "Rostov")


class Position(KernelPosition, array_like=True, kw_only=True):
    """What changes; the box and the set-up do not."""

    box: Box
    scenario: str
    turn: int
    phase: int = INITIAL
    side: int = 0  # whose player turn it is
    place: list[int]
    face: bytearray
    order: bytearray
    supply: bytearray
    done: bytearray  # in this phase
    known: bytearray  # FREE, SEEN
    stands_for: list[int]  # the unit whose remnant this is, or -1
    axis_holds: bytearray  # by the box's `held`: cities and victory hexes
    forts: bytearray  # by group of printed forts: still in use
    city_battles: dict[int, tuple[int, ...]]  # hex: side of the marker, then who forced it
    auto_ds: list[tuple[int, ...]]  # each hex emptied in movement, then who emptied it
    caucasus_bound: bool = True  # 20.6 has not been lifted
    advance_won: int = 0  # hexes that a breakthrough combat would have given
    points: int = 0  # victory points as last counted

    @property
    def setup(self) -> Setup:
        return self.box.setups[self.scenario]

    @property
    def enemy(self) -> int:
        """Of the player whose turn it is."""
        return 1 - self.side

    @cached_property
    def ground(self) -> Ground:
        return self.box.ground(self.scenario, self.turn)

    @cached_property
    def field(self) -> Field:
        """Stacks, zones and bonds as they are now."""
        return Field.of(self)

    def unit(self, unit: int) -> Unit:
        return self.box.armies.units[unit]

    def top(self, unit: int) -> Face:
        """The face that is up."""
        return self.box.armies.units[unit].faces[self.face[unit]]

    def steps(self, unit: int) -> int:
        return self.box.armies.units[unit].steps_at(self.face[unit])

    def routed(self, unit: int) -> bool:
        """In full retreat."""
        return self.order[unit] >= FORCED

    def on_map(self, unit: int) -> bool:
        return 0 <= self.place[unit] < AREA

    def in_area(self, unit: int) -> bool:
        return self.place[unit] >= AREA

    def at(self, place: int) -> tuple[int, ...]:
        """The units in a hex or an area, in the order of the box."""
        return self.field.stacks.get(place, ())

    def move(self, units: tuple[int, ...], place: int) -> None:
        """Put units somewhere else."""
        places = {place}
        for unit in units:
            places.add(self.place[unit])
            self.place[unit] = place
        self.touched(places, units)
        if self.city_battles:
            self._end_city_battles(places)

    def eliminate(self, units: tuple[int, ...]) -> None:
        """Into the box of the eliminated; a remnant goes back to its display, and the unit it
        stood for is lost for good. [10.4.3a]"""
        for unit in units:
            whole = self.stands_for[unit]
            if whole >= 0:
                self.stands_for[unit] = -1
                self.move((whole,), REMOVED)
            self.move((unit,), ELIMINATED if whole < 0 else POOL)

    def _end_city_battles(self, places: set[int]) -> None:
        """A marker goes when the defenders have left, or nobody who forced it is beside the city;
        a remnant is its unit. [11.6.2e]"""
        for hex, (_, *forced) in tuple(self.city_battles.items()):
            if not places & {hex, *GRID.neighbours[hex]}:
                continue
            side = self.unit(forced[0]).side
            near = {self.place[u] for u in forced}
            near |= {self.place[r] for r, whole in enumerate(self.stands_for) if whole in forced}
            beside = near & set(GRID.neighbours[hex]) - {OFF}
            if not beside or not self.field.combat[1 - side] >> hex & 1:
                del self.city_battles[hex]

    def touched(self, places: Iterable[int], moved: Iterable[int] = ()) -> None:
        """Units have come to or left these places, or have changed there."""
        if (field := vars(self).get("field")) is not None:
            vars(self)["field"] = field.after(self, places, moved)

    def set_order(self, unit: int, order: int) -> None:
        if self.order[unit] != order:
            self.order[unit] = order
            self.touched((self.place[unit],))


def area_of(name: str) -> int:
    """The place of an entry area."""
    return AREA + AREAS.index(name)


def is_area(place: int) -> bool:
    return place >= AREA


def exit_of(area: int) -> int:
    """The box of those who have left the map by an area."""
    return EXITED - (area - AREA)


def place_id(place: int) -> str:
    """How a choice or an event names a place."""
    if 0 <= place < AREA:
        return GRID.number(place)
    if place >= AREA:
        return f"area-{AREAS[place - AREA]}"
    if place <= EXITED:
        return f"exit-{AREAS[EXITED - place]}"
    return BOXES[place]


def find_place(id: str) -> int | None:
    """The hex or area of this name; None if there is none."""
    if id.startswith("area-") and id[5:] in AREAS:
        return area_of(id[5:])
    return _HEXES.get(id)


_HEXES = {GRID.number(hex): hex for hex in range(GRID.size)}


def side_id(side: int) -> str:
    return SIDES[side]
