"""The box: everything that an edition makes, unpacked and checked."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cache, cached_property
from typing import Any, TypeVar

from stavka.games.stalingrad42.armies import Armies
from stavka.games.stalingrad42.components import Tables, own_edition
from stavka.games.stalingrad42.ground import Ground, Grounds
from stavka.games.stalingrad42.map import CITIES, Map, the_map
from stavka.games.stalingrad42.setups import Setups
from stavka.kernel import Edition

Made = TypeVar("Made")


class Box:
    """Armies, set-ups and tables of one edition; shared, never changed."""

    def __init__(self, edition: Edition, map: Map | None = None) -> None:
        self.edition = edition
        self.hash = edition.hash
        self.map = map or the_map()
        self.tables = Tables(edition)
        self.armies = Armies(edition)
        self.setups = Setups(edition, self.armies)
        self._grounds = Grounds(self.tables, self.map)
        self._kept: dict[Hashable, Any] = {}

    def keep(self, key: Hashable, make: Callable[[], Made]) -> Made:
        """Something made of the box once."""
        if key not in self._kept:
            self._kept[key] = make()
        found: Made = self._kept[key]
        return found

    def ground(self, scenario: str, turn: int) -> Ground:
        """The ground on a turn; the weather is always clear before turn 17. [3.Ab]"""
        sheets = frozenset(self.setups[scenario].scenario.maps)
        return self._grounds.under(sheets, turn=turn, wet=False, marshy=False, winter=False)

    @cached_property
    def held(self) -> dict[int, int]:
        """The hexes that somebody controls, cities and victory hexes, each with its number.
        [16.3.4a]"""
        terrain = self.map.terrain
        hexes = {hex for hex, its in enumerate(terrain) if its in CITIES} | set(self.map.vp)
        return {hex: number for number, hex in enumerate(sorted(hexes))}


@cache
def own_box() -> Box:
    """Of the figures the game carries."""
    return Box(own_edition())
