"""Chapter 19.4, and who else comes besides the reinforcements of the turn track."""

from __future__ import annotations

from stavka.games.stalingrad42.components import AXIS
from stavka.games.stalingrad42.position import (
    RETURNING,
    SEEN,
    WITHDRAWN,
    Position,
    area_of,
)
from stavka.games.stalingrad42.rules import entry_areas, withdrawals
from stavka.games.stalingrad42.rules.base import Play, is_hex
from stavka.games.stalingrad42.rules.replacements import bar_muster, mustering
from stavka.games.stalingrad42.setups import DOORS
from stavka.kernel import Reason


def coming(p: Position) -> list[int]:
    """The units of the active player that are to be placed now: reinforcements, leaders and staffs
    that come back, units that take the place of lost ones. [19.4b, 22.1.2a, 32.5a]"""
    return [*entry_areas.due(p), *_back(p)]


def expected(p: Position) -> int:
    """How many of them come; of those who are called one does."""
    return entry_areas.expected(p) + len(_back(p))


def _back(p: Position) -> list[int]:
    due = [unit for unit, turn in p.returns.items() if turn <= p.turn]
    return sorted(unit for unit in due if p.unit(unit).side == p.side)


def landings(p: Position, unit: int) -> list[int]:
    """Where a unit is placed: whoever comes back like a replacement that costs nothing, others in
    their areas. [19.4b, 19.4d, 22.1.1a-c]"""
    if unit in p.returns and p.unit(unit).kind in RETURNING:
        return mustering(p, unit)
    if p.place[unit] == WITHDRAWN:
        return [area_of(name) for name in DOORS[p.side]]
    return [*entry_areas.doors_of(p, unit)]


def bar_landing(p: Position, unit: int, place: int | None) -> Reason:
    """Why a unit is not placed as is wished. [19.4b, 22.1.1a-c, 22.1.2a]"""
    if unit not in _back(p) and unit not in withdrawals.returning(p):
        return entry_areas.bar_place(p, unit)
    its_area = "not-its-area", "22.1.1c" if p.side == AXIS else "22.1.1b"
    if p.unit(unit).kind not in RETURNING:
        return its_area
    return bar_muster(p, unit, place) or its_area


def land(p: Position, play: Play, unit: int, place: int) -> None:
    """It is there; a leader or staff that comes back bears a replacement marker, and a leader is
    ready like others in this phase. [19.4d, 21.4a, 28.1.1c]"""
    if p.place[unit] == WITHDRAWN:
        withdrawals.bring_back(p, unit)
    if p.returns.pop(unit, 0):
        p.order[unit] = p.supply[unit] = p.done[unit] = 0
        p.known[unit] = SEEN if is_hex(place) else 0
        if p.unit(unit).kind in RETURNING:
            p.face[unit] = 0
            p.refits[unit] = True
    entry_areas.arrive(p, play, unit, place)
