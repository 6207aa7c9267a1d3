"""Land and sea, and what covers the land."""

from __future__ import annotations

from stavka.games.stalingrad42.geo import GRID, Point, centre
from stavka.games.stalingrad42.mapmaking.curves import Shape
from stavka.games.stalingrad42.mapmaking.draft import (
    Cell,
    Draft,
    Mark,
    all_sides,
    ends,
    on_sheet_a,
    point,
    side_between,
    side_of,
)
from stavka.games.stalingrad42.mapmaking.earth import Earth
from stavka.games.stalingrad42.mapmaking.sources import rows

LEAST_LAND = 0.3  # the part of a hex that must be dry for units to stand on it
CRIMEA = 14  # land in columns up to this one, south of the Sea of Azov, is the Crimea

# Sheet A as it was read lists its land only. What it does not list is sea in this corner and
# behind the Axis lines elsewhere.
AZOV = (19, 33)  # first column and row

# The printed map marks these as marsh of one kind or the other: the limans of the coast stay wet,
# the meadows of the lower Don flood.
LIMANS = ("2441", "2538")

SAMPLES: tuple[Point, ...] = tuple(
    (i / 6, j / 6) for i in range(-3, 4) for j in range(-3, 4) if abs(i) < 3 or abs(j) < 2
)


def sea_shape(earth: Earth) -> Shape:
    """The Black Sea and the Sea of Azov, closed far out at sea."""
    shore = [
        (float(r["latitude"]), float(r["longitude"])) for r in rows("shores") if r["kind"] == "sea"
    ]
    return Shape([*earth.line(shore), *earth.line([(43.0, 34.5), (41.9, 34.5), (41.9, 41.7)])])


def dry_part(sea: Shape, hex: int) -> float:
    """How much of a hex is land."""
    x, y = centre(hex)
    return sum(not sea.holds((x + dx, y + dy)) for dx, dy in SAMPLES) / len(SAMPLES)


def lay(draft: Draft, earth: Earth, sea: Shape) -> None:
    """Land and sea of all sheets."""
    listed = {GRID.at(row["hex"]): row for row in rows("sheet_a_hexes")}
    places = {GRID.at(row["hex"]) for row in rows("gazetteer") if row["hex"]}
    for hex in range(GRID.size):
        column, row = GRID.column(hex), GRID.row(hex)
        if hex in listed:
            draft.cells[hex] = from_reading(listed[hex], dry_part(sea, hex))
        elif on_sheet_a(hex):
            azov = column >= AZOV[0] and row >= AZOV[1]
            if azov or dry_part(sea, hex) < LEAST_LAND:
                draft.cells[hex] = Cell("sea", "likely")
        else:
            dry = hex in places or dry_part(sea, hex) >= LEAST_LAND
            if dry and column <= CRIMEA:
                continue
            draft.cells[hex] = Cell("clear" if dry else "sea", "reconstructed")


def from_reading(row: dict[str, str], dry: float) -> Cell:
    """A hex of sheet A."""
    terrain = row["terrain"]
    if terrain == "coast":
        terrain = "clear" if dry >= LEAST_LAND else "sea"
    if terrain == "marsh" and row["hex"] not in LIMANS:
        terrain = "seasonal_marsh"
    return Cell(terrain, row["confidence"], row["fort"])


def read_sides(draft: Draft) -> None:
    """The sides of sheet A as they were read."""
    for row in rows("sheet_a_sides"):
        side = side_of(row["hex"], row["direction"])
        if row["feature"] != "sea":
            draft.put(side, row["feature"], Mark(row["confidence"]))
        elif all(draft.land(hex) for hex in side):
            draft.put(side, "sea", Mark(row["confidence"]))


def shore_sides(draft: Draft, sea: Shape) -> None:
    """Sides that lie all in the water: those of sea hexes, and of bays between land hexes."""
    for side in all_sides():
        a, b = side
        if a not in draft.cells or b not in draft.cells:
            continue
        wet = [draft.cells[hex].terrain == "sea" for hex in side]
        if all(wet):
            continue
        if any(wet):
            dry = a if wet[1] else b
            draft.put(side, "sea", Mark(draft.cells[dry].confidence))
        elif not on_sheet_a(a, b):
            (ax, ay), (bx, by) = (point(end) for end in ends(side))
            along = [
                (ax + t * (bx - ax), ay + t * (by - ay)) for t in (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
            ]
            if all(sea.holds(at) for at in along):
                draft.put(side, "sea", Mark("reconstructed"))


def cover(draft: Draft, earth: Earth) -> None:
    """Steppe, desert, mountains, woods and marsh off sheet A; the last area named wins."""
    shapes: dict[tuple[str, str], list[Point]] = {}
    for row in rows("areas"):
        if row["kind"] != "alpine":
            at = earth.place(float(row["latitude"]), float(row["longitude"]))
            shapes.setdefault((row["name"], row["kind"]), []).append(at)
    for (_, kind), ring in shapes.items():
        shape = Shape(ring)
        for hex, cell in draft.cells.items():
            if not on_sheet_a(hex) and draft.land(hex) and shape.holds(centre(hex)):
                cell.terrain = kind


def lakes(draft: Draft) -> None:
    """Lakes that lie along sides."""
    for row in rows("lakes"):
        side = side_of(row["hex"], row["direction"])
        draft.put(side, "lake", Mark("reconstructed", name=row["lake"]))


def correct(draft: Draft, *whats: str) -> None:
    """The corrections by hand of these kinds."""
    for row in rows("corrections"):
        if row["what"] not in whats:
            continue
        hex = GRID.at(row["hex"])
        if row["what"] == "terrain":
            draft.cells[hex] = Cell(row["value"], "reconstructed", draft.cells[hex].fort)
        else:
            side = side_between(hex, GRID.at(row["other"]))
            if row["what"] == "add":
                draft.put(side, row["value"], Mark("reconstructed"))
            elif row["what"] == "remove":
                draft.sides[side].pop(row["value"])
            else:
                raise ValueError(f"unknown correction {row['what']!r}")
