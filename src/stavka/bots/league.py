"""The league: bots play the same matches, and the win rates are compared.

Seats that win together form a side, and one bot plays a whole side. With one side each bot plays
by itself; with more, each pair plays every match twice, sides swapped. All seeds follow from the
league's seed and the number of the match, so the result is the same on any number of processes,
but for the time it took.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations
from math import sqrt
from time import process_time
from typing import Any

import msgspec

from stavka.bots import ask, make
from stavka.kernel import Bot, Budget, Game, StavkaError
from stavka.kernel.registry import game as game_of

Z95 = 1.959963984540054
TRIALS = 20
THINKING = Budget(trials=TRIALS)  # a count: with seconds the result would hang on the machine

Tell = Callable[[int, int], None]  # matches done, matches in all
Each = Callable[..., Iterator[Any]]  # like `map`


class Record(msgspec.Struct, frozen=True):
    """How a bot has done. The score is the mean of the matches that were scored."""

    bot: str
    side: tuple[str, ...]  # the seats it held; () for all its matches
    games: int
    wins: int
    draws: int
    losses: int
    win_rate: float
    low: float  # of the win rate, with 95 %
    high: float
    mean_score: float | None
    choices: int
    ms_per_choice: float


class LeagueResult(msgspec.Struct, frozen=True):
    """What was played, each bot's record, and its record on each side if there are several."""

    game: str
    scenario: str
    options: dict[str, bool | int | str]
    games: int
    seed: int | str
    bots: tuple[Record, ...]
    sides: tuple[Record, ...]


class Fixture(msgspec.Struct, frozen=True):
    """One match to be played: its seed and who sits where."""

    game: str
    scenario: str
    options: dict[str, bool | int | str]
    seed: str
    seats: dict[str, str]  # seat -> bot
    budget: Budget


class Calendar(msgspec.Struct, frozen=True):
    """All matches of a league."""

    scenario: str
    options: dict[str, bool | int | str]
    sides: tuple[tuple[str, ...], ...]
    fixtures: list[Fixture]


class Result(msgspec.Struct, frozen=True):
    """How one bot did in one match."""

    bot: str
    side: tuple[str, ...]
    won: bool
    drawn: bool
    score: int | None
    choices: int
    seconds: float


def run(
    game: Game[Any],
    names: Sequence[str],
    games: int,
    seed: int | str = 1,
    scenario: str | None = None,
    options: Mapping[str, object] | None = None,
    each: Each = map,
    budget: Budget = THINKING,
    tell: Tell | None = None,
) -> LeagueResult:
    """Play the league. `games`: matches for each bot, or for each pair and way to sit."""
    league = prepare(game, names, games, seed, scenario, options, budget)
    sides = league.sides
    results = [r for some in play_all(league.fixtures, sides, each, tell) for r in some]
    by_side = [(name, side) for name in names for side in sides] if len(sides) > 1 else []
    return LeagueResult(
        game=game.id,
        scenario=league.scenario,
        options=league.options,
        games=games,
        seed=seed,
        bots=tuple(record(n, (), [r for r in results if r.bot == n]) for n in names),
        sides=tuple(
            record(n, side, [r for r in results if (r.bot, r.side) == (n, side)])
            for n, side in by_side
        ),
    )


def prepare(
    game: Game[Any],
    names: Sequence[str],
    games: int,
    seed: int | str,
    scenario: str | None,
    options: Mapping[str, object] | None,
    budget: Budget,
) -> Calendar:
    """All matches that are to be played; what cannot be played is refused."""
    chosen = game.scenario(scenario)
    values = chosen.check(options or {})
    if not names or len(set(names)) < len(names):
        raise StavkaError("a league needs some bots, each named once")
    for name in names:
        make(game, name, seed)
    sides = game.sides(chosen.id)
    if len(sides) > 1 and len(names) < 2:
        raise StavkaError(f"{chosen.id} is a contest: name two bots or more")
    fixtures = [
        Fixture(game.id, chosen.id, values, f"{seed}/{i}", seats, budget)
        for i in range(games)
        for seats in seatings(names, sides)
    ]
    return Calendar(chosen.id, values, sides, fixtures)


def play_all(
    fixtures: Sequence[Fixture], sides: Sequence[tuple[str, ...]], each: Each, tell: Tell | None
) -> list[list[Result]]:
    """The results of each match, in their order."""
    played: list[list[Result]] = []
    for some in each(partial(play_fixture, sides=sides), fixtures):
        played.append(some)
        if tell:
            tell(len(played), len(fixtures))
    return played


def seatings(names: Sequence[str], sides: Sequence[tuple[str, ...]]) -> list[dict[str, str]]:
    """Who sits where: each bot alone, or each pair in turns around the sides, both ways."""
    if len(sides) == 1:
        return [dict.fromkeys(sides[0], name) for name in names]
    return [
        {seat: pair[n % 2] for n, side in enumerate(sides) for seat in side}
        for one, other in combinations(names, 2)
        for pair in ((one, other), (other, one))
    ]


class Timed:
    """A bot with a watch."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.choices = 0
        self.seconds = 0.0


def play_fixture(fixture: Fixture, sides: Sequence[tuple[str, ...]]) -> list[Result]:
    game = game_of(fixture.game)
    match = game.start(fixture.scenario, fixture.seed, fixture.options)
    players = {
        seat: Timed(make(game, name, f"{fixture.seed}/{seat}/{name}"))
        for seat, name in fixture.seats.items()
    }
    while match.waiting:
        seat = match.waiting[0]
        player = players[seat]
        begun = process_time()
        choice = ask(match, seat, player.bot, fixture.budget)
        player.seconds += process_time() - begun
        player.choices += 1
        match.play(seat, choice)
    outcome = match.outcome
    assert outcome is not None
    return [
        Result(
            bot=fixture.seats[side[0]],
            side=side,
            won=side[0] in outcome.winners,
            drawn=outcome.draw,
            score=outcome.scores.get(side[0]),
            choices=sum(players[s].choices for s in side),
            seconds=sum(players[s].seconds for s in side),
        )
        for side in sides
    ]


def record(bot: str, side: tuple[str, ...], results: list[Result]) -> Record:
    games = len(results)
    wins = sum(r.won for r in results)
    draws = sum(r.drawn for r in results)
    scores = [r.score for r in results if r.score is not None]
    choices = sum(r.choices for r in results)
    low, high = wilson(wins, games)
    return Record(
        bot=bot,
        side=side,
        games=games,
        wins=wins,
        draws=draws,
        losses=games - wins - draws,
        win_rate=wins / games if games else 0.0,
        low=low,
        high=high,
        mean_score=sum(scores) / len(scores) if scores else None,
        choices=choices,
        ms_per_choice=1000 * sum(r.seconds for r in results) / choices if choices else 0.0,
    )


def wilson(count: int, total: int, z: float = Z95) -> tuple[float, float]:
    """The interval of a share; z says how sure it is, else 95 %."""
    if not total:
        return 0.0, 1.0
    share = count / total
    weight = 1 + z**2 / total
    middle = (share + z**2 / (2 * total)) / weight
    half = z * sqrt(share * (1 - share) / total + (z / (2 * total)) ** 2) / weight
    # The ends are exact where rounding would stray.
    return middle - half if count else 0.0, middle + half if count < total else 1.0
