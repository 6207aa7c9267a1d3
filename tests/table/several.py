"""A server of several processes, in place of the plain one."""

from __future__ import annotations

import os
import signal
import sys
import threading

import msgspec

from stavka.table.config import Config
from stavka.table.serve import run


def end_with_parent() -> None:
    """The tests hold the other end: it ends when they do, however they end."""
    os.read(sys.stdin.fileno(), 1)
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    threading.Thread(target=end_with_parent, daemon=True).start()
    run(msgspec.json.decode(sys.argv[1], type=Config))
