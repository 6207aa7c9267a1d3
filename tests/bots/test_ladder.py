"""The ladder: ratings that follow from who has beaten whom."""

from __future__ import annotations

from math import log10

import pytest

import stavka
from stavka.bots.ladder import Meeting, _compared, _met, climb, rate
from stavka.bots.league import Result
from stavka.kernel import StavkaError


def test_two_bots_are_as_far_apart_as_their_matches_say() -> None:
    """75 of 100, and one drawn beside: odds of 75.5 to 25.5."""
    strong, weak = rate(("a", "b"), [Meeting("a", "b", 70, 10, 20)])
    assert (strong.bot, weak.bot) == ("a", "b")
    assert strong.elo - weak.elo == pytest.approx(400 * log10(75.5 / 25.5), abs=1e-3)
    assert (strong.elo + weak.elo) / 2 == pytest.approx(1500)
    assert (strong.games, strong.points, weak.points) == (100, 75.0, 25.0)
    assert strong.strength / weak.strength == pytest.approx(75.5 / 25.5)
    # Of the difference the deviation is 1 / sqrt(101 p (1 - p)); of each from the middle, half.
    p = 75.5 / 101
    half = 1.96 * 173.72 / (101 * p * (1 - p)) ** 0.5 / 2
    assert strong.high - strong.elo == pytest.approx(half, rel=1e-3)
    assert strong.elo - strong.low == pytest.approx(half, rel=1e-3)


def test_strength_found_by_way_of_a_third_counts() -> None:
    """a and c have not met much: b, whom a beats and who beats c, tells them apart."""
    met = [Meeting("a", "b", 75, 0, 25), Meeting("b", "c", 75, 0, 25), Meeting("a", "c", 0, 0, 0)]
    rungs = rate(("c", "a", "b"), met)
    assert [rung.bot for rung in rungs] == ["a", "b", "c"]
    top, middle, low = (rung.elo for rung in rungs)
    assert top - middle == pytest.approx(middle - low, abs=1)


def test_who_has_won_everything_is_not_infinitely_strong() -> None:
    strong, weak = rate(("a", "b"), [Meeting("a", "b", 20, 0, 0)])
    assert strong.elo - weak.elo == pytest.approx(400 * log10(20.5 / 0.5), abs=0.1)


def test_more_matches_make_it_surer() -> None:
    few = rate(("a", "b"), [Meeting("a", "b", 6, 0, 4)])[0]
    many = rate(("a", "b"), [Meeting("a", "b", 600, 0, 400)])[0]
    assert many.high - many.low < (few.high - few.low) / 9


def result(bot: str, won: bool, drawn: bool = False, score: int | None = None) -> Result:
    return Result(bot, (), won, drawn, score, 1, 0.0)


def test_a_match_of_many_sides_is_won_by_one_bot_or_by_none() -> None:
    assert _met([result("b", True), result("a", False)]) == (("a", "b"), 0.0)
    assert _met([result("b", False), result("a", True), result("b", False)]) == (("a", "b"), 1.0)
    assert _met([result("b", True), result("a", True)]) == (("a", "b"), 0.5)
    assert _met([result("b", False, True), result("a", False, True)]) == (("a", "b"), 0.5)


def test_who_plays_alone_is_compared_seed_by_seed() -> None:
    seeds = [
        [result("a", True, score=5)], [result("b", False, score=9)],
        [result("a", True, score=5)], [result("b", True, score=9)],
        [result("a", False)], [result("b", False)],
    ]  # fmt: skip
    assert [points for _, points in _compared(seeds, 2)] == [1.0, 0.0, 0.5]


def test_bots_of_a_game_are_played_and_rated() -> None:
    found = climb(stavka.game("tanks"), ("random", "recruit"), 3, scenario="training")
    assert found.rungs[0].bot == "recruit"
    assert [met.games for met in found.meetings] == [6]
    alone = climb(stavka.game("pavlov"), ("random", "veteran"), 2)
    assert alone.rungs[0].bot == "veteran"
    assert [met.games for met in alone.meetings] == [2]
    with pytest.raises(StavkaError, match="two bots or more"):
        climb(stavka.game("pavlov"), ("random",), 1)
