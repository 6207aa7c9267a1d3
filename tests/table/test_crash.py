"""The server is killed in the middle of everything: nothing acknowledged is lost or doubled."""

from __future__ import annotations

import asyncio
import random
import signal
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.samples import SAMPLES, sampled
from tests.table.conftest import Come
from tests.table.server import Client, Server
from tests.table.swarm import Evening, Player, Record, all_actions, until, verify_all

pytestmark = pytest.mark.slow

MATCHES = 10  # of two players each
KILLS = 15


class Mortal(Server):
    """A server that ends by being killed, and never by itself."""

    def __init__(self, database: str, directory: Path) -> None:
        super().__init__(database, directory, messages_per_second=1e6)
        self.slow_disk = True
        self.port = quiet_port()

    def kill(self) -> None:
        super().kill()
        assert self._process is not None
        end = self._process.returncode
        assert end == -signal.SIGKILL, f"it ended by itself with {end}:\n{self.output[-3000:]}"


def quiet_port() -> int:
    """A free port that no client is ever given, while the server is away, for its own end."""
    while True:
        port = random.randrange(15_000, 30_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


@pytest.fixture
def server(database: str, tmp_path: Path) -> Iterator[Mortal]:
    server = Mortal(database, tmp_path)
    server.start()
    yield server
    if server.running:
        server.kill()


class Crashes:
    """Ten tables of two, and somebody who kills the server at random moments."""

    def __init__(self, server: Mortal, come: Come, seed: int) -> None:
        self.server = server
        self.chooser = random.Random(seed)
        self.evening = Evening(self._kill)
        self.killed = 0
        self.people: dict[Player, Client] = {}
        for index in range(MATCHES):
            self._seat_two(come(server), come(server), index, seed)
        self.players = list(self.people)
        self.records = [player.record for player in self.players[::2]]

    def _seat_two(self, first: Client, second: Client, index: int, seed: int) -> None:
        match = first.create("cooperative", seats={"garrison": "open"})["id"]
        second.join(match, "garrison")
        record = Record(match, undo=index % 2 == 1)
        for person in (first, second):
            who = f"{seed} {index} {person is first}"
            player = Player(self.server.url, person.cookie, record, self.evening, who)
            self.people[player] = person

    async def run(self, kills: int) -> None:
        self.evening.open.set()
        async with asyncio.TaskGroup() as tasks:
            for player in self.players:
                tasks.create_task(player.play())
            for _ in range(kills):
                await self._everybody_is_back()
                await self._crash()
                self.evening.servers += 1
                await self._start()
                self.nothing_is_lost()
            await self._everybody_is_back()
            await self._every_match_goes_on()
            self.evening.ended = True

    async def _crash(self) -> None:
        """At the very moment of an acknowledgement, or soon after one."""
        last = self.evening.acknowledged + self.chooser.randrange(1, 60)
        if self.chooser.random() < 0.7:
            self.evening.fatal = last
            await until(lambda: not self.server.running, "play goes on")
        else:
            await until(lambda: self.evening.acknowledged >= last, "play goes on")
            await self._kill_after(self.chooser.random() * 0.005)

    async def _kill_after(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self._kill()

    def _kill(self) -> None:
        self.server.kill()
        self.evening.open.clear()
        self.killed += 1

    async def _everybody_is_back(self) -> None:
        now = self.evening.servers
        await until(lambda: all(p.greeted == now for p in self.players), "everybody is back")

    async def _start(self) -> None:
        """Sometimes the new server does not live long enough to answer anything."""
        while self.chooser.random() < 0.25:
            self.server.launch()
            await self._kill_after(self.chooser.random() * 0.5)
        self.server.launch()
        self.evening.open.set()  # they stand at the door before it opens
        await asyncio.to_thread(self.server.wait)

    def nothing_is_lost(self) -> None:
        saved = all_actions(self.server.database)
        for record in self.records:
            record.check(saved[record.match])

    async def _every_match_goes_on(self) -> None:
        before = {record.match: record.seen for record in self.records}
        await until(
            lambda: all(r.over or r.seen > before[r.match] for r in self.records),
            "every match goes on",
        )


@sampled
@pytest.mark.parametrize("seed", range(1942, 1942 + SAMPLES))
def test_nothing_acknowledged_is_lost_or_doubled_by_a_crash(
    server: Mortal, come: Come, seed: int
) -> None:
    crashes = Crashes(server, come, seed)
    asyncio.run(crashes.run(KILLS))
    crashes.nothing_is_lost()
    for player, person in crashes.people.items():
        whole = person.open(player.record.match)
        assert whole.state["number"] == player.state["number"]
        assert whole.board == player.board
        if not player.record.undo:
            assert whole.log == player.log
    server.stop()
    found = verify_all(server.database)
    assert set(found["matches"]) == {record.match for record in crashes.records}
    assert found["tails"]  # else the snapshots have proved nothing
    assert crashes.killed >= KILLS
