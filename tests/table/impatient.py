"""A server that gives up on silent clients within a second or two, run in place of the plain one.

The plain one does the same, only later; tests cannot wait for that.
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec
import uvicorn

from stavka.table import connection
from stavka.table.config import Config
from stavka.table.serve import run


class Hurried(uvicorn.Config):
    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **{**settings, "ws_ping_interval": 0.5, "ws_ping_timeout": 1.0})


if __name__ == "__main__":
    connection.PATIENCE = 1.0
    uvicorn.Config = Hurried  # type: ignore[misc]
    run(msgspec.json.decode(sys.argv[1], type=Config))
