"""Storage: migrations, snapshots, the writer, and what the keeper of a server does."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, event, insert, inspect, text, update

import stavka
from stavka.kernel import Event, Journal, Match, Refused, StavkaError
from stavka.table import messages as m
from stavka.table.acting import SNAPSHOT_EVERY, Hub
from stavka.table.admin import Keeper
from stavka.table.config import Config
from stavka.table.live import Live
from stavka.table.loading import FORGET_AFTER, Shelf
from stavka.table.longevity import lengthen
from stavka.table.past import LATEST, Deed, replay
from stavka.table.people import People, Person
from stavka.table.plenty import stock
from stavka.table.storage import lists
from stavka.table.storage import tables as t
from stavka.table.storage.migrating import HEAD, revision
from stavka.table.storage.rows import ActionRow
from stavka.table.storage.store import NotSaved, Store, Taken, Unfit
from stavka.table.telling import Reader
from tests.table.conftest import Come, Serve
from tests.table.prepared import after
from tests.table.server import PATIENCE, Client, Server, Socket

pytestmark = pytest.mark.slow


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


def test_a_database_of_another_version_is_named_and_left_as_it_is(database: str) -> None:
    store = Store(url(database))
    write(store, "UPDATE alembic_version SET version_num = '9.9.9'")
    store.close()
    for _ in range(2):
        with pytest.raises(NotSaved, match=r"another version .*9\.9\.9.*: start that one"):
            Store(url(database))


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ("ALTER TABLE device DROP COLUMN session", "device .*: session"),
        ("ALTER TABLE account ADD COLUMN shoe_size INTEGER", "account .*: shoe_size"),
        ("DROP TABLE milestone", "milestone .*: choices, data"),
    ],
)
def test_a_database_whose_tables_are_not_those_of_its_revision_is_named(
    database: str, change: str, named: str
) -> None:
    store = Store(url(database))
    write(store, change)
    store.close()
    for _ in range(2):
        with pytest.raises(NotSaved, match=f"not what its revision says: .*{named}"):
            Store(url(database))


def test_a_new_database_is_of_the_last_revision(store: Store) -> None:
    with store.engine.connect() as connection:
        assert revision(connection) == HEAD


def test_the_migrated_tables_are_those_of_the_program(store: Store) -> None:
    found = inspect(store.engine)
    for name, table in t.metadata.tables.items():
        columns = {c["name"]: bool(c["nullable"]) for c in found.get_columns(name)}
        assert columns == {c.name: bool(c.nullable) for c in table.columns}, name
        assert {
            i["name"] for i in found.get_indexes(name) if not i.get("duplicates_constraint")
        } == {i.name for i in table.indexes}


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
    answers = [process.communicate(timeout=PATIENCE) for process in processes]
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
    store.write(lambda _: go.wait(PATIENCE))
    return go


def test_what_is_written_together_is_one_commit(store: Store) -> None:
    go = busy(store)
    jobs = [add(store, n) for n in range(50)]
    before = store.commits
    go.set()
    for job in jobs:
        job.result(PATIENCE)
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
        job.result(PATIENCE)
    with pytest.raises(Taken):
        taken.result(PATIENCE)
    with pytest.raises(Unfit):
        bad[0].result(PATIENCE)
    with pytest.raises(ZeroDivisionError):
        bad[1].result(PATIENCE)

    def count(connection: Connection) -> int:
        rows = connection.execute(text("SELECT count(*) FROM server"))
        return int(rows.scalar_one())

    assert store.read(count) == 7


def test_who_gives_up_waiting_does_not_stop_the_writer(store: Store) -> None:
    go = busy(store)
    given_up = add(store, "given up")
    assert given_up.cancel()
    go.set()
    add(store, "next").result(PATIENCE)

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

LONG = 1000  # choices


def test_a_long_match_is_opened_without_playing_it_again(
    keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Snapshot and tail; of the past only the latest, and what is asked for."""
    account = make_account(keeper.store, "Zoya")
    owner = Person(account, "Zoya", "en", guest=False)
    id, match = lengthen(keeper.store, owner, LONG)
    played = match.fork()

    def no_play(*_: object) -> None:
        raise AssertionError("a choice is played again")

    monkeypatch.setattr(Match, "_answer", no_play)

    async def look() -> None:
        live = await Shelf(keeper.store).live(id)
        assert live.choices == live.number == LONG
        assert live.match == played
        reader = Reader(live, owner, stavka.game("pavlov").texts("en"))
        welcome, state = await reader.greet(keeper.store, None)
        assert isinstance(welcome, m.Welcome)
        assert isinstance(state, m.State)
        lines = msgspec.json.decode(m.write(state))["log"]
        assert {line["number"] for line in lines} <= set(range(LONG + 1 - LATEST, LONG + 1))
        assert state.choices == LONG
        assert list(live.past().deeds) == list(range(LONG + 1 - LATEST, LONG + 1))
        (deed,) = await live.deeds(7, 7)
        assert [deed.entry] == [(await live.journal()).entries[6]]
        # Older lines on demand, again and again, until the beginning: all of the log.
        log, earlier = list(state.log), state.earlier
        assert earlier == LONG + 1 - LATEST
        while earlier:
            older = await reader.older(m.Older(before=earlier))
            assert older.earlier < earlier
            log, earlier = [*older.log, *log], older.earlier
        told = [reader.lines(n, await live.deeds(n, n)) for n in range(LONG + 1)]
        all = [line for lines in told for line in lines]
        assert msgspec.json.encode(log) == msgspec.json.encode(all)
        assert len(live.past().deeds) == LATEST

    asyncio.run(look())


def test_whether_a_match_has_secrets_is_asked_of_an_index(sqlite: str) -> None:
    """Not of all its actions."""
    store = Store(url(sqlite))
    asked: list[tuple[str, Any]] = []

    @event.listens_for(store.engine, "before_cursor_execute")
    def note(_: Any, __: Any, statement: str, values: Any, *___: Any) -> None:
        asked.append((statement, values))

    assert not store.has_hidden("x")
    ((statement, values),) = asked
    with store.engine.connect() as connection:
        plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values).all()
    store.close()
    assert "action_hidden" in str(plan)


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
    hub = Hub(Shelf(store))
    quick, whole = hub.shelf.load(match), hub.shelf.load(match, snapshots=False)
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
    here, there = Hub(Shelf(keeper.store)), Hub(Shelf(keeper.store))

    async def play() -> None:
        one, other = await here.shelf.live(row.id), await there.shelf.live(row.id)
        chance = random.Random(4)
        for _ in range(10):
            seat = other.waiting[0]
            choice = str(chance.choice(other.match.choices(seat)))
            await there.act(other, "choice", seat, choice, account=account)
        assert one.number == 20
        await here.shelf.refresh(one)
        assert one.match == other.match
        assert one.number == other.number == 30

    asyncio.run(play())


def test_a_match_nobody_watches_leaves_the_memory_and_comes_back(keeper: Keeper) -> None:
    make_account(keeper.store, "Zoya")
    row = keeper.read(after("solo", 20).journal.text(), "Zoya")
    hub = Hub(Shelf(keeper.store))

    async def play() -> None:
        live = await hub.shelf.live(row.id)
        hub.shelf.forget_idle()
        assert hub.shelf.matches == {row.id: live}
        live.idle_since -= FORGET_AFTER + 1
        await hub.act(live, "choice", "defender", str(live.match.choices("defender")[0]))
        hub.shelf.forget_idle()
        assert hub.shelf.matches == {row.id: live}, "somebody plays, if only a bot"
        live.idle_since -= FORGET_AFTER + 1
        hub.shelf.forget_idle()
        assert hub.shelf.matches == {}
        again = await hub.shelf.live(row.id)
        assert again is not live
        assert (again.match, again.number) == (live.match, 21)

    asyncio.run(play())


def test_the_history_is_right_if_the_match_goes_on_while_it_is_worked_out(keeper: Keeper) -> None:
    make_account(keeper.store, "Zoya")
    row = keeper.read(after("solo", 40).journal.text(), "Zoya")

    async def play() -> None:
        for _ in range(4):
            hub = Hub(Shelf(keeper.store))
            live = await hub.shelf.live(row.id)
            choice = str(live.match.choices("defender")[0])
            await asyncio.gather(live.know_past(), hub.act(live, "choice", "defender", choice))
            assert live.past().deeds == deeds(await live.journal())

    asyncio.run(play())


def deeds(journal: Journal) -> dict[int, Deed[Event]]:
    return dict(enumerate(deed for _, deed in replay(journal)))


class Witness:
    """Somebody who watches a match, and what he was told."""

    eyes: str | None = None
    account = ""

    def __init__(self) -> None:
        self.told: list[tuple[int, int]] = []

    def changed(self, live: Live, since: int) -> None:
        self.told.append((live.number, since))


def test_who_comes_too_late_and_all_who_watch_with_him_see_what_was_done(keeper: Keeper) -> None:
    """Another server was first: the choice is refused, and what was done there is told here."""
    make_account(keeper.store, "Zoya")
    row = keeper.read(stavka.game("pavlov").start("competitive").journal.text(), "Zoya")
    here, there = Hub(Shelf(keeper.store)), Hub(Shelf(keeper.store))

    async def play() -> None:
        one, other = await here.shelf.live(row.id), await there.shelf.live(row.id)
        witness = Witness()
        one.watchers.add(witness)
        choices = list(map(str, one.match.choices("wehrmacht")))
        await there.act(other, "choice", "wehrmacht", choices[0])
        await there.act(other, "undo", "wehrmacht")
        await there.act(other, "choice", "wehrmacht", choices[1])
        with pytest.raises(Refused, match="stale"):
            await here.act(one, "choice", "wehrmacht", choices[2], number=0)
        assert one.match == other.match
        assert witness.told == [(3, 0)]
        with pytest.raises(Refused, match="stale"):
            await here.act(one, "choice", "wehrmacht", choices[2], number=0)
        assert one.number == 3

    asyncio.run(play())


def test_what_was_taken_back_elsewhere_is_told_anew(keeper: Keeper) -> None:
    """Two choices, the second taken back and made otherwise: only the first stands."""
    make_account(keeper.store, "Zoya")
    row = keeper.read(stavka.game("pavlov").start("competitive").journal.text(), "Zoya")
    here, there = Hub(Shelf(keeper.store)), Hub(Shelf(keeper.store))

    async def play() -> None:
        other = await there.shelf.live(row.id)
        for _ in range(2):
            await there.act(other, "choice", "wehrmacht", str(other.match.choices("wehrmacht")[0]))
        one = await here.shelf.live(row.id)
        witness = Witness()
        one.watchers.add(witness)
        await one.know_past()
        await there.act(other, "undo", "wehrmacht")
        await there.act(other, "choice", "wehrmacht", str(other.match.choices("wehrmacht")[-1]))
        await here.shelf.refresh(one)
        assert witness.told == [(4, 1)]
        assert one.past().deeds == deeds(await other.journal())

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


# Lists


@pytest.mark.parametrize("many", [1, lists.MANY])
def test_a_person_is_listed_the_newest_of_what_he_made_and_sits_in(
    store: Store, many: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Found in two ways, by how many he has."""
    monkeypatch.setattr(lists, "MANY", many)
    people = People(store)
    host, guest, stranger = (people.guest("en").id for _ in range(3))
    owner = store.account(id=host)
    assert owner is not None
    stock(store, owner, 8)
    newest = [row.id for row in store.matches(limit=8)]
    for id in newest[1::3]:
        write(store, "UPDATE seat SET account = :a WHERE match = :m", a=guest, m=id)
    assert [listed.row.id for listed in store.of_person(host, 5)] == newest[:5]
    assert [listed.row.id for listed in store.of_person(guest, 2)] == [newest[1], newest[4]]
    assert [listed.row.id for listed in store.of_person(guest, 9)] == newest[1::3]
    assert store.of_person(stranger, 9) == []
