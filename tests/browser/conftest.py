"""A browser for the tests of the pages, and people who look at them with it.

Servers and people are those of the tests of the table; `visit` gives a person a window.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser import chromium
from tests.browser.journals import begun, brought, golden
from tests.browser.visitor import Visitor
from tests.browser.windows import Windows
from tests.table.conftest import Come, Databases, Serve, come, databases, serve, sqlite
from tests.table.server import PATIENCE, Client, Server

expect.set_options(timeout=PATIENCE * 1000)  # a loaded machine is no fault of the page

__all__ = ["come", "databases", "serve", "sqlite"]


class Visit(Protocol):
    """Opens a window for a person (without: for somebody who comes anew)."""

    def __call__(
        self, client: Client | None = None, *, server: Server | None = None, **looks: Any
    ) -> Visitor: ...


# Where the layout is tested it holds with the table's own typefaces and without them.
both = pytest.mark.parametrize("faces", [True, False], ids=["faces", "bare"])


@pytest.fixture
def faces() -> bool:
    """Whether the typefaces of the table come."""
    return True


@pytest.fixture
def seated(visit: Visit, come: Come) -> Visitor:
    """A player of a fresh solo game, in Russian."""
    client = come(language="ru")
    visitor = visit(client)
    visitor.sit(brought(client, begun(golden("solo-won"), 0)))
    return visitor


# Not for the whole session: while Playwright runs, no other test may run a loop of its own.
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    found = chromium.launch(playwright)
    yield found
    found.close()


@pytest.fixture(scope="package")
def windows(browser: Browser) -> Windows:
    return Windows(browser)


@pytest.fixture(scope="session")
def table(databases: Databases, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests of a worker share."""
    directory = tmp_path_factory.mktemp("table")
    server = Server(databases("sqlite"), directory).start()
    yield server
    server.stop()


@pytest.fixture
def visit(windows: Windows, table: Server, faces: bool, serve: Serve) -> Iterator[Visit]:
    """Windows; when the test is over, each is asked whether anything went wrong in it. They are
    closed before the servers of the test are (`serve`)."""
    visitors: list[Visitor] = []

    def open(
        client: Client | None = None, *, server: Server | None = None, **looks: Any
    ) -> Visitor:
        at = server or (client.server if client else table)
        if client:
            looks = {"cookie": client.cookie, "language": client.person["language"], **looks}
        looks = {"faces": faces, "windows": windows if at is table else None, **looks}
        visitor = Visitor(windows.browser, at.url, **looks)
        visitors.append(visitor)
        return visitor

    yield open
    for visitor in visitors:
        visitor.close()
    troubles = [line for visitor in visitors for line in visitor.troubles]
    assert not troubles, "\n".join(troubles)


@pytest.fixture
def visitor(visit: Visit, come: Come) -> Visitor:
    """A guest who reads Russian, in a window of the usual size."""
    return visit(come(language="ru"))
