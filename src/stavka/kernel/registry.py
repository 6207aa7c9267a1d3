"""What is installed: games, found through the entry point group `stavka.games`, and games that
cannot be played yet but can be looked at, through `stavka.looks`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Protocol

from stavka.kernel.edition import Edition, Kinds
from stavka.kernel.game import Game
from stavka.kernel.texts import Texts
from stavka.kernel.words import StavkaError

# What the rules will do most: how to make it ready, and the milliseconds that it may take.
Chores = Mapping[str, tuple[Callable[[], Callable[[], object]], float]]


class Look(Protocol):
    """A game as far as one can look at it: its scenarios, set up."""

    id: str
    package: str
    title: str  # a message
    scenarios: tuple[str, ...]
    chores: Chores
    components: Kinds  # tables of the edition

    @property
    def edition(self) -> Edition:
        """The figures it carries."""

    def read_edition(self, path: Path) -> Edition:
        """Its figures with an owner's file applied."""

    def texts(self, language: str) -> Texts:
        """Everything that can be said about it; a scenario's title is `scenario-<id>`."""

    def names(self, language: str) -> dict[str, str]:
        """The name of everything that has one, by id."""

    def view(self, scenario: str, language: str) -> dict[str, Any]:
        """What the board shows of a scenario."""


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


@cache
def looks() -> dict[str, Look]:
    """Everything that can be looked at, by its id."""
    return {e.name: e.load() for e in entry_points(group="stavka.looks")}
