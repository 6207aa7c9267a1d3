"""What the recruit thinks a hex is worth to a unit: ground to be won, targets, the line, danger.

All of it is read from the position as it stands; nothing is tried out and nothing is random.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.ground import HALVES, Ground
from stavka.games.stalingrad42.map import CITIES, RIVER, Feature
from stavka.games.stalingrad42.position import AREA, DISRUPTED, Position, area_of, exit_of
from stavka.games.stalingrad42.rules.control import controlled
from stavka.games.stalingrad42.rules.entry_areas import border
from stavka.games.stalingrad42.rules.modifiers import defence_of, defenders
from stavka.games.stalingrad42.rules.movement import digits
from stavka.games.stalingrad42.rules.stacking import crowded
from stavka.games.stalingrad42.rules.supply import lines, sources, supplied
from stavka.hexes import OFF, Bitset, bits, members

FAR = 9  # hexes; who is further from the enemy is far
NEVER = 1 << 20
FORD = 4 * HALVES  # what a river without a bridge counts on the way to a goal
HALTED, BARRED = 2 * HALVES, 8 * HALVES  # what an enemy zone and an enemy count
GOAL, TARGET, LINE, GUARD, DANGER, SUPPLY, BEHIND = range(7)  # the parts of a worth
Worth = tuple[float, ...]


ATTACKER, DEFENDER = range(2)  # roles, by which weights are listed


LATE = 27  # the turn from which on the Axis goes no further if it has what winter asks


def role(p: Position, side: int) -> int:
    """The Axis goes forward and the other side holds what it has, until the Soviets go first:
    from then on it is the other way round. In the campaign the Axis stands still before."""
    winter = bool(p.winter_offensive or p.setup.soviets_first)
    if side == AXIS and p.turn >= LATE and 0 < asked(p) <= p.points:
        return DEFENDER
    return DEFENDER if winter == (side == AXIS) else ATTACKER


def asked(p: Position) -> int:
    """The points that the Axis needs when winter comes; 0: none. [C4.4c]"""
    rows = p.setup.victory.values()
    return max((row.points for row in rows if row.what == "at-least"), default=0)


class Weights(NamedTuple):
    """How much each thing counts for a role."""

    goal: float  # a point of movement nearer to the next goal
    held: float  # a victory hex that is taken, by its points
    target: float  # odds against an enemy stack, one to one
    link: float  # a friend two hexes off
    hole: float  # friends on both sides, whom it joins
    guard: float  # a victory hex that is kept, by its points
    cover: float  # ground that doubles a defender, or a river before him
    danger: float  # the enemy's strength in reach over one's own
    bearable: float  # so much of it is borne
    zone: float  # a hex in an enemy zone


WEIGHTS = (
    Weights(1.0, 14, 3.0, 0.5, 1.5, 6, 0.5, 0.7, 2.5, 0.0),
    Weights(0.3, 10, 1.5, 1.0, 4.0, 12, 2.5, 1.5, 2.0, 1.5),
)
IN_THE_BACK = 0.4  # a step of an enemy whose way home leads past a hex
MOST_BEHIND = 4.0  # that it counts
BESIDE_WAY = 2  # hexes from which it is barred
CUT_OFF = 15.0  # a hex that no supply reaches
ESCAPE = 5.0  # a hex from which no way leads out of enemy zones
RIVER_COUNTS = 4  # hexes to the enemy, from which on a river before a unit matters
STEADY = 0.5  # one does not move for less


class Enemy:
    """What the other side can do where it stands: it changes seldom while one moves."""

    def __init__(self, p: Position, side: int) -> None:
        foe = 1 - side
        self.hexes = p.field.combat[foe]
        self.near = _distances(self.hexes)
        self.heat = [0.0] * GRID.size
        self.defence: dict[int, int] = {}
        self.strength: dict[int, tuple[int, int]] = {}  # in attack: of all, of those on wheels
        self.steps: dict[int, int] = {}
        self.posts: dict[object, dict[int, float]] = {}  # what a line costs that faces it
        self.roads: dict[object, Any] = {}  # what is known of his roads
        self._look(p, foe)
        self._warm({})

    def now(self, p: Position, side: int) -> Enemy:
        """The same side's enemy as he stands now: itself if he can do what he could."""
        new: Enemy = object.__new__(Enemy)
        new.hexes = p.field.combat[1 - side]
        new.defence, new.strength, new.steps, new.posts, new.roads = {}, {}, {}, {}, {}
        new._look(p, 1 - side)
        same = new.hexes == self.hexes and new.steps == self.steps
        if same and (new.defence, new.strength) == (self.defence, self.strength):
            return self
        new.near = self.near if new.hexes == self.hexes else _distances(new.hexes)
        new.heat = self.heat.copy()
        new._warm(self.strength)
        return new

    def _look(self, p: Position, foe: int) -> None:
        every, face, order = p.box.armies.units, p.face, p.order
        for hex in members(self.hexes):
            self.defence[hex] = sum(
                defence_of(p, unit, hex, False).value for unit in defenders(p, foe, hex)
            )
            self.steps[hex] = sum(p.steps(unit) for unit in p.fighting(foe, hex))
            slow = fast = 0
            for unit in p.of(foe, hex):
                attack = 0 if order[unit] else every[unit].faces[face[unit]].attack
                if every[unit].mechanized:
                    fast += attack
                slow += attack
            self.strength[hex] = slow, fast

    def _warm(self, before: dict[int, tuple[int, int]]) -> None:
        """Heat of whoever is not as before; what is taken off again leaves nothing behind, as all
        are quarters."""
        heat, now = self.heat, self.strength
        for hex, (slow, fast) in now.items() ^ before.items():
            sign = 1 if now.get(hex) == (slow, fast) else -1
            for radius, strength in ((2, slow / 2), (4, slow / 4), (6, fast / 4)):
                if strength:
                    for other in within(hex, radius):
                        heat[other] += sign * strength


class Appraisal:
    """What hexes are worth to one unit now."""

    def __init__(
        self,
        p: Position,
        unit: int,
        enemy: Enemy,
        goals: Sequence[int],
        goal: float = 0.0,
        home: Sequence[int] = (),
    ) -> None:
        """`home`: the enemy's ways to where he comes from, for those who are to get behind him."""
        self.p, self.unit, self.enemy, self.goals, self.home = p, unit, enemy, goals, home
        counter, face = p.unit(unit), p.top(unit)
        side = self.side = counter.side
        self.w = WEIGHTS[role(p, side)]
        if goal > self.w.goal:
            self.w = self.w._replace(goal=goal)
        self.combat = counter.combat
        self.attack = 0 if p.order[unit] or not self.combat else face.attack
        self.defence = face.defence / 2 if p.order[unit] == DISRUPTED else face.defence
        self.shaken = bool(p.order[unit])
        here = p.place[unit]
        alone = not [u for u in p.fighting(side, here) if u != unit]
        self.friends: Bitset = p.field.combat[side]
        if alone and here < AREA:
            self.friends &= ~(1 << here)
        self.zone = p.field.zone(1 - side)
        self.held = controlled(p, side)
        self.fed = supplied(p, side)
        self.fed |= GRID.spread(self.fed) & controlled(p, 1 - side)  # closed only until it is taken

    def of(self, hex: int) -> Worth:
        """The parts of what a hex is worth, by GOAL, TARGET and so on."""
        if self.enemy.near[hex] >= FAR:  # nothing but the way and supply counts
            supply = 0.0 if self.fed >> hex & 1 else -CUT_OFF
            return self._goal(hex), 0.0, 0.0, 0.0, 0.0, supply, 0.0
        return (
            self._goal(hex),
            self._target(hex),
            self._line(hex),
            self._guard(hex),
            -self._danger(hex),
            0.0 if self.fed >> hex & 1 else -CUT_OFF,
            self._behind(hex),
        )

    def room(self, hex: int) -> bool:
        """Whether it would not be one too many there."""
        return not crowded(self.p, {*self.p.of(self.side, hex), self.unit})

    def _goal(self, hex: int) -> float:
        found = -self.w.goal * min(self.goals[hex], NEVER) / HALVES
        points = self.p.ground.map.vp.get(hex, 0)
        if points and not self.held >> hex & 1:
            found += self.w.held * points
        return found

    def _target(self, hex: int) -> float:
        """The best that its strength adds to an attack on a neighbour, or within the city."""
        if not self.attack or self.enemy.near[hex] > 1:
            return 0.0
        p, best = self.p, 0.0
        if p.contested(hex):
            return self._gain(hex, self.attack)
        for direction, target in enumerate(GRID.neighbours[hex]):
            defence = self.enemy.defence.get(target)
            if defence is None or p.ground.closed[direction] >> hex & 1:
                continue
            side, attack = p.ground.sides[hex][direction], float(self.attack)
            if side & (Feature.MAJOR_RIVER | Feature.VOLGA):
                attack /= 2
            if side & RIVER:
                attack /= 1.5
            best = max(best, self._gain(target, attack))
        return best

    def _gain(self, target: int, attack: float) -> float:
        """What so much strength adds to an attack on a hex."""
        before, defence = self._around(target), max(self.enemy.defence[target], 1)
        gain = _odds((before + attack) / defence) - _odds(before / defence)
        return gain * self.w.target * (1 + 0.3 * self.p.ground.map.vp.get(target, 0))

    def _around(self, target: int) -> int:
        """The strength of those who can attack a target already."""
        p, found = self.p, 0
        for hex in (*GRID.neighbours[target], target):
            if hex != OFF and self.friends >> hex & 1 and (hex == target or not p.contested(hex)):
                for unit in p.of(self.side, hex):
                    if unit != self.unit and not p.order[unit]:
                        found += p.top(unit).attack
        return found

    def _line(self, hex: int) -> float:
        """Friends at most two hexes off; two whom nobody else joins leave a hole between them."""
        if not self.combat or self.enemy.near[hex] >= FAR:
            return 0.0
        others = GRID.within(hex, 2) & self.friends & ~(1 << hex)
        if not others:
            return 0.0
        if others & (others - 1) and any(others & ~GRID.within(a, 2) for a in members(others)):
            return self.w.hole
        return self.w.link

    def _guard(self, hex: int) -> float:
        """Victory hexes and cities of one's own, the nearer the enemy the more; and cover."""
        near = self.enemy.near[hex]
        if not self.combat or near >= FAR:
            return 0.0
        p, found = self.p, 0.0
        if self.held >> hex & 1 or p.contested(hex):
            points = p.ground.map.vp.get(hex, 0) or 0.5
            shared = 0.4 if self.friends >> hex & 1 else 1.0
            found += self.w.guard * points * shared * (FAR - near) / FAR
        if (p.ground.map.terrain[hex] in CITIES and p.unit(self.unit).infantry) or (
            near <= 4 and self._behind_river(hex)
        ):
            found += self.w.cover
        return found

    def _behind(self, hex: int) -> float:
        """The enemies whose way home it bars."""
        if not self.home or self.enemy.near[hex] > BESIDE_WAY:
            return 0.0
        steps, far = self.enemy.steps, self.home[hex] + HALVES
        found = sum(
            steps[other]
            for other in within(hex, BESIDE_WAY)
            if other in steps and self.home[other] > far
        )
        return min(IN_THE_BACK * found, MOST_BEHIND)

    def _behind_river(self, hex: int) -> bool:
        """Every neighbour that is nearer to the enemy lies over a river."""
        near = self.enemy.near
        before = [
            river for other, river in over_rivers(self.p.ground)[hex] if near[other] < near[hex]
        ]
        return bool(before) and all(before)

    def _danger(self, hex: int) -> float:
        """What the enemy can bring against it, and whether it could get away."""
        zoned = self.zone >> hex & 1
        found = self.w.zone + 3.0 * self.shaken if zoned else 0.0
        strength = self.enemy.heat[hex]
        if not self.combat:
            return found + (strength and not self.friends >> hex & 1) * 5.0
        if strength:
            p, mine = self.p, self.defence
            for unit in p.of(self.side, hex):
                if unit != self.unit:
                    mine += p.top(unit).defence
            if p.ground.map.terrain[hex] in CITIES:
                mine *= 2
            over = strength / max(mine, 1) - self.w.bearable
            found += min(max(over, 0.0), 8.0) * self.w.danger
        if self.enemy.near[hex] <= 2:
            ways = [
                other
                for other in GRID.neighbours[hex]
                if other != OFF and not self.zone >> other & 1 and self.p.ground.land >> other & 1
            ]
            if not ways:
                found += ESCAPE
        return found


def _odds(ratio: float) -> float:
    """Strength counts in full up to three to one, a little up to six to one."""
    return min(ratio, 3.0) + min(max(ratio - 3.0, 0.0), 3.0) / 3


def _distances(hexes: Bitset) -> list[int]:
    """How far each hex is from the nearest of these, up to FAR."""
    found, seen = 0, hexes
    for _ in range(FAR):  # one more for all hexes that are further off
        found += int.from_bytes(digits(GRID.everywhere & ~seen), "little")
        seen = GRID.spread(seen)
    return list(found.to_bytes(GRID.size, "little"))


# Where a side wants to go


def goals(p: Position, side: int) -> Bitset:
    """The attacker: what counts and he does not hold, exits, and enemies in his rear. The defender:
    all that counts, held or lost."""
    vp = counting(p.ground)
    if role(p, side) == DEFENDER:
        return vp
    found = (vp | homes(p)) & controlled(p, 1 - side)
    return found | doors(p) | intruders(p) if side == AXIS else found


def counting(ground: Ground) -> Bitset:
    """The victory hexes that are played on."""
    return ground.keep("counting", lambda: bits(ground.map.vp) & ground.in_play)


def homes(p: Position) -> Bitset:
    """The cities that cost the Axis points if Soviets are in them. [24.1.4b, 24.1.4c]"""

    def find() -> Bitset:
        rows = [row for row in p.setup.victory.values() if row.what == "soviet-inside"]
        return bits(GRID.at(number) for row in rows for number in row.at) & p.ground.in_play

    return p.ground.keep(("homes", p.scenario), find)


def fines(p: Position) -> dict[int, int]:
    """The points that a Soviet unit costs the Axis, by the hex in which it stands. [24.1.4a-c]"""

    def find() -> dict[int, int]:
        found: dict[int, int] = {}
        for row in p.setup.victory.values():
            if row.what == "soviet-beside":
                for name in row.at:
                    found |= dict.fromkeys(members(border(p.ground, area_of(name))), -row.points)
        for row in p.setup.victory.values():
            if row.what == "soviet-inside":
                for hex in map(GRID.at, row.at):
                    found[hex] = found.get(hex, 0) - row.points
        return found

    return p.ground.keep(("fines", p.scenario), find)


def intruders(p: Position) -> Bitset:
    """The Soviet units that cost the Axis points where they stand. [24.1.4a-c]"""
    fined = p.ground.keep(("fined", p.scenario), lambda: bits(fines(p)))
    return fined & p.field.units[SOVIET]


def doors(p: Position) -> Bitset:
    """The hexes from which the Axis can still win points by leaving the map."""
    found = 0
    for area in wanted_exits(p):
        found |= border(p.ground, area)
    return found & p.ground.on_road


def wanted_exits(p: Position) -> list[int]:
    """The exits by which not enough have left."""

    def find() -> list[int]:
        found = []
        for row in p.setup.victory.values():
            if row.what == "exit-steps":
                areas = [area_of(name) for name in row.at]
                boxes = {exit_of(area) for area in areas}
                if steps_in(p, boxes) < row.count:
                    found += areas
        return found

    return p.field.keep("wanted exits", find)


def steps_in(p: Position, boxes: set[int]) -> int:
    """Of all who have left the map into these; mostly nobody has."""
    if boxes.isdisjoint(p.place):
        return 0
    return sum(p.steps(unit) for unit, place in enumerate(p.place) if place in boxes)


def road_out(p: Position, area: int) -> bool:
    """Whether leaving by an area would count: a road leads there from home."""
    return bool(border(p.ground, area) & lines(p, AXIS).by_road(sources(p, AXIS)))


def from_area(ground: Ground, area: int, ways: Sequence[int]) -> int:
    """What the shortest way from an area costs; one that lies by the sea alone leads nowhere."""
    return min((ways[hex] for hex in members(border(ground, area))), default=NEVER)


def ways_to(
    ground: Ground, mover: str, ends: Bitset, zone: Bitset = 0, enemies: Bitset = 0
) -> list[int]:
    """What it costs from each hex to the nearest of these, in halves of points, as if nobody were
    in the way; or with detours around these zones and enemies."""
    cost = [NEVER] * GRID.size
    for _ in _outward(cost, ground, mover, ends, zone, enemies):
        pass
    return cost


class WaysAround(Sequence[int]):
    """The same, worked out only as far as somebody asks."""

    def __init__(
        self, ground: Ground, mover: str, ends: Bitset, zone: Bitset, enemies: Bitset
    ) -> None:
        self._cost = [NEVER] * GRID.size
        self._more = _outward(self._cost, ground, mover, ends, zone, enemies)
        self._settled = -1  # what costs no more is known

    def __getitem__(self, hex: int) -> int:  # type: ignore[override]
        cost = self._cost
        while cost[hex] > self._settled:
            self._settled = next(self._more, NEVER)
        return cost[hex]

    def __len__(self) -> int:
        return GRID.size


def _outward(
    cost: list[int], ground: Ground, mover: str, ends: Bitset, zone: Bitset, enemies: Bitset
) -> Iterator[int]:
    """Write down what it costs from hex after hex, and say up to which cost all is known."""
    steps = ground.keep(("steps of thought", mover), lambda: Steps(ground, mover))
    detour = bytearray(GRID.size)
    for hex in members(zone):
        detour[hex] = BARRED if enemies >> hex & 1 else HALTED
    waiting = [list(members(ends))]  # hexes by what it costs from them
    for hex in waiting[0]:
        cost[hex] = 0
    for spent, hexes in enumerate(waiting):  # it grows
        for hex in hexes:
            if cost[hex] < spent:
                continue
            leaving = spent + detour[hex]
            for other, price in steps[hex]:
                total = leaving + price
                if total < cost[other]:
                    cost[other] = total
                    while total >= len(waiting):
                        waiting.append([])
                    waiting[total].append(other)
        yield spent


class Steps(dict[int, tuple[tuple[int, int], ...]]):
    """Out of each hex the steps of a mover on his own, with what they count."""

    def __init__(self, ground: Ground, mover: str) -> None:
        self._ways = ground.ways((mover,))

    def __missing__(self, hex: int) -> tuple[tuple[int, int], ...]:
        found = self[hex] = tuple(
            (way.to, way.halves + (FORD if way.ford else 0)) for way in self._ways[hex]
        )
        return found


@cache
def within(hex: int, radius: int) -> tuple[int, ...]:
    """The hexes at most so far away."""
    return tuple(members(GRID.within(hex, radius)))


class OverRivers(dict[int, tuple[tuple[int, bool], ...]]):
    """Around each hex its neighbours, and whether a river parts them."""

    def __init__(self, ground: Ground) -> None:
        self._ground = ground

    def __missing__(self, hex: int) -> tuple[tuple[int, bool], ...]:
        around = zip(GRID.neighbours[hex], self._ground.sides[hex], strict=True)
        found = self[hex] = tuple((o, bool(side & RIVER)) for o, side in around if o != OFF)
        return found


def over_rivers(ground: Ground) -> OverRivers:
    return ground.keep("over rivers", lambda: OverRivers(ground))
