"""Bots in seats: they play on by themselves, and a broken one blocks nobody."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from stavka.kernel import Journal
from tests.table.conftest import Come, Databases, Serve
from tests.table.server import Client, Message, Server

pytestmark = pytest.mark.slow

BROKEN = Path(__file__).with_name("broken.py")


def wait_until_over(person: Client, match: str, seconds: float = 90) -> Message:
    """Without a connection: nobody watches, the bots play."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = person.match(match)
        if found["status"] == "over":
            return found
        time.sleep(0.1)
    raise AssertionError(f"still {found['status']} after {found['choices']} choices")


def verified(person: Client, match: str) -> Journal:
    journal = Journal.parse(person.http.get(f"/api/matches/{match}/journal").text)
    assert journal.verify() is None
    return journal


@pytest.mark.parametrize(
    ("scenario", "mine"),
    [
        ("solo", None),
        ("cooperative", "garrison"),
        ("competitive", "defender"),
        ("competitive-three", None),
    ],
)
def test_bots_play_any_seat_to_the_end(come: Come, scenario: str, mine: str | None) -> None:
    person = come()
    before = person.server.metric("stavka_bot_fallbacks_total")
    pavlov, *_ = person.get("/api/games")["games"]
    (found,) = [s for s in pavlov["scenarios"] if s["id"] == scenario]
    seats = {s["seat"]: "random" for s in found["seats"] if s["seat"] != mine}
    match = person.create(scenario, seats=seats)["id"]
    if mine:
        socket = person.open(match)
        chance = random.Random(8)
        while socket.state["status"] == "running":
            if not socket.asked:
                socket.next("state")
                continue
            answer = socket.say(
                "play", seat=mine, number=socket.number, choice=chance.choice(socket.choices)
            )
            # Where both may answer, the bot may have been first.
            assert answer["type"] == "done" or answer["reason"] in ("stale", "not-your-turn")
    assert wait_until_over(person, match)["choices"] > 0
    assert {e.seat for e in verified(person, match).entries} <= {s["seat"] for s in found["seats"]}
    assert person.server.metric("stavka_bot_fallbacks_total") == before


def test_a_bot_starts_when_the_last_person_has_come(come: Come) -> None:
    owner, friend = come(), come()
    seats = {"wehrmacht": "random", "command": "open", "garrison": "me"}
    match = owner.create("competitive-three", seats=seats)["id"]
    socket = owner.open(match)
    socket.quiet()
    assert socket.state["choices"] == 0
    friend.join(match, "command")
    while socket.state["choices"] < 3:
        socket.next("state")


# Broken bots


@pytest.fixture(scope="module")
def hospital(databases: Databases, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with broken bots; a bot has half a second."""
    place = tmp_path_factory.mktemp("hospital")
    server = Server(databases("sqlite"), place, module=BROKEN, bot_seconds=0.5).start()
    yield server
    server.stop()


@pytest.mark.parametrize("bot", ["crashes", "leaves", "dies", "nonsense", "nothing"])
def test_a_broken_bot_gets_a_plain_choice(hospital: Server, come: Come, bot: str) -> None:
    before = hospital.metric("stavka_bot_fallbacks_total")
    person = come(hospital)
    match = person.create("competitive", seats={"wehrmacht": bot})["id"]
    socket = person.open(match)
    while socket.state["choices"] == 0:
        socket.next("state")
    assert hospital.metric("stavka_bot_fallbacks_total") > before
    while socket.say("resign", seat="defender", number=socket.number)["type"] == "refused":
        pass  # the bot was faster
    verified(person, match)


def test_a_bot_that_hangs_is_stopped_and_holds_up_no_person(hospital: Server, come: Come) -> None:
    before = hospital.metric("stavka_bot_fallbacks_total")
    victim, other = come(hospital), come(hospital)
    waiting = victim.open(victim.create("competitive", seats={"wehrmacht": "hangs"})["id"])
    socket = other.open(other.create()["id"])
    began = time.monotonic()
    waits: list[float] = []
    while waiting.state["choices"] == 0 and time.monotonic() - began < 60:
        asked = time.monotonic()
        if socket.asked and len(waits) < 40:
            socket.play(random.Random(len(waits)).choice(socket.choices))
            waits.append(time.monotonic() - asked)
        assert waiting.say("ping")["type"] == "pong"
        time.sleep(0.02)
    assert waiting.state["choices"] >= 1
    assert hospital.metric("stavka_bot_fallbacks_total") > before
    assert len(waits) >= 5
    assert sorted(waits)[len(waits) // 2] < 0.5
    waiting.do("propose", what="abort")


def test_good_bots_go_on_beside_broken_ones(hospital: Server, come: Come) -> None:
    person = come(hospital)
    bad = person.open(person.create("competitive", seats={"wehrmacht": "crashes"})["id"])
    good = person.open(person.create("competitive", seats={"wehrmacht": "random"})["id"])
    while not (good.asked and bad.asked):
        (bad if good.asked else good).next("state")
    assert good.state["choices"] > 0


def test_who_does_not_exist_any_more_gets_a_plain_choice(
    serve: Serve, sqlite: str, come: Come
) -> None:
    """A bot that an older program had: the match goes on without it."""
    server = serve(sqlite)
    person = come(server)
    match = person.create("competitive", seats={"defender": "open", "wehrmacht": "random"})["id"]
    server.stop()
    with create_engine(sqlite).begin() as connection:
        connection.execute(text("UPDATE seat SET bot = 'gone' WHERE bot = 'random'"))
    server.start()
    person.join(match, "defender")
    socket = person.open(match)
    while not socket.asked:
        socket.next("state")


# Restarts


def test_bots_play_on_after_a_restart(serve: Serve, database: str, come: Come) -> None:
    server = serve(database, bot_seconds=2.0)
    person = come(server)
    seats = {"command": "random", "garrison": "random", "wehrmacht": "random"}
    match = person.create("competitive-three", seats=seats)["id"]
    while person.match(match)["choices"] < 3:
        time.sleep(0.01)
    server.kill()
    server.start()
    assert person.match(match)["choices"] >= 3
    wait_until_over(person, match)
    verified(person, match)


def test_a_match_that_cannot_be_loaded_does_not_stop_the_server(
    serve: Serve, sqlite: str, come: Come
) -> None:
    server = serve(sqlite)
    person = come(server)
    bad = person.create("competitive", seats={"wehrmacht": "random"})["id"]
    good = person.create("competitive")["id"]
    socket = person.open(bad)
    while not socket.asked:
        socket.next("state")
    server.stop()
    with create_engine(sqlite).begin() as connection:
        connection.execute(text("UPDATE action SET text = 'nonsense' WHERE number = 1"))
        connection.execute(text("DELETE FROM snapshot"))
        connection.execute(text("UPDATE match SET waiting = '[\"wehrmacht\"]'"))
    server.start()
    assert person.open(good).state["status"] == "running"
    assert person.match(bad, 400)["reason"] == "bad-request"


def test_workers_end_with_their_server(serve: Serve, sqlite: str, come: Come) -> None:
    server = serve(sqlite, start=False, module=BROKEN, bot_seconds=60.0).start()
    person = come(server)
    person.create("competitive", seats={"wehrmacht": "hangs"})
    end = time.monotonic() + 60
    while not (workers := thinking(server.pid)) and time.monotonic() < end:
        time.sleep(0.05)
    assert workers
    server.kill()
    while any(map(alive, workers)) and time.monotonic() < end:
        time.sleep(0.05)
    assert not any(map(alive, workers))


def thinking(pid: int) -> list[int]:
    """The workers of a server, once they have loaded everything and their bot hangs."""
    tasks = Path(f"/proc/{pid}/task")
    if not tasks.exists():
        pytest.skip("needs /proc")
    found = [int(child) for path in tasks.glob("*/children") for child in path.read_text().split()]
    return [n for n in found if b"spawn_main" in command(n) and b"hrtimer" in sleeping_in(n)]


def command(pid: int) -> bytes:
    return Path(f"/proc/{pid}/cmdline").read_bytes()


def sleeping_in(pid: int) -> bytes:
    return Path(f"/proc/{pid}/wchan").read_bytes()


def alive(pid: int) -> bool:
    status = Path(f"/proc/{pid}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z"
