"""Which battles a movement phase prepares: for each enemy hex those who can come beside it, and of
them those with whom most is to be expected."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from stavka.games.stalingrad42.appraisal import DEFENDER, NEVER, asked, intruders, role
from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.ground import HALVES
from stavka.games.stalingrad42.map import RIVER, Feature
from stavka.games.stalingrad42.position import AREA, AUTO_DS, EXTENDED, MOVED, Position
from stavka.games.stalingrad42.rules.able import bar_normal, movables
from stavka.games.stalingrad42.rules.hindrance import leaving_city
from stavka.games.stalingrad42.rules.modifiers import AUTOMATIC, MOST_ATTACK, Battle, column, weigh
from stavka.games.stalingrad42.rules.movement import Hindrance, reach, tactical
from stavka.games.stalingrad42.rules.stacking import crowded
from stavka.games.stalingrad42.rules.units import mover
from stavka.games.stalingrad42.rules.zones import zone
from stavka.games.stalingrad42.staff.aid import Aids
from stavka.games.stalingrad42.staff.objectives import HUNTED, near_home
from stavka.games.stalingrad42.staff.stakes import row, stakes
from stavka.games.stalingrad42.staff.stance import Stance
from stavka.games.stalingrad42.staff.trap import escapes
from stavka.hexes import OFF, Bitset, bits, members

# What a point of strength must bring in a battle, or it is left for others: first as long as there
# is much to attack, then of those who are left.
USES = (0.05, 0.01)
SHUTS = 1.5  # points of strength that it is worth to close a way back
RETURN = 0.06  # what a point of movement costs that leads wheels back
BAR = 0.5  # what it must bring to send one more behind the enemy
BEHIND = 3  # hexes from him
ASIDE = 1  # points of movement that a spearhead loses for a battle
BACK = 3  # hexes that wheels go for an enemy in the rear
LEAST = (0.2, 1.0)  # what a battle must promise, by role
MOST = AUTOMATIC
# What the Axis attacks at: at lower odds every result costs it a step, and few come back. Whoever
# costs it points in the campaign it attacks at less.
LOWEST = (column(3, 1), column(1, 3))
RAIDER = column(2, 1)


class Attack(NamedTuple):
    """A battle to be prepared."""

    target: int
    places: tuple[tuple[int, int], ...]  # units and the hexes from which they will attack
    column: int
    worth: float


def lowest(p: Position, target: int, raided: Bitset) -> int:
    """The column from which on a hex is attacked; `raided`: where raiders stand."""
    return RAIDER if raided >> target & 1 else LOWEST[p.side]


def raiders(p: Position) -> Bitset:
    """The Soviets who cost an Axis points that holds its line in the campaign."""
    return intruders(p) if p.side == AXIS and asked(p) and role(p, AXIS) == DEFENDER else 0


class Plan:
    """Battles, the best first; each is worked out when it is first asked for."""

    def __init__(self, attacks: Iterator[Attack]) -> None:
        self._found: list[Attack] = []
        self._more = attacks

    def __iter__(self) -> Iterator[Attack]:
        yield from self._found
        for attack in self._more:
            self._found.append(attack)
            yield attack


class Assaults:
    """The battles of a side whose movement it is, planned from who has moved and who has not."""

    def __init__(
        self,
        p: Position,
        known: dict[object, object],
        ground: list[float],
        ways: Sequence[int],
        garrisons: frozenset[int],
        stance: Stance,
        aims: Mapping[int, Sequence[int]],
        great: Container[int],
    ) -> None:
        """`ways`: those of wheels to what is to be taken, if going back is minded; `aims`: those of
        spearheads to the city, of hunters to the raider that each is meant for; `great`: cities
        that come first."""
        self.aims, self.great = aims, great
        self.p, self.known, self.ground, self.stance = p, known, ground, stance
        self.ways, self.use = ways, USES[-1]
        self.scratch = p.copy()
        self.aids = Aids(p, known)
        self.raided = raiders(p)
        self.rear = near_home(p) & ~self.raided if p.side == AXIS and p.turn >= HUNTED else 0
        field = p.field
        self.posts = field.combat[p.side]
        held: dict[int, Bitset] = {}
        for hex in members(self.posts):
            count = len(p.fighting(p.side, hex))
            held[count] = held.get(count, 0) | 1 << hex
        self.held = sorted(held.items())  # the posts by how many hold them
        self.beside: dict[int, object] = {}  # who is in a slot or can be, as far as it is known
        self.there: dict[int, object] = {}  # the same of who is attacked
        self.reach: dict[int, Bitset] = {}  # of those who can get behind an enemy
        self.slots: dict[int, list[int]] = {}  # hexes beside the enemy, and who can be there
        self.fixed: set[int] = set()
        self.closed: dict[int, Bitset] = {}
        self.free = set(movables(p))
        beside = field.beside(p.enemy) | field.contested
        state = beside, field.units[p.enemy], field.zone(p.enemy), field.bond(p.enemy), p.flotilla
        self.around = self._name("around", state)
        back = {p.place[unit] for unit in p.refits}  # nobody attacks out of these hexes [21.4d]
        every, at, face, order, done = p.box.armies.units, p.place, p.face, p.order, p.done
        for unit in p.setup.units[p.side]:
            place, counter = at[unit], every[unit]
            if place < 0 or order[unit] or not counter.faces[face[unit]].attack:
                continue
            if done[unit] & (EXTENDED | AUTO_DS) or unit in p.refits:
                continue
            if unit in self.free and unit not in garrisons:
                hexes = self._near(unit, beside)
                if unit in aims and place < AREA and not done[unit] & MOVED:
                    hexes = self._on_the_way(unit, hexes)
                if counter.mechanized and place < AREA and not done[unit] & MOVED:
                    self.reach[unit] = self._free(unit)
            elif place < AREA and beside >> place & 1:
                hexes = (place,)
                self.fixed.add(unit)
            else:
                continue
            for hex in hexes:
                if hex not in back:
                    self.slots.setdefault(hex, []).append(unit)

    def _near(self, unit: int, beside: Bitset) -> tuple[int, ...]:
        """The hexes beside the enemy that a unit can come to, on no bridge of its friends."""
        found = self._kept("near", unit, lambda: self._reach(unit, beside))
        assert isinstance(found, tuple)
        return found

    def _free(self, unit: int) -> Bitset:
        """All that a unit can come to by normal movement."""
        found = self._kept("free", unit, lambda: bits(self._walk(unit)))
        assert isinstance(found, int)
        return found

    def _on_the_way(self, unit: int, hexes: tuple[int, ...]) -> tuple[int, ...]:
        """A spearhead fights only from where it would come to anyway."""
        aim = self.aims[unit]
        near = min((aim[hex] for hex in members(self._free(unit))), default=NEVER)
        near = min(near, aim[self.p.place[unit]]) + ASIDE * HALVES
        return tuple(hex for hex in hexes if aim[hex] <= near)

    def _kept(self, what: str, unit: int, find: Callable[[], object]) -> object:
        """What is known of a unit as long as it and the enemy stand as they do."""
        p, here = self.p, self.p.place[unit]
        bonds = leaving_city(p, here) if p.contested(here) else None
        key = (what, unit, here, self.around, bonds, p.face[unit], p.supply[unit])
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = find()
        return found

    def _walk(self, unit: int) -> set[int]:
        """The same as a set."""
        p, here = self.p, self.p.place[unit]
        field = p.field
        if bar_normal(p, (unit,)) is not None:
            return set()
        way = Hindrance(
            field.units[p.enemy], field.zone(p.enemy), leaving_city(p, here), 0, over=p.over(p.side)
        )
        halves = HALVES * p.top(unit).movement
        return set(reach(p.ground, frozenset((mover(p, unit),)), here, halves, way).cost)

    def _reach(self, unit: int, beside: Bitset) -> tuple[int, ...]:
        p, here = self.p, self.p.place[unit]
        if here >= AREA:
            return ()
        field = p.field
        way = Hindrance(
            field.units[p.enemy], field.zone(p.enemy), leaving_city(p, here), 0, over=p.over(p.side)
        )
        movers = frozenset((mover(p, unit),))
        city = way._replace(enemies=way.enemies & ~field.contested, zone=way.zone | field.contested)
        found = set(tactical(p.ground, movers, here, city).cost) | self._walk(unit)
        return tuple(sorted(hex for hex in found if beside >> hex & 1))

    def plan(self) -> Iterator[Attack]:
        """The best battle, then the best that the others can still fight, and so on."""
        p, taken, coming = self.p, set[int](), dict[int, list[int]]()
        least = self.stance.promise * LEAST[role(p, p.side)]
        near = zone(p.ground, bits(self.slots)) | p.field.contested
        targets = {*members(p.field.combat[p.enemy] & near)}
        for self.use in USES:
            for attack in self._plan(targets, least, taken, coming):
                targets.remove(attack.target)
                yield attack

    def _plan(
        self, targets: Iterable[int], least: float, taken: set[int], coming: dict[int, list[int]]
    ) -> Iterator[Attack]:
        """At one price of strength."""
        p = self.p
        best = {t: self._best(t, taken, coming) for t in sorted(targets)}
        aid = {t: self.aids.to(t) for t in best}
        while True:
            able = [a for a in best.values() if a is not None and a.worth > least]
            if not able:
                return
            attack = max(able, key=lambda a: (self._effort(a), a.worth, a.target))
            more = self._barred(attack, taken, coming)
            attack = attack._replace(places=(*attack.places, *more))
            yield attack
            del best[attack.target]
            used = {unit for unit, _ in attack.places}
            for unit, hex in attack.places:
                if p.place[unit] != hex:
                    coming.setdefault(hex, []).append(unit)
            taken |= used
            there = {hex for _, hex in attack.places}
            for hex, units in self.slots.items():
                if hex in there or not used.isdisjoint(units):
                    self.beside.pop(hex, None)
            if attack.column < MOST:
                self.aids.promise(attack.target)
            for target, other in best.items():
                if other is None:
                    continue
                less = aid[target] != (now := self.aids.to(target))
                aid[target] = now
                if less or any(u in used for u, _ in other.places):
                    best[target] = self._best(target, taken, coming)

    def _effort(self, attack: Attack) -> int:
        """Great cities come first, then the spearheads' way to them: air and guns go there."""
        if attack.target in self.great:
            return 2
        return int(any(unit in self.aims for unit, _ in attack.places))

    def _best(self, target: int, taken: set[int], coming: dict[int, list[int]]) -> Attack | None:
        """The best set of attackers for one hex; it stays known while nobody moves around it."""
        p, field = self.p, self.p.field
        near = GRID.within(target, 1)
        around = tuple(
            self._beside(hex, taken, coming) for hex in GRID.neighbours[target] if hex in self.slots
        )
        key = (
            "best",
            self.use,
            target,
            self.aids.to(target),
            around,
            self._there(target),
            (field.zone(p.side) & near, field.units[AXIS] & near, field.units[SOVIET] & near),
            self._bars(target, coming),
        )
        found = self.known.get(key, self)
        if found is self:
            found = self.known[key] = self._gather(target, taken, coming)
        assert found is None or isinstance(found, Attack)
        return found

    def _beside(self, hex: int, taken: set[int], coming: dict[int, list[int]]) -> object:
        """A name for who is in a slot, who comes, and who can come in which state."""
        found = self.beside.get(hex)
        if found is None:
            able = [u for u in self.slots[hex] if u not in taken]
            here = self.p.of(self.p.side, hex)
            state = hex, self._state(able), here, tuple(coming.get(hex, ()))
            found = self.beside[hex] = self._name("beside", state)
        return found

    def _there(self, target: int) -> object:
        """A name for all that counts in a battle for a hex but the attackers."""
        found = self.there.get(target)
        if found is None:
            p = self.p
            state = (
                target,
                self._state(p.of(p.enemy, target)),
                p.works.get(target),
                bytes(p.forts),
                bytes(p.axis_holds),
                p.contested(target),
            )
            found = self.there[target] = self._name("there", state)
        return found

    def _state(self, units: Iterable[int]) -> tuple[tuple[int, ...], ...]:
        """What units are like who may fight."""
        p = self.p
        face, order, supply, known = p.face, p.order, p.supply, p.known
        return tuple([(u, face[u], order[u], supply[u], known[u]) for u in units])

    def _name(self, what: str, state: object) -> object:
        """A short name for a state, the same whenever it comes again."""
        return self.known.setdefault((what, state), len(self.known))

    def _bars(self, target: int, coming: dict[int, list[int]]) -> tuple[object, ...]:
        """On whom it depends whether those in a hex get away."""
        p, near = self.p, GRID.within(target, BEHIND + 1)
        stay = tuple((count, here) for count, posts in self.held if (here := posts & near))
        return stay, bits(coming) & near, p.field.units[p.enemy] & near

    def _gather(self, target: int, taken: set[int], coming: dict[int, list[int]]) -> Attack | None:
        """The attackers are gathered from the strongest on, each where it closes most ways back."""
        p = self.p
        able = self._able(target, taken)
        shut, around = self._shut(), bits(h for h in GRID.neighbours[target] if h != OFF)
        around &= p.ground.land
        extra: dict[int, list[int]] = {}
        chosen: list[tuple[int, int]] = []
        best: Attack | None = None
        strength, nation, least = 0.0, "", lowest(p, target, self.raided)
        for unit in sorted(able, key=lambda u: (-max(able[u])[0], u)):
            counter = p.unit(unit)
            if counter.ally and nation and counter.nation != nation:
                continue
            open, most, value, hex = around & ~shut, -1.0, 0.0, OFF
            for strong, end in able[unit]:
                worth = strong + SHUTS * (open & self._closed_by(end)).bit_count()
                if worth > most and (
                    p.place[unit] == end
                    or not crowded(
                        p, (*p.of(p.side, end), *coming.get(end, ()), *extra.get(end, ()), unit)
                    )
                ):
                    most, value, hex = worth, strong, end
            if hex == OFF:
                continue
            if p.place[unit] != hex:
                extra.setdefault(hex, []).append(unit)
            shut |= self._closed_by(hex)
            nation = counter.nation if counter.ally else nation
            chosen.append((unit, hex))
            strength += value
            found = self._weigh(target, tuple(sorted(chosen)))
            if found is not None and found[0] >= least:
                column, free, trapped = found
                away = self._escapes(target, self._after(chosen, coming))
                worth = free if away else trapped
                worth -= self.use * strength + sum(self._back(*place) for place in chosen)
                if best is None or worth > best.worth:
                    best = Attack(target, tuple(chosen), column, worth)
                if column >= MOST:
                    break
            if strength >= MOST_ATTACK:
                break
        return best

    def _after(self, chosen: Iterable[tuple[int, int]], coming: dict[int, list[int]]) -> Bitset:
        """Where one's own troops will stand when these have moved, and those who come anyway."""
        p, posts = self.p, self.posts
        gone: dict[int, int] = {}
        for unit, hex in chosen:
            if (place := p.place[unit]) != hex and place < AREA:
                gone[place] = gone.get(place, 0) + 1
        for place, count in gone.items():
            if count >= len(p.fighting(p.side, place)):
                posts &= ~(1 << place)
        return posts | bits(hex for _, hex in chosen) | bits(coming)

    def _escapes(self, target: int, posts: Bitset) -> Bitset:
        """Where the enemy gets away to from these posts."""
        p, near = self.p, GRID.within(target, BEHIND + 1)  # it depends on nobody further off
        key = "escapes", target, posts & near, p.field.units[p.enemy] & near
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = escapes(p, target, posts)
        assert isinstance(found, int)
        return found

    def _barred(
        self, attack: Attack, taken: set[int], coming: dict[int, list[int]]
    ) -> tuple[tuple[int, int], ...]:
        """Others who can get behind the enemy, so that nobody comes away, if that is worth it."""
        p, target = self.p, attack.target
        weighed = self._weigh(target, tuple(sorted(attack.places)))
        if weighed is None or weighed[2] - weighed[1] < BAR:
            return ()
        posts = self._after(attack.places, coming)
        left = self._escapes(target, posts)
        near = GRID.within(target, BEHIND) & ~posts & ~p.field.units[p.enemy]
        busy = taken | {unit for unit, _ in attack.places}
        found: list[tuple[int, int]] = []
        while left and (len(found) + 1) * BAR <= weighed[2] - weighed[1]:
            best: tuple[int, int, int, int] | None = None
            for unit, hexes in self.reach.items():
                if unit in busy:
                    continue
                for hex in members(hexes & near):
                    open = (left & ~self._closed_by(hex)).bit_count()
                    order = open, p.top(unit).attack, hex, unit
                    if best is None or order < best:
                        best = order
            if best is None or best[0] == left.bit_count():
                return ()
            _, _, hex, unit = best
            found.append((unit, hex))
            busy.add(unit)
            near &= ~(1 << hex)
            left = self._escapes(target, self._after((*attack.places, *found), coming))
        return () if left else tuple(found)

    def _able(self, target: int, taken: set[int]) -> dict[int, list[tuple[float, int]]]:
        """Who can attack a hex, with how much strength from where; wheels do not go back for it."""
        p = self.p
        taken = taken | self._wheels_away(target) if self.rear >> target & 1 else taken
        found: dict[int, list[tuple[float, int]]] = {}
        if p.contested(target):
            for unit in self.slots.get(target, ()):
                if unit not in taken:
                    found.setdefault(unit, []).append((p.top(unit).attack + 0.2, target))
        for direction, hex in enumerate(GRID.neighbours[target]):
            if hex == OFF or hex not in self.slots or p.contested(hex):
                continue
            back = (direction + 3) % 6
            side = p.ground.sides[hex][back]
            if p.ground.closed[back] >> hex & 1 or Feature.VOLGA in side:
                continue
            factor = 0.5 if side & Feature.MAJOR_RIVER else 0.8 if side & RIVER else 1.0
            for unit in self.slots[hex]:
                if unit not in taken:
                    stays = 0.1 if p.place[unit] == hex else 0.0
                    found.setdefault(unit, []).append((factor * p.top(unit).attack + stays, hex))
        return found

    def _back(self, unit: int, hex: int) -> float:
        """What it costs to lead wheels away from what is to be taken."""
        place = self.p.place[unit]
        if not self.ways or not self.p.unit(unit).mechanized or place >= AREA:
            return 0.0
        return RETURN * max(self.ways[hex] - self.ways[place], 0) / HALVES

    def _wheels_away(self, target: int) -> set[int]:
        """Mechanized units that are far from an enemy in the rear."""
        p, near = self.p, GRID.within(target, BACK)
        return {
            unit
            for unit in p.setup.units[p.side]
            if p.on_map(unit) and p.unit(unit).mechanized and not near >> p.place[unit] & 1
        }

    def _shut(self) -> Bitset:
        """Where no enemy retreats to: beside this side's units, if none of his own is there."""
        p = self.p
        return p.field.zone(p.side) & ~p.field.units[p.enemy] | p.field.units[p.side]

    def _closed_by(self, hex: int) -> Bitset:
        """What a unit shuts besides when it stands there."""
        if hex not in self.closed:
            p = self.p
            self.closed[hex] = zone(p.ground, 1 << hex) & ~p.field.units[p.enemy] | 1 << hex
        return self.closed[hex]

    def _weigh(
        self, target: int, places: tuple[tuple[int, int], ...]
    ) -> tuple[int, float, float] | None:
        """The column of a battle from these places, and what it is worth if the enemy can get away
        and if he cannot."""
        p, q = self.p, self.scratch
        aid = self.aids.to(target)
        key = ("worth", aid, places, self._state([u for u, _ in places]), self._there(target))
        found = self.known.get(key, self)
        if found is self:
            for unit, hex in places:
                q.place[unit] = hex
            units = tuple(unit for unit, _ in places)
            battle = weigh(q, target, units, None, aid.guns, air=aid.air)
            for unit, _ in places:
                q.place[unit] = p.place[unit]
            found = (battle.column, *self._worth(battle)) if battle.lawful else None
            self.known[key] = found
        assert found is None or isinstance(found, tuple)
        return found

    def _worth(self, battle: Battle) -> tuple[float, float]:
        found = stakes(self.p, battle, self.ground[battle.target], self.stance.losses, False)
        results = row(self.p, battle)
        return found.worth(results), found._replace(trapped=True).worth(results)
