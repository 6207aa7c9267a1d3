"""A first turn that is learned by doing: a prepared match, and what is said and expected in it.

It is the file `lesson.toml` in the game's folder. Its match is an ordinary one of fixed seed, so
that the dice fall as the lesson tells; what the other seats do is in `replies`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from typing import Any

import msgspec

from stavka.kernel.folder import read

FILE = "lesson.toml"
OR = " | "  # between choices of which each will do


class Stage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that is taught. Without choices to be made it is only read."""

    text: str  # a message: what to do and why
    play: tuple[str, ...] = ()  # the choices that are expected, one after another
    no: dict[str, str] = {}  # a pattern of choices that are not meant -> the message that says why
    point: tuple[str, ...] = ()  # things to look at; else those that the choice names

    def expected(self, step: int) -> tuple[str, ...]:
        """The choices that will do at one step; the first is the one that is shown."""
        return tuple(self.play[step].split(OR))

    def messages(self) -> Iterator[str]:
        yield self.text
        yield from self.no.values()


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The match and its stages. When the last one is done the match can be played on."""

    seed: str  # no other match has it: a lesson is known by it
    seat: str  # the learner's
    stage: tuple[Stage, ...]
    end: str  # the message after the last stage
    scenario: str | None = None
    options: dict[str, bool | int | str] = {}
    before: tuple[str, ...] = ()  # "seat: choice": what was played before it begins
    replies: tuple[str, ...] = ()  # patterns of choices that others make, the best first

    def messages(self) -> Iterator[str]:
        for stage in self.stage:
            yield from stage.messages()
        yield self.end

    def opening(self) -> Iterator[tuple[str, str]]:
        """The seats and choices of what was played before."""
        for line in self.before:
            seat, _, choice = line.partition(": ")
            yield seat, choice

    def reply(self, offered: Iterable[Any]) -> Any | None:
        """What the lesson wants another seat to choose; None: it does not say."""
        choices = list(offered)
        for pattern in self.replies:
            for choice in choices:
                if fnmatchcase(str(choice), pattern):
                    return choice
        return None


def load(package: str) -> Lesson | None:
    """The lesson in a game's folder, if it has one."""
    return read(package, FILE, Lesson)
