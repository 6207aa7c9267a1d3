"""Parts of a board that are kept are those that would be made anew, whoever looks."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

import stavka
from stavka.kernel import Kept, Match

SCENARIOS = {
    "pavlov": ("cooperative", "competitive", "solo"),
    "tanks": ("training", "assault", "forest-road", "own-battle", "breakthrough-four"),
    "partisans": ("two", "six", "three-on-three"),
    "stalingrad42": ("fall-blau", "uranus", "caucasus", "campaign"),
}
CASES = [(game, scenario) for game, its in SCENARIOS.items() for scenario in its]
CHOICES = {"stalingrad42": 120}


def anew(kept: Kept, key: Hashable, make: Callable[[], Any]) -> Any:
    return make()


def boards(match: Match[Any]) -> list[bytes]:
    return [msgspec.json.encode(match.board(eyes), enc_hook=str) for eyes in (*match.seats, None)]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "scenario"), CASES)
def test_what_is_kept_is_what_would_be_made(game: str, scenario: str) -> None:
    """Two matches in turn, so that parts of one are kept while the other is looked at."""
    chance = random.Random(f"{game} {scenario}")
    matches = [stavka.game(game).start(scenario, seed=seed) for seed in (1, 2)]
    for number in range(CHOICES.get(game, 400)):
        at = number % 2
        if not matches[at].waiting:
            matches[at] = stavka.game(game).start(scenario, seed=number)
        match = matches[at]
        seat = chance.choice(match.waiting)
        if match.can_undo(seat) and chance.random() < 0.1:
            match.undo(seat)
        else:
            match.play(seat, chance.choice(match.choices(seat)))
        found = boards(match)
        with patch.object(Kept, "of", anew):
            assert boards(match) == found
