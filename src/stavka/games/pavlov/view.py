"""What each seat may see of Pavlov's House, and worlds it cannot tell from the truth."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from stavka.games.pavlov.components import COLOURS, TOKENS
from stavka.games.pavlov.position import (
    DISPLACED,
    HOLDS,
    OUT,
    PHASES,
    PLANNING,
    RAIDING,
    RESERVES,
    STOCK,
    WEHRMACHT,
    WRECKED,
    Position,
)
from stavka.games.pavlov.rules.base import location_id
from stavka.games.pavlov.rules.ending import award
from stavka.games.pavlov.rules.storm_group import ChooseRaiders
from stavka.games.pavlov.rules.variants import forced
from stavka.games.pavlov.rules.wehrmacht_cards import AntiAircraft
from stavka.kernel import Dice

PLACES = {
    RESERVES: "reserves",
    STOCK: "stock",
    OUT: "out",
    RAIDING: "raid",
    DISPLACED: "displaced",
}


def view(p: Position, seat: str | None) -> dict[str, Any]:
    """An allow-list. Hidden: the order of every deck, the cards removed unseen, the Storm Group
    side of Resupply cards, and from all but the German player his hand and his plan."""
    box, kept = p.box, p.box.kept
    men, spaces = tuple(p.men), bytes(p.spaces)
    tokens = (p.exhausted, p.disrupted, p.acted, p.commanded)
    won = tuple(p.raids_won), tuple(p.support_won)
    seen: dict[str, Any] = {
        "turn": p.turn,
        "phase": PHASES[p.phase],
        "asking": type(p.stack[-1]).__name__ if p.stack else None,
        "chosen": _chosen(p),
        "men": kept.of(("men", men, *map(bytes, tokens)), lambda: _men(p)),
        "weapons": kept.of(("weapons", *p.weapons), lambda: _weapons(p)),
        "defense": dict(zip(COLOURS, p.defense, strict=True)),
        "suppression": dict(zip(COLOURS, p.boxes, strict=True)),
        "supplies": _counts(p, p.supplies),
        "staging": _counts(p, p.staging),
        "stock": _counts(p, p.stock),
        "gone": _counts(p, p.gone),
        "spaces": kept.of(("spaces", spaces), lambda: _spaces(p)),
        "sappers": [box.space_ids[box.track_sapper[t]] for t, on in enumerate(p.sappers) if on],
        "german_stock": kept.of(("german", spaces), lambda: _german_stock(p)),
        "locations": kept.of(("locations", bytes(p.locations)), lambda: _locations(p)),
        "hand": [_card(p, c, c in p.spent) for c in p.hand],
        "soviet_deck": len(p.soviet_deck),
        "discard": [box.soviet_ids[c] for c in p.discard],
        "fog_stock": len(p.fog_stock),
        "wehrmacht_deck": len(p.wehrmacht_deck),
        "wehrmacht_played": [box.wehrmacht[c].kind for c in p.wehrmacht_played],
        "storm": box.storm_ids[p.storm] if p.storm >= 0 else None,
        "raids_won": [box.storm_ids[s] for s in p.raids_won],
        "tactics": [box.tactics[t][0] for t in p.tactics],
        "tactics_deck": len(p.tactics_deck),
        "tactics_played": [box.tactics[t][0] for t in p.tactics_played],
        "support": box.support_ids[p.support_card] if p.support_card >= 0 else None,
        "support_deck": len(p.support_deck),
        "support_won": [box.support_ids[s] for s in p.support_won],
        "score": kept.of(("score", men, spaces, *won), lambda: _score(p)),
        "plan": len(p.plan),
        "wehrmacht_hand": len(p.wehrmacht_hand),
        "tactics_hand": len(p.tactics_hand),
    }
    if seat == WEHRMACHT:
        seen["my_plan"] = [box.wehrmacht[c].kind for c in p.plan]
        seen["my_hand"] = [
            {"card": box.wehrmacht[c].id, "kind": box.wehrmacht[c].kind} for c in p.wehrmacht_hand
        ]
        seen["my_tactics"] = [box.tactics[t][0] for t in p.tactics_hand]
        seen["my_tactics_plan"] = [box.tactics[t][0] for t in p.tactics_plan]
    return seen


def _men(p: Position) -> dict[str, Any]:
    states = zip(p.men, p.exhausted, p.disrupted, p.acted, p.commanded, strict=True)
    return {
        id: p.box.kept.of(("man", *state), partial(_man, p, *state))
        for id, state in zip(p.box.man_ids, states, strict=True)
    }


def _man(
    p: Position, at: int, exhausted: int, disrupted: int, acted: int, commanded: int
) -> dict[str, Any]:
    return {
        "place": _place(p, at),
        "exhausted": bool(exhausted),
        "disrupted": bool(disrupted),
        "acted": bool(acted),
        "commanded": bool(commanded),
    }


def _card(p: Position, card: int, used: bool) -> dict[str, Any]:
    box = p.box
    return box.kept.of(
        ("card", card, used),
        lambda: {
            "card": box.soviet_ids[card],
            "units": list(box.soviet_units[card]),
            "used": used,
        },
    )


def _place(p: Position, at: int) -> str:
    return p.box.square_ids[at] if at >= 0 else PLACES[at]


def _weapons(p: Position) -> dict[str, str]:
    return {p.box.weapon_ids[w]: _place(p, at) for w, at in enumerate(p.weapons)}


def _counts(p: Position, tokens: list[int]) -> dict[str, int]:
    return p.box.kept.of(
        ("counts", *tokens), lambda: {TOKENS[t]: n for t, n in enumerate(tokens) if n}
    )


def _spaces(p: Position) -> dict[str, str]:
    box = p.box
    return {box.space_ids[s]: box.german_ids[lies - 1] for s, lies in enumerate(p.spaces) if lies}


def _german_stock(p: Position) -> dict[str, int]:
    return {id: p.german_stock(k) for k, id in enumerate(p.box.german_ids)}


def _locations(p: Position) -> dict[str, str]:
    return {
        f"location-{n}": "disrupted" if lies == WRECKED else TOKENS[lies - HOLDS]
        for n, lies in enumerate(p.locations)
        if lies
    }


def _score(p: Position) -> dict[str, Any]:
    parts = dict(p.score_parts())
    total = sum(parts.values())
    return {"total": total, "award": award(p.box, total)[0], **parts}


def _chosen(p: Position) -> list[str]:
    """The raiders sent, or the guns declared, while others may yet follow."""
    match p.stack[-1] if p.stack else None:
        case ChooseRaiders(sent=sent):
            return [p.box.man_ids[m] for m in sent]
        case AntiAircraft(declared=declared):
            return [location_id(n) for n in declared]
    return []


def imagine(p: Position, seat: str, dice: Dice) -> None:
    """Deal anew what the seat cannot know.

    Cards stay in the deck of their number, whose place in the stack everybody knows. Which of
    the German player's cards are in his plan and which in his hand is open to all but him.
    """
    # Sorted first, so that the new order hangs on the seed alone, not on the true one.
    for deck in (p.soviet_deck, p.support_deck):
        deck.sort()
        dice.shuffle(deck)
    _deal_storm_sides(p, dice)
    orders, tactics = _order_deck(p), _tactic_deck(p)
    if seat == WEHRMACHT:
        _swap_within([p.wehrmacht_deck], orders, dice)
        _swap_within([p.tactics_deck, p.tactics_removed], tactics, dice)
        return
    cards = p.box.wehrmacht
    piles = [p.wehrmacht_deck, p.wehrmacht_hand, p.plan, p.wehrmacht_removed]
    _forget_which(
        [p.wehrmacht_played], piles, lambda c: (cards[c].kind, cards[c].deck, cards[c].storm)
    )
    piles = [p.tactics_deck, p.tactics_hand, p.tactics_plan, p.tactics_removed]
    _forget_which([p.tactics_played, p.tactics], piles, lambda t: p.box.tactics[t])
    _deal_hand(p.wehrmacht_hand, p.plan, [p.wehrmacht_deck], orders, p, dice)
    unseen = [p.tactics_deck, p.tactics_removed]
    _deal_hand(p.tactics_hand, p.tactics_plan, unseen, tactics, p, dice)


def _order_deck(p: Position) -> Callable[[int], int]:
    return lambda card: p.box.wehrmacht[card].deck


def _tactic_deck(p: Position) -> Callable[[int], int]:
    return lambda card: p.box.tactics[card][1]


def _deal_hand(
    hand: list[int],
    plan: list[int],
    unseen: list[list[int]],
    deck_of: Callable[[int], int],
    p: Position,
    dice: Dice,
) -> None:
    """Deal the German player's hand and plan anew.

    Of how many cards of each deck they consist everybody can count. The last cards drawn are
    surely in the hand; of the others nobody else knows which are planned and which kept back.
    """
    kept = len(hand) if p.phase == PLANNING else len(hand) - _drawn_since(p, hand)
    fresh = hand[kept:]
    old = sorted([*hand[:kept], *plan], key=lambda card: (deck_of(card), card))
    _swap_within([*unseen, fresh, old], deck_of, dice)
    dice.shuffle(old)
    # Special cards cannot be kept back; a stable sort leaves the rest of the order to chance.
    if hand is p.wehrmacht_hand and p.phase != PLANNING:
        old.sort(key=lambda card: forced(p, card))
    hand[:] = [*old[:kept], *fresh]
    plan[:] = old[kept:]
    dice.shuffle(plan)


def _drawn_since(p: Position, hand: list[int]) -> int:
    """How many cards of the hand were drawn after the plan was laid."""
    before = 1 if hand is p.wehrmacht_hand else 2
    return max(0, len(hand) - before)


def _deal_storm_sides(p: Position, dice: Dice) -> None:
    """The unseen Resupply cards, wherever they lie, change places among themselves."""
    piles = [p.wehrmacht_deck, p.wehrmacht_hand, p.plan, p.wehrmacht_removed]
    resupply = set(p.box.resupply)
    _swap_within(piles, lambda c: 1 if c in resupply else -1, dice)


def _forget_which(
    shown: list[list[int]], hidden: list[list[int]], face: Callable[[int], tuple[str | int, ...]]
) -> None:
    """Of cards that look alike nobody can tell which was shown: say the first ones were."""
    slots: dict[tuple[str | int, ...], list[tuple[list[int], int]]] = {}
    for pile in (*shown, *hidden):
        for i, card in enumerate(pile):
            slots.setdefault(face(card), []).append((pile, i))
    for places in slots.values():
        for (pile, i), card in zip(places, sorted(pile[i] for pile, i in places), strict=True):
            pile[i] = card


def _swap_within(piles: list[list[int]], group: Callable[[int], int], dice: Dice) -> None:
    """Cards of the same group change places; group -1 and 0 (Resupply) stay where they are."""
    slots: dict[int, list[tuple[list[int], int]]] = {}
    for pile in piles:
        for i, card in enumerate(pile):
            slots.setdefault(group(card), []).append((pile, i))
    for number, places in sorted(slots.items(), key=lambda slot: slot[0]):
        if number > 0:
            cards = sorted(pile[i] for pile, i in places)
            dice.shuffle(cards)
            for (pile, i), card in zip(places, cards, strict=True):
                pile[i] = card
