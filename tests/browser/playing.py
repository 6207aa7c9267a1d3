"""Playing as a person does: by clicking what the page lights, and nothing else.

Nothing here knows a rule. What can be clicked is looked up on the page: lit things (`can`), buttons
in the prompt, the items of an open menu, the answer to a dialog. A click goes to a point of the
window at which the thing can really be hit; a thing that is lit and cannot be hit is a fault.
"""

from __future__ import annotations

import random
import time
from typing import Any, Literal

import msgspec
from playwright.sync_api import Page

from tests.browser.visitor import Visitor

PATIENCE = 15.0  # seconds for the page to come to rest
How = Literal["mouse", "touch"]

# What is on top and can be clicked, with a point at which it is hit. Kinds: `lit` and `button` are
# choices or parts of them, `item` is a line of an open menu, `answer` continues an open dialog.
LOOK = """
() => {
  const point = (el) => {
    for (const box of el.getClientRects()) {
      const right = Math.min(box.right, innerWidth), bottom = Math.min(box.bottom, innerHeight);
      const left = Math.max(box.left, 0), top = Math.max(box.top, 0);
      for (const fx of [0.5, 0.25, 0.75, 0.1, 0.9]) {
        for (const fy of [0.5, 0.25, 0.75, 0.1, 0.9]) {
          const x = left + (right - left) * fx, y = top + (bottom - top) * fy;
          const hit = document.elementFromPoint(x, y);
          if (hit && (hit === el || el.contains(hit)) && (hit.closest(".can") ?? el) === el) {
            return { x, y };
          }
        }
      }
    }
    return { x: -1, y: -1 };
  };
  const seen = (el) => el.getClientRects().length > 0;
  const row = (kind, id) => (el) => ({ kind, id: id(el), ...point(el) });
  const all = (selector, kind, id) =>
    [...document.querySelectorAll(selector)].filter(seen).map(row(kind, id));
  const text = (el) => (el.querySelector(".label") ?? el).textContent.trim();
  const table = document.querySelector(".table");
  const ending = document.querySelector("dialog.ending[open]");
  const layers = [
    () => (ending ? [] : null),
    () => all("dialog[open] footer .button.main", "answer", text),
    () => all(".hand-over:not([hidden]) .button.main", "answer", text),
    () => all(".menu [role=menuitem]:not([disabled])", "item", text),
    () => all(".popover .preview .button.main", "answer", text),
    () => [
      ...all(".can", "lit", (el) => el.dataset.id),
      ...all(".prompt-buttons [data-choice]", "button", (el) => el.dataset.choice),
    ],
  ];
  let things = [];
  for (const layer of layers) {
    things = layer() ?? [];
    if (things.length || ending) break;
  }
  return {
    number: Number(table?.dataset.number ?? -1),
    status: table?.dataset.status ?? "",
    busy: table === null || table.matches(".sending, .down"),
    chosen: [...document.querySelectorAll(".chosen")].map((el) => el.dataset.id),
    ending: ending !== null,
    things,
  };
}
"""

# Resolves when the page is no longer as it was, and not busy.
REST = f"""
([before, patience]) => new Promise((done) => {{
  const look = {LOOK};
  const end = performance.now() + patience;
  const check = () => {{
    const now = look();
    const sign = JSON.stringify([now.number, now.status, now.chosen, now.ending,
      now.things.map((each) => [each.kind, each.id])]);
    if ((!now.busy && sign !== before) || performance.now() > end) done([sign, now]);
    else setTimeout(check, 4);
  }};
  check();
}})
"""

SCROLL = """
([kind, id]) => {
  const name = kind === "lit" ? `.can[data-id="${id}"]` : `[data-choice="${id}"]`;
  document.querySelector(name)?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
"""


class Thing(msgspec.Struct, frozen=True):
    """Something that can be clicked, and where; -1 if nowhere."""

    kind: str
    id: str
    x: float
    y: float


class Sight(msgspec.Struct, frozen=True):
    """What the page shows a player."""

    number: int
    status: str
    busy: bool
    chosen: list[str]
    ending: bool
    things: list[Thing]

    @property
    def asked(self) -> bool:
        return bool(self.things)


class Player:
    """Hands on a table that is open in a window."""

    def __init__(self, visitor: Visitor, seed: int = 1942, how: How = "mouse") -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.chooser = random.Random(seed)
        self.how = how
        self.clicks = 0
        self._sign = ""

    # Looking

    def look(self) -> Sight:
        """What is there now."""
        return msgspec.convert(self.page.evaluate(LOOK), Sight)

    def rest(self, patience: float = PATIENCE) -> Sight:
        """What is there once the page has answered the last click."""
        given: Any = [self._sign, patience * 1000]
        self._sign, now = self.page.evaluate(REST, given)
        return msgspec.convert(now, Sight)

    # Clicking

    def click(self, thing: Thing) -> Sight:
        """Click a thing and wait for what comes of it."""
        thing = self._aim(self._reach(thing) if thing.x < 0 else thing)
        self._sign, _ = self.page.evaluate(REST, ["", 0])
        if self.how == "touch":
            self.page.touchscreen.tap(thing.x, thing.y)
        else:
            self.page.mouse.click(thing.x, thing.y)
        self.clicks += 1
        return self.rest()

    def _aim(self, thing: Thing) -> Thing:
        """The thing where it has come to rest, with the mouse over it."""
        for _ in range(20):
            if self.how == "mouse":
                self.page.mouse.move(thing.x, thing.y)
            self.page.evaluate("new Promise(requestAnimationFrame)")
            now = [each for each in self.look().things if each.id == thing.id]
            if thing in now:
                return thing
            assert now, f"no longer there: {thing.kind} {thing.id!r}"
            thing = now[0] if now[0].x >= 0 else self._reach(now[0])
        raise AssertionError(f"never at rest: {thing.kind} {thing.id!r}")

    def _reach(self, thing: Thing) -> Thing:
        """A thing that is out of sight, once one has scrolled to it."""
        self.page.evaluate(SCROLL, [thing.kind, thing.id])
        found = [each for each in self.look().things if each.id == thing.id and each.x >= 0]
        assert found, f"lit, but cannot be hit: {thing.kind} {thing.id!r}"
        return found[0]

    def play(self, choice: str = "", text: str = "") -> Sight:
        """Make one choice: any, or the one that is given in its words."""
        sight = self.look()
        before = sight.number
        end = time.monotonic() + PATIENCE
        while sight.number == before and not sight.ending:
            assert sight.asked, f"nothing can be clicked for {choice or 'any choice'}: {sight}"
            assert time.monotonic() < end, f"{choice or 'a choice'} cannot be made: {sight}"
            sight = self.click(self._pick(sight, choice, text))
        return sight

    def _pick(self, sight: Sight, choice: str, text: str) -> Thing:
        things = sight.things
        if choice and things[0].kind == "item":
            things = [thing for thing in things if thing.id == text]
        elif choice and things[0].kind != "answer":
            things = [thing for thing in things if stands_for(thing, choice)]
        assert things, f"nothing that is lit stands for {choice!r}: {sight}"
        return self.chooser.choice(things)

    def play_on(self, count: int = 1_000_000) -> Sight:
        """Any choices: so many, or until another has to decide, or it is over."""
        sight = self.look()
        while count and sight.asked:
            sight = self.play()
            count -= 1
        return sight

    def follow(self, choices: list[str]) -> Sight:
        """The choices of a journal, one after another."""
        sight = self.look()
        for choice in choices:
            sight = self.play(choice, self._text_of(choice))
        return sight

    def _text_of(self, choice: str) -> str:
        """How the choice is written in a menu; the page has been told."""
        offered = [each for asked in self.visitor.state["questions"] for each in asked["choices"]]
        return next(str(each["text"]) for each in offered if each["choice"] == choice)


def stands_for(thing: Thing, choice: str) -> bool:
    if thing.kind == "button":
        return thing.id == choice
    _, _, rest = choice.partition(" ")
    return f" {thing.id} " in f" {rest} "
