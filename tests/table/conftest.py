"""Servers and people for the tests of the table.

`table` is a server on SQLite that all tests of a worker share: each brings its own people.
`either` is the same on SQLite and on PostgreSQL. Who needs a server of his own takes `serve`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

import pytest

from tests.table.postgres import Postgres
from tests.table.server import Client, Server

KINDS = ("sqlite", "postgres")


class Serve(Protocol):
    """Starts a server; `start=False` only makes it."""

    def __call__(
        self,
        database: str,
        *,
        start: bool = True,
        module: Path | None = None,
        apart: bool = False,
        quick_passwords: bool = True,
        **settings: object,
    ) -> Server: ...


class Come(Protocol):
    """A new person comes to a server (without: to the shared one)."""

    def __call__(
        self,
        server: Server | None = None,
        *,
        language: str = "en",
        address: str = "",
        guest: bool = True,
    ) -> Client: ...


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server, one for each worker."""
    server = Postgres()
    yield server
    server.remove()


Databases = Callable[[str], str]


@pytest.fixture(scope="session")
def databases(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Databases:
    """Makes new empty databases of a kind, `sqlite` or `postgres`."""

    def make(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path_factory.mktemp('database') / 'stavka.sqlite3'}"
        postgres: Postgres = request.getfixturevalue("postgres")
        return postgres.database()

    return make


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, databases: Databases) -> str:
    """The URL of a new empty database, of each kind in turn."""
    return databases(request.param)


@pytest.fixture
def sqlite(databases: Databases) -> str:
    """The URL of a new SQLite database."""
    return databases("sqlite")


@pytest.fixture(scope="session")
def table(databases: Databases, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(databases("sqlite"), tmp_path_factory.mktemp("table")).start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def table_on_postgres(
    databases: Databases, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    server = Server(databases("postgres"), tmp_path_factory.mktemp("table")).start()
    yield server
    server.stop()


@pytest.fixture(params=KINDS)
def either(request: pytest.FixtureRequest) -> Server:
    """A shared server, of each kind in turn."""
    name = "table" if request.param == "sqlite" else "table_on_postgres"
    found: Server = request.getfixturevalue(name)
    return found


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts servers of one's own; none outlives the test."""
    started: list[Server] = []

    def make(
        database: str,
        *,
        start: bool = True,
        module: Path | None = None,
        apart: bool = False,
        quick_passwords: bool = True,
        **settings: object,
    ) -> Server:
        server = Server(
            database, tmp_path, module=module, apart=apart, quick_passwords=quick_passwords,
            **settings,
        )  # fmt: skip
        started.append(server)
        return server.start() if start else server

    yield make
    for server in started:
        if server.running:
            server.kill()


@pytest.fixture
def come(request: pytest.FixtureRequest) -> Iterator[Come]:
    """New people; they leave at the end."""
    people: list[Client] = []

    def make(
        server: Server | None = None,
        *,
        language: str = "en",
        address: str = "",
        guest: bool = True,
    ) -> Client:
        at = server or request.getfixturevalue("table")
        person = Client(at, language=language, address=address, guest=guest)
        people.append(person)
        return person

    yield make
    for person in people:
        person.close()
