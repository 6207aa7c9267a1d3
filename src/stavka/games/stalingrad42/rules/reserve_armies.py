"""Chapter 31: the reserve armies that stand on the map of the campaign until they are called."""

from __future__ import annotations

from functools import cache

from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.events import ReserveArmyCalled
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.map import the_map
from stavka.games.stalingrad42.position import FREE, Position
from stavka.hexes import Bitset
from stavka.kernel import Play, Reason

CHAPTER = "31"
FIRST = 2  # the turn from which on they can be called, in Fall Blau [31.0c, C1.2l]
SARATOV = "reserve-army-8"  # is not called: it comes by itself [31.0b]
SARATOV_TURN = "reserve-army-8"  # on the turn track
NEAR = 6  # hexes from Saratov [31.0b]


def armies(p: Position) -> dict[str, frozenset[int]]:
    """The reserve armies of the scenario that have to be activated, and their units; in Fall Blau
    the 6th moves from a turn on by itself. [31.0a, C1.2l]"""
    return p.setup.reserve_armies


def in_reserve(p: Position) -> set[int]:
    """The units that may not move yet; they ignore stacking limits. [31.0a, 31.0d, C1.2l]"""
    return p.still("in reserve", lambda: _in_reserve(p))


def _in_reserve(p: Position) -> set[int]:
    called = CHAPTER in p.setup.scenario.rules
    if not called and p.turn >= FIRST:
        return set()
    known = p.known
    units = (unit for army in armies(p).values() for unit in army)
    return {unit for unit in units if not (called and known[unit] & FREE)}


def waiting(p: Position) -> list[str]:
    """The armies that have not been activated."""
    if CHAPTER not in p.setup.scenario.rules:
        return []
    known = p.known
    return [army for army, units in armies(p).items() if any(not known[u] & FREE for u in units)]


def bar_calling(p: Position, army: str) -> Reason | None:
    """Why an army is not activated. [31.0b, 31.0c]"""
    if CHAPTER not in p.setup.scenario.rules or p.side != SOVIET:
        return "no-reserve-armies"
    if army not in armies(p):
        return "no-such-army"
    if army not in waiting(p):
        return "army-is-active"
    if army == SARATOV:
        return "saratov-waits"
    if p.turn < FIRST:
        return "armies-from-turn-two"
    return "one-army-a-turn" if p.army_called == p.turn else None


def callable_armies(p: Position) -> list[str]:
    """The armies that can be activated now."""
    return [army for army in waiting(p) if bar_calling(p, army) is None]


def call(p: Position, play: Play[Position], army: str) -> None:
    """It may move from now on. [31.0c]"""
    p.army_called = p.turn
    _free(p, play, army)


def _free(p: Position, play: Play[Position], army: str) -> None:
    for unit in armies(p)[army]:
        p.known[unit] |= FREE
    play.tell(ReserveArmyCalled(army=army))


def wake(p: Position, play: Play[Position]) -> None:
    """The army of Saratov is activated on its turn, or when German combat units come near.
    [31.0b, 31.0f]"""
    if SARATOV not in waiting(p):
        return
    turns = p.box.tables.turns
    due = any(SARATOV_TURN in turns[n].events for n in range(1, p.turn + 1))
    if due or near_saratov() & p.field.combat[AXIS]:
        _free(p, play, SARATOV)


def watched(p: Position) -> Bitset:
    """Hexes that a German combat unit does not pass unnoticed."""
    return near_saratov() if SARATOV in waiting(p) else 0


@cache
def near_saratov() -> Bitset:
    return GRID.within(the_map().place["Saratov"].hex, NEAR)
