"""What everybody sees of battles: the attack that is planned, what can be attacked, a retreat."""

from __future__ import annotations

from typing import Any

from stavka.games.stalingrad42.components import SIDES
from stavka.games.stalingrad42.position import Position, place_id
from stavka.games.stalingrad42.rules.air import air_id
from stavka.games.stalingrad42.rules.auto_ds import AutoDs
from stavka.games.stalingrad42.rules.breakthrough import Breakthrough
from stavka.games.stalingrad42.rules.combat import (
    AirDefence,
    Assault,
    CombatPhase,
    strongest,
    targets,
)
from stavka.games.stalingrad42.rules.disengagement import (
    Disengage,
    modifiers,
    outcomes,
    way_back,
)
from stavka.games.stalingrad42.rules.losses import FormRemnant
from stavka.games.stalingrad42.rules.modifiers import Battle, Term, column_name, idle
from stavka.games.stalingrad42.rules.prospects import (
    chance_against_stand,
    chance_to_take,
    prospects,
)
from stavka.games.stalingrad42.rules.retreat import RetreatTo
from stavka.games.stalingrad42.rules.weather import advance_of

Json = dict[str, Any]


def battle(p: Position) -> Json | None:
    """The attack that is being planned, number by number; while nobody takes part, as it would be
    with all who can."""
    top = p.stack[-1] if p.stack else None
    if isinstance(top, AirDefence):
        return _against(p, top)
    if not isinstance(top, Assault | AutoDs):
        return None
    place = place_id(top.target)
    if top.units:
        its = top.battle(p)
        guns = [p.unit(gun).id for gun in top.guns]
        air = air_id(p, top.air) if isinstance(top, Assault) and top.air >= 0 else None
        dice = 1 + (len(top.plans) if isinstance(top, Assault) else 0)
        short = isinstance(top, AutoDs) and not top.ready(p)
        shown = {"guns": guns, "air": air, "dice": dice, "short": short}
        return {"place": place, **_account(p, its), **shown}
    all_of_them = strongest(p, top.target)
    return {
        "place": place,
        "attackers": [],
        "defenders": [],
        "all": _account(p, all_of_them) if all_of_them else None,
    }


def _against(p: Position, step: AirDefence) -> Json:
    """The attack that an air unit may be sent against, and how it would be then."""
    return {
        "place": place_id(step.target),
        **_account(p, step.battle(p)),
        "guns": [],
        "dice": 1 + step.plans,
        "against": _account(p, step.battle(p, air=True)),
    }


def breakthrough(p: Position) -> Json | None:
    """The breakthrough group: how many hexes it has left, and each battle it could fight."""
    top = p.stack[-1] if p.stack else None
    if not isinstance(top, Breakthrough):
        return None
    battles = {place_id(hex): _account(p, top.battle(p, hex), again=True) for hex in top.targets(p)}
    return {"left": top.left(p), "battles": battles}


def worn(p: Position) -> str | None:
    """The unit of which a remnant may be left."""
    top = p.stack[-1] if p.stack else None
    return p.unit(top.unit).id if isinstance(top, FormRemnant) else None


def _account(p: Position, its: Battle, *, again: bool = False) -> Json:
    """A breakthrough goes on as the table says, whatever the weather. [23.2.3e]"""
    ahead = prospects(p, its, again=again)
    stand = chance_against_stand(p, its, again=again) if its.lawful else None
    return {
        "attackers": [_term(p, term) for term in its.attackers],
        "defenders": [_term(p, t) for t in (*its.defenders, *idle(p, p.enemy, its))],
        "attack": its.attack,
        "defence": its.defence,
        "odds": column_name(its.first),
        "shifts": [[shift.columns, shift.reason, shift.row] for shift in its.shifts],
        "column": its.table,
        "lawful": its.lawful,
        "results": list(ahead.results),
        "advance": [hexes if again else advance_of(p, hexes) for hexes in ahead.advance],
        "lost": list(ahead.lost),
        "taken": ahead.taken,
        "doomed": ahead.doomed,
        "stand": [stand.numerator, stand.denominator] if stand is not None else None,
    }


def _term(p: Position, term: Term) -> list[Any]:
    return [p.box.armies.ids[term.unit], term.printed, term.value, [list(c) for c in term.changes]]


def targets_at(p: Position) -> Json:
    """The hexes that can be attacked now, each with the best column there and the chance, in
    sixths, to take it."""
    top = p.stack[-1] if p.stack else None
    if not isinstance(top, CombatPhase):
        return {}
    return {place_id(hex): [its.table, chance_to_take(p, its)] for hex, its in targets(p).items()}


def disengaging(p: Position) -> Json | None:
    """Those who try to break away: what is added to the die, what the six dice come to, and where
    they could go."""
    top = p.stack[-1] if p.stack else None
    if not isinstance(top, Disengage):
        return None
    return {
        "modifiers": [[m.value, m.reason, "27.2.2a"] for m in modifiers(p, top.units)],
        "outcomes": outcomes(p, top.units),
        **_ways(p, way_back(p, top.units)),
    }


def retreat(p: Position) -> Json | None:
    """The retreat that somebody is asked about: to each end the way, and the steps it costs."""
    top = p.stack[-1] if p.stack else None
    return _ways(p, top) if isinstance(top, RetreatTo) else None


def _ways(p: Position, step: RetreatTo) -> Json:
    found = step.ends(p)
    return {
        "side": SIDES[step.to],
        "from": place_id(step.hex),
        "units": [p.box.armies.ids[unit] for unit in step.units],
        "ends": {
            place_id(end): [[place_id(place) for place in path], found.short.get(end, 0)]
            for end, path in found.paths.items()
        },
    }
