"""Pavlov's House: the turn of the Wehrmacht is seen card by card, roll by roll."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from stavka.games.pavlov import events as told
from stavka.kernel import Event
from tests.browser.conftest import Visit
from tests.browser.journals import begun, brought, golden
from tests.browser.playing import HOLD
from tests.browser.visitor import Visitor
from tests.table.conftest import Come

GAME = golden("solo-won")
SLOW = {"animation": "slow", "confirm": False, "sound": True}
# Keeps what is made to be heard: each sound has its pitches.
LISTEN = """
  window.heard = [];
  const plain = AudioContext.prototype.createBiquadFilter;
  AudioContext.prototype.createBiquadFilter = function () {
    const made = plain.call(this);
    window.heard.push(made.frequency);
    return made;
  };
"""
CARD, SHOT, DICE, STEP = 5200, 150, 2400, 700  # the pitches that nothing else has
FIRED = (
    told.SniperShot, told.SuppressiveFire, told.BuildingShelled, told.AntiAircraftFire,
    told.BombDropped, told.ArrivalSuppressed, told.SapperMine,
)  # fmt: skip
# What is seen of a moment: its words, its dice, the open cards, the counters on the square.
SEEN = """() => ({
  words: document.querySelector(".player-text").textContent,
  dice: document.querySelectorAll(".player .die").length,
  cards: document.querySelectorAll(".pvh-wehrmacht .pvh-order:not(.pvh-back)").length,
  germans: document.querySelectorAll(".sq-germans .pv-piece").length,
})"""


def last_cards() -> tuple[int, list[Event]]:
    """A turn of the Wehrmacht with counters that come and fire that is rolled for, in which nobody
    is asked; the number of the choice before it, and what it brings."""
    for number, entry in enumerate(GAME.entries):
        if entry.choice != "end-cards":
            continue
        match = GAME.replay(number)
        events = match.play(entry.seat, entry.choice)
        kinds = [type(event) for event in events]
        cards = kinds.count(told.WehrmachtCardRevealed)
        if cards == 3 and told.GermansPlaced in kinds and told.ColourRolled in kinds:
            return number, events
    raise AssertionError("no such turn in the journal")


NUMBER, EVENTS = last_cards()


def at_the_cards(visit: Visit, come: Come, settings: dict[str, Any], language: str) -> Visitor:
    client = come(language=language)
    visitor = visit(client, settings=settings)
    visitor.context.add_init_script(LISTEN)
    visitor.sit(brought(client, begun(GAME, NUMBER)))
    return visitor


@pytest.mark.parametrize("language", ["ru", "en"])
def test_each_card_turns_and_each_roll_falls_by_itself(
    visit: Visit, come: Come, language: str
) -> None:
    visitor = at_the_cards(visit, come, SLOW, language)
    page = visitor.page
    lines, counters = page.locator(".log-line").count(), page.evaluate(SEEN)["germans"]
    page.evaluate(HOLD)
    page.locator("[data-choice=end-cards]").click()
    bar = page.locator(".player.is-playing")
    expect(page.locator(".player.is-held")).to_be_visible()
    assert page.locator(".can").count() == 0
    speed = bar.get_by_role("button", name=re.compile("^" + visitor.says("ui-animation")))
    for name in ("normal", "fast", "slow"):  # and so on, from the next moment on
        speed.click()
        expect(speed).to_have_attribute("title", re.compile(visitor.says(f"ui-animation-{name}")))
        assert visitor.setting("animation") == name
    count = "() => document.querySelector('.player-count').textContent"
    moments = []
    while bar.count():
        moments.append(page.evaluate(SEEN))
        assert page.locator(".log-line").count() == lines, "the log tells what is not yet shown"
        before = page.evaluate(count)
        page.keyboard.press("ArrowRight")
        page.wait_for_function(f"(before) => ({count})() !== before", arg=before)
    heard = page.evaluate("heard.map(({ value }) => value)")
    assert heard.count(CARD) == 3
    assert heard.count(SHOT) == sum(isinstance(event, FIRED) for event in EVENTS) > 0
    rolls = [len(dice) for event in EVENTS if (dice := getattr(event, "dice", ()))]
    assert [moment["dice"] for moment in moments if moment["dice"]] == rolls
    turned = [moment["cards"] for moment in moments]
    assert turned == sorted(turned)
    assert set(turned) == {1, 2, 3}
    placed = sum(isinstance(event, told.GermansPlaced) for event in EVENTS)
    assert moments[0]["germans"] == counters
    assert moments[-1]["germans"] == counters + placed == page.evaluate(SEEN)["germans"]
    assert len({moment["words"] for moment in moments}) > len(moments) // 2
    expect(page.locator(".can").first).to_be_visible()
    page.evaluate(HOLD)
    page.locator(".player-tool:visible").click()  # once more, from the first card on
    expect(page.locator(".player.is-held")).to_be_visible()
    assert page.evaluate(SEEN)["words"] == moments[0]["words"]
    page.keyboard.press("Escape")
    expect(bar).to_have_count(0)
    assert page.evaluate(SEEN)["germans"] == counters + placed


def test_without_motion_the_turn_can_be_seen_afterwards(visit: Visit, come: Come) -> None:
    visitor = at_the_cards(visit, come, SLOW | {"animation": "off"}, "ru")
    page = visitor.page
    page.locator("[data-choice=end-cards]").click()
    expect(page.locator(".can").first).to_be_visible()
    page.locator(".player-tool:visible").click()
    expect(page.locator(".player.is-held .player-count")).to_contain_text("1/")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".player-count")).to_contain_text("2/")
    page.keyboard.press("Escape")
    expect(page.locator(".player.is-playing")).to_have_count(0)


def test_cards_moves_dice_and_shots_are_heard(visit: Visit, come: Come) -> None:
    client = come(language="en")
    visitor = visit(client, settings=SLOW)
    visitor.context.add_init_script(LISTEN)
    page = visitor.page
    sounds = {"play s": {CARD}, "to ": {STEP}, "target ": {DICE, SHOT}}
    for begins, pitches in sounds.items():
        number, choice = next(
            (n, each.choice)
            for n, each in enumerate(GAME.entries)
            if each.choice.startswith(begins) and bool(each.dice) == (DICE in pitches)
        )
        visitor.sit(brought(client, begun(GAME, number)))
        assert page.evaluate("heard.length") == 0
        page.locator(f".can[data-id='{choice.partition(' ')[2]}']").first.click()
        page.wait_for_function(
            "(all) => all.every((pitch) => heard.some(({ value }) => value === pitch))",
            arg=list(pitches),
        )
