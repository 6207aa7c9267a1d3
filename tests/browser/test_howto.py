"""How a game is played: a page for each, with pictures by the brushes of its board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import stavka
from stavka.kernel import Message
from tests.browser.conftest import Visit
from tests.browser.journals import begun, brought, golden
from tests.browser.test_axe import accessible
from tests.browser.visitor import SIZES, Language, Visitor
from tests.table.conftest import Come

HOUSE = ("pavlov", "tanks", "partisans", "stalingrad42")
LANGUAGES: tuple[Language, ...] = ("ru", "en")
SCREENS = 5.5  # of a usual window: a page that is read at one go

# Pictures without anything drawn in them: no size, or a canvas without a spot of paint.
EMPTY = """(els) => els.filter((el) => {
  const { width, height } = el.getBoundingClientRect();
  if (width < 20 || height < 20) return true;
  if (!(el instanceof HTMLCanvasElement)) return el.childElementCount === 0;
  const { data } = el.getContext("2d").getImageData(0, 0, el.width, el.height);
  return !data.some((value) => value > 0);
}).map((el) => el.outerHTML)"""
# Numbers that lie on another one or outside of what they belong to.
ASTRAY = """() => {
  const found = [];
  for (const figure of document.querySelectorAll(".howto-figure")) {
    const frame = figure.closest(".howto-part").getBoundingClientRect();
    const boxes = [...figure.querySelectorAll("b")].filter((b) => b.closest(".howto-pointer"))
      .map((b) => b.getBoundingClientRect());
    boxes.forEach((a, n) => {
      if (a.left < frame.left || a.right > frame.right) found.push(`${n + 1} is outside`);
      for (const b of boxes.slice(n + 1))
        if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
          found.push(`${n + 1} lies on another`);
    });
  }
  return found;
}"""


# Each game in each size, with the typefaces of the table and without them.
CASES = [
    (game, size, (row + column) % 2 == 0)
    for row, game in enumerate(HOUSE)
    for column, size in enumerate(("usual", "phone"))
]


@pytest.mark.parametrize(("game", "size", "faces"), CASES)
def test_the_page_tells_all_with_pictures_in_both_languages(
    visit: Visit, game: str, size: str
) -> None:
    visitor = visit(language=LANGUAGES[0], size=size)
    visitor.go(f"/howto/{game}")
    tells_all(visitor, game, size)
    visitor.speak(LANGUAGES[1])
    tells_all(visitor, game, size)


def tells_all(visitor: Visitor, game: str, size: str) -> None:
    page = visitor.page
    howto, texts = stavka.game(game).howto, stavka.game(game).texts(visitor.language)
    assert howto is not None
    expect(page.locator(".howto-section")).to_have_count(5)
    sentences = [texts.say(Message(id)) for id in howto.messages()]
    for sentence in sentences[:: len(sentences) - 1]:  # until the page is there from end to end
        expect(page.locator(".howto")).to_contain_text(sentence)
    told = " ".join(str(page.locator(".howto").text_content()).split())
    assert [sentence for sentence in sentences if sentence not in told] == []
    expect(page.locator(".howto-tips li")).to_have_count(5)
    drawn = page.locator(".howto-drawn > :first-child, .howto-sign > :first-child")
    expect(drawn).to_have_count(len(list(howto.pictures())))
    assert drawn.evaluate_all(EMPTY) == []
    pointed = page.locator(".howto-pointer")
    expect(pointed).to_have_count(sum(len(part.notes) for part in howto.part))
    assert page.evaluate(ASTRAY) == []
    width, height = page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert width == SIZES[size]["width"]
    if size == "usual":
        assert height < SCREENS * SIZES[size]["height"]


@pytest.mark.parametrize("game", HOUSE)
def test_nobody_is_shut_out(visit: Visit, game: str) -> None:
    visitor = visit(language="ru")
    visitor.go(f"/howto/{game}")
    expect(visitor.page.locator(".howto-tips")).to_be_visible()
    accessible(visitor)


@pytest.mark.parametrize("path", ["/", "/new/pavlov", "/rules/pavlov"])
def test_pages_lead_there(visit: Visit, path: str) -> None:
    visitor = visit(language="ru")
    visitor.go(path)
    visitor.page.locator("a[href='/howto/pavlov']").click()
    expect(visitor.page.locator(".howto h1")).to_have_text("Дом Павлова")


def test_the_help_of_the_table_leads_there(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    visitor = visit(client)
    page = visitor.sit(brought(client, begun(golden("solo-won"), 0)))
    page.keyboard.press("?")
    link = page.locator("dialog.table-help a[href='/howto/pavlov']")
    expect(link).to_have_text(visitor.says("ui-howto"))
    expect(link).to_have_attribute("target", "_blank")


def test_the_language_is_switched_on_the_page(visit: Visit) -> None:
    visitor = visit(language="ru")
    visitor.go("/howto/tanks")
    page = visitor.page
    expect(page.locator(".howto h1")).to_have_text("Танковый бой")
    page.locator(".languages button[lang=en]").click()
    expect(page.locator(".howto-tips li").first).to_contain_text("Tanks see six hexes far")


def test_a_game_without_such_a_page_says_so(visit: Visit) -> None:
    visitor = visit(language="en")
    visitor.go("/howto/nothing")
    expect(visitor.page.locator("main h1")).to_have_text(visitor.says("ui-lost-title"))
