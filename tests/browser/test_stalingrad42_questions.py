"""What a player asks of a hex of Stalingrad '42: who could come there, and who would be out of
supply if the enemy stood there."""

from __future__ import annotations

from playwright.sync_api import expect

from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import Position
from stavka.games.stalingrad42.rules.supply import supplied_by_road
from stavka.hexes import members
from stavka.kernel import Match
from tests.browser.conftest import Visit
from tests.browser.journals import brought
from tests.browser.stalingrad42 import Commander, begin, play, quickly
from tests.table.conftest import Come


def test_who_can_come_to_an_empty_hex_is_listed_and_sent(visit: Visit, come: Come) -> None:
    match = quickly(begin(), until="movement-phase", side="axis")
    hex, unit = empty_hex(match)
    client = come(language="ru")
    commander = Commander(visit(client))
    page = commander.sit(brought(client, match.journal))
    number = commander.number()
    commander.press(hex)
    comers = page.locator(".s42-comers [data-unit]")
    able = list(match.study("axis", "reach", hex))
    expect(comers).to_have_count(len(able))
    assert [each.get_attribute("data-unit") for each in comers.all()] == able
    page.locator(f".s42-comers [data-unit='{unit}']").click()
    commander.wait(number + 2)
    assert commander.visitor.board["units"][unit][0] == hex


def empty_hex(match: Match[Position]) -> tuple[str, str]:
    """Where nobody stands and several can come, and the first of them."""
    taken = {place for place, *_ in match.view(None)["board"]["units"].values()}
    for choice in map(str, match.choices("axis")):
        if choice.startswith("move "):
            tried = play(match.fork(), [choice])
            for place in map(str, tried.choices("axis")):
                verb, _, hex = place.partition(" ")
                if verb == "to" and hex.isdecimal() and hex not in taken:
                    found = match.study("axis", "reach", hex)
                    if len(found) > 2:
                        return hex, next(iter(found))
    raise AssertionError("no such hex")


def test_a_press_says_who_would_be_out_of_supply_if_the_enemy_stood_there(
    visit: Visit, come: Come
) -> None:
    match = quickly(begin(), until="movement-phase", side="soviet")
    client = come(language="en")
    commander = Commander(visit(client))
    page = commander.sit(brought(client, match.journal))
    hex, lost = max(
        ((hex, match.study("soviet", "cut", hex)["soviet"]) for hex in roads_of(match)),
        key=lambda each: len(each[1]),
    )
    assert lost
    page.keyboard.press("Shift+S")
    commander.press(hex)
    losers = page.locator(".s42-losers [data-unit]")
    expect(losers).to_have_count(len(lost))
    assert [each.get_attribute("data-unit") for each in losers.all()] == lost


def roads_of(match: Match[Position]) -> list[str]:
    """Empty hexes by which supply comes to the Soviets."""
    p = match.position
    roads = supplied_by_road(p, SOVIET) & ~p.field.units[SOVIET] & ~p.field.units[AXIS]
    return [GRID.number(hex) for hex in members(roads)]
