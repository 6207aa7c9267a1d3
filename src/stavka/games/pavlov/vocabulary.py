"""What the texts of Pavlov's House speak of: which ids can come where, and how they are named."""

from __future__ import annotations

from collections.abc import Iterable

from stavka.games.pavlov.aims import MESSAGES as AIMS
from stavka.games.pavlov.bot import REASONS as BOT
from stavka.games.pavlov.components import COLOURS, TOKENS, Box
from stavka.games.pavlov.position import PHASES
from stavka.games.pavlov.rules.base import location_id
from stavka.games.pavlov.rules.soviet_cards import CARD_ACTIONS
from stavka.games.pavlov.sketch import MESSAGES as SKETCH
from stavka.kernel import Message, Vocabulary

LETTERS = "CFAGMIS"
STATES = ("disrupted", "exhausted")
LOSSES = ("sniper", "suppression", "raid", "hunger")
DEFEATS = ("overrun", "headquarters", "no-defenders", "starved")

# Designations of German vehicles and guns; the last are forms that select and that nobody reads.
LATIN = frozenset(
    {"Panzer", "StuG", "IIIb", "II", "III", "IV", "sFH", "leFH", "leIG", "sIG", "one", "many"}
)


def vocabulary(box: Box) -> Vocabulary:
    return Vocabulary(_shared(box), _domains(box), _messages(box), latin=LATIN)


def _shared(box: Box) -> dict[str, Message]:
    """Cards and places that are alike: a Soviet card is named by its two units, a Wehrmacht card
    by its kind, a square by colour and number."""
    shared = {f"token-{token}": Message(f"name-{token}") for token in TOKENS}
    for card in box.wehrmacht:
        shared[card.id] = Message(f"name-{card.kind}")
    for id, units in zip(box.soviet_ids, box.soviet_units, strict=True):
        shared[id] = _pair("name-soviet-card", *units) if units else Message("name-fog-of-war")
    for id, colours, number in zip(
        box.square_ids, box.square_colours, box.square_number, strict=True
    ):
        names = [COLOURS[c] for c in colours]
        kind = "name-square" if len(names) == 1 else "name-square-of-two"
        shared[id] = Message(kind, {"colour": names[0], "second": names[-1], "number": number})
    for track in range(1, len(box.track_colour) + 1):
        shared[f"track-{track}"] = Message("name-track", {"number": track})
    for space, id in enumerate(box.space_ids):
        track = box.space_track[space]
        number = space - box.track_start[track] + 1
        shared[id] = Message("name-space", {"track": track + 1, "number": number})
    for number, unit in box.location_unit.items():
        shared[location_id(number)] = Message(
            "name-location", {"number": number, "unit": f"unit-{unit}"}
        )
    return shared


def _pair(message: str, first: str, second: str) -> Message:
    return Message(message, {"first": f"unit-{first}", "second": f"unit-{second}"})


def _domains(box: Box) -> dict[str, tuple[str, ...]]:
    counters = (*box.man_ids, *box.weapon_ids)
    locations = tuple(map(location_id, box.location_unit))
    wehrmacht = tuple(dict.fromkeys(c.kind for c in box.wehrmacht))
    spaces = tuple(box.space_ids)
    anywhere = (*box.square_ids, "reserves")
    tactics = box.tactic_kinds
    return {
        "action": tuple(CARD_ACTIONS),
        "award": tuple(award for _, award, _ in box.awards),
        "card": box.soviet_ids,
        "cause": _prefixed("cause", LOSSES),
        "colour": COLOURS,
        "counter": counters,
        "german": box.german_ids,
        "level": tuple(dict.fromkeys(level for _, _, level in box.awards)),
        "man": box.man_ids,
        "phase": _prefixed("phase", PHASES),
        "place": locations,
        "space": spaces,
        "square": box.square_ids,
        "state": STATES,
        "token": TOKENS,
        "track": tuple(f"track-{n + 1}" for n in range(len(box.track_colour))),
        "unit": _prefixed("unit", dict.fromkeys(box.location_unit.values())),
        "weapon": box.weapon_ids,
        "what": ("recovery", *_prefixed("token", ("wire", "artillery", "anti-aircraft"))),
        "ask-choose-raiders.card": box.storm_ids,
        "ask-lay-suppression.man": counters,
        "ask-target.man": counters,
        "choice-join.place": box.square_ids,
        "choice-order.card": tuple(c.id for c in box.wehrmacht),
        "choice-place.second": COLOURS,
        "choice-shell.second": spaces,
        "choice-tactic.card": tactics,
        "choice-to.place": anywhere,
        "event-attacked.man": counters,
        "event-card-played.action": _prefixed("action", CARD_ACTIONS),
        "event-defeat.cause": _prefixed("defeat", DEFEATS),
        "event-germans-advance.space": (*spaces, "the-house"),
        "event-hand-drawn.cards": box.soviet_ids,
        "event-man-moved.place": anywhere,
        "event-order-laid.card": wehrmacht,
        "event-raid-begins.card": box.storm_ids,
        "event-raid-begins.men": box.man_ids,
        "event-raid-rolled.card": box.storm_ids,
        "event-recovered.state": _prefixed("state", STATES),
        "event-storm-group-card-removed.card": box.storm_ids,
        "event-storm-group-card.card": box.storm_ids,
        "event-support-card-shown.card": box.support_ids,
        "event-support-given.card": box.support_ids,
        "event-suppression-laid.man": counters,
        "event-tactics-laid.card": tactics,
        "event-tactics-leave.card": tactics,
        "event-tactics-revealed.card": tactics,
        "event-weapon-moved.place": anywhere,
        "event-wehrmacht-card-revealed.card": wehrmacht,
        "event-wehrmacht-drew.cards": (*wehrmacht, *tactics),
        "sketch-storm.card": box.storm_ids,
        "why-shell-two.second": spaces,
        "sketch-support.card": box.support_ids,
        "sketch-support.tokens": TOKENS,
        "sketch-tactics.card": tactics,
    }


def _prefixed(prefix: str, ids: Iterable[str]) -> tuple[str, ...]:
    return tuple(f"{prefix}-{id}" for id in ids)


def _messages(box: Box) -> dict[str, tuple[str, ...]]:
    """What the rules and the screens say beside events, questions, choices and refusals."""
    odds = {
        "aircraft-downed": ("count",),
        "arrival-placed": (),
        "arrival-suppressed": (),
        "raid-failed": (),
        "raid-won": (),
        "space-cleared": ("space",),
        "target-removed": (),
        "target-stays": (),
    }
    ends = dict.fromkeys(("won", "drawn", "lost"), ("score", "award", "level"))
    return {
        **SKETCH,
        **BOT,
        **AIMS,
        **{f"odds-{result}": args for result, args in odds.items()},
        **{f"outcome-{end}": args for end, args in ends.items()},
        **{f"outcome-{cause}": ("turn",) for cause in DEFEATS},
        **{f"effect-{tactic}": ("amount",) for tactic in box.tactic_kinds},
        **{f"{word}-{letter}": () for letter in LETTERS for word in ("letter", "ability")},
    }
