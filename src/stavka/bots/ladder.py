"""The ladder: every bot of a game against every other, and a rating for each.

Bradley and Terry's model: each bot has a strength, and who is twice as strong wins two of three. A
draw is half a win. The strengths are those that make what happened likeliest, if each pair had also
played one drawn match more: so who has won all his matches is strong, not infinitely so. They are
told as Elo points, 1500 on average; 400 more are odds of ten to one.

Where all seats win and lose together, bots do not meet. There the results of one seed are compared:
who wins where the other does not, or else has the higher score, has beaten him.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import exp, log, sqrt
from typing import Any

import msgspec

from stavka.bots.league import (
    THINKING,
    Z95,
    Each,
    Result,
    Tell,
    play_all,
    prepare,
    seatings,
)
from stavka.kernel import Budget, Game, StavkaError

AVERAGE = 1500.0
ELO = 400 / log(10)
ROUNDS = 10_000
NEAR = 1e-10
PRIOR = 0.5  # of a match, won by each of a pair beside those that were played

Pair = tuple[str, str]


class Meeting(msgspec.Struct, frozen=True):
    """How the matches of two bots went, for the first."""

    one: str
    other: str
    wins: int
    draws: int
    losses: int

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses


class Rung(msgspec.Struct, frozen=True):
    """A bot on the ladder. The interval is of 95 %."""

    bot: str
    elo: float
    low: float
    high: float
    strength: float  # of Bradley and Terry; their geometric mean is 1
    games: int
    points: float  # wins, and half the draws


class Ladder(msgspec.Struct, frozen=True):
    """What was played and the bots, the best first."""

    game: str
    scenario: str
    options: dict[str, bool | int | str]
    games: int
    seed: int | str
    rungs: tuple[Rung, ...]
    meetings: tuple[Meeting, ...]


def climb(
    game: Game[Any],
    names: Sequence[str],
    games: int,
    seed: int | str = 1,
    scenario: str | None = None,
    options: Mapping[str, object] | None = None,
    each: Each = map,
    budget: Budget = THINKING,
    tell: Tell | None = None,
) -> Ladder:
    """Play all against all, as a league does, and rate them."""
    if len(names) < 2:
        raise StavkaError("a ladder needs two bots or more")
    league = prepare(game, names, games, seed, scenario, options, budget)
    played = play_all(league.fixtures, league.sides, each, tell)
    around = len(seatings(names, league.sides))
    if len(league.sides) == 1:
        points = list(_compared(played, around))
    else:
        points = [_met(results) for results in played]
    met = tuple(_meeting(pair, points) for pair in combinations(names, 2))
    return Ladder(
        game=game.id,
        scenario=league.scenario,
        options=league.options,
        games=games,
        seed=seed,
        rungs=tuple(rate(names, met)),
        meetings=met,
    )


def _met(results: Sequence[Result]) -> tuple[Pair, float]:
    """Who met in a match, and what the first got of it."""
    one, other = sorted({result.bot for result in results})
    won = {bot: any(r.won for r in results if r.bot == bot) for bot in (one, other)}
    return (one, other), 0.5 if won[one] == won[other] else float(won[one])


def _compared(played: Sequence[Sequence[Result]], around: int) -> Iterator[tuple[Pair, float]]:
    """Every pair of bots on every seed; each seed was played once by every bot."""
    for begin in range(0, len(played), around):
        alone = {results[0].bot: results[0] for results in played[begin : begin + around]}
        for one, other in combinations(sorted(alone), 2):
            mine, theirs = _worth(alone[one]), _worth(alone[other])
            yield (one, other), 0.5 if mine == theirs else float(mine > theirs)


def _worth(result: Result) -> tuple[float, float]:
    score = float("-inf") if result.score is None else float(result.score)
    return 1.0 if result.won else 0.5 if result.drawn else 0.0, score


def _meeting(pair: Pair, points: Sequence[tuple[Pair, float]]) -> Meeting:
    one, other = pair
    ordered = tuple(sorted(pair))
    got = [p if ordered == pair else 1 - p for met, p in points if met == ordered]
    return Meeting(one, other, got.count(1.0), got.count(0.5), got.count(0.0))


def rate(names: Sequence[str], meetings: Sequence[Meeting]) -> list[Rung]:
    """The rungs of the ladder, the best first."""
    count = len(names)
    number = {name: n for n, name in enumerate(names)}
    points, games = [0.0] * count, [0] * count
    together = [[0.0] * count for _ in names]
    got = [0.0] * count  # with the prior
    for met in meetings:
        one, other = number[met.one], number[met.other]
        won = met.wins + met.draws / 2
        for n, mine in ((one, won), (other, met.games - won)):
            points[n] += mine
            games[n] += met.games
            got[n] += mine + PRIOR
        together[one][other] = together[other][one] = met.games + 2 * PRIOR
    strengths = _strengths(got, together)
    spread = _deviations(strengths, together)
    rungs = []
    for n, name in enumerate(names):
        elo, half = AVERAGE + ELO * log(strengths[n]), Z95 * ELO * spread[n]
        rungs.append(Rung(name, elo, elo - half, elo + half, strengths[n], games[n], points[n]))
    return sorted(rungs, key=lambda rung: -rung.elo)


def _strengths(got: Sequence[float], together: Sequence[Sequence[float]]) -> list[float]:
    """Hunter's iteration; the mean of their logarithms is nothing."""
    strengths = [1.0] * len(got)
    for _ in range(ROUNDS):
        before = strengths
        strengths = [
            got[i] / sum(n / (before[i] + before[j]) for j, n in enumerate(together[i]) if j != i)
            for i in range(len(got))
        ]
        middle = exp(sum(map(log, strengths)) / len(strengths))
        strengths = [s / middle for s in strengths]
        if max(abs(log(a / b)) for a, b in zip(strengths, before, strict=True)) < NEAR:
            break
    return strengths


def _deviations(strengths: Sequence[float], together: Sequence[Sequence[float]]) -> list[float]:
    """Standard deviations of their logarithms, from Fisher's information. It says nothing of all
    strengths together, so their mean is held."""
    count = len(strengths)
    known = [[1 / count] * count for _ in strengths]
    for i, j in combinations(range(count), 2):
        share = strengths[i] / (strengths[i] + strengths[j])
        weight = together[i][j] * share * (1 - share)
        known[i][i] += weight
        known[j][j] += weight
        known[i][j] -= weight
        known[j][i] -= weight
    inverse = _inverse(known)
    return [sqrt(max(0.0, inverse[n][n] - 1 / count)) for n in range(count)]


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """By Gauss and Jordan; there are few bots, and the matrix is positive definite."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = rows[i][i]
        rows[i] = [x / pivot for x in rows[i]]
        for j in range(size):
            if j != i:
                factor = rows[j][i]
                rows[j] = [x - factor * y for x, y in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
