"""A first turn learned by doing: what is pointed at leads on, what is not meant is explained."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import stavka
from tests.browser.conftest import Visit
from tests.browser.visitor import Language, Visitor
from tests.table.conftest import Come

# The middle of the first ring that nothing hides.
AIM = """() => {
  const { left, top, width, height } = document.querySelector(".ring").getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}"""

# The ring lies still, and on something that can be pressed now.
STILL = """() => {
  const ring = document.querySelector(".ring");
  if (!ring || document.querySelector(".table.sending, .table.handing")) return false;
  const { left, top, width, height } = ring.getBoundingClientRect();
  const seen = [left, top, width, height].map(Math.round).join();
  window.stillFor = seen === window.seenLast ? (window.stillFor ?? 0) + 1 : 0;
  window.seenLast = seen;
  const under = document.elementFromPoint(left + width / 2, top + height / 2);
  const at = under?.closest(".can, .choice-button, canvas, [role=menuitem]");
  return window.stillFor > 5 && at != null;
}"""

# What a press changes: the match, the pile that lies open, what is said over the map, the ring.
SEEN = """() => {
  window.stillFor = 0;
  const ring = document.querySelector(".ring")?.getBoundingClientRect();
  const { number } = document.querySelector(".table").dataset;
  const { fan } = document.querySelector(".s42-stage").dataset;
  const said = document.querySelector(".menu, .popover, [role=dialog]")?.textContent;
  return [number, fan, said, ring?.left, ring?.top].join();
}"""

# Something is only to be read.
SAID = """() => document.querySelector(".coach-buttons button") !== null"""


# Not a line of what the lesson says is out of sight.
WHOLE = """() => {
  const words = document.querySelector(".coach-words");
  return words.scrollHeight <= words.clientHeight + 1;
}"""


def begun(visit: Visit, come: Come, game: str, **looks: Any) -> Visitor:
    """Somebody in front of the lesson of a game."""
    client = come(language=looks.get("language", "ru"))
    made = client.create(game=game, lesson=True)
    visitor = visit(client, **looks)
    visitor.sit(made["id"])
    visitor.page.locator(".coach-text").wait_for()
    return visitor


def come_to(visit: Visit, come: Come, game: str, text: str, **looks: Any) -> Visitor:
    """Somebody who has been led to this stage of a lesson."""
    client = come(language=looks.get("language", "ru"))
    made = client.create(game=game, lesson=True)
    line = client.open(made["id"])
    lesson = stavka.game(game).lesson
    assert lesson is not None
    for stage in lesson.stage:
        if stage.text == text:
            break
        for step in range(len(stage.play)):
            while not line.asked:
                line.next("state")
            line.play(next(each for each in stage.expected(step) if each in line.choices))
    while not line.asked:
        line.next("state")
    visitor = visit(client, **looks)
    visitor.sit(made["id"])
    visitor.page.locator(".coach-text").wait_for()
    return visitor


def read_on(page: Page) -> None:
    """Past what is only to be read."""
    while (button := page.locator(".coach-buttons button")).count():
        text = page.locator(".coach-text").inner_text()
        button.click()
        expect(page.locator(".coach-text")).not_to_have_text(text)


@pytest.mark.parametrize("game", ["pavlov", "tanks", "partisans", "stalingrad42"])
def test_what_is_pointed_at_leads_on(visit: Visit, come: Come, game: str) -> None:
    visitor = begun(visit, come, game)
    page = visitor.page
    read_on(page)
    page.wait_for_function(STILL, polling="raf")
    before = visitor.state
    page.mouse.click(**page.evaluate(AIM))
    visitor.passed(before["number"] + 1)
    assert visitor.state["choices"] > before["choices"]  # the others may have answered already
    assert page.locator(".coach-no").inner_text() == ""


# How many pixels of a thing lie under another.
COVERED = """([thing, over]) => {
  const [a, b] = [thing, over].map((at) => document.querySelector(at).getBoundingClientRect());
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}"""
# Notes while dice roll how much of the words lies under them, however soon it is over.
ROLLING = f"""() => new MutationObserver((_, observer) => {{
  if (!document.querySelector(".tray .die")?.checkVisibility()) return;
  observer.disconnect();
  window.covered = ({COVERED})([".coach-words", ".tray"]);
}}).observe(document.body, {{ subtree: true, childList: true, attributes: true }})"""


G4 = ".pt-place[data-id=G4]"  # which is to be opened in December


def test_a_menu_is_pointed_into_and_dice_roll_below_the_words(visit: Visit, come: Come) -> None:
    settings = {"animation": "slow", "confirm": False}
    visitor = come_to(visit, come, "pavlov", "lesson-attack", settings=settings)
    page = visitor.page
    page.evaluate(ROLLING)
    page.wait_for_function(STILL, polling="raf")
    page.mouse.click(**page.evaluate(AIM))
    expect(page.locator(".menu [role=menuitem]")).to_have_count(2)
    expect(page.locator(".rings.is-above")).to_be_attached()
    page.wait_for_function(STILL, polling="raf")
    page.mouse.click(**page.evaluate(AIM))
    page.locator(".can[data-id='track-5-1']").first.click()
    page.wait_for_function("() => window.covered !== undefined")
    assert page.evaluate("window.covered") == 0


def test_news_of_one_s_camp_leave_free_what_is_pointed_at(visit: Visit, come: Come) -> None:
    visitor = come_to(visit, come, "partisans", "lesson-brigade", size="phone", touch=True)
    page = visitor.page
    page.wait_for_function(STILL, polling="raf")
    page.touchscreen.tap(**page.evaluate(AIM))
    page.wait_for_function(SAID)
    read_on(page)
    page.wait_for_function(STILL, polling="raf")
    expect(page.locator(".pt-slip")).to_be_visible()
    page.wait_for_function(f"(things) => !({COVERED})(things)", arg=[G4, ".pt-slip"])


def test_what_a_closed_drawer_hides_is_not_pointed_at(visit: Visit, come: Come) -> None:
    """Platoons lie on the map and in the drawer: the rings are around those on the map."""
    visitor = begun(visit, come, "tanks", size="phone")
    page = visitor.page
    expect(page.locator(".ring")).to_have_count(2)
    frame, rings = page.locator(".board-frame").bounding_box(), page.locator(".ring").all()
    assert frame
    for ring in rings:
        box = ring.bounding_box()
        assert box
        assert box["y"] + box["height"] <= frame["y"] + frame["height"]


@pytest.mark.parametrize("size", ["usual", "phone"])
def test_sounds_are_offered_to_whoever_begins_with_a_lesson(
    visit: Visit, come: Come, size: str
) -> None:
    visitor = begun(visit, come, "pavlov", toured=False, size=size)
    page = visitor.page
    offer = page.locator(".coach").get_by_label(visitor.says("ui-sound-offer"), exact=True)
    assert visitor.setting("sound") is None
    assert page.evaluate(WHOLE)
    expect(offer).to_be_in_viewport(ratio=1)
    offer.check()
    assert visitor.setting("sound") is True
    page.reload()
    page.locator(".coach-text").wait_for()
    expect(offer).to_have_count(0)  # he has said what he wants
    expect(page.locator(".tour-offer")).to_have_count(0)


def test_on_a_phone_nothing_lies_over_what_is_pointed_at(visit: Visit, come: Come) -> None:
    """The whole lesson by presses on the middle of the ring: a first one may open a pile or say
    what would come of it, but none is needed beside the ring."""
    visitor = begun(visit, come, "stalingrad42", size="phone", touch=True)
    page = visitor.page
    lesson = stavka.game("stalingrad42").lesson
    assert lesson is not None
    done = page.locator(".coach-count", has_text=visitor.says("ui-lesson-done"))
    presses = 0
    while True:
        page.wait_for_function(f"() => ({SAID})() || ({STILL})()", polling="raf")
        assert page.evaluate(WHOLE), page.locator(".coach-text").inner_text()
        if done.count():
            break
        if page.evaluate(SAID):
            read_on(page)
            continue
        before = page.evaluate(SEEN)
        page.touchscreen.tap(**page.evaluate(AIM))
        page.wait_for_function(f"(before) => ({SEEN})() !== before", arg=before)
        presses += 1
        assert page.locator(".coach-no").inner_text() == ""
        assert presses <= 3 * sum(len(stage.play) for stage in lesson.stage)


@pytest.mark.parametrize(
    ("game", "press", "told"),
    [
        ("pavlov", "[data-choice=end-cards]", "lesson-hand-no-end"),
        ("tanks", ".tk-map [data-id='t26-1']", "lesson-unit-no"),
        ("partisans", ".can[data-id='H6']", "lesson-open-no"),
        ("stalingrad42", "[data-choice=end-initial]", "lesson-initial-no-end"),
    ],
)
@pytest.mark.parametrize("language", ["ru", "en"])
def test_in_every_game_a_mistake_is_explained_and_not_played(
    visit: Visit, come: Come, game: str, press: str, told: str, language: Language
) -> None:
    visitor = begun(visit, come, game, language=language)
    page = visitor.page
    read_on(page)
    page.wait_for_function(STILL, polling="raf")
    number = visitor.state["number"]
    page.locator(press).first.click()
    texts = stavka.game(game).texts(language)
    expect(page.locator(".coach-no")).to_contain_text(texts.name(told))
    assert visitor.state["number"] == number


def test_what_is_not_meant_is_explained_and_nothing_is_lost(visit: Visit, come: Come) -> None:
    visitor = begun(visit, come, "pavlov")
    page = visitor.page
    read_on(page)
    lesson = stavka.game("pavlov").lesson
    assert lesson is not None
    number = visitor.state["number"]
    page.locator("[data-choice=end-cards]").first.click()
    no = page.locator(".coach-no")
    texts = stavka.game("pavlov").texts("ru")
    expect(no).to_contain_text(texts.name("lesson-hand-no-end"))
    assert visitor.state["number"] == number
    page.keyboard.press("h")  # a hint says what is meant
    expect(no).to_contain_text(visitor.says("ui-lesson-instead", choice="")[:4])
    visitor.speak("en")
    expect(page.locator(".coach-text")).to_contain_text("Send Reinforcements")


def test_it_can_be_left_and_played_on(visit: Visit, come: Come) -> None:
    visitor = begun(visit, come, "pavlov", size="phone", touch=True)
    visitor.button("ui-lesson-close").click()
    expect(visitor.page.locator(".coach")).to_have_count(0)
    number = visitor.state["number"]
    visitor.page.locator("[data-choice=end-cards]").first.click()
    visitor.settled(number + 1)
