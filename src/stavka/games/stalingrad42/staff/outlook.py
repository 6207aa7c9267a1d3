"""What a position promises before the end: points held and in reach, and what is left of both
armies."""

from __future__ import annotations

from math import exp

from stavka.games.stalingrad42.appraisal import NEVER, doors, ways_to
from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.ground import HALVES
from stavka.games.stalingrad42.position import ISOLATED, SUPPLIED, Position
from stavka.games.stalingrad42.recruit.gains import price
from stavka.games.stalingrad42.rules.control import controlled
from stavka.games.stalingrad42.rules.victory import count
from stavka.hexes import Bitset, bits, members

STRENGTH = 0.012  # of a point of the prices of steps, in victory points
LAME = {SUPPLIED: 1.0, ISOLATED: 0.4}  # what is left of a unit's worth
UNSUPPLIED = 0.8
SHAKEN = 0.8
PACE = 6 * HALVES  # of a turn's march, also through enemies
REACH = 0.5  # what a point counts that lies before the Axis
SOON = 1.5  # turns
EXIT = 2.0  # points
EVEN = 2.5  # points more or less that make a game three times as likely won as lost
CLEAR = 1.5  # the same when the last dice have fallen


def outlook(p: Position) -> float:
    """The victory points that the Axis may expect."""
    found = float(count(p).all)
    for side, sign in ((AXIS, 1.0), (SOVIET, -1.0)):
        found += sign * STRENGTH * strength(p, side)
    left = p.setup.scenario.last - p.turn + (p.side == AXIS)
    wanted, points = _wanted(p)
    ways = ways_to(
        p.ground, "vehicle", _spearheads(p), p.field.zone(SOVIET), p.field.combat[SOVIET]
    )
    for hex in members(wanted):
        if ways[hex] < NEVER and left:
            turns = ways[hex] / PACE
            late = max(turns - left, 0.0)
            found += REACH * points.get(hex, EXIT) / (1 + turns / SOON) / (1 + late)
    return found


def strength(p: Position, side: int) -> float:
    """What the troops of a side on the map are worth, in the state they are in."""
    found = 0.0
    for unit in p.setup.units[side]:
        if p.on_map(unit) and p.unit(unit).combat:
            worth = price(p, unit) * p.steps(unit) * LAME.get(p.supply[unit], UNSUPPLIED)
            found += worth * (SHAKEN if p.order[unit] else 1.0)
    return found


def _wanted(p: Position) -> tuple[Bitset, dict[int, int]]:
    """The victory hexes that the Axis does not hold, and one door out of the map."""
    points = p.ground.map.vp
    vp = bits(hex for hex in points if p.ground.in_play >> hex & 1)
    out = doors(p)
    return vp & ~controlled(p, AXIS) | out & -out, points


def _spearheads(p: Position) -> Bitset:
    return bits(
        p.place[unit]
        for unit in p.setup.units[AXIS]
        if p.on_map(unit) and p.unit(unit).mechanized and not p.order[unit]
    )


def worth(p: Position, side: int) -> float:
    """From 0, lost, to 1, won."""
    return _chance(outlook(p) - p.setup.scenario.goal, EVEN, side)


def settled(p: Position, side: int, won: bool) -> float:
    """The same when it is over: with points to spare it would more likely be won again."""
    clear = _chance(p.points + 0.5 - p.setup.scenario.goal, CLEAR, side)
    return (won + clear) / 2


def _chance(over: float, even: float, side: int) -> float:
    chance = 1 / (1 + exp(-over / even))
    return chance if side == AXIS else 1 - chance
