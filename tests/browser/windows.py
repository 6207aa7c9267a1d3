"""Windows of a browser: made anew, or used once more by the next who looks the same.

A new one costs a third of what a page in it costs: another process, and all modules read anew. So
some are kept. Between two people a window forgets what the first has stored, and one that somebody
has changed for good (routes, scripts, clocks) is not given away.
"""

from __future__ import annotations

import json
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, Error, ViewportSize

from tests.table.server import PATIENCE

Language = Literal["ru", "en"]
LOCALES = {"ru": "ru-RU", "en": "en-GB"}
SIZES = {
    "phone": ViewportSize(width=390, height=844),
    "usual": ViewportSize(width=1280, height=800),
    "large": ViewportSize(width=1920, height=1080),
}
# What the device has stored when it first comes to the site. Playwright's own way opens one more
# page for it, which costs as much as the one that is tested.
STORE = """
  if (location.origin === %s && localStorage.length === 0) {
    for (const [name, value] of Object.entries(%s)) localStorage.setItem(name, value);
  }
"""
FURNISH = """(stored) => {
  localStorage.clear();
  sessionStorage.clear();
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
}"""
# Keeps what goes over the line, and what comes before the page takes it: who sees what came of a
# message finds the message too. What Playwright tells of it may come later than the drawing. And
# notes what the mouse strikes.
EARS = """
  window.told = [];
  window.said = [];
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", (event) => window.told.push(event.data));
    }
    send(data) {
      window.said.push(data);
      super.send(data);
    }
  };
  window.struck = [];
  const strike = ({ type, target, isTrusted }) => {
    const what = target instanceof Element ? target.cloneNode().outerHTML : "the window";
    window.struck.push(`${isTrusted ? "" : "by the page: "}${type} on ${what}`);
  };
  for (const type of ["pointerdown", "pointerup", "click"]) addEventListener(type, strike, true);
"""
REST = "/health"  # a page of the site on which nothing happens
# What a window is like in which nothing happens: scripts that come before all pages show in it.
NATURE = """() => [
  ...Object.getOwnPropertyNames(window).filter((name) => !/^\\d+$/.test(name)).sort(),
  Date, WebSocket, WebSocket.prototype.send, setTimeout, fetch,
].join()"""
KEPT = 5  # windows at most: each is a process
WORN = 25  # people after whom one has a new process made


class Looks(NamedTuple):
    """What a window is made for."""

    url: str
    language: Language
    size: str
    touch: bool
    dark: bool
    sharp: float
    faces: bool
    worker: bool


class Window:
    """One window of a browser that has never been here."""

    def __init__(self, browser: Browser, looks: Looks) -> None:
        self.looks = looks
        self.used = 0
        self.nature = ""
        self.context = browser.new_context(
            base_url=looks.url,
            locale=LOCALES[looks.language],
            viewport=SIZES[looks.size],
            has_touch=looks.touch,
            is_mobile=looks.touch,
            color_scheme="dark" if looks.dark else "light",
            device_scale_factor=looks.sharp,
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.add_init_script(EARS)
        if not looks.worker:
            self.context.add_init_script("delete Navigator.prototype.serviceWorker")
        if not looks.faces:
            self.context.route("**/type/faces.css", lambda route: route.fulfill(body=""))
        self.page = self.context.new_page()

    def furnish(self, cookie: str, stored: dict[str, str]) -> None:
        """Who comes now, and what the device knows."""
        if self.nature:
            self.page.evaluate(FURNISH, stored)
        else:
            url = self.looks.url
            self.context.add_init_script(STORE % (json.dumps(url), json.dumps(stored)))
        if cookie:
            self.context.add_cookies([{"name": "stavka", "value": cookie, "url": self.looks.url}])

    def rest(self) -> None:
        """Leave the page that was shown, and everything that it was shown with."""
        self.page.goto(REST)
        self.context.clear_cookies()
        self.page.unroute_all()
        if self.page.viewport_size != SIZES[self.looks.size]:
            self.page.set_viewport_size(SIZES[self.looks.size])
        self.page.emulate_media(media="null", color_scheme="dark" if self.looks.dark else "light")

    def sound(self) -> bool:
        """Whether nobody has left anything in it."""
        known, self.nature = self.nature, self.page.evaluate(NATURE)
        return self.nature == known and len(self.context.pages) == 1


class Windows:
    """Those of a browser that are kept, the last used last."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.kept: list[Window] = []

    def take(self, looks: Looks) -> Window:
        for window in self.kept:
            if window.looks == looks:
                self.kept.remove(window)
                return window
        window = Window(self.browser, looks)
        window.rest()
        window.sound()
        return window

    def put_back(self, window: Window) -> None:
        window.used += 1
        try:
            window.rest()
            good = window.sound() and window.used < WORN
        except Error:
            good = False
        if good:
            self.kept.append(window)
        for old in self.kept[:-KEPT] if good else [window]:
            old.context.close()
        del self.kept[:-KEPT]
