"""Whole games by clicks, from the first card to the score sheet."""

from __future__ import annotations

from playwright.sync_api import expect

from stavka.kernel import Journal
from tests.browser.conftest import Visit
from tests.browser.journals import begun, brought, choices, golden, short
from tests.browser.playing import Player
from tests.table.conftest import Come
from tests.table.prepared import shared


def play_out(journal: Journal, players: dict[str, Player]) -> None:
    """Every choice of the game by the clicks of whoever sits there."""
    for number, entry in enumerate(journal.entries):
        player = players[entry.seat]
        player.play(entry.choice, player.wait(number))


def test_a_whole_solo_game_by_clicks_in_russian(visit: Visit, come: Come) -> None:
    game = golden("solo-overrun")
    client = come(language="ru")
    visitor = visit(client)
    page = visitor.sit(brought(client, begun(game, 0)))
    player = Player(visitor)
    player.follow(choices(game))

    ending = page.locator("dialog.ending")
    expect(ending).to_be_visible()
    expect(ending.get_by_role("heading", level=2).first).to_have_text(visitor.says("ui-table-lost"))
    assert game.outcome is not None
    assert visitor.state["outcome"]["scores"] == dict(game.outcome.scores)
    assert player.clicks >= len(game.entries)


def test_a_whole_cooperative_game_in_two_browsers(visit: Visit, come: Come) -> None:
    game = short("cooperative")
    anna, boris = come(language="ru"), come(language="en")
    id = shared(begun(game, 0).replay(), anna, {"garrison": boris})
    visitors = {"command": visit(anna), "garrison": visit(boris)}
    for visitor in visitors.values():
        visitor.sit(id)
    play_out(game, {seat: Player(visitor) for seat, visitor in visitors.items()})
    for visitor in visitors.values():
        ending = visitor.page.locator("dialog.ending")
        expect(ending).to_contain_text(visitor.says("ui-table-lost"))
        assert visitor.state["status"] == "over"
