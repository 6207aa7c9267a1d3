"""Chapter 5.7: movement by sea. Soviet ships go from port to port of a sea; the Germans cross the
strait of Kerch from the Crimea to Taman. Nobody stays at sea."""

from __future__ import annotations

from collections.abc import Iterable

from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.events import SupplyTurned, UnitsShipped
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import (
    BY_AZOV,
    BY_BLACK_SEA,
    DISRUPTED,
    MOVED,
    ORDERS,
    OVER_STRAIT,
    SEEN,
    Position,
    area_of,
    find_place,
    is_area,
    place_id,
)
from stavka.games.stalingrad42.rules import offensives
from stavka.games.stalingrad42.rules.able import bar_first_turn, bar_move
from stavka.games.stalingrad42.rules.base import AskActive, Play, ids, named, places, to_places
from stavka.games.stalingrad42.rules.boxes import inside, show_empty
from stavka.games.stalingrad42.rules.control import controlled, enter
from stavka.games.stalingrad42.rules.entry_areas import OVER_THE_STRAIT
from stavka.games.stalingrad42.rules.retreat import pushed
from stavka.games.stalingrad42.rules.supply import AZOV, BLACK_SEA, TAMAN, ports_of
from stavka.hexes import Bitset, members
from stavka.kernel import Arg, Choice, Reason

SEAS = {AZOV: BY_AZOV, BLACK_SEA: BY_BLACK_SEA}
EACH_SEA = 1  # units of a turn [5.7.1b]
STRAIT = 1  # and over the strait [5.7.2d]
MARINES = "naval-brigade"
BLUECHER = "bluecher"  # the mark of units that follow when Taman is taken [20.7a]
ONE_OF_TWO = 1  # hex of tactical movement that a voyage takes from naval infantry [5.7.1g]


# Who sails, and where to


def is_marine(p: Position, unit: int) -> bool:
    """Naval infantry, which lands as if it walked. [5.7.1g to 5.7.1i]"""
    return p.unit(unit).kind == MARINES


def served(p: Position) -> Bitset:
    """The ports at which Soviet ships call: in Soviet hands, without an enemy. [5.7.1j]"""
    return controlled(p, SOVIET) & _open(p)


def _open(p: Position) -> Bitset:
    """The hexes that an enemy of the active player neither stands in nor bars by a bond. His zones
    bar nobody who comes by sea. [5.7.1c, 7.2a]"""
    return p.ground.land & ~p.field.units[p.enemy] & ~p.field.bond(p.enemy).hexes


def left(p: Position) -> dict[str, int]:
    """How many units can still be carried over each sea; for the Axis over the strait.
    [5.7.1b, 5.7.2d]"""
    if p.side == SOVIET:
        return {sea: EACH_SEA - p.carried[its] for sea, its in SEAS.items()}
    return {OVER_THE_STRAIT: STRAIT - p.carried[OVER_STRAIT]}


def ends(p: Position, unit: int) -> list[int]:
    """Where a unit may land; naval infantry also in a German port that is empty.
    [5.7.1i, 5.7.1j, 5.7.2b]"""
    if p.side != SOVIET:
        return [GRID.at(TAMAN)]
    here = p.place[unit]
    open = _open(p) if is_marine(p, unit) else served(p)
    return [*members(open & ports_of(p.ground, p.ground.map.ports[here]) & ~(1 << here))]


def piers(p: Position, *, marines: bool) -> Bitset:
    """The ports out of which a ship sails that has somewhere to go."""
    found, open = 0, _open(p) if marines else served(p)
    for sea, its in SEAS.items():
        ports = ports_of(p.ground, sea)
        ends = ports & open
        if p.carried[its] < EACH_SEA and ends & (ends - 1):
            found |= ports & served(p)
    return found


def passengers(p: Position, movable: Iterable[int]) -> list[int]:
    """Those of these who can go aboard: `bar_sea` for all at once."""
    place = p.place
    if p.side != SOVIET:
        waiting = p.of(p.side, area_of(OVER_THE_STRAIT))
        able = {unit for unit in waiting if bar_aboard(p, unit) is None}
        return [unit for unit in movable if unit in able] if able else []
    open = piers(p, marines=False), piers(p, marines=True)
    ports = set(members(open[True] & p.field.units[p.side]))  # naval infantry sails like others
    if p.preliminary or not ports:
        return []
    return [
        unit
        for unit in movable
        if place[unit] in ports
        and open[is_marine(p, unit)] >> place[unit] & 1
        and _bar_kind(p, unit) is None
    ]


def bar_sea(p: Position, unit: int) -> Reason | None:
    """Why a unit cannot be moved by sea. [5.7.1a, 5.7.1d, 5.7.2a, 13.2.1b]"""
    return bar_move(p, unit) or bar_aboard(p, unit)


def bar_aboard(p: Position, unit: int) -> Reason | None:
    """The same, if it has not moved or may have. [5.7.1g]"""
    if (reason := _bar_kind(p, unit)) is not None:
        return reason
    return _bar_pier(p, unit) if p.side == SOVIET else _bar_strait(p, unit)


def _bar_kind(p: Position, unit: int) -> Reason | None:
    """Who is not carried at all, as no army is with a box of others; over the strait anybody is.
    [5.7.1b, 5.7.2b, 13.2.1b, 16.4b, 21.4b, 33.2.3b, C1.2b, C2.4a]"""
    counter = p.unit(unit)
    if p.preliminary:
        return "preliminary-no-ships"
    if p.order[unit]:
        return "disordered-no-ships"
    if unit in p.refits:
        return "refitted-no-ships"
    if p.supply[unit] and counter.mechanized:
        return "no-supply-no-wheels"
    if p.side != SOVIET:
        return "short-turn-tactical" if p.short_turn else bar_first_turn(p, unit)
    if p.masks and inside(p, unit):
        return "box-is-not-empty", "5.7.1b"
    return "no-wheels-aboard" if counter.mechanized and counter.kind != "supply" else None


def _bar_pier(p: Position, unit: int) -> Reason | None:
    """[5.7.1b, 5.7.1j]"""
    here = p.place[unit]
    sea = p.ground.map.ports.get(here)
    if sea is None:
        return "no-port-here"
    if not served(p) >> here & 1:
        return "port-not-served"
    if p.carried[SEAS[sea]] >= EACH_SEA:
        return "ships-are-full"
    return None if ends(p, unit) else "nowhere-by-sea"


def _bar_strait(p: Position, unit: int) -> Reason | None:
    """[5.7.1a, 5.7.2a, 5.7.2b, 5.7.2d, 20.7a]"""
    taman = GRID.at(TAMAN)
    if p.place[unit] != area_of(OVER_THE_STRAIT) or not p.ground.in_play >> taman & 1:
        return "sea-lanes-are-soviet"
    if p.field.units[SOVIET] >> taman & 1:
        return "soviets-in-taman"
    if p.carried[OVER_STRAIT] >= STRAIT:
        return "strait-is-used"
    if BLUECHER in p.unit(unit).marks and not controlled(p, AXIS) >> taman & 1:
        return "taman-not-taken"
    return None if _open(p) >> taman & 1 else "enemy-bond"


def bar_end(p: Position, unit: int, end: int | None) -> Reason | None:
    """Why a ship does not land there. [5.7.1i, 5.7.1j, 5.7.2a, 5.7.2b]"""
    if end is None:
        return "no-such-place"
    if p.side != SOVIET:
        return "strait-leads-to-taman"
    if is_area(end):
        return "strait-is-german"
    if end == p.place[unit]:
        return "is-there-already"
    if not p.ground.in_play >> end & 1:
        return "not-on-these-sheets"
    sea = p.ground.map.ports.get(end)
    if sea is None:
        return "no-port-there"
    if sea != p.ground.map.ports[p.place[unit]]:
        return "other-sea"
    if p.field.units[p.enemy] >> end & 1:
        return "enemy-is-there"
    return "german-port" if _open(p) >> end & 1 else "enemy-bond"


# The voyage


class Voyage(AskActive, frozen=True):
    """Where a unit lands, at once. [5.7.1c, 5.7.1f]"""

    rules = ("5.7.1b", "5.7.1f")
    unit: int

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"unit": p.unit(self.unit).id, "place": place_id(p.place[self.unit])}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return to_places("to", ends(p, self.unit))

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb != "to":
            return "land-first"
        return bar_end(p, self.unit, find_place(named(choice)))

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        end = find_place(choice.args[0])
        assert end is not None
        land(p, play, self.unit, end)


def land(p: Position, play: Play, unit: int, end: int) -> None:
    """It is counted and goes ashore; supply is packed first. All but naval infantry have spent
    their movement, and combat units are disrupted; that its box is empty a reserve army shows.
    [5.7.1b, 5.7.1d, 5.7.1e, 5.7.1h, 5.7.2c, 13.1.1b, 18.6.3a]"""
    start = p.place[unit]
    p.carried[OVER_STRAIT if is_area(start) else SEAS[p.ground.map.ports[start]]] += 1
    if p.top(unit).tactical:
        p.face[unit] = 0
        play.tell(SupplyTurned(unit=p.unit(unit).id, ready=False))
    if p.plans:
        offensives.drop(p, play, (unit,))
    if unit in p.masks:
        show_empty(p, play, unit)
    p.move((unit,), end)
    p.known[unit] |= SEEN
    if not is_marine(p, unit):
        p.done[unit] |= MOVED
        if p.unit(unit).combat:
            p.set_order(unit, DISRUPTED)
    play.tell(
        UnitsShipped(
            units=ids(p, (unit,)),
            path=places((start, end)),
            order=f"order-{ORDERS[p.order[unit]]}",
        )
    )
    enter(p, play, (unit,), start, end)
    play.push(*pushed(p, (unit,), end))
