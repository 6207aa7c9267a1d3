"""Disengagement of Stalingrad '42 at the table: an option of a new match, chances before the throw,
the throw and the retreat by clicks."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.position import Position
from stavka.kernel import Match
from tests.browser.conftest import Visit
from tests.browser.stalingrad42 import Commander, play, quickly
from tests.table.conftest import Come

QUICK = {"animation": "fast", "confirm": False}


def combat(seed: int) -> Match[Position]:
    """The first combat phase of the Axis with the option."""
    match = GAME.start("fall-blau", str(seed), {"disengagement": True})
    return quickly(match, until="combat-phase")


def breaks_away(unit: str) -> Match[Position]:
    """With a seed by which this unit gets away without a loss."""
    for seed in range(50):
        match = combat(seed)
        tried = play(match.fork(), [f"disengage {unit}", "throw"])
        question = tried.question("axis")
        if question and question.kind == "retreat-to":
            return match
    raise AssertionError(unit)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_unit_breaks_away_by_clicks_and_its_chances_are_told_before(
    visit: Visit, come: Come, language: str
) -> None:
    unit = "pz-24"
    match = breaks_away(unit)
    client = come(language=language)
    commander = Commander(visit(client, settings=QUICK))
    page = commander.sit(client.bring(match))
    panel = page.locator(".s42-disengagement")
    expect(panel).to_be_hidden()
    listed = page.locator(f".s42-lists [data-id='{unit}']")
    expect(listed).to_have_count(1)  # it stands in an enemy zone
    commander.play(f"disengage {unit}")
    play(match, [f"disengage {unit}"])
    shown = match.view(None)["board"]["disengaging"]
    expect(panel.locator("tbody tr")).to_have_count(len(set(shown["outcomes"])))
    expect(panel.locator(".rule-chip")).to_have_text(["§ 27.2.2a"])  # it is mechanized
    expect(panel.locator(".s42-fight-odds")).to_contain_text("83")
    commander.play("throw")
    play(match, ["throw"])
    expect(panel).to_be_hidden()
    retreat = next(str(c) for c in match.choices("axis") if str(c).startswith("retreat "))
    commander.play(retreat)
    place, _, marks = commander.visitor.board["units"][unit]
    assert (place, "disrupted" in marks) == (retreat.split()[1], True)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_option_stands_on_the_page_of_a_new_match(
    visit: Visit, come: Come, language: str
) -> None:
    client = come(language=language)
    visitor = visit(client)
    page = visitor.go("/new/stalingrad42")
    words = {"en": "retreat one or two hexes", "ru": "отступить на один или два гекса"}[language]
    option = page.locator("form .check", has_text=words).locator("input[type=checkbox]")
    expect(option).not_to_be_checked()
    option.check()
    visitor.button("ui-new-begin").click()
    page.locator(".table[data-number]").wait_for()
    options = client.match(page.url.rpartition("/")[2])["options"]
    assert [id for id, chosen in options.items() if chosen] == ["disengagement"]
