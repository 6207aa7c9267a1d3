"""Hostile websockets: whatever comes is refused in plain words and changes nothing."""

from __future__ import annotations

import base64
import json
import os
import re
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from stavka.table import messages as m
from tests.table.conftest import Come, Databases, Serve
from tests.table.harm import check_health, dump, memory, most_memory, unharmed
from tests.table.prepared import after
from tests.table.server import NO_TLS, PATIENCE, Client, Server, Socket, soon
from tests.table.test_accounts import forged

pytestmark = pytest.mark.slow

SQL = "'; DROP TABLE account; --"
SCRIPT = "<script>alert(1)</script><img src=x onerror=alert(1)>"


class Arena:
    """A server, two players in a match, a spectator, and a stranger with a match of his own."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.soviet, self.german, self.spectator, self.stranger = (Client(server) for _ in range(4))
        self.match = self.soviet.create("competitive", seats={"wehrmacht": "open"})["id"]
        self.german.join(self.match, "wehrmacht")
        self.private = self.stranger.create("solo", spectators=False)["id"]
        with_choices = self.german.open(self.match)
        with_choices.play_on(Random(1), 4)
        with_choices.close()

    def wire(self) -> Wire:
        return Wire(self.server, self.match, self.soviet.cookie)

    def close(self) -> None:
        for person in (self.soviet, self.german, self.spectator, self.stranger):
            person.close()


@pytest.fixture(scope="module")
def standing(databases: Databases, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Arena]:
    server = Server(databases("sqlite"), tmp_path_factory.mktemp("hostile")).start()
    made = Arena(server)
    yield made
    made.close()
    server.stop()


@pytest.fixture
def arena(standing: Arena) -> Iterator[Arena]:
    """Where nothing may happen: nothing stored changes, no traceback, good health."""
    with unharmed(standing.server):
        yield standing


@pytest.fixture
def grounds(standing: Arena) -> Iterator[Server]:
    """The same server for what may be stored; but no traceback, and good health."""
    said = len(standing.server.output)
    yield standing.server
    check_health(standing.server, said)


def tell(line: Socket, data: str | bytes) -> dict[str, Any]:
    """Send it as it is; the answer."""
    line._connection.send(data)
    return line.until(lambda message: message["type"] not in ("present", "state"))


# Messages that are none

FIELDS: dict[str, dict[str, object]] = {
    "play": {"seat": "defender", "number": 4, "choice": "end-cards"},
    "undo": {"seat": "defender", "number": 4},
    "redo": {"seat": "defender", "number": 4},
    "reset": {"seat": "defender", "number": 4},
    "resign": {"seat": "defender", "number": 4},
    "ask": {"seat": "defender", "choice": "end-cards"},
    "odds": {"seat": "defender", "number": 0},
    "older": {"before": 3},
    "hint": {"seat": "defender"},
    "analyse": {"seat": "defender"},
    "study": {"topic": "reach", "thing": "0101"},
    "propose": {"what": "rewind", "choices": 1},
    "answer": {"agree": True},
    "say": {"text": "hello"},
    "note": {"text": "hello"},
    "speak": {"language": "en"},
    "hand-over": {"seat": "defender"},
    "seen": {"number": 1},
    "look": {"here": True},
    "ping": {},
}
WRONG: tuple[str, ...] = (
    "null", "[]", "{}", "[[]]", '{"a":1}', "1.5", "-1", "1e400", "NaN", "Infinity",
    "99999999999999999999999999", "9" * 5000, "-" + "9" * 5000, '"\\ud800"', '"\\udfff\\ud800"',
    '"' + "x" * 21_000 + '"',
)  # fmt: skip


def test_every_message_is_tried() -> None:
    tags = {kind.__struct_config__.tag for kind in m.FromClient.__subclasses__()}
    assert tags == set(FIELDS)


NONSENSE: dict[str, str | bytes] = {
    "nothing": "",
    "space": " \n\t ",
    "word": "hello",
    "null": "null",
    "true": "true",
    "number": "1",
    "string": '"play"',
    "list": "[]",
    "list of messages": '[{"type":"ping"}]',
    "object": "{}",
    "no type": '{"id":1}',
    "null type": '{"type":null}',
    "number as type": '{"type":1}',
    "unknown type": '{"type":"drop-tables"}',
    "type in capitals": '{"type":"PING"}',
    "a type of the server": '{"type":"welcome"}',
    "class name": '{"type":"__class__"}',
    "unknown field": '{"type":"ping","admin":true}',
    "prototype": '{"type":"ping","__proto__":{}}',
    "half": '{"type":"pl',
    "half a string": '{"type":"say","text":"hel',
    "two messages": '{"type":"ping"}{"type":"ping"}',
    "two lines": '{"type":"ping"}\n{"type":"ping"}',
    "trailing": '{"type":"ping"} x',
    "trailing comma": '{"type":"ping",}',
    "comment": '{"type":"ping"/**/}',
    "single quotes": "{'type':'ping'}",
    "control character": '{"type":"say","text":"a\x01b"}',
    "line break": '{"type":"say","text":"a\nb"}',
    "byte order mark": "\ufeff" + '{"type":"ping"}',
    "script": SCRIPT,
    "sql": SQL,
    "deep lists": "[" * 8000,
    "deep objects": '{"a":' * 2700,
    "deep and closed": "[" * 8000 + "]" * 8000,
    "deep field": '{"type":"say","text":' + "[" * 8000 + "]" * 8000 + "}",
    "deep id": '{"type":"ping","id":' + '{"id":' * 2000 + "1" + "}" * 2001,
    "many fields": "{" + ",".join(f'"f{n}":{n}' for n in range(1200)) + "}",
    "id below zero": '{"type":"ping","id":-1}',
    "id too big": '{"type":"ping","id":9007199254740993}',
    "id is text": '{"type":"ping","id":"1"}',
    "id is half": '{"type":"ping","id":1.5}',
    "binary nothing": b"",
    "binary zeros": b"\x00" * 100,
    "binary high": b"\xff\xfe\xfd" * 30,
    "binary not utf-8": b'{"type":"say","text":"\xff\xfe"}',
    "binary overlong": b'{"type":"say","text":"\xc0\xaf"}',
    "binary surrogate": b'{"type":"say","text":"\xed\xa0\x80"}',
    "utf-16": '{"type":"ping"}'.encode("utf-16"),
    "message pack": b"\x81\xa4type\xa4ping",
    "pickle": b"\x80\x04\x95\x0b\x00\x00\x00\x00\x00\x00\x00\x8c\x02os\x94\x8c\x06system\x94\x93",
}  # fmt: skip


@pytest.mark.parametrize("name", NONSENSE)
def test_what_is_no_message_is_refused(arena: Arena, name: str) -> None:
    line = arena.soviet.open(arena.match)
    answer = tell(line, NONSENSE[name])
    assert answer["type"] == "refused"
    assert answer["reason"] == "message-not-understood"
    assert answer["text"] == "The server does not understand this message."
    assert tell(line, '{"type":"ping","id":7}') == {"type": "pong", "to": 7}
    line.close()


@pytest.mark.parametrize("type", FIELDS)
def test_wrong_types_in_each_field_are_refused(arena: Arena, type: str) -> None:
    line = arena.soviet.open(arena.match)
    good = FIELDS[type]
    for field in good:
        rest = {name: value for name, value in good.items() if name != field}
        start = json.dumps({"type": type, **rest})[:-1]
        if field != "choices":
            assert tell(line, start + "}")["type"] == "refused", f"without {field}"
        for value in WRONG:
            if (field, value) == ("seat", "null") and type == "hand-over":
                continue
            data = f'{start},"{field}":{value}}}'
            if len(data) > 16_384:
                continue
            answer = tell(line, data)
            assert answer["type"] == "refused", data[:200]
            assert answer["reason"] == "message-not-understood", data[:200]
    assert tell(line, json.dumps({"type": type, **good, "sudo": 1}))["type"] == "refused"
    line.close()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
NAMES = sorted({field for fields in FIELDS.values() for field in fields})
SEATS = ("defender", "wehrmacht", "command", "", "nobody", "DEFENDER", "defender ", "defender\x00")


def messages() -> st.SearchStrategy[dict[str, Any]]:
    """Things that look like messages but cannot be good: the state they speak of is long gone."""
    fields = st.dictionaries(st.sampled_from(NAMES), JSON, max_size=4)
    known = st.sampled_from([t for t in FIELDS if t not in ("say", "note", "seen", "propose")])
    stale = st.fixed_dictionaries(
        {
            "type": st.sampled_from(("play", "undo", "redo", "reset", "resign", "ask", "odds")),
            "seat": st.sampled_from(SEATS) | st.text(max_size=70),
            "number": st.integers(-(10**9), 10**9).filter(lambda n: n != 4),
            "choice": st.text(max_size=250) | st.sampled_from((SQL, SCRIPT, "order w05", "done")),
        }
    )
    return stale | st.builds(lambda t, f: {**f, "type": t}, known, fields)


def test_anything_at_all_is_answered(arena: Arena) -> None:
    """Random messages; what comes back is a refusal, or an answer that changes nothing."""
    line = arena.soviet.open(arena.match)
    answered = {
        "refused", "chances", "advice", "findings", "pong", "done", "state", "present",
    }  # fmt: skip

    @settings(
        max_examples=600, deadline=None, derandomize=True, database=None,
        phases=[Phase.generate], suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(messages())
    def try_one(message: dict[str, Any]) -> None:
        line._connection.send(json.dumps(message))
        line._connection.send('{"type":"ping","id":77}')
        before = len(line.heard)
        line.until(lambda found: found.get("to") == 77)
        assert {found["type"] for found in line.heard[before:]} <= answered

    try_one()
    line.close()


# Messages that one may not send


def hostile_requests(number: int) -> list[tuple[dict[str, object], str]]:
    """For the German player, who is not to move: message, and the reason it is refused for."""
    bad_texts = [
        SQL, SCRIPT, "../../etc/passwd", "end-cards\x7f", "end-cards\n", "\x1b[2J", "end-cards ",
        " end-cards", "END-CARDS", "éñд‮", "x" * 200, "play", "play " * 40, "-1", "{}", "%s%n",
        "${jndi:ldap://x}", "{{7*7}}", "order w01", "order resupply", "spend ²", "place green ²",
    ]  # fmt: skip
    found: list[tuple[dict[str, object], str]] = []
    for seat in ("defender", "command", "nobody", "", SQL, "wehrmacht ", "WEHRMACHT", "null"):
        for type, fields in FIELDS.items():
            if "seat" in fields:
                reason = "match-running" if type == "analyse" else "not-your-seat"
                found.append(({"type": type, **fields, "seat": seat}, reason))
    for text in bad_texts:
        asked: dict[str, object] = {"type": "ask", "seat": "wehrmacht", "choice": text}
        found.append((asked, "not-your-turn"))
        found.append(({**asked, "type": "play", "number": number}, "not-your-turn"))
    for stale in (0, number - 1, number + 1, 1_000_000):
        play = {"type": "play", "seat": "wehrmacht", "number": stale, "choice": "end-cards"}
        found.append((play, "stale"))
        for type in ("undo", "redo", "reset", "resign"):
            found.append(({"type": type, "seat": "wehrmacht", "number": stale}, "stale"))
    found += [
        ({"type": "undo", "seat": "wehrmacht", "number": number}, "cannot-undo"),
        ({"type": "redo", "seat": "wehrmacht", "number": number}, "nothing-to-redo"),
        ({"type": "hint", "seat": "wehrmacht"}, "not-your-turn"),
        ({"type": "propose", "what": "rewind", "choices": 1_000_000}, "nothing-to-take-back"),
        ({"type": "answer", "agree": True}, "no-proposal"),
        ({"type": "say", "text": "\x01\x02 \u202e\u200b"}, "nothing-said"),
        ({"type": "say", "text": " \n \n "}, "nothing-said"),
    ]
    return found


def test_what_one_may_not_do_is_refused_with_its_reason(arena: Arena) -> None:
    line = arena.german.open(arena.match)
    for message, reason in hostile_requests(line.number):
        answer = tell(line, json.dumps(message))
        assert (answer["type"], answer["reason"]) == ("refused", reason), message
        assert answer["text"]
        assert answer["number"] == line.number
    line.close()


def test_a_spectator_does_nothing_to_the_match(arena: Arena) -> None:
    line = arena.spectator.open(arena.match)
    for type, fields in FIELDS.items():
        for seat in ("defender", "wehrmacht"):
            message = {"type": type, **fields} | ({"seat": seat} if "seat" in fields else {})
            if type in ("say", "note", "seen", "older", "speak", "ping", "study", "look"):
                continue
            answer = tell(line, json.dumps(message))
            expected = {"answer": "no-proposal", "analyse": "match-running"}.get(
                type, "not-your-seat"
            )
            assert (answer["type"], answer["reason"]) == ("refused", expected), message
    line.close()


def test_the_player_on_turn_cannot_say_what_the_rules_do_not_know(arena: Arena) -> None:
    """Every verb with every kind of argument, of the seat that is asked."""
    line = arena.soviet.open(arena.match)
    assert line.asked
    words = ("", "pavlov", "green-1", "track-1-1", "s01", "-1", "0", "999999", "²", "½", "NaN",
             "None", "__class__", "green", "location-3", "location-99", "w01",
             SQL.split()[0])  # fmt: skip
    rng = Random(5)
    from stavka.games.pavlov import VERBS

    for verb in VERBS:
        for count in range(5):
            for _ in range(4):
                text = " ".join([verb, *rng.choices(words, k=count)])
                if text in line.choices:
                    continue
                answer = tell(line, json.dumps({"type": "ask", "seat": "defender", "choice": text}))
                assert answer["type"] == "refused", text
    line.close()


# Texts that bite elsewhere


@pytest.mark.parametrize("text", [SQL, SCRIPT, "{{7*7}} ${7*7} %s %n", "'\"`\\/ </script>"])
def test_texts_stay_texts(grounds: Server, come: Come, text: str) -> None:
    """SQL, script and escapes in names, titles, chat and notes come back as they were, in JSON."""
    name = f"{text[:20]}{time.monotonic_ns() % 10**9}"
    owner, other = come(grounds, guest=False), come(grounds)
    assert owner.register(name)["person"]["name"] == name
    made = owner.create("competitive", seats={"wehrmacht": "open"}, title=text)
    assert made["title"] == text
    other.join(made["id"], "wehrmacht")
    line, listener = owner.open(made["id"]), other.open(made["id"])
    line.do("say", text=text)
    said = listener.next("said")["line"]
    assert (said["text"], said["name"]) == (text, name)
    line.do("note", text=text)
    again = owner.open(made["id"])
    assert again.welcome["notes"] == text
    assert again.welcome["title"] == text
    raw = other.http.get(f"/api/matches/{made['id']}")
    assert raw.headers["content-type"] == "application/json"
    assert raw.headers["x-content-type-options"] == "nosniff"
    assert set(dump(grounds)) >= {"account", "match", "seat", "action", "chat", "visit"}


def test_control_characters_do_not_get_into_what_others_read(grounds: Server, come: Come) -> None:
    """A title is shown to others, also in the terminal of who keeps the server."""
    person = come(grounds)
    made = person.create(title="a\x1b[2J\x07\u202eb\u200bc\r\nd")
    assert made["title"] == "a[2Jbc d"
    line = person.open(made["id"])
    line.do("say", text="x\x1b[2J\x07\u202ey\r\nz")
    (said,) = [message for message in line.heard if message["type"] == "said"]
    assert said["line"]["text"] == "x[2Jy\nz"


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_nul_is_refused_and_hurts_nobody_else(
    kind: str, databases: Databases, serve: Serve, come: Come
) -> None:
    """PostgreSQL holds no NUL: who sends one must not spoil what others save with him."""
    server = serve(databases(kind))
    hostile, player = come(server), come(server)
    bad, good = (person.open(person.create()["id"]) for person in (hostile, player))
    for number in range(30):
        bad.send("note", text=f"a\x00b{number}")
        bad.send("say", text=f"a\x00b{number}")
        good.play()
    answer = tell(bad, json.dumps({"type": "note", "text": "\x00"}))
    assert answer["type"] == "refused"
    hostile.create(title="a\x00b", status=400)
    hostile.post("/api/preferences", {"webhook": "http://x/\x00"}, 400)
    hostile.at_match("a" * 12, "join", 400, seat="a\x00")
    assert hostile.get("/api/matches/a%00b", 409)["reason"] == "no-such-match"
    with pytest.raises(InvalidStatus):
        hostile.open("a%00b")
    check_health(server)


# At the door


def knock(
    server: Server, path: str, cookie: str = "", origin: str | None = None, host: str = ""
) -> int:
    """A handshake; the status of the answer (101: let in)."""
    headers = {"cookie": f"stavka={cookie}"} if cookie else {}
    if host:
        headers["host"] = host
    url = f"{server.url.replace('http', 'ws', 1)}{path}"
    try:
        with connect(
            url, additional_headers=headers, origin=origin, compression=None,  # type: ignore[arg-type]
            open_timeout=PATIENCE,
        ):  # fmt: skip
            return 101
    except InvalidStatus as refused:
        body = refused.response.body or b""
        assert b"Traceback" not in body
        check_headers(refused.response.headers)
        assert json.loads(body)["reason"]
        return refused.response.status_code


def check_headers(headers: Any) -> None:
    assert headers["x-content-type-options"] == "nosniff"
    assert "default-src 'none'" in headers["content-security-policy"]


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "https://evil.example",
        "null",
        "",
        "http://127.0.0.1",
        "http://127.0.0.1:1",
        "http://localhost:{port}",
        "http://127.0.0.1:{port}.evil.example",
        "http://evil.example#127.0.0.1:{port}",
        "http://evil.example/127.0.0.1:{port}",
        "http://127.0.0.1:{port}@evil.example",
        "http://evil.example@127.0.0.1:{port}",
        "http://[",
        "http://[::1",
        "http://127.0.0.1:{port}, http://evil.example",
        "file://",
        "data:",
        "é",
    ],
)
def test_a_page_of_another_site_is_not_let_in(arena: Arena, origin: str) -> None:
    given = origin.format(port=arena.server.port)
    assert knock(arena.server, f"/ws/{arena.match}", arena.soviet.cookie, given) == 403


def test_its_own_page_a_named_origin_and_a_program_are_let_in(
    arena: Arena, serve: Serve, sqlite: str, come: Come
) -> None:
    own = arena.server.url
    assert knock(arena.server, f"/ws/{arena.match}", arena.soviet.cookie, own) == 101
    assert knock(arena.server, f"/ws/{arena.match}", arena.soviet.cookie) == 101
    other = serve(sqlite, origins="https://club.example, https://b.example")
    person = come(other)
    match = person.create()["id"]
    for origin, status in (("https://club.example", 101), ("https://b.example", 101),
                           ("http://club.example", 403), ("https://c.example", 403)):  # fmt: skip
        assert knock(other, f"/ws/{match}", person.cookie, origin) == status


def test_who_is_nobody_is_not_let_in(arena: Arena) -> None:
    path = f"/ws/{arena.match}"
    assert knock(arena.server, path) == 403
    for cookie in forged(arena.soviet.cookie):
        if cookie.isascii():
            assert knock(arena.server, path, cookie or '""') == 403, cookie
    assert knock(arena.server, f"{path}?stavka={arena.soviet.cookie}") == 403


def test_a_match_without_spectators_is_closed_to_others(arena: Arena) -> None:
    for person in (arena.soviet, arena.spectator):
        assert knock(arena.server, f"/ws/{arena.private}", person.cookie) == 403
    assert knock(arena.server, f"/ws/{arena.private}", arena.stranger.cookie) == 101


@pytest.mark.parametrize(
    "path",
    [
        "/ws", "/ws/", "/ws/nothing", "/ws/" + "x" * 24, "/ws/" + "x" * 5000, "/ws/.", "/ws/..",
        "/ws/../api/me", "/ws/%2e%2e%2fapi", "/ws/..%5c..%5c", "/ws/%00", "/ws/%ff%fe", "/ws/%",
        "/ws/" + quote(SQL), "/ws/" + quote(SCRIPT), "/ws/%D0%BC%D0%B0%D1%82%D1%87", "//ws/x",
        "/WS/{match}", "/ws/{match}/", "/ws/{match}/x", "/ws/{match}%00", "/ws/{match}%20",
        "/ws//{match}", "/ws/{match};x", "/ws/{match}%3Fx", "/api/me", "/", "/metrics",
    ],
)  # fmt: skip
def test_paths_that_lead_nowhere(arena: Arena, path: str) -> None:
    asked = path.format(match=arena.match)
    assert knock(arena.server, asked, arena.soviet.cookie) in (403, 404)


@pytest.mark.parametrize(
    "query",
    [
        "choices=-1", "choices=1e9", "choices=" + "9" * 6000, "choices=99999999999", "choices=%00",
        "choices=%D9%A3", "choices=%C2%B2", "choices=0x10", "choices=1_0", "choices=", "choices",
        "choices=1&number=1&seat=%00", "number=1e9&choices=0", "number=-1&choices=-1",
        "number=%D9%A3&choices=%C2%B2", "number=0x1&choices=1_0", "number=&choices=&seat=",
        "number=" + "9" * 6000 + "&choices=0", "number=1&choices=1&seat=" + "x" * 3000,
        "choices=1&choices=2", "lang=de", "lang=../../etc", "lang=" + "x" * 3000, "seat=wehrmacht",
        "eyes=wehrmacht", "%ff=%fe", "&&&==", "choices[]=1",
    ],
)  # fmt: skip
def test_queries_that_mean_nothing(arena: Arena, query: str) -> None:
    line = Socket(
        f"{arena.server.url.replace('http', 'ws', 1)}/ws/{arena.match}?{query}",
        arena.soviet.cookie,
    ).greeted()
    assert line.welcome["language"] == "en"
    assert line.state["seat"] == "defender"
    assert line.state["choices"] == 4
    line.close()


# Below the messages: frames


class Wire:
    """A websocket by hand: the bytes as we like them."""

    def __init__(self, server: Server, match: str, cookie: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /ws/{match} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: stavka={cookie}\r\n\r\n".encode()
        )
        self.read = b""
        while b"\r\n\r\n" not in self.read:
            self.read += self.socket.recv(65536)
        assert self.read.startswith(b"HTTP/1.1 101")

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def closed_with(self) -> int:
        """The code of the close frame that ends the connection; 0: it just ends."""
        received = b""
        try:
            while chunk := self.socket.recv(65536):
                received += chunk
        except ConnectionResetError:
            pass
        self.socket.close()
        at = received.rfind(b"\x88")
        return struct.unpack("!H", received[at + 2 : at + 4])[0] if at >= 0 else 0


def frame(data: bytes, opcode: int = 1, *, fin: bool = True, mask: bool = True) -> bytes:
    length = len(data)
    head = bytes([(0x80 if fin else 0) | opcode])
    masked = 0x80 if mask else 0
    if length < 126:
        head += bytes([masked | length])
    elif length < 1 << 16:
        head += bytes([masked | 126]) + struct.pack("!H", length)
    else:
        head += bytes([masked | 127]) + struct.pack("!Q", length)
    return head + (b"\0\0\0\0" if mask else b"") + data


PING = b'{"type":"ping"}'
BAD_FRAMES: dict[str, tuple[bytes, int]] = {
    "not masked": (frame(PING, mask=False), 1002),
    "reserved bit": (b"\xc1" + frame(PING)[1:], 1002),
    "unknown opcode": (frame(PING, 3), 1002),
    "unknown control opcode": (frame(b"", 11), 1002),
    "end of nothing": (frame(PING, 0), 1002),
    "two beginnings": (frame(PING, fin=False) + frame(PING), 1002),
    "control in pieces": (frame(b"x", 9, fin=False), 1002),
    "long ping": (b"\x89\xfe\x00\x7e\0\0\0\0" + b"x" * 126, 1002),
    "too long": (frame(b"x" * 20_000), 1009),
    "says it is endless": (b"\x81\xff" + struct.pack("!Q", 2**62) + b"\0\0\0\0abc", 1009),
    "says it is negative": (b"\x81\xff" + struct.pack("!Q", 2**63 + 5) + b"\0\0\0\0abc", 1009),
    "too long in pieces": (
        frame(b"x" * 9000, fin=False) + frame(b"x" * 9000, 0, fin=False) * 30, 1009,
    ),
    "not utf-8": (frame(b"\xff\xfe"), 1007),
    "half a letter": (frame('{"type":"say","text":"ё"}'.encode()[:-3]), 1007),
    "close with one byte": (frame(b"x", 8), 1002),
    "close with a bad code": (frame(struct.pack("!H", 999), 8), 1002),
    "close with bad text": (frame(struct.pack("!H", 1000) + b"\xff", 8), 1007),
    "rubbish": (os.urandom(0) + bytes(range(256)) * 4, 1002),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD_FRAMES)
def test_frames_that_break_the_protocol_end_the_connection(standing: Arena, name: str) -> None:
    before = dump(standing.server)
    data, code = BAD_FRAMES[name]
    wire = standing.wire()
    wire.send(data)
    assert wire.closed_with() == code
    assert dump(standing.server) == before
    assert memory(standing.server) < 250


def test_a_frame_of_megabytes_ends_the_connection(arena: Arena) -> None:
    """Before all of it has come; what was said last may be lost with it."""
    wire = arena.wire()
    with suppress(ConnectionError):
        wire.send(frame(b"x" * 3_000_000))
    assert wire.closed_with() in {1009, 0}


def test_a_message_in_pieces_is_one_message(arena: Arena) -> None:
    wire = arena.wire()
    for number, byte in enumerate(PING):
        last = number == len(PING) - 1
        wire.send(frame(bytes([byte]), 0 if number else 1, fin=last))
    received = b""
    while b'"pong"' not in received:
        received += wire.socket.recv(65536)
    wire.socket.close()


def masked(data: bytes, mask: bytes) -> bytes:
    """A whole text, masked as browsers do."""
    content = bytes(byte ^ mask[n % 4] for n, byte in enumerate(data))
    head = frame(data)[: -len(data) - 4]
    return head + mask + content


def test_frames_are_heard_alike_however_they_are_cut(arena: Arena) -> None:
    """All at once, byte by byte, long ones too, and with other frames between."""
    asked = [b'{"type":"ping","id":%d}' % id for id in (71, 72, 73, 74)]
    asked.append(b'{"type":"ping","id":75}'.ljust(3000))
    frames = [masked(text, os.urandom(4)) for text in asked]
    pong = frame(b"x", 10)  # which nobody has asked for
    for pieces in (
        [b"".join(frames)],
        [bytes([byte]) for byte in b"".join(frames)],
        [frames[0][:-1], frames[0][-1:] + pong + frames[1], pong, frames[2] + frames[3][:3],
         frames[3][3:] + frames[4][:9], frames[4][9:]],
    ):  # fmt: skip
        wire = arena.wire()
        for piece in pieces:
            wire.send(piece)
        received = b""
        while b'"to":75' not in received:
            received += wire.socket.recv(65536)
        found = re.findall(rb'\{"type":"pong","to":(\d+)\}', received)
        assert found == [b"71", b"72", b"73", b"74", b"75"]
        wire.socket.close()


def test_who_leaves_in_the_middle_leaves_nothing_behind(arena: Arena) -> None:
    play = json.dumps({"type": "play", "seat": "defender", "number": 4, "choice": "x"}).encode()
    whole = frame(play)
    for cut in range(1, len(whole), 7):
        wire = arena.wire()
        wire.send(whole[:cut])
        wire.socket.close()
    for part in (b"", b"G", b"GET /ws/", f"GET /ws/{arena.match} HTTP/1.1\r\nUpgrade: ".encode()):
        raw = socket.create_connection(("127.0.0.1", arena.server.port), PATIENCE)
        raw.sendall(part)
        raw.close()
    soon(lambda: arena.server.metric("stavka_connections") == 0, "all are gone")


HANDSHAKES = {
    "no key": "GET /ws/{m} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\n\r\n",
    "old version": "GET /ws/{m} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 8\r\n\r\n",
    "bad key": "GET /ws/{m} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n\r\n",
    "two keys": "GET /ws/{m} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Key: x\r\n"
    "Sec-WebSocket-Version: 13\r\n\r\n",
    "posted": "POST /ws/{m} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Content-Length: 0\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    "Sec-WebSocket-Version: 13\r\n\r\n",
    "no upgrade": "GET /ws/{m} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    "other upgrade": "GET /ws/{m} HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nConnection: Upgrade, close"
    "\r\n\r\n",
}


@pytest.mark.parametrize("name", HANDSHAKES)
def test_bad_handshakes_are_answered(arena: Arena, name: str) -> None:
    raw = socket.create_connection(("127.0.0.1", arena.server.port), PATIENCE)
    raw.sendall(HANDSHAKES[name].format(m=arena.match).encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        chunk = raw.recv(65536)
        assert chunk, answer
        answer += chunk
    raw.close()
    assert answer.startswith(b"HTTP/1.1 4"), answer
    assert b"Traceback" not in answer


# Too much


def test_a_message_just_too_long_is_refused_and_the_longest_is_not(arena: Arena) -> None:
    line = arena.soviet.open(arena.match)
    longest = '{"type":"ping","id":5}'.ljust(16_384)
    assert tell(line, longest)["type"] == "pong"
    line._connection.send(longest + " ")
    with pytest.raises(ConnectionClosed) as closed:
        line.until(lambda message: message["type"] == "pong")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_a_flood_is_cut_off_with_a_reason_and_others_play_on(
    databases: Databases, serve: Serve, come: Come
) -> None:
    server = serve(databases("sqlite"), burst=100)
    player, flooder = come(server), come(server)
    quiet = player.open(player.create()["id"])
    match = flooder.create()["id"]
    for data in (PING.decode(), "x", '{"type":"speak","language":"ru"}', "[" * 8000):
        line = flooder.open(match)
        with suppress(ConnectionClosed):
            for _ in range(300):
                line._connection.send(data)
        assert line.closed() == 4008
        last = line.heard[-1]
        assert (last["type"], last["reason"]) == ("refused", "too-fast")
        before = server.spent
        quiet.play()
        assert server.spent - before < 1
    assert flooder.open(match).asked
    check_health(server)


def test_who_does_not_read_costs_little(databases: Databases, serve: Serve, come: Come) -> None:
    """Readers that never read, each asking for whole states again and again."""
    server = serve(databases("sqlite"), messages_per_second=1000.0)
    person = come(server)
    match = person.bring(after("solo", 200))
    before = memory(server)
    ask = frame(b'{"type":"speak","language":"en"}') * 10
    lazy = [Wire(server, match, person.cookie) for _ in range(20)]
    for _ in range(20):
        for wire in lazy:
            with suppress(OSError):  # those who were cut off
                wire.send(ask)
    worked = server.spent
    person.open(match).play()
    assert server.spent - worked < 10
    grown = most_memory(server) - before
    assert grown < 100, f"{grown:.0f} MB for {len(lazy)} lazy readers"
    for wire in lazy:
        wire.socket.close()
    check_health(server)


def test_many_connections_come_and_go(arena: Arena) -> None:
    before = memory(arena.server)
    for _ in range(3):
        wires = [arena.wire() for _ in range(40)]
        for wire in wires[::2]:
            wire.send(frame(struct.pack("!H", 1000), 8))
        for wire in wires:
            wire.socket.close()
    soon(lambda: arena.server.metric("stavka_connections") == 0, "all are gone")
    assert memory(arena.server) - before < 30


def test_unknown_matches_are_not_remembered(arena: Arena) -> None:
    """Who asks for many matches that are not there fills no memory."""
    path = "/api/matches/{}"
    with httpx.Client(base_url=arena.server.url, verify=NO_TLS, timeout=PATIENCE) as http:
        for number in range(300):
            http.get(path.format(f"x{number:08}"))
        before = memory(arena.server)
        for number in range(3000):
            assert http.get(path.format(f"y{number:08}")).status_code == 409
    assert memory(arena.server) - before < 5
