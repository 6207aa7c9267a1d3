"""The example of a learner runs, and learns from what it did."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from stavka.kernel import Choice

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn.py"


@pytest.fixture(scope="module")
def learn() -> Any:
    spec = spec_from_file_location("learn", EXAMPLE)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    vars(module)["BATCH"] = 2
    return module


def test_what_comes_sooner_counts_more(learn: Any) -> None:
    """Two points after the second choice, and a game won for five after the third."""
    soon = learn.SOON
    gains = learn.brought([0.0, 0.0, 2.0, 2.0], won=True)
    assert gains == pytest.approx([2 * soon + 5 * soon**3, 2 + 5 * soon**2, 5 * soon])


def test_the_same_seed_learns_the_same_and_it_can_be_kept(learn: Any, tmp_path: Path) -> None:
    player = learn.Player()
    one, other = learn.Learner(player), learn.Learner(player)
    for learner in (one, other):
        learner.learn(5)
    assert np.array_equal(one.weights, other.weights)
    assert one.weights.any()
    one.save(tmp_path / "kept.npz")
    again = learn.Learner(player)
    again.load(tmp_path / "kept.npz")
    assert np.array_equal(again.weights, one.weights)
    assert again.steps == 1
    assert 0 <= player.exam(one.steady, "random", 2, seed=1) <= 2


def test_choices_that_begin_alike_share_what_is_learned_of_them(learn: Any) -> None:
    rows = learn.Player().rows
    two, three = rows(Choice("give wood 2")), rows(Choice("give wood 3"))
    assert two[:2] == three[:2]
    assert two[2] != three[2]
    assert rows(Choice("accept")) == (rows(Choice("accept"))[0],) * learn.LONGEST


def test_a_step_goes_towards_what_was_followed_by_more(learn: Any) -> None:
    """A bandit: of two choices the first one always brings a point more."""
    player = learn.Player()
    rows, seen = np.array([[1, 2, 3], [4, 5, 6]]), np.append(np.zeros(player.size - 1), 1.0)
    half = np.array([0.5, 0.5])
    made = [learn.Made(n, rows, half, seen, 0.0) for n in (0, 1)]
    player.play = lambda weights, seed: (made, np.array([1.0, 0.0]))
    slope = player.slope(np.zeros((learn.ROWS, player.size)), [0])
    assert (slope[[1, 2, 3], -1] > 0).all()
    assert (slope[[4, 5, 6], -1] < 0).all()
    assert not np.delete(slope, [1, 2, 3, 4, 5, 6], axis=0).any()
