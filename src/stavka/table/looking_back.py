"""Requests about what a match has been: a moment of it, its turns, its events, all in words."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from stavka.coach.lines import step_on
from stavka.kernel import Refusal, Refused
from stavka.table import pages
from stavka.table.answers import Replay, ReplayLine, Told, TurnInfo, Turns
from stavka.table.live import Live
from stavka.table.matches import watched, worked
from stavka.table.messages import LogLine
from stavka.table.people import BadRequest, Person
from stavka.table.requests import language_of, reply
from stavka.table.table import Table
from stavka.table.workshop import Asker


async def replay(request: Request, table: Table) -> Response:
    """The match after its first choices: any seat's view when it is over, else one's own."""
    live, person = await watched(request, table)
    past = live.past()
    eyes = eyes_of(request, live, person)
    of = past.told(eyes, live.choices)
    choices = number_of(request, "choices", of)
    texts = table.texts(live.row.game, language_of(request, person))
    # What is read must be of one and the same past, whatever is done meanwhile.
    now, at = live.match.fork(), (live.row.id, live.number, past.choices(eyes, choices))

    def work(asker: Asker) -> Response:
        match, deed = table.shelf.moment_of(now, *at)
        told = [e.message for e in deed.events if e.heard_by(eyes)]
        return reply(
            Replay(
                choices=choices,
                of=of,
                seat=eyes,
                board=match.view(eyes)["board"],
                waiting=list(match.waiting),
                log=[ReplayLine(said.id, texts.say(said), dict(said.args)) for said in told],
            )
        )

    return await worked(request, table, person, work)


def eyes_of(request: Request, live: Live, person: Person | None) -> str | None:
    """Through whose eyes the past is seen: one's own seat's, anybody's when the match is over."""
    eyes = request.query_params.get("seat") or None
    mine = live.held_by(person.id) if person else []
    if eyes is not None and eyes not in live.match.seats:
        raise Refused(Refusal("no-such-seat"))
    if eyes is not None and eyes not in mine and live.row.status != "over":
        raise Refused(Refusal("not-your-seat"))
    return eyes


def number_of(request: Request, name: str, most: int) -> int:
    """A number of choices that is asked about."""
    try:
        found = int(request.query_params.get(name, "0"))
    except ValueError:
        raise BadRequest("bad-number") from None
    if not 0 <= found <= most:
        raise BadRequest("bad-number")
    return found


async def line(request: Request, table: Table) -> Response:
    """The match as it would have been after some choices of a line that the coach recommends."""
    live, person = await watched(request, table)
    if live.row.status != "over":
        raise Refused(Refusal("match-running"))
    eyes, past = eyes_of(request, live, person), live.past()
    found = await table.coach.known(live.row.id, request.query_params.get("of", ""))
    if found is None:
        raise Refused(Refusal("no-such-seat"))
    swings = [s for s in found.swings if s.line]
    if not swings:
        raise Refused(Refusal("no-such-seat"))
    swing = swings[number_of(request, "line", len(swings) - 1)]
    step = number_of(request, "step", len(swing.line))
    texts = table.texts(live.row.game, language_of(request, person))
    now, at = live.match.fork(), (live.row.id, live.number, swing.number)

    def work(asker: Asker) -> Response:
        before, _ = table.shelf.moment_of(now, *at)
        match, events = step_on(before, found.seed, swing, step)
        told = [e.message for e in events if e.heard_by(eyes)]
        return reply(
            Replay(
                choices=past.told(eyes, swing.number) + step,
                of=past.told(eyes, live.choices),
                seat=eyes,
                board=match.view(eyes)["board"],
                waiting=list(match.waiting),
                log=[ReplayLine(said.id, texts.say(said), dict(said.args)) for said in told],
            )
        )

    return await worked(request, table, person, work)


async def turns(request: Request, table: Table) -> Response:
    """When each turn began, and what the seat saw then if that is asked for."""
    live, person = await watched(request, table)
    eyes, past = eyes_of(request, live, person), live.past()
    if "boards" not in request.query_params:
        began = await table.shelf.began(live)
        return reply(Turns([TurnInfo(turn, past.told(eyes, n), {}) for turn, n in began]))
    now, id, number = live.match.fork(), live.row.id, live.number

    def work(asker: Asker) -> Response:
        found = []
        for turn, match in table.shelf.turns_of(now, id, number):
            asker.check()
            board = match.view(eyes)["board"]
            found.append(TurnInfo(turn, past.told(eyes, match.length), board))
        return pages.private(request, msgspec.json.encode(Turns(found)))

    return await worked(request, table, person, work)


async def events(request: Request, table: Table) -> Response:
    """The events of some kinds after the first choices: of a long match that is its story."""
    live, person = await watched(request, table)
    eyes, past = eyes_of(request, live, person), live.past()
    after = number_of(request, "after", past.told(eyes, live.choices))
    kinds = set(request.query_params.get("kinds", "").split(","))
    wanted = tuple(kind for kind in live.match.game.events if kind.message_id() in kinds)
    texts = table.texts(live.row.game, language_of(request, person))
    first = past.choices(eyes, after) + 1 if after else 0
    deeds = live.reading(first, live.choices)

    def work(asker: Asker) -> Response:
        found = [
            LogLine(past.told(eyes, number), said.id, texts.say(said), said.args)
            for number, deed in enumerate(asker.waits_for(deeds()), first)
            for event in deed.events
            if isinstance(event, wanted) and event.heard_by(eyes)
            for said in (event.message,)
        ]
        return pages.private(request, msgspec.json.encode(Told(found)))

    return await worked(request, table, person, work)


async def story(request: Request, table: Table) -> Response:
    """All that was told of the match so far, in words, as the seat or a spectator heard it."""
    live, person = await watched(request, table)
    eyes, past = eyes_of(request, live, person), live.past()
    texts = table.texts(live.row.game, language_of(request, person))
    deeds = live.reading(0, live.choices)

    def work(asker: Asker) -> str:
        lines = [
            f"{past.told(eyes, number)}. {texts.say(event.message)}"
            for number, deed in enumerate(asker.waits_for(deeds()))
            for event in deed.events
            if event.heard_by(eyes)
        ]
        return "\n".join([*lines, ""])

    name = f"{live.row.game}-{live.row.id}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(await worked(request, table, person, work), headers=headers)
