"""Many people at once, for the tests of what goes wrong: sockets that do not wait for each other.

Nothing here knows a rule. What was sent and what was acknowledged is written down, so that it can
be held against what the database says.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Any, Self
from urllib.parse import urlencode

from sqlalchemy import create_engine, text
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from stavka.table.admin import Keeper
from stavka.table.config import Config
from tests.table.server import PATIENCE, Message, kept, known, patched

RETRY = 0.05  # seconds between attempts to come back

Deed = tuple[str, str, str]  # kind, seat, text


async def until(fulfilled: Callable[[], bool], what: str, seconds: float = PATIENCE) -> None:
    """Wait for a condition."""
    end = time.monotonic() + seconds
    while not fulfilled():
        assert time.monotonic() < end, f"{what}: not within {seconds} s"
        await asyncio.sleep(0.005)


class Record:
    """One match as its players know it."""

    def __init__(self, match: str, *, undo: bool = False) -> None:
        self.match = match
        self.undo = undo  # whether its players now and then take back
        self.sent: dict[int, set[Deed]] = defaultdict(set)  # number of the question: answers
        self.acknowledged: dict[int, Deed] = {}  # number of the action: what `done` said
        self.seen = 0  # the highest number in a state
        self.over = False
        self.players: list[Player] = []

    @property
    def settled(self) -> bool:
        """Nobody waits for an answer, and everybody knows how it stands."""
        return all(not p.waits and p.state["number"] == self.seen for p in self.players)

    def check(self, rows: list[Message]) -> None:
        """Hold it against the rows of the database."""
        saved = {row["number"]: (row["kind"], row["seat"], row["text"]) for row in rows}
        assert sorted(saved) == list(range(1, len(rows) + 1)), "a gap or a doubled number"
        assert len(rows) >= self.seen, f"{self.seen} was told, {len(rows)} are saved"
        for number, deed in self.acknowledged.items():
            assert saved.get(number) == deed, f"{number}: {deed} was acknowledged"
        for number, deed in saved.items():
            assert deed in self.sent[number - 1], f"{number}: {deed} was not sent"


class Evening:
    """What all players share: which server it is now, if there is one, and when it is over.

    `strike` is done at once when so many choices have been acknowledged as `fatal` says.
    """

    def __init__(self, strike: Callable[[], None]) -> None:
        self.servers = 1
        self.open = asyncio.Event()
        self.ended = False
        self.acknowledged = 0
        self.fatal = 0
        self.strike = strike

    def done(self) -> None:
        self.acknowledged += 1
        if self.acknowledged == self.fatal:
            self.strike()


class Player:
    """A person who plays at random and comes back whenever the line is cut."""

    def __init__(self, url: str, cookie: str, record: Record, evening: Evening, seed: str) -> None:
        self.url = f"{url.replace('http', 'ws', 1)}/ws/{record.match}"
        self.headers = {"cookie": f"stavka={cookie}"}
        self.record = record
        record.players.append(self)
        self.evening = evening
        self.chooser = random.Random(seed)
        self.greeted = 0  # by which server last
        self.state: Message = {}
        self.board: Message = {}
        self.log: list[Message] = []
        self._last = 0
        self._pending: dict[int, tuple[int, Deed]] = {}

    async def play(self) -> None:
        while not self.evening.ended:
            await self.evening.open.wait()
            query = f"?{urlencode(known(self.state))}" if self.state else ""
            try:
                async with connect(
                    self.url + query,
                    additional_headers=self.headers,
                    max_size=None,
                    ping_interval=None,
                ) as socket:
                    await self._sit(socket)
            except (OSError, EOFError, ConnectionClosed, InvalidHandshake, TimeoutError):
                await asyncio.sleep(RETRY)

    async def _sit(self, socket: ClientConnection) -> None:
        """Be greeted, then answer until the line is cut or it is time to go."""
        self._pending = {}
        assert json.loads(await socket.recv())["type"] == "welcome"
        self._resume(json.loads(await socket.recv()))
        while not (self.evening.ended and self.record.settled):
            if not self.evening.ended:
                await self._answer(socket)
            try:
                self._hear(json.loads(await asyncio.wait_for(socket.recv(), 0.1)))
            except TimeoutError:
                continue  # nothing said; is it time to go?

    @property
    def waits(self) -> bool:
        return bool(self._pending)

    def _resume(self, state: Message) -> None:
        assert state["type"] == "state", state
        assert state["number"] >= self.record.seen, "what was told is gone"
        assert state["whole"] == (state["number"] != self.state.get("number"))
        assert all(line["number"] > state["since"] for line in state["log"])
        self._take(state)
        self.greeted = self.evening.servers

    @property
    def choices(self) -> int:
        return int(self.state.get("choices", 0))

    def _take(self, state: Message) -> None:
        self.board, self.log = patched(self.board, state), kept(self.log, state)
        self.state = state
        self.record.seen = max(self.record.seen, state["number"])
        self.record.over = state["status"] != "running"

    def _hear(self, message: Message) -> None:
        match message["type"]:
            case "state":
                assert message["number"] >= self.state["number"], "time runs backwards"
                self._take(message)
            case "done":
                number, deed = self._pending.pop(message["to"])
                assert self.record.acknowledged.setdefault(number + 1, deed) == deed
                self.record.seen = max(self.record.seen, number + 1)
                self.evening.done()
            case "refused":
                assert message["reason"] == "stale", message
                self._pending.pop(message["to"])

    async def _answer(self, socket: ClientConnection) -> None:
        """One answer at a time, to the question of the last state."""
        if self._pending or not self.state["questions"]:
            return
        (question,) = self.state["questions"]
        seat, number = question["seat"], self.state["number"]
        if self.record.undo and seat in self.state["undo"] and self.chooser.random() < 0.1:
            deed, asked = ("undo", seat, ""), {"type": "undo", "seat": seat}
        else:
            choice = self.chooser.choice(question["choices"])["choice"]
            deed, asked = ("choice", seat, choice), {"type": "play", "seat": seat, "choice": choice}
        self._last += 1
        self._pending[self._last] = (number, deed)
        self.record.sent[number].add(deed)
        await socket.send(json.dumps({**asked, "id": self._last, "number": number}))


class Racer:
    """One open socket of somebody who wants to be first."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: Message = {}

    @classmethod
    async def open(cls, url: str, match: str, cookie: str) -> Self:
        headers = {"cookie": f"stavka={cookie}"}
        at = f"{url.replace('http', 'ws', 1)}/ws/{match}"
        opened = await connect(
            at,
            additional_headers=headers,
            max_size=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        )
        racer = cls(opened)
        await racer.hear("state")
        return racer

    async def hear(self, kind: str = "", to: int = 0) -> Message:
        """The next message of this kind, or the answer to this one."""
        while True:
            message: Message = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
            if message["type"] == "state":
                self.state = message
            if message["type"] == kind or (to and message.get("to") == to):
                return message

    async def at(self, number: int) -> Message:
        """Wait until told of this number."""
        while self.state["number"] < number:
            await self.hear("state")
        return self.state

    @property
    def choices(self) -> list[str]:
        return [c["choice"] for q in self.state["questions"] for c in q["choices"]]

    async def ask(self, type: str, id: int = 1, **fields: object) -> Message:
        """Say something for the seat held; the answer."""
        given = {"type": type, "id": id, "seat": self.state["seat"], "number": self.state["number"]}
        await self.socket.send(json.dumps({**given, **fields}))
        return await self.hear(to=id)


# What the database says


def rows(database: str, query: str, **values: object) -> list[Message]:
    """Look into the database past the server."""
    engine = create_engine(Config(database=database).url)
    try:
        with engine.connect() as connection:
            found = connection.execute(text(query), values).mappings()
            return [dict(row) for row in found]
    finally:
        engine.dispose()


def all_actions(database: str) -> dict[str, list[Message]]:
    """What was done in each match, in its order."""
    found: dict[str, list[Message]] = defaultdict(list)
    for row in rows(database, "SELECT * FROM action ORDER BY match, number"):
        found[row["match"]].append(row)
    return found


def actions(database: str, match: str) -> list[Message]:
    return rows(database, "SELECT * FROM action WHERE match = :match ORDER BY number", match=match)


def verify_all(database: str) -> dict[str, Any]:
    """Every match plays as it was played, and from its actions alone it is the very same.

    Gives the matches, and how many had a snapshot with actions after it.
    """
    keeper = Keeper(Config(database=database))
    try:
        verdicts = list(keeper.verify())
        assert [v for v in verdicts if v.problem] == []
        tails = 0
        for verdict in verdicts:
            quick = keeper.match(verdict.match)
            whole = keeper.shelf.load(verdict.match, snapshots=False)
            assert whole is not None
            assert whole.match == quick.match
            assert whole.number == quick.number
            snapshot = keeper.store.snapshot(verdict.match)
            tails += snapshot is not None and snapshot[0] < quick.number
        return {"matches": {v.match: v.choices for v in verdicts}, "tails": tails}
    finally:
        keeper.close()
