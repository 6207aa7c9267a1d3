"""Playing on in imagined worlds, with the game's own bot in every seat."""

from __future__ import annotations

from typing import Any

from stavka import bots
from stavka.bots.policy import Quick
from stavka.bots.worlds import World
from stavka.coach.scale import Unit, worth
from stavka.kernel import Bot, Budget, Choice, Game, Match, Message, StavkaError

__all__ = ["Player", "World"]

THOUGHT = Budget(trials=1)  # advisers need none


class Player:
    """The bot that gives the game's hints, in all seats."""

    def __init__(self, game: Game[Any]) -> None:
        if not game.bots:
            raise StavkaError(f"{game.id} has no bot of its own: nobody could judge its matches")
        self.game = game
        self.bot: Bot = bots.make(game, game.adviser or list(game.bots)[-1], 0)
        self.quick = self.bot if isinstance(self.bot, Quick) else None
        self.choices = 0  # made in imagination: what it all costs

    def choose(self, match: Match[Any], seat: str) -> Choice:
        """What the bot does; of an imagined match it may know all that is there."""
        if len(offered := match.choices(seat)) == 1:
            return offered[0]
        if self.quick is not None:
            return self.quick.pick(match, seat)
        return bots.ask(match, seat, self.bot, THOUGHT)

    def advise(self, match: Match[Any], seat: str) -> tuple[Choice, Message | None]:
        """What the bot does in a true match, and why."""
        return bots.ask(match, seat, self.bot, THOUGHT), self.bot.why()

    def on(self, world: World, turns: int | None) -> None:
        """Play on until so many turns have begun, or to the end."""
        match, turn = world.match, world.turn
        while waiting := match.waiting:
            if turns is not None and world.turn != turn:
                turns, turn = turns - 1, world.turn
                if turns <= 0:
                    return
            self.choices += 1
            world.play(waiting[0], self.choose(match, waiting[0]))

    def value(self, world: World, seat: str, unit: Unit) -> float:
        """What a world that is over, or stands at a turn's beginning, is worth to a seat."""
        match = world.match
        if match.outcome is not None:
            return worth(match.outcome, seat, unit)
        guess = self.game.worth(match.position, seat)
        assert guess is not None  # it was asked for only where there is one
        return guess
