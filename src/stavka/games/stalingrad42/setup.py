"""The position before the first step of a scenario."""

from __future__ import annotations

from stavka.games.stalingrad42.box import Box
from stavka.games.stalingrad42.components import AXIS, SIDES
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import (
    CARRIED,
    COMING,
    FORTS,
    POOL,
    REMOVED,
    SEEN,
    STOCK,
    UNUSED,
    Position,
    area_of,
)
from stavka.games.stalingrad42.rules.forts import abandoned
from stavka.games.stalingrad42.rules.railways import new_railheads
from stavka.games.stalingrad42.rules.sequence import GameTurn
from stavka.games.stalingrad42.rules.winter_offensive import from_the_start
from stavka.games.stalingrad42.setups import CITY_BATTLE, Setup

CONTESTED = "29"  # the chapter that Uranus is always played with [C3.1f]

FIRST = 1  # the turn on which the campaign begins


def set_up(
    box: Box,
    scenario: str,
    *,
    disengagement: bool = False,
    contested_cities: bool = False,
    leaders: bool = False,
    offensives: bool = False,
    reserves: bool = False,
) -> Position:
    """Units on their hexes, in their areas, or yet to come; with the optional chapters that are
    played with. [C1.1d]"""
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
        works={},
        city_battles={},
        railheads=[],
        auto_ds=[],
        air=bytearray(len(setup.air)),
        air_at=[-1] * len(setup.air),
        replacements={},
        refits={},
        points=setup.scenario.start,
        caucasus_bound=bool(setup.frozen),
        disengagement=disengagement,
        tried=[],
        contested_cities=contested_cities or CONTESTED in setup.scenario.rules,
        leaders=leaders,
        planning=offensives,
        plans=[],
        reserving=reserves,
        reserves={},
        stepped=[],
        carried=bytearray(len(CARRIED)),
        returns={},
        owed={},
        masks={},
        suspects={},
        exchanged=[],
        marches={},
        newcomers=[],
        opened=[],
        calls={},
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
        if placed.unit.kind == "leader" and not leaders:
            p.place[unit] = REMOVED
    for laid in setup.laid:
        if laid.marker == CITY_BATTLE:
            hex = GRID.at(laid.at)
            p.city_battles[hex] = (laid.face + 1, *p.fighting(AXIS, hex))
    p.railheads = new_railheads(p)
    if setup.scenario.first > FIRST:  # the forts of June as they would be by now
        p.forts[:] = bytes(not abandoned(p, group) for group in FORTS)
    p.forget()
    for unit in setup.successors:
        p.place[unit] = COMING
    for remnant in setup.remnants:
        p.place[remnant.index] = POOL
    for supply in setup.supplies:
        p.place[supply.index] = STOCK
    p.stack += from_the_start(p)
    return p


def _held(box: Box, setup: Setup) -> bytearray:
    """The cities and victory hexes that the Axis holds: those that its units alone stand in, those
    that the scenario names, and the cities behind its start line, which count against it when lost.
    What it fights for is Soviet. [16.3.4a, 24.1.4b, 24.1.4c, 29.1.4a]"""
    names = {*setup.scenario.holds}
    for row in setup.victory.values():
        if row.what == "soviet-inside":
            names |= set(row.at)
    names |= {at for at, here in setup.on_map.items() if all(p.unit.side == AXIS for p in here)}
    found = bytearray(len(box.held))
    for hex, number in box.held.items():
        found[number] = GRID.number(hex) in names
    return found
