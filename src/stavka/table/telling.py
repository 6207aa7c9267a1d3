"""What one person is told of a match: as his eyes see it, in his language, and not twice."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from stavka.kernel import Choice, Event, Refusal, Texts
from stavka.table import messages as m
from stavka.table.clocks import clock_of, left
from stavka.table.days import sealed
from stavka.table.difference import Board
from stavka.table.live import Live
from stavka.table.past import LATEST, Deeds, Past, bit, sole
from stavka.table.storage.store import NotSaved, Store, now

if TYPE_CHECKING:
    from stavka.table.people import Person

NOTHING = -1  # not even what happened before the first choice
REMEMBERED = 20_000  # choices in their words


@lru_cache(REMEMBERED)
def offered(texts: Texts, choice: Choice) -> Any:
    """A choice as it is sent. Made once: the same ones are offered again and again."""
    return m.packed(m.ChoiceInfo(str(choice), texts.choice(choice)))


class Known(msgspec.Struct, frozen=True):
    """What somebody who comes back has of the match: the numbers of his last state, and through
    whose eyes it was seen."""

    number: m.Number
    choices: m.Number
    seat: m.Name = ""  # a spectator's


class Reader:
    """A person before a match: through whose eyes he sees it, and what of it he knows already.

    He makes what is to be sent, and sends nothing.
    """

    def __init__(self, live: Live, person: Person, texts: Texts) -> None:
        self.live = live
        self.person = person
        self.texts = texts
        self.eyes: str | None = None
        self.board: Board | None = None  # as last told
        self.told = NOTHING  # choices whose log has been told
        self.barred: frozenset[str] = frozenset()  # open seats that are not for this person
        self.look()

    @property
    def seats(self) -> list[str]:
        return self.live.held_by(self.person.id)

    def look(self) -> None:
        """Through whose eyes: the seat held; with several, none until one is handed over."""
        seats = self.seats
        if self.eyes in seats:
            return
        eyes = sole(seats)
        if eyes != self.eyes:
            self.eyes, self.board, self.told = eyes, None, NOTHING

    async def ask_barred(self, store: Store) -> None:
        """Which open seats he may not take, since he would see there what was kept from him."""
        live = self.live
        free = [s.seat for s in live.seats.values() if s.kind == "open"]
        known = {seat: others for seat in free if (others := live.others(seat))}
        self.barred = frozenset()
        with contextlib.suppress(NotSaved):  # the database is gone: the seat will be refused
            if known:
                of = live.row.id, known, self.person.id
                self.barred = await asyncio.to_thread(store.barred, *of)

    async def greet(self, store: Store, known: Known | None) -> list[m.FromServer]:
        """The first messages: what the match is, and how it stands since he knew it last."""
        live = self.live
        channel = ("seats",) if self.seats else ("spectators",)
        visit = await asyncio.to_thread(store.visit, live.row.id, self.person.id)
        visited = await asyncio.to_thread(self._visited, store, visit["seen"])
        chat = await asyncio.to_thread(store.chat, live.row.id, channel)
        past = await live.know_past()
        await self.ask_barred(store)
        puzzle = live.match.game.puzzle_of(live.row.scenario, live.row.seed)
        welcome = m.Welcome(
            match=live.row.id,
            game=live.row.game,
            scenario=live.row.scenario,
            title=live.row.title,
            options=live.row.options,
            commitment=live.match.commitment,
            imported=live.row.imported,
            lesson=live.match.game.lesson_of(live.row.seed) is not None,
            puzzle=not live.row.imported and puzzle is not None,
            challenge=live.row.challenge or "",
            status=live.row.status,
            person=self.person.name,
            language=self.texts.language,
            seats=self.seat_infos(),
            clock=clock_of(live.row),
            maker=live.row.creator == self.person.id,
            notes=visit["notes"],
            seen=past.told(self.eyes, visited),
            chat=[m.ChatLine(c["channel"], c["name"], c["text"], c["at"]) for c in chat],
            open=len({live.match.eyes(seat) for seat in live.match.seats}) == 1,
        )
        # Something may be taken back while it is found out what was; then it is found out anew. To
        # wait for the lock would be to wait for the database, too.
        number = -1
        while number != live.number:
            number, self.board = live.number, None
            since = await self._resumed(store, past, known)
            if since > NOTHING:  # all that he has missed; if it is too much, only the latest
                await live.know_past(since)
        return [welcome, self.state(since)]

    async def _resumed(self, store: Store, past: Past, known: Known | None) -> int:
        """How many choices stand of those that he knows; what he need not be told is noted."""
        live, eyes = self.live, self.eyes
        if known is None or known.seat != (eyes or "") or known.number > live.numbers[eyes]:
            return NOTHING
        stand = past.choices(eyes, known.choices)
        if missed := live.numbers[eyes] - known.number:
            of = live.row.id, bit(live.match.seats, eyes), missed
            stood = await asyncio.to_thread(store.stood, *of)
            stand = stand if stood is None else min(stand, stood)
        else:
            self.board = live.board(eyes)
        return stand if past.length - stand <= LATEST else NOTHING

    def _visited(self, store: Store, seen: int) -> int:
        """How many choices the person knows: who does something has seen what was there. Only how
        a match ends is news to whoever ends it."""
        if self.live.row.status == "over":
            return seen
        return max(seen, store.last_action(self.live.row.id, self.person.id)[1])

    def seat_infos(self) -> list[m.SeatInfo]:
        here = {watcher.account for watcher in self.live.watchers}
        return [
            m.SeatInfo(
                seat=s.seat,
                title=self.texts.name(f"seat-{s.seat}"),
                kind=s.kind,
                name=self.texts.name(f"bot-{s.bot}") if s.kind == "bot" else s.name or "",
                here=s.kind == "bot" or s.account in here,
                yours=s.account == self.person.id,
                late=s.late,
                stuck=s.seat == self.live.stuck,
                barred=s.kind == "open" and s.seat in self.barred,
            )
            for s in self.live.seats.values()
        ]

    def afresh(self, eyes: str | None, to: int) -> m.State:
        """All that these eyes see, and all that they have heard."""
        self.eyes, self.board = eyes, None
        return self.state(NOTHING, to)

    def changed(self, since: int) -> m.State:
        """The match has changed after its first `since` choices."""
        self.look()
        return self.state(min(since, self.told))

    def state(self, since: int, to: int = 0) -> m.State:
        live, match, past, eyes = self.live, self.live.match, self.live.past(), self.eyes
        whole = self.board is None
        self.board, changed = live.news(eyes, self.board)
        self.told = live.choices
        waiting = live.waiting
        mine = self.seats if live.row.status == "running" else []
        return m.State(
            to=to,
            number=live.numbers[eyes],
            seat=eyes,
            whole=whole,
            board=changed.parts,
            entries=changed.entries,
            gone=changed.gone,
            waiting=list(waiting),
            left=left(live.seats.values(), now()) if live.row.clock else {},
            questions=[self.question(eyes)] if eyes in mine and eyes in waiting else [],
            since=past.told(eyes, since) if since > NOTHING else NOTHING,
            log=self.log(since),
            earlier=self.earlier(past.start) if since == NOTHING else 0,
            undo=[s for s in mine if match.can_undo(s)],
            redo=[s for s in mine if match.can_redo(s)],
            choices=past.told(eyes, live.choices),
            status=live.row.status,
            outcome=self.outcome(),
        )

    def question(self, seat: str) -> m.QuestionInfo:
        question = self.live.match.question(seat)
        assert question is not None
        return m.QuestionInfo(
            seat=seat,
            kind=question.kind,
            text=self.texts.prompt(question),
            rules=list(question.rules),
            choices=[offered(self.texts, choice) for choice in question.choices],
            args=dict(question.prompt.args),
        )

    def odds(self, seat: str, choices: Iterable[str]) -> dict[str, list[m.ChanceInfo]]:
        """What the dice may bring, for those of the choices that let them decide."""
        say = self.texts.say
        return {
            str(choice): [m.ChanceInfo(say(c.result), c.numerator, c.denominator) for c in chances]
            for choice in choices
            if (chances := self.live.match.odds(seat, choice))
        }

    def log(self, since: int) -> list[m.LogLine]:
        """What happened after the first `since` choices, as far as these eyes may know."""
        past = self.live.past()
        first = max(since + 1, past.start)
        return self.lines(first, [past.deeds[n] for n in range(first, past.length + 1)])

    def earlier(self, first: int) -> int:
        """Before which choice there are older lines than those of this deed; 0: there are none."""
        return self.live.past().told(self.eyes, first - 1) + 1 if first else 0

    async def older(self, message: m.Older) -> m.Lines:
        """The lines before a choice, as many as are kept ready for whoever comes."""
        last = self.live.past().choices(self.eyes, max(message.before - 1, 0))
        first = max(0, last - LATEST + 1)
        log = self.lines(first, await self.live.deeds(first, last)) if message.before else []
        return m.Lines(to=message.id, log=log, earlier=self.earlier(first) if log else 0)

    def lines(self, first: int, deeds: Deeds) -> list[m.LogLine]:
        """What these eyes have heard of deeds, from the one with this number on."""
        return [
            self.line(self.live.past().told(self.eyes, number), event)
            for number, deed in enumerate(deeds, first)
            for event in deed.events
            if event.heard_by(self.eyes)
        ]

    def line(self, number: int, event: Event) -> Any:
        return self.live.said(self.texts, event, number)

    def outcome(self) -> m.OutcomeInfo | None:
        outcome = self.live.outcome
        if outcome is None or self.live.row.status != "over":
            return None
        return m.OutcomeInfo(
            winners=list(outcome.winners),
            draw=outcome.draw,
            scores=outcome.scores,
            reason=outcome.reason.id,
            text=self.texts.say(outcome.reason),
            seed="" if sealed(self.live.row) else self.live.match.dice.seed,
        )

    def refused(self, to: int, refusal: Refusal) -> m.Refused:
        return m.Refused(
            to=to,
            reason=refusal.id,
            text=self.texts.say(refusal.message),
            rule=refusal.rule,
            number=self.live.numbers[self.eyes],
        )
