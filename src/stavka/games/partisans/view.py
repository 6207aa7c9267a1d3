"""What each seat may see: everything but the cards that are face down. [5.2a]"""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import Any

from stavka.games.partisans.components import KINDS, RANKS, RESOURCES, ROLES, SIDES
from stavka.games.partisans.position import (
    BESIDE,
    CELL_IDS,
    HIDING,
    IN_BED,
    NOWHERE,
    PHASES,
    RESTING,
    Position,
)
from stavka.games.partisans.rules.attacks import (
    Attack,
    ConsiderRansom,
    Ransom,
    cost,
    helpless,
    targets,
)
from stavka.games.partisans.rules.ending import last_month, to_destruction
from stavka.games.partisans.rules.lost_turns import KINDS_OF_LOSS, to_be_lost
from stavka.games.partisans.rules.meetings import Fight, shortage
from stavka.games.partisans.rules.people import people_name
from stavka.games.partisans.rules.trade import Consider, Draft, Terms
from stavka.kernel import Dice


def view(p: Position) -> dict[str, Any]:
    """An allow-list. Hidden: which cards lie face down, and which are left in the deck."""
    asking = p.stack[-1] if p.stack else None
    return {
        "month": p.month,
        "months": last_month(p) if -1 not in p.heroes else p.months,
        "target": p.target,
        "destruction": -1 not in p.heroes and to_destruction(p),
        "phase": PHASES[p.phase],
        "asking": type(asking).__name__ if asking else None,
        "first": _id(p, p.first),
        "turn": _id(p, p.camp),
        "opened": p.opened,
        "camps": [p.box.kept.of(_sheet(p, camp), partial(_camp, p, camp)) for camp in p.camps],
        "table": p.box.kept.of(
            ("table", bytes(p.table), bytes(p.shown), bytes(p.carted)), lambda: _table(p)
        ),
        "deck": len(p.deck),
        "deal": _deal(p),
        "fight": _fight(p),
        "attacks": _attacks(p),
    }


def _id(p: Position, camp: int) -> str | None:
    return p.id(camp) if camp >= 0 and p.heroes[camp] >= 0 else None


def _sheet(p: Position, camp: int) -> tuple[Hashable, ...]:
    """All that a record sheet is drawn from."""
    kinds, ranks, losses = camp * KINDS, camp * RANKS, camp * KINDS_OF_LOSS
    of_each = (
        p.heroes, p.points, p.transport, p.full_map, p.fortified, p.incendiary, p.brigade,
        p.dominated, p.out, p.deaths, p.hurt, p.leader_hurt,
    )  # fmt: skip
    return (
        "camp",
        p.seats[camp],
        p.add_up,
        *p.store[kinds : kinds + KINDS],
        *p.people[ranks : ranks + RANKS],
        *p.lost[losses : losses + KINDS_OF_LOSS],
        *[each[camp] for each in of_each],
        *[found for found in p.sick if found[0] == camp],
    )


def _camp(p: Position, camp: int) -> dict[str, Any]:
    """One record sheet. [1.1a-1.3a]"""
    seat = {"seat": p.seats[camp]}
    if p.heroes[camp] < 0:
        return {**seat, "id": None}
    return {
        **seat,
        "id": p.id(camp),
        "side": SIDES[p.side(camp)],
        "points": p.points[camp],
        "store": {name: p.has(camp, r) for r, name in enumerate(RESOURCES)},
        "people": {
            people_name(p, camp, rank): p.people[camp * RANKS + rank] for rank in range(RANKS)
        },
        "transport": bool(p.transport[camp]),
        "full_map": bool(p.full_map[camp]),
        "fortified": bool(p.fortified[camp]),
        "incendiary": bool(p.incendiary[camp]),
        "brigade": bool(p.brigade[camp]),
        "dominated": bool(p.dominated[camp]),
        "out": bool(p.out[camp]),
        "deaths": p.deaths[camp],
        "lost_turns": to_be_lost(p, camp, HIDING) + to_be_lost(p, camp, RESTING),
        "bedridden": bool(to_be_lost(p, camp, IN_BED)),
        "sick": [{"count": n, "water": water} for of, n, water in p.sick if of == camp],
        "hurt": p.hurt[camp],
        "leader_hurt": bool(p.leader_hurt[camp]),
        "cards": p.allowance(camp),
    }


def _table(p: Position) -> dict[str, dict[str, Any] | None]:
    """The cards that lie there by place; None: face down."""
    found: dict[str, dict[str, Any] | None] = {}
    for cell in p.cells():
        found[CELL_IDS[cell]] = _card(p, cell) if p.shown[cell] else None
    return found


def _card(p: Position, cell: int) -> dict[str, Any]:
    """An open card, and on which of its sides something has met: above, left, right, below."""
    cards = p.box.cards
    card = cards[p.table[cell] - 1]
    joins: list[str] = []
    for side, beside in zip(("top", "left", "right", "bottom"), BESIDE[cell], strict=True):
        if beside == NOWHERE or not p.shown[beside]:
            continue
        other = cards[p.table[beside] - 1]
        met = {
            "top": other.bottom == card.top,
            "left": other.right == card.left,
            "right": card.right == other.left,
            "bottom": card.bottom == other.top,
        }
        if met[side]:
            joins.append(side)
    return {
        "card": p.box.card_ids[p.table[cell] - 1],
        "joins": joins,
        "order": p.shown[cell],
        "doubled": [edge for bit, edge in ((1, "top"), (2, "bottom")) if p.carted[cell] & bit],
    }


def _deal(p: Position) -> dict[str, Any] | None:
    """The offer that is being made or considered."""
    match p.stack[-1] if p.stack else None:
        case Draft(camp=camp, other=other, gives=gives, wants=wants):
            return _offer(p, camp, other, gives, wants, proposed=False)
        case Consider(camp=camp, other=other, gets=gets, pays=pays):
            return _offer(p, other, camp, gets, pays, proposed=True)
        case Ransom(camp=camp, other=other, gives=gives):
            return _offer(p, camp, other, gives, (), proposed=False)
        case ConsiderRansom(camp=camp, other=other, gets=gets):
            return _offer(p, other, camp, gets, (), proposed=True)
    return None


def _offer(
    p: Position, by: int, to: int, gives: Terms, wants: Terms, *, proposed: bool
) -> dict[str, Any]:
    return {
        "by": p.id(by),
        "to": p.id(to),
        "gives": {RESOURCES[r]: n for r, n in enumerate(gives) if n},
        "wants": {RESOURCES[r]: n for r, n in enumerate(wants) if n},
        "proposed": proposed,
    }


def _fight(p: Position) -> dict[str, Any] | None:
    """The enemies that a camp faces, and what it would take."""
    match p.stack[-1] if p.stack else None:
        case Fight(camp=camp, kind=kind, count=count, hands=hands):
            cost_each = p.box.weapons_an_enemy[p.incendiary[camp]]
            return {
                "camp": p.id(camp),
                "kind": ROLES[kind],
                "count": count,
                "hands": hands,
                "weapons": (count - hands) * cost_each,
                "missing": shortage(p, camp, count, hands),
            }
    return None


def _attacks(p: Position) -> dict[str, dict[str, int | bool]]:
    """While a camp decides: what an attack on each of its enemies would cost."""
    match p.stack[-1] if p.stack else None:
        case Attack(camp=camp):
            possible = targets(p, camp)
            found: dict[str, dict[str, int | bool]] = {}
            for other in p.enemies(camp):
                people, weapons = (0, 0) if helpless(p, other) else cost(p, camp, other)
                found[p.id(other)] = {
                    "people": people,
                    "weapons": weapons,
                    "helpless": helpless(p, other),
                    "possible": other in possible,
                }
            return found
    return {}


def imagine(p: Position, dice: Dice) -> None:
    """Deal anew all cards that nobody has seen: those face down and the deck."""
    cells = [cell for cell in p.cells() if not p.shown[cell]]
    unseen = sorted([*p.deck, *(p.table[cell] - 1 for cell in cells)])
    dice.shuffle(unseen)
    for cell in cells:
        p.table[cell] = unseen.pop() + 1
    p.deck[:] = unseen
