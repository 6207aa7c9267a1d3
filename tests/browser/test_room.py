"""Everything has room: no word is broken or cut, nothing leaves a small window.

With the table's own typefaces and with nothing but DejaVu.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from stavka.kernel import Match
from tests.browser.conftest import Visit, both
from tests.browser.journals import begun, golden
from tests.browser.partisans import moment
from tests.browser.screenshots import ordering
from tests.browser.visitor import SIZES
from tests.table.conftest import Come
from tests.table.prepared import shared

HOUSE = golden("solo-elite-support-won")
ACTIONS = next(n for n, e in enumerate(HOUSE.entries) if n > 240 and e.choice == "end-moves") + 1
# A screen of a usual size at 200 %, and phones that lie on their side.
MAGNIFIED = [(640, 400), (568, 320), (640, 360)]


def house() -> Match[Any]:
    return begun(HOUSE, ACTIONS).replay()


def camp() -> Match[Any]:
    return moment("open-card", lambda match: match.position.month > 1)


every_game = pytest.mark.parametrize("game", [house, ordering, camp])

# Words of which a part stands in another line, and lines of which a part cannot be seen.
BROKEN = r"""() => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector("body"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement;
    if (!around.checkVisibility({ visibilityProperty: true }) || around.closest("svg")) continue;
    if (around.getBoundingClientRect().width < 2) continue; // for the ear only
    for (const word of node.data.matchAll(/[\p{L}\d]+/gu)) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const tops = [...range.getClientRects()].filter((box) => box.width > 0).map((box) => box.top);
      if (Math.max(...tops) - Math.min(...tops) > 4) found.push(`broken: ${word[0]}`);
    }
    const style = getComputedStyle(around);
    const cut = style.overflowX === "hidden" || style.overflowX === "clip";
    if (cut && around.scrollWidth > around.clientWidth + 1) found.push(`cut: ${node.data}`);
  }
  return [...new Set(found)];
}"""
# Tabs and phases that stick out of their row.
OUTSIDE = """() => [".tab-row", ".table-head"].flatMap((row) => {
  const edge = document.querySelector(row).getBoundingClientRect().right;
  return [...document.querySelectorAll(`${row} *`)]
    .filter((el) => el.checkVisibility() && el.getBoundingClientRect().right > edge + 1)
    .map((el) => el.textContent);
})"""
# Panels that one would have to scroll sideways.
TOO_WIDE = """() => [...document.querySelectorAll("[role=tabpanel], .hand-row")]
  .filter((el) => el.checkVisibility() && el.scrollWidth > el.clientWidth + 1)
  .map((el) => `${el.className}: ${el.scrollWidth} of ${el.clientWidth}`)"""
# Names that are wider than the counters they stand on.
SPILT = """() => [...document.querySelectorAll(".pv-name, .tk-tag")]
  .map((el) => [el, el.parentNode.querySelector(".pv-edge, .tk-unit-ground")])
  .filter(([name, edge]) => edge && name.checkVisibility())
  .filter(([name, edge]) =>
    name.getBoundingClientRect().width > edge.getBoundingClientRect().width + 0.5)
  .map(([name]) => name.textContent)"""
# What a player needs and cannot get at: it is not there, out of sight, or under something else.
OUT_OF_REACH = """() => {
  const all = (words) => [...document.querySelectorAll(words)];
  const wanted = [
    ...all(".prompt-say, .prompt .hint-button, .prompt-buttons button"),
    all(".prompt .rule-chip")[0],
    all(".prompt-tools button")[1],
  ];
  return wanted.filter((el) => {
    if (!el) return true;
    const box = el.getBoundingClientRect();
    const inside =
      box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    const there = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    const whole = el.scrollHeight <= el.clientHeight + 1 && el.scrollWidth <= el.clientWidth + 1;
    return !(inside && el.contains(there) && (whole || !el.matches(".prompt-say")));
  }).map((el) => el?.outerHTML.slice(0, 200) ?? "missing");
}"""


def table(visit: Visit, come: Come, game: Callable[[], Match[Any]], language: str) -> Page:
    """The table of a match in which one person has the seat that is asked."""
    client, match = come(language=language), game()
    others = [seat for seat in match.seats if seat != match.waiting[0]]
    return visit(client).sit(shared(match, client, dict.fromkeys(others, come())))


@both
@every_game
def test_no_word_is_broken_or_cut(visit: Visit, come: Come, game: Callable[[], Match[Any]]) -> None:
    for language in ("ru", "en"):
        page = table(visit, come, game, language)
        for size in ("usual", "large"):
            page.set_viewport_size(SIZES[size])
            page.evaluate(SHOWN)
            assert page.evaluate(BROKEN) == []
            assert page.evaluate(OUTSIDE) == []
            assert page.evaluate(SPILT) == []
            for tab in page.locator(".tab-row [role=tab]:visible").all():
                tab.click()
                page.evaluate(SHOWN)
                assert page.evaluate(TOO_WIDE) == [], tab.inner_text()


@both
@every_game
def test_a_magnified_window_has_all_that_a_player_needs(
    visit: Visit, come: Come, game: Callable[[], Match[Any]]
) -> None:
    for language in ("ru", "en"):
        page = table(visit, come, game, language)
        for width, height in MAGNIFIED:
            page.set_viewport_size(ViewportSize(width=width, height=height))
            page.evaluate(SHOWN)
            assert page.evaluate(OUT_OF_REACH) == [], (language, width, height)


# Until what has changed is on the screen.
SHOWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def test_the_faces_of_the_machine_are_as_wide_as_our_own(visit: Visit, come: Come) -> None:
    page = visit(come(language="ru")).go("/")
    widths = page.evaluate(
        """async (pairs) => {
          const words = "Пополнение запасов, Оперативное обеспечение. Storm group, first aid: 1942";
          const measure = async (family, weight) => {
            const font = `${weight} 200px "${family}"`;
            const faces = await document.fonts.load(font, words);
            const ctx = document.createElement("canvas").getContext("2d");
            ctx.font = font;
            return faces.length ? ctx.measureText(words).width : 0;
          };
          const found = [];
          for (const [ours, theirs] of pairs)
            for (const weight of [400, 700])
              found.push(await measure(theirs, weight) / await measure(ours, weight));
          return found;
        }""",
        [
            ("Stavka Sans", "Sans by DejaVu"),
            ("Stavka Narrow", "Narrow by DejaVu"),
            ("Stavka Serif", "Serif by DejaVu"),
        ],
    )
    assert len(widths) == 6
    assert all(0.95 < width < 1.05 for width in widths), widths
