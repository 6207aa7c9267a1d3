"""What everybody sees of replacements that are being given out."""

from __future__ import annotations

from typing import Any

from stavka.games.stalingrad42.position import ELIMINATED, Position, is_box
from stavka.games.stalingrad42.refusals import REFUSALS
from stavka.games.stalingrad42.rules.initial import InitialPhase
from stavka.games.stalingrad42.rules.replacements import (
    Muster,
    bar_points,
    bar_rebuilding,
    bar_refit,
    taken_by,
)

Json = dict[str, Any]
# How a list says why a unit gets none; what is not named here lacks points.
WHY = {
    "refitted-already": "done",
    "disordered-no-replacements": "order",
    "no-supply-no-replacements": "supply",
    "garrison-is-not-rebuilt": "garrison",
    "takes-no-replacements": "never",
    "nowhere-to-muster": "nowhere",
}
NO_POINTS = "points"


def refitting(p: Position, owner: bool) -> Json | None:
    """The points that are left, and every unit of the active player that lacks a step: the kinds of
    points that it can get one for, or why it cannot and by which row. Who is in a box only its
    owner sees."""
    top = p.stack[-1] if p.stack else None
    if not isinstance(top, InitialPhase | Muster):
        return None
    return {
        "points": {**p.replacements},
        "unit": p.unit(top.unit).id if isinstance(top, Muster) else None,
        "units": {p.unit(unit).id: _chances(p, unit) for unit in _wanting(p, owner)},
    }


def _wanting(p: Position, owner: bool) -> list[int]:
    """Who has lost steps, is lost, or has just got one."""
    return [
        unit
        for unit in p.setup.units[p.side]
        if (owner or not is_box(p.place[unit]))
        and (
            unit in p.refits
            or p.place[unit] == ELIMINATED
            or ((p.place[unit] >= 0 or is_box(p.place[unit])) and _is_worn(p, unit))
        )
    ]


def _is_worn(p: Position, unit: int) -> bool:
    return p.stands_for[unit] >= 0 or p.steps(unit) < p.unit(unit).steps


def _chances(p: Position, unit: int) -> list[Any]:
    bar = bar_rebuilding if p.place[unit] == ELIMINATED else bar_refit
    reason = bar(p, unit)
    kinds = [kind for kind in taken_by(p, unit) if bar_points(p, unit, kind) is None]
    if reason is None:
        return [kinds] if kinds else [[], NO_POINTS, "21.1.1b"]
    id, row = (reason, "") if isinstance(reason, str) else reason
    return [[], WHY.get(id, NO_POINTS), row or REFUSALS[id]]
