"""What decided a match: asked at the table, worked out apart, kept with the match."""

from __future__ import annotations

import time
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from stavka.kernel import Match
from tests.coach.test_games import played
from tests.table.conftest import Come, Databases, Serve
from tests.table.server import PATIENCE, Message, Server, Socket, soon

pytestmark = pytest.mark.slow

LONG = 10 * PATIENCE  # it works only when nobody else does


@cache
def battle() -> Match[Any]:
    """A whole battle of two commanders, who are sometimes rash."""
    return played("tanks", "training", 5, 0.3)


def decided(socket: Socket, seat: str) -> Message:
    """Asks until it is known."""
    end = time.monotonic() + LONG
    while "found" not in (answer := socket.say("analyse", seat=seat)):
        assert answer["type"] == "decided", answer
        assert 0 <= answer["done"] <= 1
        assert time.monotonic() < end
        time.sleep(0.3)
    assert answer["done"] == 1
    found: Message = answer["found"]
    return found


def judges(server: Server) -> list[int]:
    """The processes of a server that work for the coach: they are the modest ones."""
    children = Path(f"/proc/{server.pid}/task").glob("*/children")
    pids = [int(pid) for each in children for pid in each.read_text().split()]
    return [pid for pid in pids if niceness(pid) > niceness(server.pid)]


def niceness(pid: int) -> int:
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except FileNotFoundError:
        return -100
    return int(stat.rpartition(")")[2].split()[16])


def test_it_is_worked_out_once_and_kept_with_the_match(
    serve: Serve, databases: Databases, come: Come
) -> None:
    database = databases("sqlite")
    server = serve(database)
    anna = come(server)
    id = anna.bring(battle())
    socket = anna.open(id)
    found = decided(socket, "soviet")
    assert (found["seat"], found["unit"]) == ("soviet", "chance")
    parts = found["start"] + found["luck"] + found["own"] + found["others"]
    assert parts == pytest.approx(found["result"])
    outcome = battle().outcome
    assert outcome is not None
    assert found["result"] == float("soviet" in outcome.winners)
    assert found["curve"][0]["choices"] == 0
    begun = server.spent
    assert decided(socket, "soviet") == found
    assert server.spent - begun < 1
    russian = decided(anna.open(id, language="ru"), "soviet")
    assert [s["gain"] for s in russian["swings"]] == [s["gain"] for s in found["swings"]]
    assert [s["text"] for s in russian["swings"]] != [s["text"] for s in found["swings"]]
    server.restart()
    socket = anna.open(id)
    assert socket.say("analyse", seat="soviet")["found"] == found
    swings = [s for s in found["swings"] if s.get("line")]
    assert swings
    for number, swing in enumerate(swings[:2]):
        assert swing["line"][0]["choice"] == swing["better"]
        query = {"of": "soviet", "line": number, "seat": swing["seat"]}
        before = anna.get(f"/api/matches/{id}/line", step=0, **query)
        past = anna.get(f"/api/matches/{id}/replay", choices=before["choices"], seat=swing["seat"])
        assert before["board"] == past["board"]
        after = anna.get(f"/api/matches/{id}/line", step=len(swing["line"]), **query)
        assert after["board"] != before["board"]
    anna.get(f"/api/matches/{id}/line", 400, of="soviet", line=99)
    anna.get(f"/api/matches/{id}/line", 400, of="soviet", step=99)
    assert anna.get(f"/api/matches/{id}/line", 409, of="german")["reason"] == "no-such-seat"
    anna.post(f"/api/matches/{id}/delete")  # and what was found goes with it
    assert anna.get(f"/api/matches/{id}", 409)["reason"] == "no-such-match"


def test_only_of_a_match_that_was_played_to_its_end(table: Server, come: Come) -> None:
    anna, boris = come(table), come(table)
    id = anna.create("competitive", seats={"wehrmacht": "open"})["id"]
    boris.join(id, "wehrmacht")
    socket = anna.open(id)
    for seat in ("defender", "wehrmacht", "bear"):
        assert socket.say("analyse", seat=seat)["reason"] == "match-running"
    assert anna.get(f"/api/matches/{id}/line", 409, of="defender")["reason"] == "match-running"
    boris.open(id).on_turn("resign")
    soon(lambda: anna.match(id)["status"] == "over", "it is over")
    assert anna.open(id).say("analyse", seat="defender")["reason"] == "not-played-out"


def test_what_nobody_waits_for_is_left(serve: Serve, sqlite: str, come: Come) -> None:
    server = serve(sqlite, coach_choices=100_000_000)
    anna = come(server)
    one, other = anna.bring(played("partisans", "two", 1, 0.1)), anna.bring(battle())
    socket = anna.open(one)
    socket.say("analyse", seat="player-1")
    soon(lambda: len(judges(server)) == 1, "it is worked at")
    assert anna.open(other).say("analyse", seat="soviet")["reason"] == "busy"
    assert socket.say("analyse", seat="bear")["reason"] == "no-such-seat"
    socket.close()
    soon(lambda: not judges(server), "nobody works at it any more")
