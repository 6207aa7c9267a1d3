"""How fast the pages are and how much they load.

    python -m tests.browser.figures

On loopback with a cold cache: from the navigation to the first board, all bytes that come until
then, and from a message of the server to the frame that shows it.
"""

from __future__ import annotations

import statistics
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium
from tests.browser.journals import begun, brought, choices, golden
from tests.browser.playing import Player
from tests.browser.visitor import Visitor
from tests.table.server import Client, Server

GAME = golden("solo-won")
TIMES = 5

# When the board is there: the frame after the one in which the first thing is lit.
BOARD = """() => new Promise((done) => {
  const look = () => {
    if (!document.querySelector(".table[data-number] .can")) requestAnimationFrame(look);
    else requestAnimationFrame(() => setTimeout(() => done(performance.now())));
  };
  look();
})"""
# The typefaces come last; a frame later the browser has told of all that came.
REST = """() => document.fonts.ready.then(
  () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(true))))
)"""
# Notes for each state how long it takes from the message to the frame that shows it.
WATCH = """
  window.paints = [];
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", (event) => {
        if (!event.data.startsWith('{"type":"state"')) return;
        const began = performance.now();
        requestAnimationFrame(() => setTimeout(() => paints.push(performance.now() - began)));
      });
    }
  };
"""


class Figures(msgspec.Struct):
    """Milliseconds and bytes."""

    board: float  # from the navigation to the first board
    received: int  # bytes over the wire until then, headers included
    requests: int


def first_board(browser: Browser, client: Client, match: str) -> Figures:
    """A table opened by a browser that has never been here."""
    visitor = Visitor(browser, client.server.url, cookie=client.cookie, sharp=1)
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    session.on(
        "Network.webSocketFrameReceived",
        lambda event: sizes.append(len(event["response"]["payloadData"].encode())),
    )
    visitor.page.goto(f"/match/{match}", wait_until="commit")
    board: float = visitor.page.evaluate(BOARD)
    visitor.page.evaluate(REST)  # what is still on its way counts too
    visitor.close()
    return Figures(board, int(sum(sizes)), len(sizes))


def paints(browser: Browser, client: Client, match: str, count: int) -> list[float]:
    """Milliseconds from each message to the frame that shows it."""
    visitor = Visitor(browser, client.server.url, cookie=client.cookie, sharp=1)
    visitor.context.add_init_script(WATCH)
    visitor.sit(match)
    visitor.page.evaluate("paints.length = 0")
    Player(visitor).follow(choices(GAME)[:count])
    found: list[Any] = visitor.page.evaluate("paints")
    visitor.close()
    return [float(each) for each in found]


def main() -> None:
    with TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(f"sqlite:///{Path(place) / 'stavka.sqlite3'}", Path(place)).start()
        browser = chromium.launch(playwright)
        client = Client(server, language="ru")
        try:
            match = brought(client, begun(GAME, 0))
            boards = [first_board(browser, client, match) for _ in range(TIMES)]
            times = sorted(paints(browser, client, match, 60))
        finally:
            browser.close()
            server.stop()
    print(f"first board     {statistics.median(b.board for b in boards):6.0f} ms (goal 500)")
    print(f"loaded          {boards[0].received / 1000:6.0f} kB in {boards[0].requests} answers")
    print(
        f"update painted  {statistics.median(times):6.0f} ms, 95 of 100 within "
        f"{times[int(len(times) * 0.95)]:.0f} ms, the slowest {times[-1]:.0f} ms (goal 50)"
    )


if __name__ == "__main__":
    main()
