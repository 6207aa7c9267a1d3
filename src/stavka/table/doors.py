"""How a line to the server is handled before anybody knows what is wanted: how long the head of a
request may be and how long it may take, how many lines an address may have, and what may come over
a websocket.

uvicorn leaves all of this to whoever stands before it; here nobody need.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import struct
from collections import Counter
from contextlib import suppress
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from stavka.table.limits import Bucket, neighbourhood

log = logging.getLogger("stavka.table")

LINE = "stavka.line"  # under which a websocket finds how to speak at once
HEAD_BYTES = 32_768  # of the address and all headers of a request
HEAD_SECONDS = 15.0  # in which they must be here
PIPELINED = 16  # requests that wait for the answer to another one
LINES_PER_ADDRESS = 256  # except of a proxy on this machine
PROXIES = ("127.0.0.1", "::/64", "")
PIECE = 2048  # bytes of a websocket that are looked at before it is asked whether to go on
FRAGMENTS = 64  # of one message
WAITING = 2048  # messages that are not heard yet
CONTROLS = (10, 100)  # pings and the like: each second on average, and at once
# Somebody who is gone without a word, or who takes nothing, is given up after so many seconds.
SILENT = {"TCP_KEEPIDLE": 60, "TCP_KEEPINTVL": 15, "TCP_KEEPCNT": 4}
UNTAKEN_MS = 60_000


class TooLong(ValueError):
    """The head of a request is too long, or the row of them."""


def patient(transport: asyncio.BaseTransport) -> None:
    """Have the system find out who is gone."""
    line = transport.get_extra_info("socket")
    if line is None:
        return
    with suppress(OSError):
        line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        for name, value in {**SILENT, "TCP_USER_TIMEOUT": UNTAKEN_MS}.items():
            if (option := getattr(socket, name, None)) is not None:
                line.setsockopt(socket.IPPROTO_TCP, option, value)


class Http(HttpToolsProtocol):
    """A line on which requests come."""

    lines: ClassVar[Counter[str]] = Counter()  # by address, of this process

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._head = 0  # bytes of a head that is not complete
        self._late = self.loop.call_later(HEAD_SECONDS, self._give_up)
        self._address = neighbourhood(self.client[0] if self.client else "")
        patient(transport)
        self.lines[self._address] += 1
        if self._address not in PROXIES and self.lines[self._address] > LINES_PER_ADDRESS:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone()
        super().connection_lost(exc)

    def gone(self) -> None:
        """It is counted no more."""
        self._late.cancel()
        if self._address:
            self.lines[self._address] -= 1
            if not self.lines[self._address]:
                del self.lines[self._address]
            self._address = ""

    def _give_up(self) -> None:
        """Whoever takes so long to say what he wants."""
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if not self._late.cancelled():
            self._head += len(data)
            if self._head > HEAD_BYTES:
                self.send_400_response("The head of the request is too long.")
        elif self.cycle is None or self.cycle.response_complete:
            # Blank lines, or the rest of what nobody wanted to read: no request, but also not
            # the silence after which a line is closed.
            self._late = self.loop.call_later(HEAD_SECONDS, self._give_up)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._late.cancel()
        self._late, self._head = self.loop.call_later(HEAD_SECONDS, self._give_up), 0

    def on_headers_complete(self) -> None:
        self._late.cancel()
        if len(self.url) + sum(len(k) + len(v) + 4 for k, v in self.headers) > HEAD_BYTES:
            raise TooLong
        if len(self.pipeline) > PIPELINED:
            raise TooLong
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        address, self._address = self._address, ""  # the socket counts on
        super().handle_websocket_upgrade()
        line = self.transport.get_protocol()
        if isinstance(line, Socket):
            line.counted = address
        else:
            self._address = address
            self.gone()


def head(text: bytes) -> bytes:
    """What stands before a text message from a server, by RFC 6455."""
    length = len(text)
    if length < 126:
        return bytes((0x81, length))
    if length < 1 << 16:
        return struct.pack("!BBH", 0x81, 126, length)
    return struct.pack("!BBQ", 0x81, 127, length)


class Socket(WebSocketsSansIOProtocol):
    """A line that has become a websocket."""

    counted = ""  # the address for which it counts

    def __init__(self, *args: Any, **given: Any) -> None:
        super().__init__(*args, **given)
        self._controls = Bucket(*CONTROLS)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.counted:
            Http.lines[self.counted] -= 1
            if not Http.lines[self.counted]:
                del Http.lines[self.counted]
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Piece by piece: what must not be is not read to its end."""
        for start in range(0, len(data), PIECE):
            if self.close_sent or self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])
            if self.queue.qsize() > WAITING:
                self._end(1008, "too many messages")

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][LINE] = {"say": self.say}

    async def say(self, texts: list[bytes]) -> None:
        """Send these as text messages, all at once and past all layers: they are the half of what
        a message costs."""
        await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected
        if not self.close_sent:
            self.transport.write(b"".join([part for each in texts for part in (head(each), each)]))

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= FRAGMENTS:
            self._end(1008, "too many fragments")
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._controls.take():
            super().handle_ping()
        else:
            self._end(1008, "too many pings")

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._end(1007, "not UTF-8")
                return
        super().send_receive_event_to_app()

    def _end(self, code: int, why: str) -> None:
        """Close it, with one quiet line in the log."""
        self.frames = []
        if self.close_sent or self.transport.is_closing():
            return
        log.warning("a websocket is closed: %s", why)
        self.conn.fail(code, why)
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            self.handle_parser_exception()
