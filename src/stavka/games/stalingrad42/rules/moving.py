"""Chapter 5, the movement phase: units, companions, hexes.

A stack is picked, then told hex by hex or all the way; it walks, and what happens on the way
(control, automatic retreats, garrisons) happens there. Whoever has begun to move finishes before
another does.
"""

from __future__ import annotations

from stavka.games.stalingrad42.components import AXIS
from stavka.games.stalingrad42.events import FullRetreatChosen, UnitsLeftTheMap, UnitsMoved
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.ground import HALVES
from stavka.games.stalingrad42.position import (
    AREA,
    AUTO_DS,
    CHOSEN,
    DISRUPTED,
    EXTENDED,
    FORCED,
    MOVED,
    SEEN,
    Position,
    exit_of,
    find_place,
    is_area,
    place_id,
)
from stavka.games.stalingrad42.rules import special_units
from stavka.games.stalingrad42.rules.auto_ds import AutoDs, bar_auto_ds, shattered
from stavka.games.stalingrad42.rules.base import (
    AskActive,
    Play,
    Step,
    by_unit,
    find_unit,
    ids,
    named,
    places,
    to_places,
)
from stavka.games.stalingrad42.rules.control import enter, noticed
from stavka.games.stalingrad42.rules.entry_areas import (
    bar_leaving,
    entering,
    exits,
    into_areas,
    may_enter_from,
    own_areas,
)
from stavka.games.stalingrad42.rules.movement import (
    EXTENDED as EXTRA,
)
from stavka.games.stalingrad42.rules.movement import (
    LEAVING,
    TACTICAL,
    Hindrance,
    Reach,
    reach,
    tactical,
)
from stavka.games.stalingrad42.rules.retreat import pushed
from stavka.games.stalingrad42.rules.rulings import (
    EVERY_SUPPORTER_IS_DISRUPTED,
    GIVES_WAY_TO_THE_SPENT,
)
from stavka.games.stalingrad42.rules.stacking import check_stacking
from stavka.games.stalingrad42.rules.units import mover
from stavka.games.stalingrad42.rules.zones import Bonds
from stavka.hexes import OFF, Bitset
from stavka.kernel import Arg, Choice, Reason, choice

NORMAL, FAR, SHORT = range(3)  # movement, extended movement, tactical movement
MODES = ("to", "extended", "tactical")
FAR_FOR_SUPPORT = 2  # hexes; who supports and moves further is disrupted [13.1.2b, 18.2.2b]


class MovementPhase(AskActive, frozen=True):
    """The active player moves all, some or none of his units. [3.B2a, 5.1a, 13.1.3a]"""

    rules = ("3.B2a",)

    def choices(self, p: Position, seat: str) -> list[Choice]:
        movable, every = movables(p), p.box.armies.units
        move, flee = by_unit(p.box, "move"), by_unit(p.box, "full-retreat")
        order, place = p.order, p.place
        found = [move[unit] for unit in movable]
        found += [
            flee[unit]
            for unit in movable
            if order[unit] < FORCED and place[unit] < AREA and every[unit].combat
        ]
        return [*found, *to_places("auto-ds", shattered(p)), choice("end-movement")]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb == "auto-ds":
            return bar_auto_ds(p, find_place(named(choice)))
        if choice.verb in ("move", "full-retreat"):
            unit = find_unit(p, named(choice))
            reason = bar_move(p, unit)
            if reason is None and choice.verb == "full-retreat":
                reason = bar_full_retreat(p, unit)
            return reason
        if choice.verb in (*MODES, "with", "drop", "stop"):
            return "pick-a-unit-first"
        return "other-phase"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "end-movement":
            check_stacking(p, play)
            return
        play.push(self)
        if choice.verb == "auto-ds":
            target = find_place(choice.args[0])
            assert target is not None
            play.push(AutoDs(target))
            return
        unit = find_unit(p, choice.args[0])
        if choice.verb == "full-retreat":
            p.set_order(unit, CHOSEN)
            play.tell(FullRetreatChosen(unit=choice.args[0]))
        else:
            play.push(Moving((unit,), p.place[unit]))


def movables(p: Position) -> list[int]:
    """The units that nothing bars from moving: `bar_move` for all at once."""
    done, place, order, held = p.done, p.place, p.order, special_units.bound(p)
    return [
        unit
        for unit in p.setup.units[p.side]
        if place[unit] >= 0
        and not done[unit] & (MOVED | AUTO_DS)
        and unit not in held
        and not (place[unit] >= AREA and order[unit])
    ]


def bar_move(p: Position, unit: int) -> Reason | None:
    """Why a unit may not move in this phase. [5.1f, 20.4a, 20.6a, 22.3.1b, 22.3.1d]"""
    if unit < 0:
        return "no-such-unit"
    if p.unit(unit).side != p.side:
        return "not-your-unit"
    if p.place[unit] < 0:
        return "not-on-the-map"
    if p.done[unit] & AUTO_DS:
        return "marked-auto-ds"
    if p.done[unit] & MOVED:
        return "has-moved"
    if p.in_area(unit) and (reason := bar_leaving(p, unit)) is not None:
        return reason
    return special_units.bar_bound(p, unit)


def bar_full_retreat(p: Position, unit: int) -> Reason | None:
    """Combat units in good order or disrupted, on the map. [13.1.1b, 13.1.3a]"""
    if not p.unit(unit).combat:
        return "always-in-good-order"
    if p.routed(unit):
        return "already-in-full-retreat"
    return None if p.on_map(unit) else "not-on-the-map"


class Moving(AskActive, frozen=True):
    """Units that move together from the place where they began. `spent`: halves of points, or hexes
    of tactical movement; `shy`: they have never been beside an enemy on their way. [5.1c, 5.1d]"""

    rules = ("5.1c", "5.3a", "5.4a")
    units: tuple[int, ...]
    start: int
    mode: int = NORMAL
    spent: int = 0
    hexes: int = 0
    shy: bool = True

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"units": ids(p, self.units), "place": place_id(p.place[self.units[0]])}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        found = [choice("with", p.box.armies.ids[unit]) for unit in self.companions(p)]
        for mode, ends in self.ends(p).items():
            found += to_places(MODES[mode], ends)
        if self.begun and len(self.units) > 1:
            found += [choice("drop", p.box.armies.ids[unit]) for unit in self.units]
        return [*found, choice("stop")]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb == "with":
            return self.bar_companion(p, find_unit(p, named(choice)))
        if choice.verb in MODES:
            return self.bar_end(p, MODES.index(choice.verb), named(choice))
        if choice.verb == "drop":
            return "not-moving-together" if self.begun else "has-not-moved-yet"
        return "finish-this-move"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "with":
            units = (*self.units, find_unit(p, choice.args[0]))
            play.push(Moving(tuple(sorted(units)), self.start))
        elif choice.verb == "drop":
            unit = find_unit(p, choice.args[0])
            finish(p, (unit,), self)
            rest = tuple(u for u in self.units if u != unit)
            go_on(p, play, self.on(rest))
        elif choice.verb == "stop":
            finish(p, self.units, self)
        else:
            mode, end = MODES.index(choice.verb), find_place(choice.args[0])
            assert end is not None
            walk(p, play, self, mode, self.way_to(p, mode, end))

    # What they may do

    @property
    def begun(self) -> bool:
        return self.hexes > 0

    def on(self, units: tuple[int, ...]) -> Moving:
        return Moving(units, self.start, self.mode, self.spent, self.hexes, self.shy)

    def companions(self, p: Position) -> list[int]:
        if self.begun:
            return []
        return [u for u in p.at(self.start) if self.bar_companion(p, u) is None]

    def bar_companion(self, p: Position, unit: int) -> Reason | None:
        """Units that begin in one hex may move together. [5.1b]"""
        if unit in self.units:
            return "moves-already-with-it"
        if (reason := bar_move(p, unit)) is not None:
            return reason
        if self.begun:
            return "stack-has-begun"
        return None if p.place[unit] == self.start else "not-in-that-hex"

    def modes(self, p: Position) -> tuple[int, ...]:
        """How these units may go on."""
        if self.begun:
            if self.mode == SHORT:
                return (SHORT,)
            far = self.shy and bar_extended(p, self.units) is None
            return (self.mode, FAR) if far and self.mode == NORMAL else (self.mode,)
        if bar_normal(p, self.units) is not None:
            return (SHORT,)
        return (NORMAL, FAR, SHORT) if bar_extended(p, self.units) is None else (NORMAL, SHORT)

    def allowance(self, p: Position, mode: int) -> int:
        """Halves of points, or hexes, that a mode leaves them. [2.3.2b, 5.1c, 5.3a, 5.4a]"""
        if mode == SHORT:
            return TACTICAL - self.spent
        points = min(p.top(unit).movement for unit in self.units)
        return HALVES * (points + (EXTRA if mode == FAR else 0)) - self.spent

    def reach(self, p: Position, mode: int) -> Reach:
        return p.field.keep((self, mode), lambda: self.within(p, mode, self.hindrance(p, mode)))

    def hindrance(self, p: Position, mode: int) -> Hindrance:
        field, enemy = p.field, p.enemy
        shunned = field.beside(enemy) if mode == FAR else 0
        if any(p.routed(unit) for unit in self.units):
            shunned |= field.zone(enemy) & ~held_in_order(p)
        return Hindrance(
            field.units[enemy] & ~self.passable(p),
            field.zone(enemy),
            field.bond(enemy),
            field.combat[p.side],
            shunned,
        )

    def within(self, p: Position, mode: int, way: Hindrance) -> Reach:
        """Where they could go if this were in their way."""
        field, here = p.field, p.place[self.units[0]]
        movers = frozenset(mover(p, unit) for unit in self.units)
        combat = any(p.unit(unit).combat for unit in self.units)
        left, fresh, start = self.allowance(p, mode), not self.begun, here
        doors: dict[int, int] = {}
        if is_area(here):
            start, fresh = OFF, False
            if may_enter_from(p, self.units, here):
                doors = entering(p.ground, field, p.side, here, movers)
        if mode == SHORT:
            return tactical(
                p.ground, movers, start, way,
                hexes=left, fresh=fresh, combat=combat, entering=doors,
            )  # fmt: skip
        return reach(
            p.ground, movers, start, left, way,
            fresh=fresh, slips=self.slips(p), combat=combat, entering=doors,
        )  # fmt: skip

    def slips(self, p: Position) -> bool:
        """Whether they leave an enemy zone for nothing. [13.3.1c]"""
        return not self.begun and all(p.order[unit] == CHOSEN for unit in self.units)

    def passable(self, p: Position) -> int:
        """A combat unit enters the hex of lone units that cannot fight. [19.2e]"""
        if not any(p.unit(unit).combat and not p.routed(unit) for unit in self.units):
            return 0
        return p.field.units[p.enemy] & ~p.field.combat[p.enemy]

    def areas(self, p: Position, mode: int) -> dict[int, tuple[int, int]]:
        """The areas they can go to, with the cost and the last hex before. [22.3.1b, 22.6.1a]"""
        here = p.place[self.units[0]]
        own = own_areas(p, p.side)
        if is_area(here):
            if self.begun or (mode != NORMAL and NORMAL in self.modes(p)):
                return {}
            return dict.fromkeys(own, (0, OFF))
        leaving = -1 if mode == SHORT else 0 if self.slips(p) else LEAVING * HALVES
        return into_areas(
            p, self.reach(p, mode), [*own, *exits(p, p.side)],
            self.allowance(p, mode), here, leaving,
        )  # fmt: skip

    def ends(self, p: Position) -> dict[int, set[int]]:
        """Where they can go, each place by the mode that leaves them most."""
        found: dict[int, set[int]] = {}
        seen = {p.place[self.units[0]]}
        for mode in self.modes(p):
            ends = {*self.reach(p, mode).cost, *self.areas(p, mode)} - seen
            found[mode] = ends
            seen |= ends
        return found

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

    def bar_end(self, p: Position, mode: int, id: str) -> Reason | None:
        """Why they cannot go there that way; the first thing that is in the way."""
        end = find_place(id)
        if end is None:
            return "no-such-place"
        if end == self._here(p):
            return "is-there-already"
        if mode == NORMAL and (reason := bar_normal(p, self.units)) is not None:
            return reason
        if mode == FAR and (reason := bar_extended(p, self.units)) is not None:
            return reason
        if mode not in self.modes(p):
            return "moves-otherwise"
        if is_area(end):
            foreign = end not in (*own_areas(p, p.side), *exits(p, p.side))
            return "area-of-the-enemy" if foreign else "too-far"
        return bar_hex(p, self, mode, end)


def bar_normal(p: Position, units: tuple[int, ...]) -> Reason | None:
    """Who may only use tactical movement. [13.2.1a, 16.4b, 18.6.3b, C1.2b]"""
    first = p.side == AXIS and "tactical-movement" in p.box.tables.turns[p.turn].events
    for unit in units:
        if p.order[unit] == DISRUPTED:
            return "disrupted-moves-tactically"
        if p.supply[unit] and p.unit(unit).mechanized:
            return "no-supply-no-wheels"
        if p.top(unit).tactical:
            return "moves-tactically"
        if first and p.unit(unit).combat:
            return "first-turn-tactical"
    return None


def bar_extended(p: Position, units: tuple[int, ...]) -> Reason | None:
    """Who may not use extended movement. [2.3.2c, 5.3d, 18.2.2a]"""
    if (reason := bar_normal(p, units)) is not None:
        return reason
    if not all(p.unit(unit).extended for unit in units):
        return "no-extended-movement"
    return None


def held_in_order(p: Position) -> Bitset:
    """The hexes with a friend who is not in full retreat; also one who cannot fight. [13.3.2b]"""
    found = p.field.zoners[p.side]
    for unit in p.setup.idle[p.side]:
        if p.on_map(unit):
            found |= 1 << p.place[unit]
    return found


def bar_hex(p: Position, moving: Moving, mode: int, hex: int) -> Reason | None:
    """What is wrong with a hex as the end of a move. [5.1e, 5.3b, 7.2a, 13.3.2b]"""
    field, enemy = p.field, p.enemy
    if not p.ground.in_play >> hex & 1:
        return "not-on-these-sheets"
    if not p.ground.land >> hex & 1:
        return "impassable"
    if field.units[enemy] >> hex & 1:
        return "enemy-is-there"
    if mode == FAR and field.beside(enemy) >> hex & 1:
        return "beside-the-enemy"
    if field.bond(enemy).hexes >> hex & 1:
        return "enemy-bond"
    routed = any(p.routed(unit) for unit in moving.units)
    if routed and field.zone(enemy) >> hex & 1 and not held_in_order(p) >> hex & 1:
        return "full-retreat-shuns-zones"
    here = p.place[moving.units[0]]
    if is_area(here) and not may_enter_from(p, moving.units, here):
        return "enters-by-rail-only"
    direction = None if is_area(here) else GRID.direction(here, hex)
    if direction is not None and p.ground.closed[direction] >> here & 1:
        return "impassable"
    return bar_way(p, moving, mode, hex)


def bar_way(p: Position, moving: Moving, mode: int, hex: int) -> Reason:
    """What is in the way to a hex that nothing bars: the first thing without which they would reach
    it. [5.1e, 5.3b, 5.5.2a, 6.2a, 7.2a, 13.3.2b]"""
    if any(hex in ends for ends in moving.ends(p).values()):
        return "goes-there-otherwise"
    for reason, reached in p.field.keep((moving, mode, "lifted"), lambda: _lifted(p, moving, mode)):
        if hex in reached:
            return reason
    rested = Moving(moving.units, moving.start)
    if moving.begun and any(hex in ends for ends in rested.ends(p).values()):
        return "spent-on-the-way"
    return "too-far"


def _lifted(p: Position, moving: Moving, mode: int) -> list[tuple[str, dict[int, int]]]:
    """Where they could go without each single thing that hinders them."""
    way = moving.hindrance(p, mode)
    without = {
        "zones-in-the-way": way._replace(zone=0),
        "enemy-bond": way._replace(bonds=Bonds(0, (0,) * 6)),
        "no-bridge": way._replace(friends=GRID.everywhere),
        "enemies-in-the-way": way._replace(enemies=0),
        "beside-the-enemy" if mode == FAR else "full-retreat-shuns-zones": way._replace(shunned=0),
    }
    return [(reason, moving.within(p, mode, way).cost) for reason, way in without.items()]


# Walking


Leg = tuple[tuple[int, int], ...]


class Walk(Step, frozen=True):
    """Units on their way, after what happened on it. [5.1c, 5.1g]"""

    moving: Moving
    mode: int
    way: Leg

    def resolve(self, p: Position, play: Play) -> None:
        walk(p, play, self.moving, self.mode, self.way)


def walk(p: Position, play: Play, moving: Moving, mode: int, way: Leg) -> None:
    """Go along; stop where something happens, and where the way is no longer open."""
    units = moving.units
    path = [p.place[units[0]]]
    spent, hexes, shy = moving.spent, moving.hexes, moving.shy
    beside = p.field.beside(p.enemy)
    loud = noticed(p, units)
    after: list[Step] = []
    left = list(way)
    while left:
        place, cost = left[0]
        if not is_open(p, units, path[-1], place):
            break
        left.pop(0)
        path.append(place)
        spent, hexes = cost, hexes + 1
        if is_area(place):
            break
        if beside >> place & 1:
            shy = False
        if not loud >> place & 1:
            continue
        p.move(units, place)
        enter(p, play, units, path[-2], place)
        if GIVES_WAY_TO_THE_SPENT or left or moving.allowance(p, mode) > cost - moving.spent:
            after = pushed(p, units, place)
        if after:
            break
    _arrive(p, play, units, path, mode)
    now = Moving(units, moving.start, mode, spent, hexes, shy)
    if after:
        play.push(*after, Walk(now, mode, tuple(left)))
    else:
        go_on(p, play, now)


def is_open(p: Position, units: tuple[int, ...], here: int, place: int) -> bool:
    """Whether what happened on the way still lets them go on: enemies may have come back upon it,
    and zones stop them. [6.2a, 13.3.2g]"""
    if is_area(place) or is_area(here):
        return True
    enemy = p.enemy
    if p.field.combat[enemy] >> place & 1 or p.field.bond(enemy).hexes >> place & 1:
        return False
    direction = GRID.direction(here, place)
    return direction is None or not p.field.bond(enemy).sides[direction] >> here & 1


def _arrive(p: Position, play: Play, units: tuple[int, ...], path: list[int], mode: int) -> None:
    if len(path) == 1:
        return
    last = path[-1]
    if is_area(last) and last not in own_areas(p, p.side):
        p.move(units, exit_of(last))
    else:
        p.move(units, last)
    for unit in units:
        if not is_area(last):
            p.known[unit] |= SEEN
    play.tell(UnitsMoved(units=ids(p, units), path=places(path), mode=f"mode-{MODES[mode]}"))
    if is_area(last) and last not in own_areas(p, p.side):
        play.tell(UnitsLeftTheMap(units=ids(p, units), place=place_id(last)))


def go_on(p: Position, play: Play, moving: Moving) -> None:
    """Ask again if they can go on, else they are done. [6.2a, 22.3.1b]"""
    here = p.place[moving.units[0]]
    halted = not 0 <= here < GRID.size or p.field.zone(p.enemy) >> here & 1
    if halted or not any(moving.ends(p).values()):
        finish(p, moving.units, moving)
    else:
        play.push(moving)


def finish(p: Position, units: tuple[int, ...], moving: Moving) -> None:
    """They have moved; who supports and went far is disrupted. [13.1.2b]"""
    for unit in units:
        p.done[unit] |= MOVED | (EXTENDED if moving.mode == FAR else 0)
        supports = p.unit(unit).support and (EVERY_SUPPORTER_IS_DISRUPTED or p.top(unit).ready)
        if supports and moving.hexes > FAR_FOR_SUPPORT and not p.order[unit]:
            p.set_order(unit, DISRUPTED)
