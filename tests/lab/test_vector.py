"""A batch of matches in worker processes steps as its matches would one by one."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from stavka.kernel import StavkaError
from stavka.lab.environment import SeatEnv
from stavka.lab.vector import Batch

GAME = ("tanks", "training")


def lowest(mask: NDArray[np.int8]) -> NDArray[np.int64]:
    chosen: NDArray[np.int64] = np.argmax(mask, axis=1)
    return chosen


def test_a_batch_is_its_matches_one_by_one() -> None:
    """Also when they end and begin anew, each at its own time."""
    batch = Batch(*GAME, count=3, workers=2, seat="german")
    alone = [SeatEnv(*GAME, seat="german") for _ in range(3)]
    try:
        shown, _ = batch.reset(seed=11)
        single = [env.reset(seed=11 + n)[0] for n, env in enumerate(alone)]
        was_over, ended = [False] * 3, 0
        for _ in range(150):
            for n in range(3):
                for part in ("observation", "action_mask"):
                    assert np.array_equal(shown[part][n], single[n][part])
            actions = lowest(shown["action_mask"])
            shown, rewards, over, cut, _ = batch.step(actions)
            assert not cut.any()
            for n, env in enumerate(alone):
                if was_over[n]:
                    single[n], reward, was_over[n] = env.reset()[0], 0.0, False
                else:
                    single[n], reward, was_over[n], _, _ = env.step(int(actions[n]))
                ended += was_over[n]
                assert (rewards[n], over[n]) == (reward, was_over[n])
        assert ended > 3
    finally:
        batch.close()


def test_problems_are_told_and_named() -> None:
    with pytest.raises(StavkaError, match="3 workers for 2 matches"):
        Batch(*GAME, count=2, workers=3)
    with pytest.raises(StavkaError, match="flat observations only"):
        Batch(*GAME, count=2, form="dict")
    batch = Batch(*GAME, count=2, workers=2)
    try:
        with pytest.raises(StavkaError, match="3 seeds for 2 matches"):
            batch.reset(seed=[1, 2, 3])
        batch.reset(seed=1)
        with pytest.raises(StavkaError, match=r"match 0: .*action 0 is not legal"):
            batch.step(np.zeros(2, np.int64))
        batch._workers[1][0].kill()
        batch._workers[1][0].join()
        with pytest.raises(StavkaError, match="worker 1 has ended"):
            batch.reset(seed=1)
    finally:
        batch.close()
