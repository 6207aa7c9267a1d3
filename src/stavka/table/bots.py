"""Bots in seats. They think in processes of their own, with a budget and a watchdog.

A worker gets a world imagined for the bot's seat, never the match itself: it cannot see what
its seat may not, and a worker that hangs or dies costs nobody anything.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import random
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.context import SpawnProcess
from typing import Any, Generic, TypeVar

from stavka.kernel import Refused
from stavka.table.acting import Hub
from stavka.table.live import Live
from stavka.table.storage.store import now
from stavka.table.thinking import Thought, work

log = logging.getLogger("stavka.table")

PATIENCE = 2.0  # seconds on top of the budget before a worker is given up
HINT, AGAINST_PEOPLE, BOTS_ALONE = range(3)  # what a bot thinks for; the first goes first
WANTED_SECONDS = 60.0  # that bots go on by themselves after somebody asked how they stand
CROWD = 50  # matches that are taken up at once when a server starts
ACCOUNTS = 10_000  # of which it is remembered when they had their turn
START_SECONDS = 120.0  # for a new worker to load everything, on a busy machine


W = TypeVar("W")  # what those who wait are given


class Worker:
    """One process, used by one bot at a time. It starts when it is first asked."""

    def __init__(self) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._process: SpawnProcess | None = None

    def _start(self) -> None:
        self._pipe, theirs = self._context.Pipe()
        self._process = self._context.Process(target=work, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        if not self._pipe.poll(START_SECONDS):
            raise OSError("the worker does not start")
        self._pipe.recv()

    def ask(self, request: tuple[Any, ...], seconds: float) -> Thought | None:
        """The bot's answer, or None if it failed or took too long; then the worker ends."""
        try:
            if self._process is None:
                self._start()
            self._pipe.send(request)
            if self._pipe.poll(seconds + PATIENCE):
                answer = self._pipe.recv()
                if isinstance(answer, Thought):
                    return answer
                _, game, bot, *_ = request
                log.error("the bot %s of %s fails, a plain choice is made\n%s", bot, game, answer)
                return None
        except (OSError, EOFError):
            pass
        self.stop()
        return None

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join(timeout=5)
            self._pipe.close()
            self._process = None


class Queue(Generic[W]):
    """Those who wait for a worker: hints first, matches of bots alone last. Among those of one
    kind the accounts take turns, however many matches each of them has."""

    def __init__(self) -> None:
        self._waiting: list[tuple[int, str, asyncio.Future[W]]] = []
        self._served: OrderedDict[str, int] = OrderedDict()  # when an account had its last turn
        self._turn = 0

    def __bool__(self) -> bool:
        return bool(self._waiting)

    async def wait(self, kind: int, account: str) -> W:
        mine: asyncio.Future[W] = asyncio.get_running_loop().create_future()
        ticket = kind, account, mine
        self._waiting.append(ticket)
        try:
            return await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.give(mine.result())
            raise
        finally:
            if ticket in self._waiting:
                self._waiting.remove(ticket)

    def give(self, worker: W) -> bool:
        """A worker is free: whether somebody takes it."""
        while self._waiting:
            ticket = min(self._waiting, key=lambda t: (t[0], self._served.get(t[1], 0)))
            self._waiting.remove(ticket)
            _, account, future = ticket
            if future.cancelled():
                continue
            self._turn += 1
            self._served[account] = self._turn
            self._served.move_to_end(account)
            if len(self._served) > ACCOUNTS:
                self._served.popitem(last=False)
            future.set_result(worker)
            return True
        return False


class BotPool:
    """Makes the choices of all bots at the table."""

    def __init__(
        self, hub: Hub, workers: int, seconds: float, tell: Callable[[Live], Awaitable[None]]
    ) -> None:
        self.hub = hub
        self.tell = tell  # those who watch, that a bot is stuck or plays again
        self.seconds = seconds
        self.fallbacks = 0
        self._count = max(1, workers)
        self._free: list[Worker] = []
        self._queue: Queue[Worker] = Queue()
        self._thinking: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._workers: list[Worker] = []
        self._threads = ThreadPoolExecutor(self._count, "stavka-bots")

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for worker in self._workers:
            worker.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)

    @property
    def crowded(self) -> bool:
        """Whether enough matches wait for their bots."""
        return len(self._thinking) >= CROWD

    async def nudge(self, live: Live) -> None:
        """Let the bots of this match play on, if it is their turn."""
        id = live.row.id
        if id not in self._thinking and self._next(live):
            self._thinking.add(id)
            task = asyncio.create_task(self._play(live))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    @staticmethod
    def _next(live: Live) -> str | None:
        """A match of bots alone is played only while somebody watches it, or asks after it."""
        wanted = live.watchers or now() - live.wanted_at < WANTED_SECONDS
        if not wanted and all(s.kind == "bot" for s in live.seats.values()):
            return None
        for seat in live.waiting:
            if live.seats[seat].kind == "bot":
                return seat
        return None

    async def _play(self, live: Live) -> None:
        seat = ""
        live.busy += 1
        try:
            while seat := self._next(live) or "":
                number, name = live.numbers[seat], live.seats[seat].bot or "random"
                alone = all(s.kind == "bot" for s in live.seats.values())
                kind = BOTS_ALONE if alone else AGAINST_PEOPLE
                # What was taken back does not count: after the same choices it thinks the same.
                seed = live.known_to(seat)
                thought = await self.think(live, name, seat, seed, kind, live.row.creator)
                try:
                    await self.hub.act(live, "choice", seat, thought.choice, number=number)
                except Refused as refused:
                    if refused.reason.id == "not-saved":
                        await asyncio.sleep(1.0)
                    elif refused.reason.id != "stale":
                        return
                await self._stuck(live, "")
        except Exception:
            log.exception("match %s: a bot cannot play on", live.row.id)
            await self._stuck(live, seat)
        finally:
            live.busy -= 1
            self._thinking.discard(live.row.id)

    async def _stuck(self, live: Live, seat: str) -> None:
        """The match stands as it was before the choice that failed; whoever comes lets it be tried
        again."""
        if live.stuck != seat:
            live.stuck = seat
            await self.tell(live)

    async def think(
        self, live: Live, name: str, seat: str, seed: int, kind: int, account: str
    ) -> Thought:
        """What a bot would choose; a plain legal choice if it fails. `account`: for whom."""
        match = live.match
        choices = match.choices(seat)
        if len(choices) == 1:
            return Thought(str(choices[0]))
        worker = await self._worker(kind, account)
        try:
            world = match.imagine(seat, seed).encode()
            request = (live.row.id, match.header.game, name, seat, seed, world, self.seconds)
            loop = asyncio.get_running_loop()
            thought = await loop.run_in_executor(self._threads, worker.ask, request, self.seconds)
        finally:
            self._release(worker)
        if thought is None or thought.choice not in choices:
            self.fallbacks += 1
            pick = random.Random(f"{match.commitment} {seed}").choice(choices)
            return Thought(str(pick), fallback=True)
        return thought

    async def _worker(self, kind: int, account: str) -> Worker:
        if not self._free and len(self._workers) < self._count:
            self._workers.append(Worker())
            self._free.append(self._workers[-1])
        if self._free and not self._queue:
            return self._free.pop()  # who has just thought knows the most
        return await self._queue.wait(kind, account)

    def _release(self, worker: Worker) -> None:
        if not self._queue.give(worker):
            self._free.append(worker)
