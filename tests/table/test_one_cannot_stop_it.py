"""One person with a script does not stop the server: what he asks for waits for itself alone."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from starlette.requests import Request

import stavka
from stavka.kernel.edition import line_of
from stavka.table import loading
from stavka.table.acting import Hub
from stavka.table.app import build
from stavka.table.bots import AGAINST_PEOPLE, BOTS_ALONE, HINT, BotPool, Queue, Worker
from stavka.table.config import Config
from stavka.table.loading import Shelf
from stavka.table.lobby import Lobby, NewMatch, SeatWish
from stavka.table.people import BadRequest, People, Person
from stavka.table.storage.store import Store
from stavka.table.workshop import Asker, Gone, Workshop
from tests.table.conftest import Come, Databases, Serve
from tests.table.harm import memory
from tests.table.prepared import after
from tests.table.server import PATIENCE, Server, soon

# Work that grows


def test_no_text_takes_longer_than_its_length_allows() -> None:
    """18 kB of a file cost a minute once."""
    for text in ("[" * 18_000, "[a" + "." * 18_000, " " * 18_000 + "=", "[ " * 9_000 + "]",
                 '"' * 18_000, "[" + " \t" * 9_000, "a=" * 9_000):  # fmt: skip
        begun = time.process_time()
        for _ in range(20):
            line_of(text, "scenario", "rows")
            line_of(text.replace(" ", "\n"), "scenario", "rows")
        assert time.process_time() - begun < 5.0


@pytest.mark.slow
@pytest.mark.parametrize(
    "file",
    [
        "[" * 18_000, '[scenario]\nsoviet = "' + "\\" * 15_000, "[a." + "a." * 900 + "b]\n" * 10,
        "\n".join(f"[{'.'.join('a' * 60)}.b{n}]" for n in range(140)),
        "x = " + "{a=" * 600, "[scenario]\n" + "a=1\n" * 4_000, "'''" * 6_000,
    ],
)  # fmt: skip
def test_a_file_that_is_none_costs_little(table: Server, come: Come, file: str) -> None:
    person = come(table)
    before = table.spent
    wish = {"game": "tanks", "scenario": "own-scenario", "file": file}
    assert person.http.post("/api/matches", json=wish).status_code == 400
    assert table.spent - before < 5.0


def somebody(messages: asyncio.Queue[dict[str, Any]]) -> Request:
    """A request whose asker stays until he is said to leave."""
    return Request({"type": "http", "headers": []}, messages.get)


def test_who_fills_a_workshop_waits_for_himself_and_the_loop_goes_on() -> None:
    async def attack() -> None:
        shop, passwords = Workshop("test", 2, 3), Workshop("other", 2, 3)
        stays: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        enough = threading.Event()
        request = somebody(stays)

        def long(asker: Asker) -> str:
            while not enough.wait(0.01):
                asker.check()
            return "done"

        greedy = [
            asyncio.create_task(shop.do(request, "10.0.0.1", "greedy", long)) for _ in range(3)
        ]
        await asyncio.sleep(0)
        with pytest.raises(BadRequest, match="busy"):
            await shop.do(request, "10.0.0.1", "greedy", long)
        more = [
            asyncio.create_task(shop.do(request, "10.0.0.1", f"guest {n}", long)) for n in range(4)
        ]
        with pytest.raises(BadRequest, match="busy"):  # the fourth: an address has six
            await more[-1]
        # Meanwhile another kind of work is done, and the loop turns.
        assert await passwords.do(request, "10.0.0.1", "greedy", lambda _: "hashed") == "hashed"
        for _ in range(100):
            await asyncio.sleep(0)
        assert not any(task.done() for task in greedy)
        enough.set()
        assert await asyncio.gather(*greedy, *more[:3]) == ["done"] * 6
        assert await shop.do(request, "10.0.0.1", "greedy", lambda _: "again") == "again"
        shop.close()
        passwords.close()

    asyncio.run(attack())


def test_who_leaves_is_not_worked_for() -> None:
    async def leave() -> None:
        shop = Workshop("test", 1, 5)
        ended, begun = threading.Event(), threading.Event()

        def long(asker: Asker) -> None:
            begun.set()
            try:
                while True:
                    time.sleep(0.005)
                    asker.check()
            except Gone:
                ended.set()
                raise

        never = threading.Event()
        lines = [asyncio.Queue[dict[str, Any]]() for _ in range(2)]
        first = asyncio.create_task(shop.do(somebody(lines[0]), "a", "a", long))
        second = asyncio.create_task(shop.do(somebody(lines[1]), "a", "b", lambda _: never.set()))
        await asyncio.to_thread(begun.wait, PATIENCE)
        for line in lines:
            line.put_nowait({"type": "http.disconnect"})
        for task in (second, first):
            with pytest.raises(BadRequest):
                await task
        assert await asyncio.to_thread(ended.wait, PATIENCE)
        assert not never.is_set()  # it had not begun
        shop.close()

    asyncio.run(leave())


# The server under it

CHOICES = 30  # of a player beside one who asks for too much
DONE_OR_REFUSED = ((200, ""), (201, ""), (429, "busy"))


@pytest.fixture(scope="module")
def hall(databases: Databases, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(databases("sqlite"), tmp_path_factory.mktemp("hall")).start()
    yield server
    server.stop()


def long_journal(choices: int) -> str:
    """A journal of a competitive match, as long as it gets."""
    match = after("competitive", choices)
    return match.journal.text()


@pytest.mark.slow
def test_imports_and_exports_leave_room_for_others(hall: Server, come: Come) -> None:
    """Twelve at once from one guest, for as long as it takes a player to make his choices: what is
    too much is refused in words, the rest is done, and each choice is answered."""
    attacker, player = come(hall), come(hall)
    body, enough = {"text": war(600)}, threading.Event()
    there = player.open(player.create()["id"])

    def attack() -> set[tuple[str, int, str]]:
        found = set()
        while not enough.is_set():
            made = attacker.http.post("/api/matches/import", json=body)
            found.add(("import", made.status_code, made.json().get("reason", "")))
            if made.is_success:
                there = f"/api/matches/{made.json()['id']}/journal"
                gone = attacker.http.post(there, json={})
                refused = "" if gone.is_success else gone.json()["reason"]
                found.add(("export", gone.status_code, refused))
                assert refused or gone.text.count("\n") > 600
            enough.wait(0.02)
        return found

    with ThreadPoolExecutor(12) as crowd:
        attacks = [crowd.submit(attack) for _ in range(12)]
        try:
            for _ in range(CHOICES):
                there.play() if there.asked else there.next("state")
        finally:
            enough.set()
    found = set().union(*(each.result() for each in attacks))
    assert {("import", 201, ""), ("import", 429, "busy"), ("export", 200, "")} <= found
    assert found <= {(what, *how) for what in ("import", "export") for how in DONE_OR_REFUSED}


@pytest.mark.slow
def test_a_journal_of_too_many_choices_is_refused(serve: Serve, sqlite: str, come: Come) -> None:
    server = serve(sqlite, imported_choices=50)
    person = come(server)
    refused = person.post("/api/matches/import", {"text": long_journal(51)}, 413)
    assert refused["reason"] == "journal-too-long"
    person.post("/api/matches/import", {"text": long_journal(50)}, 201)


def war(choices: int) -> str:
    """A journal that takes its time."""
    match, chance = stavka.game("stalingrad42").start("fall-blau", seed=1), random.Random(1)
    while match.length < choices:
        seat = match.waiting[0]
        match.play(seat, chance.choice(match.choices(seat)))
    return match.journal.text()


@pytest.mark.slow
def test_an_import_whose_asker_has_gone_is_not_made(hall: Server, come: Come) -> None:
    """He sends it and cuts the line, again and again: nobody is worked for and nothing is kept."""
    person = come(hall)
    body = json.dumps({"text": war(600)}).encode()
    head = (
        f"POST /api/matches/import HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(body)}\r\n"
        f"Content-Type: application/json\r\nCookie: stavka={person.cookie}\r\n\r\n"
    ).encode()
    for _ in range(12):
        with socket.create_connection(("127.0.0.1", hall.port), PATIENCE) as line:
            line.sendall(head + body)
    small = {"text": long_journal(20)}  # behind all of them, as soon as the last is given up
    soon(lambda: person.http.post("/api/matches/import", json=small).is_success, "it is his turn")
    assert {match["game"] for match in person.mine().values()} == {"pavlov"}


# Bots


def test_a_hint_waits_for_one_thought_at_most() -> None:
    """Thirty matches of one account stand in the queue; the next worker is for the hint, and then
    accounts take turns."""

    async def queue() -> list[str]:
        waiting: Queue[Worker] = Queue()
        worker, order = Worker(), list[str]()

        async def think(kind: int, account: str, what: str) -> None:
            await waiting.wait(kind, account)
            order.append(what)

        tasks = [
            asyncio.create_task(think(AGAINST_PEOPLE, "greedy", f"greedy {n}")) for n in range(30)
        ]
        tasks.append(asyncio.create_task(think(BOTS_ALONE, "anna", "anna's bots")))
        tasks.append(asyncio.create_task(think(AGAINST_PEOPLE, "boris", "boris")))
        tasks.append(asyncio.create_task(think(AGAINST_PEOPLE, "boris", "boris again")))
        tasks.append(asyncio.create_task(think(HINT, "anna", "anna's hint")))
        await asyncio.sleep(0)
        gone = asyncio.create_task(think(HINT, "carl", "carl's hint"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        while waiting.give(worker):
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)
        return order

    order = asyncio.run(queue())
    assert order[0] == "anna's hint"
    assert order[1:5] == ["greedy 0", "boris", "greedy 1", "boris again"]
    assert order[-1] == "anna's bots"
    assert len(order) == 34


@pytest.mark.slow
def test_one_with_thirty_matches_of_bots_does_not_hold_up_a_hint(
    serve: Serve, sqlite: str, come: Come
) -> None:
    server = serve(sqlite)
    greedy, player = come(server), come(server)
    seats = {"command": "random", "garrison": "random", "wehrmacht": "random"}
    for _ in range(30):
        greedy.create("competitive-three", seats=seats)
    there = player.open(player.create()["id"])
    before = server.metric("stavka_actions_total")
    advice = there.say("hint", seat=there.state["seat"])
    assert advice["type"] == "advice"
    # Were the hint behind the queue, all thirty would have gone on many times.
    assert server.metric("stavka_actions_total") - before < 400


def test_bots_alone_stop_when_nobody_asks_any_more(sqlite: str) -> None:
    store = Store(sqlite)
    account = People(store).guest("en")
    owner = Person(account.id, account.name, account.language, guest=True)
    lobby = Lobby(store, Hub(Shelf(store)), per_person=5)
    row, _ = lobby.create(owner, NewMatch("pavlov", "solo", seats=[SeatWish("defender", "random")]))
    live = Shelf(store).load(row.id)
    assert live is not None
    assert BotPool._next(live) is None
    live.wanted_at = time.time()
    assert BotPool._next(live) == "defender"
    live.wanted_at -= 3600
    assert BotPool._next(live) is None
    live.seats["defender"].kind = "person"
    live.wanted_at = time.time()
    assert BotPool._next(live) is None
    store.close()


# Memory


@pytest.mark.slow
def test_matches_that_nobody_watches_are_bounded(
    serve: Serve, sqlite: str, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The oldest go first, and those that are watched stay."""
    monkeypatch.setattr(loading, "IDLE_BYTES", 400_000)
    server = serve(sqlite)
    person = come(server)
    ids = [person.create()["id"] for _ in range(30)]
    server.stop()
    table = build(Config(database=sqlite)).state.table

    async def look() -> list[str]:
        first = await table.shelf.live(ids[0])
        first.busy += 1
        for id in ids:
            await table.shelf.live(id)
            assert len(table.shelf.matches) <= 16  # not only when it is swept
        table.shelf.forget_idle()
        return list(table.shelf.matches)

    left = asyncio.run(look())
    table.store.close()
    assert left[0] == ids[0]
    assert left[1:] == ids[-len(left[1:]) :]
    assert 2 <= len(left) <= 12


@pytest.mark.slow
def test_own_maps_and_imports_do_not_fill_the_memory(serve: Serve, sqlite: str, come: Come) -> None:
    server = serve(sqlite, matches_per_person=1000)
    person = come(server)
    template = stavka.game("tanks").scenario_template("x.toml")  # type: ignore[attr-defined]
    text = long_journal(100)

    def own_map(number: int) -> None:
        file = template.replace("worth = 30", f"worth = {number + 1}")
        wish = {"game": "tanks", "scenario": "own-scenario", "file": file}
        assert person.http.post("/api/matches", json=wish).status_code == 201

    def attack(first: int, maps: int, imports: int) -> float:
        """How much the memory has grown by it, in MB."""
        before = memory(server)
        for number in range(first, first + maps):
            own_map(number)
        for _ in range(imports):
            person.post("/api/matches/import", {"text": text}, 201)
        return memory(server) - before

    attack(0, 5, 5)
    grown = attack(5, 150, 60)
    assert grown < 100, f"{grown:.0f} MB for 150 maps and 60 imports"
    # What nobody watches goes when others come, so that once more as many take hardly more.
    again = attack(155, 75, 30)
    assert again < 25, f"{again:.0f} MB for 75 maps and 30 imports more"


def test_an_edition_shares_what_it_does_not_change() -> None:
    game = stavka.game("tanks")
    rng = random.Random(1)
    table, entry = rng.choice([(t, e) for t, rows in game.edition.figures.items() for e in rows])
    field, value = next(iter(game.edition.figures[table][entry].items()))
    other = game.edition.override({f"{table}.{entry}.{field}": value}, game.components)
    assert other.figures == game.edition.figures
    assert other.figures[table] is not game.edition.figures[table]
    for name, rows in game.edition.figures.items():
        if name != table:
            assert other.figures[name] is rows
    for name, row in game.edition.figures[table].items():
        assert (other.figures[table][name] is row) == (name != entry)
