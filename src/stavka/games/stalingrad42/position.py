"""The position of Stalingrad '42: everything that is true now, flat and cheap to copy.

A place is a hex (0, 1, 2, ... of the grid), an entry area (from `AREA` on) or one of the boxes
beside the map (below 0). Lists are by unit unless said otherwise.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache, cached_property

from stavka.games.stalingrad42.armies import Face, Unit
from stavka.games.stalingrad42.box import Box
from stavka.games.stalingrad42.components import AXIS, SIDES, SOVIET
from stavka.games.stalingrad42.field import Field
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.ground import Ground, Over
from stavka.games.stalingrad42.setups import NORTH, Setup
from stavka.hexes import OFF, Bitset, bits
from stavka.kernel import Position as KernelPosition

# Boxes beside the map.
UNUSED, COMING, ELIMINATED, REMOVED, POOL, DISPLAYED, STOCK, WITHDRAWN = range(-1, -9, -1)
BOXES = {
    UNUSED: "unused",
    COMING: "coming",
    ELIMINATED: "eliminated",
    REMOVED: "removed",
    POOL: "pool",  # remnants that are not in play
    DISPLAYED: "displayed",  # units of which a remnant is in play
    STOCK: "stock",  # supply points that are not in play
    WITHDRAWN: "withdrawn",  # by a rule of the campaign [32.1a]
}
# Who comes back by itself, and after how many turns. [19.4b]
RETURNING, AWAY = ("leader", "army-staff", "reserve-army"), 2
EXITED = -10  # minus the area by which it left the map
MASKED = -40  # minus the number of a maskirovka marker: the box that it names [34.1.2a]
MASKS = 6  # markers, boxes and reserve armies [34.1.1a]
AREA = GRID.size
AREAS = (*"ABCDEFGHJKLMNOPQRWXYZ", NORTH)
CLOSED_IN_WINTER = "K"  # [23.4h]

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
# What stays with a unit, as bits: it is bound no more; it has stood on the map; it is under a train
# marker; it came to the map by rail; it went from area to area in this player turn; it left for
# Baku in this one; it is of the force that has taken the way there; it has been on the Elbrus.
FREE, SEEN, ENTRAINED, RAILED, SHIFTED, LEAVES, MARCHES, CLIMBED = (1 << n for n in range(8))
KNOWN = ("free", "seen", "entrained", "railed", "shifted", "leaves", "marches", "climbed")

# By what means units were carried in the present phase.
CARRIED = BY_RAIL, RAIL_ON_MAP, RAIL_FERRY, BY_AZOV, BY_BLACK_SEA, OVER_STRAIT = range(6)

PHASES = ("initial", "movement", "combat", "recovery", "supply", "victory")
INITIAL, MOVEMENT, COMBAT, RECOVERY, SUPPLY_PHASE, VICTORY = range(len(PHASES))

FORTS = ("north", "south", "Rostov")

# Where an air unit is: aside, in its box ready or used, over a battle, with a unit.
# [9.3.1b, 9.3.7a]
AIR = ("aside", "ready", "used", "over", "with")
AIR_ASIDE, AIR_READY, AIR_USED, AIR_OVER, AIR_WITH = range(len(AIR))

WEATHERS = CLEAR, OVERCAST, OVERCAST_WINTER, RAIN, SNOW = (
    "clear", "overcast", "overcast-winter", "rain", "snow",
)  # fmt: skip


class Position(KernelPosition, array_like=True, kw_only=True):
    """What changes; the box and the set-up do not."""

    box: Box
    scenario: str
    turn: int
    phase: int = INITIAL
    side: int = 0  # whose player turn it is
    short_turn: bool = False  # it is the short one of the Germans [33.2.3a]
    preliminary: bool = False  # the Soviets move before the first German turn [C2.4a]
    place: list[int]
    face: bytearray
    order: bytearray
    supply: bytearray
    done: bytearray  # in this phase
    known: bytearray  # FREE, SEEN
    stands_for: list[int]  # the unit whose remnant this is, or -1
    axis_holds: bytearray  # by the box's `held`: cities, victory hexes, ports
    forts: bytearray  # by group of printed forts: still in use
    works: dict[int, tuple[int, bool]]  # fort markers by hex: whose it is, whether complete
    city_battles: dict[int, tuple[int, ...]]  # hex: level of the marker, then who forced it
    railheads: list[tuple[int, ...]]  # each with the line behind it, from the edge of the map
    auto_ds: list[tuple[int, ...]]  # each hex emptied in movement, then who emptied it
    air: bytearray  # by the set-up's air units: where it is
    air_at: list[int]  # the hex it is over, the unit it is with; else -1
    weather: str = CLEAR
    resources: int = 0  # resource points that are left in this initial phase
    replacements: dict[str, int]  # the same of replacement points, by kind
    refits: dict[int, bool]  # units under a replacement marker: whether they were eliminated
    caucasus_bound: bool = True  # 20.6 has not been lifted
    advance_won: int = 0  # hexes that a breakthrough combat would have given
    points: int = 0  # victory points as last counted
    mud_on: int = 0  # the turn on which the mud marker lies; 0: beside the track [23.3.2a]
    flooded: bool = False  # it has rained: seasonal marshes are marshes for good [23.2.2d]
    disengagement: bool = False  # chapter 27 is played with
    tried: list[int]  # units that have thrown for it in this phase
    contested_cities: bool = False  # chapter 29 is played with
    leaders: bool = False  # chapter 28 is played with
    planning: bool = False  # chapter 26 is played with
    plans: list[tuple[int, bool]]  # headquarters with a planned offensive, and whether it is ready
    reserving: bool = False  # chapter 25 is played with
    reserves: dict[int, bool]  # units in reserve: whether they have been activated
    stepped: list[int]  # units that have moved a hex at most, into no enemy zone
    vacated: int = -1  # the hex of the last battle of this phase
    carried: bytearray  # how many units, by means
    returns: dict[int, int]  # units on the turn track, and when they come [19.4b]
    owed: dict[str, int]  # by change of the campaign: how many units are to be chosen [32.1a]
    given_up: int = 0  # steps of those who have gone by it [32.1d]
    special_forfeited: bool = False  # the next special replacement of the Axis is lost [32.3a]
    winter_offensive: int = 0  # the turn on which it was declared [33.1b]
    army_called: int = 0  # the turn on which a reserve army was activated last [31.0c]
    flotilla: int = OFF  # the hex that the Volga Flotilla serves
    sailed: bool = False  # it has got there in this phase
    # Reserve armies [34]. Secret: which marker lies under which army, and who is in which box.
    masks: dict[int, int]  # the marker under each army that has come
    suspects: dict[int, int]  # which markers it may have in the enemy's eyes, as bits
    exchanged: list[
        tuple[int, int]
    ]  # pairs that have, or seem to have, changed theirs in this phase
    marches: dict[int, tuple[int, int, int, bool]]  # how armies have moved in this phase
    filled: int = 0  # boxes that have got units in this turn, as bits
    drained: int = 0  # those that units have left
    newcomers: list[int]  # units that have got into a box in this turn
    transferred: bool = False  # one of a box has gone to another or to an area in this turn
    called_in: bool = False  # one has gone into a box by strategic movement in this turn
    opened: list[int]  # armies that are removed when the next Soviet turn ends [34.7a]
    calls: dict[str, int]  # by command: the turn from which its next unit comes [20.8a, 30.0b]

    @cached_property
    def setup(self) -> Setup:
        return self.box.setups[self.scenario]

    @property
    def enemy(self) -> int:
        """Of the player whose turn it is."""
        return 1 - self.side

    @cached_property
    def ground(self) -> Ground:
        return self.box.ground(self.scenario, self.turn, wet=self.wet, marshy=self.flooded)

    @property
    def muddy(self) -> bool:
        """It has rained on the turn before and does so no more: rain takes the marker away to the
        next turn. [23.3.1a, 23.3.2b]"""
        return self.mud_on == self.turn

    @property
    def wet(self) -> bool:
        """Rain or mud, which does the same but to aircraft. [23.3.3a]"""
        return self.weather == RAIN or self.muddy

    def areas(self, side: int) -> tuple[str, ...]:
        """The own entry areas of a side; one is closed in winter. [22.2a, 23.4h]"""
        found = self.setup.areas(side)
        if not self.ground.conditions.winter:
            return found
        return tuple(name for name in found if name != CLOSED_IN_WINTER)

    @cached_property
    def field(self) -> Field:
        """Stacks, zones and bonds as they are now."""
        return Field.of(self)

    @property
    def places(self) -> tuple[int, ...]:
        """Where all units are, to be kept and compared: while nobody moves it is the same."""
        return self.field.keep("places", lambda: tuple(self.place))

    @cached_property
    def controlled(self) -> tuple[Bitset, Bitset]:
        """The cities, victory hexes and ports that each side controls. [16.2.4a, 16.3.4a]"""
        axis = bits(hex for hex, number in self.box.held.items() if self.axis_holds[number])
        return axis, bits(self.box.held) & ~axis

    def take(self, hex: int, side: int) -> None:
        """Control of a city, victory hex or port changes hands."""
        self.axis_holds[self.box.held[hex]] = side == AXIS
        self.forget("controlled")

    def over(self, side: int) -> Over:
        """The sides of the Volga that only this side crosses. [5.5.3b, 5.5.3c]"""
        return self.ground.soviet_crossings(self.flotilla) if side == SOVIET else ()

    def crossing(self, hex: int, direction: int) -> bool:
        """Whether the Volga is crossed there at all: by ferry, bridge or flotilla. [9.5.3a]"""
        return (hex, direction) in self.ground.crossings(self.flotilla)

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

    def entrained(self, unit: int) -> bool:
        """Under a train marker. [5.6.1c]"""
        return bool(self.known[unit] & ENTRAINED)

    def on_map(self, unit: int) -> bool:
        return 0 <= self.place[unit] < AREA

    def in_area(self, unit: int) -> bool:
        return self.place[unit] >= AREA

    def of(self, side: int, place: int) -> tuple[int, ...]:
        """The units of a side in a hex or an area, in the order of the box."""
        return self.field.stacks[side].get(place, ())

    def fighting(self, side: int, place: int) -> tuple[int, ...]:
        """Its combat units there."""
        every = self.box.armies.units
        return tuple(unit for unit in self.of(side, place) if every[unit].combat)

    def contested(self, place: int) -> bool:
        """A city in which both sides stand: then its marker lies there, and else never.
        [29.1.1a, 29.1.1c]"""
        return self.contested_cities and place in self.city_battles

    def first_attacker(self, hex: int) -> int:
        """The side that came into a contested city. [29.1.4a]"""
        return self.unit(self.city_battles[hex][1]).side

    def beyond(self, hex: int) -> tuple[int, ...]:
        """The entry areas that lie beside a hex at the edge."""
        return tuple(map(area_of, self.ground.doors.get(hex, ())))

    def around(self, hex: int) -> list[object]:
        """What a battle for a hex depends on: who stands there and beside it, and in what state."""
        (axis, soviet), face, order, supply, done, known = (
            self.field.stacks, self.face, self.order, self.supply, self.done, self.known,
        )  # fmt: skip
        found: list[object] = [self.side, self.phase, bytes(self.forts)]
        if self.ground.conditions.winter:  # who holds a large city is warm beside it [23.4e]
            found.append(bytes(self.axis_holds))
        if self.refits:  # they forbid attacks [21.4c, 21.4d]
            found.append(tuple(self.refits))
        if self.reserves:  # they do not attack [25.2.3d]
            found.append(tuple(self.reserves))
        if self.flotilla != OFF:  # attacks go over the Volga there [9.5.3a]
            found.append(self.flotilla)
        for place in (hex, *GRID.neighbours[hex], *self.beyond(hex)):
            if place in self.works:
                found += (place, self.works[place])
            for unit in (*axis.get(place, ()), *soviet.get(place, ())):
                found += (place, unit, face[unit], order[unit], supply[unit], done[unit])
                found.append(known[unit])
        return found

    def move(self, units: tuple[int, ...], place: int) -> None:
        """Put units somewhere else."""
        places = {place}
        for unit in units:
            places.add(self.place[unit])
            self.place[unit] = place
        self.touched(places, units)
        if self.plans or self.reserves or self.refits:
            self._lift_markers(units)
        if self.city_battles and not self.contested_cities:
            self._end_city_battles(places)

    def _lift_markers(self, units: tuple[int, ...]) -> None:
        """Who leaves the map leaves its markers."""
        for unit in units:
            if not self.on_map(unit):
                self.reserves.pop(unit, None)
            if self.place[unit] < 0:
                self.plans[:] = [plan for plan in self.plans if plan[0] != unit]
            if self.place[unit] <= EXITED and not is_box(self.place[unit]):
                self.refits.pop(unit, None)

    def eliminate(self, units: tuple[int, ...]) -> None:
        """Into the box of the eliminated; a remnant goes back to its display, and the unit it
        stood for is lost for good; a supply point can be placed anew, and leaders and staffs come
        back. [10.4.3a, 19.4a, 19.4b]"""
        self.detrain(units)
        for unit in units:
            self.refits.pop(unit, None)
            whole = self.stands_for[unit]
            if whole >= 0:
                self.stands_for[unit] = -1
                self.move((whole,), REMOVED)
            self.move((unit,), self._box_of(unit) if whole < 0 else POOL)

    def _box_of(self, unit: int) -> int:
        """Where a lost unit lies; some come back by themselves. [19.4a, 19.4b]"""
        kind = self.unit(unit).kind
        if kind in RETURNING:
            self.returns[unit] = self.turn + AWAY
            return COMING
        return STOCK if kind == "supply" else ELIMINATED

    def _end_city_battles(self, places: set[int]) -> None:
        """A marker goes when the defenders have left, or nobody who forced it is beside the city,
        unless over an impassable side; a remnant is its unit. [2.2.3d, 11.6.2e]"""
        for hex, (_, *forced) in tuple(self.city_battles.items()):
            around = {*self.ground.beside(hex), *self.beyond(hex)}
            if not places & {hex, *around}:
                continue
            side = self.unit(forced[0]).side
            near = {self.place[u] for u in forced}
            near |= {self.place[r] for r, whole in enumerate(self.stands_for) if whole in forced}
            if not near & around or not self.field.combat[1 - side] >> hex & 1:
                del self.city_battles[hex]

    def touched(self, places: Collection[int], moved: Iterable[int] = ()) -> None:
        """Units have come to or left these places, or have changed there."""
        if (field := vars(self).get("field")) is not None:
            vars(self)["field"] = field.after(self, places, moved)

    def entrain(self, unit: int) -> None:
        """It gets a train marker, and has no zone any more. [5.6.1c, 5.6.4a]"""
        self.known[unit] |= ENTRAINED
        self.touched((self.place[unit],))

    def detrain(self, units: Iterable[int]) -> None:
        """Off with the train markers. [5.6.5a]"""
        riding = [unit for unit in units if self.known[unit] & ENTRAINED]
        for unit in riding:
            self.known[unit] &= ~ENTRAINED
        if riding:
            self.touched({self.place[unit] for unit in riding})

    def set_order(self, unit: int, order: int) -> None:
        self.set_orders({unit: order})

    def set_orders(self, orders: dict[int, int]) -> None:
        changed = {unit: order for unit, order in orders.items() if self.order[unit] != order}
        for unit, order in changed.items():
            self.order[unit] = order
        if changed:
            self.touched({self.place[unit] for unit in changed})


def area_of(name: str) -> int:
    """The place of an entry area."""
    return AREA + AREAS.index(name)


def is_area(place: int) -> bool:
    return place >= AREA


def is_box(place: int) -> bool:
    """Whether it is the box of a maskirovka marker."""
    return place <= MASKED


def box_id(marker: int) -> str:
    """How a choice or an event names the box of a marker."""
    return f"box-{marker + 1}"


def exit_of(area: int) -> int:
    """The box of those who have left the map by an area."""
    return EXITED - (area - AREA)


@cache
def place_id(place: int) -> str:
    """How a choice or an event names a place."""
    if 0 <= place < AREA:
        return GRID.number(place)
    if place >= AREA:
        return f"area-{AREAS[place - AREA]}"
    if is_box(place):
        return box_id(MASKED - place)
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
