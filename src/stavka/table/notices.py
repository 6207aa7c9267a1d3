"""Telling servers and people that something has changed elsewhere."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
import urllib.request
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from http.client import HTTPException

import msgspec

from stavka.kernel import StavkaError
from stavka.table.live import Live
from stavka.table.storage.store import CHANNEL, Store

HOOK_SECONDS = 5.0
HOOKS_AT_ONCE = 4

log = logging.getLogger("stavka.table")


class Turn(msgspec.Struct, frozen=True):
    """Somebody's turn, of which he may be told."""

    match: str
    game: str
    seat: str
    account: str
    number: int  # of the match


class Notices:
    """ "Your turn" by webhook, for those who asked for it and are not here; once for each turn."""

    def __init__(self, store: Store, *, enabled: bool) -> None:
        self.store = store
        self.enabled = enabled
        self.sent = 0
        # Threads of its own: hooks that do not answer must not hold up anything else.
        self._threads = ThreadPoolExecutor(HOOKS_AT_ONCE, "stavka-notices")
        self._lock = threading.Lock()

    async def turn_changed(self, live: Live) -> None:
        if not self.enabled:
            return
        here = {w.person.id for w in live.watchers if hasattr(w, "person")}
        for seat in live.waiting:
            account = live.seats[seat].account
            if account and account not in here:
                turn = Turn(live.row.id, live.row.game, seat, account, live.number)
                self._threads.submit(self._notify, turn)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _notify(self, turn: Turn) -> None:
        try:
            row = self.store.account(id=turn.account)
            if row and row.webhook and self._claim(turn):
                self._post(row.webhook, turn)
                self.sent += 1
        except StavkaError:
            log.exception("no notice in match %s", turn.match)

    def _claim(self, turn: Turn) -> bool:
        """Whether this notice is to be sent; noted down before, so that it is not sent twice."""
        with self._lock:
            noticed = self.store.visit(turn.match, turn.account)["noticed"]
            if noticed > self.store.last_action(turn.match, turn.account)[0]:
                return False  # he was told already and has done nothing since
            self.store.set_visit(turn.match, turn.account, noticed=turn.number + 1).result()
            return True

    @staticmethod
    def _post(url: str, turn: Turn) -> None:
        value = {"match": turn.match, "game": turn.game, "seat": turn.seat}
        data = json.dumps({"event": "your-turn", **value}).encode()
        # A hook that does not answer, or is none, is the person's own business.
        with suppress(OSError, HTTPException, ValueError):
            request = urllib.request.Request(url, data, {"content-type": "application/json"})
            urllib.request.urlopen(request, timeout=HOOK_SECONDS).close()


class Listener:
    """Hears what other servers on the same PostgreSQL have saved."""

    def __init__(self, store: Store) -> None:
        self.me = store.id
        self.url = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._stop = threading.Event()

    def start(self, loop: asyncio.AbstractEventLoop, heard: Callable[[str, int], None]) -> None:
        import psycopg  # an extra: only servers on PostgreSQL need it

        def listen() -> None:
            while not self._stop.is_set():
                try:
                    with psycopg.connect(self.url, autocommit=True) as connection:
                        connection.execute(f"LISTEN {CHANNEL}".encode())
                        loop.call_soon_threadsafe(heard, "", 0)
                        while not self._stop.is_set():
                            for notice in connection.notifies(timeout=1.0):
                                match, number, server = notice.payload.split(" ")
                                if server != self.me:
                                    loop.call_soon_threadsafe(heard, match, int(number))
                except psycopg.Error:
                    self._stop.wait(1.0)  # the database is gone for now

        threading.Thread(target=listen, name="stavka-listener", daemon=True).start()

    def stop(self) -> None:
        self._stop.set()
