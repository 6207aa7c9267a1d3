"""What everybody sees of a move or an advance that is being made: who goes, how far they can go in
each manner, what each place costs and by which way."""

from __future__ import annotations

from typing import Any

from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import Position, is_area, place_id
from stavka.games.stalingrad42.rules.advance import Forward
from stavka.games.stalingrad42.rules.breakthrough import Breakthrough, GatherGroup
from stavka.games.stalingrad42.rules.moving import MODES, Moving
from stavka.hexes import OFF

Json = dict[str, Any]
Ways = dict[str, list[Any]]  # each place with its cost and the place before it


def moving(p: Position) -> Json | None:
    """The places of each manner; of those after the first only what cannot be reached before,
    and what leads there."""
    top = p.stack[-1] if p.stack else None
    if isinstance(top, Forward | GatherGroup | Breakthrough):
        return {"units": [p.box.armies.ids[unit] for unit in top.units], "from": _start(p, top)}
    if not isinstance(top, Moving):
        return None
    found: Json = {
        "units": [p.box.armies.ids[unit] for unit in top.units],
        "from": _start(p, top),
        "spent": top.spent,
    }
    for mode, ends in top.ends(p).items():
        if ends:
            found[MODES[mode]] = _ways(p, top, mode, ends)
            found[f"{MODES[mode]}-left"] = top.allowance(p, mode)
    return found


def _start(p: Position, step: Moving | Forward | GatherGroup | Breakthrough) -> str:
    return place_id(p.place[step.units[0]])


def _ways(p: Position, step: Moving, mode: int, ends: set[int]) -> Ways:
    reach, areas = step.reach(p, mode), step.areas(p, mode)
    start = place_id(p.place[step.units[0]])
    found: Ways = {}
    for end in ends:
        if is_area(end):
            cost, end_before = areas[end]
            found[place_id(end)] = [cost, start if end_before == OFF else place_id(end_before)]
            end = end_before
        while end != OFF and end in reach.came and (number := GRID.number(end)) not in found:
            before = reach.came[end]
            found[number] = [reach.cost[end], start if before == OFF else GRID.number(before)]
            end = before
    return found
