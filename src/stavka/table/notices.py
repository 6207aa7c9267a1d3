"""Telling servers and people that something has changed elsewhere."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import msgspec

from stavka.kernel import StavkaError
from stavka.table.live import Live
from stavka.table.outgoing import Caller, NotCalled
from stavka.table.storage.store import CHANNEL, Store

HOOKS_AT_ONCE = 8  # of different people
TURNS_WAITING = 50  # of one person; the oldest are forgotten
REST_SECONDS = 60.0  # after a call that failed, and twice as long after each further one
LONGEST_REST = 3600.0
MOST_RESTING = 10_000  # hooks

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

    def __init__(self, store: Store, caller: Caller, *, enabled: bool) -> None:
        self.store = store
        self.caller = caller
        self.enabled = enabled
        self.sent = 0
        # Threads of its own: hooks that do not answer must not hold up anything else. One person
        # has one of them at most, and those who wait take turns.
        self._threads = ThreadPoolExecutor(HOOKS_AT_ONCE, "stavka-notices")
        self._lock = threading.Lock()
        self._gate = threading.Lock()
        self._waiting: dict[str, deque[Turn]] = {}  # of those who have a thread or wait for one
        self._resting: dict[str, tuple[float, float]] = {}  # until when, and how long it was

    async def turn_changed(self, live: Live) -> None:
        if not self.enabled:
            return
        here = {w.person.id for w in live.watchers if hasattr(w, "person")}
        for seat in live.waiting:
            account = live.seats[seat].account
            if account and account not in here:
                turn = Turn(live.row.id, live.row.game, seat, account, live.number)
                self.tell(turn)

    def tell(self, turn: Turn) -> None:
        """Have somebody told, when it is his turn to be."""
        with self._gate:
            if waiting := self._waiting.get(turn.account):
                waiting.append(turn)
                return
            self._waiting[turn.account] = deque([turn], TURNS_WAITING)
        self._threads.submit(self._next, turn.account)

    def _next(self, account: str) -> None:
        """Tell one person the oldest of what he is to be told; then it is the next one's turn."""
        self._notify(self._waiting[account][0])
        with self._gate:
            self._waiting[account].popleft()
            if not self._waiting[account]:
                del self._waiting[account]
                return
        self._threads.submit(self._next, account)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _notify(self, turn: Turn) -> None:
        try:
            row = self.store.account(id=turn.account)
            if row and row.webhook and not self._rests(row.webhook) and self._claim(turn):
                self._post(row.webhook, turn)
                self.sent += 1
        except NotCalled:  # is the person's own business
            pass
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

    def _rests(self, hook: str) -> bool:
        """A hook that does not answer is not called again at once."""
        return self._resting.get(hook, (0.0, 0.0))[0] > time.monotonic()

    def _post(self, hook: str, turn: Turn) -> None:
        value = {"match": turn.match, "game": turn.game, "seat": turn.seat}
        data = json.dumps({"event": "your-turn", **value}).encode()
        rest = self._resting.pop(hook, (0.0, REST_SECONDS / 2))[1]
        try:
            self.caller.post(hook, data, {"Content-Type": "application/json"})
        except NotCalled:
            rest = min(2 * rest, LONGEST_REST)
            if len(self._resting) < MOST_RESTING:
                self._resting[hook] = time.monotonic() + rest, rest
            raise


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
