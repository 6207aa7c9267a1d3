"""10.9 March and every other route: writing it hex by hex. 13 What terrain allows."""

from __future__ import annotations

from typing import NamedTuple

from stavka.games.tanks.battlefield import Way
from stavka.games.tanks.position import ATTACK, MARCH, MOVING_FIRE, Order, Position
from stavka.games.tanks.rules.rulings import ROAD_START_COUNTS, WITHDRAWAL
from stavka.kernel import Reason

# Why tanks cannot enter a terrain, by its name.
NO_ENTRY = {"swamp": "13.3c", "forest": "13.6b", "lake": "13.8b"}
NOBODY: frozenset[int] = frozenset()


class Leg(NamedTuple):
    """Where a route has come to."""

    hex: int
    used: int  # hexes entered
    entered: int  # terrains that shorten the order
    on_road: bool  # every hex entered is a road hex
    over: bool  # across a ravine's bank: nothing may follow


def most(p: Position, unit: int, kind: int) -> int:
    """How many hexes the order covers by the card. [10.4d, 10.9a, 10.11a]"""
    card = p.card(unit)
    if kind == MARCH:
        return card.march
    return card.attack if kind == ATTACK else card.on_the_move


def barred(p: Position, unit: int) -> frozenset[int]:
    """Hex sides with wire that the unit cannot break. [11.1a]"""
    return frozenset(p.wire) if p.wire and not p.card(unit).wire else NOBODY


def leg(p: Position, unit: int, route: tuple[int, ...]) -> Leg:
    field = p.field
    hex, entered, over = p.at[unit], 0, False
    on_road = field.road[hex] or not ROAD_START_COUNTS
    for to in route:
        way = field.way[hex][to]
        entered |= way.less
        on_road = on_road and way.road
        over = way.bank
        hex = to
    return Leg(hex, len(route), entered, on_road, over)


def limit(p: Position, unit: int, kind: int, entered: int, on_road: bool) -> int:
    """A March on roads alone goes farther; nothing else does. [13.0b, 13.11d, 13.12b, 13.12c]"""
    if p.in_close_combat(unit):
        return WITHDRAWAL
    hexes, type = most(p, unit, kind), p.box.card_type[p.cards[unit]]
    if kind == MARCH and on_road:
        hexes += p.field.more[type]
    return p.field.limit(type, hexes, entered)


def may_go(p: Position, unit: int, kind: int, here: Leg, way: Way) -> bool:
    """Whether the way is short enough. [9.4a, 13.4c-d, 13.5d, 13.10c]"""
    if here.over or (way.bank and here.used):
        return False
    entered, on_road = here.entered | way.less, here.on_road and way.road
    return here.used < limit(p, unit, kind, entered, on_road)


def next_hexes(p: Position, unit: int, order: Order) -> list[int]:
    """The hexes that may be written next. Where an enemy stands now a route may lead and end: he
    may be gone by then. [9.2a, 10.4a]"""
    here = leg(p, unit, order.route)
    wired = barred(p, unit)
    if order.kind == ATTACK:
        return _towards(p, unit, order.target, here, wired)
    return [
        way.to
        for way in p.field.ways[here.hex]
        if may_go(p, unit, order.kind, here, way)
        and not (wired and p.field.side(here.hex, way.to) in wired)
    ]


def _towards(p: Position, unit: int, target: int, here: Leg, wired: frozenset[int]) -> list[int]:
    """The hexes from which the target's hex can still be entered. [10.4d]"""
    field, goal = p.field, p.at[target]
    type, far = p.box.card_type[p.cards[unit]], p.card(unit).attack
    found = []
    for way in field.ways[here.hex]:
        if wired and field.side(here.hex, way.to) in wired:
            continue
        if not may_go(p, unit, ATTACK, here, way):
            continue
        entered = here.entered | way.less
        if way.to == goal or (
            not way.bank
            and field.reach(type, far, way.to, here.used + 1, entered, wired) >> goal & 1
        ):
            found.append(way.to)
    return found


def can_attack(p: Position, unit: int, target: int) -> bool:
    """Whether a route leads to the target."""
    type, far = p.box.card_type[p.cards[unit]], p.card(unit).attack
    near = p.field.reach(type, far, p.at[unit], 0, 0, barred(p, unit))
    return bool(near >> p.at[target] & 1)


def can_move(p: Position, unit: int, kind: int) -> bool:
    return most(p, unit, kind) > 0 and bool(next_hexes(p, unit, Order(kind)))


def why_not_there(p: Position, unit: int, order: Order, number: str) -> Reason | None:
    """Why a hex cannot be the next of a route."""
    field, to = p.field, p.field.find(number)
    here = leg(p, unit, order.route)
    if to < 0:
        return "no-such-hex"
    if field.grid.direction(here.hex, to) is None:
        return "not-a-neighbour"
    if not field.enterable[to]:
        return "tanks-cannot-enter", NO_ENTRY.get(field.names[to], "13.6b")
    way = field.way[here.hex].get(to)
    if way is None:
        return "not-an-exit"
    if field.side(here.hex, to) in barred(p, unit):
        return "wire-in-the-way"
    if here.over or (way.bank and here.used):
        return "across-the-ravine"
    if p.in_close_combat(unit) and here.used:
        return "withdrawal-one-hex"
    if not may_go(p, unit, order.kind, here, way):
        slow = field.less[p.box.card_type[p.cards[unit]]][here.entered | way.less]
        plough = field.less_bit.get("plough", 0)
        row = "13.4c" if (here.entered | way.less) & plough else "13.5d"
        return ("too-slow-there", row) if slow else ("too-far", _row(order.kind))
    return "target-out-of-reach" if order.kind == ATTACK else None


def _row(kind: int) -> str:
    return {MARCH: "10.9a", ATTACK: "10.4d", MOVING_FIRE: "10.11a"}[kind]
