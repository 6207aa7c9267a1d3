"""What the signs of a position count for, learned from games of the game's own bots.

    python -m stavka.lab.prospects tanks training tank-combat

A game's module `prospects` says by which `signs` the seats' sides stand better or worse than the
others; this finds their weights by logistic regression and says how good guesses are that are made
with them, about games that were not learned from.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

import stavka
from stavka.bots.policy import policy_of

Floats = NDArray[np.float64]
GAMES = 400
WILD = (0.0, 0.1, 0.3)  # choices made at random
DRAWN = 1.0  # towards nothing
ROUNDS = 10


def games(game: str, scenarios: Sequence[str], count: int) -> Iterator[tuple[Floats, float]]:
    """How the first seat of many games stood at their turns' beginnings, and how they ended."""
    title, luck = stavka.game(game), random.Random("prospects")
    signs, policy = import_module(f"{title.package}.prospects").signs, policy_of(title, 0)
    for number in range(count):
        match = title.start(scenarios[number % len(scenarios)], f"prospects {number}")
        wild = {seat: luck.choice(WILD) for seat in match.seats}
        calm, turn, seen = luck.randrange(1, 8), 0, list[list[float]]()
        while match.waiting:
            seat, legal = match.waiting[0], match.choices(match.waiting[0])
            # First rashly, so that bad positions are known too; then as well as they can.
            rash = turn < calm and luck.random() < wild[seat]
            match.play(seat, luck.choice(legal) if rash else policy(match, seat))
            if match.waiting and title.turn(match.position) != turn:
                turn = title.turn(match.position)
                if turn >= calm:
                    seen.append(signs(match.position, match.seats[0]))
        outcome = match.outcome
        assert outcome is not None
        if seen:
            won = 0.5 if outcome.draw else float(match.seats[0] in outcome.winners)
            yield np.array(seen), won


def learn(told: Sequence[tuple[Floats, float]]) -> Floats:
    """Weights by Newton's steps; each is drawn a little towards nothing."""
    rows = np.concatenate([seen for seen, _ in told])
    results = np.concatenate([np.full(len(seen), won) for seen, won in told])
    weights = np.zeros(rows.shape[1])
    for _ in range(ROUNDS):
        guess = guesses(weights, rows)
        slope = rows.T @ (results - guess) - DRAWN * weights
        bend = rows.T @ (rows * (guess * (1 - guess))[:, None]) + DRAWN * np.eye(len(weights))
        weights = weights + np.linalg.solve(bend, slope)
    return weights


def guesses(weights: Floats, rows: Floats) -> Floats:
    found: Floats = 1 / (1 + np.exp(-np.clip(rows @ weights, -30, 30)))
    return found


def judge(weights: Floats, told: Sequence[tuple[Floats, float]]) -> tuple[float, float]:
    """What share of the variance guesses explain, and how many of the decided ones are right."""
    pairs = [(guess, won) for seen, won in told for guess in guesses(weights, seen)]
    guess, won = np.array(pairs).T
    decided = won != 0.5
    explained = 1 - ((guess - won) ** 2).sum() / ((won - won.mean()) ** 2).sum()
    return float(explained), float(((guess > 0.5) == won)[decided].mean())


def main(game: str, scenarios: Sequence[str]) -> None:
    told: list[Any] = list(games(game, scenarios, GAMES))
    parts = len(told) * 4 // 5
    explained, right = judge(learn(told[:parts]), told[parts:])
    print(f"explains {explained:.2f} of the variance, {right:.0%} right")
    print(*(f"{weight:.2f}," for weight in learn(told)))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
