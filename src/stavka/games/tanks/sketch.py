"""The field of Tank Battle as text, for the terminal.

Everything comes from a view, so it shows what the seat may see and nothing else. No colour.
"""

from __future__ import annotations

from typing import Any

from stavka.games.tanks.battlefield import Field
from stavka.games.tanks.components import SIDES
from stavka.kernel import Arg, Message, Texts

CELL = 6
MARKS = {"soviet": "S", "german": "G"}

# Every message of the sketch beside the names of pieces and places, with its arguments.
MESSAGES: dict[str, tuple[str, ...]] = {
    "sketch-turn": ("turn", "turns", "phase"),
    "sketch-scenario": ("map",),
    "sketch-points": ("soviet", "german"),
    "sketch-depot": ("side", "place", "count"),
    "sketch-figures": ("strength", "protection", "steadfastness", "count"),
    "sketch-suppressed": (),
    "sketch-ambush": (),
    "sketch-tied": (),
    "sketch-legend": (),
    **{f"sketch-{gone}": () for gone in ("destroyed", "captured", "merged", "left")},
}


def sketch(view: dict[str, Any], texts: Texts, field: Field) -> str:
    """Turn, map and units from the view of a seat."""
    board = view["board"]
    tags = tag_units(board["units"])
    lines = [*_heading(board, texts), "", *_map(board, field, tags), ""]
    lines += [_unit(id, unit, tags[id], texts) for id, unit in board["units"].items()]
    lines += [
        _say(texts, "depot", side=f"side-{d['side']}", place=d["place"], count=d["ammo"])
        for d in board["depots"]
    ]
    return "\n".join([*lines, "", _say(texts, "legend")])


def tag_units(units: dict[str, Any]) -> dict[str, str]:
    """A short mark for each platoon: S1, S2, G1 ..."""
    counts = dict.fromkeys(SIDES, 0)
    tags = {}
    for id, unit in units.items():
        counts[unit["side"]] += 1
        tags[id] = f"{MARKS[unit['side']]}{counts[unit['side']]}"
    return tags


def _say(texts: Texts, label: str, **args: Arg) -> str:
    return texts.say(Message(f"sketch-{label}", args))


def _heading(board: dict[str, Any], texts: Texts) -> list[str]:
    phase = f"phase-{board['phase']}"
    return [
        _say(texts, "turn", turn=board["turn"], turns=board["turns"], phase=phase),
        _say(texts, "scenario", map=board["map"]),
        _say(texts, "points", soviet=board["points"]["soviet"], german=board["points"]["german"]),
    ]


def _map(board: dict[str, Any], field: Field, tags: dict[str, str]) -> list[str]:
    """A letter for the terrain, `=` on a road, then who stands there; even rows go half right."""
    there: dict[str, str] = {}
    for id, unit in board["units"].items():
        place = unit["place"]
        if place is not None and place.isdecimal():
            there[place] = there.get(place, "") + tags[id]
    columns = field.grid.columns
    lines = ["    " + "".join(f"{n:02}".ljust(CELL) for n in range(1, columns + 1))]
    for row, codes in enumerate(field.map.rows, 1):
        cells = []
        for column, code in enumerate(codes):
            hex = (row - 1) * columns + column
            mark = "=" if field.road[hex] and code != "v" else ""
            text = f"{code}{mark}{there.get(field.number(hex), '')}"
            cells.append(text[: CELL - 1].ljust(CELL))
        indent = " " * (CELL // 2) if row % 2 == 0 else ""
        lines.append(f"{row:02}  {indent}{''.join(cells)}".rstrip())
    return lines


def _unit(id: str, unit: dict[str, Any], tag: str, texts: Texts) -> str:
    place = unit["place"]
    head = f"{tag:<4}{texts.name(id)}"
    if place is not None and not place.isdecimal():
        return f"{head}: {_say(texts, place)}"
    where = place or "?"
    figures = _say(
        texts, "figures", strength=unit["strength"], protection=unit["protection"],
        steadfastness=unit["steadfastness"], count=unit["ammo"],
    )  # fmt: skip
    states = [_say(texts, s) for s in ("suppressed", "ambush", "tied") if unit[s]]
    return f"{head}, {where}: {', '.join([figures, *states])}"
