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
from collections import Counter, deque
from contextlib import suppress
from typing import Any, ClassVar
from weakref import ref

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from stavka.table.limits import Bucket, neighbourhood
from stavka.table.siblings import Worker

log = logging.getLogger("stavka.table")

LINE = "stavka.line"  # under which a websocket finds its line
HEAD_BYTES = 32_768  # of the address and all headers of a request
HEAD_SECONDS = 15.0  # in which they must be here
PIPELINED = 16  # requests that wait for the answer to another one
LINES_PER_ADDRESS = 256  # except of a proxy on this machine
PROXIES = ("127.0.0.1", "::/64", "")
FRAME = 14  # bytes of the longest head of a frame
FRAGMENTS = 64  # of one message
WAITING = 2048  # messages that are not heard yet
BUSY = 8  # of them, after which nothing more is read
PATIENCE = 20.0  # seconds for a reader to take what he was told
CONTROLS = (10, 100)  # pings and the like: each second on average, and at once
WHOLE_TEXT, CLOSE = 0x81, 0x88  # the first byte of most frames, and of the last
MASKED = 0x80  # a bit of the second
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
    worker: ClassVar[Worker | None] = None  # which this process is, of several

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._head = 0  # bytes of a head that is not complete
        self._asked: list[RequestResponseCycle] = []  # that are not answered; not only the latest
        self._late = self.loop.call_later(HEAD_SECONDS, self._give_up)
        self._address = neighbourhood(self.client[0] if self.client else "")
        patient(transport)
        self.lines[self._address] += 1
        if self._address not in PROXIES and self.lines[self._address] > LINES_PER_ADDRESS:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone()
        self._nobody_listens()
        super().connection_lost(exc)
        # They hold this line, and are held by it.
        self.parser = self.cycle = None  # type: ignore[assignment]

    def send_400_response(self, msg: str) -> None:
        super().send_400_response(msg)
        self._nobody_listens()

    def _nobody_listens(self) -> None:
        """What is being answered need not be; to write it on a closed line would be an error."""
        for each in self._asked:
            each.disconnected = True
            each.message_event.set()
        self._asked.clear()

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
        self._nobody_listens()

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
        if self.cycle is not None and self.cycle not in self._asked:
            self._asked = [each for each in self._asked if not each.response_complete]
            self._asked.append(self.cycle)

    def handle_websocket_upgrade(self) -> None:
        if self.worker and self._handed_over(self.worker):
            self.transport.abort()
            return
        address, self._address = self._address, ""  # the socket counts on
        super().handle_websocket_upgrade()
        line = self.transport.get_protocol()
        if isinstance(line, Socket):
            line.counted = address
            self.parser = None  # type: ignore[assignment]  # as when a line is lost
        else:
            self._address = address
            self.gone()

    def _handed_over(self, worker: Worker) -> bool:
        """Whether the line now belongs to another process."""
        line = self.transport.get_extra_info("socket")
        words = [self.scope["method"].encode(), b" ", self.url, b" HTTP/1.1\r\n"]
        words += [part for name, value in self.headers for part in (name, b": ", value, b"\r\n")]
        return worker.hand_over(self.url, b"".join([*words, b"\r\n"]), line.fileno())


def head(text: bytes) -> bytes:
    """What stands before a text message from a server, by RFC 6455."""
    length = len(text)
    if length < 126:
        return bytes((0x81, length))
    if length < 1 << 16:
        return struct.pack("!BBH", 0x81, 126, length)
    return struct.pack("!BBQ", 0x81, 127, length)


def bounds(data: bytes, at: int) -> tuple[int, int]:
    """Where the content of the frame begins and ends that begins here, by RFC 6455; as far as its
    head has come."""
    if len(data) < at + 2:
        return at, at + 2
    length, start = data[at + 1] & 0x7F, at + (6 if data[at + 1] & MASKED else 2)
    if more := {126: 2, 127: 8}.get(length, 0):
        if len(data) < at + 2 + more:
            return at, at + 2 + more
        start, length = start + more, int.from_bytes(data[at + 2 : at + 2 + more], "big")
    return start, start + length


def unmasked(data: bytes, start: int, end: int) -> bytes:
    """The content of a masked frame; the mask stands before it."""
    length = end - start
    mask = data[start - 4 : start] * (length // 4 + 1)
    found = int.from_bytes(data[start:end], "little") ^ int.from_bytes(mask[:length], "little")
    return found.to_bytes(length, "little")


class Inbox:
    """What has come over a line and nobody has heard yet, for the one who listens there: all that
    is asked here of a queue."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._events: deque[Any] = deque()
        self._listener: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        if self._listener is not None and not self._listener.done():
            self._listener.set_result(None)

    async def get(self) -> Any:
        while not self._events:
            self._listener = self._loop.create_future()
            await self._listener
        return self._events.popleft()

    def empty(self) -> bool:
        return not self._events

    def qsize(self) -> int:
        return len(self._events)


class Socket(WebSocketsSansIOProtocol):
    """A line that has become a websocket.

    Nearly all that passes is a short text in a frame of its own. Such ones go past all layers, both
    ways: they were the half of what a choice costs. Everything else is left to them.
    """

    counted = ""  # the address for which it counts

    def __init__(self, *args: Any, **given: Any) -> None:
        super().__init__(*args, **given)
        self.queue: Inbox = Inbox(self.loop)  # type: ignore[assignment]
        self.unsaid: list[bytes] = []
        self.unsaid_bytes = 0
        self._rest = b""  # of a frame that has not come whole
        self._controls = Bucket(*CONTROLS)
        self._untaken: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        if self.counted:
            Http.lines[self.counted] -= 1
            if not Http.lines[self.counted]:
                del Http.lines[self.counted]
        if self._untaken:
            self._untaken.cancel()
        self.unsaid.clear()
        super().connection_lost(exc)
        self.conn.parser.close()  # it waits in a frame that holds it

    # Hearing

    def data_received(self, data: bytes) -> None:
        """Frame by frame: what must not be is not read to its end."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        data, at = self._rest + data, 0
        self._rest = b""
        while at < len(data):
            if self.transport.is_closing():
                return
            start, end = bounds(data, at)
            if end - start > self.config.ws_max_size:
                super().data_received(data[at : at + FRAME])  # which ends it
                return
            if end > len(data):
                self._rest = data[at:]
                return
            if self.close_sent and data[at] != CLOSE:
                pass  # nobody listens any more; only the answer to the farewell counts
            elif data[at] == WHOLE_TEXT and data[at + 1] & MASKED and not self.frames:
                self._heard(unmasked(data, start, end))
            else:
                super().data_received(data[at:end])
            if self.queue.qsize() > WAITING:
                self._end(1008, "too many messages")
            at = end

    def _heard(self, text: bytes) -> None:
        if not text.isascii():
            try:
                text.decode()
            except UnicodeDecodeError:
                self._end(1007, "not UTF-8")
                return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": text})
        if self.queue.qsize() > BUSY and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            # The one who listens holds it; a line that held itself would outlive its end.
            self.scope["extensions"][LINE] = {"line": ref(self)}

    # Speaking

    def say(self, text: bytes) -> None:
        """Send a text message, together with all others of this moment."""
        if not self.unsaid:
            self.loop.call_soon(self.say_all)
        self.unsaid.append(text)
        self.unsaid_bytes += len(text)

    def say_all(self) -> None:
        """Now, unless the reader has not yet taken what he was told before."""
        if not self.writable.is_set():
            return
        texts, self.unsaid, self.unsaid_bytes = self.unsaid, [], 0
        if texts and not self.close_sent and not self.disconnected:
            self.transport.write(b"".join([part for each in texts for part in (head(each), each)]))

    def pause_writing(self) -> None:
        super().pause_writing()
        self._untaken = self.loop.call_later(PATIENCE, self.transport.abort)

    def resume_writing(self) -> None:
        if self._untaken:
            self._untaken.cancel()
        super().resume_writing()
        self.say_all()

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
