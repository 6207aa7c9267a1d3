"""The board of Stalingrad '42 as the table uses it, with a real position under it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from stavka.games.stalingrad42.game import Stalingrad42Game
from tests.browser.conftest import Visit

# The board in a window of its own: what the shell would ask it is asked by the test.
MOUNT = """async (board) => {
  const [{ create }, texts, { settings }] = await Promise.all([
    import("/board/stalingrad42/board.js"),
    import("/web/js/texts.js"),
    import("/web/js/settings.js"),
  ]);
  const { t, has, name } = texts;
  const made = create({
    game: "stalingrad42", scenario: "fall-blau", language: "en", edition: {},
    t, has, name, settings, inspect: () => {}, focus: () => {},
    past: { seen: 0, turns: async () => [], events: async () => [], look: () => {} },
  });
  const frame = document.createElement("div");
  frame.style.cssText = "position: fixed; inset: 0; display: flex; z-index: 99";
  frame.append(made.map.el);
  document.body.append(frame);
  window.board = made;
  window.pressed = [];
  made.map.el.addEventListener("click", (e) => pressed.push(made.map.at(e.clientX, e.clientY)));
  const state = { board, number: 0, choices: 0, seat: null, questions: [], waiting: [] };
  await made.update({ ...state, status: "running", outcome: null }, { log: [], animate: false });
}"""
MIDDLE = """(id) => {
  const { left, right, top, bottom } = board.map.spot(id);
  return [(left + right) / 2, (top + bottom) / 2];
}"""
UNDER = f"(id) => board.map.at(...({MIDDLE})(id))"


@pytest.fixture
def units() -> dict[str, Any]:
    match = Stalingrad42Game().start(scenario="fall-blau", seed=1)
    return dict(match.view(None)["board"])


@pytest.fixture
def page(visit: Visit, units: dict[str, Any]) -> Page:
    page = visit(language="en", settings={"animation": "off"}).go("/look/stalingrad42?plain")
    page.locator(".s42-stage").wait_for()
    page.evaluate(MOUNT, units)
    ready(page)
    return page


def ready(page: Page) -> None:
    page.locator("body > div .s42-stage[data-ready=true]").wait_for()


def alone(units: dict[str, Any]) -> tuple[str, str]:
    """A unit that has its hex for itself, and the hex."""
    hexes = [unit[0] for unit in units["units"].values()]
    return next(
        (id, unit[0])
        for id, unit in units["units"].items()
        if unit[0].isdigit() and hexes.count(unit[0]) == 1
    )


def piled(units: dict[str, Any]) -> tuple[list[str], str]:
    hexes = [unit[0] for unit in units["units"].values()]
    hex = next(hex for hex in hexes if hex.isdigit() and hexes.count(hex) == 2)
    return [id for id, unit in units["units"].items() if unit[0] == hex], hex


def test_what_lies_at_a_point_is_what_has_its_spot_there(page: Page, units: dict[str, Any]) -> None:
    unit, hex = alone(units)
    assert page.evaluate(UNDER, unit) == [unit, hex]
    assert page.evaluate("(id) => board.map.kind(id)", unit) == "unit"
    assert page.evaluate("(id) => board.map.kind(id)", hex) == "place"
    assert page.evaluate("board.map.spot('move')") is None
    everybody = [id for id, each in units["units"].items() if each[0].isdigit()]
    assert page.evaluate("(ids) => ids.every((id) => board.map.spot(id))", everybody)


def test_a_unit_that_moves_is_found_where_it_is_now(page: Page, units: dict[str, Any]) -> None:
    unit, hex = alone(units)
    held = {each[0] for each in units["units"].values()}
    free = next(str(n) for n in range(3010, 3060) if str(n) not in held)
    moved = {**units, "units": {**units["units"], unit: [free, 0]}}
    page.evaluate(
        "(board) => window.board.update({ board, questions: [] }, { log: [], animate: false })",
        moved,
    )
    ready(page)
    assert page.evaluate(UNDER, unit) == [unit, free]
    assert page.evaluate(UNDER, hex) == [hex]


def test_lit_things_are_painted_and_of_a_lit_pile_one_is_chosen_in_its_fan(
    page: Page, units: dict[str, Any]
) -> None:
    ids, hex = piled(units)
    picture = "document.querySelectorAll('.s42-map')[1].toDataURL()"
    before = page.evaluate(picture)
    page.evaluate("(ids) => board.map.light(new Set(ids), 'can')", ids)
    page.wait_for_function(f"(before) => {picture} !== before", arg=before)
    page.evaluate("(id) => board.map.reveal(board.map.spot(id))", hex)
    ready(page)
    page.mouse.click(*page.evaluate(MIDDLE, hex))
    stage = page.locator("body > div .s42-stage")
    expect(stage).to_have_attribute("data-fan", hex)
    assert page.evaluate("pressed") == []  # nothing is chosen yet
    page.mouse.click(*page.evaluate(MIDDLE, ids[1]))
    assert page.evaluate("pressed") == [[ids[1]]]


def test_a_drag_moves_the_map_and_is_no_press(page: Page, units: dict[str, Any]) -> None:
    _, hex = alone(units)
    page.evaluate("board.map.zoomBy(2)")
    page.evaluate("(id) => board.map.show([board.map.spot(id)])", hex)
    ready(page)
    assert page.evaluate("board.map.scale") > 1
    x, y = page.evaluate(MIDDLE, hex)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=4)
    page.mouse.up()
    assert page.evaluate("pressed") == []
    assert page.evaluate(MIDDLE, hex) != [x, y]


def test_a_unit_and_a_hex_say_what_they_are(page: Page, units: dict[str, Any]) -> None:
    unit, hex = alone(units)
    for id in (unit, hex):
        found = page.evaluate("(id) => board.describe(id).rows.map((row) => row.value)", id)
        assert found
        assert all(found)
    assert page.evaluate("board.describe('nobody')") is None
