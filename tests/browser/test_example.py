"""A game from elsewhere, installed beside the table, in the browser."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import Player
from tests.example import serving
from tests.example.installed import make_bare
from tests.table.conftest import Databases
from tests.table.server import PATIENCE, Server, get

Host = Callable[[Path], Server]


@pytest.fixture
def host(databases: Databases, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Host]:
    """Starts a server that finds what is installed in a folder."""
    servers: list[Server] = []

    def start(folder: Path) -> Server:
        monkeypatch.setenv("PYTHONPATH", str(folder))
        module = Path(serving.__file__)
        server = Server(
            databases("sqlite"), tmp_path, module=module, apart=True, bot_seconds=PATIENCE
        )
        servers.append(server.start())
        return server

    yield start
    for server in servers:
        server.stop()


def test_it_is_chosen_set_up_read_about_and_played_by_clicks_to_the_end(
    example: Path, host: Host, visit: Visit
) -> None:
    visitor = visit(server=host(example), language="ru")
    page = visitor.go("/")
    card = page.get_by_role("article", name="Ночная переправа")
    expect(card).to_contain_text("Трое в лодке")
    loaded = card.locator("img").evaluate("img => img.decode().then(() => img.naturalWidth)")
    assert loaded == 800

    card.get_by_role("link", name=visitor.says("ui-rules")).click()
    expect(page.locator("main")).to_contain_text("Лодка побеждает сразу")

    visitor.go("/new/crossing")
    bank = page.get_by_label("Берег", exact=True)
    expect(bank).to_contain_text(visitor.says("ui-who-bot", bot="Наблюдатель"))

    visitor.go("/")
    visitor.button(
        "ui-play-now", within=page.get_by_role("article", name="Ночная переправа")
    ).click()
    page.locator(".table[data-number]").wait_for()
    expect(page.locator("body")).to_contain_text("Наблюдатель")
    player = Player(visitor)
    sight = player.look()
    while sight.status == "running":
        sight = player.play() if sight.asked else player.wait(sight.number + 1)
    expect(page.locator("dialog.ending")).to_be_visible()
    outcome = visitor.state["outcome"]
    assert outcome["text"] in page.locator("dialog.ending").inner_text()
    assert "laid" not in visitor.state["board"]


def test_without_bot_style_sheet_and_cover_it_is_played_all_the_same(
    example: Path, tmp_path: Path, host: Host, visit: Visit
) -> None:
    bare = shutil.copytree(example, tmp_path / "bare")
    make_bare(bare)
    server = host(bare)
    for file, kind in (("board.css", "text/css; charset=utf-8"), ("cover.svg", "image/svg+xml")):
        plain = get(f"{server.url}/board/crossing/{file}")
        assert (plain.status_code, plain.headers["content-type"]) == (200, kind)
        assert plain.content == (files("stavka") / "web" / "plain" / file).read_bytes()
    visitor = visit(server=server, language="en")  # which notes whatever is not found
    page = visitor.go("/")
    card = page.get_by_role("article", name="Night Crossing")
    loaded = card.locator("img").evaluate("img => img.decode().then(() => img.naturalWidth)")
    assert loaded == 800
    visitor.go("/new/crossing")
    expect(visitor.page.locator(".scenario-picture")).to_have_count(0)
    expect(page.locator("form.new")).to_contain_text(visitor.says("ui-no-own-bot"))
    page.get_by_label("The bank", exact=True).select_option("me")
    visitor.button("ui-new-begin").click()
    page.locator(".table[data-number]").wait_for()
    player = Player(visitor)
    sight = player.play_on(4)  # three mines, and the boat
    assert sight.status == "running"
    assert player.clicks >= 4
