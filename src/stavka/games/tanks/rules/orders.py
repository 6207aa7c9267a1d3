"""4.1 Giving orders: in secret, all seats at once, each order piece by piece."""

from __future__ import annotations

from typing import ClassVar

from stavka.games.tanks import events as e
from stavka.games.tanks.position import (
    AMBUSH,
    ATTACK,
    BLANK,
    DEFENCE,
    FIRE,
    MARCH,
    MOVING_FIRE,
    NONE,
    ORDERS,
    RALLY,
    RESUPPLY,
    SUPPRESSIVE_FIRE,
    TURN,
    Order,
    Position,
)
from stavka.games.tanks.rules.allowed import (
    VERBS,
    bar,
    bar_ambush,
    bar_ambush_here,
    bar_amount,
    bar_attack,
    bar_defence,
    bar_moving_fire,
    bar_rally,
    bar_resupply,
    bar_shot,
    enemies,
    facing_of,
    most_resupply,
    small_number,
    why_not_order,
)
from stavka.games.tanks.rules.base import Ask, Play, find_unit
from stavka.games.tanks.rules.odds import shot_odds
from stavka.games.tanks.rules.routes import can_move, leg, limit, next_hexes, why_not_there
from stavka.games.tanks.rules.rulings import CHANGES
from stavka.games.tanks.rules.shooting import PLAIN, SUPPRESSIVE
from stavka.kernel import Arg, Choice, Odds, Reason, choice

ROUTES = (MARCH, ATTACK, MOVING_FIRE)
POINTED = (DEFENCE, AMBUSH)  # a hex to face and a kill zone
CHOOSE_UNIT, CHOOSE_ORDER, WRITE_ROUTE, CHOOSE_SECTOR, CHOOSE_AMOUNT = range(5)  # what is asked
OPEN = -1  # an amount not yet written


class GiveOrders(Ask, frozen=True):
    """Every seat writes the orders of its units until it says `ready`.
    [1.1a, 4.0c, 4.1a-e]"""

    secret: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("4.1a", "4.1b", "4.1c", "4.1d")

    def seats(self, p: Position) -> tuple[str, ...]:
        return tuple(s for s, ready in zip(p.seats, p.ready, strict=True) if not ready)

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        number = p.seats.index(seat)
        unit = p.writing[number]
        if unit < 0:
            open_ = sum(not p.drafts[u].kind for u in orderable(p, number))
            return {"stage": CHOOSE_UNIT, "unit": "nobody", "order": "order-none", "left": open_}
        draft = p.drafts[unit]
        order = f"order-{ORDERS[draft.kind]}"
        stage = stage_of(draft)
        left = 0
        if stage == WRITE_ROUTE:
            here = leg(p, unit, draft.route)
            left = limit(p, unit, draft.kind, here.entered, here.on_road) - here.used
        return {"stage": stage, "unit": p.ids[unit], "order": order, "left": max(0, left)}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        number = p.seats.index(seat)
        unit = p.writing[number]
        if unit < 0:
            return self.units(p, number)
        draft = p.drafts[unit]
        found = piece_choices(p, unit, draft) if draft.kind else order_choices(p, unit)
        if p.changes[unit] < CHANGES:
            found.append(choice("clear", p.ids[unit]))
        return found

    @staticmethod
    def units(p: Position, number: int) -> list[Choice]:
        own = orderable(p, number)
        found = [
            choice("unit", p.ids[u]) for u in own if not p.drafts[u].kind and not helpless(p, u)
        ]
        found += [
            choice("clear", p.ids[u]) for u in own if p.drafts[u].kind and p.changes[u] < CHANGES
        ]
        return [*found, choice("ready")]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        number = p.seats.index(seat)
        unit = p.writing[number]
        verb, args = choice.verb, choice.args
        if verb in ("unit", "clear") and args:
            return why_not_unit(p, number, find_unit(p, args[0]), verb)
        if verb == "ready" and unit >= 0:
            return "order-unfinished"
        if unit < 0:
            return "choose-a-unit-first" if verb in VERBS or verb in PIECES else None
        draft = p.drafts[unit]
        if verb in VERBS:
            return "one-order-only" if draft.kind else why_not_order(p, unit, verb, args)
        if verb in ("face", "take"):
            return why_not_piece(p, unit, draft, choice)
        if verb not in PIECES or draft.kind not in ROUTES:
            return None
        if verb == "to":
            return why_not_there(p, unit, draft, args[0]) if args else None
        if verb == "shoot-here":
            return "already-marked" if draft.kind == MOVING_FIRE else None
        if draft.kind == MOVING_FIRE and draft.shoot < 0:
            return "firing-hex-missing"
        return "route-unfinished"

    def odds(self, p: Position, seat: str, choice: Choice) -> Odds | None:
        """Of the shot that is ordered, as things stand now."""
        if choice.verb not in ("fire", "suppress"):
            return None
        unit, target = p.writing[p.seats.index(seat)], p.ids.index(choice.args[0])
        return shot_odds(p, unit, target, SUPPRESSIVE if choice.verb == "suppress" else PLAIN)

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        number = p.seats.index(seat)
        unit = write(p, number, choice)
        if choice.verb == "ready":
            play.reveal()  # everybody sees it
            play.tell(e.OrdersReady(seat=f"seat-{seat}"))
        elif choice.verb == "clear":
            play.tell(e.OrderCleared(unit=choice.args[0], audience=(seat,)))
        elif p.writing[number] < 0:
            order = f"order-{ORDERS[p.drafts[unit].kind]}"
            play.tell(e.OrderWritten(unit=p.ids[unit], order=order, audience=(seat,)))
        if not all(p.ready):
            play.push(GiveOrders())


def write(p: Position, seat: int, choice: Choice) -> int:
    """Do what a choice says and nothing else; returns the unit it is about, or -1."""
    unit = p.writing[seat]
    match choice.verb:
        case "ready":
            p.ready[seat] = 1
        case "unit":
            p.writing[seat] = unit = p.ids.index(choice.args[0])
        case "clear":
            unit = p.ids.index(choice.args[0])
            p.drafts[unit] = BLANK
            p.changes[unit] += 1
            p.writing[seat] = -1
        case _:
            draft = p.drafts[unit] = written(p, unit, p.drafts[unit], choice)
            if choice.verb == "done" or finished(p, unit, draft):
                p.writing[seat] = -1
    return unit


PIECES = ("to", "shoot-here", "done", "face", "take")


def stage_of(draft: Order) -> int:
    if draft.kind == NONE:
        return CHOOSE_ORDER
    if draft.kind in ROUTES:
        return WRITE_ROUTE
    return CHOOSE_AMOUNT if draft.kind == RESUPPLY else CHOOSE_SECTOR


def orderable(p: Position, seat: int) -> list[int]:
    """The units of a seat that may get an order. [5.4c]"""
    return [
        u for u, owner in enumerate(p.owner)
        if owner == seat and p.at[u] >= 0 and not p.suppressed[u]
    ]  # fmt: skip


def why_not_unit(p: Position, seat: int, unit: int, verb: str) -> Reason | None:
    if unit < 0 or p.at[unit] < 0:
        return "no-such-unit"
    if p.owner[unit] != seat:
        return "not-your-unit"
    if p.suppressed[unit]:
        return "suppressed-no-order"
    if verb == "clear":
        return "changed-too-often" if p.changes[unit] >= CHANGES else "no-order-yet"
    if p.writing[seat] >= 0:
        return "finish-the-order"
    return "one-order-only" if p.drafts[unit].kind else "tied-in-close-combat"


def helpless(p: Position, unit: int) -> bool:
    """Tied where no order of its card is possible: it can only fight on. [3.11a, 10.4.2c]"""
    return p.in_close_combat(unit) and not order_choices(p, unit)


# 3.11 The back of the card: which orders are possible


def order_choices(p: Position, unit: int) -> list[Choice]:
    """All orders with their first piece; `wait` for whoever is not tied. [10.10a, 10.10b]"""
    found = movement_choices(p, unit)
    foes = enemies(p, unit)
    if bar(p, unit, ATTACK) is None:
        found += [choice("attack", p.ids[t]) for t in foes if bar_attack(p, unit, t) is None]
    if p.in_close_combat(unit):
        return found
    for verb, kind in (("fire", FIRE), ("suppress", SUPPRESSIVE_FIRE)):
        if bar(p, unit, kind) is None:
            found += [choice(verb, p.ids[t]) for t in foes if bar_shot(p, unit, t, kind) is None]
    if bar(p, unit, DEFENCE) is None and p.box.range[p.cards[unit]]:
        found.append(choice("defend"))
    if bar(p, unit, AMBUSH) is None and bar_ambush_here(p, unit) is None:
        found.append(choice("ambush"))
    if bar(p, unit, TURN) is None and p.facing[unit] >= 0:
        found += turn_choices(p, unit)
    if bar(p, unit, RALLY) is None:
        found += [
            choice("rally", p.ids[u])
            for u in p.units_on(p.at[unit])
            if bar_rally(p, unit, u) is None
        ]
    if p.depots and bar(p, unit, RESUPPLY) is None and bar_resupply(p, unit) is None:
        found.append(choice("resupply"))
    return [*found, choice("wait")]


def movement_choices(p: Position, unit: int) -> list[Choice]:
    found = []
    if bar(p, unit, MARCH) is None and can_move(p, unit, MARCH):
        found.append(choice("march"))
    if bar(p, unit, MOVING_FIRE) is None and can_move(p, unit, MOVING_FIRE):
        foes = [t for t in enemies(p, unit) if bar_moving_fire(p, unit, t) is None]
        found += [choice("move-fire", p.ids[t]) for t in foes]
    return found


def piece_choices(p: Position, unit: int, draft: Order) -> list[Choice]:
    """What may be written next in an order that is begun. [4.1c]"""
    if draft.kind in ROUTES:
        return route_choices(p, unit, draft)
    if draft.kind == RESUPPLY:
        return [choice("take", n) for n in range(1, most_resupply(p, unit) + 1)]
    found = facing_choices(p, unit)
    if draft.kind == DEFENCE:
        return found
    found.append(choice("face", p.field.number(p.at[unit]), 0))
    if not p.hidden[unit]:
        return found
    return [c for c in found if why_not_piece(p, unit, draft, c) is None]


def facing_choices(p: Position, unit: int) -> list[Choice]:
    """A side of its hex and a kill zone; for zone 0, which has no sector, the unit's own hex
    stands. [10.1b, 10.1c, 10.5b-d]"""
    field, at = p.field, p.at[unit]
    return [
        choice("face", number, zone)
        for facing in field.faces(at)
        for number in field.numbers[field.grid.neighbours[at][facing]]
        for zone in range(1, p.box.range[p.cards[unit]] + 1)
    ]


def why_not_piece(p: Position, unit: int, draft: Order, piece: Choice) -> Reason | None:
    """Why a sector, a kill zone or an amount cannot be written."""
    args = piece.args
    if piece.verb == "take":
        amount = small_number(args[0]) if args else -1
        return bar_amount(p, unit, amount) if draft.kind == RESUPPLY else None
    zone = small_number(args[1]) if len(args) > 1 else -1
    if draft.kind not in POINTED or zone < 0:
        return None
    barring = bar_defence if draft.kind == DEFENCE else bar_ambush
    return barring(p, unit, facing_of(p, unit, args[0]), zone)


def turn_choices(p: Position, unit: int) -> list[Choice]:
    field, at = p.field, p.at[unit]
    return [
        choice("turn", number)
        for facing in field.faces(at)
        if facing != p.facing[unit]
        for number in field.numbers[field.grid.neighbours[at][facing]]
    ]


# Routes


def route_choices(p: Position, unit: int, draft: Order) -> list[Choice]:
    """The next hex; the hex to shoot from; or enough. [2.1b, 2.1c, 10.9a, 10.11a]"""
    found = [
        choice("to", number)
        for hex in next_hexes(p, unit, draft)
        for number in p.field.numbers[hex]
    ]
    if draft.kind == MOVING_FIRE and draft.shoot < 0:
        found.append(choice("shoot-here"))
    if may_stop(draft):
        found.append(choice("done"))
    return found


def may_stop(draft: Order) -> bool:
    """An Attack ends with its target's hex, nothing else before it has begun. [10.4d, 10.11a]"""
    if draft.kind == ATTACK or not draft.route:
        return False
    return draft.kind != MOVING_FIRE or draft.shoot >= 0


def written(p: Position, unit: int, draft: Order, piece: Choice) -> Order:
    """The order with one more piece."""
    verb, args = piece.verb, piece.args
    match verb:
        case "to":
            route = (*draft.route, p.field.find(args[0]))
            return Order(draft.kind, draft.target, shoot=draft.shoot, route=route)
        case "shoot-here":
            return Order(draft.kind, draft.target, shoot=len(draft.route), route=draft.route)
        case "done":
            return draft
        case "fire" | "suppress" | "attack" | "move-fire" | "rally":
            return Order(VERBS[verb], p.ids.index(args[0]))
        case "defend" | "ambush" | "resupply":
            return Order(VERBS[verb], amount=OPEN)
        case "face":
            zone = int(args[1])
            facing = facing_of(p, unit, args[0]) if zone else -1
            return Order(draft.kind, facing=facing, amount=zone)
        case "take":
            return Order(draft.kind, amount=int(args[0]))
        case "turn":
            return Order(TURN, facing=facing_of(p, unit, args[0]))
        case _:
            return Order(VERBS[verb])


def finished(p: Position, unit: int, draft: Order) -> bool:
    """Whether an order is complete without `done`, which ends a March."""
    if draft.kind not in ROUTES:
        return draft.amount != OPEN
    if draft.kind == ATTACK:
        here = draft.route[-1] if draft.route else p.at[unit]
        return here == p.at[draft.target]
    return False
