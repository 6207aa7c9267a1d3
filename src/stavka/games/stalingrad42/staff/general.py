"""The general: a commander who tries out how to go about a turn before it begins. Each stance is
played in imagined worlds until the enemy's next turn is over; after whichever he stands best, that
is the one for the turn."""

from __future__ import annotations

from typing import Any, NamedTuple

from stavka.games.stalingrad42.appraisal import role
from stavka.games.stalingrad42.components import SIDES
from stavka.games.stalingrad42.position import Position
from stavka.games.stalingrad42.staff.commander import Commander
from stavka.games.stalingrad42.staff.outlook import worth
from stavka.games.stalingrad42.staff.stance import STANCES, Stance
from stavka.kernel import Budget, Choice, Clock, Imagine, Match, Question

ROUNDS = 2  # in which every stance is tried in the same world
SEATS = {id: side for side, id in enumerate(SIDES)}
KEPT = 32  # turns
ALIKE = 0.5  # of the enemy's units must stand where they stood when the turn was decided on


class General(Commander):
    """Plays both sides. What it has decided for a turn it remembers, so as not to think again; with
    a count of trials it is the same wherever it is played."""

    def __init__(self) -> None:
        super().__init__()
        self._memory = Memory()

    def choose(
        self, view: dict[str, Any], question: Question, imagine: Imagine, budget: Budget
    ) -> Choice:
        if len(question.choices) > 1:
            p: Position = imagine(0).position
            if p.side == SEATS[question.seat]:
                self.take(self._stance(p, imagine, budget))
        return super().choose(view, question, imagine, budget)

    def _stance(self, p: Position, imagine: Imagine, budget: Budget) -> Stance:
        memory = self._memory if budget.seconds is None else _of_the_table
        known = memory.recall(p)
        if known is None:
            known = weigh(p, imagine, budget)
            memory.keep(p, known)
        return known


# Trying out


def weigh(p: Position, imagine: Imagine, budget: Budget) -> Stance:
    """The stance after which one stands best; the usual one if there was no time for a round."""
    side, able, clock = p.side, STANCES[role(p, p.side)], Clock(budget)
    totals = [0.0] * len(able)
    if budget.trials is not None and budget.trials < len(able):
        return able[0]
    for number in range(ROUNDS):
        found = []
        for stance in able:
            value = _trial(imagine(number), side, stance, clock) if clock.trial() else None
            if value is None:  # only whole rounds count: all had the same luck
                return able[totals.index(max(totals))]
            found.append(value)
        totals = [total + value for total, value in zip(totals, found, strict=True)]
    return able[totals.index(max(totals))]


def _trial(world: Match[Position], side: int, stance: Stance, clock: Clock) -> float | None:
    """One's own turn by this stance and the enemy's next by a plain commander."""
    players = {side: Commander(stance), 1 - side: Commander()}
    halves, last = 0, side
    while world.waiting:
        p = world.position
        if p.side != last:
            halves, last = halves + 1, p.side
            if halves == 2:
                break
        if clock.late():
            return None
        (seat,) = world.waiting
        world.play(seat, players[SEATS[seat]].pick(world, seat))
    if world.outcome is not None:
        return float(SIDES[side] in world.outcome.winners)
    return worth(world.position, side)


# What was decided


class Decided(NamedTuple):
    """For a turn, with the enemy's units where they stood when it began."""

    turn: tuple[str, int, int]
    enemies: tuple[int, ...]
    stance: Stance


class Memory:
    """Finds a turn again by the enemy's units, of which most stay where they are."""

    def __init__(self) -> None:
        self._decided: list[Decided] = []

    def recall(self, p: Position) -> Stance | None:
        turn, enemies = _turn(p), _enemies(p)
        for known in reversed(self._decided):
            if known.turn == turn:
                same = sum(a == b for a, b in zip(known.enemies, enemies, strict=True))
                if same >= ALIKE * len(enemies):
                    return known.stance
        return None

    def keep(self, p: Position, stance: Stance) -> None:
        del self._decided[:-KEPT]
        self._decided.append(Decided(_turn(p), _enemies(p), stance))


# At the table a bot is made anew for every choice.
_of_the_table = Memory()


def _turn(p: Position) -> tuple[str, int, int]:
    return p.scenario, p.turn, p.side


def _enemies(p: Position) -> tuple[int, ...]:
    return tuple(p.place[unit] for unit in p.setup.units[p.enemy] if p.unit(unit).combat)
