"""The process in which the coach looks at matches that are over: journals in, findings out."""

from __future__ import annotations

import os
import threading
import time
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection

import msgspec

import stavka
from stavka.coach import analyse
from stavka.kernel import Journal
from stavka.table.thinking import READY, end_with_server

MODEST = 5  # bots and the server itself go first
EVERY = 0.3  # seconds between two words on how far it is
SEED = "table"


def judge(pipe: Connection) -> None:
    """Until the pipe is closed. Told on the way: how much is done; at the end: JSON, or what went
    wrong."""
    os.nice(MODEST)
    threading.Thread(target=end_with_server, daemon=True).start()
    stavka.games()
    pipe.send(READY)
    while True:
        try:
            text, seat, effort = pipe.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            found = analyse(Journal.parse(text), seat, SEED, effort, _teller(pipe))
            pipe.send(msgspec.json.encode(found))
        except Exception:
            pipe.send(traceback.format_exc())


def _teller(pipe: Connection) -> Callable[[float], None]:
    told = 0.0

    def tell(done: float) -> None:
        nonlocal told
        if time.monotonic() - told > EVERY:
            told = time.monotonic()
            pipe.send(done)

    return tell
