"""The board, and its units: told anew where something has changed, and in the same order always."""

from __future__ import annotations

import json
import random

import pytest

import stavka
from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import UNUSED
from stavka.games.stalingrad42.rules.railways import green, network

GAME = stavka.game("stalingrad42")
CHOICES = 120


@pytest.mark.parametrize("scenario", ["fall-blau", "uranus", "campaign"])
def test_a_board_is_told_as_if_nothing_were_known_of_it(scenario: str) -> None:
    """Byte by byte, and some choices are looked at by one side only."""
    match, chance = GAME.start(scenario, seed=scenario), random.Random(scenario)
    for number in range(CHOICES):
        seat = match.waiting[0]
        match.play(seat, chance.choice(match.choices(seat)))
        for eyes in match.seats if number % 3 else match.seats[:1]:
            fresh = GAME.decode(match.encode())  # nothing of it is known yet
            known, anew = match.board(eyes), fresh.board(eyes)
            assert [*known] == [*anew]
            for part in anew:
                told = json.dumps(known[part]), json.dumps(anew[part])
                assert told[0] == told[1], (number, eyes, part)


def test_whose_a_city_is_and_what_railways_join_are_told_at_once() -> None:
    """Though no unit moves."""
    match = GAME.start("fall-blau", seed=1)
    p = match.position
    control = match.board("axis")["control"]
    hex, side = next(iter(control.items()))
    p.axis_holds[p.box.held[GRID.at(hex)]] ^= 1
    (other,) = {*match.seats} - {side}
    assert match.board("axis")["control"] == {**control, hex: other}
    for unit in p.setup.units[SOVIET]:  # nobody bars a railway
        p.place[unit] = UNUSED
    p.forget()
    one, *others = p.railheads
    for _ in range(3):
        one = (*one, next(hex for hex in green(p.ground)[one[-1]] if hex not in one))
    before, p.railheads = network(p, AXIS), [one, *others]
    assert network(p, AXIS) == network(GAME.decode(match.encode()).position, AXIS) != before
