"""What everybody sees of a match: all of it, for nothing is hidden in these scenarios."""

from __future__ import annotations

from typing import Any

from stavka.games.stalingrad42.components import ODDS, SIDES
from stavka.games.stalingrad42.geo import GRID
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
from stavka.games.stalingrad42.rules.advance import Forward
from stavka.games.stalingrad42.rules.breakthrough import Breakthrough, GatherGroup
from stavka.games.stalingrad42.rules.combat import EFFECTS, Assault
from stavka.games.stalingrad42.rules.defence import (
    DeterminedDefence,
    column,
    desperate,
    holds,
    leads,
    modifiers,
)
from stavka.games.stalingrad42.rules.modifiers import AUTOMATIC, Battle, Term, column_name, weigh
from stavka.games.stalingrad42.rules.moving import Moving

Json = dict[str, Any]


def board(p: Position) -> Json:
    """Units by id, so that a move changes one entry of the view."""
    return {
        "scenario": p.scenario,
        "turn": p.turn,
        "phase": PHASES[p.phase],
        "side": SIDES[p.side],
        "points": p.points,
        "goal": p.setup.scenario.goal,
        "units": {
            p.box.armies.ids[unit]: _unit(p, unit, place)
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
        "moving": _moving(p),
        "battle": _battle(p),
        "breakthrough": _breakthrough(p),
        "defence": _defence(p),
        "city_battles": {place_id(hex): its[0] for hex, its in sorted(p.city_battles.items())},
    }


def _unit(p: Position, unit: int, place: int) -> list[Any]:
    """Place, face, and what is marked on it, if anything is."""
    marks = []
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


def _moving(p: Position) -> list[str]:
    """The units that are being moved now."""
    top = p.stack[-1] if p.stack else None
    if isinstance(top, Moving | Forward | GatherGroup | Breakthrough):
        return [p.box.armies.ids[unit] for unit in top.units]
    return []


def _battle(p: Position) -> Json | None:
    """The attack that is being planned, number by number."""
    top = p.stack[-1] if p.stack else None
    if not isinstance(top, Assault):
        return None
    if not top.units:
        return {"place": place_id(top.target), "attackers": [], "defenders": []}
    return _account(p, weigh(p, top.target, top.units))


def _breakthrough(p: Position) -> Json | None:
    """The breakthrough group: how many hexes it has left, and each battle it could fight."""
    top = p.stack[-1] if p.stack else None
    if not isinstance(top, Breakthrough):
        return None
    battles = [_account(p, top.battle(p, hex)) for hex in top.targets(p)]
    return {"left": top.left(p), "battles": {battle["place"]: battle for battle in battles}}


def _account(p: Position, battle: Battle) -> Json:
    return {
        "place": place_id(battle.target),
        "attackers": [_term(p, term) for term in battle.attackers],
        "defenders": [_term(p, term) for term in battle.defenders],
        "attack": battle.attack,
        "defence": battle.defence,
        "odds": column_name(battle.first),
        "shifts": [[shift.columns, shift.reason, shift.row] for shift in battle.shifts],
        "column": battle.table,
        "lawful": battle.lawful,
        **_prospects(p, battle),
    }


def _defence(p: Position) -> Json | None:
    """The determined defence that is being decided: for each lead what is added to the die, what
    the six dice come to, and how likely the hex is held in the end, with and without support."""
    top = p.stack[-1] if p.stack else None
    if not isinstance(top, DeterminedDefence):
        return None
    after = top.after
    return {
        "place": place_id(after.target),
        "column": column(p, after.target),
        "desperate": desperate(p, after),
        "again": top.again,
        "lead": p.box.armies.ids[top.leader(p)] if top.leader(p) >= 0 else None,
        "leads": {p.box.armies.ids[unit]: _lead(p, top, unit) for unit in leads(p, after)},
    }


def _lead(p: Position, step: DeterminedDefence, unit: int) -> Json:
    found = [holds(p, step, unit, supported) for supported in (False, True)]
    return {
        "modifiers": [[m.value, m.reason, m.row] for m in modifiers(p, step.after, unit, False)],
        "outcomes": [[o.what, o.own, o.enemy] for o in step.outcomes(p, unit, False)],
        "holds": [[chance.numerator, chance.denominator] for chance in found],
    }


def _term(p: Position, term: Term) -> list[Any]:
    return [p.box.armies.ids[term.unit], term.printed, term.value, [list(c) for c in term.changes]]


def _prospects(p: Position, battle: Battle) -> Json:
    """The six results, and sums over them: sixths of steps lost, and of the hex being taken."""
    if battle.column >= AUTOMATIC:
        results = ["DS"] * 6
    else:
        results = list(p.box.tables.crt[ODDS[ODDS.index(battle.odds)]].results)
    effects = [EFFECTS[result] for result in results]
    return {
        "results": results,
        "lost": [sum(e.attacker for e in effects), sum(e.defender for e in effects)],
        "retreats": sum(bool(e.retreat) for e in effects),
    }
