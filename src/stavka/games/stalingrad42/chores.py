"""What the game does most or longest, to be measured: movement, supply, unpacking an edition."""

from __future__ import annotations

from collections.abc import Callable

from stavka.games.stalingrad42.box import Box, own_box
from stavka.games.stalingrad42.components import own_edition
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.ground import HALVES, Conditions, Ground
from stavka.games.stalingrad42.map import the_map
from stavka.games.stalingrad42.rules.lines import Lines
from stavka.games.stalingrad42.rules.movement import EXTENDED, Hindrance, reach
from stavka.games.stalingrad42.rules.zones import bonds, zone
from stavka.hexes import Bitset
from stavka.kernel.game import Chores

POINTS = 6  # of a panzer division


def ground() -> Ground:
    return Ground(own_box().tables, Conditions())


def armies() -> list[Bitset]:
    """The hexes where the combat units of each side begin the campaign."""
    found = [0, 0]
    for number, here in own_box().setups["campaign"].on_map.items():
        for place in here:
            if place.unit.combat:
                found[place.unit.side] |= 1 << GRID.at(number)
    return found


def movement() -> Callable[[], object]:
    """The hexes that a panzer division on the Don steppe can move to, with extended movement."""
    here, (axis, soviet), start = ground(), armies(), GRID.at("4418")
    beside = zone(here, soviet)
    way = Hindrance(soviet, beside, bonds(here, soviet, axis), axis, beside)
    return lambda: reach(here, ("vehicle",), start, HALVES * (POINTS + EXTENDED), way)


def supply() -> Callable[[], object]:
    """All hexes that the Axis supplies, zones and bonds of the enemy included."""
    here, (axis, soviet) = ground(), armies()
    sources = 0
    for area in the_map().areas.values():
        if area.owner == "axis":
            sources |= area.hexes

    def flood() -> object:
        beside, between = zone(here, soviet), bonds(here, soviet, axis)
        lines = Lines(here, enemies=soviet, danger=beside & ~axis, denied=0, bonds=between)
        return lines.supplied(sources)

    return flood


def unpacking() -> Callable[[], object]:
    """An edition made into armies, set-ups and tables, all checked."""
    edition = own_edition()
    return lambda: Box(edition)


# Each with the milliseconds that it may take.
CHORES: Chores = {
    "reach": (movement, 1.0),
    "supply": (supply, 2.0),
    "box": (unpacking, 100.0),
}
