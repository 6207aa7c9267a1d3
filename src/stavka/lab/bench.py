"""How fast a game is, beside the budget it must keep and the goal it should reach."""

from __future__ import annotations

import gc
import random
from collections.abc import Callable, Iterable
from time import process_time
from typing import Any, Literal

import msgspec

import stavka
from stavka.bots import ask, make
from stavka.kernel import Budget, Game, Match

Verdict = Literal["goal", "ok", "over", ""]
MICRO, MILLI = 1e6, 1e3
ROUNDS = 5
GAMES = 40  # random games in a round,
LONG = 3.0  # or as many as take so many seconds
SAMPLES = 60  # positions in a round
CHORES = 20  # times in a round

# Least choices and games a second, by game: (budget, goal).
CHOICES = {
    "pavlov": (30_000, 60_000),
    "tanks": (20_000, 40_000),
    "partisans": (50_000, 80_000),
    "stalingrad42": (6_000, 12_000),
}
WHOLE_GAMES = {"pavlov": (60, None)}
# Most microseconds of a fork, and milliseconds of a view with its choices.
FORK: dict[str, tuple[float, float]] = {"stalingrad42": (30, 20)}
FORK_OF_SMALL_GAMES = (20.0, 5.0)
VIEW: dict[str, tuple[float, float]] = {"stalingrad42": (3.0, 1.0)}
VIEW_OF_SMALL_GAMES = (1.0, 0.2)
# Bots that play a whole match against themselves, and the most milliseconds of processor time for
# the match and for the longest of their choices.
BOTS = {"stalingrad42": {"recruit": (10_000.0, 100.0), "commander": (15_000.0, 500.0)}}


class Measure(msgspec.Struct, frozen=True):
    """One figure: the best of several rounds."""

    name: str
    value: float
    unit: str
    budget: float | None = None
    goal: float | None = None
    more_is_better: bool = False

    @property
    def verdict(self) -> Verdict:
        if self.budget is None:
            return ""
        if not self._reaches(self.budget):
            return "over"
        return "goal" if self.goal is not None and self._reaches(self.goal) else "ok"

    def _reaches(self, limit: float) -> bool:
        return self.value >= limit if self.more_is_better else self.value <= limit


class Bench(msgspec.Struct, frozen=True):
    """All figures of one game, on one core, in processor time: it matters little what else runs."""

    game: str
    measures: tuple[Measure, ...]


def bench(id: str, rounds: int = ROUNDS, scenario: str | None = None) -> Bench:
    """Measure one game in a scenario, its first if none is said."""
    game = stavka.game(id)
    matches = samples(game, scenario)
    choices, games = max(random_play(game, number, scenario) for number in range(rounds))

    def best(work: Callable[[], Iterable[object]]) -> float:
        return min(seconds_each(work()) for _ in range(rounds))

    def more(name: str, value: float, limits: tuple[float | None, float | None]) -> Measure:
        return Measure(name, value, "1/s", *limits, more_is_better=True)

    def less(name: str, seconds: float, unit: str, limits: tuple[float, float] | None) -> Measure:
        value = seconds * (MICRO if unit == "us" else MILLI)
        return Measure(name, value, unit, *(limits or (None, None)))

    saved = [match.encode() for match in matches]
    return Bench(
        id,
        (
            more("choices", choices, CHOICES.get(id, (None, None))),
            more("games", games, WHOLE_GAMES.get(id, (None, None))),
            less("fork", best(lambda: (m.fork() for m in matches)), "us", fork_limits(id)),
            less("imagine", best(lambda: imagined(matches)), "us", None),
            less(
                "view",
                best(lambda: looked_at([game.decode(s) for s in saved])),
                "ms",
                view_limits(id),
            ),
            less("encode", best(lambda: (m.encode() for m in matches)), "us", None),
            less("load", best(lambda: (game.decode(s) for s in saved)), "us", None),
            *bench_bots(game, scenario),
            *bench_chores(game, rounds),
        ),
    )


def bench_chores(game: Game[Any], rounds: int = ROUNDS) -> list[Measure]:
    """Measure what a game does most or longest."""
    measures = []
    for name, (ready, limit) in game.chores.items():
        work = ready()
        seconds = min(seconds_each(work() for _ in range(CHORES)) for _ in range(rounds))
        measures.append(Measure(name, seconds * MILLI, "ms", limit))
    return measures


def bench_bots(game: Game[Any], scenario: str | None = None) -> list[Measure]:
    """Measure whole matches of bots against themselves, where there is a budget for them."""
    measures = []
    gc.collect()
    gc.freeze()  # what was made for other measures is no part of a bot's thought
    for name, (whole, longest) in BOTS.get(game.id, {}).items():
        match = game.start(scenario, seed="bench")
        bots = {seat: make(game, name, seat) for seat in match.seats}
        begun, most = process_time(), 0.0
        while waiting := match.waiting:
            asked = process_time()
            choice = ask(match, waiting[0], bots[waiting[0]], Budget())
            most = max(most, process_time() - asked)
            match.play(waiting[0], choice)
        spent = process_time() - begun
        measures += [
            Measure(f"{name}-match", spent * MILLI, "ms", whole),
            Measure(f"{name}-choice", most * MILLI, "ms", longest),
        ]
    gc.unfreeze()
    return measures


def fork_limits(id: str) -> tuple[float, float]:
    return FORK.get(id, FORK_OF_SMALL_GAMES)


def view_limits(id: str) -> tuple[float, float]:
    return VIEW.get(id, VIEW_OF_SMALL_GAMES)


def seconds_each(work: Iterable[object]) -> float:
    """How long one piece of lazy work takes; what was made ready beforehand is not counted."""
    begun = process_time()
    count = sum(1 for _ in work)
    return (process_time() - begun) / count


def imagined(matches: list[Match[Any]]) -> Iterable[Match[Any]]:
    return (match.imagine(match.waiting[0], n) for n, match in enumerate(matches))


def looked_at(matches: list[Match[Any]]) -> Iterable[object]:
    """View and choices, as each new screen needs them."""
    seats = [match.waiting[0] for match in matches]
    pairs = zip(matches, seats, strict=True)
    return ((match.view(seat), match.choices(seat)) for match, seat in pairs)


def random_play(game: Game[Any], number: int, scenario: str | None = None) -> tuple[float, float]:
    """Choices and games a second of random play."""
    count = games = 0
    begun = process_time()
    while games < GAMES and process_time() - begun < LONG:
        n, games = games, games + 1
        match = game.start(scenario, seed=f"bench/{number}/{n}")
        pick = random.Random(n).random
        while waiting := match.waiting:
            choices = match.choices(waiting[0])
            match.play(waiting[0], choices[int(pick() * len(choices))])
            count += 1
    seconds = process_time() - begun
    return count / seconds, games / seconds


def samples(game: Game[Any], scenario: str | None = None) -> list[Match[Any]]:
    """Positions from the middle of random games, spread over their length."""
    found: list[Match[Any]] = []
    for n in range(SAMPLES):
        match = game.start(scenario, seed=f"sample/{n}")
        pick = random.Random(n)
        for _ in range(n * 3):
            before = match.fork()
            seat = match.waiting[0]
            match.play(seat, pick.choice(match.choices(seat)))
            if not match.waiting:
                match = before
                break
        found.append(match)
    return found
