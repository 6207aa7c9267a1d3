"""The bots of Tank Battle: `commander` plans all orders of a turn together, `recruit` does not."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import msgspec

from stavka.games.tanks.commander import preparing
from stavka.games.tanks.commander.chances import NO_SHOTS, Blow, Target, blow
from stavka.games.tanks.commander.ideas import Idea
from stavka.games.tanks.commander.plan import make_plan
from stavka.games.tanks.commander.situation import target
from stavka.games.tanks.commander.weights import W
from stavka.games.tanks.commander.writing import next_piece, pieces
from stavka.games.tanks.position import BLANK, ORDERING, Position
from stavka.games.tanks.recruit import Recruit
from stavka.games.tanks.rules.ambush import surprise
from stavka.games.tanks.rules.close_combat import accuracy_in_close_combat
from stavka.games.tanks.rules.preparation import unplaced
from stavka.games.tanks.rules.shooting import accuracy_at, intensity
from stavka.kernel import Advice, Adviser, Arg, Bot, Choice, Imagine, Match, Message, Question

KEPT = 64  # plans of the last turns; the same situation gives the same plan, kept or not

# Every message with which the commander says why, and its arguments.
REASONS: Mapping[str, tuple[str, ...]] = {
    "why-ready": (),
    "why-nothing-else": (),
    "why-army": ("card",),
    "why-place": ("place",),
    "why-hide": ("place",),
    "why-lie-in-wait": ("place",),
    "why-mover": ("unit", "target", "percent"),
    "why-enemy": ("unit", "target", "percent"),
    "why-divide": ("unit",),
    "why-suppress": ("unit", "target", "percent"),
    "why-fire": ("unit", "target", "percent"),
    "why-attack": ("unit", "target", "place", "percent"),
    "why-fight-on": ("unit",),
    "why-fight-on-at": ("unit", "target", "percent"),
    "why-withdraw": ("unit", "place"),
    "why-defend": ("unit", "place"),
    "why-ambush": ("unit", "place"),
    "why-turn": ("unit",),
    "why-resupply": ("unit",),
    "why-march": ("unit", "place"),
    "why-run": ("unit", "place"),
    "why-move-fire": ("unit", "target", "place", "percent"),
    "why-wait": ("unit", "place"),
    "why-unplanned": ("unit",),
}


class Order(msgspec.Struct, frozen=True):
    """A planned order as the choices that write it, and why it is given."""

    pieces: tuple[str, ...]
    reason: Message


Orders = dict[str, Order]  # by unit
_plans: dict[bytes, Orders] = {}


class Commander(Adviser):
    """Plays any seat."""

    def advise(self, view: dict[str, Any], question: Question, imagine: Imagine) -> Advice:
        if len(question.choices) == 1:
            return question.choices[0], Message("why-nothing-else")
        if question.kind == "give-orders":
            return give_orders(view, question, imagine)
        return ANSWERS[question.kind](imagine(0).position, question)

    def pick(self, world: Match[Any], seat: str) -> Choice:
        """Answer inside an imagined match."""
        question = world.question(seat)
        assert question is not None
        return self.advise(world.view(seat), question, partial(world.imagine, seat))[0]

    def take_back(self, world: Match[Any], seat: str) -> None:
        """Inside an imagined match the others have written nothing yet."""
        p = world.position
        if p.phase != ORDERING:
            return
        for number, other in enumerate(p.seats):
            if other != seat:
                p.ready[number], p.writing[number] = 0, -1
        for unit, owner in enumerate(p.owner):
            if p.seats[owner] != seat:
                p.drafts[unit], p.changes[unit] = BLANK, 0


# Orders


def give_orders(view: dict[str, Any], question: Question, imagine: Imagine) -> Advice:
    """The next piece of the plan that is not yet written."""
    board = view["board"]
    orders = planned(view, imagine)
    unit = board["writing"]
    offered = question.choices
    if unit is not None:
        nothing = Order((), Message("why-unplanned", {"unit": unit}))
        order = orders.get(unit, nothing)
        return next_piece(order.pieces, board["drafts"].get(unit), offered), order.reason
    for id, order in orders.items():
        if order.pieces and f"unit {id}" in offered:
            return offered[offered.index(Choice(f"unit {id}"))], order.reason
    return offered[offered.index(Choice("ready"))], Message("why-ready")


def planned(view: dict[str, Any], imagine: Imagine) -> Orders:
    """The orders of this turn. The plan hangs on what the seat sees, its own drafts apart."""
    seat = view["seat"]
    board = {k: v for k, v in view["board"].items() if k not in ("drafts", "writing", "ready")}
    p: Position | None = None
    searched: list[int] = []
    if any(unit["ambush"] and unit["place"] is None for unit in board["units"].values()):
        # Where an enemy lurks hangs on where one has looked, which the view does not tell.
        p = imagine(0).position
        side = p.seat_side[p.seats.index(seat)]
        searched = [hex for hex, sides in enumerate(p.searched) if sides >> side & 1]
    world = view["scenario"], view["edition"], view["options"]
    key = msgspec.json.encode((world, seat, board, searched))
    found = _plans.get(key)
    if found is None:
        found = plan_orders(p or imagine(0).position, seat)
        while len(_plans) >= KEPT:
            del _plans[next(iter(_plans))]
        _plans[key] = found
    return found


def plan_orders(p: Position, seat: str) -> Orders:
    """The whole side is planned; a seat gives the orders of its own platoons."""
    number = p.seats.index(seat)
    plan = make_plan(p, p.seat_side[number])
    return {
        p.ids[unit]: Order(pieces(p, idea), reason_of(p, idea))
        for unit, idea in plan.items()
        if p.owner[unit] == number
    }


def reason_of(p: Position, idea: Idea) -> Message:
    id = f"why-{idea.reason}"
    if idea.reason == "fight-on" and idea.target >= 0:
        id = "why-fight-on-at"
    if id not in REASONS:
        return Message("why-unplanned", {"unit": p.ids[idea.unit]})
    known: dict[str, Arg] = {
        "unit": p.ids[idea.unit],
        "target": p.ids[idea.target],
        "place": p.field.number(idea.end),
        "percent": chance_to_hurt(p, idea),
    }
    return Message(id, {name: known[name] for name in REASONS[id]})


def chance_to_hurt(p: Position, idea: Idea) -> int:
    """Percent: that a shot by itself destroys or suppresses."""
    if idea.target < 0:
        return 0
    one = (idea.shot,)
    first, then = (one, NO_SHOTS) if idea.reason == "suppress" else (NO_SHOTS, one)
    hurt = blow(first, then, target(p, idea.target))
    return percent(hurt)


def percent(hurt: Blow) -> int:
    return round(100 * min(1.0, hurt.destroyed + hurt.shaken))


# While orders are executed


def best_target(
    p: Position, unit: int, question: Question, accuracy: Callable[[int], int]
) -> tuple[str, int]:
    """The enemy whom one shot hurts most; in percent, that it destroys or suppresses him."""

    def shot(id: str) -> Blow:
        enemy = p.ids.index(id)
        dice = intensity(p, unit, enemy)
        return blow(NO_SHOTS, ((dice, accuracy(enemy)),), target_now(p, enemy))

    def value(id: str) -> float:
        hurt = shot(id)
        card = p.card(p.ids.index(id))
        silenced = W.kill * hurt.destroyed + W.shake * hurt.shaken
        return card.cost * (hurt.lost / card.strength + silenced)

    best = max((c.args[0] for c in question.choices), key=lambda id: (value(id), id))
    return best, percent(shot(best))


def target_now(p: Position, unit: int) -> Target:
    """A target whose protection has stopped hits in this turn already."""
    aim = target(p, unit)
    own = max(0, aim.protection - p.hits[unit])
    return aim._replace(protection=own, cover=p.protection(unit) - own)


def choose_mover(p: Position, question: Question) -> Advice:
    unit = p.ids.index(str(question.prompt.args["unit"]))
    extra = surprise(p, unit)

    def accuracy(enemy: int) -> int:
        far = p.field.grid.distance(p.at[unit], p.at[enemy])
        return accuracy_at(p, unit, far, extra)

    best, chance = best_target(p, unit, question, accuracy)
    known: dict[str, Arg] = {"unit": p.ids[unit], "target": best, "percent": chance}
    return pick(question, f"target {best}"), Message("why-mover", known)


def choose_enemy(p: Position, question: Question) -> Advice:
    unit = p.ids.index(str(question.prompt.args["unit"]))
    best, chance = best_target(p, unit, question, lambda _: accuracy_in_close_combat(p, unit))
    known: dict[str, Arg] = {"unit": p.ids[unit], "target": best, "percent": chance}
    return pick(question, f"target {best}"), Message("why-enemy", known)


def divide_depot(p: Position, question: Question) -> Advice:
    """As much as it can get: what is handed out is not lost."""
    unit = str(question.prompt.args["unit"])
    most = max(question.choices, key=lambda c: int(c.args[0]))
    return most, Message("why-divide", {"unit": unit})


# Before the battle


def raise_armies(p: Position, question: Question) -> Advice:
    seat = p.seats.index(question.seat)
    if p.writing[seat] >= 0:
        place = p.field.number(preparing.stand(p, seat))
        return pick(question, f"place {place}"), Message("why-place", {"place": place})
    card = preparing.buy(p, seat)
    if card < 0:
        return pick(question, "done"), Message("why-nothing-else")
    id = p.box.card_ids[card]
    return pick(question, f"buy {id}"), Message("why-army", {"card": id})


def hide_units(p: Position, question: Question) -> Advice:
    seat = p.seats.index(question.seat)
    unit = unplaced(p, seat)
    if p.writing[seat] < 0:
        place = p.field.number(preparing.hide(p, seat))
        return pick(question, f"hide {place}"), Message("why-hide", {"place": place})
    facing, zone = preparing.lie_in_wait(p, seat, unit)
    at = p.at[unit]
    place = p.field.number(at if facing < 0 else p.field.grid.neighbours[at][facing])
    return pick(question, f"face {place} {zone}"), Message("why-lie-in-wait", {"place": place})


def pick(question: Question, wish: str) -> Choice:
    """The choice that is wished for; if it is not offered, the first."""
    return next((c for c in question.choices if c == wish), question.choices[0])


ANSWERS: Mapping[str, Callable[[Position, Question], Advice]] = {
    "choose-mover": choose_mover,
    "choose-enemy": choose_enemy,
    "divide-depot": divide_depot,
    "raise-armies": raise_armies,
    "hide-units": hide_units,
}

BOTS: Mapping[str, Callable[[], Bot]] = {"recruit": Recruit, "commander": Commander}
