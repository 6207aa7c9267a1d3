"""Random matches that can be told again: the ground that every check walks over."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, NoReturn

import msgspec

from stavka.kernel import (
    Bot,
    Budget,
    Choice,
    Edition,
    Entry,
    Game,
    Journal,
    Match,
    StavkaError,
    plain,
    shown,
)

Player = Callable[[Match[Any], str, Random], Choice]

STRIDE = 16  # choices between two places to which a walk may go back
DEEPEST = 8  # of them, how many it goes back at most


class Nonconformance(AssertionError):
    """A game breaks its contract: the message says which check, and how to come there again."""


def raised(problem: BaseException) -> str:
    """An error in a line: what it says, and where it was raised."""
    if isinstance(problem, StavkaError):
        return str(problem)  # which says itself where
    place = traceback.extract_tb(problem.__traceback__)[-1]
    file = "/".join(Path(place.filename).parts[-2:])
    return f"{type(problem).__name__}: {problem} ({file}, line {place.lineno}, in {place.name})"


class Setting(NamedTuple):
    """All that decides a walk."""

    game: Game[Any]
    scenario: str
    options: Mapping[str, Any]
    seed: int
    edition: Edition | None = None

    def start(self) -> Match[Any]:
        return self.game.start(self.scenario, self.seed, self.options, self.edition)

    def __str__(self) -> str:
        options = "".join(f" {k}={plain(v)}" for k, v in self.options.items())
        return f"{self.game.id} {self.scenario}{options}, seed {self.seed}"


class Spot(NamedTuple):
    """A place in a walk, and the words with which a fault found there is reported."""

    setting: Setting
    match: Match[Any]
    number: int  # of choices made before

    def fail(self, check: str, what: str) -> NoReturn:
        raise Nonconformance(f"{check}: {what} [{self.setting}, after choice {self.number}]")

    @contextmanager
    def check(self, name: str) -> Iterator[None]:
        """Any error that the game raises meanwhile is a fault too."""
        try:
            yield
        except Nonconformance:
            raise
        except Exception as problem:
            raise Nonconformance(
                f"{name}: {raised(problem)} [{self.setting}, after choice {self.number}]"
            ) from problem


class Course(NamedTuple):
    """A whole match as it was played, and every choice that was offered on the way."""

    journal: Journal
    offered: tuple[str, ...]


def at_random(match: Match[Any], seat: str, rng: Random) -> Choice:
    return rng.choice(match.choices(seat))


def seldom(*verbs: str, chance: float = 0.1) -> Player:
    """Random play that says these words only now and then, as long as there is another."""

    def choose(match: Match[Any], seat: str, rng: Random) -> Choice:
        choices = match.choices(seat)
        others = [c for c in choices if c.verb not in verbs]
        return rng.choice(others if others and rng.random() >= chance else choices)

    return choose


def by_bot(make: Callable[[], Bot], slips: float = 0.1) -> Player:
    """A bot plays, but for some random choices: it comes where random play never does."""
    bot = make()

    def choose(match: Match[Any], seat: str, rng: Random) -> Choice:
        question = match.question(seat)
        if question is None or rng.random() < slips:
            return at_random(match, seat, rng)
        seed = rng.getrandbits(32)
        view = shown(match, seat, bot)
        return bot.choose(view, question, lambda n: match.imagine(seat, seed + n), Budget(trials=2))

    return choose


def wander(setting: Setting, player: Player = at_random, patience: int = 0) -> Course:
    """Play a match to its end. With patience the end is taken back and another way tried, so many
    times, and the longest match counts: most random matches are over before all rules are met."""
    rng = Random(f"{setting.seed}")
    offered: dict[str, None] = {}
    start = Spot(setting, setting.start(), 0)
    trail = [start]
    longest = start
    for attempt in range(patience + 1):
        spot = trail[-1]
        while spot.match.waiting:
            spot = _stroll(spot, player, rng, offered)
            trail.append(spot)
        longest = max(longest, trail.pop(), key=lambda s: s.number)
        del trail[max(1, len(trail) - attempt % DEEPEST) :]
    return Course(longest.match.journal, tuple(offered))


def _stroll(spot: Spot, player: Player, rng: Random, offered: dict[str, None]) -> Spot:
    """Some choices further on; the spot itself stays where it is."""
    match, number = spot.match.fork(), spot.number
    for _ in range(STRIDE):
        if not match.waiting:
            break
        here = Spot(spot.setting, match, number)
        if number >= match.game.max_choices:
            here.fail("length", f"not over after max_choices, {number}")
        with here.check("play"):
            seat = rng.choice(match.waiting)
            choices = match.choices(seat)
            if not choices:
                here.fail("choices", f"{seat} owes an answer but has no choice")
            offered.update(dict.fromkeys(choices))
            match.play(seat, player(match, seat, rng))
        number += 1
    return Spot(spot.setting, match, number)


def still(match: Match[Any]) -> tuple[bytes, Entry | None]:
    """All of a match that can change, to see that it has not. The choices before those that can be
    taken back are in none's reach: of a match of thousands they are not written out every time."""
    return match.snapshot(), match.last


def as_bytes(value: Any) -> bytes:
    """How two words of the contract are compared: byte by byte."""
    return msgspec.json.encode(plain(value))


def difference(one: Any, other: Any, path: str = "") -> str:
    """Where two JSON-able values first differ, for a message."""
    if isinstance(one, dict) and isinstance(other, dict) and list(one) == list(other):
        for key in one:
            if one[key] != other[key]:
                return difference(one[key], other[key], f"{path}.{key}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for i, (a, b) in enumerate(zip(one, other, strict=True)):
            if a != b:
                return difference(a, b, f"{path}[{i}]")
    return f"{path.lstrip('.') or 'it'} is {str(one)[:80]} or {str(other)[:80]}"
