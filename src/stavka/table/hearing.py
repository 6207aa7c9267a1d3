"""What a person asks over his connection, and what the table does about it."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

from stavka.kernel import Refusal, Refused
from stavka.table import messages as m
from stavka.table.bots import HINT
from stavka.table.decided import in_words
from stavka.table.past import Noticed, sole

if TYPE_CHECKING:
    from stavka.table.connection import Connection

Deed = m.Play | m.Undo | m.Redo | m.Reset | m.Resign
ACTIONS = {m.Undo: "undo", m.Redo: "redo", m.Reset: "reset", m.Resign: "resign"}
# Messages that make the server work count as several: this many more than one.
COSTS = {m.Speak: 4, m.HandOver: 4, m.Older: 4, m.Study: 4, m.Hint: 9, m.Analyse: 9, m.Propose: 9}
REPEATED = 50  # choices that are made again when one is taken back: they cost as much as a message


def cost(by: Connection, message: m.Incoming) -> int:
    """For how many messages more than one it counts."""
    if isinstance(message, m.Undo | m.Reset) or (isinstance(message, m.Play) and message.back):
        return min(by.live.match.to_repeat // REPEATED, int(by.bucket.burst) // 2)
    return COSTS.get(type(message), 0)


async def handle(by: Connection, message: m.Incoming) -> None:
    """Do what a message asks, and answer it; raises Refused if it cannot be done."""
    match message:
        case m.Play(back=0):
            await act(by, "choice", message, message.choice)
        case m.Play():
            await act(by, "instead", message, f"{message.back} {message.choice}")
        case m.Undo() | m.Redo() | m.Reset() | m.Resign():
            await act(by, ACTIONS[type(message)], message)
        case m.Ask():
            by.send(chances(by, message))
        case m.Odds():
            by.send(odds(by, message))
        case m.Study():
            found = by.live.match.study(by.eyes, message.topic, message.thing)
            by.send(m.Findings(to=message.id, found=found))
        case m.Hint():
            by.send(await advice(by, message))
        case m.Analyse():
            by.send(await decided(by, message))
        case m.Propose():
            await by.table.propose(by, message)
            by.send(m.Done(to=message.id))
        case m.Answer():
            await by.table.answer(by, message.agree)
            by.send(m.Done(to=message.id))
        case m.Say():
            await by.table.say(by, message.text)
            by.send(m.Done(to=message.id))
        case m.Note():
            await remember(by, notes=message.text)
            by.send(m.Done(to=message.id))
        case m.Seen():
            past = by.live.past()
            seen = past.choices(by.eyes, message.number)
            await remember(by, seen=seen, told=past.told(sole(by.seats), seen))
            by.send(m.Done(to=message.id))
        case m.Look():
            by.looks = message.here
            by.send(m.Done(to=message.id))
        case m.Speak():
            by.reader.texts = by.table.texts(by.live.row.game, message.language)
            await by.live.know_past()
            by.send(by.reader.afresh(by.eyes, message.id))
        case m.HandOver():
            if message.seat is not None:
                must_hold(by, message.seat)
            await by.live.know_past()
            by.send(by.reader.afresh(message.seat, message.id))
        case m.Older():
            by.send(await by.reader.older(message))
        case m.Ping():
            by.send(m.Pong(to=message.id))


def must_hold(by: Connection, seat: str) -> None:
    if seat not in by.seats:
        raise Refused(Refusal("not-your-seat"))


async def act(by: Connection, kind: str, message: Deed, text: str = "") -> None:
    must_hold(by, message.seat)

    def done(noticed: Noticed) -> None:
        if noticed is None:
            by.table.drop_proposal(by.live)
        by.send(m.Done(to=message.id))

    await by.table.hub.act(
        by.live, kind, message.seat, text, number=message.number, account=by.account, then=done
    )


def chances(by: Connection, message: m.Ask) -> m.Chances:
    must_hold(by, message.seat)
    refusal = by.live.match.why_not(message.seat, message.choice)
    if refusal is not None:
        raise Refused(refusal)
    return m.Chances(to=message.id, odds=by.reader.odds(message.seat, [message.choice]))


def odds(by: Connection, message: m.Odds) -> m.Chances:
    must_hold(by, message.seat)
    if message.number != by.live.numbers[message.seat]:
        raise Refused(Refusal("stale"))
    choices = by.live.match.choices(message.seat)
    return m.Chances(to=message.id, odds=by.reader.odds(message.seat, choices))


async def advice(by: Connection, message: m.Hint) -> m.Advice:
    must_hold(by, message.seat)
    live, seat, texts = by.live, message.seat, by.reader.texts
    if seat not in live.waiting:
        raise Refused(Refusal("not-your-turn"))
    if live.row.challenge:
        raise Refused(Refusal("in-challenge"))
    name = by.table.hint_bot(live.row.game)
    number = live.numbers[seat]
    thought = await by.table.bots.think(live, name, seat, number, HINT, by.account)
    choice = next((c for c in live.match.choices(seat) if c == thought.choice), None)
    if choice is None:
        raise Refused(Refusal("stale"))
    said, why = texts.choice(choice), texts.say(thought.why) if thought.why else ""
    return m.Advice(to=message.id, seat=seat, choice=str(choice), text=said, why=why)


async def decided(by: Connection, message: m.Analyse) -> m.Decided:
    found = await by.table.coach.ask(by.live, message.seat, by.account)
    if isinstance(found, float):
        return m.Decided(to=message.id, done=found)
    await by.live.know_past()
    told = partial(by.live.past().told, by.eyes)
    return m.Decided(to=message.id, done=1.0, found=in_words(found, told, by.reader.texts))


async def remember(by: Connection, **values: Any) -> None:
    done = by.table.store.set_visit(by.live.row.id, by.account, **values)
    await asyncio.wrap_future(done)
