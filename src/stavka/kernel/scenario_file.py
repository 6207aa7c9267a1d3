"""Scenario files: battles that players write themselves, in games that know them."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from stavka.kernel.edition import BadEdition, Edition
from stavka.kernel.words import StavkaError


class BadScenario(BadEdition):
    """A scenario file that cannot be played; the message names file, line and field."""

    def __init__(self, source: str, line: int, what: str, *, readable: bool = True) -> None:
        super().__init__(f"{source}: line {line}: {what}" if line else f"{source}: {what}")
        self.line = line  # from 1; 0: it is about the whole file
        self.what = what
        self.readable = readable


@runtime_checkable
class KnowsScenarioFiles(Protocol):
    """A game whose players may write scenarios."""

    def scenario_template(self, file: str) -> str:
        """A small scenario with explanations."""

    def read_scenario(self, text: str, source: str) -> Edition:
        """The game's figures with this scenario in them, all that it leaves out filled in."""


def knowing(game: Any) -> KnowsScenarioFiles:
    if isinstance(game, KnowsScenarioFiles):
        return game
    raise StavkaError(f"{game.id} knows no scenario files")
