"""Lessons: who sits opposite, and a lesson being played as it expects."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from stavka.kernel import (
    Bot,
    Budget,
    Choice,
    Event,
    Game,
    Imagine,
    Lesson,
    Message,
    Question,
    StavkaError,
)


class LessonBot:
    """The lesson's replies; where it has none, and after it, another bot's."""

    def __init__(self, lesson: Lesson | None, otherwise: Bot) -> None:
        if lesson is None:
            raise StavkaError("this game has no lesson")
        self.lesson = lesson
        self.otherwise = otherwise

    def choose(
        self, view: dict[str, Any], question: Question, imagine: Imagine, budget: Budget
    ) -> Choice:
        reply: Choice | None = self.lesson.reply(question.choices)
        return reply or self.otherwise.choose(view, question, imagine, budget)

    def why(self) -> Message | None:
        return None


class Deed(NamedTuple):
    """A choice of the lesson: whose, whether in secret, and what came of it."""

    seat: str
    secret: bool
    events: list[Event]


class Course:
    """A lesson played by those who do what it expects. Who is asked together with the learner
    answers before him."""

    def __init__(self, game: Game[Any]) -> None:
        self.lesson, _ = game.begin_lesson()
        self.match = game.start(self.lesson.scenario, self.lesson.seed, self.lesson.options)
        self.deeds: list[Deed] = []
        for seat, choice in self.lesson.opening():
            self._play(seat, choice)

    def steps(self) -> Iterator[tuple[int, int]]:
        """Every choice that is expected, by its stage and its place there; before it is made."""
        for number, stage in enumerate(self.lesson.stage):
            for step in range(len(stage.play)):
                self._reply()
                yield number, step
                self._play(self.lesson.seat, stage.expected(step)[0])

    def _reply(self) -> None:
        """The others, until only the learner is asked."""
        while others := [seat for seat in self.match.waiting if seat != self.lesson.seat]:
            seat = others[0]
            offered = self.match.choices(seat)
            choice = offered[0] if len(offered) == 1 else self.lesson.reply(offered)
            if choice is None:
                kind = self.match.question(seat)
                raise StavkaError(f"`replies` do not say what {seat} answers to {kind}")
            self._play(seat, str(choice))

    def _play(self, seat: str, choice: str) -> None:
        secret = self.match.secret
        self.deeds.append(Deed(seat, secret, self.match.play(seat, choice)))
