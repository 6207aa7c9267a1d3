"""Requests about the challenge of the day."""

from __future__ import annotations

import re

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from stavka.kernel import commitment
from stavka.table.answers import ChallengeInfo, ChallengeResult, Challenges, ChallengeShort
from stavka.table.days import Days, Standing, after, closes, midnight
from stavka.table.matches import about_match, worked
from stavka.table.people import BadRequest, Person
from stavka.table.requests import body, client, must_be, reply, who
from stavka.table.results import day_of
from stavka.table.storage.rows import ChallengeRow
from stavka.table.storage.store import now
from stavka.table.table import Table
from stavka.table.workshop import Asker

BEST = 100  # results that are told
EARLIER = 7  # days
DATE = re.compile(r"\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01])", re.ASCII)


class Begin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    autoplay: bool = False


async def challenges(request: Request, table: Table) -> Response:
    """Today's challenge, with what is known of tomorrow's."""
    person = await asker(request, table)

    def work(_: Asker) -> Challenges:
        today = day_of(now())
        row, coming = table.days.of(today), table.days.of(after(today, 1))
        if row is None or coming is None:
            raise BadRequest("no-such-page", 404)
        earlier = [short(each) for each in table.days.earlier(today, EARLIER)]
        return Challenges(about(table.days, row, person), short(coming), earlier)

    return reply(await worked(request, table, person, work))


async def challenge(request: Request, table: Table) -> Response:
    """That of one day; of days to come nothing is told but what stands beside today's."""
    person, day = await asker(request, table), str(request.path_params["day"])

    def work(_: Asker) -> ChallengeInfo:
        known = DATE.fullmatch(day) and day <= day_of(now())
        row = table.days.of(day) if known else None
        if row is None:
            raise BadRequest("no-such-page", 404)
        return about(table.days, row, person)

    return reply(await worked(request, table, person, work))


async def begin_challenge(request: Request, table: Table) -> Response:
    """One's one try at today's."""
    wish: Begin = await body(request, Begin)
    person = await must_be(request, table)
    table.made.take(person.id, client(request))

    def work(_: Asker) -> str:
        row = table.days.of(day_of(now()))
        if row is None:
            raise BadRequest("no-such-page", 404)
        return table.lobby.begin_challenge(person, row, wish.autoplay).id

    live = await table.match(await worked(request, table, person, work))
    await table.foyer.changed(live)
    return reply(await about_match(live, person, {}), 201)


async def asker(request: Request, table: Table) -> Person | None:
    found = await who(request, table)
    return found[0] if found else None


def short(row: ChallengeRow) -> ChallengeShort:
    return ChallengeShort(row.day, row.game, row.scenario, commitment(row.seed))


def about(days: Days, row: ChallengeRow, person: Person | None) -> ChallengeInfo:
    """A challenge as somebody may know it."""
    tries = days.standings(row)
    own = next((each for each in tries if person and each.account == person.id), None)
    own_over = own is not None and own.status in ("over", "aborted")
    closed = now() >= closes(row.day)
    counted = [each for each in tries if each.rank]
    told = [each for each in counted[BEST:] if each is own]
    return ChallengeInfo(
        **msgspec.structs.asdict(short(row)),
        options=row.options,
        seat=row.seat,
        bot=row.bot,
        begins=midnight(row.day),
        ends=midnight(after(row.day, 1)),
        closes=closes(row.day),
        seed=row.seed if closed else "",
        yours=own.match if own else "",
        yours_over=own_over,
        players=len(tries),
        results=[told_of(each, own, closed or own_over) for each in (*counted[:BEST], *told)],
    )


def told_of(each: Standing, own: Standing | None, open: bool) -> ChallengeResult:
    return ChallengeResult(
        rank=each.rank,
        name=each.name,
        yours=each is own,
        result=each.result,
        score=each.score,
        choices=each.choices,
        match=each.match if open else "",
        shown=each.shown,
    )
