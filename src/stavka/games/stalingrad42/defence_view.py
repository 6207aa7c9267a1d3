"""What everybody sees of a determined defence that is being decided."""

from __future__ import annotations

from typing import Any

from stavka.games.stalingrad42.position import Position, place_id
from stavka.games.stalingrad42.rules.defence import (
    DeterminedDefence,
    column,
    desperate,
    holds,
    leads,
    modifiers,
)

Json = dict[str, Any]


def defence(p: Position) -> Json | None:
    """For each lead what is added to the die, what the six dice come to, and how likely the hex is
    held in the end, without and with support."""
    top = p.stack[-1] if p.stack else None
    if not isinstance(top, DeterminedDefence):
        return None
    after, every = top.after, p.box.armies.ids
    lead = top.leader(p)
    return {
        "place": place_id(after.target),
        "column": column(p, after.target),
        "desperate": desperate(p, after),
        "again": top.again,
        "lead": every[lead] if lead >= 0 else None,
        "leads": {every[unit]: _lead(p, top, unit) for unit in leads(p, after)},
    }


def _lead(p: Position, step: DeterminedDefence, unit: int) -> Json:
    found = [holds(p, step, unit, supported) for supported in (False, True)]
    return {
        "modifiers": [[m.value, m.reason, m.row] for m in modifiers(p, step.after, unit, False)],
        "outcomes": [[o.what, o.own, o.enemy] for o in step.outcomes(p, unit, False)],
        "holds": [[chance.numerator, chance.denominator] for chance in found],
    }
