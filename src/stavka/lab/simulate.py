"""Many games between bots, on several cores, with the same result on any number of them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

import stavka
from stavka import bots
from stavka.bots.league import THINKING
from stavka.kernel import Match
from stavka.kernel.version import ENGINE
from stavka.lab.checkpoint import Head, kept
from stavka.lab.running import Each
from stavka.lab.statistics import Share, Spread

Progress = Callable[[], object]  # is called after each game


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
    used: dict[str, int] = {}  # how often a seat chose a verb, or a card: "seat play s05"


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
        turns=game.turn(match.position) or None,
        counts=counts,
        used=_used(match),
    )


def _used(match: Match[Any]) -> dict[str, int]:
    verbs = match.game.verbs
    made = Counter(f"{e.seat} {_kind(e.choice, verbs)}" for e in match.latest(match.length))
    return dict(sorted(made.items()))


def _kind(choice: str, verbs: Mapping[str, tuple[str, ...]]) -> str:
    """Its verb, and the card that it plays, if it plays one."""
    verb, *args = choice.split(" ", 2)
    return f"{verb} {args[0]}" if args and verbs[verb][:1] == ("card",) else verb


def run(
    plan: Plan, each: Each = map, progress: Progress = lambda: None, results: Path | None = None
) -> Simulation:
    """Play all games of the plan; each goes into the file of results, if there is one."""
    begun, tally = perf_counter(), Tally()
    for result in played(plan, each, results):
        tally.add(result)
        progress()
    return tally.simulation(plan, perf_counter() - begun)


def played(plan: Plan, each: Each = map, results: Path | None = None) -> Iterator[Result]:
    """How the games went, in their order."""
    work, numbers = partial(play_one, plan), range(plan.games)
    if results is None:
        return each(work, numbers)
    return kept(results, Head("simulate", ENGINE, plan), Result, work, numbers, each)


class Tally:
    """What has come of many games. However many they are, it stays small."""

    def __init__(self) -> None:
        self.games = self.draws = 0
        self.reasons: Counter[str] = Counter()
        self.wins: Counter[str] = Counter()
        self.choices: Counter[int] = Counter()
        self.turns: Counter[int] = Counter()
        self.scores: defaultdict[str, Counter[int]] = defaultdict(Counter)
        self.counts: defaultdict[str, Counter[int]] = defaultdict(Counter)

    def add(self, result: Result) -> None:
        self.games += 1
        self.draws += result.draw
        self.reasons[result.reason] += 1
        self.wins.update(result.winners)
        self.choices[result.choices] += 1
        if result.turns is not None:
            self.turns[result.turns] += 1
        for seat, score in result.scores.items():
            self.scores[seat][score] += 1
        for name, count in result.counts.items():
            self.counts[name][count] += 1

    def simulation(self, plan: Plan, seconds: float) -> Simulation:
        ordered = sorted(self.reasons.items(), key=lambda item: (-item[1], item[0]))
        choices = Spread.over(self.choices)
        assert choices is not None
        return Simulation(
            plan=plan,
            wins={seat: Share.of_all(self.wins[seat], self.games) for seat in plan.bots},
            draws=Share.of_all(self.draws, self.games),
            outcomes={reason: Share.of_all(count, self.games) for reason, count in ordered},
            scores=_spreads(plan.bots, self.scores),
            choices=choices,
            turns=Spread.over(self.turns),
            counts=_spreads(stavka.game(plan.game).counts, self.counts),
            seconds=seconds,
            games_per_second=self.games / seconds if seconds else 0.0,
        )


def _spreads(names: Iterable[str], found: Mapping[str, Counter[int]]) -> dict[str, Spread]:
    """Of those that any game has."""
    spreads = {name: Spread.over(found[name]) for name in names if name in found}
    return {name: spread for name, spread in spreads.items() if spread}


def summary(plan: Plan, results: Iterable[Result], seconds: float) -> Simulation:
    """What some games say."""
    tally = Tally()
    for result in results:
        tally.add(result)
    return tally.simulation(plan, seconds)
