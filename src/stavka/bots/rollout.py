"""Flat Monte Carlo: try the choices in the same imagined worlds and take the best on average.

What the game's strongest bot would choose is to be beaten. Each round plays all choices that are
still in question in one dealt world, so luck is the same for each and only differences count: a
choice that is clearly worse than the best is tried no more, and another than the bot's is made
only if it has done better by more than chance would let it. So with few trials it plays as that bot
does, not worse.
"""

from __future__ import annotations

from math import inf, sqrt
from typing import Any

from stavka.bots.policy import Goal, Policy, deal
from stavka.kernel import Bot, Budget, Choice, Clock, Dice, Imagine, Question

SEEDS = 1 << 32
LEAST = 3  # rounds before a choice is given up,
ENOUGH = 8  # and before one is preferred: by then chance seldom lies so far off
WORSE = 2.0  # standard errors: then a choice is out
BETTER = 2.0  # standard errors: then a choice is preferred to the bot's


class RolloutBot:
    """A trial is one choice made in one imagined world and played on."""

    def __init__(self, seed: int | str, policy: Policy, leader: Bot | None = None) -> None:
        """`leader`: whose choices are to be beaten; without, the best is taken."""
        self.dice = Dice(f"rollout bot {seed}")
        self.policy, self.leader = policy, leader
        self.looks = leader is not None and getattr(leader, "looks", True)
        # Chance need not be beaten surely.
        self.preferred = preferred if leader else best_of

    def choose(
        self, view: dict[str, Any], question: Question, imagine: Imagine, budget: Budget
    ) -> Choice:
        if len(question.choices) == 1:
            return question.choices[0]
        clock, seat = Clock(budget), question.seat
        if self.leader:
            first = self.leader.choose(view, question, imagine, budget)
        else:
            first = self.policy(imagine(self.dice.below(SEEDS)), seat)
        values: dict[Choice, list[float]] = {first: []}
        values |= {choice: [] for choice in question.choices}
        open = list(values)  # in question
        alike = dict.fromkeys(values, 0)  # worlds that ended just as with the first
        goal: Goal | None = None
        while len(open) > 1:
            dealt = deal(imagine, self.dice.below(SEEDS), seat, self.leader)
            goal = goal or Goal(dealt.match, seat)
            for choice in open:
                if not clock.trial():
                    return self.preferred(values, first)
                world = dealt.fork()
                world.play(seat, choice)
                value = goal.finish(world, self.policy, clock)
                if value is None:
                    return self.preferred(values, first)
                values[choice].append(value)
                if choice == first:
                    usual = world.match.position
                alike[choice] += world.match.position == usual
            best = max(open, key=lambda choice: sum(values[choice]))
            open = [c for c in open if c == first or still_open(values[c], values[best], alike[c])]
        return self.preferred(values, first)

    def why(self) -> None:
        """It has no reasons that could be said."""


def still_open(found: list[float], best: list[float], alike: int) -> bool:
    """Not clearly worse than the best, and not just the same as the first all the time."""
    return not LEAST <= len(found) == alike and lead(found, best) > -WORSE


def best_of(values: dict[Choice, list[float]], first: Choice) -> Choice:
    """The best on average of those that were tried to the last."""
    rounds = max(map(len, values.values()))
    tried = [choice for choice, found in values.items() if len(found) >= max(rounds - 1, 1)]
    return max(tried, key=lambda c: sum(values[c]) / len(values[c]), default=first)


def preferred(values: dict[Choice, list[float]], first: Choice) -> Choice:
    """The best, if it is surely better than the first."""
    best = best_of(values, first)
    enough = min(len(values[best]), len(values[first])) >= ENOUGH
    return best if enough and lead(values[best], values[first]) > BETTER else first


def lead(one: list[float], other: list[float]) -> float:
    """By how many standard errors one choice has done better than another in the same worlds."""
    found = [a - b for a, b in zip(one, other, strict=False)]
    count = len(found)
    if count < LEAST:
        return 0.0
    mean = sum(found) / count
    spread = sum((each - mean) ** 2 for each in found) / (count - 1)
    if spread:
        return mean / sqrt(spread / count)
    return mean * inf if mean else 0.0  # it was so each time
