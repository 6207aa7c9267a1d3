"""Whole games, one for every way a game can end: they replay to the very same outcome.

The journals are written by `make_golden`; after a change of the rules write them again.
"""

from __future__ import annotations

from pathlib import Path

from stavka.testing import rule
from tests.games.golden import (
    checked,
    ending_of,
    every,
    journals,
    outcome_of,
    read,
    replayed,
)
from tests.games.pavlov.make_golden import FOLDER, GAMES

FILES = journals(FOLDER)
AT_ONCE = {"overrun", "headquarters", "no-defenders", "starved"}
ON_SCORE = {"lost", "drawn", "won"}
every_game = every(FILES)


@every_game
def test_a_replay_is_as_written_and_writes_the_same_journal(file: Path) -> None:
    checked(file)


def test_the_journals_are_the_games_that_are_wanted() -> None:
    assert [file.stem for file in FILES] == sorted(game.name for game in GAMES)
    for game in GAMES:
        journal = read(FOLDER / f"{game.name}.journal")
        assert journal.header.scenario == game.scenario
        assert game.options.items() <= journal.header.options.items()
        assert ending_of(FOLDER / f"{game.name}.journal") == game.ending


def test_every_ending_scenario_and_variant_has_a_game() -> None:
    headers = [read(file).header for file in FILES]
    assert {ending_of(file) for file in FILES} == AT_ONCE | ON_SCORE
    assert {h.scenario for h in headers} == {
        "solo", "cooperative", "competitive", "competitive-three",
    }  # fmt: skip
    assert {h.options.get("tactics", "none") for h in headers} == {"none", "veteran", "elite"}
    assert {h.options["operational-support"] for h in headers} == {False, True}
    assert {h.options["weary-may-move"] for h in headers} == {False, True}


@rule("pavlov:6.1a", "pavlov:7.4i", "pavlov:7.4k")
@every_game
def test_a_game_is_counted_after_turn_21_or_lost_before(file: Path) -> None:
    p, outcome = replayed(file).position, outcome_of(file)
    if ending_of(file) in AT_ONCE:
        assert outcome.scores == {}
        assert outcome.reason.args == {"turn": p.turn}
        return
    assert p.turn == 21
    assert outcome.reason.args["score"] == p.score()
    assert not p.wehrmacht_deck
    if "wehrmacht" in replayed(file).seats:
        assert (len(p.wehrmacht_hand), len(p.tactics_hand)) == (1, 2)


@rule("pavlov:6.2a", "pavlov:6.2b", "pavlov:6.2c")
@every_game
def test_who_has_won(file: Path) -> None:
    seats, outcome = replayed(file).seats, outcome_of(file)
    soviets = tuple(s for s in seats if s != "wehrmacht")
    germans = tuple(s for s in seats if s == "wehrmacht")
    winners = {"won": soviets, "drawn": ()}.get(ending_of(file), germans)
    assert (outcome.winners, outcome.draw) == (winners, ending_of(file) == "drawn")
    if outcome.scores:
        score = outcome.scores[soviets[0]]
        assert {"won": score >= 1, "drawn": -9 <= score <= 0, "lost": score <= -10}[ending_of(file)]
        assert all(outcome.scores[s] == -score for s in germans)
