"""`stavka analyse`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stavka.kernel import Journal
from tests.cli.conftest import Run, one_sentence
from tests.coach.test_games import played


@pytest.fixture(scope="module")
def text() -> str:
    """A whole battle of two commanders, who are sometimes rash."""
    return played("tanks", "training", 3, 0.1).journal.text()


@pytest.fixture
def journal(text: str, tmp_path: Path) -> Path:
    path = tmp_path / "game.journal"
    path.write_text(text)
    return path


def test_it_tells_luck_from_choices(run: Run, journal: Path) -> None:
    result = run("analyse", journal, "--choices", "3000")
    assert result.exit_code == 0, result.output
    head, agreed, *_ = result.output.splitlines()
    assert head.startswith("Red Army: Expected at the start ")
    assert [word for word in ("Luck", "Choices", "Result") if f" · {word} " not in head] == []
    assert agreed.endswith("choices as the bot would have made them.")
    assert "What the bot would have chosen" in result.output
    assert "in the next exchange of fire" in result.output  # why
    assert any(bar in result.output for bar in "▁▂▃▄▅▆▇█")


def test_it_speaks_russian(run: Run, journal: Path) -> None:
    result = run("analyse", journal, "--choices", "1", "--lang", "ru")
    assert result.exit_code == 0, result.output
    assert " · Удача " in result.output.splitlines()[0]
    assert "Решений, как у бота: " in result.output


def test_as_json_it_adds_up(run: Run, journal: Path, text: str) -> None:
    result = run("analyse", journal, "--choices", "1", "--seat", "german", "--json")
    assert result.exit_code == 0, result.output
    told = json.loads(result.output)
    assert (told["game"], told["scenario"], told["seat"]) == ("tanks", "training", "german")
    assert told["unit"] == "chance"
    parts = told["start"] + told["luck"] + told["choices"] + told["others"]
    assert parts == pytest.approx(told["result"])
    outcome = Journal.parse(text).outcome
    assert outcome is not None
    assert told["result"] == ("german" in outcome.winners) + outcome.draw / 2


def test_what_is_not_over_is_refused(run: Run, journal: Path, text: str) -> None:
    lines = [line for line in text.splitlines() if not line.startswith("outcome")]
    journal.write_text("\n".join(lines[:-3]) + "\n")
    said = one_sentence(run("analyse", journal))
    assert said.startswith(f"{journal}: the match is not over after ")
    assert said.endswith("choices: what decided it can be asked when it is")


def test_bad_files_and_seats_are_one_sentence(run: Run, journal: Path, tmp_path: Path) -> None:
    said = one_sentence(run("analyse", journal, "--seat", "bear"))
    assert said == f"{journal}: no seat 'bear'; the seats are soviet, german"
    missing = tmp_path / "missing"
    assert one_sentence(run("analyse", missing)).startswith(f"{missing}: cannot be read")
    prose = tmp_path / "prose"
    prose.write_text("Call me Ishmael.")
    assert one_sentence(run("analyse", prose)).startswith(f"{prose}: line 1: expected choice 1")
