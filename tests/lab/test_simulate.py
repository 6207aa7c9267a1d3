"""Many games: what is counted, and that nothing but the plan decides it."""

from __future__ import annotations

import re

import msgspec
import pytest

import stavka
from stavka.kernel import StavkaError
from stavka.lab.running import several
from stavka.lab.simulate import Plan, Result, plan, play_one, run, summary

SOLO = {"defender": "random"}


def some(games: int, seed: int = 1) -> Plan:
    return plan("pavlov", None, {}, SOLO, games, seed)


def result(reason: str, score: int | None = None, choices: int = 100, turns: int = 9) -> Result:
    winners = ("defender",) if reason == "won" else ()
    scores = {} if score is None else {"defender": score}
    return Result(winners, reason == "drawn", reason, scores, choices, turns)


def test_a_game_depends_on_the_plan_and_its_number_alone() -> None:
    assert play_one(some(5), 3) == play_one(some(9), 3)
    assert play_one(some(5), 3) != play_one(some(5), 4)
    assert play_one(some(5, seed=1), 3) != play_one(some(5, seed=2), 3)


def test_outcomes_wins_draws_and_scores_are_counted() -> None:
    results = [
        result("won", 20, choices=200), result("won", 10), result("drawn", -3), result("overrun"),
    ]  # fmt: skip
    found = summary(some(4), results, 2.0)
    assert {reason: share.count for reason, share in found.outcomes.items()} == {
        "won": 2, "drawn": 1, "overrun": 1,
    }  # fmt: skip
    assert next(iter(found.outcomes)) == "won"
    assert found.wins["defender"].count == 2
    assert found.draws.count == 1
    assert (found.scores["defender"].count, found.scores["defender"].mean) == (3, 9.0)
    assert found.choices.quantiles["100"] == 200
    assert found.turns is not None
    assert found.turns.mean == 9
    assert found.games_per_second == 2.0


def test_what_else_a_game_counts_is_spread_over_the_games_that_have_it() -> None:
    blau = plan("stalingrad42", None, {}, dict.fromkeys(("axis", "soviet"), "recruit"), 3, 1)
    games = [Result((), False, "time", {}, 9, 8, {"voronezh-falls": n}) for n in (2, 4)]
    found = summary(blau, [*games, Result((), False, "time", {}, 9, 8)], 1.0).counts
    assert list(found) == ["voronezh-falls"]
    assert (found["voronezh-falls"].count, found["voronezh-falls"].mean) == (2, 3)


def test_games_without_a_score_have_no_spread_of_scores() -> None:
    assert summary(some(1), [result("overrun")], 1.0).scores == {}


def test_choices_are_counted_by_their_verbs_and_cards_by_themselves() -> None:
    game = play_one(some(1), 0)
    assert sum(game.used.values()) == game.choices
    kinds = {key.split(" ", 1)[1] for key in game.used}
    assert {kind for kind in kinds if kind.startswith("attack")} <= {"attack"}
    cards = [kind for kind in kinds if kind.startswith("play ")]
    assert len(cards) > 5
    assert all(re.fullmatch(r"play s\d\d", card) for card in cards)


def test_the_months_of_partisans_are_its_turns() -> None:
    """Also if the game ends in the middle of somebody's turn."""
    seats = dict.fromkeys(stavka.game("partisans").scenario("two").seats, "random")
    short = plan("partisans", "two", {"target": 10}, seats, 6, 1)
    games = [play_one(short, number) for number in range(6)]
    assert {game.reason for game in games} >= {"target"}
    assert all(game.turns in range(1, 7) for game in games)
    assert summary(short, games, 1.0).turns is not None


def test_progress_is_called_after_each_game() -> None:
    calls: list[None] = []
    found = run(some(3), progress=lambda: calls.append(None))
    assert len(calls) == 3
    assert found.choices.count == 3


@pytest.mark.slow
def test_the_number_of_processes_changes_nothing() -> None:
    with several(2) as each:
        one, two = run(some(9)), run(some(9), each)
    same = {"seconds": 0.0, "games_per_second": 0.0}
    assert msgspec.structs.replace(one, **same) == msgspec.structs.replace(two, **same)


def test_a_plan_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(StavkaError, match="no game 'chess'"):
        plan("chess", None, {}, SOLO, 1, 1)
    with pytest.raises(StavkaError, match="no scenario 'x'"):
        plan("pavlov", "x", {}, SOLO, 1, 1)
    with pytest.raises(StavkaError, match="option tactics"):
        plan("pavlov", None, {"tactics": "x"}, SOLO, 1, 1)
    with pytest.raises(StavkaError, match="no bot 'nobody'"):
        plan("pavlov", None, {}, {"defender": "nobody"}, 1, 1)
