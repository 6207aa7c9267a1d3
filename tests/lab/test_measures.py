"""Measures of many games, and how sure they are."""

from __future__ import annotations

import pytest

import stavka
from stavka.kernel import StavkaError
from stavka.lab.measures import Estimate, measure
from stavka.lab.simulate import Result

PAVLOV = stavka.game("pavlov")


def result(score: int | None, turns: int = 21) -> Result:
    """A game that was scored is won, any other is overrun."""
    if score is None:
        return Result((), False, "overrun", {}, 50, turns)
    return Result(("defender",), False, "won", {"defender": score}, 100, turns)


def estimate(path: str, results: list[Result], confidence: float = 0.95) -> Estimate:
    found = measure(PAVLOV, "solo", path).estimate(results, confidence)
    assert found is not None
    return found


TEN = [result(score) for score in (10, 20, 30, 40, 50)] + [result(None, 7)] * 5


@pytest.mark.parametrize("path", ["wins.defender.share", "outcomes.overrun.share"])
def test_a_share_has_its_wilson_interval(path: str) -> None:
    found = estimate(path, TEN)
    assert (found.value, found.games) == (0.5, 10)
    assert (round(found.low, 4), round(found.high, 4)) == (0.2366, 0.7634)
    surer = estimate(path, TEN, 0.99)
    assert surer.low < found.low < found.high < surer.high


def test_draws_are_counted() -> None:
    drawn = Result((), True, "drawn", {"defender": 0}, 100, 21)
    assert estimate("draws.share", [drawn, *TEN[:3]]).value == 0.25


def test_a_mean_is_of_the_games_that_have_the_number() -> None:
    found = estimate("scores.defender.mean", TEN)
    assert (found.value, found.games) == (30, 5)
    # sd 15.811, its root of five: 7.071; 1.95996 of these
    assert (round(found.low, 3), round(found.high, 3)) == (16.141, 43.859)
    assert estimate("choices.mean", TEN).value == 75
    assert estimate("turns.mean", TEN).value == 14


def test_a_standard_deviation() -> None:
    found = estimate("scores.defender.sd", TEN)
    assert round(found.value, 3) == 15.811
    # 1.95996 of 15.811 by the root of eight
    assert (round(found.low, 3), round(found.high, 3)) == (4.855, 26.768)


def test_a_quantile_lies_between_numbers_that_were_found() -> None:
    hundred = [result(score) for score in range(101)]
    median = estimate("scores.defender.quantiles.50", hundred)
    assert median.value == 50
    # 1.95996 of half the root of 101, in hundredths of the way
    assert (round(median.low, 2), round(median.high, 2)) == (40.25, 59.75)
    assert estimate("scores.defender.quantiles.5", hundred).value == 5


def test_what_else_a_game_counts() -> None:
    path = "counts.voronezh-falls.quantiles.50"
    found = measure(stavka.game("stalingrad42"), "fall-blau", path)
    games = [Result((), False, "time", {}, 9, 8, {"voronezh-falls": n}) for n in (2, 3, 7)]
    estimate = found.estimate([*games, Result((), False, "time", {}, 9, 8)], 0.95)
    assert estimate is not None
    assert (estimate.value, estimate.games) == (3, 3)


def test_where_no_game_has_the_number_nothing_is_said() -> None:
    assert measure(PAVLOV, "solo", "scores.defender.mean").estimate([result(None)], 0.95) is None


@pytest.mark.parametrize(
    ("path", "problem"),
    [
        ("wealth.mean", "no measure 'wealth.mean'; there are wins"),
        ("wins.wehrmacht.share", "no seat 'wehrmacht'; the seats are defender"),
        ("wins", "no seat ''"),
        ("wins.defender.mean", "ends with none of share"),
        ("outcomes.boredom.share", "no match ends with 'boredom'"),
        ("counts.men.mean", "pavlov counts no 'men'; it counts nothing"),
        ("turns.share", "ends with none of mean, sd or quantiles"),
        ("turns.quantiles.101", "ends with none of mean"),
        ("turns.quantiles", "ends with none of mean"),
    ],
)
def test_a_measure_that_no_game_has_is_refused(path: str, problem: str) -> None:
    with pytest.raises(StavkaError, match=problem):
        measure(PAVLOV, "solo", path)
