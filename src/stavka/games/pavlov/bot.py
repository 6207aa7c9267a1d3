"""The veteran: a bot that knows Pavlov's House from either side and can say why."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stavka.games.pavlov.position import Position
from stavka.games.pavlov.rules.first_aid import FirstAid
from stavka.games.pavlov.rules.soviet_cards import SovietActions
from stavka.games.pavlov.rules.soviet_counters import (
    Actions,
    Command,
    LaySuppression,
    Shell,
    Target,
)
from stavka.games.pavlov.rules.soviet_moves import ChooseDisplaced, Displace, Moves, MoveTo
from stavka.games.pavlov.rules.soviet_units import (
    AtLocation,
    Buttress,
    Deliver,
    FieldDefenses,
    Load,
    Reinforce,
    Resupply,
)
from stavka.games.pavlov.rules.storm_group import ChooseRaiders, Starve
from stavka.games.pavlov.rules.variants import PlanOrder, PlanTactics
from stavka.games.pavlov.rules.wehrmacht_cards import AntiAircraft, ChooseVictim, SuppressArrival
from stavka.games.pavlov.veteran import (
    cards,
    counters,
    planning,
    raids,
    reinforcements,
    supplies,
    wehrmacht,
)
from stavka.kernel import Advice, Bot, Offered, QuickAdviser, because

# Who answers which question, in the order of the phases.
ANSWERS: Mapping[type[Any], Callable[[Position, Any, Offered], Advice]] = {
    PlanOrder: planning.order,
    PlanTactics: planning.tactics,
    SovietActions: cards.play_card,
    AtLocation: cards.at_location,
    Resupply: supplies.stage,
    Load: supplies.load,
    Deliver: supplies.deliver,
    Reinforce: reinforcements.buy,
    Buttress: cards.buttress,
    FieldDefenses: cards.mine,
    ChooseRaiders: raids.send,
    AntiAircraft: wehrmacht.anti_aircraft,
    SuppressArrival: wehrmacht.suppress_arrival,
    ChooseVictim: wehrmacht.victim,
    FirstAid: wehrmacht.first_aid,
    Starve: wehrmacht.starve,
    Moves: counters.move,
    MoveTo: counters.move_to,
    ChooseDisplaced: counters.displaced,
    Displace: counters.displace,
    Actions: counters.act,
    Target: counters.target,
    Shell: counters.shell,
    LaySuppression: counters.lay_suppression,
    Command: counters.command,
}

AIMED = ("german", "space", "percent")
AWAITED = ("colour", "lying", "count")

# Every message with which the veteran says why, and its arguments.
REASONS: Mapping[str, tuple[str, ...]] = {
    "why-only-choice": (),
    # Planning
    "why-order-resupply": (),
    "why-order-storm-group": (),
    "why-order-attack-building": (),
    "why-order-bomb-stalingrad": (),
    "why-order-place-counter": (),
    "why-order-suppress-defender": (),
    "why-order-attack-defender": (),
    "why-order-assault": (),
    "why-tactic": (),
    # Soviet cards
    "why-army-recover": (),
    "why-resupply": ("token",),
    "why-storm-group": ("percent",),
    "why-support": (),
    "why-division-recover": (),
    "why-buttress": ("colour", "value"),
    "why-signal-recover": (),
    "why-tactical-decision": (),
    "why-wire": (),
    "why-artillery-recover": (),
    "why-ready-artillery": (),
    "why-flotilla-recover": (),
    "why-load": ("token",),
    "why-deliver": ("token",),
    "why-aa267-recover": (),
    "why-aa267-ready": (),
    "why-aa1083-recover": (),
    "why-aa1083-ready": (),
    "why-end-cards": (),
    "why-recover-there": (),
    "why-ready-there": (),
    "why-stage-food": (),
    "why-stage": ("token",),
    "why-staged-enough": (),
    "why-cargo": ("token",),
    "why-deliver-all": (),
    "why-buy-commander": ("counter",),
    "why-buy-fighter": ("counter",),
    "why-buy-for-score": ("counter",),
    "why-buy-gun": ("counter",),
    "why-buy-gunner": ("counter",),
    "why-buy-observer": ("counter",),
    "why-buy-stormer": ("counter",),
    "why-no-food-for-more": (),
    "why-raise": ("colour",),
    "why-battalion": (),
    "why-mine": ("space",),
    "why-mine-now": ("space",),
    "why-send": ("man",),
    "why-send-stormer": ("man",),
    "why-storm": ("percent",),
    "why-stay": (),
    # Wehrmacht cards
    "why-fire": (),
    "why-fire-all": (),
    "why-open-fire": (),
    "why-spend": ("german", "track", "percent"),
    "why-spend-overrun": ("german", "track", "percent"),
    "why-save-tokens": (),
    "why-treat": ("man",),
    "why-lose": ("man",),
    "why-victim": ("man",),
    "why-starve": ("man",),
    # Soviet counters
    "why-move-attack": ("man", "square", *AIMED),
    "why-move-observe": ("man", "square", *AIMED),
    "why-move-suppress": ("man", "square", *AWAITED),
    "why-move-radio": ("man", "square", "counter"),
    "why-move-team": ("man", "square"),
    "why-move-crew": ("man", "square", "weapon"),
    "why-move-anti-tank": ("man", "square", "weapon", *AIMED),
    "why-end-moves": (),
    "why-post": ("square",),
    "why-displaced": ("man",),
    "why-rests": ("man",),
    "why-stays-on": ("man",),
    "why-attack": AIMED,
    "why-anti-tank": AIMED,
    "why-observe": AIMED,
    "why-suppress": AWAITED,
    "why-command": ("man", "count"),
    "why-recover": ("man", "attack", "suppress"),
    "why-recover-commander": ("man",),
    "why-recover-exposed": ("man", "square"),
    "why-recover-raid": ("man",),
    "why-end-actions": (),
    "why-target": AIMED,
    "why-shell": AIMED,
    "why-shell-two": ("space", "second"),
}


def advise(p: Position, offered: Offered) -> Advice:
    """The veteran's answer to the question that the position asks."""
    if len(offered) == 1:
        return offered[0], because("only-choice")
    step = p.stack[-1]
    return ANSWERS[type(step)](p, step, offered)


class Veteran(QuickAdviser):
    """Plays any seat."""

    def answer(self, p: Position, offered: Offered) -> Advice:
        return advise(p, offered)


BOTS: Mapping[str, Callable[[], Bot]] = {"veteran": Veteran}
