"""The recruit: marches to the nearest enemy and fires at him. It plans nothing."""

from __future__ import annotations

from typing import Any

from stavka.games.tanks.commander.ground import turns_to
from stavka.games.tanks.position import Position
from stavka.games.tanks.rules.orders import GiveOrders
from stavka.games.tanks.rules.preparation import RaiseArmies
from stavka.kernel import Budget, Choice, Imagine, Match, Question

Offered = tuple[Choice, ...]


class Recruit:
    """Each platoon for itself: fire at the nearest enemy it can hit, else march towards the
    nearest it sees. It knows no goals, no cover and no order but these two."""

    def choose(
        self, view: dict[str, Any], question: Question, imagine: Imagine, budget: Budget
    ) -> Choice:
        # Of the imagined position it reads what the seat knows, as the view does.
        return answer(imagine(0).position, question.seat, question.choices)

    def pick(self, world: Match[Any], seat: str) -> Choice:
        """Answer at once inside an imagined match."""
        return answer(world.position, seat, world.choices(seat))

    def why(self) -> None:
        """It has no reasons that could be said."""


def answer(p: Position, seat: str, offered: Offered) -> Choice:
    asking, number = p.stack[-1], p.seats.index(seat)
    if isinstance(asking, RaiseArmies):
        return raise_army(p, offered)
    if not isinstance(asking, GiveOrders):
        return offered[0]
    if p.writing[number] >= 0:
        return write(p, p.writing[number], offered)
    return next(c for c in offered if c.verb in ("unit", "ready"))


def raise_army(p: Position, offered: Offered) -> Choice:
    """The dearest platoon that it can pay, again and again, all in the middle of the edge."""
    cards = [c for c in offered if c.verb == "buy"]
    if cards:
        return max(cards, key=lambda c: p.box.cards[p.box.card[c.args[0]]].cost)
    return offered[len(offered) // 2]


def write(p: Position, unit: int, offered: Offered) -> Choice:
    """Fight in its own hex, fire at the nearest, else march."""
    foes = [e for e in p.units_of(1 - p.sides[unit]) if not p.hidden[e]]
    foes.sort(key=lambda e: (p.field.grid.distance(p.at[unit], p.at[e]), e))
    for enemy in foes:
        verb = "attack" if p.at[enemy] == p.at[unit] else "fire"
        for choice in offered:
            if choice == f"{verb} {p.ids[enemy]}":
                return choice
    if foes and any(c.verb == "to" for c in offered):
        return step(p, unit, foes[0], offered)
    # Whoever sees nobody waits.
    verbs = ("march", "done", "wait") if foes else ("done", "wait")
    return next((c for c in offered if c.verb in verbs), offered[0])


def step(p: Position, unit: int, enemy: int, offered: Offered) -> Choice:
    """The next hex on the way to an enemy, or the end of the way."""
    field, route = p.field, p.drafts[unit].route
    here = route[-1] if route else p.at[unit]
    type, march = p.box.card_type[p.cards[unit]], p.card(unit).march
    far = turns_to(field, type, march, frozenset((p.at[enemy],)))
    held = p.held(1 - p.sides[unit])

    def way(choice: Choice) -> tuple[bool, float]:
        hex = field.find(choice.args[0])
        return hex in held, far[hex]

    best = min((c for c in offered if c.verb == "to"), key=way)
    if way(best) >= (False, far[here]):
        return next((c for c in offered if c.verb == "done"), best)
    return best
