"""How fast the great map is.

    python -m tests.browser.map_figures [clicks]

Stalingrad '42 against a real server on loopback: Fall Blau and the campaign, on a usual screen and
on a phone. From a press to the frame that shows its answer (the move is played and stored, all
that the seat sees is sent and painted); then the frames while the map is dragged and zoomed with
every layer on: how far they lie apart, and how long the page works on one. A machine without a
graphics card paints all of it with its processor.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from playwright.sync_api import Browser, sync_playwright

from stavka.games.stalingrad42.rules.movement import MODES
from tests.browser import chromium
from tests.browser.stalingrad42 import Commander, begin, quickly
from tests.browser.visitor import SIZES, Visitor
from tests.table.prepared import shared
from tests.table.server import Client, Server

SCENARIOS = ("fall-blau", "campaign")
LAYERS = ("Z", "O", "S", "E", "C")  # the keys that switch them, with Shift
CLICKS = 30
ANSWER, FRAME = 100, 1000 / 60  # milliseconds: the budgets
# Two frames that lie further apart than this have one missing between them.
LATE = 1.5 * FRAME
DRAG, STEPS = 8, 90  # pixels of a step, and how many

# Notes for each press how long it takes until the frame after the one in which the next state is
# shown and the map is painted.
WATCH = """
  window.answers = [];
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", ({ data }) => {
        if (data.startsWith('{"type":"state"')) window.came ??= performance.now();
      });
    }
  };
  addEventListener("pointerup", (event) => {
    const number = document.querySelector(".table")?.dataset.number;
    const look = () => {
      const table = document.querySelector(".table:not(.sending)");
      const ready = document.querySelector(".s42-stage[data-ready=true]");
      if (window.pressed !== event) return;
      if (!ready || !table || table.dataset.number === number) requestAnimationFrame(look);
      else {
        const since = () => performance.now() - event.timeStamp;
        setTimeout(() => answers.push([since(), (window.came ?? 0) - event.timeStamp]));
      }
    };
    window.came = null;
    window.pressed = event;
    requestAnimationFrame(look);
  }, true);
"""
# Notes how far frames lie apart, and how long the page works on each.
FRAMES = """() => {
  window.apart = [];
  window.work = [];
  let last = 0;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = (event) => work.push(performance.now() - event.data);
  const look = (now) => {
    if (!window.apart) return;
    if (last) apart.push(now - last);
    last = now;
    port2.postMessage(performance.now());
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


class Figures(msgspec.Struct):
    """Milliseconds."""

    answers: list[tuple[float, float]]  # until it is painted, until the server's message comes
    pan: tuple[list[float], list[float]]  # frames apart, work on each
    zoom: tuple[list[float], list[float]]


def measure(browser: Browser, server: Server, scenario: str, size: str, clicks: int) -> Figures:
    client, other = Client(server, language="en"), Client(server)
    phone = size == "phone"
    visitor = Visitor(
        browser, server.url, cookie=client.cookie, language="en", size=size, touch=phone, sharp=1
    )
    visitor.context.add_init_script(WATCH)
    player = Commander(visitor)
    match = quickly(begin(scenario=scenario), until="movement-phase", side="axis")
    player.sit(shared(match, client, {"soviet": other}))
    answers = play(player, clicks)
    for key in LAYERS:
        visitor.page.keyboard.press(f"Shift+{key}")
    player.ready()
    found = Figures(answers, drag(player), zoom(player))
    visitor.close()
    client.close()
    other.close()
    assert not visitor.troubles, visitor.troubles
    return found


def play(player: Commander, clicks: int) -> list[tuple[float, float]]:
    """Units are picked, moved and stopped, one after the other; the first press is not counted."""
    moved: set[str] = set()
    for _ in range(clicks + 1):
        question = player.asked()
        assert question is not None
        player.play(next_choice([each["choice"] for each in question["choices"]], moved))
        player.ready()
    found: list[list[float]] = player.page.evaluate("answers")
    return [(painted, heard) for painted, heard in found[1:]]


def next_choice(choices: list[str], moved: set[str]) -> str:
    goals = [c for c in choices if c.split()[0] in MODES and "area" not in c]
    if goals:
        return goals[len(goals) // 2]
    if "stop" in choices:
        return "stop"
    choice = next(c for c in choices if c.startswith("move ") and c not in moved)
    moved.add(choice)
    return choice


def drag(player: Commander) -> tuple[list[float], list[float]]:
    """There and back over the middle of the map, as fast as a hand does."""
    page = player.page
    page.evaluate("board.map.zoomBy(2)")
    player.ready()
    box = player.stage.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate(FRAMES)
    for step in range(STEPS):
        swing = abs((step + STEPS // 6) % (2 * STEPS // 3) - STEPS // 3) - STEPS // 6
        page.mouse.move(x + DRAG * swing, y + DRAG * swing / 2)
    found = frames(player)
    page.mouse.up()
    player.ready()
    return found


def zoom(player: Commander) -> tuple[list[float], list[float]]:
    page = player.page
    page.evaluate(FRAMES)
    for step in range(STEPS // 3):
        page.mouse.wheel(0, 60 if step < STEPS // 6 else -60)
        page.wait_for_timeout(FRAME)
    found = frames(player)
    player.ready()
    return found


def frames(player: Commander) -> tuple[list[float], list[float]]:
    apart, work = player.page.evaluate("[apart.splice(0), work.splice(0), (apart = null)]")[:2]
    return [float(each) for each in apart], [float(each) for each in work]


def quantile(times: list[float], part: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * part))]


def main() -> None:
    clicks = int(sys.argv[1]) if len(sys.argv) > 1 else CLICKS
    with TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(f"sqlite:///{Path(place) / 'stavka.sqlite3'}", Path(place)).start()
        browser = playwright.chromium.launch(
            executable_path=chromium.find(playwright), args=["--no-sandbox"]
        )
        try:
            for scenario in SCENARIOS:
                for size in ("usual", "phone"):
                    found = measure(browser, server, scenario, size, clicks)
                    print(f"{scenario}, {SIZES[size]['width']} wide")
                    tell(found)
        finally:
            browser.close()
            server.stop()


def tell(found: Figures) -> None:
    painted, heard = ([each[n] for each in found.answers] for n in range(2))
    print(
        f"  press to painted answer  {quantile(painted, 0.5):5.0f} ms, 95 of 100 within "
        f"{quantile(painted, 0.95):.0f} ms; of it to the message {quantile(heard, 0.5):.0f} and "
        f"{quantile(heard, 0.95):.0f} ms ({len(painted)} presses, budget {ANSWER})"
    )
    for name, (apart, work) in (("dragged", found.pan), ("zoomed", found.zoom)):
        late = sum(each > LATE for each in apart)
        print(
            f"  {name:8} frames apart     {quantile(apart, 0.5):5.1f} ms, 95 of 100 within "
            f"{quantile(apart, 0.95):.1f} ms; work on one {quantile(work, 0.5):.1f} and "
            f"{quantile(work, 0.95):.1f} ms; late {late} of {len(apart)} (budget {FRAME:.1f})"
        )


if __name__ == "__main__":
    main()
