"""Trains of Stalingrad '42 at the table: who goes by rail, along which line, and how many are left;
with the mouse, by keys and on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from stavka.kernel import Match
from tests.browser.conftest import Visit
from tests.browser.test_stalingrad42_moving import SETTINGS, Mover, board
from tests.table.conftest import Come

LANGUAGES = {
    "en": "By rail: {} left, {} of them from the map",
    "ru": "По железной дороге: осталось {}, из них с карты {}",
}


def rider(match: Match[Any]) -> tuple[str, str]:
    """A unit on the map that can go by rail, and where to: near, so that both are in sight."""
    seat = match.waiting[0]
    units = board(match)["units"]
    for choice in map(str, match.choices(seat)):
        verb, _, unit = choice.partition(" ")
        if verb == "rail" and units[unit][0].isdigit():
            tried = match.fork()
            tried.play(seat, choice)
            near = board(tried)["moving"]["rail"]
            ends = {c.args[0] for c in tried.choices(seat) if c.args[0] in near}
            end = min((hex for hex in ends if near[hex][0] == 2), default="")
            if end:
                return unit, end
    raise AssertionError("nobody goes by rail")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_unit_goes_by_rail_and_the_trains_are_counted(
    visit: Visit, come: Come, language: str
) -> None:
    client = come(language=language)
    mover = Mover(visit(client, settings=SETTINGS), client)
    unit, end = rider(mover.match)
    rail = mover.page.locator(".s42-verb[data-id=rail]")
    expect(rail).to_have_text(LANGUAGES[language].format(4, 1))
    mover.near(unit)
    rail.click()
    mover.line(unit).click()
    mover.at(1)
    tried = mover.match.fork()
    tried.play(tried.waiting[0], f"rail {unit}")
    line = board(tried)["moving"]["rail"]
    expect(mover.stage).to_have_attribute("data-reach", str(len(line)))  # the railways are lit
    mover.page.mouse.move(*mover.spot(end))
    expect(mover.stage).not_to_have_attribute("data-way", "")
    mover.press(end)
    mover.at(2)
    assert mover.units[unit][0] == end
    assert "entrained" in mover.units[unit][2]
    expect(rail).to_have_text(LANGUAGES[language].format(3, 0))


def test_by_keys_a_train_is_sent_to_the_next_lit_hex(visit: Visit, come: Come) -> None:
    client = come(language="en")
    mover = Mover(visit(client, settings=SETTINGS), client)
    page, cursor = mover.page, mover.page.locator(".painted-thing")
    unit, _ = rider(mover.match)
    page.locator(".s42-verb[data-id=rail]").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Period")  # from the button to the map, which may already name the unit
    while cursor.get_attribute("data-id") != unit:
        page.keyboard.press("Period")
    page.keyboard.press("Enter")
    mover.at(1)
    assert mover.moving == [unit]
    expect(cursor).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(mover.stage).not_to_have_attribute("data-way", "")
    end = str(cursor.get_attribute("data-id"))
    page.keyboard.press("Enter")
    mover.at(2)
    assert mover.units[unit][0] == end
    assert "entrained" in mover.units[unit][2]
