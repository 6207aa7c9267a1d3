"""Looking at Stalingrad '42: the map and the armies of all scenarios, in both languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import Visit
from tests.browser.visitor import Language, Visitor

GAME = "stalingrad42"
SCENARIOS = {
    "fall-blau": ("Fall Blau", "Операция «Блау»"),
    "caucasus": ("The Caucasus", "Кавказ"),
    "uranus": ("Uranus", "«Уран»"),
    "campaign": ("The Campaign", "Кампания"),
}
LANGUAGES: tuple[Language, ...] = ("en", "ru")
TABS = ("here", "find", "arrivals", "displays", "layers")


def look(visitor: Visitor, scenario: str = "campaign") -> Page:
    """To the page of a scenario, until all of the map that is seen is drawn."""
    page = visitor.go(f"/look/{GAME}?scenario={scenario}")
    settled(page)
    return page


def settled(page: Page) -> None:
    page.locator(".s42-stage[data-ready=true]").wait_for()


def scale(page: Page) -> float:
    return float(page.locator(".s42-stage").get_attribute("data-scale") or 0)


def middle(page: Page) -> str:
    """The hex in the middle of the window."""
    page.locator(".s42-stage").press("Enter")
    return page.locator(".sl-hex").get_attribute("data-hex") or ""


def place(hex: str) -> tuple[int, int]:
    return int(hex[:2]), int(hex[2:])


def find(page: Page, text: str) -> Locator:
    """Looks for a text; what was found, the best first."""
    page.locator(".sl-tab[data-tab=find]").click()
    page.locator(".sl-search input").fill(text)
    return page.locator(".sl-found [role=option]")


def complete(page: Page) -> None:
    """No text is missing and nothing is wider than the window."""
    assert "⟦" not in page.locator("body").inner_text()
    labels = page.evaluate(
        "[...document.querySelectorAll('[aria-label], [title], [placeholder]')].map(el =>"
        " [el.ariaLabel, el.title, el.placeholder].join(' ')).join(' ')"
    )
    assert "⟦" not in labels
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# Coming there


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_page_leads_there(visit: Visit, language: Language) -> None:
    visitor = visit(language=language)
    page = visitor.go("/")
    card = page.locator("article.game", has=page.locator(f"#game-{GAME}"))
    card.get_by_role("link", name=visitor.says("ui-look"), exact=True).click()
    settled(page)
    assert page.url.endswith(f"/look/{GAME}")
    titles = page.get_by_label(visitor.says("ui-look-scenario")).locator("option").all_inner_texts()
    assert titles == [title[LANGUAGES.index(language)] for title in SCENARIOS.values()]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_opens_in_both_languages(visitor: Visitor, scenario: str) -> None:
    page = look(visitor, scenario)
    for language in ("ru", "en"):
        if language != visitor.language:
            visitor.speak("en")
            settled(page)
        title = SCENARIOS[scenario][LANGUAGES.index(visitor.language)]
        expect(page).to_have_title(re.compile(rf"^{re.escape(title)} · "))
        expect(page.get_by_label(visitor.says("ui-look-scenario"))).to_have_value(scenario)
        for tab in TABS:
            page.locator(f".sl-tab[data-tab={tab}]").click()
            expect(page.locator(f".sl-panel[data-panel={tab}]")).to_be_visible()
            complete(page)


def test_another_scenario_is_chosen_and_its_address_kept(visitor: Visitor) -> None:
    page = look(visitor, "fall-blau")
    page.get_by_label(visitor.says("ui-look-scenario")).select_option("caucasus")
    page.locator(".look[data-scenario=caucasus] .s42-stage[data-ready=true]").wait_for()
    assert page.url.endswith("?scenario=caucasus")
    expect(page.locator(".look")).to_have_count(1)
    page.reload()
    settled(page)
    expect(page.locator(".look")).to_have_attribute("data-scenario", "caucasus")


def test_a_game_that_has_nothing_to_show_says_so(visitor: Visitor) -> None:
    page = visitor.go("/look/pavlov")
    expect(page.locator("main")).to_contain_text(visitor.says("ui-look-none"))
    page = visitor.go("/look/nothing")
    expect(page.locator("main")).to_contain_text(visitor.says("ui-lost-text"))


def test_leaving_and_coming_back_draws_it_again(visitor: Visitor) -> None:
    page = look(visitor)
    page.locator(".brand").click()
    page.locator("article.game").first.wait_for()
    expect(page.locator(".look-head")).to_have_count(0)
    page.go_back()
    settled(page)
    expect(page.locator(".look")).to_have_attribute("data-scenario", "campaign")


def test_who_leaves_before_it_is_drawn_sees_the_other_page(visitor: Visitor) -> None:
    page = visitor.go("/")
    page.locator(f"#game-{GAME}").wait_for()
    page.evaluate(
        f"document.querySelector('a[href=\"/look/{GAME}\"]').click();"
        "setTimeout(() => document.querySelector('.brand').click(), 60)"
    )
    page.wait_for_timeout(1500)
    expect(page.locator("article.game")).to_have_count(4)
    expect(page.locator(".look, .look-head")).to_have_count(0)


# Moving


def test_the_map_is_dragged_and_the_arrows_move_it(visitor: Visitor) -> None:
    page = look(visitor)
    find(page, "Сталинград-Центр").first.click()
    settled(page)
    start = place(middle(page))
    box = page.locator(".s42-stage").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 240, y, steps=6)
    page.mouse.up()
    settled(page)
    dragged = place(middle(page))
    assert dragged[0] < start[0]
    page.locator(".s42-stage").press("ArrowRight")
    settled(page)
    assert place(middle(page))[0] > dragged[0]


def test_wheel_and_buttons_zoom_and_the_whole_map_comes_back(visitor: Visitor) -> None:
    page = look(visitor)
    whole = scale(page)
    page.locator(".s42-stage").hover()
    page.mouse.wheel(0, -600)
    expect(page.locator(".s42-stage")).not_to_have_attribute("data-scale", f"{whole:.1f}")
    settled(page)
    near = scale(page)
    assert near > whole
    page.locator(".s42-controls button").nth(1).click()
    settled(page)
    assert scale(page) < near
    page.locator(".s42-controls button").nth(2).click()
    settled(page)
    assert scale(page) == pytest.approx(whole, abs=0.2)


# Inspecting


def test_a_stack_shows_its_units_their_faces_and_where_figures_come_from(visitor: Visitor) -> None:
    page = look(visitor)
    find(page, "1401").first.click()
    settled(page)
    page.keyboard.press("Escape")
    box = page.locator(".s42-stage").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    here = page.locator(".sl-hex[data-hex='1401']")
    expect(here.locator(".sl-unit")).to_have_count(3)
    for unit in ("pz-9", "pz-11", "pzg-3"):
        expect(here.locator(f".sl-unit[data-unit={unit}]")).to_be_visible()
    panzers = here.locator(".sl-unit[data-unit=pz-11]")
    if panzers.get_attribute("open") is None:
        panzers.locator("summary").first.click()
    expect(panzers).to_contain_text("11-я танковая дивизия")
    expect(panzers).to_contain_text("10-8-6 / 7-6-6")
    expect(panzers).to_contain_text("4-я танковая армия")
    expect(panzers.locator("figure")).to_have_count(2)
    expect(panzers.locator(".sl-origin").first).to_be_visible()


def test_a_hex_without_units_shows_its_ground(visitor: Visitor) -> None:
    page = look(visitor, "fall-blau")
    find(page, "Миллерово").first.click()
    settled(page)
    here = page.locator(".sl-hex")
    expect(here.locator("h2")).to_have_text("Миллерово")
    expect(here.locator(".sl-facts").first).to_be_visible()


# Finding


UNITS = {
    "24-я танковая дивизия": ("1303", "pz-24"),
    "24th panzer division": ("1303", "pz-24"),
    "11 тд": ("1401", "pz-11"),
    "великая германия": ("1303", "pzg-gd"),
    "Grossdeutschland": ("1303", "pzg-gd"),
}
PLACES = {
    "Воронеж": ("Voronezh", "Воронеж"),
    "voronezh": ("Voronezh", "Воронеж"),
    "Купянск": ("Kupyansk", "Купянск"),
    "kupyansk": ("Kupyansk", "Купянск"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_units_and_places_are_found_by_their_names_in_either_language(
    visit: Visit, language: Language
) -> None:
    page = look(visit(language=language), "fall-blau")
    for words, (hex, unit) in UNITS.items():
        find(page, words).first.click()
        expect(page.locator(".sl-hex")).to_have_attribute("data-hex", hex)
        expect(page.locator(f".sl-unit[data-unit={unit}]")).to_be_visible()
    for words, names in PLACES.items():
        found = find(page, words).first
        expect(found.locator("b")).to_have_text(names[LANGUAGES.index(language)])
        found.click()
        expect(page.locator(".sl-hex h2")).to_have_text(names[LANGUAGES.index(language)])
    settled(page)
    there = page.locator(".sl-hex").get_attribute("data-hex")
    assert middle(page) == there
    expect(find(page, "нет такого места")).to_have_count(0)


# A small window


def test_on_a_phone_everything_is_in_reach(visit: Visit) -> None:
    visitor = visit(size="phone", touch=True)
    page = look(visitor)
    complete(page)
    for tab in TABS:
        button = page.locator(f".sl-tab[data-tab={tab}]")
        box = button.bounding_box()
        assert box
        assert box["height"] >= 24
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= page.viewport_size["width"]  # type: ignore[index]
    find(page, "Калач").first.tap()
    settled(page)
    expect(page.locator(".sl-hex h2")).to_contain_text("Калач")
    complete(page)
    stage = page.locator(".s42-stage").bounding_box()
    assert stage
    assert stage["height"] > 200
    page.get_by_label(visitor.says("ui-look-scenario")).select_option("uranus")
    page.locator(".look[data-scenario=uranus] .s42-stage[data-ready=true]").wait_for()
    complete(page)


# Everybody


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_nothing_shuts_people_out(visit: Visit, dark: bool) -> None:
    visitor = visit(dark=dark)
    page = look(visitor)
    page.locator(".s42-signs summary").click()
    find(page, "1401").first.click()
    page.locator(".sl-unit summary").first.click()
    settled(page)
    with visitor.trouble():  # the tool writes styles, which our pages may not
        found = findings(page)
        for tab in TABS[1:]:
            page.locator(f".sl-tab[data-tab={tab}]").click()
            found += [f"{tab}: {line}" for line in findings(page)]
    assert not found, "\n".join(found)
