"""Those who look at the lists of matches: who has a seat to offer, and where it is one's turn.

They are told that a list has changed and ask for it again: so nobody is told of a match what he
could not have asked for.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from stavka.kernel import StavkaError
from stavka.table import messages as m
from stavka.table.limits import Bucket
from stavka.table.live import Live
from stavka.table.storage.rows import MatchRow, SeatRow
from stavka.table.storage.store import Store

QUIET = 0.2  # seconds in which changes are told together
FORGET_AFTER = 10_000  # matches
RATE, BURST = 5.0, 50  # messages that a guest may send


class Entry(msgspec.Struct, frozen=True):
    """What of a match is seen in a list."""

    status: str
    waiting: tuple[str, ...]
    seats: tuple[tuple[str, str, str], ...]
    rematch: str | None

    @property
    def open(self) -> bool:
        return self.status in ("open", "running") and any(k == "open" for _, k, _ in self.seats)

    @property
    def people(self) -> set[str]:
        return {account for _, _, account in self.seats if account}


def entry(row: MatchRow, seats: Iterable[SeatRow]) -> Entry:
    held = tuple((s.seat, s.kind, s.account or "") for s in seats)
    return Entry(row.status, tuple(row.waiting), held, row.next)


class Guest:
    """One page with lists on it."""

    def __init__(self, socket: WebSocket, account: str) -> None:
        self.socket = socket
        self.account = account  # empty: nobody yet
        self.open = self.mine = False  # which lists have changed
        self.stir = asyncio.Event()
        self.bucket = Bucket(RATE, BURST)

    async def run(self) -> None:
        """Tell of changes until the page is left."""
        telling = asyncio.create_task(self._tell())
        try:
            await self.socket.send_text(m.write(m.Lists()).decode())
            while self.bucket.take():
                received = await self.socket.receive()
                if received["type"] == "websocket.disconnect":
                    break
                await self._hear(received.get("text") or received.get("bytes") or b"")
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            telling.cancel()

    async def _hear(self, data: str | bytes) -> None:
        """Only whether anybody is there can be asked here."""
        with suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            message = m.read(data)
            if isinstance(message, m.Ping):
                await self.socket.send_text(m.write(m.Pong(to=message.id)).decode())

    async def _tell(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                await self.stir.wait()
                await asyncio.sleep(QUIET)
                self.stir.clear()
                told = m.Lists(open=self.open, mine=self.mine)
                self.open = self.mine = False
                await self.socket.send_text(m.write(told).decode())


class Foyer:
    """All pages with lists on them that this process serves."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.guests: set[Guest] = set()
        self._known: dict[str, Entry] = {}

    @contextmanager
    def entered(self, socket: WebSocket, account: str) -> Iterator[Guest]:
        guest = Guest(socket, account)
        self.guests.add(guest)
        try:
            yield guest
        finally:
            self.guests.discard(guest)
            if not self.guests:
                self._known.clear()  # what happens now is noted down by nobody

    async def changed(self, live: Live) -> None:
        """Something was done in a match, or to its seats."""
        if self.guests:
            self._compare(live.row.id, live.row.creator, entry(live.row, live.seats.values()))

    async def heard(self, id: str) -> None:
        """The same, of a match that another server has changed, or that is not loaded."""
        if not self.guests:
            return
        with suppress(StavkaError):  # the database is gone: a page that comes back asks anew
            row, seats = await asyncio.to_thread(self._read, id)
            self._compare(id, row.creator if row else "", entry(row, seats) if row else None)

    def _read(self, id: str) -> tuple[MatchRow | None, list[SeatRow]]:
        return self.store.match(id), self.store.seats(id)

    def _compare(self, id: str, creator: str, now: Entry | None) -> None:
        before = self._known.pop(id, None)
        if now is not None:
            self._known[id] = now
        if len(self._known) > FORGET_AFTER:
            del self._known[next(iter(self._known))]
        if now == before and now is not None:
            return
        both = [e for e in (before, now) if e is not None]
        everybody = any(e.open for e in both) or not both
        concerned = {creator}.union(*(e.people for e in both)) - {""}
        for guest in self.guests:
            guest.open |= everybody
            guest.mine |= guest.account in concerned or not both
            if guest.open or guest.mine:
                guest.stir.set()
