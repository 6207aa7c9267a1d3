"""Shares with Wilson intervals, and spreads."""

from __future__ import annotations

import pytest

from stavka.lab.statistics import Share, Spread


@pytest.mark.parametrize(
    ("count", "total", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (5, 10, 0.2366, 0.7634),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (300, 500, 0.5565, 0.6420),
        (1, 1, 0.2065, 1.0),
    ],
)
def test_the_interval_is_wilsons(count: int, total: int, low: float, high: float) -> None:
    share = Share.of_all(count, total)
    assert (share.count, share.of, share.share) == (count, total, count / total)
    assert share.low == pytest.approx(low, abs=1e-4)
    assert share.high == pytest.approx(high, abs=1e-4)
    assert 0 <= share.low <= share.share <= share.high <= 1


def test_of_no_games_nothing_is_known() -> None:
    share = Share.of_all(0, 0)
    assert (share.low, share.high) == (0.0, 1.0)


def test_a_spread_has_mean_deviation_and_quantiles() -> None:
    spread = Spread.over([4, 1, 3, 2, 5])
    assert spread is not None
    assert (spread.count, spread.mean) == (5, 3.0)
    assert spread.sd == pytest.approx(1.5811, abs=1e-4)
    assert spread.quantiles == {
        "0": 1.0, "5": 1.2, "25": 2.0, "50": 3.0, "75": 4.0, "95": 4.8, "100": 5.0,
    }  # fmt: skip


def test_a_spread_of_one_number_and_of_none() -> None:
    one = Spread.over([7])
    assert one is not None
    assert (one.mean, one.sd, one.quantiles["50"]) == (7.0, 0.0, 7.0)
    assert Spread.over([]) is None
