"""Chapter 34.6: who comes out of the box of a reserve army that is attacked, that is about to be
overrun, or that shows the enemy a zone of control."""

from __future__ import annotations

from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.masked_events import NobodyCameOut, UnitShown
from stavka.games.stalingrad42.position import Position, place_id
from stavka.games.stalingrad42.rules.base import Play, find_unit
from stavka.games.stalingrad42.rules.boxes import (
    AskWhoShows,
    armies_at,
    army_of,
    come_out,
    inside,
    known_marker,
    may_hide,
)
from stavka.games.stalingrad42.rules.stacking import room
from stavka.kernel import Arg, Choice, Reason

MOST = 3  # units that come out to defend [34.6.2a]
NEAR = 8  # hexes within which enemies make an army think of its zone


class ComeOut(AskWhoShows, frozen=True):
    """Which units leave the box of an army that is attacked or entered, to defend its hex.
    [34.6.2a, 34.6.2b]"""

    rules = ("34.6.2a",)
    hex: int
    out: int = 0

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"place": place_id(self.hex), "count": MOST - self.out}

    def hidden(self, p: Position) -> list[int]:
        return [unit for army in armies_at(p, self.hex) for unit in inside(p, army)]

    def bar(self, p: Position, unit: int) -> Reason | None:
        """Three at the most, as stacking allows. [34.6.2a]"""
        if army_of(p, unit) not in armies_at(p, self.hex):
            return "not-in-that-box"
        if self.out >= MOST:
            return "three-come-out"
        return None if room(p, self.hex, (unit,)) else ("too-many-there", "34.6.2a")

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "enough":
            if not self.out:
                play.reveal()  # as it goes on one sees who stayed
                play.tell(NobodyCameOut(place=place_id(self.hex)))
            return
        unit = find_unit(p, choice.args[0])
        army = army_of(p, unit)
        if army not in p.opened:
            p.opened.append(army)
        show(p, play, unit, army)
        again = ComeOut(self.to, self.hex, self.out + 1)
        if again.able(p) or again.veils(p):
            play.push(again)

    def veils(self, p: Position) -> bool:
        """Whether another army there may have somebody who could follow, for all the enemy knows:
        that nobody is asked would tell him of its box. [34.1.2a]"""
        unseen = [army for army in armies_at(p, self.hex) if known_marker(p, army) < 0]
        return self.out < MOST and any(may_hide(p, army) for army in unseen)


def show(p: Position, play: Play, unit: int, army: int) -> None:
    """A unit is put on the counter of its army, for both to see. [34.2d, 34.6.2a]"""
    come_out(p, unit, army)
    play.reveal()
    play.tell(UnitShown(unit=p.unit(unit).id, host=p.unit(army).id, place=place_id(p.place[army])))


class ShowZone(AskWhoShows, frozen=True):
    """Before the Axis moves: which units are put on the counters of their armies, so that these
    have a zone. [34.2d]"""

    rules = ("34.2d",)

    def hidden(self, p: Position) -> list[int]:
        return [unit for army in sorted(p.masks) for unit in inside(p, army)]

    def bar(self, p: Position, unit: int) -> Reason | None:
        return bar_show(p, unit)

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "enough":
            return
        unit = find_unit(p, choice.args[0])
        army = army_of(p, unit)
        show(p, play, unit, army)
        ask_for_zones(p, play)


def bar_show(p: Position, unit: int) -> Reason | None:
    """Why a unit is not put on the counter of its army, where it has a zone. [34.2d]"""
    army = army_of(p, unit)
    if army < 0:
        return "not-in-that-box"
    if not p.on_map(army):
        return "army-is-in-an-area", "34.2d"
    if p.routed(unit):
        return "has-no-zone"
    return None if room(p, p.place[army], (unit,)) else ("too-many-there", "34.2d")


def ask_for_zones(p: Position, play: Play) -> None:
    """Whether it is asked depends on nothing but what both see."""
    enemies = p.field.combat[AXIS]
    if any(
        p.on_map(army) and may_hide(p, army) and GRID.within(p.place[army], NEAR) & enemies
        for army in p.masks
    ):
        play.push(ShowZone(SOVIET))
