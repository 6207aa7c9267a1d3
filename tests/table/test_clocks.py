"""Clocks: when the time of a seat runs out, and what happens then. Nobody waits for it: the
servers' time is moved on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.table.conftest import Come, Databases, Serve
from tests.table.server import Client, Message, Server, Socket

pytestmark = pytest.mark.slow

CLOCKWORK = Path(__file__).parent / "clockwork.py"
DAY = 86_400
Pass = Callable[[float], None]


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Pass:
    """Moves the time of the servers of this test on, by so many seconds in all."""
    ahead = tmp_path / "ahead"
    monkeypatch.setenv("AHEAD", str(ahead))

    def move(seconds: float) -> None:
        fresh = ahead.with_suffix(".new")
        fresh.write_text(str(seconds))
        fresh.replace(ahead)

    return move


def contest(german: Client, russian: Client, **clock: Any) -> tuple[str, Socket, Socket]:
    """A match with a clock; the German player has to plan."""
    match = german.create("competitive", seats={"defender": "open"}, clock=clock)["id"]
    russian.join(match, "defender")
    first, second = german.open(match), russian.open(match)
    return match, first, second


def asked(socket: Socket) -> None:
    """Wait until it is his turn."""
    while not socket.asked:
        socket.next("state")


def sitting(socket: Socket, seat: str, **values: object) -> Message:
    """Wait until it is told that a seat is so."""

    def told(message: Message) -> bool:
        if message["type"] != "present":
            return False
        (found,) = [each for each in message["seats"] if each["seat"] == seat]
        return bool(values.items() <= found.items())

    return socket.until(told, what=f"{seat} with {values}")


def test_when_the_days_of_a_turn_are_over_a_bot_takes_the_seat(
    database: str, serve: Serve, come: Come, later: Pass
) -> None:
    server = serve(database, module=CLOCKWORK)
    anna, boris = come(server), come(server)
    match, german, russian = contest(anna, boris, kind="days", amount=3, then="bot")
    assert german.welcome["clock"] == {"kind": "days", "amount": 3, "then": "bot"}
    assert anna.match(match)["clock"] == german.welcome["clock"]
    assert 2.9 * DAY < german.state["left"]["wehrmacht"] <= 3 * DAY
    german.play()  # his turn goes on, and so does his time
    later(2 * DAY)
    german.play()
    assert 0.9 * DAY < german.state["left"]["wehrmacht"] <= 1 * DAY
    assert "defender" not in german.state["left"]
    later(3 * DAY + 1)
    sitting(russian, "wehrmacht", kind="bot", late=True)
    asked(russian)
    assert 2.9 * DAY < russian.state["left"]["defender"] <= 3 * DAY
    refused = german.refused("undo", seat="wehrmacht", number=german.number)
    assert refused["reason"] == "not-your-seat"


def test_the_minutes_of_a_live_clock_are_for_all_turns_together(
    sqlite: str, serve: Serve, come: Come, later: Pass
) -> None:
    server = serve(sqlite, module=CLOCKWORK)
    anna, boris = come(server), come(server)
    match, german, russian = contest(anna, boris, kind="live", amount=30, then="offer")
    later(20 * 60)
    while german.asked:
        german.play()
    russian.at(german.number)
    later(40 * 60)  # the Soviet player thinks, the German clock stands
    while russian.asked:
        russian.play()
    german.at(russian.number)
    asked(german)
    assert 9 * 60 < german.state["left"]["wehrmacht"] <= 10 * 60
    later(50 * 60 + 60)
    sitting(russian, "wehrmacht", kind="open", late=True)
    assert anna.match(match)["status"] == "running"
    third = come(server)
    third.join(match, "wehrmacht")  # who sits down has all the time
    assert 29 * 60 < third.open(match).state["left"]["wehrmacht"] <= 30 * 60
    assert "late" not in sitting(russian, "wehrmacht", kind="person")["seats"][1]


def test_time_runs_on_while_no_server_runs(
    sqlite: str, serve: Serve, come: Come, later: Pass
) -> None:
    server = serve(sqlite, module=CLOCKWORK)
    anna, boris = come(server), come(server)
    match, _, _ = contest(anna, boris, kind="days", amount=1, then="offer")
    server.kill()
    later(DAY + 1)
    server.start()
    assert sitting(boris.open(match), "wehrmacht", kind="open", late=True)


def test_of_two_servers_one_acts_and_both_know(
    databases: Databases, serve: Serve, come: Come, later: Pass
) -> None:
    database = databases("postgres")
    here, there = (serve(database, module=CLOCKWORK) for _ in range(2))
    anna, boris = come(here), come(there)
    match, _, russian = contest(anna, boris, kind="days", amount=2, then="offer")
    watching = come(here).open(match)
    later(2 * DAY + 1)
    for socket in (russian, watching):
        sitting(socket, "wehrmacht", kind="open", late=True)
    assert [s["kind"] for s in anna.match(match)["seats"]] == ["person", "open"]


def test_matches_without_a_clock_wait_for_ever(
    sqlite: str, serve: Serve, come: Come, later: Pass
) -> None:
    server: Server = serve(sqlite, module=CLOCKWORK)
    anna, boris = come(server), come(server)
    timed, _, witness = contest(anna, boris, kind="days", amount=1)
    plain = anna.create("competitive", seats={"defender": "open"})["id"]
    boris.join(plain, "defender")
    assert anna.match(plain)["clock"] is None
    later(1000 * DAY)
    sitting(witness, "wehrmacht", kind="bot")
    assert anna.match(plain)["your_turn"] is True
    assert timed != plain
