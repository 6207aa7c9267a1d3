"""Hexes of Stalingrad '42 with more units than have room: one is warned before the phase ends. And
what is out of sight, or lies under something else, is found."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import expect

from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.position import Position
from stavka.kernel import Match
from tests.browser.conftest import Visit
from tests.browser.stalingrad42 import Commander, begin, combat, play, quickly
from tests.table.conftest import Come

HEX = "1714"  # two German divisions begin here
TANKS = ["pz-3", "pz-23", "pzg-29"]
TOLD = {"en": "Too many units (1714)", "ru": "Слишком много частей (1714)"}
RAIL = {"en": "By rail", "ru": "По железной дороге"}


@cache
def crowded() -> Match[Position]:
    """Three divisions have come to two others: one more than there is room for, and another."""
    first, *others = TANKS
    moves = [f"move {first}", *(f"with {unit}" for unit in others), f"tactical {HEX}"]
    return play(quickly(begin(1942), until="movement-phase"), moves)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_too_many_in_a_hex_are_told_before_the_phase_ends(
    visit: Visit, come: Come, language: str
) -> None:
    client = come(language=language)
    match = crowded()
    assert match.view(None)["board"]["crowded"] == [HEX]
    commander = Commander(visit(client, settings={"animation": "off", "confirm": True}))
    page = commander.sit(client.bring(match))
    expect(commander.stage).to_have_attribute("data-crowded", HEX)
    expect(page.locator(".prompt-left")).to_contain_text(TOLD[language])
    commander.button("end-movement").click()
    expect(page.locator("dialog[open]")).to_contain_text(TOLD[language])


def test_so_they_are_in_the_view_of_combat_and_of_no_other_phase() -> None:
    match = crowded().fork()
    play(match, ["end-movement", f"eliminate {TANKS[0]}", f"eliminate {TANKS[1]}"])
    question = match.question("axis")
    assert question
    assert question.kind == "combat-phase"
    assert match.view(None)["board"]["crowded"] == []
    fresh = GAME.start("fall-blau", "1942").view(None)["board"]
    assert fresh["phase"] == "initial"
    assert fresh["crowded"] == []


def test_the_units_that_must_be_chosen_from_come_into_sight(visit: Visit, come: Come) -> None:
    client = come(language="en")
    commander = Commander(visit(client))
    page = commander.sit(client.bring(crowded()))
    page.evaluate("board.map.show([board.map.spot('1501')])")
    commander.ready()
    commander.play("end-movement")
    page.wait_for_function(
        """(hex) => {
          const { left, right, top, bottom } = board.map.spot(hex);
          const stage = document.querySelector(".s42-stage").getBoundingClientRect();
          return left > stage.left && right < stage.right && top > stage.top &&
            bottom < stage.bottom;
        }""",
        arg=HEX,
    )


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_button_of_a_way_to_move_is_named_once_it_is_pressed(
    visit: Visit, come: Come, language: str
) -> None:
    client = come(language=language)
    commander = Commander(visit(client))
    supply = ["stock area-X", "stock area-Y"]  # nothing else goes by rail as yet
    match = play(begin(1942), [*supply, "end-initial"])
    page = commander.sit(client.bring(match))
    page.locator(".s42-verb[data-id='rail']").click()
    expect(page.locator(".prompt-crumbs .crumb")).to_have_text(RAIL[language])


def test_a_hex_with_an_enemy_in_it_says_that_he_is_there(visit: Visit, come: Come) -> None:
    client = come(language="en")
    commander = Commander(visit(client))
    match = play(quickly(begin(1942), until="movement-phase"), ["move pz-3"])
    page = commander.sit(client.bring(match))
    page.evaluate("board.map.show([board.map.spot('1813')])")
    commander.ready()
    commander.press("1813")
    note = page.locator(".popover .whynot")
    expect(note).to_contain_text("An enemy unit is there")


def test_the_wheel_puts_the_words_about_a_thing_away(visit: Visit, come: Come) -> None:
    client = come(language="en")
    commander = Commander(visit(client))
    page = commander.sit(client.bring(quickly(begin(1942), until="movement-phase")))
    page.evaluate("board.map.show([board.map.spot('1515')])")
    commander.ready()
    x, y = page.evaluate(
        """() => {
          const { left, right, top, bottom } = board.map.spot("1515");
          return [(left + right) / 2, (top + bottom) / 2];
        }"""
    )
    page.mouse.move(x, y)
    expect(page.locator(".tip")).to_be_visible()
    page.mouse.wheel(0, 240)
    expect(page.locator(".tip")).to_be_hidden()


def test_the_prompt_counts_those_who_can_support_an_attack(visit: Visit, come: Come) -> None:
    client = come(language="en")
    commander = Commander(visit(client))
    match = combat(1, "attack 1713", "all")
    support = [c for c in match.choices("axis") if c.verb in ("support", "air")]
    assert support
    page = commander.sit(client.bring(match))
    expect(page.locator(".prompt-text")).to_contain_text(f"can support: {len(support)}")
    commander.play(str(support[0]))
    expect(page.locator(".prompt-text")).not_to_contain_text(f"can support: {len(support)}")


def test_a_worn_unit_says_how_many_steps_it_has_left(visit: Visit, come: Come) -> None:
    client = come(language="en")
    commander = Commander(visit(client))
    match = GAME.start("uranus", "1942")
    commander.sit(client.bring(match))
    _, face, *_ = match.view(None)["board"]["units"]["inf-79"]
    assert face == 1
    rows = commander.page.evaluate("board.describe('inf-79').rows.map((row) => row.value)")
    assert "2 of 3" in rows


def test_reinforcements_that_must_be_placed_are_listed_first(visit: Visit, come: Come) -> None:
    client = come(language="en")
    commander = Commander(visit(client))
    match = begin(1942)
    while not any(choice.verb == "place" for choice in match.choices(match.waiting[0])):
        seat = match.waiting[0]
        choices = [str(choice) for choice in match.choices(seat)]
        match.play(seat, next((c for c in choices if c.startswith("end-")), choices[0]))
    names = [str(c).split()[1] for c in match.choices(match.waiting[0]) if c.verb == "place"]
    page = commander.sit(client.bring(match))
    first = page.locator(".s42-beside > :first-child")
    expect(first).to_have_attribute("open", "")
    expect(first.locator(f".s42-line.can[data-id='{names[0]}']")).to_be_in_viewport()


def test_on_a_phone_the_map_comes_so_near_that_a_finger_hits_a_hex(
    visit: Visit, come: Come
) -> None:
    client = come(language="en")
    commander = Commander(visit(client, size="phone", touch=True))
    page = commander.sit(client.bring(quickly(begin(1942), until="movement-phase")))
    assert float(str(commander.stage.get_attribute("data-scale"))) < 24
    commander.play("move pz-3")
    page.wait_for_function("() => Number(document.querySelector('.s42-stage').dataset.scale) >= 24")
