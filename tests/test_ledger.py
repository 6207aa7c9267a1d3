"""Ledgers are well formed, marks name their rows, and every row of a finished game is proved."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console

import stavka
from stavka import ledger
from stavka.kernel import Ask, Game, StavkaError, Step
from stavka.ledger import Count, GameReport, Mark, Row
from stavka.testing.ledgers import check_ledger, check_rows, docstring_rows

TESTS = Path(__file__).parent
CYRILLIC = re.compile(r"[а-яё]", re.IGNORECASE)
LEDGERS = list(ledger.ledgers())
GAMES = list(stavka.games().values())
OURS = [game for game in GAMES if game.package.startswith("stavka.games.")]  # proved here


# The ledgers


def test_all_four_games_have_a_ledger() -> None:
    assert {"pavlov", "tanks", "partisans", "stalingrad42"} <= set(LEDGERS)


@pytest.mark.parametrize("game", LEDGERS)
def test_a_ledger_is_well_formed(game: str) -> None:
    assert check_rows(ledger.rows(game)) == []


SOUND = Row("3.1a", "3 Battle", "rule", "A shot hits on a six.", "dice 5, 6")


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"id": "3.1"}, "3.1 is no id of a row"),
        ({"kind": "law"}, "3.1b: kind 'law' is none of rule, setup"),
        ({"test_hint": ""}, "3.1b: test_hint is empty"),
        ({"statement": "Выстрел попадает."}, "3.1b: the statement is in Russian"),
        ({"id": "3.1a"}, "3.1a is there twice"),
    ],
)
def test_a_row_that_is_not_well_formed_is_found(change: dict[str, str], problem: str) -> None:
    assert check_rows([SOUND]) == []
    (found,) = check_rows([SOUND, msgspec.structs.replace(SOUND, **{"id": "3.1b", **change})])
    assert found.startswith(problem)


@pytest.mark.parametrize("game", ["pavlov", "stalingrad42"])
def test_statements_are_also_in_russian(game: str) -> None:
    for row in ledger.rows(game):
        if game == "pavlov" or row.kind != ledger.NOTE:
            assert CYRILLIC.search(row.statement_ru), row.id


def test_an_unknown_game_has_no_ledger() -> None:
    with pytest.raises(StavkaError, match=r"no ledger of a game 'chess'; there are .*pavlov"):
        ledger.rows("chess")


# What games say of their ledger rows


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_every_refusal_question_and_docstring_names_rows(game: Game[Any]) -> None:
    assert check_ledger(game) == []


class Nameless(Ask[Any], frozen=True):
    """Asks, and says of no row."""


class Wrong(Step[Any], frozen=True):
    """[1.1a-b, 99.9z]"""


def test_what_names_no_row_or_a_wrong_one_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = stavka.game("pavlov")
    monkeypatch.setattr(type(game), "steps", (Nameless, Wrong))
    monkeypatch.setattr(type(game), "refusals", {"too-far": "98.1a"})
    assert check_ledger(game) == [
        "the docstring of Nameless names no row of the ledger",
        "the question Nameless (its `rules`) names no row of the ledger",
        "the refusal too-far names 98.1a, which is no row of the ledger",
        "the docstring of Wrong names 99.9z, which is no row of the ledger",
    ]


def test_ranges_in_docstrings_are_every_row_between() -> None:
    assert docstring_rows("Bombs. [2.1a, 3.4.2a-c]") == ["2.1a", "3.4.2a", "3.4.2b", "3.4.2c"]
    assert docstring_rows("A phase. [3.5.0a-3.5.2d]") == ["3.5.0a", "3.5.2d"]


# Marks

MARKED = """
import pytest
from stavka.testing import rule
pytestmark = [rule("pavlov:0.1a"), pytest.mark.slow]

@rule("pavlov:1.1a", "pavlov:1.1b")
def test_one() -> None: ...

@pytest.mark.parametrize("n", [
    pytest.param(1, marks=rule("pavlov:1.2a")),
    pytest.param(2, marks=[pytest.mark.slow, rule("pavlov:1.2b")]),
    pytest.param(3, marks=[pytest.mark.skip, rule("pavlov:1.2c")]),
])
def test_two(n: int) -> None: ...

@rule("pavlov:1.3a")
class TestThree:
    @pytest.mark.rule("pavlov:1.3b")
    def test_inside(self) -> None: ...

@rule("pavlov:9.9z")
def helper() -> None: rule("pavlov:9.9y")

@pytest.mark.xfail
@rule("pavlov:9.9x")
def test_not_yet() -> None: ...

@rule(f"pavlov:{n}")
def test_hidden_id() -> None: ...

ROWS = {"a": "pavlov:2.1a", "b": ("pavlov:2.1b", "c")}
OTHERS = ["pavlov:2.9z"]

@pytest.mark.parametrize("x", [pytest.param(x, marks=rule(row)) for x, row in ROWS.items()])
def test_from_a_table(x: str) -> None: ...
"""


def test_marks_are_found_on_tests_classes_parameters_and_files() -> None:
    found = [(mark.id, mark.line) for mark in ledger.marks_in(MARKED, "test_it.py")]
    assert found == [
        ("pavlov:0.1a", 4), ("pavlov:1.1a", 6), ("pavlov:1.1b", 6), ("pavlov:1.2a", 10),
        ("pavlov:1.2b", 11), ("pavlov:1.3a", 16), ("pavlov:1.3b", 18), ("f'pavlov:{n}'", 28),
        ("pavlov:2.1a", 34), ("pavlov:2.1b", 34),
    ]  # fmt: skip


# The report


def folder_with(folder: Path, *ids: str) -> Path:
    lines = [f'@rule("{id}")\ndef test_{i}() -> None: ...' for i, id in enumerate(ids)]
    (folder / "test_some.py").write_text("\n".join(lines), encoding="utf-8")
    return folder


def test_a_report_counts_by_kind_and_notes_apart(tmp_path: Path) -> None:
    rows = ledger.rows("pavlov")
    tests = folder_with(tmp_path, *(f"pavlov:{row.id}" for row in rows if row.kind != "table"))
    (found,) = ledger.report(tests, "pavlov")
    tables = [row for row in rows if row.kind == "table"]
    notes = [row for row in rows if row.kind == "note"]
    assert found.status == "finished"
    assert found.kinds["table"] == Count(0, len(tables))
    assert found.kinds["rule"].proved == found.kinds["rule"].total > 100
    assert found.notes == Count(len(notes), len(notes))
    assert "note" not in found.kinds
    assert found.total == len(rows) - len(notes)
    assert found.proved == found.total - len(tables)
    assert found.unproved == [f"pavlov:{row.id}" for row in tables]
    assert found.unknown == []


def test_unknown_ids_are_reported_with_file_and_line(tmp_path: Path) -> None:
    tests = folder_with(tmp_path, "stalingrad42:1.0a", "pavlov:99a", "chess:1a")
    found = {report.game: report for report in ledger.report(tests)}
    assert found["pavlov"].unknown == [Mark("pavlov:99a", str(tests / "test_some.py"), 3)]
    assert found["stalingrad42"].status == "finished"
    assert found["stalingrad42"].unknown == []
    assert found["chess"].status == "no such game"
    assert [mark.line for mark in found["chess"].unknown] == [5]


def test_of_a_game_that_is_begun_only_what_is_held_must_be_proved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_ledger(tmp_path, monkeypatch, "pavlov")
    (tmp_path / "proved.txt").write_text("3.1a 3.1.2")
    tests = folder_with(tmp_path, "pavlov:3.1a", "pavlov:10.0a")
    (report,) = ledger.report(tests, "pavlov")
    assert report.status == "begun"
    assert report.fallen == ["pavlov:3.1.2a"]
    assert report.loose == ["pavlov:10.0a"]
    assert len(report.unproved) == 4
    console = Console(record=True, width=200)
    ledger.show([report], console)
    text = console.export_text()
    assert "pavlov: 1 rows are not proved:\n  3.1.2a\n" in text
    assert "pavlov: proved, but not in proved.txt:\n  10.0a\n" in text


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("3.1a", {"3.1a"}),
        ("3.1  # a section", {"3.1a", "3.1b", "3.1.2a"}),
        ("3.1.2 10", {"3.1.2a", "10.0a"}),
        ("3\n", {"3.1a", "3.1b", "3.1.2a", "3.10a"}),
    ],
)
def test_a_number_holds_all_rows_below_it(
    text: str, rows: set[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_ledger(tmp_path, monkeypatch)
    (tmp_path / "proved.txt").write_text(text)
    assert set(ledger.must_stay("own") or ()) == rows


def test_a_number_without_rows_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own_ledger(tmp_path, monkeypatch)
    (tmp_path / "proved.txt").write_text("3.1 3.2")
    with pytest.raises(StavkaError, match=r"proved.txt: no row of the ledger lies in 3.2"):
        ledger.must_stay("own")


def own_ledger(folder: Path, monkeypatch: pytest.MonkeyPatch, game: str = "own") -> None:
    """A game whose ledger has six rows."""
    ids = ("3.1a", "3.1b", "3.1.2a", "3.10a", "10.0a", "31.0a")
    lines = [f"{id},1 Battle,rule,A shot hits.,dice" for id in ids]
    text = "\n".join(["id,chapter,kind,statement,test_hint", *lines])
    (folder / "ledger.csv").write_text(text, encoding="utf-8")
    monkeypatch.setattr(ledger, "folders", lambda: {game: folder})


def test_a_report_is_json(tmp_path: Path) -> None:
    reports = ledger.report(folder_with(tmp_path, "pavlov:99a"))
    data = msgspec.json.encode(reports)
    assert msgspec.json.decode(data, type=list[GameReport]) == reports


def test_a_report_is_printed_as_a_table(tmp_path: Path) -> None:
    console = Console(record=True, width=200)
    ledger.show(ledger.report(folder_with(tmp_path, "pavlov:0.1a", "pavlov:99a")), console)
    text = console.export_text()
    assert "1/260" in text
    assert "259 rows are not proved" in text
    assert "no such row: pavlov:99a" in text


# The proof


def test_no_mark_names_an_unknown_row() -> None:
    assert [mark for report in ledger.report(TESTS) for mark in report.unknown] == []


@pytest.mark.parametrize("game", OURS, ids=lambda game: str(game.id))
def test_every_row_of_a_finished_game_or_step_is_proved(game: Game[Any]) -> None:
    (report,) = ledger.report(TESTS, game.id)
    assert report.fallen == []
