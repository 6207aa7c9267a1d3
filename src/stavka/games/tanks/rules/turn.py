"""4 The turn: its phases in order, and the sequence in which orders are executed."""

from __future__ import annotations

from stavka.games.tanks import events as e
from stavka.games.tanks.position import (
    AMBUSH,
    ATTACK,
    BLANK,
    DEFENCE,
    EXECUTING,
    FIRE,
    FLAGGED,
    MARCH,
    MOVING_FIRE,
    ORDERING,
    RALLY,
    RESUPPLY,
    SHAKEN,
    SUPPRESSIVE_FIRE,
    TURN,
    WAIT,
    Order,
    Position,
)
from stavka.games.tanks.rules import ambush
from stavka.games.tanks.rules.attack import Attacks
from stavka.games.tanks.rules.base import Play, Step, hexes, own_side, place
from stavka.games.tanks.rules.defence import TakeDefence
from stavka.games.tanks.rules.ending import EndOfTurn
from stavka.games.tanks.rules.fire import Volley
from stavka.games.tanks.rules.movement import Movement
from stavka.games.tanks.rules.orders import GiveOrders
from stavka.games.tanks.rules.special_orders import SpecialOrders
from stavka.games.tanks.rules.steadfastness import SteadfastnessTests
from stavka.kernel import Event


class Turn(Step, frozen=True):
    """Orders; their execution in six steps; tests. [4.0a, 4.0b, 4.2c, 4.3a]"""

    def resolve(self, p: Position, play: Play) -> None:
        new_turn(p)
        play.tell(e.TurnBegins(turn=p.turn))
        play.push(
            GiveOrders(),
            RevealOrders(),
            TakeDefence(),
            Volley(SUPPRESSIVE_FIRE),
            Volley(FIRE),
            Attacks(),
            SpecialOrders(),
            Movement(),
            SteadfastnessTests(),
            EndOfTurn(),
            Turn(),
        )


def new_turn(p: Position) -> None:
    """Protection is whole again, Defence orders are over, flags are crossed out. [3.5f, 5.4a]"""
    units = len(p.ids)
    p.turn += 1
    p.phase = ORDERING
    p.tick = 0
    for unit in range(units):
        if p.suppressed[unit] == SHAKEN:
            p.suppressed[unit] = FLAGGED
        if not p.hidden[unit]:
            p.bonus[unit] = p.zone[unit] = 0
            p.facing[unit] = -1
    p.hits[:] = [0] * units
    p.moving[:] = p.aims[:] = p.entered[:] = [-1] * units
    p.shot[:] = p.keen[:] = p.quitting[:] = p.fought[:] = p.changes[:] = bytes(units)
    p.drafts[:] = [BLANK] * units
    for seat in range(len(p.seats)):
        # Who has nobody left to command has nothing to write.
        p.ready[seat] = all(p.at[u] < 0 for u, o in enumerate(p.owner) if o == seat)


class RevealOrders(Step, frozen=True):
    """All cards are turned over; nothing can be changed any more. [4.1d, 4.2a, 4.2b]"""

    def resolve(self, p: Position, play: Play) -> None:
        p.phase = EXECUTING
        play.reveal()
        play.tell(e.OrdersRevealed(turn=p.turn))
        for unit, draft in enumerate(p.drafts):
            order = draft if draft.kind else unwritten(p, unit)
            p.orders[unit] = order
            if p.hidden[unit] and not ambush.stays(order):
                ambush.leave(p, play, unit)
            told = revealed(p, unit, order)
            if told is not None:
                play.tell(told)
            ambush.wait_in_ambush(p, unit)
        p.drafts[:] = [BLANK] * len(p.ids)
        p.changes[:] = bytes(len(p.ids))


def unwritten(p: Position, unit: int) -> Order:
    """Whoever got no order waits; tied units fight on, ambushes stay. [4.1d, 10.4.2c, 10.5.1b]"""
    if p.at[unit] < 0 or p.suppressed[unit] or p.hidden[unit]:
        return BLANK
    return Order(ATTACK) if p.in_close_combat(unit) else Order(WAIT)


def revealed(p: Position, unit: int, order: Order) -> Event | None:
    """What everybody reads on the card; of a unit in ambush only its own side."""
    id, kind = p.ids[unit], order.kind
    who = own_side(p, unit) if p.hidden[unit] else None
    if kind == DEFENCE:
        return e.DefenceOrdered(unit=id, place=faced(p, unit, order), zone=order.amount)
    if kind == AMBUSH:
        at = faced(p, unit, order)
        return e.AmbushOrdered(unit=id, place=at, zone=order.amount, audience=who)
    if kind == TURN:
        return e.TurnOrdered(unit=id, place=faced(p, unit, order), audience=who)
    if kind == RESUPPLY:
        return e.ResupplyOrdered(unit=id, count=order.amount)
    if kind == RALLY:
        return e.RallyOrdered(unit=id, target=p.ids[order.target])
    if kind == WAIT:
        return e.WaitOrdered(unit=id)
    if kind == MARCH:
        return e.MarchOrdered(unit=id, route=hexes(p, order.route))
    return aimed(p, id, order, p.at[unit])


def aimed(p: Position, id: str, order: Order, start: int) -> Event | None:
    """Orders that name an enemy."""
    if order.target < 0:
        return None
    target = p.ids[order.target]
    if order.kind == SUPPRESSIVE_FIRE:
        return e.SuppressiveFireOrdered(unit=id, target=target)
    if order.kind == FIRE:
        return e.FireOrdered(unit=id, target=target)
    route = hexes(p, order.route)
    if order.kind == MOVING_FIRE:
        marked = p.field.number((start, *order.route)[order.shoot])
        return e.MovingFireOrdered(unit=id, target=target, route=route, place=marked)
    if route:
        return e.AttackOrdered(unit=id, target=target, route=route)
    return e.CloseCombatOrdered(unit=id, target=target)


def faced(p: Position, unit: int, order: Order) -> str:
    """The hex that a sector points to; the unit's own if it has none."""
    if order.facing < 0:
        return place(p, unit)
    return p.field.number(p.field.grid.neighbours[p.at[unit]][order.facing])
