"""Take the pictures of `docs/screenshots`.

    python -m tests.browser.screenshots [folder]

The games are the golden ones, so the same board is shown every time.
"""

from __future__ import annotations

import base64
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium
from tests.browser.journals import begun, brought, golden
from tests.browser.visitor import SIZES, Visitor
from tests.table.server import Client, Server

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
LARGEST = 250_000  # bytes
QUALITIES = (92, 80, 65, 50)
GAME = golden("solo-elite-support-won")
MIDDLE = next(
    number
    for number, entry in enumerate(GAME.entries)
    if number > len(GAME.entries) / 2 and entry.choice.startswith("attack ")
)


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as place, sync_playwright() as playwright:
        database = f"sqlite:///{Path(place) / 'stavka.sqlite3'}"
        server = Server(database, Path(place)).start()
        browser = chromium.launch(playwright)
        try:
            for language in ("ru", "en"):
                for size in SIZES:
                    take(browser, server, language, size, folder)
        finally:
            browser.close()
            server.stop()


def take(browser: Browser, server: Server, language: str, size: str, folder: Path) -> None:
    client = Client(server, language=language)
    phone = size == "phone"
    visitor = Visitor(
        browser,
        server.url,
        cookie=client.cookie,
        language="ru" if language == "ru" else "en",
        size=size,
        touch=phone,
        sharp=2 if phone else 1,  # phones have fine pixels
    )
    scenes = {"table": begun(GAME, 0), "middle": begun(GAME, MIDDLE), "end": GAME}
    name = f"{language}-{SIZES[size]['width']}"
    visitor.go("/")
    shoot(visitor, folder / f"start-{name}.webp")
    for scene, journal in scenes.items():
        visitor.sit(brought(client, journal))
        if scene == "end":
            visitor.page.locator("dialog.ending").wait_for()
        shoot(visitor, folder / f"{scene}-{name}.webp")
    visitor.close()
    client.close()
    assert not visitor.troubles, visitor.troubles


def shoot(visitor: Visitor, file: Path) -> None:
    """What is in the window, as WebP of the best quality that is small enough."""
    visitor.page.wait_for_timeout(300)
    session = visitor.context.new_cdp_session(visitor.page)
    for quality in QUALITIES:
        given = {"format": "webp", "quality": quality}
        content = base64.b64decode(session.send("Page.captureScreenshot", given)["data"])
        if len(content) <= LARGEST:
            break
    session.detach()
    file.write_bytes(content)
    print(f"{file.name}: {len(content) / 1000:.0f} kB")


if __name__ == "__main__":
    main()
