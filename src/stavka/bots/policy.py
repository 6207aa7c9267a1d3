"""How the bots that look ahead finish the matches they imagine, and what an end is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, runtime_checkable

from stavka.bots.worlds import World
from stavka.kernel import Bot, Choice, Clock, Dice, Game, Imagine, Match, Outcome

# A choice for a waiting seat of an imagined match, found at once.
Policy = Callable[[Match[Any], str], Choice]

SCORE_COUNTS = 0.1  # at most: far less than winning
GOOD_SCORE = 20.0  # half of that
HORIZON = 2  # turns to look ahead, where the game guesses what comes after them
HIGH_SCORE = 100.0  # where the score is all


@runtime_checkable
class Quick(Protocol):
    """A game's own bot may also answer inside an imagined match; then others look ahead with it."""

    def pick(self, world: Match[Any], seat: str) -> Choice: ...


@runtime_checkable
class Frank(Protocol):
    """A bot that can have the other seats of an imagined match take back what they have answered in
    secret: then they answer as it would, and not as they were dealt, at random."""

    def take_back(self, world: Match[Any], seat: str) -> None: ...


def deal(imagine: Imagine, seed: int, seat: str, bot: object) -> World:
    """An imagined world in which the others do what the bot thinks that they do. Where there is no
    such bot all play on at random, and equal luck would be no help."""
    match = imagine(seed)
    if isinstance(bot, Frank):
        bot.take_back(match, seat)
    return World(match, equal=bot is not None)


def strongest(game: Game[Any]) -> Bot | None:
    """The last of the game's own bots."""
    return list(game.bots.values())[-1]() if game.bots else None


def policy_of(game: Game[Any], seed: int | str) -> Policy:
    """That of the game's strongest bot that has any, else random play: only what follows as well as
    that bot would play it says whether a choice is better than that bot's."""
    for make in reversed(list(game.bots.values())):
        bot = make()
        if isinstance(bot, Quick):
            return bot.pick
    return random_policy(seed)


def random_policy(seed: int | str) -> Policy:
    dice = Dice(f"random policy {seed}")

    def pick(world: Match[Any], seat: str) -> Choice:
        choices = world.choices(seat)
        return choices[dice.below(len(choices))]

    return pick


class Goal:
    """What a seat plays for, and how far its bot looks ahead.

    Where the game can guess how a match ends, it is played on until the next turn begins; else to
    the end."""

    def __init__(self, match: Match[Any], seat: str) -> None:
        self.game, self.seat = match.game, seat
        self.turn = self.game.turn(match.position)
        self.guesses = self.game.worth(match.position, seat) is not None
        # Where nobody sits opposite, one plays for the score.
        self.scores = self.guesses and len(self.game.sides(match.header.scenario)) == 1

    def finish(self, world: World, policy: Policy, clock: Clock) -> float | None:
        """Play an imagined match as far as one looks; its worth, or None if time ran out."""
        match = world.match
        while waiting := match.waiting:
            if self.reached(match):
                return self.guess(match)
            if clock.late():
                return None
            world.play(waiting[0], policy(match, waiting[0]))
        outcome = match.outcome
        assert outcome is not None
        if not self.scores:
            return worth(outcome, self.seat)
        won = self.seat in outcome.winners
        return outcome.scores.get(self.seat, 1) / HIGH_SCORE if won else 0.0

    def reached(self, match: Match[Any]) -> bool:
        """Whether one looks no further."""
        return self.guesses and self.game.turn(match.position) >= self.turn + HORIZON

    def guess(self, match: Match[Any]) -> float:
        found = self.game.worth(match.position, self.seat)
        assert found is not None
        return found / HIGH_SCORE if self.scores else found


def worth(outcome: Outcome, seat: str) -> float:
    """1 for a victory, 1/2 for a draw, 0 for a defeat, and a little for the score."""
    result = 1.0 if seat in outcome.winners else 0.5 if outcome.draw else 0.0
    score = outcome.scores.get(seat, 0)
    return result + SCORE_COUNTS * score / (GOOD_SCORE + abs(score))
