"""Reading and writing what the table knows."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    bindparam,
    delete,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from stavka.kernel import StavkaError
from stavka.table.storage import tables as t
from stavka.table.storage.commits import Done, Waiting, Writer, settle
from stavka.table.storage.database import engine, identity, state
from stavka.table.storage.history import TAKE_BACKS
from stavka.table.storage.lists import MATCHES, UNSEEN, Lists
from stavka.table.storage.migrating import HEAD, revision, upgrade, wrong_tables
from stavka.table.storage.results import save_results
from stavka.table.storage.rows import (
    AccountRow,
    Append,
    MatchRow,
    SeatRow,
    columns,
    match_row,
)

CHANNEL = "stavka"  # on which servers on one PostgreSQL tell each other of changes
MIGRATION_LOCK = 19421123  # so that servers that start together migrate one after the other


class NotSaved(StavkaError):
    """The database cannot be written now; nothing has changed."""


class Collision(NotSaved):
    """Two servers were in each other's way; by itself it may be saved."""


class Taken(StavkaError):
    """Somebody else was first: the number, name or seat is taken."""


class Unfit(StavkaError):
    """A value that this database cannot hold, such as a text with a NUL on PostgreSQL."""


Job = Append | Callable[[Connection], Any]


def new_id() -> str:
    """A public id that cannot be guessed from others."""
    return secrets.token_urlsafe(9).replace("-", "a").replace("_", "b")


# Made once; only what is bound differs.
_ADD_ACTION = insert(t.action)
_SET_MATCH = (
    update(t.match)
    .where(t.match.c.id == bindparam("its_id"))
    .values({name: bindparam(name) for name in ("status", "waiting", "outcome", "updated")})
)
_SET_SNAPSHOT = text(
    "INSERT INTO snapshot (match, number, data) VALUES (:match, :number, :data) "
    "ON CONFLICT (match) DO UPDATE SET number = excluded.number, data = excluded.data "
    "WHERE snapshot.number < excluded.number"
)
_NOTIFY = text("SELECT pg_notify(:channel, :told)")
_SET_CLOCKS = (
    update(t.seat)
    .where(t.seat.c.match == bindparam("its_match"), t.seat.c.seat == bindparam("its_seat"))
    .values(due=bindparam("due"), left=bindparam("left"))
)
_ADD_MILESTONE = insert(t.milestone)
_DROP_MILESTONES = delete(t.milestone).where(
    t.milestone.c.match == bindparam("its_match"), t.milestone.c.choices > bindparam("stand")
)


class Store(Lists):
    """One database. `read` runs at once in the caller's thread, `write` in the writer's."""

    def __init__(self, url: str) -> None:
        self.id = new_id()  # tells this process from others on the same database
        self.url = make_url(url)
        self.postgres = self.url.get_backend_name() == "postgresql"
        self.engine = engine(url)
        self.commits = 0
        self.migrate()
        self._file = identity(self.url)
        self._writer = Writer(self._commit)

    def close(self) -> None:
        """Write what is still to be written; nothing more is taken on."""
        self._writer.close()
        self.engine.dispose()

    def migrate(self) -> None:
        """Bring the tables up to date; safe to run twice and by several servers at once."""
        with self._errors(), self.engine.connect() as connection:
            if revision(connection) != HEAD:
                self._upgrade(connection)
            if problem := wrong_tables(connection):
                raise NotSaved(problem)

    def _upgrade(self, connection: Connection) -> None:
        if self.postgres:
            connection.execute(text(f"SELECT pg_advisory_lock({MIGRATION_LOCK})"))
            connection.commit()
        else:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        try:
            if problem := upgrade(connection):
                raise NotSaved(problem)
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

    def _put(self, job: Job, done: Done) -> None:
        if not self._writer.put(job, done):
            settle([(done, NotSaved("the database is closed"))])

    def _commit(self, batch: list[tuple[Job, Done]]) -> None:
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
            self._append([job for job in jobs if isinstance(job, Append)], connection)
        return [None if isinstance(job, Append) else job(connection) for job in jobs]

    def _insert_actions(self, connection: Connection, actions: list[dict[str, Any]]) -> None:
        """On SQLite as one statement: between two the writer might wait for the server's thread."""
        if self.postgres:
            connection.execute(_ADD_ACTION, actions)
            return
        names = t.action.c.keys()
        row = f"({', '.join('?' * len(names))})"
        connection.exec_driver_sql(
            f"INSERT INTO action ({', '.join(names)}) VALUES {', '.join([row] * len(actions))}",
            tuple(action[name] for action in actions for name in names),
        )

    def _append(self, jobs: list[Append], connection: Connection) -> None:
        """What changes with the actions of a batch: one statement for each kind, whatever their
        number. A match is in a batch once: its next action waits for this one."""
        jobs = sorted(jobs, key=lambda job: job.action.match)
        many: list[tuple[Any, list[dict[str, Any]]]] = [
            (_SET_MATCH, [columns(j.match) | {"its_id": j.action.match} for j in jobs if j.match]),
            (
                _SET_SNAPSHOT,
                [
                    {"match": j.action.match, "number": j.action.number, "data": j.snapshot}
                    for j in jobs
                    if j.snapshot is not None
                ],
            ),
            (
                _DROP_MILESTONES,
                [
                    {"its_match": j.action.match, "stand": j.action.stands}
                    for j in jobs
                    if j.action.kind in TAKE_BACKS
                ],
            ),
            (_ADD_MILESTONE, [msgspec.structs.asdict(j.milestone) for j in jobs if j.milestone]),
        ]
        for statement, rows in many:
            if rows:
                connection.execute(statement, rows)
        self.set_clocks(connection, [seat for j in jobs for seat in j.clocks])
        save_results(connection, [result for j in jobs for result in j.results])
        self.notify(connection, *[(j.action.match, j.action.number) for j in jobs])

    @staticmethod
    def set_clocks(connection: Connection, seats: list[SeatRow]) -> None:
        if seats:
            rows = [
                {"its_match": s.match, "its_seat": s.seat, "due": s.due, "left": s.left}
                for s in seats
            ]
            connection.execute(_SET_CLOCKS, rows)

    def notify(self, connection: Connection, *changed: tuple[str, int]) -> None:
        """Tell other servers which matches have changed, and what number each has; 0: its seats
        have changed."""
        if self.postgres:
            told = " ".join([self.id, *(f"{match} {number}" for match, number in changed)])
            connection.execute(_NOTIFY, {"channel": CHANNEL, "told": told})

    @contextmanager
    def _errors(self) -> Iterator[None]:
        try:
            yield
        except IntegrityError as problem:
            raise Taken(str(problem.orig)) from None
        except DataError as problem:
            raise Unfit(f"the database cannot hold this: {problem.orig}") from None
        except DBAPIError as problem:
            kind = Collision if state(problem).startswith("40") else NotSaved
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
            found = identity(self.url)
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
        """The key that signs cookies."""
        return bytes.fromhex(self.kept("secret", lambda: secrets.token_hex(32)))

    def kept(self, key: str, make: Callable[[], str]) -> str:
        """A secret of the server, made on first use and shared by all servers."""

        def find(connection: Connection) -> str | None:
            query = select(t.server.c.value).where(t.server.c.key == key)
            return connection.execute(query).scalar()

        if (found := self.read(find)) is None:
            fresh = insert(t.server).values(key=key, value=make())
            with suppress(Taken):
                self.write(lambda c: c.execute(fresh)).result()
            found = self.read(find)
        return str(found)

    def match(self, id: str) -> MatchRow | None:
        def query(connection: Connection) -> MatchRow | None:
            row = connection.execute(MATCHES.where(t.match.c.id == id)).mappings().first()
            return match_row(row) if row else None

        found: MatchRow | None = self.read(query)
        return found

    def account(
        self, *, id: str | None = None, folded: str | None = None, session: str | None = None
    ) -> AccountRow | None:
        """By its id or its folded name; nobody if the session is void."""

        def query(connection: Connection) -> AccountRow | None:
            where = t.account.c.id == id if id is not None else t.account.c.folded == folded
            chosen = select(t.account).where(where)
            if session is not None:
                void = select(t.void_session.c.id).where(t.void_session.c.id == session)
                chosen = chosen.where(~void.exists())
            row = connection.execute(chosen).mappings().first()
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

    def bots_on_turn(self) -> list[str]:
        """Running matches in which a bot owes an answer, the latest first."""

        def query(connection: Connection) -> list[str]:
            rows = connection.execute(
                select(t.match.c.id, t.match.c.waiting, t.seat.c.seat)
                .join(t.seat, t.seat.c.match == t.match.c.id)
                .where(t.match.c.status == "running", t.seat.c.kind == "bot")
                .order_by(t.match.c.updated.desc())
            )
            return list(dict.fromkeys(id for id, waiting, seat in rows if f'"{seat}"' in waiting))

        found: list[str] = self.read(query)
        return found

    def burden(self, account: str) -> int:
        """How many matches somebody plays or has made that are not over, and how many he has
        brought that are."""

        def query(connection: Connection) -> int:
            c = t.match.c
            held = select(t.seat.c.match).where(t.seat.c.account == account)
            mine = c.id.in_(held) | (c.creator == account)
            going = c.status.in_(("open", "running")) & mine
            brought = c.imported & (c.creator == account)
            counted = select(func.count()).select_from(t.match).where(going | brought)
            return int(connection.execute(counted).scalar_one())

        found: int = self.read(query)
        return found

    def overdue(self, at: float) -> list[SeatRow]:
        """Seats whose time has run out."""

        def query(connection: Connection) -> list[SeatRow]:
            rows = connection.execute(select(t.seat).where(t.seat.c.due <= at).limit(100))
            return [SeatRow(**dict(row)) for row in rows.mappings()]

        found: list[SeatRow] = self.read(query)
        return found

    async def remove(self, match: str) -> None:
        """Forget a match and all that belongs to it; other servers are told."""

        def job(connection: Connection) -> None:
            for table in (t.action, t.snapshot, t.milestone, t.analysis, t.chat, t.visit, t.seat):
                connection.execute(delete(table).where(table.c.match == match))
            connection.execute(delete(t.match).where(t.match.c.id == match))
            self.notify(connection, (match, 0))

        await self.save(job)

    def count(self) -> dict[str, int]:
        """How many matches there are of each status."""

        def query(connection: Connection) -> dict[str, int]:
            rows = connection.execute(
                select(t.match.c.status, func.count()).group_by(t.match.c.status)
            )
            return {str(row[0]): int(row[1]) for row in rows}

        found: dict[str, int] = self.read(query)
        return found


def now() -> float:
    return time.time()
