"""The plain server as a program: it finds whatever is installed where it is told to look."""

from __future__ import annotations

import os
import sys
import threading

import msgspec

from stavka.table.config import Config
from stavka.table.serve import run

if __name__ == "__main__":
    # Standard input ends when the tests do, however they end.
    threading.Thread(target=lambda: (sys.stdin.read(), os._exit(1)), daemon=True).start()
    run(msgspec.json.decode(sys.argv[1], type=Config))
