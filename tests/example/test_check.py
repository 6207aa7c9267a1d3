"""The check of a whole game names what is wrong with it, and asks for no more than is needed."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.example.installed import change, faults, make_bare, stavka

CODE, RULES = "__init__.py", "rules.py"
EN, RU, LEDGER, BOARD = "texts/en.ftl", "texts/ru.ftl", "ledger.csv", "board/board.js"


@pytest.fixture
def copy(example: Path, tmp_path: Path) -> Path:
    """The installed game, to be spoilt."""
    return shutil.copytree(example, tmp_path / "copy")


def test_the_example_has_no_fault(example: Path) -> None:
    assert faults(example) == []


@pytest.mark.parametrize(
    ("file", "fault"),
    [
        (RU, "texts: texts/ru.ftl is missing"),
        (LEDGER, "ledger: ledger.csv is missing"),
        (BOARD, "board: board/board.js is missing"),
    ],
)
def test_a_missing_file_is_named(copy: Path, file: str, fault: str) -> None:
    (copy / "stavka_crossing" / file).unlink()
    assert any(line.startswith(fault) for line in faults(copy))


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        (CODE, "max_choices =", "most =", "contract: `max_choices` is missing: a number"),
        (CODE, "def faults", "def other", "contract: `faults()` is missing"),
        (CODE, 'id = "crossing"', 'id = "river"', "contract: river is not installed: its"),
        (LEDGER, "3.2b,3 The gun,rule,", "3.2b,3 The gun,law,", "ledger: 3.2b: kind 'law'"),
        (RULES, "[2.3a, 2.3b]", "", "ledger: the docstring of Explosion names no row"),
        (EN, "choice-fire = Fire\n", "", "texts: en: choice-fire is missing"),
        (EN, "bot-lookout = Lookout\n", "", "texts: en: bot-lookout is missing"),
        (RU, "    .gen = клетки { $column }-{ $row }\n", "", "texts: ru: event-mine-found: $hex-"),
        (RU, "Лодка причалила.", "Лодка landed.", "texts: ru: 'Лодка landed.' has 'landed'"),
        (CODE, '{"column": box.grid.column(hex), "row": box.grid.row(hex)}', '{"hex": number}',
         "texts: en: name-hex: $column is no argument of it"),
        (BOARD, "/web/js/dom.js", "/web/js/doom.js", "board: board/board.js: imports /web/js/doom"),
        (BOARD, "export function create", "function create", "board: board/board.js: does not"),
        (CODE, "boat=box.start,", "boat=box.begin,", "rules: AttributeError: 'Box' object has no"),
        (CODE, 'board["boat"]', 'board["bot"]', "speech: KeyError: 'bot' (stavka_crossing/__init_"),
        (RULES, "p.gone += 1", "pass",
         "rules: imagine: playing on in an imagined world: a mine is lost ["),
        (CODE, "if seat == BANK:", "if True:", "rules: leak: the view of boat tells"),
    ],
)  # fmt: skip
def test_a_fault_is_named(copy: Path, file: str, old: str, new: str, fault: str) -> None:
    change(copy, file, old, new)
    found = faults(copy)
    assert any(line.startswith(fault) for line in found), found


def test_a_game_need_not_bring_a_bot_a_sketch_a_style_sheet_or_a_cover(
    copy: Path, tmp_path: Path
) -> None:
    make_bare(copy)
    assert faults(copy) == []
    words = ("play", "crossing", "--bot", "bank=random", "--journal", tmp_path / "it.journal")
    page = stavka(copy, *words, input="row 0302\nq\n")
    assert "boat: 3-2" in page
