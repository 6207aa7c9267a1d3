"""Servers that start at once, for tests that kill many of them.

Run as a program this is a process that has everything loaded. For each line it reads, the
configuration of a server, it forks one and says its process id; when that one has died, it says
so. What is forked runs as `stavka serve` does, on a slow disk.
"""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Self

import msgspec
import uvicorn
from argon2 import PasswordHasher
from sqlalchemy import Connection, Engine, event

import stavka
from stavka.table import people
from stavka.table.app import build
from stavka.table.config import Config
from stavka.table.serve import run
from tests.table.server import START_SECONDS, Server


class Nursery:
    """The parent of servers, one at a time."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", __name__], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            cwd=Path(__file__).parents[2],
        )  # fmt: skip
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._stdin, self._stdout = self._process.stdin, self._process.stdout

    def bear(self, config: dict[str, object], log: Path) -> int:
        """Start a server; its process id."""
        line = json.dumps({"log": str(log), "config": config})
        self._stdin.write(line.encode() + b"\n")
        self._stdin.flush()
        answer = self._stdout.readline()
        assert answer, "the nursery has died"
        return int(answer)

    def bury(self) -> int:
        """Wait until it has died; how it did."""
        return int(self._stdout.readline())

    def close(self) -> None:
        self._stdin.close()
        self._process.wait(timeout=15)


class QuickServer(Server):
    """A server out of a nursery of its own."""

    def __init__(self, database: str, directory: Path, **settings: object) -> None:
        super().__init__(database, directory, module=None, **settings)
        self._nursery = Nursery()
        self._pid = 0
        self.port = quiet_port()

    @property
    def pid(self) -> int:
        return self._pid

    @property
    def running(self) -> bool:
        return bool(self._pid)

    def launch(self) -> None:
        config = {"port": self.port, "database": self.database, **self.settings}
        self._pid = self._nursery.bear(config, self.log)

    def wait(self) -> Self:
        """Much cheaper than asking with a whole client each time."""
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=5):
                    return self
            except OSError:
                time.sleep(0.02)
        raise AssertionError(f"the server does not start:\n{self.output[-3000:]}")

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._pid:
            with suppress(ProcessLookupError):
                os.kill(self._pid, how)
            self._pid = 0
            end = self._nursery.bury()
            assert end in (0, -how), f"it ended by itself with {end}:\n{self.output[-3000:]}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        self._nursery.close()


def quiet_port() -> int:
    """A free port that no client is ever given, while the server is away, for its own end."""
    while True:
        port = random.randrange(15_000, 30_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def load() -> None:
    """Import and read all that a server needs, and leave no thread behind."""
    quick = partial(PasswordHasher, time_cost=1, memory_cost=64)  # no passwords are kept here
    people.PasswordHasher = quick  # type: ignore[assignment, attr-defined]
    with tempfile.TemporaryDirectory() as folder:
        app = build(Config(database=f"sqlite:///{folder}/stavka.sqlite3"))
        app.state.table.store.close()
    uvicorn.Config(app, loop="uvloop", http="httptools", ws="websockets-sansio").load()
    stavka.game("pavlov").start()
    assert threading.active_count() == 1


def slow_down(_: Connection) -> None:
    """A disk that takes its time: what is said before it is saved is found out."""
    time.sleep(random.random() * 0.01)


def main() -> None:
    load()
    event.listen(Engine, "commit", slow_down)
    while line := sys.stdin.readline():
        wish = json.loads(line)
        if child := os.fork():
            print(child, flush=True)
            print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
            continue
        with Path(wish["log"]).open("ab") as log, Path(os.devnull).open() as nothing:
            os.dup2(nothing.fileno(), 0)
            os.dup2(log.fileno(), 1)
            os.dup2(log.fileno(), 2)
        run(msgspec.convert(wish["config"], Config))
        os._exit(0)


if __name__ == "__main__":
    main()
