"""Fall Blau by clicks against the commander: a German player who reads Russian, and a Soviet player
who reads English. The dice are given, and the commander chooses alike in the same situation."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import expect

from stavka.games.stalingrad42.position import Position
from stavka.kernel import Journal, Match
from tests.browser.conftest import Visit
from tests.browser.stalingrad42 import Commander, begin, first, lively, soon
from tests.browser.visitor import Language
from tests.samples import SAMPLES, sampled
from tests.table.conftest import Come
from tests.table.prepared import shared
from tests.table.server import Server

PLAYERS: list[tuple[str, Language]] = [("axis", "ru"), ("soviet", "en")]
# The commander thinks for many seconds: one player sees him begin, the other one the end. The soak
# changes places too.
BEGIN, END = PLAYERS[:SAMPLES], PLAYERS[::-1][:SAMPLES]
OTHER = {"axis": "soviet", "soviet": "axis"}
TRIES = 3  # units that a player takes up in a phase to see where they can go


class Player:
    """Makes a move and the strongest attack of every turn, and answers what he is asked."""

    def __init__(self, commander: Commander, server: Server) -> None:
        self.commander = commander
        self.server = server
        self.made: list[str] = []
        self._tried: list[str] = []

    def turn(self) -> int:
        return int(self.commander.visitor.board["turn"])

    def play(self, *, until: int = 99) -> None:
        """Until this turn begins, or to the end."""
        question = self.commander.asked()
        while question and self.turn() < until:
            offered = [str(each["choice"]) for each in question["choices"]]
            board = self.commander.visitor.board
            if question["kind"] == "combat-phase":
                self._tried.clear()
            choice = lively(question["kind"], offered, board, partial(self._mover, offered))
            self.made.append(choice)
            before = self.commander.number()
            self.commander.choose(choice)
            question = self.commander.asked(before)

    def _mover(self, offered: list[str]) -> str:
        untried = [each for each in offered if each not in self._tried]
        mover = first(untried, "move") if len(self._tried) < TRIES else ""
        self._tried.append(mover)
        return mover


def against(
    match: Match[Position], seat: str, language: Language, visit: Visit, come: Come
) -> Player:
    """The player at the table, and the commander in the other seat."""
    person = come(language=language)
    id = shared(match, person, {}, {OTHER[seat]: "commander"})
    commander = Commander(visit(person))
    commander.sit(id)
    return Player(commander, person.server)


def last_turn() -> Match[Position]:
    """Both have done no more than they must until the last turn."""
    match = begin()
    while match.position.turn < match.position.setup.scenario.last:
        soon(match, match.waiting[0])
    return match


def journal(player: Player) -> Journal:
    page = player.commander.page
    text = page.request.get(f"/api/matches/{page.url.rsplit('/', 1)[-1]}/journal").text()
    return Journal.parse(text)


@sampled
@pytest.mark.parametrize(("seat", "language"), BEGIN)
def test_the_first_turn_against_the_commander(
    visit: Visit, come: Come, seat: str, language: Language
) -> None:
    player = against(begin(), seat, language, visit, come)
    before = player.server.metric("stavka_bot_fallbacks_total")
    player.play(until=2)
    assert {"move", "attack", "fight", "end-movement", "end-combat"} <= {
        choice.split()[0] for choice in player.made
    }
    # The commander has moved his army, and never was at a loss.
    assert player.commander.visitor.state["choices"] - len(player.made) > 100
    assert player.server.metric("stavka_bot_fallbacks_total") == before


@sampled
@pytest.mark.parametrize(("seat", "language"), END)
def test_the_last_turn_against_the_commander(
    visit: Visit, come: Come, seat: str, language: Language
) -> None:
    player = against(last_turn(), seat, language, visit, come)
    player.play()
    played = journal(player).replay()
    assert played.outcome is not None
    won = seat in played.outcome.winners
    ending = player.commander.page.locator("dialog.ending")
    expect(ending).to_contain_text(
        player.commander.visitor.says("ui-table-won" if won else "ui-table-lost")
    )
    assert player.commander.visitor.board["units"] == played.view(None)["board"]["units"]
