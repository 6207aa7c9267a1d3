"""A match by clicks in two browsers: a Soviet player who reads Russian and a German player who
reads English."""

from __future__ import annotations

from stavka.games.stalingrad42.position import Position
from stavka.kernel import Match
from tests.browser.conftest import Visit
from tests.browser.journals import begun
from tests.browser.stalingrad42 import Commander
from tests.table.conftest import Come
from tests.table.prepared import shared


def of_turn(match: Match[Position], turn: int) -> int:
    """How many choices were made before this turn."""
    again = begun(match.journal, 0).replay()
    for number, entry in enumerate(match.journal.entries):
        if again.position.turn >= turn:
            return number
        again.play(entry.seat, entry.choice)
    raise AssertionError(f"it never came to turn {turn}")


def by_clicks(
    visit: Visit, come: Come, match: Match[Position], first: int, last: int
) -> dict[str, Commander]:
    """These choices of a match, each by its player in his browser."""
    anna, boris = come(language="ru"), come(language="en")
    id = shared(begun(match.journal, first).replay(), anna, {"axis": boris})
    players = {"soviet": Commander(visit(anna)), "axis": Commander(visit(boris))}
    for player in players.values():
        player.sit(id)
    for number in range(first, last):
        entry = match.journal.entries[number]
        players[entry.seat].wait(number)
        players[entry.seat].play(entry.choice)
    for player in players.values():
        player.wait(last)
    return players
