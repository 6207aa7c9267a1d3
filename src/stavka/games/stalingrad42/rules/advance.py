"""Chapter 14: advance after combat."""

from __future__ import annotations

from collections.abc import Container
from typing import NamedTuple

from stavka.games.stalingrad42.components import AXIS
from stavka.games.stalingrad42.events import UnitsAdvanced, UnitsLeftTheMap
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.map import ROAD
from stavka.games.stalingrad42.position import (
    ADVANCED,
    ATTACKED,
    AUTO_DS,
    FORCED,
    SEEN,
    Position,
    exit_of,
    find_place,
    is_area,
    place_id,
)
from stavka.games.stalingrad42.rules import air, offensives, special_units
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
from stavka.games.stalingrad42.rules.boxes import refitted, veiled, worst
from stavka.games.stalingrad42.rules.control import enter, settle
from stavka.games.stalingrad42.rules.entry_areas import (
    bar_area,
    by_road,
    doors_to,
    exits,
    into_areas,
    own_areas,
)
from stavka.games.stalingrad42.rules.hindrance import leaving_city
from stavka.games.stalingrad42.rules.movement import Reach
from stavka.games.stalingrad42.rules.out_of_areas import doors
from stavka.games.stalingrad42.rules.retreat import pushed
from stavka.games.stalingrad42.rules.stacking import room
from stavka.games.stalingrad42.rules.units import CAVALRY, alive, mover, shut_before
from stavka.hexes import OFF, Bitset, bits
from stavka.kernel import Arg, Choice, Reason, choice

WHEELS, HORSES, FEET = 4, 3, 2  # hexes [14.2.2a]
SLOW_STAFF = 3  # movement of headquarters that advance on foot [14.2.2a]
WITHOUT_SUPPLY = 2  # hexes [16.4c]
BREAKTHROUGH = 2  # hexes of an advance that allow a breakthrough [15.1a]


class Advance(Step, frozen=True):
    """If the defenders are gone, attackers and who is with them may advance. [14.1a, 14.1b]"""

    target: int
    attackers: tuple[int, ...]
    hexes: tuple[int, ...]  # from which they attacked
    far: int
    limited: bool = False
    air: int = -1  # the air unit that supported them
    reserves: tuple[int, ...] = ()  # those who have been activated, and nobody else [25.2.3b]
    guns: tuple[int, ...] = ()  # those who only shifted the column of their attack [14.1a]

    def resolve(self, p: Position, play: Play) -> None:
        if not self.far or p.field.combat[p.enemy] >> self.target & 1:
            return
        if not self.waited(p):
            for unit in followers(p, self):
                p.done[unit] &= ~ADVANCED
        push_if_any(p, play, AdvanceAfterCombat(self))

    def waited(self, p: Position) -> bool:
        """Whether their attack was in movement: none of them has attacked in this phase. Who has
        advanced by now did not stand with them. [8.6.2a, 14.1b]"""
        return bool(self.attackers) and not any(p.done[u] & ATTACKED for u in self.attackers)


class AdvanceAfterCombat(AskActive, frozen=True):
    """Who advances next; before anybody has, a breakthrough group may. [14.1a, 14.1b, 15.2.1a]"""

    rules = ("14.1a", "14.1b", "15.2.1a")
    after: Advance
    begun: bool = False  # somebody has advanced, or a group has

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"place": place_id(self.after.target), "hexes": self.after.far}

    def units(self, p: Position) -> list[int]:
        return [u for u in followers(p, self.after) if self.bar(p, u) is None]

    def bar(self, p: Position, unit: int) -> Reason | None:
        if unit not in followers(p, self.after):
            return bar_follower(p, self.after, unit)
        if p.done[unit] & ADVANCED:
            return "has-advanced"
        forward = Forward(self.after, (unit,), p.place[unit])
        return None if forward.ends(p) else bar_end(p, forward, self.aim(p, unit))

    def aim(self, p: Position, unit: int) -> int:
        """Where a unit would go first that can go nowhere: into the vacated hex, or beside it as a
        reserve that follows no battle. [25.2.3f]"""
        if self.after.target >= 0:
            return self.after.target
        around = [hex for hex in GRID.neighbours[p.place[unit]] if hex != OFF]
        return next((hex for hex in around if p.ground.land >> hex & 1), around[0])

    def choices(self, p: Position, seat: str) -> list[Choice]:
        found = [choice("advance", p.unit(unit).id) for unit in self.units(p)]
        found += [
            choice("breakthrough", p.unit(unit).id)
            for unit in followers(p, self.after)
            if self.bar_group(p, unit) is None
        ]
        return [*found, choice("end-advance")]

    def bar_group(self, p: Position, unit: int) -> Reason | None:
        """Why a unit cannot begin a breakthrough group. [15.1a, 15.2.1a, 15.2.2a]"""
        if self.begun:
            return "group-comes-first"
        return bar_breakthrough(p, self.after, unit)

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb == "advance":
            return self.bar(p, find_unit(p, named(choice)))
        if choice.verb == "breakthrough":
            return self.bar_group(p, find_unit(p, named(choice)))
        return "advance-or-end"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        # A group fights, and fights end in advances: the chapters need each other.
        from stavka.games.stalingrad42.rules.breakthrough import GatherGroup

        if choice.verb == "end-advance":
            return
        unit = find_unit(p, choice.args[0])
        if choice.verb == "breakthrough":
            play.push(GatherGroup(self.after, (unit,)))
        else:
            onwards = AdvanceAfterCombat(self.after, begun=True)
            play.push(Forward(self.after, (unit,), p.place[unit]), GoOn(onwards))


class GoOn(Step, frozen=True):
    """Ask again while anybody can advance. [14.1a, 14.1b]"""

    step: AdvanceAfterCombat

    def resolve(self, p: Position, play: Play) -> None:
        push_if_any(p, play, self.step)


def push_if_any(p: Position, play: Play, step: AdvanceAfterCombat) -> None:
    """Also for a reserve army that does not go: what is in its box stays a secret."""
    hexes = [hex for hex in step.after.hexes if not is_area(hex)]
    masked = (army for army in p.masks if p.place[army] in hexes)
    if step.units(p) or any(not p.done[army] & ADVANCED for army in masked):
        play.push(step)


def bar_breakthrough(p: Position, after: Advance, unit: int) -> Reason | None:
    """Why a unit cannot be in a breakthrough group. [14.2.4b, 15.1a, 15.2.3a]"""
    if after.far < BREAKTHROUGH or after.limited:
        return "no-breakthrough-after-it"
    if unit not in alive(p, after.attackers) or unit not in followers(p, after):
        return "took-no-part", "15.2.3a"
    if p.done[unit] & ADVANCED:
        return "has-advanced"
    return None if p.top(unit).attack and not p.order[unit] else "cannot-attack"


def followers(p: Position, after: Advance) -> list[int]:
    """Attackers, also as remnants, and their companions, wherever they have gone by now: not who
    supported this attack, is in reserve, shattered an enemy in movement or may not move yet, nor an
    army with somebody in its box who would not; from areas only attackers.
    [8.6.2a, 14.1a, 14.1b, 14.5a, 20.6a, 21.4c, 22.7d, 25.2.3b, 31.0a]"""
    found = _with_attackers(p, after)
    if after.reserves:
        return [unit for unit in found if unit in after.reserves]
    idle = {*after.guns, *p.reserves, *special_units.bound(p)}
    return [
        u
        for u in found
        if not (worst(p, u) >= FORCED or p.entrained(u) or u in idle or _bar_marked(p, u))
    ]


def _with_attackers(p: Position, after: Advance) -> list[int]:
    """Attackers and who stands with them; in an area nobody else."""
    return [
        unit
        for hex in after.hexes
        for unit in p.of(p.side, hex)
        if not is_area(hex) or unit in after.attackers
    ]


def bar_follower(p: Position, after: Advance, unit: int) -> Reason:
    """Whoever neither attacked nor stood with attackers stays, and who may not move yet; of the
    others in full retreat, on a train, in reserve, and who only shifted the column.
    [5.6.3f, 13.3.2a, 14.1a, 14.1b, 20.4a, 20.6a, 22.7d, 25.2.3b, 31.0a]"""
    if reason := _bar_marked(p, unit) or special_units.bar_bound(p, unit):
        return reason
    if after.reserves or unit not in _with_attackers(p, after):
        return "took-no-part", "22.7d" if unit >= 0 and p.in_area(unit) else "14.1a"
    if worst(p, unit) >= FORCED:
        return "full-retreat-advances-not"
    if p.entrained(unit):
        return "entrained-stays"
    return "reserve-advances-itself" if unit in p.reserves else "shift-advances-not"


def _bar_marked(p: Position, unit: int) -> Reason | None:
    """Who does not advance now, attack or not; a reserve army would take its box along.
    [8.6.2a, 18.6.8b, 21.4c, 34.3.1c]"""
    if refitted(p, unit):
        return "refitted-no-advance"
    if unit >= 0 and p.done[unit] & AUTO_DS:
        return "auto-ds-advances-last"
    return "immobile-supply" if unit >= 0 and p.unit(unit).immobile else None


class Forward(AskActive, frozen=True):
    """Units that advance together; they may go on from where they have come to. [14.1c, 14.3a]"""

    rules = ("14.1c", "14.3a")
    after: Advance
    units: tuple[int, ...]
    start: int
    gone: int = 0

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"units": ids(p, self.units), "hexes": self.range(p) - self.gone}

    def range(self, p: Position) -> int:
        """As far as the slowest of them. [14.2.1a]"""
        return min(min(speed(p, unit), self.after.far) for unit in self.units)

    def companions(self, p: Position) -> list[int]:
        if self.gone:
            return []
        return [u for u in followers(p, self.after) if self.bar_companion(p, u) is None]

    def bar_companion(self, p: Position, unit: int) -> Reason | None:
        if unit in self.units:
            return "moves-already-with-it"
        if unit not in followers(p, self.after):
            return bar_follower(p, self.after, unit)
        if p.done[unit] & ADVANCED:
            return "has-advanced"
        if self.gone:
            return "stack-has-begun"
        return None if p.place[unit] == self.start else "not-in-that-hex"

    def choices(self, p: Position, seat: str) -> list[Choice]:
        found = [choice("with", p.unit(unit).id) for unit in self.companions(p)]
        found += to_places("to", self.ends(p))
        return [*found, choice("stop")]

    def reach(self, p: Position) -> Reach:
        return p.field.keep(self, lambda: ahead(p, self))

    def ends(self, p: Position) -> set[int]:
        """Where they may end, within the stacking limit. [14.1d, 14.2.3b]"""
        found = self.reach(p).cost
        here = p.place[self.units[0]]
        ends = {hex for hex in found if hex != here and room(p, hex, self.units)}
        if self.after.limited:
            return ends & {self.after.target}
        return ends | self.areas(p).keys() - {self.start}

    def areas(self, p: Position) -> dict[int, tuple[int, int]]:
        """The areas they can go to, with the hexes counted and the last one before; not out of one
        that ends their advance. [14.4.2a, 14.5e, 22.3.1a]"""
        found, here = self.reach(p), p.place[self.units[0]]
        doors = doors_to(p.ground, own_areas(p, p.side) + exits(p, p.side)).by_hex
        ends = p.field.zone(p.enemy), p.ground.heavy
        near = ((found.came[hex], hex) for hex in doors.keys() & found.came.keys())
        halts = bits(hex for before, hex in near if stops(p, self, before, hex, *ends))
        return into_areas(p, found, doors, self.range(p) - self.gone, here, -1, halts)

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb == "with":
            return self.bar_companion(p, find_unit(p, named(choice)))
        if choice.verb == "to":
            return bar_end(p, self, find_place(named(choice)))
        if choice.verb == "attack":
            return "reserves-do-not-attack" if self.after.reserves else "only-the-group-attacks"
        return "finish-this-advance"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "with":
            units = (*self.units, find_unit(p, choice.args[0]))
            play.push(Forward(self.after, tuple(sorted(units)), self.start))
        elif choice.verb == "stop":
            finish(p, self.units)
        else:
            end = find_place(choice.args[0])
            assert end is not None
            go_forward(p, play, self, self.way_to(p, end))

    def way_to(self, p: Position, end: int) -> tuple[int, ...]:
        found = self.reach(p)
        if is_area(end):
            return (*found.path(self.areas(p)[end][1]), end)
        return found.path(end)


def speed(p: Position, unit: int) -> int:
    """How far a unit can advance; supply that is ready is not on wheels.
    [14.2.2a, 16.4c, 18.6.3b]"""
    counter, face = p.unit(unit), p.top(unit)
    slow = face.tactical or (counter.kind == "army-staff" and face.movement <= SLOW_STAFF)
    if counter.kind in CAVALRY:
        found = HORSES
    elif counter.mechanized and not slow:
        found = WHEELS
    else:
        found = FEET
    return min(found, WITHOUT_SUPPLY) if p.supply[unit] else found


def ahead(p: Position, forward: Forward, lifted: Container[str] = ()) -> Reach:
    """The hexes that units can advance to, counted, into marsh and mountains by road where they
    can; `lifted`: without what these reasons name. [14.3a to 14.5g, 22.7d, 29.1.2b]"""
    field, ground, enemy = p.field, p.ground, p.enemy
    target = forward.after.target
    movers = frozenset(mover(p, unit) for unit in forward.units)
    ways = ground.ways(movers, p.over(p.side))
    here = p.place[forward.units[0]]
    zones = 0 if "zones-in-the-way" in lifted else field.zone(enemy)
    heavy = 0 if "heavy-ground-in-the-way" in lifted else ground.heavy
    bonds, free = leaving_city(p, here), "advance-into-bond" in lifted
    if "contested-into-zone" in lifted:
        bonds = field.bond(enemy)
    dry = "advance-over-river" in lifted
    attacked = all(unit in forward.after.attackers for unit in forward.units)
    armed = any(p.unit(unit).combat for unit in forward.units)
    barred = field.combat[enemy] if armed else field.units[enemy]  # [5.1e, 19.2e]
    if p.side == AXIS:
        barred |= unasked(p, target)
    cost, came = {here: 0}, dict[int, int]()
    front, first_step = [here], 1
    onward = {here}  # from where they go on; a road may lead there after a way that does not
    if is_area(here):
        first_step, enter = 2, doors(p, here, target, movers)
        front = [hex for hex in enter if not barred >> hex & 1]
        cost |= dict.fromkeys(front, 1)
        came |= dict.fromkeys(front, here)
        front = [hex for hex in front if not stops(p, forward, here, hex, zones, heavy)]
        onward |= {*front}
    for away in range(first_step, forward.range(p) - forward.gone + 1):
        new = []
        for hex in front:
            for way in ways[hex]:
                if way.to in onward or barred >> way.to & 1:
                    continue
                into = way.to == target
                if not (into or free) and (
                    bonds.hexes >> way.to & 1 or bonds.sides[way.direction] >> hex & 1
                ):
                    continue
                first = hex == forward.start and not forward.gone
                forces = dry or (first and into and attacked)
                if way.ford and not forces and not pontoon(p, armed, hex, way.to):
                    continue
                stop = stops(p, forward, hex, way.to, zones, heavy)
                if stop and way.to in cost:
                    continue
                cost[way.to], came[way.to] = away, hex
                if not stop:
                    onward.add(way.to)
                    new.append(way.to)
        front = new
    return Reach(cost, came)


def unasked(p: Position, target: int) -> Bitset:
    """The hexes with somebody hidden who would have to be asked; in the vacated hex he has been,
    and an army that has stayed there is overrun. [34.6.2a, 34.6.2e]"""
    return veiled(p) & ~(1 << target if target >= 0 else 0)


def stops(p: Position, forward: Forward, hex: int, to: int, zones: Bitset, heavy: Bitset) -> bool:
    """Enemy zones stop an advance but for the vacated hex; marsh and mountains off the road.
    [14.4.2a, 14.4.2b, 14.5e]"""
    if zones >> to & 1 and to != forward.after.target:
        return True
    return mired(p, hex, to, heavy)


def mired(p: Position, hex: int, to: int, heavy: Bitset) -> bool:
    """Whether an advance ends there for the ground: in marsh or mountains, off the road. [14.5e]"""
    return bool(heavy >> to & 1) and not _along_road(p, hex, to)


def _along_road(p: Position, hex: int, to: int) -> bool:
    """Whether a road leads from a hex, or from an area, to the one beside it."""
    if is_area(hex):
        return bool(by_road(p.ground, hex) >> to & 1)
    direction = GRID.direction(hex, to)
    assert direction is not None
    return bool(p.ground.sides[hex][direction] & ROAD)


def pontoon(p: Position, armed: bool, hex: int, to: int) -> bool:
    """Combat units on both banks; those who cross may be on the one. [5.5.5a, 5.5.5b]"""
    piers = p.field.combat[p.side]
    return bool(piers >> to & 1) and (armed or bool(piers >> hex & 1))


def bar_end(p: Position, forward: Forward, end: int | None) -> Reason | None:
    if end is None:
        return "no-such-place"
    if end == p.place[forward.units[0]]:
        return "is-there-already"
    if forward.after.limited and end != forward.after.target:
        return "limited-advance"
    if is_area(end):
        open = (*own_areas(p, p.side), *exits(p, p.side))
        return bar_area(p, end, open) or "too-far-to-advance"
    armed = any(p.unit(unit).combat for unit in forward.units)
    if (p.field.combat if armed else p.field.units)[p.enemy] >> end & 1:
        return "enemy-is-there"
    if p.side == AXIS and unasked(p, forward.after.target) >> end & 1:
        return "advance-into-reserve-army"
    if end in forward.reach(p).cost and not room(p, end, forward.units):
        return "too-many-there"
    if p.field.bond(p.enemy).hexes >> end & 1 and end != forward.after.target:
        return "advance-into-bond"
    reason = _bar_way(p, forward, end)
    return OF_RESERVES.get(reason, reason) if forward.after.reserves else reason


# What can be in the way, each with its row.
IN_THE_WAY = {
    "zones-in-the-way": "14.4.2a",
    "contested-into-zone": "29.1.2b",
    "advance-into-bond": "14.4.1a",
    "advance-over-river": "14.5b",
    "heavy-ground-in-the-way": "14.5e",
}


# What is said to reserves instead.
OF_RESERVES: dict[Reason, Reason] = {
    "too-far-to-advance": ("too-far-to-advance", "25.2.3b"),
    ("advance-over-river", "14.5b"): ("no-bridge", "25.2.3e"),
}


def _bar_way(p: Position, forward: Forward, end: int) -> Reason:
    """What is in the way to a hex that nothing bars: the first thing without which they would come
    there; where several are, the first that must be gone with the others.
    [14.4.1a, 14.4.2a, 14.5a, 14.5b, 14.5e, 14.5f]"""
    for reason, row in IN_THE_WAY.items():
        if end in ahead(p, forward, (reason,)).cost:
            return reason, row
    if end in ahead(p, forward, IN_THE_WAY).cost:
        for reason, row in IN_THE_WAY.items():
            if end not in ahead(p, forward, IN_THE_WAY.keys() - {reason}).cost:
                return reason, row
    here = p.place[forward.units[0]]
    barred = None if is_area(here) else shut_before(p, forward.units, end)
    if barred is None:
        return "too-far-to-advance"
    return (barred, "14.5f") if barred == "mountains-by-road" else (barred, "14.5a")


class WalkForward(Step, frozen=True):
    """Units on their advance, after what happened on it; `before`: the hex that they have come
    from. [14.1c, 14.3a]"""

    forward: Forward
    way: tuple[int, ...]
    before: int

    def resolve(self, p: Position, play: Play) -> None:
        go_forward(p, play, self.forward, self.way, self.before)


class Walked(NamedTuple):
    """What became of an advance: the way gone, what is left of it, and the retreats it causes."""

    path: list[int]
    left: tuple[int, ...]
    after: list[Step]

    def last(self, before: int) -> int:
        """The hex from which they came where they are, `before` if they have not gone on."""
        return self.path[-2] if len(self.path) > 1 else before


def walk(p: Position, play: Play, units: tuple[int, ...], way: tuple[int, ...]) -> Walked:
    """Advance hex by hex; enemies in full retreat give way. [13.3.2h]"""
    path = [p.place[units[0]]]
    after: list[Step] = []
    left = list(way)
    while left and not after:
        place = left[0]
        if p.field.combat[p.enemy] >> place & 1 and not p.contested(place):
            break
        left.pop(0)
        path.append(place)
        if is_area(place):
            home = place in own_areas(p, p.side)
            p.move(units, place if home else exit_of(place))
            air.go_home(p, play, units, path[-2])
            break
        p.move(units, place)
        enter(p, play, units, path[-2], place)
        after = pushed(p, units, place)
    for unit in units:
        p.known[unit] |= SEEN
    if len(path) > 1:
        play.tell(UnitsAdvanced(units=ids(p, units), path=places(path)))
        settle(p, play, path[0])
        if p.place[units[0]] < 0:
            play.tell(UnitsLeftTheMap(units=ids(p, units), place=place_id(path[-1])))
    return Walked(path, tuple(left), after)


def go_forward(
    p: Position, play: Play, forward: Forward, way: tuple[int, ...], before: int = OFF
) -> None:
    """They go on; zones and heavy ground end it, also where somebody has just given way to them.
    [13.3.2h, 14.4.2a, 14.5e]"""
    walked = walk(p, play, forward.units, way)
    last = walked.last(before)
    gone = forward.gone + len(walked.path) - 1
    now = Forward(forward.after, forward.units, forward.start, gone)
    if p.plans and gone > offensives.FAR:
        offensives.drop(p, play, forward.units)
    if walked.after:
        play.push(*walked.after, WalkForward(now, walked.left, last))
    elif halted(p, now, last) or not now.ends(p):
        finish(p, forward.units)
    else:
        play.push(now)


def halted(p: Position, forward: Forward, before: int) -> bool:
    """Whether the hex that they have come to ends their advance, as an area does."""
    here = p.place[forward.units[0]]
    if not 0 <= here < GRID.size:
        return True
    return stops(p, forward, before, here, p.field.zone(p.enemy), p.ground.heavy)


def finish(p: Position, units: tuple[int, ...]) -> None:
    for unit in units:
        p.done[unit] |= ADVANCED
