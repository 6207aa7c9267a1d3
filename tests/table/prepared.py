"""Matches played to where a test needs them. A person brings them to a table as a journal."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import stavka
from stavka.kernel import Match


def played(
    scenario: str,
    wanted: Callable[[Match[Any]], bool],
    options: dict[str, object] | None = None,
) -> Match[Any]:
    """A match of Pavlov's House that was played at random until it was as wanted."""
    for seed in range(1, 200):
        match = stavka.game("pavlov").start(scenario, seed, options)
        chance = random.Random(seed)
        while match.waiting:
            if wanted(match):
                return match
            seat = chance.choice(match.waiting)
            match.play(seat, chance.choice(match.choices(seat)))
    raise AssertionError(f"no such position in {scenario}")


def after(scenario: str, choices: int) -> Match[Any]:
    """A running match of so many choices."""
    return played(scenario, lambda match: match.length == choices)
