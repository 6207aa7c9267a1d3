"""A lesson checked: it can be played through as it expects, on the real rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stavka.bots.lesson import Course
from stavka.kernel import Game, Match, StavkaError


def check_lesson(game: Game[Any]) -> Iterator[str]:
    """What is wrong with the lesson of a game; nothing if it has none."""
    lesson = game.lesson
    if lesson is None:
        return
    at = "before it begins"
    try:
        course = Course(game)
        for number, step in course.steps():
            stage = lesson.stage[number]
            at = f"{stage.text}, play[{step}]"
            yield from (f"lesson.toml: {at}: {fault}" for fault in _others(course, number, step))
    except StavkaError as problem:
        yield f"lesson.toml: {at}: {problem}"


def _others(course: Course, number: int, step: int) -> Iterator[str]:
    """Whatever else will do, if it is offered, must lead to the same question."""
    wanted, *others = course.lesson.stage[number].expected(step)
    seat, match = course.lesson.seat, course.match
    offered = [str(choice) for choice in match.choices(seat)]
    for choice in others:
        if choice in offered and _asked(match, seat, choice) != _asked(match, seat, wanted):
            yield f"after {choice!r} something else is asked than after {wanted!r}"


def _asked(match: Match[Any], seat: str, choice: str) -> list[str]:
    """What is asked after a choice, and of whom."""
    then = match.fork()
    then.play(seat, choice)
    found = [(each, then.question(each)) for each in then.waiting]
    return [f"{each} {question.kind}" for each, question in found if question]
