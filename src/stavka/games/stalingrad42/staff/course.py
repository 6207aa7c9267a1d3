"""A course is what a commander goes by in one turn: a stance, and strokes that come before all
else."""

from __future__ import annotations

from typing import NamedTuple

from stavka.games.stalingrad42.position import Position, find_place, place_id
from stavka.games.stalingrad42.recruit.offered import the
from stavka.games.stalingrad42.rules.movement import MODES
from stavka.games.stalingrad42.rules.moving import Moving
from stavka.games.stalingrad42.staff.commander import Commander
from stavka.games.stalingrad42.staff.stance import USUAL, Stance
from stavka.games.stalingrad42.staff.strokes import Move
from stavka.kernel import Advice, Message, Offered, because


class Course(NamedTuple):
    stance: Stance = USUAL
    strokes: tuple[Move, ...] = ()


PLAIN = Course()


class Follower(Commander):
    """A commander with a course: first the strokes, then all others as its stance has it."""

    def __init__(self, course: Course = PLAIN) -> None:
        super().__init__(course.stance)
        self.course = course

    def follow(self, course: Course) -> None:
        self.take(course.stance)
        self.course = course

    def garrisons(self, p: Position) -> frozenset[int]:
        """Also those whose stroke is made."""
        stay = super().garrisons(p)
        made = [unit for unit, place in self.course.strokes if p.place[unit] == place]
        return stay.union(made) if made else stay

    def pick_mover(self, p: Position, offered: Offered) -> Advice:
        for unit, place in self.course.strokes:
            if p.place[unit] != place and (move := f"move {p.unit(unit).id}") in offered:
                return the(offered, move), self._stroke(p, unit, place)
        return super().pick_mover(p, offered)

    def move(self, p: Position, offered: Offered) -> Advice:
        step = p.stack[-1]
        assert isinstance(step, Moving)
        unit = step.units[0]
        place = dict(self.course.strokes).get(unit)
        if place is None:
            return super().move(p, offered)
        if p.place[unit] == place:
            return the(offered, "stop"), self._stroke(p, unit, place)
        for choice in offered:
            if choice.verb in MODES and find_place(choice.args[0]) == place:
                return choice, self._stroke(p, unit, place)
        return super().move(p, offered)

    def _stroke(self, p: Position, unit: int, place: int) -> Message:
        return because("stroke", unit=p.unit(unit).id, place=place_id(place))
