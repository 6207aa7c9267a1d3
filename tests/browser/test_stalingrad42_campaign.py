"""The campaign at the table: its desk, and the first turn's tactical movement, by clicks."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from stavka.games.stalingrad42.game import GAME
from tests.browser.conftest import Visit
from tests.browser.stalingrad42 import Commander, begin, quickly
from tests.table.conftest import Come

QUICK = {"animation": "off", "confirm": False}
# What falls due on turn 10, at once.
WITHDRAWN = "[changes.panzer-10]\nturn = 1\n"
WORDS = {
    "en": ("To be withdrawn: 2", "not an elite division", "Steps to be given: 2", "benchmark 0"),
    "ru": ("Осталось отвести: 2", "не элитная дивизия", "Можно передать уровней: 2", "рубеж 0"),
}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_divisions_are_withdrawn_and_the_first_turn_is_tactical(
    visit: Visit, come: Come, tmp_path: Path, language: str
) -> None:
    """On the desk it stands who goes and who cannot; then a division moves its two hexes."""
    withdrawn, elite, given, benchmark = WORDS[language]
    own = tmp_path / "own.toml"
    own.write_text(WITHDRAWN, encoding="utf-8")
    client = come(language=language)
    commander = Commander(visit(client, settings=QUICK))
    page = commander.sit(client.bring(GAME.start("campaign", "1", edition=own)))
    page.locator(".hand-over .button.main").click()
    desk = page.locator(".s42-affairs")
    expect(page.locator(".s42-points")).to_contain_text(benchmark)
    expect(desk).to_contain_text(withdrawn)
    cannot = desk.locator("details").nth(1)
    cannot.locator("summary").click()
    expect(cannot).to_contain_text(elite)
    before = commander.number()
    desk.locator(".can[data-id='pz-9']").click()
    commander.wait(before + 1)
    commander.play("recall pz-11")
    expect(desk).to_contain_text(given)
    commander.play("give pz-23")
    assert commander.visitor.board["units"]["pz-23"][1] == 0
    commander.play("stop")
    assert commander.visitor.board["units"]["pz-9"][0] == "withdrawn"
    expect(desk).to_be_hidden()
    for choice in ("end-initial", "move pz-24", "tactical 1402"):
        commander.play(choice)
    assert commander.visitor.board["units"]["pz-24"][0] == "1402"


def test_a_reserve_army_is_called_on_the_desk(visit: Visit, come: Come) -> None:
    match = begin(1, "campaign")
    while match.position.turn < 2:
        quickly(match, until="initial-phase", side="soviet")
        match.play("soviet", "end-initial")
        quickly(match, until="initial-phase", side="soviet")
    client = come(language="ru")
    commander = Commander(visit(client, size="phone", touch=True, settings=QUICK))
    page = commander.sit(client.bring(match))
    page.locator(".hand-over .button.main").tap()
    page.get_by_role("tab", name=page.evaluate("board.sideName"), exact=True).tap()
    before = commander.number()
    desk = page.locator(".s42-affairs")
    expect(desk).to_contain_text("8-я резервная армия")
    desk.locator(".can[data-id='reserve-army-6']").tap()
    commander.wait(before + 1)
    assert "reserve-army-6" not in commander.visitor.board["affairs"]["armies"]


# The parts of the prompt that are cut off or leave the screen, and how high it is.
CUT = """() => {
  const bar = document.querySelector(".prompt");
  const { right, height } = bar.getBoundingClientRect();
  const cut = [...bar.querySelectorAll("button, .prompt-text, .prompt-left")].filter(
    (part) =>
      part.checkVisibility() &&
      (part.getBoundingClientRect().right > right || part.scrollWidth > part.clientWidth + 1) &&
      getComputedStyle(part).display !== "inline",
  );
  return [cut.map((part) => part.textContent), height];
}"""


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_prompt_shows_all_its_buttons_and_stays_low(
    visit: Visit, come: Come, language: str
) -> None:
    """Two buttons and a long question, at two widths."""
    match = quickly(begin(1, "campaign"), until="movement-phase", side="soviet")
    client = come(language=language)
    commander = Commander(visit(client, settings=QUICK))
    page = commander.sit(client.bring(match))
    page.locator(".hand-over .button.main").click()
    expect(page.locator(".prompt-buttons button")).to_have_count(2)
    for width, highest in ((1280, 80), (390, 180)):
        page.set_viewport_size({"width": width, "height": 844})
        commander.visitor.frame()
        cut, height = page.evaluate(CUT)
        assert not cut, width
        assert height <= highest
