"""Chapter 4: how many units may stand in a hex."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from stavka.games.stalingrad42.components import SIDES
from stavka.games.stalingrad42.position import COMBAT, RETREATED, Position, place_id
from stavka.games.stalingrad42.rules.losses import eliminate
from stavka.games.stalingrad42.rules.reserve_armies import in_reserve
from stavka.games.stalingrad42.setups import (
    CORPS,
    CORPS_WITH_STAFF,
    FEW_CORPS,
    STACK,
    STACK_WITH_STAFF,
    stack_size,
)
from stavka.hexes import members
from stavka.kernel import Arg, Ask, Choice, Play, Reason, choice


def crowded(p: Position, units: Collection[int]) -> bool:
    """Whether so many units of one side are too many for a hex. [4.1a to 4.3c]"""
    return len(units) > STACK[1] and surplus(p, units) > 0


def surplus(p: Position, units: Collection[int]) -> int:
    """How many units of one side, at least, are too many for a hex: a corps that goes counts
    against both limits. [4.1a to 4.3c, 4.4b]"""
    if len(units) <= STACK[1]:
        return 0
    here = [p.unit(unit) for unit in units]
    staffs = [u.id for u in here if u.kind == "army-staff"]
    found = stack_size(here) - (STACK_WITH_STAFF if staffs else STACK[here[0].side])
    if staffs and all(id in FEW_CORPS for id in staffs):
        found = max(found, sum(u.kind in CORPS for u in here) - CORPS_WITH_STAFF)
    return max(found, 0)


def spare(p: Position, units: Collection[int]) -> list[int]:
    """Those combat units without whom fewer are too many for a hex. [4.4b]"""
    most = surplus(p, units)
    return [
        unit
        for unit in units
        if p.unit(unit).combat and surplus(p, [u for u in units if u != unit]) < most
    ]


def room(p: Position, hex: int, units: Iterable[int]) -> bool:
    """Whether these units may end in a hex beside those of their side who are there. [14.1d]"""
    coming = tuple(units)
    side = p.unit(coming[0]).side
    there = [unit for unit in p.of(side, hex) if unit not in coming]
    return not crowded(p, (*there, *coming))


def within_limit(
    p: Position, hex: int, units: tuple[int, ...], worth: Callable[[int], int]
) -> tuple[int, ...]:
    """Of the units of a side that defend a hex those who are not too many: the best of them.
    [10.2.1d]"""
    if len(units) <= STACK[1]:
        return units
    others = [u for u in p.of(p.unit(units[0]).side, hex) if not p.unit(u).combat]
    left, out = counted(p, units), set[int]()
    while most := surplus(p, (*others, *left)):
        able = [u for u in left if surplus(p, [*others, *(o for o in left if o != u)]) < most]
        weakest = min(able, key=worth)
        left.remove(weakest)
        out.add(weakest)
    return tuple(unit for unit in units if unit not in out)


class CheckStacking(Ask[Position], frozen=True):
    """At the end of movement and of combat the active player eliminates units where too many
    stand: only such without whom they are fewer too many. [4.4a, 4.4b, 12.1.4a]"""

    rules = ("4.4b",)

    def seats(self, p: Position) -> tuple[str, ...]:
        return (SIDES[p.side],)

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"place": place_id(overfull(p)[0])}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        here = due(p, p.of(p.side, overfull(p)[0]))
        return [choice("eliminate", p.unit(unit).id) for unit in spare(p, here)]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        return "not-too-many-there" if choice.verb == "eliminate" else "too-many-in-a-hex"

    def answer(self, p: Position, play: Play[Position], seat: str, choice: Choice) -> None:
        unit = p.box.armies.index[choice.args[0]]
        eliminate(p, play, unit)
        check_stacking(p, play)


def check_stacking(p: Position, play: Play[Position]) -> None:
    """Ask for what must go, if anything must."""
    if overfull(p):
        play.push(CheckStacking())


def overfull(p: Position) -> list[int]:
    """The hexes where too many units of the active player stand."""
    field, side = p.field, p.side
    many = field.where(("many", side), field.units[side], lambda hex: _many(p, p.of(side, hex)))
    return [hex for hex in members(many) if crowded(p, due(p, p.of(side, hex)))]


def _many(p: Position, units: tuple[int, ...]) -> bool:
    """Whether they may be too many: fewer of them never are if they are not. Only a staff makes
    room for others, and may be exempt itself."""
    here = [p.unit(unit) for unit in units]
    if any(unit.kind == "army-staff" for unit in here):
        return sum(unit.combat for unit in here) > STACK[here[0].side]
    return crowded(p, units)


def due(p: Position, units: Iterable[int]) -> list[int]:
    """Those who must find room by the end of the phase: whoever has broken away in combat has until
    the end of the next movement; a staff makes room at once. [4.3a, 12.1.4a]"""
    left = counted(p, units)
    if p.phase != COMBAT:
        return left
    return [u for u in left if not (p.done[u] & RETREATED and p.unit(u).combat)]


def counted(p: Position, units: Iterable[int]) -> list[int]:
    """Without armies in reserve. [31.0d, C1.2l]"""
    exempt = in_reserve(p)
    return [unit for unit in units if unit not in exempt]
