"""The bot that chooses at random: what every other bot must beat."""

from __future__ import annotations

from typing import Any

from stavka.kernel import Budget, Choice, Dice, Imagine, Question


class RandomBot:
    """Every legal choice is equally likely."""

    looks = False

    def __init__(self, seed: int | str) -> None:
        self.dice = Dice(f"random bot {seed}")

    def choose(
        self, view: dict[str, Any], question: Question, imagine: Imagine, budget: Budget
    ) -> Choice:
        return question.choices[self.dice.below(len(question.choices))]

    def why(self) -> None:
        """It has no reasons that could be said."""
