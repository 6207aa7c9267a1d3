"""Clients that do not read, do not answer, or break off in the middle: nobody else notices."""

from __future__ import annotations

import json
import random
import socket as sockets
import struct
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from stavka.table.connection import BACKLOG
from tests.table.conftest import Come, Serve
from tests.table.harm import memory
from tests.table.prepared import after
from tests.table.server import PATIENCE, Client, Server, Socket, soon
from tests.table.swarm import actions

pytestmark = pytest.mark.slow

IMPATIENT = Path(__file__).parent / "impatient.py"
INQUISITIVE = Path(__file__).parent / "inquisitive.py"
MEGABYTE = 1024 * 1024
CUT_OFF = b"\x88\x02" + struct.pack("!H", 4000)  # the frame that closes


class Line:
    """A connection made by hand, that does only what it is told to."""

    def __init__(self, server: Server, *, buffer: int = 0) -> None:
        self.socket = sockets.socket()
        if buffer:
            self.socket.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, buffer)
        self.socket.settimeout(PATIENCE)
        self.socket.connect(("127.0.0.1", server.port))

    def request(self, match: str, cookie: str) -> bytes:
        """The words that open a live connection."""
        return (
            f"GET /ws/{match} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: stavka={cookie}\r\n\r\n"
        ).encode()

    def open(self, match: str, person: Client) -> Line:
        """Be let in, and read nothing of what is said then."""
        self.send(self.request(match, person.cookie))
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self.socket.recv(1)
        assert answer.startswith(b"HTTP/1.1 101")
        return self

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def close(self) -> None:
        self.socket.close()

    def slam(self) -> None:
        """Close so that the other side gets a reset."""
        self.socket.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()


def frame(value: object) -> bytes:
    """A message as it goes over the wire; the mask is zero, which is allowed."""
    data = json.dumps(value).encode()
    assert len(data) < 65_536
    return b"\x81" + struct.pack("!BH", 0x80 | 126, len(data)) + bytes(4) + data


@contextmanager
def crowd(lines: list[Line]) -> Iterator[list[Line]]:
    with ExitStack() as stack:
        for line in lines:
            stack.callback(line.close)
        yield lines


def to_and_fro(player: Socket, count: int) -> None:
    """Take back and play again, so many times."""
    for _ in range(count):
        player.on_turn("undo") if player.state["undo"] else player.play()
        player.heard.clear()


def begin(person: Client) -> tuple[str, Socket]:
    """A match in which the last choice can be taken back."""
    match = person.create()["id"]
    player = person.open(match)
    while not player.state["undo"]:
        player.play()
    return match, player


def long_match(person: Client) -> tuple[str, Socket]:
    """A match whose log alone fills a long message."""
    journal = after("solo", 200).journal.text()
    match = person.post("/api/matches/import", {"text": journal}, 201)["id"]
    return match, person.open(match)


# Those who do not read


def test_those_who_ask_and_never_read_fill_no_memory(
    serve: Serve, sqlite: str, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each question is a few bytes, each answer a whole match; there are thousands of answers. A
    server that waited for one of them to read would not go on before the test gives up."""
    monkeypatch.setenv("PATIENCE", "3600")
    server = serve(sqlite, module=IMPATIENT)
    person, other = come(server), come(server)
    match, player = long_match(person)
    witness = other.open(match)
    to_and_fro(player, 50)
    before = memory(server)
    question = frame({"type": "speak", "language": "ru"})
    with crowd([Line(server, buffer=4096).open(match, other) for _ in range(20)]) as deaf:
        for _ in range(10):
            for line in deaf:
                line.send(question * 20)
            to_and_fro(player, 10)
            witness.at(player.number)
        assert memory(server) - before < 20 * 6  # all that was asked for is far more
    assert "Traceback" not in server.output


def talk(speaker: Socket) -> None:
    """Say more than is kept for those who do not listen."""
    words = "\N{TANGERINE}" * 1000
    for _ in range(BACKLOG + 100):
        speaker.do("say", text=words)
        speaker.heard.clear()


def test_those_who_never_read_are_cut_off(
    serve: Serve, sqlite: str, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if they leave their line open for ever."""
    monkeypatch.setenv("PATIENCE", "1")
    server = serve(sqlite, module=IMPATIENT)
    person, other = come(server), come(server)
    match, player = begin(person)
    speaker = other.open(match)
    with crowd([Line(server, buffer=4096).open(match, other) for _ in range(5)]):
        talk(speaker)
        soon(lambda: server.metric("stavka_connections") == 2, "the deaf are cut off")
        to_and_fro(player, 20)
    assert "Traceback" not in server.output


def test_a_slow_reader_is_told_so_and_resumes_where_he_was(
    serve: Serve, sqlite: str, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATIENCE", "60")
    server = serve(sqlite, module=IMPATIENT)
    person, other = come(server), come(server)
    match, player = begin(person)
    slow = Line(server, buffer=4096).open(match, other)
    talk(other.open(match))
    with crowd([slow]):
        heard = b""
        while not heard.endswith(CUT_OFF):
            data = slow.socket.recv(MEGABYTE)
            assert data, "the line ends without a word"
            heard = heard[-100:] + data
    player.play()
    assert other.open(match).number == player.number


# Those who are not there any more


def test_a_client_that_has_vanished_is_noticed(serve: Serve, sqlite: str, come: Come) -> None:
    """He neither reads nor answers, but his line is never closed."""
    server = serve(sqlite, module=INQUISITIVE)
    person, other = come(server), come(server)
    match, player = begin(person)
    with crowd([Line(server).open(match, other) for _ in range(10)]):
        player.until(lambda m: m["type"] == "present" and m["spectators"] > 0)
        soon(lambda: server.metric("stavka_connections") == 1, "they are noticed")
        player.until(lambda m: m["type"] == "present" and m["spectators"] == 0)
        player.play()


def test_one_who_breaks_off_in_the_middle_of_a_message_changes_nothing(
    table: Server, come: Come
) -> None:
    person, other = come(), come()
    match, player = begin(person)
    number, question = player.number, player.question
    whole = frame(
        {"type": "play", "id": 1, "seat": question["seat"], "number": number,
         "choice": question["choices"][0]["choice"]}
    )  # fmt: skip
    before = table.metric("stavka_connections")
    for length in [1, 2, 3, 7, 8, 9, len(whole) // 2, len(whole) - 1]:
        for end in (Line.close, Line.slam):
            line = Line(table).open(match, person)
            line.send(whole[:length])
            end(line)
    for line in [Line(table).open(match, other) for _ in range(5)]:
        line.send(b"\x01\x85" + bytes(4) + b"half ")  # the first part of a message in parts
        line.close()
    soon(lambda: table.metric("stavka_connections") == before, "all are gone")
    assert len(actions(table.database, match)) == player.number == number
    player.play()


def test_a_choice_is_made_though_the_player_leaves_before_the_answer(
    either: Server, come: Come
) -> None:
    """What was sent whole is done, and those who stay are told."""
    person = come(either)
    match, stays = begin(person)
    for _ in range(20):
        question = stays.question
        leaves = person.open(match)
        leaves.send(
            "play", seat=question["seat"], number=stays.number,
            choice=question["choices"][0]["choice"],
        )  # fmt: skip
        leaves.cut()
        stays.at(stays.number + 1)
        stays.on_turn("undo") if stays.state["undo"] else None
    assert len(actions(either.database, match)) == stays.number


# Those who never get in


def test_doors_half_opened_keep_nobody_out(serve: Serve, sqlite: str, come: Come) -> None:
    server = serve(sqlite)
    person = come(server)
    match, player = begin(person)
    before = memory(server)
    silent = [Line(server) for _ in range(200)]
    halves = [Line(server) for _ in range(100)]
    for line in halves:
        line.send(line.request(match, person.cookie)[:-20])
    with crowd(silent + halves):
        to_and_fro(player, 50)
        newcomer = come(server).open(match)
        assert newcomer.number == player.number
        assert memory(server) - before < 20
        assert server.metric("stavka_connections") == 2
    to_and_fro(player, 10)


def test_coming_and_going_leaves_nothing_behind(serve: Serve, sqlite: str, come: Come) -> None:
    server = serve(sqlite)
    person = come(server)
    match, player = begin(person)
    chooser = random.Random(1942)

    def come_and_go(count: int) -> None:
        for _ in range(count):
            line = Line(server).open(match, person)
            if chooser.random() < 0.5:
                line.send(frame({"type": "ping", "id": 1})[: chooser.randrange(30)])
            chooser.choice([Line.close, Line.slam])(line)
        soon(lambda: server.metric("stavka_connections") == 1, "all are gone")
        player.say("ping")
        player.heard.clear()

    come_and_go(100)
    before = memory(server)
    come_and_go(400)
    grown = memory(server) - before
    assert grown < 10
    player.play()
    assert "Traceback" not in server.output
