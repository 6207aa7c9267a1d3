"""What an end is worth to a seat: points where all win or lose together, else the chance to win."""

from __future__ import annotations

from typing import Any, Literal

from stavka.kernel import Match, Outcome

Unit = Literal["points", "chance"]


def unit_of(match: Match[Any]) -> Unit:
    """Where nobody sits opposite, the score is what one plays for."""
    return "points" if len(match.game.sides(match.header.scenario)) == 1 else "chance"


def worth(outcome: Outcome, seat: str, unit: Unit) -> float:
    """Points of a victory, and nothing for whatever is none; or 1, 1/2 and 0."""
    if unit == "chance":
        return 1.0 if seat in outcome.winners else 0.5 if outcome.draw else 0.0
    if seat not in outcome.winners:
        return 0.0
    return float(outcome.scores.get(seat, 1))
