"""Addresses that people have named are called only where everybody may be meant, and briefly."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest

from stavka.table import outgoing
from stavka.table.outgoing import Caller, NotCalled, networks

LOOPBACK = networks("127.0.0.1")


class Answering:
    """Somebody on loopback who answers each line as told."""

    def __init__(self, answer: Callable[[socket.socket], None]) -> None:
        self.calls = 0
        self.heard = b""
        self._answer = answer
        self._door = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                line, _ = self._door.accept()
                self.calls += 1
                self.heard += line.recv(10_000)
                with line, suppress(OSError):
                    self._answer(line)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._door.getsockname()[1]}/hook?a=b"

    def close(self) -> None:
        self._door.close()


@pytest.fixture
def answering() -> Iterator[Callable[[Callable[[socket.socket], None]], Answering]]:
    made: list[Answering] = []

    def make(answer: Callable[[socket.socket], None]) -> Answering:
        made.append(Answering(answer))
        return made[-1]

    yield make
    for each in made:
        each.close()


Make = Callable[[Callable[[socket.socket], None]], Answering]


def test_what_is_sent_and_what_is_answered(answering: Make) -> None:
    hook = answering(lambda line: line.sendall(b"HTTP/1.1 204 No Content\r\n\r\n"))
    assert Caller(LOOPBACK).post(hook.url, b"{}", {"Content-Type": "application/json"}) == 204
    head, _, body = hook.heard.partition(b"\r\n\r\n")
    assert body == b"{}"
    assert head.startswith(b"POST /hook?a=b HTTP/1.1\r\nHost: 127.0.0.1:")
    assert b"Content-Length: 2\r\n" in head


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1", "127.1", "0", "localhost", "10.0.0.1", "172.16.0.1", "192.168.1.1",
        "169.254.169.254", "100.64.0.1", "224.0.0.1", "255.255.255.255", "0x7f000001", "[::1]",
        "[::]", "[::ffff:127.0.0.1]", "[64:ff9b::a00:1]", "[2002:7f00:1::]", "[fe80::1]",
        "[fd00::1]", "[ff02::1]",
    ],
)  # fmt: skip
def test_what_is_not_public_is_not_called(host: str) -> None:
    with pytest.raises(NotCalled, match=r"is not public|not known|has no address|resol|family"):
        Caller().post(f"http://{host}:9/", b"", {})


def test_nobody_is_reached_on_the_loopback_unless_it_is_allowed(answering: Make) -> None:
    hook = answering(lambda line: line.sendall(b"HTTP/1.1 200 OK\r\n\r\n"))
    with pytest.raises(NotCalled, match="not public"):
        Caller().post(hook.url, b"", {})
    with pytest.raises(NotCalled, match="not public"):
        Caller(networks("10.0.0.0/8, fd00::/8")).post(hook.url, b"", {})
    assert hook.calls == 0
    assert Caller(networks("10.0.0.0/8,127.0.0.0/8")).post(hook.url, b"", {}) == 200


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8"])
def test_the_open_net_is_public(address: str) -> None:
    assert outgoing.is_public(address)


def test_nobody_is_followed_elsewhere(answering: Make) -> None:
    other = answering(lambda line: line.sendall(b"HTTP/1.1 200 OK\r\n\r\n"))
    moved = f"HTTP/1.1 302 Found\r\nLocation: {other.url}\r\n\r\n".encode()
    hook = answering(lambda line: line.sendall(moved))
    assert Caller(LOOPBACK).post(hook.url, b"", {}) == 302
    assert other.calls == 0


def test_who_answers_a_letter_at_a_time_is_given_up(
    answering: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The limit is for the whole call: each letter comes in time."""
    monkeypatch.setattr(outgoing, "CALL_SECONDS", 0.5)
    over = threading.Event()

    def drip(line: socket.socket) -> None:
        while not over.wait(0.05):
            line.sendall(b"H")

    with pytest.raises(NotCalled):
        Caller(LOOPBACK).post(answering(drip).url, b"", {})
    over.set()


def test_who_never_ends_his_first_line_is_given_up(answering: Make) -> None:
    def flood(line: socket.socket) -> None:
        while True:
            line.sendall(b"H" * 10_000)

    with pytest.raises(NotCalled, match="does not answer as the web does"):
        Caller(LOOPBACK).post(answering(flood).url, b"", {})


@pytest.mark.parametrize(
    "url",
    ["http://[", "http://a b/", "https://", "http://x\r\nX: y/", "http://a:b@x/", "http://x:0/",
     "http://x:99999/", "file:///etc/passwd", "http:/x"],
)  # fmt: skip
def test_what_is_no_address_of_the_web_is_not_called(url: str) -> None:
    with pytest.raises(NotCalled, match="no address of the web"):
        Caller().post(url, b"", {})
