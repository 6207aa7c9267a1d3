"""What everybody sees of a move or an advance that is being made: who goes, how far they can go in
each manner, what each place costs and by which way."""

from __future__ import annotations

from typing import Any

from stavka.games.stalingrad42.position import Position, is_area, place_id
from stavka.games.stalingrad42.rules import ships, trains
from stavka.games.stalingrad42.rules.advance import Forward
from stavka.games.stalingrad42.rules.breakthrough import Breakthrough, GatherGroup
from stavka.games.stalingrad42.rules.movement import MODES
from stavka.games.stalingrad42.rules.moving import Moving
from stavka.games.stalingrad42.rules.ships import Voyage
from stavka.games.stalingrad42.rules.trains import MODE as RAIL
from stavka.games.stalingrad42.rules.trains import Ride
from stavka.hexes import OFF

Json = dict[str, Any]
Ways = dict[str, list[Any]]  # each place with its cost and the place before it
ONE_VOYAGE = 1


def moving(p: Position, owner: bool) -> Json | None:
    """The places of each manner; of those after the first only what cannot be reached before,
    and what leads there. How far a reserve army can go only its owner sees."""
    top = p.stack[-1] if p.stack else None
    if isinstance(top, Forward | GatherGroup | Breakthrough):
        return {"units": [p.box.armies.ids[unit] for unit in top.units], "from": _start(p, top)}
    if isinstance(top, Ride):
        return {
            "units": [p.box.armies.ids[top.unit]],
            "from": place_id(p.place[top.unit]),
            RAIL: _lines(p, top.unit),
        }
    if isinstance(top, Voyage):
        start = place_id(p.place[top.unit])
        lanes = {place_id(end): [ONE_VOYAGE, start] for end in ships.ends(p, top.unit)}
        return {"units": [p.box.armies.ids[top.unit]], "from": start, "sea": lanes}
    if not isinstance(top, Moving):
        return None
    found: Json = {
        "units": [p.box.armies.ids[unit] for unit in top.units],
        "from": _start(p, top),
        "spent": top.spent,
    }
    if not owner and any(unit in p.masks for unit in top.units):
        return found
    for mode, ends in top.ends(p).items():
        if ends:
            found[MODES[mode]] = _ways(p, top, mode, ends)
            found[f"{MODES[mode]}-left"] = top.allowance(p, mode)
    return found


def _lines(p: Position, unit: int) -> Ways:
    """The hexes of the railways that lead to an end, each with its distance."""
    start, reach, found = place_id(p.place[unit]), trains.ways(p, unit), Ways()
    for end in trains.ends(p, unit):
        if is_area(end):
            *_, last, area = (p.place[unit], *trains.way_to(p, unit, end))
            found[place_id(area)] = [reach.cost[last] + 1, place_id(last)]
            end = last
        while end in reach.came and (number := place_id(end)) not in found:
            before = reach.came[end]
            found[number] = [reach.cost[end], start if before == OFF else place_id(before)]
            end = before
    return found


def _start(p: Position, step: Moving | Forward | GatherGroup | Breakthrough) -> str:
    return place_id(p.place[step.units[0]])


def _ways(p: Position, step: Moving, mode: int, ends: set[int]) -> Ways:
    (cost_of, came), areas = step.reach(p, mode), step.areas(p, mode)
    start = place_id(p.place[step.units[0]])
    found: Ways = {}
    for end in ends:
        if is_area(end):
            cost, end_before = areas[end]
            found[place_id(end)] = [cost, start if end_before == OFF else place_id(end_before)]
            end = end_before
        while end != OFF and end in came and (number := place_id(end)) not in found:
            before = came[end]
            found[number] = [cost_of[end], start if before == OFF else place_id(before)]
            end = before
    return found
