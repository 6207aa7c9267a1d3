"""Uranus by clicks in two browsers: a Soviet player who reads Russian and a German player who reads
English, from the set-up through the short turn, and from a late turn to the end."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.duel import by_clicks, of_turn
from tests.browser.stalingrad42 import short_game
from tests.table.conftest import Come

FEW = 24  # choices before the end


def test_the_first_turn_and_the_short_one(visit: Visit, come: Come) -> None:
    """The Soviets attack, the Germans move what they can, and winter is seen by both."""
    match = short_game(1, "uranus")
    players = by_clicks(visit, come, match, 0, of_turn(match, 29))
    says = {"soviet": "Ход 29", "axis": "Turn 29"}
    for seat, player in players.items():
        expect(player.page.locator(".s42-track")).to_contain_text(says[seat])
        look = player.page.locator(".s42-stage[data-ready=true]")
        expect(look).to_have_attribute("data-look", "winter")


def test_the_last_choices_and_the_end(visit: Visit, come: Come) -> None:
    match = short_game(1, "uranus")
    whole = len(match.journal.entries)
    players = by_clicks(visit, come, match, whole - FEW, whole)
    assert match.outcome is not None
    for seat, player in players.items():
        ending = player.page.locator("dialog.ending")
        expect(ending).to_be_visible()
        won = "ui-table-won" if seat in match.outcome.winners else "ui-table-lost"
        expect(ending).to_contain_text(player.visitor.says(won))
        points = ending.locator(".s42-ending-points b")
        expect(points).to_have_text(str(match.outcome.scores["axis"]))
