"""Stalingrad '42: southern Russia from June to December 1942, for two players.

`geo` and `map` are the ground, `armies` and `setups` who stands on it; `LOOK` shows both. The rules
are still to come.
"""

from __future__ import annotations

from typing import Any

from stavka.games.stalingrad42 import view as views
from stavka.games.stalingrad42 import vocabulary
from stavka.games.stalingrad42.chores import CHORES
from stavka.games.stalingrad42.setups import SCENARIOS
from stavka.kernel import Texts
from stavka.kernel.registry import Chores, Look


class Stalingrad42:
    """The game as far as one can look at it."""

    id = "stalingrad42"
    package = __name__
    scenarios: tuple[str, ...] = SCENARIOS
    chores: Chores = CHORES

    def texts(self, language: str) -> Texts:
        return vocabulary.voice(language)

    def names(self, language: str) -> dict[str, str]:
        texts = self.texts(language)
        return {id: texts.name(id) for id in vocabulary.things()}

    def view(self, scenario: str, language: str) -> dict[str, Any]:
        return views.view(scenario, language)


LOOK: Look = Stalingrad42()
