"""The pages while the server is away: they open, say so, and come back with it; and what the server
has is shown, never what was kept."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.tanks import Commander
from tests.table.conftest import Come, Serve
from tests.table.server import Server

# The worker has the page, and the module with which each begins.
KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const kept = await (await caches.open("stavka")).keys();
  const paths = kept.map(({ url }) => new URL(url).pathname);
  return paths.includes("/") && paths.some((path) => path.endsWith("/main.js"));
}"""
# What belongs to one person: nothing of it may be kept.
OWN = """async () => {
  const kept = await (await caches.open("stavka")).keys();
  const paths = kept.map(({ url }) => new URL(url).pathname);
  return paths.filter((path) => /^\\/(ws|health|api\\/(?!texts|games|look))/.test(path));
}"""
# All that was kept is of an older day; the page even says so.
AGE = """async () => {
  const shelf = await caches.open("stavka");
  for (const request of await shelf.keys()) {
    const old = await shelf.match(request);
    const headers = new Headers(old.headers);
    if (headers.get("cache-control")?.includes("immutable")) continue;
    headers.set("etag", "older");
    const text = (await old.text()).replace("<html", '<html id="older"');
    await shelf.put(request, new Response(text, { headers }));
  }
}"""


def kept(page: Page) -> None:
    page.wait_for_function(KEPT)


@contextmanager
def asleep(server: Server) -> Iterator[None]:
    """It takes what it is sent and answers nothing."""
    os.kill(server.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(server.pid, signal.SIGCONT)


@pytest.mark.parametrize(("language", "size"), [("ru", "phone"), ("en", "usual")])
def test_without_the_server_a_page_opens_and_says_so_until_it_is_back(
    visit: Visit, come: Come, language: str, size: str
) -> None:
    visitor = visit(come(language=language), size=size, worker=True)
    page = visitor.go("/howto/pavlov")
    kept(page)
    visitor.go("/")  # all that it shows goes by the worker
    assert page.evaluate(OWN) == []
    with visitor.trouble():
        visitor.context.set_offline(True)
        page.reload()
        visitor.drawn()
        expect(page.get_by_role("heading", level=1)).to_have_text(
            visitor.says("ui-unreachable-title")
        )
        expect(page.locator("main")).to_contain_text(visitor.says("ui-net-unreachable"))
        expect(page.locator(".bar .brand")).to_be_visible()
        visitor.go("/howto/pavlov")  # what was read can be read again
        expect(page.locator("main h1")).to_be_visible()
        expect(page.locator(".away")).to_have_text(visitor.says("ui-offline"))
        visitor.context.set_offline(False)
        expect(page.locator(".away")).to_be_hidden()
        visitor.go("/")
    expect(page.locator("article.game")).to_have_count(4)


def test_what_the_server_has_is_shown_and_not_what_was_kept(
    visit: Visit, come: Come, serve: Serve, sqlite: str
) -> None:
    """Also when it answers late: then an older page is shown until it does."""
    server = serve(sqlite)
    visitor = visit(come(server, language="en"), worker=True)
    page = visitor.go("/")
    kept(page)
    older = page.locator("#older")
    page.evaluate(AGE)
    visitor.go("/")
    expect(older).to_have_count(0)
    page.evaluate(AGE)
    with visitor.trouble():
        with asleep(server):
            page.reload(wait_until="commit")
            expect(older).to_have_count(1)
        expect(older).to_have_count(0)
        expect(page.locator("article.game")).to_have_count(4)


def test_without_a_network_one_plays_on_with_a_server_on_the_same_machine(
    visit: Visit, come: Come
) -> None:
    """The browser says that it is offline; the server says that it is there."""
    client = come(language="ru")
    visitor = visit(client)
    visitor.context.add_init_script(
        "Object.defineProperty(navigator, 'onLine', { get: () => false });"
    )
    page = visitor.sit(client.create("training", game="tanks", seats={"german": "recruit"})["id"])
    page.evaluate("dispatchEvent(new Event('offline'))")
    assert page.evaluate("navigator.onLine") is False
    commander = Commander(visitor)
    commander.order("unit t34-1", "wait", "unit t26-1", "wait", "ready", "unit t34-1")
    assert visitor.board["turn"] == 2  # the bot has answered
    expect(page.locator(".away, .banner.line-down").locator("visible=true")).to_have_count(0)


def test_it_can_be_installed(visit: Visit, table: Server) -> None:
    visitor = visit(server=table)
    page = visitor.go("/")
    session = visitor.context.new_cdp_session(page)
    said = session.send("Page.getAppManifest")
    assert said["errors"] == []
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
