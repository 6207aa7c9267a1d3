"""The general: a commander who looks at the count of victory points. Where it may decide at the end
of a turn he knows which moves change it by themselves, and tries out before the first unit moves
how to go about the turn: each course is played in imagined worlds until the enemy's next turn is
over, or the match, and the one after which he stands best is taken."""

from __future__ import annotations

from typing import Any, NamedTuple

from stavka.games.stalingrad42.appraisal import DEFENDER, role
from stavka.games.stalingrad42.components import SIDES
from stavka.games.stalingrad42.position import Position
from stavka.games.stalingrad42.rules.movement_phase import MovementPhase
from stavka.games.stalingrad42.rules.victory import count
from stavka.games.stalingrad42.staff.commander import Commander
from stavka.games.stalingrad42.staff.course import PLAIN, Course, Follower
from stavka.games.stalingrad42.staff.guards import guards
from stavka.games.stalingrad42.staff.outlook import settled, worth
from stavka.games.stalingrad42.staff.stance import ALL_OUT, USUAL
from stavka.games.stalingrad42.staff.strokes import after, decisive, strokes, winner
from stavka.kernel import Budget, Choice, Clock, Imagine, Match, Question

ROUNDS = 2  # in each of which all courses are tried in the same world
AHEAD = 0.1  # by which another course must be better than the first
SEATS = {id: side for side, id in enumerate(SIDES)}
KEPT = 32  # turns
ALIKE = 0.75  # of the enemy's units must stand where they stood when the turn was decided on


class General(Follower):
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
                self.follow(self._course(p, imagine, budget))
        return super().choose(view, question, imagine, budget)

    def _course(self, p: Position, imagine: Imagine, budget: Budget) -> Course:
        memory = self._memory if budget.seconds is None else _of_the_table
        known = memory.recall(p)
        if known is None and isinstance(p.stack[-1], MovementPhase):
            known = weigh(p, imagine, budget)
            memory.keep(p, known)
        return known or PLAIN


# Trying out


def courses(p: Position) -> list[Course]:
    """What is weighed, first of all what is done without weighing. Before the last turn one strikes
    to win at once, or because all is lost otherwise."""
    if not decisive(p):
        return [PLAIN]
    moves, last = strokes(p), p.turn == p.setup.scenario.last
    if last and role(p, p.side) == DEFENDER:  # who goes second: nothing comes after it
        return [Course(USUAL, moves)]
    lost, won = winner(p, count(p).all) == p.enemy, winner(p, after(p, moves)) == p.side
    if not (last or lost or won):
        return [PLAIN]
    struck = Course(USUAL, moves + guards(p, moves))
    if last:
        return [struck, struck._replace(stance=ALL_OUT)]
    return [struck] if lost else [PLAIN, struck]


def weigh(p: Position, imagine: Imagine, budget: Budget) -> Course:
    """The course after which one stands best. Only whole rounds count, in which all had the same
    luck."""
    clock, able = Clock(budget), courses(p)
    totals = [0.0] * len(able)
    for number in range(ROUNDS if len(able) > 1 else 0):
        found = []
        for course in able:
            value = _trial(imagine(number), p.side, course, clock) if clock.trial() else None
            if value is None:
                return _best(able, totals, number)
            found.append(value)
        totals = [total + value for total, value in zip(totals, found, strict=True)]
    return _best(able, totals, ROUNDS)


def _best(able: list[Course], totals: list[float], rounds: int) -> Course:
    """The first, if no other is clearly better."""
    best = max(totals)
    return able[totals.index(best)] if best > totals[0] + AHEAD * rounds else able[0]


def _trial(world: Match[Position], side: int, course: Course, clock: Clock) -> float | None:
    """One's own turn by this course and the enemy's next by a plain commander; None: no time."""
    players = {side: Follower(course), 1 - side: Commander()}
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
        return settled(world.position, side, SIDES[side] in world.outcome.winners)
    return worth(world.position, side)


# What was decided


class Decided(NamedTuple):
    """For a turn, with the enemy's units where they stood when it began."""

    turn: tuple[str, int, int]
    enemies: tuple[int, ...]
    course: Course


class Memory:
    """Finds a turn again by the enemy's units, of which most stay where they are."""

    def __init__(self) -> None:
        self._decided: list[Decided] = []

    def recall(self, p: Position) -> Course | None:
        turn, enemies = _turn(p), _enemies(p)
        for known in reversed(self._decided):
            if known.turn == turn:
                same = sum(a == b for a, b in zip(known.enemies, enemies, strict=True))
                if same >= ALIKE * len(enemies):
                    return known.course
        return None

    def keep(self, p: Position, course: Course) -> None:
        del self._decided[:-KEPT]
        self._decided.append(Decided(_turn(p), _enemies(p), course))


# At the table a bot is made anew for every choice.
_of_the_table = Memory()


def _turn(p: Position) -> tuple[str, int, int]:
    return p.scenario, p.turn, p.side


def _enemies(p: Position) -> tuple[int, ...]:
    return tuple(p.place[unit] for unit in p.setup.units[p.enemy] if p.unit(unit).combat)
