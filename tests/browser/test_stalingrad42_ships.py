"""Ships of Stalingrad '42 at the table: who goes by sea is picked, and the port where it lands."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

import stavka
from stavka.kernel import Match
from tests.browser.conftest import Visit
from tests.browser.test_stalingrad42_moving import SETTINGS, Mover, board
from tests.table.conftest import Come

LANGUAGES = {"en": "By sea", "ru": "Морем"}


@cache
def harbours() -> Match[Any]:
    """The first Soviet movement phase of the Caucasus in which somebody can sail."""
    match = stavka.game("stalingrad42").start(scenario="caucasus", seed=1)
    while not (board(match)["side"] == "soviet" and sailors(match)):
        seat = match.waiting[0]
        choices = [str(choice) for choice in match.choices(seat)]
        match.play(seat, next((c for c in choices if c.startswith("end-")), choices[0]))
    return match


def sailors(match: Match[Any]) -> list[str]:
    seat = match.waiting[0]
    return [str(c.args[0]) for c in match.choices(seat) if c.verb == "sea"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_unit_goes_by_sea_to_a_port_that_is_lit(visit: Visit, come: Come, language: str) -> None:
    client = come(language=language)
    mover = Mover(visit(client, settings=SETTINGS), client, harbours())
    unit = sailors(mover.match)[0]
    sea = mover.page.locator(".s42-verb[data-id=sea]")
    expect(sea).to_have_text(LANGUAGES[language])
    tried = mover.match.fork()
    tried.play(tried.waiting[0], f"sea {unit}")
    ports = board(tried)["moving"]["sea"]
    sea.click()
    mover.line(unit).click()
    mover.at(1)
    expect(mover.stage).to_have_attribute("data-reach", str(len(ports)))
    end = sorted(ports)[0]
    mover.page.mouse.move(*mover.spot(end))
    expect(mover.stage).to_have_attribute("data-way", LANGUAGES[language])
    mover.press(end)
    mover.at(2)
    assert mover.units[unit][0] == end
