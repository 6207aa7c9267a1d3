"""Partisans: what the other camps do is seen card by card, and what has come to one's own stays."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from stavka.kernel import Match
from tests.browser.conftest import Visit
from tests.browser.partisans import SCENARIO, Leader, moment, offered
from tests.browser.playing import HOLD
from tests.browser.visitor import SIZES, Visitor
from tests.table.conftest import Come
from tests.table.prepared import shared

SLOW = {"animation": "slow", "confirm": False}
COUNT = "() => document.querySelector('.player-count').textContent"
# What is seen of a moment: its words, the places of open cards, what is lit.
SEEN = """() => ({
  words: document.querySelector(".player-text").textContent,
  open: [...document.querySelectorAll(".pt-place:not(.pt-down)")].map((el) => el.dataset.id),
  told: [...document.querySelectorAll(".told")].map((el) => el.dataset.id),
})"""
# How much of a thing lies under another.
COVERED = """([thing, over]) => {
  const [a, b] = [thing, over].map((at) => document.querySelector(at).getBoundingClientRect());
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}"""


# One's own news lie over the woods and over nothing else.
WITHIN = """() => {
  const [slip, room] = [".pt-slip", ".board-place"]
    .map((at) => document.querySelector(at).getBoundingClientRect());
  return slip.height > 0 && slip.top >= room.top && slip.bottom <= room.bottom;
}"""


def winter() -> Match[Any]:
    """Six camps in the second month; nothing is open yet."""
    return moment("open-card", lambda m: m.journal.header.scenario == SCENARIO and m.length > 60)


def among_bots(visit: Visit, come: Come, language: str, **looks: Any) -> tuple[Visitor, Match[Any]]:
    """Who opens the first card; all other camps are led by bots."""
    match = winter()
    client = come(language=language)
    visitor = visit(client, **looks)
    seats = [seat for seat in match.seats if seat != match.waiting[0]]
    bots = dict.fromkeys(seats, "leader")
    visitor.sit(shared(match, client, {match.waiting[0]: client}, bots))
    return visitor, match


def opened(visitor: Visitor, match: Match[Any]) -> str:
    """One's own card is opened: where."""
    place = offered(match, "open")[0]
    Leader(visitor).order(f"open {place}")
    return place


@pytest.mark.parametrize(("language", "size"), [("ru", "usual"), ("en", "phone")])
def test_the_turns_of_bots_are_seen_one_after_the_other(
    visit: Visit, come: Come, language: str, size: str
) -> None:
    visitor, match = among_bots(visit, come, language, size=size, settings=SLOW)
    page = visitor.page
    own = opened(visitor, match)
    slip = page.locator(".pt-slip")
    expect(slip).to_contain_text(own)
    page.evaluate(HOLD)
    page.locator("[data-choice=stop]").click()
    bar = page.locator(".player.is-playing")
    expect(page.locator(".player.is-held")).to_be_visible()
    # All five have moved by now, or will have soon: the bar counts what waits to be seen.
    page.wait_for_function(
        "(count) => window.told.filter((m) => JSON.parse(m).type === 'state').length > count",
        arg=5,
    )
    assert page.locator(".can").count() == 0
    moments = []
    while bar.count():
        moments.append(page.evaluate(SEEN))
        expect(slip).to_contain_text(own)
        before = page.evaluate(COUNT)
        page.keyboard.press("ArrowRight")
        page.wait_for_function(f"(before) => ({COUNT})() !== before", arg=before)
    assert len(moments) >= 5
    cards = [len(each["open"]) for each in moments]
    assert cards[0] == 2, "the first bot's card is shown, and no other"
    assert cards == sorted(cards)
    assert set(cards) >= {2, 3, 4}
    assert all(each["told"] for each in moments)
    assert len({each["words"] for each in moments}) == len(moments)
    expect(page.locator(".can").first).to_be_visible()
    expect(slip).to_be_visible()
    slip.click()
    expect(slip).to_be_hidden()
    page.evaluate(HOLD)
    page.locator(".player-tool:visible").click()  # once more, from one's own choice on
    expect(page.locator(".player.is-held")).to_be_visible()
    assert page.evaluate(SEEN)["words"] == moments[0]["words"]
    assert len(page.evaluate(SEEN)["open"]) == 2
    page.keyboard.press("Escape")
    expect(bar).to_have_count(0)
    assert len(page.evaluate(SEEN)["open"]) == cards[-1]


def test_without_motion_all_is_there_at_once_and_can_be_seen_again(
    visit: Visit, come: Come
) -> None:
    visitor, match = among_bots(visit, come, "ru")
    page = visitor.page
    opened(visitor, match)
    page.locator("[data-choice=stop]").click()
    expect(page.locator(".can").first).to_be_visible()
    page.locator(".player-tool:visible").click()
    expect(page.locator(".player.is-held .player-count")).to_contain_text("1/")
    page.keyboard.press("Escape")
    expect(page.locator(".player.is-playing")).to_have_count(0)


@pytest.mark.parametrize("size", ["usual", "phone"])
def test_places_are_found_by_letter_and_number(visit: Visit, come: Come, size: str) -> None:
    visitor, match = among_bots(visit, come, "en", size=size)
    page = visitor.page
    opened(visitor, match)
    sizes = """(all) => all.map((el) => [
      el.textContent, parseFloat(getComputedStyle(el).fontSize) * el.getScreenCTM().a])"""
    rulers = dict(page.locator(".pt-rulers text").evaluate_all(sizes))
    for id in page.evaluate(SEEN)["open"]:
        assert {id[0], id[1:]} <= set(rulers)
        assert aligned(page, id)
    assert min(rulers.values()) > 11
    backs = page.locator(".pt-down .pt-where")
    assert backs.evaluate_all(
        "(all) => all.every((el) => el.textContent === el.closest('.pt-place').dataset.id)"
    )
    assert backs.count() == page.locator(".pt-down").count() > 0


def aligned(page: Page, id: str) -> bool:
    """The letter stands over the card's column and the number before its row."""
    return bool(
        page.evaluate(
            """(id) => {
              const card = document.querySelector(`.pt-place[data-id=${id}]`);
              const { left, right, top, bottom } = card.getBoundingClientRect();
              const at = (text) => [...document.querySelectorAll(".pt-rulers text")]
                .find((el) => el.textContent === text).getBoundingClientRect();
              const [letter, number] = [at(id[0]), at(id.slice(1))];
              const middle = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
              const [[x, high], [aside, y]] = [middle(letter), middle(number)];
              return x > left && x < right && high < top && y > top && y < bottom && aside < left;
            }""",
            id,
        )
    )


@pytest.mark.parametrize(("language", "size"), [("ru", "phone"), ("en", "usual")])
def test_a_hint_leaves_free_the_card_that_it_speaks_of(
    visit: Visit, come: Come, language: str, size: str
) -> None:
    visitor, match = among_bots(visit, come, language, size=size)
    page = visitor.page
    own = opened(visitor, match)
    assert not page.evaluate(COVERED, [f".pt-place[data-id={own}]", ".pt-slip"])
    assert not page.evaluate(COVERED, [".player", ".pt-slip"])
    if size == "usual":  # the woods have little height, as beside a desk
        page.set_viewport_size({"width": 1280, "height": 520})
        page.wait_for_function(WITHIN)
        page.set_viewport_size(SIZES[size])
    page.locator(".hint-button").click()
    expect(page.locator(".advice-text")).to_be_visible()
    told = page.locator(".pt-place.told").get_attribute("data-id")
    assert told
    assert told in page.locator(".prompt-advice").inner_text()
    card = f".pt-place[data-id={told}]"
    assert not page.evaluate(COVERED, [card, ".prompt-advice"])
    expect(page.locator(card)).to_be_in_viewport(ratio=0.9)
    page.locator(".prompt-advice .icon-button").click()
    expect(page.locator(".prompt-advice")).to_be_hidden()
