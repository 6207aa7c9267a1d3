"""Servers that start at once.

Run as a program this is a process that has everything loaded. It reads one wish a line: the
configuration of a server, which it forks and whose process id it says; or such an id, and it says
how that one has ended, if it has. What is forked runs as `stavka serve` does, or as a module that
is named; only passwords cost it less if so wished, and its disk takes its time.
"""

from __future__ import annotations

import atexit
import gc
import os
import random
import runpy
import signal
import subprocess
import sys
import tempfile
import threading
import time
from functools import cache, partial
from pathlib import Path
from typing import NoReturn

import msgspec
import uvicorn
from argon2 import PasswordHasher
from sqlalchemy import Connection, Engine, event

from stavka.table import catalogue, people
from stavka.table.app import build
from stavka.table.config import Config
from stavka.table.serve import run

# Not as a module: then the workers of bots, which import what their server was run as, would
# load all of this too.
PROGRAM = "from tests.table.nursery import main; main()"
SOON = 0.005  # seconds between two looks whether somebody has died


class Wish(msgspec.Struct):
    """A server that is to be started."""

    config: Config
    log: str
    quick_passwords: bool
    slow_disk: bool
    module: str  # run instead of the plain server, with the configuration as its argument
    environment: dict[str, str]


class Nursery:
    """The parent of servers. It ends with the tests, however they end, and they with it."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            cwd=Path(__file__).parents[2],
        )  # fmt: skip
        self._lock = threading.Lock()
        atexit.register(self._process.communicate)

    def bear(self, wish: Wish) -> Born:
        answer = self._ask(wish)
        assert answer is not None
        return Born(self, answer)

    def end_of(self, pid: int) -> int | None:
        """How one of them has ended; None: not yet."""
        return self._ask(pid)

    def _ask(self, question: Wish | int) -> int | None:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        with self._lock:
            stdin.write(msgspec.json.encode(question) + b"\n")
            stdin.flush()
            answer = stdout.readline()
        assert answer, "the nursery has died"
        return msgspec.json.decode(answer, type=int | None)


class Born:
    """A server out of a nursery, to be handled like a process of one's own."""

    def __init__(self, nursery: Nursery, pid: int) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self._nursery = nursery

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = self._nursery.end_of(self.pid)
        return self.returncode

    def wait(self, timeout: float = 60) -> int:
        end = time.monotonic() + timeout
        while (found := self.poll()) is None:
            if time.monotonic() > end:
                raise subprocess.TimeoutExpired("a server", timeout)
            time.sleep(SOON)
        return found

    def terminate(self) -> None:
        self._send(signal.SIGTERM)

    def kill(self) -> None:
        self._send(signal.SIGKILL)

    def _send(self, what: signal.Signals) -> None:
        if self.poll() is None:  # so the id is still its own
            os.kill(self.pid, what)


@cache
def nursery() -> Nursery:
    """The one of these tests."""
    return Nursery()


# The program


def main() -> None:
    load()
    gc.freeze()
    alive: set[int] = set()
    for line in sys.stdin.buffer:
        wish = msgspec.json.decode(line, type=Wish | int)
        answer = born(wish, alive) if isinstance(wish, Wish) else ended(wish, alive)
        print(msgspec.json.encode(answer).decode(), flush=True)
    for pid in alive:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)


def load() -> None:
    """Import and read all that a server needs, and leave no thread behind."""
    with tempfile.TemporaryDirectory() as folder:
        app = build(Config(database=f"sqlite:///{folder}/stavka.sqlite3"))
        app.state.table.store.close()
    uvicorn.Config(app, loop="uvloop", http="httptools", ws="websockets-sansio").load()
    catalogue.prepare()
    assert threading.active_count() == 1


def born(wish: Wish, alive: set[int]) -> int:
    pid = os.fork() or live(wish)
    alive.add(pid)
    return pid


def ended(pid: int, alive: set[int]) -> int | None:
    found, status = os.waitpid(pid, os.WNOHANG)
    if not found:
        return None
    alive.remove(pid)
    return os.waitstatus_to_exitcode(status)


def live(wish: Wish) -> NoReturn:
    """What the child does."""
    with Path(wish.log).open("ab") as log, Path(os.devnull).open() as nothing:
        os.dup2(nothing.fileno(), 0)
        os.dup2(log.fileno(), 1)
        os.dup2(log.fileno(), 2)
    random.seed()  # or all of them would have the same luck
    if wish.quick_passwords:
        quick = partial(PasswordHasher, time_cost=1, memory_cost=64, parallelism=1)
        people.PasswordHasher = quick  # type: ignore[assignment, attr-defined]
    if wish.slow_disk:
        event.listen(Engine, "commit", slow_down)
    os.environ.update(wish.environment)
    try:
        if wish.module:
            sys.argv = [wish.module, msgspec.json.encode(wish.config).decode()]
            runpy.run_path(wish.module, run_name="__main__")
        else:
            run(wish.config)
    except BaseException:
        sys.excepthook(*sys.exc_info())
        os._exit(1)
    os._exit(0)


def slow_down(_: Connection) -> None:
    """A disk that takes its time: what is said before it is saved is found out."""
    time.sleep(random.random() * 0.01)
