"""Chapter 5, movement: what units that move together may do, and how far they come."""

from __future__ import annotations

from typing import Self

from msgspec.structs import replace

from stavka.games.stalingrad42.ground import HALVES
from stavka.games.stalingrad42.position import CHOSEN, FORCED, Position, is_area
from stavka.games.stalingrad42.rules import supply_points
from stavka.games.stalingrad42.rules.able import bar_extended, bar_further, bar_move, bar_normal
from stavka.games.stalingrad42.rules.base import AskActive
from stavka.games.stalingrad42.rules.boxes import pace, with_boxes
from stavka.games.stalingrad42.rules.entry_areas import (
    INTO_AREA,
    bar_shift,
    entering,
    into_areas,
    may_enter_from,
    outlets,
    own_areas,
)
from stavka.games.stalingrad42.rules.hindrance import hindrance
from stavka.games.stalingrad42.rules.movement import (
    EXTENDED,
    FAR,
    LEAVING,
    NORMAL,
    SHORT,
    TACTICAL,
    Hindrance,
    Reach,
    reach,
    tactical,
)
from stavka.games.stalingrad42.rules.ships import ONE_OF_TWO, bar_aboard, is_marine
from stavka.games.stalingrad42.rules.units import mover
from stavka.games.stalingrad42.rules.weather import points_of
from stavka.hexes import OFF
from stavka.kernel import Reason

ONE_HEX = 1  # for whoever has got a replacement, or goes into reserve [21.4b, 25.2.1b]


class March(AskActive, frozen=True):
    """Units that move together from the place where they began. `spent`: halves of points, or hexes
    of tactical movement; `shy`: they have never been beside an enemy on their way; `turned`: supply
    has been turned over; `late`: units that a staff has picked up on its way, with what had been
    spent and the hexes gone by then; `boxed`: hexes gone in the box of a reserve army before they
    left it. [5.1c, 5.1d, 18.6.2a, 20.1.3b, 34.6.3a]"""

    units: tuple[int, ...]
    start: int
    mode: int = NORMAL
    spent: int = 0
    hexes: int = 0
    shy: bool = True
    turned: bool = False
    late: tuple[tuple[int, int, int], ...] = ()
    boxed: int = 0

    @property
    def begun(self) -> bool:
        return self.hexes > 0

    def on(self, units: tuple[int, ...]) -> Self:
        return replace(self, units=units)

    def joined_by(self, unit: int) -> Self:
        late = ((unit, self.spent, self.hexes),) if self.begun else ()
        units = tuple(sorted((*self.units, unit)))
        return replace(self, units=units, late=self.late + late)

    def goers(self, p: Position) -> tuple[int, ...]:
        """All who move: a reserve army takes its box along. [34.3.1b]"""
        return with_boxes(p, self.units)

    def own(self, unit: int) -> tuple[int, int]:
        """What a unit has spent itself, and the hexes it has gone. [20.1.3b]"""
        for other, spent, hexes in self.late:
            if other == unit:
                return self.spent - spent, self.hexes - hexes
        return self.spent, self.hexes

    def in_mode(self, mode: int) -> Self:
        """The same going on in this mode: tactical movement counts the hexes gone. [5.4a]"""
        if mode != SHORT or self.mode == SHORT:
            return self
        return replace(self, mode=mode, spent=self.hexes)

    def picks_up(self, p: Position) -> bool:
        """Whether a staff of a Soviet army is among them. [20.1.3b]"""
        return any(p.unit(unit).kind == "army-staff" for unit in self.units)

    def companions(self, p: Position) -> list[int]:
        if self.begun and not self.picks_up(p):
            return []
        return [u for u in p.of(p.side, self._here(p)) if self.bar_companion(p, u) is None]

    def bar_companion(self, p: Position, unit: int) -> Reason | None:
        """Units that begin in one hex may move together; a staff picks up others on its way, who
        go on in its manner, an army with its box. [5.1b, 20.1.3b, 34.3.1b]"""
        if unit in self.units:
            return "moves-already-with-it"
        if (reason := bar_move(p, unit)) is not None:
            return reason
        if self.begun and not self.picks_up(p):
            return "stack-has-begun"
        if any(p.unit(each).immobile for each in (unit, *self.units)):
            return "immobile-supply"
        if p.place[unit] != self._here(p):
            return "not-in-that-hex"
        if not self.begun or self.mode == SHORT:
            return None
        return (bar_extended if self.mode == FAR else bar_normal)(p, with_boxes(p, (unit,)))

    def bar_deed(self, p: Position, deed: str) -> Reason | None:
        """A supply point is turned over, or made immobile or mobile, before it moves, once, and
        before others join it. [18.6.1a, 18.6.2a, 18.6.8c, 18.6.8d]"""
        if any(p.unit(unit).kind != "supply" for unit in self.units):
            return "no-supply-point"
        if self.begun or self.turned or len(self.units) > 1:
            return "turns-before-it-moves", "18.6.2a" if deed == "turn-over" else "18.6.8d"
        return supply_points.bar_deed(p, self.units[0], deed)

    def bar_sea(self, p: Position) -> Reason | None:
        """Who has moved does not go aboard, but for naval infantry after one hex.
        [5.7.1d, 5.7.1g]"""
        if not self.begun or len(self.units) > 1:
            return "finish-this-move"
        if not is_marine(p, self.units[0]):
            return "sea-takes-all-movement"
        if self.own(self.units[0])[1] + ONE_OF_TWO > TACTICAL or self.mode == FAR:
            return "sea-takes-one-hex"
        return bar_aboard(p, self.units[0])

    def modes(self, p: Position) -> tuple[int, ...]:
        """How these units may go on; a first hex by normal or extended movement is one of tactical
        movement as well. [5.4a]"""
        if self.begun:
            short = (SHORT,) if self.mode == SHORT or self.hexes < TACTICAL else ()
            if self.mode != NORMAL:
                return tuple(dict.fromkeys((self.mode, *short)))
            far = self.shy and bar_extended(p, self.goers(p)) is None
            return (NORMAL, *([FAR] if far else []), *short)
        goers = self.goers(p)
        if bar_normal(p, goers) is not None:
            return (SHORT,)
        return (NORMAL, FAR, SHORT) if bar_further(p, goers) is None else (NORMAL, SHORT)

    def allowance(self, p: Position, mode: int) -> int:
        """Halves of points, or hexes, that a mode leaves them.
        [2.3.2b, 5.1c, 5.3a, 5.4a, 18.6.8b, 21.4b, 23.2.3c, 34.3.1a to 34.3.1c]"""
        if mode == SHORT:
            if self.immobile(p):
                return 0
            return min(
                (ONE_HEX if each in p.refits else TACTICAL) - self.own(unit)[1]
                for unit in self.units
                for each in pace(p, unit)
            )
        extra = EXTENDED if mode == FAR else 0
        if len(self.units) == 1 and not p.masks:
            (unit,) = self.units
            return HALVES * (points_of(p, p.top(unit).movement) + extra) - self.own(unit)[0]
        return min(
            HALVES * (points_of(p, p.top(each).movement) + extra) - self.own(unit)[0]
            for unit in self.units
            for each in pace(p, unit)
        )

    def reach(self, p: Position, mode: int) -> Reach:
        return p.field.keep((self, mode), lambda: self._reach(p, mode))

    def _reach(self, p: Position, mode: int) -> Reach:
        left, here = self.allowance(p, mode), self._here(p)
        if not left and not is_area(here):
            return Reach({here: 0}, {})
        return self.within(p, mode, self.hindrance(p, mode), left)

    def hindrance(self, p: Position, mode: int) -> Hindrance:
        here, order = self._here(p), p.order
        routed = any(order[unit] >= FORCED for unit in self.goers(p))
        state = mode, routed, self.overruns(p), here if p.contested(here) else OFF
        return p.field.keep(("in the way", p.side, state), lambda: hindrance(p, *state))

    def within(self, p: Position, mode: int, way: Hindrance, left: int) -> Reach:
        """Where they could go if this were in their way and so much left to spend."""
        here = p.place[self.units[0]]
        movers = frozenset(mover(p, unit) for unit in self.units)
        combat = any(p.unit(unit).combat for unit in self.units)
        fresh, start = not self.begun, here
        doors: dict[int, int] = {}
        if is_area(here):
            start, fresh = OFF, False
            if may_enter_from(p, self.units, here) and not self.disordered(p):
                doors = entering(p, here, movers)
        if mode == SHORT:
            return tactical(
                p.ground, movers, start, way,
                hexes=left, fresh=fresh, combat=combat, entering=doors,
            )  # fmt: skip
        return reach(
            p.ground, movers, start, left, way,
            fresh=fresh, slips=self.slips(p), combat=combat, entering=doors,
        )  # fmt: skip

    def least(self, p: Position) -> int:
        """The halves of points that every step costs them at least."""
        return p.ground.least(mover(p, self.units[0]))

    def immobile(self, p: Position) -> bool:
        """Whether it is supply that does not move by itself. [18.6.8b]"""
        return p.unit(self.units[0]).immobile

    def refitted(self, p: Position) -> bool:
        """Whether one of them bears a replacement marker. [21.4b]"""
        return any(unit in p.refits for unit in self.goers(p))

    def row(self, p: Position, own: str, boxed: str) -> str:
        """The row of what a replacement marker forbids, on a unit itself or on one in a box."""
        return own if any(unit in p.refits for unit in self.units) else boxed

    def disordered(self, p: Position) -> bool:
        """Whether somebody in a box is not in good order. [22.3.1d, 34.3.3a]"""
        return any(p.order[unit] for unit in self.goers(p))

    def slips(self, p: Position) -> bool:
        """Whether they leave an enemy zone for nothing. [13.3.1c]"""
        return not self.begun and all(p.order[unit] == CHOSEN for unit in self.units)

    def overruns(self, p: Position) -> bool:
        """A combat unit enters the hex of lone units that cannot fight. [19.2e]"""
        return any(p.unit(unit).combat for unit in self.units)

    def areas(self, p: Position, mode: int) -> dict[int, tuple[int, int]]:
        """The areas they can go to, with the cost and the last hex before; to another area only who
        has its whole allowance to spend.
        [6.2a, 21.4b, 22.3.1b, 22.6.1a to 22.6.4b, 29.1.2a, 34.3.3a]"""
        here = p.place[self.units[0]]
        if is_area(here):
            stays = self.begun or self.refitted(p) or self.immobile(p) or self.disordered(p)
            if stays or mode != NORMAL:
                return {}
            own = own_areas(p, p.side)
            others = [area for area in own if bar_shift(p, self.units, here, area) is None]
            return dict.fromkeys(others, (0, OFF))
        doors, halves = outlets(p), self.allowance(p, mode)
        into, step = (1, 1) if mode == SHORT else (INTO_AREA * HALVES, self.least(p))
        if doors.away[here] * step > halves - into:
            return {}
        leaving = -1 if mode == SHORT else 0 if self.slips(p) else LEAVING * HALVES
        halts = p.field.zone(p.enemy) | p.field.contested
        return into_areas(p, self.reach(p, mode), doors.by_hex, halves, here, leaving, halts)

    def ends(self, p: Position) -> dict[int, set[int]]:
        """Where they can go, each place by the mode that leaves them most."""
        return p.field.keep((self, "ends"), lambda: self._ends(p))

    def _ends(self, p: Position) -> dict[int, set[int]]:
        found: dict[int, set[int]] = {}
        seen = {p.place[self.units[0]]}
        for mode in self.modes(p):
            if mode == SHORT and found and self._covered(p, seen):
                found[mode] = set()
                continue
            ends = self.reach(p, mode).cost.keys() - seen
            if areas := self.areas(p, mode):
                ends |= areas.keys() - seen
            found[mode] = ends
            seen |= ends
        return found

    def _covered(self, p: Position, seen: set[int]) -> bool:
        """Whether tactical movement leads nowhere else: they come otherwise to all that is so near,
        and no area is."""
        here = self._here(p)
        return (
            not is_area(here) and p.ground.near[here] <= seen and outlets(p).away[here] >= TACTICAL
        )

    def way_to(self, p: Position, mode: int, end: int) -> tuple[tuple[int, int], ...]:
        """The places on the way with what has been spent at each."""
        if is_area(end):
            cost, last = self.areas(p, mode)[end]
            before = self.way_to(p, mode, last) if last not in (OFF, self._here(p)) else ()
            return (*before, (end, self.spent + cost))
        found = self.reach(p, mode)
        return tuple((hex, self.spent + found.cost[hex]) for hex in found.path(end))

    def _here(self, p: Position) -> int:
        return p.place[self.units[0]]
