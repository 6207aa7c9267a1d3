"""Stalingrad '42: southern Russia from June to December 1942, for two players.

`geo` and `map` are the ground, `armies` and `setups` who stands on it; `LOOK` shows both. The rules
are still to come.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from stavka.games.stalingrad42 import view as views
from stavka.games.stalingrad42 import vocabulary
from stavka.games.stalingrad42.box import Box, own_box
from stavka.games.stalingrad42.chores import CHORES
from stavka.games.stalingrad42.components import COMPONENTS, own_edition
from stavka.games.stalingrad42.setups import SCENARIOS
from stavka.kernel import Edition, Texts
from stavka.kernel import edition as editions
from stavka.kernel.edition import Kinds
from stavka.kernel.registry import Chores, Look


class Stalingrad42:
    """The game as far as one can look at it."""

    id = "stalingrad42"
    package = __name__
    title = "ui-game-stalingrad42-title"
    scenarios: tuple[str, ...] = SCENARIOS
    chores: Chores = CHORES
    components: Kinds = COMPONENTS

    @property
    def edition(self) -> Edition:
        return own_edition()

    def read_edition(self, path: Path) -> Edition:
        return editions.read(path, self.id, self.edition, COMPONENTS, Box)

    def texts(self, language: str) -> Texts:
        return vocabulary.voice(language)

    def names(self, language: str) -> dict[str, str]:
        texts = self.texts(language)
        return {id: texts.name(id) for id in vocabulary.things(own_box())}

    def view(self, scenario: str, language: str) -> dict[str, Any]:
        return views.view(own_box(), scenario, language)


LOOK: Look = Stalingrad42()
