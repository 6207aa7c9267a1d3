"""The player aid: a sheet of tables over the board and on paper."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import stavka
from stavka.kernel import Message
from tests.browser.conftest import Visit
from tests.browser.journals import begun, brought, golden
from tests.browser.test_axe import accessible
from tests.browser.visitor import SIZES, Language
from tests.table.conftest import Come

HOUSE = ("pavlov", "tanks", "partisans", "stalingrad42")
LANGUAGES: tuple[Language, ...] = ("ru", "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", HOUSE)
def test_the_sheet_is_whole_and_prints_on_one_page(
    visit: Visit, game: str, language: Language
) -> None:
    visitor = visit(language=language)
    page = visitor.page
    visitor.go(f"/aid/{game}")
    howto, texts = stavka.game(game).howto, stavka.game(game).texts(language)
    assert howto is not None
    for phase in howto.phase:
        expect(page.locator(".aid-sequence")).to_contain_text(texts.say(Message(phase.text)))
    assert page.locator(".aid-table").count() >= 4
    assert "⟦" not in page.locator("main").inner_text()
    assert "undefined" not in page.locator("main").inner_text()
    paper = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1


def test_figures_are_those_of_the_edition_and_say_where_they_come_from(visit: Visit) -> None:
    visitor = visit(language="en")
    visitor.go("/aid/stalingrad42")
    table = visitor.page.locator(".aid-table", has_text="Combat results")
    box = stavka.game("stalingrad42").edition.figures["crt"]
    expect(table.locator("thead th")).to_have_text(["Die", *box])
    for n, line in enumerate(table.locator("tbody tr").all()):
        expect(line.locator("td")).to_have_text([column["results"][n] for column in box.values()])
    expect(table.locator("h3 small")).to_have_text(
        visitor.says("ui-table-origin-reconstructed").lower()
    )
    expect(table.locator("sup")).to_have_count(0)
    defence = visitor.page.locator(".aid-table", has_text="Determined defence")
    expect(defence.locator("sup[data-origin=printed]")).to_have_count(2)


@pytest.mark.parametrize("game", HOUSE)
def test_it_is_read_on_a_phone_and_by_everybody(visit: Visit, game: str) -> None:
    visitor = visit(language="ru", size="phone")
    visitor.go(f"/aid/{game}")
    page = visitor.page
    expect(page.locator(".aid-origins")).to_be_visible()
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide == SIZES["phone"]["width"]
    beyond = "(el) => el.scrollWidth - el.clientWidth"
    assert visitor.page.locator(".aid-scroll").first.evaluate(beyond) < 30
    accessible(visitor)


def test_it_opens_over_the_board_by_a_key_and_from_the_help(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    visitor = visit(client)
    page = visitor.sit(brought(client, begun(golden("solo-won"), 0)))
    sheet = page.locator("dialog.aid-dialog")
    page.keyboard.press("t")
    expect(sheet.locator(".aid-origins")).to_be_visible()
    printed = sheet.locator("a[href^='/aid/pavlov#']")
    expect(printed).to_have_text(visitor.says("ui-aid-print"))
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.keyboard.press("?")
    page.locator("dialog.table-help").get_by_role("button", name=visitor.says("ui-aid")).click()
    expect(sheet.locator(".aid-origins")).to_be_visible()
    accessible(visitor)


def test_what_is_printed_at_a_table_has_the_figures_of_its_match(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    made = client.create(figures={"germans.riflemen.defense": 6})
    visitor = visit(client)
    page = visitor.sit(made["id"])
    page.keyboard.press("t")
    with page.expect_popup() as opened:
        page.locator("dialog.aid-dialog a[href^='/aid/']").click()
    paper = opened.value
    own = paper.locator("td", has=paper.locator("sup[data-origin=own]"))
    expect(own).to_have_text(["6†"])
    visitor.go("/aid/pavlov")
    expect(page.locator(".aid-origins")).to_be_visible()
    expect(page.locator("sup[data-origin=own]")).to_have_count(0)
