"""What happened since the last visit is shown by the same player in every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from stavka.kernel import Match
from tests.browser.conftest import Visit
from tests.browser.journals import begun, golden
from tests.browser.partisans import SCENARIO, moment, offered
from tests.browser.playing import HOLD
from tests.browser.tanks import almost_ready, fight, start
from tests.table.conftest import Come
from tests.table.prepared import shared

SHOWN = {"animation": "normal", "confirm": False}
SAW = "() => window.said.some((message) => JSON.parse(message).type === 'seen')"


def wehrmacht() -> tuple[Match[Any], str, str]:
    """The army's commander lets the Germans come; the garrison is away."""
    journal = golden("cooperative-support-won")
    number, entry = next(
        (n, each)
        for n, each in enumerate(journal.entries)
        if n > 50 and (each.seat, each.choice) == ("command", "end-cards")
    )
    return begun(journal, number).replay(), "garrison", entry.choice


def execution() -> tuple[Match[Any], str, str]:
    """All orders are given but for one word; the other side is away."""
    match = fight(start(), almost_ready)
    (waiting,) = match.waiting
    return match, next(seat for seat in match.seats if seat != waiting), "ready"


def woods() -> tuple[Match[Any], str, str]:
    """A camp opens its cards; another is away."""
    match = moment("open-card", lambda m: m.journal.header.scenario == SCENARIO and m.length > 60)
    away = next(seat for seat in match.seats if seat != match.waiting[0])
    return match, away, f"open {offered(match, 'open')[0]}"


@pytest.mark.parametrize("scene", [wehrmacht, execution, woods])
def test_it_is_played_moment_by_moment(
    visit: Visit, come: Come, scene: Callable[[], tuple[Match[Any], str, str]]
) -> None:
    match, away, choice = scene()
    person, others = come(language="ru"), come()
    id = shared(match, others, {away: person})
    visitor = visit(person, settings=SHOWN)
    page = visitor.sit(id)
    page.wait_for_function(SAW)
    visitor.go("/")
    line = others.open(id)
    (seat,) = match.waiting
    line.do("play", seat=seat, number=line.number, choice=choice)
    visitor.sit(id)
    bar = page.locator(".player.is-playing")
    expect(bar).to_have_count(0)
    expect(page.locator(".log-visit")).to_have_count(1)
    page.evaluate(HOLD)
    visitor.button("ui-table-replay-visit").click()
    expect(page.locator(".player.is-held")).to_be_visible()
    expect(bar.locator(".player-text")).not_to_have_text("")
