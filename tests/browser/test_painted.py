"""A board that paints its things and draws no element for any: it is played all the same.

The board is `painted_board.js`, put in the place of Tank Battle's own; all else is as it always is.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from stavka.kernel import Match
from tests.browser.conftest import Visit
from tests.browser.tanks import offered, start
from tests.browser.visitor import Visitor
from tests.table.conftest import Come
from tests.table.prepared import shared
from tests.table.server import Client

BOARD = (Path(__file__).parent / "painted_board.js").read_text("utf-8")
# The middle of a hex, and whether it is in sight.
SPOT = """(id) => {
  const el = document.querySelector(".painted-test");
  const [column, row] = [Number(id.slice(0, 2)), Number(id.slice(2))];
  const [dx, dy, scale] = el.dataset.eye.split(" ").map(Number);
  const { left, right, top, bottom } = el.getBoundingClientRect();
  const x = left + dx + (column * 60 + 30) * scale, y = top + dy + (row * 60 + 30) * scale;
  return [x, y, x > left && x < right && y > top && y < bottom];
}"""


class Paint:
    """A player at the painted board: hexes are pressed, and what is lit is read from the map."""

    def __init__(self, visit: Visit, client: Client, match: Match[Any], boris: Client) -> None:
        self.visitor: Visitor = visit(client)
        self.visitor.context.route(
            "**/board/tanks/board.js*",
            lambda route: route.fulfill(body=BOARD, content_type="text/javascript"),
        )
        self.match = match
        self.page: Page = self.visitor.sit(shared(match, client, {"german": boris}), plain=True)
        self.map: Locator = self.page.locator(".painted-test")

    def press(self, hex: str, **how: Any) -> None:
        x, y, _ = self.page.evaluate(SPOT, hex)
        self.page.mouse.click(x, y, **how)

    def lit(self, *ids: str, manner: str = "can") -> None:
        expect(self.map).to_have_attribute(f"data-{manner}", " ".join(sorted(ids)))

    def place(self, unit: str) -> str:
        return str(self.match.view("soviet")["board"]["units"][unit]["place"])

    def button(self, choice: str) -> Locator:
        return self.page.locator(f".prompt-buttons [data-choice='{choice}']")


@pytest.fixture
def paint(visit: Visit, come: Come) -> Paint:
    return Paint(visit, come(language="en"), start("training", "1"), come())


def test_what_is_lit_is_what_choices_name_and_a_press_on_it_plays(paint: Paint) -> None:
    assert offered(paint.match, "soviet", "unit") == ["unit t26-1", "unit t34-1"]
    paint.lit("t26-1", "t34-1")
    assert paint.page.locator(".can, .board-frame [data-id]:not(.painted-thing)").count() == 0
    paint.press(paint.place("t26-1"))
    paint.lit("t26-1")  # it could be cleared
    expect(paint.button("march")).to_be_visible()
    paint.button("march").click()
    paint.match.play("soviet", "unit t26-1")
    paint.match.play("soviet", "march")
    hexes = [choice.split()[1] for choice in offered(paint.match, "soviet", "to")]
    paint.lit("t26-1", *hexes)
    paint.press(hexes[0])
    expect(paint.page.locator(".table")).to_have_attribute("data-number", "3")
    assert paint.visitor.board["drafts"]["t26-1"]["route"] == [hexes[0]]


def test_a_press_on_what_is_not_lit_is_told_why(paint: Paint) -> None:
    foe = next(u for u, each in units(paint) if each["side"] == "german")
    paint.press(paint.place(foe))
    note = paint.page.locator(".popover .whynot")
    expect(note).to_contain_text("Another player commands this unit.")
    expect(note.locator(".rule-chip").first).to_be_visible()
    box, (x, y, _) = note.bounding_box(), paint.page.evaluate(SPOT, paint.place(foe))
    assert box is not None
    assert abs(box["x"] - x) < 60
    assert abs(box["y"] - y) < 60
    paint.press(paint.place(foe), button="right")
    expect(paint.page.locator("dialog[open]")).to_contain_text(foe)


def test_keys_go_from_lit_thing_to_lit_thing_and_each_is_named(paint: Paint) -> None:
    page = paint.page
    cursor = page.locator(".painted-thing")
    cursor.focus()
    paint.lit("t26-1", manner="focus")
    news = page.locator(".painted-news")
    expect(news).to_have_text(str(cursor.get_attribute("aria-label")))
    expect(news).to_contain_text("T-26")
    page.keyboard.press("PageDown")
    paint.lit("t34-1", manner="focus")
    expect(news).to_contain_text("T-34")
    page.keyboard.press("PageDown")
    paint.lit("t26-1", manner="focus")
    page.keyboard.press("PageUp")
    paint.lit("t34-1", manner="focus")
    page.keyboard.press("Enter")
    expect(page.locator(".table")).to_have_attribute("data-number", "1")
    assert paint.visitor.board["writing"] == "t34-1"


def test_arrows_go_to_the_nearest_and_the_map_follows(paint: Paint) -> None:
    page = paint.page
    paint.press(paint.place("t26-1"))
    paint.button("march").click()
    paint.lit("0804", "0805", "0904", "0906", "1004", "1005", "t26-1")
    page.keyboard.press("Shift")  # from now on by keys
    page.locator(".painted-thing").focus()
    for _ in range(8):
        if paint.map.get_attribute("data-focus") == "0906":
            break
        page.keyboard.press("PageDown")
    for key, hex in {"ArrowUp": "t26-1", "ArrowRight": "1005", "ArrowLeft": "t26-1"}.items():
        page.keyboard.press(key)
        paint.lit(hex, manner="focus")
    for _ in range(5):
        page.locator(".zoom button").first.click()
    assert not page.evaluate(SPOT, "0904")[2]
    page.locator(".painted-thing").focus()
    page.keyboard.press("ArrowUp")
    paint.lit("0904", manner="focus")
    assert page.evaluate(SPOT, "0904")[2]
    page.keyboard.press("i")
    expect(page.locator("dialog[open]")).to_contain_text("0904")


def test_a_pointer_over_a_lit_thing_is_told_what_it_would_do(paint: Paint) -> None:
    x, y, _ = paint.page.evaluate(SPOT, paint.place("t34-1"))
    paint.page.mouse.move(x, y)
    expect(paint.page.locator(".tip")).to_contain_text("T-34")
    paint.page.mouse.move(x, y + 400)
    expect(paint.page.locator(".tip")).to_be_hidden()


def test_another_pick_takes_the_place_of_the_last_one(paint: Paint) -> None:
    def at(number: int, choices: int) -> dict[str, Any]:
        paint.visitor.settled(number)
        assert paint.visitor.state["choices"] == choices
        return paint.visitor.board

    paint.press(paint.place("t26-1"))
    assert at(1, 1)["writing"] == "t26-1"
    paint.press(paint.place("t34-1"))  # not offered now, but before the last pick
    assert at(2, 1)["writing"] == "t34-1"
    paint.press(paint.place("t26-1"))
    assert at(3, 1)["writing"] == "t26-1"
    paint.button("march").click()
    at(4, 2)
    paint.press("0805")
    assert at(5, 3)["drafts"]["t26-1"]["route"] == ["0805"]
    paint.press("1004")
    assert at(6, 3)["drafts"]["t26-1"]["route"] == ["1004"]
    paint.press("1003")
    assert at(7, 4)["drafts"]["t26-1"]["route"] == ["1004", "1003"]
    # The platoon is more than one pick ago: that is no slip of the hand.
    paint.press(paint.place("t34-1"))
    expect(paint.page.locator(".popover .whynot")).to_be_visible()
    paint.page.keyboard.press("Escape")
    paint.page.keyboard.press("u")
    assert at(8, 3)["drafts"]["t26-1"]["route"] == ["1004"]


def test_the_tour_points_at_a_painted_thing(paint: Paint) -> None:
    page = paint.page
    for _ in range(5):
        page.locator(".zoom button").first.click()
    hex = paint.place("t34-1")
    assert not page.evaluate(SPOT, hex)[2]
    page.keyboard.press("?")
    paint.visitor.button("ui-table-tour-again").click()
    expect(page.locator(".tour-card")).to_be_visible()
    x, y, seen = page.evaluate(SPOT, hex)
    assert seen
    page.wait_for_function(
        """([x, y]) => {
          const { left, right, top, bottom } = document
            .querySelector(".tour-light").getBoundingClientRect();
          return left < x && x < right && top < y && y < bottom && right - left < 400;
        }""",
        arg=[x, y],
    )


def units(paint: Paint) -> list[tuple[str, dict[str, Any]]]:
    return list(paint.match.view("soviet")["board"]["units"].items())
