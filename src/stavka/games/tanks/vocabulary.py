"""What the texts of Tank Battle speak of: which ids can come where, and how they are named."""

from __future__ import annotations

from stavka.games.tanks.aims import MESSAGES as AIMS
from stavka.games.tanks.bot import REASONS as BOT
from stavka.games.tanks.components import MOST_ALIKE, SIDES, Box
from stavka.games.tanks.position import ORDERS, PHASES
from stavka.games.tanks.sketch import MESSAGES as SKETCH
from stavka.kernel import Message, Vocabulary

STEPS = ("suppressive-fire", "fire", "attack", "special", "movement")
HALTS = ("head-on", "crossing", "enemy", "contest", "ambush-discovered")
NO_SHOTS = ("close-combat", "ambush", "not-in-range")
WON = ("destroyed", "points", "exit", "no-exit", "held")
DRAWN = ("points-equal", "undecided")

# Designations of German tanks, and the letters of a sketched map.
LATIN = frozenset({"Pz", "Kpfw", "StuG", "II", "III", "IV", *"tGDLS", *"bcdfkloprsv"})


def vocabulary(box: Box) -> Vocabulary:
    return Vocabulary(_shared(box), _domains(box), _messages(), latin=LATIN)


def unit_ids(box: Box) -> tuple[str, ...]:
    return tuple(f"{id}-{n}" for id in box.card_ids for n in range(1, MOST_ALIKE + 1))


def hex_ids(box: Box) -> tuple[str, ...]:
    return tuple(sorted({n for field in box.fields for names in field.numbers for n in names}))


def _shared(box: Box) -> dict[str, Message]:
    """A platoon is named by its card and number, a hex by the four digits of its number."""
    shared = {
        f"{id}-{n}": Message("name-platoon", {"card": id, "number": n})
        for id in box.card_ids
        for n in range(1, MOST_ALIKE + 1)
    }
    for id in hex_ids(box):
        digits = dict(zip(("row-tens", "row", "column-tens", "column"), map(int, id), strict=True))
        shared[id] = Message("name-hex", {**digits})
    return shared


def _domains(box: Box) -> dict[str, tuple[str, ...]]:
    units, hexes = unit_ids(box), hex_ids(box)
    seats = tuple(f"seat-{s}" for s in SIDES) + tuple(
        f"seat-{s}-{n}" for s in SIDES for n in (1, 2, 3)
    )
    orders = tuple(f"order-{order}" for order in ORDERS)
    return {
        "unit": units,
        "units": units,
        "target": units,
        "other": units,
        "card": box.card_ids,
        "place": hexes,
        "route": hexes,
        "event-wire-broken.other": hexes,
        "order": orders,
        "phase": ("phase-tests",),
        "step": tuple(f"step-{step}" for step in STEPS),
        "seat": seats,
        "side": tuple(f"side-{side}" for side in SIDES),
        "event-unit-halted.cause": tuple(f"cause-{cause}" for cause in HALTS),
        "event-no-shot.cause": tuple(f"cause-{cause}" for cause in NO_SHOTS),
        "ask-give-orders.unit": (*units, "nobody"),
        "ask-hide-units.unit": (*units, "nobody"),
        "ask-raise-armies.card": (*box.card_ids, "nobody"),
        "sketch-turn.phase": tuple(f"phase-{phase}" for phase in PHASES),
        "sketch-scenario.map": box.map_ids,
    }


def _messages() -> dict[str, tuple[str, ...]]:
    """What the rules and the screens say beside events, questions, choices and refusals."""
    return {
        **SKETCH,
        **AIMS,
        **BOT,
        "odds-tanks-lost": ("count",),
        **{f"outcome-{end}": ("soviet", "german", "turn", "side") for end in WON},
        **{f"outcome-{end}": ("soviet", "german", "turn") for end in DRAWN},
    }
