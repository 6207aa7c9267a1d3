"""The challenge of the day and profiles, in both languages."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from playwright.sync_api import expect
from sqlalchemy import Connection, insert, update

from stavka.kernel import Message, Outcome, plain
from stavka.table.config import Config
from stavka.table.glicko import Rating
from stavka.table.results import day_of
from stavka.table.storage import tables as t
from stavka.table.storage.results import save_results
from stavka.table.storage.rows import ResultRow
from stavka.table.storage.store import Store
from tests.browser.conftest import Visit
from tests.browser.test_axe import accessible
from tests.browser.visitor import Language, Visitor
from tests.table.conftest import Come
from tests.table.server import Client, Server
from tests.table.test_challenge import begin, give_up, go, noon
from tests.table.test_clocks import later

__all__ = ["go", "later", "noon"]

DAY = 86_400


def fits(visitor: Visitor) -> None:
    """Nothing leaves the screen sideways."""
    page = visitor.page
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def with_past(client: Client) -> None:
    """Somebody who has played for two weeks, as the database would have it."""
    store = Store(Config(database=client.server.database).url)
    now, rows, ratings = time.time(), [], []
    for n in range(14):
        at = now - (15 - n) * DAY
        won = n % 3 != 1
        alone = n % 2 == 0
        rows.append(
            ResultRow(
                match=f"{client.person['id'][:10]}{n}", account=client.person["id"],
                game="pavlov" if alone else "tanks", scenario="solo" if alone else "training",
                seat="defender" if alone else "soviet", day=day_of(at), ended=at,
                result="won" if won else "lost", how="played", score=5 * n - 12 if alone else 60,
                award="red-star" if alone and won else "", pool="" if alone else "bots",
                rivals=[] if alone else ["bot commander"],
            )
        )  # fmt: skip
        values: dict[str, Any] = Rating(1500 + 12 * n, 340 - 18 * n)._asdict()
        where = {"game": "tanks", "pool": "bots", "player": client.person["id"]}
        if not alone:
            ratings.append({**where, "day": day_of(at), **values})
    store.write(lambda c: save_results(c, rows)).result()
    store.write(lambda c: c.execute(t.rating.insert(), ratings)).result()
    store.close()


def finish(client: Client, *, won: bool, score: int, choices: int) -> None:
    """Today's challenge, finished so as far as lists know; nobody can look at it."""
    match = begin(client)
    (seat,) = (each["seat"] for each in match["seats"] if each["yours"])
    outcome = Outcome((seat,) if won else (), {seat: score}, Message("outcome-held"))
    over = {"status": "over", "outcome": json.dumps(plain(outcome))}
    last = {
        "match": match["id"], "number": 1, "kind": "choice", "seat": seat, "text": "", "at": 0.0,
        "choices": choices, "stands": 0, "made": b"", "hidden": False,
    }  # fmt: skip

    def job(connection: Connection) -> None:
        connection.execute(update(t.match).where(t.match.c.id == match["id"]).values(**over))
        connection.execute(insert(t.action).values(**last))

    store = Store(Config(database=client.server.database).url)
    store.write(job).result()
    store.close()


@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_challenge_from_the_start_page_to_the_results(
    visit: Visit, come: Come, noon: Server, language: Language
) -> None:
    other = come(noon)
    give_up(other, begin(other)["id"])
    finish(come(noon), won=True, score=-141, choices=1310)
    visitor = visit(come(noon, language=language))
    page = visitor.go("/")
    page.get_by_role("link", name=visitor.says("ui-challenge"), exact=True).click()
    rows = page.locator("table.figures tbody tr")
    expect(rows.first).to_be_visible()
    count = rows.count()
    expect(page.locator("table.figures a[href^='/match/']")).to_have_count(0)
    expect(page.get_by_text(visitor.says("ui-challenge-secret"))).to_be_visible()
    accessible(visitor)
    visitor.button("ui-challenge-begin").focus()
    page.keyboard.press("Enter")
    page.locator("dialog").get_by_role("button").last.click()
    page.locator(".table[data-number]").wait_for()
    # No help, no way out but giving up.
    expect(visitor.button("ui-table-hint")).to_be_disabled()
    visitor.button("ui-table-menu").click()
    menu = page.get_by_role("menu")
    for gone in ("ui-table-abort", "ui-table-rewind", "ui-table-export"):
        expect(menu.get_by_text(visitor.says(gone), exact=True)).to_have_count(0)
    menu.get_by_text(visitor.says("ui-table-resign"), exact=True).click()
    page.locator("dialog").get_by_role("button", name=visitor.says("ui-table-resign")).click()
    page.locator("dialog.ending").wait_for()
    page.locator("dialog.ending a[href^='/challenge/']").click()
    expect(rows).to_have_count(count + 1)
    expect(page.locator("tr.yours")).to_have_count(1)
    expect(page.locator("table.figures a[href^='/match/']")).to_have_count(count + 1)
    expect(visitor.button("ui-challenge-begin")).to_have_count(0)
    page.set_viewport_size({"width": 390, "height": 844})
    fits(visitor)


@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_profile_is_shown_when_its_owner_wants_it(
    visit: Visit, come: Come, language: Language
) -> None:
    client = come(language=language)
    client.register(f"Анна {client.person['id'][:6]}")
    with_past(client)
    visitor = visit(client)
    page = visitor.go("/account")
    page.locator("main a[href='/profile']").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(client.name)
    expect(page.locator("section.record")).to_have_count(2)
    expect(page.locator(".record .chart svg")).to_have_count(3)
    expect(page.locator(".awards li")).to_contain_text("× 5")
    expect(page.locator(".recent li")).to_have_count(14)
    accessible(visitor)

    stranger = visit(come(language=language))
    address = f"/people/{client.name}"
    with stranger.trouble():
        stranger.go(address)
        heading = stranger.page.get_by_role("heading", level=1)
        expect(heading).to_have_text(stranger.says("ui-lost-title"))
    box = page.get_by_label(visitor.says("ui-profile-open"), exact=True)
    box.focus()
    page.keyboard.press("Space")
    expect(page.locator(".profile-privacy a")).to_be_visible()
    stranger.go(address)
    expect(stranger.page.get_by_role("heading", level=1)).to_have_text(client.name)
    expect(stranger.page.get_by_label(stranger.says("ui-profile-open"))).to_have_count(0)
    page.set_viewport_size({"width": 390, "height": 844})
    fits(visitor)
