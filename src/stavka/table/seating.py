"""Taking seats and leaving them."""

from __future__ import annotations

import hmac
from secrets import token_hex
from typing import Any

import msgspec
from sqlalchemy import Connection, select, update

from stavka.kernel import Refusal, Refused
from stavka.table.acting import Hub
from stavka.table.clocks import clock_of, moved
from stavka.table.live import Live
from stavka.table.people import Person, hash_secret, new_secret
from stavka.table.results import late_results
from stavka.table.storage import tables as t
from stavka.table.storage.history import would_betray
from stavka.table.storage.results import save_results
from stavka.table.storage.rows import SeatRow, match_row
from stavka.table.storage.store import Store, now

# The clock of a seat that somebody takes.
FRESH: dict[str, Any] = {"due": None, "left": None, "late": False}


def new_seed() -> str:
    """A seed nobody can guess, so that its commitment binds."""
    return token_hex(16)


class Seating:
    """Who sits where, and who may."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self.store = store
        self.hub = hub

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
            if would_betray(connection, live.row.id, seat, live.others(seat), person.id):
                raise Refused(Refusal("other-side"))
            values = {"kind": "person", "account": person.id, "invitation": None, **FRESH}
            self._set_seat(connection, live, seat, {"kind": row["kind"]}, **values)
            self._start_if_ready(connection, live)

        await self._change(live, job)

    async def sit(self, person: Person, live: Live, seat: str) -> None:
        """Take a seat that was kept for somebody, or that he has declined."""
        kind = live.seats[seat].kind

        def job(connection: Connection) -> None:
            values = {"kind": "person", "account": person.id, "invitation": None, **FRESH}
            self._set_seat(connection, live, seat, {"kind": kind}, **values)
            self._start_if_ready(connection, live)

        await self._change(live, job)

    async def leave(self, person: Person, live: Live, seat: str) -> None:
        """Give a seat up; anybody may take it then."""
        held = live.seats.get(seat)
        if held is None or held.account != person.id:
            raise Refused(Refusal("not-your-seat"))
        if live.row.challenge:
            raise Refused(Refusal("in-challenge"))

        def job(connection: Connection) -> None:
            self._set_seat(
                connection, live, seat, {"account": person.id}, kind="open", account=None
            )

        if live.row.imported:  # whoever brought the journal knows its dice
            await self.hub.act(live, "reseed", "", new_seed(), account=person.id)
        await self._change(live, job)

    async def taken_along(self, person: Person, live: Live) -> None:
        """Who has the journal of a running match knows its seed, and what that has dealt: the dice
        to come get another one, and everybody sees it. A puzzle stays one: it counts for nobody
        but him."""
        row = live.row
        puzzle = live.match.game.puzzle_of(row.scenario, row.seed) is not None

        def job(connection: Connection) -> None:
            connection.execute(update(t.match).where(t.match.c.id == row.id).values(imported=True))

        await self.hub.act(live, "reseed", "", new_seed(), account=person.id)
        if not puzzle:
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
        await self.give_back(live, seat)

    async def give_back(self, live: Live, seat: str) -> None:
        """A seat that waits for somebody is open to all."""

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

        ended = late_results(live.row, live.seats.values(), late, now())

        def job(connection: Connection) -> None:
            self._set_seat(connection, live, late.seat, {"due": late.due}, **values)
            save_results(connection, ended)

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
            self.store.notify(connection, (live.row.id, 0))

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
