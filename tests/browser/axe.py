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


def findings(page: Page, rules: tuple[str, ...] = ()) -> list[str]:
    """What is serious or critical by these rules (else by all), one line for each element."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(source())
    asked: dict[str, object] = {"resultTypes": ["violations"], "preload": False}
    if rules:
        asked["runOnly"] = rules
    found: Any = page.evaluate("(asked) => axe.run(document, asked)", asked)
    return [
        f"{rule['impact']} {rule['id']}: {node['html'][:160]} ({node['failureSummary'][:300]})"
        for rule in found["violations"]
        if rule["impact"] in GRAVE
        for node in rule["nodes"]
        if not (rule["id"] == "label-content-name-mismatch" and node["html"].startswith("<g "))
    ]
