"""`stavka serve --open`: a table for oneself on any machine."""

from __future__ import annotations

import http.server
import os
import signal
import socket
import subprocess
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from stavka.cli import opening
from stavka.kernel import StavkaError
from stavka.table import config as configs
from tests.cli.conftest import SCRIPT
from tests.table.postgres import free_port
from tests.table.server import PATIENCE, soon

pytestmark = pytest.mark.slow

Serve = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts `serve --open` with its data in the test's own folder; `screen`: there is one."""
    running: list[subprocess.Popen[str]] = []
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {tmp_path}/opened\n')
    browser.chmod(0o755)

    def start(port: int, *, screen: bool = False, **env: str) -> subprocess.Popen[str]:
        hidden = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
        kept = {name: value for name, value in os.environ.items() if name not in hidden}
        own = {"STAVKA_HOME": str(tmp_path / "home"), "STAVKA_LANG": "en"}
        shown = {"BROWSER": f"{browser} %s"} if screen else {}
        process = subprocess.Popen(
            [SCRIPT, "serve", "--open", "--port", str(port)],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8",
            env={**kept, **own, **shown, **env},
        )  # fmt: skip
        running.append(process)
        return process

    yield start
    for process in running:
        process.kill()
        process.communicate()


def line(process: subprocess.Popen[str]) -> str:
    """The next line it prints; who says nothing for too long is ended."""
    assert process.stdout is not None
    end = threading.Timer(PATIENCE, process.kill)
    end.start()
    said = process.stdout.readline().strip()
    end.cancel()
    return said


def opened(folder: Path) -> list[str]:
    """What the browser was told to open."""
    file = folder / "opened"
    soon(lambda: file.exists() and file.read_text().endswith("\n"), "the browser is opened")
    return file.read_text().split()


@pytest.fixture
def stranger() -> Iterator[int]:
    """A port that another program has; it answers, but is no table."""
    server = http.server.HTTPServer(("127.0.0.1", 0), http.server.BaseHTTPRequestHandler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield server.server_port
    server.shutdown()
    server.server_close()


def test_it_says_where_it_is_without_a_screen(serve: Serve, tmp_path: Path) -> None:
    port = free_port()
    process = serve(port)
    assert line(process) == f"Stavka is open at http://127.0.0.1:{port}/"
    assert line(process) == "Ctrl-C stops it."
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as page:
        assert page.headers["content-type"].startswith("text/html")
    assert (tmp_path / "home" / "stavka.sqlite3").exists()
    assert not (tmp_path / "opened").exists()
    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate(timeout=PATIENCE)
    assert (process.returncode, rest) == (0, "")


def test_it_opens_the_browser_where_there_is_a_screen(serve: Serve, tmp_path: Path) -> None:
    port = free_port()
    process = serve(port, screen=True, STAVKA_LANG="ru")
    assert line(process) == f"Ставка открыта по адресу http://127.0.0.1:{port}/"
    assert opened(tmp_path) == [f"http://127.0.0.1:{port}/"]


def test_a_browser_that_fails_is_no_failure(serve: Serve) -> None:
    port = free_port()
    process = serve(port, BROWSER="/nothing/there %s", DISPLAY=":99")
    assert line(process).endswith(f":{port}/")
    time.sleep(0.5)
    assert process.poll() is None


def test_a_second_one_shows_the_first(serve: Serve, tmp_path: Path) -> None:
    port = free_port()
    first = serve(port)
    line(first)
    second = serve(port, screen=True)
    said, _ = second.communicate(timeout=PATIENCE)
    assert said == f"Stavka is running already at http://127.0.0.1:{port}/\n"
    assert second.returncode == 0
    assert opened(tmp_path) == [f"http://127.0.0.1:{port}/"]
    assert first.poll() is None


def test_a_port_of_another_program_is_passed_over(serve: Serve, stranger: int) -> None:
    process = serve(stranger)
    assert line(process) == f"Another program uses port {stranger}"
    address = line(process).removeprefix("Stavka is open at ")
    port = int(address.rstrip("/").rpartition(":")[2])
    assert stranger < port <= stranger + opening.TRIES
    with urllib.request.urlopen(f"{address}health") as answer:
        assert b"version" in answer.read()


def test_a_port_is_taken_by_one_only() -> None:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        held.listen()
        port = held.getsockname()[1]
        assert opening.listen("127.0.0.1", port) is None
        found, other = opening.listen_after("127.0.0.1", port)
        found.close()
        assert other > port
    free = opening.listen("127.0.0.1", port)
    assert free is not None
    free.close()


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:1942/"),
        ("0.0.0.0", "http://127.0.0.1:1942/"),
        ("::", "http://[::1]:1942/"),
        ("table.local", "http://table.local:1942/"),
    ],
)
def test_the_address_is_one_that_a_browser_can_open(host: str, address: str) -> None:
    assert opening.address(host, 1942) == address


@pytest.mark.parametrize("address", ["/tmp/matches.db", "mysql://host/db", "postgresql://h:ab/db"])
@pytest.mark.parametrize("flag", [True, False])
def test_what_is_no_database_is_refused_with_what_to_write(address: str, flag: bool) -> None:
    given: dict[str, str] = {} if flag else {"STAVKA_DATABASE": address}
    with pytest.raises(StavkaError, match=r"is no database: write sqlite:///FILE or"):
        configs.read({"database": address} if flag else {}, given)
