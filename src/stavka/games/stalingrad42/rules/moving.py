"""Chapter 5, movement: units, companions, hexes.

A stack is picked, then told hex by hex or all the way; it walks, and what happens on the way
(control, automatic retreats, garrisons) happens there. Whoever has begun to move finishes before
another does.
"""

from __future__ import annotations

from msgspec.structs import replace

from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.events import (
    UnitsLeftTheMap,
    UnitsMoved,
)
from stavka.games.stalingrad42.field import TO_BAKU
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.ground import HALVES
from stavka.games.stalingrad42.map import Feature
from stavka.games.stalingrad42.position import (
    CHOSEN,
    DISRUPTED,
    EXTENDED,
    FORCED,
    MOVED,
    SEEN,
    SHIFTED,
    Position,
    exit_of,
    find_place,
    is_area,
    place_id,
)
from stavka.games.stalingrad42.rules import baku, offensives, supply_points
from stavka.games.stalingrad42.rules.able import (
    bar_extended,
    bar_further,
    bar_move,
    bar_normal,
    held_in_order,
)
from stavka.games.stalingrad42.rules.ambush import ComeOut
from stavka.games.stalingrad42.rules.base import (
    AskActive,
    Play,
    Step,
    find_unit,
    ids,
    named,
    places,
    to_places,
)
from stavka.games.stalingrad42.rules.boxes import hiding, pace, with_boxes
from stavka.games.stalingrad42.rules.control import enter, noticed, settle
from stavka.games.stalingrad42.rules.entry_areas import (
    INTO_AREA,
    bar_area,
    bar_shift,
    beyond,
    entering,
    exits,
    far_from,
    into_areas,
    may_enter_from,
    over_the_strait,
    own_areas,
    shut_in,
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
from stavka.games.stalingrad42.rules.ships import ONE_OF_TWO, Voyage, bar_aboard, is_marine
from stavka.games.stalingrad42.rules.supply_points import DEEDS
from stavka.games.stalingrad42.rules.units import mover, shut_before
from stavka.games.stalingrad42.rules.volga import bar_crossing
from stavka.games.stalingrad42.rules.weather import points_of
from stavka.games.stalingrad42.rules.zones import Bonds
from stavka.hexes import OFF
from stavka.kernel import Arg, Choice, Reason, choice

NORMAL, FAR, SHORT = range(3)  # movement, extended movement, tactical movement
MODES = ("to", "extended", "tactical")
ONE_HEX = 1  # for whoever has got a replacement, or goes into reserve [21.4b, 25.2.1b]
FAR_FOR_SUPPORT = 2  # hexes; who supports and moves further is disrupted [13.1.2b, 18.2.2b]


class Moving(AskActive, frozen=True):
    """Units that move together from the place where they began. `spent`: halves of points, or hexes
    of tactical movement; `shy`: they have never been beside an enemy on their way; `turned`: supply
    has been turned over; `late`: units that a staff has picked up on its way, with what had been
    spent and the hexes gone by then. [5.1c, 5.1d, 18.6.2a, 20.1.3b]"""

    rules = ("5.1c", "5.3a", "5.4a")
    units: tuple[int, ...]
    start: int
    mode: int = NORMAL
    spent: int = 0
    hexes: int = 0
    shy: bool = True
    turned: bool = False
    late: tuple[tuple[int, int, int], ...] = ()

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"units": ids(p, self.units), "place": place_id(p.place[self.units[0]])}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        found = [choice("with", p.box.armies.ids[unit]) for unit in self.companions(p)]
        if p.unit(self.units[0]).kind == "supply":
            found += [choice(deed) for deed in DEEDS if self.bar_deed(p, deed) is None]
        if self.bar_sea(p) is None:
            found += [choice("sea", p.box.armies.ids[unit]) for unit in self.units]
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
        if choice.verb in DEEDS:
            return self.bar_deed(p, choice.verb)
        if choice.verb == "drop":
            return "not-moving-together" if self.begun else "has-not-moved-yet"
        if choice.verb == "sea" and find_unit(p, named(choice)) in self.units:
            return self.bar_sea(p)
        return "finish-this-move"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "with":
            play.push(self.joined_by(find_unit(p, choice.args[0])))
        elif choice.verb in DEEDS:
            unit = supply_points.do(p, play, self.units[0], choice.verb)
            if unit >= 0:
                play.push(Moving((unit,), self.start, turned=True))
        elif choice.verb == "drop":
            unit = find_unit(p, choice.args[0])
            finish(p, play, (unit,), self)
            rest = tuple(u for u in self.units if u != unit)
            go_on(p, play, self.on(rest))
        elif choice.verb == "stop":
            finish(p, play, self.units, self)
        elif choice.verb == "sea":
            embark(play, self)
        else:
            mode, end = MODES.index(choice.verb), find_place(choice.args[0])
            assert end is not None
            walk(p, play, self, mode, self.way_to(p, mode, end))

    # What they may do

    @property
    def begun(self) -> bool:
        return self.hexes > 0

    def on(self, units: tuple[int, ...]) -> Moving:
        return replace(self, units=units)

    def joined_by(self, unit: int) -> Moving:
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

    def picks_up(self, p: Position) -> bool:
        """Whether a staff of a Soviet army is among them. [20.1.3b]"""
        return any(p.unit(unit).kind == "army-staff" for unit in self.units)

    def companions(self, p: Position) -> list[int]:
        if self.begun and not self.picks_up(p):
            return []
        return [u for u in p.of(p.side, self._here(p)) if self.bar_companion(p, u) is None]

    def bar_companion(self, p: Position, unit: int) -> Reason | None:
        """Units that begin in one hex may move together; a staff picks up others on its way, who
        go on in its manner. [5.1b, 20.1.3b]"""
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
        return (bar_extended if self.mode == FAR else bar_normal)(p, (unit,))

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
        """How these units may go on."""
        if self.begun:
            if self.mode == SHORT:
                return (SHORT,)
            far = self.mode == NORMAL and self.shy and bar_extended(p, self.goers(p)) is None
            return (self.mode, FAR) if far else (self.mode,)
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
                (ONE_HEX if each in p.refits else TACTICAL) - self.own(unit)[0]
                for unit in self.units
                for each in pace(p, unit)
            )
        extra = EXTRA if mode == FAR else 0
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
            if may_enter_from(p, self.units, here):
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
        """Whether somebody in a box is not in good order. [34.3.3a]"""
        return any(p.order[unit] for unit in self.goers(p))

    def slips(self, p: Position) -> bool:
        """Whether they leave an enemy zone for nothing. [13.3.1c]"""
        return not self.begun and all(p.order[unit] == CHOSEN for unit in self.units)

    def overruns(self, p: Position) -> bool:
        """A combat unit enters the hex of lone units that cannot fight. [19.2e]"""
        return any(p.unit(unit).combat and not p.routed(unit) for unit in self.units)

    def areas(self, p: Position, mode: int) -> dict[int, tuple[int, int]]:
        """The areas they can go to, with the cost and the last hex before.
        [21.4b, 22.3.1b, 22.6.1a to 22.6.4b, 34.3.3a]"""
        here = p.place[self.units[0]]
        own = own_areas(p, p.side)
        if is_area(here):
            stays = self.begun or self.refitted(p) or self.immobile(p) or self.disordered(p)
            if stays or (mode != NORMAL and NORMAL in self.modes(p)):
                return {}
            others = [area for area in own if bar_shift(p, self.units, here, area) is None]
            return dict.fromkeys(others, (0, OFF))
        halves = self.allowance(p, mode)
        into, step = (1, 1) if mode == SHORT else (INTO_AREA * HALVES, self.least(p))
        if far_from(p, here, areas := own + beyond(p, p.side), (halves - into) // step):
            return {}
        leaving = -1 if mode == SHORT else 0 if self.slips(p) else LEAVING * HALVES
        return into_areas(p, self.reach(p, mode), areas, halves, here, leaving)

    def ends(self, p: Position) -> dict[int, set[int]]:
        """Where they can go, each place by the mode that leaves them most."""
        return p.field.keep((self, "ends"), lambda: self._ends(p))

    def _ends(self, p: Position) -> dict[int, set[int]]:
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
        if mode == NORMAL and (reason := bar_normal(p, self.goers(p))) is not None:
            return reason
        if mode == FAR and (reason := bar_extended(p, self.goers(p))) is not None:
            return reason
        if self.immobile(p):
            return "immobile-supply"
        if mode not in self.modes(p):
            return "moves-otherwise"
        if is_area(end):
            here = self._here(p)
            if is_area(here) and self.refitted(p):
                return ("refitted-stays-in-its-area", self.row(p, "21.4b", "34.3.3a"))
            if is_area(here) and self.disordered(p):
                return "disordered-box-stays"
            if not is_area(here) and over_the_strait(end) and end in own_areas(p, p.side):
                return "strait-leads-to-taman"
            if is_area(here) and end in own_areas(p, p.side):
                return bar_shift(p, self.units, here, end)
            return bar_area(p, end, (*own_areas(p, p.side), *beyond(p, p.side))) or "too-far"
        return bar_hex(p, self, mode, end)


def hindrance(p: Position, mode: int, routed: bool, overruns: bool, city: int) -> Hindrance:
    """What is in the way of units in this mode: `routed`, one of them is in full retreat;
    `overruns`, they enter the hexes of lone units that cannot fight; `city`, the contested one that
    they leave. [5.3b, 13.3.2b, 19.2e, 29.1.2a, 29.1.2b]"""
    field, enemy = p.field, p.enemy
    enemies, zone = field.units[enemy], field.zone(enemy)
    if overruns:
        enemies &= field.combat[enemy]
    shunned = field.beside(enemy) if mode == FAR else 0
    if routed:
        shunned |= zone & ~held_in_order(p)
    elif mode == SHORT:  # who comes into a contested city stops there [29.1.2a]
        enemies, zone = enemies & ~field.contested, zone | field.contested
    bonds = leaving_city(p, city)
    return Hindrance(enemies, zone, bonds, field.combat[p.side], shunned, p.over(p.side))


def leaving_city(p: Position, here: int) -> Bonds:
    """Enemy bonds, and the sides by which one leaves a contested city for an enemy zone without a
    friend, who would take it away: they are shut as well. [7.2a, 29.1.2b]"""
    field, bonds = p.field, p.field.bond(p.enemy)
    if not p.contested(here):
        return bonds
    shut = field.zone(p.enemy) & ~field.units[p.side]
    sides = tuple(
        exits | (shut >> other & 1) << here if other != OFF else exits
        for exits, other in zip(bonds.sides, GRID.neighbours[here], strict=True)
    )
    return Bonds(bonds.hexes, sides)


def bar_hex(p: Position, moving: Moving, mode: int, hex: int) -> Reason | None:
    """What is wrong with a hex as the end of a move.
    [5.1e, 5.3b, 7.2a, 13.3.2b, 29.1.2a, 29.1.2b]"""
    field, enemy = p.field, p.enemy
    if not p.ground.in_play >> hex & 1:
        return "not-on-these-sheets"
    if not p.ground.land >> hex & 1:
        return "impassable"
    routed = any(p.routed(unit) for unit in moving.goers(p))
    if p.contested(hex) and not routed:
        if mode != SHORT:
            return "contested-tactically"
    elif field.units[enemy] >> hex & 1:
        return "enemy-is-there"
    if mode == FAR and field.beside(enemy) >> hex & 1:
        return "beside-the-enemy"
    if field.bond(enemy).hexes >> hex & 1:
        return "enemy-bond"
    if routed and field.zone(enemy) >> hex & 1 and not held_in_order(p) >> hex & 1:
        return "full-retreat-shuns-zones"
    here = p.place[moving.units[0]]
    if is_area(here) and over_the_strait(here):
        return "crosses-by-sea"
    if is_area(here) and shut_in(p, here):
        return "germans-on-the-way-to-baku"
    if is_area(here) and not may_enter_from(p, moving.units, here):
        return "enters-by-rail-only"
    direction = None if is_area(here) else GRID.direction(here, hex)
    if direction is not None and p.ground.closed[direction] >> here & 1:
        side = p.ground.sides[here][direction]
        lake = "2.2.3b" if Feature.LAKE in side else "2.2.3a"
        return "impassable-between", "23.4g" if Feature.ALPINE in side else lake
    return bar_way(p, moving, mode, hex)


def bar_way(p: Position, moving: Moving, mode: int, hex: int) -> Reason:
    """What is in the way to a hex that nothing bars: the first thing without which they would reach
    it. [2.2.1b, 5.1e, 5.3b, 5.5.2a, 5.5.3a, 6.2a, 7.2a, 9.6.2a, 13.3.2b]"""
    if any(hex in ends for ends in moving.ends(p).values()):
        return "goes-there-otherwise"
    if (reason := bar_crossing(p, p.place[moving.units[0]], hex)) is not None:
        return reason
    here = p.place[moving.units[0]]
    if not is_area(here) and (shut := shut_before(p, moving.units, hex)) is not None:
        return (shut, "2.2.3a") if shut == "impassable-between" else shut
    for reason, reached in p.field.keep((moving, mode, "lifted"), lambda: _lifted(p, moving, mode)):
        if hex in reached:
            return reason
    rested = Moving(moving.units, moving.start)
    if moving.begun and any(hex in ends for ends in rested.ends(p).values()):
        return "spent-on-the-way"
    if moving.refitted(p):
        return "refitted-moves-one-hex", moving.row(p, "21.4b", "34.3.1c")
    return "too-far"


def _lifted(p: Position, moving: Moving, mode: int) -> list[tuple[str, dict[int, int]]]:
    """Where they could go without each single thing that hinders them."""
    way = moving.hindrance(p, mode)
    city = {"contested-into-zone": way._replace(bonds=p.field.bond(p.enemy))}
    without = (city if p.contested(p.place[moving.units[0]]) else {}) | {
        "zones-in-the-way": way._replace(zone=0),
        "enemy-bond": way._replace(bonds=Bonds(0, (0,) * 6)),
        "no-bridge": way._replace(friends=GRID.everywhere),
        "enemies-in-the-way": way._replace(enemies=0),
        "beside-the-enemy" if mode == FAR else "full-retreat-shuns-zones": way._replace(shunned=0),
    }
    left = moving.allowance(p, mode)
    return [(reason, moving.within(p, mode, way, left).cost) for reason, way in without.items()]


# Walking


Leg = tuple[tuple[int, int], ...]


class Walk(Step, frozen=True):
    """Units on their way, after what happened on it. [5.1c, 5.1g]"""

    moving: Moving
    mode: int
    way: Leg
    dared: int = OFF  # a reserve army is there, and its owner has been asked who comes out

    def resolve(self, p: Position, play: Play) -> None:
        walk(p, play, self.moving, self.mode, self.way, self.dared)


def walk(p: Position, play: Play, moving: Moving, mode: int, way: Leg, dared: int = OFF) -> None:
    """Go along; stop where something happens, and where the way is no longer open. Before a reserve
    army is overrun its owner may let units out. [34.6.2a, 34.6.2e]"""
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
        if p.side == AXIS and place != dared and hiding(p, place):
            dared, after = place, [ComeOut(SOVIET, place)]
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
    now = replace(moving, mode=mode, spent=spent, hexes=hexes, shy=shy, turned=False)
    if after:
        play.push(*after, Walk(now, mode, tuple(left), dared))
    else:
        go_on(p, play, now)
        if path[-1] == TO_BAKU != path[0] and p.side == AXIS:
            baku.march(p, play, units)


def is_open(p: Position, units: tuple[int, ...], here: int, place: int) -> bool:
    """Whether what happened on the way still lets them go on: enemies may have come back upon it,
    and zones stop them. [6.2a, 13.3.2g]"""
    if is_area(place) or is_area(here):
        return True
    enemy = p.enemy
    if p.field.combat[enemy] >> place & 1 and not p.contested(place):
        return False
    if p.field.bond(enemy).hexes >> place & 1:
        return False
    direction = GRID.direction(here, place)
    return direction is None or not p.field.bond(enemy).sides[direction] >> here & 1


def _arrive(p: Position, play: Play, units: tuple[int, ...], path: list[int], mode: int) -> None:
    if len(path) == 1:
        return
    last = path[-1]
    gone = last in exits(p, p.side)
    p.move(units, exit_of(last) if gone else last)
    for unit in units:
        if not is_area(last):
            p.known[unit] |= SEEN
        elif is_area(path[0]):
            p.known[unit] |= SHIFTED
    play.tell(UnitsMoved(units=ids(p, units), path=places(path), mode=f"mode-{MODES[mode]}"))
    settle(p, play, path[0])
    if gone:
        play.tell(UnitsLeftTheMap(units=ids(p, units), place=place_id(last)))


def go_on(p: Position, play: Play, moving: Moving) -> None:
    """Ask again if they can go on, else they are done. [6.2a, 22.3.1b]"""
    here = p.place[moving.units[0]]
    zone = p.field.zone(p.enemy) | p.field.contested
    halted = not 0 <= here < GRID.size or zone >> here & 1
    masked = any(unit in p.masks for unit in moving.units)  # how fast it is stays a secret
    if halted or not (masked or any(moving.ends(p).values()) or moving.bar_sea(p) is None):
        finish(p, play, moving.units, moving)
    else:
        play.push(moving)


def embark(play: Play, moving: Moving) -> None:
    """Naval infantry goes by sea, and on if a hex of its tactical movement is left. [5.7.1g]"""
    (unit,) = moving.units
    gone = moving.own(unit)[1] + ONE_OF_TWO
    landed = Moving((unit,), moving.start, SHORT, gone, gone, shy=False)
    play.push(Voyage(unit), Walk(landed, SHORT, ()))


def finish(p: Position, play: Play, units: tuple[int, ...], moving: Moving) -> None:
    """They have moved; who supports and went far is disrupted, and plans no more.
    [13.1.2b, 26.2b, 34.6.3a]"""
    gone = {unit: moving.own(unit)[1] for unit in units}
    if p.plans:
        offensives.drop(p, play, tuple(u for u in units if gone[u] > offensives.FAR))
    if p.reserving:
        stays = not moving.begun or not p.field.zone(p.enemy) >> p.place[units[0]] & 1
        p.stepped += [u for u in units if stays and gone[u] <= ONE_HEX]
    if p.masks:
        p.marches |= {
            unit: (moving.mode, *moving.own(unit), moving.shy) for unit in units if unit in p.masks
        }
    for unit in units:
        p.done[unit] |= MOVED | (EXTENDED if moving.mode == FAR else 0)
        supports = p.unit(unit).support and (EVERY_SUPPORTER_IS_DISRUPTED or p.top(unit).ready)
        if supports and gone[unit] > FAR_FOR_SUPPORT and not p.order[unit]:
            p.set_order(unit, DISRUPTED)
