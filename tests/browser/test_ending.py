"""How a match ends: who has won reads so, in every game, and giving up is called by its name."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

import stavka
from stavka.kernel import Journal, Message
from tests.browser.conftest import Visit
from tests.browser.journals import begun, golden
from tests.browser.playing import HOLD
from tests.browser.tanks import whole
from tests.browser.visitor import Language
from tests.games.partisans.make_golden import FOLDER as CAMPS
from tests.games.stalingrad42.make_golden import FOLDER as FRONTS
from tests.games.tanks.make_golden import FOLDER as BATTLES
from tests.table.conftest import Come
from tests.table.prepared import shared
from tests.table.server import Client

LANGUAGES: tuple[Language, ...] = ("ru", "en")
# A match of two sides, and who wins it: in Pavlov's House the German too.
WON: dict[str, tuple[Journal | Path, str]] = {
    "pavlov-german": (golden("competitive-no-defenders"), "wehrmacht"),
    "pavlov": (golden("competitive-won"), "defender"),
    "tanks": (BATTLES / "assault-destroyed-soviet.journal", "soviet"),
    "partisans": (CAMPS / "two-target-side.journal", ""),
    "stalingrad42": (FRONTS / "fall-blau-goal-axis-at-the-end-late-idle.journal", "axis"),
}  # fmt: skip


def told(name: str) -> tuple[Journal, str]:
    """A whole match, and a seat that wins it."""
    journal, winner = WON[name]
    if not isinstance(journal, Journal):
        journal = Journal.parse(journal.read_text(encoding="utf-8"))
    outcome = journal.replay().outcome
    assert outcome is not None
    assert not winner or outcome.winners == (winner,)
    return journal, outcome.winners[0]


def at_the_end(
    come: Come, journal: Journal, winner: str, language: Language
) -> tuple[str, Client, Client]:
    """The match before its last choice, somebody in the winner's seat, somebody in all others."""
    hero, other = come(language=language), come()
    last = begun(journal, -1).replay()
    return shared(last, other, {winner: hero}), hero, other


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", WON)
def test_the_winner_reads_of_a_victory_and_of_no_defeat(
    visit: Visit, come: Come, name: str, language: Language
) -> None:
    journal, winner = told(name)
    match, hero, other = at_the_end(come, journal, winner, language)
    visitor = visit(hero)
    page = visitor.sit(match)
    last = journal.entries[-1]
    (hero if last.seat == winner else other).open(match).play(last.choice, seat=last.seat)
    ending = page.locator("dialog.ending")
    expect(ending.get_by_role("heading").first).to_have_text(visitor.says("ui-table-won"))
    texts = stavka.game(name.split("-")[0]).texts(language)
    lost = [visitor.says("ui-table-lost"), *map(texts.name, ("board-end-lost",))]
    words = ending.inner_text().lower()
    assert [each for each in lost if each.lower() in words] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["pavlov", "tanks", "partisans", "stalingrad42"])
def test_giving_up_is_called_by_its_name(
    visit: Visit, come: Come, game: str, language: Language
) -> None:
    client = come(language=language)
    info = next(each for each in client.get("/api/games")["games"] if each["id"] == game)
    visitor = visit(client)
    page = visitor.sit(client.create(**info["start"] | {"game": game})["id"])
    visitor.button("ui-table-menu").click()
    page.get_by_role("menuitem", name=visitor.says("ui-table-resign")).click()
    page.locator("dialog[open] .button.danger").click()
    ending = page.locator("dialog.ending")
    texts = stavka.game(game).texts(language)
    reason = texts.say(Message("outcome-resigned", {"seat": f"seat-{visitor.state['seat']}"}))
    expect(ending.locator(".ending-reason")).to_have_text(reason)
    if texts.has("board-end-lost"):
        assert texts.name("board-end-lost") not in ending.inner_text()


def test_the_end_is_not_told_before_it_is_seen(visit: Visit, come: Come) -> None:
    """While the last execution is shown nothing says that it was the last."""
    client, other = come(language="ru"), come()
    journal = whole()
    last = journal.entries[-1]
    visitor = visit(client, settings={"animation": "slow", "confirm": False})
    page = visitor.sit(shared(begun(journal, -1).replay(), other, {last.seat: client}))
    page.evaluate(HOLD)
    page.locator(f"[data-choice={last.choice}]").click()
    expect(page.locator(".player.is-held")).to_be_visible()
    expect(visitor.button("ui-table-result")).to_have_count(0)
    expect(visitor.button("ui-table-rematch")).to_have_count(0)
    expect(page.locator("dialog.ending")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("dialog.ending")).to_be_visible()
    page.keyboard.press("Escape")
    expect(visitor.button("ui-table-result")).to_be_visible()
