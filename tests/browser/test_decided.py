"""What decided a match, as it is shown: the curve, the sums, the swings and what was better."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import findings
from tests.browser.conftest import Visit
from tests.browser.test_axe import accessible
from tests.browser.visitor import Language
from tests.table.conftest import Come
from tests.table.test_coach import LONG, battle


@pytest.mark.parametrize(
    ("language", "size"), [("ru", "usual"), ("en", "phone")], ids=["ru", "en-phone"]
)
def test_a_match_is_explained(visit: Visit, come: Come, language: Language, size: str) -> None:
    client = come(language=language)
    id = client.bring(battle())
    visitor = visit(client, language=language, size=size, touch=size == "phone")
    page, says = visitor.page, visitor.says
    page.goto(f"/match/{id}")
    page.locator("dialog.ending").get_by_role("button", name=says("ui-decided")).press("Enter")
    panel = page.locator("dialog.decided")
    expect(panel.get_by_role("heading", level=2)).to_have_text(says("ui-decided"))
    sums = panel.locator(".decided-sums")
    expect(sums).to_be_visible(timeout=LONG * 1000)
    names = ["ui-decided-start", "ui-decided-luck", "ui-decided-choices"]
    for name in [*names, "ui-decided-others", "ui-decided-result"]:
        expect(sums.locator("dt", has_text=says(name)).first).to_be_visible()
    expect(panel.get_by_role("img", name=says("ui-decided-chance"))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert panel.evaluate("(el) => el.scrollWidth <= el.clientWidth")
    accessible(visitor)
    # The other seat is looked at by itself.
    first, second = panel.get_by_role("radio").all()
    second.check(force=True)
    expect(sums).to_be_hidden()
    expect(sums).to_be_visible(timeout=LONG * 1000)
    first.check(force=True)
    swing = panel.locator(".swings:has(b.swing-mark) button").first
    chosen = swing.locator(".swing-text").inner_text()
    swing.press("Enter")
    expect(panel).to_have_count(0)
    strip = page.locator(".explained")
    expect(strip).to_contain_text(chosen)
    expect(strip).to_contain_text(says("ui-decided-count", at=1, of=1).split()[1])
    expect(page.locator(".table.replaying")).to_be_visible()
    label = page.locator(".replay-label")
    expect(label).to_have_text(re.compile(r"^\d+ \D+ \d+$"))  # and no longer the end
    at = label.inner_text()
    with visitor.trouble():  # the tool writes styles, which our pages may not
        assert findings(page, within=".explained") == []
    line = strip.get_by_role("button", name=says("ui-decided-line"))
    line.click()
    expect(strip).to_contain_text(says("ui-decided-step", at=1, of=2).split()[0])
    expect(label).to_have_text(at)
    strip.get_by_role("button", name=says("ui-decided-step-back")).click()
    expect(strip).to_contain_text(chosen)
    strip.get_by_role("button", name=says("ui-decided-all")).click()
    expect(sums).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    strip.get_by_role("button", name=says("ui-close")).click()
    expect(strip).to_have_count(0)
    expect(page.locator(".table.replaying")).to_have_count(0)


def test_a_match_given_up_can_be_seen_again_or_played_anew(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    id = client.create()["id"]
    line = client.open(id)
    line.play()
    line.on_turn("resign")
    visitor = visit(client)
    page, says = visitor.page, visitor.says
    page.goto(f"/match/{id}")
    page.locator("dialog.ending").get_by_role("button", name=says("ui-decided")).click()
    panel = page.locator("dialog.decided")
    expect(panel.get_by_role("alert")).to_have_text(says("refusal-not-played-out"))
    expect(panel.get_by_role("button", name=says("ui-table-rematch"))).to_be_visible()
    panel.get_by_role("button", name=says("ui-table-replay")).click()
    expect(panel).to_have_count(0)
    expect(page.locator(".table.replaying")).to_be_visible()
