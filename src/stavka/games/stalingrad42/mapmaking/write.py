"""Writes a finished map into the data of the game and of its board."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable
from pathlib import Path

from stavka.games.stalingrad42.geo import FIRST_COLUMN, FIRST_ROW, GRID, LAST_COLUMN, SHEETS, sheets
from stavka.games.stalingrad42.mapmaking.build import Made
from stavka.games.stalingrad42.mapmaking.draft import Draft, Side, on_sheet_a, side_between
from stavka.games.stalingrad42.mapmaking.drawing import geography
from stavka.games.stalingrad42.mapmaking.sources import GAME, rows

Row = tuple[object, ...]

HEXES = "hex sheets terrain place settlement vp fort port season confidence"
SIDES = "hex direction other feature name opens season confidence"
PLACES = "name name_ru hex kind vp port x y confidence"
CROSSINGS = "name name_ru kind hex other confidence"
AREAS = "area owner hexes roads rails confidence"
# The sheets on this side of an edge between sheets.
PLAYED = {
    "sheet A east": ("A",),
    "sheet A south": ("A", "B"),
    "sheet B south": ("A", "B"),
    "sheet C north": ("C1", "C2"),
}
LINES = {
    "road": ("primary_road", "secondary_road"),
    "rail": ("rail_green", "rail_plain", "rail_unfinished"),
}
OPPOSITE = {"n": "s", "ne": "sw", "se": "nw", "s": "n", "sw": "ne", "nw": "se"}


def write(made: Made, to: Path = GAME) -> None:
    """All files."""
    data, board = to / "data", to / "board"
    data.mkdir(parents=True, exist_ok=True)
    board.mkdir(parents=True, exist_ok=True)
    table(
        data / "hexes.csv",
        HEXES,
        hexes(made),
    )
    table(
        data / "sides.csv",
        SIDES,
        sides(made.draft),
    )
    table(data / "places.csv", PLACES, places(made))
    table(data / "crossings.csv", CROSSINGS, copied("crossings"))
    table(data / "entry_areas.csv", AREAS, entry_areas(made.draft))
    table(data / "start_line.csv", "row column confidence", copied("start_line"))
    packed(board / "geography.json", geography(made))
    packed(board / "hexes.json", ground(made))


def table(path: Path, columns: str, content: Iterable[Row]) -> None:
    """One file of rows."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(columns.split())
        writer.writerows(content)


def packed(path: Path, content: object) -> None:
    """One file for the board."""
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    path.write_text(text + "\n", encoding="utf-8")


def ground(made: Made) -> dict[str, object]:
    """The same tables by hex, for the board: what is on each hex and on each of its sides."""
    cells: dict[str, dict[str, object]] = {}
    around: dict[str, dict[str, list[object]]] = {}
    for number, *content in hexes(made):
        around[str(number)] = {}
        cells[str(number)] = filled(HEXES, (number, *content))
        del cells[str(number)]["hex"]
        cells[str(number)]["sides"] = around[str(number)]
    for row in sides(made.draft):
        feature = filled(SIDES, row)
        hex, direction, other = (str(feature.pop(key)) for key in ("hex", "direction", "other"))
        for number, towards in ((hex, direction), (other, OPPOSITE[direction])):
            if number in around:
                around[number].setdefault(towards, []).append(feature)
    areas = [
        {"id": area, "owner": owner, "hexes": str(numbers).split(), "confidence": confidence}
        for area, owner, numbers, _, _, confidence in entry_areas(made.draft)
    ]
    return {
        "hexes": cells,
        "places": [filled(PLACES, row) for row in places(made)],
        "areas": areas,
        "crossings": [filled(CROSSINGS, row) for row in copied("crossings")],
    }


def filled(columns: str, row: Row) -> dict[str, object]:
    """A row as an object; what is empty is left out."""
    return {key: value for key, value in zip(columns.split(), row, strict=True) if value != ""}


def hexes(made: Made) -> Iterable[Row]:
    """Every hex of the map."""
    towns = {town.hex: town for town in reversed(made.towns)}
    for hex, cell in sorted(made.draft.cells.items()):
        town = towns.get(hex)
        yield (
            GRID.number(hex),
            " ".join(sheets(hex)),
            cell.terrain,
            town.name if town else "",
            town.kind if town else "",
            (town.vp or "") if town else "",
            cell.fort,
            town.port if town else "",
            "floods" if cell.terrain == "seasonal_marsh" else "",
            cell.confidence,
        )


def sides(draft: Draft) -> Iterable[Row]:
    """Every feature of every side."""
    cold = freezing_lakes(draft)
    for side, features in sorted(draft.sides.items()):
        direction = GRID.direction(*side)
        if direction is None:
            raise ValueError(f"{side} are no neighbours")
        for feature, mark in sorted(features.items()):
            northern = any(sheet in "AB" for hex in side for sheet in sheets(hex))
            freezes = side in cold if feature == "lake" else feature == "major_river" and northern
            yield (
                GRID.number(side[0]),
                GRID.layout.directions[direction],
                GRID.number(side[1]),
                feature,
                mark.name,
                mark.opens,
                "freezes" if freezes else "",
                mark.confidence,
            )


def freezing_lakes(draft: Draft) -> set[Side]:
    """The sides of lakes that touch the desert somewhere."""
    lakes = [side for side, features in draft.sides.items() if "lake" in features]
    names = {
        draft.sides[side]["lake"].name
        for side in lakes
        if any(hex in draft.cells and draft.cells[hex].terrain == "desert" for hex in side)
    }
    return {side for side in lakes if draft.sides[side]["lake"].name in names - {""}}


def places(made: Made) -> Iterable[Row]:
    """Cities, towns and landmarks."""
    for town in made.towns:
        yield (
            town.name,
            town.name_ru,
            GRID.number(town.hex),
            town.kind,
            town.vp or "",
            town.port,
            f"{town.at[0]:.2f}",
            f"{town.at[1]:.2f}",
            town.confidence,
        )


def copied(name: str) -> Iterable[Row]:
    """The rows of a source that is as the game wants it."""
    for row in rows(name):
        yield tuple(row.values())


def entry_areas(draft: Draft) -> Iterable[Row]:
    """The hexes that each entry area borders on, and those by which roads and railways lead into
    it: where the map ends the sources say it, where a sheet ends its lines go on beyond it."""
    found: dict[str, tuple[str, set[int], str]] = {}
    for row in rows("entry_areas"):
        area = found.setdefault(row["area"], (row["owner"], set(), row["confidence"]))
        area[1].update(edge(draft, row["edge"], row["first"], row["last"]))
    for name, (owner, hexes, confidence) in sorted(found.items()):
        leads = [exits(draft, name, hexes, line) for line in LINES]
        yield (name, owner, *(_numbers(part) for part in (hexes, *leads)), confidence)


def exits(draft: Draft, area: str, hexes: set[int], line: str) -> set[int]:
    """The hexes of an area's border by which such a line leads into it."""
    found = {
        GRID.at(row["hex"]) for row in rows("exits") if (row["area"], row["line"]) == (area, line)
    }
    if strange := found - hexes:
        raise ValueError(f"exits.csv: {_numbers(strange)} is not at the border of {area}")
    inside = {PLAYED.get(row["edge"], ()) for row in rows("entry_areas") if row["area"] == area}
    for played in inside - {()}:
        for hex in hexes:
            beyond = [n for n in GRID.neighbours[hex] if n >= 0 and not {*sheets(n)} & {*played}]
            if any(draft.has(side_between(hex, other), *LINES[line]) for other in beyond):
                found.add(hex)
    return found


def _numbers(hexes: set[int]) -> str:
    return " ".join(GRID.number(hex) for hex in sorted(hexes))


def edge(draft: Draft, where: str, first: str, last: str) -> set[int]:
    """The land hexes along a part of an edge: of the whole map, or of one sheet."""
    if where == "hex":
        return {GRID.at(first)}
    part = range(int(first), int(last) + 1)
    found = set()
    for hex in draft.cells:
        column, row = GRID.column(hex), GRID.row(hex)
        there = {
            "north": column in part and row == FIRST_ROW,
            "east": row in part and column == LAST_COLUMN,
            "south": column in part and GRID.neighbours[hex][3] < 0,
            "west": row in part and faces_west(draft, hex),
            "sheet A east": row in part and column == SHEETS["A"][0][1],
            "sheet A south": column in part and row == SHEETS["A"][1][1],
            "sheet B south": column in part and row == SHEETS["B"][1][1],
            "sheet C north": column in part and row == SHEETS["C1"][1][0],
            "none": False,
        }[where]
        if there and draft.land(hex):
            found.add(hex)
    return found


def faces_west(draft: Draft, hex: int) -> bool:
    """Whether a hex of sheet A borders on what lies behind the Axis lines."""
    if GRID.column(hex) == FIRST_COLUMN:
        return True
    around = [GRID.neighbours[hex][direction] for direction in (3, 4, 5)]
    return any(other >= 0 and other not in draft.cells for other in around) and on_sheet_a(hex)
