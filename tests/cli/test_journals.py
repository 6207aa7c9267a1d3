"""`stavka replay` and `stavka verify`."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

import stavka
from tests.cli.conftest import Run, Shell, one_sentence


@pytest.fixture(scope="module")
def text() -> str:
    """The journal of a whole random game."""
    match = stavka.game("pavlov").start(seed=3)
    pick = random.Random(3)
    while match.waiting:
        match.play("defender", pick.choice(match.choices("defender")))
    return match.journal.text()


@pytest.fixture
def journal(text: str, tmp_path: Path) -> Path:
    path = tmp_path / "game.journal"
    path.write_text(text)
    return path


def test_replay_prints_what_happened_and_the_outcome(run: Run, journal: Path) -> None:
    result = run("replay", journal)
    assert result.exit_code == 0
    assert result.output.startswith("   0  Turn 1.\n   0  Soviet Card Phase.\n")
    assert "The garrison of Pavlov’s House starved" in result.output.splitlines()[-1]
    assert "│" not in result.output


def test_replay_in_russian(run: Run, journal: Path) -> None:
    result = run("replay", journal, "--lang", "ru")
    assert result.output.startswith("   0  Ход 1.\n")
    assert "Гарнизон Дома Павлова" in result.output.splitlines()[-1]


def test_replay_up_to_a_choice_with_the_board(run: Run, journal: Path) -> None:
    result = run("replay", journal, "--upto", 1, "--board")
    assert "Turn 1. Soviet Card Phase" in result.output
    assert result.output.splitlines()[-1] == "After 1 choice; the match goes on."
    assert "Turn 2." not in result.output


def test_replay_shows_no_secret_of_a_seat(run: Run, tmp_path: Path) -> None:
    match = stavka.game("pavlov").start("competitive", 3)
    for _ in range(4):
        match.play("wehrmacht", match.choices("wehrmacht")[0])
    path = tmp_path / "secret.journal"
    path.write_text(match.journal.text())
    said = run("replay", path, "--board").output
    assert "The German player has laid his plan." in said
    assert "Order 1: " not in said
    assert "Your plan" not in said


@pytest.mark.parametrize("upto", ["-1", "x", "100000"])
def test_replay_beyond_the_journal_is_an_error(run: Run, journal: Path, upto: str) -> None:
    one_sentence(run("replay", journal, "--upto", upto))


def test_verify_finds_a_sound_journal_sound(run: Run, journal: Path) -> None:
    result = run("verify", journal)
    assert result.exit_code == 0
    assert result.output.startswith(f"{journal}: ")
    assert "and the outcome are as they should be." in result.output


def test_verify_in_russian(run: Run, journal: Path) -> None:
    assert "исход совпада" in run("verify", journal, "--lang", "ru").output


def test_verify_names_the_first_line_that_differs(run: Run, journal: Path, text: str) -> None:
    lines = text.splitlines()
    rolled = next(n for n, line in enumerate(lines) if line.startswith("1") and "# 6" in line)
    lines[rolled] = lines[rolled].replace("# 6", "# 5")
    journal.write_text("\n".join(lines) + "\n")
    result = run("verify", journal)
    assert result.exit_code == 1
    assert result.stderr == ""
    assert result.output.startswith(f"{journal}: line {rolled + 1}: the dice differs: written 5")


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("seed: 3", "seed: 4", "the commitment differs"),
        ("1. defender: ", "1. defender: no ", "the choice differs"),
        ("1. defender: ", "1. nobody: ", "line 12: "),
        ('"turn":11', '"turn":12', "the outcome differs"),
    ],
)
def test_verify_finds_every_kind_of_tampering(
    run: Run, journal: Path, text: str, old: str, new: str, what: str
) -> None:
    assert old in text
    journal.write_text(text.replace(old, new, 1))
    result = run("verify", journal)
    assert result.exit_code == 1
    assert what in result.output


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_files_that_are_no_journals(shell: Shell, tmp_path: Path, command: str) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(bytes(range(256)))
    assert one_sentence(shell(command, binary)) == f"{binary}: not a text file"


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_bad_files_are_one_sentence(run: Run, tmp_path: Path, text: str, command: str) -> None:
    def said(name: str, content: str | None = None) -> str:
        path = tmp_path / name
        if content is not None:
            path.write_text(content)
        return one_sentence(run(command, path)).removeprefix(f"{path}: ")

    assert said("missing") == "cannot be read: No such file or directory"
    assert said("") == "cannot be read: Is a directory"
    assert said("empty", "") == ("not a journal: it lacks edition, engine, game, scenario, seed")
    assert said("prose", "Call me Ishmael.").startswith("line 1: expected choice 1")
    assert said("cut", text.replace("\n3. ", "\n")).startswith("line ")
    assert said("chess", text.replace("game: pavlov", "game: chess")) == (
        "no game 'chess'; there are " + ", ".join(stavka.games())
    )
    assert said("option", text.replace('"none"', '"some"')).startswith("option tactics: 'some'")
    assert said("value", text.replace('"none"', "none")) == "line 4: option tactics: not a value"
    assert said("edition", text.replace("edition: ", "edition: 0")).startswith(
        "played with edition 0"
    )


def test_replay_of_an_illegal_choice_names_it(run: Run, journal: Path, text: str) -> None:
    journal.write_text(text.replace("2. defender: ", "2. defender: no ", 1))
    said = one_sentence(run("replay", journal))
    assert said.startswith(f"{journal}: choice 2: defender: 'no ")


@pytest.mark.parametrize("seat", ["axis", "soviet"])
def test_both_tell_who_has_resigned(run: Run, tmp_path: Path, seat: str) -> None:
    match = stavka.game("stalingrad42").start("fall-blau", seed=3)
    match.play("axis", match.choices("axis")[0])
    path = tmp_path / "resigned.journal"
    path.write_text(msgspec.structs.replace(match.journal, resigned=seat).text(), "utf-8")
    names = {"axis": ("Axis", "Ось"), "soviet": ("Soviet Union", "Советский Союз")}[seat]
    for language, name, does in (("en", names[0], "resign"), ("ru", names[1], "сда")):
        for command in ("verify", "replay"):
            result = run(command, path, "--lang", language)
            assert result.exit_code == 0
            assert name in result.output.splitlines()[-1]
            assert does in result.output.splitlines()[-1]
    assert "resigned" not in run("replay", path, "--upto", "0").output
