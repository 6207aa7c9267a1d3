"""A match over weeks: what happened while one was away, the past turn by turn, the end as a
history."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import expect

from stavka.games.stalingrad42.events import BattleFought, ControlTaken, TurnBegins
from stavka.kernel import Journal
from stavka.table.past import replay
from tests.browser.conftest import Visit
from tests.browser.journals import begun, brought
from tests.browser.stalingrad42 import Commander
from tests.games.stalingrad42.make_golden import FOLDER as GOLDEN
from tests.table.conftest import Come
from tests.table.prepared import shared

pytestmark = pytest.mark.slow

LENGTH = 600  # choices of a match that goes on

SEEN = """() => window.said.some((words) => JSON.parse(words).type === "seen")"""


@cache
def a_game() -> Journal:
    """The Axis wins Fall Blau before its time: the shortest of the golden games."""
    name = "fall-blau-goal-axis-at-a-check-recruit-idle"
    return Journal.parse((GOLDEN / f"{name}.journal").read_text(encoding="utf-8"))


@cache
def battles() -> list[tuple[int, int, BattleFought]]:
    """Each with its turn and the choice that brought it."""
    found, turn = [], 1
    for number, (_, deed) in enumerate(replay(a_game())):
        for event in deed.events:
            if isinstance(event, TurnBegins):
                turn = event.turn
            elif isinstance(event, BattleFought):
                found.append((turn, number, event))
    return found


@cache
def taken() -> set[str]:
    """What the Axis has ever taken."""
    return {
        event.place
        for _, deed in replay(a_game())
        for event in deed.events
        if isinstance(event, ControlTaken) and event.side == "side-axis"
    }


def test_the_end_is_a_history_and_leads_back_into_the_match(visit: Visit, come: Come) -> None:
    client = come(language="en")
    commander = Commander(visit(client))
    page = commander.sit(brought(client, a_game()))
    ending = page.locator("dialog.ending")
    fronts = ending.locator(".s42-ghost")
    count = battles()[-1][0] + 1  # of each turn, and at the end
    expect(fronts).to_have_count(count)
    assert len({path.get_attribute("d") for path in fronts.all()}) == count

    told = ending.locator(".s42-ending-turn")
    slider = ending.locator(".s42-ending-time input")
    slider.fill("0")
    first = [battle for turn, _, battle in battles() if turn == 1]
    expect(told.locator("h4")).to_contain_text("Turn 1")
    expect(told).to_contain_text(f"{len(first)} battles")
    expect(told.locator(".s42-then")).to_contain_text("Fall Blau begins")
    fought = ending.locator(".s42-fights:not(.s42-ending-signs *) path")
    expect(fought).to_have_count(len(first))
    towns = ending.locator(".s42-ending-towns tbody tr")
    expect(towns).to_have_count(4)
    for name, hex in (("Rostov", "3134"), ("Millerovo", "3322"), ("Voronezh", "2503")):
        here = re.compile("days?" if hex in taken() else "not taken")
        expect(towns.filter(has_text=name)).to_contain_text(here)

    page.set_viewport_size({"width": 340, "height": 700})
    body = ending.locator(".dialog-body")
    assert body.evaluate("(el) => el.scrollWidth <= el.clientWidth")

    greatest = ending.locator(".s42-ending-battles li")
    expect(greatest).to_have_count(6)
    numbers = "|".join(f"{number:,}" for _, number, _ in battles())
    greatest.first.get_by_role("button").click()
    expect(ending).to_have_count(0)
    expect(page.locator(".replay.on .replay-label")).to_have_text(re.compile(f"^({numbers}) of"))
    expect(page.locator(".s42-stage")).not_to_have_attribute("data-fronts", "")


def test_one_goes_back_by_turns_and_battles(visit: Visit, come: Come) -> None:
    client = come(language="en")
    commander = Commander(visit(client))
    page = commander.sit(brought(client, begun(a_game(), LENGTH)))
    numbers = [number for _, number, _ in battles() if number <= LENGTH]
    page.get_by_label("To the beginning", exact=True).click()
    chips = page.locator(".replay-strip button")
    expect(chips.first).to_have_attribute("aria-label", re.compile("Turn 1: Jun 28"))
    label = page.locator(".replay-label")
    on = page.get_by_label("Battle: the next one")
    for number in numbers[:2]:
        on.click()
        expect(label).to_have_text(f"{number} of {LENGTH}")
    page.get_by_label("Battle: the one before").click()
    expect(label).to_have_text(f"{numbers[0]} of {LENGTH}")
    chips.nth(1).click()
    expect(page.locator(".s42-track")).to_contain_text("Turn 2")
    expect(page.locator(".s42-stage")).to_have_attribute("data-fronts", "2")
    page.locator(".replay-live").click()
    expect(page.locator(".s42-stage")).to_have_attribute("data-fronts", "")


def test_who_comes_back_is_told_by_turns_and_battles(visit: Visit, come: Come) -> None:
    away, enemy = come(language="en"), come()
    end = battles()[3][1]
    start = end - 5  # the Axis goes on with its combat phase
    assert {entry.seat for entry in a_game().entries[start:end]} == {"axis"}
    match = shared(begun(a_game(), start).replay(), enemy, {"soviet": away})
    commander = Commander(visit(away))
    page = commander.sit(match)
    page.wait_for_function(SEEN)
    commander.visitor.go("/")
    line = enemy.open(match)
    for entry in a_game().entries[start:end]:
        line.play(entry.choice)
    commander.sit(match)
    told = page.locator(".s42-visit")
    expect(told.locator(".s42-since-title")).to_contain_text("1 turn · 1 battle")
    told.locator(".s42-since-title").click()
    row = told.locator(".s42-battle-row")
    (battle,) = (battle for _, number, battle in battles() if start < number <= end)
    expect(row).to_contain_text(battle.place)
    row.click()
    expect(page.locator(".replay-label")).to_have_text(f"{end} of {end}")
