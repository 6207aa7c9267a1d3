"""Chapter 9.7: forts that players build and remove, and printed ones that fall out of use."""

from __future__ import annotations

from stavka.games.stalingrad42.components import SIDES, SOVIET
from stavka.games.stalingrad42.events import FortBegun, FortsAbandoned, FortsCompleted
from stavka.games.stalingrad42.position import FORTS, Position, find_place, is_area, place_id
from stavka.games.stalingrad42.rules.base import AskActive, Play, Step, named, places, to_places
from stavka.games.stalingrad42.rules.control import controlled, remove_fort
from stavka.games.stalingrad42.rules.modifiers import terrain_of
from stavka.games.stalingrad42.rules.supply import supplied
from stavka.hexes import Bitset, bits, members
from stavka.kernel import Choice, Reason, choice

ROSTOV = "Rostov"


def own_forts(p: Position, side: int) -> list[int]:
    """The hexes with a side's markers, complete or not."""
    return sorted(hex for hex, (owner, _) in p.works.items() if owner == side)


def building(p: Position, hex: int) -> bool:
    """Whether a fort is under construction there. [9.7.2f]"""
    return not p.works.get(hex, (0, True))[1]


def sites(p: Position) -> Bitset:
    """Where the active player may begin a fort: `bar_fort` for all hexes at once."""
    if bar_building(p) is not None:
        return 0
    return p.field.keep(("sites", p.side, bytes(p.axis_holds)), lambda: _sites(p))


def _sites(p: Position) -> Bitset:
    taken = bits(p.works) | bits(hex for hex in p.ground.map.forts if _printed(p, hex))
    taken |= controlled(p, p.enemy) | p.field.units[p.enemy]
    return supplied(p, p.side) & _buildable(p) & _clear_of_the_enemy(p) & ~taken


def _buildable(p: Position) -> Bitset:
    """The hexes whose ground takes a fort. [9.7.3a]"""
    land = members(p.ground.land)
    return p.ground.keep("buildable", lambda: bits(h for h in land if terrain_of(p, h).fort))


def _clear_of_the_enemy(p: Position) -> Bitset:
    """Hexes out of enemy zones, and such where combat units stand. [9.7.2d]"""
    return ~p.field.zone(p.enemy) | p.field.combat[p.side]


def bar_building(p: Position) -> Reason | None:
    """Why no fort at all can be begun now. [9.7.2a, 9.7.3c]"""
    if not p.resources:
        return "no-resources-left", "9.7.2a"
    left = p.box.setups.markers[f"fort-{SIDES[p.side]}"].count - len(own_forts(p, p.side))
    return None if left > 0 else "no-fort-left"


def bar_fort(p: Position, hex: int | None) -> Reason | None:
    """Why a fort cannot be begun in a hex. [9.7.2c, 9.7.2d, 9.7.3a, 9.7.3b]"""
    if hex is None or is_area(hex):
        return "no-such-place"
    if not p.ground.land >> hex & 1:
        return "not-on-these-sheets"
    if not terrain_of(p, hex).fort:
        return "no-fort-on-this-ground"
    if hex in p.works or _printed(p, hex):
        return "one-fort-in-a-hex"
    if (controlled(p, p.enemy) | p.field.units[p.enemy]) >> hex & 1:
        return "fort-under-enemy-control"
    if not _clear_of_the_enemy(p) >> hex & 1:
        return "fort-in-enemy-zone"
    return None if supplied(p, p.side) >> hex & 1 else "fort-without-supply"


def _printed(p: Position, hex: int) -> bool:
    """A printed fort in use is a fort of the Soviets. [9.7.6a, 9.7.6b]"""
    group = p.ground.map.forts.get(hex)
    return p.side == SOVIET and group is not None and bool(p.forts[FORTS.index(group)])


class BuildFort(AskActive, frozen=True):
    """Where a fort is begun for a resource point. [9.7.2a to 9.7.2d, 9.7.3a to 9.7.3c, 18.1b]"""

    rules = ("9.7.2a", "9.7.2c", "9.7.3b")

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [*to_places("build", members(sites(p))), choice("stop")]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        return bar_fort(p, find_place(named(choice))) if choice.verb == "build" else "build-first"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "stop":
            return
        hex = find_place(choice.args[0])
        assert hex is not None
        p.resources -= 1
        p.works[hex] = (p.side, False)
        p.touched((hex,))
        play.tell(FortBegun(side=f"side-{SIDES[p.side]}", place=place_id(hex)))


def complete(p: Position, play: Play) -> None:
    """What the active player began in his last initial phase is done. [3.B1d, 9.7.2b, 9.7.2e]"""
    done = [hex for hex in own_forts(p, p.side) if building(p, hex)]
    for hex in done:
        p.works[hex] = (p.side, True)
    if done:
        p.touched(done)
        play.tell(FortsCompleted(side=f"side-{SIDES[p.side]}", places=places(done)))


class RazeFort(AskActive, frozen=True):
    """A player removes a fort of his own, whenever he is asked in his turn. [9.7.5a]"""

    rules = ("9.7.5a",)

    @staticmethod
    def offered(p: Position) -> list[Choice]:
        return [choice("raze")] if own_forts(p, p.side) else []

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [*to_places("clear", own_forts(p, p.side)), choice("stop")]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        return "no-fort-of-yours" if choice.verb == "clear" else "raze-first"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "clear":
            hex = find_place(choice.args[0])
            assert hex is not None
            remove_fort(p, play, hex)


class AbandonForts(Step, frozen=True):
    """At the end of the Soviet turn printed forts fall out of use, group by group, for the rest of
    the game. [9.7.7a to 9.7.7d]"""

    def resolve(self, p: Position, play: Play) -> None:
        for number, group in enumerate(FORTS):
            if p.forts[number] and abandoned(p, group):
                p.forts[number] = 0
                play.tell(FortsAbandoned(group=f"fort-{group}"))


def abandoned(p: Position, group: str) -> bool:
    """No Soviets stand in a group of printed forts, and Rostov, if it is its own, is lost.
    [9.7.7b to 9.7.7d]"""
    soviets, map = p.field.units[SOVIET], p.ground.map
    if any(soviets >> hex & 1 for hex, its in map.forts.items() if its == group):
        return False
    return group != ROSTOV or not controlled(p, SOVIET) >> map.place[ROSTOV].hex & 1
