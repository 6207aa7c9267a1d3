"""The start page and what one comes to from it without an account."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.journals import begun, golden
from tests.browser.playing import Player
from tests.browser.visitor import Language, Visitor
from tests.table.conftest import Come


def test_a_stranger_says_how_hard_it_shall_be_and_plays(visit: Visit) -> None:
    stranger = visit()
    page = stranger.go("/")
    stranger.button("ui-play-now").first.click()
    levels = page.locator(".menu [role=menuitem]")
    expect(levels).to_have_count(3)
    for level, words in zip(("easy", "normal", "hard"), levels.all(), strict=True):
        expect(words).to_contain_text(stranger.says(f"ui-level-{level}"))
        assert words.locator(".note").inner_text()  # what that means here
    levels.last.click()
    page.locator(".table[data-number]").wait_for()
    assert re.fullmatch(r".*/match/\w+", page.url)
    assert page.locator(".can").count() > 0
    welcome = next(message for message in stranger.heard if message["type"] == "welcome")
    assert welcome["options"]["tactics"] == "elite"


def test_a_stranger_is_offered_the_lesson_first_and_an_old_hand_the_game(visit: Visit) -> None:
    for toured in (False, True):
        visitor = visit(toured=toured)
        page = visitor.go("/")
        first = ["ui-learn", "ui-play-now"][toured]
        for card in page.locator("article.game").all():
            main = card.locator(".button.main")
            expect(main).to_have_text(visitor.says(first))
            expect(card.locator(".button").first).to_have_text(visitor.says(first))


def test_four_games_are_shown_and_can_be_played(visitor: Visitor) -> None:
    page = visitor.go("/")
    expect(page.locator("article.game")).to_have_count(4)
    expect(page.locator("article.game.later")).to_have_count(0)
    expect(visitor.button("ui-play-now")).to_have_count(4)
    expect(page.get_by_role("link", name=visitor.says("ui-look"))).to_have_count(1)
    for picture in page.locator("article.game img").all():
        expect(picture).to_have_js_property("complete", True)
        assert picture.evaluate("img => img.naturalWidth") > 0


def test_my_match_waits_for_me_on_the_start_page(visit: Visit, come: Come) -> None:
    me = come()
    id = me.create(title="Ротонда")["id"]
    page = (visitor := visit(me)).go("/")
    row = page.locator("li.match.yours")
    expect(row.locator("h3")).to_have_text("Ротонда")
    expect(row).to_contain_text(visitor.says("ui-status-your-turn"))
    row.get_by_role("link", name=visitor.says("ui-continue")).click()
    page.locator(".table[data-number]").wait_for()
    assert page.url.endswith(f"/match/{id}")


def test_on_a_phone_a_link_leads_past_the_games_to_the_lists(visit: Visit, come: Come) -> None:
    me = come()
    me.create(seats={})
    phone = visit(me, size="phone", touch=True)
    page = phone.go("/")
    way = page.locator(".ways a[href='#mine']")
    expect(way).to_contain_text(phone.says("ui-my-matches"))
    way.tap()
    expect(page.locator("#mine")).to_be_in_viewport()
    wide = visit(me)
    wide.go("/")
    expect(wide.page.locator(".ways")).to_be_hidden()


def test_an_open_seat_is_taken_from_the_start_page(visit: Visit, come: Come) -> None:
    host = come()
    id = host.create("competitive", seats={"wehrmacht": "open"}, title="Открытый стол")["id"]
    guest = visit(come())
    page = guest.go("/")
    row = page.locator("li.match", has=page.get_by_role("link", name="Открытый стол"))
    row.get_by_role("button").click()
    page.locator(".table[data-number]").wait_for()
    assert page.url.endswith(f"/match/{id}")
    assert guest.state["seat"] == "wehrmacht"


def test_news_of_a_match_is_what_others_have_done(visit: Visit, come: Come) -> None:
    person, other = come(language="ru"), come()
    match = person.create("competitive", seats={"defender": "open"})["id"]
    other.join(match, "defender")
    visitor = visit(person)
    visitor.sit(match)
    Player(visitor).play_on()
    page = visitor.go("/")
    row = page.locator("li.match").filter(has=page.locator(f"a[href*='{match}']"))
    expect(row).to_have_count(1)
    expect(row.locator("strong")).to_have_count(0)
    line = other.open(match)
    line.play()
    line.play()
    visitor.go("/")
    expect(row.locator("strong")).to_have_text(visitor.says("ui-since-last-visit", count=2))


def test_a_journal_from_a_file_goes_on_where_it_ended(visitor: Visitor, tmp_path: Path) -> None:
    file = tmp_path / "game.journal"
    file.write_text(begun(golden("solo-won"), 20).text(), encoding="utf-8")
    page = visitor.go("/")
    with page.expect_file_chooser() as chooser:
        visitor.button("ui-import").click()
    chooser.value.set_files(file)
    page.locator(".table[data-number]").wait_for()
    assert visitor.state["choices"] == 20
    assert Player(visitor).look().asked


def test_a_file_that_is_no_journal_is_refused_in_words(visitor: Visitor, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear all,\n", encoding="utf-8")
    page = visitor.go("/")
    with visitor.trouble():
        page.locator("input[type=file]").set_input_files(file)
        toast = page.locator(".toast.error")
        expect(toast).to_contain_text(visitor.says("refusal-bad-journal"))
        args = {"line": "1", "number": "1", "found": "Dear all,"}
        expect(toast.locator(".detail")).to_have_text(visitor.says("journal-no-choice", **args))
    assert "/match/" not in page.url


def test_so_is_a_picture(visitor: Visitor, tmp_path: Path) -> None:
    file = tmp_path / "photo.png"
    file.write_bytes(b"\x89PNG\r\n\x1a\n\x00\x00\xff\xfe")
    page = visitor.go("/")
    with visitor.trouble():
        page.locator("input[type=file]").set_input_files(file)
        expect(page.locator(".toast.error")).to_contain_text(visitor.says("refusal-bad-journal"))


@pytest.mark.parametrize(
    ("path", "language"),
    [("/nowhere", "ru"), ("/match/", "en"), ("/new/chess", "ru"), ("/new/chess", "en"),
     ("/rules/pavlov/1/2", "en")],
)  # fmt: skip
def test_an_address_that_leads_nowhere_says_so(visit: Visit, path: str, language: Language) -> None:
    visitor = visit(language=language)
    page = visitor.page
    with visitor.trouble():
        answer = page.goto(path)
        visitor.drawn()
        expect(page.get_by_role("heading", level=1)).to_have_text(visitor.says("ui-lost-title"))
        expect(page.locator("main")).to_contain_text(visitor.says("ui-lost-text"))
    assert answer is not None
    assert answer.status == (200 if path == "/new/chess" else 404)
    page.get_by_role("link", name=visitor.says("ui-home"), exact=True).click()
    expect(page.locator("article.game")).to_have_count(4)


def test_programs_that_lose_their_way_are_told_so_in_json(visitor: Visitor) -> None:
    answers = [
        visitor.page.request.get("/nowhere", headers={"accept": "*/*"}),
        visitor.page.request.get("/api/nowhere", headers={"accept": "text/html"}),
        visitor.page.request.get("/web/nowhere.js", headers={"accept": "text/html"}),
    ]
    assert [(each.status, each.json()["reason"]) for each in answers] == [(404, "no-such-page")] * 3


def test_a_match_that_is_not_there_says_so(visitor: Visitor) -> None:
    with visitor.trouble():
        page = visitor.go("/match/AAAAAAAAAAAA")
        expect(page.get_by_role("heading", level=1)).to_have_text(
            visitor.says("ui-match-closed-title")
        )
