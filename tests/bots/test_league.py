"""The league: who plays whom, the figures, and the same result on any number of processes."""

from __future__ import annotations

import msgspec
import pytest

import stavka
from stavka.bots import league
from stavka.bots.league import LeagueResult, Record, Result
from stavka.kernel import StavkaError
from stavka.lab.running import several
from tests.kernel.toy import Toy

PAVLOV = stavka.game("pavlov")


def timeless(result: LeagueResult) -> LeagueResult:
    def strip(records: tuple[Record, ...]) -> tuple[Record, ...]:
        return tuple(msgspec.structs.replace(r, ms_per_choice=0.0) for r in records)

    return msgspec.structs.replace(result, bots=strip(result.bots), sides=strip(result.sides))


def test_sides_are_the_seats_that_win_together() -> None:
    def sides(scenario: str) -> tuple[tuple[str, ...], ...]:
        return PAVLOV.sides(scenario)

    assert sides("solo") == (("defender",),)
    assert sides("cooperative") == (("command", "garrison"),)
    assert sides("competitive") == (("defender",), ("wehrmacht",))
    assert sides("competitive-three") == (("command", "garrison"), ("wehrmacht",))
    assert Toy().sides("duel") == (("red",), ("blue",))


def test_with_one_side_each_bot_plays_all_its_seats() -> None:
    seatings = league.seatings(("a", "b"), (("command", "garrison"),))
    assert seatings == [{"command": "a", "garrison": "a"}, {"command": "b", "garrison": "b"}]


def test_with_two_sides_each_pair_plays_both_ways() -> None:
    seatings = league.seatings(("a", "b", "c"), (("x", "y"), ("z",)))
    assert {(s["x"], s["z"]) for s in seatings} == {
        ("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b"),
    }  # fmt: skip
    assert all(s["x"] == s["y"] for s in seatings)


def test_a_record_counts_wins_draws_and_scores() -> None:
    def result(won: bool, drawn: bool, score: int | None) -> Result:
        return Result("a", (), won, drawn, score, choices=10, seconds=0.05)

    results = [result(True, False, 8), result(False, True, -2), result(False, False, None)]
    record = league.record("a", (), results)
    assert (record.games, record.wins, record.draws, record.losses) == (3, 1, 1, 1)
    assert record.win_rate == pytest.approx(1 / 3)
    assert record.mean_score == 3
    assert record.choices == 30
    assert record.ms_per_choice == pytest.approx(5.0)


@pytest.mark.parametrize(
    ("count", "total", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (0, 0, 0.0, 1.0)],
)
def test_wilson_interval(count: int, total: int, low: float, high: float) -> None:
    assert league.wilson(count, total) == pytest.approx((low, high), abs=1e-4)


def test_what_cannot_be_played_is_refused_in_one_sentence() -> None:
    with pytest.raises(StavkaError, match="no bot 'nobody'"):
        league.run(PAVLOV, ("nobody",), 1)
    with pytest.raises(StavkaError, match="each named once"):
        league.run(PAVLOV, ("random", "random"), 1)
    with pytest.raises(StavkaError, match="competitive is a contest"):
        league.run(PAVLOV, ("random",), 1, scenario="competitive")


def test_time_for_each_choice_is_recorded() -> None:
    result = league.run(PAVLOV, ("random", "veteran"), 1)
    assert all(0 < record.ms_per_choice < 100 for record in result.bots)


@pytest.mark.slow
def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    def run(seed: int, jobs: int) -> LeagueResult:
        with several(jobs) as each:
            return timeless(league.run(PAVLOV, ("random", "veteran"), 6, seed, each=each))

    once, other = run(3, 1), run(5, 1)
    assert once == run(3, 1) == run(3, 2)
    for record, another in zip(once.bots, other.bots, strict=True):
        assert record.choices != another.choices  # so that it would be seen


@pytest.mark.slow
def test_a_contest_swaps_the_sides() -> None:
    result = league.run(PAVLOV, ("random", "veteran"), 3, scenario="competitive-three")
    assert [record.games for record in result.bots] == [6, 6]
    assert [(r.bot, r.side, r.games) for r in result.sides] == [
        ("random", ("command", "garrison"), 3),
        ("random", ("wehrmacht",), 3),
        ("veteran", ("command", "garrison"), 3),
        ("veteran", ("wehrmacht",), 3),
    ]
    assert sum(r.wins + r.draws for r in result.bots) >= 6
