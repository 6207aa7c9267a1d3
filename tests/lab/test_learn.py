"""The example of a learner runs, and learns from what it did."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import stavka
from stavka import bots
from stavka.kernel import Budget

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn.py"


@pytest.fixture(scope="module")
def learn() -> Any:
    spec = spec_from_file_location("learn", EXAMPLE)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    vars(module)["BATCH"] = 8
    return module


def made(learn: Any, chosen: int = 0, turn: int = 1, ahead: float = 0.0, apart: float = 0.0) -> Any:
    """One of two choices, of two words each, of which they share the last."""
    half = np.array([0.5, 0.5])
    return learn.Made(chosen, np.array([1, 3, 2, 3]), [2, 2], half, turn, ahead, apart)


def test_what_comes_sooner_counts_more(learn: Any) -> None:
    """Twenty points in the second turn, and after the third a game won for fifty."""
    later = learn.LATER
    choices = [made(learn, turn=1), made(learn, turn=2), made(learn, turn=2)]
    choices.append(made(learn, turn=3, ahead=20.0))
    gains = learn.brought(choices, (20.0, 0.0), 50.0)
    third = later * 50
    second = 20 + later * third
    assert gains == pytest.approx([later * second, second, second, third])


def test_coming_nearer_is_praised_as_long_as_there_is_a_lure(learn: Any) -> None:
    choices = [made(learn, turn=1, apart=7.0), made(learn, turn=2, apart=5.0)]
    assert learn.brought(choices, (0.0, 5.0), 0.0, lure=3.0) == pytest.approx([6.0, 0.0])
    assert not learn.brought(choices, (0.0, 5.0), 0.0).any()


def test_what_was_followed_by_more_is_liked_more(learn: Any) -> None:
    """The words of the first choice, not those that both have."""
    pull = learn.pull(made(learn, chosen=0), 1.0)
    assert pull == pytest.approx([0.5, 0.5, -0.5, -0.5])
    assert learn.pull(made(learn, chosen=0), -1.0) == pytest.approx(-pull)


def test_the_same_seed_learns_the_same_and_it_can_be_kept(learn: Any, tmp_path: Path) -> None:
    one, other = learn.Learner(), learn.Learner()
    for learner in (one, other):
        learner.learn(5)
    assert np.array_equal(one.weights, other.weights)
    assert one.weights.any()
    one.save(tmp_path / "kept.npz")
    again = learn.Learner()
    again.load(tmp_path / "kept.npz")
    assert np.array_equal(again.weights, one.weights)
    assert again.steps == 1


def test_who_likes_to_march_and_to_fire_beats_chance(learn: Any) -> None:
    weights = np.zeros(learn.ROWS)
    liked = {"fire": 9, "unit": 5, "march": 3, "march to nearer 1": 4, "march done": 1, "clear": -9}
    for word, weight in liked.items():
        weights[learn.row_of(word)] = weight
    assert learn.player().exam(weights, "random", 10, seed=1) >= 8


def test_hexes_lie_as_on_the_map(learn: Any) -> None:
    here = learn.hex_of("0905")
    around = ("0805", "0906", "1005", "1004", "0904", "0804")
    assert [learn.distance(here, learn.hex_of(place)) for place in around] == [1] * 6
    assert learn.distance(here, learn.hex_of("0901")) == 4
    assert learn.distance(learn.hex_of("0101"), learn.hex_of("0501")) == 4


def test_what_it_knows_of_a_choice_is_what_its_seat_sees(learn: Any) -> None:
    """Orders that the other seat is writing change none of its words."""
    game = stavka.game("tanks")
    recruit, looked = bots.make(game, "recruit", 0), 0
    match = game.start("training", 3)
    while match.waiting:
        seat = match.waiting[0]
        other = match.imagine(seat, match.length)
        told = [
            [list(learn.Scene(world, seat).words(choice)) for choice in world.choices(seat)]
            for world in (match, other)
        ]
        assert told[0] == told[1]
        looked += any("fire hits" in word for words in told[0] for word in words)
        match.play(seat, bots.ask(match, seat, recruit, Budget()))
    assert looked
