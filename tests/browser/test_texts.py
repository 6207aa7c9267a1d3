"""Everything that is said is said in the language that is set, and comes from the Fluent files."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from stavka.kernel import Journal
from tests.browser.conftest import Visit
from tests.browser.journals import begun, brought, golden, short
from tests.browser.playing import Player
from tests.browser.reading import missing, texts, untranslated
from tests.browser.touring import walk
from tests.browser.visitor import Visitor
from tests.table.conftest import Come

ELITE = golden("solo-elite-support-won")
GERMAN = golden("competitive-support-drawn")


def speaks_well(russian: set[str], english: set[str], names: set[str] | None = None) -> None:
    faults = missing(russian | english) + untranslated(russian, english, names or set())
    assert not faults, "\n".join(faults)


def both(visitor: Visitor, names: set[str] | None = None) -> tuple[set[str], set[str]]:
    """What the page says in Russian and in English; nothing is missing or left over."""
    visitor.speak("ru")
    russian = texts(visitor.page)
    visitor.speak("en")
    english = texts(visitor.page)
    speaks_well(russian, english, names)
    assert len(russian) > 10
    return russian, english


@pytest.mark.parametrize("path", ["/", "/new/pavlov", "/rules/pavlov", "/account", "/new/chess"])
def test_pages_speak_one_language(visit: Visit, come: Come, path: str) -> None:
    client = come(language="ru")
    client.create("competitive", seats={"wehrmacht": "veteran"})
    client.create("cooperative", seats={"garrison": "invited"})
    come().create("competitive-three", seats={"wehrmacht": "open"})
    visitor = visit(client)
    visitor.go(path)
    both(visitor)


def test_the_settings_speak_one_language(visitor: Visitor) -> None:
    page = visitor.go("/")
    said = []
    for language in ("ru", "en"):
        visitor.speak("ru" if language == "ru" else "en")
        visitor.button("ui-settings").click()
        expect(page.locator("dialog[open]")).to_be_visible()
        said.append(texts(page))
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    speaks_well(*said)


@pytest.mark.parametrize(
    ("game", "count"),
    [(ELITE, 0), (ELITE, 150), (ELITE, 390), (GERMAN, 0), (GERMAN, 250)],
    ids=["set-up", "middle", "late", "planning", "contest"],
)
def test_the_table_speaks_one_language(visit: Visit, come: Come, game: Journal, count: int) -> None:
    client = come(language="ru")
    visitor = visit(client)
    page = visitor.sit(brought(client, begun(game, count)))
    player = Player(visitor)
    if player.look().things[0].kind == "answer":  # two seats on one device
        both(visitor)
        player.click(player.look().things[0])
    lines = page.locator(".log-line").count()
    said: dict[str, set[str]] = {"en": set(), "ru": set()}
    for language in said:
        visitor.speak("ru" if language == "ru" else "en")
        assert page.locator(".log-line").count() == lines
        for tab in ("log", "choices", "chat", "notes"):
            page.get_by_role("tab", name=visitor.says(f"ui-table-{tab}"), exact=True).click()
            said[language] |= texts(page)
    speaks_well(said["ru"], said["en"])
    player.play_on(2)  # what comes next is said in the new language
    both(visitor)


def test_dialogs_at_the_table_speak_one_language(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    said: dict[str, set[str]] = {"ru": set(), "en": set()}
    id = brought(client, begun(ELITE, 150))
    for language in ("ru", "en"):
        visitor = visit(client, language=language, settings={"language": language})
        page = visitor.sit(id)
        seen = said[language]
        page.keyboard.press("?")
        page.locator("dialog.table-help").wait_for()
        seen |= texts(page)
        page.keyboard.press("Escape")
        expect(page.locator("dialog.table-help")).to_have_count(0)
        for kind in ("man", "weapon", "square", "space", "german", "location", "card"):
            thing = page.locator(f"[data-kind={kind}]").first
            if thing.count():
                thing.click(button="right", force=True)
                expect(page.locator("dialog.inspector")).to_be_visible()
                seen |= texts(page)
                page.keyboard.press("Escape")
                expect(page.locator("dialog.inspector")).to_have_count(0)
        visitor.button("ui-table-menu").click()
        page.locator(".menu").wait_for()
        seen |= texts(page)
        page.keyboard.press("Escape")
        page.locator(".hint-button").click()
        page.locator(".prompt-advice:not([hidden])").wait_for()
        seen |= texts(page)
        page.locator("[data-kind=location]:not(.can)").first.click(force=True)
        page.locator(".popover").wait_for()
        seen |= texts(page)
    speaks_well(said["ru"], said["en"])


def test_the_end_speaks_one_language(visit: Visit, come: Come) -> None:
    for game in (short("solo"), golden("competitive-support-drawn")):
        said = []
        for language in ("ru", "en"):
            client = come(language=language)
            visitor = visit(client)
            page = visitor.sit(brought(client, game))
            page.locator("dialog.ending").wait_for()
            said.append(texts(page))
        speaks_well(*said)


def test_the_tour_speaks_one_language(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    id = brought(client, begun(ELITE, 0))
    said: list[set[str]] = []
    for language in ("ru", "en"):
        visitor = visit(client, language=language, settings={"language": language}, toured=False)
        offered = texts(visitor.sit(id))
        said.append(offered.union(*walk(visitor)))
    speaks_well(*said)


def test_names_that_people_typed_stay_as_they_are(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    client.create(title="Winter Зима")
    visitor = visit(client)
    visitor.go("/")
    russian, english = both(visitor, {"Winter Зима"})
    assert "Winter Зима" in russian & english
