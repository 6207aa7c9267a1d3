"""The plan of a turn: one order for each platoon of the side, best together."""

from __future__ import annotations

from functools import lru_cache
from math import ceil

from stavka.games.tanks.battlefield import Field
from stavka.games.tanks.commander.chances import NO_SHOTS, NOTHING, Blow, Shot, Shots, blow
from stavka.games.tanks.commander.ideas import Idea, alone, glance, ideas, ours, theirs
from stavka.games.tanks.commander.situation import Situation
from stavka.games.tanks.commander.weights import W
from stavka.games.tanks.position import FIRE, SUPPRESSIVE_FIRE, Position

MOST = 420  # plans that are weighed; a count, so that the machine does not matter
PASSES = 3

Plan = dict[int, Idea]


def make_plan(p: Position, side: int) -> Plan:
    """The orders that a side would give."""
    return Planner(Situation(p, side)).best()


@lru_cache(maxsize=64)
def nearness(field: Field) -> tuple[tuple[float, ...], ...]:
    """How much hexes support each other: whole within two hexes, not at all from six on."""
    distance = field.grid.distance
    return tuple(
        tuple(min(1.0, max(0.0, (6 - distance(a, b)) / 4)) for b in range(field.size))
        for a in range(field.size)
    )


class Planner:
    """Weighs whole plans. It begins with what is best for each platoon alone and with all fire on
    one enemy, and then changes one order at a time for the better."""

    def __init__(self, s: Situation) -> None:
        self.s = s
        self.units = sorted(s.own, key=lambda u: (-s.cost[u], u))
        self.ideas = {u: self.sift(ideas(s, u)) for u in self.units}
        self.weighed = 0
        self.guns = sorted(
            (e for e in s.foes if not s.p.suppressed[e] and not s.tied[e]),
            key=lambda e: (-s.cost[e], e),
        )
        self.goal_turns = self._goal_turns()
        self.near = nearness(s.field)
        self.pressures: dict[int, float] = {}

    def sift(self, found: list[Idea]) -> list[Idea]:
        """The most promising first, fewer for each platoon of a large army."""
        most = max(6, MOST // (2 * max(1, len(self.units))))
        return sorted(found, key=lambda i: -self.first_look(i))[:most]

    def first_look(self, idea: Idea) -> float:
        value = idea.fixed
        if idea.target >= 0:
            value += alone(self.s, idea)
        if not idea.tied and not idea.hidden:
            value += glance(self.s, idea.unit, idea.end, idea.ammo)
        return value

    # The search

    def best(self) -> Plan:
        starts = [{u: self.ideas[u][0] for u in self.units}]
        for enemy in self.s.foes:
            start = {u: self.on(u, enemy) for u in self.units}
            if any(idea.target == enemy for idea in start.values()):
                starts.append(start)
        weighed = sorted(((self.weigh(plan), -n) for n, plan in enumerate(starts)), reverse=True)
        value, n = weighed[0]
        return self.improve(starts[-n], value)

    def on(self, unit: int, enemy: int) -> Idea:
        """The best order against one enemy, if there is any."""
        for idea in self.ideas[unit]:
            if idea.target == enemy and idea.kind in (FIRE, SUPPRESSIVE_FIRE):
                return idea
        return self.ideas[unit][0]

    def improve(self, plan: Plan, value: float) -> Plan:
        for _ in range(PASSES):
            before = value
            for unit in self.units:
                for idea in self.ideas[unit]:
                    if idea is plan[unit] or self.weighed > MOST:
                        continue
                    other = plan | {unit: idea}
                    now = self.weigh(other)
                    if now > value + 1e-9:
                        plan, value = other, now
            if value <= before:
                break
        return plan

    # What a plan is worth

    def weigh(self, plan: Plan) -> float:
        self.weighed += 1
        first: dict[int, Shots] = {}
        then: dict[int, Shots] = {}
        late: dict[int, Shots] = {}
        total = 0.0
        for idea in plan.values():
            total += idea.fixed
            if idea.target >= 0:
                step = {SUPPRESSIVE_FIRE: first, FIRE: then}.get(idea.kind, late)
                step[idea.target] = (*step.get(idea.target, NO_SHOTS), idea.shot)
        blows: dict[int, Blow] = {}
        for enemy in {**first, **then, **late}:
            value, blows[enemy] = self.fire(
                enemy, first.get(enemy, ()), then.get(enemy, ()), late.get(enemy, ())
            )
            total += value
        for idea in plan.values():
            if idea.risk:
                b = blows.get(idea.target, NOTHING)
                total -= idea.risk * (1 - b.destroyed - W.cowed * b.shaken)
        if self.s.future:
            total += W.next * self.outlook(plan, blows) - self.alone(plan)
        return total + self.goals(plan)

    def fire(self, enemy: int, first: Shots, then: Shots, late: Shots) -> tuple[float, Blow]:
        s = self.s
        first, then = tuple(sorted(first)), tuple(sorted(then))
        aim = s.target[enemy]
        hurt = blow(first, then, aim)
        value = s.worth(enemy, hurt)
        if enemy in s.blows:
            value += W.disrupt * s.blows[enemy] * hurt.stopped
        if late:
            more = blow(first, tuple(sorted((*then, *late))), aim)
            value += W.moved * (s.worth(enemy, more) - s.worth(enemy, hurt))
        return value, hurt

    def outlook(self, plan: Plan, blows: dict[int, Blow]) -> float:
        """The exchange of fire in the next turn, if everybody else stays where he is."""
        s = self.s
        value = 0.0
        cast: dict[int, Shots] = {}
        for idea in plan.values():
            if not idea.tied and not s.p.suppressed[idea.unit]:
                value += self.aim_best(cast, ours(s, idea.unit, idea.end, idea.ammo), blows)
        received: dict[int, Shots] = {}
        seen: dict[int, list[tuple[int, Shot]]] = {e: [] for e in self.guns}
        for unit, idea in plan.items():
            if not idea.tied and not idea.hidden:
                for enemy, shot in theirs(s, unit, idea.end):
                    if enemy in seen:
                        seen[enemy].append((unit, shot))
        for enemy, chances in seen.items():
            b = blows.get(enemy, NOTHING)
            active = s.shoots(enemy) * max(0.0, 1 - b.destroyed - b.shaken)
            value -= active * self.suffer(received, chances, plan)
        return value

    def aim_best(
        self, cast: dict[int, Shots], chances: list[tuple[int, Shot]], blows: dict[int, Blow]
    ) -> float:
        """The best target for one more shot, given the shots already there."""
        s = self.s
        best, where, shots = 0.0, -1, NO_SHOTS
        for enemy, shot in chances:
            b = blows.get(enemy, NOTHING)
            before = cast.get(enemy, NO_SHOTS)
            more = tuple(sorted((*before, shot)))
            aim = s.target[enemy]
            gain = s.worth(enemy, blow(more, NO_SHOTS, aim))
            if before:
                gain -= s.worth(enemy, blow(before, NO_SHOTS, aim))
            gain *= (1 - b.destroyed) * max(s.stays(enemy), b.shaken)
            if gain > best:
                best, where, shots = gain, enemy, more
        if where >= 0:
            cast[where] = shots
        return best

    def suffer(
        self, received: dict[int, Shots], chances: list[tuple[int, Shot]], plan: Plan
    ) -> float:
        s = self.s
        best, where, shots = 0.0, -1, NO_SHOTS
        for unit, shot in chances:
            before = received.get(unit, NO_SHOTS)
            more = tuple(sorted((*before, shot)))
            aim = s.at(unit, plan[unit].end)
            loss = s.worth(unit, blow(more, NO_SHOTS, aim))
            if before:
                loss -= s.worth(unit, blow(before, NO_SHOTS, aim))
            if loss > best:
                best, where, shots = loss, unit, more
        if where >= 0:
            received[where] = shots
        return best

    def alone(self, plan: Plan) -> float:
        """What it costs to meet the enemy where he is stronger."""
        s = self.s
        near, cost = self.near, s.cost
        total = 0.0
        for unit, idea in plan.items():
            close = near[idea.end]
            against = self.pressure(idea.end)
            if against and not idea.hidden:
                friends = sum(cost[u] * close[i.end] for u, i in plan.items())
                if against > friends:
                    total += cost[unit] * (against - friends) / (against + friends)
        return (W.alone_runner if s.runs else W.alone) * total

    def pressure(self, hex: int) -> float:
        """The enemies around a hex, by their cost."""
        found = self.pressures.get(hex)
        if found is None:
            s, close = self.s, self.near[hex]
            found = sum(s.cost[e] * close[s.where[e]] for e in self.guns)
            self.pressures[hex] = found
        return found

    # Goals

    def _goal_turns(self) -> dict[int, dict[int, tuple[float, ...]]]:
        s = self.s
        if not s.prize:
            return {}
        return {
            goal: {u: s.turns(u, frozenset((goal,))) for u in self.units}
            for goal in sorted(s.goals)
        }

    def goals(self, plan: Plan) -> float:
        """Each goal counts by the platoon that is nearest to it; nobody can hold two."""
        s = self.s
        total = 0.0
        busy: set[int] = set()
        for goal, turns in self.goal_turns.items():
            near = [(turns[u][i.end], u) for u, i in plan.items() if u not in busy]
            if not near:
                break
            far, unit = min(near)
            if ceil(far - 0.1) > s.left:
                continue
            busy.add(unit)
            held = 0.5 if goal in s.foe_hexes else W.now if s.holds and not far else 1.0
            total += held * s.prize * float(W.patience**far)
        return total
