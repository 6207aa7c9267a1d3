"""Lessons as the browser is told of them: what is said at which moment of their match, and what is
expected there."""

from __future__ import annotations

from typing import Any

from stavka.bots.lesson import Course
from stavka.kernel import Game, Message, Texts
from stavka.table.answers import LessonInfo, StageInfo, StepInfo
from stavka.table.past import noticed_by, notices


def lesson_info(game: Game[Any], texts: Texts) -> LessonInfo:
    """The lesson in one language."""
    course = Course(game)
    at = {place: told(course) for place in course.steps()}

    def say(id: str) -> str:
        return texts.say(Message(id))

    return LessonInfo(
        stages=[
            StageInfo(
                text=say(stage.text),
                steps=[
                    StepInfo(at=at[number, step], choices=list(stage.expected(step)))
                    for step in range(len(stage.play))
                ],
                refused={pattern: say(id) for pattern, id in stage.no.items()},
                point=list(stage.point),
            )
            for number, stage in enumerate(course.lesson.stage)
        ],
        end=say(course.lesson.end),
        over=told(course),
    )


def told(course: Course) -> int:
    """How many choices the learner has noticed."""
    seats, eyes = course.match.seats, course.lesson.seat
    return sum(
        notices(noticed_by(seats, deed.seat, deed.secret, deed.events), seats, eyes)
        for deed in course.deeds
    )
