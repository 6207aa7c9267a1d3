"""Glicko-2: the example that its author works out, and what must hold of any rating."""

from __future__ import annotations

import pytest

from stavka.table.glicko import Game, Rating, idle, rated, together


def test_the_worked_example_of_the_paper() -> None:
    before = Rating(1500, 200, 0.06)
    games = [
        Game(Rating(1400, 30), 1),
        Game(Rating(1550, 100), 0),
        Game(Rating(1700, 300), 0),
    ]
    after = rated(before, games)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_the_order_of_games_in_a_period_does_not_matter() -> None:
    games = [Game(Rating(1400 + 50 * n, 80), n % 2) for n in range(6)]
    assert rated(Rating(), games) == pytest.approx(rated(Rating(), games[::-1]))


def test_who_surprises_everybody_gets_more_volatile() -> None:
    known = Rating(1500, 40, 0.06)
    strong = Game(Rating(2300, 40), 1)
    assert rated(known, [strong] * 5).volatility > 0.06
    assert rated(known, [Game(Rating(1500, 40), 1), Game(Rating(1500, 40), 0)]).volatility < 0.06


def test_who_does_not_play_is_less_sure_but_never_less_than_a_newcomer() -> None:
    before = Rating(1700, 50, 0.06)
    year, ever = idle(before, 365), idle(before, 100_000)
    assert year.rating == ever.rating == 1700
    assert 50 < year.deviation < ever.deviation == 350
    assert idle(before, 0) == idle(before, -1) == before
    assert rated(before, []) == idle(before, 1)


def test_several_rivals_are_as_strong_and_as_sure_as_they_are_on_average() -> None:
    assert together([Rating(1400, 30)]) == Rating(1400, 30)
    assert together([Rating(1400, 30), Rating(1600, 40)])[:2] == pytest.approx((1500, 1250**0.5))
