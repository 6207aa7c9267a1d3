"""Matches of Stalingrad '42 to look at and to play: Fall Blau with a few moves and battles."""

from __future__ import annotations

from collections.abc import Iterable

from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.position import Position
from stavka.kernel import Match

# Who ends what he is asked about as soon as he can.
SOON = ("end-movement", "end-combat", "end-advance", "recover", "stop")


def begin(seed: int | str = 1) -> Match[Position]:
    return GAME.start(scenario="fall-blau", seed=str(seed))


def quickly(match: Match[Position], *, until: str, side: str = "") -> Match[Position]:
    """Nothing is done that need not be, until this question is put (to this side)."""
    while match.waiting:
        seat = match.waiting[0]
        question = match.question(seat)
        if question and question.kind == until and side in ("", seat):
            break
        soon(match, seat)
    return match


def soon(match: Match[Position], seat: str) -> None:
    choices = [str(choice) for choice in match.choices(seat)]
    ends = [choice for choice in SOON if choice in choices]
    match.play(seat, ends[0] if ends else choices[0])


def play(match: Match[Position], choices: Iterable[str]) -> Match[Position]:
    for choice in choices:
        match.play(match.waiting[0], choice)
    return match


def combat(seed: int | str = 1, *attack: str) -> Match[Position]:
    """The first combat phase of the Axis, with an attack begun."""
    return play(quickly(begin(seed), until="combat-phase"), attack)
