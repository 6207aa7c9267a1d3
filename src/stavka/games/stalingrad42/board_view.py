"""What everybody sees of a match: all of it, for nothing is hidden in these scenarios."""

from __future__ import annotations

from typing import Any

from stavka.games.stalingrad42.battle_view import battle, breakthrough, retreat, targets_at, worn
from stavka.games.stalingrad42.components import SIDES
from stavka.games.stalingrad42.defence_view import defence
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.layer_view import layers
from stavka.games.stalingrad42.moving_view import moving
from stavka.games.stalingrad42.position import (
    DONE,
    FORTS,
    KNOWN,
    ORDERS,
    PHASES,
    SUPPLY,
    UNUSED,
    Position,
    place_id,
)
from stavka.games.stalingrad42.rules.special_units import bound

Json = dict[str, Any]


def board(p: Position) -> Json:
    """Units by id, so that a move changes one entry of the view."""
    held = bound(p)
    return {
        "scenario": p.scenario,
        "turn": p.turn,
        "phase": PHASES[p.phase],
        "side": SIDES[p.side],
        "points": p.points,
        "goal": p.setup.scenario.goal,
        "units": {
            p.box.armies.ids[unit]: _unit(p, unit, place, unit in held)
            for unit, place in enumerate(p.place)
            if place != UNUSED
        },
        "control": {
            GRID.number(hex): SIDES[not p.axis_holds[number]]
            for hex, number in p.box.held.items()
            if p.ground.in_play >> hex & 1
        },
        "caucasus": not p.caucasus_bound,
        "forts": [group for group, used in zip(FORTS, p.forts, strict=True) if used],
        "moving": moving(p),
        "battle": battle(p),
        "targets": targets_at(p),
        "retreat": retreat(p),
        "defence": defence(p),
        "worn": worn(p),
        "breakthrough": breakthrough(p),
        "city_battles": {place_id(hex): its[0] for hex, its in sorted(p.city_battles.items())},
        **layers(p),
    }


def _unit(p: Position, unit: int, place: int, bound: bool) -> list[Any]:
    """Place, face, and what is marked on it, if anything is."""
    marks = ["bound"] if bound and place >= 0 else []
    if p.order[unit]:
        marks.append(ORDERS[p.order[unit]])
    if p.supply[unit]:
        marks.append(SUPPLY[p.supply[unit]])
    marks += [name for bit, name in enumerate(DONE) if p.done[unit] >> bit & 1]
    marks += [name for bit, name in enumerate(KNOWN) if p.known[unit] >> bit & 1]
    found: list[Any] = [place_id(place), p.face[unit]]
    if marks:
        found.append(marks)
    if p.stands_for[unit] >= 0:
        found += [[]] * (3 - len(found))
        found.append(p.box.armies.ids[p.stands_for[unit]])
    return found
