"""How the tests run commands: in this process, as a real one, and at a terminal."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from stavka.cli import app
from tests.cli.terminal import PATIENCE, Terminal

SCRIPT = Path(sys.executable).with_name("stavka")

Run = Callable[..., Result]
Shell = Callable[..., "subprocess.CompletedProcess[str]"]
Open = Callable[..., Terminal]


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Journals go to the test's own folder, and everything is said in English."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("STAVKA_LANG", "en")
    monkeypatch.delenv("COLUMNS", raising=False)


@pytest.fixture
def run() -> Run:
    """`run("games", "--json")`: a command in this process."""

    def run(*args: object, input: str = "") -> Result:
        return CliRunner().invoke(app, [str(a) for a in args], input=input)

    return run


@pytest.fixture
def shell() -> Shell:
    """`shell("games")`: the installed script in a process of its own."""

    def shell(*args: object, input: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [SCRIPT, *map(str, args)],
            input=input,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
        )

    return shell


@pytest.fixture
def terminal() -> Open:
    """`terminal("play", "pavlov")`: the installed script at a terminal."""

    def start(*args: object, **environment: str) -> Terminal:
        return Terminal([str(SCRIPT), *map(str, args)], {**os.environ, **environment})

    return start


def one_sentence(result: Result | subprocess.CompletedProcess[str]) -> str:
    """What went wrong, if it was said properly: one line on stderr, exit code 2, no traceback."""
    code = result.exit_code if isinstance(result, Result) else result.returncode
    assert code == 2, result
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    assert lines[0].startswith("stavka: ")
    return lines[0].removeprefix("stavka: ")
