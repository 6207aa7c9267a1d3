"""What is seen of a match: all of it, but for what lies in the boxes of reserve armies."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from stavka.games.stalingrad42.battle_view import (
    battle,
    breakthrough,
    disengaging,
    retreat,
    targets_at,
    worn,
)
from stavka.games.stalingrad42.campaign_view import affairs
from stavka.games.stalingrad42.components import AXIS, SIDES
from stavka.games.stalingrad42.defence_view import defence
from stavka.games.stalingrad42.dice_view import thrown
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.layer_view import layers
from stavka.games.stalingrad42.moving_view import moving
from stavka.games.stalingrad42.position import (
    AIR,
    COMBAT,
    DONE,
    FORTS,
    KNOWN,
    MOVEMENT,
    ORDERS,
    PHASES,
    SUPPLY,
    UNUSED,
    Position,
    box_id,
    is_box,
    place_id,
)
from stavka.games.stalingrad42.refitting_view import refitting
from stavka.games.stalingrad42.rules.air import where
from stavka.games.stalingrad42.rules.boxes import boxes, known_marker
from stavka.games.stalingrad42.rules.disengagement import in_use
from stavka.games.stalingrad42.rules.railways import network
from stavka.games.stalingrad42.rules.special_units import bound
from stavka.games.stalingrad42.rules.stacking import overfull
from stavka.games.stalingrad42.rules.trains import left
from stavka.games.stalingrad42.rules.victory import needed
from stavka.hexes import OFF

Json = dict[str, Any]
KEPT = 1 << 14  # states of units of late: most are as they were a moment ago
BLOCK = 32  # units that are compared at once
Marks = dict[int, tuple[tuple[str, ...], tuple[str, ...]]]  # of units, before and behind their own
State = tuple[Any, ...]  # of all units: lists of what they show, and the marks
HIDDEN = "hidden"  # where units in boxes are, for who does not know in which


def _verdict(p: Position) -> list[Any] | None:
    """How the match has ended, and the points that decided it."""
    if p.outcome is None:
        return None
    how = p.outcome.reason.id.removeprefix("outcome-")
    return [how, needed(p, how)]


def board(p: Position, *, owner: bool) -> Json:
    """Units by id, with place, face and what is marked on them, so that a move changes one entry of
    the view. `owner`: the Soviets look, whose the reserve armies are."""
    return {
        "scenario": p.scenario,
        "turn": p.turn,
        "season": p.box.tables.turns[p.turn].season,
        "weather": p.weather,
        "mud": p.muddy,
        "mud_on": p.mud_on,
        "flooded": p.flooded,
        "phase": PHASES[p.phase],
        "side": SIDES[p.side],
        "points": p.points,
        "goal": p.setup.scenario.goal,
        "benchmark": p.box.tables.turns[p.turn].benchmark if p.setup.scenario.automatic else None,
        "verdict": _verdict(p),
        "units": _units(p, owner),
        "maskirovka": masked(p, owner),
        "control": _control(p),
        "caucasus": not p.caucasus_bound,
        "resources": p.resources,
        "refitting": refitting(p, owner),
        "affairs": affairs(p, owner),
        "railheads": _railheads(p),
        "works": {
            place_id(hex): [SIDES[side], int(done)] for hex, (side, done) in sorted(p.works.items())
        },
        "flotilla": place_id(p.flotilla) if p.flotilla != OFF else "",
        "forts": [group for group, used in zip(FORTS, p.forts, strict=True) if used],
        "trains": [*left(p)],
        "crowded": _crowded(p),
        "moving": moving(p, owner),
        "battle": battle(p),
        "targets": targets_at(p),
        "short_turn": p.short_turn,
        "preliminary": p.preliminary,
        "disengagement": in_use(p),
        "contested": {
            place_id(hex): SIDES[p.first_attacker(hex)]
            for hex in p.city_battles
            if p.contested(hex)
        },
        "disengaging": disengaging(p),
        "thrown": thrown(p),
        "reserving": p.reserving,
        "retreat": retreat(p),
        "defence": defence(p),
        "worn": worn(p),
        "breakthrough": breakthrough(p),
        "air": {id: _air(p, air) for air, id in enumerate(p.setup.air)},
        "city_battles": {place_id(hex): its[0] for hex, its in sorted(p.city_battles.items())},
        **layers(p),
    }


def _crowded(p: Position) -> list[str]:
    """Where somebody must go by the end of the phase: there is no room for all. [4.4b]"""
    return [place_id(hex) for hex in overfull(p)] if p.phase in (MOVEMENT, COMBAT) else []


def _railheads(p: Position) -> list[list[Any]]:
    """Each with whether it is joined with the railways behind it. [17.3.2a]"""
    joined = network(p, AXIS) if p.railheads else 0
    return [[place_id(line[-1]), joined >> line[-1] & 1] for line in p.railheads]


def _air(p: Position, air: int) -> list[str]:
    """Where an air unit is: `ready`, or `with` and `over` with their hex."""
    place = where(p, air)
    return [AIR[p.air[air]], *([place_id(place)] if place >= 0 else [])]


def _units(p: Position, owner: bool) -> Json:
    """All of them, the very same while nothing of them changes."""
    held, here = bound(p), tuple(p.field.present(side) for side in range(len(SIDES)))
    others = tuple(p.refits), tuple(p.plans), tuple(p.reserves.items())
    marked = p.field.recall("marked", (held, here, others), lambda: _marked(p, held))
    state = p.places, tuple(p.stands_for), *map(bytes, _states(p)), marked
    return p.field.renew(("units", owner), state, lambda known: _anew(p, owner, state, known))


def _marked(p: Position, held: set[int]) -> Marks:
    laid, found = _laid(p), Marks()
    for unit in {*held, *p.refits, *laid}:
        bonds = ["bound"] if unit in held and p.place[unit] >= 0 else []
        refit = ["replacement"] if unit in p.refits else []
        found[unit] = (*bonds, *refit), tuple(laid.get(unit, ()))
    return found


def _anew(p: Position, owner: bool, state: State, known: tuple[State, Json] | None) -> Json:
    """Only those that are not as they were a moment ago, unless one comes or goes: they are told in
    their order."""
    ids, marked = p.box.armies.ids, state[-1]
    if known is not None:
        before, found = known[0], known[1].copy()
        for unit in _changed(before, state):
            entry, id = _unit(p, owner, unit, marked), ids[unit]
            if (entry is None) == (id in found):
                break
            if entry is not None:
                found[id] = entry
        else:
            return found
    every = ((id, _unit(p, owner, unit, marked)) for unit, id in enumerate(ids))
    return {id: entry for id, entry in every if entry is not None}


def _changed(before: State, state: State) -> set[int]:
    """The units of which something is another."""
    *was, old = before
    *lists, new = state
    found = set[int]()
    if old is not new:
        found = {unit for unit in old.keys() | new.keys() if old.get(unit) != new.get(unit)}
    for one, two in zip(was, lists, strict=True):
        if one == two:
            continue
        for first in range(0, len(two), BLOCK):
            some = slice(first, first + BLOCK)
            if one[some] != two[some]:
                pairs = enumerate(zip(one[some], two[some], strict=True), first)
                found |= {unit for unit, (a, b) in pairs if a != b}
    return found


def _states(p: Position) -> tuple[bytearray, ...]:
    """What a unit shows besides its place."""
    return p.face, p.order, p.supply, p.done, p.known


def _unit(p: Position, owner: bool, unit: int, marked: Marks) -> list[Any] | None:
    """What is told of a unit; None: it is not in the match."""
    place = p.place[unit]
    if place == UNUSED:
        return None
    if not owner and is_box(place):
        return [HIDDEN, 0]
    state = place, *[each[unit] for each in _states(p)]
    whole = p.stands_for[unit]
    marks = marked.get(unit, ((), ()))
    return _entry(state, marks, p.box.armies.ids[whole] if whole >= 0 else "")


def masked(p: Position, owner: bool) -> Json | None:
    """How many counters lie in each box; the box of each army, to the enemy only of those that he
    has seen open, the armies that will be removed, and whose markers may have been exchanged.
    [34.1.2a, 34.1.2b, 34.7a]"""
    if not p.masks:
        return None
    under = p.masks if owner else {army: known_marker(p, army) for army in p.masks}
    ids = p.box.armies.ids
    return {
        "counts": {box_id(number): len(units) for number, units in enumerate(boxes(p))},
        "armies": {ids[a]: box_id(n) if n >= 0 else None for a, n in sorted(under.items())},
        "opened": [ids[army] for army in p.opened],
        "touched": [[ids[army] for army in pair] for pair in p.exchanged],
    }


def _laid(p: Position) -> dict[int, list[str]]:
    """The markers of optional chapters on each unit; the same twice if two lie there."""
    found: dict[int, list[str]] = {}
    for unit, ready in p.plans:
        found.setdefault(unit, []).append("plan-ready" if ready else "plan")
    for unit, active in p.reserves.items():
        found.setdefault(unit, []).append("activated" if active else "reserve")
    return found


@lru_cache(maxsize=KEPT)
def _entry(state: tuple[int, ...], marks: tuple[tuple[str, ...], ...], whole: str) -> list[Any]:
    """Where a unit is, its face, what it shows of its state among other marks, and whose remnant it
    is. Those who are alike share one."""
    place, face, order, supply, done, known = state
    before, behind = marks
    found = [
        *before,
        *([ORDERS[order]] if order else []),
        *([SUPPLY[supply]] if supply else []),
        *(name for bit, name in enumerate(DONE) if done >> bit & 1),
        *(name for bit, name in enumerate(KNOWN) if known >> bit & 1),
        *behind,
    ]
    if whole:
        return [place_id(place), face, found, whole]
    return [place_id(place), face, found] if found else [place_id(place), face]


def _control(p: Position) -> Json:
    return p.field.recall("control", (p.ground, bytes(p.axis_holds)), lambda: _held(p))


def _held(p: Position) -> Json:
    held = p.box.held.items()
    numbers = p.ground.keep(
        "held", lambda: [(GRID.number(hex), n) for hex, n in held if p.ground.in_play >> hex & 1]
    )
    return {hex: SIDES[not p.axis_holds[number]] for hex, number in numbers}
