"""The order in which the map is made."""

from __future__ import annotations

from dataclasses import dataclass

from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.mapmaking import ground, lines, rivers, towns
from stavka.games.stalingrad42.mapmaking.curves import Shape
from stavka.games.stalingrad42.mapmaking.draft import Draft, Mark, side_between
from stavka.games.stalingrad42.mapmaking.earth import Earth
from stavka.games.stalingrad42.mapmaking.sources import rows


@dataclass
class Made:
    """A finished map."""

    draft: Draft
    towns: list[towns.Town]
    earth: Earth
    sea: Shape


def build() -> Made:
    """Make the whole map."""
    earth, draft = Earth(), Draft()
    sea = ground.sea_shape(earth)
    ground.lay(draft, earth, sea)
    ground.cover(draft, earth)
    ground.read_sides(draft)
    ground.correct(draft, "terrain", "remove")
    places = towns.find(draft, earth)
    towns.build(draft, places)
    ground.shore_sides(draft, sea)
    ground.lakes(draft)
    ground.correct(draft, "add")
    rivers.ridge(draft, earth)
    rivers.lay(draft, earth)
    rivers.valley(draft)
    crossings(draft)
    maker = lines.LineMaker(draft, earth, {town.name: town.hex for town in places})
    lines.railways(draft, maker)
    lines.roads(draft, maker)
    lines.mend(draft, maker)
    lines.thin(draft)
    lines.bridges(draft)
    return Made(draft, places, earth, sea)


def crossings(draft: Draft) -> None:
    """Ferries over the Volga, and the one bridge."""
    for row in rows("crossings"):
        if GRID.direction(GRID.at(row["hex"]), GRID.at(row["other"])) is None:
            continue  # over a hex of water: known to the data by name only
        side = side_between(GRID.at(row["hex"]), GRID.at(row["other"]))
        feature = "ferry" if row["kind"] == "ferry" else "rail_plain"
        draft.put(side, feature, Mark(row["confidence"], name=row["name"]))
