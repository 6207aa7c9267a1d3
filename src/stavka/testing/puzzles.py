"""Puzzles checked: each can be begun, its aim is open then, and its deeds can be made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from stavka.kernel import LANGUAGES, Game, Match, Puzzle, StavkaError


def check_puzzles(game: Game[Any]) -> Iterator[str]:
    """What is wrong with the puzzles of a game; nothing if it has none."""
    seeds = Counter((puzzle.scenario, puzzle.seed) for puzzle in game.puzzles.values())
    for name, puzzle in game.puzzles.items():
        if seeds[puzzle.scenario, puzzle.seed] > 1:
            yield f"puzzles/{name}.toml: another has its seed"
        try:
            yield from (f"puzzles/{name}.toml: {fault}" for fault in _faults(game, puzzle))
        except StavkaError as problem:
            yield f"puzzles/{name}.toml: {problem}"


def _faults(game: Game[Any], puzzle: Puzzle) -> Iterator[str]:
    aim = game.aims.get(puzzle.aim)
    if aim is None:
        yield f"no aim {puzzle.aim!r}; there are {', '.join(game.aims)}"
        return
    match = game.begin_puzzle(puzzle)
    if match.last and f"{match.last.check:08x}" != puzzle.check:
        yield "the rules lead to another position: find it anew, or measure it again"
    if puzzle.seat not in match.waiting:
        yield f"{puzzle.seat} is not asked"
        return
    if puzzle.args not in list(aim.asked(match.position, puzzle.seat)):
        yield "the aim would not be asked there"
    if aim.state(match.position, match.position, puzzle.seat, puzzle.args) is not None:
        yield "it is over when it begins"
    if not 0 < puzzle.best < len(puzzle.tries) or puzzle.second >= puzzle.chance:
        yield "the best are not before the others"
    for deed in puzzle.tries:
        yield from _deed(match.fork(), puzzle.seat, deed.play)
    for language in LANGUAGES:
        game.texts(language, strict=True).say(puzzle.message)


def _deed(match: Match[Any], seat: str, play: tuple[str, ...]) -> Iterator[str]:
    for choice in play:
        if refused := match.why_not(seat, choice):
            yield f"{' · '.join(play)}: {refused}"
            return
        match.play(seat, choice)
