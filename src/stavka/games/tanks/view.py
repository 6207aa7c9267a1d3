"""What each seat may see of Tank Battle, and worlds it cannot tell from the truth."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from stavka.games.tanks.components import SIDES
from stavka.games.tanks.position import (
    AMBUSH,
    BLANK,
    DEFENCE,
    FLAGGED,
    FRESH,
    GONE,
    LURKING,
    NEVER_SEEN,
    ORDERING,
    ORDERS,
    PHASES,
    PREPARING,
    TURN,
    Order,
    Position,
)
from stavka.games.tanks.rules.base import AskOwner
from stavka.games.tanks.rules.ending import points
from stavka.games.tanks.rules.orders import GiveOrders, write
from stavka.games.tanks.rules.preparation import (
    UNPLACED,
    HideUnits,
    RaiseArmies,
    army,
    funds,
    hide,
    prepared,
    raise_army,
)
from stavka.games.tanks.rules.rulings import CHANGES
from stavka.kernel import Choice, Dice

WRITINGS = 6  # choices that a seat may have made in secret, for each of its units, at most


def view(p: Position, seat: str | None) -> dict[str, Any]:
    """An allow-list. Hidden: what others write, and where enemies in ambush are."""
    number = p.seats.index(seat) if seat else -1
    side = p.seat_side[number] if seat else -1
    field, kept = p.field, p.box.kept
    battle = p.battle_index, p.map
    cards = p.ids, p.cards, p.sides, tuple(p.owner), p.seats
    whole = tuple(p.at), tuple(p.strength), bytes(p.hidden)
    seen: dict[str, Any] = {
        "turn": p.turn,
        "turns": p.turns,
        "last": p.last,
        "phase": PHASES[p.phase],
        "asking": type(p.stack[-1]).__name__ if p.stack else None,
        "map": p.box.map_ids[p.map],
        "victory": p.battle.victory,
        "goals": [field.number(hex) for hex in p.battle.goals],
        "units": kept.of(
            ("units", side, battle, cards, whole, _marks(p)),
            lambda: {id: _unit(p, u, side) for u, id in enumerate(p.ids)},
        ),
        "depots": [
            {"side": SIDES[d.side], "place": field.number(d.at), "ammo": left}
            for d, left in zip(p.battle.depots, p.depots, strict=True)
        ],
        "wire": [[field.number(hex) for hex in divmod(s, field.size)] for s in p.wire],
        "points": kept.of(
            ("points", battle, cards, whole),
            lambda: {name: int(points(p, s)) for s, name in enumerate(SIDES)},
        ),
        "ready": [s for s, ready in zip(p.seats, p.ready, strict=True) if ready],
    }
    if p.points:
        seen["limit"] = p.points
    if seat:
        unit = p.writing[number]
        if p.phase == ORDERING:
            seen["writing"] = p.ids[unit] if unit >= 0 else None
            seen["drafts"] = {
                p.ids[u]: _order(p, u, draft)
                for u, draft in enumerate(p.drafts)
                if p.owner[u] == number and draft.kind
            }
        if p.points and p.phase == PREPARING:
            seen["army"] = [
                {
                    "card": p.box.card_ids[p.bought[n]],
                    "place": field.number(p.placed[n]) if p.placed[n] >= 0 else None,
                }
                for n in army(p, number)
            ]
            seen["funds"] = funds(p, number)
    return seen


def _marks(p: Position) -> tuple[Hashable, ...]:
    """All that a platoon is drawn from, beside its card, its place and its strength."""
    lists = p.ammo, p.hits, p.bonus, p.facing, p.zone, p.dug, p.dug_turns, p.loading
    return (bytes(p.suppressed), tuple(p.orders), *[tuple(each) for each in lists])


def _unit(p: Position, unit: int, side: int) -> dict[str, Any]:
    """One platoon; of an enemy in ambush only what its card shows."""
    at, field = p.at[unit], p.field
    lurking = bool(p.hidden[unit])
    known = not lurking or (p.sides[unit] == side and p.zone[unit] != UNPLACED)
    fresh = p.hidden[unit] == FRESH
    order, facing = p.orders[unit], p.facing[unit]
    own = max(0, p.card(unit).protection - p.hits[unit])
    return {
        "card": p.box.card_ids[p.cards[unit]],
        "side": SIDES[p.sides[unit]],
        "seat": p.seats[p.owner[unit]],
        "place": GONE[at] if at < 0 else field.number(at) if known else None,
        "strength": p.strength[unit],
        "ammo": p.ammo[unit],
        "steadfastness": p.steadfastness(unit),
        "protection": p.protection(unit) if known and at >= 0 else own,
        "suppressed": bool(p.suppressed[unit]),
        "flag": p.suppressed[unit] == FLAGGED,
        "ambush": lurking,
        "facing": (
            field.number(field.grid.neighbours[at][facing]) if known and facing >= 0 else None
        ),
        "zone": p.zone[unit] if known and (lurking or p.zone[unit]) else None,
        "tied": known and p.in_close_combat(unit),
        "ambush_turns": p.dug_turns[unit] if p.dug[unit] == at else 0,
        "resupply_turns": p.loading[unit],
        # What a unit that lurks already was ordered nobody else has read.
        "order": _order(p, unit, order) if order.kind and (known or fresh) else None,
    }


def _order(p: Position, unit: int, order: Order) -> dict[str, Any]:
    """An order as words."""
    field = p.field
    words: dict[str, Any] = {"kind": ORDERS[order.kind]}
    if order.target >= 0:
        words["target"] = p.ids[order.target]
    if order.route:
        words["route"] = [field.number(hex) for hex in order.route]
    if order.shoot >= 0:
        words["shoot"] = order.shoot
    if order.kind in (DEFENCE, AMBUSH, TURN):
        words["facing"] = field.grid.layout.directions[order.facing] if order.facing >= 0 else None
    if order.kind in (DEFENCE, AMBUSH):
        words["zone"] = order.amount
    elif order.amount:
        words["count"] = order.amount
    return words


# Worlds that a seat cannot tell from the truth


def imagine(p: Position, seat: str, dice: Dice) -> None:
    """Deal anew the ambushes of the enemy and what other seats write."""
    number = p.seats.index(seat)
    others = [n for n in range(len(p.seats)) if n != number]
    _deal_ambushes(p, p.seat_side[number], dice)
    if p.phase == PREPARING:
        if p.points:
            _deal_armies(p, number, others, dice)
        else:
            for other in others:
                _deal_hiding(p, other, p.seat_side[other] == p.seat_side[number], dice)
    elif p.phase == ORDERING:
        for other in others:
            _deal_drafts(p, other, dice)


def _deal_ambushes(p: Position, side: int, dice: Dice) -> None:
    """Of an enemy ambush nobody knows where it points once it could be turned; of one that was
    never seen not even its hex, but that none of his own units was there."""
    pending = {step.unit for step in p.stack if isinstance(step, AskOwner)}
    for unit, hidden in enumerate(p.hidden):
        if hidden < LURKING or p.sides[unit] == side or p.zone[unit] == UNPLACED:
            continue
        if unit in pending or p.aims[unit] >= 0:
            continue  # about to fire
        if hidden == NEVER_SEEN and p.battle.hiding:
            free = [h for h in p.battle.hiding if not p.searched[h] >> side & 1]
            p.at[unit] = free[dice.below(len(free))]
        p.zone[unit] = dice.below(p.box.range[p.cards[unit]] + 1)
        faces = p.field.faces(p.at[unit])
        p.facing[unit] = faces[dice.below(len(faces))] if p.zone[unit] else -1
        p.orders[unit] = BLANK


def _deal_drafts(p: Position, seat: int, dice: Dice) -> None:
    """Some orders or other, all finished if the seat is ready."""
    own = [u for u, owner in enumerate(p.owner) if owner == seat]
    for unit in own:
        p.drafts[unit] = BLANK
        able = p.at[unit] >= 0 and not p.suppressed[unit]
        p.changes[unit] = dice.below(CHANGES + 1) if able else 0
    p.writing[seat] = -1
    if not any(p.at[u] >= 0 for u in own):
        return
    ask, name = GiveOrders(), p.seats[seat]
    left = dice.below((WRITINGS if p.ready[seat] else 2) * len(own) + 1)
    while left > 0 or (p.ready[seat] and p.writing[seat] >= 0):
        left -= 1
        choices = [c for c in ask.choices(p, name) if c.verb != "ready"]
        if not choices:
            break
        write(p, seat, choices[dice.below(len(choices))])


def _deal_hiding(p: Position, seat: int, friend: bool, dice: Dice) -> None:
    """Where a seat has hidden units so far; a friend tells when a unit is hidden, and where."""
    own = [u for u, o in enumerate(p.owner) if o == seat and p.hidden[u] == NEVER_SEEN]
    if not own or not p.battle.hiding:
        return
    waits = not p.ready[seat]
    if not friend:
        for unit in own:
            p.zone[unit] = UNPLACED
    for unit in own:
        if p.zone[unit] == UNPLACED:
            p.at[unit] = min(p.battle.hiding)
            p.facing[unit] = -1
    p.writing[seat] = -1
    todo = 2 * sum(p.zone[u] == UNPLACED for u in own)
    if friend:
        done = dice.below(2) if todo else 0
    else:
        done = dice.below(todo + 1) if waits else todo
    ask, name = HideUnits(), p.seats[seat]
    for _ in range(done):
        choices = ask.choices(p, name)
        hide(p, seat, choices[dice.below(len(choices))])


def _deal_armies(p: Position, mine: int, others: list[int], dice: Dice) -> None:
    """My own purchases stay; the others' are bought and placed anew."""
    own = army(p, mine)
    at = own.index(p.writing[mine]) if p.writing[mine] >= 0 else -1
    p.bought[:] = [p.bought[n] for n in own]
    p.placed[:] = [p.placed[n] for n in own]
    p.buyer[:] = [mine] * len(own)
    p.writing[mine] = at
    for other in others:
        done, p.ready[other] = p.ready[other], 0
        p.writing[other] = -1
        _raise(p, other, dice, whole=bool(done))
        p.ready[other] = done


def _raise(p: Position, seat: int, dice: Dice, *, whole: bool) -> None:
    """Buy and place some army; if not the whole, only some first choices of it."""
    ask, bought = RaiseArmies(), len(p.bought)
    made: list[Choice] = []
    while not prepared(p, seat):
        choices = ask.choices(p, p.seats[seat])
        made.append(choices[dice.below(len(choices))])
        raise_army(p, seat, made[-1])
    if not whole:
        del p.bought[bought:], p.buyer[bought:], p.placed[bought:]
        p.writing[seat] = -1
        for choice in made[: dice.below(len(made) + 1)]:
            raise_army(p, seat, choice)
