"""Telling servers and people that something has changed elsewhere."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial

import msgspec

import stavka
from stavka.kernel import Arg, Message, StavkaError, Texts
from stavka.table import catalogue
from stavka.table.answers import NoticeKind
from stavka.table.config import Config
from stavka.table.live import Live
from stavka.table.mail import Letter, Links, Post
from stavka.table.outgoing import Caller, NotCalled, networks
from stavka.table.push import Push
from stavka.table.storage.rows import AccountRow, DeviceRow
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
    scenario: str = ""
    title: str = ""  # of the match, if it was given one


class Notices:
    """ "Your turn" by webhook, push and mail, for those who asked for it and are not here; once for
    each turn."""

    def __init__(
        self, store: Store, config: Config, links: Links, voice: Callable[[str], Texts]
    ) -> None:
        self.store = store
        self.voice = voice  # of the table, in a language
        self.enabled = config.notices
        self.links = links
        self.caller = Caller(networks(config.hook_networks))
        self.push = Push(store, self.caller, config.contact) if config.pushes else None
        self.post = Post(config) if config.mails else None
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
        here = {w.account for w in live.watchers if getattr(w, "looks", False)}
        for seat in live.waiting:
            account = live.seats[seat].account
            if account and account not in here:
                row = live.row
                self.tell(
                    Turn(row.id, row.game, seat, account, live.number, row.scenario, row.title)
                )

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
        if self.post:
            self.post.close()

    @property
    def kinds(self) -> list[NoticeKind]:
        """That are sent here."""
        sent: dict[NoticeKind, object] = {
            "webhook": self.enabled, "push": self.push, "email": self.post,
        }  # fmt: skip
        return [kind for kind, means in sent.items() if means]

    def _notify(self, turn: Turn) -> None:
        try:
            row = self.store.account(id=turn.account)
            ways = list(self._ways(row, turn)) if row else []
            if not ways or not self._claim(turn):
                return
            for tell in ways:
                with suppress(NotCalled):  # is the person's own business
                    tell()
        except StavkaError:
            log.exception("no notice in match %s", turn.match)

    def _ways(self, account: AccountRow, turn: Turn) -> Iterator[Callable[[], None]]:
        """How this person is told of this turn."""
        if (hook := account.webhook) and not self._rests(hook):
            yield lambda: self._post(hook, turn)
        if self.push:
            words = self._words(turn, account.language) | {"match": turn.match}
            for device in self.push.devices.of(account):
                if not self._rests(device.endpoint):
                    yield partial(self._push, self.push, device, turn.match, words)
        if self.post and account.email and account.confirmed:
            letter = self._letter(account, turn)
            yield partial(self.post.send, letter, partial(self._still_open, turn, letter.to))

    def _still_open(self, turn: Turn, address: str) -> bool:
        """Whether somebody still wants a letter of this turn, and has not played it yet."""
        account = self.store.account(id=turn.account)
        wants = account is not None and account.confirmed and account.email == address
        return wants and self.store.last_action(turn.match, turn.account)[0] <= turn.number

    def _letter(self, account: AccountRow, turn: Turn) -> Letter:
        assert account.email is not None
        words, stop = self._words(turn, account.language), self.links.stop(account)
        args: dict[str, Arg] = {
            "match": words["body"],
            "link": self.links.match(turn.match),
            "stop": stop,
        }
        text = self.voice(account.language).say(Message("mail-turn", args))
        return Letter(account.email, f"{words['title']} {words['body']}", text, stop)

    def _words(self, turn: Turn, language: str) -> dict[str, str]:
        """Whose turn it is and in which match; nothing of what happens in it."""
        game, say = catalogue.voice(turn.game, language).say, self.voice(language).say
        scenario = stavka.game(turn.game).scenario(turn.scenario)
        match = turn.title or game(Message(scenario.title))
        args: dict[str, Arg] = {"game": game(Message("title")), "match": match}
        return {"title": say(Message("notice-turn")), "body": say(Message("notice-match", args))}

    def ask_to_confirm(self, account: AccountRow) -> None:
        """Send the letter that says whether an address is the person's."""
        assert self.post is not None
        assert account.email is not None
        say = self.voice(account.language).say
        args: dict[str, Arg] = {"name": account.name, "link": self.links.confirm(account)}
        text = say(Message("mail-confirm", args))
        id, address = account.id, account.email

        def wanted() -> bool:
            now = self.store.account(id=id)
            return now is not None and now.email == address and not now.confirmed

        self.post.send(Letter(address, say(Message("mail-confirm-subject")), text), wanted)

    def _claim(self, turn: Turn) -> bool:
        """Whether this notice is to be sent; noted down before, so that it is not sent twice."""
        with self._lock:
            noticed = self.store.visit(turn.match, turn.account)["noticed"]
            if noticed > self.store.last_action(turn.match, turn.account)[0]:
                return False  # he was told already and has done nothing since
            self.store.set_visit(turn.match, turn.account, noticed=turn.number + 1).result()
            return True

    def _rests(self, hook: str) -> bool:
        """A hook or push service that does not answer is not called again at once."""
        return self._resting.get(hook, (0.0, 0.0))[0] > time.monotonic()

    def _post(self, hook: str, turn: Turn) -> None:
        value = {"match": turn.match, "game": turn.game, "seat": turn.seat}
        data = json.dumps({"event": "your-turn", **value}).encode()
        with self._resting_after(hook):
            self.caller.post(hook, data, {"Content-Type": "application/json"})

    def _push(self, push: Push, device: DeviceRow, match: str, words: dict[str, str]) -> None:
        with self._resting_after(device.endpoint):
            push.send(device, match, words)

    @contextmanager
    def _resting_after(self, address: str) -> Iterator[None]:
        """An address that cannot be called rests, each time longer."""
        rest = self._resting.pop(address, (0.0, REST_SECONDS / 2))[1]
        try:
            yield
        except NotCalled:
            rest = min(2 * rest, LONGEST_REST)
            if len(self._resting) < MOST_RESTING:
                self._resting[address] = time.monotonic() + rest, rest
            raise


Changed = list[tuple[str, int]]  # matches and their numbers
Heard = Callable[[Changed | None], None]


class Listener:
    """Hears what other servers on the same PostgreSQL have saved."""

    def __init__(self, store: Store) -> None:
        self.me = store.id
        self.url = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._stop = threading.Event()

    def start(self, loop: asyncio.AbstractEventLoop, heard: Heard) -> None:
        import psycopg  # an extra: only servers on PostgreSQL need it

        def listen() -> None:
            while not self._stop.is_set():
                try:
                    with psycopg.connect(self.url, autocommit=True) as connection:
                        connection.execute(f"LISTEN {CHANNEL}".encode())
                        loop.call_soon_threadsafe(heard, None)
                        while not self._stop.is_set():
                            for notice in connection.notifies(timeout=1.0):
                                server, *told = notice.payload.split(" ")
                                changed = list(zip(told[::2], map(int, told[1::2]), strict=True))
                                if server != self.me:
                                    loop.call_soon_threadsafe(heard, changed)
                except psycopg.Error:
                    self._stop.wait(1.0)  # the database is gone for now

        threading.Thread(target=listen, name="stavka-listener", daemon=True).start()

    def stop(self) -> None:
        self._stop.set()
