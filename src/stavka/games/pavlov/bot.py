"""The veteran: a bot that knows Pavlov's House, on either side, and can say why."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from stavka.games.pavlov.position import Position
from stavka.games.pavlov.rules import (
    first_aid, soviet_cards, soviet_counters, soviet_moves, storm_group, variants, wehrmacht_cards,
)
from stavka.games.pavlov.veteran import cards, counters, planning, wehrmacht
from stavka.games.pavlov.veteran.advice import Advice
from stavka.kernel import Budget, Choice, Imagine, Match, Message, Question, Texts

ANSWERS: dict[type, Callable[[Position, Any, tuple[Choice, ...]], Advice]] = {
    soviet_cards.SovietActions: cards.play_card,
    soviet_cards.AtLocation: cards.at_location,
    soviet_cards.Resupply: cards.stage,
    soviet_cards.Load: cards.load,
    soviet_cards.Deliver: cards.deliver,
    soviet_cards.Reinforce: cards.buy,
    soviet_cards.Buttress: cards.buttress,
    soviet_cards.FieldDefenses: cards.mine,
    storm_group.ChooseRaiders: cards.send_raiders,
    wehrmacht_cards.AntiAircraft: wehrmacht.anti_aircraft,
    wehrmacht_cards.SuppressArrival: wehrmacht.suppress_arrival,
    wehrmacht_cards.ChooseVictim: wehrmacht.victim,
    first_aid.FirstAid: wehrmacht.first_aid,
    storm_group.Starve: wehrmacht.starve,
    soviet_moves.Moves: counters.move,
    soviet_moves.MoveTo: counters.move_to,
    soviet_moves.ChooseDisplaced: counters.displaced,
    soviet_moves.Displace: counters.displace,
    soviet_counters.Actions: counters.act,
    soviet_counters.Target: counters.target,
    soviet_counters.Shell: counters.shell,
    soviet_counters.LaySuppression: counters.lay_suppression,
    soviet_counters.Command: counters.command,
    variants.PlanOrder: planning.order,
    variants.PlanTactics: planning.tactics,
}


def advise(p: Position, offered: tuple[Choice, ...]) -> Advice:
    step = p.stack[-1]
    return ANSWERS[type(step)](p, step, offered)


class Veteran:
    """Plays any seat. It is not random: the same situation gives the same choice."""

    def __init__(self) -> None:
        self.reason: Message | None = None

    def choose(
        self, view: dict[str, Any], question: Question, imagine: Imagine, budget: Budget
    ) -> Choice:
        world = imagine(0)  # of the position it reads only what the seat knows
        choice, self.reason = advise(world.position, question.choices)
        return choice

    def pick(self, world: Match[Any], seat: str) -> Choice:
        """Answer at once inside an imagined match."""
        return advise(world.position, world.choices(seat))[0]

    def why(self, language: str) -> str | None:
        return _texts(language).say(self.reason) if self.reason else None


@cache
def _texts(language: str) -> Texts:
    from stavka.games.pavlov import GAME  # the game names its bots, so not at the top

    return GAME.texts(language)
