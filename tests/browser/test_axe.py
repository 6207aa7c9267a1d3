"""Nothing that shuts people out, by the rules of axe; in light and dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import findings
from tests.browser.conftest import Visit
from tests.browser.journals import begun, brought, golden, short
from tests.browser.playing import Player
from tests.browser.visitor import Visitor
from tests.table.conftest import Come

GAME = golden("solo-elite-support-won")


# Whether all of a page but its colours is as it was: what it says, and where everything is.
UNCHANGED = """() => {
  const all = [...document.body.querySelectorAll("*")];
  const boxes = all.map((el) => {
    const { x, y, width, height } = el.getBoundingClientRect();
    const { visibility, overflow, pointerEvents } = getComputedStyle(el);
    return [x, y, width, height, visibility, overflow, pointerEvents];
  });
  const before = window.shape;
  window.shape = JSON.stringify([document.body.innerHTML, boxes]);
  return window.shape === before;
}"""


def accessible(visitor: Visitor) -> None:
    """By all rules; in the dark only by those of colours, if nothing else is different there."""
    page, found = visitor.page, []
    page.evaluate("window.shape = ''")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        expect(page.locator("html")).to_have_attribute("data-theme", scheme)
        known = page.evaluate(UNCHANGED)
        with visitor.trouble():  # the tool writes styles, which our pages may not
            found += [f"{scheme}: {line}" for line in findings(page, colours_only=known)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("path", ["/", "/new/pavlov", "/rules/pavlov", "/account"])
def test_pages(visit: Visit, come: Come, path: str) -> None:
    client = come(language="ru")
    client.create("cooperative", seats={"garrison": "invited"})
    come().create("competitive", seats={"wehrmacht": "open"})
    visitor = visit(client)
    visitor.go(path)
    accessible(visitor)


@pytest.mark.parametrize("count", [0, 200], ids=["set-up", "middle"])
def test_the_table(visit: Visit, come: Come, count: int) -> None:
    client = come(language="ru")
    visitor = visit(client)
    page = visitor.sit(brought(client, begun(GAME, count)))
    accessible(visitor)
    for tab in ("choices", "chat", "notes"):
        page.get_by_role("tab", name=visitor.says(f"ui-table-{tab}"), exact=True).click()
    accessible(visitor)


def test_the_end(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    visitor = visit(client)
    page = visitor.sit(brought(client, begun(short("solo"), -1)))
    Player(visitor).play(short("solo").entries[-1].choice)
    expect(page.locator("dialog.ending")).to_be_visible()
    accessible(visitor)


def test_dialogs(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    visitor = visit(client)
    page = visitor.sit(brought(client, begun(GAME, 0)))
    page.keyboard.press("?")
    expect(page.locator("dialog.table-help")).to_be_visible()
    accessible(visitor)
    page.keyboard.press("Escape")
    expect(page.locator("dialog.table-help")).to_have_count(0)
    page.locator("[data-id=pavlov]").first.click(button="right")
    expect(page.locator("dialog.inspector")).to_be_visible()
    accessible(visitor)
    page.keyboard.press("Escape")
    expect(page.locator("dialog.inspector")).to_have_count(0)
    visitor.button("ui-settings").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    accessible(visitor)


def test_the_phone(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    visitor = visit(client, size="phone", touch=True)
    visitor.sit(brought(client, begun(GAME, 200)))
    accessible(visitor)
