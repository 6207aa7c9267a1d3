"""What is sent of a changed board: no more than has changed, and enough to have the whole."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import stavka
from stavka.table.difference import Difference, difference
from tests.table.server import Message, patched

LEAVES = st.none() | st.booleans() | st.integers(2, 9) | st.sampled_from(["", "x"])
NAMES = st.sampled_from("abcd")
VALUES = st.recursive(LEAVES, lambda v: st.lists(v, max_size=2) | st.dictionaries(NAMES, v))
BOARDS = st.dictionaries(NAMES, VALUES)


def applied(known: Message, told: Difference) -> Message:
    state = {"whole": False, "board": told.parts, "entries": told.entries, "gone": told.gone}
    return patched(known, json.loads(json.dumps(state)))


@pytest.mark.parametrize(
    ("known", "board", "told"),
    [
        ({"a": 1}, {"a": 1}, Difference()),
        ({}, {"a": {}}, Difference({"a": {}})),
        ({"a": 1}, {}, Difference(gone=[["a"]])),
        ({"a": {"x": 1}}, {}, Difference(gone=[["a"]])),
        ({"a": 1}, {"a": None}, Difference({"a": None})),
        ({"a": None}, {"a": {"x": 1}}, Difference({"a": {"x": 1}})),
        ({"a": {"x": 1}}, {"a": None}, Difference({"a": None})),
        ({"a": {"x": 1}}, {"a": [1]}, Difference({"a": [1]})),
        ({"a": [1, 2]}, {"a": [1, 3]}, Difference({"a": [1, 3]})),
        ({"a": {"x": 1, "y": 2}}, {"a": {"x": 1, "y": 3}}, Difference({}, {"a": {"y": 3}})),
        ({"a": {"x": 1}}, {"a": {"x": None}}, Difference({}, {"a": {"x": None}})),
        ({"a": {"x": 1, "y": 2}}, {"a": {"y": 2}}, Difference(gone=[["a", "x"]])),
        ({"a": {"x": 1}}, {"a": {}}, Difference(gone=[["a", "x"]])),
        ({"a": {"x": 1}}, {"a": {"y": 1}}, Difference({}, {"a": {"y": 1}}, [["a", "x"]])),
        (  # an object inside an entry comes as a whole
            {"a": {"x": {"in": 1, "to": 2}}},
            {"a": {"x": {"in": 1, "to": 3}}},
            Difference({}, {"a": {"x": {"in": 1, "to": 3}}}),
        ),
    ],
)
def test_two_levels_deep(known: Message, board: Message, told: Difference) -> None:
    assert difference(known, board) == told
    assert applied(known, told) == board


@given(BOARDS, BOARDS)
def test_what_is_told_makes_one_board_of_the_other(known: Message, board: Message) -> None:
    before = json.dumps(known)
    told = difference(known, board)
    assert applied(known, told) == board
    assert json.dumps(known) == before
    named = [*told.gone, *([part] for part in told.parts)]
    named += [[part, entry] for part, entries in told.entries.items() for entry in entries]
    assert len(named) == len(set(map(tuple, named))), "nothing is told twice"


def test_a_move_among_400_counters_sends_the_counter() -> None:
    counters = {f"unit-{n}": {"hex": f"{n:04}", "steps": 2} for n in range(400)}
    moved = counters | {"unit-7": {"hex": "1812", "steps": 2}}
    told = difference({"turn": 3, "units": counters}, {"turn": 3, "units": moved})
    assert told == Difference({}, {"units": {"unit-7": {"hex": "1812", "steps": 2}}})


@given(BOARDS)
def test_of_the_same_board_nothing_is_told(board: Message) -> None:
    assert difference(board, json.loads(json.dumps(board))) == Difference()


@pytest.mark.parametrize("id", sorted(stavka.games()))
def test_boards_of_whole_matches(id: str) -> None:
    """From whatever state somebody knows to whatever comes later."""
    game, chance = stavka.game(id), random.Random(4)
    for scenario in game.scenarios[:3]:
        match: Any = game.start(scenario.id, 7)
        eyes = (*match.seats, None)
        known = {seat: match.view(seat)["board"] for seat in eyes}
        while match.waiting and match.length < 60:
            seat = chance.choice(match.waiting)
            match.play(seat, chance.choice(match.choices(seat)))
            for each in chance.sample(eyes, 2) if len(eyes) > 2 else eyes:
                board = match.view(each)["board"]
                changed = difference(known[each], board)
                known[each] = applied(known[each], changed)
                assert known[each] == json.loads(json.dumps(board))
