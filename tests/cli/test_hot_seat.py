"""Several people at one screen, without a terminal: who is asked, and what each is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run

OVER = "Hand the screen over to: "


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    return tmp_path / "game.journal"


def turns(run: Run, journal: Path, scenario: str, *lines: str) -> list[tuple[str, str]]:
    """Who got the screen, and all that was shown until the next hand-over."""
    args = ("--scenario", scenario, "--seed", 3, "--journal", journal)
    result = run("play", "pavlov", *args, input="\n".join(lines) + "\n")
    assert result.exit_code == 0, result
    parts = result.output.split(OVER)[1:]
    return [(part.split("\n")[0], part) for part in parts]


def test_the_german_player_plans_then_the_soviet_player_acts(run: Run, journal: Path) -> None:
    plan = ["", "1", "1", "1", "1"]
    soviet = ["", "end-cards", "end-moves", "end-actions"]
    found = turns(run, journal, "competitive", *plan, *soviet, "", "q")
    assert [who for who, _ in found] == ["German player", "Soviet player", "German player"]
    (_, first), (_, second), (_, third) = found
    assert "Your orders: " in first
    assert "Your orders: " not in second
    assert "Order 1: " not in second
    assert "The German player has laid his plan." in second
    assert "Drawn: " not in second
    assert "Drawn: " in third


def test_two_players_share_the_wehrmacht_phase_without_a_hand_over(run: Run, journal: Path) -> None:
    lines = ["", "end-cards", "", "end-moves", "end-actions", ""]
    found = turns(run, journal, "cooperative", *lines, "q")
    assert [who for who, _ in found] == ["62nd Army", "Garrison", "62nd Army"]


def test_a_bots_secret_choices_and_reasons_are_not_told(run: Run, journal: Path) -> None:
    args = ("--scenario", "competitive", "--seed", 3, "--journal", journal)
    result = run("play", "pavlov", *args, "--bot", "wehrmacht=random", input="q\n")
    assert result.exit_code == 0
    assert OVER not in result.output
    assert "The German player has laid his plan." in result.output
    assert "German player (random)" not in result.output
    assert "Order 1: " not in result.output


def test_the_end_of_a_shared_game_is_shown_to_all(run: Run, journal: Path) -> None:
    lines = ["", "end-cards", "", "end-moves", "end-actions"] * 40
    args = ("--scenario", "cooperative", "--seed", 5, "--journal", journal)
    result = run("play", "pavlov", *args, input="\n".join(lines))
    assert result.exit_code == 0
    assert "Seed of the dice: 5" in result.output
