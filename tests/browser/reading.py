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

# What is the same in every language.
SAME = re.compile(
    r"""
    СТАВКА | RU | EN | Русский | English  # the wordmark, the languages by their own names
    | [\dA-Z.]+[a-z]{0,2}(-[a-z])?        # rules by their numbers
    | [A-Z]([–-][A-Z])?                   # keys
    | Enter | Esc | Tab
    | https?:.* | men\.chekhov\.suppress\ =\ 2
    """,
    re.VERBOSE,
)
# Words in Latin letters that are Russian usage.
LOANS = re.compile(
    r"""
    RU | EN | English | Enter | Esc | Tab | Shift | U | H | Ju\ 87 | leFH\ 18 | stavka\ edition\ new
    | men\.chekhov\.suppress | https?:\S* | \d[\dA-Z.]*[a-z]{1,2}(-[a-z])? | [A-Z]
    """,
    re.VERBOSE,
)


def texts(page: Page) -> set[str]:
    """All that the page says."""
    return {text for text in page.evaluate(READ) if LETTER.search(text)}


def missing(said: set[str]) -> list[str]:
    """Messages that are not in the Fluent files, as the page marks them."""
    return sorted(text for text in said if "⟦" in text or "undefined" in text or "[object" in text)


def untranslated(russian: set[str], english: set[str], names: set[str]) -> list[str]:
    """What is said alike in both languages, or in letters of the other; `names` were typed by
    people."""
    alike = {t for t in russian & english if not SAME.fullmatch(t)}
    foreign = {t for t in russian if LATIN.search(LOANS.sub("", t))}
    foreign |= {t for t in english if CYRILLIC.search(t) and not SAME.fullmatch(t)}
    return sorted(text for text in alike | foreign if text not in names)
