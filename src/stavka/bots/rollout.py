"""Flat Monte Carlo: try every choice in the same imagined worlds and take the best on average."""

from __future__ import annotations

from typing import Any

from stavka.bots.policy import Policy, finish
from stavka.kernel import Budget, Choice, Clock, Dice, Imagine, Question

SEEDS = 1 << 32


class RolloutBot:
    """A trial is one choice made in one imagined world and played to the end."""

    looks = False

    def __init__(self, seed: int | str, policy: Policy) -> None:
        self.dice = Dice(f"rollout bot {seed}")
        self.policy = policy

    def choose(
        self, view: dict[str, Any], question: Question, imagine: Imagine, budget: Budget
    ) -> Choice:
        if len(question.choices) == 1:
            return question.choices[0]
        clock, seat = Clock(budget), question.seat
        first = self.policy(imagine(self.dice.below(SEEDS)), seat)
        choices = [first, *(c for c in question.choices if c != first)]
        totals = dict.fromkeys(choices, 0.0)
        counts = dict.fromkeys(choices, 0)
        while True:
            # Each round deals one world for all choices, so that luck is the same for each.
            dealt = imagine(self.dice.below(SEEDS))
            for choice in choices:
                if not clock.trial():
                    return best(choices, totals, counts)
                world = dealt.fork()
                world.play(seat, choice)
                value = finish(world, seat, self.policy, clock)
                if value is None:
                    return best(choices, totals, counts)
                totals[choice] += value
                counts[choice] += 1

    def why(self) -> None:
        """It has no reasons that could be said."""


def best(choices: list[Choice], totals: dict[Choice, float], counts: dict[Choice, int]) -> Choice:
    """The best on average of those that were tried most often; the first one if all are equal."""
    most = max(counts.values())
    if not most:
        return choices[0]
    tried = [c for c in choices if counts[c] >= most - 1 and counts[c]]
    return max(tried, key=lambda c: totals[c] / counts[c])
