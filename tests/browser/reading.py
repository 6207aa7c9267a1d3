"""Reading all that a page says, to find what is missing or was left in another language."""

from __future__ import annotations

import re

from playwright.sync_api import Page

# Every text that is shown, and every one that is read out or comes up under the pointer.
READ = """
() => {
  const said = new Set([document.title]);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const el = node.parentElement;
    const silent = el.closest("noscript, [hidden], dialog:not([open])");
    const aside = el.closest("title, desc, option, .unseen");
    if (!silent && (aside || el.checkVisibility())) said.add(node.data.trim());
  }
  const names = ["aria-label", "title", "placeholder", "alt", "aria-valuetext"];
  for (const el of document.body.querySelectorAll(names.map((name) => `[${name}]`).join())) {
    for (const name of names) said.add((el.getAttribute(name) ?? "").trim());
  }
  return [...said];
}
"""

LATIN = re.compile(r"[A-Za-z]")
CYRILLIC = re.compile(r"[А-Яа-яЁё]")
LETTER = re.compile(r"[^\W\d_]")

# Words that are the same in every language, or Russian usage in Latin letters.
SHARED = re.compile(
    r"""
    СТАВКА | \bRU\b | \bEN\b | Русский | English  # the wordmark, the languages by their own names
    | \bPz(\.Kpfw)?\.?\ ?(3[58]\(t\)|II\b|III\ [GL]\b|IV\ [DG]\b) | \b3[58]\(t\) | \bStuG\ III\b
    | \b\d[\d.]*[A-Z]?[a-z]{0,2}(-[a-z])?\b       # rules by their numbers
    | \b(Enter|Esc|Tab|PgDn|Shift|[A-Z])\b        # keys
    | \b(sFH|leFH|leIG)\ 18\b | \bsIG\ 33\b | \bPanzer\ (II|III|IV)\b | \bStuG\ IIIb\b
    | «initiate»  # what a ruling quotes
    | https?:\S* | men\.chekhov\.suppress | stavka\ edition\ new
    """,
    re.VERBOSE,
)


def texts(page: Page) -> set[str]:
    """All that the page says."""
    return {text for text in page.evaluate(READ) if LETTER.search(text)}


def missing(said: set[str]) -> list[str]:
    """Messages that are not in the Fluent files, as the page marks them."""
    return sorted(text for text in said if "⟦" in text or text == "undefined" or "[object" in text)


def untranslated(russian: set[str], english: set[str], names: set[str]) -> list[str]:
    """What is said alike in both languages, or in letters of the other; `names` were typed by
    people."""

    def own(text: str) -> str:
        for name in names:
            text = text.replace(name, "")
        return SHARED.sub("", text)

    alike = {text for text in russian & english if LETTER.search(own(text))}
    latin = {text for text in russian if LATIN.search(own(text))}
    cyrillic = {text for text in english if CYRILLIC.search(own(text))}
    return sorted(alike | latin | cyrillic)
