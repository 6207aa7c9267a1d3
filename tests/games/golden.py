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


@cache
def checked(file: Path) -> Match[Any]:
    """The game replayed: dice and positions are those written, choice by choice, it ends as written
    and writes the same journal."""
    journal, match = read(file), replayed(file)
    assert journal.other_seeds() is None
    for number, done in enumerate(match.journal.entries, 1):
        assert journal.differs(number, done) is None
    assert journal.other_end(match) is None
    assert match.outcome == outcome_of(file)
    assert match.waiting == ()
    assert match.journal.text() == file.read_text(encoding="utf-8")
    return match
