"""Lines that say too much, too little or nothing are given up, and others are served meanwhile."""

from __future__ import annotations

import asyncio
import gc
import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from typing import Any
from weakref import ref

import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle
from websockets.exceptions import InvalidStatus
from websockets.server import ServerProtocol
from websockets.sync.client import connect

from stavka.table import doors
from tests.table.conftest import Come, Databases, Serve
from tests.table.server import PATIENCE, Client, Server, get, soon
from tests.table.test_hostile_sockets import Wire, frame

pytestmark = pytest.mark.slow


async def plain(scope: Any, receive: Any, send: Any) -> None:
    """Answers everything, and reads no body."""
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": [(b"x", b"y")]})
        await send({"type": "http.response.body", "body": b"here"})


async def listening(scope: Any, receive: Any, send: Any) -> None:
    """Takes a websocket and hears it to its end."""
    line = scope["extensions"][doors.LINE]["line"]() if scope["type"] == "websocket" else None
    if line is None:
        await plain(scope, receive, send)
        return
    await send({"type": "websocket.accept"})
    while (await line.receive())["type"] != "websocket.disconnect":
        line.say(b"heard")


class Door:
    """A server in this process whose patience the tests set."""

    def __init__(self, app: Any = plain) -> None:
        config = uvicorn.Config(
            app, host="127.0.0.1", port=0, http=doors.Http, ws=doors.Socket, lifespan="off",
            log_level="critical", timeout_keep_alive=3600,
        )  # fmt: skip
        self.server = uvicorn.Server(config)
        self.socket = config.bind_socket()
        self.socket.listen(100)
        self.port = self.socket.getsockname()[1]
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        asyncio.run(self.server.serve([self.socket]))

    def line(self, address: str = "127.0.0.1") -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), PATIENCE, (address, 0))

    def serves(self) -> None:
        """Somebody else, who asks as one does; again, if this machine was too slow for him."""
        soon(self._answered, "somebody else is not served")

    def _answered(self) -> bool:
        with self.line() as line, suppress(ConnectionError):
            line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            return read(line).startswith(b"HTTP/1.1 200")
        return False

    def close(self) -> None:
        self.server.should_exit = True
        self._thread.join(PATIENCE)


def read(line: socket.socket) -> bytes:
    """All that comes until the other end closes."""
    found = b""
    with suppress(ConnectionError):
        while more := line.recv(65536):
            found += more
    return found


@pytest.fixture
def door(monkeypatch: pytest.MonkeyPatch) -> Iterator[Door]:
    monkeypatch.setattr(doors, "HEAD_SECONDS", 0.3)
    made = Door()
    yield made
    made.close()


ASK = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n"
SLOW = {
    "nothing at all": b"",
    "half a head": b"GET / HTTP/1.1\r\nHos",
    "a second head": ASK + b"GET / HTTP/1.1\r\nHos",
    "blank lines": b"\r\n\r\n",
}


@pytest.mark.parametrize("name", SLOW)
def test_who_does_not_say_what_he_wants_is_given_up(door: Door, name: str) -> None:
    lines = [door.line() for _ in range(30)]
    for line in lines:
        with suppress(ConnectionError):  # it was given up already
            line.sendall(SLOW[name])
    door.serves()
    for line in lines:
        read(line)  # ends, though nothing more is sent
        line.close()


@pytest.mark.parametrize("after", [b"\r\n", b"x"])
def test_who_dawdles_after_an_answer_is_given_up(door: Door, after: bytes) -> None:
    """A blank line, or some more of a body that nobody reads, is no new request."""
    with door.line() as line, suppress(ConnectionError):
        line.sendall(ASK if after == b"\r\n" else POST)
        line.recv(65536)
        line.sendall(after)
        door.serves()
        read(line)


def test_who_drips_his_head_is_given_up(door: Door) -> None:
    """Each letter comes in time, the head does not."""
    with door.line() as line, suppress(OSError):
        line.settimeout(0.02)
        while True:
            line.sendall(b"G")
            with suppress(TimeoutError):
                if not line.recv(100):
                    break
    door.serves()


@pytest.mark.parametrize(
    "head",
    [
        b"GET / HTTP/1.1\r\nX: " + b"x" * 200_000,
        b"GET /" + b"x" * 200_000,
        b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 40_000,
        b"GET / HTTP/1.1\r\nX: " + b"x" * 40_000 + b"\r\n\r\n",
    ],
    ids=["a header", "an address", "many headers", "a whole head"],
)
def test_a_head_that_is_too_long_is_refused(door: Door, head: bytes) -> None:
    with door.line() as line:
        with suppress(ConnectionError):
            line.sendall(head)
        found = read(line)
        assert found == b"" or found.startswith(b"HTTP/1.1 400")
    door.serves()


def test_a_row_of_requests_sent_ahead_is_refused(door: Door) -> None:
    with door.line() as line:
        with suppress(ConnectionError):
            line.sendall(ASK * 2000)
        assert read(line).count(b"HTTP/1.1 200") <= doors.PIPELINED + 1
    door.serves()


def test_who_asks_ahead_and_goes_leaves_no_fault_in_the_log(hall: Server) -> None:
    """He waits for none of the answers, or is refused while one of them is made."""
    ask = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    for asked in (ask * 10, ask * 2_000, ask * 3 + b"what?\r\n\r\n"):
        for _ in range(20):
            line = socket.create_connection(("127.0.0.1", hall.port), PATIENCE)
            with line, suppress(ConnectionError):
                line.sendall(asked)
    assert get(f"{hall.url}/health").status_code == 200
    assert "Traceback" not in hall.output, hall.output[-2000:]


def test_an_address_has_so_many_lines(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "LINES_PER_ADDRESS", 5)
    monkeypatch.setattr(doors, "HEAD_SECONDS", 3600.0)
    lines = [door.line("127.5.5.5") for _ in range(5)]
    for line in lines:
        line.sendall(ASK)
        assert line.recv(65536)
    with door.line("127.5.5.5") as one_more:
        with suppress(ConnectionError):
            one_more.sendall(ASK)
        assert read(one_more) == b""
    door.serves()
    lines.pop().close()
    for line in lines:
        line.close()
    door.serves()
    assert set(doors.Http.lines) <= {"127.5.5.5", "127.0.0.1"}


# Websockets


@pytest.fixture(scope="module")
def hall(databases: Databases, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(databases("sqlite"), tmp_path_factory.mktemp("hall")).start()
    yield server
    server.stop()


FLOODS = {
    "empty fragments": (frame(b"", fin=False) + frame(b"", 0, fin=False) * 30_000, 1008),
    "pings": (frame(b"", 9) * 30_000, 1008),
    "messages": (frame(b"x") * 60_000, 1008),
}


@pytest.mark.parametrize("name", FLOODS)
def test_a_flood_of_frames_is_not_read_to_its_end(hall: Server, come: Come, name: str) -> None:
    flooder, player = come(hall), come(hall)
    match = flooder.create()["id"]
    there = player.open(player.create()["id"])
    data, code = FLOODS[name]
    lines = [Wire(hall, match, flooder.cookie) for _ in range(4)]
    before, spent = hall.output.count("\n"), hall.spent
    for wire in lines:
        with suppress(OSError):
            wire.send(data)
        there.play()
    assert {wire.closed_with() for wire in lines} <= {code, 0}
    assert hall.spent - spent < 3.0
    said = hall.output.splitlines()[before:]
    assert "Traceback" not in hall.output
    assert len(said) <= len(lines)


def test_bad_letters_are_one_quiet_line(hall: Server, come: Come) -> None:
    person = come(hall)
    wire = Wire(hall, person.create()["id"], person.cookie)
    before = hall.output.count("\n")
    wire.send(frame(b"\xff\xfe"))
    assert wire.closed_with() == 1007
    assert hall.output.splitlines()[before:] == ["a websocket is closed: not UTF-8"]


def test_who_is_turned_away_is_at_most_a_quiet_line(hall: Server, come: Come) -> None:
    person = come(hall)
    before = hall.output.count("\n")
    with pytest.raises(InvalidStatus, match="403"):
        person.open("nosuchmatch")
    assert len(hall.output.splitlines()[before:]) <= 1


def test_a_person_has_so_many_sockets(serve: Serve, sqlite: str, come: Come) -> None:
    server = serve(sqlite, sockets_per_person=3, sockets_per_address=5)
    many, other = come(server), come(server)
    match = many.create()["id"]
    lines = [many.open(match) for _ in range(3)]
    with pytest.raises(InvalidStatus, match="429"):
        many.open(match)
    lines += [other.open(match) for _ in range(2)]
    with pytest.raises(InvalidStatus, match="429"):
        other.open(match)
    assert served_elsewhere(come, server, match)
    lines[0].close()

    def let_in() -> bool:
        with suppress(InvalidStatus):
            return bool(many.open(match).say("ping")["type"] == "pong")
        return False

    soon(let_in, "who has closed one may not open another")


def served_elsewhere(come: Come, server: Server, match: str) -> bool:
    """Whether somebody at another address can open it."""
    someone: Client = come(server)
    url = server.url.replace("http", "ws") + f"/ws/{match}"
    headers = {"cookie": f"stavka={someone.cookie}", "x-forwarded-for": "8.8.4.4"}
    with connect(url, additional_headers=headers, ping_interval=None) as line:
        return '"welcome"' in str(line.recv(PATIENCE))


def test_chat_is_limited_for_a_person_not_for_a_socket(
    serve: Serve, sqlite: str, come: Come
) -> None:
    server = serve(sqlite, chat_per_minute=6)
    talker = come(server)
    match = talker.create()["id"]
    lines = [talker.open(match) for _ in range(4)]
    answers = [lines[n % 4].say("say", text=f"line {n}") for n in range(24)]
    assert [answer["type"] for answer in answers[:6]] == ["done"] * 6
    refused = [answer["reason"] for answer in answers if answer["type"] == "refused"]
    # Had each line its own measure, it would take six from each of them; one more comes in 10 s.
    assert len(refused) > 4
    assert set(refused) == {"too-fast"}
    neighbour = come(server)
    assert neighbour.open(match).do("say", text="hello")


@pytest.fixture
def no_collector() -> Iterator[None]:
    """Cycles stay where they are."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def lines() -> list[ref[Any]]:
    """All lines of this process, and what reads them."""
    kinds = doors.Http, doors.Socket, RequestResponseCycle, ServerProtocol
    return [ref(each) for each in gc.get_objects() if isinstance(each, kinds)]


@pytest.mark.usefixtures("no_collector")
def test_a_closed_line_is_gone_though_nobody_looks_for_cycles() -> None:
    door = Door(listening)
    try:
        with connect(f"ws://127.0.0.1:{door.port}/") as client:
            client.send("here")
            assert client.recv() == "heard"
            with door.line() as line:
                line.sendall(ASK)
                answer = b""
                while not answer.endswith(b"0\r\n\r\n"):
                    answer += line.recv(65536)
                held = lines()
        assert held
        soon(lambda: all(each() is None for each in held), "a closed line is still there")
    finally:
        door.close()
