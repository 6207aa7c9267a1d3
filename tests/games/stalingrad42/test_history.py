"""What is told of 1942 beside a match: in order, on the map, in the days of the turn track."""

from __future__ import annotations

from datetime import date

import pytest

from stavka.games.stalingrad42.box import own_box
from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.history import history
from stavka.games.stalingrad42.map import the_map
from stavka.games.stalingrad42.setups import SCENARIOS


def test_days_follow_each_other_on_land() -> None:
    rows = list(history().values())
    assert [row.date for row in rows] == sorted(row.date for row in rows)
    assert all(date.fromisoformat(row.date) for row in rows)
    assert all(the_map().land >> GRID.at(row.hex) & 1 for row in rows if row.hex)


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_scenario_is_told_of_its_own_days_and_ground(scenario: str, language: str) -> None:
    view = GAME.look(scenario, language)
    turns = {turn["turn"]: turn for turn in view["turns"]}
    sheets = view["sheets"].values()
    assert view["history"]
    for told in view["history"]:
        turn = turns[told["turn"]]
        assert turn["start"] <= told["date"] <= turn["end"]
        column, row = int(told["hex"][:2] or 0), int(told["hex"][2:] or 0)
        assert not told["hex"] or any(
            left <= column <= right and top <= row <= bottom
            for (left, right), (top, bottom) in sheets
        )
        assert told["text"].endswith(".")


def test_the_campaign_is_told_of_all() -> None:
    assert [told["id"] for told in GAME.look("campaign", "en")["history"]] == list(history())


def test_only_towns_whose_holder_the_game_knows_are_compared() -> None:
    kept = {GRID.number(hex) for hex in own_box().held}
    assert {row.hex for row in history().values() if row.taken} <= kept
