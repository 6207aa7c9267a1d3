"""Whole games, one for every way a scenario can end: they replay to the very same outcome.

The journals are written by `make_golden`; after a change of the rules or the bots write them again.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from stavka.games.stalingrad42.components import AXIS, SIDES, SOVIET
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import Position
from stavka.kernel import Match, Message
from stavka.testing import rule
from tests.games.golden import (
    checked,
    ending_of,
    every,
    journals,
    outcome_of,
    read,
)
from tests.games.stalingrad42.make_golden import FOLDER, GAMES, GIVEN_UP

pytestmark = pytest.mark.slow  # whole games

FILES = journals(FOLDER)
BLAU, CAUCASUS, URANUS, CAMPAIGN = (
    [f for f in FILES if f.stem.startswith(id)]
    for id in ("fall-blau", "caucasus", "uranus", "campaign")
)
WANTED = {game.name: game for game in GAMES}


def replayed(file: Path) -> Match[Position]:
    """Every game is replayed by one test: as it is written, and as it was wanted."""
    match = checked(file)
    assert read(file).header.scenario == WANTED[file.stem].scenario
    assert WANTED[file.stem].fits(match)
    return match


def test_the_journals_are_the_games_that_are_wanted() -> None:
    assert [file.stem for file in FILES] == sorted(WANTED)
    assert sorted([*BLAU, *CAUCASUS, *URANUS, *CAMPAIGN]) == FILES


@every(CAUCASUS)
def test_the_caucasus_is_replayed_as_written(file: Path) -> None:
    replayed(file)


@rule("stalingrad42:C1.3a")
@every(BLAU)
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


@rule("stalingrad42:C3.5b")
@every(URANUS)
def test_stalingrad_until_turn_34_and_eleven_points_on_the_last_turn_win(file: Path) -> None:
    match, outcome = replayed(file), outcome_of(file)
    p = match.position
    assert outcome.reason.args == {"points": p.points, "turn": p.turn}
    city = any(p.axis_holds[p.box.held[GRID.at(hex)]] for hex in ("5521", "5522", "5523"))
    match ending_of(file):
        case "stalingrad":
            assert (outcome.winners, city) == (("soviet",), False)
            assert p.turn <= 34
        case "time":
            assert (outcome.winners, p.turn) == (("soviet",), 36)
            assert p.points < 11
        case _:
            assert (outcome.winners, p.turn) == (("axis",), 36)
            assert p.points >= 11


def test_uranus_has_a_journal_of_each_of_its_endings() -> None:
    assert {ending_of(file) for file in URANUS} == {"goal", "time", "stalingrad"}


@rule("stalingrad42:24.2a", "stalingrad42:24.2b", "stalingrad42:C4.4a", "stalingrad42:C4.4c")
@every(CAMPAIGN)
def test_the_benchmark_of_each_turn_and_the_gate_of_turn_28_decide(file: Path) -> None:
    match, outcome = replayed(file), outcome_of(file)
    p, verdict = match.position, match.view(None)["board"]["verdict"]
    benchmark = p.box.tables.turns[p.turn].benchmark
    assert outcome.reason.args == {"points": p.points, "turn": p.turn}
    match ending_of(file):
        case "ahead":
            assert (outcome.winners, p.points - benchmark >= 6) == (("axis",), True)
            assert verdict == ["ahead", benchmark + 6]
        case "behind":
            assert (outcome.winners, p.points - benchmark <= -6) == (("soviet",), True)
            assert verdict == ["behind", benchmark - 6]
        case "goal":
            assert (outcome.winners, p.turn, p.points >= 21) == (("axis",), 36, True)
            assert verdict == ["goal", 21]
        case "time":
            assert (outcome.winners, p.turn, p.points < 21) == (("soviet",), 36, True)
            assert abs(p.points - benchmark) < 6
            assert verdict == ["time", 21]
        case _:
            assert (outcome.winners, p.turn, p.side) == (("soviet",), 28, AXIS)
            assert p.points < 24
            assert verdict == ["gate", 24]


def test_the_campaign_has_a_journal_of_each_of_its_endings() -> None:
    assert {ending_of(file) for file in CAMPAIGN} == {"ahead", "behind", "gate", "goal", "time"}


def test_a_match_that_is_given_up_is_won_by_the_other_side_wherever_it_stood() -> None:
    """The rules know no end of it: the position goes on, the journal says that nobody does."""
    journal = read(GIVEN_UP)
    match = journal.replay()
    assert (journal.verify(), journal.resigned) == (None, "soviet")
    assert (match.outcome, match.waiting) == (None, ("soviet",))
    assert (match.position.turn, match.position.side) == (2, SOVIET)
    end = journal.end(match)
    assert end is not None
    assert (end.winners, end.scores) == (("axis",), {})
    assert end.reason == Message("outcome-resigned", {"seat": "seat-soviet"})
    written = msgspec.structs.replace(match.journal, resigned="soviet")
    assert written.text() == GIVEN_UP.read_text(encoding="utf-8")


def test_germans_win_before_the_end_and_at_the_end() -> None:
    won = [outcome_of(file) for file in BLAU if ending_of(file) == "goal"]
    turns = [int(str(outcome.reason.args["turn"])) for outcome in won]
    assert min(turns) < 8 == max(turns)
