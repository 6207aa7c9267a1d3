"""What all requests have in common: who asks, in which language, and how the answer looks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from stavka.kernel import (
    LANGUAGES,
    Arg,
    BadJournal,
    BadScenario,
    Refusal,
    Refused,
    StavkaError,
    Texts,
)
from stavka.table import answers
from stavka.table import messages as m
from stavka.table.limits import neighbourhood
from stavka.table.people import COOKIE, BadRequest, Person
from stavka.table.storage.rows import AccountRow
from stavka.table.storage.store import NotSaved, Taken
from stavka.table.table import Table

log = logging.getLogger("stavka.table")

PROBLEM_LENGTH = 500  # what was sent is not sent back at any length
BODY_BYTES = 64_000
BODY_SECONDS = 30.0  # in which all of it must be here


def reply(value: answers.Answer | answers.Json, status: int = 200) -> Response:
    data = msgspec.json.encode(value, enc_hook=str)
    headers = {"cache-control": "no-store"}
    return Response(data, status, headers, media_type="application/json")


async def body(request: Request, kind: type[Any], limit: int = BODY_BYTES) -> Any:
    """The request's JSON, checked; anything else is a clear error."""
    content = request.headers.get("content-type", "").partition(";")[0].strip()
    if content != "application/json":
        raise BadRequest("json-expected", 415)
    data = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                data += chunk
                if len(data) > limit:
                    raise BadRequest("message-too-long", 413)
    except TimeoutError:
        raise BadRequest("too-slow", 408) from None
    except ClientDisconnect:
        raise BadRequest("message-not-understood") from None
    if m.NUL in data:
        raise BadRequest("message-not-understood")
    try:
        return msgspec.json.decode(bytes(data), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise StavkaError(f"the request is not understood: {problem}") from None


Handler = Callable[[Request, Table], Coroutine[Any, Any, Response]]


def language_of(request: HTTPConnection, person: Person | None = None) -> str:
    asked = request.query_params.get("lang") or (person.language if person else "")
    if asked in LANGUAGES:
        return asked
    accepted = request.headers.get("accept-language", "")
    return "ru" if accepted.strip().lower().startswith("ru") else "en"


def endpoint(handler: Handler) -> Callable[[Request], Coroutine[Any, Any, Response]]:
    """Runs a handler; whatever goes wrong becomes an answer with a reason, never a traceback."""

    async def run(request: Request) -> Response:
        table: Table = request.app.state.table
        origin, host = request.headers.get("origin"), request.headers.get("host", "")
        texts = table.shell(language_of(request))
        try:
            if request.method != "GET" and not table.allowed_origin(origin, host):
                raise BadRequest("foreign-origin", 403)
            return await handler(request, table)
        except BadRequest as problem:
            return failure(texts, problem.reason, problem.status)
        except Refused as problem:
            return failure(texts, problem.reason.id, 409, problem.rule)
        except NotSaved:
            return failure(texts, "not-saved", 503)
        except Taken:
            return failure(texts, "seat-taken", 409)
        except BadJournal as problem:
            return failure(texts, "bad-journal", 400, detail=texts.say(problem.said))
        except BadScenario as problem:
            reason = "bad-scenario" if problem.readable else "unreadable-scenario"
            return failure(texts, reason, 400, detail=problem.what, line=problem.line)
        except StavkaError as problem:
            text = str(problem)[:PROBLEM_LENGTH]
            return reply(answers.Failure("bad-request", text), 400)
        except Exception:
            log.exception("%s %s", request.method, request.url.path)
            return failure(texts, "server-error", 500)

    return run


def failure(
    texts: Texts, reason: str, status: int, rule: str = "", detail: str = "", **args: Arg
) -> Response:
    text = texts.say(Refusal(reason, rule, args).message)
    more = detail[:PROBLEM_LENGTH] or msgspec.UNSET
    return reply(answers.Failure(reason, text, rule, more), status)


def client(request: HTTPConnection) -> str:
    """Where a request comes from, as it is counted."""
    return neighbourhood(request.client.host if request.client else "")


async def who(request: Request, table: Table) -> tuple[Person, AccountRow] | None:
    return await asyncio.to_thread(table.people.person, request.cookies.get(COOKIE))


async def must_be(request: Request, table: Table) -> Person:
    return (await must_have(request, table))[0]


async def must_have(request: Request, table: Table) -> tuple[Person, AccountRow]:
    found = await who(request, table)
    if found is None:
        raise BadRequest("log-in-first", 401)
    return found
