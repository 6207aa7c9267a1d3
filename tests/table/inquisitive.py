"""A server that often asks whether a client is still there, run in place of the plain one.

The plain one does the same, only more seldom; a test cannot wait for that.
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec
import uvicorn

from stavka.table.config import Config
from stavka.table.serve import run


class Hurried(uvicorn.Config):
    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **{**settings, "ws_ping_interval": 0.5, "ws_ping_timeout": 5.0})


if __name__ == "__main__":
    uvicorn.Config = Hurried  # type: ignore[misc]
    run(msgspec.json.decode(sys.argv[1], type=Config))
