"""The cards of the set-up page: a picture of each scenario, by the brushes of the game's board."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.test_axe import accessible
from tests.browser.visitor import SIZES, Visitor

CARDS = {"pavlov": 3, "tanks": 8, "partisans": 2, "stalingrad42": 4}

# What of a picture is painted: shapes with an extent in a colour, as far as they lie in sight.
PAINTED = """(els) => els.map((el) => {
  const frame = el.getBoundingClientRect();
  return [...el.querySelectorAll("path, rect, circle, text")].filter((shape) => {
    const { fill, stroke, visibility } = getComputedStyle(shape);
    const { left, right, top, bottom } = shape.getBoundingClientRect();
    return (fill !== "none" || stroke !== "none") && visibility === "visible"
      && right - left + bottom - top > 0 && left < frame.right && right > frame.left
      && top < frame.bottom && bottom > frame.top;
  }).length;
})"""
# How much of a picture its drawing leaves bare.
BARE = """(els) => els.map((el) => {
  const [frame, drawn] = [el.parentElement, el].map((each) => each.getBoundingClientRect());
  return Math.max(frame.width - drawn.width, frame.height - drawn.height);
})"""
BOXES = """(els) => els.map((el) => {
  const { width, height } = el.getBoundingClientRect();
  return [Math.round(width), Math.round(height), el.getBoundingClientRect().top + scrollY];
})"""


def opened(visitor: Visitor, game: str) -> None:
    """The set-up page with all its pictures."""
    visitor.go(f"/new/{game}")
    expect(visitor.page.locator(".scenario-picture > svg")).to_have_count(CARDS[game])


@pytest.mark.parametrize("size", ["usual", "phone"])
@pytest.mark.parametrize("game", CARDS)
def test_every_scenario_has_a_picture_of_its_own(visit: Visit, game: str, size: str) -> None:
    visitor = visit(language="ru", size=size)
    opened(visitor, game)
    page = visitor.page
    drawn = page.locator(".scenario .scenario-picture[aria-hidden=true] > svg")
    expect(drawn).to_have_count(page.locator(".scenario").count())
    assert min(drawn.evaluate_all(PAINTED)) >= 10
    pictures = drawn.evaluate_all("(els) => els.map((el) => el.innerHTML)")
    assert len(set(pictures)) == CARDS[game]
    for width, height, _ in page.locator(".scenario-picture").evaluate_all(BOXES):
        if size == "phone":  # beside the words, as high as they are
            assert 110 < width < height
        else:
            assert width > 200
            assert 1.2 < width / height < 1.63
    assert max(drawn.evaluate_all(BARE)) <= 2
    assert page.evaluate("document.documentElement.scrollWidth") == SIZES[size]["width"]


def test_pictures_keep_their_places_while_they_come(visit: Visit) -> None:
    visitor = visit(language="ru")
    page = visitor.page
    held: list[Route] = []
    page.route("**/board/tanks/scenarios.js", lambda route: held.append(route))
    with page.expect_request("**/board/tanks/scenarios.js"):
        visitor.go("/new/tanks")
    places = page.locator(".scenario-picture")
    expect(places).to_have_count(CARDS["tanks"])
    expect(places.locator("svg")).to_have_count(0)
    before = places.evaluate_all(BOXES)
    held[0].continue_()
    expect(places.locator("svg.tk-map")).to_have_count(CARDS["tanks"])
    assert places.evaluate_all(BOXES) == before


def test_names_of_towns_are_in_the_language_of_the_page(visit: Visit) -> None:
    visitor = visit(language="ru")
    opened(visitor, "stalingrad42")
    page = visitor.page
    blau = page.locator(".scenario-picture[data-scenario=fall-blau]")
    expect(blau.locator("text")).to_have_text(["Харьков", "Воронеж", "Ростов"])
    page.locator(".languages button[lang=en]").click()
    expect(blau.locator("text")).to_have_text(["Kharkov", "Voronezh", "Rostov"])


@pytest.mark.parametrize("game", CARDS)
def test_nobody_is_shut_out(visit: Visit, game: str) -> None:
    visitor = visit(language="ru")
    opened(visitor, game)
    accessible(visitor)
