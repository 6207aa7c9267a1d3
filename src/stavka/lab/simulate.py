"""Many games between bots, on several cores, with the same result on any number of them."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from multiprocessing import Pool
from time import perf_counter
from typing import Any

import msgspec

import stavka
from stavka import bots
from stavka.bots.league import THINKING
from stavka.lab.statistics import Share, Spread

CHUNK = 4  # games a process takes at a time

Progress = Callable[[], object]  # is called after each game
Each = Callable[..., Iterator[Any]]  # like `map`: results in the order of what they are of


class Plan(msgspec.Struct, frozen=True):
    """What is played: everything that decides how the games go."""

    game: str
    scenario: str
    options: dict[str, bool | int | str]
    bots: dict[str, str]  # seat -> name
    games: int
    seed: int
    figures: dict[str, Any] = {}  # of the edition, that are not the game's own


class Result(msgspec.Struct, frozen=True):
    """How one game went."""

    winners: tuple[str, ...]
    draw: bool
    reason: str
    scores: dict[str, int]
    choices: int
    turns: int | None  # if the game counts any
    counts: dict[str, int] = {}  # what else it counts


class Simulation(msgspec.Struct, frozen=True):
    """What all games say. `seconds` and `games_per_second` are the machine's, not the game's."""

    plan: Plan
    wins: dict[str, Share]  # by seat
    draws: Share
    outcomes: dict[str, Share]  # by reason, the most frequent first
    scores: dict[str, Spread]  # by seat, of the games that were scored
    choices: Spread
    turns: Spread | None
    counts: dict[str, Spread]  # what else the game counts, of the games that have it
    seconds: float
    games_per_second: float


def plan(
    game: str,
    scenario: str | None,
    options: Mapping[str, object],
    names: Mapping[str, str],
    games: int,
    seed: int,
    figures: Mapping[str, Any] | None = None,
) -> Plan:
    """A plan that can be carried out: scenario, options and bots are checked."""
    title = stavka.game(game)
    chosen = title.scenario(scenario)
    values = chosen.check(options)
    for name in names.values():
        bots.make(title, name, seed)
    return Plan(game, chosen.id, values, dict(names), games, seed, dict(figures or {}))


def play_one(plan: Plan, number: int) -> Result:
    """The game of this number. Its seeds depend on the plan and the number alone."""
    game = stavka.game(plan.game)
    edition = game.edition.override(plan.figures, game.components) if plan.figures else None
    match = game.start(plan.scenario, f"{plan.seed}/{number}", plan.options, edition)
    players = {
        seat: bots.make(game, name, f"{plan.seed}/{number}/{seat}")
        for seat, name in plan.bots.items()
    }
    counts: dict[str, int] = {}
    bots.play(match, players, THINKING, lambda told: game.count(match.position, told, counts))
    outcome = match.outcome
    assert outcome is not None
    return Result(
        winners=outcome.winners,
        draw=outcome.draw,
        reason=outcome.reason.id.removeprefix("outcome-"),
        scores=outcome.scores,
        choices=match.length,
        turns=match.view(None)["board"].get("turn"),
        counts=counts,
    )


def run(plan: Plan, jobs: int = 1, progress: Progress = lambda: None) -> Simulation:
    """Play all games of the plan."""
    begun = perf_counter()
    results: list[Result] = []
    for result in _in_order(plan, jobs):
        results.append(result)
        progress()
    return summary(plan, results, perf_counter() - begun)


def _in_order(plan: Plan, jobs: int) -> Iterator[Result]:
    with several(jobs) as each:
        yield from each(partial(play_one, plan), range(plan.games))


@contextmanager
def several(jobs: int) -> Iterator[Each]:
    """A `map` over so many processes; leaving it, for whatever reason, ends them."""
    if jobs == 1:
        yield map
        return
    with Pool(jobs, _leave_interrupts_to_the_parent) as pool:
        yield partial(pool.imap, chunksize=CHUNK)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def summary(plan: Plan, results: list[Result], seconds: float) -> Simulation:
    total = len(results)
    reasons = Counter(r.reason for r in results)
    wins = Counter(seat for r in results for seat in r.winners)
    scores = {
        seat: spread
        for seat in plan.bots
        if (spread := Spread.over([r.scores[seat] for r in results if seat in r.scores]))
    }
    choices = Spread.over([r.choices for r in results])
    assert choices is not None
    ordered = sorted(reasons.items(), key=lambda item: (-item[1], item[0]))
    return Simulation(
        plan=plan,
        wins={seat: Share.of_all(wins[seat], total) for seat in plan.bots},
        draws=Share.of_all(sum(r.draw for r in results), total),
        outcomes={reason: Share.of_all(count, total) for reason, count in ordered},
        scores=scores,
        choices=choices,
        turns=Spread.over([r.turns for r in results if r.turns is not None]),
        counts={
            name: spread
            for name in stavka.game(plan.game).counts
            if (spread := Spread.over([r.counts[name] for r in results if name in r.counts]))
        },
        seconds=seconds,
        games_per_second=total / seconds if seconds else 0.0,
    )
