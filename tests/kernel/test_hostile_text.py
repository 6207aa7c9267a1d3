"""Text from strangers costs what its length costs. None of these would end within the day if an
expression tried every way to divide what it reads."""

from __future__ import annotations

from pathlib import Path

import pytest

import stavka
from stavka.cli.editions import edition_of
from stavka.cli.play import bots_in
from stavka.games import tanks
from stavka.games.tanks import scenario_files
from stavka.kernel import BadEdition, BadJournal, BadScenario, Journal, StavkaError
from stavka.kernel.edition import line_of, read_overrides
from stavka.kernel.journal import LINE_LENGTH

LONG = 1_000_000
LONGEST = scenario_files.LINE_LENGTH
HOSTILE = {
    "a head that is not closed": "[" + " " * LONG,
    "a head with blanks inside": "[a" + " " * LONG + "b",
    "heads in heads": "[" * LONG,
    "blanks": " " * LONG,
    "blank lines": "\n" * LONG,
    "blanks before an equals sign": "a" + " " * LONG + "b",
    "one word": "a" * LONG,
    "words with hyphens": "a-" * (LONG // 2) + "!",
    "quotes": '"' * LONG,
    "equals signs": "=" * LONG + " ",
    "a bot with many names": "# bot a" + "=a" * (LONG // 2) + " ",
    "a tag": "game: " + " " * LONG + "!",
    "dice": "1. red: roll #" + " 1" * (LONG // 2) + "!",
}


@pytest.fixture(params=HOSTILE)
def hostile(request: pytest.FixtureRequest) -> str:
    return HOSTILE[request.param]


def test_a_line_is_looked_for(hostile: str) -> None:
    text = f'note = """\n{hostile}\n"""\n[men.chekhov]\nattack = 4\n'
    assert line_of(text, "men", "chekhov", "attack") == text.count("\n")


def test_a_journal_is_read(hostile: str) -> None:
    line = hostile[: LINE_LENGTH // 2] + hostile[-10:]
    for text in (hostile, "\n".join([line] * 100)):
        with pytest.raises(BadJournal):
            Journal.parse(text)


NO_VALUES = {
    "lists in lists": "[" * (LINE_LENGTH // 2),
    "half a letter": r'"\ud800"',
    "no number": "NaN",
    "a long number": "9" * (LINE_LENGTH // 2),
}


@pytest.mark.parametrize("value", NO_VALUES.values(), ids=NO_VALUES)
@pytest.mark.parametrize(
    "tag", ["option: tactics=", "figure: men.pavlov.attack=", 'outcome: {"a":']
)
def test_what_is_no_value_is_refused_in_a_journal(tag: str, value: str) -> None:
    """Whether it is seen when the line is read or when the match is started."""
    journal = stavka.game("pavlov").start(seed="1").journal.text()
    with pytest.raises(StavkaError):
        Journal.parse(journal.replace("\n\n", f"\n{tag}{value}\n\n", 1)).replay()


@pytest.mark.parametrize("value", ["[" * LONG, "{a=" * LONG, "9" * 100_000])
def test_what_is_no_value_is_refused_in_an_edition(value: str, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(f"[men.chekhov]\nattack = {value}\n")
    with pytest.raises(BadEdition, match="not a TOML file"):
        stavka.game("pavlov").read_edition(file)


def test_an_edition_is_read(hostile: str, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    text = "'''\n" + hostile.replace("'", "") + "\n'''"
    file.write_text(f"[men.chekhov]\nattack = {text}\n")
    assert list(read_overrides(file, "pavlov")[0]) == ["men.chekhov.attack"]
    with pytest.raises(StavkaError, match=r"line 2: men\.chekhov\.attack"):
        stavka.game("pavlov").read_edition(file)


def test_the_game_of_an_edition_is_looked_for(hostile: str, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(hostile)
    with pytest.raises(StavkaError, match="does not say its game"):
        edition_of(file, None)


def test_the_bots_of_a_journal_are_looked_for(hostile: str, tmp_path: Path) -> None:
    file = tmp_path / "a.journal"
    file.write_text(f"{hostile}\n# bot command=random\n")
    assert bots_in(file) == {"command": "random"}


def test_a_scenario_is_refused(hostile: str) -> None:
    with pytest.raises(BadScenario):
        tanks.GAME.read_scenario(hostile, "scenario")


@pytest.mark.parametrize("line", ["[" + " " * (LONGEST - 1), " " * LONGEST])
def test_a_scenario_of_allowed_lines_is_refused(line: str) -> None:
    """Of the length that the table takes, and many times that."""
    lines = "\n".join([line] * 500)
    with pytest.raises(BadScenario, match=r"line 1: scenario\.title"):
        tanks.GAME.read_scenario(f'scenario.title = """\n{lines}\n"""\n', "scenario")
