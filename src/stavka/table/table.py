"""One server process: its store, its matches, its people, and what passes between them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache

import msgspec
from sqlalchemy import insert

import stavka
from stavka import bots
from stavka.coach import Effort
from stavka.kernel import Refusal, Refused, StavkaError, Texts
from stavka.kernel.texts import source
from stavka.table import messages as m
from stavka.table.acting import Hub
from stavka.table.bots import BotPool
from stavka.table.coaching import Coach
from stavka.table.config import Config
from stavka.table.connection import Connection
from stavka.table.days import Days
from stavka.table.foyer import Foyer
from stavka.table.limits import Buckets, Crowd
from stavka.table.live import Live
from stavka.table.loading import Shelf
from stavka.table.lobby import Lobby
from stavka.table.mail import Links
from stavka.table.notices import Changed, Listener, Notices
from stavka.table.people import People, Person
from stavka.table.ratings import Ratings
from stavka.table.storage import tables as t
from stavka.table.storage.store import NotSaved, Store, now
from stavka.table.workshop import Workshop

log = logging.getLogger("stavka.table")

ID_LENGTH = 24
PERSON = "@"  # before the account and the session of somebody who is to be sent away
LOOK_SECONDS = 1.0  # so often it is seen whose time has run out
DAYS_SECONDS = 600.0  # and so often whether another day has begun


class Agreement(msgspec.Struct):
    """A proposal on which the others have yet to answer."""

    what: str
    by: str
    by_account: str
    choices: int
    number: int  # what a spectator has noticed: what is done in secret does not matter
    agreed: set[str]
    needed: set[str]


def hourly(count: int) -> Buckets:
    """So many in an hour, half of them at once."""
    return Buckets(count / 3600, max(1, count / 2))


class Table:
    """One server process: its store, its matches, its people."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.url)
        self.people = People(self.store)
        self.shelf = Shelf(self.store)
        self.hub = Hub(self.shelf)
        self.lobby = Lobby(self.store, self.hub, config.matches_per_person, config.imported_choices)
        self.passwords = Workshop("passwords", 2, 4)
        self.matchwork = Workshop("matches", 2, 6)
        self.files = ThreadPoolExecutor(4, "stavka-files")
        self.bots = BotPool(self.hub, config.bot_workers, config.bot_seconds, self.presence)
        self.days = Days(self.store)
        self.ratings = Ratings(self.store)
        self.coach = Coach(self.store, Effort(config.coach_choices, config.coach_seconds))
        self.links = Links(self.people.secret, config.public_address)
        self.notices = Notices(self.store, config, self.links, self.shell)
        self.foyer = Foyer(self.store)
        self.hub.after += [
            self.bots.nudge, self.notices.turn_changed, self.foyer.changed, self._forced,
        ]  # fmt: skip
        self.proposals: dict[str, Agreement] = {}
        self.connections = 0
        self.started = time.monotonic()
        self.attempts = Buckets(0.2, 10)  # at passwords, by address
        self.guests = hourly(config.guests_per_hour)  # by address
        self.made = hourly(config.matches_per_hour)  # by person and by address
        self.letters = hourly(config.mails_per_hour)  # by person, by address, and to an address
        self.talk = Buckets(config.chat_per_minute / 60, config.chat_per_minute)  # by person
        self.pace = Buckets(config.messages_per_second, config.burst)  # by person
        self.sockets = Crowd("too-many-connections")
        self._listener = Listener(self.store) if config.postgres else None

    async def start(self) -> None:
        if self._listener:
            self._listener.start(asyncio.get_running_loop(), self._heard)
        self._waking = asyncio.create_task(self._wake_bots())

    async def _wake_bots(self) -> None:
        """Let bots whose turn it was play on, some at a time: nobody waits for it."""
        try:
            waiting = await asyncio.to_thread(self.store.bots_on_turn)
        except NotSaved:  # whoever comes to a match lets its bots play on
            return
        for id in waiting:
            try:
                live = await self.shelf.live(id)
            except StavkaError:  # one match that cannot be loaded must not stop the others
                log.exception("match %s", id)
                continue
            live.wanted_at = now()
            await self.bots.nudge(live)
            while self.bots.crowded:
                await asyncio.sleep(0.5)

    async def watch_clocks(self) -> None:
        """Act on clocks that run out, until cancelled."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                for seat in await asyncio.to_thread(self.store.overdue, now()):
                    live = await self.shelf.live(seat.match)
                    with contextlib.suppress(Refused):  # he, or another server, was faster
                        await self.lobby.run_out(live, seat, self.hint_bot(live.row.game))
                        await self.presence(live)
            except NotSaved:  # the database is gone for now
                pass
            except Exception:
                log.exception("the clocks")

    async def keep_days(self) -> None:
        """Fix tomorrow's challenge and rate the days that are over, until cancelled."""
        while True:
            try:
                await asyncio.to_thread(self.days.prepare)
                await asyncio.to_thread(self.ratings.catch_up)
            except NotSaved:  # the database is gone for now
                pass
            except Exception:
                log.exception("the days")
            await asyncio.sleep(DAYS_SECONDS)

    async def stop(self) -> None:
        self._waking.cancel()
        if self._listener:
            self._listener.stop()
        self.bots.close()
        self.coach.close()
        self.notices.close()
        self.passwords.close()
        self.matchwork.close()
        self.files.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self.store.close)

    @cache  # noqa: B019  a table lives as long as its process
    def texts(self, game: str, language: str) -> Texts:
        return stavka.game(game).texts(language)

    @cache  # noqa: B019
    def shell(self, language: str) -> Texts:
        """What the table itself says."""
        return Texts(language, [source("stavka", language)])

    @staticmethod
    def hint_bot(game: str) -> str:
        """The one that the game names for it, or the best: bots are named from the weakest on."""
        its = stavka.game(game)
        return its.adviser or bots.names(its)[-1]

    # Between the matches

    def _heard(self, changed: Changed | None) -> None:
        """Another server says that matches have changed; number 0: that their seats have. Or that
        somebody is to be sent away, and with which code.

        None: notices may have been missed, so any may have changed.
        """
        loaded = self.shelf.matches
        for match, number in [(id, 0) for id in loaded] if changed is None else changed:
            if match.startswith(PERSON):
                _, account, session = match.split(PERSON)
                self._dismiss(account, session, number)
                continue
            live = loaded.get(match)
            if live is not None and (number > live.number or not number):
                live.heard += 1
                if live.watchers or live.busy:  # else it is read when somebody wants it
                    asyncio.create_task(self._refresh(live, number))  # noqa: RUF006
            if changed is not None and self.foyer.guests:
                asyncio.create_task(self.foyer.heard(match))  # noqa: RUF006

    async def _refresh(self, live: Live, number: int) -> None:
        try:
            await self.shelf.refresh(live)
        except Refused:
            self.forget(live)  # it was deleted
        if not number:
            await self.presence(live)

    def forget(self, live: Live) -> None:
        """A match that is no more: who watches it is sent away."""
        self.shelf.matches.pop(live.row.id, None)
        for watcher in list(live.watchers):
            if isinstance(watcher, Connection):
                watcher.close(4003)

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
        number = live.numbers[seat]
        told = live.match.imagine(seat, number).play(seat, choices[0])
        if all(event.audience is None for event in told):  # that it is forced may be a secret too
            with contextlib.suppress(Refused):
                await self.hub.act(live, "choice", seat, str(choices[0]), number=number)

    async def presence(self, live: Live) -> None:
        watchers = [w for w in live.watchers if isinstance(w, Connection)]
        spectators = sum(1 for w in watchers if not w.seats)
        for w in watchers:
            await w.reader.ask_barred(self.store)
            w.send(
                m.Present(
                    seats=w.reader.seat_infos(),
                    spectators=spectators,
                    status=live.row.status,
                    rematch=live.row.next or "",
                )
            )

    async def say(self, speaker: Connection, text: str) -> None:
        """Chat: players to the table, spectators among themselves."""
        live, person = speaker.live, speaker.person
        text = "".join(c for c in text if c.isprintable() or c == "\n").strip()
        if not text:
            raise Refused(Refusal("nothing-said"))
        if not self.talk.of(person.id).take():
            raise Refused(Refusal("too-fast"))
        channel: m.Channel = "seats" if speaker.seats else "spectators"
        line = m.ChatLine(channel, person.name, text, now())
        values = {"match": live.row.id, "account": person.id, **msgspec.structs.asdict(line)}
        try:
            await asyncio.wrap_future(
                self.store.write(lambda c: c.execute(insert(t.chat).values(**values)))
            )
        except NotSaved:
            raise Refused(Refusal("not-saved")) from None
        for w in list(live.watchers):
            if isinstance(w, Connection) and bool(w.seats) == (channel == "seats"):
                w.send(m.Said(line=line))

    # Proposals

    async def propose(self, by: Connection, message: m.Propose) -> None:
        live = by.live
        if not by.seats:
            raise Refused(Refusal("not-your-seat"))
        if live.row.status not in ("running", "open"):
            raise Refused(Refusal("over"))
        if live.row.challenge:
            raise Refused(Refusal("in-challenge"))
        past = live.past()
        if message.what == "rewind" and message.choices >= past.told(by.eyes, live.choices):
            raise Refused(Refusal("nothing-to-take-back"))
        others = {s.account for s in live.seats.values() if s.account} - {by.person.id}
        self.proposals[live.row.id] = Agreement(
            what=message.what,
            by=by.person.name,
            by_account=by.person.id,
            choices=past.choices(by.eyes, message.choices + 1) - 1,
            number=live.numbers[None],
            agreed=set(),
            needed={str(o) for o in others},
        )
        await self._settle(live)

    async def answer(self, by: Connection, agree: bool) -> None:
        live = by.live
        proposal = self.proposals.get(live.row.id)
        if proposal is None or by.person.id not in proposal.needed:
            raise Refused(Refusal("no-proposal"))
        if not agree:
            self.drop_proposal(live)
            return
        proposal.agreed.add(by.person.id)
        await self._settle(live)

    async def _settle(self, live: Live) -> None:
        """Carry a proposal out once all have agreed; else tell the players of it."""
        proposal = self.proposals[live.row.id]
        if proposal.agreed < proposal.needed:
            self._tell_players(live, proposal)
            return
        self.drop_proposal(live)
        text = str(proposal.choices) if proposal.what == "rewind" else ""
        seat = live.held_by(proposal.by_account)[:1] or [""]
        if proposal.what == "abort" and live.row.status == "open":
            await self.lobby.abort_open(live)
            return
        if proposal.number != live.numbers[None]:
            raise Refused(Refusal("stale"))
        await self.hub.act(live, proposal.what, seat[0], text, account=proposal.by_account)

    @staticmethod
    def named(to: Connection, proposal: Agreement) -> m.Proposal:
        """A proposal as somebody is told of it."""
        names = {s.account: s.name or "" for s in to.live.seats.values()}
        return m.Proposal(
            what=proposal.what,
            by=proposal.by,
            choices=to.live.past().told(to.eyes, proposal.choices),
            agreed=[names.get(a, "") for a in sorted(proposal.agreed)],
            open=[names.get(a, "") for a in sorted(proposal.needed - proposal.agreed)],
        )

    def remind(self, who: Connection) -> None:
        """Tell somebody who has come of the open proposal."""
        proposal = self.proposals.get(who.live.row.id)
        if proposal is not None and who.seats:
            who.send(self.named(who, proposal))

    def drop_proposal(self, live: Live) -> None:
        if self.proposals.pop(live.row.id, None) is not None:
            self._tell_players(live, None)

    def _tell_players(self, live: Live, proposal: Agreement | None) -> None:
        for w in list(live.watchers):
            if isinstance(w, Connection) and w.seats:
                w.send(self.named(w, proposal) if proposal else m.Proposal(what=""))

    # Requests

    async def match(self, id: str) -> Live:
        """The match of a path, whatever the path says."""
        if not (id.isascii() and id.isalnum() and len(id) <= ID_LENGTH):
            raise Refused(Refusal("no-such-match"))
        live = await self.shelf.live(id)
        live.wanted_at = now()
        await self.bots.nudge(live)
        return live

    async def may_watch(self, live: Live, account: str | None) -> bool:
        """Whether somebody may see a match; another's challenge, once his own is over."""
        if live.may_be_watched_by(account):
            return True
        if not live.row.challenge or not await asyncio.to_thread(
            self.days.lets_in, live.row, account
        ):
            return False
        live.let_in.add(account)
        return True

    def allowed_origin(self, origin: str | None, host: str) -> bool:
        """The page itself, or an origin the configuration names; programs send none."""
        if origin is None:
            return True
        named = [o.strip() for o in self.config.origins.split(",") if o.strip()]
        return origin in (*named, f"http://{host}", f"https://{host}")

    def dismiss(self, person: Person, *, session: str = "", code: int = 4001) -> None:
        """Close the connections of somebody whose sessions are void, or of one of them; here and
        at other servers."""
        self._dismiss(person.id, session, code)
        if self.store.postgres:
            told = f"{PERSON}{person.id}{PERSON}{session}", code
            self.store.write(lambda connection: self.store.notify(connection, told))

    def _dismiss(self, account: str, session: str, code: int) -> None:
        for live in self.shelf.matches.values():
            for w in live.watchers:
                if not isinstance(w, Connection) or w.person.id != account:
                    continue
                if session in ("", w.person.session):
                    w.close(code)

    def metrics(self) -> str:
        values = {
            "stavka_actions_total": self.hub.actions,
            "stavka_refusals_total": self.hub.refusals,
            "stavka_commits_total": self.store.commits,
            "stavka_bot_fallbacks_total": self.bots.fallbacks,
            "stavka_connections": self.connections,
            "stavka_matches_loaded": len(self.shelf.matches),
            "stavka_uptime_seconds": int(time.monotonic() - self.started),
        }
        lines = []
        for name, value in values.items():
            kind = "counter" if name.endswith("_total") else "gauge"
            lines += [f"# TYPE {name} {kind}", f"{name} {value}"]
        return "\n".join(lines) + "\n"
