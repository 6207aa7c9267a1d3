"""The tool that breaks rules: which edits it makes, and that it tells what nobody noticed."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from stavka.testing.edits import cited, edits_of
from stavka.testing.mutate import among

RULES = '''
FIGURE = 3

def shots(p, unit: int) -> list[int]:
    """How often it fires. [7.1a-c, 8.2]"""
    if p.ammo < 2 and not p.hidden:
        return []
    return [FIGURE for u in p.units if u > 4]
'''


@pytest.fixture
def rules(tmp_path: Path) -> ModuleType:
    file = tmp_path / "made_up_rules.py"
    file.write_text(RULES)
    spec = importlib.util.spec_from_file_location("made_up_rules", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["made_up_rules"] = module
    spec.loader.exec_module(module)
    return module


class Sight:
    ammo, hidden, units, sides = 2, 0, (3, 4, 5), (0, 0, 0, 0, 0, 1)


@pytest.mark.parametrize(
    ("says", "shots"),
    [
        ("3 -> 2 in FIGURE = 3", [2]),
        ("3 -> 4 in FIGURE = 3", [4]),
        ("p.ammo < 2 -> <=", []),
        ("2 -> 1 in p.ammo < 2", [3]),
        ("2 -> 3 in p.ammo < 2", []),
        ("p.ammo < 2 and (not p.hidden) -> without p.ammo < 2", []),
        ("p.ammo < 2 and (not p.hidden) -> without not p.hidden", [3]),
        ("p.ammo < 2 and (not p.hidden) -> or", []),
        ("if p.ammo < 2 and (not p.hidden) -> if not", []),
        ("if p.ammo < 2 and (not p.hidden): -> nothing", [3]),
        ("not p.hidden -> p.hidden", [3]),
        ("for u in p.units if u > 4 -> without u > 4", [3, 3, 3]),
        ("for u in p.units if u > 4 -> only if not p.sides[unit]", []),
        ("for u in p.units if u > 4 -> only if p.sides[unit]", [3]),
        ("u > 4 -> >=", [3, 3]),
        ("4 -> 3 in u > 4", [3, 3]),
        ("4 -> 5 in u > 4", []),
        ("shots -> nothing if not p.sides[unit]", []),
        ("shots -> nothing if p.sides[unit]", [3]),
    ],
)
def test_every_edit_is_made_in_the_running_program(
    rules: ModuleType, says: str, shots: list[int]
) -> None:
    assert rules.shots(Sight, 0) == [3]
    (edit,) = [edit for edit in edits_of(rules, "p.sides[unit]") if edit.says == says]
    edit.make()
    assert rules.shots(Sight, 0) == shots


def test_there_are_no_other_edits_of_these_rules(rules: ModuleType) -> None:
    assert len(edits_of(rules, "p.sides[unit]")) == 19
    assert len(edits_of(rules)) == 15
    assert Path(str(rules.__file__)).read_text() == RULES


def test_an_edit_says_where_it_is_and_which_rows_it_breaks(rules: ModuleType) -> None:
    edit = next(edit for edit in edits_of(rules) if edit.says == "u > 4 -> >=")
    assert str(edit).endswith("made_up_rules.py:8 shots: u > 4 -> >=")
    assert edit.rows == {"7.1a", "7.1b", "7.1c", "8.2"}


def test_rows_are_read_from_docstrings() -> None:
    assert cited("Defence. [3.5c-e, 3.5h]") == {"3.5c", "3.5d", "3.5e", "3.5h"}
    assert cited("A list[int] of [things].") == frozenset()


def test_a_clause_stands_for_its_rows_and_no_others() -> None:
    assert among("10.1f", ["10.1"])
    assert among("10.1f", ["9", "10.1f"])
    assert not among("10.11a", ["10.1"])


BLIND = """
from stavka.testing import rule

@rule("tanks:6.2b")
def test_nothing() -> None:
    pass
"""


def mutate(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "stavka.testing.mutate", "tanks", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_it_prints_what_no_test_notices(tmp_path: Path) -> None:
    (tmp_path / "test_blind.py").write_text(BLIND)
    done = mutate("--rows", "6.2b", "--modules", "sight", "--tests", str(tmp_path))
    assert done.returncode == 1, done.stderr
    lines = done.stdout.splitlines()
    assert any("rules/sight.py:12 sight: sight -> nothing if p.sides[unit]" in li for li in lines)
    survive = sum("survives: " in line for line in lines)
    assert survive > 5
    assert f"{survive} edits, {survive} survive" in lines


@pytest.mark.slow
def test_what_a_test_notices_is_not_printed() -> None:
    tests = ["tests/games/tanks/test_6_sight.py", "tests/games/tanks/test_5_suppression.py"]
    done = mutate("--rows", "6.2b", "--modules", "sight", "--random", "3", "--tests", *tests)
    assert "survives" not in done.stdout
    assert "3 edits, 0 survive" in done.stdout
    assert done.returncode == 0, done.stderr


@pytest.mark.slow
def test_rows_without_a_test_are_an_error(tmp_path: Path) -> None:
    (tmp_path / "test_blind.py").write_text(BLIND)
    done = mutate("--rows", "6.1b", "--alone", "--tests", str(tmp_path))
    assert done.returncode == 1
    assert "no test proves these rows" in done.stderr
