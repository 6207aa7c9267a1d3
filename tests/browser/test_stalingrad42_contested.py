"""A contested city of Stalingrad '42 at the table: the north of Stalingrad in Uranus, where both
sides stand from the beginning."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from stavka.games.stalingrad42.position import Position
from stavka.kernel import Match
from tests.browser.conftest import Visit
from tests.browser.stalingrad42 import Commander, begin, play, quickly, soon
from tests.table.conftest import Come

CITY = "5521"
QUICK = {"animation": "off", "confirm": False}
NEARER = "(id) => board.map.show([board.map.spot(id)])"


def short_turn() -> Match[Position]:
    """The Germans move tactically after the first blow of the Soviets."""
    return quickly(begin(1, "uranus"), until="movement-phase", side="axis")


def can_attack() -> Match[Position]:
    """The first combat phase in which the Germans may attack."""
    match = short_turn()
    while not match.view(None)["board"]["targets"]:
        soon(match, match.waiting[0])
        quickly(match, until="combat-phase", side="axis")
    return match


def near(commander: Commander) -> None:
    """So near that a fan leaves the hexes beside it free."""
    commander.page.evaluate(NEARER, CITY)
    commander.ready()
    commander.visitor.frame()


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", ["usual", "phone"])
def test_the_city_is_read_and_entered_by_clicks(
    visit: Visit, come: Come, language: str, size: str
) -> None:
    client = come(language=language)
    commander = Commander(visit(client, size=size, settings=QUICK))
    page = commander.sit(client.bring(short_turn()))
    assert commander.visitor.board["contested"] == {CITY: "axis"}
    near(commander)
    commander.play("move pzg-3")
    near(commander)
    commander.play(f"tactical {CITY}")
    assert commander.visitor.board["units"]["pzg-3"][0] == CITY
    expect(page.locator(".prompt.yours")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_those_inside_attack_with_those_outside(visit: Visit, come: Come, language: str) -> None:
    match = can_attack()
    client = come(language=language)
    commander = Commander(visit(client, settings=QUICK))
    page = commander.sit(client.bring(match))
    near(commander)
    commander.play(f"attack {CITY}")
    near(commander)
    commander.play("by pz-16")  # within the city
    commander.play("by pz-24")  # beside it
    expect(page.locator(".s42-fight").first).to_contain_text("29.1.1d")
    play(match, [f"attack {CITY}", "by pz-16", "by pz-24"])
    assert commander.visitor.board["battle"] == match.view(None)["board"]["battle"]
