"""How the bots that look ahead finish the matches they imagine, and what an end is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, runtime_checkable

from stavka.kernel import Choice, Clock, Dice, Game, Match, Outcome

# A choice for a waiting seat of an imagined match, found at once.
Policy = Callable[[Match[Any], str], Choice]

SCORE_COUNTS = 0.1  # at most: far less than winning
GOOD_SCORE = 20.0  # half of that


@runtime_checkable
class Quick(Protocol):
    """A game's own bot may also answer inside an imagined match; then others look ahead with it."""

    def pick(self, world: Match[Any], seat: str) -> Choice: ...


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


def worth(outcome: Outcome, seat: str) -> float:
    """1 for a victory, 1/2 for a draw, 0 for a defeat, and a little for the score."""
    result = 1.0 if seat in outcome.winners else 0.5 if outcome.draw else 0.0
    score = outcome.scores.get(seat, 0)
    return result + SCORE_COUNTS * score / (GOOD_SCORE + abs(score))


def finish(world: Match[Any], seat: str, policy: Policy, clock: Clock) -> float | None:
    """Play an imagined match to its end; its worth for the seat, or None if time ran out."""
    while waiting := world.waiting:
        if clock.late():
            return None
        world.play(waiting[0], policy(world, waiting[0]))
    assert world.outcome is not None
    return worth(world.outcome, seat)
