"""Reads the sources."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path

GAME = Path(__file__).resolve().parent.parent
SOURCES = GAME / "sources"


def rows(name: str) -> Iterator[dict[str, str]]:
    """The rows of one source file, by the names of its columns."""
    with (SOURCES / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        yield from csv.DictReader(file)
