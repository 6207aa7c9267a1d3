"""Two matches that one watcher cannot tell apart, watched through the table itself.

The table runs in this very process: real store, real application, real websockets of ASGI, only no
network between. A `Pair` is a match and its twin: all that the watcher may know is the same in
both. So every message to him must be the same, byte by byte; only ids, seeds and times may differ,
and a seed must not be seen at all before the end.

In an `Imagined` pair whatever else there is (hands, plans, decks, what others heard and chose) is
dealt anew in the twin after every choice. In a `Planned` pair the German player really lays other
cards in secret.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from pathlib import Path
from random import Random
from typing import Any, Self
from unittest.mock import patch
from weakref import ref

import msgspec
from starlette.applications import Starlette

from stavka import game
from stavka.kernel import Entry, Event, Match, commitment, heard
from stavka.table import acting, loading, lobby, seating
from stavka.table.app import build
from stavka.table.config import Config
from stavka.table.doors import LINE
from stavka.table.live import Live
from stavka.table.loading import Applied, apply
from stavka.table.past import Deed, Past
from stavka.table.storage.rows import ActionRow
from stavka.table.table import Table
from stavka.table.workshop import Workshop
from stavka.testing.walk import difference
from tests.table.server import patched

SEED: ContextVar[str] = ContextVar("SEED")  # of the next match
TIMES = re.compile(rb'"(at|created|updated)":[0-9.e+-]+')


class Leak(AssertionError):
    """The watcher was told something that he cannot know."""


class Person:
    """A guest: his session, and requests in his name."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.id = ""
        self._cookie = ""

    async def enter(self) -> Self:
        self.id = (await self.post("/api/guest"))["person"]["id"]
        return self

    async def get(self, path: str, **query: object) -> bytes:
        given = "&".join(f"{name}={value}" for name, value in query.items())
        return b"%d %s" % await self._request("GET", f"{path}?{given}" if given else path)

    async def post(self, path: str, **value: object) -> dict[str, Any]:
        status, answer = await self._request("POST", path, json.dumps(value).encode())
        assert status in (200, 201), answer
        found: dict[str, Any] = json.loads(answer)
        return found

    async def line(self, match: str, query: str = "") -> Line:
        return await Line(self.room, match, query, self._headers).open()

    @property
    def _headers(self) -> list[tuple[bytes, bytes]]:
        session = [(b"cookie", self._cookie.encode())] if self._cookie else []
        return [(b"host", b"table"), (b"content-type", b"application/json"), *session]

    async def _request(self, method: str, address: str, body: bytes = b"") -> tuple[int, bytes]:
        """As a server gives it to the application; the status and body of the answer."""
        path, _, query = address.partition("?")
        scope = {
            "type": "http",
            "method": method,
            "path": path,
            "query_string": query.encode(),
            "headers": self._headers,
            "scheme": "http",
            "client": ("127.0.0.1", 1942),
        }
        answer: list[Any] = []

        told = iter([{"type": "http.request", "body": body}])

        async def receive() -> dict[str, Any]:
            if (message := next(told, None)) is not None:
                return message
            return await asyncio.Future()  # he stays until he is answered

        async def send(message: Any) -> None:
            answer.append(message)

        await self.room.app(scope, receive, send)
        for name, value in answer[0]["headers"]:
            if name == b"set-cookie":
                self._cookie = value.decode().partition(";")[0]
        return answer[0]["status"], b"".join(part.get("body", b"") for part in answer[1:])


class Line:
    """A websocket of the application. All that comes is kept in `got` until it is taken."""

    def __init__(
        self, room: Room, match: str, query: str, headers: list[tuple[bytes, bytes]]
    ) -> None:
        self.got: list[bytes] = []
        self.unsaid: list[bytes] = []
        self.unsaid_bytes = 0
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._pongs = 0
        self._pings = 0
        self._news = asyncio.Event()
        scope = {
            "type": "websocket",
            "path": f"/ws/{match}",
            "query_string": query.encode(),
            "headers": headers,
            "subprotocols": [],
            "scheme": "ws",
            "client": ("127.0.0.1", 1942),
            "extensions": {LINE: {"line": ref(self)}},
        }
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(room.app(scope, self._inbox.get, self._take))

    async def open(self) -> Self:
        await self.settle()
        return self

    async def close(self) -> None:
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task

    async def _take(self, message: Any) -> None:
        """That it was let in, or is sent away."""

    async def receive(self) -> Any:
        return await self._inbox.get()

    def say(self, text: bytes) -> None:
        if text.startswith(b'{"type":"pong"'):
            self._pongs += 1
            self._news.set()
        else:
            self.got.append(text)

    def say_all(self) -> None:
        """All was said at once."""

    def send(self, message: dict[str, Any] | str) -> None:
        text = message if isinstance(message, str) else json.dumps(message)
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})

    async def settle(self) -> None:
        """Wait until all that was sent before is answered."""
        self._pings += 1
        self.send({"type": "ping", "id": self._pings})
        while self._pongs < self._pings:
            self._news.clear()
            await self._news.wait()

    def take(self) -> list[bytes]:
        found, self.got = self.got, []
        return found


class Room:
    """The table in this process."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.table: Table = app.state.table
        self.twins: dict[str, Imagined] = {}  # by their seeds

    def apply(self, match: Match[Any], action: ActionRow) -> Applied:
        """What an action brings; in a twin, what it must bring."""
        pair = self.twins.get(match.header.seed)
        return pair.apply(match, action) if pair and pair.in_step else apply(match, action)

    async def person(self) -> Person:
        return await Person(self).enter()


@asynccontextmanager
async def room(directory: Path, **settings: Any) -> AsyncIterator[Room]:
    """A table without limits on how fast one may talk."""
    config = Config(
        database=f"sqlite:///{directory / 'room.sqlite3'}",
        messages_per_second=1e9,
        burst=10**9,
        matches_per_person=10**6,
        matches_per_hour=10**9,
        guests_per_hour=10**9,
        sockets_per_person=10**6,
        sockets_per_address=10**6,
        chat_per_minute=10**9,
        **settings,
    )
    app = build(config)
    made = Room(app)
    made.table.matchwork = Workshop("matches", 2, 10**6)
    async with app.router.lifespan_context(app):
        with (
            patch.object(acting, "apply", made.apply),
            patch.object(loading, "apply", made.apply),
            patch.object(lobby, "new_seed", SEED.get),
            patch.object(seating, "new_seed", SEED.get),
        ):
            yield made


class Pair:
    """A match and its twin; `watcher` sits in `seat` (None: a spectator) of both.

    With `hot_seat` the watcher holds all seats and looks through the eyes of one.
    """

    def __init__(
        self, room: Room, seat: str | None, rng: Random, *, hot_seat: bool = False
    ) -> None:
        self.room = room
        self.seat = seat
        self.rng = rng
        self.hot_seat = hot_seat
        self.compared = 0
        self.told: dict[int, dict[str, Any]] = {}  # choices -> the board as it was told then
        self.board: dict[str, Any] = {}
        self.others: dict[str, Person] = {}
        self.lines: tuple[Line, Line]

    async def sit(self, scenario: str, **wish: object) -> Self:
        """Make both matches by the same requests, and open the watcher's lines."""
        self.watcher = await self.room.person()
        creator = await self.room.person()
        shelf = self.room.table.shelf
        self.truth, self.twin = [
            await shelf.live(await self._make(creator, seed, scenario, wish))
            for seed in self.seeds(f"{self.rng.getrandbits(128):032x}")
        ]
        await self.truth.know_past()
        self.prepare()
        await self.connect()
        return self

    def seeds(self, seed: str) -> tuple[str, str]:
        """Of the match and of its twin."""
        return seed, seed

    def prepare(self) -> None:
        """Make the twin what it is."""

    async def _make(
        self, creator: Person, seed: str, scenario: str, wish: dict[str, object]
    ) -> str:
        SEED.set(seed)
        names = game("pavlov").scenario(scenario).seats
        seats = [{"seat": seat, "who": "open"} for seat in names]
        made = await creator.post(
            "/api/matches", game="pavlov", scenario=scenario, seats=seats, **wish
        )
        id = str(made["id"])
        for seat in names:
            person = self.watcher
            if seat != self.seat and not self.hot_seat:
                if seat not in self.others:
                    self.others[seat] = await self.room.person()
                person = self.others[seat]
            await person.post(f"/api/matches/{id}/join", seat=seat)
        return id

    # What the watcher is told

    async def connect(self, query: str = "") -> None:
        """New lines to both, and the greetings compared."""
        ids = self.truth.row.id, self.twin.row.id
        one, other = [await self.watcher.line(id, query) for id in ids]
        self.lines = one, other
        if self.hot_seat:
            self.say({"type": "hand-over", "seat": self.seat})
        await self.compare("the greeting")

    async def reconnect(self, query: str) -> None:
        for line in self.lines:
            await line.close()
        await self.connect(query)

    def say(self, message: dict[str, Any] | str) -> None:
        for line in self.lines:
            line.send(message)

    async def compare(self, what: str) -> None:
        """All that has come on both lines must be the same."""
        for line in self.lines:
            await line.settle()
        truth, twin = (line.take() for line in self.lines)
        for message in truth:
            self._note(message)
        self.same(truth, twin, what)

    def same(self, truth: list[bytes], twin: list[bytes], what: str) -> None:
        if not self.over:
            for data in (*truth, *twin):
                self._check_seeds(data, what)
        if len(truth) != len(twin):
            raise Leak(f"{what}: {len(truth)} messages or {len(twin)}: {truth} or {twin}")
        for one, other in zip(truth, twin, strict=True):
            here, there = self._plain(one), self._plain(other)
            if here != there:
                at = next(i for i, (a, b) in enumerate(zip(here, there, strict=False)) if a != b)
                at = max(0, at - 60)
                raise Leak(f"{what}: {here[at : at + 200]!r} or {there[at : at + 200]!r}")
        self.compared += len(truth)

    def _check_seeds(self, data: bytes, what: str) -> None:
        for live in (self.truth, self.twin):
            if live.row.seed.encode() in data:
                raise Leak(f"{what}: the seed is in {data[:200]!r}")

    def _plain(self, data: bytes) -> bytes:
        """Without what may differ: ids, seeds, times."""
        own, common = (
            (live.row.id, live.row.seed, commitment(live.row.seed), live.match.commitment)
            for live in (self.twin, self.truth)
        )
        for one, other in zip(own, common, strict=True):
            data = data.replace(one.encode(), other.encode())
        return TIMES.sub(rb'"\1":0', data)

    def _note(self, data: bytes) -> None:
        message = msgspec.json.decode(data)
        if message["type"] == "state":
            self.board = patched(self.board, message)
            self.told[message["choices"]] = self.board

    # Playing

    @property
    def over(self) -> bool:
        return self.truth.row.status == "over"

    async def do(self, live: Live, line: Line, kind: str, seat: str, text: str) -> None:
        """The watcher acts over his line, others by themselves."""
        if seat == self.seat or self.hot_seat:
            message = {"type": kind, "id": 1, "seat": seat, "number": live.number}
            if kind == "choice":
                message |= {"type": "play", "choice": text}
            line.send(message)
            await line.settle()
        else:
            account = self.others[seat].id
            await self.room.table.hub.act(
                live, kind, seat, text, number=live.numbers[seat], account=account
            )

    def alike(self, twin: Match[Any], events: list[Event]) -> bool:
        """Whether the watcher, as far as the rules let him see and hear, still cannot tell."""
        truth = self.truth.match
        told = self.truth.past().deeds[truth.length].events
        return (
            truth.view(self.seat) == twin.view(self.seat)
            and heard(told, self.seat) == heard(events, self.seat)
            and (self.seat is None or truth.question(self.seat) == twin.question(self.seat))
            and all(truth.can_undo(s) == twin.can_undo(s) for s in truth.seats)
        )

    # Prying

    async def pry(self, texts: list[str]) -> None:
        """The watcher asks what he may and what he may not; the answers are the same."""
        for message in self._questions(texts):
            self.say(message)
        await self.compare("the answers")
        truth, twin = (live.row.id for live in (self.truth, self.twin))
        paths = ["", "/journal"]
        if not self.hot_seat:  # else they are all his own
            seats = (*self.truth.match.seats, "nobody")
            paths.append(f"/replay?seat={self.rng.choice([s for s in seats if s != self.seat])}")
        for path in paths:
            answers = [await self.watcher.get(f"/api/matches/{id}{path}") for id in (truth, twin)]
            self.same(answers[:1], answers[1:], f"GET {path}")
        await self._lists(truth, twin)
        await self._replay()

    async def propose(self) -> None:
        """Another player proposes something and says so; the watcher does not agree."""
        for live in (self.truth, self.twin):
            for seat, person in self.others.items():
                line = await person.line(live.row.id)
                line.send({"type": "propose", "what": "abort"})
                line.send({"type": "say", "text": f"I am {seat}"})
                await line.close()
        await self.compare("a proposal")
        self.say({"type": "answer", "agree": False})
        await self.compare("the answer to a proposal")

    def _questions(self, texts: list[str]) -> list[dict[str, Any] | str]:
        rng, number = self.rng, self.truth.number
        seats = [*self.truth.match.seats, "nobody"]
        foreign = [s for s in seats if s != self.seat]
        mine = self.seat or "nobody"
        legal = self.truth.match.choices(mine) if self.seat else ()
        illegal = [t for t in rng.sample(texts, min(6, len(texts))) if t not in legal]
        asked = [*illegal, *rng.sample(legal, min(3, len(legal)))]
        found: list[dict[str, Any] | str] = [
            {"type": "ask", "seat": mine, "choice": t} for t in asked
        ]
        found += [{"type": "odds", "seat": mine, "number": self.truth.numbers[self.seat]}]
        found += [{"type": "play", "seat": mine, "number": number, "choice": t} for t in illegal]
        found += [{"type": "play", "seat": mine, "number": number + 1, "choice": "done"}]
        found += [{"type": "say", "text": "so?"}, {"type": "note", "text": f"at {number}"}]
        found += [{"type": "seen", "number": number}, {"type": "answer", "agree": False}, "[]"]
        found += [{"type": "speak", "language": rng.choice(("en", "ru"))}]
        if not self.hot_seat:
            theirs = [t for t in texts if t.startswith(("order", "tactic"))][-4:]
            for seat in foreign:
                found += [{"type": "ask", "seat": seat, "choice": t} for t in (*asked, *theirs)]
                found += [{"type": "hint", "seat": seat}, {"type": "hand-over", "seat": seat}]
                found += [{"type": "odds", "seat": seat, "number": number}]
                found += [
                    {"type": t, "seat": seat, "number": number} for t in ("undo", "redo", "resign")
                ]
        return found

    async def _lists(self, truth: str, twin: str) -> None:
        """My matches: the pair is there, told apart by nothing but their ids."""
        answer = json.loads((await self.watcher.get("/api/matches/mine"))[4:])
        found = {m["id"]: json.dumps(m).encode() for m in answer["matches"]}
        assert self.seat is None or set(found) == {truth, twin}
        if found:
            spaced = [data.replace(b": ", b":") for data in (found[truth], found[twin])]
            self.same(spaced[:1], spaced[1:], "my matches")

    async def _replay(self) -> None:
        """A replay of one's own view says what was told at that time, and no more."""
        choices = self.rng.choice(sorted(self.told))
        if choices > self.truth.choices or self.hot_seat:
            return
        query = {"seat": self.seat} if self.seat else {}
        data = await self.watcher.get(
            f"/api/matches/{self.truth.row.id}/replay", choices=choices, **query
        )
        self._check_seeds(data, "the replay")
        answer = json.loads(data[4:])
        if answer["board"] != self.told[choices]:
            where = difference(self.told[choices], answer["board"])
            raise Leak(f"the replay of choice {choices} shows another board than was told: {where}")
        events = [e.message.id for e in heard(self.truth.past().deeds[choices].events, self.seat)]
        if [line["event"] for line in answer["log"]] != events:
            raise Leak(f"the replay of choice {choices} says {answer['log']}")
        self.compared += 1


class Imagined(Pair):
    """The twin is the truth with all dealt anew that the watcher cannot know."""

    redealt = 0  # how often it came out as another world
    followed = 0  # how often the twin took the same choice as it was
    in_step = False

    def seeds(self, seed: str) -> tuple[str, str]:
        return seed, f"{self.rng.getrandbits(128):032x}"

    def prepare(self) -> None:
        self.twin.match = self.deal()
        past = self.truth.past()
        self.twin._past = Past(past.seats, [self.secretly(deed) for deed in past.deeds.values()])
        self.room.twins[self.twin.row.seed] = self

    def deal(self) -> Match[Any]:
        """The truth as it is now, dealt anew."""
        truth = self.truth.match
        new = truth.fork()
        new.header = self.twin.match.header
        new.position = self.imagined().position
        new._cache.clear()
        past, new._line = new.journal.entries, None
        run = new.length - new._run
        for number, e in enumerate(past):
            own = number >= run or e.seat == self.seat
            entry = e if own else Entry(e.seat, "in secret", e.dice, check=0)
            new._line = new._line, entry
        self.redealt += new.position != truth.position
        return new

    def imagined(self) -> Match[Any]:
        """A spectator knows least: for him any seat's world will do."""
        seat = self.seat or self.rng.choice(self.truth.match.seats)
        return self.truth.match.imagine(seat, self.rng.getrandbits(32))

    def muffled(self, event: Event) -> Event:
        """What the watcher does not hear may have been anything."""
        if event.heard_by(self.seat):
            return event
        fields = msgspec.structs.fields(type(event))
        changed: dict[str, Any] = {f.name: "in-secret" for f in fields if f.type is str}
        changed |= {f.name: 77 for f in fields if f.type is int}
        changed |= {"cards": ("in-secret",)} if hasattr(event, "cards") else {}
        return msgspec.structs.replace(event, **changed)

    def secretly(self, deed: Deed[Event]) -> Deed[Event]:
        return Deed([self.muffled(e) for e in deed.events], deed.noticed, deed.entry)

    def apply(self, match: Match[Any], action: ActionRow) -> Applied:
        """What an action brings in the twin: the same as far as the watcher can tell.

        If the twin as it is would show him something else, it is dealt anew.
        """
        told = self.truth.past().deeds[self.truth.choices]
        legal = action.kind == "choice" and action.text in match.choices(action.seat)
        if legal and self.rng.random() < 0.25:
            events = match.play(action.seat, action.text)
            if self.alike(match, events):
                self.followed += 1
                return match, Deed(events, told.noticed), 0
        if action.kind in ("choice", "redo"):
            return self.deal(), self.secretly(told), 0
        return self.deal(), None, 0

    async def step(self) -> None:
        """Somebody does something; the watcher hears the same of it in both matches."""
        match, rng = self.truth.match, self.rng
        seat = rng.choice(self.truth.waiting)
        kind, text = "choice", ""
        if match.can_undo(seat) and rng.random() < 0.1:
            kind = rng.choice(("undo", "reset"))
        elif match.can_redo(seat) and rng.random() < 0.5:
            kind = "redo"
        else:
            # The last choice often ends a phase: so the match comes far in fewer choices.
            choices = match.choices(seat)
            text = choices[-1] if rng.random() < 0.3 else rng.choice(choices)
        self.in_step = True
        for live, line in zip((self.truth, self.twin), self.lines, strict=True):
            await self.do(live, line, kind, seat, text)
        self.in_step = False
        await self.compare(f"{kind} {text!r} of {seat} to {self.seat or 'a spectator'}")


class Planned(Pair):
    """Both matches are real and of the same seed, but the German player lays other cards."""

    apart = 0  # how many cards were laid otherwise
    hints = 0  # how often one was asked for since

    async def step(self, *, aside: bool) -> bool:
        """The same choice in both; with `aside` secret ones are other ones. False: it shows."""
        seat = self.truth.waiting[0]
        kind = "choice"
        texts: list[str] = [self.rng.choice(self.truth.match.choices(seat))] * 2
        if self.truth.match.can_undo(seat) and self.rng.random() < 0.1:
            kind, texts = "undo", ["", ""]
        elif aside and texts[0].startswith(("order", "tactic")):
            texts[1] = self.rng.choice(self.twin.match.choices(seat))
            self.apart += texts[0] != texts[1]
        for live, line, text in zip((self.truth, self.twin), self.lines, texts, strict=True):
            if kind == "choice" and text not in live.match.choices(seat):
                return False
            await self.do(live, line, kind, seat, text)
        events = self.twin.past().deeds[self.twin.choices].events
        if not self.alike(self.twin.match, events):
            return False
        await self.compare(f"{kind} {texts} of {seat} to {self.seat or 'a spectator'}")
        return True
