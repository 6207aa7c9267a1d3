"""Bots that know no game (random, rollout, mcts), how bots play a match, and the league.

What knows a game lives with the game: `Game.bots` names its own bots, and `make` finds all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from stavka.bots.chance import RandomBot
from stavka.bots.lesson import LessonBot
from stavka.bots.mcts import TreeBot
from stavka.bots.policy import policy_of, strongest
from stavka.bots.rollout import RolloutBot
from stavka.kernel import Bot, Budget, Choice, Event, Game, Match, StavkaError, shown

GENERIC = ("random", "rollout", "mcts")
LESSON = "lesson"  # sits opposite in a lesson, and nowhere else

__all__ = ["GENERIC", "LESSON", "ask", "make", "names", "play"]


def names(game: Game[Any]) -> tuple[str, ...]:
    """Every bot that can play a game."""
    return (*GENERIC, *game.bots)


def make(game: Game[Any], name: str, seed: int | str) -> Bot:
    """A new bot. All that is random in its play comes from the seed."""
    if name in game.bots:
        return game.bots[name]()
    if name == "random":
        return RandomBot(seed)
    if name == "rollout":
        return RolloutBot(seed, policy_of(game, seed), strongest(game))
    if name == "mcts":
        return TreeBot(seed, policy_of(game, seed), strongest(game))
    if name == LESSON:
        return LessonBot(game.lesson, make(game, next(iter(game.bots), "random"), seed))
    raise StavkaError(f"no bot {name!r}; {game.id} has {', '.join(names(game))}")


def ask(match: Match[Any], seat: str, bot: Bot, budget: Budget) -> Choice:
    """The bot's choice for a waiting seat. It is given what the seat sees, and no more."""
    question = match.question(seat)
    if question is None:
        raise StavkaError(f"the seat {seat!r} owes no answer")
    return bot.choose(shown(match, seat, bot), question, partial(match.imagine, seat), budget)


def play(
    match: Match[Any],
    bots: Mapping[str, Bot],
    budget: Budget,
    tell: Callable[[list[Event]], None] = lambda events: None,
) -> None:
    """Play a match to its end; `tell` hears what each choice has brought."""
    if missing := [seat for seat in match.seats if seat not in bots]:
        raise StavkaError(f"no bot for the seat {missing[0]!r}")
    while match.waiting:
        seat = match.waiting[0]
        tell(match.play(seat, ask(match, seat, bots[seat], budget)))
