"""`docs/protocol.md` says all there is to say, its examples are true, and programs play by it."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest
from jsonschema import Draft202012Validator

import stavka
from stavka.kernel import kebab
from stavka.table import messages, openapi
from stavka.table.app import ROUTES
from stavka.table.clocks import Clock
from stavka.table.reasons import REASONS
from tests.table.away import Letters, PushService, token
from tests.table.conftest import Come, Serve
from tests.table.server import PATIENCE, Message, Server, get
from tests.table.test_coach import battle, decided

ROOT = Path(__file__).parents[2]
PROGRAMS = ROOT / "examples"
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
MESSAGES = [*get_args(messages.Incoming), *get_args(messages.Outgoing)]
PARTS = [
    messages.SeatInfo, messages.LogLine, messages.ChoiceInfo, messages.QuestionInfo,
    messages.OutcomeInfo, messages.ChanceInfo, messages.ChatLine, Clock, messages.MomentInfo,
    messages.LineStep, messages.SwingInfo, messages.AnalysisInfo,
]  # fmt: skip
Answered = tuple[str, httpx.Response]  # the route that was asked, and what came
Run = Callable[..., subprocess.Popen[str]]
ROUTE_NAMES = [f"{method} {path}" for method, path, _ in ROUTES]


class Example(msgspec.Struct, frozen=True):
    """A JSON block of the page; `kind` names the type of a request or an answer."""

    line: int
    kind: str
    value: Any

    def __str__(self) -> str:
        return f"{self.kind or self.value['type']}-{self.line}"


def examples() -> list[Example]:
    found = []
    for block in re.finditer(r"^```json *(\w*)\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE):
        line = PAGE.count("\n", 0, block.start()) + 1
        found.append(Example(line, block[1], json.loads(block[2])))
    return found


EXAMPLES = examples()
OF_MESSAGES = [e for e in EXAMPLES if not e.kind]
OF_REQUESTS = [e for e in EXAMPLES if e.kind]


def named(word: str) -> bool:
    """Whether the page mentions a word as code, alone or as a field of an example."""
    return re.search(rf'[`"]{re.escape(word)}[`"]', PAGE) is not None


# What the page mentions


@pytest.mark.parametrize("kind", MESSAGES, ids=lambda k: k.__name__)
def test_every_message_has_an_example_and_all_its_fields_are_named(kind: type[Any]) -> None:
    tag = kebab(kind.__name__)
    assert f"`{tag}`" in PAGE
    assert any(e.value["type"] == tag for e in OF_MESSAGES)
    fields = [f.encode_name for f in msgspec.structs.fields(kind)]
    assert [f for f in fields if not named(f)] == []


@pytest.mark.parametrize("kind", PARTS, ids=lambda k: k.__name__)
def test_every_part_of_a_message_is_described(kind: type[Any]) -> None:
    fields = [f.encode_name for f in msgspec.structs.fields(kind)]
    assert [f for f in fields if not named(f)] == []


def test_no_part_of_a_message_is_forgotten_here() -> None:
    described = {k.__name__ for k in [*MESSAGES, *PARTS]}
    assert set(messages.schema()["$defs"]) == described


@pytest.mark.parametrize("route", ROUTE_NAMES)
def test_every_route_is_documented(route: str) -> None:
    assert f"`{route}`" in PAGE


def test_every_field_of_a_request_and_an_answer_is_named() -> None:
    document = openapi.document(ROUTES)
    fields = {
        f"{name}.{field}": field
        for name, schema in document["components"]["schemas"].items()
        for field in schema["properties"]
    }
    assert [where for where, field in fields.items() if not named(field)] == []


@pytest.mark.parametrize("reason", REASONS)
def test_every_refusal_of_the_table_is_listed(reason: str) -> None:
    assert re.search(rf"^\|.*`{reason}`.*\|$", PAGE, re.MULTILINE)


def test_every_part_of_the_board_is_listed() -> None:
    match = stavka.game("pavlov").start("competitive")
    parts = match.view("wehrmacht")["board"]
    assert [part for part in parts if f"`{part}`" not in PAGE] == []


# The examples


def validator(schema: Message, definitions: Message) -> Draft202012Validator:
    Draft202012Validator.check_schema({**schema, "$defs": definitions})
    return Draft202012Validator({**schema, "$defs": definitions})


@pytest.mark.parametrize("example", OF_MESSAGES, ids=str)
def test_examples_of_messages_fit_the_schema_that_the_server_gives(
    example: Example, table: Server
) -> None:
    schema = get(f"{table.url}/api/schema").json()
    ways = [validator(schema[way], schema["$defs"]) for way in ("from-client", "from-server")]
    assert [way.is_valid(example.value) for way in ways].count(True) == 1


@pytest.mark.parametrize("example", OF_MESSAGES, ids=str)
def test_examples_of_messages_have_no_field_that_does_not_exist(example: Example) -> None:
    kind = next(k for k in MESSAGES if kebab(k.__name__) == example.value["type"])
    strict = msgspec.convert(example.value, kind)
    assert msgspec.to_builtins(strict) == example.value


@pytest.mark.parametrize("example", OF_REQUESTS, ids=str)
def test_examples_of_requests_and_answers_fit_the_openapi(example: Example, table: Server) -> None:
    document = get(f"{table.url}/openapi.json").json()
    schema = {"$ref": f"#/components/schemas/{example.kind}"}
    checked = Draft202012Validator({**schema, "components": document["components"]})
    assert list(checked.iter_errors(example.value)) == []


def test_the_schema_refuses_what_is_not_a_message(table: Server) -> None:
    schema = get(f"{table.url}/api/schema").json()
    incoming = validator(schema["from-client"], schema["$defs"])
    play = {"type": "play", "seat": "defender", "number": 0, "choice": "done"}
    assert incoming.is_valid(play)
    for wrong in ({"number": -1}, {"number": "0"}, {"type": "steal"}, {"more": 1}, {"choice": 5}):
        assert not incoming.is_valid({**play, **wrong})


def test_the_example_of_the_dice_holds() -> None:
    (block,) = re.findall(r"^```python\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    exec(block, {})


# The OpenAPI description


def test_the_openapi_has_every_route_and_no_other(table: Server) -> None:
    document = get(f"{table.url}/openapi.json").json()
    described = [
        f"{method.upper()} {path}"
        for path, operations in document["paths"].items()
        for method in operations
    ]
    assert sorted(described) == sorted(ROUTE_NAMES)
    assert sorted(openapi.OPERATIONS) == sorted(ROUTE_NAMES)


def test_every_reference_in_the_openapi_leads_somewhere() -> None:
    document = openapi.document(ROUTES)
    wanted = set(re.findall(r"#/components/schemas/(\w+)", json.dumps(document)))
    assert wanted == set(document["components"]["schemas"])
    for schema in document["components"]["schemas"].values():
        Draft202012Validator.check_schema(schema)


WITH_BODY = [route for route, operation in openapi.OPERATIONS.items() if operation.body]


@pytest.mark.parametrize("route", ROUTE_NAMES)
def test_bodies_are_read_where_the_openapi_says_so(route: str, come: Come) -> None:
    method, path = route.split()
    if method == "GET":
        assert openapi.OPERATIONS[route].body is None
        return
    person = come()
    answer = person.http.post(path.format(match="none", game="none"), json={"no-such-field": 1})
    assert (answer.json().get("reason") == "bad-request") == (route in WITH_BODY)
    if route in WITH_BODY:
        body = openapi.OPERATIONS[route].body
        assert body is not None
        text = answer.json()["text"]
        missing = re.search("missing required field `(.*)`", text)
        fields = {f.name: f.required for f in msgspec.structs.fields(body)}
        assert fields[missing[1]] if missing else "unknown field" in text


def answers(come: Come) -> Iterator[Answered]:
    """Every route asked as it should be, in an order that makes sense."""
    anna, boris = come(), come()

    def ask(person: httpx.Client, route: str, *, at: str = "", **body: Any) -> httpx.Response:
        method, path = route.split()
        path = path.format(match=at, game="pavlov")
        return person.get(path, params=body) if method == "GET" else person.post(path, json=body)

    def done(route: str, person: httpx.Client = anna.http, **values: Any) -> Answered:
        return route, ask(person, route, **values)

    name = f"anna {time.time_ns()}"[-20:]
    yield done("GET /api/games")
    yield done("GET /api/texts")
    for part in ("texts", "rules", "lesson", "howto", "aid", "edition"):
        yield done(f"GET /api/games/{{game}}/{part}")
    look = "GET /api/look/{game}"
    yield look, anna.http.get("/api/look/stalingrad42")
    yield f"{look}/{{scenario}}", anna.http.get("/api/look/stalingrad42/campaign")
    for route in ("GET /api/schema", "GET /openapi.json", "GET /health", "GET /metrics"):
        yield done(route)
    yield done("POST /api/guest")
    yield done("POST /api/register", name=name, password="correct horse")
    yield done("GET /api/me")
    yield done("POST /api/preferences", language="ru", webhook="https://example.org/hook")
    yield done("POST /api/password", old="correct horse", new="battery staple")
    seats = [{"seat": "wehrmacht", "who": "invited"}]
    made = done("POST /api/matches", game="pavlov", scenario="competitive", seats=seats)
    yield made
    match = made[1].json()["id"]
    yield done("POST /api/matches/{match}/revoke", at=match, seat="wehrmacht")
    yield done("GET /api/matches/open")
    invited = done("POST /api/matches/{match}/invite", at=match, seat="wehrmacht")
    yield invited
    secret = invited[1].json()["invitations"]["wehrmacht"]
    join = "POST /api/matches/{match}/join"
    yield done(join, boris.http, at=match, seat="wehrmacht", secret=secret)
    yield done("GET /api/matches/mine")
    yield done("GET /api/matches/{match}", at=match)
    yield done("GET /api/matches/{match}/replay", at=match, choices=0, seat="defender")
    yield done("GET /api/matches/{match}/turns", at=match, seat="defender", boards=1)
    kinds = "event-turn-begins"
    yield done("GET /api/matches/{match}/events", at=match, seat="defender", kinds=kinds, after=0)
    yield done("GET /api/matches/{match}/edition", at=match)
    yield done("GET /api/matches/{match}/story", at=match, seat="defender")
    yield done("POST /api/matches/{match}/hide", at=match, hidden=True)
    alone = ask(anna.http, "POST /api/matches", game="pavlov").json()["id"]
    yield done("POST /api/matches/{match}/journal", at=alone)
    boris.open(match).on_turn("resign")
    journal = done("GET /api/matches/{match}/journal", at=match)
    yield journal
    copied = done("POST /api/matches/import", text=journal[1].text)
    yield copied
    yield done("POST /api/matches/{match}/delete", at=copied[1].json()["id"])
    fought = anna.bring(battle())
    decided(anna.open(fought), "soviet")
    yield done("GET /api/matches/{match}/line", at=fought, of="soviet", line=0, step=1)
    again = done("POST /api/matches/{match}/rematch", at=match)
    yield again
    yield done("POST /api/matches/{match}/decline", at=match)
    yield done("GET /api/puzzles")
    posed = done("POST /api/puzzles", game="pavlov", puzzle="solo-1-24")
    yield posed
    yield done("GET /api/matches/{match}/puzzle", at=posed[1].json()["id"])
    yield done("POST /api/challenge")
    today = done("GET /api/challenge")
    yield today
    day = today[1].json()["today"]["day"]
    yield "GET /api/challenge/{day}", anna.http.get(f"/api/challenge/{day}")
    yield done("GET /api/profile")
    yield "GET /api/people/{name}", anna.http.get(f"/api/people/{name}")
    yield done("POST /api/matches/{match}/leave", at=again[1].json()["id"], seat="wehrmacht")
    yield done("POST /api/logout-everywhere")
    yield done("POST /api/login", name=name, password="battery staple")
    yield done("POST /api/logout")


def answers_about_notices(come: Come, serve: Serve, sqlite: str) -> Iterator[Answered]:
    """The same for what only a server that sends notices can do."""
    letters, service = Letters(), PushService()
    person = come(
        serve(
            sqlite, notices=True, contact="keeper@example.org", hook_networks="127.0.0.1",
            public_address="http://127.0.0.1", smtp_host="127.0.0.1", smtp_port=letters.port,
            smtp_tls="none", smtp_sender="table@example.org",
        )
    )  # fmt: skip

    def done(method: str, path: str, **body: Any) -> Answered:
        path = f"/api/notices{path}"
        asked = person.http.get(path) if method == "GET" else person.http.post(path, json=body)
        return f"{method} {path}", asked

    yield done("GET", "")
    device = service.device()
    yield done("POST", "/device", **device)
    yield done("POST", "/device/remove", endpoint=device["endpoint"])
    yield done("POST", "/email", email="anna@example.org")
    yield done("POST", "/confirm", token=token(letters.letter(), "confirm"))
    match = person.create("competitive", seats={"defender": "open"})["id"]
    come(person.server).join(match, "defender")
    yield done("POST", "/stop", token=token(letters.letter(), "stop"))
    letters.close()
    service.close()


def test_real_answers_are_as_the_openapi_describes_them(
    come: Come, serve: Serve, sqlite: str
) -> None:
    asked = set()
    for route, answer in chain(answers(come), answers_about_notices(come, serve, sqlite)):
        operation = openapi.OPERATIONS[route]
        assert answer.status_code == operation.status, f"{route}: {answer.text}"
        kind = operation.answer
        expected = "text/plain" if kind is None else "application/json"
        assert answer.headers["content-type"].startswith(expected)
        if kind is not None:
            msgspec.json.decode(answer.content, type=kind)
        asked.add(route)
    assert asked == set(ROUTE_NAMES)


# The programs


@pytest.mark.parametrize("name", ["client.py", "bot.py"])
def test_the_programs_need_nothing_but_python_and_websockets(name: str) -> None:
    tree = ast.parse((PROGRAMS / name).read_text(encoding="utf-8"))
    imported = {n.module for n in ast.walk(tree) if isinstance(n, ast.ImportFrom)} | {
        alias.name for n in ast.walk(tree) if isinstance(n, ast.Import) for alias in n.names
    }
    packages = {str(module).partition(".")[0] for module in imported}
    assert packages - sys.stdlib_module_names <= {"websockets", "client"}


@pytest.fixture
def program() -> Iterator[Run]:
    """Runs a program of `examples/`."""
    running: list[subprocess.Popen[str]] = []

    def run(name: str, *arguments: str, pace: float = 0) -> subprocess.Popen[str]:
        python = [sys.executable, "-u", "-X", "utf8"]
        process = subprocess.Popen(
            [*python, str(PROGRAMS / name), *arguments, "--pace", str(pace)],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8",
        )  # fmt: skip
        running.append(process)
        return process

    yield run
    for process in running:
        process.kill()
        process.communicate()


def ended(process: subprocess.Popen[str]) -> tuple[list[str], Message]:
    """The lines a program printed, and its last: who has won after how many choices."""
    out, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, errors
    assert errors == ""
    *lines, last = out.splitlines()
    return lines, json.loads(last)


def cyrillic(lines: list[str]) -> float:
    letters = [c for c in "".join(lines) if c.isalpha()]
    return sum("а" <= c.lower() <= "я" or c in "ёЁ" for c in letters) / len(letters)


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "title"), [("en", "Pavlov’s House"), ("ru", "Дом Павлова")])
def test_the_client_plays_a_whole_match(lang: str, title: str, program: Run, table: Server) -> None:
    lines, end = ended(program("client.py", "--server", table.url, "--lang", lang))
    assert lines[0] == title
    assert end["choices"] > 10
    assert len(lines) > end["choices"] / 2
    assert cyrillic(lines) > 0.9 if lang == "ru" else cyrillic(lines) == 0


@pytest.mark.slow
def test_the_client_plays_all_seats_of_one_device(program: Run, table: Server) -> None:
    client = program("client.py", "--server", table.url, "--scenario", "competitive-three")
    _, end = ended(client)
    assert end["choices"] > 10


@pytest.mark.slow
@pytest.mark.parametrize(("how", "languages"), [("invited", ("en", "ru")), ("open", ("ru", "en"))])
def test_the_bot_takes_a_seat_and_plays_it_against_the_client(
    how: str,
    languages: tuple[str, str],
    program: Run,
    table: Server,
    serve: Serve,
    sqlite: str,
) -> None:
    # Other tests leave open seats at the shared table.
    server = table if how == "invited" else serve(sqlite)
    client = program(
        "client.py", "--server", server.url, "--lang", languages[0],
        "--scenario", "competitive", "--seat", f"wehrmacht={how}",
    )  # fmt: skip
    address = server.url
    if how == "invited":
        assert client.stdout is not None
        client.stdout.readline()
        address = client.stdout.readline().strip()
        assert "/wehrmacht#" in address
    bot = program("bot.py", address, "--lang", languages[1])
    (hers, end), (its, same) = ended(client), ended(bot)
    assert end == same
    assert end["winners"] in (["defender"], ["wehrmacht"], [])
    for lines, lang in ((hers, languages[0]), (its, languages[1])):
        assert (cyrillic(lines) > 0.9) == (lang == "ru")
    # Each hears of what it may: the plan is the bot's secret.
    plan = "Order 1: " if languages[1] == "en" else "Приказ 1: "
    assert any(line.startswith(plan) for line in its)
    assert not any(line.startswith(("Order 1: ", "Приказ 1: ")) for line in hers)


@pytest.mark.slow
def test_the_client_goes_on_after_the_server_was_killed(
    program: Run, serve: Serve, sqlite: str
) -> None:
    server = serve(sqlite)
    client = program("client.py", "--server", server.url, pace=0.005)
    assert client.stdout is not None
    begun = [client.stdout.readline() for _ in range(20)]
    server.kill()
    assert client.poll() is None
    server.start()
    rest, end = ended(client)
    assert end["choices"] > 10
    lines = [line.strip() for line in begun] + rest
    turns = [line for line in lines if re.fullmatch(r"Turn \d+\.", line)]
    assert turns == [f"Turn {n}." for n in range(1, len(turns) + 1)]


@pytest.mark.slow
def test_a_wrong_secret_is_refused_in_the_language_asked_for(
    program: Run, come: Come, table: Server
) -> None:
    match = come().create("competitive", seats={"wehrmacht": "invited"})
    link = f"{table.url}/match/{match['id']}/wehrmacht#wrong"
    bot = program("bot.py", link, "--lang", "ru")
    _, errors = bot.communicate(timeout=PATIENCE)
    assert bot.returncode == 1
    assert errors.startswith("Приглашение")
