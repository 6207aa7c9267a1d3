"""The map of Stalingrad '42 at the table follows the weather of the match. An edition of one's own
brings rain or snow to the first turn of Fall Blau."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.position import Position
from stavka.kernel import Match
from tests.browser.conftest import Visit
from tests.browser.stalingrad42 import Commander, quickly
from tests.table.conftest import Come

RAIN = """
[scenarios.fall-blau]
weather = "rain"
[turns.2]
season = "mud"
"""
SNOW = """
[scenarios.fall-blau]
weather = "snow"
[turns.1]
season = "winter"
"""


def begin(folder: Path, figures: str) -> Match[Position]:
    file = folder / "own.toml"
    file.write_text(figures, encoding="utf-8")
    return GAME.start(scenario="fall-blau", seed="1", edition=file)


def look(page: Page, wanted: str) -> None:
    expect(page.locator(f".s42-stage[data-ready=true][data-look='{wanted}']")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "rain", "mud", "snow"),
    [("en", "rain", "clear, mud", "snow"), ("ru", "дождь", "ясно, распутица", "снег")],
)
def test_map_and_heading_follow_the_weather(
    visit: Visit, come: Come, tmp_path: Path, language: str, rain: str, mud: str, snow: str
) -> None:
    client = come(language=language)
    commander = Commander(visit(client, settings={"animation": "off"}))
    wet = begin(tmp_path, RAIN)
    page = commander.sit(client.bring(wet))
    expect(page.locator(".s42-weather")).to_have_text(rain)
    look(page, "mud flooded")
    quickly(wet, until="initial-phase", side="soviet")
    wet.play("soviet", "end-initial")
    page = commander.sit(client.bring(quickly(wet, until="initial-phase", side="axis")))
    expect(page.locator(".s42-weather")).to_have_text(mud)
    look(page, "mud flooded")
    page = commander.sit(client.bring(begin(tmp_path, SNOW)))
    expect(page.locator(".s42-weather")).to_have_text(snow)
    look(page, "winter")
    expect(page.locator(".s42-sky")).to_be_hidden()
    page.set_viewport_size({"width": 390, "height": 844})  # where the header has no room for it
    expect(page.locator(".s42-weather")).to_be_hidden()
    expect(page.locator(".s42-sky")).to_be_visible()
    expect(page.locator(".s42-sky")).to_contain_text(f" · {snow}")


def test_in_summer_only_the_days_are_told(visit: Visit, come: Come) -> None:
    client = come(language="en")
    commander = Commander(visit(client, settings={"animation": "off"}))
    page = commander.sit(client.bring(GAME.start(scenario="fall-blau", seed="1")))
    look(page, "summer")
    expect(page.locator(".s42-points")).to_be_visible()
    expect(page.locator(".s42-weather")).to_have_count(0)
    page.set_viewport_size({"width": 390, "height": 844})  # there the days are told
    expect(page.locator(".s42-sky")).to_have_text(re.compile("^Jun 28 – Jul 2$"))
