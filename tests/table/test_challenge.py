"""The challenge of the day: the same for everybody, one try, nothing known beforehand."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from typing import Any

import pytest

import stavka
from stavka.kernel import Journal
from stavka.table.days import after, midnight, turn_of
from stavka.table.results import day_of
from tests.table.conftest import Come, Databases, Serve
from tests.table.server import Client, Message, Server, Socket
from tests.table.test_clocks import CLOCKWORK, Pass, later

__all__ = ["later"]

HOUR = 3600
Go = Callable[[str, float], None]


def hashed(seed: str) -> str:
    """As `docs/protocol.md` says it is done."""
    return blake2b(seed.encode(), digest_size=16, person=b"stavka-commit").hexdigest()


def next_day(game: str, scenario: str) -> str:
    """The first day after tomorrow on which this is played."""
    day = after(day_of(time.time()), 2)
    while True:
        turn = turn_of(day)
        assert turn is not None
        if (turn[0].id, turn[0].scenario(turn[1].scenario).id) == (game, scenario):
            return day
        day = after(day, 1)


@pytest.fixture
def go(later: Pass) -> Go:
    """Goes to an hour of a day."""

    def move(day: str, hour: float) -> None:
        later(midnight(day) + hour * HOUR - time.time())

    return move


@pytest.fixture
def noon(sqlite: str, serve: Serve, go: Go) -> Server:
    """A server on which it is noon: no midnight comes while a test has to do with its day."""
    server = serve(sqlite, module=CLOCKWORK)
    go(after(day_of(time.time()), 1), 12)
    return server


def begin(client: Client, status: int = 201) -> Message:
    found: Message = client.post("/api/challenge", {}, status)
    return found


def insist(line: Socket, what: str, **fields: object) -> None:
    """Do it, though the bot does something at the same moment."""
    seat = line.state["seat"]
    while (answer := line.say(what, seat=seat, number=line.number, **fields))["type"] != "done":
        assert answer["reason"] == "stale", answer
        line.at(answer["number"])


def give_up(client: Client, match: str) -> None:
    line = client.open(match)
    insist(line, "resign")
    line.over()


# What is played when


def test_games_and_their_set_ups_take_turns() -> None:
    days = [after("2026-11-18", n) for n in range(36)]
    turns = [turn for day in days if (turn := turn_of(day))]
    games = [game.id for game, _ in turns]
    assert len(turns) == len(days)
    assert all(game not in games[n + 1 : n + 3] for n, game in enumerate(games))
    for game in stavka.games().values():
        played = [its for other, its in turns if other is game]
        assert set(map(str, played)) == set(map(str, game.challenges))


def test_what_games_declare_can_be_played_by_one_person() -> None:
    for game in stavka.games().values():
        for its in game.challenges:
            match = game.start(its.scenario, 1, its.options)
            assert its.seat in ("", *match.seats)
            assert its.bot in game.bots or len(match.seats) == 1


# At the table


@pytest.mark.slow
def test_the_same_choices_bring_the_same_whatever_was_taken_back(
    sqlite: str, serve: Serve, come: Come, go: Go
) -> None:
    server = serve(sqlite, module=CLOCKWORK)
    day = next_day("tanks", "training")
    go(day, 12)

    def play(client: Client, wavers: random.Random | None) -> Socket:
        """To the end, with the same choices; who wavers takes some back and makes them again."""
        line, chooser = client.open(begin(client)["id"]), random.Random(1942)
        while line.state["status"] == "running":
            if not line.asked:
                line.next("state")
                continue
            choice = chooser.choice(line.choices)
            insist(line, "play", choice=choice)
            if wavers and line.state["undo"] and line.asked and wavers.random() < 0.4:
                seat = line.state["seat"]
                if line.say("undo", seat=seat, number=line.number)["type"] == "done":
                    insist(line, "play", choice=choice)
        return line

    def told(line: Socket) -> list[str]:
        """But for when the bot was ready: it is so while one writes."""
        return [each["text"] for each in line.log if each["event"] != "event-orders-ready"]

    one, other = play(come(server), None), play(come(server), random.Random(5))
    assert one.number != other.number
    assert told(one) == told(other)
    assert one.board == other.board
    assert one.state["outcome"] == other.state["outcome"]
    assert one.state["outcome"]["seed"] == ""
    results = come(server).get("/api/challenge")["today"]["results"]
    assert [(r["rank"], r["score"], r["match"]) for r in results] == [
        (1, results[0]["score"], ""),
        (1, results[0]["score"], ""),
    ]


@pytest.mark.slow
def test_one_try_each_whose_dice_are_committed_before_and_shown_after(
    database: str, serve: Serve, come: Come, go: Go
) -> None:
    server = serve(database, module=CLOCKWORK)
    anna, boris, vera, late = come(server), come(server), come(server), come(server)
    day = next_day("pavlov", "solo")
    go(after(day, -1), 23.9)
    known = anna.get("/api/challenge")
    assert (known["today"]["day"], known["tomorrow"]["day"]) == (after(day, -1), day)
    assert known["tomorrow"]["game"] == "pavlov"
    anna.get(f"/api/challenge/{day}", 404)
    go(day, 12)
    today = anna.get("/api/challenge")["today"]
    assert today["commitment"] == known["tomorrow"]["commitment"]
    assert (today["day"], today["seed"], today["yours"], today["players"]) == (day, "", "", 0)
    mine = begin(anna)
    assert mine["challenge"] == day
    assert mine["commitment"] == today["commitment"] == begin(boris)["commitment"]
    assert begin(anna, 409)["reason"] == "challenge-begun"
    server.restart()
    assert begin(anna, 409)["reason"] == "challenge-begun"
    _nothing_helps(anna, mine["id"])

    # Nobody looks at another's before his own is over.
    for nosy in (boris, vera):
        assert nosy.match(mine["id"], 409)["reason"] == "no-spectators"
    give_up(anna, mine["id"])
    assert boris.match(mine["id"], 409)["reason"] == "no-spectators"
    assert boris.get(f"/api/matches/{mine['id']}/replay", 409)["reason"] == "no-spectators"
    assert anna.get(f"/api/matches/{mine['id']}/journal", 409)["reason"] == "challenge-open"
    assert anna.open(mine["id"]).state["outcome"]["seed"] == ""
    assert anna.at_match(mine["id"], "delete", 409)["reason"] == "in-challenge"
    shown = boris.get("/api/challenge")["today"]
    assert [(r["name"], r["match"]) for r in shown["results"]] == [(anna.name, "")]
    theirs = boris.mine()
    (his,) = theirs
    assert theirs[his]["challenge"] == day
    give_up(boris, his)
    assert boris.match(mine["id"])["status"] == "over"
    watching = boris.open(mine["id"])
    assert watching.state["status"] == "over"
    assert boris.get("/api/challenge")["today"]["results"][0]["match"]
    # Once more the same is a match like any other.
    again = anna.at_match(mine["id"], "rematch", 201)
    assert (again["challenge"], again["commitment"] == mine["commitment"]) == ("", False)
    watching.say("ping")  # who may look is not sent away by that

    # Past midnight: who has begun goes on, and it counts for the day.
    go(day, 23.9)
    hers, forgotten = begin(vera)["id"], begin(late)["id"]
    go(after(day, 1), 12)
    assert vera.get("/api/challenge")["today"]["day"] == after(day, 1)
    assert vera.get(f"/api/challenge/{day}")["yours"] == hers
    give_up(vera, hers)
    past = vera.get(f"/api/challenge/{day}")
    assert (past["seed"], past["players"], len(past["results"])) == ("", 4, 3)
    # All have lost; one has made a choice before.
    assert [(r["rank"], r["choices"]) for r in past["results"]] == [(1, 0), (1, 0), (3, 1)]

    # When no try can count any more everything is shown.
    go(after(day, 2), 1)
    give_up(late, forgotten)
    past = come(server).get(f"/api/challenge/{day}")
    assert hashed(past["seed"]) == today["commitment"]
    assert (past["players"], len(past["results"])) == (4, 3)
    outsider = come(server)
    assert outsider.match(mine["id"])["status"] == "over"
    journal = outsider.http.get(f"/api/matches/{mine['id']}/journal").text
    assert Journal.parse(journal).header.seed == past["seed"]


def _nothing_helps(client: Client, match: str) -> None:
    """What would change the dice, or ask for advice, is refused."""
    line = client.open(match)
    seat = line.state["seat"]
    line.play()
    if line.state["undo"]:  # what has shown nothing may be taken back
        line.on_turn("undo")
        line.play()
    assert line.welcome["challenge"]
    assert line.refused("hint", seat=seat)["reason"] == "in-challenge"
    for what in ("abort", "rewind"):
        assert line.refused("propose", what=what, choices=0)["reason"] == "in-challenge"
    assert client.at_match(match, "leave", 409, seat=seat)["reason"] == "in-challenge"
    refused: Any = client.post(f"/api/matches/{match}/journal", {}, 409)
    assert refused["reason"] == "in-challenge"
    client.get(f"/api/matches/{match}/journal", 409)


@pytest.mark.slow
def test_of_tries_at_once_on_two_servers_one_is_begun(
    databases: Databases, serve: Serve, come: Come, go: Go
) -> None:
    database = databases("postgres")
    servers = (serve(database, module=CLOCKWORK), serve(database, module=CLOCKWORK))
    go(after(day_of(time.time()), 1), 12)
    anna = come(servers[0])

    def attempt(server: Server) -> int:
        there = Client(server, guest=False)
        there.http.cookies.set("stavka", anna.cookie)
        answer = there.http.post("/api/challenge", json={})
        there.close()
        return answer.status_code

    with ThreadPoolExecutor(6) as threads:
        answers = list(threads.map(attempt, servers * 3))
    assert sorted(answers) == [201, *[409] * 5]
    assert len(anna.mine()) == 1


@pytest.mark.slow
def test_nobody_begins_without_a_session_nor_on_a_day_that_is_none(
    table: Server, come: Come
) -> None:
    nobody = come(table, guest=False)
    assert nobody.post("/api/challenge", {}, 401)["reason"] == "log-in-first"
    assert nobody.get("/api/challenge")["today"]["yours"] == ""
    for day in ("2026-02-31", "tomorrow", "9999-01-01", "1942-11-19", "2026-11-1８"):
        assert nobody.get(f"/api/challenge/{day}", 404)["reason"] == "no-such-page"
