"""Threads for what takes its time, apart from the event loop and each kind apart from the others:
who fills one kind holds up nobody who wants another."""

from __future__ import annotations

import asyncio
import contextvars
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

from starlette.requests import Request

from stavka.kernel import StavkaError
from stavka.table.limits import Crowd
from stavka.table.people import BadRequest

T = TypeVar("T")


class Gone(StavkaError):
    """Whoever wanted it has left."""


class Asker:
    """Whoever waits for a piece of work; long ones ask now and then whether he still does."""

    def __init__(self) -> None:
        self._left = threading.Event()

    def leave(self) -> None:
        self._left.set()

    def check(self) -> None:
        if self._left.is_set():
            raise Gone("whoever wanted it has left")

    def waits_for(self, things: Iterable[T]) -> Iterator[T]:
        """One after the other, as long as he does."""
        for thing in things:
            self.check()
            yield thing


class Workshop:
    """One kind of work. Each person and each address has only so much of it under way, waiting
    included; what nobody waits for any more is not begun, and what is begun is left."""

    def __init__(self, name: str, threads: int, each: int) -> None:
        self._threads = ThreadPoolExecutor(threads, f"stavka-{name}")
        self._each = each
        self._crowd = Crowd("busy")

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def do(
        self, request: Request, address: str, person: str | None, job: Callable[[Asker], T]
    ) -> T:
        """What the job brings; raises BadRequest if this person or address has asked for too much,
        or has gone."""
        limits = {"address": (address, 2 * self._each)}
        if person is not None:
            limits["person"] = (person, self._each)
        with self._crowd.one_more(**limits):
            asker = Asker()
            here = contextvars.copy_context()
            work = asyncio.get_running_loop().run_in_executor(self._threads, here.run, job, asker)
            leaving = asyncio.create_task(_left(request))
            both: set[asyncio.Future[Any]] = {work, leaving}
            try:
                await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
                if not work.done():
                    raise BadRequest("too-slow", 408)
                return work.result()
            finally:
                asker.leave()
                leaving.cancel()
                if not work.cancel():
                    with suppress(Exception):
                        work.exception()


async def _left(request: Request) -> None:
    """Until whoever asks is gone. What he asks has been read."""
    while (await request.receive())["type"] != "http.disconnect":
        await asyncio.sleep(0)
