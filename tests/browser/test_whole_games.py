"""Whole games by clicks, from the first card to the score sheet."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.journals import brought, choices, golden
from tests.browser.playing import Player
from tests.table.conftest import Come


def test_a_whole_solo_game_by_clicks_in_russian(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    id = brought(client, "solo-won")
    visitor = visit(client)
    page = visitor.sit(id)
    player = Player(visitor)
    player.follow(choices("solo-won"))
    ending = page.locator("dialog.ending")
    expect(ending).to_be_visible()
    expect(ending.get_by_role("heading", level=2)).to_have_text(visitor.says("ui-table-won"))
    outcome = golden("solo-won").outcome
    assert outcome is not None
    assert visitor.state["outcome"]["scores"] == dict(outcome.scores)
    assert player.clicks >= len(choices("solo-won"))
