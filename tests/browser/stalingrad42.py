"""Matches of Stalingrad '42 to look at and to play: Fall Blau with a few moves and battles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Locator, Page

from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.position import Position
from stavka.kernel import Match
from tests.browser.visitor import Visitor

# Who ends what he is asked about as soon as he can.
SOON = ("end-movement", "end-combat", "end-advance", "recover", "stop")


def begin(seed: int | str = 1) -> Match[Position]:
    return GAME.start(scenario="fall-blau", seed=str(seed))


def quickly(match: Match[Position], *, until: str, side: str = "") -> Match[Position]:
    """Nothing is done that need not be, until this question is put (to this side)."""
    while match.waiting:
        seat = match.waiting[0]
        question = match.question(seat)
        if question and question.kind == until and side in ("", seat):
            break
        soon(match, seat)
    return match


def soon(match: Match[Position], seat: str) -> None:
    choices = [str(choice) for choice in match.choices(seat)]
    ends = [choice for choice in SOON if choice in choices]
    match.play(seat, ends[0] if ends else choices[0])


def play(match: Match[Position], choices: Iterable[str]) -> Match[Position]:
    for choice in choices:
        match.play(match.waiting[0], choice)
    return match


def short_game(seed: int | str) -> Match[Position]:
    """Fall Blau from its first question to its last: on some turns a move and the strongest attack
    of either side, else nothing but what must be done."""
    match = begin(seed)
    while match.waiting:
        seat = match.waiting[0]
        question = match.question(seat)
        assert question is not None
        board = match.view(None)["board"]
        lively = board["turn"] % 2 == (seat == "soviet")  # by turns
        done = {mark for *_, marks in with_marks(board) for mark in marks}
        if question.kind == "movement-phase" and lively and "moved" not in done:
            mover = nearest_mover(match, seat)
            match.play(seat, mover) if mover else soon(match, seat)
        elif question.kind == "moving":
            match.play(seat, first(match, seat, "to", "tactical", "stop"))
        elif question.kind == "combat-phase" and lively and not done & {"attacked"}:
            best = max(board["targets"].items(), key=lambda each: each[1][1], default=None)
            match.play(seat, f"attack {best[0]}") if best else soon(match, seat)
        elif question.kind == "assault":
            match.play(seat, first(match, seat, "all", "fight", "by"))
        elif question.kind == "forward":
            match.play(seat, first(match, seat, "to", "stop"))
        elif question.kind == "gather-group":
            match.play(seat, first(match, seat, "form", "aside"))
        elif question.kind == "breakthrough":
            match.play(seat, first(match, seat, "attack", "to", "stop"))
        elif question.kind == "advance-after-combat" and not done & {"advanced"}:
            match.play(seat, first(match, seat, "breakthrough", "advance"))
        else:
            soon(match, seat)
    return match


def with_marks(board: dict[str, Any]) -> list[list[Any]]:
    return [unit for unit in board["units"].values() if len(unit) > 2]


def nearest_mover(match: Match[Position], seat: str) -> str:
    """The first unit that can go anywhere."""
    for choice in map(str, match.choices(seat)):
        if choice.startswith("move "):
            tried = play(match.fork(), [choice])
            if first(tried, seat, "to", "tactical"):
                return choice
    return ""


def first(match: Match[Position], seat: str, *verbs: str) -> str:
    """The first choice of the first of these verbs that is offered."""
    choices = [str(choice) for choice in match.choices(seat)]
    found = [c for verb in verbs for c in choices if c.split()[0] == verb]
    return found[0] if found else ""


def combat(seed: int | str = 1, *attack: str) -> Match[Position]:
    """The first combat phase of the Axis, with an attack begun."""
    return play(quickly(begin(seed), until="combat-phase"), attack)


# The board as it is, for a test that must know where it has painted a thing.
WATCHED = """
  import { create as make } from "./board.js?as-it-is";
  export const create = (context) => (window.board = make(context));
"""
MIDDLE = """(id) => {
  const { left, right, top, bottom } = board.map.spot(id);
  return [(left + right) / 2, (top + bottom) / 2];
}"""
# Whether a press there meets the map, and nothing that lies over it.
OPEN = f"""(id) => {{
  const [x, y] = ({MIDDLE})(id);
  const stage = document.querySelector(".s42-stage");
  return stage.contains(document.elementFromPoint(x, y));
}}"""

# Nothing has come of a press: neither a choice that is on its way, nor a menu.
IDLE = """(number) => {
  const table = document.querySelector(".table");
  const idle = !table.matches(".sending") && Number(table.dataset.number) === number;
  return idle && document.querySelector(".menu") === null;
}"""


class Commander:
    """A player at the painted map: every choice by a press on what is lit or on a button."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.stage = self.page.locator(".s42-stage")
        self.clicks = 0
        visitor.context.route(
            "**/board/stalingrad42/board.js",
            lambda route: route.fulfill(body=WATCHED, content_type="text/javascript"),
        )

    def sit(self, match: str) -> Page:
        self.visitor.sit(match)
        self.ready()
        return self.page

    def ready(self) -> None:
        self.page.locator(".s42-stage[data-ready=true]").wait_for()

    def number(self) -> int:
        return int(str(self.page.locator(".table").get_attribute("data-number")))

    def wait(self, number: int) -> None:
        """Until the page shows this state and can be used."""
        shown = f".table[data-number='{number}']:not(.sending)"
        self.page.locator(shown).wait_for()

    def button(self, choice: str) -> Locator:
        return self.page.locator(f".prompt-buttons [data-choice='{choice}']")

    def play(self, choice: str) -> None:
        """Make this choice, as it is offered on the page."""
        before = self.number()
        offered = [c["choice"] for q in self.visitor.state["questions"] for c in q["choices"]]
        assert choice in offered, f"{choice} is not offered: {offered}"
        if self.button(choice).count():
            self.button(choice).click()
        else:
            self.press(choice.split()[-1], self.text_of(choice))
        self.clicks += 1
        self.wait(before + 1)

    def press(self, thing: str, text: str = "") -> None:
        """Press a painted thing; of a pile it is chosen in the fan, of several meanings in a
        menu."""
        self.page.evaluate("(id) => board.map.reveal(board.map.spot(id))", thing)
        self.ready()
        if not self.page.evaluate(OPEN, thing):  # something lies over it: the map goes aside
            self.page.evaluate("(id) => board.map.show([board.map.spot(id)])", thing)
            self.ready()
        before = self.number()
        self.page.mouse.click(*self.page.evaluate(MIDDLE, thing))
        if self.page.evaluate(IDLE, before):
            self.visitor.frame()
            self.page.mouse.click(*self.page.evaluate(MIDDLE, thing))
        item = self.page.get_by_role("menuitem", name=text)
        if text and item.count():
            item.first.click()

    def text_of(self, choice: str) -> str:
        offered = [c for q in self.visitor.state["questions"] for c in q["choices"]]
        return next(str(c["text"]) for c in offered if c["choice"] == choice)
