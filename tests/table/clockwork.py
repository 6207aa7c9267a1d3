"""A server whose time goes as a file says: so many seconds ahead of the real one.

The file lies beside the database, or where `AHEAD` in the environment says.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import msgspec

from stavka.table.storage import store

AHEAD = Path(os.environ["AHEAD"])


def now() -> float:
    return time.time() + (float(AHEAD.read_text()) if AHEAD.exists() else 0.0)


store.time = SimpleNamespace(time=now)  # type: ignore[assignment, attr-defined]

if __name__ == "__main__":
    from stavka.table.config import Config
    from stavka.table.serve import run

    run(msgspec.json.decode(sys.argv[1], type=Config))
