"""Which battles a movement phase prepares: for each enemy hex those who can come beside it, and of
them those with whom most is to be expected."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from stavka.games.stalingrad42.appraisal import role
from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.ground import HALVES
from stavka.games.stalingrad42.map import RIVER, Feature
from stavka.games.stalingrad42.position import AREA, AUTO_DS, EXTENDED, MOVED, Position
from stavka.games.stalingrad42.rules.able import bar_normal, movables
from stavka.games.stalingrad42.rules.modifiers import AUTOMATIC, MOST_ATTACK, Battle, weigh
from stavka.games.stalingrad42.rules.movement import Hindrance, reach, tactical
from stavka.games.stalingrad42.rules.moving import leaving_city
from stavka.games.stalingrad42.rules.stacking import crowded
from stavka.games.stalingrad42.rules.units import mover
from stavka.games.stalingrad42.rules.zones import zone
from stavka.games.stalingrad42.staff.aid import Aids
from stavka.games.stalingrad42.staff.objectives import HUNTED, near_home
from stavka.games.stalingrad42.staff.stakes import row, stakes
from stavka.games.stalingrad42.staff.stance import Stance
from stavka.games.stalingrad42.staff.trap import escapes
from stavka.hexes import OFF, Bitset, bits, members

USE = 0.01  # what a point of strength must bring in a battle, or it is left for others
SHUTS = 1.5  # points of strength that it is worth to close a way back
BAR = 0.5  # what it must bring to send one more behind the enemy
BEHIND = 3  # hexes from him
BACK = 3  # hexes that wheels go for an enemy in the rear
LEAST = (0.2, 1.0)  # what a battle must promise, by role
MOST = AUTOMATIC


class Attack(NamedTuple):
    """A battle to be prepared."""

    target: int
    places: tuple[tuple[int, int], ...]  # units and the hexes from which they will attack
    column: int
    worth: float


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
        garrisons: frozenset[int],
        stance: Stance,
    ) -> None:
        self.p, self.known, self.ground, self.stance = p, known, ground, stance
        self.scratch = p.copy()
        self.aids = Aids(p, known)
        self.rear = near_home(p) if p.side == AXIS and p.turn >= HUNTED else 0
        state: object = bytes(p.face), bytes(p.order), bytes(p.supply)
        self.state = known.setdefault(("state", state), len(known))  # a short name for it
        field = p.field
        self.posts = field.combat[p.side]
        held: dict[int, Bitset] = {}
        for hex in members(self.posts):
            count = len(p.fighting(p.side, hex))
            held[count] = held.get(count, 0) | 1 << hex
        self.held = sorted(held.items())  # the posts by how many hold them
        self.beside: dict[int, object] = {}  # who is in a slot or can be; until some are taken
        self.reach: dict[int, Bitset] = {}  # of those who can get behind an enemy
        self.slots: dict[int, list[int]] = {}  # hexes beside the enemy, and who can be there
        self.fixed: set[int] = set()
        self.closed: dict[int, Bitset] = {}
        self.free = set(movables(p))
        beside = field.beside(p.enemy) | field.contested
        state = beside, field.zone(p.enemy), field.bond(p.enemy)
        self.around = known.setdefault(("around", state), len(known))
        back = {p.place[unit] for unit in p.refits}  # nobody attacks out of these hexes [21.4d]
        for unit in p.setup.units[p.side]:
            place = p.place[unit]
            if not place >= 0 or not p.top(unit).attack or p.order[unit] or unit in p.refits:
                continue
            if p.done[unit] & (EXTENDED | AUTO_DS):
                continue
            if unit in self.free and unit not in garrisons:
                hexes = self._near(unit, beside)
                if p.unit(unit).mechanized and place < AREA and not p.done[unit] & MOVED:
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

    def _kept(self, what: str, unit: int, find: Callable[[], object]) -> object:
        """What is known of a unit as long as it and the enemy stand as they do."""
        p, here = self.p, self.p.place[unit]
        bonds = leaving_city(p, here) if p.contested(here) else None
        key = (what, unit, here, self.around, bonds, p.supply[unit])
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
        targets = [*members(p.field.combat[p.enemy] & near)]
        best = {t: self._best(t, taken, coming) for t in targets}
        aid = {t: self.aids.to(t) for t in targets}
        while True:
            able = [a for a in best.values() if a is not None and a.worth > least]
            if not able:
                return
            attack = max(able, key=lambda a: (a.worth, a.target))
            more = self._barred(attack, taken, coming)
            attack = attack._replace(places=(*attack.places, *more))
            yield attack
            del best[attack.target]
            used = {unit for unit, _ in attack.places}
            for unit, hex in attack.places:
                if p.place[unit] != hex:
                    coming.setdefault(hex, []).append(unit)
            taken |= used
            self.beside.clear()
            if attack.column < MOST:
                self.aids.promise(attack.target)
            for target, other in best.items():
                if other is None:
                    continue
                less = aid[target] != (now := self.aids.to(target))
                aid[target] = now
                if less or any(u in used for u, _ in other.places):
                    best[target] = self._best(target, taken, coming)

    def _best(self, target: int, taken: set[int], coming: dict[int, list[int]]) -> Attack | None:
        """The best set of attackers for one hex; it stays known while nobody moves around it."""
        p, field = self.p, self.p.field
        near = GRID.within(target, 1)
        around = tuple(
            self._beside(hex, taken, coming) for hex in GRID.neighbours[target] if hex in self.slots
        )
        key = (
            "best",
            target,
            self.aids.to(target),
            around,
            p.of(p.enemy, target),
            self.state,
            (field.zone(p.side) & near, field.units[AXIS] & near, field.units[SOVIET] & near),
            self._bars(target, coming),
        )
        if key not in self.known:
            self.known[key] = self._gather(target, taken, coming)
        found = self.known[key]
        assert found is None or isinstance(found, Attack)
        return found

    def _beside(self, hex: int, taken: set[int], coming: dict[int, list[int]]) -> object:
        """Who is in a slot, who comes, and who can come."""
        found = self.beside.get(hex)
        if found is None:
            able = tuple(u for u in self.slots[hex] if u not in taken)
            here = self.p.of(self.p.side, hex)
            found = self.beside[hex] = hex, able, here, tuple(coming.get(hex, ()))
        return found

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
        strength, nation = 0.0, ""
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
            if found is not None:
                column, free, trapped = found
                away = self._escapes(target, self._after(chosen, coming))
                worth = free if away else trapped
                worth -= USE * strength
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
        p = self.p
        key = "escapes", target, posts, p.field.units[p.enemy]
        if key not in self.known:
            self.known[key] = escapes(p, target, posts)
        found = self.known[key]
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
        key = ("worth", target, aid, places, p.of(p.enemy, target), self.state)
        if key not in self.known:
            for unit, hex in places:
                q.place[unit] = hex
            units = tuple(unit for unit, _ in places)
            battle = weigh(q, target, units, None, aid.guns, air=aid.air)
            for unit, _ in places:
                q.place[unit] = p.place[unit]
            self.known[key] = (battle.column, *self._worth(battle)) if battle.lawful else None
        found = self.known[key]
        assert found is None or isinstance(found, tuple)
        return found

    def _worth(self, battle: Battle) -> tuple[float, float]:
        found = stakes(self.p, battle, self.ground[battle.target], self.stance.losses, False)
        results = row(self.p, battle)
        return found.worth(results), found._replace(trapped=True).worth(results)
