"""Several processes behind one address, on one PostgreSQL.

Whichever of them is called answers. But all live connections to a match go to one of them, which
its id decides: who is called for another's match hands the line over. So those at one table hear
each other, and a choice need not be read from the database by anybody.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from types import FrameType
from typing import Any
from zlib import crc32

import msgspec

from stavka.kernel import StavkaError
from stavka.table.config import Config

LIVE = b"/ws/"
LONGEST = 65_536  # bytes of the head of a request
LOOK_SECONDS = 0.5
STOP_SECONDS = 20.0
READY = ""  # what a worker says that has begun; else what is wrong

Taken = Callable[[socket.socket, bytes], None]
Serve = Callable[[Config, socket.socket, "Worker", Callable[[], None]], None]


class Worker(msgspec.Struct):
    """One of the processes: its number, where lines are given to it, and where to the others."""

    number: int
    given: Any  # socket.socket
    to: list[Any]
    parent: Any  # Connection

    def owner(self, url: bytes) -> int:
        """Whose a request is by its address: oneself, but for live connections of others."""
        path = url.partition(b"?")[0]
        if not path.startswith(LIVE) or path == LIVE + b"lists":
            return self.number
        return crc32(path[len(LIVE) :]) % len(self.to)

    def hand_over(self, url: bytes, head: bytes, line: int) -> bool:
        """Give a line to whose it is; whether that was another who could take it."""
        owner = self.owner(url)
        if owner == self.number:
            return False
        with suppress(OSError):  # too many lines on their way to him
            return socket.send_fds(self.to[owner], [head], [line]) == len(head)
        return False

    def listen(self, taken: Taken, gone: Callable[[], None]) -> None:
        """Have lines that come from others taken, and know when the parent is no more."""
        loop = asyncio.get_running_loop()
        loop.add_reader(self.given, self._take, taken)
        loop.add_reader(self.parent.fileno(), gone)

    def _take(self, taken: Taken) -> None:
        with suppress(BlockingIOError):
            while True:
                head, lines, _, _ = socket.recv_fds(self.given, LONGEST, 1)
                for line in lines:
                    taken(socket.socket(fileno=line), head)


class Family:
    """The workers, seen from the process that started them."""

    def __init__(self, config: Config, listener: socket.socket, serve: Serve) -> None:
        self.config, self.listener, self.serve = config, listener, serve
        self.pairs = [
            socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(config.workers)
        ]
        for pair in self.pairs:
            for end in pair:
                end.setblocking(False)
        self.processes: dict[int, tuple[Any, Connection]] = {}
        self.stopping = False

    def run(self, ready: Callable[[], None]) -> None:
        """Start all, start again whoever dies, until told to stop."""
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, self._stop)
        try:
            for number in range(self.config.workers):
                self._bear(number)
            for number in self.processes:
                self._await(number)
            ready()
            while not self.stopping:
                wait([process.sentinel for process, _ in self.processes.values()], LOOK_SECONDS)
                for number, (process, _) in list(self.processes.items()):
                    if not process.is_alive() and not self.stopping:
                        self._bear(number)
        finally:
            self._end()

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self.stopping = True

    def _bear(self, number: int) -> None:
        here, there = multiprocessing.Pipe()
        given, to = self.pairs[number][0], [pair[1] for pair in self.pairs]
        process = multiprocessing.get_context("spawn").Process(
            target=_work,
            args=(self.config, self.listener, Worker(number, given, to, there), self.serve),
            name=f"stavka-{number}",
        )
        process.start()
        there.close()
        self.processes[number] = process, here

    def _await(self, number: int) -> None:
        """Wait until a worker has begun; raises StavkaError if it cannot."""
        _, line = self.processes[number]
        while not line.poll(LOOK_SECONDS):
            if self.stopping:
                return
        try:
            problem = line.recv()
        except EOFError:
            problem = f"worker {number} did not start"
        if problem:
            raise StavkaError(problem)

    def _end(self) -> None:
        """The line to the parent breaks: so they know that it is over."""
        for _, line in self.processes.values():
            line.close()
        for process, _ in self.processes.values():
            process.join(STOP_SECONDS)
            if process.is_alive():
                process.kill()


def _work(config: Config, listener: socket.socket, worker: Worker, serve: Serve) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent
    try:
        serve(config, listener, worker, lambda: worker.parent.send(READY))
    except StavkaError as problem:
        with suppress(OSError):
            worker.parent.send(str(problem))
        os._exit(1)
