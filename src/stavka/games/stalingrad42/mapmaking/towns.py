"""Places on their hexes."""

from __future__ import annotations

from dataclasses import dataclass

from stavka.games.stalingrad42.geo import GRID, Point, centre, distance, hex_at
from stavka.games.stalingrad42.mapmaking.draft import Draft
from stavka.games.stalingrad42.mapmaking.earth import Earth
from stavka.games.stalingrad42.mapmaking.sources import rows

CITIES = ("minor_city", "major_city")


@dataclass
class Town:
    """A place of the map. A city makes the terrain of its hex; a town or a landmark does not."""

    name: str
    name_ru: str
    kind: str
    hex: int
    at: Point
    vp: int
    port: str
    confidence: str


def find(draft: Draft, earth: Earth) -> list[Town]:
    """All places that are on the map, cities on the ground they make."""
    moved = {row["value"]: row["hex"] for row in rows("corrections") if row["what"] == "place"}
    found = []
    for row in rows("gazetteer"):
        if row["kind"] == "off_map":
            continue
        at = earth.place(float(row["latitude"]), float(row["longitude"]))
        number = moved.get(row["name"], row["hex"])
        hex = GRID.at(number) if number else dry_hex(draft, at)
        if hex is None:
            raise ValueError(f"{row['name']} is off the map")
        found.append(
            Town(
                row["name"],
                row["name_ru"],
                row["kind"],
                hex,
                well_inside(hex, at),
                int(row["vp"] or 0),
                row["port"],
                row["confidence"],
            )
        )
    return found


def well_inside(hex: int, at: Point) -> Point:
    """The true place of a town, but not too near to the border of its hex."""
    if hex_at(*at) != hex:
        return centre(hex)
    x, y = centre(hex)
    return x + 0.9 * (at[0] - x), y + 0.9 * (at[1] - y)


def dry_hex(draft: Draft, at: Point) -> int | None:
    """The hex of a point, or the nearest one on land."""
    hexes = [hex for hex in draft.cells if draft.land(hex)]
    nearest = min(hexes, key=lambda hex: (distance(at, centre(hex)), hex))
    return nearest if distance(at, centre(nearest)) < 1.2 else None


def build(draft: Draft, towns: list[Town]) -> None:
    """Cities cover what was there before."""
    for town in towns:
        if town.kind in CITIES:
            draft.cells[town.hex].terrain = town.kind
