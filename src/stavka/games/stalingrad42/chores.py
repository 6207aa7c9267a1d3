"""What the rules will do most on this map, to be measured: movement of a unit, supply of a side."""

from __future__ import annotations

from collections.abc import Callable

from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.map import RIVER, ROAD, WET, Feature, Terrain, the_map
from stavka.kernel.registry import Chores

HALVES = 18  # half movement points of a panzer division in extended movement
OFF_ROAD = 5  # hexes of a supply line beside the road
BARRED = Feature.VOLGA | Feature.LAKE | Feature.SEA | Feature.ALPINE
ROUGH = (Terrain.ROUGH, Terrain.WOODS, Terrain.WOODED_ROUGH, Terrain.MARSH, Terrain.MOUNTAIN)


def halves(terrain: Terrain, side: Feature) -> int | None:
    """Half movement points of a mechanized unit, near enough to measure."""
    if side & ROAD:
        return 1
    if side & BARRED or terrain in WET:
        return None
    return (4 if terrain in ROUGH else 2) + (2 if side & RIVER else 0)


def reach() -> Callable[[], object]:
    """The hexes that one unit on the Don steppe can move to."""
    costs, start = the_map().costs(halves), GRID.at("4418")
    return lambda: GRID.reach(start, HALVES, costs)


def supply() -> Callable[[], object]:
    """All hexes that a side supplies: by road from its areas, then some hexes off the road."""
    ground = the_map()
    sources = 0
    for area in ground.areas.values():
        if area.owner == "axis":
            sources |= area.hexes
    roads, land = ground.roads(), ground.land

    def flood() -> object:
        return GRID.flood(GRID.flood(sources, land, exits=roads), land, OFF_ROAD)

    return flood


# Each with the milliseconds that it may take.
CHORES: Chores = {"reach": (reach, 1.0), "supply": (supply, 2.0)}
