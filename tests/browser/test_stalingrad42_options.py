"""Optional chapters of Stalingrad '42 at the table, by clicks: a leader's reroll, a planned
offensive with a die to pick, a reserve that is formed and activated."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.position import Position
from stavka.kernel import Match
from tests.browser.conftest import Visit
from tests.browser.stalingrad42 import Commander, first, play, quickly
from tests.games.stalingrad42.test_options import begin as with_leaders
from tests.table.conftest import Come

QUICK = {"animation": "off", "confirm": False}
SEEDS = range(1, 20)
TABS = {"en": ("Board", "Units"), "ru": ("Поле", "Части")}


def choices(match: Match[Position]) -> list[str]:
    return [str(choice) for choice in match.choices(match.waiting[0])]


def asked(match: Match[Position]) -> str:
    question = match.question(match.waiting[0])
    return question.kind if question else ""


def attacks(match: Match[Position]) -> Iterator[list[str]]:
    """Of every attack that can be made with all who reach it: the choices up to the throw."""
    for target in match.view(None)["board"]["targets"]:
        tried = play(match.fork(), [f"attack {target}"])
        plan = [f"attack {target}"]
        if "all" in choices(tried):
            play(tried, ["all"])
            plan.append("all")
        if "fight" in choices(tried):
            yield plan


def rerolled() -> tuple[Match[Position], list[str]]:
    """A combat phase with Manstein behind the front, and an attack whose die he may have thrown
    again."""
    match: Match[Position] = with_leaders(1, leaders=True)
    quickly(match, until="combat-phase")
    for plan in attacks(match):
        tried = play(match.fork(), [*plan, "fight"])
        if asked(tried) == "reroll-battle":
            return match, [*plan, "fight"]
    raise AssertionError("no reroll")


def planned() -> tuple[Match[Position], list[str]]:
    """The first combat phase with a planned offensive, and an attack with it in which two different
    dice fall."""
    for seed in SEEDS:
        match = GAME.start("fall-blau", str(seed), {"offensives": True})
        play(match, ["plan hq-17a"])
        quickly(match, until="combat-phase", side="axis")
        for plan in attacks(match):
            tried = play(match.fork(), plan)
            if "offensive hq-17a" not in choices(tried):
                continue
            play(tried, ["offensive hq-17a", "fight"])
            if asked(tried) == "pick-die":
                return match, [*plan, "offensive hq-17a", "fight"]
    raise AssertionError("no die to pick")


def reserve() -> tuple[Match[Position], list[str]]:
    """A movement phase, and a unit that goes into reserve, is activated and advances two hexes."""
    match = GAME.start("fall-blau", "1", {"reserves": True})
    quickly(match, until="movement-phase", side="axis")
    units = match.view(None)["board"]["units"]
    for choice in choices(match):
        unit = choice.split()[-1]
        if not choice.startswith("reserve pz-"):
            continue
        way = [choice, "end-movement", f"activate {units[unit][0]}", f"advance {unit}"]
        tried = play(match.fork(), way)
        ends = [each for each in choices(tried) if each.startswith("to ")]
        if len(ends) > 3:
            return match, [*way, ends[-1]]
    raise AssertionError("no reserve")


def fallen(match: Match[Position]) -> list[str]:
    """The dice about which somebody is asked."""
    return [str(die) for die in match.view(None)["board"]["thrown"]["dice"]]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_reroll_is_asked_for_and_the_leader_is_turned_over(
    visit: Visit, come: Come, language: str
) -> None:
    match, way = rerolled()
    client = come(language=language)
    commander = Commander(visit(client, settings=QUICK))
    page = commander.sit(client.bring(match))
    panel = page.locator(".s42-thrown")
    for choice in way:
        expect(panel).to_be_hidden()
        commander.play(choice)
    play(match, way)
    expect(panel.locator(".s42-fight-odds")).to_have_text(" ".join(fallen(match)))
    expect(panel.locator("[data-id=manstein] .rule-chip")).to_have_text("§ 28.1.1b")
    again = first(choices(match), "reroll")
    commander.play(again)
    play(match, [again])
    expect(panel).to_be_hidden()
    assert commander.visitor.board["units"]["manstein"][1] == 1
    assert commander.visitor.board["units"] == match.view(None)["board"]["units"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_planned_offensive_throws_two_dice_of_which_one_is_picked(
    visit: Visit, come: Come, language: str
) -> None:
    match, way = planned()
    client = come(language=language)
    commander = Commander(visit(client, settings=QUICK))
    page = commander.sit(client.bring(match))
    for choice in way:
        commander.play(choice)
    play(match, way)
    panel = page.locator(".s42-thrown")
    low, high = fallen(match)
    expect(panel.locator(".s42-fight-odds")).to_have_text(f"{low} {high}")
    expect(panel.locator(".rule-chip")).to_have_text("§ 26.2f")
    commander.play(f"pick {high}")
    play(match, [f"pick {high}"])
    expect(panel).to_be_hidden()
    assert commander.visitor.board["units"] == match.view(None)["board"]["units"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_on_a_phone_a_reserve_is_formed_and_activated(
    visit: Visit, come: Come, language: str
) -> None:
    match, (hold, *way) = reserve()
    unit = hold.split()[-1]
    client = come(language=language)
    commander = Commander(visit(client, size="phone", touch=True, settings=QUICK))
    page, number = commander.sit(client.bring(match)), commander.number()
    board, units = (page.get_by_role("tab", name=name) for name in TABS[language])
    units.tap()
    page.locator(".s42-verb[data-id=reserve]").tap()
    page.locator(f".s42-lists .can[data-id='{unit}']").tap()
    commander.wait(number + 1)
    assert "reserve" in commander.visitor.board["units"][unit][2]
    board.tap()
    for choice in way:
        commander.play(choice)
    place, _, marks = commander.visitor.board["units"][unit]
    assert (place, "activated" in marks) == (way[-1].split()[1], True)


def test_a_unit_that_only_an_edition_brings_lies_on_the_map(visit: Visit, come: Come) -> None:
    """The 6th Panzer Division is not in Fall Blau; it is drawn, picked and moved by clicks."""
    row = {"at": "1110", "turn": 1, "face": 0, "command": "mine"}
    figures = {f"fall-blau.pz-6.{field}": value for field, value in row.items()}
    person = come(language="ru")
    match = person.create("fall-blau", game="stalingrad42", figures=figures)["id"]
    player = Commander(visit(person))
    player.sit(match)
    for number, choice in enumerate(("end-initial", "move pz-6", "tactical 1111")):
        player.wait(number)
        player.play(choice)
    player.wait(3)
    assert player.visitor.board["units"]["pz-6"][0] == "1111"
