"""The box: everything that an edition makes, unpacked and checked."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cache, cached_property
from typing import Any, TypeVar

from stavka.games.stalingrad42.armies import Armies
from stavka.games.stalingrad42.components import Tables, own_edition
from stavka.games.stalingrad42.ground import Ground, Grounds
from stavka.games.stalingrad42.map import Map, the_map
from stavka.games.stalingrad42.setups import Setups
from stavka.hexes import Bitset, bits, members
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
        found: Made | None = self._kept.get(key)
        if found is None:
            found = self._kept[key] = make()
        return found

    def ground(self, scenario: str, turn: int, *, wet: bool, marshy: bool) -> Ground:
        """The ground on a turn: winter is a season, rain and mud are not. [23.2.2d, 23.4a]"""
        sheets = frozenset(self.setups[scenario].scenario.maps)
        winter = self.tables.turns[turn].season == "winter"
        return self._grounds.under(sheets, turn=turn, wet=wet, marshy=marshy, winter=winter)

    @cached_property
    def held(self) -> dict[int, int]:
        """The hexes that somebody controls, each with its number: cities, victory hexes and ports.
        [16.2.4a, 16.2.5a, 16.3.4a]"""
        hexes = {*members(self.map.cities), *self.map.vp, *self.map.ports}
        return {hex: number for number, hex in enumerate(sorted(hexes))}

    @cached_property
    def marked(self) -> Bitset:
        """Those of them that bar supply lines of the enemy: ports do not. [16.3.4a, 16.3.4b]"""
        return self.map.cities | bits(self.map.vp)


@cache
def own_box() -> Box:
    """Of the figures the game carries."""
    return Box(own_edition())
