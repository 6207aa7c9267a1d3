"""What the texts of Partisans speak of: which ids can come where, and how they are named."""

from __future__ import annotations

from collections.abc import Iterable

from stavka.games.partisans.aims import MESSAGES as AIMS
from stavka.games.partisans.bot import REASONS as BOT
from stavka.games.partisans.components import EVENTS, HEROES, RESOURCES, ROLES, SIDES, Box, Side
from stavka.games.partisans.position import CELL_IDS, COLUMNS, LOST_TURNS, PHASES
from stavka.games.partisans.setup import MOST_PLAYERS, player_seats
from stavka.games.partisans.sketch import MESSAGES as SKETCH
from stavka.kernel import Arg, Message, Vocabulary

DEATHS = ("untreated", "fight", "hunger", "battle")
IDLE = ("frostbite", "wounds", "transport", "incendiary", "sabotage")
ENDS = ("target", "months")

LATIN = frozenset({*CELL_IDS, *(id[0] for id in CELL_IDS)})  # places on the table


def vocabulary(box: Box) -> Vocabulary:
    return Vocabulary(_shared(box), _domains(box), _messages(), latin=LATIN)


def _shared(box: Box) -> dict[str, Message]:
    """A place is named by its column and row, a card by its number and all that stands on it."""
    shared = {
        id: Message("name-cell", {"column": n % COLUMNS + 1, "row": n // COLUMNS + 1})
        for n, id in enumerate(CELL_IDS)
    }
    for number, (id, card) in enumerate(zip(box.card_ids, box.cards, strict=True), 1):
        shared[id] = _card(number, card)
    return shared


def _card(number: int, card: Side) -> Message:
    face: dict[str, Arg] = {
        "number": number,
        "left": f"kind-{ROLES[card.left]}",
        "count": card.count,
        "right": f"kind-{ROLES[card.right]}",
        "top": RESOURCES[card.top],
        "top-sign": _sign(card.top_amount),
        "top-amount": abs(card.top_amount),
        "bottom": RESOURCES[card.bottom],
        "bottom-sign": _sign(card.bottom_amount),
        "bottom-amount": abs(card.bottom_amount),
        "event": f"what-{card.event}",
        "amount": card.amount,
    }
    if card.resource < 0:
        return Message("name-card", face)
    goods: dict[str, Arg] = {
        "resource": RESOURCES[card.resource],
        "sign": _sign(-1 if card.event == "loss" else 1),
    }
    return Message("name-card-of-goods", {**face, **goods})


def _sign(amount: int) -> str:
    return "sign-lost" if amount < 0 else "sign-found"


def _domains(box: Box) -> dict[str, tuple[str, ...]]:
    return {
        "camp": HEROES,
        "other": HEROES,
        "camps": HEROES,
        "seat": _prefixed("seat", (*ROLES, *player_seats(MOST_PLAYERS))),
        "side": _prefixed("side", SIDES),
        "kind": ROLES,
        "who": ("leader", "nkvd", "officer"),
        "resource": RESOURCES,
        "second": RESOURCES,
        "place": CELL_IDS,
        "card": box.card_ids,
        "phase": _prefixed("phase", PHASES),
        "event": _prefixed("what", EVENTS),
        "cause": _prefixed("cause", DEATHS),
        "event-turn-lost.cause": _prefixed("cause", LOST_TURNS),
        "event-nothing-happens.what": _prefixed("what", IDLE),
    }


def _prefixed(prefix: str, ids: Iterable[str]) -> tuple[str, ...]:
    return tuple(f"{prefix}-{id}" for id in ids)


def _messages() -> dict[str, tuple[str, ...]]:
    """What the rules and the screens say beside events, questions, choices and refusals."""
    return {
        **SKETCH,
        **AIMS,
        **BOT,
        **{f"outcome-{end}": ("camps", "points") for end in (*ENDS, "last-camp", "shared")},
        **{f"outcome-{end}-side": ("camps", "points", "side") for end in ENDS},
        "outcome-destroyed": ("side",),
        "outcome-alone": ("points", "target"),
    }
