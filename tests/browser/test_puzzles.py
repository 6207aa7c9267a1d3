"""Puzzles, in both languages: the list, a wrong beginning with its odds, the right one, and what is
kept of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import stavka
from stavka.kernel import Choice, Puzzle
from tests.browser.conftest import Visit
from tests.browser.test_axe import accessible
from tests.browser.test_people import fits
from tests.browser.visitor import Language, Visitor
from tests.table.conftest import Come
from tests.table.test_puzzles import GAME, easiest

STRIP = ".puzzle-strip"


def begin(visitor: Visitor, puzzle: Puzzle) -> Page:
    """From the list to the table."""
    page = visitor.go("/puzzles")
    aim = GAME.texts(visitor.language).say(puzzle.message)
    row = page.locator(".puzzle", has_text=aim).first
    row.get_by_role("button").click()
    page.locator(".table[data-number]").wait_for()
    expect(page.locator(f"{STRIP} .puzzle-task")).to_have_text(aim)
    return page


def do(visitor: Visitor, play: tuple[str, ...]) -> None:
    """Choice by choice, out of the list of all that can be done."""
    page = visitor.page
    page.get_by_role("tab", name=visitor.says("ui-table-choices"), exact=True).click()
    for choice in play:
        page.locator(f'.choice-list [data-choice="{choice}"]').click()


def in_words(play: tuple[str, ...], language: str) -> str:
    texts = GAME.texts(language)
    return " · ".join(texts.choice(Choice(each)) for each in play)


@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_wrong_try_and_a_right_one(visit: Visit, come: Come, language: Language) -> None:
    puzzle = easiest()
    visitor = visit(come(language=language), settings={"animation": "off", "confirm": False})
    page = visitor.go("/")
    page.locator(".hero-links a[href='/puzzles']").click()
    games = stavka.games().values()
    expect(page.locator(".puzzle")).to_have_count(sum(len(game.puzzles) for game in games))
    accessible(visitor)
    page.set_viewport_size({"width": 390, "height": 844})
    fits(visitor)
    page.set_viewport_size({"width": 1280, "height": 800})

    worst = puzzle.tries[-1]
    begin(visitor, puzzle)
    accessible(visitor)
    do(visitor, worst.play)
    verdict = page.locator(f"{STRIP} .puzzle-bad")
    expect(verdict).to_contain_text(in_words(worst.play, language))
    expect(verdict).to_contain_text(str(round(100 * puzzle.chance)))
    expect(page.locator(f"{STRIP} .puzzle-best")).to_have_count(0)
    visitor.button("ui-puzzle-show").click()
    best = page.locator(f"{STRIP} .puzzle-best li").first
    expect(best).to_have_text(in_words(puzzle.tries[0].play, language))
    accessible(visitor)

    visitor.button("ui-puzzle-again").click()
    expect(page.locator(f"{STRIP} .puzzle-bad")).to_have_count(0)
    expect(page.locator(f"{STRIP} .puzzle-task")).to_be_visible()
    do(visitor, puzzle.tries[0].play)
    expect(page.locator(f"{STRIP} .puzzle-good")).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(f"{STRIP} .puzzle-good")).to_be_visible()
    fits(visitor)
    page.set_viewport_size({"width": 1280, "height": 800})
    page.locator(f"{STRIP} a[href='/puzzles']").click()
    aim = GAME.texts(language).say(puzzle.message)
    row = page.locator(".puzzle", has_text=aim).first
    known = [visitor.says("ui-puzzles-found"), visitor.says("ui-puzzles-solved")]
    assert row.locator(".puzzle-standing").inner_text() in known
