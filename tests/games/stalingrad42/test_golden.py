"""Whole games of Fall Blau, one for every way it can end: they replay to the very same outcome.

The journals are written by `make_golden`; after a change of the rules or the bots write them again.
Who resigns leaves no journal of another kind: that is the table's affair.
"""

from __future__ import annotations

from pathlib import Path

from stavka.games.stalingrad42.components import AXIS, SIDES
from stavka.testing import rule
from tests.games.golden import (
    check_as_written,
    check_replay,
    ending_of,
    every,
    journals,
    outcome_of,
    read,
    replayed,
)
from tests.games.stalingrad42.make_golden import FOLDER, GAMES

FILES = journals(FOLDER)
every_game = every(FILES)


@every_game
def test_dice_positions_and_outcome_are_those_written(file: Path) -> None:
    check_as_written(file)


@every_game
def test_a_replay_ends_as_written_and_writes_the_same_journal(file: Path) -> None:
    check_replay(file)


def test_the_journals_are_the_games_that_are_wanted() -> None:
    assert [file.stem for file in FILES] == sorted(game.name for game in GAMES)
    for game in GAMES:
        file = FOLDER / f"{game.name}.journal"
        assert read(file).header.scenario == "fall-blau"
        assert game.fits(replayed(file))


@rule("stalingrad42:C1.3a")
@every_game
def test_eight_points_at_any_check_win_and_else_the_eighth_turn_decides(file: Path) -> None:
    match, outcome = replayed(file), outcome_of(file)
    points = match.position.points
    assert outcome.scores == {SIDES[AXIS]: points}
    assert outcome.reason.args == {"points": points, "turn": match.position.turn}
    if ending_of(file) == "goal":
        assert points >= 8
        assert outcome.winners == ("axis",)
    else:
        assert points < 8
        assert match.position.turn == 8
        assert outcome.winners == ("soviet",)


def test_germans_win_before_the_end_and_at_the_end() -> None:
    turns = [replayed(file).position.turn for file in FILES if ending_of(file) == "goal"]
    assert min(turns) < 8 == max(turns)
