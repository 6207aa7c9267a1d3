"""What puzzles of Stalingrad '42 want. They begin in a battle and end with it, advance and
breakthrough included: there a choice soon shows what it was worth."""

from __future__ import annotations

from collections.abc import Iterator

from stavka.games.stalingrad42.components import SIDES
from stavka.games.stalingrad42.position import (
    COMBAT,
    ELIMINATED,
    REMOVED,
    Position,
    find_place,
    place_id,
)
from stavka.games.stalingrad42.rules.base import find_unit
from stavka.games.stalingrad42.rules.combat import AirDefence, Assault, CombatPhase
from stavka.games.stalingrad42.rules.defence import DeterminedDefence
from stavka.kernel import Aim
from stavka.kernel.puzzle import Args

STEPS = (1, 2, 3, 4)
ASKED = (Assault, AirDefence, DeterminedDefence)


def over(start: Position, now: Position) -> bool:
    """Whether the battle has ended: the next one can be begun."""
    same = (now.turn, now.side, now.phase) == (start.turn, start.side, start.phase)
    return now.outcome is not None or not same or isinstance(now.stack[-1], CombatPhase)


def side_of(seat: str) -> int:
    return SIDES.index(seat)


def steps(p: Position, side: int) -> int:
    """All that a side has on the map and in its areas."""
    units = p.setup.units[side]
    return sum(p.steps(u) for u in units if p.place[u] >= 0 and p.unit(u).combat)


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
    if now.place[find_unit(now, str(args["unit"]))] in (ELIMINATED, REMOVED):
        return True
    return False if over(start, now) else None


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
    "bleed": Aim(bleed, bled),
    "spare": Aim(spare, spared),
}
MESSAGES = {
    "aim-take": ("place",),
    "aim-hold": ("place",),
    "aim-destroy": ("unit",),
    "aim-bleed": ("count", "place"),
    "aim-spare": ("count", "place"),
}
