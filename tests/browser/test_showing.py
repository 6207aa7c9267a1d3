"""How the table shows things: what is in sight and readable, and what comes in which order."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, both
from tests.browser.journals import begun, brought, choices, golden
from tests.browser.playing import AIM, Player
from tests.browser.visitor import Visitor
from tests.table.conftest import Come

GAME = golden("solo-won")
SUPPORTED = golden("solo-elite-support-won")
READABLE = 12  # pixels of a name on the board
ACTIONS = (
    next(n for n, e in enumerate(SUPPORTED.entries) if n > 240 and e.choice == "end-moves") + 1
)


def seat(visit: Visit, come: Come, count: int, size: str = "usual") -> Visitor:
    """A player of a solo game with Operational Support, so many choices after its beginning."""
    client = come(language="ru")
    visitor = visit(client, size=size)
    visitor.sit(brought(client, begun(SUPPORTED, count)))
    return visitor


# The prompt


@both
def test_what_is_left_to_do_is_said_once(visit: Visit, come: Come) -> None:
    page = seat(visit, come, ACTIONS).page
    words = page.locator(".prompt-words").inner_text()
    assert len(re.findall(r"[Оо]сталось", words)) == 1
    line = page.locator(".prompt-say").evaluate("el => el.getClientRects()[0].height")
    assert line < 30, "the question takes more than one line"


# The log


@both
def test_the_heading_of_the_log_covers_no_part_of_a_line(visit: Visit, come: Come) -> None:
    visitor = seat(visit, come, 200)
    cut = """() => {
      const list = document.querySelector(".log-lines");
      const top = list.getBoundingClientRect().top;
      const stuck = [...list.querySelectorAll(".log-heading")]
        .map((el) => el.getBoundingClientRect()).filter((box) => box.top <= top + 1);
      const edge = Math.max(top, ...stuck.map((box) => box.bottom));
      return [...list.querySelectorAll(".log-line")].filter((el) => {
        const box = el.getBoundingClientRect();
        return box.top < edge - 1 && box.bottom > edge + 1;
      }).map((el) => el.textContent);
    }"""
    player = Player(visitor)
    for _ in range(5):
        assert visitor.page.evaluate(cut) == []
        player.play()


# Room


@both
def test_names_on_the_board_can_be_read(visit: Visit, come: Come) -> None:
    for language in ("ru", "en"):
        client = come(language=language)
        page = visit(client).sit(brought(client, begun(GAME, 0)))
        small = page.evaluate(
            """(least) => [...document.querySelectorAll(".ink-name, .vo-unit-name")]
              .map((el) => [el, parseFloat(getComputedStyle(el).fontSize)])
              .map(([el, size]) => [el.textContent, size * el.getScreenCTM().a])
              .filter(([, size]) => size < least)""",
            READABLE,
        )
        assert small == []


@both
def test_names_on_the_board_do_not_lie_on_each_other(visit: Visit, come: Come) -> None:
    for language in ("ru", "en"):
        client = come(language=language)
        page = visit(client).sit(brought(client, begun(GAME, 0)))
        assert page.evaluate(OVERLAPS) == []


# Lines of names that cover each other or a location, by more than their halo.
OVERLAPS = """() => {
  const names = document.querySelectorAll(".vo-names .ink-name, .vo-unit-name");
  const lines = [...names].flatMap((el) => [...(el.children.length ? el.children : [el])]);
  const things = [...lines, ...document.querySelectorAll(".vo-location .vo-target")]
    .map((el) => [el.textContent || el.parentNode.dataset.id, el.getBoundingClientRect()]);
  const found = [];
  things.forEach(([a, one], i) => {
    for (const [b, two] of things.slice(i + 1)) {
      const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      if (across > 3 && down > 5) found.push(`${a} / ${b}: ${across.toFixed()}x${down.toFixed()}`);
    }
  });
  return found;
}"""


@both
def test_a_large_window_is_filled_by_the_board(visit: Visit, come: Come) -> None:
    page = seat(visit, come, ACTIONS, size="large").page
    frame = page.locator(".board-frame").bounding_box()
    sheet = page.locator(".board-frame > svg").bounding_box()
    assert frame is not None
    assert sheet is not None
    assert sheet["height"] > frame["height"] * 0.95
    assert sheet["width"] > frame["width"] * 0.95
    assert sheet["height"] > 1080 * 0.6


@both
def test_a_hand_that_is_longer_than_its_place_shows_it(visit: Visit, come: Come) -> None:
    page = seat(visit, come, 0).page
    more = page.locator(".more-below")
    expect(more).to_be_visible()
    expect(page.locator(".pvh-words")).to_be_in_viewport(ratio=0.9)
    more.click()
    # From now on in the page itself: the button goes as soon as the end is reached.
    page.wait_for_function("more => more.hidden || void more.click()", arg=more.element_handle())
    expect(page.locator(".pvh-recruit-tray summary")).to_be_in_viewport(ratio=0.9)


@both
def test_all_that_lies_open_is_seen_beside_the_cards(visit: Visit, come: Come) -> None:
    page = seat(visit, come, ACTIONS).page
    expect(page.locator(".more-below")).to_be_hidden()
    for line in page.locator(".pvh-line").all():
        expect(line).to_be_in_viewport(ratio=0.9)


# The guns


def test_guns_that_are_told_to_fire_are_marked(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    visitor = visit(client)
    told = next(n for n, e in enumerate(GAME.entries) if e.choice.startswith("fire "))
    page = visitor.sit(brought(client, begun(GAME, told)))
    location = choices(GAME)[told].removeprefix("fire ")
    marked = page.locator(f"[data-id={location}].fires")
    expect(marked).to_have_count(0)
    Player(visitor).play(choices(GAME)[told])
    expect(marked).to_have_count(1)
    expect(marked.locator(".vo-fires")).to_be_visible()
    assert visitor.board["chosen"] == [location]


# Dice

# The board of the game, but it plays out itself what it is told, until somebody says "finish".
PLAYED_OUT = """(make, context) => {
  const board = make(context);
  const update = board.update;
  board.playsOut = (log) => log.length > 0;
  board.update = async (state, change) => {
    if (change.animate) await new Promise((done) => { window.finish = done; });
    await update(state, { ...change, animate: false });
  };
  return board;
}"""


def test_a_board_that_plays_things_out_is_not_forestalled(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    visitor = visit(client, settings={"animation": "normal", "confirm": False})
    page = visitor.page
    visitor.dress("pavlov", PLAYED_OUT)
    rolled = next(
        n for n, e in enumerate(GAME.entries) if e.dice and e.choice.startswith("target ")
    )
    visitor.sit(brought(client, begun(GAME, rolled)))
    lines = page.locator(".log-line")
    before = lines.count()
    target = choices(GAME)[rolled].removeprefix("target ")
    page.locator(f".can[data-id='{target}']").first.click()
    expect(page.locator(".prompt-text")).to_have_text(visitor.says("ui-table-plays-out"))
    page.wait_for_function("() => window.finish !== undefined")
    visitor.frame()
    assert lines.count() == before
    expect(page.locator(".tray")).to_be_empty()
    expect(page.locator(".can")).to_have_count(0)
    page.get_by_role("tab", name=visitor.says("ui-table-choices"), exact=True).click()
    expect(page.locator(".choice-list button")).to_have_count(0)
    page.get_by_role("tab", name=visitor.says("ui-table-log"), exact=True).click()
    page.evaluate("finish()")
    expect(lines).not_to_have_count(before)
    expect(page.locator(".can").first).to_be_visible()


# Notes at the moment in which dice roll, however soon it is over, how many the log has told of.
ROLLING = """() => new MutationObserver((_, observer) => {
  if (!document.querySelector(".tray.rolling .die")?.checkVisibility()) return;
  observer.disconnect();
  window.rolled = document.querySelectorAll(".log-line .dice").length;
}).observe(document.body, { subtree: true, childList: true, attributes: true })"""


def test_the_dice_of_other_boards_roll_before_anything_is_told(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    visitor = visit(client, settings={"animation": "slow", "confirm": False})
    rolled = next(
        n for n, e in enumerate(GAME.entries) if e.dice and e.choice.startswith("target ")
    )
    page: Page = visitor.sit(brought(client, begun(GAME, rolled)))
    target = choices(GAME)[rolled].removeprefix("target ")
    told = page.locator(".log-line .dice")
    before = told.count()
    page.evaluate(ROLLING)
    page.locator(f".can[data-id='{target}']").first.click()
    page.wait_for_function("() => window.rolled !== undefined")
    assert page.evaluate("window.rolled") == before
    expect(told).not_to_have_count(before)
    expect(told.last).to_be_visible()


# Double clicks


def asked(visitor: Visitor) -> list[str]:
    """What the page has asked the server to do or to answer; clicks are at once made into it."""
    return [each["type"] for each in visitor.said if each["type"] not in ("odds", "seen", "ping")]


def test_a_double_click_is_one_choice_and_asks_nothing(visit: Visit, come: Come) -> None:
    visitor = seat(visit, come, 0)
    page = visitor.page
    page.locator(".can[data-kind=card-action]").first.dblclick()
    assert asked(visitor) == ["play"]
    page.locator(".table[data-number='1']").wait_for()
    expect(page.locator(".popover")).to_have_count(0)
    assert asked(visitor) == ["play"]


def test_a_double_click_on_a_button_does_not_press_the_next_one(visit: Visit, come: Come) -> None:
    visitor = seat(visit, come, ACTIONS - 1)
    page = visitor.page
    page.locator("[data-choice=end-moves]").dblclick()
    page.locator(f".table[data-number='{ACTIONS}']").wait_for()
    expect(page.locator("[data-choice=end-actions]")).to_be_visible()
    assert asked(visitor) == ["play"]


def test_a_double_click_leaves_the_menu_open(visit: Visit, come: Come) -> None:
    visitor = seat(visit, come, ACTIONS)
    page = visitor.page
    choices = [c["choice"].split() for q in visitor.state["questions"] for c in q["choices"]]
    several = next(
        thing
        for thing in Player(visitor).look().things
        if thing.kind == "lit" and len({c[0] for c in choices if thing.id in c[1:]}) > 1
    )
    at, _ = page.evaluate(AIM, [several.kind, several.id, True])
    page.mouse.dblclick(at["x"], at["y"])
    visitor.frame()
    expect(page.locator(".menu [role=menuitem]").first).to_be_visible()


@both
def test_after_the_tour_the_hand_lies_open_on_a_phone(visit: Visit, come: Come) -> None:
    client = come(language="ru")
    visitor = visit(client, size="phone", touch=True, toured=False)
    page = visitor.sit(brought(client, begun(GAME, 0)))
    page.keyboard.press("?")
    visitor.button("ui-table-tour-again").click()
    expect(page.locator(".tour-card")).to_be_visible()
    expect(page.locator(".drawer.open")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".drawer.open")).to_have_count(1)
    expect(page.locator(".hand .can").first).to_be_visible()
