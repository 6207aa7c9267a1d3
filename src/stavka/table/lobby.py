"""Making matches: new ones, lessons, once more the same, from a journal."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, insert, update

import stavka
from stavka import bots
from stavka.kernel import Game, Journal, Match, Puzzle, Refusal, Refused, StavkaError, plain
from stavka.kernel.scenario_file import knowing
from stavka.table.acting import Hub
from stavka.table.bringing import Brought
from stavka.table.clocks import Clock, clock_of, moved
from stavka.table.live import Live
from stavka.table.loading import learn
from stavka.table.people import BadRequest, Person, new_secret
from stavka.table.seating import Seating, new_seed
from stavka.table.storage import tables as t
from stavka.table.storage.rows import (
    ActionRow,
    ChallengeRow,
    MatchRow,
    MilestoneRow,
    SeatRow,
    Status,
    match_values,
)
from stavka.table.storage.store import Store, Taken, new_id, now
from stavka.table.workshop import Asker

Sides = Literal["swapped", "kept"]  # of a rematch


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


class BeginPuzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    puzzle: Annotated[str, Meta(max_length=60)]
    autoplay: bool = False


class Offered(Exception):
    """Another has offered a rematch meanwhile."""


class Lobby(Seating):
    """Everything about matches that is not playing them."""

    def __init__(
        self, store: Store, hub: Hub, per_person: int, imported_choices: int = 60_000
    ) -> None:
        super().__init__(store, hub)
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
        learn(game)
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
        return self._begin_prepared(person, match, wish, lesson.seat, bots.LESSON, [lesson.seed])

    def begin_puzzle(
        self, person: Person, match: Match[Any], puzzle: Puzzle, autoplay: bool
    ) -> MatchRow:
        """A puzzle, with dice of its own. Others of its game that were left are given up."""
        game = match.game
        match.reseed(new_seed())
        wish = NewMatch(game=game.id, spectators=False, autoplay=autoplay)
        bot = game.adviser or list(game.bots)[-1]
        seeds = [each.seed for each in game.puzzles.values()]
        return self._begin_prepared(person, match, wish, puzzle.seat, bot, seeds)

    def _begin_prepared(
        self,
        person: Person,
        match: Match[Any],
        wish: NewMatch,
        seat: str,
        bot: str,
        instead: list[str],
    ) -> MatchRow:
        """A match in which something was played before, with a bot in all seats but one. Those of
        the same person with one of these seeds that are not over are given up."""
        wishes = [SeatWish(s, "me" if s == seat else bot) for s in match.seats]
        seats, _ = self._seats(person, match.game, match.seats, wishes)
        row = self._row(match, person, wish, "running", None)
        brought = Brought(person, match.journal, Asker())
        brought.name(row.id)

        def give_up(connection: Connection) -> None:
            connection.execute(
                update(t.match)
                .where(t.match.c.creator == person.id, t.match.c.seed.in_(instead))
                .where(t.match.c.game == match.game.id, t.match.c.status == "running")
                .values(status="aborted", updated=now())
            )

        self.store.write(give_up).result()
        self._check_quota(person)
        snapshot = match.snapshot() if brought.actions else None
        self._save(row, seats, brought.actions, snapshot, brought.milestones)
        return row

    def begin_challenge(self, person: Person, challenge: ChallengeRow, autoplay: bool) -> MatchRow:
        """Somebody's one try at the challenge of a day."""
        game = stavka.game(challenge.game)
        match = game.start(challenge.scenario, challenge.seed, challenge.options)
        self._check_quota(person)
        wishes = [
            SeatWish(seat, "me" if seat == challenge.seat else challenge.bot)
            for seat in match.seats
        ]
        seats, _ = self._seats(person, game, match.seats, wishes)
        wish = NewMatch(game=game.id, spectators=False, autoplay=autoplay)
        row = self._row(match, person, wish, "running", None)
        row.challenge = challenge.day
        try:
            self._save(row, seats, [])
        except Taken:
            raise Refused(Refusal("challenge-begun")) from None
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
            self.store.notify(connection, (row.id, 0))  # to those who look at the lists elsewhere

        self.store.write(job).result()

    # Once more

    async def rematch(
        self, person: Person, live: Live, sides: Sides = "swapped"
    ) -> tuple[str, dict[str, str]]:
        """The same again with sides swapped or kept. People are led to one match: who comes first
        makes it, the others take the seats kept for them."""
        if live.row.status not in ("over", "aborted"):
            raise Refused(Refusal("match-running"))
        if person.id not in [s.account for s in live.seats.values()]:
            raise Refused(Refusal("not-your-seat"))
        alone = {s.account for s in live.seats.values()} <= {None, person.id}
        offered = await asyncio.to_thread(self.offered, live.row.id)
        if offered and offered.status in ("open", "running") and not alone:
            return offered.id, {}
        wishes = [SeatWish(name, _who(old, person)) for name, old in seated_again(live, sides)]
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
            return await self.rematch(person, live, sides)
        await self.hub.reseat(live)
        return row.id, secrets

    def offered(self, id: str) -> MatchRow | None:
        """The rematch of a match that was offered last."""
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
        self.store.notify(connection, (str(row.previous), 0))

    async def come_along(self, person: Person, before: Live, live: Live) -> None:
        """Take the seats of a rematch that are kept for somebody."""
        for seat in kept_for(person, before, live):
            await self.sit(person, live, seat)

    async def decline(self, person: Person, before: Live, live: Live) -> None:
        """Somebody does not want the rematch: anybody may take the seats kept for him."""
        for seat in kept_for(person, before, live):
            if live.seats[seat].kind == "invited":
                await self.give_back(live, seat)

    def read_journal_now(self, person: Person, text: str, asker: Asker | None = None) -> MatchRow:
        """A match from an exported journal; all its seats are the importer's."""
        journal = Journal.parse(text)
        if len(journal.entries) > self.imported_choices:
            raise BadRequest("journal-too-long", 413)
        self._check_quota(person)
        if found := journal.other_seeds():
            raise found.problem
        if game := stavka.games().get(journal.header.game):
            learn(game)
        brought = Brought(person, journal, asker or Asker())
        match, end = brought.match, journal.end(brought.match)
        wish = NewMatch(game=journal.header.game)
        row = self._row(match, person, wish, "over" if end else "running", None)
        row.outcome = plain(end) if end else None
        row.imported = True
        seats = [
            SeatRow(row.id, seat, place, "person", person.id)
            for place, seat in enumerate(match.seats)
        ]
        brought.name(row.id)
        self._save(row, seats, brought.actions, match.snapshot(), brought.milestones)
        return row


def _shown(letter: str) -> bool:
    return letter.isprintable() or letter.isspace()


def seated_again(live: Live, sides: Sides) -> list[tuple[str, SeatRow]]:
    """The seats of a rematch, and whose it was who sits there now: swapped, each goes to who sat in
    the next one."""
    names = list(live.match.seats)
    olds = names[1:] + names[:1] if sides == "swapped" else names
    return [(name, live.seats[old]) for name, old in zip(names, olds, strict=True)]


def kept_for(person: Person, before: Live, live: Live) -> list[str]:
    """The seats of a rematch that are meant for somebody and free. How the sides are, shows where
    he sits who has made it."""
    creator = live.row.creator
    his = {name for name, old in seated_again(before, "kept") if old.account == creator}
    kept = his == {name for name, seat in live.seats.items() if seat.account == creator}
    free = ("invited", "open") if live.row.status == "open" else ("invited",)
    return [
        name
        for name, old in seated_again(before, "kept" if kept else "swapped")
        if old.account == person.id and live.seats[name].kind in free
    ]


def _who(seat: SeatRow, person: Person) -> str:
    """The wish that puts the same kind of holder into another seat."""
    if seat.kind == "bot":
        return seat.bot or "random"
    return "me" if seat.account == person.id else "invited"
