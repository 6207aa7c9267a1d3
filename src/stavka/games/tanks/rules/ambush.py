"""10.5 The life of an ambush: it is prepared and set, changed, left or discovered. 10.6 Change of
the firing sector. Its fire is that of every kill zone, its close combat like any other."""

from __future__ import annotations

from stavka.games.tanks import events as e
from stavka.games.tanks.position import AMBUSH, FRESH, LURKING, NONE, SEEN, TURN, Order, Position
from stavka.games.tanks.rules.base import Play, come_to_rest, own_side, place
from stavka.games.tanks.rules.rulings import AMBUSH_ACCURACY

# 10.5.1 A unit in ambush


def prepare(p: Position, play: Play, unit: int) -> None:
    """Tanks need two turns; marks of a broken-off order still count on their hex.
    [4.2e, 10.5c, 10.5.1c]"""
    order = p.orders[unit]
    if p.dug[unit] != p.at[unit]:
        p.dug[unit], p.dug_turns[unit] = p.at[unit], 0
    p.dug_turns[unit] += 1
    left = p.card(unit).ambush_turns - p.dug_turns[unit]
    if left > 0:
        play.tell(e.AmbushPrepared(unit=p.ids[unit], turns=left))
        return
    p.dug[unit], p.dug_turns[unit] = -1, 0
    hide(p, unit, FRESH, order.facing, order.amount)
    play.tell(e.AmbushSet(unit=p.ids[unit]))


def hide(p: Position, unit: int, state: int, facing: int, zone: int) -> None:
    """Off the field, with more protection, a sector and a kill zone. [10.5a, 10.5b, 10.5d-e,
    10.5.1a]"""
    p.hidden[unit] = state
    p.bonus[unit] = p.card(unit).ambush_bonus
    p.facing[unit], p.zone[unit] = facing, zone


def stays(order: Order) -> bool:
    """Without an order, with another zone or another sector it stays in ambush.
    [10.5.1b, 10.5.2a, 10.5.2b]"""
    return order.kind in (NONE, AMBUSH, TURN)


def wait_in_ambush(p: Position, unit: int) -> None:
    """After the first orders nobody else knows any more where it points. [10.6b]"""
    if p.hidden[unit] == FRESH:
        p.hidden[unit] = LURKING


def leave(p: Position, play: Play, unit: int) -> None:
    """Another order ends it, or the battle does: the model is back on the field.
    [10.5.1b, 10.5.3a]"""
    come_to_rest(p, unit)
    play.tell(e.AmbushLeft(unit=p.ids[unit], place=place(p, unit)))


# 10.5.2, 10.6 Another kill zone or sector


def change(p: Position, play: Play, unit: int) -> None:
    """At once; nobody else learns of it. [10.5.2a-c, 10.6a-b]"""
    order = p.orders[unit]
    p.facing[unit] = order.facing
    if order.kind == AMBUSH:
        p.zone[unit] = order.amount
    if order.facing < 0:
        at = place(p, unit)
    else:
        at = p.field.number(p.field.grid.neighbours[p.at[unit]][order.facing])
    play.tell(
        e.AmbushChanged(unit=p.ids[unit], place=at, zone=p.zone[unit], audience=own_side(p, unit))
    )


# 10.5.3 Discovery


def lurking(p: Position, unit: int) -> list[int]:
    """The enemies in ambush on its hex."""
    return [u for u in p.units_on(p.at[unit]) if p.hidden[u] and p.sides[u] != p.sides[unit]]


def discover_by_shot(p: Position, play: Play, unit: int) -> None:
    """It has fired and is seen on its hex, without a sector; the added protection stays for this
    turn. [10.5.3a, 10.5.3b, 10.5.4f]"""
    p.facing[unit] = -1
    _discover(p, play, unit)
    play.tell(e.AmbushFires(unit=p.ids[unit], place=place(p, unit)))


def discover_by_contact(p: Position, play: Play, unit: int) -> None:
    """An enemy has come to its hex. For the close combat that follows it keeps the added
    protection, its sector and so its flanks; with zone 0 it shoots better.
    [10.5.3a, 10.5.3c-f, 10.5d]"""
    p.keen[unit] = p.zone[unit] == 0
    _discover(p, play, unit)
    play.tell(e.AmbushDiscovered(unit=p.ids[unit], place=place(p, unit)))


def _discover(p: Position, play: Play, unit: int) -> None:
    p.hidden[unit] = SEEN
    p.zone[unit] = 0
    play.reveal()


# 10.5.4 Fire from ambush


def surprise(p: Position, unit: int) -> int:
    """What is added to the accuracy of a shot from ambush. [10.5.4a]"""
    return AMBUSH_ACCURACY if p.hidden[unit] else 0
