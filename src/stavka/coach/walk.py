"""A match read again, choice by choice."""

from __future__ import annotations

from typing import Any

import msgspec

from stavka.coach.worlds import Player
from stavka.kernel import Choice, Journal, Match, Message, StavkaError


class Node(msgspec.Struct, frozen=True):
    """A choice: the match before it, what was chosen, and what the bot would have chosen."""

    match: Match[Any]
    seat: str
    choice: Choice
    better: Choice
    why: Message | None
    chance: bool  # whether dice fell or something came to light after it
    dice: tuple[int, ...]

    @property
    def turn(self) -> int:
        return self.match.game.turn(self.match.position)

    @property
    def differs(self) -> bool:
        return self.choice != self.better


class Unfinished(StavkaError):
    """A match that is not over is not looked into."""


def walk(journal: Journal, player: Player) -> tuple[list[Node], Match[Any]]:
    """All its choices, and the match at its end; one that is not over raises Unfinished."""
    end = journal.replay()
    if end.outcome is None:
        raise Unfinished(
            f"the match is not over after {end.length} choices: what decided it can be asked "
            f"when it is"
        )
    match, seeds, nodes = journal.replay(0), journal.seeds, []
    for number, entry in enumerate(journal.entries, 1):
        before, better, why = match.fork(), Choice(entry.choice), None
        if len(match.choices(entry.seat)) > 1:
            better, why = player.advise(match, entry.seat)
        match.play(entry.seat, entry.choice)
        done = match.last
        assert done is not None
        nodes.append(
            Node(
                match=before,
                seat=entry.seat,
                choice=Choice(entry.choice),
                better=better,
                why=why,
                chance=not match.run,
                dice=done.dice,
            )
        )
        if number in seeds:
            match.reseed(seeds[number])
    return nodes, end
