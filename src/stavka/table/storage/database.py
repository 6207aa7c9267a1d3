"""How a database is opened, and what can be asked about it."""

from __future__ import annotations

import os
import sqlite3
import time
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, DisconnectionError

# A PostgreSQL that has vanished without a word is given up after some seconds.
IMPATIENT = {
    "connect_timeout": 5,
    "tcp_user_timeout": 10_000,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
}


PATIENCE = 30  # seconds that a connection to SQLite waits for others
RESTED = 1.0  # seconds after which it is asked whether a connection to PostgreSQL still stands


def identity(url: URL) -> tuple[int, int] | None:
    """Which file an SQLite database is; None for others."""
    path = url.database
    if url.get_backend_name() != "sqlite" or not path or path.startswith((":memory:", "file:")):
        return None
    found = os.stat(path)  # noqa: PTH116  before and after each commit
    return found.st_dev, found.st_ino


def state(problem: DBAPIError) -> str:
    """The SQLSTATE of an error, if the database says one."""
    return str(getattr(problem.orig, "sqlstate", None) or "")


def write_ahead(cursor: sqlite3.Cursor) -> None:
    """Switch to the write-ahead log. SQLite itself does not wait for others who do so just now."""
    limit = time.monotonic() + PATIENCE
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as problem:
            if "locked" not in str(problem) or time.monotonic() > limit:
                raise
            time.sleep(0.02)


def ask_whether_alive(connection: Any, record: Any, proxy: Any) -> None:
    """Before a connection is used that has rested; to ask each time would double the questions. One
    that is gone is replaced."""
    if time.monotonic() - record.info.get("used", 0.0) < RESTED:
        return
    try:
        connection.execute("SELECT 1")
        connection.rollback()
    except connection.Error as problem:
        raise DisconnectionError from problem


def engine(url: str) -> Engine:
    if not url.startswith("sqlite"):
        engine = create_engine(url, pool_size=8, max_overflow=8, connect_args=IMPATIENT)
        event.listen(engine, "checkout", ask_whether_alive)
        event.listen(engine, "checkin", lambda _, record: record.info.update(used=time.monotonic()))
        return engine
    path = make_url(url).database
    if path and path != ":memory:":
        Path(path).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        Path(path).touch(mode=0o600)  # it holds seeds, hashes and the key of all cookies
    engine = create_engine(url, connect_args={"timeout": PATIENCE})

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        write_ahead(cursor)
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    return engine
