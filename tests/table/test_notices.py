"""Notices for slow games: a webhook that is told "your turn", once for each turn."""

from __future__ import annotations

import json
import queue
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from stavka.kernel import Match
from tests.table.conftest import Come, Databases, Serve
from tests.table.prepared import played
from tests.table.server import PATIENCE, Client, Message, Server, Socket

pytestmark = pytest.mark.slow


class Hook:
    """Somebody's webhook on loopback."""

    def __init__(self) -> None:
        self.calls: queue.Queue[Message] = queue.Queue()
        self.slow = threading.Event()
        hook = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                hook.calls.put({"path": self.path, **json.loads(body)})
                hook.slow.wait()
                self.send_response(204)
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                """Tests are quiet."""

        self.slow.set()
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}/stavka"

    def called(self) -> Message:
        return self.calls.get(timeout=PATIENCE)

    def silent(self, come: Come, office: Server) -> bool:
        """Whether nothing has been told before what is told of a match that begins only now."""
        owner, guest = come(office), come(office)
        owner.post("/api/preferences", {"webhook": f"{self.url}/witness"})
        match = owner.create("competitive", seats={"defender": "open"})["id"]
        guest.join(match, "defender")
        return bool(self.called()["path"] == "/stavka/witness")

    def close(self) -> None:
        self.slow.set()
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def hook() -> Iterator[Hook]:
    made = Hook()
    yield made
    made.close()


@pytest.fixture(scope="module")
def office(databases: Databases, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that sends notices."""
    place = tmp_path_factory.mktemp("office")
    server = Server(databases("sqlite"), place, notices=True, hook_networks="127.0.0.1").start()
    yield server
    server.stop()


def contest(german: Client, russian: Client) -> tuple[str, Socket]:
    """A new match of two; the German player is connected and has to plan."""
    match = german.create("competitive", seats={"defender": "open"})["id"]
    russian.join(match, "defender")
    return match, german.open(match)


def finish_turn(socket: Socket) -> None:
    while socket.asked:
        socket.play()


def test_whose_turn_it_is_is_told_once(office: Server, come: Come, hook: Hook) -> None:
    german, russian = come(office), come(office)
    russian.post("/api/preferences", {"webhook": hook.url})
    match, socket = contest(german, russian)
    finish_turn(socket)
    assert hook.called() == {
        "path": "/stavka",
        "event": "your-turn",
        "match": match,
        "game": "pavlov",
        "seat": "defender",
    }
    assert hook.silent(come, office)
    there = russian.open(match)
    number = there.number
    there.play("end-cards")
    there.close()
    assert number < socket.at(number + 1)["number"]
    assert hook.silent(come, office)


def test_who_made_the_match_is_told_when_it_begins(office: Server, come: Come, hook: Hook) -> None:
    german, russian = come(office), come(office)
    german.post("/api/preferences", {"webhook": hook.url})
    match = german.create("competitive", seats={"defender": "open"})["id"]
    assert hook.silent(come, office)
    russian.join(match, "defender")
    assert hook.called()["seat"] == "wehrmacht"


def test_the_next_turn_is_told_again(office: Server, come: Come, hook: Hook) -> None:
    german, russian = come(office), come(office)
    russian.post("/api/preferences", {"webhook": hook.url})
    match, socket = contest(german, russian)
    told = 0
    for _ in range(3):
        finish_turn(socket)
        hook.called()
        told += 1
        there = russian.open(match)
        finish_turn(there)
        there.close()
        socket.at(there.number)
        if socket.state["status"] != "running":
            break
    assert told >= 1
    assert hook.silent(come, office)


def test_who_waits_together_with_a_comrade_is_told_once(
    office: Server, come: Come, hook: Hook
) -> None:
    """The comrade answers several questions that were put to both."""
    commander, sergeant = come(office), come(office)
    sergeant.post("/api/preferences", {"webhook": hook.url})

    def three_for_both(match: Match[Any]) -> bool:
        trial = match.fork()
        for _ in range(3):
            if len(trial.waiting) != 2:
                return False
            trial.play("command", trial.choices("command")[0])
        return True

    match = commander.bring(played("cooperative", three_for_both))
    commander.at_match(match, "leave", seat="garrison")
    sergeant.join(match, "garrison")
    socket = commander.open(match)
    for _ in range(3):
        socket.play()
    assert hook.called()["seat"] == "garrison"
    assert hook.silent(come, office)


def test_who_is_here_is_not_told(office: Server, come: Come, hook: Hook) -> None:
    german, russian = come(office), come(office)
    russian.post("/api/preferences", {"webhook": hook.url})
    match, socket = contest(german, russian)
    there = russian.open(match)
    finish_turn(socket)
    assert there.at(socket.number)["questions"]
    assert hook.silent(come, office)


def test_who_has_the_match_open_and_does_not_look_is_told(
    office: Server, come: Come, hook: Hook
) -> None:
    """Hidden when the turn comes: told. Seen again before the next one: not told."""
    german, russian = come(office), come(office)
    russian.post("/api/preferences", {"webhook": hook.url})
    match, socket = contest(german, russian)
    there = russian.open(match)
    assert there.say("look", here=False)["type"] == "done"
    finish_turn(socket)
    assert hook.called()["match"] == match
    assert there.say("look", here=True)["type"] == "done"
    there.at(socket.number)
    finish_turn(there)
    socket.at(there.number)
    finish_turn(socket)
    assert there.at(socket.number)["questions"]
    assert hook.silent(come, office)


def test_who_looks_from_another_place_is_here(office: Server, come: Come, hook: Hook) -> None:
    german, russian = come(office), come(office)
    russian.post("/api/preferences", {"webhook": hook.url})
    match, socket = contest(german, russian)
    hidden, seen = russian.open(match), russian.open(match)
    assert hidden.say("look", here=False)["type"] == "done"
    finish_turn(socket)
    assert seen.at(socket.number)["questions"]
    assert hook.silent(come, office)


def test_who_has_asked_for_nothing_is_not_told(office: Server, come: Come, hook: Hook) -> None:
    german, russian = come(office), come(office)
    russian.post("/api/preferences", {"webhook": hook.url})
    russian.post("/api/preferences", {"webhook": ""})
    _, socket = contest(german, russian)
    finish_turn(socket)
    assert hook.silent(come, office)


def test_a_hook_that_does_not_answer_holds_up_nobody(
    office: Server, come: Come, hook: Hook
) -> None:
    hook.slow.clear()
    for _ in range(8):
        german, russian = come(office), come(office)
        russian.post("/api/preferences", {"webhook": hook.url})
        match, socket = contest(german, russian)
        finish_turn(socket)
        there = russian.open(match)
        there.play()
        assert there.state["number"] == socket.at(there.number)["number"]


@pytest.mark.parametrize("url", ["http://127.0.0.1:1/", "http://no-such-name.invalid/"])
def test_a_hook_that_is_none_does_no_harm(office: Server, come: Come, url: str) -> None:
    german, russian = come(office), come(office)
    russian.post("/api/preferences", {"webhook": url})
    _, socket = contest(german, russian)
    finish_turn(socket)
    assert socket.say("ping")["type"] == "pong"
    assert "Traceback" not in office.output


def test_notices_are_off_by_default(office: Server, come: Come, hook: Hook) -> None:
    german, russian = come(), come()
    russian.post("/api/preferences", {"webhook": hook.url})
    _, socket = contest(german, russian)
    finish_turn(socket)
    assert hook.silent(come, office)


def test_one_hook_does_not_fill_the_room_of_the_others(
    office: Server, come: Come, hook: Hook
) -> None:
    """Whose hook never answers waits for himself alone, however many matches he has."""
    hook.slow.clear()
    slow, german = come(office), come(office)
    slow.post("/api/preferences", {"webhook": f"{hook.url}/slow"})
    for _ in range(12):
        match = slow.create("competitive", seats={"defender": "open"})["id"]
        german.join(match, "defender")
    assert hook.called()["path"] == "/stavka/slow"
    assert hook.silent(come, office)


def test_what_is_not_public_is_not_called(come: Come, serve: Serve, sqlite: str) -> None:
    hook = Hook()
    office = serve(sqlite, notices=True)
    owner = come(office)
    owner.post("/api/preferences", {"webhook": hook.url})
    for _ in range(3):
        match = owner.create("competitive", seats={"defender": "open"})["id"]
        come(office).join(match, "defender")
    office.stop()
    assert hook.calls.empty()
    assert "Traceback" not in office.output
    hook.close()
