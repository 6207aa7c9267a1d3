"""Where many games are played: here, in several processes, or on a Ray cluster.

Whoever has work gets a `map`: results in the order of what they are of, the same ones wherever
they come from. Work goes out in chunks, sized by how long the last ones took, and no more of them
at once than keep everybody busy, so memory stays flat. A chunk whose worker was killed, or whose
node was lost, is done again.
"""

from __future__ import annotations

import os
import signal
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from itertools import islice
from time import perf_counter
from typing import Any, Literal, Protocol

from stavka.kernel import StavkaError

On = Literal["local", "ray"]
Each = Callable[..., Iterator[Any]]  # like `map`
Done = tuple[list[Any], float]  # results of a chunk, and how many seconds they took

SECONDS = {"local": 0.5, "ray": 2.0}  # that a chunk should take
AHEAD = 3  # chunks for each worker, being done or to be done next
LARGEST = 4096
PATIENCE = 3  # times that a chunk is begun anew


class Lost(Exception):
    """A worker was lost with its chunk."""


class Workers(Protocol):
    """Those who do the work."""

    count: int

    def begin(self, work: Callable[[Any], Any], items: list[Any]) -> Any:
        """Hand out a chunk; what is returned stands for its results."""

    def end(self, handle: Any) -> Done:
        """Wait for the results of a chunk; raises Lost."""

    def recover(self) -> None:
        """Be ready again after a loss."""

    def close(self) -> None: ...


@contextmanager
def several(jobs: int = 1, on: On = "local", address: str | None = None) -> Iterator[Each]:
    """A `map` over so many processes; leaving it, for whatever reason, ends them."""
    if on == "local" and jobs == 1:
        yield map
        return
    workers: Workers = Processes(jobs) if on == "local" else Cluster(jobs, address)
    try:
        yield partial(_in_order, workers, SECONDS[on])
    finally:
        workers.close()


def _in_order(
    workers: Workers, seconds: float, work: Callable[[Any], Any], items: Iterable[Any]
) -> Iterator[Any]:
    rest = iter(items)
    size, out = 1, deque[tuple[list[Any], Any]]()
    while True:
        while len(out) < AHEAD * workers.count and (chunk := list(islice(rest, size))):
            out.append((chunk, workers.begin(work, chunk)))
        if not out:
            return
        chunk, handle = out.popleft()
        results, spent = _end(workers, work, chunk, handle, out)
        yield from results
        each = max(spent / len(chunk), seconds / LARGEST)
        # Not more than twice as large: the first games of a process also load what they need.
        size = max(1, min(int(seconds / each), 2 * max(size, len(chunk))))


def _end(
    workers: Workers,
    work: Callable[[Any], Any],
    chunk: list[Any],
    handle: Any,
    out: deque[tuple[list[Any], Any]],
) -> Done:
    for _ in range(PATIENCE):
        try:
            return workers.end(handle)
        except Lost:
            workers.recover()
            handle = workers.begin(work, chunk)
            # What was handed out may be lost too; results that are there stay.
            for n, (waiting, other) in enumerate(out):
                if not (isinstance(other, Future) and other.done() and not other.exception()):
                    out[n] = waiting, workers.begin(work, waiting)
    try:
        return workers.end(handle)
    except Lost:
        raise StavkaError(
            f"the worker of {chunk[0]!r} and the {len(chunk) - 1} after it was lost "
            f"{PATIENCE + 1} times: is there too little memory?"
        ) from None


def do_chunk(work: Callable[[Any], Any], items: list[Any]) -> Done:
    """What a worker does."""
    begun = perf_counter()
    return [work(item) for item in items], perf_counter() - begun


class Processes:
    """Workers on this machine."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool = ProcessPoolExecutor(count, initializer=_leave_interrupts_to_the_parent)

    def begin(self, work: Callable[[Any], Any], items: list[Any]) -> Future[Done]:
        try:
            return self._pool.submit(do_chunk, work, items)
        except BrokenProcessPool as problem:
            lost: Future[Done] = Future()
            lost.set_exception(problem)
            return lost

    def end(self, handle: Future[Done]) -> Done:
        try:
            return handle.result()
        except BrokenProcessPool:
            raise Lost from None

    def recover(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = ProcessPoolExecutor(self.count, initializer=_leave_interrupts_to_the_parent)

    def close(self) -> None:
        for process in list((self._pool._processes or {}).values()):
            process.terminate()
        self._pool.shutdown(wait=True, cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _reach(address: str | None) -> None:
    """Ray itself tries for minutes."""
    if address in (None, "auto", "local"):
        return
    host, _, port = str(address).removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host, int(port)), timeout=10).close()
    except (OSError, ValueError) as problem:
        raise StavkaError(
            f"no Ray cluster at {address}: {problem}; an address is host:6379 or ray://host:10001"
        ) from None


class Cluster:
    """Workers of a Ray cluster, which needs the same Stavka on every node. Ray itself begins a
    task anew whose worker or node was lost."""

    def __init__(self, jobs: int, address: str | None) -> None:
        ray: Any
        try:
            import ray
        except ImportError:
            raise StavkaError("--on ray needs Ray: pip install 'stavka[cluster]'") from None
        self.ray = ray
        self._ours = not ray.is_initialized()
        if self._ours:
            _reach(address)
            os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # it tells nobody of itself
            cpus = {} if address else {"num_cpus": jobs}
            try:
                quiet = {"log_to_driver": False, "logging_level": "ERROR"}
                ray.init(address, include_dashboard=False, **quiet, **cpus)
            except ConnectionError as problem:
                raise StavkaError(f"no Ray cluster at {address}: {problem}") from None
        self.count = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._task = ray.remote(max_retries=-1, num_cpus=1)(do_chunk)

    def begin(self, work: Callable[[Any], Any], items: list[Any]) -> Any:
        return self._task.remote(work, items)

    def end(self, handle: Any) -> Done:
        errors = self.ray.exceptions
        try:
            done: Done = self.ray.get(handle)
        except errors.RayTaskError as problem:
            raise problem.cause from None
        except (errors.WorkerCrashedError, errors.NodeDiedError, errors.ObjectLostError):
            raise Lost from None
        return done

    def recover(self) -> None:
        """Ray does."""

    def close(self) -> None:
        if self._ours:
            self.ray.shutdown()
