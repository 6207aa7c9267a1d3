"""Requests about matches: the lobby, seats, journals."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from functools import partial
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

import stavka
from stavka.kernel import Refusal, Refused
from stavka.table import catalogue, pages
from stavka.table.answers import (
    Matches,
    MatchInfo,
    MatchShort,
    SeatHeld,
)
from stavka.table.clocks import clock_of
from stavka.table.days import sealed
from stavka.table.live import Live
from stavka.table.lobby import NewMatch, Sides
from stavka.table.past import notices, sole
from stavka.table.people import Person
from stavka.table.requests import body, client, must_be, reply, who
from stavka.table.storage.lists import Listed
from stavka.table.storage.rows import MatchRow, SeatRow
from stavka.table.table import Table
from stavka.table.workshop import Asker

T = TypeVar("T")
JOURNAL_BYTES = 2_000_000


class SeatRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[str, Meta(max_length=40)]
    secret: Annotated[str, Meta(max_length=100)] = ""


class Hide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hidden: bool


class RematchRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sides: Sides = "swapped"


class JournalRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=JOURNAL_BYTES)]


async def create_match(request: Request, table: Table) -> Response:
    wish: NewMatch = await body(request, NewMatch)
    person = await must_be(request, table)
    table.made.take(person.id, client(request))
    if wish.file or wish.figures:  # how much work that is, nobody knows
        row, secrets = await worked(
            request, table, person, lambda asker: table.lobby.create(person, wish)
        )
    else:
        row, secrets = await asyncio.to_thread(table.lobby.create, person, wish)
    live = await table.match(row.id)
    await table.foyer.changed(live)
    return reply(await about_match(live, person, secrets), 201)


def summary(
    row: MatchRow, seats: Iterable[SeatRow], waiting: Iterable[str], mine: list[str]
) -> MatchShort:
    """What is said of a match wherever it is spoken of."""
    puzzle = stavka.game(row.game).puzzle_of(row.scenario, row.seed)
    return MatchShort(
        id=row.id,
        game=row.game,
        scenario=row.scenario,
        options=row.options,
        title=row.title,
        status=row.status,
        imported=row.imported,
        lesson=stavka.game(row.game).lesson_of(row.seed) is not None,
        puzzle=puzzle is not None and not row.imported,
        challenge=row.challenge or "",
        seats=[SeatHeld(s.seat, s.kind, s.name or s.bot or "", s.seat in mine) for s in seats],
        your_turn=any(s in mine for s in waiting),
        updated=row.updated,
        host=row.host,
        clock=clock_of(row),
    )


async def about_match(live: Live, person: Person | None, secrets: dict[str, str]) -> MatchInfo:
    row = live.row
    mine = live.held_by(person.id) if person else []
    return MatchInfo(
        **msgspec.structs.asdict(summary(row, live.seats.values(), live.waiting, mine)),
        yours=person is not None and row.creator == person.id,
        choices=live.known_to(sole(mine)),
        commitment=live.match.commitment,
        spectators=row.spectators,
        previous=row.previous,
        created=row.created,
        invitations=secrets,
    )


async def open_matches(request: Request, table: Table) -> Response:
    found = await asyncio.to_thread(table.store.open_ones, 50)
    return reply(Matches([short(each, None) for each in found]))


async def my_matches(request: Request, table: Table) -> Response:
    person = await must_be(request, table)
    found = await asyncio.to_thread(table.store.of_person, person.id, 100)
    return reply(Matches([short(each, person) for each in found]))


def short(listed: Listed, person: Person | None) -> MatchShort:
    """A match in a list, from its rows alone: it need not be loaded."""
    row, seats, visit = listed.row, listed.seats, listed.visit
    mine = [s.seat for s in seats if person and s.account == person.id]
    found = summary(row, seats, row.waiting, mine)
    if person:
        names = [s.seat for s in seats]
        known = [n for who, n in listed.counts.items() if notices(who, names, sole(mine))]
        told, since_own = sum(all for all, _ in known), sum(since for _, since in known)
        # Whoever does something has seen what was there.
        missed = max(0, min(told - visit["told"], since_own))
        found = msgspec.structs.replace(
            found, since_last_visit=missed, hidden=bool(visit["hidden"])
        )
    return found


async def one_match(request: Request, table: Table) -> Response:
    live, person = await watched(request, table)
    return reply(await about_match(live, person, {}))


async def watched(request: Request, table: Table) -> tuple[Live, Person | None]:
    """The match of the path, if this person may see it."""
    found = await who(request, table)
    person = found[0] if found else None
    live = await table.match(request.path_params["match"])
    if not await table.may_watch(live, person.id if person else None):
        raise Refused(Refusal("no-spectators"))
    return live, person


async def join(request: Request, table: Table) -> Response:
    wish: SeatRequest = await body(request, SeatRequest)
    person = await must_be(request, table)
    live = await table.match(request.path_params["match"])
    await table.lobby.join(person, live, wish.seat, wish.secret)
    await table.presence(live)
    return reply(await about_match(live, person, {}))


async def leave(request: Request, table: Table) -> Response:
    wish: SeatRequest = await body(request, SeatRequest)
    person = await must_be(request, table)
    live = await table.match(request.path_params["match"])
    await table.lobby.leave(person, live, wish.seat)
    await table.presence(live)
    return reply(await about_match(live, person, {}))


async def invite(request: Request, table: Table) -> Response:
    wish: SeatRequest = await body(request, SeatRequest)
    person = await must_be(request, table)
    live = await table.match(request.path_params["match"])
    secret = await table.lobby.invite(person, live, wish.seat)
    return reply(await about_match(live, person, {wish.seat: secret}))


async def revoke(request: Request, table: Table) -> Response:
    wish: SeatRequest = await body(request, SeatRequest)
    person = await must_be(request, table)
    live = await table.match(request.path_params["match"])
    await table.lobby.revoke(person, live, wish.seat)
    return reply(await about_match(live, person, {}))


async def rematch(request: Request, table: Table) -> Response:
    wish: RematchRequest = await body(request, RematchRequest)
    person = await must_be(request, table)
    table.made.take(person.id, client(request))
    live = await table.match(request.path_params["match"])
    id, secrets = await table.lobby.rematch(person, live, wish.sides)
    new = await table.match(id)
    await table.lobby.come_along(person, live, new)
    await table.presence(live)
    await table.presence(new)
    await table.foyer.changed(new)
    await table.bots.nudge(new)
    return reply(await about_match(new, person, secrets), 201)


async def decline(request: Request, table: Table) -> Response:
    """Not to want the rematch that is offered."""
    person = await must_be(request, table)
    live = await table.match(request.path_params["match"])
    if offered := await asyncio.to_thread(table.lobby.offered, live.row.id):
        new = await table.match(offered.id)
        await table.lobby.decline(person, live, new)
        await table.presence(new)
        await table.foyer.changed(new)
    return reply(await about_match(live, person, {}))


async def hide(request: Request, table: Table) -> Response:
    """Take a match out of one's list of matches, or back into it."""
    wish: Hide = await body(request, Hide)
    person = await must_be(request, table)
    live = await table.match(request.path_params["match"])
    if person.id != live.row.creator and not live.held_by(person.id):
        raise Refused(Refusal("not-your-match"))
    done = table.store.set_visit(live.row.id, person.id, hidden=wish.hidden)
    await asyncio.wrap_future(done)
    found = await about_match(live, person, {})
    return reply(msgspec.structs.replace(found, hidden=wish.hidden))


async def remove(request: Request, table: Table) -> Response:
    """Delete a match that is over and in which nobody else has played."""
    person = await must_be(request, table)
    live = await table.match(request.path_params["match"])
    if person.id != live.row.creator:
        raise Refused(Refusal("not-your-match"))
    if live.row.status not in ("over", "aborted"):
        raise Refused(Refusal("match-running"))
    if not alone(live, person):
        raise Refused(Refusal("others-played"))
    if live.row.challenge:
        raise Refused(Refusal("in-challenge"))
    gone = await about_match(live, person, {})
    await table.store.remove(live.row.id)
    table.forget(live)
    await table.foyer.heard(live.row.id)
    return reply(gone)


def alone(live: Live, person: Person) -> bool:
    """Whether nobody but this person and bots sits at a match."""
    return all(s.kind == "bot" or s.account == person.id for s in live.seats.values())


# Journals and replay


async def export(request: Request, table: Table) -> Response:
    """The journal; only of a finished match, because it holds the seed."""
    live, person = await watched(request, table)
    if live.row.status not in ("over", "aborted"):
        raise Refused(Refusal("match-running"))
    if sealed(live.row):
        raise Refused(Refusal("challenge-open"))
    return await as_file(request, table, live, person)


async def take_along(request: Request, table: Table) -> Response:
    """The journal of a running match, for who plays it alone. It holds the seed, so that the dice
    to come get another one."""
    person = await must_be(request, table)
    live = await table.match(request.path_params["match"])
    if live.row.status != "running" or not alone(live, person):
        raise Refused(Refusal("match-running"))
    if live.row.challenge:
        raise Refused(Refusal("in-challenge"))
    answer = await as_file(request, table, live, person)
    await table.lobby.taken_along(person, live)
    return answer


async def as_file(request: Request, table: Table, live: Live, person: Person | None) -> Response:
    name = f"{live.row.game}-{live.row.id}.journal"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    match, number = live.match, live.number
    text = await worked(request, table, person, lambda asker: live.written(match, number))
    return PlainTextResponse(text, headers=headers)


async def worked(
    request: Request, table: Table, person: Person | None, job: Callable[[Asker], T]
) -> T:
    """What grows with a match, or with what somebody sends: in a thread, so much at once."""
    return await table.matchwork.do(request, client(request), person.id if person else None, job)


async def read_journal(request: Request, table: Table) -> Response:
    wish: JournalRequest = await body(request, JournalRequest, JOURNAL_BYTES + 1000)
    person = await must_be(request, table)
    table.made.take(person.id, client(request))
    row = await worked(
        request, table, person, partial(table.lobby.read_journal_now, person, wish.text)
    )
    live = await table.shelf.live(row.id)
    await table.foyer.changed(live)
    return reply(await about_match(live, person, {}), 201)


async def edition(request: Request, table: Table) -> Response:
    """The figures that the match is played with."""
    live, person = await watched(request, table)
    header = live.match.header

    def work(asker: Asker) -> Response:
        return pages.private(request, msgspec.json.encode(catalogue.edition(header)))

    return await worked(request, table, person, work)
