"""On a phone, with a finger."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, both
from tests.browser.journals import begun, brought, choices, golden, short
from tests.browser.playing import Player
from tests.browser.visitor import Visitor
from tests.table.conftest import Come

GAME = golden("solo-won")
TOUCH = 24  # pixels that a control must have at least in both directions
SMALL = """(least) => [...document.querySelectorAll("button, a, select, input")]
  .filter((el) => el.checkVisibility({ visibilityProperty: true }) && !el.closest("p, [inert]"))
  .map((el) => (el.matches("[type=radio], [type=checkbox]") ? el.labels[0] : el))
  .map((el) => [el.outerHTML.slice(0, 120), el.getBoundingClientRect()])
  .filter(([, box]) => box.width > 1 && (box.width < least || box.height < least))
  .map(([html, box]) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`)"""


@pytest.fixture
def phone(visit: Visit, come: Come) -> Visitor:
    return visit(come(language="ru"), size="phone", touch=True)


def wider(page: Page) -> bool:
    """Whether one would have to scroll sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


@both
@pytest.mark.parametrize("path", ["/", "/new/pavlov", "/rules/pavlov", "/account"])
def test_pages_fit_and_fingers_hit(phone: Visitor, path: str) -> None:
    page = phone.go(path)
    assert not wider(page)
    assert page.evaluate(SMALL, TOUCH) == []


@pytest.mark.parametrize(
    ("game", "scenario", "called"),
    [
        ("pavlov", "solo", ("Рука", "Hand")),
        ("tanks", "training", ("Взводы", "Platoons")),
        ("partisans", "two", ("Лагеря", "Camps")),
        ("stalingrad42", "fall-blau", ("", "")),
    ],
)
def test_the_drawer_is_called_after_what_lies_in_it(
    visit: Visit, come: Come, game: str, scenario: str, called: tuple[str, str]
) -> None:
    for language, words in zip(("ru", "en"), called, strict=True):
        client = come(language=language)
        visitor = visit(client, size="phone", touch=True)
        page = visitor.sit(client.create(scenario, game=game)["id"])
        handle = page.locator(".hand-handle:visible")
        if words:
            expect(handle).to_have_text(words)
        else:
            expect(page.locator(".drawer.no-hand")).to_be_attached()
            expect(handle).to_have_count(0)


def test_two_turns_are_played_with_a_finger(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    phone = visit(client, size="phone", touch=True)
    page = phone.sit(brought(client, begun(GAME, 0)))
    player = Player(phone, how="touch")
    player.follow(choices(GAME)[:36])
    assert not wider(page)
    assert page.evaluate(SMALL, TOUCH) == []
    for tab in ("log", "choices", "side", "chat", "notes", "board"):
        page.get_by_role("tab", name=phone.says(f"ui-table-{tab}"), exact=True).tap()
        assert not wider(page)
    player.follow(choices(GAME)[36:40])


def test_the_end_is_shown_on_a_phone(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    phone = visit(client, size="phone", touch=True)
    page = phone.sit(brought(client, begun(short("solo"), -1)))
    Player(phone, how="touch").play(short("solo").entries[-1].choice)
    expect(page.locator("dialog.ending")).to_be_visible()
    assert not wider(page)


def test_when_all_is_over_the_board_has_the_room_of_the_hand(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    match = client.create()["id"]
    client.open(match).on_turn("resign")
    visitor = visit(client, size="phone", touch=True)
    page = visitor.page
    page.goto(f"/match/{match}")
    page.locator(".table[data-status=over]").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).not_to_have_class(re.compile(r"\bopen\b"))
    frame = page.locator(".board-frame").bounding_box()
    assert frame
    assert frame["height"] > 844 * 0.5


def test_odds_come_before_the_dice_with_a_finger_too(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    phone = visit(client, size="phone", touch=True)
    at = next(n for n, e in enumerate(GAME.entries) if e.choice.startswith("target ") and e.dice)
    page = phone.sit(brought(client, begun(GAME, at)))
    player = Player(phone, how="touch")
    target = next(t for t in player.look().things if t.id == GAME.entries[at].choice.split()[1])
    sight = player.click(target)
    assert sight.number == at
    expect(page.locator(".popover .preview .odds").first).to_contain_text("%")
    player.click(sight.things[0])
    player.wait(at + 1)


def test_holding_a_finger_on_a_thing_says_what_it_is(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    phone = visit(client, size="phone", touch=True)
    page = phone.sit(brought(client, begun(GAME, 0)))
    hold = """(el) => {
      const box = el.getBoundingClientRect();
      const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
      const all = { ...at, bubbles: true, pointerType: "touch", pointerId: 1, isPrimary: true };
      el.dispatchEvent(new PointerEvent("pointerdown", all));
    }"""
    page.locator("[data-id=pavlov]").first.evaluate(hold)
    expect(page.locator("dialog.inspector")).to_be_visible()


@both
def test_a_phone_on_its_side_gives_the_board_the_room(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    phone = visit(client, size="phone", touch=True)
    page = phone.page
    page.set_viewport_size({"width": 844, "height": 390})
    phone.sit(brought(client, begun(GAME, 0)))
    frame = page.locator(".board-frame").bounding_box()
    assert frame is not None
    assert frame["height"] > 390 * 0.75
    assert frame["width"] > 844 * 0.9
    player = Player(phone, how="touch")
    player.follow(choices(GAME)[:36])
    assert not wider(page)
    assert page.evaluate(SMALL, TOUCH) == []
    for tab in ("log", "choices", "side", "chat", "notes"):
        page.get_by_role("tab", name=phone.says(f"ui-table-{tab}"), exact=True).tap()
        panel = page.get_by_role("tabpanel").bounding_box()
        assert panel is not None
        assert panel["height"] > 390 * 0.5, tab
        assert panel["width"] > 844 * 0.8, tab
    page.get_by_role("tab", name=phone.says("ui-table-board"), exact=True).tap()
    player.follow(choices(GAME)[36:40])


SIZES = [(360, 640), (844, 390), (768, 1024), (1099, 800), (1100, 800), (2560, 1440)]


@both
def test_the_table_fits_every_window(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    visitor = visit(client)
    page = visitor.sit(brought(client, begun(GAME, 100)))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))")
        frame = page.locator(".board-frame").bounding_box()
        assert frame is not None
        assert not wider(page), f"{width}x{height}"
        assert frame["width"] > width * 0.6, f"{width}x{height}"
        assert frame["height"] > height * 0.4, f"{width}x{height}"
