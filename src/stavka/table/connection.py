"""One live connection: its life, how fast it may speak, and how far it may lag behind."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState
from uvicorn.protocols.utils import ClientDisconnected

from stavka.kernel import Refusal, Refused, StavkaError
from stavka.table import doors
from stavka.table import messages as m
from stavka.table.hearing import cost, handle
from stavka.table.live import Live
from stavka.table.storage.store import NotSaved
from stavka.table.telling import Known, Reader

if TYPE_CHECKING:
    from stavka.table.people import Person
    from stavka.table.table import Table

BACKLOG = 256  # messages a slow reader may lag behind before he is cut off
BACKLOG_BYTES = 2_000_000  # and how much they may be together

log = logging.getLogger("stavka.table")


class Line(Protocol):
    """What lies between a connection and the network: one of our doors."""

    unsaid: list[bytes]
    unsaid_bytes: int

    async def receive(self) -> Any: ...

    def say(self, text: bytes) -> None: ...

    def say_all(self) -> None: ...


class TooFast(StavkaError):
    """A client that floods."""


class Connection:
    """A person watching one match; the seats he holds there he plays."""

    def __init__(
        self, table: Table, socket: WebSocket, person: Person, live: Live, language: str
    ) -> None:
        self.table = table
        self.socket = socket
        self.line: Line = socket.scope["extensions"][doors.LINE]["line"]()
        self.person = person
        self.live = live
        self.reader = Reader(live, person, table.texts(live.row.game, language))
        self.bucket = table.pace.of(person.id)  # of all his connections together
        self.looks = True  # at the match; a hidden page does not
        self.code = 0  # with which the connection is being closed
        self.closing = asyncio.Event()

    @property
    def account(self) -> str:
        return self.person.id

    @property
    def eyes(self) -> str | None:
        return self.reader.eyes

    @property
    def seats(self) -> list[str]:
        return self.reader.seats

    def changed(self, live: Live, since: int) -> None:
        """The match has changed after its first `since` choices."""
        if live.may_be_watched_by(self.person.id):
            self.send(self.reader.changed(since))
        else:
            self.close(4003)

    async def run(self, known: Known | None) -> None:
        """Greet, then listen until the person leaves."""
        listener = asyncio.create_task(self._listen(known))
        closer = asyncio.create_task(self.closing.wait())
        try:
            await asyncio.wait([listener, closer], return_when=asyncio.FIRST_COMPLETED)
            if listener.done():
                listener.result()
        finally:
            listener.cancel()
            closer.cancel()
            self.live.watchers.discard(self)
            self.live.idle_since = time.time()
            await self._leave()
            await self.table.presence(self.live)

    async def _listen(self, known: Known | None) -> None:
        try:
            for message in await self.reader.greet(self.table.store, known):
                self.send(message)
            self.table.remind(self)
            self.live.watchers.add(self)
            if self.live.behind:  # of which he heard too early to be told
                await self.table.shelf.refresh(self.live)
            await self.table.presence(self.live)
            await self.table.bots.nudge(self.live)
            while True:
                await self._hear(await self.line.receive())
        except NotSaved:
            self.refuse(0, Refusal("not-saved"))
            self.close(1013)
        except (WebSocketDisconnect, TooFast):
            pass

    async def _hear(self, received: Any) -> None:
        if received["type"] == "websocket.disconnect" or self.code:
            raise WebSocketDisconnect(received.get("code", 1000))
        if not self.bucket.take():
            self.refuse(0, Refusal("too-fast"))
            self.close(4008)
            raise TooFast
        data = received.get("bytes") or received.get("text") or b""
        if len(data) > self.table.config.message_bytes:
            self.refuse(0, Refusal("message-too-long"))
            return
        try:
            message = m.read(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.refuse(0, Refusal("message-not-understood"))
            return
        if not self.bucket.take(cost(self, message)):
            self.refuse(message.id, Refusal("too-fast"))
            return
        try:
            await handle(self, message)
        except Refused as refused:
            self.refuse(message.id, refused.reason)
        except NotSaved:
            self.refuse(message.id, Refusal("not-saved"))
        except StavkaError:
            self.refuse(message.id, Refusal("not-understood"))
        except Exception:
            log.exception("match %s: %s", self.live.row.id, type(message).__name__)
            self.refuse(message.id, Refusal("server-error"))

    def close(self, code: int) -> None:
        """Say what is still to be said, then close; nothing is heard any more."""
        self.code = code
        self.closing.set()

    def send(self, message: m.FromServer) -> None:
        self.say(m.write(message))

    def say(self, text: bytes) -> None:
        line = self.line
        if len(line.unsaid) >= BACKLOG or line.unsaid_bytes > BACKLOG_BYTES:
            # A reader this slow is cut off; he resumes where he was when he comes back.
            self.live.watchers.discard(self)
            line.unsaid.clear()
            self.close(4000)
        elif not self.closing.is_set():
            line.say(text)

    async def _leave(self) -> None:
        """Close, once all is said."""
        self.line.say_all()
        try:
            if self.socket.application_state == WebSocketState.CONNECTED:
                async with asyncio.timeout(doors.PATIENCE):
                    await self.socket.close(self.code or 4000)
        except (WebSocketDisconnect, ClientDisconnected, RuntimeError, TimeoutError):
            pass

    def refuse(self, to: int, refusal: Refusal) -> None:
        self.send(self.reader.refused(to, refusal))
