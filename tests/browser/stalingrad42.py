"""Matches of Stalingrad '42 to look at and to play, with a few moves and battles."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from playwright.sync_api import Locator, Page

from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.position import Position
from stavka.kernel import Journal, Match
from tests.browser.visitor import Visitor
from tests.games.stalingrad42.make_golden import FOLDER as GOLDEN
from tests.table.server import Message

# Who ends what he is asked about as soon as he can.
SOON = (
    "end-initial", "end-movement", "end-combat", "end-advance", "end-railways", "end-supply",
    "recover", "stop", "no-air",
)  # fmt: skip


def begin(seed: int | str = 1, scenario: str = "fall-blau") -> Match[Position]:
    return GAME.start(scenario=scenario, seed=str(seed))


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
    match.play(seat, soonest([str(choice) for choice in match.choices(seat)]))


def soonest(choices: list[str]) -> str:
    return next((choice for choice in SOON if choice in choices), choices[0])


def play(match: Match[Position], choices: Iterable[str]) -> Match[Position]:
    for choice in choices:
        match.play(match.waiting[0], choice)
    return match


def short_game(seed: int | str, scenario: str = "fall-blau") -> Match[Position]:
    """A scenario from its first question to its last: on some turns a move and the strongest attack
    of either side, else nothing but what must be done."""
    match = begin(seed, scenario)
    start = match.position.turn
    while match.waiting:
        seat = match.waiting[0]
        question = match.question(seat)
        assert question is not None
        board = match.view(None)["board"]
        choices = [str(choice) for choice in question.choices]
        if (board["turn"] - start) % 2 == (seat == "axis"):  # by turns, the Soviets first
            mover = partial(nearest_mover, match, seat)
            match.play(seat, lively(question.kind, choices, board, mover))
        else:
            match.play(seat, brief(question.kind, choices, board))
    return match


def lively(kind: str, choices: list[str], board: dict[str, Any], mover: Callable[[], str]) -> str:
    """What one chooses who makes a move and the strongest attack of a turn."""
    done = {mark for *_, marks in with_marks(board) for mark in marks}
    if kind == "movement-phase" and "moved" not in done:
        return mover() or soonest(choices)
    if kind == "combat-phase" and "attacked" not in done and board["targets"]:
        return f"attack {max(board['targets'].items(), key=lambda each: each[1][1])[0]}"
    return brief(kind, choices, board)


# What is chosen where something has been begun: the first of these verbs.
BEGUN = {
    "build-fort": ("build",),
    "moving": ("to", "tactical", "stop"),
    "assault": ("all", "air", "fight", "by"),
    "forward": ("to", "stop"),
    "gather-group": ("form", "aside"),
    "air-defence": ("air",),
    "breakthrough": ("attack", "to", "stop"),
}


def brief(kind: str, choices: list[str], board: dict[str, Any]) -> str:
    """What one chooses who begins nothing in movement and combat."""
    done = {mark for *_, marks in with_marks(board) for mark in marks}
    if kind == "initial-phase" and board["turn"] == 1 and board["resources"] > 1:
        return "fortify"
    if kind == "extend-railways" and board["turn"] == 1:
        return first(choices, "convert")
    if kind in BEGUN:
        return first(choices, *BEGUN[kind])
    if kind == "advance-after-combat" and "advanced" not in done:
        return first(choices, "breakthrough", "advance")
    return soonest(choices)


def with_marks(board: dict[str, Any]) -> list[list[Any]]:
    return [unit for unit in board["units"].values() if len(unit) > 2]


def nearest_mover(match: Match[Position], seat: str) -> str:
    """The first unit that can go anywhere."""
    for choice in map(str, match.choices(seat)):
        if choice.startswith("move "):
            tried = play(match.fork(), [choice])
            if first([str(c) for c in tried.choices(seat)], "to", "tactical"):
                return choice
    return ""


def worn(side: str) -> Match[Position]:
    """A golden game up to the first initial phase of a side in which units can get steps and others
    can come back, several of them, and nobody is yet to be placed."""
    name = "fall-blau-time-soviet-at-the-end-recruit-recruit"
    journal = Journal.parse((GOLDEN / f"{name}.journal").read_text(encoding="utf-8"))
    match = begin(journal.header.seed)
    for entry in journal.entries:
        question = match.question(side)
        if question and question.kind == "initial-phase":
            verbs = {choice.verb for choice in match.choices(side)}
            several = sum(match.position.replacements.values()) > 2
            if several and verbs >= {"refit", "rebuild", "end-initial"}:
                return match
        match.play(entry.seat, entry.choice)
    raise AssertionError(side)


def first(choices: list[str], *verbs: str) -> str:
    """The first choice of the first of these verbs that is offered."""
    found = [choice for verb in verbs for choice in choices if choice.split()[0] == verb]
    return found[0] if found else ""


def combat(seed: int | str = 1, *attack: str) -> Match[Position]:
    """The first combat phase of the Axis, with an attack begun."""
    return play(quickly(begin(seed), until="combat-phase"), attack)


# The board as it is, for a test that must know where it has painted a thing.
WATCHED = "(make, context) => (window.board = make(context))"
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
  const idle = !table.matches(".sending, .handing") && Number(table.dataset.number) === number;
  return idle && document.querySelector(".menu") === null;
}"""


# A newer state than this is shown, and the player must choose or all is over.
ASKED = """(number) => {
  const table = document.querySelector(".table:not(.sending, .handing)");
  const turn = table?.querySelector(".prompt.yours") ?? document.querySelector("dialog.ending");
  return turn && Number(table.dataset.number) > number;
}"""
# That, or another state than the one that was seen last.
GONE_ON = f"""([number, seen]) => {{
  const now = Number(document.querySelector(".table").dataset.number);
  return now !== seen || ({ASKED})(number);
}}"""


class Commander:
    """A player at the painted map: every choice by a press on what is lit or on a button."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.stage = self.page.locator(".s42-stage")
        self.clicks = 0
        visitor.dress("stalingrad42", WATCHED)

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
        self.visitor.settled(number)

    def asked(self, after: int = -1) -> Message | None:
        """Waits until the player must choose once this state is past, and gives what he is asked;
        None when all is over. A bot may take long for its turn, but not for one choice of it."""
        seen = -1
        while not self.page.evaluate(ASKED, after):
            self.page.wait_for_function(GONE_ON, arg=[after, seen])
            seen = self.number()
        return next(iter(self.visitor.state["questions"]), None)

    def button(self, choice: str) -> Locator:
        return self.page.locator(f".prompt-buttons [data-choice='{choice}']")

    def play(self, choice: str) -> None:
        """Make this choice, and see what has come of it."""
        before = self.number()
        self.choose(choice)
        self.wait(before + 1)

    def choose(self, choice: str) -> None:
        """Make this choice, as it is offered on the page."""
        offered = [c["choice"] for q in self.visitor.state["questions"] for c in q["choices"]]
        assert choice in offered, f"{choice} is not offered: {offered}"
        box = self.page.locator(f".s42-air-unit.can[data-id='{choice.split()[-1]}']")
        _, *words = choice.split()
        line = self.page.locator(f".s42-desk .can[data-id='{' '.join(words)}']")
        if self.button(choice).count():
            self.button(choice).click()
        elif choice.split()[0] in ("refit", "rebuild") and line.is_visible():
            line.click()
        elif choice.startswith("air ") and box.is_visible():
            box.click()
        else:
            spots = self.page.evaluate("(ids) => ids.map((id) => board.map.spot(id))", words)
            lies = [word for word, spot in zip(words, spots, strict=True) if spot]
            self.press(lies[-1] if lies else words[-1], self.text_of(choice))
        self.clicks += 1

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

    def undo(self) -> None:
        """Take the last choice back; the first press may only close a fan that lies open."""
        before, undo = self.number(), self.visitor.button("ui-table-undo")
        undo.click()
        if self.page.evaluate(IDLE, before):
            undo.click()
        self.wait(before + 1)

    def text_of(self, choice: str) -> str:
        offered = [c for q in self.visitor.state["questions"] for c in q["choices"]]
        return next(str(c["text"]) for c in offered if c["choice"] == choice)
