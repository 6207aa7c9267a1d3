"""Playing as a person does: by clicking what the page lights, and nothing else.

Nothing here knows a rule. What can be clicked is looked up on the page: lit things (`can`), buttons
in the prompt, the items of an open menu, the answer to a dialog. A click goes to a point of the
window at which the thing can really be hit; a thing that is lit and cannot be hit is a fault.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Literal

import msgspec
from playwright.sync_api import Page

from tests.browser.visitor import Visitor
from tests.table.server import PATIENCE

How = Literal["mouse", "touch"]

# Holds what is shown at its very first moment, however long it takes a test to come to it.
HOLD = """(player) => new MutationObserver((_, observer) => {
  const bar = document.querySelector(player ?? ".player.is-playing");
  if (!bar) return;
  observer.disconnect();
  bar.querySelector(".player-tool:not([hidden])").click();
}).observe(document.body, { subtree: true, childList: true, attributes: true })"""
# What the page has to say for itself, for a script that looks at it. Kinds of things that can be
# clicked: `lit` and `button` are choices or parts of them, `item` is a line of an open menu,
# `answer` goes on with an open dialog. Only those of the topmost layer count.
EYES = """
  const text = (el) => (el.querySelector(".label") ?? el).textContent.trim();
  const layers = [
    ["dialog[open] footer .button.main", "answer", text],
    [".hand-over:not([hidden]) .button.main", "answer", text],
    [".menu [role=menuitem]:not([disabled])", "item", text],
    [".popover .preview .button.main", "answer", text],
    [".can", "lit", (el) => el.dataset.id],
    [".prompt-buttons [data-choice]", "button", (el) => el.dataset.choice],
  ];
  const ended = () => document.querySelector("dialog.ending[open]") !== null;
  const found = () => {
    const all = [];
    for (const [selector, kind, id] of layers) {
      if (kind === "lit" && all.length) break;
      for (const el of document.querySelectorAll(selector)) all.push({ el, kind, id: id(el) });
      if (all.length && kind !== "lit") break;
    }
    return ended() ? [] : all;
  };
  const state = () => {
    const table = document.querySelector(".table");
    return {
      number: Number(table?.dataset.number ?? -1),
      status: table?.dataset.status ?? "",
      busy: table === null || table.matches(".sending, .down"),
      chosen: [...document.querySelectorAll(".chosen")].map((el) => el.dataset.id),
      ending: ended(),
    };
  };
  const sign = () => {
    const { number, status, chosen, ending } = state();
    return JSON.stringify([number, status, chosen, ending, found().map((x) => [x.kind, x.id])]);
  };
  const sight = () => {
    const things = found().filter((each) => each.el.checkVisibility());
    return { ...state(), things: things.map(({ kind, id }) => ({ kind, id })) };
  };
  // A point at which a click hits the element and nothing else that is lit.
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
    return null;
  };
"""
LOOK = f"() => {{ {EYES} return sight(); }}"
# Where a thing is (a frame later, if wanted: at rest), and what the page is like before the click.
AIM = f"""async ([kind, id, later]) => {{ {EYES}
  if (later) await new Promise(requestAnimationFrame);
  const same = found().filter((each) => each.kind === kind && each.id === id);
  const seen = same.map((each) => point(each.el)).filter((at) => at);
  if (!seen.length) same[0]?.el.scrollIntoView({{ block: "nearest", inline: "nearest" }});
  return [seen[0] ?? null, sign()];
}}"""
# Resolves to true when `fits`, or to false when patience is at an end.
WAIT = """(fits, patience) => new Promise((done) => {
  const end = (came) => {
    clearTimeout(timer);
    observer.disconnect();
    done(came);
  };
  const timer = setTimeout(() => end(false), patience);
  const observer = new MutationObserver(() => fits() && end(true));
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  if (fits()) end(true);
})"""
# What the mouse has struck of late, and what the page says at its edge.
HIT = """() => [
  window.struck.slice(-4),
  [...document.querySelectorAll(".toast, .banner")].map((el) => el.textContent),
]"""
REST = f"""([before, patience]) => {{ {EYES}
  return ({WAIT})(() => !state().busy && sign() !== before, patience).then((came) =>
    came ? sight() : null);
}}"""
REACHED = f"""([number, patience]) => {{ {EYES}
  return ({WAIT})(() => !state().busy && state().number >= number, patience).then((came) =>
    came ? sight() : null);
}}"""
# The next sight in which there is something to decide, or the end.
ASKED = f"""([before, patience]) => {{ {EYES}
  const fits = () => ended() || (!state().busy && found().length > 0 && sign() !== before);
  return ({WAIT})(fits, patience).then((came) => (came ? [sight(), sign()] : null));
}}"""
OFTEN = 500  # milliseconds after which one looks again, whatever has happened


class Thing(msgspec.Struct, frozen=True):
    """Something that can be clicked."""

    kind: str
    id: str


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

    def look(self) -> Sight:
        return msgspec.convert(self.page.evaluate(LOOK), Sight)

    def click(self, thing: Thing) -> Sight:
        """Click a thing and wait for what comes of it."""
        before = self._aim_and_click(thing)
        self.clicks += 1
        sight = self.page.evaluate(REST, [before, PATIENCE * 1000])
        if sight is None:
            hit, told = self.page.evaluate(HIT)
            raise AssertionError(
                f"nothing comes of a click on {thing.kind} {thing.id!r}: {self.look()}\n"
                f"what was struck: {hit}\nwhat the page says: {told}"
            )
        return msgspec.convert(sight, Sight)

    def _aim_and_click(self, thing: Thing) -> str:
        """Click where the thing has come to rest; what the page was like before."""
        last = None
        for attempt in range(20):
            at, sign = self.page.evaluate(AIM, [thing.kind, thing.id, attempt > 0])
            if at is None or at != last:
                last = at
                if at and self.how == "mouse":
                    self.page.mouse.move(at["x"], at["y"])
                continue
            if self.how == "touch":
                self.page.touchscreen.tap(at["x"], at["y"])
            else:
                self.page.mouse.down()
                self.page.mouse.up()
            return str(sign)
        raise AssertionError(f"lit, but cannot be hit: {thing.kind} {thing.id!r}")

    def play(self, choice: str = "", sight: Sight | None = None) -> Sight:
        """Make one choice: any, or the one that is given in its words. `sight` is what is there
        now, if it has been looked at already."""
        sight = sight or self.look()
        before = sight.number
        end = time.monotonic() + PATIENCE
        while sight.number == before and not sight.ending:
            assert sight.asked, f"nothing can be clicked for {choice or 'any choice'}: {sight}"
            assert time.monotonic() < end, f"{choice or 'a choice'} cannot be made: {sight}"
            sight = self.click(self._pick(sight, choice))
        return sight

    def _pick(self, sight: Sight, choice: str) -> Thing:
        things = sight.things
        if choice and things[0].kind == "item":
            text = self._text_of(choice)
            things = [thing for thing in things if thing.id == text]
        elif choice and things[0].kind != "answer":
            things = [thing for thing in things if stands_for(thing, choice)]
            if self.how == "touch":  # the browser gives a tap beside an amount to the amount
                most = max((len(thing.id.split()) for thing in things), default=0)
                things = [thing for thing in things if len(thing.id.split()) == most]
        assert things, f"nothing that is lit stands for {choice!r}: {sight}"
        return self.chooser.choice(things)

    def play_on(self, count: int = 1_000_000) -> Sight:
        """Any choices: so many, or until another has to decide, or it is over."""
        sight = self.look()
        while count and sight.asked:
            sight = self.play(sight=sight)
            count -= 1
        return sight

    def follow(self, choices: list[str]) -> Sight:
        """The choices of a journal, one after another."""
        sight = self.look()
        for choice in choices:
            sight = self.play(choice, sight)
        return sight

    def wait(self, number: int) -> Sight:
        """What is there once the page shows the state of this number."""
        sight = self.page.evaluate(REACHED, [number, PATIENCE * 1000])
        assert sight, f"state {number} does not come: {self.look()}"
        return msgspec.convert(sight, Sight)

    def until(self, fits: Callable[[Sight], bool], what: str) -> Sight:
        """Wait for something to decide that fits, or for the end."""
        end, before = time.monotonic() + PATIENCE, ""
        while time.monotonic() < end:
            seen = self.page.evaluate(ASKED, [before, OFTEN])
            if seen is None:
                before = ""
                continue
            sight, before = msgspec.convert(seen, tuple[Sight, str])
            if fits(sight):
                return sight
        raise AssertionError(f"{what}: {self.look()}")

    def _text_of(self, choice: str) -> str:
        """How the choice is written in a menu; the page has been told."""
        offered = [each for asked in self.visitor.state["questions"] for each in asked["choices"]]
        return next(str(each["text"]) for each in offered if each["choice"] == choice)


def stands_for(thing: Thing, choice: str) -> bool:
    if thing.kind == "button":
        return thing.id == choice
    verb, _, rest = choice.partition(" ")
    return thing.id == verb or f" {thing.id} " in f" {rest} "
