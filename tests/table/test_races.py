"""Many want the same at once: one gets it, the others are told clearly, nothing is doubled."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle

import pytest

from tests.table.conftest import Come, Databases
from tests.table.server import Client, Message, Server
from tests.table.swarm import Racer, actions, rows, verify_all

pytestmark = pytest.mark.slow

ROUNDS = 5


@pytest.fixture(scope="module")
def two_servers(
    databases: Databases, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[Server]]:
    """Two server processes on one PostgreSQL."""
    url, log = databases("postgres"), tmp_path_factory.mktemp("races")
    servers = [Server(url, log), Server(url, log)]
    for server in servers:
        server.start()
    yield servers
    for server in servers:
        server.stop()


async def come_in(person: Client, match: str, servers: Sequence[Server], count: int) -> list[Racer]:
    """So many sockets of one person, spread over the servers."""
    places = [server for _, server in zip(range(count), cycle(servers), strict=False)]
    return await asyncio.gather(*(Racer.open(s.url, match, person.cookie) for s in places))


async def leave(racers: list[Racer]) -> None:
    await asyncio.gather(*(racer.socket.close() for racer in racers))


def winners(answers: list[Message]) -> list[int]:
    """Who was told that it is done; all others must have been told that they were too late."""
    reasons = {a["reason"] for a in answers if a["type"] == "refused"}
    assert reasons <= {"stale"}
    return [n for n, answer in enumerate(answers) if answer["type"] == "done"]


async def race(racers: list[Racer], seed: str) -> list[str]:
    """All answer the same questions at once; the choices that were made."""
    chooser = random.Random(seed)
    made = []
    for turn in range(ROUNDS):
        number = racers[0].state["number"]
        choices = [chooser.choice(racer.choices) for racer in racers]
        answers = await asyncio.gather(
            *(r.ask("play", turn + 1, choice=c) for r, c in zip(racers, choices, strict=True))
        )
        (first,) = winners(answers)
        made.append(choices[first])
        states = await asyncio.gather(*(racer.at(number + 1) for racer in racers))
        assert {state["number"] for state in states} == {number + 1}
    return made


def run_race(person: Client, servers: Sequence[Server], count: int, seed: str) -> None:
    match = person.create()["id"]

    async def run() -> list[str]:
        racers = await come_in(person, match, servers, count)
        try:
            return await race(racers, seed)
        finally:
            await leave(racers)

    made = asyncio.run(run())
    saved = actions(servers[0].database, match)
    assert [(row["number"], row["text"]) for row in saved] == list(enumerate(made, 1))


def test_fifty_answers_to_one_question_have_one_winner(either: Server, come: Come) -> None:
    run_race(come(either), [either], 50, "one server")


def test_fifty_answers_at_two_servers_have_one_winner(
    two_servers: list[Server], come: Come
) -> None:
    run_race(come(two_servers[0]), two_servers, 50, "two servers")


def test_only_one_of_a_choice_an_undo_and_a_resignation_is_done(either: Server, come: Come) -> None:
    person = come(either)
    match = person.create()["id"]
    wishes = ["play", "undo", "resign"]

    async def run() -> list[str]:
        racers = await come_in(person, match, [either], 30)
        while not all(racer.state["undo"] for racer in racers):
            number = racers[0].state["number"]
            await racers[0].ask("play", number + 1, choice=racers[0].choices[0])
            await asyncio.gather(*(racer.at(number + 1) for racer in racers))
        before = racers[0].state["number"]
        answers = await asyncio.gather(
            *(
                racer.ask(wish, 1000, **({"choice": racer.choices[0]} if wish == "play" else {}))
                for racer, wish in zip(racers, cycle(wishes), strict=False)
            )
        )
        (first,) = winners(answers)
        assert {state["number"] for state in [await r.at(before + 1) for r in racers]} == {
            before + 1
        }
        await leave(racers)
        return [wishes[first % 3], str(before + 1)]

    wish, number = asyncio.run(run())
    saved = actions(either.database, match)
    assert len(saved) == int(number)
    assert saved[-1]["kind"] == {"play": "choice"}.get(wish, wish)


def run_for_seat(servers: Sequence[Server], come: Come) -> None:
    owner = come(servers[0])
    match = owner.create("cooperative", seats={"garrison": "open"})["id"]
    people = [come(server) for _, server in zip(range(20), cycle(servers), strict=False)]
    for person in people:
        person.match(match)  # every server has it in memory
    together = threading.Barrier(len(people))

    def want(person: Client) -> tuple[int, str]:
        together.wait()
        answer = person.http.post(f"/api/matches/{match}/join", json={"seat": "garrison"})
        return answer.status_code, str(answer.json().get("reason", ""))

    with ThreadPoolExecutor(len(people)) as pool:
        answers = list(pool.map(want, people))
    assert sorted(answers) == [(200, "")] + [(409, "seat-taken")] * 19
    winner = people[answers.index((200, ""))]
    held = {
        row["seat"]: (row["kind"], row["account"])
        for row in rows(servers[0].database, "SELECT * FROM seat WHERE match = :match", match=match)
    }
    assert held == {
        "command": ("person", owner.person["id"]),
        "garrison": ("person", winner.person["id"]),
    }
    at_table = [winner.open(match), owner.open(match)]
    assert {socket.state["seat"] for socket in at_table} == {"garrison", "command"}
    loser = next(person for person in people if person is not winner).open(match)
    assert loser.state["seat"] is None
    asked = next(socket for socket in at_table if socket.asked)
    asked.play()
    for socket in (*at_table, loser):
        assert socket.at(1)["status"] == "running"


def test_twenty_want_one_seat_and_one_gets_it(either: Server, come: Come) -> None:
    run_for_seat([either], come)


def test_twenty_at_two_servers_want_one_seat_and_one_gets_it(
    two_servers: list[Server], come: Come
) -> None:
    run_for_seat(two_servers, come)


def test_two_servers_that_race_in_many_matches_do_not_lock_each_other_out(
    two_servers: list[Server], come: Come
) -> None:
    """Each server saves answers of many matches in one commit, in whatever order they came."""
    person = come(two_servers[0])
    matches = [person.create()["id"] for _ in range(20)]

    async def run() -> dict[str, list[str]]:
        tables = {m: await come_in(person, m, two_servers, 2) for m in matches}
        try:
            made = await asyncio.gather(*(race(table, m) for m, table in tables.items()))
            return dict(zip(matches, made, strict=True))
        finally:
            for table in tables.values():
                await leave(table)

    for match, made in asyncio.run(run()).items():
        saved = actions(two_servers[0].database, match)
        assert [row["text"] for row in saved] == made
    verify_all(two_servers[0].database)
