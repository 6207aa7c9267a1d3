"""The position before the first step of a scenario."""

from __future__ import annotations

from stavka.games.stalingrad42.box import Box
from stavka.games.stalingrad42.components import AXIS, SIDES
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import (
    COMING,
    FORTS,
    POOL,
    SEEN,
    UNUSED,
    Position,
    area_of,
)
from stavka.games.stalingrad42.rules.sequence import GameTurn
from stavka.games.stalingrad42.setups import Setup


def set_up(box: Box, scenario: str) -> Position:
    """Units on their hexes, in their areas, or yet to come. [C1.1d]"""
    setup = box.setups[scenario]
    count = len(box.armies.units)
    p = Position(
        box=box,
        scenario=scenario,
        turn=setup.scenario.first,
        side=SIDES.index(setup.scenario.from_half),
        place=[UNUSED] * count,
        face=bytearray(count),
        order=bytearray(count),
        supply=bytearray(count),
        done=bytearray(count),
        known=bytearray(count),
        stands_for=[-1] * count,
        axis_holds=_held(box, setup),
        forts=bytearray([1] * len(FORTS)),
        city_battles={},
        auto_ds=[],
        points=setup.scenario.start,
        stack=[GameTurn()],
    )
    for placed in setup.placements:
        unit = placed.unit.index
        p.face[unit] = placed.face
        if placed.hex:
            p.place[unit] = GRID.at(placed.hex)
            p.known[unit] |= SEEN
        elif placed in setup.in_areas:
            p.place[unit] = area_of(placed.at[0])
        else:
            p.place[unit] = COMING
    for remnant in setup.remnants:
        p.place[remnant.index] = POOL
    return p


def _held(box: Box, setup: Setup) -> bytearray:
    """The cities and victory hexes that the Axis holds: those that its units stand in, those that
    the scenario names, and the cities behind its start line, which count against it when lost.
    [16.3.4a, 24.1.4b, 24.1.4c]"""
    names = {*setup.scenario.holds}
    for row in setup.victory.values():
        if row.what == "soviet-inside":
            names |= set(row.at)
    names |= {at for at, placed in setup.on_map.items() if placed[0].unit.side == AXIS}
    found = bytearray(len(box.held))
    for hex, number in box.held.items():
        found[number] = GRID.number(hex) in names
    return found
