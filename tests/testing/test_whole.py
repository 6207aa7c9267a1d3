"""A game checked whole is looked at often enough, however short its matches are."""

from __future__ import annotations

from typing import Any

import pytest

from stavka.testing import conformance, whole
from stavka.testing.conformance import Report
from stavka.testing.walk import Nonconformance, Setting
from tests.kernel.toy import GAME

DUEL = Setting(GAME, "duel", {}, 1)


@pytest.mark.parametrize(("length", "times"), [(10, 20), (50, 8), (400, 1)])
def test_where_matches_are_short_others_are_played(
    monkeypatch: pytest.MonkeyPatch, length: int, times: int
) -> None:
    seeds: list[int] = []

    def check(game: object, scenario: str, options: object, seed: int) -> Report:
        seeds.append(seed)
        return Report(choices=length)

    monkeypatch.setattr(conformance, "check", check)
    assert list(whole.at_random([DUEL])) == []
    assert len({*seeds}) == len(seeds) == times


def test_one_fault_of_each_setting_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    def check(*given: Any) -> Report:
        raise Nonconformance(f"seed {given[-1]}")

    monkeypatch.setattr(conformance, "check", check)
    other = DUEL._replace(seed=2)
    assert list(whole.at_random([DUEL, other])) == ["seed 1", "seed 2"]
