"""The ledger tool: which rule statements there are, and which of them a test proves.

Each game's folder holds `ledger.csv`. A test is marked `@rule("pavlov:3.1a")`; marks are found by
reading the tests' source, so nothing has to run. A mark on a test that is skipped proves nothing.

A game whose rules come in steps also has `proved.txt`: what must stay proved. It names rows (3.1a)
or all rows below a number (3, 3.1), and is gone when the whole game is proved.
"""

from __future__ import annotations

import ast
import csv
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from io import StringIO
from pathlib import Path
from typing import Literal

import msgspec
from rich.console import Console
from rich.table import Table

from stavka.kernel import StavkaError
from stavka.kernel.registry import games

KINDS = ("rule", "setup", "component", "table", "example", "optional", "scenario", "note")
FULL_ID = re.compile(r"\w+:[A-Z]?\d[\w.]*")  # "pavlov:3.1a"
HELD = "proved.txt"
NOTE = "note"  # a remark or a decision, not a statement that must be proved

Status = Literal["finished", "begun", "not begun", "no such game"]


class Row(msgspec.Struct, frozen=True):
    """One atomic statement of a game's rules."""

    id: str
    chapter: str
    kind: str
    statement: str
    test_hint: str
    statement_ru: str = ""


class Mark(msgspec.Struct, frozen=True):
    """A place in the tests that claims to prove a row."""

    id: str  # "pavlov:3.1a"; the source itself where no id is found
    file: str
    line: int


class Count(msgspec.Struct):
    """How many rows of one kind are proved."""

    proved: int = 0
    total: int = 0


class GameReport(msgspec.Struct):
    """What is proved of one game. Notes are counted apart and need no proof."""

    game: str
    status: Status
    proved: int = 0
    total: int = 0
    kinds: dict[str, Count] = {}
    notes: Count = msgspec.field(default_factory=Count)
    unproved: list[str] = []
    fallen: list[str] = []  # of those not proved: which must be
    loose: list[str] = []  # of those proved: which need not stay so
    unknown: list[Mark] = []


# Ledgers


def folders() -> dict[str, Traversable]:
    """The folder of every game: those in the house, then those installed from elsewhere."""
    house = sorted(files("stavka.games").iterdir(), key=lambda folder: folder.name)
    found = {folder.name: folder for folder in house}
    return found | {id: files(game.package) for id, game in games().items()}


def ledgers() -> dict[str, Traversable]:
    """The ledger file of every game that has one."""
    found = {id: folder / "ledger.csv" for id, folder in folders().items()}
    return {id: file for id, file in found.items() if file.is_file()}


def rows(game: str) -> tuple[Row, ...]:
    """The rows of one game's ledger in the order of the rulebook."""
    known = ledgers()
    if game not in known:
        raise StavkaError(f"no ledger of a game {game!r}; there are {', '.join(known)}")
    return read(known[game])


def read(file: Traversable) -> tuple[Row, ...]:
    """The rows of a ledger file; a row that is none raises an error that names file and row."""
    lines = csv.DictReader(StringIO(file.read_text(encoding="utf-8"), newline=""))
    found = []
    for number, line in enumerate(lines, 1):
        try:
            found.append(msgspec.convert(line, Row))
        except msgspec.ValidationError as problem:
            raise StavkaError(f"{file}: row {number}: {problem}") from None
    return tuple(found)


def must_stay(game: str) -> frozenset[str] | None:
    """The rows of a game that must stay proved; None: all of them."""
    file = folders()[game] / HELD
    if not file.is_file():
        return None
    lines = (line.partition("#")[0] for line in file.read_text(encoding="utf-8").splitlines())
    parts = [part for line in lines for part in line.split()]
    known = {part: {row.id for row in rows(game) if _lies_in(row.id, part)} for part in parts}
    if strangers := [part for part, found in known.items() if not found]:
        raise StavkaError(f"{file}: no row of the ledger lies in {strangers[0]}")
    return frozenset(id for found in known.values() for id in found)


def _lies_in(id: str, part: str) -> bool:
    """3.1a lies in 3, in 3.1 and in itself."""
    rest = id.removeprefix(part)
    return id.startswith(part) and (not rest or not rest[0].isdigit())


def chapter(row: Row) -> str:
    """The number of a row's chapter. Its title: the message `chapter-<number>`."""
    return row.chapter.partition(" ")[0]


def ids(game: str) -> frozenset[str]:
    """The full ids of a game's rows, "pavlov:3.1a"."""
    return frozenset(f"{game}:{row.id}" for row in rows(game))


# Marks


def marks(tests: Path) -> list[Mark]:
    """Every mark in the test files of a folder."""
    return [
        mark
        for file in sorted(tests.rglob("test_*.py"))
        for mark in marks_in(file.read_text(encoding="utf-8"), str(file))
    ]


@cache
def marks_in(source: str, file: str) -> tuple[Mark, ...]:
    """The marks of one file: on tests, on parameters (`marks=`) and on the file (`pytestmark`).

    An id that is not written in the mark itself is looked for in the file's tables: a mark
    `rule(row)` stands for all ids in those tables that its statement speaks of.
    """
    body = ast.parse(source, file).body
    tables = {name: _ids_in(statement) for statement in body for name in _assigned(statement)}
    found = []
    for statement in body:
        for arg in (arg for call in _rule_calls(statement) for arg in call.args):
            if isinstance(arg, ast.Constant):
                ids = [str(arg.value)]
            else:
                ids = [id for name in _names_in(statement) for id in tables.get(name, ())]
            found += [Mark(id, file, arg.lineno) for id in ids or [ast.unparse(arg)]]
    return tuple(found)


def _assigned(statement: ast.stmt) -> list[str]:
    """The names to which a statement assigns."""
    if isinstance(statement, ast.Assign):
        return [ast.unparse(target) for target in statement.targets]
    return [ast.unparse(statement.target)] if isinstance(statement, ast.AnnAssign) else []


def _names_in(node: ast.AST) -> list[str]:
    return list(dict.fromkeys(n.id for n in ast.walk(node) if isinstance(n, ast.Name)))


def _ids_in(node: ast.AST) -> list[str]:
    """The texts in a piece of source that look like full ledger ids."""
    texts = (n.value for n in ast.walk(node) if isinstance(n, ast.Constant))
    return [text for text in texts if isinstance(text, str) and FULL_ID.fullmatch(text)]


def _rule_calls(node: ast.AST) -> Iterator[ast.Call]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        if _skipped(node.decorator_list):
            return
        if node.name.lower().startswith("test"):
            yield from _among(node.decorator_list)
    if isinstance(node, ast.keyword) and node.arg == "marks":
        yield from _among(_listed(node.value))
    if isinstance(node, ast.Assign) and "pytestmark" in _assigned(node):
        yield from _among(_listed(node.value))
    for child in ast.iter_child_nodes(node):
        yield from _rule_calls(child)


def _among(nodes: list[ast.expr]) -> Iterator[ast.Call]:
    """The calls of `rule` among these marks, unless one of them skips the test."""
    if not _skipped(nodes):
        yield from (n for n in nodes if isinstance(n, ast.Call) and _mark_name(n) == "rule")


def _listed(node: ast.expr) -> list[ast.expr]:
    return node.elts if isinstance(node, ast.List | ast.Tuple) else [node]


def _skipped(nodes: list[ast.expr]) -> bool:
    return any(_mark_name(node) in ("skip", "skipif", "xfail") for node in nodes)


def _mark_name(node: ast.expr) -> str:
    """`rule` of `@rule("pavlov:1.1a")` and of `@pytest.mark.rule("pavlov:1.1a")`."""
    called = node.func if isinstance(node, ast.Call) else node
    return ast.unparse(called).rpartition(".")[2]


# The report


def report(tests: Path, game: str | None = None) -> list[GameReport]:
    """What the tests of a folder prove, of one game or of all."""
    found = marks(tests)
    wanted = list(ledgers()) if game is None else [game]
    out = [_report_on(id, found) for id in wanted]
    if game is None:
        strangers = [m for m in found if m.id.partition(":")[0] not in wanted]
        for name in dict.fromkeys(m.id.partition(":")[0] for m in strangers):
            theirs = [m for m in strangers if m.id.partition(":")[0] == name]
            out.append(GameReport(name, "no such game", unknown=theirs))
    return out


def _report_on(game: str, found: list[Mark]) -> GameReport:
    claimed = {mark.id for mark in found}
    statements, held = rows(game), must_stay(game)
    begun: Status = "finished" if held is None else "begun"
    out = GameReport(game, begun if game in games() else "not begun")
    for row in statements:
        proved = f"{game}:{row.id}" in claimed
        if row.kind == NOTE:
            count = out.notes
        else:
            count = out.kinds.setdefault(row.kind, Count())
            out.proved += proved
            out.total += 1
            must = held is None or row.id in held
            if not proved:
                out.unproved.append(f"{game}:{row.id}")
            if must and not proved:
                out.fallen.append(f"{game}:{row.id}")
            if proved and not must:
                out.loose.append(f"{game}:{row.id}")
        count.proved += proved
        count.total += 1
    known = ids(game)
    out.unknown = [m for m in found if m.id.partition(":")[0] == game and m.id not in known]
    return out


def show(reports: list[GameReport], console: Console | None = None) -> None:
    """Print a table of the games, then the rows that are not proved and the marks without a row."""
    console = console or Console()
    table = Table("", *(one.game for one in reports))
    table.add_row("status", *(one.status for one in reports))
    for kind in KINDS:
        if any(kind in one.kinds for one in reports):
            table.add_row(kind, *(_fraction(one.kinds.get(kind)) for one in reports))
    table.add_row("proved", *(_fraction(Count(r.proved, r.total)) for r in reports), style="bold")
    table.add_row("notes", *(_fraction(one.notes) for one in reports), style="dim")
    console.print(table)
    for one in reports:
        if one.status in ("finished", "begun") and one.fallen:
            _list(console, f"{one.game}: {len(one.fallen)} rows are not proved:", one.fallen)
        if one.status == "begun" and one.loose:
            _list(console, f"{one.game}: proved, but not in {HELD}:", one.loose)
        for mark in one.unknown:
            console.print(f"{mark.file}:{mark.line}: no such row: {mark.id}", style="red")


def _list(console: Console, heading: str, ids: list[str]) -> None:
    console.print(heading, style="bold")
    console.print("  " + " ".join(id.partition(":")[2] for id in ids))


def _fraction(count: Count | None) -> str:
    return f"{count.proved}/{count.total}" if count and count.total else ""
