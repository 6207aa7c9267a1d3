"""Whether a server has been harmed: what it stores, its health, what it has said and uses."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import make_url

from tests.table.server import Server, get

MEMORY = 250  # MB


@contextmanager
def unharmed(server: Server) -> Iterator[None]:
    """Nothing stored changes, no traceback, good health."""
    before = dump(server)
    said = len(server.output)
    yield
    assert dump(server) == before
    check_health(server, said)


def check_health(server: Server, said: int = 0) -> None:
    assert "Traceback" not in server.output[said:], server.output[said:][-2000:]
    before = server.spent
    assert get(f"{server.url}/health").status_code == 200
    assert server.spent - before < 2
    assert memory(server) < MEMORY


def dump(server: Server) -> dict[str, list[tuple[Any, ...]]]:
    """Everything that is stored, by table; it must be SQLite."""
    with closing(sqlite3.connect(str(make_url(server.database).database))) as connection:
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        return {name: connection.execute(f'SELECT * FROM "{name}"').fetchall() for (name,) in names}


def memory(server: Server) -> float:
    """What the server holds, in MB."""
    pages = int(Path(f"/proc/{server.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def most_memory(server: Server) -> float:
    """The most that the server has ever held, in MB."""
    status = Path(f"/proc/{server.pid}/status").read_text()
    (line,) = (line for line in status.splitlines() if line.startswith("VmHWM:"))
    return int(line.split()[1]) * 1024 / 1e6
