"""Imagined matches in which equal deeds have equal luck."""

from __future__ import annotations

from typing import Any
from zlib import crc32

from stavka.kernel import Choice, Event, Match

APART = 16  # bits: so many blocks of dice belong to one deed


class World:
    """An imagined match whose dice hang on what is done, not on what was rolled before: the same
    deed of the same turn brings the same dice in all worlds of one seed. So what two lines of play
    have in common cancels out when they are compared."""

    __slots__ = ("done", "equal", "match")

    def __init__(self, match: Match[Any], *, equal: bool = True) -> None:
        self.match = match
        self.equal = equal  # else its dice fall as in any match
        self.done: dict[str, int] = {}  # deeds of this turn, and how often

    def fork(self) -> World:
        new = World(self.match.fork(), equal=self.equal)
        new.done = self.done.copy()
        return new

    @property
    def turn(self) -> int:
        return self.match.game.turn(self.match.position)

    def play(self, seat: str, choice: Choice) -> list[Event]:
        if not self.equal:
            return self.match.play(seat, choice)
        deed = f"{self.turn} {seat} {choice}"
        count = self.done[deed] = self.done.get(deed, 0) + 1
        self.match.dice.counter = crc32(f"{deed} {count}".encode()) << APART
        return self.match.play(seat, choice)
