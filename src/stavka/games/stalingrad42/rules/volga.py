"""Chapter 5.5.3: the Volga, and the flotilla that serves as a crossing where the Soviets want."""

from __future__ import annotations

from stavka.games.stalingrad42.components import SOVIET
from stavka.games.stalingrad42.events import FlotillaSailed
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import MOVEMENT, Position, find_place, is_area, place_id
from stavka.games.stalingrad42.rules.base import AskActive, Play, named, to_places
from stavka.hexes import Bitset, members
from stavka.kernel import Choice, Reason, choice


def berths(p: Position) -> Bitset:
    """Where the flotilla can go: `bar_berth` for all hexes at once."""
    return p.ground.berths & ~(1 << p.flotilla if p.flotilla >= 0 else 0)


def bar_sailing(p: Position) -> Reason | None:
    """Why the flotilla stays where it is. [5.5.3c, 5.5.3d]"""
    if not p.ground.berths:
        return "no-flotilla-here"
    if p.side != SOVIET:
        return "flotilla-is-soviet"
    if p.phase != MOVEMENT:
        return "other-phase", "5.5.3d"
    return "flotilla-has-sailed" if p.sailed else None


def bar_berth(p: Position, hex: int | None) -> Reason | None:
    """Why the flotilla cannot serve a hex. [5.5.3d]"""
    if hex is None or is_area(hex):
        return "no-such-place"
    if hex == p.flotilla:
        return "flotilla-is-there"
    if p.ground.berths >> hex & 1:
        return None
    banks = any(exits >> hex & 1 for exits in p.ground.volga) and p.ground.land >> hex & 1
    return "flotilla-north-of-stalingrad" if banks else "flotilla-on-the-volga"


def bar_crossing(p: Position, here: int, hex: int) -> Reason | None:
    """Why the active player does not cross the Volga straight into a hex. [5.5.3a, 5.5.3b]"""
    direction = None if is_area(here) else GRID.direction(here, hex)
    if direction is None or not p.ground.volga[direction] >> here & 1:
        return None
    if not p.crossing(here, direction):
        return "no-crossing"
    soviet = (here, direction) in p.over(SOVIET)
    return ("no-crossing", "5.5.3b") if soviet and p.side != SOVIET else None


class Sail(AskActive, frozen=True):
    """Which hex the flotilla serves from now on: once in each movement phase. [5.5.3d]"""

    rules = ("5.5.3c", "5.5.3d")

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [*to_places("serve", members(berths(p))), choice("stop")]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb == "serve":
            return bar_berth(p, find_place(named(choice)))
        return "flotilla-first"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "stop":
            return
        hex = find_place(choice.args[0])
        assert hex is not None
        p.flotilla, p.sailed = hex, True
        p.touched(())
        play.tell(FlotillaSailed(place=place_id(hex)))
