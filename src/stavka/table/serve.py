"""Starting a server and saying where it is."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from contextlib import suppress
from socket import AF_INET, AF_INET6, create_server, socket

import msgspec
import uvicorn

from stavka.kernel import StavkaError
from stavka.table.app import build
from stavka.table.config import Config
from stavka.table.doors import Http, Socket
from stavka.table.siblings import Family, Worker

BACKLOG = 2048  # lines that wait to be let in
GARBAGE = 50_000  # objects made and not given back before cycles are looked for


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

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], worker: Worker | None
    ) -> None:
        super().__init__(config)
        self.ready, self.worker = ready, worker
        self._taking: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.worker:
            self.worker.listen(self._taken, self._orphaned)
        if self.started:
            self.ready()

    def _orphaned(self) -> None:
        self.should_exit = True

    def _taken(self, line: socket, head: bytes) -> None:
        """A line that was handed over, with what has come on it so far."""
        task = asyncio.create_task(self._take(line, head))
        self._taking.add(task)
        task.add_done_callback(self._taking.discard)

    async def _take(self, line: socket, head: bytes) -> None:
        def protocol() -> Http:
            return Http(
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )

        line.setblocking(False)
        with suppress(OSError):  # gone meanwhile
            _, made = await asyncio.get_running_loop().connect_accepted_socket(protocol, line)
            made.data_received(head)


def run(
    config: Config, listener: socket | None = None, ready: Callable[[], None] = lambda: None
) -> None:
    """Serve until stopped, on a port that has been taken already if one is given."""
    if config.workers == 1:
        serve(config, listener, None, ready)
        return
    gc.enable()
    if not config.postgres:
        raise StavkaError("several workers need PostgreSQL: an SQLite file belongs to one process")
    family = AF_INET6 if ":" in config.host else AF_INET
    address = config.host, config.port
    with listener or create_server(address, family=family, backlog=BACKLOG) as shared:
        Family(config, shared, serve).run(ready)


def serve(
    config: Config, listener: socket | None, worker: Worker | None, ready: Callable[[], None]
) -> None:
    """One process."""
    gc.disable()  # what is made from here on until it starts stays for good
    Http.worker = worker
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
        worker,
    )
    # What is loaded by now stays, and play leaves hardly any cycles behind: to look for them after
    # every few choices took an eighth of the time, and the whole heap a tenth of a second.
    gc.freeze()
    gc.set_threshold(GARBAGE)
    gc.enable()
    server.run([listener] if listener else None)
