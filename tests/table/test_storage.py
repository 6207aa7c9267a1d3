"""Storage: migrations, snapshots, the writer, and what the keeper of a server does."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, insert, inspect, text, update

import stavka
from stavka.kernel import Journal, StavkaError
from stavka.table.admin import Keeper
from stavka.table.config import Config
from stavka.table.live import SNAPSHOT_EVERY, Hub, Live, NotDone
from stavka.table.past import Past
from stavka.table.storage import tables as t
from stavka.table.storage.rows import ActionRow
from stavka.table.storage.store import NotSaved, Store, Taken, Unfit
from tests.table.conftest import Come, Serve
from tests.table.prepared import after, played
from tests.table.server import Client, Server, Socket

pytestmark = pytest.mark.slow

LOAD_SECONDS = 0.050
SLACK = 4  # machines that run tests are busy


def url(database: str) -> str:
    return Config(database=database).url


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(url(database))
    yield opened
    opened.close()


@pytest.fixture
def keeper(database: str) -> Iterator[Keeper]:
    opened = Keeper(Config(database=database))
    yield opened
    opened.close()


def write(store: Store, sql: str, **values: object) -> None:
    store.write(lambda c: c.execute(text(sql), values)).result()


# Migrations


def test_migrations_can_run_twice(database: str) -> None:
    first = Store(url(database))
    secret = first.secret()
    first.migrate()
    first.close()
    second = Store(url(database))
    assert second.secret() == secret
    assert set(inspect(second.engine).get_table_names()) >= set(t.metadata.tables)
    second.close()


def test_the_migrated_tables_are_those_of_the_program(store: Store) -> None:
    found = inspect(store.engine)
    for name, table in t.metadata.tables.items():
        columns = {c["name"]: bool(c["nullable"]) for c in found.get_columns(name)}
        assert columns == {c.name: bool(c.nullable) for c in table.columns}, name
        assert {
            i["name"] for i in found.get_indexes(name) if not i.get("duplicates_constraint")
        } == {i.name for i in table.indexes}


def test_a_database_of_an_older_program_is_brought_up_to_date(
    tmp_path: Path, serve: Serve, come: Come
) -> None:
    """Its match goes on where it was left: with what was taken back, seen and noted."""
    file = tmp_path / "older.sqlite3"
    older = sqlite3.connect(file)
    older.executescript((Path(__file__).parent / "older" / "0001.sql").read_text())
    older.close()
    keeper = Keeper(Config(database=f"sqlite:///{file}"))
    (verdict,) = keeper.verify()
    assert (verdict.choices, verdict.problem) == (19, "")
    keeper.close()
    with closing(sqlite3.connect(file)) as newer:
        assert newer.execute("SELECT seen, told FROM visit").fetchall() == [(14, 14)]
    server = serve(f"sqlite:///{file}")
    zoya = come(server, guest=False)
    zoya.log_in("Zoya")
    ((match, found),) = zoya.mine().items()
    assert found["since_last_visit"] == 0  # what has happened since then she did herself
    line = zoya.open(match)
    assert (line.number, line.state["choices"]) == (61, 19)
    assert line.welcome["notes"] == "watch the river"
    assert line.state["redo"] == ["defender"]
    line.on_turn("redo")
    assert line.state["choices"] == 20
    line.play_on(random.Random(1), 5)


def test_several_processes_migrate_at_once(database: str) -> None:
    program = (
        "import sys; from stavka.table.storage import Store; "
        "print('loaded', flush=True); sys.stdin.readline(); "
        "store = Store(sys.argv[1]); print(store.secret().hex()); store.close()"
    )
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", program, url(database)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )
        for _ in range(4)
    ]  # fmt: skip
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "loaded\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    answers = [process.communicate(timeout=60) for process in processes]
    assert [process.returncode for process in processes] == [0] * 4, answers
    assert len({secret for secret, _ in answers}) == 1


def test_a_database_that_is_not_there_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a directory")
    with pytest.raises((StavkaError, OSError)):
        Store(f"sqlite:///{tmp_path}/file/stavka.sqlite3")
    with pytest.raises(NotSaved, match="cannot be written or read"):
        Store("postgresql+psycopg://stavka@127.0.0.1:1/stavka")


# The writer


def busy(store: Store) -> threading.Event:
    """Keep the writer at work until the event is set, so that what follows is one batch."""
    go = threading.Event()
    store.write(lambda _: go.wait(20))
    return go


def test_what_is_written_together_is_one_commit(store: Store) -> None:
    go = busy(store)
    jobs = [add(store, n) for n in range(50)]
    before = store.commits
    go.set()
    for job in jobs:
        job.result(timeout=20)
    assert store.commits - before <= 2


def add(store: Store, n: object) -> Future[Any]:
    """Write a row of no meaning."""
    row = insert(t.server).values(key=f"key {n}", value="x")
    return store.write(lambda connection: connection.execute(row))


def test_one_that_cannot_be_written_does_not_spoil_the_others(store: Store) -> None:
    def unfit(connection: Connection) -> None:
        if store.postgres:
            connection.execute(insert(t.server).values(key="\x00", value="x"))
        else:
            raise Unfit("as PostgreSQL does")

    def broken(_: Connection) -> None:
        raise ZeroDivisionError

    add(store, "taken").result()
    go = busy(store)
    good = [add(store, n) for n in range(3)]
    taken = add(store, "taken")
    bad = store.write(unfit), store.write(broken)
    good += [add(store, n) for n in range(3, 6)]
    go.set()
    for job in good:
        job.result(timeout=20)
    with pytest.raises(Taken):
        taken.result(timeout=20)
    with pytest.raises(Unfit):
        bad[0].result(timeout=20)
    with pytest.raises(ZeroDivisionError):
        bad[1].result(timeout=20)

    def count(connection: Connection) -> int:
        rows = connection.execute(text("SELECT count(*) FROM server"))
        return int(rows.scalar_one())

    assert store.read(count) == 7


def test_who_gives_up_waiting_does_not_stop_the_writer(store: Store) -> None:
    go = busy(store)
    given_up = add(store, "given up")
    assert given_up.cancel()
    go.set()
    add(store, "next").result(timeout=20)

    def keys(connection: Connection) -> list[str]:
        return list(connection.execute(text("SELECT key FROM server")).scalars())

    assert store.read(keys) == ["key next"]


def test_a_text_with_a_nul_harms_nobody(either: Server, come: Come) -> None:
    person = come(either)
    made = person.create(title="a \u202e\n b")
    assert made["title"] == "a b"
    socket = person.open(made["id"])
    socket.send("note", text="a\x00b")
    socket.next("refused")
    socket.do("note", text="ab")
    wish = {"game": "pavlov", "title": "a\x00b"}
    account = {"name": "a\x00b", "password": "a long password"}
    answers = [
        person.http.get("/api/matches/a%00b"),
        person.http.post("/api/matches", json=wish),
        person.http.post("/api/login", json=account),
        person.http.post(f"/api/matches/{made['id']}/join", json={"seat": "a\x00b"}),
    ]
    assert [answer for answer in answers if answer.status_code not in (400, 403, 409)] == []
    assert socket.play()["type"] == "done"


# Snapshots


def test_loading_a_long_match_is_quick(keeper: Keeper) -> None:
    """No match of Pavlov's House is likely to have 2,000 choices: here they are repeated."""
    match = played("competitive", lambda m: m.length == 300)
    tail = match.fork()
    chance = random.Random(1)
    while tail.waiting and tail.length < 300 + SNAPSHOT_EVERY:
        seat = tail.waiting[0]
        tail.play(seat, chance.choice(tail.choices(seat)))
    store = keeper.store
    make_account(store, "Zoya")
    id = keeper.read(match.journal.text(), "Zoya").id
    repeats = 7
    match._entries = match._entries * repeats
    number = match.length
    assert number >= 2000

    def lengthen(connection: Connection) -> None:
        values = {"number": number, "data": match.encode()}
        connection.execute(update(t.snapshot).where(t.snapshot.c.match == id).values(**values))
        rows = [
            {"match": id, "number": number + n, "kind": "choice", "seat": e.seat,
             "text": e.choice, "account": None, "at": 0.0, "choices": number + n}
            for n, e in enumerate(tail.journal.entries[300:], 1)
        ]  # fmt: skip
        connection.execute(insert(t.action), rows)

    store.write(lengthen).result()
    times = []
    for _ in range(7):
        began = time.perf_counter()
        live = Hub(store).load(id)
        times.append(time.perf_counter() - began)
        assert live is not None
        assert live.match.position == tail.position
        assert live.choices == number + tail.length - 300
    assert statistics.median(times) < LOAD_SECONDS * SLACK, times


def test_snapshots_keep_the_tail_short(serve: Serve, database: str, come: Come) -> None:
    person = come(serve(database))
    match = person.create("competitive")["id"]
    socket = person.open(match)
    store = Store(url(database))
    chance = random.Random(12)
    tails = []
    while socket.state["status"] == "running" and socket.state["choices"] < 150:
        if not socket.asked:
            socket.look(socket.state["waiting"][0])
        socket.play(chance.choice(socket.choices))
        if socket.state["undo"] and chance.random() < 0.2:
            socket.on_turn("undo")
        saved = store.snapshot(match)
        tails.append(socket.number - (saved[0] if saved else 0))
    assert store.snapshot(match) is not None
    assert max(tails) <= SNAPSHOT_EVERY
    hub = Hub(store)
    quick, whole = hub.load(match), hub.load(match, snapshots=False)
    assert quick is not None
    assert whole is not None
    assert quick.number == whole.number == socket.number
    assert quick.match == whole.match
    store.close()


def test_a_match_brought_in_has_a_snapshot(keeper: Keeper) -> None:
    make_account(keeper.store, "Zoya")
    original = after("solo", 30)
    found = keeper.store.snapshot(keeper.read(original.journal.text(), "Zoya").id)
    assert found is not None
    assert found[0] == 30
    assert original.game.decode(found[1]) == original


def test_a_snapshot_that_is_no_longer_read_is_done_without(keeper: Keeper) -> None:
    """As an older program may have written it: the match is rebuilt from its actions."""
    make_account(keeper.store, "Zoya")
    original = after("solo", 30)
    id = keeper.read(original.journal.text(), "Zoya").id
    saved = msgspec.msgpack.decode(original.encode())
    data = msgspec.msgpack.encode([saved[0] + 1, *saved[1:]])
    write(keeper.store, "UPDATE snapshot SET data = :data WHERE match = :id", data=data, id=id)
    assert keeper.match(id).match == original


def test_a_match_in_memory_catches_up_with_the_database(keeper: Keeper) -> None:
    """What another server has saved is done here too, in its order."""
    account = make_account(keeper.store, "Zoya")
    row = keeper.read(after("competitive", 20).journal.text(), "Zoya")
    here, there = Hub(keeper.store), Hub(keeper.store)

    async def play() -> None:
        one, other = await here.live(row.id), await there.live(row.id)
        chance = random.Random(4)
        for _ in range(10):
            seat = other.waiting[0]
            choice = str(chance.choice(other.match.choices(seat)))
            await there.act(other, "choice", seat, choice, account=account)
        assert one.number == 20
        await here.refresh(one)
        assert one.match == other.match
        assert one.number == other.number == 30

    asyncio.run(play())


def test_a_match_nobody_watches_leaves_the_memory_and_comes_back(
    keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stavka.table.live.FORGET_AFTER", 0.2)
    make_account(keeper.store, "Zoya")
    row = keeper.read(after("solo", 20).journal.text(), "Zoya")
    hub = Hub(keeper.store)

    async def play() -> None:
        live = await hub.live(row.id)
        hub.forget_idle()
        assert hub.matches == {row.id: live}
        time.sleep(0.3)
        await hub.act(live, "choice", "defender", str(live.match.choices("defender")[0]))
        hub.forget_idle()
        assert hub.matches == {row.id: live}, "somebody plays, if only a bot"
        time.sleep(0.3)
        hub.forget_idle()
        assert hub.matches == {}
        again = await hub.live(row.id)
        assert again is not live
        assert (again.match, again.number) == (live.match, 21)

    asyncio.run(play())


def test_the_history_is_right_if_the_match_goes_on_while_it_is_worked_out(keeper: Keeper) -> None:
    make_account(keeper.store, "Zoya")
    row = keeper.read(after("solo", 40).journal.text(), "Zoya")

    async def play() -> None:
        for _ in range(4):
            hub = Hub(keeper.store)
            live = await hub.live(row.id)
            choice = str(live.match.choices("defender")[0])
            await asyncio.gather(live.know_past(), hub.act(live, "choice", "defender", choice))
            assert live.past().deeds == Past.of(live.match.journal).deeds

    asyncio.run(play())


class Witness:
    """Somebody who watches a match, and what he was told."""

    eyes: str | None = None

    def __init__(self) -> None:
        self.told: list[tuple[int, int]] = []

    def changed(self, live: Live, since: int) -> None:
        self.told.append((live.number, since))


def test_who_comes_too_late_and_all_who_watch_with_him_see_what_was_done(keeper: Keeper) -> None:
    """Another server was first: the choice is refused, and what was done there is told here."""
    make_account(keeper.store, "Zoya")
    row = keeper.read(stavka.game("pavlov").start("competitive").journal.text(), "Zoya")
    here, there = Hub(keeper.store), Hub(keeper.store)

    async def play() -> None:
        one, other = await here.live(row.id), await there.live(row.id)
        witness = Witness()
        one.watchers.add(witness)
        choices = list(map(str, one.match.choices("wehrmacht")))
        await there.act(other, "choice", "wehrmacht", choices[0])
        await there.act(other, "undo", "wehrmacht")
        await there.act(other, "choice", "wehrmacht", choices[1])
        with pytest.raises(NotDone, match="stale"):
            await here.act(one, "choice", "wehrmacht", choices[2], number=0)
        assert one.match == other.match
        assert witness.told == [(3, 0)]
        with pytest.raises(NotDone, match="stale"):
            await here.act(one, "choice", "wehrmacht", choices[2], number=0)
        assert one.number == 3

    asyncio.run(play())


def test_what_was_taken_back_elsewhere_is_told_anew(keeper: Keeper) -> None:
    """Two choices, the second taken back and made otherwise: only the first stands."""
    make_account(keeper.store, "Zoya")
    row = keeper.read(stavka.game("pavlov").start("competitive").journal.text(), "Zoya")
    here, there = Hub(keeper.store), Hub(keeper.store)

    async def play() -> None:
        other = await there.live(row.id)
        for _ in range(2):
            await there.act(other, "choice", "wehrmacht", str(other.match.choices("wehrmacht")[0]))
        one = await here.live(row.id)
        witness = Witness()
        one.watchers.add(witness)
        await one.know_past()
        await there.act(other, "undo", "wehrmacht")
        await there.act(other, "choice", "wehrmacht", str(other.match.choices("wehrmacht")[-1]))
        await here.refresh(one)
        assert witness.told == [(4, 1)]
        assert one.past().deeds == Past.of(other.match.journal).deeds

    asyncio.run(play())


# The keeper


def make_account(store: Store, name: str) -> str:
    values = {
        "id": f"id-{name}", "name": name, "folded": name.lower(), "password": "x",
        "language": "en", "epoch": 0, "webhook": None, "created": 0.0,
    }  # fmt: skip
    store.write(lambda c: c.execute(insert(t.account).values(**values))).result()
    return f"id-{name}"


def test_the_keeper_lists_exports_and_imports(keeper: Keeper) -> None:
    make_account(keeper.store, "zoya")
    original = after("solo", 25)
    text = original.journal.text()
    row = keeper.read(text, " ZOYA ")
    other = keeper.read(after("competitive", 5).journal.text(), "Zoya")
    assert [m.id for m in keeper.matches()] == [other.id, row.id]
    assert [m.id for m in keeper.matches("running")] == [other.id, row.id]
    assert list(keeper.matches("over")) == []
    assert keeper.export(row.id) == text
    assert keeper.match(row.id).choices == 25
    with pytest.raises(StavkaError, match="no match 'nothing'"):
        keeper.export("nothing")
    with pytest.raises(StavkaError, match="no account 'Nobody'"):
        keeper.read(text, "Nobody")
    with pytest.raises(StavkaError, match="line 1"):
        keeper.read("nonsense", "Zoya")


def test_the_keeper_lists_more_matches_than_a_page(
    keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stavka.table.admin.PAGE", 3)
    make_account(keeper.store, "Zoya")
    text = after("solo", 1).journal.text()
    ids = {keeper.read(text, "Zoya").id for _ in range(7)}
    listed = [m.id for m in keeper.matches()]
    assert len(listed) == 7
    assert set(listed) == ids


def test_the_keeper_verifies_every_match(keeper: Keeper, serve: Serve, come: Come) -> None:
    server = serve(keeper.config.database)
    person = come(server)
    good = person.create("competitive")["id"]
    socket = person.open(good)
    socket.look("wehrmacht")
    socket.play()
    socket.on_turn("undo")
    socket.play()
    socket.do("propose", what="rewind", choices=0)
    socket.play()
    resigned = person.bring(after("solo", 30))
    person.open(resigned).on_turn("resign")
    names = ("illegal", "other", "snapshot", "gap", "rewind")
    ids = {name: person.bring(after("solo", 40)) for name in names}
    server.stop()
    assert all(verdict.problem == "" for verdict in keeper.verify())
    store, entries = keeper.store, after("solo", 40).journal.entries
    write(store, "UPDATE action SET text = 'dance' WHERE match = :m AND number = 9",
          m=ids["illegal"])  # fmt: skip
    one, choice = next(another_choice())
    write(store, "UPDATE action SET text = :c WHERE match = :m AND number = :n",
          c=choice, m=ids["other"], n=one)  # fmt: skip
    data = after("solo", 39).encode()
    store.write(
        lambda c: c.execute(
            update(t.snapshot).where(t.snapshot.c.match == ids["snapshot"]).values(data=data)
        )
    ).result()
    write(store, "DELETE FROM action WHERE match = :m AND number = 12", m=ids["gap"])
    write(store, "UPDATE action SET kind = 'rewind', text = 'x' WHERE match = :m AND number = 40",
          m=ids["rewind"])  # fmt: skip
    verdicts = {verdict.match: verdict for verdict in keeper.verify()}
    assert len(verdicts) == 2 + len(ids)
    for name, id in ids.items():
        assert verdicts[id].problem, name
    assert "dance" in verdicts[ids["illegal"]].problem
    assert (verdicts[good].problem, verdicts[good].choices) == ("", 1)
    assert verdicts[resigned].problem == ""
    assert len(entries) == 40


def another_choice() -> Iterator[tuple[int, str]]:
    """Places in the match where another choice would have been legal, and that choice."""
    journal = after("solo", 40).journal
    for n in range(39, 0, -1):
        match = Journal(journal.header, journal.entries).replay(n - 1)
        made = journal.entries[n - 1]
        for choice in match.choices(made.seat):
            if choice != made.choice:
                yield n, str(choice)


def play_for(person: Client, socket: Socket, done: list[int], stop: threading.Event) -> None:
    chance = random.Random(person.name)
    while not stop.is_set():
        if not socket.asked:
            socket = person.open(person.create()["id"])
        socket.play(chance.choice(socket.choices))
        done.append(socket.number)


def test_a_back_up_while_the_server_writes_is_whole(
    serve: Serve, sqlite: str, come: Come, tmp_path: Path
) -> None:
    server = serve(sqlite)
    stop = threading.Event()
    made: dict[str, list[int]] = {}
    threads = []
    for _ in range(3):
        person = come(server)
        match = person.create()["id"]
        made[match] = []
        args = (person, person.open(match), made[match], stop)
        threads.append(threading.Thread(target=play_for, args=args))
    for thread in threads:
        thread.start()
    keeper = Keeper(Config(database=sqlite))
    copies = []
    try:
        while not all(len(numbers) > 20 for numbers in made.values()):
            time.sleep(0.01)
        for n in range(5):
            before = {match: max(numbers[:20]) for match, numbers in made.items()}
            copies.append((tmp_path / f"copy-{n}.sqlite3", before))
            keeper.back_up(copies[-1][0])
    finally:
        stop.set()
        for thread in threads:
            thread.join()
        keeper.close()
    for path, _ in copies:
        with sqlite3.connect(path) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        connection.close()
    copy, before = copies[-1]
    restored = Keeper(Config(database=f"sqlite:///{copy}"))
    verdicts = {verdict.match: verdict for verdict in restored.verify()}
    assert all(verdict.problem == "" for verdict in verdicts.values())
    for match, number in before.items():
        assert verdicts[match].choices >= number
    restored.close()


def test_a_back_up_overwrites_nothing(keeper: Keeper, tmp_path: Path) -> None:
    if keeper.store.postgres:
        with pytest.raises(StavkaError, match="pg_dump"):
            keeper.back_up(tmp_path / "copy")
        return
    (tmp_path / "copy").write_text("precious")
    with pytest.raises(StavkaError, match="it is not overwritten"):
        keeper.back_up(tmp_path / "copy")
    assert (tmp_path / "copy").read_text() == "precious"


def test_a_number_is_taken_once(keeper: Keeper) -> None:
    """The row that decides races between servers."""
    make_account(keeper.store, "Zoya")
    row = keeper.read(after("solo", 3).journal.text(), "Zoya")

    def action(choice: str) -> dict[str, Any]:
        made = ActionRow(row.id, 4, "choice", "defender", choice, None, 0.0, 4)
        return {f: getattr(made, f) for f in made.__struct_fields__}

    keeper.store.write(lambda c: c.execute(insert(t.action).values(**action("one")))).result()
    with pytest.raises(Taken):
        keeper.store.write(lambda c: c.execute(insert(t.action).values(**action("two")))).result()
    assert [a.text for a in keeper.store.actions(row.id, after=3)] == ["one"]
