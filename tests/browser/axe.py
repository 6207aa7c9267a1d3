"""Checking a page with axe for what shuts people out.

A counter on the board is called by its name and by what can be done with it; the figures printed on
it are no part of that, so its text need not be in its name.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

FILE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
COLOURS = ("color-contrast", "link-in-text-block")  # the rules that look at them


@cache
def source() -> str:
    assert FILE.is_file(), f"{FILE} is missing: `make node_modules/.package-lock.json` gets it"
    return FILE.read_text(encoding="utf-8")


# Of colours in a drawing the tool never knows what to say, and takes its time to find that out.
PLAIN = """() => axe.configure({
  rules: [{ id: "color-contrast", selector: "*:not(svg, svg *)" }],
})"""

RUN = "([where, asked]) => axe.run(where, asked).then(({ violations }) => violations)"


def findings(page: Page, *, colours_only: bool = False, within: str = "html") -> list[str]:
    """What is serious or critical, one line for each element."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(source())
        page.evaluate(PLAIN)
    # A selector for each element that was looked at takes a sixth of the time, and nobody reads it.
    asked: dict[str, Any] = {"resultTypes": ["violations"], "preload": False, "selectors": False}
    if colours_only:
        asked["runOnly"] = COLOURS
    found: Any = page.evaluate(RUN, [within, asked])
    return [
        f"{rule['impact']} {rule['id']}: {node['html'][:160]} ({node['failureSummary'][:300]})"
        for rule in found
        if rule["impact"] in GRAVE
        for node in rule["nodes"]
        if not (rule["id"] == "label-content-name-mismatch" and node["html"].startswith("<g "))
    ]
