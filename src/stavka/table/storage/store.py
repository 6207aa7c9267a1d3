"""Reading and writing. Actions of many matches share one commit; each waits for it."""

from __future__ import annotations

import asyncio
import json
import queue
import secrets
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import (
    Connection,
    Engine,
    bindparam,
    create_engine,
    event,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from stavka.kernel import StavkaError
from stavka.table.storage import tables as t

BATCH = 256  # actions in one commit
CHANNEL = "stavka"  # on which servers on one PostgreSQL tell each other of changes
# A PostgreSQL that has vanished without a word is given up after some seconds.
IMPATIENT = {
    "connect_timeout": 5,
    "tcp_user_timeout": 10_000,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
}
MIGRATION_LOCK = 19421123  # so that servers that start together migrate one after the other


class NotSaved(StavkaError):
    """The database cannot be written now; nothing has changed."""


class Collision(NotSaved):
    """Two servers were in each other's way; by itself it may be saved."""


class Taken(StavkaError):
    """Somebody else was first: the number, name or seat is taken."""


class Unfit(StavkaError):
    """A value that this database cannot hold, such as a text with a NUL on PostgreSQL."""


class MatchRow(msgspec.Struct):
    """A match as the lobby knows it."""

    id: str
    game: str
    scenario: str
    options: dict[str, Any]
    edition: str
    overrides: dict[str, Any]
    seed: str
    commitment: str
    engine: str
    title: str
    creator: str
    spectators: bool
    autoplay: bool
    status: str
    waiting: list[str]
    outcome: dict[str, Any] | None
    previous: str | None
    created: float
    updated: float


class SeatRow(msgspec.Struct):
    """Who holds a seat."""

    match: str
    seat: str
    place: int
    kind: str
    account: str | None = None
    bot: str | None = None
    invitation: str | None = None
    name: str | None = None  # of the account, when read


class ActionRow(msgspec.Struct):
    """One thing that changed a match."""

    match: str
    number: int
    kind: str
    seat: str
    text: str
    account: str | None
    at: float
    choices: int  # that the match has after it
    noticed: int | None = None  # who has noticed it, as bits (see `past`); None: everybody


class AccountRow(msgspec.Struct):
    id: str
    name: str
    folded: str | None
    password: str | None
    language: str
    epoch: int
    webhook: str | None
    created: float


class Append(msgspec.Struct):
    """An action to be saved, with what else changes in the same commit."""

    action: ActionRow
    match: dict[str, Any]  # status, waiting, outcome and updated of the match row, or nothing
    snapshot: bytes | None = None


Job = Append | Callable[[Connection], Any]

UNSEEN = {"seen": 0, "told": 0, "notes": "", "noticed": 0}  # a match not visited yet

JSON_COLUMNS = ("options", "overrides", "waiting", "outcome")


def new_id() -> str:
    """A public id that cannot be guessed from others."""
    return secrets.token_urlsafe(9).replace("-", "a").replace("_", "b")


class Waiting:
    """One who waits in an event loop for a commit."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()

    def set_running_or_notify_cancel(self) -> bool:
        return not self.future.cancelled()


def settle(results: Sequence[tuple[Future[Any] | Waiting, Any]]) -> None:
    """Give each what his job has brought, or the error; each event loop is woken once."""
    loops: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for done, result in results:
        if isinstance(done, Waiting):
            loops.setdefault(done.loop, []).append((done.future, result))
        else:
            _set(done, result)
    for loop, waiting in loops.items():
        with suppress(RuntimeError):  # closed meanwhile: nobody waits any more
            loop.call_soon_threadsafe(_set_all, waiting)


def _set_all(waiting: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, result in waiting:
        if not future.done():
            _set(future, result)


def _set(future: Future[Any] | asyncio.Future[Any], result: Any) -> None:
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)


# Made once; only what is bound differs.
_SET_MATCH = (
    update(t.match)
    .where(t.match.c.id == bindparam("its_id"))
    .values({name: bindparam(name) for name in ("status", "waiting", "outcome", "updated")})
)
_SET_SNAPSHOT = (
    update(t.snapshot)
    .where(t.snapshot.c.match == bindparam("its_match"), t.snapshot.c.number < bindparam("number"))
    .values(number=bindparam("number"), data=bindparam("data"))
)
_ADD_SNAPSHOT = insert(t.snapshot)


class Store:
    """One database. `read` runs at once in the caller's thread, `write` in the writer's."""

    def __init__(self, url: str) -> None:
        self.id = new_id()  # tells this process from others on the same database
        self.url = make_url(url)
        self.postgres = self.url.get_backend_name() == "postgresql"
        self.engine = _engine(url)
        self._jobs: queue.SimpleQueue[tuple[Job, Future[Any] | Waiting] | None] = (
            queue.SimpleQueue()
        )
        self._gate = threading.Lock()
        self._closed = False
        self.commits = 0
        self.migrate()
        self._file = _identity(self.url)
        self._writer = threading.Thread(target=self._write_all, name="stavka-writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Write what is still to be written; nothing more is taken on."""
        with self._gate:
            self._closed = True
            self._jobs.put(None)
        self._writer.join(timeout=10)
        self.engine.dispose()

    def migrate(self) -> None:
        """Bring the tables up to date; safe to run twice and by several servers at once."""
        config = AlembicConfig()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        with self._errors(), self.engine.connect() as connection:
            if self.postgres:
                connection.execute(text(f"SELECT pg_advisory_lock({MIGRATION_LOCK})"))
                connection.commit()
            else:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
                connection.commit()
            finally:
                if self.postgres:
                    connection.execute(text(f"SELECT pg_advisory_unlock({MIGRATION_LOCK})"))
                    connection.commit()

    # Writing

    def write(self, job: Job) -> Future[Any]:
        """Have this done in the next commit; the future is set once it is on disk."""
        done: Future[Any] = Future()
        self._put(job, done)
        return done

    async def save(self, job: Job) -> Any:
        """The same for one who waits in an event loop: a commit wakes all its waiters at once."""
        done = Waiting(asyncio.get_running_loop())
        self._put(job, done)
        return await done.future

    def _put(self, job: Job, done: Future[Any] | Waiting) -> None:
        with self._gate:
            if not self._closed:
                self._jobs.put((job, done))
                return
        settle([(done, NotSaved("the database is closed"))])

    def _write_all(self) -> None:
        while (first := self._jobs.get()) is not None:
            batch = [first]
            while len(batch) < BATCH:
                try:
                    item = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if item is None:
                    self._jobs.put(None)
                    break
                batch.append(item)
            # Whoever has given up waiting meanwhile gets nothing written.
            self._commit([job for job in batch if job[1].set_running_or_notify_cancel()])

    def _commit(self, batch: list[tuple[Job, Future[Any] | Waiting]]) -> None:
        """All in one transaction; if that fails, each by itself so that only the bad one does."""
        try:
            with self._errors(), self._same_file(), self.engine.begin() as connection:
                results = self._run_all(connection, [job for job, _ in batch])
        except Exception as problem:
            gone = isinstance(problem, NotSaved) and not isinstance(problem, Collision)
            if len(batch) > 1 and not gone:
                for one in batch:
                    self._commit([one])
                return
            settle([(done, problem) for _, done in batch])
            return
        self.commits += 1
        settle([(done, result) for (_, done), result in zip(batch, results, strict=True)])

    def _run_all(self, connection: Connection, jobs: list[Job]) -> list[Any]:
        """The actions of a batch in one statement, then everything else in its order."""
        actions = [msgspec.structs.asdict(j.action) for j in jobs if isinstance(j, Append)]
        if actions:
            # In one order everywhere, so that two servers do not wait for each other.
            actions.sort(key=lambda action: str(action["match"]))
            self._insert_actions(connection, actions)
        results: list[Any] = []
        for job in jobs:
            if isinstance(job, Append):
                self._append(connection, job)
                results.append(None)
            else:
                results.append(job(connection))
        return results

    def _insert_actions(self, connection: Connection, actions: list[dict[str, Any]]) -> None:
        """On SQLite as one statement: between two the writer might wait for the server's thread."""
        if self.postgres:
            connection.execute(insert(t.action), actions)
            return
        names = t.action.c.keys()
        row = f"({', '.join('?' * len(names))})"
        connection.exec_driver_sql(
            f"INSERT INTO action ({', '.join(names)}) VALUES {', '.join([row] * len(actions))}",
            tuple(action[name] for action in actions for name in names),
        )

    def _append(self, connection: Connection, job: Append) -> None:
        id, number = job.action.match, job.action.number
        if job.match:
            connection.execute(_SET_MATCH, columns(job.match) | {"its_id": id})
        if job.snapshot is not None:
            row = {"number": number, "data": job.snapshot}
            if not connection.execute(_SET_SNAPSHOT, row | {"its_match": id}).rowcount:
                connection.execute(_ADD_SNAPSHOT, row | {"match": id})
        self.notify(connection, id, number)

    def notify(self, connection: Connection, match: str, number: int) -> None:
        """Tell other servers that a match has changed; number 0: its seats have."""
        if self.postgres:
            connection.execute(select(func.pg_notify(CHANNEL, f"{match} {number} {self.id}")))

    @contextmanager
    def _errors(self) -> Iterator[None]:
        try:
            yield
        except IntegrityError as problem:
            raise Taken(str(problem.orig)) from None
        except DataError as problem:
            raise Unfit(f"the database cannot hold this: {problem.orig}") from None
        except DBAPIError as problem:
            kind = Collision if _state(problem).startswith("40") else NotSaved
            raise kind(f"the database cannot be written or read now: {problem.orig}") from None
        except PoolTimeout as problem:
            raise NotSaved(f"the database is too busy: {problem}") from None

    @contextmanager
    def _same_file(self) -> Iterator[None]:
        """SQLite writes on, without an error, into a file that was moved away or removed."""
        self._look_for_file()
        yield
        self._look_for_file()

    def _look_for_file(self) -> None:
        try:
            found = _identity(self.url)
        except OSError as problem:
            self.engine.dispose()
            raise NotSaved(f"the database is gone: {problem}") from None
        if found != self._file:  # put back as a copy: it is opened anew
            self.engine.dispose()
            self._file = found

    # Reading

    def read(self, query: Callable[[Connection], Any]) -> Any:
        self._look_for_file()
        with self._errors(), self.engine.connect() as connection:
            return query(connection)

    def secret(self) -> bytes:
        """The key that signs cookies, made on first use and shared by all servers."""
        fresh = secrets.token_hex(32)

        def find(connection: Connection) -> str | None:
            query = select(t.server.c.value).where(t.server.c.key == "secret")
            return connection.execute(query).scalar()

        if (found := self.read(find)) is None:
            with suppress(Taken):
                self.write(
                    lambda c: c.execute(insert(t.server).values(key="secret", value=fresh))
                ).result()
            found = self.read(find)
        return bytes.fromhex(str(found))

    def match(self, id: str) -> MatchRow | None:
        def query(connection: Connection) -> MatchRow | None:
            row = connection.execute(select(t.match).where(t.match.c.id == id)).mappings().first()
            return _match_row(row) if row else None

        found: MatchRow | None = self.read(query)
        return found

    def seats(self, match: str) -> list[SeatRow]:
        def query(connection: Connection) -> list[SeatRow]:
            joined = t.seat.outerjoin(t.account, t.seat.c.account == t.account.c.id)
            rows = connection.execute(
                select(t.seat, t.account.c.name)
                .select_from(joined)
                .where(t.seat.c.match == match)
                .order_by(t.seat.c.place)
            ).mappings()
            return [SeatRow(**{str(k): v for k, v in r.items()}) for r in rows]

        found: list[SeatRow] = self.read(query)
        return found

    def actions(self, match: str, after: int = 0, upto: int | None = None) -> list[ActionRow]:
        def query(connection: Connection) -> list[ActionRow]:
            a = t.action
            chosen = select(a).where(a.c.match == match, a.c.number > after).order_by(a.c.number)
            if upto is not None:
                chosen = chosen.where(a.c.number <= upto)
            return [ActionRow(**dict(r)) for r in connection.execute(chosen).mappings()]

        found: list[ActionRow] = self.read(query)
        return found

    def noticed(self, match: str, upto: int) -> dict[int | None, int]:
        """How many of the first actions of a match were noticed by the same ones."""

        def query(connection: Connection) -> dict[int | None, int]:
            a = t.action
            chosen = select(a.c.noticed, func.count()).group_by(a.c.noticed)
            rows = connection.execute(chosen.where(a.c.match == match, a.c.number <= upto))
            return {row[0]: int(row[1]) for row in rows}

        found: dict[int | None, int] = self.read(query)
        return found

    def choices(self, match: str) -> dict[int | None, int]:
        """How many choices of a match were noticed by the same ones, without loading it."""

        def query(connection: Connection) -> dict[int | None, int]:
            a = t.action
            before = func.lag(a.c.choices, 1, 0).over(order_by=a.c.number)
            more = select(a.c.noticed, (a.c.choices - before).label("more"))
            each = more.where(a.c.match == match).subquery()
            rows = connection.execute(
                select(each.c.noticed, func.sum(each.c.more)).group_by(each.c.noticed)
            )
            return {row[0]: int(row[1]) for row in rows}

        found: dict[int | None, int] = self.read(query)
        return found

    def last_action(self, match: str, account: str) -> int:
        """The number of the last thing a person did in a match; 0 if nothing."""

        def query(connection: Connection) -> int:
            a = t.action
            last = select(func.max(a.c.number)).where(a.c.match == match, a.c.account == account)
            return int(connection.execute(last).scalar() or 0)

        found: int = self.read(query)
        return found

    def snapshot(self, match: str) -> tuple[int, bytes] | None:
        def query(connection: Connection) -> tuple[int, bytes] | None:
            row = connection.execute(
                select(t.snapshot.c.number, t.snapshot.c.data).where(t.snapshot.c.match == match)
            ).first()
            return (row[0], bytes(row[1])) if row else None

        found: tuple[int, bytes] | None = self.read(query)
        return found

    def matches(
        self,
        *,
        account: str | None = None,
        status: tuple[str, ...] = (),
        free_seat: bool = False,
        limit: int = 100,
        offset: int = 0,
    ) -> list[MatchRow]:
        """The newest matches: of an account, in one of these states, with a seat for anybody."""

        def query(connection: Connection) -> list[MatchRow]:
            chosen = select(t.match).order_by(t.match.c.updated.desc()).limit(limit).offset(offset)
            if status:
                chosen = chosen.where(t.match.c.status.in_(status))
            if free_seat:
                free = select(t.seat.c.match).where(t.seat.c.kind == "open")
                chosen = chosen.where(t.match.c.id.in_(free))
            if account:
                held = select(t.seat.c.match).where(t.seat.c.account == account)
                chosen = chosen.where(t.match.c.id.in_(held) | (t.match.c.creator == account))
            return [_match_row(r) for r in connection.execute(chosen).mappings()]

        found: list[MatchRow] = self.read(query)
        return found

    def account(self, *, id: str | None = None, folded: str | None = None) -> AccountRow | None:
        def query(connection: Connection) -> AccountRow | None:
            where = t.account.c.id == id if id is not None else t.account.c.folded == folded
            row = connection.execute(select(t.account).where(where)).mappings().first()
            return AccountRow(**dict(row)) if row else None

        found: AccountRow | None = self.read(query)
        return found

    def chat(self, match: str, channels: tuple[str, ...], limit: int = 200) -> list[dict[str, Any]]:
        def query(connection: Connection) -> list[dict[str, Any]]:
            c = t.chat
            rows = connection.execute(
                select(c)
                .where(c.c.match == match, c.c.channel.in_(channels))
                .order_by(c.c.id.desc())
                .limit(limit)
            ).mappings()
            return [dict(r) for r in reversed(list(rows))]

        found: list[dict[str, Any]] = self.read(query)
        return found

    def visit(self, match: str, account: str) -> dict[str, Any]:
        def query(connection: Connection) -> dict[str, Any]:
            row = connection.execute(
                select(t.visit).where(t.visit.c.match == match, t.visit.c.account == account)
            ).mappings()
            found = row.first()
            return dict(found) if found else dict(UNSEEN)

        found: dict[str, Any] = self.read(query)
        return found

    def set_visit(self, match: str, account: str, **values: Any) -> Future[Any]:
        """Remember how far a person has seen a match, or his notes."""

        def job(connection: Connection) -> None:
            where = (t.visit.c.match == match, t.visit.c.account == account)
            changed = connection.execute(update(t.visit).where(*where).values(**values))
            if not changed.rowcount:
                row = {**UNSEEN, **values}
                connection.execute(insert(t.visit).values(match=match, account=account, **row))

        return self.write(job)

    def count(self) -> dict[str, int]:
        """How many matches there are of each status."""

        def query(connection: Connection) -> dict[str, int]:
            rows = connection.execute(
                select(t.match.c.status, func.count()).group_by(t.match.c.status)
            )
            return {str(row[0]): int(row[1]) for row in rows}

        found: dict[str, int] = self.read(query)
        return found


def match_values(row: MatchRow) -> dict[str, Any]:
    """A match as columns."""
    values = msgspec.structs.asdict(row)
    return columns(values)


def columns(values: dict[str, Any]) -> dict[str, Any]:
    return {
        k: (json.dumps(v) if v is not None else None) if k in JSON_COLUMNS else v
        for k, v in values.items()
    }


def _match_row(row: Any) -> MatchRow:
    values: dict[str, Any] = {
        str(k): (json.loads(v) if v is not None else None) if k in JSON_COLUMNS else v
        for k, v in row.items()
    }
    return MatchRow(**values)


def _identity(url: URL) -> tuple[int, int] | None:
    """Which file an SQLite database is; None for others."""
    path = url.database
    if url.get_backend_name() != "sqlite" or not path or path.startswith((":memory:", "file:")):
        return None
    found = Path(path).stat()
    return found.st_dev, found.st_ino


def _state(problem: DBAPIError) -> str:
    """The SQLSTATE of an error, if the database says one."""
    return str(getattr(problem.orig, "sqlstate", None) or "")


def _engine(url: str) -> Engine:
    if not url.startswith("sqlite"):
        return create_engine(
            url, pool_size=8, max_overflow=8, pool_pre_ping=True, connect_args=IMPATIENT
        )
    path = make_url(url).database
    if path and path != ":memory:":
        Path(path).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        Path(path).touch(mode=0o600)  # it holds seeds, hashes and the key of all cookies
    engine = create_engine(url, connect_args={"timeout": 30})

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    return engine


def now() -> float:
    return time.time()
