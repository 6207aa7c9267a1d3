"""What puzzles of Stalingrad '42 want. They begin in a battle and end with it, advance and
breakthrough included: there a choice soon shows what it was worth."""

from __future__ import annotations

from collections.abc import Iterator

from stavka.games.stalingrad42.components import SIDES
from stavka.games.stalingrad42.position import (
    COMBAT,
    ELIMINATED,
    EXITED,
    POOL,
    REMOVED,
    Position,
    find_place,
    place_id,
)
from stavka.games.stalingrad42.rules.advance import AdvanceAfterCombat, Forward
from stavka.games.stalingrad42.rules.base import find_unit
from stavka.games.stalingrad42.rules.breakthrough import Breakthrough, GatherGroup
from stavka.games.stalingrad42.rules.combat import AirDefence, Assault, CombatPhase
from stavka.games.stalingrad42.rules.defence import DeterminedDefence
from stavka.games.stalingrad42.rules.supply import supplied, supplied_in
from stavka.hexes import members
from stavka.kernel import Aim
from stavka.kernel.puzzle import Args

STEPS = (1, 2, 3, 4)
ASKED = (Assault, AirDefence, DeterminedDefence)
PUSHED_ON = (AdvanceAfterCombat, Forward, GatherGroup, Breakthrough)
LOST = (ELIMINATED, REMOVED, POOL)  # a remnant goes back to its display


def over(start: Position, now: Position) -> bool:
    """Whether the battle has ended: the next one can be begun."""
    same = (now.turn, now.side, now.phase) == (start.turn, start.side, start.phase)
    return now.outcome is not None or not same or isinstance(now.stack[-1], CombatPhase)


def side_of(seat: str) -> int:
    return SIDES.index(seat)


def steps(p: Position, side: int) -> int:
    """All that a side has on the map, in its areas, and where those are who have gone further."""
    units = [u for u in p.setup.units[side] if p.unit(u).combat]
    return sum(p.steps(u) for u in units if p.place[u] >= 0 or p.place[u] <= EXITED)


def fought_for(p: Position) -> list[int]:
    """The hex about which the battle is; [] if there is none, or nothing is asked of those who
    attack or defend."""
    step = p.stack[-1]
    if p.phase != COMBAT or not isinstance(step, ASKED):
        return []
    battles = (step, *(getattr(step, name, None) for name in ("clash", "after")))
    hexes = (getattr(battle, "target", None) for battle in battles)
    return [hex for hex in hexes if isinstance(hex, int)][:1]


# Take a hex


def take(p: Position, seat: str) -> Iterator[Args]:
    if p.side == side_of(seat):
        for hex in fought_for(p):
            if not p.fighting(p.side, hex):
                yield {"place": place_id(hex)}


def taken(start: Position, now: Position, seat: str, args: Args) -> bool | None:
    hex = find_place(str(args["place"]))
    assert hex is not None
    if now.fighting(side_of(seat), hex):
        return True
    return False if over(start, now) else None


# Hold it


def hold(p: Position, seat: str) -> Iterator[Args]:
    if p.side != side_of(seat):
        for hex in fought_for(p):
            if p.fighting(side_of(seat), hex):
                yield {"place": place_id(hex)}


def held(start: Position, now: Position, seat: str, args: Args) -> bool | None:
    hex = find_place(str(args["place"]))
    assert hex is not None
    if not now.fighting(side_of(seat), hex):
        return False
    return True if over(start, now) else None


# Destroy a unit


def destroy(p: Position, seat: str) -> Iterator[Args]:
    if p.side == side_of(seat):
        for hex in fought_for(p):
            for unit in p.fighting(p.enemy, hex):
                yield {"unit": p.unit(unit).id}


def destroyed(start: Position, now: Position, seat: str, args: Args) -> bool | None:
    if now.place[find_unit(now, str(args["unit"]))] in LOST:
        return True
    return False if over(start, now) else None


# Cut a unit off


def cut(p: Position, seat: str) -> Iterator[Args]:
    """Of each enemy stack that supply comes to, whoever has most steps."""
    if p.side != side_of(seat) or p.phase != COMBAT:
        return
    if isinstance(p.stack[-1], (Assault, *PUSHED_ON)):
        for hex in members(p.field.combat[p.enemy] & supplied(p, p.enemy)):
            strongest = max(p.fighting(p.enemy, hex), key=p.steps)
            yield {"unit": p.unit(strongest).id}


def cut_off(start: Position, now: Position, seat: str, args: Args) -> bool | None:
    """Who is destroyed is not cut off any more, nor who has left."""
    unit, enemy = find_unit(now, str(args["unit"])), 1 - side_of(seat)
    if now.place[unit] < 0:
        return False
    return not supplied_in(now, enemy, now.place[unit]) if over(start, now) else None


# Take steps from the enemy


def bleed(p: Position, seat: str) -> Iterator[Args]:
    if p.side == side_of(seat):
        for hex in fought_for(p):
            for count in STEPS:
                yield {"count": count, "place": place_id(hex)}


def bled(start: Position, now: Position, seat: str, args: Args) -> bool | None:
    enemy = 1 - side_of(seat)
    if steps(start, enemy) - steps(now, enemy) >= int(args["count"]):
        return True
    return False if over(start, now) else None


# Lose few


def spare(p: Position, seat: str) -> Iterator[Args]:
    for hex in fought_for(p):
        for count in STEPS:
            yield {"count": count, "place": place_id(hex)}


def spared(start: Position, now: Position, seat: str, args: Args) -> bool | None:
    side = side_of(seat)
    if steps(start, side) - steps(now, side) >= int(args["count"]):
        return False
    return True if over(start, now) else None


AIMS = {
    "take": Aim(take, taken),
    "hold": Aim(hold, held),
    "destroy": Aim(destroy, destroyed),
    "cut": Aim(cut, cut_off),
    "bleed": Aim(bleed, bled),
    "spare": Aim(spare, spared),
}
MESSAGES = {
    "aim-take": ("place",),
    "aim-hold": ("place",),
    "aim-destroy": ("unit",),
    "aim-cut": ("unit",),
    "aim-bleed": ("count", "place"),
    "aim-spare": ("count", "place"),
}
