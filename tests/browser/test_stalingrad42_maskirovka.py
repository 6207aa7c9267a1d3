"""Reserve armies at the table: their owner fills a box by clicks, and nothing of it is on the page
of the other, neither drawn nor told to it."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from stavka.games.stalingrad42.components import COMPONENTS, own_edition
from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.position import Position
from stavka.kernel import Match
from tests.browser.conftest import Visit
from tests.browser.stalingrad42 import Commander, quickly
from tests.table.conftest import Come
from tests.table.prepared import shared

QUICK = {"animation": "off", "confirm": False}
ARMIES = [f"ra-{number}" for number in range(1, 7)]
MARKERS = ("box-3", "box-6", "box-1", "box-5", "box-2")
SECRET = ("into box", "unit-boxed", "marker-under", "markers-exchanged", "exchange ra")
WORDS = {"en": ("Reserve armies", "Whose it is"), "ru": ("Резервные армии", "Чья она")}


def armies_have_come() -> Match[Position]:
    """The campaign in a box whose reserve armies come on the first turn, all by area A."""
    early = {f"campaign.{army}.turn": 1 for army in ARMIES}
    edition = own_edition().override(early, COMPONENTS)
    match: Match[Position] = GAME.start("campaign", "1", edition=edition)
    quickly(match, until="initial-phase", side="soviet")
    for army, box in zip(ARMIES, (*MARKERS, ""), strict=True):
        match.play("soviet", f"place {army} area-A")
        if box:
            match.play("soviet", f"marker {box}")
    return quickly(match, until="movement-phase", side="soviet")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_box_is_filled_by_clicks_and_the_other_page_knows_nothing_of_it(
    visit: Visit, come: Come, language: str
) -> None:
    match = armies_have_come()
    unit = next(c.args[0] for c in match.choices("soviet") if c.verb == "join")
    soviet, german = come(language=language), come(language=language)
    id = shared(match, soviet, {"axis": german})
    watcher = visit(german, settings=QUICK)
    watcher.sit(id)
    commander = Commander(visit(soviet, settings=QUICK))
    page = commander.sit(id)
    title, unknown = WORDS[language]
    mine = page.locator("[data-part=maskirovka]")
    theirs = watcher.page.locator("[data-part=maskirovka]")
    for desk in (mine, theirs):
        expect(desk).to_contain_text(title)
        expect(desk.locator(".s42-box")).to_have_count(6)
    expect(mine.locator("[data-box=box-3]")).to_contain_text("1")
    expect(theirs.locator(".s42-box-army", has_text=unknown)).to_have_count(6)
    number = commander.number()
    commander.play(f"join {unit}")
    mine.locator("[data-id=box-3]").click()
    commander.wait(number + 2)
    expect(mine.locator(f"[data-box=box-3] [data-id='{unit}']")).to_be_visible()
    exchange = commander.text_of("exchange ra-1 ra-2")
    mine.locator("[data-id='ra-1 ra-2']").click()
    page.get_by_role("menuitem", name=exchange).click()
    commander.wait(number + 3)
    expect(mine.locator("[data-box=box-3] [data-id=ra-2]")).to_be_visible()
    watcher.settled(number + 3)
    expect(theirs.locator("[data-box=box-3] .s42-count")).to_contain_text("1")
    # Nothing of it has come to the other one.
    board = watcher.board
    assert board["units"][unit] == ["hidden", 0]
    assert set(board["maskirovka"]["armies"].values()) == {None}
    assert theirs.locator(f"[data-id='{unit}']").count() == 0
    assert theirs.locator("[data-id^=ra-]").count() == 0
    for message in watcher.heard:
        told = json.dumps(message)
        for word in (
            "into box-3",
            "unit-boxed",
            "marker-under",
            "markers-exchanged",
            "exchange ra",
        ):
            assert word not in told, word
        units = message.get("board", {}).get("units", {})
        assert not any(str(laid[0]).startswith("box-") for laid in units.values())
