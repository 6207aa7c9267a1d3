"""Scenario files: battles that a user writes in TOML, played like the built-in ones. [1.5a]

A file with a table `scenario` and a table `map`. Its figures take the place of the edition's
`own-scenario` and `own` map, so a match carries its scenario wherever it goes.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from stavka.kernel import BadEdition, Edition

if TYPE_CHECKING:
    from stavka.games.tanks import TankBattle

TABLES = {"scenario": "scenarios.own-scenario", "map": "maps.own"}


def is_scenario(path: Path) -> bool:
    """Whether a file has a table `scenario`; an unreadable one has none."""
    try:
        return isinstance(tomllib.loads(path.read_text(encoding="utf-8")).get("scenario"), dict)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError):
        return False


def read(path: Path, game: TankBattle) -> Edition:
    """The game's figures with this scenario in them; errors name file, line and field."""
    raise BadEdition(f"{path}: not yet")


def _unused(data: dict[str, Any]) -> None: ...
