"""Rulings: the list names rows that exist and places that exist, and leaves no note out."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

from stavka import ledger
from stavka.games.partisans import CHAPTERS
from stavka.games.partisans.position import Position
from stavka.games.partisans.rules import rulings

LIST = Path(rulings.__file__).read_text(encoding="utf-8").partition("# Cards and turns\n")[2]
LINES = [line for line in LIST.splitlines() if line.startswith("#  ") or line[2].isdigit()]
ROWS = slice(6, 23)
PLACES = slice(76, None)
OTHERS = ("components", "position", "rules.bonuses", "rules.ending", "rules.lost_turns", "view")


def rows() -> set[str]:
    """All rows of the list; 4.2a-4.2c are three."""
    found = set()
    for line in LINES:
        for first, last in re.findall(r"(\d+\.\d+[a-z])(?:-\d+\.\d+([a-z]))?", line[ROWS]):
            letters = range(ord(first[-1]), ord(last or first[-1]) + 1)
            found |= {first[:-1] + chr(letter) for letter in letters}
    return found


def test_the_fifty_have_their_numbers() -> None:
    assert [int(line[2:4]) for line in LINES if line[2:4].strip()] == list(range(1, 51))


def test_every_row_is_in_the_ledger_and_every_note_is_decided() -> None:
    known = ledger.rows("partisans")
    assert rows() <= {row.id for row in known}
    assert {row.id for row in known if row.kind == "note"} <= rows()


def test_every_place_is_in_the_code() -> None:
    modules = [*CHAPTERS, *(import_module(f"stavka.games.partisans.{name}") for name in OTHERS)]
    names = {name for module in modules for name in vars(module)}
    names |= {f"Position.{name}" for name in dir(Position)}
    places = {name for line in LINES for name in re.findall(r"[\w.]+", line[PLACES])}
    assert len(places) > 50
    assert {place for place in places if place not in names} == {"camps.toml"}
