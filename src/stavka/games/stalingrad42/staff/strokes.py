"""Strokes: moves that change the count of victory points by themselves, and whether this half of a
turn is the time for them. Where only the count decides, troops beside the enemy's entry areas, on
the road that feeds what he holds, or off the map by the right edge are worth more than any line."""

from __future__ import annotations

from collections.abc import Iterable

from stavka.games.stalingrad42.appraisal import steps_in
from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.position import Position, area_of, exit_of, find_place, is_area
from stavka.games.stalingrad42.recruit.gains import price
from stavka.games.stalingrad42.rules.able import movables
from stavka.games.stalingrad42.rules.movement import MODES
from stavka.games.stalingrad42.rules.moving import Moving
from stavka.games.stalingrad42.rules.stacking import crowded
from stavka.games.stalingrad42.rules.victory import FALL_BLAU, count, gate, margin, passing

IN_REACH = 5  # points that strokes and battles may bring in a half
MANY = 8  # strokes of one half

Move = tuple[int, int]  # a unit, and the hex or area it goes to
Ends = dict[int, list[int]]  # by place who can come there


def winner(p: Position, points: int) -> int | None:
    """Who wins when this turn ends with so many points; None: nobody yet.
    [24.1.1a, 24.2a, 24.2b, C1.3a, C4.4c]"""
    scenario, last = p.setup.scenario, p.turn == p.setup.scenario.last
    ahead = points + passing(p) - p.box.tables.turns[p.turn].benchmark
    if (far := margin(p)) and abs(ahead) >= far:
        return AXIS if ahead > 0 else SOVIET
    if points >= scenario.goal and (last or p.scenario == FALL_BLAU):
        return AXIS
    return SOVIET if last or 0 < gate(p) > points else None


def decisive(p: Position) -> bool:
    """Whether the side whose half it is would lose by the count as it stands, or may win by it."""
    points, more = count(p).all, IN_REACH if p.side == AXIS else -IN_REACH
    return winner(p, points) == p.enemy or winner(p, points + more) == p.side


def strokes(p: Position) -> tuple[Move, ...]:
    """The moves that change the count most, one after the other."""
    return _strokes(p, ends_of(p, movables(p)))


def _strokes(p: Position, ends: Ends) -> tuple[Move, ...]:
    q = p.copy()
    made: list[Move] = []
    able: Iterable[int] = ends
    while len(made) < MANY:
        gains = {place: _gain(q, ends[place][0], place) for place in able if ends[place]}
        able = [place for place, gain in gains.items() if gain > 0]
        best = [*_best(q, {place: gains[place] for place in able}, ends), *_leaving(q, ends)]
        if not best:
            break
        _, moves = max(best, key=lambda found: (found[0], -len(found[1])))
        q = done(q, moves)
        made += moves
        gone = {unit for unit, _ in moves}
        ends = {place: [u for u in units if u not in gone] for place, units in ends.items()}
    return tuple(made)


def after(p: Position, moves: Iterable[Move]) -> int:
    """The count when these moves are made."""
    return count(done(p, moves)).all


def done(p: Position, moves: Iterable[Move]) -> Position:
    q = p.copy()
    for unit, place in moves:
        q.move((unit,), exit_of(place) if is_area(place) else place)
        if not is_area(place) and not q.of(q.enemy, place) and q.controlled[q.enemy] >> place & 1:
            q.take(place, q.side)
    return q


def _best(
    q: Position, able: dict[int, int], ends: Ends
) -> Iterable[tuple[float, tuple[Move, ...]]]:
    """The best of the single moves, by whoever can make it: troops before staffs and guns, which
    hold nothing against a reply, and the cheapest of them."""
    for place in sorted(able, key=lambda place: (-able[place], place)):
        found = [
            (gain, not q.unit(unit).support, -price(q, unit), unit)
            for unit in ends[place]
            if not crowded(q, (*q.of(q.side, place), unit)) and (gain := _gain(q, unit, place)) > 0
        ]
        if found:
            gain, _, _, unit = max(found)
            return [(gain, ((unit, place),))]
    return []


def _leaving(q: Position, ends: Ends) -> Iterable[tuple[float, tuple[Move, ...]]]:
    """Those who leave the map together, where enough of them can, the cheapest."""
    if q.side != AXIS:
        return
    now = count(q).all
    for row in q.setup.victory.values():
        if row.what != "exit-steps":
            continue
        areas = [area_of(name) for name in row.at]
        missing = row.count - steps_in(q, {exit_of(area) for area in areas})
        ways = {
            unit: area
            for area in areas
            for unit in ends.get(area, ())
            if q.unit(unit).mechanized and q.unit(unit).combat
        }
        leave: list[int] = []
        for unit in sorted(ways, key=lambda u: (-q.steps(u), price(q, u), u)):
            if missing > 0:
                leave.append(unit)
                missing -= q.steps(unit)
        if not leave or missing > 0:
            continue
        moves = tuple((unit, ways[unit]) for unit in leave)
        if (gain := after(q, moves) - now) > 0:
            yield gain, moves


def ends_of(p: Position, units: Iterable[int]) -> Ends:
    """Where those of these can go who fight and are on the map."""
    found: Ends = {}
    for unit in units:
        if p.on_map(unit) and p.unit(unit).combat:
            for choice in Moving((unit,), p.place[unit]).choices(p, ""):
                if choice.verb in MODES and (end := find_place(choice.args[0])) is not None:
                    found.setdefault(end, []).append(unit)
    return found


def _gain(p: Position, unit: int, place: int) -> int:
    """How much the count changes for a side when its unit goes there."""
    if is_area(place):
        return 0
    gain = after(p, ((unit, place),)) - count(p).all
    return gain if p.side == AXIS else -gain
