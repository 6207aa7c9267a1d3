"""What decided a match that is over: worked out in a process of its own, one match at a time, as
long as somebody waits for it, and kept with the match."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.context import SpawnProcess

import msgspec
from sqlalchemy import Connection, insert, select

from stavka.coach import Analysis, Effort
from stavka.kernel import Refusal, Refused
from stavka.table.bots import START_SECONDS, Queue
from stavka.table.judging import judge
from stavka.table.live import Live
from stavka.table.storage import tables as t
from stavka.table.storage.store import Store, Taken

log = logging.getLogger("stavka.table")

WAITED_FOR = 10.0  # seconds after somebody asked last
LOOK = 0.5  # seconds between two looks whether anybody does

Key = tuple[str, str]  # match and seat
read = msgspec.json.Decoder(Analysis).decode


class Judge:
    """The process. It starts when it is first asked."""

    def __init__(self, effort: Effort) -> None:
        self.effort = effort
        self._context = multiprocessing.get_context("spawn")
        self._process: SpawnProcess | None = None

    def ask(self, journal: str, seat: str, tell: Callable[[float], None]) -> bytes | None:
        """The findings as JSON; None if it was stopped or failed. Runs in a thread."""
        try:
            if self._process is None:
                self._start()
            self._pipe.send((journal, seat, self.effort))
            while isinstance(answer := self._pipe.recv(), float):
                tell(answer)
        except (OSError, EOFError):
            self.stop()
            self._pipe.close()
            return None
        if isinstance(answer, bytes):
            return answer
        log.error("the coach fails\n%s", answer)
        return None

    def _start(self) -> None:
        self._pipe, theirs = self._context.Pipe()
        self._process = self._context.Process(target=judge, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        if not self._pipe.poll(START_SECONDS):
            raise OSError("the process does not start")
        self._pipe.recv()

    def stop(self) -> None:
        """Whatever it is doing; whoever reads from it finds that it is gone."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.join(timeout=5)


class Job:
    """A match that is being looked at for a seat."""

    def __init__(self, account: str) -> None:
        self.account = account
        self.done = 0.0
        self.failed = False
        self.asked = time.monotonic()

    @property
    def wanted(self) -> bool:
        return time.monotonic() - self.asked < WAITED_FOR


class Coach:
    """Looks at matches one after the other; those who wait take turns."""

    def __init__(self, store: Store, effort: Effort) -> None:
        self.store = store
        self._jobs: dict[Key, Job] = {}
        self._judge = Judge(effort)
        self._busy = False
        self._queue: Queue[Judge] = Queue()
        self._threads = ThreadPoolExecutor(1, "stavka-coach")
        self._tasks: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        self._judge.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def ask(self, live: Live, seat: str, account: str) -> Analysis | float:
        """What decided it, or how much of that is done. Who goes on asking is waited for."""
        if live.row.status != "over":
            raise Refused(Refusal("match-running"))
        if live.match.outcome is None:
            raise Refused(Refusal("not-played-out"))
        if seat not in live.match.seats:
            raise Refused(Refusal("no-such-seat"))
        if (found := await self.known(live.row.id, seat)) is not None:
            return found
        key = live.row.id, seat
        self._jobs = {k: job for k, job in self._jobs.items() if k == key or not job.failed}
        job = self._jobs.get(key)
        if job is None:
            if any(other.account == account for other in self._jobs.values()):
                raise Refused(Refusal("busy"))
            job = self._jobs[key] = Job(account)
            task = asyncio.create_task(self._work(key, job, live))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        if job.failed:
            del self._jobs[key]
            raise Refused(Refusal("server-error"))
        job.asked = time.monotonic()
        return job.done

    async def known(self, match: str, seat: str) -> Analysis | None:
        """What was found out before."""

        def query(connection: Connection) -> bytes | None:
            a = t.analysis
            kept = select(a.c.data).where(a.c.match == match, a.c.seat == seat)
            return connection.execute(kept).scalar()

        data: bytes | None = await asyncio.to_thread(self.store.read, query)
        return read(data) if data is not None else None

    async def _work(self, key: Key, job: Job, live: Live) -> None:
        match, seat = key
        judge: Judge | None = None
        try:
            journal = (await live.journal()).text()
            judge = await self._turn(job)
            if judge is None:
                return
            data = await self._judged(judge, job, journal, seat)
            if data is None:
                job.failed = job.wanted
                return
            row = {"match": match, "seat": seat, "data": data}
            with suppress(Taken):  # another server was first
                await self.store.save(lambda c: c.execute(insert(t.analysis).values(**row)))
        except Exception:
            log.exception("match %s: the coach", match)
            job.failed = True
        finally:
            if judge is not None and not self._queue.give(judge):
                self._busy = False
            if not job.failed:
                self._jobs.pop(key, None)

    async def _turn(self, job: Job) -> Judge | None:
        """Until it is this one's turn; None if nobody waits for it any more."""
        if not self._busy:
            self._busy = True
            return self._judge
        waiting = asyncio.create_task(self._queue.wait(0, job.account))
        while not waiting.done():
            await asyncio.wait({waiting}, timeout=LOOK)
            if not job.wanted:
                waiting.cancel()
                return None
        return waiting.result()

    async def _judged(self, judge: Judge, job: Job, journal: str, seat: str) -> bytes | None:
        def tell(done: float) -> None:
            job.done = done

        loop = asyncio.get_running_loop()
        found = loop.run_in_executor(self._threads, judge.ask, journal, seat, tell)
        while not found.done():
            await asyncio.wait({found}, timeout=LOOK)
            if not job.wanted:
                await asyncio.to_thread(judge.stop)
        return found.result()
