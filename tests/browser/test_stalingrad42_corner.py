"""Layers and legend of Stalingrad '42 in the corner of the map: one at a time, and nothing over
them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.stalingrad42 import Commander, combat
from tests.table.conftest import Come

TARGET = "1403"
# Whether everything that is seen of a sheet can be pressed: nothing lies over it or cuts it off.
FREE = """(sheet) => {
  const { left, right, top, bottom } = sheet.getBoundingClientRect();
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const steps = [0.02, 0.25, 0.5, 0.75, 0.98];
  return inside && steps.every((x) => steps.every((y) => sheet.contains(
    document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y))));
}"""
# How far the words of a button are from its middle.
OFF = """(button) => {
  const [around, words] = [button, button.querySelector(".label")].map((el) => {
    const { top, height } = el.getBoundingClientRect();
    return top + height / 2;
  });
  return Math.abs(around - words);
}"""


def sheets(page: Page) -> tuple[Locator, Locator]:
    return page.locator(".s42-layers"), page.locator(".s42-signs:not(.s42-layers)")


@pytest.mark.parametrize("size", ["usual", "phone", "large"])
def test_layers_and_legend_lie_open_one_at_a_time_and_over_all(
    visit: Visit, come: Come, size: str
) -> None:
    """Also while a battle is planned, whose panel would lie there."""
    client = come(language="ru")
    commander = Commander(visit(client, size=size, touch=size == "phone"))
    page = commander.sit(client.bring(combat(1, f"attack {TARGET}", "all")))
    expect(page.locator(".s42-fight")).to_be_visible()
    layers, legend = sheets(page)
    layers.locator("summary").click()
    assert layers.evaluate(FREE)
    if size != "phone":  # where one opens, the other moves aside and can still be opened
        expect(legend.locator("summary")).to_be_in_viewport(ratio=1)
    legend.locator("summary").click()
    expect(layers).not_to_have_attribute("open", "")
    expect(legend.locator(".s42-legend")).to_be_visible()
    assert legend.evaluate(FREE)
    page.keyboard.press("Escape")
    expect(legend).not_to_have_attribute("open", "")
    expect(legend.locator("summary")).to_be_focused()
    expect(page.locator(".s42-fight")).to_be_visible()


@pytest.mark.parametrize("size", ["usual", "phone"])
def test_no_button_has_shares_without_names_and_its_words_are_in_the_middle(
    visit: Visit, come: Come, size: str
) -> None:
    """The first of two results is that of the lowest die, which is no success."""
    client = come(language="en")
    commander = Commander(visit(client, size=size, touch=size == "phone"))
    page = commander.sit(client.bring(combat(1, f"attack {TARGET}", "all")))
    fight = commander.button("fight")
    page.wait_for_function("() => window.told.some((message) => JSON.parse(message).odds)")
    commander.visitor.frame()
    assert fight.evaluate(OFF) < 1
    expect(page.locator(".odds-slot:not(:empty)")).to_have_count(0)
