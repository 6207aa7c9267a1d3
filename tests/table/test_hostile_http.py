"""Hostile requests: refused with a reason in the reader's language, nothing changed, no error."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import Mock

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, assume, given, settings
from schemathesis import GenerationMode
from schemathesis.core.parameters import ParameterLocation
from schemathesis.specs.openapi.checks import ignored_auth, positive_data_acceptance
from sqlalchemy import create_engine, text

import stavka
from stavka.kernel import BadEdition
from stavka.table import app, openapi
from stavka.table.config import Config
from tests.samples import SAMPLES, sampled
from tests.table.conftest import Come, Databases, Serve
from tests.table.harm import check_health, memory, unharmed
from tests.table.server import NO_TLS, PATIENCE, TICKS, Client, Server, get
from tests.table.test_hostile_sockets import SCRIPT, SQL
from tests.table.worlds import Room, room

pytestmark = pytest.mark.slow

HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "font-src": "'self'",
    "connect-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
PASSWORD = "a long password"


class Grounds:
    """A server with an owner who has matches, and a stranger who has none."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.owner, self.stranger = Client(server), Client(server)
        self.open = self.owner.create("competitive", seats={"wehrmacht": "open"})["id"]
        self.invited = self.owner.create("competitive", seats={"wehrmacht": "invited"})["id"]
        self.running = self.owner.create("competitive")["id"]
        self.private = self.owner.create("solo", spectators=False)["id"]
        self.over = self.owner.create("solo", spectators=False)["id"]
        line = self.owner.open(self.over)
        line.play()
        line.on_turn("resign")
        line.close()
        self.matches = [self.open, self.invited, self.running, self.private, self.over]

    def close(self) -> None:
        self.owner.close()
        self.stranger.close()


@pytest.fixture(scope="module")
def standing(databases: Databases, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Grounds]:
    server = Server(databases("sqlite"), tmp_path_factory.mktemp("hostile")).start()
    made = Grounds(server)
    yield made
    made.close()
    server.stop()


@pytest.fixture
def grounds(standing: Grounds) -> Iterator[Grounds]:
    """Where nothing may happen: nothing stored changes, no traceback, good health."""
    with unharmed(standing.server):
        yield standing


def check_answer(answer: httpx.Response, *, text: bool = False) -> Any:
    """What holds for every answer: strict headers, JSON (or plain text), nothing from inside."""
    assert answer.status_code < 500, answer.text
    check_headers(answer.headers)
    assert "Traceback" not in answer.text
    assert "sqlalchemy" not in answer.text.lower()
    kind = answer.headers.get("content-type", "").partition(";")[0]
    if text and answer.status_code == 200:
        assert kind == "text/plain"
        return answer.text
    assert kind == "application/json"
    found = answer.json()
    if answer.status_code >= 400:
        assert found["reason"]
        assert found["text"]
    return found


def check_headers(headers: Any) -> None:
    for name, value in HEADERS.items():
        assert headers[name] == value
    parts = [part.split(maxsplit=1) for part in headers["content-security-policy"].split(";")]
    policy = {part[0]: part[1] for part in parts}
    for name, value in POLICY.items():
        assert policy[name] == value
    assert "unsafe" not in headers["content-security-policy"]
    assert "server" not in headers
    assert "access-control-allow-origin" not in headers


# All operations, by their description


@pytest.fixture(scope="module")
def api(standing: Grounds) -> Any:
    return schemathesis.openapi.from_url(f"{standing.server.url}/openapi.json")


OPERATIONS = [f"{method} {path}" for method, path, _ in app.ROUTES]
WITH_BODY = [
    f"{method.upper()} {path}"
    for path, methods in openapi.document(app.ROUTES)["paths"].items()
    for method, described in methods.items()
    if "requestBody" in described
]
LIMITS = settings(
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


# A value may fit the description and still be refused, such as an unknown game.
NOT_ASKED = [positive_data_acceptance, ignored_auth]


def addresses() -> Iterator[str]:
    """Attempts with passwords are counted by address."""
    number = 0
    while True:
        number += 1
        yield f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


ADDRESS = addresses()


def call(case: Any, standing: Grounds, rng: Random, cookie: str) -> Any:
    """Send what was made up; some of the matches it names are real."""
    if "match" in (case.path_parameters or {}) and rng.random() < 0.7:
        case.path_parameters["match"] = rng.choice(standing.matches)
    wanted = case.body if isinstance(case.body, dict) else {}
    if "game" in wanted and case.meta.generation.mode.is_positive:
        case.body["game"] = rng.choice(("pavlov", "pavlov", "pavlov", case.body["game"]))
        case.body["scenario"] = rng.choice((None, "solo", "competitive", "nothing"))
    cookies = {"stavka": cookie} if cookie else {}
    answer = case.call(cookies=cookies, headers={"x-forwarded-for": next(ADDRESS)})
    check_headers({name: ", ".join(values) for name, values in answer.headers.items()})
    assert answer.status_code < 500
    return answer


@sampled
@pytest.mark.parametrize("operation", OPERATIONS)
def test_whatever_fits_the_description_is_answered_as_described(
    standing: Grounds, api: Any, operation: str
) -> None:
    method, path = operation.split()
    said = len(standing.server.output)
    guest = Client(standing.server)
    rng = Random(operation)

    @settings(LIMITS, max_examples=15 * SAMPLES)
    @given(case=api[path][method].as_strategy(generation_mode=GenerationMode.POSITIVE))
    def try_one(case: Any) -> None:
        if path == "/api/logout-everywhere":
            guest.http.cookies.clear()
            guest.post("/api/guest")
        answer = call(case, standing, rng, rng.choice((guest.cookie, guest.cookie, "", "x.0.1.y")))
        case.validate_response(answer, excluded_checks=NOT_ASKED)

    try_one()
    guest.close()
    check_health(standing.server, said)


@sampled
@pytest.mark.parametrize("operation", WITH_BODY)
def test_whatever_does_not_fit_the_description_is_refused(
    grounds: Grounds, api: Any, operation: str
) -> None:
    method, path = operation.split()
    described = api[path][method]
    rng = Random(operation)

    @settings(LIMITS, max_examples=20 * SAMPLES)
    @given(case=described.as_strategy(generation_mode=GenerationMode.NEGATIVE))
    def try_one(case: Any) -> None:
        assume(case.meta.components[ParameterLocation.BODY].mode.is_negative)
        answer = call(case, grounds, rng, grounds.stranger.cookie)
        assert 400 <= answer.status_code < 500, answer.text
        assert answer.json()["reason"]

    try_one()


# No such page, no such method, no such thing

NOWHERE = [
    "/index.html",
    "/api",
    "/api/",
    "/api/me/",
    "/api//me",
    "//api/me",
    "/API/ME",
    "/api/me;x",
    "/api/me%00",
    "/api/me%20",
    "/api/..",
    "/api/%2e%2e/%2e%2e/etc/passwd",
    "/..%2f..%2fetc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/static/../../../etc/passwd",
    "/.git/config",
    "/.env",
    "/wp-login.php",
    "/ws/x",
    "/ws",
    "/api/matches/{m}/",
    "/api/matches/{m}/nothing",
    "/api/matches/{m}/journal/x",
    "/api/matches/a%2Fb",
    "/api/matches/",
    "/" + "x" * 8000,
    "/%ff%fe",
    "/%",
    "/'\"<script>",
    "/openapi.json/",
    "/admin",
    "/docs",
    "/metrics/",
]


@pytest.mark.parametrize("path", NOWHERE)
def test_no_such_page(grounds: Grounds, path: str) -> None:
    for language, said in (("en", "There is nothing here."), ("ru", "Здесь ничего нет.")):
        answer = send(grounds.server, "GET", path.format(m=grounds.open), language)
        found = check_answer(answer)
        assert (answer.status_code, found["reason"], found["text"]) == (404, "no-such-page", said)


def send(server: Server, method: str, path: str, language: str = "en") -> httpx.Response:
    """A request whose path is sent as it is."""
    raw = httpx.URL(server.url).copy_with(raw_path=path.encode())
    with httpx.Client(verify=NO_TLS, timeout=PATIENCE) as http:
        request = httpx.Request(method, raw, headers={"accept-language": language})
        request.extensions["target"] = path.encode()
        return http.send(request)


@pytest.mark.parametrize("operation", OPERATIONS)
def test_other_methods_are_refused(grounds: Grounds, operation: str) -> None:
    _method, path = operation.split()
    allowed = {m for m, p, _ in app.ROUTES if p == path}
    if path == "/api/matches/import":  # it might be the id of a match
        allowed |= {"GET"}
    allowed |= {"HEAD"} if "GET" in allowed else set()
    address = path.replace("{match}", grounds.open)
    for other in ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "HEAD", "PROPFIND"):
        if other in allowed:
            continue
        answer = send(grounds.server, other, address, "ru")
        assert answer.status_code == 405, other
        check_headers(answer.headers)
        assert set(answer.headers["allow"].split(", ")) <= allowed
        if other != "HEAD":
            found = check_answer(answer)
            assert found["reason"] == "wrong-method"
            assert found["text"] == "Этот адрес не принимает таких запросов."


def test_the_method_cannot_be_disguised(grounds: Grounds) -> None:
    for name in ("x-http-method-override", "x-http-method", "x-method-override", "_method"):
        answer = grounds.owner.http.get(
            "/api/me", headers={name: "POST"}, params={"_method": "DELETE", name: "POST"}
        )
        assert answer.json()["person"]["id"] == grounds.owner.person["id"]
        answer = grounds.owner.http.post(
            "/api/logout-everywhere", headers={name: "GET", "origin": "x"}
        )
        assert answer.status_code == 403


def test_a_fault_of_the_server_is_answered_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a handler, and outside of all handlers."""

    def fail(*_: object) -> None:
        raise RuntimeError("the secret of the inside")

    async def ask(table: Room, path: str) -> httpx.Response:
        transport = httpx.ASGITransport(app=table.app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://table") as http:
            return await http.get(path, headers={"accept-language": "ru"})

    async def play() -> None:
        async with room(tmp_path) as table:
            monkeypatch.setattr(table.table.store, "count", fail)
            check(await ask(table, "/health"))
            monkeypatch.setattr(app, "language_of", Mock(side_effect=[RuntimeError, "ru"]))
            check(await ask(table, "/health"))

    def check(answer: httpx.Response) -> None:
        assert answer.status_code == 500
        check_headers(answer.headers)
        assert answer.json()["reason"] == "server-error"
        assert answer.json()["text"].startswith("На сервере что-то пошло не так.")
        assert "secret" not in answer.text

    asyncio.run(play())


# Bodies

POSTS = [path for method, path, _ in app.ROUTES if method == "POST"]
WITH_BODY = [
    "/api/register",
    "/api/login",
    "/api/password",
    "/api/preferences",
    "/api/matches",
    "/api/matches/import",
    "/api/matches/{m}/join",
    "/api/matches/{m}/leave",
    "/api/matches/{m}/invite",
    "/api/matches/{m}/revoke",
    "/api/matches/{m}/rematch",
    "/api/matches/{m}/hide",
    "/api/puzzles",
    "/api/challenge",
    "/api/notices/device",
    "/api/notices/device/remove",
    "/api/notices/email",
    "/api/notices/confirm",
    "/api/notices/stop",
]
GOOD: dict[str, Any] = {
    "/api/register": {"name": "Zoya", "password": PASSWORD},
    "/api/login": {"name": "Zoya", "password": PASSWORD},
    "/api/password": {"old": PASSWORD, "new": PASSWORD},
    "/api/preferences": {"language": "ru"},
    "/api/matches": {"game": "pavlov"},
    "/api/matches/import": {"text": "x"},
    "/api/matches/{m}/hide": {"hidden": True},
    "/api/matches/{m}/rematch": {"sides": "kept"},
    "/api/puzzles": {"game": "pavlov", "puzzle": "solo-1-24"},
    "/api/challenge": {"autoplay": True},
    "/api/notices/device": {"endpoint": "https://push.example.org/1", "p256dh": "B", "auth": "a"},
    "/api/notices/device/remove": {"endpoint": "https://push.example.org/1"},
    "/api/notices/email": {"email": "zoya@example.org"},
    "/api/notices/confirm": {"token": "x"},
    "/api/notices/stop": {"token": "x"},
}


def test_every_body_is_tried() -> None:
    described = [name.split()[1] for name, o in openapi.OPERATIONS.items() if o.body is not None]
    assert sorted(described) == sorted(path.replace("{m}", "{match}") for path in WITH_BODY)


@pytest.mark.parametrize("path", WITH_BODY)
@pytest.mark.parametrize(
    "kind",
    [
        "",
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/xml",
        "text/json",
        "application/json-patch+json",
        "application/jsonp",
        "text/plain; application/json",
        "application/octet-stream",
        "*/*",
        "é",
    ],
)
def test_a_body_must_say_that_it_is_json(grounds: Grounds, path: str, kind: str) -> None:
    """A form of another site cannot say so."""
    good = json.dumps(GOOD.get(path, {"seat": "wehrmacht"}))
    answer = grounds.stranger.http.post(
        path.format(m=grounds.open), content=good, headers={b"content-type": kind.encode()}
    )
    assert (answer.status_code, check_answer(answer)["reason"]) == (415, "json-expected")


DEEP = 30_000
BODIES: dict[str, bytes] = {
    "nothing": b"",
    "space": b"   ",
    "null": b"null",
    "list": b"[]",
    "number": b"1",
    "half": b'{"name":',
    "not utf-8": b'{"name":"\xff\xfe","password":"\xff"}',
    "utf-16": '{"name":"Zoya"}'.encode("utf-16"),
    "surrogate": b'{"name":"\\ud800abc","password":"a long password"}',
    "nul": b'{"name":"Zo\\u0000ya","password":"a long\\u0000password"}',
    "deep lists": b"[" * DEEP,
    "deep objects": b'{"name":' * (DEEP // 4),
    "deep and closed": b"[" * DEEP + b"]" * DEEP,
    "deep in a field": b'{"name":' + b"[" * DEEP + b"]" * DEEP + b"}",
    "deep figures": b'{"game":"pavlov","figures":{"a":' + b"[" * 20_000 + b"]" * 20_000 + b"}}",
    "unknown field": b'{"admin":true}',
    "prototype": b'{"__proto__":{"admin":true},"constructor":1}',
    "long number": b'{"name":' + b"9" * 50_000 + b"}",
    "infinity": b'{"name":1e999,"seat":-1e999,"game":NaN}',
    "gzip": b"\x1f\x8b\x08\x00" + b"\x00" * 100,
    "many keys": b"{" + b",".join(b'"k%d":1' % n for n in range(5000)) + b"}",
    "same key": b'{"name":"a","name":"b","seat":1,"seat":2,"game":0,"game":1}',
    "pickle": b"\x80\x04\x95\x0b\x00\x00\x00\x00\x00\x00\x00\x8c\x02os\x94.",
    "xml": b'<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>',
    "script": SCRIPT.encode(),
    "sql": SQL.encode(),
}


@pytest.mark.parametrize("name", BODIES)
def test_bodies_that_are_not_understood(grounds: Grounds, name: str) -> None:
    for path in WITH_BODY:
        answer = grounds.stranger.http.post(
            path.format(m=grounds.open),
            content=BODIES[name],
            headers={"content-type": "application/json", "x-forwarded-for": next(ADDRESS)},
        )
        check_answer(answer)
        assert answer.status_code == 400, (path, answer.text[:300])


@pytest.mark.parametrize("path", WITH_BODY)
def test_a_body_that_is_too_long_is_cut_off(grounds: Grounds, path: str) -> None:
    limit = 2_001_000 if "import" in path else 64_000
    before = memory(grounds.server)

    def endless() -> Iterator[bytes]:
        sent = 0
        while sent < limit + 3_000_000:
            sent += 50_000
            yield b" " * 50_000

    for content in (b" " * (limit + 1), endless()):
        try:
            answer = grounds.stranger.http.post(
                path.format(m=grounds.open),
                content=content,
                headers={"content-type": "application/json"},
            )
        except httpx.TransportError:
            continue  # it does not even listen to the end
        assert (answer.status_code, check_answer(answer)["reason"]) == (413, "message-too-long")
    assert memory(grounds.server) - before < 30


def test_a_length_that_lies_holds_nothing_up(grounds: Grounds) -> None:
    before = memory(grounds.server)
    held = []
    for length in ("10000000000", "99999999999999999999999999", "-1", "1, 2", "0x10"):
        raw = socket.create_connection(("127.0.0.1", grounds.server.port), PATIENCE)
        raw.sendall(
            f"POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            f"Content-Length: {length}\r\n\r\n{{".encode()
        )
        held.append(raw)
    assert grounds.owner.get("/api/me")["person"]
    for raw in held:
        raw.close()
    assert memory(grounds.server) - before < 10


def test_requests_that_are_smuggled_are_not_answered_twice(grounds: Grounds) -> None:
    hidden = b"GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    for head in (
        b"POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n"
        b"Transfer-Encoding: chunked\r\n",
        b"POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nContent-Length: 40\r\n",
        b"POST /api/login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n",
        b"POST /api/login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding : chunked\r\n",
    ):
        raw = socket.create_connection(("127.0.0.1", grounds.server.port), PATIENCE)
        raw.sendall(head + b"\r\n0\r\n\r\n" + hidden)
        answer = b""
        with suppress(ConnectionResetError):
            while chunk := raw.recv(65536):
                answer += chunk
        raw.close()
        assert answer
        if b"stavka_actions_total" in answer:
            # Only as what it is: a second request after a first one that was whole.
            assert b"chunked" in head
            assert b"Content-Length" not in head


# Headers


def test_nothing_from_a_request_becomes_a_header(grounds: Grounds) -> None:
    for path in (
        "/api/me?lang=en%0d%0aSet-Cookie:%20a=b",
        "/api/matches/x%0d%0aSet-Cookie:%20a=b",
        "/api/matches/{m}/replay?seat=%0d%0aX-Evil:1&choices=0",
        "/%0d%0aX-Evil:%201",
    ):
        answer = send(grounds.server, "GET", path.format(m=grounds.open))
        check_answer(answer)
        assert "set-cookie" not in answer.headers
        assert "x-evil" not in answer.headers
    answer = grounds.stranger.http.get(
        "/api/me", headers={"host": "evil.example", "x-forwarded-host": "e"}
    )
    assert "evil" not in str(answer.headers)
    assert answer.status_code == 421


def test_odd_headers_do_no_harm(grounds: Grounds) -> None:
    odd = [
        {"accept-language": "ru" * 5000},
        {"accept-language": ",;q=,"},
        {"accept": "text/html"},
        {"origin": "http://["},
        {"origin": "é"},
        {"cookie": "stavka"},
        {"cookie": "stavka=;;;=;="},
        {"cookie": "stavka=" + "x" * 20_000},
        {"cookie": "; ".join(["stavka=a.b.c.d"] * 300)},
        {"authorization": "Basic Og=="},
        {"x-forwarded-for": "' OR 1=1"},
        {"forwarded": "for=x"},
        {"x-forwarded-for": "x" * 5000},
        {"x-forwarded-proto": "javascript"},
        {"range": "bytes=0-"},
        {"if-none-match": "*"},
        {"expect": "100-continue"},
        {"te": "trailers"},
        {"upgrade": "h2c"},
    ]
    for headers in odd:
        raw = {name.encode(): value.encode() for name, value in headers.items()}
        with httpx.Client(verify=NO_TLS, timeout=PATIENCE, base_url=grounds.server.url) as http:
            answer = http.get("/api/me", headers=raw)
            check_answer(answer)
            assert answer.json() == {"person": None}, headers


# Other sites, other people


FOREIGN = ["http://evil.example", "https://evil.example", "null", "", "http://[", "file://"]


@pytest.mark.parametrize("path", POSTS)
def test_another_site_cannot_act_in_ones_name(grounds: Grounds, path: str) -> None:
    address = path.replace("{match}", grounds.open)
    good = GOOD.get(path, {"seat": "wehrmacht"})
    for origin in (*FOREIGN, f"http://localhost:{grounds.server.port}"):
        answer = grounds.owner.http.post(address, json=good, headers={"origin": origin})
        assert (answer.status_code, check_answer(answer)["reason"]) == (403, "foreign-origin")
        assert "set-cookie" not in answer.headers


def test_another_site_cannot_read(grounds: Grounds) -> None:
    for method, path, _ in app.ROUTES:
        if method == "GET":
            answer = grounds.owner.http.get(
                path.replace("{match}", grounds.running), headers={"origin": "http://evil.example"}
            )
            check_headers(answer.headers)


def test_a_match_of_others_stays_theirs(grounds: Grounds) -> None:
    """Everything a stranger may try at a match in which he has no seat."""
    at = grounds.stranger.at_match
    expected = {
        grounds.private: {
            "join": "seat-taken",
            "leave": "not-your-seat",
            "invite": "not-your-match",
            "revoke": "not-your-match",
            "rematch": "match-running",
            "delete": "not-your-match",
        },
        grounds.running: {
            "join": "seat-taken",
            "leave": "not-your-seat",
            "invite": "not-your-match",
            "revoke": "not-your-match",
            "rematch": "match-running",
            "delete": "not-your-match",
        },
        grounds.over: {
            "leave": "not-your-seat",
            "invite": "not-your-match",
            "revoke": "not-your-match",
            "rematch": "not-your-seat",
            "delete": "not-your-match",
        },
    }
    for match, reasons in expected.items():
        for action, reason in reasons.items():
            value = {} if action == "rematch" else {"seat": "defender", "secret": "x" * 24}
            assert at(match, action, 409, **value)["reason"] == reason, action
    refused = at(grounds.invited, "join", 409, seat="wehrmacht", secret="x" * 24)
    assert refused["reason"] == "bad-invitation"
    assert at(grounds.invited, "join", 409, seat="wehrmacht")["reason"] == "seat-taken"


def test_a_match_without_spectators_shows_nothing(grounds: Grounds, come: Come) -> None:
    nobody = come(grounds.server, guest=False)
    for match in (grounds.private, grounds.over):
        for person in (grounds.stranger, nobody):
            for path in ("", "/journal", "/replay?choices=0", "/replay?choices=0&seat=defender"):
                answer = person.http.get(f"/api/matches/{match}{path}")
                assert check_answer(answer)["reason"] == "no-spectators"
    assert not {grounds.private, grounds.over} & {
        found["id"] for found in nobody.get("/api/matches/open")["matches"]
    }
    assert grounds.owner.match(grounds.over)["status"] == "over"


def test_the_seed_of_a_running_match_is_nowhere(grounds: Grounds) -> None:
    engine = create_engine(grounds.server.database)
    with engine.connect() as connection:
        rows = connection.execute(text("SELECT id, seed FROM match WHERE status != 'over'")).all()
    seeds = {seed for _, seed in rows}
    assert len(seeds) >= 4
    for path in [path for method, path, _ in app.ROUTES if method == "GET"]:
        for match in grounds.matches:
            for person in (grounds.owner, grounds.stranger):
                shown = person.http.get(path.replace("{match}", match)).text
                assert not [seed for seed in seeds if seed in shown], path


# Passwords


def test_a_name_cannot_be_found_out_by_logging_in(serve: Serve, sqlite: str, come: Come) -> None:
    """A known and an unknown name get the same answer, which costs the same work."""
    server = serve(sqlite, quick_passwords=False)
    come(server).register("known", PASSWORD)
    with httpx.Client(verify=NO_TLS, timeout=PATIENCE, base_url=server.url) as http:

        def attempt(name: str) -> tuple[float, bytes]:
            before = server.spent
            answer = http.post(
                "/api/login",
                json={"name": name, "password": "a wrong password"},
                headers={"x-forwarded-for": next(ADDRESS)},
            )
            assert answer.status_code == 403
            return server.spent - before, answer.content

        tried = [(attempt("known"), attempt(f"unknown {n}")) for n in range(12)]
    known, unknown = (sum(t[i][0] for t in tried) for i in (0, 1))
    assert len({t[i][1] for t in tried for i in (0, 1)}) == 1
    assert known > 10 / TICKS, "it costs nothing: nothing is compared"
    assert 0.6 < known / unknown < 1.6


@pytest.fixture(scope="module", autouse=True)
def known(standing: Grounds) -> None:
    person = Client(standing.server, guest=False)
    person.http.post(
        "/api/register",
        json={"name": "known", "password": PASSWORD},
        headers={"x-forwarded-for": next(ADDRESS)},
    )
    person.close()


def test_passwords_cannot_be_guessed_quickly(grounds: Grounds) -> None:
    """Ten attempts from an address, whatever they are, then one in five seconds."""
    address = {"x-forwarded-for": "10.99.99.99", "accept-language": "ru"}
    start = time.monotonic()
    with httpx.Client(
        verify=NO_TLS, timeout=PATIENCE, base_url=grounds.server.url, headers=address
    ) as http:

        def refused(path: str, body: dict[str, str]) -> int:
            """How many attempts are looked at before one is not."""
            for looked_at in range(100):
                answer = http.post(path, json=body)
                if answer.status_code == 429:
                    assert check_answer(answer)["reason"] == "too-fast"
                    assert answer.json()["text"] == "Слишком много сообщений, подождите немного."
                    return looked_at
            raise AssertionError("all are looked at")

        looked_at = refused("/api/login", {"name": "known", "password": "a guess"})
        assert looked_at >= 10
        for body in ({"name": "known", "password": PASSWORD}, {"name": "x" * 99, "password": ""}):
            for path in ("/api/login", "/api/register"):
                looked_at += refused(path, body)
        assert looked_at <= 10 + (time.monotonic() - start) / 5


def test_long_passwords_cost_nothing(grounds: Grounds) -> None:
    address = {"x-forwarded-for": next(ADDRESS)}
    long = {"name": "known", "password": "x" * 300}
    assert grounds.stranger.http.post("/api/login", json=long, headers=address).status_code == 403
    longer = {"name": "known", "password": "x" * 301}
    assert grounds.stranger.http.post("/api/login", json=longer, headers=address).status_code == 400


# Journals

HEAD = """game: pavlov
engine: 0.1.0
scenario: solo
edition: {edition}
seed: 1942
"""


def head(**changes: str) -> str:
    lines = dict(line.split(": ", 1) for line in HEAD.strip().splitlines())
    lines["edition"] = stavka.game("pavlov").edition.hash
    lines |= changes
    return "".join(f"{name}: {value}\n" for name, value in lines.items() if value)


BIG = 1_900_000
JOURNALS: dict[str, Callable[[], str]] = {
    "nothing": lambda: "",
    "no journal": lambda: SCRIPT,
    "lines without end": lambda: "\n" * (BIG // 2),
    "comments without end": lambda: "#\n" * (BIG // 4),
    "one long line": lambda: "x" * BIG,
    "a long name": lambda: "x" * 1_000_000 + ": y",
    "spaces before nothing": lambda: head() + "\n1. defender: " + " " * 60_000 + "x",
    "spaces in a tag": lambda: "game: " + " " * 60_000 + "x\n",
    "dice without end": lambda: head() + "\n1. defender: x #" + " 1" * 100_000 + " x",
    "hashes without end": lambda: head() + "\n1. defender: x " + "# " * 60_000,
    "a long seat": lambda: head() + "\n1. " + "a-" * 500_000 + " x",
    "a long number": lambda: head() + "\n" + "9" * 10_000 + ". defender: x",
    "a number in other digits": lambda: head() + "\n١. defender: x",
    "a number twice": lambda: head() + "\n1. defender: end-cards\n1. defender: end-cards",
    "choices without end": lambda: (
        head() + "\n" + "".join(f"{n}. defender: end-cards\n" for n in range(1, 60_000))
    ),
    "options without end": lambda: head() + "option: tactics=1\n" * 60_000,
    "many options": lambda: head() + "".join(f"option: o{n}=1\n" for n in range(60_000)),
    "a deep option": lambda: head() + "option: tactics=" + "[" * 900_000,
    "a deep option, closed": lambda: head() + "option: tactics=" + "[" * 90_000 + "]" * 90_000,
    "a deep object": lambda: head() + "option: tactics=" + '{"a":' * 200_000,
    "a long option": lambda: head() + 'option: tactics="' + "x" * BIG + '"',
    "a huge number": lambda: head() + "option: tactics=" + "9" * 1_000_000,
    "an infinite option": lambda: head() + "option: weary-may-move=1e999",
    "not a number": lambda: head() + "option: weary-may-move=NaN",
    "an option that is a list": lambda: head() + "option: tactics=[1,2]",
    "a boolean that is a text": lambda: head() + "option: tactics=true",
    "a deep figure": lambda: head() + "figure: men.pavlov.attack=" + "[" * 900_000,
    "code as a figure": lambda: head() + "figure: men.pavlov.name=__import__('os').system('x')",
    "a figure that is no number": lambda: head() + 'figure: men.pavlov.attack="4"',
    "a figure without a name": lambda: head() + "figure: =1",
    "a figure that is no figure": lambda: head() + 'figure: __class__.__init__.x="y"',
    "many figures": lambda: head() + "".join(f"figure: men.m{n}.attack=1\n" for n in range(50_000)),
    "a huge figure": lambda: head() + "figure: men.pavlov.attack=99999999999999999999",
    "another edition": lambda: head(edition="0" * 16),
    "another game": lambda: head(game="chess"),
    "a game by path": lambda: head(game="../../etc/passwd"),
    "no game": lambda: head(game=""),
    "another scenario": lambda: head(scenario="nothing"),
    "a commitment that lies": lambda: head() + "commitment: 00\n",
    "an outcome that lies": lambda: (
        head() + 'outcome: {"winners":[],"scores":{},"reason":{"id":"x"}}'
    ),
    "a deep outcome": lambda: head() + "outcome: " + "[" * 900_000,
    "a deep outcome in its scores": lambda: (
        head()
        + 'outcome: {"winners":[],"scores":{},"reason":{"id":"x","args":{"a":'
        + "[" * 900_000
    ),
    "an outcome of another shape": lambda: head() + "outcome: 7\n",
    "a seat of others": lambda: head() + "\n1. wehrmacht: end-cards # =00000000",
    "an illegal choice": lambda: head() + "\n1. defender: win # =00000000",
    "a long choice": lambda: head() + "\n1. defender: " + "x" * BIG,
    "sql": lambda: head(seed=SQL) + "\n1. defender: " + SQL,
}


@pytest.mark.parametrize("name", JOURNALS)
def test_a_hostile_journal_is_refused_quickly(grounds: Grounds, name: str) -> None:
    text = JOURNALS[name]()
    assert len(text) < 2_000_000
    before = grounds.server.spent
    answer = grounds.stranger.http.post("/api/matches/import", json={"text": text})
    assert answer.status_code == 400, answer.text[:300]
    found = check_answer(answer)
    assert len(found["text"]) < 1000, "what was sent is not sent back"
    assert grounds.server.spent - before < 3


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_what_a_journal_says_of_itself_cannot_spoil_the_database(
    kind: str, databases: Databases, serve: Serve, come: Come
) -> None:
    server = serve(databases(kind))
    person = come(server)
    for changes in (
        {"engine": "x" * 1000},
        {"engine": SQL},
        {"engine": "\x1b[2J\x07"},
        {"seed": "x" * 100_000},
        {"seed": "\x1b[2J\u202e"},
        {"seed": SCRIPT},
    ):
        answer = person.http.post("/api/matches/import", json={"text": head(**changes)})
        check_answer(answer)
        assert answer.status_code in (201, 400), answer.text
        if answer.status_code == 201:
            line = person.open(answer.json()["id"])
            line.play()
            line.close()
    nul = person.http.post("/api/matches/import", json={"text": head(seed="a\x00b")})
    assert nul.status_code == 400
    check_health(server)


# Figures


def wild(value: Any, rng: Random) -> Any:
    """Another value of the same kind, as far off as it goes."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return rng.choice((0, 1, 2, 6, 9, 98, 99, -1, -99, 10**6))
    if isinstance(value, str):
        return rng.choice(
            (
                "",
                "A",
                "CFAGMIS",
                "green",
                "assault",
                "storm-group",
                "resupply",
                "army",
                "place-counter",
                "riflemen",
                "x" * 3000,
                SCRIPT,
            )
        )
    return rng.choice(([], value * 2, value[::-1], [wild(v, rng) for v in value], [[]], None))


def editions(count: int) -> list[dict[str, Any]]:
    """Changes that the data's own types allow; each alone, many at once, or one field of all."""
    game = stavka.game("pavlov")
    figures = game.edition.figures
    paths = [(t, e, f) for t, rows in figures.items() for e, row in rows.items() for f in row]
    rng = Random(1942)
    found: list[dict[str, Any]] = []
    while len(found) < count:
        chosen = rng.sample(paths, rng.choice((1, 2, 8, 30)))
        if rng.random() < 0.5:
            table, entry, field = rng.choice(paths)
            chosen = [(table, e, field) for e in figures[table]]
        value = wild(figures[chosen[0][0]][chosen[0][1]][chosen[0][2]], rng)
        changes: dict[str, Any] = {}
        for table, entry, field in chosen:
            same = len({c[2] for c in chosen}) == 1
            new = value if same else wild(figures[table][entry][field], rng)
            try:
                game.edition.override({f"{table}.{entry}.{field}": new}, game.components)
            except BadEdition:
                continue
            changes[f"{table}.{entry}.{field}"] = new
        if changes:
            found.append(changes)
    return found


NAMED: list[dict[str, Any]] = [
    {"storm.milk-house.resupply": True},
    {"awards.disgrace.lowest": 99},
    {"men.pavlov.attack": "4"},
    {"men.pavlov": 4},
    {"men": {}},
    {"": 1},
    {"..": 1},
    {"men.pavlov.attack.x": 1},
    {"__class__.__init__.__globals__": 1},
    {"men.pavlov.attack": [[]]},
    {"men.pavlov.attack": None},
    {"men.pavlov.attack": 1e300},
    {SQL: SCRIPT},
    {f"men.m{n}.attack": 1 for n in range(1500)},
    {"men.pavlov.name": "x" * 60_000},
]


def test_absurd_figures_make_a_match_or_are_refused(serve: Serve, sqlite: str, come: Come) -> None:
    """Never an error of the server, at the table neither."""
    server = serve(sqlite, matches_per_person=10_000)
    person = come(server)
    made, problems = 0, []
    for number, figures in enumerate([*NAMED, *editions(150)]):
        scenario = stavka.game("pavlov").scenarios[number % 4].id
        answer = person.http.post(
            "/api/matches", json={"game": "pavlov", "scenario": scenario, "figures": figures}
        )
        check_headers(answer.headers)
        if answer.status_code == 201:
            made += 1
            problems += play_a_little(person, answer.json()["id"], Random(number), figures)
        elif answer.status_code not in (400, 413):
            problems.append(f"{answer.status_code} for {str(figures)[:200]}")
    assert problems == []
    assert made > 40
    check_health(server)


def play_a_little(person: Client, match: str, rng: Random, figures: object) -> list[str]:
    try:
        line = person.open(match)
        for _ in range(25):
            if line.state["status"] != "running":
                break
            if line.state["seat"] not in line.state["waiting"]:
                line.send("hand-over", seat=line.state["waiting"][0])
                line.next("state")
            line.play(rng.choice(line.choices))
        line.close()
    except Exception as problem:
        return [f"{type(problem).__name__} {str(problem)[:100]} with {str(figures)[:200]}"]
    return []


def test_editions_that_are_not_played_are_not_kept(serve: Serve, sqlite: str, come: Come) -> None:
    """Each costs the server memory; who asks for thousands must not fill it."""
    server = serve(sqlite)
    person = come(server)

    def ask(number: int) -> None:
        figures = {"men.chekhov.attack": number % 99, "men.pavlov.attack": number // 99}
        seats = [{"seat": "nobody", "who": "me"}]
        wish = {"game": "pavlov", "figures": figures, "seats": seats}
        assert person.http.post("/api/matches", json=wish).status_code == 400

    for number in range(50):
        ask(number)
    before = memory(server)
    for number in range(50, 450):
        ask(number)
    grown = memory(server) - before
    assert grown < 15, f"{grown:.0f} MB for 400 editions"


def test_options_are_only_what_the_scenario_knows(grounds: Grounds) -> None:
    wishes: list[dict[str, Any]] = [
        {"options": {"nothing": True}},
        {"options": {"tactics": "x" * 5000}},
        {"options": {"tactics": 1}},
        {"options": {"tactics": True}},
        {"options": {"operational-support": 7}},
        {"options": {"operational-support": SCRIPT}},
        {"options": {f"o{n}": n for n in range(5000)}},
        {"options": []},
        {"options": {"tactics": []}},
        {"game": "chess"},
        {"game": "../pavlov"},
        {"game": "__class__"},
        {"scenario": "nothing"},
        {"scenario": ""},
        {"seats": [{"seat": "nobody", "who": "me"}]},
        {"seats": [{"seat": "defender", "who": "nobody"}]},
        {"seats": [{"seat": "defender"}]},
        {"seats": [{"seat": "defender", "who": "__init__"}]},
        {"seats": [{}] * 17},
        {"seats": [{"seat": "defender", "who": "../../bin/sh"}]},
        {"title": "x" * 81},
        {"title": 1},
        {"spectators": "yes"},
        {"autoplay": 1},
        {"creator": "x"},
        {"seed": "1942"},
        {"id": "x"},
        {"status": "over"},
    ]
    for wish in wishes:
        refused = grounds.stranger.post("/api/matches", {"game": "pavlov", **wish}, 400)
        assert len(refused["text"]) < 1000, "what was sent is not sent back"


def test_numbers_of_a_replay_are_checked(grounds: Grounds) -> None:
    for number in ("-1", "1", "1e3", "x", "9" * 5000, "0x0", "None", "٣", "1.0", "%00", "0;1"):
        answer = grounds.owner.http.get(f"/api/matches/{grounds.running}/replay?choices={number}")
        assert (answer.status_code, check_answer(answer)["reason"]) == (400, "bad-number"), number
    for seat in ("nobody", SQL, "__class__", "x" * 3000):
        answer = grounds.owner.http.get(
            f"/api/matches/{grounds.running}/replay", params={"choices": "0", "seat": seat}
        )
        assert (answer.status_code, check_answer(answer)["reason"]) == (409, "no-such-seat")


def test_webhooks_are_addresses_of_the_web(grounds: Grounds) -> None:
    for address in (
        "file:///etc/passwd",
        "ftp://x",
        "javascript:alert(1)",
        "//x",
        "http",
        " http://x",
        "gopher://x",
        "HTTP://x\x00",
        "data:,x",
        "http:/x",
        "x" * 501,
    ):
        grounds.stranger.post("/api/preferences", {"webhook": address}, 400)


# Other names, and what is for the keeper


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "127.0.0.1:99", "[::1]:8000", "localhost:5", "nas", "my-pc.local", ""]
)
def test_names_that_lead_nobody_astray_are_known(grounds: Grounds, host: str) -> None:
    assert grounds.stranger.http.get("/health", headers={"host": host}).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example:80", "a@evil.example"])
def test_a_name_that_leads_here_from_elsewhere_is_refused(grounds: Grounds, host: str) -> None:
    for language, word in (("en", "STAVKA_HOSTS"), ("ru", "Сервер")):
        answer = grounds.stranger.http.get(
            "/api/me", headers={"host": host, "accept-language": language}
        )
        assert (answer.status_code, answer.json()["reason"]) == (421, "unknown-host")
        assert word in answer.json()["text"]
        assert "x-frame-options" in answer.headers


def test_the_keeper_names_his_server() -> None:
    config = Config(hosts="table.example.org, Club.example.org", origins="https://a.example:444")
    for known in ("table.example.org", "CLUB.example.org:443", "a.example", "table.example.org."):
        assert config.knows_host(known), known
    for unknown in ("example.org", "x.table.example.org", "b.example"):
        assert not config.knows_host(unknown), unknown
    assert Config(hosts="*").knows_host("anything.example")


def test_metrics_are_for_the_keeper(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, metrics_token="a secret")
    url = f"{server.url}/metrics"
    assert get(url).status_code == 200
    right, wrong = {"authorization": "Bearer a secret"}, {"authorization": "Bearer a guess"}
    passed_on = {"x-forwarded-for": "8.8.8.8"}
    for headers, status in (
        (passed_on, 404),
        ({"via": "1.1 proxy"}, 404),
        ({"x-forwarded-for": "127.0.0.1"}, 404),
        (passed_on | wrong, 404),
        (passed_on | right, 200),
    ):
        assert get(url, headers=headers).status_code == status, headers
    away = httpx.HTTPTransport(verify=NO_TLS, local_address="127.0.0.9")
    with httpx.Client(transport=away, timeout=PATIENCE) as elsewhere:
        assert elsewhere.get(url).status_code == 404
        assert elsewhere.get(url, headers=right).status_code == 200


# Quotas


def test_matches_are_limited_by_address_too(serve: Serve, sqlite: str, come: Come) -> None:
    server = serve(sqlite, matches_per_hour=8)
    for _ in range(4):
        come(server, address="127.4.4.4").create()
    refused = come(server, address="127.4.4.4").create(status=429)
    assert refused["reason"] == "too-fast"
    come(server, address="127.4.4.5").create()


def test_finished_imports_count(serve: Serve, sqlite: str, come: Come) -> None:
    server = serve(sqlite, matches_per_person=2)
    person = come(server)
    match = stavka.game("pavlov").start("solo", seed=7)
    while match.waiting:
        match.play("defender", match.choices("defender")[0])
    text = match.journal.text()
    for _ in range(2):
        made = person.post("/api/matches/import", {"text": text}, 201)
        assert made["status"] == "over"
    refused = person.post("/api/matches/import", {"text": text}, 429)
    assert refused["reason"] == "too-many-matches"
    person.create(status=429)
