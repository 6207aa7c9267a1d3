"""Puzzles: short positions with an aim, found in matches of bots and proved by playing on.

Each is a file in the folder `puzzles` of the game: how its match begins, what was played before,
what is to be reached, and what was measured. Its match is an ordinary one whose dice are new from
the puzzle's beginning on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib.resources import files
from typing import Any, NamedTuple

import msgspec

from stavka.kernel.words import Arg, Message, StavkaError

FOLDER = "puzzles"
Args = dict[str, str | int]


class Aim(NamedTuple):
    """What a puzzle of a game may want. Said by the message `aim-<name>` with its arguments."""

    # The arguments with which it may be wanted of a seat, in a position in which it has to choose.
    asked: Callable[[Any, str], Iterable[Args]]
    # Whether it is reached (True), missed (False) or still open (None); from what was at the
    # beginning and what is now. It is asked after each choice, until it is not open any more.
    state: Callable[[Any, Any, str, Args], bool | None]


class Try(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deed with which one may begin, choice by choice, and how often it leads to the aim."""

    play: tuple[str, ...]
    chance: float
    worlds: int  # in which it was tried


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The match before it begins, its aim, and how good each beginning is."""

    name: str = ""  # that of its file
    seed: str  # no other match of the scenario has it: a puzzle is known by it
    seat: str
    scenario: str
    options: dict[str, bool | int | str] = {}
    aim: str
    args: Args = {}
    grade: int  # from 1, easy, to 5
    bots: dict[str, float]  # how often they reach the aim
    tries: tuple[Try, ...]  # the best first; after those that might be best the others
    best: int  # how many of these are as good as the best
    check: str  # of the position at its beginning
    before: tuple[str, ...]  # "seat: choice"

    @property
    def chance(self) -> float:
        """With the best deed."""
        return self.tries[0].chance

    @property
    def second(self) -> float:
        """With the best of the others."""
        return max(each.chance for each in self.tries[self.best :])

    @property
    def message(self) -> Message:
        args: dict[str, Arg] = {**self.args}
        return Message(f"aim-{self.aim}", args)

    def opening(self) -> Iterator[tuple[str, str]]:
        """The seats and choices of what was played before."""
        for line in self.before:
            seat, _, choice = line.partition(": ")
            yield seat, choice

    def deed(self, choices: Iterable[str]) -> Try | None:
        """Which of the deeds somebody's choices begin with; None: none yet, or none that was
        tried."""
        made = tuple(choices)
        return next((t for t in self.tries if t.play == made[: len(t.play)]), None)

    def is_best(self, deed: Try) -> bool:
        return deed in self.tries[: self.best]


def load(package: str) -> Mapping[str, Puzzle]:
    """The puzzles in a game's folder, by name."""
    try:
        folder = files(package) / FOLDER
    except TypeError:  # a game that is a single module has no folder
        return {}
    found: dict[str, Puzzle] = {}
    for file in sorted(folder.iterdir(), key=lambda f: f.name) if folder.is_dir() else ():
        name, _, kind = file.name.rpartition(".")
        if kind != "toml":
            continue
        try:
            puzzle = msgspec.toml.decode(file.read_bytes(), type=Puzzle)
        except msgspec.DecodeError as problem:
            raise StavkaError(f"{package}: {FOLDER}/{file.name}: {problem}") from None
        found[name] = msgspec.structs.replace(puzzle, name=name)
    return found


def written(puzzle: Puzzle, heading: str) -> str:
    """The file of a puzzle."""

    def say(value: object) -> str:
        return msgspec.json.encode(value).decode()

    lines = [f"# {heading}", ""]
    for field in ("seed", "seat", "scenario", "aim", "grade", "best", "check"):
        lines.append(f"{field} = {say(getattr(puzzle, field))}")
    lines.append("before = [")
    lines += [f"  {say(line)}," for line in puzzle.before]
    lines.append("]")
    for field in ("options", "args", "bots"):
        lines += ["", f"[{field}]"]
        lines += [f"{say(key)} = {say(value)}" for key, value in getattr(puzzle, field).items()]
    for each in puzzle.tries:
        lines += ["", "[[tries]]"]
        lines += [f"{field} = {say(getattr(each, field))}" for field in each.__struct_fields__]
    return "\n".join(lines) + "\n"
