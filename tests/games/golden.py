"""Golden journals: the whole games in a folder, each read and replayed only once."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from stavka.kernel import Journal, Match, Outcome


def journals(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.journal"))


def every(files: list[Path]) -> pytest.MarkDecorator:
    """A test of each of these games; its argument is `file`."""
    return pytest.mark.parametrize("file", files, ids=lambda file: file.stem)


@cache
def read(file: Path) -> Journal:
    return Journal.parse(file.read_text(encoding="utf-8"))


@cache
def replayed(file: Path) -> Match[Any]:
    return read(file).replay()


def outcome_of(file: Path) -> Outcome:
    outcome = read(file).outcome
    assert outcome is not None, f"{file.name} has no end"
    return outcome


def ending_of(file: Path) -> str:
    return outcome_of(file).reason.id.removeprefix("outcome-")


def check_as_written(file: Path) -> None:
    """Dice and positions are those written, choice by choice."""
    assert read(file).verify() is None


def check_replay(file: Path) -> None:
    """A replay ends as written and writes the same journal."""
    match = replayed(file)
    assert match.outcome == outcome_of(file)
    assert match.waiting == ()
    assert match.journal.text() == file.read_text(encoding="utf-8")
