"""Replacements of Stalingrad '42 at the table: a desk with what is left and for whom."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from stavka.games.stalingrad42.position import Position
from stavka.kernel import Match
from tests.browser.conftest import Visit
from tests.browser.stalingrad42 import Commander, first, worn
from tests.table.conftest import Come

QUICK = {"animation": "off", "confirm": False}
WORDS = {
    "en": (
        ("Replacements", "Can get a step", "Can come back"),
        ("Got a replacement", "come back?", "Not now"),
    ),
    "ru": (
        ("Пополнения", "Можно пополнить", "Можно вернуть"),
        ("Пополнены", "куда вернуть?", "Не сейчас"),
    ),
}


def offers(match: Match[Position]) -> list[str]:
    return [str(choice) for choice in match.choices("soviet")]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_steps_and_units_come_back_by_clicks_on_the_desk(
    visit: Visit, come: Come, language: str
) -> None:
    titles, (done, where, later) = WORDS[language]
    match = worn("soviet")
    client = come(language=language)
    commander = Commander(visit(client, settings=QUICK))
    page = commander.sit(client.bring(match))
    desk = page.locator(".s42-refits")
    for words in titles:
        expect(desk).to_contain_text(words)
    points = commander.visitor.board["refitting"]["points"]
    assert points == match.position.replacements
    refit = first(offers(match), "refit")
    unit = refit.split()[1]
    commander.play(refit)
    assert "replacement" in commander.visitor.board["units"][unit][2]
    assert sum(commander.visitor.board["refitting"]["points"].values()) == sum(points.values()) - 1
    expect(desk).to_contain_text(done)
    offered = [c["choice"] for q in commander.visitor.state["questions"] for c in q["choices"]]
    rebuild = next(choice for choice in offered if choice.startswith("rebuild "))
    commander.play(rebuild)
    expect(page.locator(".prompt")).to_contain_text(where)
    expect(commander.button("not-now")).to_have_text(later)
    commander.play("muster area-A")
    assert commander.visitor.board["units"][rebuild.split()[1]][0] == "area-A"
    commander.play("end-initial")
    expect(desk).to_be_hidden()


def test_the_desk_says_why_a_unit_gets_nothing(visit: Visit, come: Come) -> None:
    match = worn("soviet")
    barred = {
        id: entry
        for id, entry in match.view(None)["board"]["refitting"]["units"].items()
        if not entry[0]
    }
    client = come(language="en")
    commander = Commander(visit(client, settings=QUICK))
    page = commander.sit(client.bring(match))
    lines = page.locator(".s42-refits details", has_text="Cannot")
    assert barred
    expect(lines.locator(".s42-refit")).to_have_count(len(barred))
    lines.locator("summary").click()
    for _, why, row in list(barred.values())[:3]:
        assert why in ("order", "supply", "garrison", "never", "nowhere", "points")
        expect(lines).to_contain_text(row)


def test_on_a_phone_every_step_can_be_given_with_a_finger(visit: Visit, come: Come) -> None:
    match = worn("soviet")
    client = come(language="ru")
    phone = visit(client, size="phone", touch=True, settings=QUICK)
    commander = Commander(phone)
    page = commander.sit(client.bring(match))
    page.get_by_role("tab", name=page.evaluate("board.sideName"), exact=True).tap()
    give(commander, first(offers(match), "refit"))


def test_what_a_fold_hid_can_be_pressed_once_it_is_open(visit: Visit, come: Come) -> None:
    match = worn("soviet")
    client = come(language="en")
    commander = Commander(visit(client, touch=True, settings=QUICK))
    page = commander.sit(client.bring(match))
    fold = page.locator(".s42-refits > summary")
    fold.tap()
    expect(page.locator(".s42-refits .s42-verb.can")).to_have_count(0)
    fold.tap()
    give(commander, first(offers(match), "refit"))


def give(commander: Commander, refit: str) -> None:
    """A step to a unit, by a finger on the desk."""
    _, unit, kind = refit.split()
    before = commander.number()
    commander.page.locator(f".s42-refits .can[data-id='{unit} {kind}']").tap()
    commander.wait(before + 1)
    assert "replacement" in commander.visitor.board["units"][unit][2]
