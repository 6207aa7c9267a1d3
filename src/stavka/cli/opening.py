"""A table for oneself: a free port, and the browser opened on it."""

from __future__ import annotations

import json
import os
import socket
import sys
import threading
import urllib.request
import webbrowser
from contextlib import suppress

from stavka.kernel import StavkaError

TRIES = 100  # ports looked at
PATIENCE = 3.0  # seconds for a server to say what it is, for a browser to come


def listen(host: str, port: int) -> socket.socket | None:
    """Take a port; None if another program has it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":  # there it would let two servers share a port
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
        found.listen()  # two can bind a port, one can listen
    except OSError:
        found.close()
        return None
    return found


def listen_after(host: str, port: int) -> tuple[socket.socket, int]:
    """Take the next free port."""
    for other in range(port + 1, min(port + TRIES, 65536)):
        if found := listen(host, other):
            return found, other
    raise StavkaError(f"no free port after {port} on {host}")


def is_stavka(address: str) -> bool:
    """Whether a table answers there."""
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with suppress(OSError, ValueError), direct.open(f"{address}health", timeout=PATIENCE) as answer:
        said = json.loads(answer.read(1000))
        return isinstance(said, dict) and said.keys() == {"status", "version"}
    return False


def address(host: str, port: int) -> str:
    """Where a browser on this machine finds the server."""
    local = {"0.0.0.0": "127.0.0.1", "": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{local}]:{port}/" if ":" in local else f"http://{local}:{port}/"


def open_browser(address: str, wait: float = 0) -> None:
    """Open the browser if there is a screen for it; whatever goes wrong, the game goes on.

    It may keep its caller waiting, so that is not waited for, or only for some seconds.
    """
    if has_screen():
        opener = threading.Thread(target=_open, args=(address,), daemon=True)
        opener.start()
        opener.join(wait)


def _open(address: str) -> None:
    with suppress(Exception):
        webbrowser.open(address)


def has_screen() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
