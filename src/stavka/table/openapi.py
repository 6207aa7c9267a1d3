"""The HTTP side of the table as an OpenAPI description, made from the route table.

Bodies and answers are the very types that the handlers read and fill. The websocket has its own
description, `/api/schema`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

import stavka
from stavka.kernel import LANGUAGES
from stavka.table import accounts, challenge, matches, subscribing
from stavka.table.answers import (
    ChallengeInfo,
    Challenges,
    EditionInfo,
    Failure,
    Games,
    GameTexts,
    Health,
    HowToInfo,
    Json,
    LessonInfo,
    MailAddress,
    Matches,
    MatchInfo,
    NoticesInfo,
    ProfileInfo,
    Puzzles,
    PuzzleTry,
    Replay,
    Rules,
    Scenes,
    ShellTexts,
    Told,
    Turns,
    Who,
)
from stavka.table.lobby import BeginPuzzle, NewMatch
from stavka.table.people import COOKIE
from stavka.table.requests import Handler


class Operation(msgspec.Struct, frozen=True):
    """What a route does. Without an answer type it answers in plain text."""

    summary: str
    answer: type[Any] | None
    body: type[Any] | None = None
    status: int = 200
    refused: tuple[int, ...] = ()
    session: Literal["needed", "used", ""] = ""
    query: tuple[str, ...] = ()
    kept: bool = False  # the client may keep it and ask, by its ETag, whether it has changed


OPERATIONS: dict[str, Operation] = {
    "GET /api/me": Operation("Who am I?", Who, session="used"),
    "POST /api/guest": Operation(
        "Play as a guest on this device", Who, refused=(429,), session="used"
    ),
    "POST /api/register": Operation(
        "Make an account; a guest keeps his matches",
        Who, body=accounts.Register, refused=(409, 429), session="used",
    ),
    "POST /api/login": Operation("Log in", Who, body=accounts.Register, refused=(429,)),
    "POST /api/logout": Operation("Log out on this device", Who, session="used"),
    "POST /api/logout-everywhere": Operation("Log out on all devices", Who, session="needed"),
    "POST /api/password": Operation(
        "Change the password; other devices are logged out",
        Who, body=accounts.Password, refused=(429,), session="needed",
    ),
    "POST /api/preferences": Operation(
        "Set the language and the webhook", Who, body=accounts.Preferences, session="needed"
    ),
    "GET /api/notices": Operation("How I am told of my turn", NoticesInfo, session="needed"),
    "POST /api/notices/device": Operation(
        "Be told on this device, by push",
        NoticesInfo, body=subscribing.Device, refused=(409,), session="needed",
    ),
    "POST /api/notices/device/remove": Operation(
        "No longer be told on a device",
        NoticesInfo, body=subscribing.Forgotten, session="needed",
    ),
    "POST /api/notices/email": Operation(
        "Be told by mail at this address, once it is confirmed",
        NoticesInfo, body=subscribing.Email, refused=(409, 429), session="needed",
    ),
    "POST /api/notices/confirm": Operation(
        "Confirm an address, with the token of a letter",
        MailAddress, body=subscribing.Link, refused=(409,),
    ),
    "POST /api/notices/stop": Operation(
        "No more letters, with the token of one",
        MailAddress, body=subscribing.Link, refused=(409,),
    ),
    "GET /api/texts": Operation("The texts of the browser's pages", ShellTexts, kept=True),
    "GET /api/games": Operation(
        "The games, their scenarios, options and bots", Games, kept=True
    ),
    "GET /api/games/{game}/texts": Operation("Texts and names of a game", GameTexts, kept=True),
    "GET /api/games/{game}/rules": Operation("The rules, one by one", Rules, kept=True),
    "GET /api/games/{game}/lesson": Operation(
        "Its first turn, to be learned by doing", LessonInfo, kept=True
    ),
    "GET /api/games/{game}/howto": Operation("How it is played", HowToInfo, kept=True),
    "GET /api/games/{game}/aid": Operation("The texts of its tables", ShellTexts, kept=True),
    "GET /api/games/{game}/edition": Operation(
        "The figures it carries, each with its origin", EditionInfo, kept=True
    ),
    "GET /api/look/{game}": Operation("The scenarios one can look at", Scenes, kept=True),
    "GET /api/look/{game}/{scenario}": Operation("A scenario, set up", Json, kept=True),
    "POST /api/matches": Operation(
        "Make a match",
        MatchInfo, body=NewMatch, status=201, refused=(429,), session="needed",
    ),
    "GET /api/matches/open": Operation("Matches with a free seat", Matches),
    "GET /api/matches/mine": Operation("My matches", Matches, session="needed"),
    "POST /api/matches/import": Operation(
        "Make a match from a journal",
        MatchInfo, body=matches.JournalRequest, status=201, refused=(429,), session="needed",
    ),
    "GET /api/matches/{match}": Operation(
        "One match", MatchInfo, refused=(409,), session="used"
    ),
    "POST /api/matches/{match}/join": Operation(
        "Take a seat", MatchInfo, body=matches.SeatRequest, refused=(409,), session="needed"
    ),
    "POST /api/matches/{match}/leave": Operation(
        "Give a seat up", MatchInfo, body=matches.SeatRequest, refused=(409,), session="needed"
    ),
    "POST /api/matches/{match}/invite": Operation(
        "Make a secret for a seat; an older one is void",
        MatchInfo, body=matches.SeatRequest, refused=(409,), session="needed",
    ),
    "POST /api/matches/{match}/revoke": Operation(
        "Make a secret void; the seat is open again",
        MatchInfo, body=matches.SeatRequest, refused=(409,), session="needed",
    ),
    "POST /api/matches/{match}/rematch": Operation(
        "The same again with the sides swapped or kept",
        MatchInfo, body=matches.RematchRequest, status=201, refused=(409, 429), session="needed",
    ),
    "POST /api/matches/{match}/decline": Operation(
        "Not to want the rematch that is offered: the seat kept for one is open to all",
        MatchInfo, refused=(409,), session="needed",
    ),
    "POST /api/matches/{match}/hide": Operation(
        "Take a match out of one's list, or back into it",
        MatchInfo, body=matches.Hide, refused=(409,), session="needed",
    ),
    "POST /api/matches/{match}/delete": Operation(
        "Delete a match that is over and in which nobody else has played",
        MatchInfo, refused=(409,), session="needed",
    ),
    "GET /api/matches/{match}/journal": Operation(
        "The journal of a match that is over", None, refused=(409, 429), session="used"
    ),
    "POST /api/matches/{match}/journal": Operation(
        "The journal of a running match that one plays alone; its dice get a new seed",
        None, refused=(409, 429), session="needed",
    ),
    "GET /api/matches/{match}/story": Operation(
        "What has happened so far, in words",
        None, refused=(409, 429), session="used", query=("seat",),
    ),
    "GET /api/matches/{match}/replay": Operation(
        "The match after its first choices",
        Replay, refused=(409, 429), session="used", query=("choices", "seat"),
    ),
    "GET /api/matches/{match}/line": Operation(
        "The match after some choices of a line that the coach recommends",
        Replay, refused=(409, 429), session="used", query=("seat", "of", "line", "step"),
    ),
    "GET /api/matches/{match}/turns": Operation(
        "When each turn began; with boards=1 what was seen then",
        Turns, refused=(409, 429), session="used", query=("seat", "boards"),
    ),
    "GET /api/matches/{match}/events": Operation(
        "The events of these kinds after the first choices",
        Told, refused=(409, 429), session="used", query=("seat", "kinds", "after"),
    ),
    "GET /api/matches/{match}/edition": Operation(
        "The figures that the match is played with", EditionInfo, refused=(409, 429), session="used"
    ),
    "GET /api/puzzles": Operation(
        "Short positions with an aim, and how far one is with them",
        Puzzles, refused=(429,), session="used",
    ),
    "POST /api/puzzles": Operation(
        "Begin a match at a puzzle's beginning",
        MatchInfo, body=BeginPuzzle, status=201, refused=(404, 429), session="needed",
    ),
    "GET /api/matches/{match}/puzzle": Operation(
        "How the try goes that a match is", PuzzleTry, refused=(404, 409, 429), session="used"
    ),
    "GET /api/challenge": Operation(
        "Today's challenge, and what is known of tomorrow's",
        Challenges, refused=(404, 429), session="used",
    ),
    "POST /api/challenge": Operation(
        "Begin one's one try at today's challenge",
        MatchInfo, body=challenge.Begin, status=201, refused=(404, 409, 429), session="needed",
    ),
    "GET /api/challenge/{day}": Operation(
        "The challenge of a day that has begun", ChallengeInfo, refused=(429,), session="used"
    ),
    "GET /api/profile": Operation(
        "What one's own matches have come to", ProfileInfo, refused=(429,), session="needed"
    ),
    "GET /api/people/{name}": Operation(
        "The same of somebody who shows it", ProfileInfo, refused=(429,), session="used"
    ),
    "GET /api/schema": Operation("JSON Schema of the websocket's messages", Json),
    "GET /openapi.json": Operation("This description", Json),
    "GET /health": Operation("Whether the server and its database answer", Health),
    "GET /metrics": Operation("Figures for Prometheus, for the keeper", None, refused=(404,)),
}  # fmt: skip

STATUS = {
    200: "Done",
    201: "Made",
    304: "As before",
    400: "The request is not understood, or a value is not allowed",
    401: "No session",
    403: "Another site's page, or a wrong password",
    404: "No such page",
    408: "The body took too long to come",
    409: "Refused; the reason says why",
    413: "The body is too long",
    415: "The body is not JSON",
    429: "Too many attempts or too many matches",
    421: "The server is not called by this name",
    500: "The server failed; nothing has changed",
    503: "The database cannot be written or read now; nothing has changed",
}

PARAMETERS: dict[str, dict[str, Any]] = {
    "match": {"in": "path", "required": True, "schema": {"type": "string", "maxLength": 24}},
    "game": {"in": "path", "required": True, "schema": {"type": "string"}},
    "scenario": {"in": "path", "required": True, "schema": {"type": "string"}},
    "day": {"in": "path", "required": True, "schema": {"type": "string", "format": "date"}},
    "name": {"in": "path", "required": True, "schema": {"type": "string"}},
    "lang": {"in": "query", "schema": {"enum": list(LANGUAGES)}},
    "choices": {"in": "query", "schema": {"type": "integer", "minimum": 0, "default": 0}},
    "seat": {"in": "query", "schema": {"type": "string"}},
    "of": {"in": "query", "schema": {"type": "string"}},
    "line": {"in": "query", "schema": {"type": "integer", "minimum": 0, "default": 0}},
    "step": {"in": "query", "schema": {"type": "integer", "minimum": 0, "default": 0}},
    "kinds": {"in": "query", "schema": {"type": "string"}},
    "after": {"in": "query", "schema": {"type": "integer", "minimum": 0, "default": 0}},
    "boards": {"in": "query", "schema": {"type": "integer", "enum": [1]}},
}


def document(routes: Iterable[tuple[str, str, Handler]]) -> dict[str, Any]:
    """The whole description."""
    described = [(*route, OPERATIONS[f"{route[0]} {route[1]}"]) for route in routes]
    types = {t for *_, o in described for t in (o.body, o.answer) if t not in (None, Json)}
    kinds = [Failure, *sorted(types, key=lambda t: t.__name__)]
    _, schemas = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    paths: dict[str, dict[str, Any]] = {}
    for method, path, handler, operation in described:
        paths.setdefault(path, {})[method.lower()] = {
            "operationId": handler.__name__,
            **describe(method, path, operation),
        }
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Stavka",
            "version": stavka.__version__,
            "description": "The lobby. A match is played over the websocket `/ws/{match}`, whose "
            "messages `/api/schema` describes.",
        },
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {"session": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
    }


def describe(method: str, path: str, operation: Operation) -> dict[str, Any]:
    """One operation, without its name."""
    in_path = [name for name in PARAMETERS if f"{{{name}}}" in path]
    names = [*in_path, "lang", *operation.query]
    found: dict[str, Any] = {
        "summary": operation.summary,
        "parameters": [{"name": name, **PARAMETERS[name]} for name in names],
        "responses": {
            str(operation.status): _response(operation.status, _content(operation.answer)),
            **{str(s): _response(s, _content(Failure)) for s in refusals(method, path, operation)},
        },
    }
    if in_path:  # an id with a slash in it leads nowhere
        found["responses"]["404"] = _response(404, _content(Failure))
    if operation.kept:
        found["responses"]["304"] = {"description": STATUS[304]}
    if operation.session:
        optional: list[dict[str, list[str]]] = [{}] if operation.session == "used" else []
        found["security"] = [*optional, {"session": []}]
    if operation.body is not None:
        found["requestBody"] = {"required": True, "content": _content(operation.body)}
    return found


def refusals(method: str, path: str, operation: Operation) -> list[int]:
    """With which statuses the operation may be refused."""
    statuses = {421, 500, 503, *operation.refused}
    if "{match}" in path:  # a match of other rules than these cannot be loaded
        statuses.add(400)
    if method == "POST":
        statuses.add(403)
    if operation.body is not None:
        statuses |= {400, 408, 413, 415}
    if operation.query:
        statuses.add(400)
    if 429 in statuses:  # who goes away while it is done
        statuses.add(408)
    if operation.session == "needed":
        statuses.add(401)
    return sorted(statuses)


def _response(status: int, content: dict[str, Any]) -> dict[str, Any]:
    return {"description": STATUS[status], "content": content}


def _content(kind: type[Any] | None) -> dict[str, Any]:
    if kind is None:
        return {"text/plain": {"schema": {"type": "string"}}}
    if kind is Json:
        return {"application/json": {"schema": {"type": "object"}}}
    schema = {"$ref": f"#/components/schemas/{kind.__name__}"}
    return {"application/json": {"schema": schema}}
