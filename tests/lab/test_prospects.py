"""Guesses at how a match ends: what they are made of, and how they are learned."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import stavka
from stavka.bots.policy import policy_of
from stavka.games.tanks.prospects import WEIGHTS
from stavka.kernel import Match
from stavka.lab import prospects

TANKS, PARTISANS = stavka.game("tanks"), stavka.game("partisans")


def turns(game: Any, scenario: str, seed: int) -> list[Match[Any]]:
    """A match of the game's bot, as it stood when each turn began."""
    match, policy, found = game.start(scenario, seed), policy_of(game, 0), list[Match[Any]]()
    while match.waiting:
        if not found or game.turn(match.position) != game.turn(found[-1].position):
            found.append(match.fork())
        match.play(match.waiting[0], policy(match, match.waiting[0]))
    return [*found, match]


def hope(match: Match[Any], seat: str) -> float:
    found = match.game.worth(match.position, seat)
    assert found is not None
    return found


@pytest.mark.parametrize(("game", "scenario"), [(TANKS, "training"), (PARTISANS, "two")])
def test_the_chances_of_two_sides_are_one_together(game: Any, scenario: str) -> None:
    *begun, _ = turns(game, scenario, 1)
    assert len(begun) > 3
    for match in begun:
        chances = [hope(match, seat) for seat in match.seats]
        assert sum(chances) == pytest.approx(1)
        assert all(0 < chance < 1 for chance in chances)


def test_who_loses_tanks_loses_hope() -> None:
    match = TANKS.start("training", 1)
    hopes = []
    for strength in (3, 2, 1):
        match.position.strength[0] = strength
        hopes.append(hope(match, "soviet"))
    assert all(more > less for more, less in pairwise(hopes))


def test_who_has_points_has_hope() -> None:
    match = turns(PARTISANS, "two", 2)[3]
    hopes = []
    for points in (5, 10, 20):
        match.position.points[0] = points
        hopes.append(hope(match, match.seats[0]))
    assert all(less < more for less, more in pairwise(hopes))


def test_where_points_do_not_decide_nobody_guesses() -> None:
    for scenario in ("breakthrough", "assault"):
        match = TANKS.start(scenario, 1)
        assert TANKS.worth(match.position, "soviet") is None
    alone = PARTISANS.start("one", 1)
    assert PARTISANS.worth(alone.position, alone.seats[0]) is None
    to_death = PARTISANS.start("two", 1, {"destruction": True})
    assert PARTISANS.worth(to_death.position, to_death.seats[0]) is None


def test_weights_are_found_again() -> None:
    """Of games that were decided by two signs, and not by a third."""
    luck = np.random.default_rng(1)
    rows = luck.normal(size=(4000, 3))
    chance = prospects.guesses(np.array([2.0, -1.0, 0.0]), rows)
    told = [(row[None], float(luck.random() < c)) for row, c in zip(rows, chance, strict=True)]
    weights = prospects.learn(told)
    assert weights == pytest.approx([2.0, -1.0, 0.0], abs=0.2)
    explained, right = prospects.judge(weights, told)
    assert 0.3 < explained < 0.6
    assert 0.75 < right < 0.9


def test_games_are_told_from_their_turns() -> None:
    for seen, won in prospects.games("tanks", ["training"], 3):
        assert seen.shape[1] == len(WEIGHTS)
        assert won in (0.0, 0.5, 1.0)
