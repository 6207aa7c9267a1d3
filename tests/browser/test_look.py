"""Looking at Stalingrad '42: the map and the armies of all scenarios, in both languages."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, Page, Route, TimeoutError, expect

import stavka
from stavka.games.stalingrad42.vocabulary import DOTS
from tests.browser.axe import findings
from tests.browser.conftest import Visit, both
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
    with visitor.trouble():  # the server refuses what is asked of it
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
    expect(page.locator("article.game")).to_have_count(4)
    with suppress(TimeoutError):  # what comes of the other tables may keep the line busy
        page.wait_for_load_state("networkidle", timeout=10_000)
    visitor.frame()
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
    expect(page.locator(".s42-stage")).not_to_have_attribute("data-scale", f"{near:.1f}")
    settled(page)
    assert scale(page) < near
    page.locator(".s42-controls button").nth(2).click()
    expect(page.locator(".s42-stage")).to_have_attribute("data-scale", f"{whole:.1f}")


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
    said = panzers.locator(".sl-quiet .sl-origin").inner_text()  # once, and not of every figure
    assert said not in panzers.locator("dl .sl-origin").all_inner_texts()


def test_a_hex_without_units_shows_its_ground(visitor: Visitor) -> None:
    page = look(visitor, "fall-blau")
    find(page, "Миллерово").first.click()
    settled(page)
    here = page.locator(".sl-hex")
    expect(here.locator("h2")).to_have_text("Миллерово")
    expect(here.locator(".sl-facts").first).to_be_visible()


def test_the_volga_is_named_once(visitor: Visitor) -> None:
    page = look(visitor, "campaign")
    find(page, "Сталинград-Север").first.click()
    settled(page)
    sides = page.locator(".sl-hex .sl-facts").last
    expect(sides).to_contain_text("Волга")
    expect(sides).not_to_contain_text("(Волга")


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


def test_searching_heeds_neither_case_nor_yo_and_finds_armies(visitor: Visitor) -> None:
    page = look(visitor, "uranus")
    for words in ("НОВОХОПЕРСК", "новохопёр", "novokhop"):
        expect(find(page, words).first.locator("b")).to_have_text("Новохопёрск")
    expect(find(page, "62")).not_to_have_count(0)
    assert not [text for text in find(page, "62").all_inner_texts() if text.startswith("Гекс")]
    find(page, "6-я армия").first.click()
    army = page.locator(".sl-army")
    expect(army.locator("h2")).to_have_text("6-я армия")
    expect(army.locator(".sl-unit")).to_have_count(23)


# Names


LAID_OUT = """async ({ scenario, language, scales }) => {
  const board = "/board/stalingrad42";
  const load = (file) => import(`${board}/${file}.js`);
  const json = async (url) => (await fetch(url)).json();
  const [sheets, names, stacks, armies, control, scenes, colours, geography, ground, view] =
    await Promise.all([
      ...["sheet", "names", "stacks", "armies", "control", "scene", "colours"].map(load),
      json(`${board}/geography.json`),
      json(`${board}/hexes.json`),
      json(`/api/look/stalingrad42/${scenario}?lang=${language}`),
    ]);
  const sheet = sheets.makeSheet(geography, ground);
  const ctx = document.createElement("canvas").getContext("2d");
  const there = {
    rooms: new stacks.Stacks(view).rooms,
    armies: armies.armiesOf(view),
    held: control.holdings(control.standOf(view), ground),
    part: new scenes.Scene(view, ground).part,
  };
  const inks = colours.inks("summer");
  const worth = ground.places.filter((place) => place.vp)
    .map((place) => (language === "ru" ? place.name_ru : place.name));
  return scales.map((scale) => ({
    scale,
    worth,
    rooms: there.rooms.map(({ left, top, right, bottom }) =>
      [left, top, right, bottom].map((each) => each * scale)),
    names: names.layOut(ctx, sheet, inks, scale, language, there).filter((name) => !name.letters)
      .map(({ text, over, box, font, ink }) => ({
        text, over: Boolean(over), font, army: ink !== inks.ink,
        box: [box.left, box.top, box.right, box.bottom],
      })),
  }));
}"""
Rectangle = tuple[float, float, float, float]


def meet(a: Rectangle, b: Rectangle) -> bool:
    return a[0] < b[2] and a[2] > b[0] and a[1] < b[3] and a[3] > b[1]


@both
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_name_hides_another_or_lies_under_counters(visitor: Visitor, scenario: str) -> None:
    page = visitor.go("/")
    for language in LANGUAGES:
        given = {"scenario": scenario, "language": language, "scales": [11.5, 27, 38, 76]}
        for laid in page.evaluate(LAID_OUT, given):
            names = laid["names"]
            assert len(names) > 5
            unnamed = set(laid["worth"]) - {name["text"] for name in names}
            if 14 < laid["scale"] < 40:  # from afar Stalingrad is one
                unnamed -= {text for text in unnamed if text.startswith(("Stalin", "Сталин"))}
            assert laid["scale"] < 14 or not unnamed
            for n, name in enumerate(names):
                assert not [o["text"] for o in names[:n] if meet(name["box"], o["box"])], name
                under = any(meet(name["box"], room) for room in laid["rooms"])
                assert name["over"] or not under, name
                size = re.search(r"([\d.]+)px", name["font"])
                assert size
                assert float(size[1]) >= 12


def test_held_cities_and_armies_are_named(visitor: Visitor) -> None:
    page = visitor.go("/")
    given = {"scenario": "campaign", "language": "ru", "scales": [11.5, 27, 54]}
    far, middle, near = (
        {name["text"]: name for name in laid["names"]} for laid in page.evaluate(LAID_OUT, given)
    )
    assert {"Воронеж", "Сталино", "Ростов", "Краснодар", "Южный фронт", "6-я армия"} <= far.keys()
    assert {"Курск", "Валуйки", "Купянск", "Изюм", "Ворошиловград"} <= middle.keys()
    assert {"Щигры", "Касторное", "Валуйки"} <= near.keys()
    assert middle["Южный фронт"]["army"]
    assert not [text for text, name in near.items() if name["army"]]  # the counters say it


def test_names_that_must_lie_on_counters_are_drawn_over_them(visit: Visit) -> None:
    visitor = visit(language="en")
    visitor.context.add_init_script(
        "window.drawn = []; const draw = CanvasRenderingContext2D.prototype.fillText;"
        "CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {"
        "  window.drawn.push(text); return draw.call(this, text, ...rest); }"
    )
    page = look(visitor, "uranus")
    find(page, "Kletskaya").first.click()
    settled(page)
    page.evaluate("window.drawn = []")
    page.locator(".s42-stage").press("ArrowRight")
    page.wait_for_function("() => window.drawn.includes('Ilovlya')")
    # No counter lies near: it is part of the map.
    assert "Archeda" not in page.evaluate("window.drawn")


# The turn that is looked at


# The colours of the map around a spot of the window, or of all of it.
COLOURS = """(spot) => {
  const map = document.querySelector(".s42-map");
  const by = map.width / map.getBoundingClientRect().width;
  const copy = document.createElement("canvas");
  [copy.width, copy.height] = spot ? [1, 1] : [map.width, map.height];
  const ctx = copy.getContext("2d", { willReadFrequently: true });
  ctx.drawImage(map, spot ? -Math.round(spot[0] * by) : 0, spot ? -Math.round(spot[1] * by) : 0);
  const { data } = ctx.getImageData(0, 0, copy.width, copy.height);
  const seen = new Set();
  for (let i = 0; i < data.length; i += 64) seen.add(String([...data.slice(i, i + 3)]));
  return [...seen];
}"""


def test_the_map_follows_the_turn_that_is_looked_at(visitor: Visitor) -> None:
    page = look(visitor)
    find(page, "5008").first.click()
    page.keyboard.press("Escape")
    page.locator(".sl-tab[data-tab=layers]").click()
    page.locator("[data-layer=bare]").check()
    settled(page)
    stage = page.locator(".s42-stage")
    expect(stage).to_have_attribute("data-season", "summer")
    box = stage.bounding_box()
    assert box
    spot = [box["width"] / 2 + 12, box["height"] / 2 + 12]

    seen = ""

    def land(turn: int) -> int:
        """How bright the land is on a turn, when it looks otherwise than before."""
        page.locator(".sl-tab[data-tab=displays]").click()
        page.locator(f".sl-cell[data-turn='{turn}']").click()
        expect(page.locator(".sl-steps select")).to_have_value(str(turn))
        expect(page.locator(".sl-cell[aria-current]")).to_have_attribute("data-turn", str(turn))
        page.wait_for_function(f"([spot, was]) => ({COLOURS})(spot)[0] !== was", arg=[spot, seen])
        settled(page)
        return bright()

    def bright() -> int:
        nonlocal seen
        seen = page.evaluate(COLOURS, spot)[0]
        return sum(map(int, seen.split(",")))

    summer = bright()
    expect(stage).to_have_attribute("data-arriving", "")
    mud = land(22)
    expect(stage).to_have_attribute("data-arriving", re.compile(r"^[A-Z]( [A-Z])*$"))
    winter = land(28)
    expect(stage).to_have_attribute("data-season", "winter")
    assert mud < summer < winter
    assert land(3) == summer


# Browsers that cannot do everything


def painted(page: Page) -> int:
    """How many different colours are on the map."""
    return len(page.evaluate(COLOURS, None))


def test_without_a_canvas_for_workers_the_page_paints_the_map(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script("delete window.OffscreenCanvas")
    page = look(visitor, "uranus")
    assert page.evaluate("typeof OffscreenCanvas") == "undefined"
    assert painted(page) > 100
    find(page, "Калач").first.click()
    settled(page)
    assert painted(page) > 100


@pytest.mark.parametrize("fault", ["throw new Error('no')", "self.onmessage = () => { no(); };"])
def test_where_the_worker_fails_the_page_paints_the_map(visit: Visit, fault: str) -> None:
    visitor = visit()

    def spoil(route: Route) -> None:
        answer = route.fetch()
        broken = f"{answer.text()}; if (typeof document === 'undefined') {{ {fault} }}"
        route.fulfill(response=answer, body=broken)

    with visitor.trouble():
        visitor.context.route("**/painter.js*", spoil)
        page = look(visitor, "fall-blau")
        assert painted(page) > 100
    expect(page.locator(".s42-trouble")).to_have_count(0)


def test_where_nothing_can_paint_it_is_said(visit: Visit) -> None:
    visitor = visit(language="en")
    with visitor.trouble():
        visitor.context.route("**/painter.js*", lambda route: route.abort())
        page = visitor.go(f"/look/{GAME}?scenario=fall-blau")
        expect(page.get_by_role("alert")).to_contain_text("The map cannot be drawn.")
        find(page, "Voronezh").first.click()
        expect(page.locator(".sl-hex h2")).to_have_text("Voronezh")


# Stacks


def test_a_stack_fans_out_under_pointer_tap_and_key(visitor: Visitor) -> None:
    page = look(visitor, "campaign")
    stage = page.locator(".s42-stage")
    find(page, "5522").first.click()
    expect(stage).to_have_attribute("data-fan", "5522")
    settled(page)
    stage.press("Escape")
    expect(stage).to_have_attribute("data-fan", "")
    box = stage.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    expect(stage).to_have_attribute("data-fan", "5522")
    page.mouse.move(box["x"] + 4, box["y"] + 4)
    expect(stage).to_have_attribute("data-fan", "")
    page.mouse.click(x, y)
    expect(stage).to_have_attribute("data-fan", "5522")
    expect(page.locator(".sl-hex .sl-unit")).to_have_count(6)
    stage.press("Escape")
    stage.press("Enter")
    expect(stage).to_have_attribute("data-fan", "5522")
    stage.press("PageDown")
    expect(stage).not_to_have_attribute("data-fan", "5522")
    expect(page.locator(".sl-hex .sl-unit").first).to_be_visible()
    stage.press("PageUp")
    expect(stage).to_have_attribute("data-fan", "5522")
    framed = "stage => getComputedStyle(stage, '::after').borderTopWidth"
    assert stage.evaluate(framed) == "3px"  # where the keys go is seen


FANS = """async () => {
  const { Stacks } = await import("/board/stalingrad42/stacks.js");
  const view = await (await fetch("/api/look/stalingrad42/campaign?lang=en")).json();
  const stacks = new Stacks(view);
  const [width, height] = [390, 330];
  const spots = [[4, 4], [386, 4], [4, 326], [386, 326], [195, 165], [195, 40], [195, 300]];
  return spots.map(([left, top]) => {
    const { x, y } = stacks.stacks.get("5522");
    const eye = { scale: 45, width, height,
      screen: (u, v) => [left + (u - x) * 45 * 0.866, top + (v - y) * 45] };
    stacks.open("5522");
    const seen = new Set();
    for (let px = 0; px < width; px += 10)
      for (let py = 0; py < height; py += 10) seen.add(stacks.hit(px, py, eye)?.unit);
    seen.delete(undefined);
    return seen.size;
  });
}"""


def test_a_fan_is_wholly_in_sight_wherever_its_stack_lies(visitor: Visitor) -> None:
    assert visitor.go("/").evaluate(FANS) == [6] * 7


# Layers


@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_legend_explains_every_figure_of_a_counter(visit: Visit, language: Language) -> None:
    visitor = visit(language=language)
    page = visitor.go("/look/stalingrad42")
    page.locator(".s42-signs summary").click()
    rows = page.locator(".s42-legend-counters li")
    said = stavka.game("stalingrad42").texts(language)
    signs = ("figures", "steps", "elite", "low", "doubled", "alone", "slow", "free")
    words = [said.name(f"board-counter-{sign}") for sign in signs]
    expect(rows).to_contain_text([*words, *(said.name(f"dot-{dot}") for dot in DOTS)])
    figures = rows.first.inner_text().lower()
    for part in ("атака", "оборона") if language == "ru" else ("attack", "defence"):
        assert part in figures
    painted = "(all) => all.every((el) => el.getBoundingClientRect().width > 30)"
    pictures = rows.locator("svg, canvas, img")
    expect(pictures).to_have_count(len(signs) + len(DOTS))
    assert pictures.evaluate_all(painted)


def test_every_layer_can_be_switched(visitor: Visitor) -> None:
    page = look(visitor, "fall-blau")
    find(page, "1401").first.click()
    page.locator(".s42-stage").press("Escape")
    page.locator(".sl-tab[data-tab=layers]").click()
    settled(page)
    picture = "document.querySelector('.s42-map').toDataURL()"
    for layer in ("counters", "numbers", "railways", "control", "bare"):
        before = page.evaluate(picture)
        page.locator(f"[data-layer={layer}]").click()
        page.wait_for_function(f"before => {picture} !== before", arg=before)
        page.locator(f"[data-layer={layer}]").click()
        page.wait_for_function(f"before => {picture} === before", arg=before)
    page.locator(".s42-controls button").nth(2).click()
    settled(page)
    before = page.evaluate(picture)
    page.locator("[data-layer=front]").click()
    page.wait_for_function(f"before => {picture} !== before", arg=before)


# A small window


@both
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
