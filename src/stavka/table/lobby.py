"""Making matches and taking seats."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Sequence
from secrets import token_hex
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, exists, insert, select, update

import stavka
from stavka import bots
from stavka.kernel import BadJournal, Game, Journal, Refusal, Refused, StavkaError, plain
from stavka.kernel.scenario_file import knowing
from stavka.table.acting import Hub
from stavka.table.clocks import Clock, clock_of, moved
from stavka.table.live import Live
from stavka.table.loading import milestone
from stavka.table.past import Deeds, replay, write
from stavka.table.people import BadRequest, Person, hash_secret, new_secret
from stavka.table.storage import tables as t
from stavka.table.storage.rows import (
    ActionRow,
    MatchRow,
    MilestoneRow,
    SeatRow,
    Status,
    match_row,
    match_values,
)
from stavka.table.storage.store import Store, new_id, now
from stavka.table.workshop import Asker


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there: `me`, `open`, `invited`, or a bot by name."""

    seat: Annotated[str, Meta(max_length=40)]
    who: Annotated[str, Meta(max_length=40)]


class NewMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a person wants to play. Seats that are not named are his."""

    game: Annotated[str, Meta(max_length=40)]
    scenario: Annotated[str, Meta(max_length=60)] | None = None
    options: dict[str, bool | int | str] = {}
    figures: dict[str, Any] = {}  # of an owner's edition: {"men.chekhov.suppress": 2}
    file: Annotated[str, Meta(max_length=20_000)] = ""  # a scenario of one's own, in TOML
    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []
    title: Annotated[str, Meta(max_length=80)] = ""
    spectators: bool = True
    autoplay: bool = False
    lesson: bool = False  # the game's lesson, whatever else is wished
    clock: Clock | None = None


# The clock of a seat that somebody takes.
FRESH: dict[str, Any] = {"due": None, "left": None, "late": False}


class Offered(Exception):
    """Another has offered a rematch meanwhile."""


class Lobby:
    """Everything about matches that is not playing them."""

    def __init__(
        self, store: Store, hub: Hub, per_person: int, imported_choices: int = 60_000
    ) -> None:
        self.store = store
        self.hub = hub
        self.per_person = per_person
        self.imported_choices = imported_choices  # at most, of one journal

    # Making a match

    def create(
        self,
        person: Person,
        wish: NewMatch,
        previous: str | None = None,
        since: str | None = None,
    ) -> tuple[MatchRow, dict[str, str]]:
        """A new match, and the secrets of its invited seats. A rematch: of `previous`, unless that
        has another since the one named."""
        game = stavka.game(wish.game)
        if wish.lesson:
            return self._begin_lesson(person, game), {}
        edition = game.edition
        if wish.file:
            edition = knowing(game).read_scenario(wish.file, "scenario")
        if wish.figures:
            edition = edition.override(wish.figures, game.components, "figures")
        match = game.start(wish.scenario, new_seed(), wish.options, edition)
        self._check_quota(person)
        seats, secrets = self._seats(person, game, match.seats, wish.seats)
        ready = all(s.kind in ("person", "bot") for s in seats)
        row = self._row(match, person, wish, "running" if ready else "open", previous)
        wound = {seat.seat: seat for seat in moved(row, seats, row.created)}
        seats = [wound.get(seat.seat, seat) for seat in seats]
        self._save(row, seats, [], since=since)
        return row, secrets

    def _begin_lesson(self, person: Person, game: Game[Any]) -> MatchRow:
        """A lesson, from its beginning. One that was left unfinished is given up."""
        lesson, match = game.begin_lesson()
        wish = NewMatch(game=game.id, spectators=False)
        wishes = [SeatWish(s, "me" if s == lesson.seat else bots.LESSON) for s in match.seats]
        seats, _ = self._seats(person, game, match.seats, wishes)
        row = self._row(match, person, wish, "running", None)
        brought = Brought(person, match.journal, Asker())
        brought.name(row.id)

        def give_up(connection: Connection) -> None:
            connection.execute(
                update(t.match)
                .where(t.match.c.creator == person.id, t.match.c.seed == lesson.seed)
                .where(t.match.c.game == game.id, t.match.c.status == "running")
                .values(status="aborted", updated=now())
            )

        self.store.write(give_up).result()
        self._check_quota(person)
        snapshot = match.snapshot() if brought.actions else None
        self._save(row, seats, brought.actions, snapshot, brought.milestones)
        return row

    def _check_quota(self, person: Person) -> None:
        if self.store.burden(person.id) >= self.per_person:
            raise BadRequest("too-many-matches", 429)

    @staticmethod
    def _seats(
        person: Person, game: Any, names: tuple[str, ...], wishes: list[SeatWish]
    ) -> tuple[list[SeatRow], dict[str, str]]:
        wanted = {w.seat: w.who for w in wishes}
        if unknown := sorted(set(wanted) - set(names)):
            raise StavkaError(f"no seat {unknown[0]!r}; the seats are {', '.join(names)}")
        rows, secrets = [], {}
        for place, name in enumerate(names):
            who = wanted.get(name, "me")
            row = SeatRow(match="", seat=name, place=place, kind="open")
            if who == "me":
                row.kind, row.account = "person", person.id
            elif who == "invited":
                secrets[name], row.invitation = new_secret()
                row.kind = "invited"
            elif who != "open":
                bots.make(game, who, 0)  # raises if there is no such bot
                row.kind, row.bot = "bot", who
            rows.append(row)
        return rows, secrets

    @staticmethod
    def _row(
        match: Any, person: Person, wish: NewMatch, status: Status, previous: str | None
    ) -> MatchRow:
        h = match.header
        at = now()
        return MatchRow(
            id=new_id(),
            game=h.game,
            scenario=h.scenario,
            options=h.options,
            edition=h.edition,
            overrides=h.overrides,
            seed=h.seed,
            engine=h.engine,
            title=" ".join("".join(filter(_shown, wish.title)).split()),
            creator=person.id,
            spectators=wish.spectators,
            autoplay=wish.autoplay,
            status=status,
            waiting=list(match.waiting) if status == "running" else [],
            outcome=None,
            previous=previous,
            next=None,
            imported=False,
            created=at,
            updated=at,
            clock=msgspec.to_builtins(wish.clock),
            host=person.name,
        )

    def _save(
        self,
        row: MatchRow,
        seats: list[SeatRow],
        actions: list[ActionRow],
        snapshot: bytes | None = None,
        milestones: Sequence[MilestoneRow] = (),
        since: str | None = None,
    ) -> None:
        """`since`: the rematch of the match before it that was offered last."""

        def job(connection: Connection) -> None:
            if row.previous:
                self._offer(connection, row, since)
            connection.execute(insert(t.match).values(**match_values(row)))
            for seat in seats:
                seat.match = row.id
                values = msgspec.structs.asdict(seat)
                del values["name"]
                connection.execute(insert(t.seat).values(**values))
            if actions:
                connection.execute(
                    insert(t.action), [msgspec.structs.asdict(action) for action in actions]
                )
            if snapshot is not None:
                values = {"match": row.id, "number": len(actions), "data": snapshot}
                connection.execute(insert(t.snapshot).values(**values))
            if milestones:
                connection.execute(
                    insert(t.milestone), [msgspec.structs.asdict(each) for each in milestones]
                )
            self.store.notify(connection, row.id, 0)  # to those who look at the lists elsewhere

        self.store.write(job).result()

    # Once more

    async def rematch(self, person: Person, live: Live) -> tuple[str, dict[str, str]]:
        """The same again with sides swapped: each seat goes to who sat in the next one. People are
        led to one match: who comes first makes it, the others take the seats kept for them."""
        if live.row.status not in ("over", "aborted"):
            raise Refused(Refusal("match-running"))
        if person.id not in [s.account for s in live.seats.values()]:
            raise Refused(Refusal("not-your-seat"))
        alone = {s.account for s in live.seats.values()} <= {None, person.id}
        offered = await asyncio.to_thread(self._offered, live.row.id)
        if offered and offered.status in ("open", "running") and not alone:
            return offered.id, {}
        wishes = [SeatWish(name, _who(old, person)) for name, old in swapped(live)]
        wish = NewMatch(
            game=live.row.game,
            scenario=live.row.scenario,
            options=live.row.options,
            figures=live.row.overrides,
            seats=wishes,
            title=live.row.title,
            spectators=live.row.spectators,
            autoplay=live.row.autoplay,
            clock=clock_of(live.row),
        )
        try:
            since = offered.id if offered else None
            row, secrets = await asyncio.to_thread(self.create, person, wish, live.row.id, since)
        except Offered:  # another was faster
            return await self.rematch(person, live)
        await self.hub.reseat(live)
        return row.id, secrets

    def _offered(self, id: str) -> MatchRow | None:
        row = self.store.match(id)
        return self.store.match(row.next) if row and row.next else None

    def _offer(self, connection: Connection, row: MatchRow, since: str | None) -> None:
        """Tell the match before of its rematch, unless another has been faster."""
        changed = connection.execute(
            update(t.match)
            .where(t.match.c.id == row.previous, t.match.c.next.is_not_distinct_from(since))
            .values(next=row.id)
        )
        if not changed.rowcount:
            raise Offered
        self.store.notify(connection, str(row.previous), 0)

    async def come_along(self, person: Person, before: Live, live: Live) -> None:
        """Take the seats of a rematch that are kept for somebody."""
        for seat, old in swapped(before):
            if old.account == person.id and live.seats[seat].kind == "invited":
                await self._sit(person, live, seat)

    async def _sit(self, person: Person, live: Live, seat: str) -> None:
        def job(connection: Connection) -> None:
            values = {"kind": "person", "account": person.id, "invitation": None, **FRESH}
            self._set_seat(connection, live, seat, {"kind": "invited"}, **values)
            self._start_if_ready(connection, live)

        await self._change(live, job)

    def read_journal_now(self, person: Person, text: str, asker: Asker | None = None) -> MatchRow:
        """A match from an exported journal; all its seats are the importer's."""
        journal = Journal.parse(text)
        if len(journal.entries) > self.imported_choices:
            raise BadRequest("journal-too-long", 413)
        self._check_quota(person)
        if found := journal.other_seeds():
            raise found.problem
        brought = Brought(person, journal, asker or Asker())
        match = brought.match
        over = match.outcome is not None
        wish = NewMatch(game=journal.header.game)
        row = self._row(match, person, wish, "over" if over else "running", None)
        row.outcome = plain(match.outcome) if over else None
        row.imported = True
        seats = [
            SeatRow(row.id, seat, place, "person", person.id)
            for place, seat in enumerate(match.seats)
        ]
        brought.name(row.id)
        self._save(row, seats, brought.actions, match.snapshot(), brought.milestones)
        return row

    # Taking seats

    async def join(self, person: Person, live: Live, seat: str, secret: str = "") -> None:
        """Take an open seat, or an invited one with the secret of its link."""

        def job(connection: Connection) -> None:
            row = connection.execute(
                select(t.seat).where(t.seat.c.match == live.row.id, t.seat.c.seat == seat)
            ).mappings().first()  # fmt: skip
            if row is None:
                raise Refused(Refusal("no-such-seat"))
            invited = row["kind"] == "invited" and secret
            if invited and not hmac.compare_digest(row["invitation"], hash_secret(secret)):
                raise Refused(Refusal("bad-invitation"))
            if row["kind"] != "open" and not invited:
                raise Refused(Refusal("seat-taken"))
            if self._would_betray(connection, live, person, seat):
                raise Refused(Refusal("other-side"))
            values = {"kind": "person", "account": person.id, "invitation": None, **FRESH}
            self._set_seat(connection, live, seat, {"kind": row["kind"]}, **values)
            self._start_if_ready(connection, live)

        await self._change(live, job)

    @staticmethod
    def _would_betray(connection: Connection, live: Live, person: Person, seat: str) -> bool:
        """Whether somebody who knows another side would see here what a player has kept secret."""
        eyes = live.match.eyes
        others = [s for s in live.match.seats if eyes(s) != eyes(seat)]
        if live.row.status != "running" or not others:
            return False
        done, held = t.action.c, t.seat.c
        here = (done.match == live.row.id) & (done.seat == seat)
        by_another = exists().where(here, done.account.is_distinct_from(person.id))
        there = (done.match == live.row.id) & done.seat.in_(others)
        played = exists().where(there, done.account == person.id)
        holds = exists().where(
            held.match == live.row.id, held.seat.in_(others), held.account == person.id
        )
        return bool(connection.execute(select(by_another & (played | holds))).scalar())

    async def leave(self, person: Person, live: Live, seat: str) -> None:
        """Give a seat up; anybody may take it then."""
        held = live.seats.get(seat)
        if held is None or held.account != person.id:
            raise Refused(Refusal("not-your-seat"))

        def job(connection: Connection) -> None:
            self._set_seat(
                connection, live, seat, {"account": person.id}, kind="open", account=None
            )

        if live.row.imported:  # whoever brought the journal knows its dice
            await self.hub.act(live, "reseed", "", new_seed(), account=person.id)
        await self._change(live, job)

    async def invite(self, person: Person, live: Live, seat: str) -> str:
        """A new secret link for a seat nobody holds; an older link is void."""
        held = live.seats.get(seat)
        if person.id != live.row.creator:
            raise Refused(Refusal("not-your-match"))
        if held is None or held.kind not in ("open", "invited"):
            raise Refused(Refusal("seat-taken"))
        secret, hashed = new_secret()

        def job(connection: Connection) -> None:
            self._set_seat(
                connection, live, seat, {"kind": held.kind}, kind="invited", invitation=hashed
            )

        await self._change(live, job)
        return secret

    async def revoke(self, person: Person, live: Live, seat: str) -> None:
        """Make a link void: the seat is open again."""
        if person.id != live.row.creator:
            raise Refused(Refusal("not-your-match"))

        def job(connection: Connection) -> None:
            self._set_seat(
                connection, live, seat, {"kind": "invited"}, kind="open", invitation=None
            )

        await self._change(live, job)

    async def run_out(self, live: Live, late: SeatRow, bot: str) -> None:
        """Somebody's time is over: a bot takes his seat, or anybody may. Refused if he has made up
        his mind after all, or another server was faster."""
        clock = clock_of(live.row)
        assert clock is not None
        values: dict[str, Any] = {"kind": "open", "account": None, "due": None, "late": True}
        if clock.then == "bot":
            values |= {"kind": "bot", "bot": bot}

        def job(connection: Connection) -> None:
            self._set_seat(connection, live, late.seat, {"due": late.due}, **values)

        if live.row.imported and clock.then == "offer":
            await self.hub.act(live, "reseed", "", new_seed())
        await self._change(live, job)

    async def abort_open(self, live: Live) -> None:
        """Call off a match that has not begun."""

        def job(connection: Connection) -> None:
            connection.execute(
                update(t.match)
                .where(t.match.c.id == live.row.id, t.match.c.status == "open")
                .values(status="aborted", updated=now())
            )

        await self._change(live, job)

    async def _change(self, live: Live, job: Any) -> None:
        """Do it, and tell all who watch, here and on other servers."""

        def whole(connection: Connection) -> None:
            # Locked, so that two who take the last two seats on two servers start the match.
            status = connection.execute(
                select(t.match.c.status).where(t.match.c.id == live.row.id).with_for_update()
            ).scalar()
            if status not in ("open", "running"):
                raise Refused(Refusal("over"))
            job(connection)
            self._wind(connection, live)
            self.store.notify(connection, live.row.id, 0)

        await self.store.save(whole)
        await self.hub.reseat(live)

    def _wind(self, connection: Connection, live: Live) -> None:
        """Clocks go by who sits where now."""
        if not live.row.clock:
            return
        its = connection.execute(select(t.match).where(t.match.c.id == live.row.id)).mappings()
        held = connection.execute(select(t.seat).where(t.seat.c.match == live.row.id)).mappings()
        seats = [SeatRow(**dict(row)) for row in held]
        self.store.set_clocks(connection, moved(match_row(its.one()), seats, now()))

    @staticmethod
    def _set_seat(
        connection: Connection, live: Live, seat: str, expected: dict[str, Any], **values: Any
    ) -> None:
        """Change a seat that is still as expected: two who want it get one winner."""
        changed = connection.execute(
            update(t.seat)
            .where(t.seat.c.match == live.row.id, t.seat.c.seat == seat)
            .filter_by(**expected)
            .values(**values)
        )
        if not changed.rowcount:
            raise Refused(Refusal("seat-taken"))

    @staticmethod
    def _start_if_ready(connection: Connection, live: Live) -> None:
        kinds = connection.execute(
            select(t.seat.c.kind).where(t.seat.c.match == live.row.id)
        ).scalars()
        if live.row.status == "open" and set(kinds) <= {"person", "bot"}:
            waiting = msgspec.json.encode(list(live.match.waiting)).decode()
            connection.execute(
                update(t.match)
                .where(t.match.c.id == live.row.id, t.match.c.status == "open")
                .values(status="running", waiting=waiting, updated=now())
            )


def new_seed() -> str:
    """A seed nobody can guess, so that its commitment binds."""
    return token_hex(16)


class Brought:
    """What a journal tells, as if it had been done by whoever brings it: each choice is played
    once and compared with what is written. Raises what is wrong."""

    def __init__(self, person: Person, journal: Journal, asker: Asker) -> None:
        self.account, self.at = person.id, now()
        self.actions: list[ActionRow] = []
        self.milestones: list[MilestoneRow] = []
        seeds, number, turn = journal.seeds, 0, None
        deeds = replay(journal)
        while True:
            asker.check()
            try:
                match, deed = next(deeds)
            except StopIteration:
                break
            except BadJournal:
                raise
            except StavkaError as problem:
                raise journal.not_legal(number + 1, problem).problem from None
            number = match.length
            if entry := deed.entry:
                if found := journal.differs(number, entry):
                    raise found.problem
                self._add("choice", entry.seat, entry.choice, number, [deed])
                if kept := milestone(match, self.actions[-1], turn):
                    self.milestones.append(kept)
            turn = match.game.turn(match.position)
            if number in seeds:
                self._add("reseed", "", seeds[number], number, () if number else [deed])
        if found := journal.other_end(match):
            raise found.problem
        self.match = match

    def name(self, match: str) -> None:
        """To which match all of it belongs."""
        for action in self.actions:
            action.match = match
        for kept in self.milestones:
            kept.match = match

    def _add(self, kind: str, seat: str, text: str, choices: int, made: Deeds) -> None:
        stands, noticed = choices - len(made), made[0].noticed if made else None
        self.actions.append(
            ActionRow(
                "", len(self.actions) + 1, kind, seat, text, self.account, self.at, choices,
                noticed, stands, write(made), noticed is not None,
            )
        )  # fmt: skip


def _shown(letter: str) -> bool:
    return letter.isprintable() or letter.isspace()


def swapped(live: Live) -> list[tuple[str, SeatRow]]:
    """The seats of a rematch, and whose it was who sits there now."""
    names = list(live.match.seats)
    return [(name, live.seats[old]) for name, old in zip(names, names[1:] + names[:1], strict=True)]


def _who(seat: SeatRow, person: Person) -> str:
    """The wish that puts the same kind of holder into another seat."""
    if seat.kind == "bot":
        return seat.bot or "random"
    return "me" if seat.account == person.id else "invited"
