"""The example of a learner runs, and learns from what it did."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest

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
    one, other = learn.Learner(3), learn.Learner(3)
    for learner in (one, other):
        learner.learn(5)
    assert np.array_equal(one.weights, other.weights)
    assert one.weights.any()
    one.save(tmp_path / "kept.npz")
    again = learn.Learner(4)
    again.load(tmp_path / "kept.npz")
    assert np.array_equal(again.weights, one.weights)
    assert again.steps == 1
    assert 0 <= one.exam("random", 2, seed=1) <= 2
