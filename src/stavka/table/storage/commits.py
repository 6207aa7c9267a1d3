"""Waiting for a commit: one thread writes, many jobs share a commit, each waits for its own."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from typing import Any, Generic, TypeVar

BATCH = 256  # jobs in one commit
CROWD = 8  # jobs in a commit after which more are waited for,
MOMENT = 0.002  # for so many seconds: a commit costs much, whatever is in it
Job = TypeVar("Job")


class Waiting:
    """One who waits in an event loop for a commit."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()

    def set_running_or_notify_cancel(self) -> bool:
        return not self.future.cancelled()


Done = Future[Any] | Waiting


class Writer(Generic[Job]):
    """A thread that commits what is put before it, as many jobs at once as are there."""

    def __init__(self, commit: Callable[[list[tuple[Job, Done]]], None]) -> None:
        self._commit = commit
        self._jobs: queue.SimpleQueue[tuple[Job, Done] | None] = queue.SimpleQueue()
        self._gate = threading.Lock()
        self._closed = False
        self._thread = threading.Thread(target=self._work, name="stavka-writer", daemon=True)
        self._thread.start()

    def put(self, job: Job, done: Done) -> bool:
        """Whether the job is taken on; a closed writer takes none."""
        with self._gate:
            if not self._closed:
                self._jobs.put((job, done))
            return not self._closed

    def close(self) -> None:
        """Write what is still to be written."""
        with self._gate:
            self._closed = True
            self._jobs.put(None)
        self._thread.join(timeout=10)

    def _work(self) -> None:
        batch: list[tuple[Job, Done]] = []
        while (first := self._jobs.get()) is not None:
            if len(batch) >= CROWD:
                time.sleep(MOMENT)
            batch = [first]
            while len(batch) < BATCH:
                try:
                    item = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if item is None:
                    self._jobs.put(None)
                    break
                batch.append(item)
            # Whoever has given up waiting meanwhile gets nothing written.
            self._commit([job for job in batch if job[1].set_running_or_notify_cancel()])


def settle(results: Sequence[tuple[Done, Any]]) -> None:
    """Give each what his job has brought, or the error; each event loop is woken once."""
    loops: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for done, result in results:
        if isinstance(done, Waiting):
            loops.setdefault(done.loop, []).append((done.future, result))
        else:
            _set(done, result)
    for loop, waiting in loops.items():
        with suppress(RuntimeError):  # closed meanwhile: nobody waits any more
            loop.call_soon_threadsafe(_set_all, waiting)


def _set_all(waiting: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, result in waiting:
        if not future.done():
            _set(future, result)


def _set(future: Future[Any] | asyncio.Future[Any], result: Any) -> None:
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)
