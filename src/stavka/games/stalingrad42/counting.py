"""What many games are measured by: when cities fall, what each side loses, what stands in the
pocket, and how the benchmarks of the campaign are met."""

from __future__ import annotations

from collections.abc import Sequence

from stavka.games.stalingrad42.components import AXIS, SIDES
from stavka.games.stalingrad42.events import (
    ControlTaken,
    PointsCounted,
    RemnantRestored,
    TurnBegins,
    UnitRebuilt,
    UnitRefitted,
)
from stavka.games.stalingrad42.position import (
    COMING,
    DISPLAYED,
    ELIMINATED,
    REMOVED,
    SUPPLIED,
    UNUSED,
    Position,
)
from stavka.games.stalingrad42.rules.victory import gate, margin
from stavka.kernel import Event

FALLS = (
    {
        "2503": "voronezh-falls",
        "3322": "millerovo-falls",
        "3134": "rostov-falls",
        "3452": "maykop-falls",
        "6759": "grozny-falls",
    },
    {"5022": "kalach-falls"},
)  # by who takes them
LOSSES = tuple(f"steps-lost-{side}" for side in SIDES)
RESTORED = tuple(f"steps-restored-{side}" for side in SIDES)
IN_ALL = tuple(f"steps-lost-in-all-{side}" for side in SIDES)
POCKET, RELIEF = "steps-in-pocket", 33  # the turn on which it is counted, that of the relief
GATE, WINTER = "points-at-gate", 28  # the turn on which the campaign asks for them
EARLY, LATE = tuple(f"ends-early-{side}" for side in SIDES), 20  # the turn from which on it is not
COUNTS = (
    *(name for falls in FALLS for name in falls.values()),
    *LOSSES,
    *RESTORED,
    *IN_ALL,
    POCKET,
    GATE,
    *EARLY,
)


def count(p: Position, told: Sequence[Event], found: dict[str, int]) -> None:
    """The turn in which a city first falls; up to the end of each turn the steps that are missing,
    those that replacements gave back, and both together; those of the Axis without supply at the
    end of one; in the campaign the points when the first are asked for, and whether it was over
    early."""
    turn = p.turn - sum(isinstance(event, TurnBegins) for event in told)
    for event in told:
        if isinstance(event, TurnBegins):
            turn += 1
        elif isinstance(event, ControlTaken):
            falls = FALLS[event.side != f"side-{SIDES[AXIS]}"]
            if event.place in falls:
                found.setdefault(falls[event.place], turn)
        elif isinstance(event, UnitRefitted | RemnantRestored | UnitRebuilt):
            restored = RESTORED[p.box.armies[event.unit].side]
            found[restored] = found.get(restored, 0) + 1
        elif isinstance(event, PointsCounted):
            found |= zip(LOSSES, steps_lost(p), strict=True)
            for missing, restored, all in zip(LOSSES, RESTORED, IN_ALL, strict=True):
                found[all] = found[missing] + found.setdefault(restored, 0)
            if turn == RELIEF:
                found[POCKET] = steps_in_pocket(p)
            if turn == WINTER and gate(p):
                found.setdefault(GATE, event.points)
            if margin(p):
                found |= zip(EARLY, _ended_early(p, turn), strict=True)


def _ended_early(p: Position, turn: int) -> list[int]:
    """By who has won at once: 1 for whoever has before autumn."""
    winners = p.outcome.winners if p.outcome and turn < LATE else ()
    return [int(side in winners) for side in SIDES]


def steps_in_pocket(p: Position) -> int:
    """Of the combat units of the Axis that are out of supply."""
    return sum(
        p.steps(unit)
        for unit in p.setup.units[AXIS]
        if p.unit(unit).combat and p.on_map(unit) and p.supply[unit] != SUPPLIED
    )


def steps_lost(p: Position) -> list[int]:
    """Of the combat units of each side; a remnant is what is left of its unit."""
    remnants = {whole: unit for unit, whole in enumerate(p.stands_for) if whole >= 0}
    lost = [0] * len(SIDES)
    for placed in p.setup.placements:
        unit = placed.unit.index
        if placed.unit.combat and p.place[unit] not in (UNUSED, COMING):
            lost[placed.unit.side] += placed.unit.steps_at(placed.face) - _left(p, unit, remnants)
    return lost


def _left(p: Position, unit: int, remnants: dict[int, int]) -> int:
    if p.place[unit] == DISPLAYED:
        return p.steps(remnants[unit])
    return 0 if p.place[unit] in (ELIMINATED, REMOVED) else p.steps(unit)
