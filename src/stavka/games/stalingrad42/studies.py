"""What a player asks of the map: who could come to a hex, and who would be out of supply if the
enemy stood there. And what the board asks: the scenario as an owner's edition has it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stavka.games.stalingrad42.components import SIDES, SOVIET
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import AREA, Position, find_place, is_area
from stavka.games.stalingrad42.rules.able import movables
from stavka.games.stalingrad42.rules.movement import MODES
from stavka.games.stalingrad42.rules.movement_phase import MovementPhase
from stavka.games.stalingrad42.rules.moving import Moving
from stavka.games.stalingrad42.rules.supply import supplied, supplied_against
from stavka.games.stalingrad42.rules.units import units_of
from stavka.games.stalingrad42.view import view
from stavka.kernel import LANGUAGES


def study(p: Position, seat: str | None, topic: str, thing: str) -> dict[str, Any]:
    if topic == "scenario":
        return view(p.box, p.scenario, thing) if thing in LANGUAGES else {}
    hex, find = find_place(thing), TOPICS.get(topic)
    if find is None or hex is None or is_area(hex) or not p.ground.land >> hex & 1:
        return {}
    return find(p, hex, seat == SIDES[SOVIET])


def comers(p: Position, hex: int, owner: bool) -> dict[str, list[Any]]:
    """Of whoever may still move: in which manner he would come, at what cost and of how much, in
    halves of points (or in hexes); the cheapest first. [5.1c, 5.3a, 5.4a]"""
    if not p.stack or not isinstance(p.stack[-1], MovementPhase):
        return {}
    found: dict[str, list[Any]] = {}
    for unit in movables(p):
        if unit in p.masks and not owner:  # how far it goes tells who is in its box
            continue
        place = p.place[unit]
        moving = Moving((unit,), place)
        far = max(moving.allowance(p, mode) for mode in moving.modes(p))
        if place < AREA and GRID.distance(place, hex) > far:  # no hex costs less than a half
            continue
        for mode, ends in moving.ends(p).items():
            if hex in ends:
                cost, all = moving.reach(p, mode).cost[hex], moving.allowance(p, mode)
                found[p.box.armies.ids[unit]] = [MODES[mode], cost, all]
    return dict(sorted(found.items(), key=lambda each: (MODES.index(each[1][0]), each[1][1])))


def losers(p: Position, hex: int, owner: bool) -> dict[str, list[str]]:
    """Of each side, who is in supply on the map now and would not be if an enemy stood there.
    [16.1b]"""
    found: dict[str, list[str]] = {}
    for side, name in enumerate(SIDES):
        lost = supplied(p, side) & ~supplied_against(p, side, hex) & ~(1 << hex)
        found[name] = [
            p.box.armies.ids[unit]
            for unit in units_of(p, side)
            if 0 <= p.place[unit] < AREA and lost >> p.place[unit] & 1
        ]
    return found


TOPICS: dict[str, Callable[[Position, int, bool], dict[str, Any]]] = {
    "reach": comers,
    "cut": losers,
}
