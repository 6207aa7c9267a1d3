"""A person with a browser window, and everything that goes wrong in it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, reduce
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    Response,
    WebSocket,
)

from stavka.kernel import Message as Sentence
from stavka.kernel.registry import games
from stavka.kernel.texts import Texts, source
from tests.browser.windows import SIZES, Language, Looks, Window, Windows
from tests.table.server import Message, patched

__all__ = ["SIZES", "Language", "Visitor", "shell"]

CALM = "what was to be expected is over"
QUICK = {"animation": "off", "confirm": False}
# The board of a game as it is, but made by other hands: they get what makes it, and the context.
DRESSED = """
  import {{ modules as plain }} from "./board.js?as-it-is";
  const address = "/board/{game}/board.js";
  const make = {hands};
  const board = (gives, ...rest) =>
    plain[address](
      (exports) => gives({{ create: (context) => make(exports.create, context) }}),
      ...rest,
    );
  export const modules = {{ ...plain, [address]: board }};
"""
FRAME = "new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"


PASSED = """(number) => {
  const table = document.querySelector(".table");
  return Number(table?.dataset.number ?? -1) >= number && !table.matches(".sending, .handing");
}"""


class Visitor:
    """One window of one browser. `heard` are the messages that came over its websockets.

    `settings` are those of the page, as its own dialog would have stored them; `toured` says
    that the guided tour has been taken on this device; `sharp` is how many pixels are drawn for
    one of the page's: half of one is faster and changes nothing else. Without `faces` the
    typefaces of the table never come: what the machine has must do. With `worker` it is a browser
    that has service workers: they keep a copy of all that comes, which costs time. `windows` are
    those that may be used once more.
    """

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        cookie: str = "",
        language: Language = "ru",
        size: str = "usual",
        touch: bool = False,
        dark: bool = False,
        sharp: float = 0.5,
        settings: dict[str, object] | None = None,
        toured: bool = True,
        faces: bool = True,
        worker: bool = False,
        windows: Windows | None = None,
    ) -> None:
        self.url = url
        self.language = language
        self.troubles: list[str] = []
        self._heard: list[Message] = []
        self._calm = True
        stored = {"stavka.settings": json.dumps(QUICK if settings is None else settings)}
        if toured:
            stored |= {f"stavka.tour.{game}": "done" for game in games()}
        looks = Looks(url, language, size, touch, dark, sharp, faces, worker)
        self._windows = None if worker else windows
        self._window = self._windows.take(looks) if self._windows else Window(browser, looks)
        self._window.furnish(cookie, stored)
        self.page = self._listen_to(self._window.page)

    @property
    def context(self) -> BrowserContext:
        """To change something in for good: nobody else gets this window."""
        self._windows = None
        return self._window.context

    def open(self) -> Page:
        """One more window of the same browser."""
        return self._listen_to(self.context.new_page())

    def _listen_to(self, page: Page) -> Page:
        page.on("console", self._console)
        page.on("pageerror", self._fault)
        page.on("request", self._request)
        page.on("requestfailed", self._failed)
        page.on("response", self._response)
        page.on("websocket", self._line)
        return page

    def close(self) -> None:
        if self._windows is None:
            self._window.context.close()
            return
        page = self.page
        page.remove_listener("console", self._console)
        page.remove_listener("pageerror", self._fault)
        page.remove_listener("request", self._request)
        page.remove_listener("requestfailed", self._failed)
        page.remove_listener("response", self._response)
        page.remove_listener("websocket", self._line)
        self._windows.put_back(self._window)

    # What happens

    @contextmanager
    def trouble(self) -> Iterator[None]:
        """What goes wrong in here was to be expected. It is over when the last that the page has
        to say of it has come."""
        self._calm = False
        yield
        with self.page.expect_console_message(lambda message: message.text == CALM):
            self.page.evaluate("(words) => console.debug(words)", CALM)
        self._calm = True

    def _note(self, what: str) -> None:
        if self._calm:
            self.troubles.append(f"{self.language} {urlsplit(self.page.url).path}: {what}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._note(f"console {message.type}: {message.text}")

    def _fault(self, error: Error) -> None:
        self._note(f"fault of the page: {error.stack or error.message}")

    def _request(self, request: Request) -> None:
        self._here(request.url)

    def _failed(self, request: Request) -> None:
        # A page that is left gives up what it was loading.
        if request.failure != "net::ERR_ABORTED":
            self._note(f"request failed: {request.url}: {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self._note(f"{response.status} {response.url}")

    def _line(self, line: WebSocket) -> None:
        self._here(line.url.replace("ws", "http", 1))

    def _here(self, url: str) -> None:
        """No request leaves the host."""
        if not url.startswith((self.url + "/", "data:", "blob:")):
            self.troubles.append(f"a request to another host: {url}")

    # Looking

    def go(self, path: str) -> Page:
        """To a page of the site, until it is drawn."""
        self._listen()
        self.page.goto(path)
        self.drawn()
        return self.page

    def drawn(self) -> None:
        self.page.locator("main:not([aria-busy])").wait_for(state="attached")
        self.lettered()

    def lettered(self) -> None:
        """Until all typefaces that the page needs have come, and all is laid out with them."""
        self.page.evaluate("() => document.fonts.ready.then(() => undefined)")

    def sit(self, match: str, plain: bool = False) -> Page:
        """To the table of a match, until the board is there and nothing moves. `plain`: each
        module comes by itself."""
        self._listen()
        self.page.goto(f"/match/{match}{'?plain' if plain else ''}")
        self.page.locator(".table[data-number]").wait_for()
        self.lettered()
        return self.page

    def dress(self, game: str, hands: str) -> None:
        """Put something over the board of a game: `(make, context) => board`."""
        self.context.route(
            f"**/board/{game}/board.js",
            lambda route: route.fulfill(
                body=DRESSED.format(game=game, hands=hands), content_type="text/javascript"
            ),
        )

    def settled(self, number: int) -> None:
        """Until the table shows this state and can be used: nothing is on its way to the server,
        and the seat that is asked is shown."""
        self.page.locator(f".table[data-number='{number}']:not(.sending, .handing)").wait_for()

    def passed(self, number: int) -> None:
        """Until the table shows this state or a later one, and nothing is on its way."""
        self.page.wait_for_function(PASSED, arg=number)

    def says(self, id: str, **args: Any) -> str:
        """What the shell calls this, in the visitor's language."""
        return shell(self.language).say(Sentence(id, args))

    def button(self, id: str, within: Locator | None = None, **args: Any) -> Locator:
        """The button with these words."""
        place = within or self.page.locator("body")
        return place.get_by_role("button", name=self.says(id, **args), exact=True)

    def speak(self, language: Language) -> None:
        """Switch the language with the buttons of the header, until all is drawn in it."""
        self.page.locator(f".languages button[lang={language}]").click()
        self.language = language
        self.page.locator(".skip", has_text=self.says("ui-skip")).wait_for(state="attached")
        self.drawn()
        if "/match/" in self.page.url:  # the server says everything anew
            self.page.get_by_label(self.says("ui-table-prompt"), exact=True).wait_for()

    def frame(self) -> None:
        """Wait until the page has drawn what it knows."""
        self.page.evaluate(FRAME)

    def _listen(self) -> None:
        """Take over what the page has been told; the next page begins anew."""
        told = self.page.evaluate("window.told?.splice(0) ?? []")
        found = [json.loads(message) for message in told]
        # Whether anybody is there is asked whenever it is quiet: that tells nothing of the match.
        self._heard += [message for message in found if message["type"] != "pong"]

    @property
    def heard(self) -> list[Message]:
        """All that has come over the line, at least what came of which can be seen."""
        self._listen()
        return self._heard

    @property
    def said(self) -> list[Message]:
        """All that this page has sent over the line."""
        return [json.loads(message) for message in self.page.evaluate("window.said")]

    @property
    def state(self) -> Message:
        """The last state that came over the line."""
        return next(m for m in reversed(self.heard) if m["type"] == "state")

    @property
    def board(self) -> Message:
        """The board as the page has been told of it."""
        states = [message for message in self.heard if message["type"] == "state"]
        return reduce(patched, states, {})

    def setting(self, name: str) -> Any:
        stored = self.page.evaluate("localStorage.getItem('stavka.settings')")
        return json.loads(stored).get(name)


@cache
def shell(language: str) -> Texts:
    return Texts(language, [source("stavka", language)])
