"""7.0 Variants: Operational Support, Tactics, and the German player's planning."""

from __future__ import annotations

from typing import ClassVar

from stavka.games.pavlov import events as e
from stavka.games.pavlov.position import (
    ELITE,
    NO_TACTICS,
    PLANNED,
    PLANNING,
    WEHRMACHT,
    Position,
)
from stavka.games.pavlov.rules.base import Ask, Play, Step
from stavka.kernel import Arg, Choice, Reason, choice

FIRST_HAND, FIRST_TACTICS = 4, 3
ORDERS = 3


# 7.1 Operational Support


def support_barred(p: Position) -> Reason | None:
    """Its tokens must be in the stock, its locations not disrupted. [7.1b-d, 7.1h]"""
    if not p.support:
        return "no-operational-support"
    if p.support_card < 0:
        return "no-support-card"
    if any(need > p.stock[t] for t, need in enumerate(p.box.support_tokens[p.support_card])):
        return "support-tokens-not-in-stock"
    if p.wrecked(*p.box.support_locations[p.support_card]):
        return "support-location-disrupted"
    return None


def give_support(p: Position, play: Play) -> None:
    """The tokens leave the game, the card is kept, the next is turned up. [7.1c, 7.1e]"""
    card = p.support_card
    for token, need in enumerate(p.box.support_tokens[card]):
        p.stock[token] -= need
        p.gone[token] += need
    p.support_won.append(card)
    points = p.box.support_points[card]
    play.tell(e.SupportGiven(card=p.box.support_ids[card], points=points))
    show_support_card(p, play)


def show_support_card(p: Position, play: Play) -> None:
    p.support_card = p.support_deck.pop() if p.support_deck else -1
    if p.support_card >= 0:
        play.reveal()
        play.tell(e.SupportCardShown(card=p.box.support_ids[p.support_card]))


# 7.2 Tactics


class DealTactics(Step, frozen=True):
    """One card in play, two at Elite, the German player's in a contest. [7.2.1c, 7.2.2c, 7.4h]"""

    def resolve(self, p: Position, play: Play) -> None:
        if p.tactics_level == NO_TACTICS:
            return
        lasting = 2 if p.tactics_level == ELITE else 1
        source = p.tactics_plan if p.tactics_level == PLANNED else p.tactics_deck
        while len(p.tactics) >= lasting:
            old = p.tactics.pop(0)
            p.tactics_played.append(old)
            play.tell(e.TacticsLeave(card=p.box.tactics[old][0]))
        while len(p.tactics) < lasting and source:
            card = source.pop()
            p.tactics.append(card)
            play.tell(e.TacticsRevealed(card=p.box.tactics[card][0]))
        play.reveal()


# 7.4 Competitive: Wehrmacht Planning


class PlanningPhase(Step, frozen=True):
    """The German player draws his first hand, then plans. [7.4d, 7.4f]"""

    def resolve(self, p: Position, play: Play) -> None:
        if p.tactics_level != PLANNED:
            return
        p.phase = PLANNING
        play.tell(e.PhaseBegins(phase="phase-planning", turn=p.turn))
        if p.turn == 1:
            draw(p, play, FIRST_HAND, FIRST_TACTICS)
        play.push(PlanOrder())


def draw(p: Position, play: Play, orders: int, tactics: int) -> None:
    orders = min(orders, len(p.wehrmacht_deck))
    tactics = min(tactics, len(p.tactics_deck))
    new = [p.wehrmacht_deck.pop() for _ in range(orders)]
    new_tactics = [p.tactics_deck.pop() for _ in range(tactics)]
    p.wehrmacht_hand += new
    p.tactics_hand += new_tactics
    play.reveal()
    names = [p.box.wehrmacht[c].kind for c in new] + [p.box.tactics[t][0] for t in new_tactics]
    play.tell(e.WehrmachtDrew(cards=tuple(names), audience=(WEHRMACHT,)))
    play.tell(e.WehrmachtDrewUnseen(count=orders, tactics=tactics))


def forced(p: Position, card: int) -> bool:
    """Resupply and Storm Group cards must always be played. [7.4g]"""
    return p.box.wehrmacht[card].effect in ("resupply", "storm-group")


class PlanOrder(Ask, frozen=True):
    """Three cards face down in the order of play. [7.4e, 7.4g]"""

    rules: ClassVar[tuple[str, ...]] = ("7.4e", "7.4g")

    def seats(self, p: Position) -> tuple[str, ...]:
        return (WEHRMACHT,)

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"number": len(p.plan) + 1}

    def allowed(self, p: Position) -> list[int]:
        must = [c for c in p.wehrmacht_hand if forced(p, c)]
        return must if len(must) >= ORDERS - len(p.plan) else p.wehrmacht_hand

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [choice("order", p.box.wehrmacht[c].id) for c in self.allowed(p)]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb != "order" or not choice.args:
            return None
        held = [p.box.wehrmacht[c].id for c in p.wehrmacht_hand]
        in_hand = choice.args[0] in held
        return "must-play-special-cards" if in_hand else "card-not-in-hand/wehrmacht"

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        card = next(c for c in p.wehrmacht_hand if p.box.wehrmacht[c].id == choice.args[0])
        p.wehrmacht_hand.remove(card)
        p.plan.append(card)
        kind = p.box.wehrmacht[card].kind
        play.tell(e.OrderLaid(card=kind, number=len(p.plan), audience=(WEHRMACHT,)))
        play.push(PlanOrder() if len(p.plan) < ORDERS else PlanTactics())


class PlanTactics(Ask, frozen=True):
    """One Tactics card face down; then three cards and one Tactics card are drawn. [7.4e]"""

    rules: ClassVar[tuple[str, ...]] = ("7.4e",)

    def seats(self, p: Position) -> tuple[str, ...]:
        return (WEHRMACHT,)

    def choices(self, p: Position, seat: str) -> list[Choice]:
        kinds = dict.fromkeys(p.box.tactics[t][0] for t in p.tactics_hand)
        return [choice("tactic", kind) for kind in kinds]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        return "card-not-in-hand/wehrmacht" if choice.verb == "tactic" else None

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        card = next(t for t in p.tactics_hand if p.box.tactics[t][0] == choice.args[0])
        p.tactics_hand.remove(card)
        p.tactics_plan.append(card)
        play.tell(e.TacticsLaid(card=choice.args[0], audience=(WEHRMACHT,)))
        play.tell(e.PlanLaid())
        draw(p, play, ORDERS, 1)
