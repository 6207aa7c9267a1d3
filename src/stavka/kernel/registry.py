"""The games that are installed, found through the entry point group `stavka.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from stavka.kernel.game import Game
from stavka.kernel.words import StavkaError


@cache
def games() -> dict[str, Game[Any]]:
    """Every installed game by its id."""
    return {e.name: e.load() for e in entry_points(group="stavka.games")}


def game(id: str) -> Game[Any]:
    try:
        return games()[id]
    except KeyError:
        raise StavkaError(f"no game {id!r}; there are {', '.join(games())}") from None
