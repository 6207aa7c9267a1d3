"""A full turn with nothing but the keyboard, and the keys that do other things."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.journals import begun, brought, choices, golden
from tests.browser.playing import Player
from tests.browser.visitor import Visitor
from tests.table.conftest import Come

GAME = golden("solo-won")
TABS = 80  # presses that reach everything on the page
FOCUS = """() => {
  const el = document.activeElement;
  const lit = el.matches(".can") ? el.dataset.id : null;
  const ring = el instanceof SVGElement || getComputedStyle(el).outlineStyle !== "none";
  return [lit, el.dataset.choice ?? null, ring];
}"""


def by_number(page: Page, chooser: random.Random, count: int) -> None:
    """The key of a choice."""
    page.keyboard.press(str(chooser.randrange(min(count, 9)) + 1))


def by_list(page: Page, chooser: random.Random, count: int) -> None:
    """Into the list, down to a choice, Enter."""
    page.keyboard.press("l")
    for _ in range(chooser.randrange(count)):
        page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.matches('.choice-list .choice')")
    page.keyboard.press("Enter")


def by_tab(page: Page, chooser: random.Random, count: int) -> None:
    """From thing to thing until a lit one or a button of the prompt has the focus; Enter."""
    steps = chooser.randrange(1, 4)
    for _ in range(TABS):
        page.keyboard.press("Tab")
        lit, choice, ring = page.evaluate(FOCUS)
        if lit or choice:
            assert ring, f"the focus on {lit or choice} cannot be seen"
            steps -= 1
            if not steps:
                break
    assert lit or choice, "Tab leads to nothing that can be chosen"
    page.keyboard.press("Enter")


WAYS = (by_number, by_list, by_tab)


def test_a_full_turn_by_keys_alone(seated: Visitor) -> None:
    page = seated.page
    player = Player(seated)
    chooser = random.Random(7)
    used = set()
    while seated.board["turn"] == 1 and seated.state["status"] == "running":
        number = player.look().number
        way = chooser.choice(WAYS)
        used.add(way)
        way(page, chooser, len(seated.state["questions"][0]["choices"]))
        finish(page, player, number)
        assert player.clicks == 0
    assert used == set(WAYS)


def finish(page: Page, player: Player, number: int) -> None:
    """What was begun may ask for more: another thing, a line of a menu, the dice."""
    for _ in range(6):
        player.visitor.frame()
        sight = player.look()
        if sight.number != number or sight.busy:
            player.wait(number + 1)
            return
        if sight.things and sight.things[0].kind in ("item", "answer"):
            page.keyboard.press("Enter")
        else:
            by_number(page, random.Random(number), len(sight.things))
    player.wait(number + 1)


def test_arrows_lead_from_lit_thing_to_lit_thing(seated: Visitor) -> None:
    page = seated.page
    page.locator(".can").first.focus()
    seen = set()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        lit = page.evaluate(FOCUS)[0]
        assert lit
        seen.add(lit)
    assert len(seen) > 2


def test_the_focus_can_be_seen_on_the_board(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    visitor = visit(client)
    page = visitor.sit(brought(client, begun(GAME, choices(GAME).index("move voronov"))))
    page.keyboard.press("Tab")  # it is by keys that one goes
    piece = page.locator("svg .can").first
    page.locator("svg .can").last.focus()
    plain = piece.screenshot()
    piece.focus()
    assert piece.screenshot() != plain


def test_escape_takes_one_step_back(visit: Visit, come: Come) -> None:
    """A thing was picked that has more than one use: Esc gives it back."""
    client = come(language="ru")
    visitor = visit(client)
    page = visitor.sit(brought(client, begun(GAME, 6)))  # asks for tokens to be staged
    player = Player(visitor)
    before = player.look()
    page.keyboard.press("Escape")
    assert player.look() == before


def test_question_mark_shows_what_the_keys_do(seated: Visitor) -> None:
    page = seated.page
    page.keyboard.press("?")
    expect(page.locator("dialog.table-help kbd").first).to_be_visible()
    page.keyboard.press("1")  # nothing is played while one reads
    page.keyboard.press("Escape")
    expect(page.locator("dialog.table-help")).to_have_count(0)
    assert Player(seated).look().number == 0


def test_undo_hint_and_inspection_have_keys(seated: Visitor) -> None:
    page = seated.page
    player = Player(seated)
    player.play()
    page.keyboard.press("u")
    player.wait(2)
    assert seated.state["choices"] == 0
    page.keyboard.press("Shift+U")
    player.wait(3)
    assert seated.state["choices"] == 1
    page.keyboard.press("h")
    expect(page.locator(".prompt-advice")).to_be_visible()
    page.locator("[data-id=pavlov]").first.hover()
    page.keyboard.press("i")
    expect(page.locator("dialog.inspector")).to_be_visible()


def test_keys_are_letters_where_one_writes(seated: Visitor) -> None:
    page = seated.page
    page.get_by_role("tab", name=seated.says("ui-table-notes")).click()
    page.locator(".notes textarea").focus()
    page.keyboard.type("1 u h ?")
    expect(page.locator(".notes textarea")).to_have_value("1 u h ?")
    assert Player(seated).look().number == 0


def test_who_is_chosen_is_marked_another_takes_his_place_and_escape_lets_go(
    visit: Visit, come: Come
) -> None:
    game = golden("solo-won")
    first = next(n for n, e in enumerate(game.entries) if e.choice == "move chekhov")
    client = come(language="ru")
    visitor = visit(client)
    page = visitor.sit(brought(client, begun(game, first)))
    chosen = page.locator(".pv-map .chosen")
    page.locator(".pv-map .can[data-id=chekhov]").click()
    expect(chosen).to_have_attribute("data-id", "chekhov")
    man = page.locator(".pv-map [data-id=voronov]").bounding_box()
    assert man is not None  # his room lies over him now: it may be where the first one goes
    page.mouse.click(man["x"] + man["width"] / 2, man["y"] + man["height"] / 2)
    expect(chosen).to_have_attribute("data-id", "voronov")
    assert [m["choice"] for m in visitor.said if m["type"] == "play"] == [
        "move chekhov", "move voronov",
    ]  # fmt: skip
    page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)
    expect(page.locator(".pv-map .can[data-id=chekhov]")).to_be_visible()
    names = page.locator(".log-jump").evaluate_all("all => all.map((each) => each.ariaLabel)")
    assert len(set(names)) > len(names) / 2
