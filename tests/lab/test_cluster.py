"""On a Ray cluster the same games come out, also if a node of it is lost."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from stavka.kernel import StavkaError
from stavka.lab.running import several
from stavka.lab.simulate import plan, play_one, run

ray: Any = pytest.importorskip("ray", reason="Ray is not made for this Python")
pytestmark = pytest.mark.slow

PATIENCE = 120.0
PLAN = plan("pavlov", None, {}, {"defender": "random"}, 40, 1)


def slowed(folder: Path, number: int) -> int:
    """Its node is noted; all but the first work waits until a node is gone."""
    with (folder / "nodes").open("a") as out:
        out.write(ray.get_runtime_context().get_node_id() + "\n")
    while number >= 2 and not (folder / "lost").exists():
        time.sleep(0.02)
    return play_one(PLAN, number).choices


def unhappy(number: int) -> int:
    raise StavkaError(f"game {number} cannot be played")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two nodes of one core; the first holds the driver."""
    from ray.cluster_utils import Cluster

    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # as where the program starts it
    made: Any = Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
    )
    other = made.add_node(num_cpus=1)
    ray.init(address=made.address, log_to_driver=False, logging_level="ERROR")
    made.wait_for_nodes()
    try:
        yield made, other
    finally:
        shutdown: Any = ray.shutdown
        shutdown()
        made.shutdown()


@pytest.mark.parametrize("address", ["127.0.0.1:9", "ray://127.0.0.1:9", "here"])
def test_a_cluster_that_is_not_there_is_told_at_once(address: str) -> None:
    with (
        pytest.raises(StavkaError, match=f"no Ray cluster at {address}"),
        several(2, "ray", address),
    ):
        pass


def test_the_file_of_results_is_the_same(cluster: Any, tmp_path: Path) -> None:
    with several(2, "ray") as each:
        run(PLAN, each, results=tmp_path / "ray")
    run(PLAN, results=tmp_path / "here")
    assert (tmp_path / "ray").read_bytes() == (tmp_path / "here").read_bytes()


def test_a_problem_of_the_work_is_told_as_it_is(cluster: Any) -> None:
    with several(2, "ray") as each, pytest.raises(StavkaError, match="game 0 cannot be played"):
        list(each(unhappy, range(2)))


def test_a_lost_node_changes_nothing(cluster: Any, tmp_path: Path) -> None:
    made, other = cluster
    alone = [play_one(PLAN, number).choices for number in range(PLAN.games)]
    with several(2, "ray") as each:
        found = each(partial(slowed, tmp_path), range(PLAN.games))
        first = [next(found) for _ in range(2)]
        # Both nodes hold work that waits.
        limit = time.monotonic() + PATIENCE
        while len(set((tmp_path / "nodes").read_text().split())) < 2:
            assert time.monotonic() < limit
            time.sleep(0.02)
        made.remove_node(other, allow_graceful=False)
        (tmp_path / "lost").touch()
        assert [*first, *found] == alone
    assert ray.is_initialized()  # a cluster that was there before stays
