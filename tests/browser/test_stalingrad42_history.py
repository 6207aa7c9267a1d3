"""A match over weeks: what happened while one was away, the past turn by turn, the end as a
history."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import expect

from stavka.games.stalingrad42.events import BattleFought, TurnBegins
from stavka.kernel import Journal
from stavka.table.past import replay
from tests.browser.conftest import Visit
from tests.browser.journals import begun, brought
from tests.browser.stalingrad42 import Commander
from tests.games.stalingrad42.make_golden import FOLDER as GOLDEN
from tests.table.conftest import Come
from tests.table.prepared import shared

pytestmark = pytest.mark.slow

SEEN = """() => window.said.some((words) => JSON.parse(words).type === "seen")"""


@cache
def four_turns() -> Journal:
    """The Axis wins Fall Blau on its fourth turn."""
    name = "fall-blau-goal-axis-at-a-check-recruit-idle"
    return Journal.parse((GOLDEN / f"{name}.journal").read_text(encoding="utf-8"))


@cache
def battles() -> list[tuple[int, int, BattleFought]]:
    """Each with its turn and the choice that brought it."""
    found, turn = [], 1
    for number, (_, deed) in enumerate(replay(four_turns())):
        for event in deed.events:
            if isinstance(event, TurnBegins):
                turn = event.turn
            elif isinstance(event, BattleFought):
                found.append((turn, number, event))
    return found


def test_the_end_is_a_history_and_leads_back_into_the_match(visit: Visit, come: Come) -> None:
    client = come(language="en")
    commander = Commander(visit(client))
    page = commander.sit(brought(client, four_turns()))
    ending = page.locator("dialog.ending")
    fronts = ending.locator(".s42-ghost")
    expect(fronts).to_have_count(5)  # of four turns, and at the end
    assert len({path.get_attribute("d") for path in fronts.all()}) == 5

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
    expect(towns.filter(has_text="Rostov")).to_contain_text("not taken")
    expect(towns.filter(has_text="Millerovo")).to_contain_text(re.compile("days? (later|earlier)"))

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
    page = commander.sit(brought(client, begun(four_turns(), 600)))
    numbers = [number for _, number, _ in battles() if number <= 600]
    page.get_by_label("To the beginning", exact=True).click()
    chips = page.locator(".replay-strip button")
    expect(chips.first).to_have_attribute("aria-label", re.compile("Turn 1: Jun 28"))
    label = page.locator(".replay-label")
    on = page.get_by_label("Battle: the next one")
    for number in numbers[:2]:
        on.click()
        expect(label).to_have_text(f"{number} of 600")
    page.get_by_label("Battle: the one before").click()
    expect(label).to_have_text(f"{numbers[0]} of 600")
    chips.nth(1).click()
    expect(page.locator(".s42-track")).to_contain_text("Turn 2")
    expect(page.locator(".s42-stage")).to_have_attribute("data-fronts", "2")
    page.locator(".replay-live").click()
    expect(page.locator(".s42-stage")).to_have_attribute("data-fronts", "")


def test_who_comes_back_is_told_by_turns_and_battles(visit: Visit, come: Come) -> None:
    away, enemy = come(language="en"), come()
    start, end = 222, 236  # the Axis goes on with its combat phase
    match = shared(begun(four_turns(), start).replay(), enemy, {"soviet": away})
    commander = Commander(visit(away))
    page = commander.sit(match)
    page.wait_for_function(SEEN)
    commander.visitor.go("/")
    line = enemy.open(match)
    for entry in four_turns().entries[start:end]:
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
