"""What everybody sees of the campaign's own affairs: withdrawals, reserve armies, Vasilevsky."""

from __future__ import annotations

from typing import Any

from stavka.games.stalingrad42.position import COMING, REMOVED, WITHDRAWN, Position, is_box
from stavka.games.stalingrad42.refusals import REFUSALS
from stavka.games.stalingrad42.rules.initial import InitialPhase
from stavka.games.stalingrad42.rules.reserve_armies import bar_calling, waiting
from stavka.games.stalingrad42.rules.winter_offensive import bar_declaring
from stavka.games.stalingrad42.rules.withdrawals import (
    HandOver,
    MakeUp,
    bar_making_up,
    bar_withdrawing,
    pending,
)
from stavka.kernel import Reason

Json = dict[str, Any]
AWAY = (COMING, REMOVED, WITHDRAWN)
# How a list says why a unit is not meant; what is not named here is of another kind.
WHY = {
    "only-elite-withdrawn": "elite",
    "only-whole-withdrawn": "whole",
    "withdrawn-in-supply": "supply",
    "steps-need-supply": "supply",
    "isolated-last": "isolated",
    "nobody-to-make-up": "nobody",
    "keeps-its-last-step": "last",
    "at-full-strength": "full",
    "not-on-the-map": "map",
}


def affairs(p: Position, owner: bool) -> Json | None:
    """Of the active player, while he can do something about it; nothing in other scenarios. Why who
    is in a box does not go only its owner sees: it tells whose box that is."""
    top = p.stack[-1] if p.stack else None
    if not p.setup.changes or not isinstance(top, InitialPhase | MakeUp | HandOver):
        return None
    task, left, units = _task(p, top, owner)
    return {
        "task": task,
        "left": left,
        "units": units,
        "armies": {army: _said(bar_calling(p, army))[1:] for army in _armies(p)},
        "vasilevsky": bar_declaring(p) is None,
    }


def _armies(p: Position) -> list[str]:
    return waiting(p) if bar_calling(p, "") != "no-reserve-armies" else []


def _task(p: Position, top: InitialPhase | MakeUp | HandOver, owner: bool) -> tuple[str, int, Json]:
    """What is to be done, how often, and every unit that comes to mind for it."""
    if isinstance(top, MakeUp):
        found = {u: bar_making_up(p, u, top.kind) for u in _of_kind(p, top.kind, owner)}
        return "reduce", top.left, _told(p, found)
    if isinstance(top, HandOver):
        found = {u: top.bar(p, u) for u in p.setup.units[p.side] if top.concerns(p, u)}
        return "give", top.left, _told(p, found)
    names = [name for name in p.owed if p.setup.changes[name].action == "withdraw"]
    # Whether somebody in a box can go the enemy must not see.
    if not names or (owner and not pending(p)):
        return "", 0, {}
    units = [unit for name in names for unit in _of_kind(p, p.setup.changes[name].kind, owner)]
    left = sum(p.owed[name] for name in names)
    return "recall", left, _told(p, {unit: bar_withdrawing(p, unit) for unit in units})


def _of_kind(p: Position, kind: str, owner: bool) -> list[int]:
    return [
        unit
        for unit in p.setup.units[p.side]
        if p.unit(unit).kind == kind
        and p.place[unit] not in AWAY
        and (owner or not is_box(p.place[unit]))
        and not p.unit(unit).ally
        and "remnant" not in p.unit(unit).marks
    ]


def _told(p: Position, found: dict[int, Reason | None]) -> Json:
    return {p.unit(unit).id: _said(reason) for unit, reason in found.items()}


def _said(reason: Reason | None) -> list[Any]:
    """Whether it can, else why not and by which row."""
    if reason is None:
        return [1]
    id, row = (reason, "") if isinstance(reason, str) else reason
    return [0, WHY.get(id, "other"), row or REFUSALS[id]]
