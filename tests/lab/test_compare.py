"""Whether two sets of games differ, or only seem to."""

from __future__ import annotations

import pytest

from stavka.lab.compare import compare, even
from stavka.lab.simulate import Result, Simulation, plan, summary
from stavka.lab.statistics import Share

PLAN = plan("pavlov", None, {}, {"defender": "random"}, 1, 1)


def games(won: int, lost: int, score: int = 10, reason: str = "overrun") -> Simulation:
    good = [
        Result(("defender",), False, "won", {"defender": score + n % 3}, 90, 9) for n in range(won)
    ]
    return summary(PLAN, [*good, *[Result((), False, reason, {}, 90, 9)] * lost], 1.0)


def test_shares_are_compared_by_the_z_test() -> None:
    """60 of 100 against 40 of 100: z is 2.828, as tables have it."""
    found = {(d.kind, d.of): d for d in compare(games(60, 40), games(40, 60))}
    wins = found["wins", "defender"]
    assert (wins.one, wins.other) == (0.6, 0.4)
    assert wins.p == pytest.approx(0.004678, abs=1e-5)
    assert wins.significant
    assert not found["scores", "defender"].significant
    assert found["choices", ""].p == 1.0


def test_means_are_compared_by_welchs_test() -> None:
    one, other = games(30, 0, score=10), games(60, 0, score=11)
    score = next(d for d in compare(one, other) if d.kind == "scores")
    assert (score.one, score.other) == (11.0, 12.0)
    # Variances 20/29 of 30 and 40/59 of 60: t = 1 / sqrt(0.022989 + 0.011299).
    assert score.p == pytest.approx(6.6e-8, rel=0.05)


def test_the_more_is_compared_the_less_is_called_significant() -> None:
    """Below 5 % alone, but not as one of several measures."""
    one, other = games(58, 42), games(43, 57)
    wins = next(d for d in compare(one, other) if d.kind == "wins")
    assert 0.005 < wins.p < 0.05
    assert not wins.significant


def test_an_outcome_that_one_of_them_lacks_is_none_of_its_games() -> None:
    found = compare(games(5, 5), games(5, 5, reason="headquarters"))
    shares = {d.of: (d.one, d.other) for d in found if d.kind == "outcomes"}
    assert shares == {"won": (0.5, 0.5), "overrun": (0.5, 0), "headquarters": (0, 0.5)}


def test_the_same_games_do_not_differ() -> None:
    assert {d.p for d in compare(games(5, 5), games(5, 5))} == {1.0}


def test_an_even_share_is_no_surprise() -> None:
    assert even(Share.of_all(50, 100), 0.5) == 1.0
    assert even(Share.of_all(60, 100), 0.5) == pytest.approx(0.0455, abs=1e-4)
