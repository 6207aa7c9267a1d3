"""What is installed: games, found through the entry point group `stavka.games`."""

from __future__ import annotations

import logging
import traceback
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from stavka.kernel.game import Game
from stavka.kernel.words import StavkaError

log = logging.getLogger("stavka.games")


@cache
def games() -> dict[str, Game[Any]]:
    """Every installed game by its id, those of the house first. One that cannot be loaded is left
    out: the others can be played all the same."""
    found = sorted(
        entry_points(group="stavka.games"), key=lambda e: not e.value.startswith("stavka.games.")
    )
    out: dict[str, Game[Any]] = {}
    for entry in found:
        try:
            out[entry.name] = load(entry)
        except StavkaError as problem:
            log.warning("%s", problem)
    return out


def game(id: str) -> Game[Any]:
    if id in games():
        return games()[id]
    if entry_points(group="stavka.games", name=id):
        # Why has been logged: strangers who ask a server are not told of its files.
        raise StavkaError(f"the game {id!r} is installed but cannot be loaded")
    raise StavkaError(f"no game {id!r}; there are {', '.join(games())}")


def load(entry: EntryPoint) -> Game[Any]:
    """The game of an entry point; an error says in a line why there is none."""
    try:
        found = entry.load()
    except Exception as problem:
        place = traceback.extract_tb(problem.__traceback__)[-1]
        raise StavkaError(
            f"the game {entry.name!r} is installed but cannot be loaded: "
            f"{type(problem).__name__}: {problem} ({place.filename}, line {place.lineno})"
        ) from problem
    if not isinstance(found, Game):
        raise StavkaError(
            f"the game {entry.name!r} cannot be loaded: {entry.value} is no Game "
            "(GAME = MyGame() is one, the class is not)"
        )
    return found
