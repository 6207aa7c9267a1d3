"""Chapter 5, the movement phase: what a player may begin while he moves."""

from __future__ import annotations

from stavka.games.stalingrad42.components import SOVIET
from stavka.games.stalingrad42.events import FullRetreatChosen
from stavka.games.stalingrad42.position import CHOSEN, Position, find_place
from stavka.games.stalingrad42.rules import maskirovka, reserves, special_units
from stavka.games.stalingrad42.rules.able import (
    bar_full_retreat,
    bar_marching,
    bar_move,
    fleeing,
    held_in_order,
    movables,
)
from stavka.games.stalingrad42.rules.auto_ds import AutoDs, bar_auto_ds, shattered
from stavka.games.stalingrad42.rules.base import (
    AskActive,
    Play,
    Step,
    by_unit,
    find_unit,
    ids,
    named,
    to_places,
)
from stavka.games.stalingrad42.rules.forts import RazeFort
from stavka.games.stalingrad42.rules.movement import MODES
from stavka.games.stalingrad42.rules.moving import Moving, embark
from stavka.games.stalingrad42.rules.retreat import AUTOMATIC, Retreat, ends
from stavka.games.stalingrad42.rules.ships import Voyage, bar_sea, is_marine, passengers
from stavka.games.stalingrad42.rules.stacking import check_stacking
from stavka.games.stalingrad42.rules.supply_points import resting
from stavka.games.stalingrad42.rules.trains import Ride, bar_rail, riders
from stavka.games.stalingrad42.rules.volga import Sail, bar_sailing
from stavka.hexes import members
from stavka.kernel import Choice, Reason, choice


class MovementPhase(AskActive, frozen=True):
    """The active player moves all, some or none of his units, in any order and manner.
    [3.B2a, 3.B2b, 5.1a, 13.1.3a]"""

    rules = ("3.B2a",)

    def choices(self, p: Position, seat: str) -> list[Choice]:
        rest = resting(p)
        movable = movables(p, rest)
        move, flee = by_unit(p.box, "move"), by_unit(p.box, "full-retreat")
        found = [move[unit] for unit in movable]
        loads = movable + [unit for unit in rest if bar_move(p, unit) is None]
        rail, sea = by_unit(p.box, "rail"), by_unit(p.box, "sea")
        found += [rail[unit] for unit in riders(p, loads)]
        found += [sea[unit] for unit in passengers(p, loads)]
        found += [flee[unit] for unit in fleeing(p)]
        found += [*to_places("auto-ds", shattered(p)), *RazeFort.offered(p)]
        if p.reserving:
            found += [by_unit(p.box, "reserve")[unit] for unit in reserves.able(p)]
        if p.masks and p.side == SOVIET:
            found += masked(p)
        if bar_sailing(p) is None:
            found.append(choice("flotilla"))
        return [*found, choice("end-movement")]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb == "auto-ds":
            return bar_auto_ds(p, find_place(named(choice)))
        if choice.verb == "move":
            return bar_marching(p, find_unit(p, named(choice)))
        if choice.verb == "full-retreat":
            return bar_full_retreat(p, find_unit(p, named(choice)))
        if choice.verb == "reserve":
            return reserves.bar_reserve(p, find_unit(p, named(choice)))
        if choice.verb == "rail":
            return bar_rail(p, find_unit(p, named(choice)))
        if choice.verb == "sea":
            return bar_sea(p, find_unit(p, named(choice)))
        if choice.verb in ("join", "open", "exchange", "pretend"):
            return bar_masked(p, choice)
        if choice.verb in ("into", "leave", "show", "transfer"):
            return "box-first"
        if choice.verb in (*MODES, "with", "drop", "stop", "turn-over"):
            return "pick-a-unit-first"
        if choice.verb in ("flotilla", "serve"):
            return bar_sailing(p) or "flotilla-first"
        if choice.verb == "raze":
            return "no-fort-of-yours"
        return ("other-phase", "18.6.4a") if choice.verb == "spend" else "other-phase"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        if choice.verb == "end-movement":
            play.push(EndMovement())
            return
        play.push(self)
        if choice.verb == "auto-ds":
            target = find_place(choice.args[0])
            assert target is not None
            play.push(AutoDs(target))
            return
        if choice.verb == "raze":
            play.push(RazeFort())
            return
        if choice.verb == "flotilla":
            play.push(Sail())
            return
        unit = find_unit(p, choice.args[0])
        if choice.verb in ("exchange", "pretend"):
            other, really = find_unit(p, choice.args[1]), choice.verb == "exchange"
            maskirovka.exchange(p, play, unit, other, really=really)
        elif choice.verb == "join":
            play.push(maskirovka.Join(unit))
        elif choice.verb == "open":
            play.push(maskirovka.OpenBox(unit))
        elif choice.verb == "reserve":
            reserves.form(p, play, unit)
        elif choice.verb == "full-retreat":
            p.set_order(unit, CHOSEN)
            play.tell(FullRetreatChosen(unit=choice.args[0]))
        elif choice.verb == "rail":
            play.push(Ride(unit))
        elif choice.verb == "sea" and is_marine(p, unit):
            embark(play, Moving((unit,), p.place[unit]))
        elif choice.verb == "sea":
            play.push(Voyage(unit))
        else:
            play.push(Moving((unit,), p.place[unit]))


class EndMovement(Step, frozen=True):
    """All have moved: whoever is in full retreat and left alone goes back, one stack after the
    other, and all find room. [4.4b, 13.3.2i]"""

    def resolve(self, p: Position, play: Play) -> None:
        if back := forsaken(p):
            play.push(back, self)
        else:
            check_stacking(p, play)


def forsaken(p: Position) -> Retreat | None:
    """A stack in full retreat beside the enemy with nobody who keeps it there: it goes back as if
    one had come, if a way saves it and it is not bound. [13.3.2i]"""
    side, bound = p.side, special_units.bound(p)
    for hex in members(p.field.combat[side] & p.field.zone(p.enemy) & ~held_in_order(p)):
        units = p.fighting(side, hex)
        ways = ends(p, side, hex, units, AUTOMATIC)
        if ways.paths and not ways.short and bound.isdisjoint(units):
            return Retreat(side, hex, AUTOMATIC, automatic=True)
    return None


def masked(p: Position) -> list[Choice]:
    """What the Soviets may do with their reserve armies. [34.1.2b, 34.4.1a, 34.4.2b, 34.4.2d]"""
    join, open = by_unit(p.box, "join"), by_unit(p.box, "open")
    found = [join[unit] for unit in maskirovka.joiners(p)]
    found += [open[army] for army in maskirovka.openable(p)]
    for pair in maskirovka.pairs(p):
        found += [choice("exchange", *ids(p, pair)), choice("pretend", *ids(p, pair))]
    return found


def bar_masked(p: Position, wish: Choice) -> Reason | None:
    """Why a wish of that kind is not granted; the Axis is told nothing by it. [34.1.1a]"""
    if p.side != SOVIET:
        return "no-reserve-army"
    unit = find_unit(p, named(wish))
    if wish.verb == "join":
        return maskirovka.bar_join(p, unit)
    if wish.verb == "open":
        return maskirovka.bar_open(p, unit)
    return maskirovka.bar_exchange(p, unit, find_unit(p, wish.args[-1] if wish.args else ""))
