"""The doors: HTTP for the lobby, a websocket for each match being watched."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from functools import cache, partial
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from sqlalchemy import insert
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

import stavka
from stavka.kernel import LANGUAGES, Journal, Refusal, StavkaError, Texts
from stavka.kernel.texts import source
from stavka.table import catalogue, pages
from stavka.table import messages as m
from stavka.table.bots import BotPool
from stavka.table.config import Config
from stavka.table.connection import Bucket, Connection
from stavka.table.live import Hub, Live, NotDone
from stavka.table.lobby import Lobby, NewMatch
from stavka.table.notices import Listener, Notices
from stavka.table.people import COOKIE, SESSION_SECONDS, BadRequest, People, Person
from stavka.table.storage import tables as t
from stavka.table.storage.store import AccountRow, MatchRow, NotSaved, Store, Taken, now

log = logging.getLogger("stavka.table")

ID_LENGTH = 24
PROBLEM_LENGTH = 500  # what was sent is not sent back at any length
BODY_BYTES = 64_000
JOURNAL_BYTES = 2_000_000

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Register(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=100)]
    password: Annotated[str, Meta(max_length=300)]


class Password(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    old: Annotated[str, Meta(max_length=300)]
    new: Annotated[str, Meta(max_length=300)]


class Preferences(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    language: m.Language | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None  # empty: none


class SeatRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[str, Meta(max_length=40)]
    secret: Annotated[str, Meta(max_length=100)] = ""


class JournalRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=JOURNAL_BYTES)]


class Agreement(msgspec.Struct):
    """A proposal on which the others have yet to answer."""

    what: str
    by: str
    by_account: str
    choices: int
    number: int
    agreed: set[str]
    needed: set[str]

    def message(self) -> m.Proposal:
        return m.Proposal(
            what=self.what,
            by=self.by,
            choices=self.choices,
            agreed=sorted(self.agreed),
            open=sorted(self.needed - self.agreed),
        )


class Table:
    """One server process: its store, its matches, its people."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.url)
        self.people = People(self.store)
        self.hub = Hub(self.store)
        self.lobby = Lobby(self.store, self.hub, config.matches_per_person)
        self.bots = BotPool(self.hub, config.bot_workers, config.bot_seconds)
        self.notices = Notices(self.store, enabled=config.notices)
        self.hub.after += [self.bots.nudge, self.notices.turn_changed, self._forced]
        self.proposals: dict[str, Agreement] = {}
        self.connections = 0
        self.started = time.monotonic()
        self.shell = {lang: Texts(lang, [source("stavka", lang)]) for lang in LANGUAGES}
        self._attempts: dict[str, Bucket] = {}
        self._listener = Listener(self.store) if config.postgres else None

    async def start(self) -> None:
        if self._listener:
            self._listener.start(asyncio.get_running_loop(), self._heard)
        for row in await asyncio.to_thread(self.store.matches, status=("running",), limit=1000):
            seats = await asyncio.to_thread(self.store.seats, row.id)
            if any(s.kind == "bot" and s.seat in row.waiting for s in seats):
                try:
                    await self.bots.nudge(await self.hub.live(row.id))
                except StavkaError:  # one match that cannot be loaded must not stop the others
                    log.exception("match %s", row.id)

    async def stop(self) -> None:
        if self._listener:
            self._listener.stop()
        self.bots.close()
        self.notices.close()
        await asyncio.to_thread(self.store.close)

    @cache  # noqa: B019  a table lives as long as its process
    def texts(self, game: str, language: str) -> Texts:
        return stavka.game(game).texts(language)

    @staticmethod
    def hint_bot(game: str) -> str:
        return next(iter(stavka.game(game).bots), "random")

    # Between the matches

    def _heard(self, match: str, number: int) -> None:
        """Another server says that a match has changed; number 0: that its seats have.

        No match: notices may have been missed, so any may have changed.
        """
        loaded = self.hub.matches
        for live in [loaded.get(match)] if match else list(loaded.values()):
            if live is not None and (number > live.number or not number):
                asyncio.create_task(self._refresh(live, number))  # noqa: RUF006

    async def _refresh(self, live: Live, number: int) -> None:
        await self.hub.refresh(live)
        if not number:
            await self.presence(live)

    async def _forced(self, live: Live) -> None:
        """A table option: a choice that is the only one is played by the table."""
        if not live.row.autoplay or len(live.waiting) != 1:
            return
        seat = live.waiting[0]
        choices = live.match.choices(seat)
        if live.match.can_redo(seat):
            return  # he has just taken it back
        if len(choices) != 1 or live.seats[seat].kind != "person":
            return
        # Tried in an imagined world: the dice of the match must not decide whether he is asked.
        told = live.match.imagine(seat, live.number).play(seat, choices[0])
        if all(event.audience is None for event in told):  # that it is forced may be a secret too
            with contextlib.suppress(NotDone):
                await self.hub.act(live, "choice", seat, str(choices[0]), number=live.number)

    async def presence(self, live: Live) -> None:
        watchers = [w for w in live.watchers if isinstance(w, Connection)]
        spectators = sum(1 for w in watchers if not w.seats)
        for w in watchers:
            w.send(m.Present(seats=w.seat_infos(), spectators=spectators, status=live.row.status))

    async def say(self, speaker: Connection, text: str) -> None:
        """Chat: players to the table, spectators among themselves."""
        live, person = speaker.live, speaker.person
        text = "".join(c for c in text if c.isprintable() or c == "\n").strip()
        if not text:
            raise NotDone(Refusal("nothing-said"))
        channel = "seats" if speaker.seats else "spectators"
        line = m.ChatLine(channel, person.name, text, now())
        values = {"match": live.row.id, "account": person.id, **msgspec.structs.asdict(line)}
        try:
            await asyncio.wrap_future(
                self.store.write(lambda c: c.execute(insert(t.chat).values(**values)))
            )
        except NotSaved:
            raise NotDone(Refusal("not-saved")) from None
        for w in list(live.watchers):
            if isinstance(w, Connection) and bool(w.seats) == (channel == "seats"):
                w.send(m.Said(line=line))

    # Proposals

    async def propose(self, by: Connection, message: m.Propose) -> None:
        live = by.live
        if not by.seats:
            raise NotDone(Refusal("not-your-seat"))
        if live.row.status not in ("running", "open"):
            raise NotDone(Refusal("over"))
        if message.what == "rewind" and message.choices >= live.choices:
            raise NotDone(Refusal("nothing-to-take-back"))
        others = {s.account for s in live.seats.values() if s.account} - {by.person.id}
        self.proposals[live.row.id] = Agreement(
            what=message.what,
            by=by.person.name,
            by_account=by.person.id,
            choices=message.choices,
            number=live.number,
            agreed=set(),
            needed={str(o) for o in others},
        )
        await self._settle(live)

    async def answer(self, by: Connection, agree: bool) -> None:
        live = by.live
        proposal = self.proposals.get(live.row.id)
        if proposal is None or by.person.id not in proposal.needed:
            raise NotDone(Refusal("no-proposal"))
        if not agree:
            self.drop_proposal(live)
            return
        proposal.agreed.add(by.person.id)
        await self._settle(live)

    async def _settle(self, live: Live) -> None:
        """Carry a proposal out once all have agreed; else tell the players of it."""
        proposal = self.proposals[live.row.id]
        if proposal.agreed < proposal.needed:
            self._tell_players(live, self.named(live, proposal))
            return
        self.drop_proposal(live)
        text = str(proposal.choices) if proposal.what == "rewind" else ""
        seat = live.held_by(proposal.by_account)[:1] or [""]
        if proposal.what == "abort" and live.row.status == "open":
            await self.lobby.abort_open(live)
            return
        await self.hub.act(
            live, proposal.what, seat[0], text,
            number=proposal.number, account=proposal.by_account,
        )  # fmt: skip

    @staticmethod
    def named(live: Live, proposal: Agreement) -> m.Proposal:
        names = {s.account: s.name or "" for s in live.seats.values()}
        found = proposal.message()
        return msgspec.structs.replace(
            found,
            agreed=[names.get(a, "") for a in found.agreed],
            open=[names.get(a, "") for a in found.open],
        )

    def drop_proposal(self, live: Live) -> None:
        if self.proposals.pop(live.row.id, None) is not None:
            self._tell_players(live, m.Proposal(what=""))

    @staticmethod
    def _tell_players(live: Live, message: m.FromServer) -> None:
        for w in list(live.watchers):
            if isinstance(w, Connection) and w.seats:
                w.send(message)

    # Requests

    async def match(self, id: str) -> Live:
        """The match of a path, whatever the path says."""
        if not (id.isascii() and id.isalnum() and len(id) <= ID_LENGTH):
            raise NotDone(Refusal("no-such-match"))
        return await self.hub.live(id)

    def allowed_origin(self, origin: str | None, host: str) -> bool:
        """The page itself, or an origin the configuration names; programs send none."""
        if origin is None:
            return True
        named = [o.strip() for o in self.config.origins.split(",") if o.strip()]
        return origin in (*named, f"http://{host}", f"https://{host}")

    def dismiss(self, person: Person) -> None:
        """Close the connections of somebody whose sessions are void."""
        for live in self.hub.matches.values():
            for w in live.watchers:
                if isinstance(w, Connection) and w.person.id == person.id:
                    w.close(4001)

    def slow_down(self, key: str) -> None:
        """At most a few password attempts from one address."""
        if len(self._attempts) > 10_000:
            self._attempts.clear()
        if not self._attempts.setdefault(key, Bucket(0.2, 10)).take():
            raise BadRequest("too-fast", 429)

    def metrics(self) -> str:
        values = {
            "stavka_actions_total": self.hub.actions,
            "stavka_refusals_total": self.hub.refusals,
            "stavka_commits_total": self.store.commits,
            "stavka_bot_fallbacks_total": self.bots.fallbacks,
            "stavka_connections": self.connections,
            "stavka_matches_loaded": len(self.hub.matches),
            "stavka_uptime_seconds": int(time.monotonic() - self.started),
        }
        lines = []
        for name, value in values.items():
            kind = "counter" if name.endswith("_total") else "gauge"
            lines += [f"# TYPE {name} {kind}", f"{name} {value}"]
        return "\n".join(lines) + "\n"


# Requests and answers


def reply(value: Any, status: int = 200) -> Response:
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
        async for chunk in request.stream():
            data += chunk
            if len(data) > limit:
                raise BadRequest("message-too-long", 413)
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
        texts = table.shell[language_of(request)]
        try:
            if request.method != "GET" and not table.allowed_origin(origin, host):
                raise BadRequest("foreign-origin", 403)
            return await handler(request, table)
        except BadRequest as problem:
            return failure(texts, problem.reason, problem.status)
        except NotDone as problem:
            return failure(texts, problem.refusal.id, 409, problem.refusal.rule)
        except NotSaved:
            return failure(texts, "not-saved", 503)
        except Taken:
            return failure(texts, "seat-taken", 409)
        except StavkaError as problem:
            return reply({"reason": "bad-request", "text": str(problem)[:PROBLEM_LENGTH]}, 400)
        except Exception:
            log.exception("%s %s", request.method, request.url.path)
            return failure(texts, "server-error", 500)

    return run


def failure(texts: Texts, reason: str, status: int, rule: str = "") -> Response:
    text = texts.say(Refusal(reason).message)
    return reply({"reason": reason, "text": text, "rule": rule}, status)


async def who(request: Request, table: Table) -> tuple[Person, AccountRow] | None:
    return await asyncio.to_thread(table.people.person, request.cookies.get(COOKIE))


async def must_be(request: Request, table: Table) -> Person:
    found = await who(request, table)
    if found is None:
        raise BadRequest("log-in-first", 401)
    return found[0]


def signed_in(table: Table, account: AccountRow, value: dict[str, Any]) -> Response:
    response = reply(value)
    response.set_cookie(
        COOKIE,
        table.people.session(account),
        max_age=SESSION_SECONDS,
        httponly=True,
        samesite="lax",
        secure=table.config.secure_cookies,
        path="/",
    )
    return response


def about_person(account: AccountRow) -> dict[str, Any]:
    return {
        "id": account.id,
        "name": account.name,
        "guest": account.password is None,
        "language": account.language,
        "webhook": account.webhook or "",
    }


# Accounts


async def me(request: Request, table: Table) -> Response:
    found = await who(request, table)
    return reply({"person": about_person(found[1]) if found else None})


async def guest(request: Request, table: Table) -> Response:
    if found := await who(request, table):
        return reply({"person": about_person(found[1])})
    account = await asyncio.to_thread(table.people.guest, language_of(request))
    return signed_in(table, account, {"person": about_person(account)})


async def register(request: Request, table: Table) -> Response:
    wish: Register = await body(request, Register)
    table.slow_down(client(request))
    found = await who(request, table)
    account = await asyncio.to_thread(
        table.people.register, wish.name, wish.password, language_of(request),
        found[1] if found else None,
    )  # fmt: skip
    return signed_in(table, account, {"person": about_person(account)})


async def log_in(request: Request, table: Table) -> Response:
    wish: Register = await body(request, Register)
    table.slow_down(client(request))
    account = await asyncio.to_thread(table.people.log_in, wish.name, wish.password)
    return signed_in(table, account, {"person": about_person(account)})


async def log_out(request: Request, table: Table) -> Response:
    response = reply({"person": None})
    response.delete_cookie(COOKIE, path="/")
    return response


async def log_out_everywhere(request: Request, table: Table) -> Response:
    person = await must_be(request, table)
    await asyncio.to_thread(table.people.log_out_everywhere, person)
    table.dismiss(person)
    return await log_out(request, table)


async def change_password(request: Request, table: Table) -> Response:
    wish: Password = await body(request, Password)
    person = await must_be(request, table)
    table.slow_down(client(request))
    account = await asyncio.to_thread(table.people.change_password, person, wish.old, wish.new)
    table.dismiss(person)
    return signed_in(table, account, {"person": about_person(account)})


async def preferences(request: Request, table: Table) -> Response:
    wish: Preferences = await body(request, Preferences)
    person = await must_be(request, table)
    values: dict[str, str | None] = {}
    if wish.language:
        values["language"] = wish.language
    if wish.webhook is not None:
        if wish.webhook and not wish.webhook.startswith(("http://", "https://")):
            raise BadRequest("bad-webhook")
        values["webhook"] = wish.webhook or None
    account = await asyncio.to_thread(lambda: table.people.set_preferences(person, **values))
    return reply({"person": about_person(account)})


def client(request: Request) -> str:
    return request.client.host if request.client else ""


# The lobby


async def list_games(request: Request, table: Table) -> Response:
    return reply({"games": catalogue.games(language_of(request))})


async def shell_texts(request: Request, table: Table) -> Response:
    return pages.packed(request, catalogue.shell_texts(language_of(request)))


async def game_texts(request: Request, table: Table) -> Response:
    return pages.packed(request, catalogue.game_texts(known_game(request), language_of(request)))


async def game_rules(request: Request, table: Table) -> Response:
    return pages.packed(request, catalogue.rules(known_game(request), language_of(request)))


def known_game(request: Request) -> str:
    """The game of the path."""
    game = str(request.path_params["game"])
    if game not in stavka.games():
        raise BadRequest("no-such-page", 404)
    return game


async def create_match(request: Request, table: Table) -> Response:
    wish: NewMatch = await body(request, NewMatch)
    person = await must_be(request, table)
    row, secrets = await table.lobby.create(person, wish)
    live = await table.hub.live(row.id)
    await table.bots.nudge(live)
    return reply(about_match(live, person, secrets), 201)


def about_match(live: Live, person: Person | None, secrets: dict[str, str]) -> dict[str, Any]:
    row = live.row
    mine = live.held_by(person.id) if person else []
    return {
        "id": row.id,
        "game": row.game,
        "scenario": row.scenario,
        "options": row.options,
        "title": row.title,
        "status": row.status,
        "seats": [
            {"seat": s.seat, "kind": s.kind, "name": s.name or s.bot or "", "yours": s.seat in mine}
            for s in live.seats.values()
        ],
        "yours": person is not None and row.creator == person.id,
        "your_turn": any(s in mine for s in live.waiting),
        "choices": live.choices,
        "commitment": row.commitment,
        "spectators": row.spectators,
        "previous": row.previous,
        "created": row.created,
        "updated": row.updated,
        "invitations": secrets,
    }


async def open_matches(request: Request, table: Table) -> Response:
    rows = await asyncio.to_thread(
        table.store.matches, status=("open", "running"), free_seat=True, limit=50
    )
    return reply({"matches": [await short(table, row, None) for row in rows]})


async def my_matches(request: Request, table: Table) -> Response:
    person = await must_be(request, table)
    rows = await asyncio.to_thread(table.store.matches, account=person.id, limit=100)
    return reply({"matches": [await short(table, row, person) for row in rows]})


async def short(table: Table, row: MatchRow, person: Person | None) -> dict[str, Any]:
    """A match in a list, from its rows alone: it need not be loaded."""
    seats = await asyncio.to_thread(table.store.seats, row.id)
    mine = [s.seat for s in seats if person and s.account == person.id]
    found = {
        "id": row.id,
        "game": row.game,
        "scenario": row.scenario,
        "options": row.options,
        "title": row.title,
        "status": row.status,
        "seats": [
            {"seat": s.seat, "kind": s.kind, "name": s.name or s.bot or "", "yours": s.seat in mine}
            for s in seats
        ],
        "your_turn": any(s in mine for s in row.waiting),
        "updated": row.updated,
    }
    if person:
        visit = await asyncio.to_thread(table.store.visit, row.id, person.id)
        choices = await asyncio.to_thread(table.store.choices, row.id)
        found["since_last_visit"] = max(0, choices - visit["seen"])
    return found


async def one_match(request: Request, table: Table) -> Response:
    live, person = await watched(request, table)
    return reply(about_match(live, person, {}))


async def watched(request: Request, table: Table) -> tuple[Live, Person | None]:
    """The match of the path, if this person may see it."""
    found = await who(request, table)
    person = found[0] if found else None
    live = await table.match(request.path_params["match"])
    if not live.may_be_watched_by(person.id if person else None):
        raise NotDone(Refusal("no-spectators"))
    return live, person


async def join(request: Request, table: Table) -> Response:
    wish: SeatRequest = await body(request, SeatRequest)
    person = await must_be(request, table)
    live = await table.match(request.path_params["match"])
    await table.lobby.join(person, live, wish.seat, wish.secret)
    await table.presence(live)
    return reply(about_match(live, person, {}))


async def leave(request: Request, table: Table) -> Response:
    wish: SeatRequest = await body(request, SeatRequest)
    person = await must_be(request, table)
    live = await table.match(request.path_params["match"])
    await table.lobby.leave(person, live, wish.seat)
    await table.presence(live)
    return reply(about_match(live, person, {}))


async def invite(request: Request, table: Table) -> Response:
    wish: SeatRequest = await body(request, SeatRequest)
    person = await must_be(request, table)
    live = await table.match(request.path_params["match"])
    secret = await table.lobby.invite(person, live, wish.seat)
    return reply(about_match(live, person, {wish.seat: secret}))


async def revoke(request: Request, table: Table) -> Response:
    wish: SeatRequest = await body(request, SeatRequest)
    person = await must_be(request, table)
    live = await table.match(request.path_params["match"])
    await table.lobby.revoke(person, live, wish.seat)
    return reply(about_match(live, person, {}))


async def rematch(request: Request, table: Table) -> Response:
    person = await must_be(request, table)
    live = await table.match(request.path_params["match"])
    row, secrets = await table.lobby.rematch(person, live)
    new = await table.hub.live(row.id)
    await table.bots.nudge(new)
    return reply(about_match(new, person, secrets), 201)


# Journals and replay


async def export(request: Request, table: Table) -> Response:
    """The journal; only of a finished match, because it holds the seed."""
    live, _ = await watched(request, table)
    if live.row.status not in ("over", "aborted"):
        raise NotDone(Refusal("match-running"))
    name = f"{live.row.game}-{live.row.id}.journal"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(live.match.journal.text(), headers=headers)


async def read_journal(request: Request, table: Table) -> Response:
    wish: JournalRequest = await body(request, JournalRequest, JOURNAL_BYTES + 1000)
    person = await must_be(request, table)
    row = await table.lobby.read_journal(person, wish.text)
    return reply(about_match(await table.hub.live(row.id), person, {}), 201)


async def replay(request: Request, table: Table) -> Response:
    """The match after its first choices: any seat's view when it is over, else one's own."""
    live, person = await watched(request, table)
    await live.know_history()
    query = request.query_params
    try:
        choices = int(query.get("choices", "0"))
    except ValueError:
        raise BadRequest("bad-number") from None
    if not 0 <= choices <= live.choices:
        raise BadRequest("bad-number")
    eyes = eyes_of(request, live, person)
    texts = table.texts(live.row.game, language_of(request, person))
    journal, events = live.match.journal, live.history()[choices]

    def work() -> dict[str, Any]:
        match = Journal(journal.header, journal.entries).replay(choices)
        return {
            "choices": choices,
            "of": len(journal.entries),
            "seat": eyes,
            "board": match.view(eyes)["board"],
            "waiting": list(match.waiting),
            "log": [
                {"event": e.message.id, "text": texts.say(e.message), "args": e.message.args}
                for e in events
                if e.heard_by(eyes)
            ],
        }

    return reply(await asyncio.to_thread(work))


def eyes_of(request: Request, live: Live, person: Person | None) -> str | None:
    """Through whose eyes the past is seen: one's own seat's, anybody's when the match is over."""
    eyes = request.query_params.get("seat") or None
    mine = live.held_by(person.id) if person else []
    if eyes is not None and eyes not in live.match.seats:
        raise NotDone(Refusal("no-such-seat"))
    if eyes is not None and eyes not in mine and live.row.status != "over":
        raise NotDone(Refusal("not-your-seat"))
    return eyes


async def turns(request: Request, table: Table) -> Response:
    """What the seat saw at the beginning of each turn."""
    live, person = await watched(request, table)
    eyes, journal = eyes_of(request, live, person), live.match.journal

    def work() -> Response:
        content = msgspec.json.encode({"turns": catalogue.turns(journal, eyes)})
        return pages.private(request, content)

    return await asyncio.to_thread(work)


async def edition(request: Request, table: Table) -> Response:
    """The figures that the match is played with."""
    live, _ = await watched(request, table)
    content = msgspec.json.encode({"tables": catalogue.edition(live.match.header)})
    return pages.private(request, content)


# Everything else


async def shown(make: Callable[[Request], Response], request: Request, table: Table) -> Response:
    """A page or a file for the browser."""
    return await asyncio.to_thread(make, request)


async def schema(request: Request, table: Table) -> Response:
    return reply(m.schema())


async def openapi(request: Request, table: Table) -> Response:
    from stavka.table.openapi import document  # it describes this module

    return reply(document(ROUTES))


async def health(request: Request, table: Table) -> Response:
    await asyncio.to_thread(table.store.count)
    return reply({"status": "ok", "version": stavka.__version__})


async def metrics(request: Request, table: Table) -> Response:
    return PlainTextResponse(table.metrics())


async def socket(websocket: WebSocket) -> None:
    """The live connection to one match: `/ws/<match>?choices=<those already seen>`."""
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
    asked = websocket.query_params.get("lang", "")
    seen = websocket.query_params.get("choices", "0")
    told = int(seen) if seen.isascii() and seen.isdigit() and len(seen) < 10 else 0
    await websocket.accept()
    language = asked if asked in LANGUAGES else person.language
    connection = Connection(table, websocket, person, live, language)
    table.connections += 1
    try:
        await connection.run(told)
    finally:
        table.connections -= 1


async def admitted(websocket: WebSocket, table: Table) -> tuple[Person, Live]:
    """Who comes to which match, if he may."""
    origin, host = websocket.headers.get("origin"), websocket.headers.get("host", "")
    if not table.allowed_origin(origin, host):
        raise BadRequest("foreign-origin", 403)
    found = await asyncio.to_thread(table.people.person, websocket.cookies.get(COOKIE))
    if found is None:
        raise BadRequest("log-in-first", 403)
    try:
        live = await table.match(websocket.path_params["match"])
    except NotDone:
        raise BadRequest("no-such-match", 403) from None
    if not live.may_be_watched_by(found[0].id):
        raise BadRequest("no-spectators", 403)
    return found[0], live


async def turn_away(websocket: WebSocket, reason: str, status: int = 403) -> None:
    """Refuse the handshake, with the reason in words as the answer's body."""
    texts = websocket.app.state.table.shell[language_of(websocket)]
    await websocket.send_denial_response(failure(texts, reason, status))


async def no_such_socket(websocket: WebSocket) -> None:
    await turn_away(websocket, "no-such-page")


async def not_routed(request: Request, problem: Exception) -> Response:
    """No such page, or not this method there."""
    assert isinstance(problem, HTTPException)
    texts = request.app.state.table.shell[language_of(request)]
    reason = "no-such-page" if problem.status_code == 404 else "wrong-method"
    answer = failure(texts, reason, problem.status_code)
    answer.headers.update(problem.headers or {})
    return answer


async def broken(request: Request, problem: Exception) -> Response:
    """The last resort. It stands outside of all else, so it brings the headers itself."""
    answer = failure(request.app.state.table.shell[language_of(request)], "server-error", 500)
    answer.headers.update(HEADERS)
    return answer


class SecurityHeaders:
    """Strict headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.headers = [(k.encode(), v.encode()) for k, v in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                message["headers"] = [*message["headers"], *self.headers]
            await send(message)

        await self.app(scope, receive, with_headers)


ROUTES: list[tuple[str, str, Handler]] = [
    ("GET", "/api/me", me),
    ("POST", "/api/guest", guest),
    ("POST", "/api/register", register),
    ("POST", "/api/login", log_in),
    ("POST", "/api/logout", log_out),
    ("POST", "/api/logout-everywhere", log_out_everywhere),
    ("POST", "/api/password", change_password),
    ("POST", "/api/preferences", preferences),
    ("GET", "/api/texts", shell_texts),
    ("GET", "/api/games", list_games),
    ("GET", "/api/games/{game}/texts", game_texts),
    ("GET", "/api/games/{game}/rules", game_rules),
    ("POST", "/api/matches", create_match),
    ("GET", "/api/matches/open", open_matches),
    ("GET", "/api/matches/mine", my_matches),
    ("POST", "/api/matches/import", read_journal),
    ("GET", "/api/matches/{match}", one_match),
    ("POST", "/api/matches/{match}/join", join),
    ("POST", "/api/matches/{match}/leave", leave),
    ("POST", "/api/matches/{match}/invite", invite),
    ("POST", "/api/matches/{match}/revoke", revoke),
    ("POST", "/api/matches/{match}/rematch", rematch),
    ("GET", "/api/matches/{match}/journal", export),
    ("GET", "/api/matches/{match}/replay", replay),
    ("GET", "/api/matches/{match}/turns", turns),
    ("GET", "/api/matches/{match}/edition", edition),
    ("GET", "/api/schema", schema),
    ("GET", "/openapi.json", openapi),
    ("GET", "/health", health),
    ("GET", "/metrics", metrics),
]


def build(config: Config) -> Starlette:
    """The application."""
    table = Table(config)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await table.start()
        sweeper = asyncio.create_task(_sweep(table))
        yield
        sweeper.cancel()
        await table.stop()

    routes: list[Route | WebSocketRoute] = [
        Route(path, endpoint(handler), methods=[method]) for method, path, handler in ROUTES
    ]
    routes += [
        Route(path, endpoint(partial(shown, make)), methods=["GET"]) for path, make in pages.PAGES
    ]
    routes.append(WebSocketRoute("/ws/{match}", socket))
    routes.append(WebSocketRoute("/{path:path}", no_such_socket))
    app = Starlette(
        routes=routes,
        middleware=[Middleware(SecurityHeaders)],
        exception_handlers={HTTPException: not_routed, Exception: broken},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False  # each page has one address
    app.state.table = table
    return app


async def _sweep(table: Table) -> None:
    while True:
        await asyncio.sleep(60)
        table.hub.forget_idle()
