"""One live connection: what a person sends, and what he is told."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from stavka.kernel import Choice, Event, Refusal, StavkaError, Texts
from stavka.table import messages as m
from stavka.table.live import Live, NotDone
from stavka.table.past import sole
from stavka.table.storage.store import NotSaved

if TYPE_CHECKING:
    from stavka.table.people import Person
    from stavka.table.table import Table

NOTHING = -1  # not even what happened before the first choice
BACKLOG = 256  # messages a slow reader may lag behind before he is cut off
BACKLOG_BYTES = 2_000_000  # and how much they may be together
REMEMBERED = 20_000  # choices in their words
PATIENCE = 20.0  # seconds for a reader to take one message
ACTIONS = {m.Undo: "undo", m.Redo: "redo", m.Reset: "reset", m.Resign: "resign"}
# Messages that make the server work count as several: this many more than one.
COSTS = {m.Speak: 4, m.HandOver: 4, m.Hint: 9, m.Propose: 9}

log = logging.getLogger("stavka.table")


class TooFast(StavkaError):
    """A client that floods."""


class Bucket:
    """Lets through so many messages a second, with bursts."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self.left, self.at = float(burst), time.monotonic()

    def take(self, count: int = 1) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < count:
            return False
        self.left -= count
        return True


@lru_cache(REMEMBERED)
def offered(texts: Texts, choice: Choice) -> m.ChoiceInfo:
    """A choice as it is sent. Made once: the same ones are offered again and again."""
    return m.ChoiceInfo(str(choice), texts.choice(choice))


class Connection:
    """A person watching one match; the seats he holds there he plays."""

    def __init__(
        self, table: Table, socket: WebSocket, person: Person, live: Live, language: str
    ) -> None:
        self.table = table
        self.socket = socket
        self.person = person
        self.live = live
        self.language = language
        self.texts = table.texts(live.row.game, language)
        self.bucket = Bucket(table.config.messages_per_second, table.config.burst)
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.unsent = 0  # bytes in the outbox
        self.eyes: str | None = None
        self.board: dict[str, Any] = {}  # as last sent
        self.told = NOTHING  # choices whose log has been sent
        self.code = 0  # with which the connection is being closed
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
            self.eyes, self.board, self.told = eyes, {}, NOTHING

    # The life of a connection

    async def run(self, seen: int) -> None:
        """Greet, then listen until the person leaves."""
        sender = asyncio.create_task(self._send_all())
        listener = asyncio.create_task(self._listen(seen))
        try:
            await asyncio.wait([sender, listener], return_when=asyncio.FIRST_COMPLETED)
            if listener.done():
                listener.result()
        finally:
            listener.cancel()
            self.live.watchers.discard(self)
            self.live.idle_since = time.time()
            self._put(None)
            await asyncio.wait([sender], timeout=5)
            sender.cancel()
            await self.table.presence(self.live)

    async def _listen(self, seen: int) -> None:
        try:
            await self._greet(seen)
            self.live.watchers.add(self)
            await self.table.presence(self.live)
            while True:
                await self._hear(await self.socket.receive())
        except NotSaved:
            self.refuse(0, Refusal("not-saved"))
            self.close(1013)
        except (WebSocketDisconnect, TooFast):
            pass

    async def _hear(self, received: Any) -> None:
        if received["type"] == "websocket.disconnect" or self.code:
            raise WebSocketDisconnect(received.get("code", 1000))
        if not self.bucket.take():
            self.refuse(0, Refusal("too-fast"))
            self.close(4008)
            raise TooFast
        data = received.get("text")
        if data is None:
            data = received.get("bytes") or b""
        if len(data) > self.table.config.message_bytes:
            self.refuse(0, Refusal("message-too-long"))
            return
        try:
            message = m.read(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.refuse(0, Refusal("message-not-understood"))
            return
        if not self.bucket.take(COSTS.get(type(message), 0)):
            self.refuse(message.id, Refusal("too-fast"))
            return
        try:
            await self.handle(message)
        except NotDone as refused:
            self.refuse(message.id, refused.refusal)
        except NotSaved:
            self.refuse(message.id, Refusal("not-saved"))
        except StavkaError:
            self.refuse(message.id, Refusal("not-understood"))
        except Exception:
            log.exception("match %s: %s", self.live.row.id, type(message).__name__)
            self.refuse(message.id, Refusal("server-error"))

    def close(self, code: int) -> None:
        """Say what is still to be said, then close; nothing is heard any more."""
        self.code = code
        self._put(None)

    def send(self, message: m.FromServer) -> None:
        self._put(m.write(message))

    def _put(self, data: bytes | None) -> None:
        if self.outbox.qsize() >= BACKLOG or self.unsent > BACKLOG_BYTES:
            # A reader this slow is cut off; he resumes where he was when he comes back.
            self.live.watchers.discard(self)
            while not self.outbox.empty():
                self.outbox.get_nowait()
            self.code, self.unsent, data = 4000, 0, None
        self.outbox.put_nowait(data)
        self.unsent += len(data or b"")

    async def _send_all(self) -> None:
        try:
            while (data := await self.outbox.get()) is not None:
                self.unsent -= len(data)
                async with asyncio.timeout(PATIENCE):
                    await self.socket.send_text(data.decode())
            if self.socket.application_state == WebSocketState.CONNECTED:
                async with asyncio.timeout(PATIENCE):
                    await self.socket.close(self.code or 4000)
        except (WebSocketDisconnect, RuntimeError, TimeoutError):
            pass

    def refuse(self, to: int, refusal: Refusal) -> None:
        self.send(
            m.Refused(
                to=to,
                reason=refusal.id,
                text=self.texts.say(refusal.message),
                rule=refusal.rule,
                number=self.live.numbers[self.eyes],
            )
        )

    # Telling

    async def _greet(self, seen: int) -> None:
        live = self.live
        channel = ("seats",) if self.seats else ("spectators",)
        visit = await asyncio.to_thread(self.table.store.visit, live.row.id, self.person.id)
        visited = await asyncio.to_thread(self._visited, visit["seen"])
        chat = await asyncio.to_thread(self.table.store.chat, live.row.id, channel)
        past = await live.know_past()
        self.send(
            m.Welcome(
                match=live.row.id,
                game=live.row.game,
                scenario=live.row.scenario,
                title=live.row.title,
                options=live.row.options,
                commitment=live.row.commitment,
                status=live.row.status,
                person=self.person.name,
                language=self.language,
                seats=self.seat_infos(),
                notes=visit["notes"],
                seen=past.told(self.eyes, visited),
                chat=[m.ChatLine(c["channel"], c["name"], c["text"], c["at"]) for c in chat],
                open=len({live.match.game.eyes(seat) for seat in live.match.seats}) == 1,
            )
        )
        self.send(self.state(past.choices(self.eyes, seen) or NOTHING))
        proposal = self.table.proposals.get(live.row.id)
        if proposal is not None and self.seats:
            self.send(self.table.named(self, proposal))

    def _visited(self, seen: int) -> int:
        """How many choices the person knows: who does something has seen what was there. Only how
        a match ends is news to whoever ends it."""
        if self.live.row.status == "over":
            return seen
        return max(seen, self.table.store.last_action(self.live.row.id, self.person.id)[1])

    def seat_infos(self) -> list[m.SeatInfo]:
        here = {w.person.id for w in self.live.watchers if isinstance(w, Connection)}
        return [
            m.SeatInfo(
                seat=s.seat,
                title=self.texts.name(f"seat-{s.seat}"),
                kind=s.kind,
                name=(s.bot if s.kind == "bot" else s.name) or "",
                here=s.kind == "bot" or s.account in here,
                yours=s.account == self.person.id,
            )
            for s in self.live.seats.values()
        ]

    def changed(self, live: Live, since: int) -> None:
        """The match has changed after its first `since` choices."""
        if not live.may_be_watched_by(self.person.id):
            self.close(4003)
            return
        self.look()
        self.send(self.state(min(since, self.told)))

    def state(self, since: int) -> m.State:
        live, match = self.live, self.live.match
        whole = not self.board
        changed = live.news(self.eyes, self.board)
        self.board = live.board(self.eyes)
        self.told = live.choices
        running = live.row.status == "running"
        mine = self.seats if running else []
        return m.State(
            number=live.numbers[self.eyes],
            seat=self.eyes,
            whole=whole,
            board=changed,
            waiting=list(live.waiting),
            questions=[self.question(s) for s in mine if s == self.eyes and s in live.waiting],
            log=self.log(since),
            undo=[s for s in mine if match.can_undo(s)],
            redo=[s for s in mine if match.can_redo(s)],
            choices=live.past().told(self.eyes, live.choices),
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

    def log(self, since: int) -> list[m.LogLine]:
        """What happened after the first `since` choices, as far as these eyes may know."""
        past = self.live.past()
        return [
            self.line(past.told(self.eyes, number), event)
            for number in range(since + 1, len(past.deeds))
            for event in past.deeds[number].events
            if event.heard_by(self.eyes)
        ]

    def line(self, number: int, event: Event) -> m.LogLine:
        message = event.message
        return m.LogLine(number, message.id, self.texts.say(message), message.args)

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
            seed=self.live.row.seed,
        )

    # Hearing

    async def handle(self, message: m.Incoming) -> None:
        match message:
            case m.Play():
                self._must_hold(message.seat)
                await self._act("choice", message.seat, message.choice, message.number)
                self.send(m.Done(to=message.id))
            case m.Undo() | m.Redo() | m.Reset() | m.Resign():
                self._must_hold(message.seat)
                await self._act(ACTIONS[type(message)], message.seat, "", message.number)
                self.send(m.Done(to=message.id))
            case m.Ask():
                self._must_hold(message.seat)
                self._answer(message)
            case m.Hint():
                self._must_hold(message.seat)
                await self._hint(message)
            case m.Propose():
                await self.table.propose(self, message)
                self.send(m.Done(to=message.id))
            case m.Answer():
                await self.table.answer(self, message.agree)
                self.send(m.Done(to=message.id))
            case m.Say():
                await self.table.say(self, message.text)
                self.send(m.Done(to=message.id))
            case m.Note():
                await self._remember(notes=message.text)
                self.send(m.Done(to=message.id))
            case m.Seen():
                seen = self.live.past().choices(self.eyes, message.number)
                told = self.live.past().told(sole(self.seats), seen)
                await self._remember(seen=seen, told=told)
                self.send(m.Done(to=message.id))
            case m.Speak():
                self.language = message.language
                self.texts = self.table.texts(self.live.row.game, message.language)
                self.board = {}
                self.send(self.state(NOTHING))
            case m.HandOver():
                if message.seat is not None:
                    self._must_hold(message.seat)
                self.eyes, self.board = message.seat, {}
                self.send(self.state(NOTHING))
            case m.Ping():
                self.send(m.Pong(to=message.id))

    def _must_hold(self, seat: str) -> None:
        if seat not in self.seats:
            raise NotDone(Refusal("not-your-seat"))

    async def _act(self, kind: str, seat: str, text: str, number: int) -> None:
        noticed = await self.table.hub.act(
            self.live, kind, seat, text, number=number, account=self.person.id
        )
        if noticed is None:
            self.table.drop_proposal(self.live)

    def _answer(self, message: m.Ask) -> None:
        match = self.live.match
        refusal = match.why_not(message.seat, message.choice)
        if refusal is not None:
            raise NotDone(refusal)
        odds = match.odds(message.seat, message.choice) or ()
        chances = [m.ChanceInfo(self.texts.say(c.result), c.numerator, c.denominator) for c in odds]
        self.send(m.Chances(to=message.id, choice=message.choice, odds=chances))

    async def _hint(self, message: m.Hint) -> None:
        live = self.live
        if message.seat not in live.waiting:
            raise NotDone(Refusal("not-your-turn"))
        name = self.table.hint_bot(live.row.game)
        thought = await self.table.bots.think(
            live.match, name, message.seat, live.numbers[message.seat], self.language
        )
        choice = next((c for c in live.match.choices(message.seat) if c == thought.choice), None)
        if choice is None:
            raise NotDone(Refusal("stale"))
        advice = self.texts.choice(choice)
        self.send(
            m.Advice(
                to=message.id, seat=message.seat, choice=str(choice), text=advice, why=thought.why
            )
        )

    async def _remember(self, **values: Any) -> None:
        done = self.table.store.set_visit(self.live.row.id, self.person.id, **values)
        await asyncio.wrap_future(done)
