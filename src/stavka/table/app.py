"""The doors: HTTP for the lobby, a websocket for each match being watched."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import threading
from collections.abc import AsyncIterator, Callable
from functools import partial

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

import stavka
from stavka.kernel import LANGUAGES, Refused
from stavka.table import (
    accounts,
    catalogue,
    challenge,
    looking_back,
    matches,
    pages,
    profile,
    puzzles,
    subscribing,
    typefaces,
)
from stavka.table import messages as m
from stavka.table.answers import Health
from stavka.table.config import Config
from stavka.table.connection import Connection
from stavka.table.live import Live
from stavka.table.loading import learn_all
from stavka.table.openapi import document
from stavka.table.people import COOKIE, BadRequest, Person
from stavka.table.requests import Handler, client, endpoint, failure, language_of, reply
from stavka.table.storage.rows import AccountRow
from stavka.table.storage.store import NotSaved
from stavka.table.table import Table
from stavka.table.telling import Known

log = logging.getLogger("stavka.table")

PASSED_ON = ("x-forwarded-for", "x-forwarded-proto", "x-real-ip", "forwarded", "via")
SETTLED = 3.0  # seconds after the start: whoever waited for it has his first page by then
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
# What means something for a page only: a board is made of a hundred small files.
OF_PAGES = {"permissions-policy": "camera=(), microphone=(), geolocation=()"}


# Games


async def list_games(request: Request, table: Table) -> Response:
    return await told(request, catalogue.games, language_of(request))


async def shell_texts(request: Request, table: Table) -> Response:
    return await told(request, catalogue.shell_texts, language_of(request))


async def game_texts(request: Request, table: Table) -> Response:
    return await told(request, catalogue.game_texts, known_game(request), language_of(request))


async def game_rules(request: Request, table: Table) -> Response:
    return await told(request, catalogue.rules, known_game(request), language_of(request))


async def game_lesson(request: Request, table: Table) -> Response:
    game = known_game(request)
    if stavka.game(game).lesson is None:
        raise BadRequest("no-such-page", 404)
    return await told(request, catalogue.lesson, game, language_of(request))


async def game_howto(request: Request, table: Table) -> Response:
    game = known_game(request)
    if stavka.game(game).howto is None:
        raise BadRequest("no-such-page", 404)
    return await told(request, catalogue.howto, game, language_of(request))


async def game_aid(request: Request, table: Table) -> Response:
    return await told(request, catalogue.aid_texts, known_game(request), language_of(request))


async def game_edition(request: Request, table: Table) -> Response:
    return await told(request, catalogue.own_edition, known_game(request))


async def look(request: Request, table: Table) -> Response:
    return await told(request, catalogue.look, seen_game(request), language_of(request))


async def look_at(request: Request, table: Table) -> Response:
    game, scenario = seen_game(request), str(request.path_params["scenario"])
    if scenario not in stavka.game(game).sights:
        raise BadRequest("no-such-page", 404)
    return await told(request, catalogue.look_at, game, scenario, language_of(request))


async def told(request: Request, make: Callable[..., bytes], *about: str) -> Response:
    """Something out of the catalogue; what is not made yet takes its time."""
    table: Table = request.app.state.table
    made = await asyncio.get_running_loop().run_in_executor(table.files, make, *about)
    return pages.packed(request, made)


def seen_game(request: Request) -> str:
    """The game of the path, which can be looked at."""
    game = known_game(request)
    if not stavka.game(game).sights:
        raise BadRequest("no-such-page", 404)
    return game


def known_game(request: Request) -> str:
    """The game of the path."""
    game = str(request.path_params["game"])
    if game not in stavka.games():
        raise BadRequest("no-such-page", 404)
    return game


# Everything else


async def shown(make: Callable[[Request], Response], request: Request, table: Table) -> Response:
    """A page or a file for the browser."""
    return await asyncio.get_running_loop().run_in_executor(table.files, make, request)


async def schema(request: Request, table: Table) -> Response:
    return reply(m.schema())


async def openapi(request: Request, table: Table) -> Response:
    return reply(document(ROUTES))


async def health(request: Request, table: Table) -> Response:
    await asyncio.to_thread(table.store.count)
    return reply(Health("ok", stavka.__version__))


async def metrics(request: Request, table: Table) -> Response:
    """For the keeper: on the machine itself, or with his token."""
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    token = table.config.metrics_token
    if not (token and hmac.compare_digest(given.encode(), token.encode())) and not near(request):
        raise BadRequest("no-such-page", 404)
    return PlainTextResponse(table.metrics())


def near(request: Request) -> bool:
    """Whether somebody asks on the machine itself, not through a proxy on it."""
    passed_on = any(name in request.headers for name in PASSED_ON)
    return client(request) in ("127.0.0.1", "::/64") and not passed_on


async def socket(websocket: WebSocket) -> None:
    """The live connection to one match; who comes back says what he knows of it."""
    table: Table = websocket.app.state.table
    try:
        person, live = await admitted(websocket, table)
    except BadRequest as problem:
        return await turn_away(websocket, problem.reason, problem.status)
    except NotSaved:
        return await turn_away(websocket, "not-saved", 503)
    except Exception:
        log.exception("the handshake of %s", websocket.url.path)
        return await turn_away(websocket, "server-error", 500)
    config = table.config
    try:
        with table.sockets.one_more(
            person=(person.id, config.sockets_per_person),
            address=(client(websocket), config.sockets_per_address),
        ):
            await connected(websocket, table, person, live)
    except BadRequest as problem:
        await turn_away(websocket, problem.reason, problem.status)


async def connected(websocket: WebSocket, table: Table, person: Person, live: Live) -> None:
    """From the handshake on to the end."""
    asked = websocket.query_params.get("lang", "")
    try:
        known = msgspec.convert(dict(websocket.query_params), Known, strict=False)
    except msgspec.ValidationError:
        known = None
    await websocket.accept()
    language = asked if asked in LANGUAGES else person.language
    connection = Connection(table, websocket, person, live, language)
    table.connections += 1
    try:
        await connection.run(known)
    finally:
        table.connections -= 1


async def lists(websocket: WebSocket) -> None:
    """The line on which a page hears that a list of matches has changed; open to everybody."""
    table: Table = websocket.app.state.table
    try:
        found = await person_at(websocket, table)
    except BadRequest as problem:
        return await turn_away(websocket, problem.reason, problem.status)
    except NotSaved:
        return await turn_away(websocket, "not-saved", 503)
    account, config = found[0].id if found else "", table.config
    keys = {"address": (client(websocket), config.sockets_per_address)}
    if account:
        keys["person"] = account, config.sockets_per_person
    try:
        with table.sockets.one_more(**keys), table.foyer.entered(websocket, account) as guest:
            await websocket.accept()
            await guest.run()
    except BadRequest as problem:
        await turn_away(websocket, problem.reason, problem.status)


async def person_at(websocket: WebSocket, table: Table) -> tuple[Person, AccountRow] | None:
    """Who comes, if he comes from a page of ours or with a program."""
    origin, host = websocket.headers.get("origin"), websocket.headers.get("host", "")
    if not table.allowed_origin(origin, host):
        raise BadRequest("foreign-origin", 403)
    return await asyncio.to_thread(table.people.person, websocket.cookies.get(COOKIE))


async def admitted(websocket: WebSocket, table: Table) -> tuple[Person, Live]:
    """Who comes to which match, if he may."""
    found = await person_at(websocket, table)
    if found is None:
        raise BadRequest("log-in-first", 403)
    try:
        live = await table.match(websocket.path_params["match"])
    except Refused:
        raise BadRequest("no-such-match", 403) from None
    if not await table.may_watch(live, found[0].id):
        raise BadRequest("no-spectators", 403)
    return found[0], live


async def turn_away(websocket: WebSocket, reason: str, status: int = 403) -> None:
    """Refuse the handshake, with the reason in words as the answer's body."""
    texts = websocket.app.state.table.shell(language_of(websocket))
    await websocket.send_denial_response(failure(texts, reason, status))


async def no_such_socket(websocket: WebSocket) -> None:
    await turn_away(websocket, "no-such-page")


async def not_routed(request: Request, problem: Exception) -> Response:
    """No such page, or not this method there."""
    assert isinstance(problem, HTTPException)
    texts = request.app.state.table.shell(language_of(request))
    reason = "no-such-page" if problem.status_code == 404 else "wrong-method"
    answer = failure(texts, reason, problem.status_code)
    answer.headers.update(problem.headers or {})
    return answer


async def broken(request: Request, problem: Exception) -> Response:
    """The last resort. It stands outside of all else, so it brings the headers itself."""
    answer = failure(request.app.state.table.shell(language_of(request)), "server-error", 500)
    answer.headers.update(HEADERS)
    return answer


class SecurityHeaders:
    """Strict headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.headers = [(k.encode(), v.encode()) for k, v in HEADERS.items()]
        self.of_pages = [(k.encode(), v.encode()) for k, v in OF_PAGES.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                given = message["headers"]
                page = any(k == b"content-type" and v.startswith(b"text/html") for k, v in given)
                message["headers"] = [*given, *self.headers, *(self.of_pages if page else ())]
            await send(message)

        await self.app(scope, receive, with_headers)


class KnownHosts:
    """Turns away whoever means another server: a page of elsewhere whose name leads here."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        asked = HTTPConnection(scope)
        table: Table = scope["app"].state.table
        if table.config.knows_host(asked.headers.get("host", "")):
            await self.app(scope, receive, send)
            return
        answer = failure(table.shell(language_of(asked)), "unknown-host", 421)
        if scope["type"] == "http":
            await answer(scope, receive, send)
        else:
            await WebSocket(scope, receive, send).send_denial_response(answer)


ROUTES: list[tuple[str, str, Handler]] = [
    ("GET", "/api/me", accounts.me),
    ("POST", "/api/guest", accounts.guest),
    ("POST", "/api/register", accounts.register),
    ("POST", "/api/login", accounts.log_in),
    ("POST", "/api/logout", accounts.log_out),
    ("POST", "/api/logout-everywhere", accounts.log_out_everywhere),
    ("POST", "/api/password", accounts.change_password),
    ("POST", "/api/preferences", accounts.preferences),
    ("GET", "/api/notices", subscribing.notices),
    ("POST", "/api/notices/device", subscribing.add_device),
    ("POST", "/api/notices/device/remove", subscribing.remove_device),
    ("POST", "/api/notices/email", subscribing.set_email),
    ("POST", "/api/notices/confirm", subscribing.confirm),
    ("POST", "/api/notices/stop", subscribing.stop),
    ("GET", "/api/texts", shell_texts),
    ("GET", "/api/games", list_games),
    ("GET", "/api/games/{game}/texts", game_texts),
    ("GET", "/api/games/{game}/rules", game_rules),
    ("GET", "/api/games/{game}/lesson", game_lesson),
    ("GET", "/api/games/{game}/howto", game_howto),
    ("GET", "/api/games/{game}/aid", game_aid),
    ("GET", "/api/games/{game}/edition", game_edition),
    ("GET", "/api/look/{game}", look),
    ("GET", "/api/look/{game}/{scenario}", look_at),
    ("POST", "/api/matches", matches.create_match),
    ("GET", "/api/matches/open", matches.open_matches),
    ("GET", "/api/matches/mine", matches.my_matches),
    ("POST", "/api/matches/import", matches.read_journal),
    ("GET", "/api/matches/{match}", matches.one_match),
    ("POST", "/api/matches/{match}/join", matches.join),
    ("POST", "/api/matches/{match}/leave", matches.leave),
    ("POST", "/api/matches/{match}/invite", matches.invite),
    ("POST", "/api/matches/{match}/revoke", matches.revoke),
    ("POST", "/api/matches/{match}/rematch", matches.rematch),
    ("POST", "/api/matches/{match}/decline", matches.decline),
    ("POST", "/api/matches/{match}/hide", matches.hide),
    ("POST", "/api/matches/{match}/delete", matches.remove),
    ("GET", "/api/matches/{match}/journal", matches.export),
    ("POST", "/api/matches/{match}/journal", matches.take_along),
    ("GET", "/api/matches/{match}/story", looking_back.story),
    ("GET", "/api/matches/{match}/replay", looking_back.replay),
    ("GET", "/api/matches/{match}/line", looking_back.line),
    ("GET", "/api/matches/{match}/turns", looking_back.turns),
    ("GET", "/api/matches/{match}/events", looking_back.events),
    ("GET", "/api/matches/{match}/edition", matches.edition),
    ("GET", "/api/challenge", challenge.challenges),
    ("POST", "/api/challenge", challenge.begin_challenge),
    ("GET", "/api/challenge/{day}", challenge.challenge),
    ("GET", "/api/puzzles", puzzles.list_puzzles),
    ("POST", "/api/puzzles", puzzles.begin_puzzle),
    ("GET", "/api/matches/{match}/puzzle", puzzles.one_try),
    ("GET", "/api/profile", profile.own_profile),
    ("GET", "/api/people/{name}", profile.profile),
    ("GET", "/api/schema", schema),
    ("GET", "/openapi.json", openapi),
    ("GET", "/health", health),
    ("GET", "/metrics", metrics),
]


def prepare() -> None:
    """What is else made when it is first asked for."""
    learn_all()
    catalogue.prepare()


def build(config: Config) -> Starlette:
    """The application."""
    table = Table(config)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await table.start()
        preparing = threading.Timer(SETTLED, prepare)
        preparing.daemon = True
        preparing.start()
        sweeper = asyncio.create_task(_sweep(table))
        clocks = asyncio.create_task(table.watch_clocks())
        days = asyncio.create_task(table.keep_days())
        yield
        days.cancel()
        sweeper.cancel()
        clocks.cancel()
        preparing.cancel()
        await table.stop()

    routes: list[Route | WebSocketRoute] = [
        Route(path, endpoint(handler), methods=[method]) for method, path, handler in ROUTES
    ]
    routes += [
        Route("/type/faces.css", endpoint(typefaces.style_sheet), methods=["GET"]),
        Route("/type/{face}", endpoint(typefaces.one), methods=["GET"]),
    ]
    routes += [
        Route(path, endpoint(partial(shown, make)), methods=["GET"]) for path, make in pages.PAGES
    ]
    routes.append(WebSocketRoute("/ws/lists", lists))
    routes.append(WebSocketRoute("/ws/{match}", socket))
    routes.append(WebSocketRoute("/{path:path}", no_such_socket))
    app = Starlette(
        routes=routes,
        middleware=[Middleware(SecurityHeaders), Middleware(KnownHosts)],
        exception_handlers={HTTPException: not_routed, Exception: broken},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False  # each page has one address
    app.state.table = table
    return app


async def _sweep(table: Table) -> None:
    while True:
        await asyncio.sleep(10)
        table.shelf.forget_idle()
