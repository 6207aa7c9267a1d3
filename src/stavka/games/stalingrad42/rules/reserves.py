"""Chapter 25, optional: reserves, who advance without having attacked.

A marker lies on all units of a hex that have been put in reserve.
"""

from __future__ import annotations

from stavka.games.stalingrad42.components import SIDES
from stavka.games.stalingrad42.events import ReserveFormed, ReservesActivated
from stavka.games.stalingrad42.position import AUTO_DS, MOVED, Position, place_id
from stavka.games.stalingrad42.rules.advance import Advance, AdvanceAfterCombat, Forward
from stavka.games.stalingrad42.rules.base import Play, Step, find_unit, ids
from stavka.games.stalingrad42.rules.boxes import refitted, worst
from stavka.games.stalingrad42.rules.special_units import bar_bound
from stavka.kernel import Arg, Choice, Reason

HEXES = 2  # how far they advance [25.2.3b]


def marked(p: Position) -> list[int]:
    """The hexes with a reserve marker."""
    return sorted({p.place[unit] for unit, active in p.reserves.items() if not active})


def bar_reserve(p: Position, unit: int) -> Reason | None:
    """Why a unit is not put in reserve, nor an army for whoever is in its box; immobile supply
    would never advance.
    [8.6.1e, 18.6.8b, 25.2.1a to 25.2.1d, 25.2.2a, 33.2.3e, 34.3.1c, C2.4a]"""
    if not p.reserving:
        return "no-reserves"
    if p.short_turn:
        return "short-turn-no-reserves"
    if p.preliminary:
        return "preliminary-no-reserves"
    if unit < 0:
        return "no-such-unit"
    if p.unit(unit).side != p.side:
        return "not-your-unit"
    if not p.on_map(unit):
        return "not-on-the-map"
    if p.unit(unit).immobile:
        return "immobile-supply"
    if unit in p.reserves:
        return "in-reserve"
    if worst(p, unit):
        return "disordered-no-reserve"
    if refitted(p, unit):
        return "refitted-no-reserve"
    if p.done[unit] & AUTO_DS:
        return "marked-auto-ds"
    if p.done[unit] & MOVED and unit not in p.stepped:
        return "moved-no-reserve"
    here = marked(p)
    if p.place[unit] not in here and len(here) >= _count(p):
        return "three-reserves"
    return bar_bound(p, unit)


def _count(p: Position) -> int:
    """Of the markers of the active player. [25.2.2a]"""
    return p.box.setups.markers[f"reserve-{SIDES[p.side]}"].count


def able(p: Position) -> list[int]:
    """The units that can be put in reserve now."""
    if not p.reserving or p.preliminary or p.short_turn:
        return []
    return [unit for unit in p.setup.units[p.side] if bar_reserve(p, unit) is None]


def form(p: Position, play: Play, unit: int) -> None:
    """A unit is marked; with others of its hex it is one group. [25.2.1a]"""
    p.reserves[unit] = False
    play.tell(ReserveFormed(unit=p.unit(unit).id, place=place_id(p.place[unit])))


# In combat


def bar_activating(p: Position, hex: int | None) -> Reason | None:
    """Why no reserve of a hex advances. [25.2.3a]"""
    if not p.reserving:
        return "no-reserves", "25.2.3a"
    if hex is None:
        return "no-such-place"
    return None if hex in marked(p) else "no-reserve-there"


def activate(p: Position, play: Play, hex: int) -> None:
    """The marker is off, and its units may advance, as far in any weather, for no table has said
    how far; the hex that the last battle emptied does not stop them.
    [23.2.2g, 23.2.3d, 25.2.3a, 25.2.3b, 25.2.3c, 25.2.3f]"""
    units = tuple(u for u in p.of(p.side, hex) if p.reserves.get(u) is False)
    for unit in units:
        p.reserves[unit] = True
    play.tell(ReservesActivated(units=ids(p, units), place=place_id(hex)))
    vacated = p.vacated
    if vacated >= 0 and p.field.combat[p.enemy] >> vacated & 1:
        vacated = -1
    after = Advance(vacated, (), (hex,), HEXES, reserves=units)
    play.push(NextReserve(LeadReserves(after)))


class LeadReserves(AdvanceAfterCombat, frozen=True):
    """Who of the activated units advances next. [25.2.3b, 25.2.3d]"""

    rules = ("25.2.3a", "25.2.3b", "25.2.3d")

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"place": place_id(self.after.hexes[0]), "hexes": self.after.far}

    def bar_group(self, p: Position, unit: int) -> Reason | None:
        return "reserves-do-not-attack"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "advance":
            unit = find_unit(p, choice.args[0])
            play.push(Forward(self.after, (unit,), p.place[unit]), NextReserve(self))


class NextReserve(Step, frozen=True):
    """Ask while any of them can advance. [25.2.3b]"""

    step: LeadReserves

    def resolve(self, p: Position, play: Play) -> None:
        if self.step.units(p):
            play.push(self.step)
