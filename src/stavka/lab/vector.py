"""Many matches at once for one learner: a batch in worker processes, as Gymnasium's vectors are.

    batch = Batch("pavlov", count=64, workers=2)
    shown, _ = batch.reset(seed=1)
    shown, rewards, over, _, _ = batch.step(actions)       # one action for each match

Each worker steps its part of the matches and writes what is seen into memory that all share; one
message a step goes each way. A match that is over begins anew with the next step, whose action
for it is not looked at (`AutoresetMode.NEXT_STEP`).
"""

from __future__ import annotations

import multiprocessing as mp
import signal
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection, wait
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from stavka.kernel import StavkaError
from stavka.lab.environment import Observation, SeatEnv

PARTS = (
    ("observation", np.float32),
    ("action_mask", np.int8),
    ("rewards", np.float64),
    ("over", np.bool_),
    ("actions", np.int64),
)
Arrays = dict[str, NDArray[Any]]


class Batch(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """`count` matches in `workers` processes; the settings are those of `SeatEnv`."""

    def __init__(
        self, game: str, *args: Any, count: int, workers: int = 1, **settings: Any
    ) -> None:
        if not 1 <= workers <= count:
            raise StavkaError(
                f"{workers} workers for {count} matches: from 1 to as many as matches"
            )
        if settings.get("form", "flat") != "flat":
            raise StavkaError("a batch has flat observations only")
        one = SeatEnv(game, *args, **settings)
        settings["fields"] = one.table.fields  # found once, for all workers
        self.num_envs = count
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space = one.observation_space
        self.single_action_space = one.action_space
        self.observation_space = batch_space(one.observation_space, count)
        self.action_space = batch_space(one.action_space, count)
        self.render_mode = None
        sizes = {
            "observation": one.table.fields.size,
            "action_mask": one.table.fields.action_count,
        }
        memory = {
            name: (mp.RawArray("b", count * sizes.get(name, 1) * np.dtype(kind).itemsize), kind)
            for name, kind in PARTS
        }
        self._arrays = _arrays(memory, count)
        ends = [count * n // workers for n in range(workers + 1)]
        self._workers: list[tuple[mp.Process, Connection]] = []
        for low, high in pairwise(ends):
            here, there = mp.Pipe()
            told = (there, memory, count, range(low, high), (game, *args), settings)
            worker = mp.Process(target=_work, args=told, daemon=True)
            worker.start()
            there.close()
            self._workers.append((worker, here))

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all matches; a single seed gives match n the seed that is n higher."""
        if seed is None or isinstance(seed, int):
            seeds = [None if seed is None else seed + n for n in range(self.num_envs)]
        else:
            seeds = list(seed)
        if len(seeds) != self.num_envs:
            raise StavkaError(f"{len(seeds)} seeds for {self.num_envs} matches")
        self._all("reset", seeds)
        return self._shown(), {}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        self._arrays["actions"][:] = actions
        self._all("step", None)
        over = self._arrays["over"].copy()
        return self._shown(), self._arrays["rewards"].copy(), over, np.zeros_like(over), {}

    def close_extras(self, **kwargs: Any) -> None:
        for worker, line in self._workers:
            with suppress(BrokenPipeError):  # it has ended already
                line.send(("end", None))
            worker.join()
            line.close()
        self._workers.clear()

    def _shown(self) -> Observation:
        return {name: self._arrays[name].copy() for name in ("observation", "action_mask")}

    def _all(self, what: str, told: Any) -> None:
        """Have all workers do something, and wait for them."""
        for _, line in self._workers:
            with suppress(BrokenPipeError):  # then there is no answer
                line.send((what, told))
        problems = []
        for n, (worker, line) in enumerate(self._workers):
            try:
                problem = line.recv()
            except (EOFError, ConnectionResetError):
                worker.join()
                problem = f"worker {n} has ended (exit code {worker.exitcode}): make a new batch"
            if problem:
                problems.append(problem)
        if problems:
            raise StavkaError(problems[0])


def _arrays(memory: dict[str, Any], count: int) -> Arrays:
    found = {name: np.frombuffer(raw, kind) for name, (raw, kind) in memory.items()}
    shaped = {name: found[name].reshape(count, -1) for name in ("observation", "action_mask")}
    return {**found, **shaped}


def _work(
    line: Connection,
    memory: dict[str, Any],
    count: int,
    numbers: range,
    args: tuple[Any, ...],
    settings: dict[str, Any],
) -> None:
    """A worker: its matches, until it is told to end or nobody is left to tell it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    arrays = _arrays(memory, count)
    envs = {n: SeatEnv(*args, **settings) for n in numbers}

    def show(n: int, shown: Observation) -> None:
        arrays["observation"][n] = shown["observation"]
        arrays["action_mask"][n] = shown["action_mask"]

    def begin(n: int, seed: int | None) -> None:
        show(n, envs[n].reset(seed=seed)[0])
        arrays["rewards"][n], arrays["over"][n] = 0.0, False

    def step(n: int) -> None:
        if arrays["over"][n]:
            begin(n, None)
            return
        shown, arrays["rewards"][n], arrays["over"][n], _, _ = envs[n].step(arrays["actions"][n])
        show(n, shown)

    parent = mp.parent_process()
    assert parent is not None
    while line in wait([line, parent.sentinel]):
        what, told = line.recv()
        if what == "end":
            return
        try:
            for n in numbers:
                if what == "reset":
                    begin(n, told[n])
                else:
                    step(n)
            line.send(None)
        except Exception as problem:
            line.send(f"match {n}: {problem}")
