"""`stavka puzzles`."""

from __future__ import annotations

from pathlib import Path

import msgspec

import stavka
from stavka.kernel import Puzzle
from tests.cli.conftest import Run, one_sentence

FEW = ("--scenario", "two", "--from", "0", "--games", "2", "--count", "1", "--moments", "12")


def test_what_is_found_is_written_and_the_same_again(run: Run, tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("one", "other")]
    for folder in folders:
        result = run("puzzles", "make", "partisans", *FEW, "--out", folder)
        assert result.exit_code == 0, result.output
    one, other = ({f.name: f.read_text() for f in folder.iterdir()} for folder in folders)
    assert one == other
    ((name, text),) = one.items()
    puzzle = msgspec.toml.decode(text, type=Puzzle)
    assert name.startswith("two-1-")
    assert name in result.output or name.removesuffix(".toml") in result.output
    match = stavka.game("partisans").begin_puzzle(puzzle)
    assert puzzle.seat in match.waiting
    assert all(each.play[0] in match.choices(puzzle.seat) for each in puzzle.tries)
    # Measured anew: where it begins, what it wants and by what it was found stay as they were.
    (file,) = folders[0].iterdir()
    file.write_text(text.replace(f'check = "{puzzle.check}"', 'check = "00000000"'))
    result = run("puzzles", "renew", "partisans", folders[0])
    assert result.exit_code == 0, result.output
    again = file.read_text()
    assert again.partition("\n")[0] == text.partition("\n")[0]
    renewed = msgspec.toml.decode(again, type=Puzzle)
    assert renewed.check == puzzle.check
    assert (renewed.before, renewed.aim, renewed.args) == (puzzle.before, puzzle.aim, puzzle.args)
    assert renewed.tries[0].play == puzzle.tries[0].play
    # Which choices lead there does not hold any more, or what is wanted is not.
    for was, now in ((puzzle.before[0], "player-1: fly"), (f'"{puzzle.aim}"', '"nothing"')):
        file.write_text(text.replace(was, now))
        assert run("puzzles", "renew", "partisans", folders[0]).output.startswith(file.stem)
        assert file.read_text() == text.replace(was, now)


def test_what_cannot_be_searched_is_one_sentence(run: Run, tmp_path: Path) -> None:
    said = one_sentence(run("puzzles", "make", "chess", "--out", tmp_path))
    assert "chess" in said
    said = one_sentence(
        run("puzzles", "make", "tanks", "--scenario", "moon", "--out", tmp_path / "x")
    )
    assert "moon" in said
