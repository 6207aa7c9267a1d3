"""The commander: plans the battles of a movement phase together, and then moves, fights and follows
up choice by choice as the plan says."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from stavka.games.stalingrad42.appraisal import (
    DEFENDER,
    Appraisal,
    Enemy,
    WaysAround,
    asked,
    fines,
    goals,
    intruders,
    role,
    ways_to,
)
from stavka.games.stalingrad42.bot import Recruit
from stavka.games.stalingrad42.components import AXIS
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.ground import HALVES, Ground
from stavka.games.stalingrad42.map import river_id
from stavka.games.stalingrad42.position import MOVED, SUPPLIED, Position, find_place, place_id
from stavka.games.stalingrad42.recruit.offered import odds_of, target_of, the, unit_of
from stavka.games.stalingrad42.recruit.transport import safe
from stavka.games.stalingrad42.rules.advance import BREAKTHROUGH, Advance, speed
from stavka.games.stalingrad42.rules.base import find_unit
from stavka.games.stalingrad42.rules.breakthrough import Breakthrough, GatherGroup
from stavka.games.stalingrad42.rules.combat import Assault, CombatPhase
from stavka.games.stalingrad42.rules.control import controlled
from stavka.games.stalingrad42.rules.fighting import EFFECTS, result_id
from stavka.games.stalingrad42.rules.modifiers import Battle, weigh
from stavka.games.stalingrad42.rules.moving import Moving
from stavka.games.stalingrad42.rules.supply import sources
from stavka.games.stalingrad42.rules.trains import Ride
from stavka.games.stalingrad42.rules.units import mover
from stavka.games.stalingrad42.staff.aid import Aid, Aids
from stavka.games.stalingrad42.staff.attack import Assaults, Plan, lowest, raiders
from stavka.games.stalingrad42.staff.company import Company
from stavka.games.stalingrad42.staff.fortress import strongholds, walls
from stavka.games.stalingrad42.staff.homeland import at_home
from stavka.games.stalingrad42.staff.line import Post, line, on_foot
from stavka.games.stalingrad42.staff.manning import Nearness, man, screen, watch
from stavka.games.stalingrad42.staff.objectives import (
    CROSS,
    CUT,
    HOLD,
    HUNT,
    HUNTED,
    KEEP,
    LEAVE,
    RING,
    SPREAD,
    Objective,
    Orders,
    Tasks,
    Ways,
    near_home,
    objectives,
    places,
    staffs,
)
from stavka.games.stalingrad42.staff.siege import cut_off, rings
from stavka.games.stalingrad42.staff.snare import greatest_army, snares
from stavka.games.stalingrad42.staff.stakes import row, stakes
from stavka.games.stalingrad42.staff.stance import USUAL, Stance
from stavka.hexes import OFF, Bitset, bits, members
from stavka.kernel import Advice, Choice, Message, Odds, Offered, because

STAYING = (KEEP, HOLD, RING, CUT)  # kinds of objectives that are a place to stay
SMALL = 6  # steps of an army that is cut off to which newcomers still go
MEANT = 1.5  # what a step of a unit with an objective is worth more
HELP = 0.15  # what support must add to be called
RAID = 3.0  # what it is worth to drive off an enemy in the campaign, for each point that he costs
MARCH = 1.0  # what a point of movement nearer to its objective is worth to a unit
DRIVE = 1.5  # the same to a spearhead
OBEYED = (3.0, 1.0)  # how much more to a defender who has a post, by side
CLOSES = 3.0  # what a hex nearer to a gap in a ring is worth to a Soviet unit
AIR_HELP = 0.02  # the same for what comes back every turn
RESULTS = {result_id(result): result for result in EFFECTS}
NOTHING = -1e9  # what a battle is worth that nobody fights
FIGHT = (0.15, 0.5)  # what a battle must promise to be fought, by role


def seen(p: Position) -> tuple[object, ...]:
    """All of a position on which plans depend but what has been done in the phase, to be kept and
    compared."""
    return (
        (p.turn, p.side, p.phase, p.winter_offensive, p.flotilla, p.ground, p.places),
        *map(bytes, (p.face, p.order, p.supply, p.known, p.axis_holds, p.forts, p.air)),
        *map(tuple, (p.works.items(), p.city_battles.items(), p.refits, p.reserves, p.railheads)),
    )


class Commander(Recruit):
    """Plays both sides."""

    def __init__(self, stance: Stance = USUAL) -> None:
        super().__init__()
        self.stance = stance
        self._turn: tuple[object, ...] = ()
        self._known: dict[object, object] = {}
        self._plan: tuple[object, Plan] | None = None
        self._orders: Orders | None = None
        self._tasks: tuple[object, Tasks] | None = None
        self._garrisons: tuple[Tasks, frozenset[int]] | None = None
        self._front: tuple[object, Sequence[Post]] | None = None
        self._barred: tuple[object, dict[tuple[Ground, str, Bitset], WaysAround]] = None, {}
        self._fields: dict[tuple[Ground, str, Bitset], list[int]] = {}
        self._ground: tuple[object, list[float]] | None = None
        self._bar: tuple[object, list[int]] | None = None

    def take(self, stance: Stance) -> None:
        """Go about it another way: what was planned holds no longer."""
        if stance != self.stance:
            self.stance = stance
            self._turn = ()
            self._plan = self._tasks = self._ground = None

    # The plan

    def ground(self, p: Position) -> list[float]:
        """What ground is worth: the nearer to a goal the more."""
        raids = intruders(p) if p.side == AXIS and asked(p) and p.turn >= SPREAD else 0
        key = p.side, goals(p, p.side), p.turn, raids
        if self._ground is None or self._ground[0] != key:
            ways = self.ways(p, p.side, "vehicle")
            home = near_home(p) if p.side == AXIS and p.turn >= HUNTED else 0
            self._ground = (
                key,
                [
                    self.stance.ground * 1.5 / (1 + way / HALVES / 5)
                    + (home >> hex & 1)
                    + (RAID * fines(p)[hex] if raids >> hex & 1 else 0)
                    for hex, way in enumerate(ways)
                ],
            )
        return self._ground[1]

    def plan(self, p: Position) -> Plan:
        """The battles to be prepared, the best first."""
        state = p.turn, p.side, p.ground, goals(p, p.side)
        if self._turn != state:
            self._turn = state
            self._known.clear()
        key = seen(p), bytes(p.done)
        if self._plan is None or self._plan[0] != key:
            away = self.ways(p, p.side, "vehicle") if role(p, p.side) != DEFENDER else ()
            assaults = Assaults(
                p,
                self._known,
                self.ground(p),
                away,
                self.garrisons(p),
                self.stance,
                self._aims(p),
                {o.hex for o in self.tasks(p, p.side).objectives if o.great},
            )
            self._plan = key, Plan(assaults.plan())
        return self._plan[1]

    def _aims(self, p: Position) -> dict[int, Sequence[int]]:
        """The ways of spearheads to the great cities that they are meant for, and of hunters to
        raiders who cost points."""
        tasks, found = self.tasks(p, p.side), dict[int, Sequence[int]]()
        if raided := raiders(p):
            for unit, number in tasks.given.items():
                meant = tasks.objectives[number]
                if meant.kind == HUNT and raided >> meant.hex & 1:
                    found[unit] = Nearness(meant.hex)
            return found
        for unit, number in tasks.given.items():
            meant = tasks.objectives[number]
            if p.unit(unit).mechanized and meant.great and not p.unit(unit).support:
                found[unit] = tasks.ways[number][mover(p, unit)]
        return found

    def objective(self, p: Position, unit: int) -> Objective | None:
        """What a unit is meant for."""
        tasks = self.tasks(p, p.unit(unit).side)
        number = tasks.given.get(unit)
        return None if number is None else tasks.objectives[number]

    def tasks(self, p: Position, side: int) -> Tasks:
        """The attacker is after many things; the defender holds a line and what counts."""
        # Only the front of an attacker depends on who has moved.
        attacks = role(p, side) != DEFENDER
        moved = tuple(u for u in on_foot(p, side) if p.done[u] & MOVED) if attacks else ()
        key = side, seen(p), moved
        if self._tasks is None or self._tasks[0] != key:
            enemy = self.enemy(p, side)
            if not attacks:
                posts = [*self._line(p, side, enemy)]
                inner = strongholds(p, side)
                outer = walls(p, inner)
                more = bits(places(p, side, enemy)) | inner | outer
                more &= ~bits(post.hex for post in posts)
                posts += [Post(hex, "") for hex in members(more)]
                tasks = man(p, side, enemy, posts, inner, outer)
                if side == AXIS:
                    tasks = at_home(p, enemy, tasks)
                self._tasks = key, tasks
                return tasks
            found = objectives(p, side, enemy, self._bars(p, side))
            if p.side == side and not cut_off(p, side):
                found += snares(p, side, enemy)
            orders = self._orders
            if orders is None or (orders.ground, orders.objectives) != (p.ground, found):
                ways = [Ways(partial(self._way, p.ground, ends=o.ends)) for o in found]
                orders = self._orders = Orders(p.ground, found, ways)
            self._tasks = key, self._with_front(p, side, enemy, orders)
        return self._tasks[1]

    def _with_front(self, p: Position, side: int, enemy: Enemy, orders: Orders) -> Tasks:
        """An attacker's infantry keeps a front behind which nobody comes; the others are free."""
        posts = self._line(p, side, enemy, forward=True)
        around = rings(p, side)
        held = screen(p, side, posts, around)
        for objective in orders.objectives:
            if objective.kind == KEEP:  # one of those who are there stays
                here = [u for u in p.fighting(side, objective.hex) if not p.unit(u).mechanized]
                if here and all(unit in held for unit in here):
                    del held[min(here, key=lambda u: (p.top(u).attack, u))]
        if side == AXIS and p.turn >= SPREAD:
            held |= watch(p, enemy, posts, held, around)
        tasks = orders.assign(p, side, held | around)
        front = [Objective(HOLD, 1 << post.hex, post.hex, 0.0, 0.0, post.river) for post in posts]
        ring = [Objective(RING, 1 << hex, hex, 0.0, 0.0) for hex in around.values()]
        first = len(tasks.objectives)
        given = {unit: first + number for unit, number in held.items()}
        given |= {unit: first + len(front) + number for number, unit in enumerate(around)}
        if side == AXIS and p.turn >= SPREAD:
            given |= staffs(p, tasks)
        return Tasks([*tasks.objectives, *front, *ring], tasks.ways, tasks.given | given)

    def _line(
        self, p: Position, side: int, enemy: Enemy, *, forward: bool = False
    ) -> Sequence[Post]:
        """It stays as it is as long as those stand where they stood by whom it was found."""
        standing: object = p.field.combat[side], controlled(p, side)
        if forward:
            foot = on_foot(p, side)
            standing = (
                {p.place[unit] for unit in foot if not p.done[unit] & MOVED},
                {p.place[unit] for unit in foot if p.done[unit] & MOVED},
            )
        key = enemy, p.field.units[1 - side], p.ground, standing
        if self._front is None or self._front[0] != key:
            self._front = key, line(p, side, enemy, forward=forward)
        return self._front[1]

    def garrisons(self, p: Position) -> frozenset[int]:
        """Those who stand where they are to stay."""
        tasks = self.tasks(p, p.side)
        if self._garrisons is None or self._garrisons[0] is not tasks:
            place, found = p.place, tasks.objectives
            stay = frozenset(
                unit
                for unit, number in tasks.given.items()
                if found[number].hex == place[unit] and found[number].kind in STAYING
            )
            self._garrisons = tasks, stay
        return self._garrisons[1]

    def _way(self, ground: Ground, kind: str, ends: Bitset) -> list[int]:
        key = ground, kind, ends
        if key not in self._fields:
            self._fields[key] = ways_to(*key)
        return self._fields[key]

    def appraisal(self, p: Position, unit: int) -> Appraisal:
        meant = self.objective(p, unit)
        if meant is None:
            return self._unmeant(p, unit)
        side = p.unit(unit).side
        if meant.kind in (HOLD, RING):
            pace = MARCH * (OBEYED[side] if role(p, side) == DEFENDER else 1.0)
            pace = pace if self._gap(p, unit) == OFF else CLOSES
            return Appraisal(p, unit, self.enemy(p, side), Nearness(meant.hex), pace)
        way = self._around(p, side, mover(p, unit), meant.ends)
        if meant.great and p.unit(unit).mechanized:
            look = Appraisal(p, unit, self.enemy(p, side), way, DRIVE)
            look.w = look.w._replace(target=0.0)  # it passes by whoever it could attack,
            if p.supply[unit] == SUPPLIED:  # and for a turn it minds nobody behind it
                look.fed = GRID.everywhere
            return look
        return Appraisal(p, unit, self.enemy(p, side), way, MARCH, self._home(p, unit))

    def _unmeant(self, p: Position, unit: int) -> Appraisal:
        """Of who has no objective: Soviets who come in winter go to the army that is cut off."""
        side, counter = p.unit(unit).side, p.unit(unit)
        if side == AXIS or role(p, side) == DEFENDER:
            return super().appraisal(p, unit)
        enemy = self.enemy(p, side)
        if counter.support or not counter.combat:
            return Company(p, unit, enemy, self.ways(p, side, mover(p, unit)))
        if p.in_area(unit):
            return Appraisal(p, unit, enemy, self.ways_in(p, unit), MARCH)
        return super().appraisal(p, unit)

    def _home(self, p: Position, unit: int) -> Sequence[int]:
        """The enemy's ways home, for an attacker's wheels: they are to get behind him."""
        side = p.unit(unit).side
        if role(p, side) == DEFENDER or not p.unit(unit).mechanized or p.order[unit]:
            return ()
        return self._way(p.ground, "vehicle", sources(p, 1 - side))

    def _bars(self, p: Position, side: int) -> list[int]:
        """What the enemy adds to the way of wheels from home to each hex."""
        home = sources(p, side)
        zone, enemies = p.field.zone(1 - side), p.field.combat[1 - side]
        key = p.ground, home, zone, enemies
        if self._bar is None or self._bar[0] != key:
            free = self._way(p.ground, "vehicle", home)
            past = ways_to(p.ground, "vehicle", home, zone, enemies)
            self._bar = key, [there - way for there, way in zip(past, free, strict=True)]
        return self._bar[1]

    def _around(self, p: Position, side: int, kind: str, ends: Bitset) -> Sequence[int]:
        """The way around whoever bars it."""
        zone = p.field.zone(1 - side)
        enemies = p.field.combat[1 - side]
        state = side, zone, enemies
        if self._barred[0] != state:
            self._barred = state, {}
        found = self._barred[1]
        key = p.ground, kind, ends
        if key not in found:
            found[key] = WaysAround(*key, zone, enemies)
        return found[key]

    # Who comes to the map

    def ways_in(self, p: Position, unit: int) -> list[int]:
        """A defender to where the line is weakest, an attacker to an army that is cut off, or is to
        be."""
        side = p.unit(unit).side
        if role(p, side) == DEFENDER:
            weakest = self.tasks(p, side).weakest
            wanted = 0 if weakest == OFF else 1 << weakest
        else:
            wanted = cut_off(p, side, SMALL) or greatest_army(self.enemy(p, side))[0]
        return self._way(p.ground, mover(p, unit), wanted) if wanted else super().ways_in(p, unit)

    def ride(self, p: Position, offered: Offered) -> Advice:
        """As near as it is safe to what it is meant for."""
        step = p.stack[-1]
        assert isinstance(step, Ride)
        meant, look = self.objective(p, step.unit), self.appraisal(p, step.unit)
        ends = [end for c in offered if (end := find_place(c.args[0])) is not None]
        able = [end for end in ends if safe(look.enemy, end) and look.room(end)]
        if meant is None or meant.kind != HOLD or not able:
            return super().ride(p, offered)
        place = place_id(min(able, key=lambda end: (GRID.distance(end, meant.hex), end)))
        why = because("ride", unit=p.unit(step.unit).id, place=place)
        return the(offered, f"to {place}"), why

    def step_worth(self, p: Position, wish: Choice) -> float:
        """Most to those who are meant for something."""
        meant = self.objective(p, find_unit(p, wish.args[0])) is not None
        return super().step_worth(p, wish) * (MEANT if meant else 1)

    # Movement

    def pick_mover(self, p: Position, offered: Offered) -> Advice:
        for choice in offered:
            if choice.verb == "auto-ds":
                return choice, because("sweep", place=choice.args[0])
        able = {find_unit(p, c.args[0]): c for c in offered if c.verb == "move"}
        for unit, choice in able.items():
            if (gap := self._gap(p, unit)) != OFF:
                return choice, because(RING, unit=choice.args[0], place=place_id(gap))
        aims = self._aims(p)
        first = {unit: c for unit, c in able.items() if unit in aims}
        for group in (first, able):
            for attack in self.plan(p):
                for unit, hex in attack.places:
                    if unit in group and p.place[unit] != hex:
                        place = place_id(attack.target)
                        return group[unit], because("prepare", unit=p.unit(unit).id, place=place)
            if group is first and first:
                return super().pick_mover(p, (*first.values(), the(offered, "end-movement")))
        return super().pick_mover(p, self._steady(p, offered, "full-retreat"))

    def _gap(self, p: Position, unit: int) -> int:
        """The gap in a ring that a Soviet unit is to come to, before the battles."""
        meant = self.objective(p, unit)
        if p.side == AXIS or meant is None or meant.kind != RING or meant.hex == p.place[unit]:
            return OFF
        return meant.hex

    def _steady(self, p: Position, offered: Offered, flight: str) -> Offered:
        """What is offered, but for the flight of those who are to stay."""
        stay = self.garrisons(p)
        return tuple(c for c in offered if c.verb != flight or unit_of(p, c) not in stay)

    def move(self, p: Position, offered: Offered) -> Advice:
        step = p.stack[-1]
        assert isinstance(step, Moving)
        unit = step.units[0]
        if unit in self.garrisons(p):
            meant = self.objective(p, unit)
            assert meant is not None
            return the(offered, "stop"), self._holds(p.unit(unit).id, meant)
        if not step.begun and self._gap(p, unit) == OFF:
            for attack in self.plan(p):
                wanted = dict(attack.places).get(unit)
                if wanted is None:
                    continue
                id = p.unit(unit).id
                place = place_id(attack.target)
                if wanted == p.place[unit]:
                    return the(offered, "stop"), because("prepare", unit=id, place=place)
                for choice in offered:
                    if choice.verb in ("to", "tactical") and find_place(choice.args[0]) == wanted:
                        return choice, because("prepare", unit=id, place=place)
        return super().move(p, offered)

    def _go(
        self, p: Position, offered: Offered, units: tuple[int, ...], verbs: Iterable[str]
    ) -> Advice:
        """As the recruit, but it says what the unit is meant for."""
        found, why = super()._go(p, offered, units, verbs)
        meant, unit = self.objective(p, units[0]), p.unit(units[0]).id
        if meant is None or not found.args:
            return found, why
        if meant.kind == HOLD and find_place(found.args[0]) == meant.hex:
            return found, self._holds(unit, meant)
        if why.id != "why-goal":
            return found, why
        if meant.kind in (LEAVE, CROSS):
            return found, because(meant.kind, unit=unit)
        return found, self._holds(unit, meant)

    def _holds(self, unit: str, meant: Objective) -> Message:
        place = place_id(meant.hex)
        if meant.river:
            return because("hold-river", unit=unit, place=place, river=river_id(meant.river))
        return because(meant.kind, unit=unit, place=place)

    def _leaving(self, p: Position, unit: int, area: int) -> float:
        """Who is to leave the map does when enough of them can."""
        tasks = self.tasks(p, p.side)
        number = tasks.given.get(unit)
        if number is None or tasks.objectives[number].kind != LEAVE or not tasks.ready(p, number):
            return -1e10
        return super()._leaving(p, unit, area)

    # Combat

    def gain(self, p: Position, battle: Battle) -> float:
        """With what aid there is, unless it is a breakthrough."""
        target = battle.target
        stake = stakes(p, battle, self.ground(p)[target], self.stance.losses)
        found = [battle]
        if (
            isinstance(p.stack[-1], CombatPhase)
            and (aid := Aids(p, self._known).to(target)) != Aid()
        ):
            units = tuple(term.unit for term in battle.attackers)
            found.append(weigh(p, target, units, None, aid.guns, air=aid.air))
        least = lowest(p, target, raiders(p))
        return max(
            (stake.worth(row(p, able)) for able in found if able.lawful and able.column >= least),
            default=NOTHING,
        )

    def least(self, p: Position, battle: Battle) -> float:
        return self.stance.promise * FIGHT[role(p, p.side)]

    def brought(self, p: Position, battle: Battle) -> list[float]:
        stake = stakes(p, battle, self.ground(p)[battle.target], self.stance.losses)
        return [stake.worth([(what, allowed, 1.0)]) for what, allowed, _ in row(p, battle)]

    def pick_target(self, p: Position, offered: Offered) -> Advice:
        return super().pick_target(p, self._steady(p, offered, "disengage"))

    def hope(self, p: Position, target: int) -> float:
        return 0.0 if strongholds(p, 1 - p.side) >> target & 1 else super().hope(p, target)

    def gather(self, p: Position, offered: Offered) -> Advice:
        """All who are needed; then whatever else shifts the odds where it pays."""
        step = p.stack[-1]
        assert isinstance(step, Assault)
        if called := self.called(p, step.target, offered):
            return called
        if "fight" not in offered:
            return offered[0], because("nothing-else")
        battle, place = step.battle(p), place_id(step.target)
        stake = stakes(p, battle, self.ground(p)[step.target], self.stance.losses)
        best, most, now = None, 0.0, stake.worth(row(p, battle))
        for choice in offered:
            if choice.verb in ("by", "all", "offensive", "fight") or step.plans:
                continue
            gain = stake.worth(self._promised(p, step.odds(p, "", choice))) - now
            gain -= AIR_HELP if choice.verb == "air" else HELP
            if gain > most:
                best, most = choice, gain
        if best is not None:
            return best, because("support", place=place, odds=odds_of(battle))
        fight = the(offered, "fight"), because("fight", place=place, odds=odds_of(battle))
        return self.offensive(p, offered) or fight

    def _promised(self, p: Position, odds: Odds | None) -> list[tuple[str, str, float]]:
        """Results with their chances, as the odds of a choice tell them."""
        found = []
        for chance in odds or ():
            result = RESULTS[str(chance.result.args["what"])]
            allowed = "forbidden" if EFFECTS[result].retreat > 2 else "free"
            found.append((result, allowed, float(chance.probability)))
        return found

    # Breakthroughs

    def pick_advance(self, p: Position, offered: Offered) -> Advice:
        """Garrisons stay."""
        stay = self.garrisons(p)
        able = tuple(c for c in offered if not c.args or unit_of(p, c) not in stay)
        return super().pick_advance(p, able)

    def group(self, p: Position, after: Advance, able: list[int]) -> tuple[int, ...]:
        """The strongest who can follow, if they are strong enough for whoever is next."""
        units: tuple[int, ...] = ()
        for unit in sorted(able, key=lambda u: (-p.top(u).attack, u)):
            joined = (*units, unit)
            if speed(p, unit) < BREAKTHROUGH or not p.unit(unit).mechanized:
                continue
            if GatherGroup(after, joined).bar_forming(p) is None:
                units = joined
        if not units or min(after.far, *(speed(p, u) for u in units)) < BREAKTHROUGH:
            return ()
        q = p.copy()
        for unit in units:
            q.place[unit] = after.target
        movers = frozenset(mover(p, unit) for unit in units)
        ways = p.ground.ways(movers, p.over(p.side))[after.target]
        for way in ways:
            if way.ford or not p.field.combat[p.enemy] >> way.to & 1:
                continue
            if not self.leads_on(p, units[0], after.target, way.to):
                continue
            battle = weigh(q, way.to, units, ())
            if battle.lawful and self.gain(p, battle) > self.least(p, battle):
                return units
        return ()

    def break_through(self, p: Position, offered: Offered) -> Advice:
        """Spearheads go on towards their city."""
        step = p.stack[-1]
        assert isinstance(step, Breakthrough)
        first = step.units[0]
        able = tuple(
            c
            for c in offered
            if c.verb != "attack" or self.leads_on(p, first, p.place[first], target_of(c))
        )
        return super().break_through(p, able)

    def leads_on(self, p: Position, unit: int, here: int, there: int) -> bool:
        """Whether a spearhead comes nearer to its city there; others go where it pays."""
        aim = self._aims(p).get(unit)
        return aim is None or aim[there] < aim[here]

    def march_on(self, p: Position, offered: Offered, units: tuple[int, ...]) -> Advice:
        """As far as it gets."""
        return self._go(p, offered, units, ("to",))
