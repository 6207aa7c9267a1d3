"""Lists of matches: all that they tell, in a few statements, however many there are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, func, select

from stavka.table.storage import tables as t
from stavka.table.storage.history import Counts, History, counted
from stavka.table.storage.rows import MatchRow, SeatRow, match_row

MATCHES = select(t.match, t.account.c.name.label("host")).join(
    t.account, t.match.c.creator == t.account.c.id
)
_SEATS = select(t.seat, t.account.c.name).select_from(
    t.seat.outerjoin(t.account, t.seat.c.account == t.account.c.id)
)
MANY = 1000  # seats of one person
# A match not visited yet.
UNSEEN = {"seen": 0, "told": 0, "notes": "", "noticed": 0, "hidden": False}


class Listed(msgspec.Struct, frozen=True):
    """A match in a list; the last two as the person knows it who asks."""

    row: MatchRow
    seats: list[SeatRow]
    visit: dict[str, Any] = {}
    counts: Counts = {}


def newest(
    account: str | None, status: tuple[str, ...], free_seat: bool, limit: int, offset: int
) -> Select[Any]:
    chosen = MATCHES.order_by(t.match.c.updated.desc()).limit(limit).offset(offset)
    if status:
        chosen = chosen.where(t.match.c.status.in_(status))
    if free_seat:
        free = select(t.seat.c.match).where(t.seat.c.kind == "open")
        chosen = chosen.where(t.match.c.id.in_(free))
    if account:
        held = select(t.seat.c.match).where(t.seat.c.account == account)
        made = select(t.match.c.id).where(t.match.c.creator == account)
        chosen = chosen.where(t.match.c.id.in_(held.union(made)))
    return chosen


class Lists(History):
    """The part of a store that knows which matches there are."""

    def matches(
        self,
        *,
        account: str | None = None,
        status: tuple[str, ...] = (),
        free_seat: bool = False,
        limit: int = 100,
        offset: int = 0,
    ) -> list[MatchRow]:
        """The newest matches: of an account, in one of these states, with a seat for anybody."""

        def query(connection: Connection) -> list[MatchRow]:
            chosen = newest(account, status, free_seat, limit, offset)
            return [match_row(r) for r in connection.execute(chosen).mappings().all()]

        found: list[MatchRow] = self.read(query)
        return found

    def open_ones(self, limit: int) -> list[Listed]:
        """The newest matches with a seat for anybody."""

        def query(connection: Connection) -> list[Listed]:
            chosen = newest(None, ("open", "running"), True, limit, 0)
            rows = [match_row(r) for r in connection.execute(chosen).mappings().all()]
            seats = _seats(connection, [row.id for row in rows])
            return [Listed(row, seats[row.id]) for row in rows]

        found: list[Listed] = self.read(query)
        return found

    def of_person(self, account: str, limit: int) -> list[Listed]:
        """The newest matches that somebody has made or sits in."""

        def query(connection: Connection) -> list[Listed]:
            chosen = _of_person(connection, account, limit)
            rows = [match_row(r) for r in connection.execute(chosen).mappings().all()]
            ids = [row.id for row in rows]
            seats, visits = _seats(connection, ids), _visits(connection, ids, account)
            counts = _counts(connection, ids, account)
            return [
                Listed(row, seats[row.id], visits.get(row.id, UNSEEN), counts[row.id])
                for row in rows
            ]

        found: list[Listed] = self.read(query)
        return found

    def seats(self, match: str) -> list[SeatRow]:
        def query(connection: Connection) -> list[SeatRow]:
            return _seats(connection, [match])[match]

        found: list[SeatRow] = self.read(query)
        return found


def _of_person(connection: Connection, account: str, limit: int) -> Select[Any]:
    """The newest that somebody has made or sits in. Only ids are sorted; and who has very many is
    better looked for in all matches than all of his one by one."""
    m, seat = t.match.c, t.seat.c
    held = select(seat.match).where(seat.account == account)
    some = select(func.count()).select_from(held.limit(MANY).subquery())
    his: ColumnElement[bool]
    if int(connection.execute(some).scalar_one()) < MANY:
        his = m.id.in_(held.union(select(m.id).where(m.creator == account)))
    else:
        his = (m.creator == account) | m.id.in_(held)
    ids = select(m.id).where(his).order_by(m.updated.desc()).limit(limit)
    return MATCHES.where(m.id.in_(ids)).order_by(m.updated.desc())


def _seats(connection: Connection, matches: Sequence[str]) -> dict[str, list[SeatRow]]:
    found: dict[str, list[SeatRow]] = {match: [] for match in matches}
    chosen = _SEATS.where(t.seat.c.match.in_(matches)).order_by(t.seat.c.match, t.seat.c.place)
    for row in connection.execute(chosen).mappings().all():
        seat = SeatRow(**{str(k): v for k, v in row.items()})
        found[seat.match].append(seat)
    return found


def _visits(
    connection: Connection, matches: Sequence[str], account: str
) -> dict[str, dict[str, Any]]:
    v = t.visit.c
    chosen = select(t.visit).where(v.match.in_(matches), v.account == account)
    return {row["match"]: dict(row) for row in connection.execute(chosen).mappings()}


def _counts(connection: Connection, matches: Sequence[str], account: str) -> dict[str, Counts]:
    """As `History.choices` says it of each."""
    m, a = t.match.c, t.action.c
    late = select(a.choices).where(a.match == m.id).order_by(a.number.desc()).limit(1)
    last, own = late.scalar_subquery(), late.where(a.account == account).scalar_subquery()
    hidden = select(a.match).where(a.match == m.id, a.hidden).exists()
    found: dict[str, Counts] = {}
    for id, all, his, secrets in connection.execute(
        select(m.id, last, own, hidden).where(m.id.in_(matches))
    ):
        number = int(all or 0)
        found[id] = (
            counted(connection, id, account)
            if secrets
            else {None: (number, number - int(his or 0))}
        )
    return found
