"""Installing the example game, and running programs that find it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "examples" / "crossing"
SCRIPT = Path(sys.executable).with_name("stavka")


def install(folder: Path) -> None:
    """Build the package and unpack it into a folder. Nothing is fetched."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    here = ["--no-index", "--no-deps", "--no-build-isolation", "--target", str(folder)]
    done = subprocess.run([*pip, *here, str(SOURCE)], capture_output=True, text=True)
    assert not done.returncode, done.stderr


def environment(folder: Path) -> dict[str, str]:
    """In which a program finds what is installed in the folder."""
    return {**os.environ, "PYTHONPATH": str(folder), "STAVKA_LANG": "en"}


def run(folder: Path, *command: object, input: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        list(map(str, command)),
        input=input,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(folder),
        cwd=ROOT,
    )


def stavka(folder: Path, *words: object, input: str = "") -> str:
    """What a command of the table prints; it must go well."""
    done = run(folder, SCRIPT, *words, input=input)
    assert not done.returncode, done.stderr
    return done.stdout


def change(folder: Path, file: str, old: str, new: str) -> None:
    """Spoil a file of the game that is installed in a folder."""
    path = folder / "stavka_crossing" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def make_bare(folder: Path) -> None:
    """Take away all that a game need not bring: bot, sketch, style sheet and cover."""
    for file in ("board/board.css", "board/cover.svg"):
        (folder / "stavka_crossing" / file).unlink()
    change(folder, "__init__.py", "    bots = BOTS\n", "")
    change(folder, "__init__.py", "def sketch", "def other")
    change(folder, "texts/en.ftl", "bot-lookout = Lookout\n", "")
    change(folder, "texts/ru.ftl", "bot-lookout = Наблюдатель\n", "")


def faults(folder: Path) -> list[str]:
    """What the check of the whole game finds."""
    done = run(folder, sys.executable, "-m", "stavka.testing", "crossing")
    *found, last = done.stdout.splitlines() or [done.stderr]
    assert done.returncode == bool(found), done.stderr
    assert last.startswith(f"crossing: {len(found) or 'no'} faults"), done.stderr
    return [line.removeprefix("crossing: ") for line in found]
