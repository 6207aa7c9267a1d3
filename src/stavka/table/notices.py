"""Telling servers and people that something has changed elsewhere."""

from __future__ import annotations

import asyncio
import json
import threading
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from stavka.table.live import Live
from stavka.table.storage.store import Store

HOOK_SECONDS = 5.0


class Notices:
    """ "Your turn" by webhook, for those who asked for it and are not here; once for each turn."""

    def __init__(self, store: Store, *, enabled: bool) -> None:
        self.store = store
        self.enabled = enabled
        self.sent = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def turn_changed(self, live: Live) -> None:
        if not self.enabled:
            return
        here = {w.person.id for w in live.watchers if hasattr(w, "person")}
        for seat in live.waiting:
            account = live.seats[seat].account
            if account and account not in here:
                task = asyncio.create_task(asyncio.to_thread(self._notify, live, seat, account))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    def _notify(self, live: Live, seat: str, account: str) -> None:
        row = self.store.account(id=account)
        if row is None or not row.webhook:
            return
        turn = live.match.length
        visit = self.store.visit(live.row.id, account)
        # He was told already and has not played since.
        if visit["noticed"] > self._last_choice_of(live, seat):
            return
        self.store.set_visit(live.row.id, account, noticed=turn + 1).result()
        self._post(row.webhook, {"match": live.row.id, "game": live.row.game, "seat": seat})
        self.sent += 1

    @staticmethod
    def _last_choice_of(live: Live, seat: str) -> int:
        entries = live.match.journal.entries
        return max((n for n, e in enumerate(entries, 1) if e.seat == seat), default=0)

    @staticmethod
    def _post(url: str, value: dict[str, Any]) -> None:
        data = json.dumps({"event": "your-turn", **value}).encode()
        request = urllib.request.Request(url, data, {"content-type": "application/json"})
        with suppress(OSError):  # a hook that does not answer is the person's own business
            urllib.request.urlopen(request, timeout=HOOK_SECONDS).close()


class Listener:
    """Hears what other servers on the same PostgreSQL have saved."""

    def __init__(self, store: Store) -> None:
        self.url = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._stop = threading.Event()

    def start(self, loop: asyncio.AbstractEventLoop, heard: Callable[[str, int], None]) -> None:
        import psycopg  # an extra: only servers on PostgreSQL need it

        def listen() -> None:
            while not self._stop.is_set():
                try:
                    with psycopg.connect(self.url, autocommit=True) as connection:
                        connection.execute("LISTEN stavka")
                        while not self._stop.is_set():
                            for notice in connection.notifies(timeout=1.0):
                                match, _, number = notice.payload.partition(" ")
                                loop.call_soon_threadsafe(heard, match, int(number))
                except psycopg.Error:
                    self._stop.wait(1.0)  # the database is gone for now

        threading.Thread(target=listen, name="stavka-listener", daemon=True).start()

    def stop(self) -> None:
        self._stop.set()
