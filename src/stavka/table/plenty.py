"""Very many stored matches, made by script, and what their number costs: a server that people like
holds more of them every day."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any, get_args

import msgspec
from sqlalchemy import Connection, insert

import stavka
from stavka.table.config import Config
from stavka.table.load import free_port, processor, wait_for
from stavka.table.people import COOKIE, People
from stavka.table.storage import tables as t
from stavka.table.storage.rows import AccountRow, ActionRow, MatchRow, SeatRow, Status, match_values
from stavka.table.storage.store import Store, new_id, now

LISTED = 10_000  # matches, of which lists are made
STORED = 100_000  # matches, with which a server starts
CHUNK = 2_000  # rows in a statement
ROUNDS = 20


class Plenty(msgspec.Struct, frozen=True):
    """What it costs that so many matches are stored, in processor time of the server."""

    open_ms: float  # the list of matches with a free seat
    mine_ms: float  # the list of one's own, for one who has made them all
    start_ms: float  # until it answers


def stock(store: Store, owner: AccountRow, count: int) -> None:
    """Put so many matches of one person in, each with one choice: of every status as many, and of
    those that are not over half with a free seat, half with a bot that has just played."""
    match = stavka.game("pavlov").start("competitive", seed=1949)
    header, (mine, other) = match.header, match.seats
    statuses: tuple[Status, ...] = get_args(Status)

    def rows() -> Iterator[tuple[dict[str, Any], list[dict[str, Any]], dict[str, Any]]]:
        for number in range(count):
            status, at = statuses[number % len(statuses)], now() - number
            row = MatchRow(
                id=new_id(), game=header.game, scenario=header.scenario, options=header.options,
                edition=header.edition, overrides={}, seed=f"{number}", engine=header.engine,
                title=f"Match {number}", creator=owner.id, spectators=True, autoplay=False,
                status=status, waiting=[mine] if status == "running" else [], outcome=None,
                previous=None, next=None, imported=False, created=at, updated=at,
            )  # fmt: skip
            free = status == "open"
            seats = [
                SeatRow(row.id, mine, 0, "person", account=owner.id),
                SeatRow(
                    row.id, other, 1, "open" if free else "bot", bot=None if free else "random"
                ),
            ]
            action = ActionRow(row.id, 1, "choice", mine, "pass", owner.id, at, 1)
            named = [msgspec.structs.asdict(seat) for seat in seats]
            for seat in named:
                del seat["name"]
            yield match_values(row), named, msgspec.structs.asdict(action)

    def job(chunk: list[tuple[dict[str, Any], list[dict[str, Any]], dict[str, Any]]]) -> Any:
        def work(connection: Connection) -> None:
            connection.execute(insert(t.match), [row for row, _, _ in chunk])
            connection.execute(insert(t.seat), [seat for _, seats, _ in chunk for seat in seats])
            connection.execute(insert(t.action), [action for _, _, action in chunk])

        return work

    made = rows()
    while chunk := list(islice(made, CHUNK)):
        store.write(job(chunk)).result()


def measure(database: str = "", listed: int = LISTED, stored: int = STORED) -> Plenty:
    """`database` must be empty, and does not stay so; none: SQLite."""
    with tempfile.TemporaryDirectory() as folder:
        config = Config(
            port=free_port(), database=database or f"sqlite:///{Path(folder) / 'many.sqlite3'}"
        )
        store = Store(config.url)
        people = People(store)
        owner = people.guest("en")
        cookie = f"{COOKIE}={people.session(owner)}"
        stock(store, owner, listed)
        with serving(config) as server:
            open_ms = _spent(config, server, "api/matches/open", cookie)
            mine_ms = _spent(config, server, "api/matches/mine", cookie)
        stock(store, owner, stored - listed)
        store.close()
        with serving(config) as server:
            return Plenty(open_ms, mine_ms, start_ms=processor(server) * 1e3)


@contextmanager
def serving(config: Config) -> Iterator[int]:
    """A server as people start it, once it answers: its process."""
    words = ["serve", "--port", str(config.port), "--database", config.database]
    command = [sys.executable, "-c", "from stavka.cli import main; main()", *words]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        try:
            wait_for(config)
            yield process.pid
        finally:
            process.terminate()


def _spent(config: Config, server: int, path: str, cookie: str) -> float:
    """Milliseconds of the server's processor time for an answer."""
    request = urllib.request.Request(config.address + path, headers={"cookie": cookie})
    before = 0.0
    for number in range(ROUNDS + 1):
        if number == 1:  # what is made on first use is not counted
            before = processor(server)
        with urllib.request.urlopen(request, timeout=60) as answer:
            answer.read()
    return (processor(server) - before) / ROUNDS * 1e3
