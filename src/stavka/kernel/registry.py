"""What is installed: games, found through the entry point group `stavka.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from stavka.kernel.game import Game
from stavka.kernel.words import StavkaError


@cache
def games() -> dict[str, Game[Any]]:
    """Every installed game by its id, those of the house first."""
    found = sorted(
        entry_points(group="stavka.games"), key=lambda e: not e.value.startswith("stavka.games.")
    )
    return {e.name: e.load() for e in found}


def game(id: str) -> Game[Any]:
    try:
        return games()[id]
    except KeyError:
        raise StavkaError(f"no game {id!r}; there are {', '.join(games())}") from None
