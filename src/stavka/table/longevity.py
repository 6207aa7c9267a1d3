"""A very long match, made by script, and what its length costs: a match of Stalingrad '42 has
thirty thousand choices and lasts for weeks."""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, update

import stavka
from stavka.kernel import Event, Match
from stavka.kernel.match import Saved
from stavka.table import messages as m
from stavka.table.acting import Hub
from stavka.table.loading import MILESTONE, Shelf
from stavka.table.lobby import Lobby
from stavka.table.past import LATEST, Deed, replay, write
from stavka.table.people import People, Person
from stavka.table.storage import tables as t
from stavka.table.storage.rows import ActionRow, MilestoneRow
from stavka.table.storage.store import Store
from stavka.table.telling import Known, Reader

LONG = 30_000  # choices
PLAYED = 200  # of them, those that are really played; the others repeat them
ROUNDS = 5
TIMES = 50


class Longevity(msgspec.Struct, frozen=True):
    """What a match of so many choices costs."""

    open_ms: float  # for the first visitor of a server that has just started
    snapshot_kb: float
    fork_us: float
    undo_us: float  # of a choice made and taken back
    replay_ms: float  # a moment far from any milestone, seen through a seat's eyes
    turns_ms: float  # when the turns began, and what was seen then
    older_ms: float  # a page of the log from the beginning of the match
    back_ms: float  # for one who comes back and has missed a little
    list_ms: float  # what is new in it, for one who never did anything there


def lengthen(store: Store, owner: Person, choices: int = LONG) -> tuple[str, Match[Any]]:
    """Put a match in that has gone on for so many choices. No rule looks at the past of a match:
    here its choices are repeated. Its id, and the match."""
    match = stavka.game("pavlov").start("competitive", seed=1949)
    pick = random.Random(1942)
    while match.length < PLAYED or not match.can_undo(match.waiting[0]):
        seat = match.waiting[0]
        match.play(seat, pick.choice(match.choices(seat)))
    lobby = Lobby(store, Hub(Shelf(store)), per_person=1)
    id = lobby.read_journal_now(owner, match.journal.text()).id
    played = [deed for _, deed in replay(match.journal)][1:]
    # The last of them are the last ones again, so that they can be taken back.
    more = [played[n % len(played)] for n in range(match.length - choices, 0)]
    actions = [_action(id, n, deed) for n, deed in enumerate(more, match.length + 1)]
    milestones = list(_milestones(id, match, choices))
    data = _moved(match, choices)

    def job(connection: Connection) -> None:
        connection.execute(insert(t.action), [msgspec.structs.asdict(a) for a in actions])
        values = {"number": choices, "data": data}
        connection.execute(update(t.snapshot).where(t.snapshot.c.match == id).values(**values))
        connection.execute(delete(t.milestone).where(t.milestone.c.match == id))
        connection.execute(insert(t.milestone), [msgspec.structs.asdict(s) for s in milestones])

    store.write(job).result()
    return id, match.game.decode(data)


def _moved(match: Match[Any], choices: int) -> bytes:
    """A snapshot of a match as if it had so many choices."""
    saved = msgspec.msgpack.decode(match.snapshot(), type=Saved)
    saved.length = choices
    return msgspec.msgpack.encode(saved)


def _milestones(id: str, match: Match[Any], choices: int) -> Iterator[MilestoneRow]:
    """Those of a match that repeats another: each time that it begins anew is a turn."""
    every = {n: then.fork() for n, (then, _) in enumerate(replay(match.journal))}
    for number in range(1, choices):
        played = (number - choices) % match.length
        if not played or not number % MILESTONE:
            turn = None if played else number
            yield MilestoneRow(id, number, number, turn, _moved(every[played], number))


def _action(id: str, number: int, deed: Deed[Event]) -> ActionRow:
    entry = deed.entry
    assert entry is not None
    return ActionRow(
        id, number, "choice", entry.seat, entry.choice, None, 0.0, number,
        stands=number - 1, made=write([deed]),
    )  # fmt: skip


def measure(choices: int = LONG) -> Longevity:
    """The best of some rounds, on SQLite."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'long.sqlite3'}"
        store = Store(url)
        account = People(store).guest("en")
        owner = Person(account.id, account.name, account.language, guest=True)
        id, match = lengthen(store, owner, choices)
        store.close()
        # A process for each: a server that has just started has nothing in memory.
        with ProcessPoolExecutor(1, get_context("spawn"), max_tasks_per_child=1) as fresh:
            rounds = [fresh.submit(_opened, url, id, owner) for _ in range(ROUNDS)]
            opened = min(each.result() for each in rounds)
        past = asyncio.run(_look_back(url, id, owner))
    return Longevity(opened * 1e3, len(match.snapshot()) / 1e3, *_handled(match), *past)


def _opened(url: str, id: str, person: Person) -> float:
    return asyncio.run(_open(url, id, person))


async def _open(url: str, id: str, person: Person) -> float:
    """The time from the first question for the match to all that a visitor is told first."""
    store = Store(url)
    shelf, texts = Shelf(store), stavka.game("pavlov").texts("en")
    begun = perf_counter()
    live = await shelf.live(id)
    for message in await Reader(live, person, texts).greet(store, None):
        m.write(message)
    seconds = perf_counter() - begun
    store.close()
    return seconds


async def _look_back(url: str, id: str, person: Person) -> list[float]:
    """Milliseconds of all that is asked about the past."""
    store = Store(url)
    shelf, texts = Shelf(store), stavka.game("pavlov").texts("en")
    live = await shelf.live(id)
    (seat, *_), before = live.match.seats, live.choices

    async def replayed() -> None:
        match, _ = await shelf.moment(live, before // 2 + MILESTONE - 1)
        match.view(seat)

    async def turns() -> None:
        for _, match in shelf.turns_of(live.match.fork(), id, live.number):
            match.view(seat)

    async def older() -> None:
        await Reader(live, person, texts).older(m.Older(before=LATEST))

    async def back() -> None:
        await Reader(live, person, texts).greet(store, Known(live.number - 20, before - 20))

    async def listed() -> None:
        store.choices(id, "nobody")
        store.last_action(id, "nobody")

    found = []
    for work in (replayed, turns, older, back, listed):
        rounds = []
        for _ in range(ROUNDS):
            begun = perf_counter()
            await work()
            rounds.append(perf_counter() - begun)
        found.append(min(rounds) * 1e3)
    store.close()
    return found


def _handled(match: Match[Any]) -> tuple[float, float]:
    """Microseconds of a fork, and of a choice that is made and taken back."""
    seat = match.waiting[0]
    choice = match.run[-1].choice
    forks, undos = [], []
    for _ in range(ROUNDS):
        begun = perf_counter()
        for _ in range(TIMES):
            match.fork()
        forks.append(perf_counter() - begun)
        begun = perf_counter()
        for _ in range(TIMES):
            match.undo(seat)
            match.play(seat, choice)
        undos.append(perf_counter() - begun)
    return min(forks) / TIMES * 1e6, min(undos) / TIMES * 1e6
