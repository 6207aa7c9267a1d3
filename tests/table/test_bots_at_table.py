"""Bots in seats: they play on by themselves, and a broken one blocks nobody."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

import stavka
from stavka import bots
from stavka.kernel import Budget, Journal
from stavka.table.thinking import adviser, think
from tests.table.broken import fault_of
from tests.table.conftest import Come, Databases, Serve
from tests.table.server import Client, Message, Server, soon

pytestmark = pytest.mark.slow

BROKEN = Path(__file__).with_name("broken.py")


def wait_until_over(person: Client, match: str) -> Message:
    """Without a connection: nobody watches, the bots play."""
    soon(lambda: person.match(match)["status"] == "over", "the bots come to an end")
    return person.match(match)


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
    socket.rest()
    assert socket.state["choices"] == 0
    friend.join(match, "command")
    while socket.state["choices"] < 3:
        socket.next("state")


# Broken bots


@pytest.fixture(scope="module")
def hospital(databases: Databases, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with broken bots; a bot has half a second."""
    place = tmp_path_factory.mktemp("hospital")
    server = Server(databases("sqlite"), place, module=BROKEN, apart=True, bot_seconds=0.5).start()
    yield server
    server.stop()


def test_why_a_bot_fails_stands_in_the_log(hospital: Server, come: Come) -> None:
    person = come(hospital)
    match = person.create("competitive", seats={"wehrmacht": "crashes"})["id"]
    soon(lambda: "ZeroDivisionError: this bot is broken" in hospital.output, "the log says it")
    assert "the bot crashes of pavlov fails, a plain choice is made" in hospital.output
    person.open(match).do("propose", what="abort")


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


def test_a_bot_that_hangs_is_stopped(hospital: Server, come: Come) -> None:
    before = hospital.metric("stavka_bot_fallbacks_total")
    victim = come(hospital)
    waiting = victim.open(victim.create("competitive", seats={"wehrmacht": "hangs"})["id"])
    while waiting.state["choices"] == 0:
        waiting.next("state")
    assert hospital.metric("stavka_bot_fallbacks_total") > before
    waiting.do("propose", what="abort")


def test_a_bot_stopped_by_a_fault_of_the_rules_plays_on_for_whoever_comes(
    serve: Serve, sqlite: str, come: Come
) -> None:
    server = serve(sqlite, module=BROKEN, apart=True)
    fault = fault_of(sqlite)
    fault.touch()
    person = come(server)
    match = person.create("competitive", seats={"wehrmacht": "random"})["id"]
    socket = person.open(match)
    while not stuck(socket.next("present")):
        pass
    socket.rest()
    assert socket.state["choices"] == 0
    assert "this rule is broken" in server.output
    fault.unlink()
    again = person.open(match)
    while stuck(again.next("present")):
        pass
    while not again.asked:
        again.next("state")
    assert again.state["choices"] > 0


def stuck(present: Message) -> list[str]:
    return [seat["seat"] for seat in present["seats"] if seat.get("stuck")]


def test_a_bot_is_kept_for_its_next_choice_and_answers_as_a_new_one() -> None:
    match = stavka.game("stalingrad42").start("fall-blau", 1)
    fresh = bots.make(match.game, "commander", 0)
    made: list[str] = []
    while len(made) < 8:
        (seat,) = match.waiting
        world = match.imagine(seat, len(made)).encode()
        found = think("match", match.game.id, "commander", seat, len(made), world, 60.0)
        assert found.choice == str(bots.ask(match, seat, fresh, Budget(seconds=60.0)))
        fresh = bots.make(match.game, "commander", 0)
        match.play(seat, found.choice)
        made.append(found.choice)
    assert adviser.cache_info().currsize == 1


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
    server = serve(database)
    person = come(server)
    seats = {"command": "random", "garrison": "random", "wehrmacht": "random"}
    match = person.create("competitive-three", seats=seats)["id"]
    soon(lambda: person.match(match)["choices"] >= 3, "the bots begin")
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


def test_a_bot_that_hangs_holds_up_no_person_and_ends_with_its_server(
    serve: Serve, sqlite: str, come: Come
) -> None:
    server = serve(sqlite, module=BROKEN, apart=True, bot_seconds=3600.0)
    victim, other = come(server), come(server)
    waiting = victim.open(victim.create("competitive", seats={"wehrmacht": "hangs"})["id"])
    soon(lambda: "hangs in " in server.output, "the bot hangs")
    (worker,) = map(int, re.findall(r"hangs in (\d+)\n", server.output))
    socket = other.open(other.create()["id"])
    assert socket.play_on(random.Random(1), 40) > 5
    waiting.rest()
    assert waiting.state["choices"] == 0
    assert alive(worker)
    server.kill()
    soon(lambda: not alive(worker), "it ends")


def alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and that nobody has asked about does not."""
    if not Path("/proc/self/stat").exists():
        pytest.skip("needs /proc")
    status = Path(f"/proc/{pid}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z"
