"""Starting a server and saying where it is."""

from __future__ import annotations

import gc
from collections.abc import Callable
from socket import socket

import msgspec
import uvicorn

from stavka.table.app import build
from stavka.table.config import Config
from stavka.table.doors import Http, Socket

GARBAGE = 10_000  # objects made and not given back before cycles are looked for


def describe(config: Config) -> list[str]:
    """The configuration as it is printed at the start; passwords stay out."""
    from sqlalchemy.engine import make_url

    shown = msgspec.structs.asdict(config)
    shown["database"] = make_url(config.url).render_as_string(hide_password=True)
    for secret in ("metrics_token", "smtp_password"):
        shown[secret] = "***" if shown[secret] else ""
    return [f"{name} = {value}" for name, value in shown.items()]


class _Server(uvicorn.Server):
    """Says when it has started."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


def run(
    config: Config, listener: socket | None = None, ready: Callable[[], None] = lambda: None
) -> None:
    """Serve until stopped, on a port that has been taken already if one is given."""
    server = _Server(
        uvicorn.Config(
            build(config),
            host=config.host,
            port=config.port,
            log_level="warning",
            access_log=False,  # paths and queries stay out of logs
            ws_max_size=config.message_bytes,
            ws_ping_interval=20,
            ws_ping_timeout=30,
            http=Http,
            ws=Socket,
            ws_per_message_deflate=False,  # messages are small; squeezing them costs more
            timeout_graceful_shutdown=5,
            server_header=False,
        ),
        ready,
    )
    # What is loaded by now stays, and play leaves hardly any cycles behind: to look for them after
    # every few choices took an eighth of the time, and the whole heap a tenth of a second.
    gc.freeze()
    gc.set_threshold(GARBAGE)
    server.run([listener] if listener else None)
