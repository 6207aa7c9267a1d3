"""A press is for what lies under the pointer when it goes down, whatever the page does then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.journals import begun, brought, choices, golden
from tests.browser.playing import Player
from tests.browser.test_line import Message, between
from tests.browser.visitor import Visitor
from tests.table.conftest import Come

GAME = golden("solo-won")
SPENT = [n for n, choice in enumerate(choices(GAME)) if choice == "spend 2"]
SPEND = SPENT[1]  # of three tokens: all but one of its choices roll dice
CARD = next(n for n, choice in enumerate(choices(GAME)) if choice.startswith("play s"))
PLACES = """(all) => all.map((el) => {
  const { x, y, width, height } = el.getBoundingClientRect();
  return [x, y, width, height];
})"""
ANEW = "(el) => el.replaceWith(el.cloneNode(true))"
AWAY = "(el) => { el.style.translate = '0 -300px'; }"


def centre(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def hold(page: Page, thing: Locator) -> None:
    """The mouse goes down on it."""
    page.mouse.move(*centre(thing))
    page.mouse.down()


def played(visitor: Visitor) -> int:
    return int(visitor.state["choices"])


class Odds:
    """The question about odds is kept until somebody lets it go."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.add_init_script("""
          const send = WebSocket.prototype.send;
          window.kept = [];
          WebSocket.prototype.send = function (data) {
            const go = () => send.call(this, data);
            if (JSON.parse(data).type === "odds") window.kept.push(go);
            else go();
          };
        """)

    def asked(self) -> None:
        """Until they have been asked for and the letters are there, which move everything."""
        # A function: texts are evaluated again and again, and the page forbids it.
        self.page.wait_for_function("() => window.kept.length > 0")
        self.page.evaluate("() => document.fonts.ready.then(() => true)")

    def come(self, where: Locator) -> None:
        self.asked()
        self.page.evaluate("window.kept.splice(0).forEach((go) => go())")
        expect(where.locator(".odds").first).to_contain_text("%")


def before_dice(visit: Visit, come: Come, **looks: Any) -> tuple[Visitor, Odds]:
    client = come(language="ru")
    visitor = visit(client, **looks)
    odds = Odds(visitor.page)
    visitor.sit(brought(client, begun(GAME, SPEND)))
    return visitor, odds


@pytest.mark.parametrize("size", ["usual", "phone"])
def test_odds_that_come_move_no_button(visit: Visit, come: Come, size: str) -> None:
    visitor, odds = before_dice(visit, come, size=size)
    buttons = visitor.page.locator(".prompt button, .column, .board-frame")
    odds.asked()
    before = buttons.evaluate_all(PLACES)
    odds.come(visitor.page.locator(".prompt"))
    assert buttons.evaluate_all(PLACES) == before
    slots = visitor.page.locator(".choice-button .odds-slot:not(:empty)")
    assert slots.count() == 3
    for slot in slots.all():
        inside = slot.evaluate("""(el) => {
          const words = el.closest("button").querySelector(".label").getBoundingClientRect();
          const button = el.closest("button").getBoundingClientRect();
          const odds = el.querySelector(".fit").getBoundingClientRect();
          return odds.left >= button.left && odds.right <= button.right &&
            odds.bottom <= button.bottom && odds.top >= words.bottom - 3 && words.top >= button.top;
        }""")
        assert inside


def test_odds_that_come_move_no_row_of_the_list(visit: Visit, come: Come) -> None:
    visitor, odds = before_dice(visit, come)
    page = visitor.page
    page.get_by_role("tab", name=visitor.says("ui-table-choices")).click()
    rows = page.locator(".choice-list .choice")
    odds.asked()
    before = rows.evaluate_all(PLACES)
    assert len(before) == 4
    odds.come(page.locator(".choice-list"))
    assert rows.evaluate_all(PLACES) == before


@pytest.mark.parametrize("size", ["usual", "phone"])
def test_nothing_grows_or_moves_under_a_menu(visit: Visit, come: Come, size: str) -> None:
    client = come(language="ru")
    visitor = visit(client, size=size)
    attack = next(n for n, choice in enumerate(choices(GAME)) if choice.startswith("attack "))
    page = visitor.sit(brought(client, begun(GAME, attack)))
    around = page.locator(".prompt, .prompt button, .board-frame")
    before = around.evaluate_all(PLACES)
    man = choices(GAME)[attack].removeprefix("attack ")
    page.locator(f".can[data-id={man}]").first.click()
    expect(page.locator(".menu [role=menuitem]")).not_to_have_count(1)
    assert around.evaluate_all(PLACES) == before
    page.keyboard.press("Escape")
    expect(page.locator(".menu, .chosen")).to_have_count(0)
    assert around.evaluate_all(PLACES) == before


def test_a_press_holds_while_the_odds_come(visit: Visit, come: Come) -> None:
    visitor, odds = before_dice(visit, come)
    page = visitor.page
    hold(page, page.locator('.prompt [data-choice="spend 2"]'))
    odds.come(page.locator(".prompt"))
    page.mouse.up()
    Player(visitor).wait(SPEND + 1)
    assert [line["text"] for line in visitor.state["log"]]
    assert played(visitor) == SPEND + 1


def card(visit: Visit, come: Come, **looks: Any) -> tuple[Visitor, Locator, list[Message]]:
    """A lit card of the hand, and what is sent."""
    client = come(language="ru")
    visitor = visit(client, **looks)
    sent: list[Message] = []

    def keep(message: Message, _answer: Callable[[Message], None]) -> bool:
        if message["type"] == "play":
            sent.append(message)
        return True

    between(visitor.page, keep)
    visitor.sit(brought(client, begun(GAME, CARD)))
    _, name, half = choices(GAME)[CARD].split()
    return visitor, visitor.page.locator(f'.can[data-id="{name} {half}"]'), sent


def made(visitor: Visitor, sent: list[Message]) -> None:
    """The choice has been made, once."""
    Player(visitor).wait(CARD + 1)
    assert [message["choice"] for message in sent] == [choices(GAME)[CARD]]


@pytest.mark.parametrize("change", [ANEW, AWAY], ids=["anew", "away"])
def test_a_press_holds_though_the_thing_is_drawn_anew_or_moves(
    visit: Visit, come: Come, change: str
) -> None:
    visitor, thing, sent = card(visit, come)
    hold(visitor.page, thing)
    thing.evaluate(change)
    visitor.page.mouse.up()
    made(visitor, sent)


def test_a_finger_that_presses_holds_too(visit: Visit, come: Come) -> None:
    visitor, thing, sent = card(visit, come, touch=True)
    thing.scroll_into_view_if_needed()
    x, y = centre(thing)
    finger = visitor.context.new_cdp_session(visitor.page)
    down = {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    finger.send("Input.dispatchTouchEvent", down)
    thing.evaluate(AWAY)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    made(visitor, sent)


def only_now(visitor: Visitor, thing: Locator, sent: list[Message]) -> None:
    """The choice is made by one more click, and has not been made before."""
    assert not sent
    thing.click()
    made(visitor, sent)


def test_who_draws_the_pointer_away_takes_his_press_back(visit: Visit, come: Come) -> None:
    visitor, thing, sent = card(visit, come)
    x, y = centre(thing)
    hold(visitor.page, thing)
    thing.evaluate(ANEW)
    visitor.page.mouse.move(x + 12, y)
    visitor.page.mouse.up()
    only_now(visitor, thing, sent)


def test_a_press_goes_through_no_dialog_that_has_opened(visit: Visit, come: Come) -> None:
    visitor, thing, sent = card(visit, come)
    hold(visitor.page, thing)
    visitor.page.keyboard.press("Shift+Slash")  # help
    expect(visitor.page.locator("dialog[open]")).to_be_visible()
    visitor.page.mouse.up()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("dialog[open]")).to_have_count(0)
    only_now(visitor, thing, sent)
