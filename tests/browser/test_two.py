"""Two people find each other: lists that follow what happens, whose turn it is seen from afar, and
a page that says when the server does not answer, and only then."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.journals import begun, brought, golden
from tests.browser.playing import Player
from tests.table.conftest import Come, Serve
from tests.table.prepared import shared
from tests.table.test_clocks import CLOCKWORK, DAY

TURN, PLAIN = re.compile("/turn.svg$"), re.compile("/favicon.svg$")


def test_a_table_comes_into_the_list_by_itself_and_goes_when_it_is_full(
    visit: Visit, come: Come
) -> None:
    host, other = come(), come()
    visitor = visit(come(language="ru"))
    page = visitor.go("/")
    id = host.create("competitive", seats={"wehrmacht": "open"}, title="Живой стол")["id"]
    row = page.locator("li.match", has=page.get_by_role("link", name="Живой стол"))
    name = visitor.says("ui-guest-name", number=host.name.removeprefix("Guest "))
    expect(row.locator(".host")).to_have_text(visitor.says("ui-host", name=name))
    other.create("training", game="tanks", seats={"german": "open"})
    which = page.get_by_label(visitor.says("ui-filter-game"), exact=True)
    which.select_option("tanks")
    expect(row).to_have_count(0)
    which.select_option("pavlov")
    expect(row).to_have_count(1)
    other.join(id, "wehrmacht")
    expect(row).to_have_count(0)


def test_the_tab_says_whose_turn_it_is(visit: Visit, come: Come) -> None:
    german, russian = come(language="en"), come(language="ru")
    match = german.create("competitive", seats={"defender": "open"}, title="Зима")["id"]
    russian.join(match, "defender")
    waiting, listed = visit(russian), visit(russian)
    waiting.sit(match)
    listed.go("/")
    icon = waiting.page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", PLAIN)
    expect(waiting.page).to_have_title(re.compile("^Зима · "))
    socket = german.open(match)
    while socket.asked:
        socket.play()
    turn = re.compile(f"^● {waiting.says('ui-status-your-turn')} · ")
    for visitor in (waiting, listed):
        expect(visitor.page).to_have_title(turn)
        expect(visitor.page.locator("link[rel=icon]")).to_have_attribute("href", TURN)
    expect(listed.page.locator("li.match.yours")).to_have_count(1)


def test_ones_own_matches_are_filtered_hidden_saved_and_deleted(visit: Visit, come: Come) -> None:
    me = come(language="en")
    me.create(title="Under way")
    ended = me.create(title="Lost")["id"]
    me.open(ended).on_turn("resign")
    visitor = visit(me)
    page = visitor.go("/")
    mine = page.locator("section[aria-labelledby=mine]")
    titles = mine.locator("li.match h3")
    expect(titles).to_have_text(["Under way", "Lost"])

    def more(title: str, does: str) -> None:
        visitor.button("ui-match-menu", mine, match=title).click()
        page.get_by_role("menuitem", name=visitor.says(does)).click()

    which = mine.get_by_label(visitor.says("ui-filter-which"))
    which.select_option("over")
    expect(titles).to_have_text(["Lost"])
    with page.expect_download() as saved:
        more("Lost", "ui-table-export")
    assert saved.value.suggested_filename == f"pavlov-{ended}.journal"
    more("Lost", "ui-match-hide")
    expect(titles).to_have_text(["Under way"])
    which.select_option("hidden")
    expect(titles).to_have_text(["Lost"])
    more("Lost", "ui-match-delete")
    visitor.button("ui-match-delete", page.locator("dialog")).click()
    expect(titles).to_have_text(["Under way"])
    assert ended not in me.mine()
    with page.expect_download() as saved:
        more("Under way", "ui-table-export")
    assert saved.value.path().read_text().startswith("game: pavlov")


def test_a_line_that_says_nothing_is_noticed_within_three_seconds(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    visitor = visit(client)
    page = visitor.page
    deaf = False

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda data: None if deaf else server.send(data))
        server.on_message(lambda data: line.send(data))

    page.route_web_socket("**/ws/*", connect)
    page.clock.install()
    visitor.sit(brought(client, begun(golden("solo-won"), 0)))
    silent = page.locator(".banner.line-down")
    page.clock.run_for(10_000)
    expect(silent).to_be_hidden()
    deaf = True
    page.clock.run_for(3_000)
    expect(silent).to_have_text(visitor.says("ui-table-silent"))
    deaf = False
    page.evaluate("window.dispatchEvent(new Event('online'))")
    with visitor.trouble():
        page.clock.run_for(25_000)  # the line is cut, and comes back
    expect(silent).to_be_hidden()


def test_a_page_that_could_not_be_shown_comes_by_itself(visit: Visit, come: Come) -> None:
    visitor = visit(come(language="en"))
    page = visitor.page
    page.clock.install()
    with visitor.trouble():
        visitor.context.route("**/api/games*", lambda route: route.abort())
        page.goto("/")
        expect(page.get_by_role("heading")).to_have_text(visitor.says("ui-unreachable-title"))
        visitor.context.unroute_all()
        page.clock.run_for(2_000)
        expect(page.locator("article.game").first).to_be_visible()


def test_lines_carry_nothing_but_lists(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    assert {json.dumps(message) for message in visitor.heard} <= {'{"type": "lists"}'}


@pytest.mark.parametrize(("then", "kind"), [("bot", "bot"), ("offer", "open")])
def test_when_time_runs_out_the_table_says_so_and_goes_on(
    visit: Visit,
    come: Come,
    serve: Serve,
    sqlite: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    then: str,
    kind: str,
) -> None:
    ahead = tmp_path / "ahead"
    monkeypatch.setenv("AHEAD", str(ahead))
    server = serve(sqlite, module=CLOCKWORK)
    anna, boris = come(server, language="ru"), come(server, language="en")
    clock = {"kind": "days", "amount": 1, "then": then}
    match = anna.create("competitive", seats={"defender": "open"}, clock=clock)["id"]
    boris.join(match, "defender")
    watching, late = visit(boris), visit(anna)
    for visitor in (watching, late):
        visitor.sit(match)
    expect(late.page.locator(".can").first).to_be_visible()  # it is her turn
    fresh = ahead.with_suffix(".new")
    fresh.write_text(str(DAY + 1))
    fresh.replace(ahead)
    for visitor in (watching, late):
        seat = visitor.page.locator(".seat").nth(1)
        expect(seat.locator(".seat-late")).to_have_text(
            visitor.says("ui-clock-late"), ignore_case=True
        )
        expect(seat).to_have_class(re.compile(rf"\b{kind}\b"))
    if then == "bot":  # it plans, and the defender is asked
        expect(watching.page.locator(".table.your-turn")).to_be_visible()
    else:
        late.button("ui-table-join").click()  # she is back
        for visitor in (watching, late):
            expect(visitor.page.locator(".seat").nth(1)).to_have_class(re.compile(r"\bperson\b"))
            expect(visitor.page.locator(".seat-late")).to_have_count(0)


def test_two_who_finish_a_match_find_each_other_again(visit: Visit, come: Come) -> None:
    """The last choice is made by a click; from what ends it both come to one new match."""
    anna, boris = come(language="ru"), come(language="en")
    journal = golden("competitive-won")
    last = journal.entries[-1]
    assert last.seat == "defender"
    old = shared(begun(journal, -1).replay(), anna, {"wehrmacht": boris})
    soviet, german = visit(anna), visit(boris)
    for visitor in (soviet, german):
        visitor.sit(old)
    Player(soviet).play(last.choice)
    for visitor, verdict in ((soviet, "ui-table-won"), (german, "ui-table-lost")):
        ending = visitor.page.locator("dialog.ending")
        expect(ending.get_by_role("heading").first).to_have_text(visitor.says(verdict))
    german.button("ui-table-rematch", german.page.locator("dialog.ending")).click()
    german.button("ui-table-rematch-swap").click()
    german.page.locator(".table[data-status=open]").wait_for()
    soviet.page.keyboard.press("Escape")
    soviet.button("ui-table-rematch-accept").click()
    for visitor, seat in ((soviet, "wehrmacht"), (german, "defender")):
        visitor.page.locator(".table[data-status=running]").wait_for()
        assert visitor.page.url == german.page.url
        assert visitor.state["seat"] == seat
    plan = soviet.state["number"]
    Player(soviet).play()
    soviet.passed(plan + 1)


def test_a_clock_is_chosen_at_set_up_and_seen_at_the_seat(visit: Visit, come: Come) -> None:
    visitor = visit(come(language="ru"))
    page = visitor.go("/new/pavlov")
    page.get_by_label(visitor.says("ui-clock"), exact=True).select_option("days")
    page.get_by_label(visitor.says("ui-clock-amount"), exact=True).select_option("5")
    page.get_by_label(visitor.says("ui-clock-then"), exact=True).select_option("offer")
    visitor.button("ui-new-begin").click()
    page.locator(".table[data-number]").wait_for()
    expect(page.locator(".seat .seat-clock")).to_have_text(re.compile("^(5 д 0 ч|4 д 23 ч)$"))
    welcome = next(m for m in visitor.heard if m["type"] == "welcome")
    assert welcome["clock"] == {"kind": "days", "amount": 5, "then": "offer"}


def test_a_seat_that_was_left_is_offered_only_to_who_may_take_it(visit: Visit, come: Come) -> None:
    """Who knows another side would be refused: he may still invite somebody else."""
    german, russian, stranger = come(language="en"), come(language="ru"), come(language="ru")
    match = german.create("competitive", seats={"defender": "open"})["id"]
    russian.join(match, "defender")
    german.open(match).play_on(random.Random(1), 200)
    russian.open(match).play_on(random.Random(1), 3)
    here, away, new = visit(german), visit(russian), visit(stranger)
    here.sit(match)
    russian.at_match(match, "leave", seat="defender")
    expect(here.button("ui-table-invite").first).to_be_visible()
    expect(here.button("ui-table-join")).to_have_count(0)
    for visitor in (away, new):
        visitor.go(f"/match/{match}")
        expect(visitor.button("ui-table-join").first).to_be_visible()
