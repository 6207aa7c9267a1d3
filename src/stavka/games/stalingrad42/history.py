"""What happened on this ground in 1942: the end of a match is told beside it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Literal

import msgspec

from stavka.games.stalingrad42.components import TurnRow
from stavka.games.stalingrad42.geo import GRID, sheets
from stavka.games.stalingrad42.setups import Setup


class HistoryRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A day; `taken`: by which side the place was."""

    date: str
    origin: Literal["agreed", "differs"]
    hex: str = ""
    taken: Literal["", "axis", "soviet"] = ""


@cache
def history() -> dict[str, HistoryRow]:
    """All of it, in the order of the days."""
    text = (files(__package__) / "data" / "history.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, HistoryRow])


def history_of(setup: Setup, turns: Mapping[int, TurnRow]) -> list[dict[str, Any]]:
    """What falls into the days and on the ground of a scenario, with its turn."""
    played = set(setup.scenario.maps)
    found = []
    for id, row in history().items():
        if row.hex and played.isdisjoint(sheets(GRID.at(row.hex))):
            continue
        days = ((turns[n].start, turns[n].end, n) for n in setup.turns)
        turn = next((n for start, end, n in days if start <= row.date <= end), 0)
        if turn:
            found.append({"id": id, "turn": turn, **msgspec.structs.asdict(row)})
    return found
