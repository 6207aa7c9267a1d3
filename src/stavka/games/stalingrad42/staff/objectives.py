"""What a side is about in its turn: places to take and to keep, edges to leave the map by, enemies
in the rear; and which unit is meant for which of them."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Callable, Container, Iterator, Sequence
from typing import NamedTuple

from stavka.games.stalingrad42.appraisal import (
    FAR,
    NEVER,
    Enemy,
    asked,
    fines,
    homes,
    intruders,
    steps_in,
    wanted_exits,
)
from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.ground import HALVES, Ground
from stavka.games.stalingrad42.position import AREA, AREAS, Position, area_of, exit_of
from stavka.games.stalingrad42.rules.control import controlled
from stavka.games.stalingrad42.rules.entry_areas import OVER_THE_STRAIT, border
from stavka.games.stalingrad42.rules.ships import BLUECHER
from stavka.games.stalingrad42.rules.supply import TAMAN
from stavka.games.stalingrad42.rules.units import mover
from stavka.games.stalingrad42.rules.victory import margin, south_of_don
from stavka.hexes import OFF, Bitset, bits, members

TAKE, KEEP, LEAVE, HUNT, CROSS = "take", "keep", "leave", "hunt", "cross"
HOLD, RING, CUT = "hold", "ring", "cut"
ODDS = 2.4  # how much stronger one wants to be than who holds a place
HEAVY = (60.0, 15.0)  # strength that makes an objective half as attractive, on foot and on wheels
ALONE = 14.0  # strength that is sent where nobody is
LEAVING = 14.0  # strength of those who are to leave the map by one edge
LEAST_GUARD, MOST_GUARD = 2.0, 14.0  # defence of what is held
# How much more it is worth to who is there already, to those on foot who come on this turn, so that
# wheels can leave, and to those who come later.
STAYS, RELIEVES, COMES = 4.0, 5.0, 1.5
SPARED = 6.0  # strength in attack that makes it half as good a guard
AWAY = 7  # hexes to the enemy, from which on a garrison is sent
BESIDE = 3  # the same for one beside an entry area
WATCHED = 7  # hexes to the enemy, from which on it is guarded
GREAT = 2  # points of a city that the Axis goes for with its spearheads
SPEARS = 20.0  # strength that makes it half as attractive to them, whoever stands around it
MOST = 60.0  # strength that one place is worth
STORM, STORMERS = 15, 6  # strength that is worth a headquarters, from so many hexes
AUGUST = 45.0  # the same from August on: no attack is stronger than forty
STRAIT = 1.5  # what Taman is worth as long as somebody waits in the Crimea to follow
HOPELESS = 120.0  # what needs more is left to those on foot
LEAVES = 2  # the turn from which on they are sent
SOUTH = "QR"  # the areas of the southern edge; the others lie in the east
CLEAR = 3  # hexes without an enemy around a way out
HUNTED = 3  # the turn from which on enemies near home are hunted
HUNTERS = 12.0  # strength that is sent after one stack of them
ON_FOOT = 0.3  # what it is worth to wheels, beside those on foot
NEAR_HOME = 4  # hexes around what costs points if an enemy stands there
ENOUGH = 5  # steps that must leave
SOON = 3  # turns; what takes longer counts little
FEW = 8  # rows that are put in order one by one
SPREAD = 9  # the turn from which on Germans who are left over do not all go to one place
CROWD = 30.0  # strength beyond what is needed that makes a place half as attractive
AUTUMN = (
    20  # the turn of the campaign from which on the Axis guards all that it has, against winter
)
AUTUMN_GUARD = 6.0  # defence of each
STORMED = 30.0  # strength; after July a city that takes more is left to those on foot
HORIZON = 2.5  # turns; nobody is sent further as long as there is something nearer


Pair = tuple[float, int, int]  # less than what it is worth, unit, number of the objective


class Objective(NamedTuple):
    """What somebody is to do: `ends` are the hexes to come to, `hex` is the one it is named by."""

    kind: str
    ends: Bitset
    hex: int
    points: float
    need: float  # strength
    river: str = ""  # that is held there
    barred: int = 0  # what the enemy on the way from home adds to it, in halves of points
    great: float = 0.0  # strength of spearheads that it takes, if it is a city they go for


def objectives(p: Position, side: int, enemy: Enemy, barred: Sequence[int]) -> list[Objective]:
    """All that an attacker is after, and what it has and must not lose again; `barred`: what the
    enemy adds to the way from home to each hex."""
    found = []
    mine, counts = controlled(p, side), p.ground.map.vp
    autumn = side == AXIS and p.turn >= AUTUMN and margin(p) > 0
    if side == SOVIET:
        counts = {**dict.fromkeys(members(homes(p)), 1), **counts}
    for hex, points in sorted(counts.items()):
        if not p.ground.in_play >> hex & 1:
            continue
        if not mine >> hex & 1:
            around = sum(enemy.defence.get(h, 0) for h in members(GRID.within(hex, 1)))
            need = max(ALONE, ODDS * (around + enemy.defence.get(hex, 0)) / 2)
            worth = points
            if side == AXIS and p.turn >= SPREAD and asked(p):  # a city with all its quarters
                worth = sum(counts.get(h, 0) for h in members(GRID.within(hex, 1) & ~mine))
            take = Objective(TAKE, 1 << hex, hex, worth, need, barred=barred[hex])
            if side == AXIS and points >= GREAT:
                strength = max(ALONE, ODDS * enemy.defence.get(hex, 0))
                if p.turn < SPREAD or strength <= STORMED:
                    take = take._replace(great=strength)
            found.append(take)
        elif enemy.near[hex] <= WATCHED or autumn:
            need = min(max(enemy.heat[hex], AUTUMN_GUARD if autumn else LEAST_GUARD), MOST_GUARD)
            found.append(Objective(KEEP, 1 << hex, hex, points, need))
    return found + _of_the_axis(p, enemy, barred) if side == AXIS else found


def _of_the_axis(p: Position, enemy: Enemy, barred: Sequence[int]) -> list[Objective]:
    """Cities at home and Soviets in the rear, edges to leave by, the country beyond the Don."""
    found = [Objective(KEEP, 1 << hex, hex, fines(p)[hex], LEAST_GUARD) for hex in _watch(p, enemy)]
    here = intruders(p)
    near = near_home(p) & p.field.combat[SOVIET] if p.turn >= HUNTED else 0
    for hex in members(here | near):
        need = min(max(3.0, 2.5 * enemy.defence.get(hex, 1)), HUNTERS)
        found.append(Objective(HUNT, 1 << hex, hex, 2.5 if here >> hex & 1 else 1.2, need))
    if p.turn >= LEAVES:
        found += _exits(p, enemy, barred)
    taman = GRID.at(TAMAN)
    if p.turn >= SPREAD and not controlled(p, AXIS) >> taman & 1 and _wait(p):
        found.append(Objective(TAKE, 1 << taman, taman, STRAIT, ALONE, barred=barred[taman]))
    for row in p.setup.victory.values():
        if row.what == "below-row":
            south = south_of_don(int(row.at[0])) & p.ground.land
            if not south & p.field.combat[AXIS]:
                first, shut = next(iter(members(south))), min(barred[h] for h in members(south))
                found.append(Objective(CROSS, south, first, 1.0, ALONE, barred=shut))
    return found


def _wait(p: Position) -> bool:
    """Whether somebody is in the Crimea who comes when Taman is taken."""
    taman = p.ground.in_play >> GRID.at(TAMAN) & 1
    waiting = p.of(AXIS, area_of(OVER_THE_STRAIT)) if taman else ()
    return any(BLUECHER in p.unit(unit).marks for unit in waiting)


def _watch(p: Position, enemy: Enemy) -> list[int]:
    """Where Soviets would cost points: the cities at home that they can come to, and of the hexes
    beside areas those that they are nearest to."""
    cities, near = homes(p), enemy.near
    found = [hex for hex in members(cities & controlled(p, AXIS)) if near[hex] <= AWAY]
    for hex in sorted(fines(p), key=lambda hex: (near[hex], hex)):
        free = 0 < near[hex] <= BESIDE and not cities >> hex & 1 and p.ground.land >> hex & 1
        if free and all(GRID.distance(hex, other) > BESIDE for other in found):
            found.append(hex)
    return found


def places(p: Position, side: int, enemy: Enemy) -> list[int]:
    """What counts and a side holds, where an enemy can come to it."""
    held = controlled(p, side) & p.ground.in_play
    found = dict.fromkeys(members(homes(p)), AWAY) if side == AXIS else {}
    found |= dict.fromkeys(p.ground.map.vp, FAR)
    return [hex for hex in sorted(found) if held >> hex & 1 and enemy.near[hex] <= found[hex]]


def near_home(p: Position) -> Bitset:
    """The country from which enemies come who cost points by being there. [24.1.4a-c]"""

    def find() -> Bitset:
        home = homes(p)
        for row in p.setup.victory.values():
            if row.what == "soviet-beside":
                for name in row.at:
                    home |= border(p.ground, area_of(name))
        for _ in range(NEAR_HOME):
            home |= GRID.spread(home)
        return home & p.ground.land

    return p.ground.keep(("near home", p.scenario), find)


def _exits(p: Position, enemy: Enemy, barred: Sequence[int]) -> list[Objective]:
    """The edges by which not enough have left: where nobody is near, if there is such a place."""
    edges: dict[bool, Bitset] = {}
    for area in wanted_exits(p):
        south = AREAS[area - AREA] in SOUTH
        edges[south] = edges.get(south, 0) | border(p.ground, area) & p.ground.on_road
    found = []
    for ends in edges.values():
        free = bits(hex for hex in members(ends) if enemy.near[hex] > CLEAR) or ends
        if free:
            need = LEAVING * (ENOUGH - _gone(p, ends)) / ENOUGH
            first, shut = next(iter(members(free))), min(barred[h] for h in members(free))
            found.append(Objective(LEAVE, free, first, 2.0, need, barred=shut))
    return found


class Ways(dict[str, list[int]]):
    """The ways to an objective by who moves, each worked out when it is first asked for."""

    def __init__(self, find: Callable[[str], list[int]]) -> None:
        super().__init__()
        self._find = find

    def __missing__(self, kind: str) -> list[int]:
        found = self[kind] = self._find(kind)
        return found


class Tasks(NamedTuple):
    """The objectives, the ways to each by who moves, and for each unit the number of its own."""

    objectives: list[Objective]
    ways: list[Ways]
    given: dict[int, int]
    weakest: int = OFF  # where a defender lacks most

    def ready(self, p: Position, number: int) -> bool:
        """Whether enough of those who are to leave the map will be there in time."""
        left, coming = p.setup.scenario.last - p.turn + 1, 0
        for unit, other in self.given.items():
            if other == number:
                far = self.ways[number][mover(p, unit)][p.place[unit]]
                coming += p.steps(unit) if far <= HALVES * p.top(unit).movement * left else 0
        return coming >= ENOUGH - _gone(p, self.objectives[number].ends)


def _gone(p: Position, ends: Bitset) -> int:
    """Steps that have left by the edge to which these hexes belong."""
    areas = wanted_exits(p)
    south = any(border(p.ground, area) & ends for area in areas if AREAS[area - AREA] in SOUTH)
    return steps_in(p, {exit_of(area) for area in areas if (AREAS[area - AREA] in SOUTH) == south})


class Row(NamedTuple):
    """What a unit can be sent for: the objectives that are near enough; and for whoever is left
    over all of them, with what each is worth."""

    near: list[Pair]
    free: list[tuple[float, int]]


def spread(
    p: Position, left: dict[int, list[tuple[float, int]]], meant: dict[int, int]
) -> dict[int, int]:
    """Whoever is left over goes where most is to be won; the more go there, the less it is.
    `meant`: who goes where already."""
    sent: dict[int, float] = {}
    for unit, number in meant.items():
        sent[number] = sent.get(number, 0.0) + p.top(unit).attack
    given: dict[int, int] = {}
    for unit, free in sorted(left.items(), key=lambda each: (-each[1][0][0], each[0])):
        best = max(free, key=lambda to: to[0] / (1.0 + sent.get(to[1], 0.0) / CROWD))
        given[unit] = best[1]
        sent[best[1]] = sent.get(best[1], 0.0) + p.top(unit).attack
    return given


def staffs(p: Position, tasks: Tasks) -> dict[int, int]:
    """German headquarters go each to another place that is stormed, so that there are guns at all
    of them: those first for which most strength is meant."""
    meant: dict[int, int] = {}
    for unit, number in tasks.given.items():
        objective = tasks.objectives[number]
        if objective.kind == TAKE and GRID.distance(p.place[unit], objective.hex) <= STORMERS:
            meant[number] = meant.get(number, 0) + p.top(unit).attack
    free = [
        unit
        for unit in p.setup.units[AXIS]
        if p.on_map(unit) and p.unit(unit).support and p.unit(unit).nation == "germany"
    ]
    given: dict[int, int] = {}
    for number in sorted(meant, key=lambda n: (-meant[n], n)):
        if meant[number] >= STORM and free:
            hex = tasks.objectives[number].hex
            unit = min(free, key=lambda u: (GRID.distance(p.place[u], hex), u))
            given[unit] = number
            free.remove(unit)
    return given


class Orders:
    """The objectives of a side with the ways to them, as long as they are the same, and what each
    is worth to units where they stand."""

    def __init__(self, ground: Ground, found: list[Objective], ways: list[Ways]) -> None:
        self.ground, self.objectives, self.ways = ground, found, ways
        self._rows: dict[tuple[int, ...], Row] = {}
        self._last: dict[int, Row] = {}  # the rows of late,
        self._sorted: list[Pair] = []  # and what is near in them, sorted

    def assign(self, p: Position, side: int, busy: Container[int]) -> Tasks:
        """For each unit the number of its objective: pairs are joined from the best on, until each
        objective has what it needs; who is left over goes where most is to be won. `busy`: those
        who have something else to do."""
        rows: dict[int, Row] = {}
        for unit in p.setup.units[side]:
            place = p.place[unit]
            counter = p.unit(unit)
            if not 0 <= place < AREA or not counter.combat or counter.support or unit in busy:
                continue
            rows[unit] = self._row(p, unit)
        found = self.objectives
        most = AUGUST if side == AXIS and p.turn >= SPREAD else MOST
        need = [min(objective.need, most) for objective in found]
        given: dict[int, int] = {}
        for _, unit, number in self._sort(rows):
            if need[number] > 0 and unit not in given:
                given[unit] = number
                if found[number].kind != KEEP:
                    need[number] -= p.top(unit).attack
                elif not p.unit(unit).mechanized:  # wheels stay until others come
                    need[number] -= p.top(unit).defence
        left = {unit: row.free for unit, row in rows.items() if unit not in given and row.free}
        if p.turn < SPREAD or side == SOVIET:
            return Tasks(found, self.ways, given | {u: free[0][1] for u, free in left.items()})
        return Tasks(found, self.ways, given | spread(p, left, given))

    def _sort(self, rows: dict[int, Row]) -> list[Pair]:
        """All that is near in these rows; mostly all but a few are in order already."""
        last, pairs = self._last, self._sorted
        old = [row for unit, row in last.items() if rows.get(unit) is not row]
        new = [row for unit, row in rows.items() if last.get(unit) is not row]
        if len(old) + len(new) > FEW:
            pairs[:] = sorted(pair for row in rows.values() for pair in row.near)
        else:
            for row in old:
                for pair in row.near:
                    del pairs[bisect_left(pairs, pair)]
            for row in new:
                for pair in row.near:
                    insort(pairs, pair)
        self._last = rows
        return pairs

    def _marches(self, p: Position, unit: int) -> bool:
        """From August on roads of an army are no task for those of the Axis who are on foot."""
        counter = p.unit(unit)
        return p.turn >= SPREAD and counter.side == AXIS and not counter.mechanized

    def _row(self, p: Position, unit: int) -> Row:
        key = unit, p.place[unit], p.face[unit], p.order[unit], p.turn
        if key not in self._rows:
            every = sorted(self._pairs(p, unit))
            kinds = [objective.kind for objective in self.objectives]
            free = [(-worth, n) for worth, _, n, _ in every if kinds[n] not in (KEEP, HUNT)]
            self._rows[key] = Row([pair[:3] for pair in every if pair[3]], free)
        return self._rows[key]

    def _pairs(self, p: Position, unit: int) -> Iterator[tuple[float, int, int, bool]]:
        """What the objectives are worth to a unit, less than nothing so that the best come first,
        and whether they are near."""
        left = p.setup.scenario.last - p.turn + 1
        place, counter, kind = p.place[unit], p.unit(unit), mover(p, unit)
        march = HALVES * max(p.top(unit).movement, 2)
        speed = march * (0.5 if p.order[unit] else 1.0)
        for number, objective in enumerate(self.objectives):
            far = self.ways[number][kind][place]
            if far >= NEVER or (objective.kind == LEAVE and not counter.mechanized):
                continue
            if objective.need > HOPELESS and counter.mechanized:
                continue
            if objective.kind == CUT and self._marches(p, unit):
                continue
            turns = (far + objective.barred) / speed
            late, heavy = 1.0 + max(turns - left, 0.0), objective.need / HEAVY[counter.mechanized]
            if objective.great and counter.mechanized:
                heavy = objective.great / SPEARS
            if counter.mechanized:  # they go where few are
                worth = objective.points / (1.0 + turns / SOON) / (1.0 + heavy) / late
            else:
                worth = objective.points / (1.0 + turns / SOON + heavy) / late
            if objective.kind == KEEP:
                if far and counter.mechanized:
                    continue
                worth *= STAYS if not far else RELIEVES if far <= speed else COMES
                worth /= 1.0 + p.top(unit).attack / SPARED
            elif objective.kind == HUNT and counter.mechanized:
                worth *= ON_FOOT
            yield -worth, unit, number, far + objective.barred <= HORIZON * march
