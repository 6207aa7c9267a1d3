"""What a replacement is worth to a bot: steps that count most, where they are wanted."""

from __future__ import annotations

from collections.abc import Sequence

from stavka.games.stalingrad42.appraisal import Enemy, from_area
from stavka.games.stalingrad42.position import Position, find_place, is_area, is_box
from stavka.games.stalingrad42.rules.base import find_unit
from stavka.games.stalingrad42.rules.boxes import army_of
from stavka.games.stalingrad42.rules.entry_areas import may_enter_from
from stavka.games.stalingrad42.rules.stacking import room
from stavka.kernel import Choice

FAR = 8  # hexes from the enemy at which a step is worth half
# Beside the enemy a marker stops an attacker, and a step holds a line.
IN_THE_LINE = (0.4, 1.3)
BACK = 0.5  # who comes back has a way to go
SUPPORT = 4.0  # a headquarters that comes back
COMMON = 0.01  # what more units can use is spent later
PLAINEST = ("infantry", "italy", "romania", "hungary", "cavalry", "special", "tank", "axis")


def worth(p: Position, wish: Choice, enemy: Enemy) -> float:
    """Of the step that a choice brings; of kinds of points that serve as well the plainest."""
    unit = find_unit(p, wish.args[0])
    found = _strength(p, unit, wish.verb) * _place(p, unit, wish.verb, enemy)
    return found - COMMON * PLAINEST.index(wish.args[1])


def _strength(p: Position, unit: int, verb: str) -> float:
    """What is printed on the new side more than on the old one."""
    counter = p.unit(unit)
    if counter.support:
        return SUPPORT
    if verb == "rebuild":
        top = counter.faces[-1]
        return top.attack + top.defence
    whole = p.stands_for[unit]
    old, new = p.top(unit), counter.faces[p.face[unit] - 1]
    if whole >= 0:
        new = p.unit(whole).faces[-1]
    return new.attack + new.defence - old.attack - old.defence


def _place(p: Position, unit: int, verb: str, enemy: Enemy) -> float:
    if verb == "rebuild":
        return BACK
    at = p.place[army_of(p, unit) if is_box(p.place[unit]) else unit]
    if is_area(at):
        return BACK
    if p.field.beside(p.enemy) >> at & 1:
        return IN_THE_LINE[p.side]
    return 1 / (1 + enemy.near[at] / FAR)


def mustering(p: Position, unit: int, offered: Sequence[Choice], ways: Sequence[int]) -> Choice:
    """Where a unit that comes back is nearest to what is fought for and has room, if it has."""
    best: tuple[float, Choice] | None = None
    for wish in offered:
        place = find_place(wish.args[0])
        assert place is not None
        if is_area(place):
            if not may_enter_from(p, (unit,), place):
                continue
            far = from_area(p.ground, place, ways)
        elif room(p, place, (unit,)):
            far = ways[place]
        else:
            continue
        if best is None or far < best[0]:
            best = far, wish
    return best[1] if best else offered[-1]
