"""The table of Partisans for every eye and hand: languages, small screens, six camps at once."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from stavka.games.partisans import GAME
from stavka.kernel import Match
from tests.browser.conftest import Visit, both
from tests.browser.partisans import (
    Leader,
    Suits,
    board,
    journals,
    moment,
    much_has_met,
)
from tests.browser.playing import EYES, stands_for
from tests.browser.reading import texts
from tests.browser.test_axe import accessible
from tests.browser.test_phone import SMALL, TOUCH, wider
from tests.browser.test_texts import speaks_well
from tests.browser.touring import walk
from tests.browser.visitor import SIZES, Language, Visitor
from tests.table.conftest import Come
from tests.table.prepared import shared
from tests.table.server import Client

# Every question that a leader is asked.
QUESTIONS = (
    "choose-role", "lay-cards", "open-card", "rescue", "fight", "lend", "treat", "heal",
    "choose-dead", "pass-transport", "trade", "draft", "consider", "exchange", "make", "attack",
    "ransom", "consider-ransom", "seize",
)  # fmt: skip
CROWDED = ("open-card", "trade", "draft", "attack", "ransom")
PRINTED = {"SS"}  # as a sheet has it
PLACE = re.compile(r"\b[A-O]\d{1,2}\b")  # cards have the names of their places
# What is lit and cannot be hit, or is too small for a finger.
OUT_OF_REACH = f"""(least) => {{ {EYES}
  return found().filter((each) => each.el.checkVisibility()).map(({{ el, kind, id }}) => {{
    el.scrollIntoView({{ block: "nearest", inline: "nearest" }});
    const box = el.getBoundingClientRect();
    const size = `${{Math.round(box.width)}}x${{Math.round(box.height)}}`;
    if (!point(el)) return `${{kind}} ${{id}} cannot be hit (${{size}})`;
    return box.width < least || box.height < least ? `${{kind}} ${{id}} is ${{size}}` : "";
  }}).filter(Boolean);
}}"""
# What one would have to scroll to see.
CUT_OFF = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const found = scrollHeight > innerHeight || scrollWidth > innerWidth ? ["the page"] : [];
  for (const el of document.querySelectorAll(".pc-camp, .pc-head, .pc-people, .pc-store")) {
    const box = el.getBoundingClientRect();
    const within = el.closest(".pc-camps").getBoundingClientRect();
    const seen = box.top >= within.top - 1 && box.bottom <= within.bottom + 1
      && within.top >= 0 && within.bottom <= innerHeight + 1 && box.width > 0;
    if (!seen) found.push(`${el.closest(".pc-camp").dataset.id} ${el.className}`);
  }
  return found;
}"""
# Cards of the figure that are not wholly in the frame.
OUT_OF_SIGHT = """() => {
  const frame = document.querySelector(".board-frame").getBoundingClientRect();
  return [...document.querySelectorAll(".pt-lying [data-id]")].filter((el) => {
    const box = el.getBoundingClientRect();
    return box.left < frame.left || box.right > frame.right
      || box.top < frame.top || box.bottom > frame.bottom;
  }).map((el) => el.dataset.id);
}"""


def full(match: Match[Any]) -> bool:
    """Six camps are there."""
    return len(board(match)["camps"]) == 6


def in_words(page: Page) -> set[str]:
    """All that the page says, but the names of places: these are Latin letters everywhere."""
    return {PLACE.sub("", text) for text in texts(page)}


def placed(match: Match[Any], visitor: Visitor, come: Come, client: Client) -> Leader:
    """The visitor in the seat that is asked; the other seats are somebody else's."""
    visitor.sit(shared(match, come(), {match.waiting[0]: client}))
    return Leader(visitor)


def faults(leader: Leader) -> list[str]:
    """Decisions that cannot be made here with a finger, and what does not fit."""
    page = leader.page
    sight = leader.turn()
    offered = [each["choice"] for each in leader.questions()]
    dark = [c for c in offered if not any(stands_for(thing, c) for thing in sight.things)]
    found = [f"{choice} is not lit" for choice in dark]
    found += page.evaluate(OUT_OF_REACH, TOUCH) + page.evaluate(SMALL, TOUCH)
    return [*found, "one must scroll sideways"] if wider(page) else found


@pytest.mark.parametrize("kinds", [QUESTIONS[n::4] for n in range(4)], ids="1234")
def test_every_decision_on_a_phone_in_both_languages(
    visit: Visit, come: Come, kinds: tuple[str, ...]
) -> None:
    client = come(language="ru")
    phone = visit(client, size="phone", touch=True)
    said: dict[Language, set[str]] = {"ru": set(), "en": set()}
    languages: list[Language] = ["ru", "en"]
    found: list[str] = []
    for kind in kinds:
        leader = placed(moment(kind), phone, come, client)
        for language in languages:
            if language != phone.language:
                phone.speak(language)
            found += [f"{kind} {language}: {fault}" for fault in faults(leader)]
            said[language] |= in_words(phone.page)
            camps = GAME.texts(language).name("board-camps")
            expect(phone.page.locator(".hand-handle .label")).to_have_text(camps)
        languages.reverse()
    assert not found, "\n".join(found)
    speaks_well(said["ru"], said["en"])


@both
def test_six_camps_are_in_sight_on_a_laptop(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    visitor = visit(client)
    found: list[str] = []
    for kind in CROWDED:
        match = moment(kind, full)
        page = placed(match, visitor, come, client).page
        expect(page.locator(".pc-camp")).to_have_count(6)
        found += [f"{kind}: {fault}" for fault in page.evaluate(CUT_OFF)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("kind", "suits"),
    [("open-card", much_has_met), ("draft", full), ("attack", full)],
    ids=["raid", "trade", "attack"],
)
def test_nobody_is_shut_out_of_the_woods(visit: Visit, come: Come, kind: str, suits: Suits) -> None:
    client = come(language="ru")
    visitor = visit(client)
    placed(moment(kind, suits), visitor, come, client)
    accessible(visitor)


@both
def test_six_sheets_unfold_on_a_phone(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    phone = visit(client, size="phone", touch=True)
    page = placed(moment("trade", full), phone, come, client).page
    folded = page.locator(".pc-fold[aria-expanded=false]:visible")
    expect(folded).to_have_count(5)  # one's own is open
    for _ in range(5):
        folded.first.tap()
    expect(page.locator(".pc-store:visible")).to_have_count(6)
    assert not wider(page)
    assert page.evaluate(SMALL, TOUCH) == []


@both
@pytest.mark.parametrize("kind", ["open-card", "lay-cards"])
def test_the_whole_figure_is_in_sight_on_a_phone(visit: Visit, come: Come, kind: str) -> None:
    client = come(language="ru")
    phone = visit(client, size="phone", touch=True)
    match = moment(kind, lambda match: full(match) and len(board(match)["table"]) > 20)
    page = placed(match, phone, come, client).page
    assert page.evaluate(OUT_OF_SIGHT) == []


@pytest.mark.parametrize("kind", ["consider", "draft", "consider-ransom", "ransom"])
def test_others_at_the_table_hear_of_an_offer(visit: Visit, come: Come, kind: str) -> None:
    match = moment(kind, full)
    deal = board(match)["deal"]
    client = come(language="ru")
    visitor = visit(client)
    third = next(
        c["seat"] for c in board(match)["camps"] if c["id"] not in (deal["by"], deal["to"])
    )
    page = visitor.sit(shared(match, come(), {third: client}))
    said: dict[Language, set[str]] = {"ru": set(), "en": set()}
    for language, seen in said.items():
        if language != visitor.language:
            visitor.speak(language)
        names_of = GAME.texts(language).name
        note = page.locator(".pc-overheard")
        names = note.locator(".pc-whose > span:not([aria-hidden])")
        expect(names).to_have_text([names_of(deal[who]) for who in ("by", "to")], ignore_case=True)
        goods = [str(n) for way in ("gives", "wants") for n in deal[way].values()]
        assert sorted(note.locator(".pc-some b").all_inner_texts()) == sorted(
            goods if deal["proposed"] else []
        )
        seen |= in_words(page)
    speaks_well(said["ru"], said["en"])
    assert page.evaluate(CUT_OFF) == []
    accessible(visitor)


def test_who_is_asked_and_who_made_the_offer_see_it_each_in_his_way(
    visit: Visit, come: Come
) -> None:
    match = moment("consider", full)
    client, maker = come(language="ru"), come(language="ru")
    deal = board(match)["deal"]
    seats = {c["id"]: c["seat"] for c in board(match)["camps"]}
    windows = [visit(client), visit(maker)]
    id = shared(match, come(), {seats[deal["to"]]: client, seats[deal["by"]]: maker})
    asked, waiting = [window.sit(id) for window in windows]
    expect(asked.locator(".pc-consider")).to_be_visible()
    expect(asked.locator(".pc-overheard")).to_have_count(0)
    expect(waiting.locator(".pc-overheard")).to_be_visible()


@pytest.mark.parametrize("path", ["/new/partisans", "/rules/partisans"])
def test_pages_speak_one_language_and_fit_a_phone(visit: Visit, come: Come, path: str) -> None:
    phone = visit(come(language="ru"), size="phone", touch=True)
    page = phone.go(path)
    assert not wider(page)
    assert page.evaluate(SMALL, TOUCH) == []
    russian = in_words(page)
    phone.speak("en")
    speaks_well(russian, in_words(page), PRINTED)


def test_the_end_speaks_one_language_and_shuts_nobody_out(visit: Visit, come: Come) -> None:
    journal = min(journals(), key=lambda each: len(each.entries))
    said: list[set[str]] = []
    for language in ("ru", "en"):
        client = come(language=language)
        visitor = visit(client)
        page = visitor.sit(client.bring(journal.replay()))
        page.locator("dialog.ending .pc-ending").wait_for()
        said.append(in_words(page))
        if language == "ru":
            accessible(visitor)
        page.set_viewport_size(SIZES["phone"])
        beyond = page.locator(".pc-final").evaluate("(el) => el.scrollWidth - el.clientWidth")
        assert beyond <= 0
    speaks_well(*said)


def test_the_table_and_what_is_asked_of_it_speak_one_language(visit: Visit, come: Come) -> None:
    """The log, the list of choices, and what each kind of thing is."""
    match = moment("attack", full)
    client = come(language="ru")
    visitor = visit(client)
    page = placed(match, visitor, come, client).page
    said: dict[Language, set[str]] = {"ru": set(), "en": set()}
    for language, seen in said.items():
        if language != visitor.language:
            visitor.speak(language)
        for tab in ("choices", "log"):
            page.get_by_role("tab", name=visitor.says(f"ui-table-{tab}"), exact=True).click()
            seen |= in_words(page)
        for kind in ("place", "sheet", "people", "store", "bonus", "camp", "act"):
            page.locator(f"[data-kind={kind}]:visible").last.click(button="right", force=True)
            expect(page.locator("dialog.inspector")).to_be_visible()
            seen |= in_words(page)
            page.keyboard.press("Escape")
            expect(page.locator("dialog.inspector")).to_have_count(0)
    speaks_well(said["ru"], said["en"])


def test_the_tour_leads_through_the_first_month(visit: Visit, come: Come) -> None:
    said: list[set[str]] = []
    for language in ("ru", "en"):
        client = come(language=language)
        visitor = visit(client, toured=False)
        placed(moment("open-card"), visitor, come, client)
        stops = walk(visitor, in_words)
        assert len(stops) >= 8
        said.append(set().union(*stops))
    speaks_well(*said)
