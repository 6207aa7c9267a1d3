"""The units on the board: told anew where something has changed, and in the same order always."""

from __future__ import annotations

import json
import random

import pytest

import stavka

GAME = stavka.game("stalingrad42")


@pytest.mark.parametrize("scenario", ["fall-blau", "uranus", "campaign"])
def test_units_are_told_as_if_nothing_were_known_of_them(scenario: str) -> None:
    """Byte by byte, and some choices are looked at by one side only."""
    match, chance = GAME.start(scenario, seed=scenario), random.Random(scenario)
    for number in range(80):
        seat = match.waiting[0]
        match.play(seat, chance.choice(match.choices(seat)))
        for eyes in match.seats if number % 3 else match.seats[:1]:
            fresh = GAME.decode(match.encode())  # nothing of it is known yet
            told = [json.dumps(each.board(eyes)["units"]) for each in (match, fresh)]
            assert told[0] == told[1], (number, eyes)
