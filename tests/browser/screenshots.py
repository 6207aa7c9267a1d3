"""Take the pictures of `docs/screenshots`.

    python -m tests.browser.screenshots [folder]

The games are the golden ones, so the same board is shown every time.
"""

from __future__ import annotations

import base64
import sys
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, sync_playwright

import stavka
from stavka.kernel import Budget, Journal, Match
from tests.browser import chromium
from tests.browser.journals import begun, brought, golden
from tests.browser.partisans import moment
from tests.browser.stalingrad42 import Commander
from tests.browser.tanks import almost_ready, board, fight, offered, start, whole, write
from tests.browser.test_people import finish, with_past
from tests.browser.visitor import SIZES, Visitor
from tests.games.stalingrad42.make_golden import FOLDER as STALINGRAD_GAMES
from tests.table.prepared import shared
from tests.table.server import Client, Server
from tests.table.test_challenge import begin
from tests.table.test_puzzles import easiest

RIVALS = (
    ("Boris", True, 41, 131), ("Вера", True, 36, 118), ("Gleb", True, 36, 140),
    ("Dina", False, 12, 97),
)  # fmt: skip
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
                    take_people(browser, server, language, size, folder)
                    take_puzzles(browser, server, language, size, folder)
                    take_tanks(browser, server, language, size, folder)
                    take_partisans(browser, server, language, size, folder)
                    take_map(browser, server, language, size, folder)
                    take_stalingrad(browser, server, language, size, folder)
        finally:
            browser.close()
            server.stop()


def look(browser: Browser, client: Client, size: str, **looks: Any) -> Visitor:
    phone = size == "phone"
    return Visitor(
        browser,
        client.server.url,
        cookie=client.cookie,
        language="ru" if client.person["language"] == "ru" else "en",
        size=size,
        touch=phone,
        sharp=2 if phone else 1,  # phones have fine pixels
        **looks,
    )


def take(browser: Browser, server: Server, language: str, size: str, folder: Path) -> None:
    client = Client(server, language=language)
    visitor = look(browser, client, size)
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


def take_people(browser: Browser, server: Server, language: str, size: str, folder: Path) -> None:
    """The challenge of the day, played by several; and somebody's profile."""
    client = Client(server, language=language)
    client.register({"ru": "Анна", "en": "Anna"}[language] + f" {SIZES[size]['width']}")
    with_past(client)
    if len(client.get("/api/challenge")["today"]["results"]) < len(RIVALS):
        with_rivals(server)
    begin(client)
    visitor = look(browser, client, size)
    name = f"{language}-{SIZES[size]['width']}"
    for page in ("challenge", "profile"):
        visitor.go(f"/{page}")
        shoot(visitor, folder / f"{page}-{name}.webp")
    visitor.close()
    client.close()
    assert not visitor.troubles, visitor.troubles


def take_puzzles(browser: Browser, server: Server, language: str, size: str, folder: Path) -> None:
    """The list, with one that is tried; and what was wrong in a try."""
    client = Client(server, language=language)
    puzzle = easiest()
    match = client.post("/api/puzzles", {"game": "pavlov", "puzzle": puzzle.name}, 201)["id"]
    line = client.open(match)
    for choice in puzzle.tries[puzzle.best].play:
        line.play(choice)
    visitor = look(browser, client, size)
    name = f"{language}-{SIZES[size]['width']}"
    visitor.sit(match)
    visitor.button("ui-puzzle-show").click()
    visitor.page.locator(".puzzle-best").wait_for()
    shoot(visitor, folder / f"puzzle-{name}.webp")
    visitor.go("/puzzles")
    shoot(visitor, folder / f"puzzles-{name}.webp")
    visitor.close()
    client.close()
    assert not visitor.troubles, visitor.troubles


def with_rivals(server: Server) -> None:
    """Others have finished today's challenge."""
    for name, won, score, choices in RIVALS:
        rival = Client(server)
        rival.register(name)
        rival.post("/api/preferences", {"shown": True})
        finish(rival, won=won, score=score, choices=choices)
        rival.close()


def take_tanks(browser: Browser, server: Server, language: str, size: str, folder: Path) -> None:
    """Tank Battle: orders are given, orders are executed, the end."""
    client, enemy = Client(server, language=language), Client(server)
    visitor = look(browser, client, size, settings={"animation": "fast", "confirm": False})
    page = visitor.page
    name = f"{language}-{SIZES[size]['width']}"
    visitor.sit(shared(ordering(), client, {"german": enemy}))
    shoot(visitor, folder / f"tanks-orders-{name}.webp")
    visitor.sit(shared(fighting(), client, {"soviet": enemy}))
    page.locator("[data-choice=ready]").click()
    page.locator(".player.is-playing .player-tool:visible").first.click()
    while page.locator(".tk-roll").count() == 0:
        page.locator(".player-tool:visible").nth(1).click()
        page.wait_for_timeout(100)
    shoot(visitor, folder / f"tanks-execution-{name}.webp")
    visitor.sit(client.bring(whole("tank-combat", "2").replay()))
    page.locator("dialog.ending").wait_for()
    shoot(visitor, folder / f"tanks-end-{name}.webp")
    visitor.close()
    client.close()
    enemy.close()
    assert not visitor.troubles, visitor.troubles


def take_partisans(
    browser: Browser, server: Server, language: str, size: str, folder: Path
) -> None:
    """Partisans: a raid, an offer, an attack, the end."""
    client, others = Client(server, language=language), Client(server)
    visitor = look(browser, client, size)
    name = f"{language}-{SIZES[size]['width']}"
    for scene, match in winter().items():
        theirs = [seat for seat in match.seats if match.waiting and seat != match.waiting[0]]
        visitor.sit(shared(match, client, dict.fromkeys(theirs, others)))
        if scene == "end":
            visitor.page.locator("dialog.ending").wait_for()
        shoot(visitor, folder / f"partisans-{scene}-{name}.webp")
    visitor.close()
    client.close()
    others.close()
    assert not visitor.troubles, visitor.troubles


def take_map(browser: Browser, server: Server, language: str, size: str, folder: Path) -> None:
    """Stalingrad '42: the whole theatre, and Stalingrad in November."""
    client = Client(server, language=language)
    visitor = look(browser, client, size)
    page = visitor.page
    name = f"{language}-{SIZES[size]['width']}"
    visitor.go("/look/stalingrad42?scenario=campaign")
    page.wait_for_timeout(3000)
    shoot(visitor, folder / f"stalingrad42-theatre-{name}.webp")
    visitor.go("/look/stalingrad42?scenario=uranus")
    page.wait_for_timeout(2000)
    box = page.locator("canvas").first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] * 0.655, box["y"] + box["height"] * 0.42)
    for _ in range(6):
        page.mouse.wheel(0, -240)
        page.wait_for_timeout(150)
    page.wait_for_timeout(2000)
    shoot(visitor, folder / f"stalingrad42-stalingrad-{name}.webp")
    visitor.close()
    client.close()
    assert not visitor.troubles, visitor.troubles


# The question, its turn or a later one, and how what is chosen then begins.
Moments = dict[str, tuple[str, int, str]]
FALL_BLAU: Moments = {
    "movement": ("moving", 3, "to "),
    "battle": ("assault", 2, "fight"),
    "defence": ("determined-defence", 4, ""),
    "retreat": ("retreat-to", 2, "retreat "),
    "supply": ("movement-phase", 5, "move "),
}
URANUS: Moments = {
    "uranus": ("movement-phase", 28, "move "),
    "winter-battle": ("assault", 29, "fight"),
}
CAUCASUS: Moments = {"caucasus": ("movement-phase", 14, "move ")}
CAMPAIGN: Moments = {"campaign": ("movement-phase", 4, "move ")}
DON_BEND = ["4214", "5728"]  # what the first turn of Uranus is about
KUBAN = ["2540", "4054"]  # from the north edge to the mountains
SHOW = "(ids) => board.map.show(ids.map((id) => board.map.spot(id)).filter(Boolean))"


def take_stalingrad(
    browser: Browser, server: Server, language: str, size: str, folder: Path
) -> None:
    """Stalingrad '42 as it is played: a move, a battle, a stand, a retreat, supply, the end; Uranus
    before its first move, a battle in winter, and how Stalingrad is lost; the Caucasus in August,
    the campaign in July."""
    client = Client(server, language=language)
    visitor = look(browser, client, size)
    commander, page = Commander(visitor), visitor.page
    name = f"{language}-{SIZES[size]['width']}"
    for scene, (journal, near) in scenes().items():
        visitor.sit(brought(client, journal))
        if scene == "campaign":  # it has secrets: the screen is handed over
            page.locator(".hand-over .button.main").click()
        if scene.endswith("end"):
            page.locator("dialog.ending").wait_for()
        else:
            commander.ready()
            if near:
                page.evaluate(SHOW, near)
            commander.ready()
        if scene == "supply":
            page.keyboard.press("Shift+S")
            commander.ready()
        shoot(visitor, folder / f"stalingrad42-{scene}-{name}.webp")
    visitor.close()
    client.close()
    assert not visitor.troubles, visitor.troubles


Scenes = dict[str, tuple[Journal, list[str]]]


@cache
def scenes() -> Scenes:
    """Moments of games that recruits play among themselves, and their ends."""
    blau = written("fall-blau-time-soviet-at-the-end-recruit-recruit")
    uranus = written("uranus-time-soviet-at-the-end-recruit-recruit")
    lost = written("uranus-stalingrad-soviet-at-a-check-random-recruit")
    south = written("caucasus-time-soviet-at-the-end-recruit-recruit")
    whole = written("campaign-behind-soviet-at-a-check-recruit-recruit")
    found = {**moments(blau, FALL_BLAU), "end": (blau, []), **moments(uranus, URANUS)}
    found |= {"uranus": (found["uranus"][0], DON_BEND), "uranus-end": (lost, [])}
    found |= {**moments(south, CAUCASUS), **moments(whole, CAMPAIGN)}
    return {**found, "caucasus": (found["caucasus"][0], KUBAN)}


def written(name: str) -> Journal:
    return Journal.parse((STALINGRAD_GAMES / f"{name}.journal").read_text(encoding="utf-8"))


def moments(journal: Journal, wanted: Moments) -> Scenes:
    """The first of each kind, with hexes around it."""
    match, found = begun(journal, 0).replay(), Scenes()
    for number, entry in enumerate(journal.entries):
        question = match.question(entry.seat)
        assert question is not None
        for scene, (kind, turn, verb) in wanted.items():
            meant = question.kind == kind and entry.choice.startswith(verb)
            if meant and scene not in found and match.position.turn >= turn:
                place = str(question.prompt.args.get("place", ""))
                found[scene] = (begun(journal, number), around(place) if place else [])
        match.play(entry.seat, entry.choice)
    return found


def around(hex: str) -> list[str]:
    """Two hexes between which it lies, so far apart that one sees what goes on."""
    column, row = int(hex[:2]), int(hex[2:])
    return [f"{column + across:02}{row + down:02}" for across, down in ((-4, -3), (4, 3))]


@cache
def winter() -> dict[str, Match[Any]]:
    """Moments of a game that leaders play among themselves."""
    match, found = stavka.game("partisans").start(seed="7"), {}
    bots = {seat: match.game.bots["leader"]() for seat in match.seats}
    while match.waiting:
        seat = match.waiting[0]
        question = match.question(seat)
        assert question is not None
        seen = match.view(seat)
        scene = {"open-card": "raid", "consider": "trade"}.get(question.kind)
        late = seen["board"]["month"] > 2
        half = sum(1 for card in seen["board"]["table"].values() if card) == 20
        if late and scene and scene not in found and (half or scene != "raid"):
            found[scene] = match.fork()
        choice = bots[seat].choose(seen, question, partial(match.imagine, seat), Budget(trials=1))
        match.play(seat, choice)
    return found | {
        "attack": moment("attack", lambda m: not m.position.short_attacks),
        "end": match,
    }


def ordering() -> Match[Any]:
    """In the middle of a battle: two orders are written, a third is begun."""
    match = fight(start("tank-combat", "2"), lambda m: board(m)["turn"] == 3)
    for verb in ("fire", "suppress", "march"):
        write(match, "soviet", offered(match, "soviet", "unit")[0])
        write(match, "soviet", offered(match, "soviet", verb)[-1])
    return write(match, "soviet", offered(match, "soviet", "to")[0])


def fighting() -> Match[Any]:
    """All orders are given; the Germans have only to say so."""
    return fight(start("tank-combat", "2"), lambda m: board(m)["turn"] == 3 and almost_ready(m))


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
