"""The forms with which one is told of one's turn, and what the browser shows of it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor
from tests.table.away import Letters, confirmed, links
from tests.table.conftest import Come, Serve
from tests.table.server import Server, soon
from tests.table.test_notices import contest, finish_turn

ALL: dict[str, Any] = {"notices": True, "contact": "keeper@example.org"}


@pytest.fixture
def letters() -> Iterator[Letters]:
    made = Letters()
    yield made
    made.close()


@pytest.fixture
def office(serve: Serve, sqlite: str, letters: Letters) -> Server:
    """A server that sends every kind of notice. Its letters lead to itself: their links are opened
    at its own address."""
    return serve(
        sqlite, **ALL, public_address="http://table.example.org", smtp_host="127.0.0.1",
        smtp_port=letters.port, smtp_tls="none", smtp_sender="table@example.org",
    )  # fmt: skip


def here(link: str, visitor: Visitor) -> str:
    return link.replace("http://table.example.org", visitor.url)


@pytest.mark.parametrize("language", ["ru", "en"])
def test_letters_are_asked_for_confirmed_and_ended(
    visit: Visit, come: Come, office: Server, letters: Letters, language: str
) -> None:
    client = come(office, language=language)
    visitor = visit(client)
    page = visitor.go("/account")
    field = page.get_by_label(visitor.says("ui-email"), exact=True)
    expect(field).to_have_value("")
    field.fill("anna@example.org")
    form = page.locator("form", has=field)
    form.locator("[type=submit]").click()
    expect(page.locator(".toast.good")).to_be_visible()
    expect(form).to_contain_text(visitor.says("ui-email-open"))

    (confirm,) = links(letters.letter())
    visitor.go(here(confirm, visitor))
    confirmed = visitor.says("ui-mail-confirmed", email="anna@example.org")
    expect(page.locator("main")).to_contain_text(confirmed, ignore_case=True)
    visitor.go("/account")
    expect(form).to_contain_text(visitor.says("ui-email-confirmed"))
    expect(field).to_have_value("anna@example.org")

    visitor.go("/")
    _, socket = contest(come(office), client)
    finish_turn(socket)
    match, stop = links(letters.letter())
    assert re.fullmatch(r"http://table.example.org/match/\w+", match)
    visitor.go(here(stop, visitor))
    stopped = visitor.says("ui-mail-stopped", email="anna@example.org")
    expect(page.locator("main")).to_contain_text(stopped)
    visitor.go("/account")
    expect(field).to_have_value("")
    with visitor.trouble():
        visitor.go(here(confirm, visitor))
        expect(page.locator("main")).to_contain_text(visitor.says("refusal-void-link"))


def test_only_what_the_server_sends_is_offered(
    visit: Visit, come: Come, serve: Serve, sqlite: str
) -> None:
    visitor = visit(come(serve(sqlite, notices=True), language="ru"))
    page = visitor.go("/account")
    panel = page.locator(".notices")
    expect(panel.get_by_label(visitor.says("ui-webhook-address"), exact=True)).to_be_visible()
    expect(panel.locator("input")).to_have_count(1)
    expect(visitor.button("ui-push-on")).to_have_count(0)


def test_a_server_that_sends_nothing_offers_nothing(visitor: Visitor) -> None:
    with visitor.page.expect_response("**/api/notices?**") as answer:
        visitor.go("/account")
    assert answer.value.json()["kinds"] == []
    visitor.frame()
    expect(visitor.page.locator(".notices")).to_have_count(0)


# As if another tab were in front of this one, or it again.
HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_who_has_the_table_in_a_hidden_tab_is_told(
    visit: Visit, come: Come, office: Server, letters: Letters
) -> None:
    client = come(office, language="en")
    confirmed(client, "anna@example.org", letters)
    match, socket = contest(come(office), client)
    visitor = visit(client)
    page = visitor.sit(match)
    page.evaluate(HIDE, True)
    visitor.frame()
    finish_turn(socket)
    assert links(letters.letter())[0].endswith(f"/match/{match}")

    page.evaluate(HIDE, False)  # the next turn comes before his eyes
    visitor.passed(socket.number)
    other = client.open(match)
    finish_turn(other)
    other.close()
    socket.at(other.number)
    finish_turn(socket)
    visitor.passed(socket.number)
    client.post("/api/notices/email", {"email": "witness@example.org"})
    assert letters.letter()["To"] == "witness@example.org"


def test_a_webhook_is_kept(visit: Visit, come: Come, office: Server) -> None:
    client = come(office, language="en")
    visitor = visit(client)
    page = visitor.go("/account")
    field = page.get_by_label(visitor.says("ui-webhook-address"), exact=True)
    field.fill("https://example.org/hook")
    page.locator("form", has=field).locator("[type=submit]").click()
    expect(page.locator(".toast.good")).to_be_visible()
    assert client.get("/api/me")["person"]["webhook"] == "https://example.org/hook"


def test_who_does_not_allow_notices_is_told_so(visit: Visit, come: Come, office: Server) -> None:
    client = come(office, language="ru")
    visitor = visit(client, worker=True)
    page = visitor.go("/account")
    visitor.button("ui-push-on").click()
    expect(page.locator(".toast.error")).to_contain_text(visitor.says("ui-push-unable"))
    expect(visitor.button("ui-push-on")).to_be_visible()
    assert client.get("/api/notices")["devices"] == []


def test_a_browser_without_a_push_service_says_so(visit: Visit, come: Come, office: Server) -> None:
    """The browser of the tests has none: so far it goes by itself."""
    client = come(office, language="en")
    visitor = visit(client, worker=True)
    visitor.context.grant_permissions(["notifications"])
    page = visitor.go("/account")
    with visitor.trouble():  # the browser scolds too
        visitor.button("ui-push-on").click()
        expect(page.locator(".toast.error")).to_contain_text(visitor.says("ui-push-failed"))
    assert client.get("/api/notices")["devices"] == []


# The browser of the tests shows no notices of workers: what it is asked to show is kept instead.
KEEP = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, { body, tag }) => {
    self.shown.push([title, body, tag]);
  };
}"""


def test_a_push_is_shown_but_not_to_who_looks_at_that_table(
    visit: Visit, come: Come, office: Server
) -> None:
    """The message is given to the browser as its push service would, decrypted."""
    client = come(office, language="en")
    visitor = visit(client, worker=True)
    page = visitor.sit(client.create()["id"])
    page.evaluate("navigator.serviceWorker.register('/worker.js')")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    (worker,) = visitor.context.service_workers
    worker.evaluate(KEEP)
    session = visitor.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    session.send("ServiceWorker.enable")

    def known() -> bool:
        visitor.frame()  # events come while the browser is asked something
        return bool(found)

    soon(known, "the browser does not name the worker")
    here = page.url.rpartition("/")[2]
    for match in (here, "elsewhere"):
        words = {"title": "Your turn.", "body": "Pavlov's House: Friday", "match": match}
        push = {"origin": visitor.url, "registrationId": found[-1], "data": json.dumps(words)}
        session.send("ServiceWorker.deliverPushMessage", push)
    soon(lambda: bool(worker.evaluate("self.shown.length")), "nothing is shown")
    notice = ["Your turn.", "Pavlov's House: Friday"]
    assert worker.evaluate("self.shown") == [[*notice, "elsewhere"]]
