"""The guided tour, walked from its first stop to its last."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.reading import texts
from tests.browser.visitor import Visitor


def walk(visitor: Visitor, read: Callable[[Page], set[str]] = texts) -> list[set[str]]:
    """What the page says at each stop; every stop points at something that is there."""
    page = visitor.page
    card = page.locator(".tour-card")
    page.keyboard.press("?")
    visitor.button("ui-table-tour-again").click()
    card.wait_for()
    said: list[set[str]] = []
    while card.count():
        visitor.frame()  # what is pointed at is moved into sight first
        light = page.locator(".tour-light").bounding_box()
        assert light is not None
        assert light["width"] > 20, f"points at nothing: {card.inner_text()}"
        said.append(read(page))
        card.locator(".button.main").click()
    return said
