"""The box: everything that an edition makes, unpacked and checked."""

from __future__ import annotations

from functools import cache

from stavka.games.stalingrad42.armies import Armies
from stavka.games.stalingrad42.components import Tables, own_edition
from stavka.games.stalingrad42.setups import Setups
from stavka.kernel import Edition


class Box:
    """Armies, set-ups and tables of one edition; shared, never changed."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.hash = edition.hash
        self.tables = Tables(edition)
        self.armies = Armies(edition)
        self.setups = Setups(edition, self.armies)


@cache
def own_box() -> Box:
    """Of the figures the game carries."""
    return Box(own_edition())
