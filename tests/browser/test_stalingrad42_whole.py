"""Fall Blau by clicks in two browsers, from the first question to the end: a German player who
reads Russian and a Soviet player who reads English."""

from __future__ import annotations

from playwright.sync_api import expect

from stavka.games.stalingrad42.position import Position
from stavka.kernel import Match
from tests.browser.conftest import Visit
from tests.browser.journals import begun
from tests.browser.stalingrad42 import Commander, begin, short_game
from tests.table.conftest import Come
from tests.table.prepared import shared

# The questions that a short game of Fall Blau puts; ten to one in movement, defenders who are too
# many, forts that are removed and supply that is spent come of longer play.
ALL = {
    "initial-phase", "build-fort", "movement-phase", "moving", "check-stacking", "combat-phase",
    "assault", "choose-loss", "form-remnant", "determined-defence", "retreat-to",
    "advance-after-combat", "forward", "gather-group", "breakthrough", "keep-retreating",
    "air-defence", "leave-air", "extend-railways",
}  # fmt: skip


def kinds(match: Match[Position], seed: int) -> set[str]:
    found, again = set(), begin(seed)
    for entry in match.journal.entries:
        question = again.question(entry.seat)
        assert question is not None
        found.add(question.kind)
        again.play(entry.seat, entry.choice)
    return found


def game() -> Match[Position]:
    """A short game in which everything is asked."""
    for seed in range(60):
        match = short_game(seed)
        if kinds(match, seed) == ALL:
            return match
    raise AssertionError("no short game in which everything is asked")


def test_fall_blau_in_two_browsers_and_two_languages(visit: Visit, come: Come) -> None:
    match = game()
    anna, boris = come(language="ru"), come(language="en")
    id = shared(begun(match.journal, 0).replay(), anna, {"soviet": boris})
    players = {"axis": Commander(visit(anna)), "soviet": Commander(visit(boris))}
    for player in players.values():
        player.sit(id)
    for number, entry in enumerate(match.journal.entries):
        player = players[entry.seat]
        player.wait(number)
        player.play(entry.choice)
    assert match.outcome is not None
    for seat, player in players.items():
        ending = player.page.locator("dialog.ending")
        expect(ending).to_be_visible()
        expect(ending).to_contain_text(
            player.visitor.says(
                "ui-table-won" if seat in match.outcome.winners else "ui-table-lost"
            )
        )
        expect(ending.locator(".s42-ending-points b")).to_have_text(
            str(match.outcome.scores["axis"])
        )
    played = match.view(None)["board"]["units"]
    assert players["axis"].visitor.board["units"] == played
