"""The place where many actions share one commit, looked at with hostile eyes."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from typing import Any

import pytest
from sqlalchemy import insert

from stavka.kernel import Refused
from stavka.table.acting import Hub
from stavka.table.config import Config
from stavka.table.live import Live
from stavka.table.loading import Shelf
from stavka.table.lobby import Lobby, NewMatch
from stavka.table.people import Person
from stavka.table.storage import tables as t
from stavka.table.storage.rows import ActionRow, Append
from stavka.table.storage.store import NotSaved, Store, Taken
from tests.table.conftest import Databases
from tests.table.server import PATIENCE
from tests.table.swarm import until

pytestmark = pytest.mark.slow

SECONDS = PATIENCE


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(Config(database=database).url)
    yield opened
    opened.close()


@pytest.fixture
def two_stores(databases: Databases) -> Iterator[tuple[Store, Store]]:
    """Two servers' stores on one PostgreSQL."""
    url = Config(database=databases("postgres")).url
    opened = Store(url), Store(url)
    yield opened
    for each in opened:
        each.close()


def zoya(store: Store) -> Person:
    account = {"id": "zoya", "name": "Zoya", "language": "en", "epoch": 0, "created": 0.0}
    store.write(lambda c: c.execute(insert(t.account).values(account))).result(SECONDS)
    return Person("zoya", "Zoya", "en", guest=True)


def new_match(store: Store, hub: Hub, person: Person) -> str:
    lobby = Lobby(store, hub, per_person=1000)
    row, _ = lobby.create(person, NewMatch("pavlov", "solo"))
    return row.id


def hold(store: Store) -> threading.Event:
    """Keep the writer busy until the event is set."""
    go, busy = threading.Event(), threading.Event()

    def wait(_: object) -> None:
        busy.set()
        go.wait(SECONDS)

    store.write(wait)
    assert busy.wait(SECONDS)
    return go


class Witness:
    """Somebody who watches, and the numbers he was told."""

    eyes: str | None = None
    account = ""

    def __init__(self) -> None:
        self.told: list[int] = []

    def changed(self, live: Live, since: int) -> None:
        self.told.append(live.number)


# Whoever asked is gone before it is saved


def test_a_choice_whose_player_is_gone_is_carried_through(store: Store) -> None:
    hub = Hub(Shelf(store))
    match = new_match(store, hub, zoya(store))

    async def run() -> None:
        live, witness = await hub.shelf.live(match), Witness()
        live.watchers.add(witness)
        first, second = map(str, live.match.choices("defender")[:2])
        go = hold(store)
        gone = asyncio.create_task(hub.act(live, "choice", "defender", first, number=0))
        late = asyncio.create_task(hub.act(live, "choice", "defender", second, number=0))
        await until(lambda: live.lock.locked(), "the first is being saved")
        for task in (gone, late):
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
        assert (live.number, live.choices) == (0, 0)
        go.set()
        await until(lambda: live.number == 1, "the match goes on")
        await until(lambda: witness.told == [1], "those who watch are told")
        seat = live.waiting[0]
        await hub.act(live, "choice", seat, str(live.match.choices(seat)[0]), number=1)
        assert [a.number for a in store.actions(match)] == [1, 2]
        assert store.actions(match)[0].text == first
        assert hub.shelf.load(match) is not None
        assert live.match == (hub.shelf.load(match) or live).match

    asyncio.run(run())


def test_one_who_gives_up_waiting_for_his_turn_does_not_block_the_match(store: Store) -> None:
    hub = Hub(Shelf(store))
    match = new_match(store, hub, zoya(store))

    async def run() -> None:
        live = await hub.shelf.live(match)
        choice = str(live.match.choices("defender")[0])
        go = hold(store)
        tasks = [
            asyncio.create_task(hub.act(live, "choice", "defender", choice, number=0))
            for _ in range(20)
        ]
        await until(lambda: live.lock.locked(), "the first is being saved")
        for task in tasks[1::2]:
            task.cancel()
        go.set()
        answers = await asyncio.gather(*tasks, return_exceptions=True)
        assert answers[0] is None
        assert all(isinstance(a, asyncio.CancelledError) for a in answers[1::2])
        assert all(isinstance(a, Refused) and a.reason.id == "stale" for a in answers[2::2])
        await until(lambda: not live.lock.locked(), "the match is free")
        assert live.number == 1

    asyncio.run(run())


# The end


def test_what_is_waiting_when_the_store_is_closed_is_saved(database: str) -> None:
    store = Store(Config(database=database).url)
    go = hold(store)
    jobs = [add(store, n) for n in range(20)]
    closing = threading.Thread(target=store.close)
    closing.start()
    go.set()
    closing.join(SECONDS)
    assert not closing.is_alive()
    for job in jobs:
        job.result(timeout=0)


def test_after_the_end_a_write_fails_at_once(database: str) -> None:
    store = Store(Config(database=database).url)
    store.close()
    with pytest.raises(NotSaved):
        add(store, 1).result(SECONDS)
    store.close()


def add(store: Store, n: int) -> Future[Any]:
    row = insert(t.server).values(key=f"key {n}", value="x")
    return store.write(lambda connection: connection.execute(row))


# Two servers


def test_two_servers_that_save_the_same_in_opposite_order_do_not_deadlock(
    two_stores: tuple[Store, Store],
) -> None:
    hub = Hub(Shelf(two_stores[0]))
    person = zoya(two_stores[0])
    matches = [new_match(two_stores[0], hub, person) for _ in range(60)]
    for number in range(1, 6):
        gates = [hold(store) for store in two_stores]
        jobs = {
            (store.id, match): store.write(action(match, number))
            for store, order in zip(two_stores, (matches, matches[::-1]), strict=True)
            for match in order
        }
        for gate in gates:
            gate.set()
        for match in matches:
            both = [jobs[store.id, match].exception(SECONDS) for store in two_stores]
            assert [type(problem) for problem in both if problem] == [Taken], both


def action(match: str, number: int) -> Append:
    return Append(ActionRow(match, number, "choice", "defender", "x", None, 0.0, number), {})


def test_what_another_server_saves_while_one_is_loading_is_not_missed(
    two_stores: tuple[Store, Store],
) -> None:
    """Its notice comes when there is no match in memory yet to be refreshed."""
    here, there = (Hub(Shelf(store)) for store in two_stores)
    match = new_match(two_stores[0], here, zoya(two_stores[0]))
    read, go = threading.Event(), threading.Event()
    load = here.shelf.load

    def slow(id: str, *, snapshots: bool = True) -> Live | None:
        found = load(id, snapshots=snapshots)
        read.set()
        go.wait(SECONDS)
        return found

    here.shelf.load = slow  # type: ignore[method-assign]

    async def run() -> None:
        other = await there.shelf.live(match)
        loading = asyncio.create_task(here.shelf.live(match))
        await asyncio.to_thread(read.wait, SECONDS)
        choice = str(other.match.choices("defender")[0])
        await there.act(other, "choice", "defender", choice, number=0)
        assert match not in here.shelf.matches
        go.set()
        live = await loading
        assert live.number == 1
        assert live.match == other.match

    asyncio.run(run())


# Threads

MANY_AT_ONCE = """
import os, sys, threading
import stavka
from stavka.table.loading import Shelf
from stavka.table.storage.store import Store

url, match = sys.argv[1:]
sys.setswitchinterval(1e-6)

def load():
    store = Store(url)
    shelf = Shelf(store)
    together = threading.Barrier(8)

    def one():
        together.wait()
        shelf.load(match)

    threads = [threading.Thread(target=one) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

stavka.game("pavlov").start()
for _ in range(30):
    child = os.fork()
    if not child:
        load()
        os._exit(0)
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if status:
        sys.exit(f"died with {status}")
"""


def test_matches_can_be_loaded_in_many_threads_at_once(sqlite: str) -> None:
    """As after a restart, when all come back at once: the first use of a type is the trap."""
    store = Store(Config(database=sqlite).url)
    hub = Hub(Shelf(store))
    match = new_match(store, hub, zoya(store))

    async def play() -> None:
        live = await hub.shelf.live(match)
        while store.snapshot(match) is None:
            choice = str(live.match.choices(live.waiting[0])[0])
            await hub.act(live, "choice", live.waiting[0], choice)

    asyncio.run(play())
    store.close()
    done = subprocess.run(
        [sys.executable, "-c", MANY_AT_ONCE, sqlite, match],
        capture_output=True,
        timeout=10 * PATIENCE,  # 240 threads that are interrupted all the time
    )
    assert done.returncode == 0, done.stderr.decode()
