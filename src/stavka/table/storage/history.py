"""Reading what has been done in a match: a page of it, or what an index can say of the whole."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from sqlalchemy import Connection, case, exists, func, select, text

from stavka.table.storage import tables as t
from stavka.table.storage.rows import ActionRow

TAKE_BACKS = ("undo", "reset", "rewind", "instead")  # the last makes another choice as well


# How many choices were noticed by the same ones: all, and those since a person did something.
Counts = dict[int | None, tuple[int, int]]


def would_betray(
    connection: Connection, match: str, seat: str, others: Iterable[str], account: str
) -> bool:
    """Whether in this seat somebody who knows one of the others, which have other eyes, would see
    what a player has kept secret."""
    done, held, knowing = t.action.c, t.seat.c, list(others)
    here = (done.match == match) & (done.seat == seat)
    by_another = exists().where(here, done.account.is_distinct_from(account))
    there = (done.match == match) & done.seat.in_(knowing)
    played = exists().where(there, done.account == account)
    holds = exists().where(held.match == match, held.seat.in_(knowing), held.account == account)
    return bool(connection.execute(select(by_another & (played | holds))).scalar())


class History:
    """The part of a store that knows the past of matches."""

    def read(self, query: Callable[[Connection], Any]) -> Any:
        raise NotImplementedError

    def actions(self, match: str, after: int = 0, upto: int | None = None) -> list[ActionRow]:
        def query(connection: Connection) -> list[ActionRow]:
            a = t.action
            chosen = select(a).where(a.c.match == match, a.c.number > after).order_by(a.c.number)
            if upto is not None:
                chosen = chosen.where(a.c.number <= upto)
            return [ActionRow(**dict(r)) for r in connection.execute(chosen).mappings()]

        found: list[ActionRow] = self.read(query)
        return found

    def made(
        self, match: str, first: int, last: int, upto: int, *, only_hidden: bool = False
    ) -> list[tuple[int, bytes | None]]:
        """What the first actions of a match made of these choices: after how many that stood, and
        the choices after these. `only_hidden`: only what somebody has not noticed."""

        def query(connection: Connection) -> list[tuple[int, bytes | None]]:
            a = t.action
            made = case((a.c.hidden, a.c.made)) if only_hidden else a.c.made
            chosen = select(a.c.number, a.c.stands, made).where(
                a.c.match == match, a.c.number <= upto
            )
            # Nearly all make one choice and begin here; the others are few.
            here = chosen.where(a.c.stands >= first - 1, a.c.stands < last)
            before = chosen.where(
                text("choices > stands + 1"), a.c.choices >= first, a.c.stands < first - 1
            )
            rows = sorted(row for each in (here, before) for row in connection.execute(each))
            return [(int(stands), made) for _, stands, made in rows]

        found: list[tuple[int, bytes | None]] = self.read(query)
        return found

    def barred(self, match: str, seats: Mapping[str, list[str]], account: str) -> frozenset[str]:
        """Of free seats, with those that have other eyes, the ones in which a person would see
        what a player has kept secret from him."""

        def query(connection: Connection) -> frozenset[str]:
            return frozenset(
                seat
                for seat, others in seats.items()
                if would_betray(connection, match, seat, others, account)
            )

        found: frozenset[str] = self.read(query)
        return found

    def has_hidden(self, match: str) -> bool:
        """Whether somebody has not noticed something of a match."""

        def query(connection: Connection) -> bool:
            hidden = select(t.action.c.match).where(t.action.c.match == match, t.action.c.hidden)
            return connection.execute(hidden.limit(1)).first() is not None

        return bool(self.read(query))

    def noticed(self, match: str, upto: int) -> dict[int | None, int]:
        """How many of the first actions of a match were noticed by the same ones."""

        def query(connection: Connection) -> dict[int | None, int]:
            a = t.action
            chosen = select(a.c.noticed, func.count()).group_by(a.c.noticed)
            rows = connection.execute(chosen.where(a.c.match == match, a.c.number <= upto))
            return {row[0]: int(row[1]) for row in rows}

        found: dict[int | None, int] = self.read(query)
        return found

    def choices(self, match: str, account: str) -> Counts:
        """How many choices of a match were noticed by the same ones, without loading it: all, and
        those since a person did something himself."""
        if not self.has_hidden(match):
            all, own = self.last_action(match)[1], self.last_action(match, account)[1]
            return {None: (all, all - own)}
        found: Counts = self.read(lambda connection: counted(connection, match, account))
        return found

    def last_action(self, match: str, account: str | None = None) -> tuple[int, int]:
        """The last thing that was done in a match, or that a person did: its number, and how many
        choices there were after it; zeros if nothing."""

        def query(connection: Connection) -> tuple[int, int]:
            a = t.action
            his = select(a.c.number, a.c.choices).where(a.c.match == match)
            if account is not None:
                his = his.where(a.c.account == account)
            row = connection.execute(his.order_by(a.c.number.desc()).limit(1)).first()
            return (int(row[0]), int(row[1])) if row else (0, 0)

        found: tuple[int, int] = self.read(query)
        return found

    def stood(self, match: str, bit: int, last: int) -> int | None:
        """How many choices stood unchanged through the last so many actions that these eyes have
        noticed; None: nothing was taken back."""

        def query(connection: Connection) -> int | None:
            a = t.action
            theirs = a.c.noticed.is_(None) | (a.c.noticed.bitwise_and(bit) != 0)
            news = select(a.c.stands, a.c.kind).where(a.c.match == match, theirs)
            late = news.order_by(a.c.number.desc()).limit(last).subquery()
            least = select(func.min(late.c.stands)).where(late.c.kind.in_(TAKE_BACKS))
            return connection.execute(least).scalar()

        found: int | None = self.read(query)
        return found

    def milestone(self, match: str, choices: int, upto: int) -> bytes | None:
        """The last one before or after so many choices, of those that the first actions made."""

        def query(connection: Connection) -> bytes | None:
            s = t.milestone
            those = select(s.c.data).where(s.c.match == match, s.c.choices <= choices)
            late = those.where(s.c.number <= upto).order_by(s.c.choices.desc())
            return connection.execute(late.limit(1)).scalar()

        found: bytes | None = self.read(query)
        return found

    def milestones(self, match: str) -> dict[int, bytes]:
        """All, by how many choices there were."""

        def query(connection: Connection) -> dict[int, bytes]:
            s = t.milestone
            rows = connection.execute(select(s.c.choices, s.c.data).where(s.c.match == match))
            return {row[0]: row[1] for row in rows}

        found: dict[int, bytes] = self.read(query)
        return found

    def turns(self, match: str, upto: int) -> list[tuple[int, bytes]]:
        """The milestones of turns that the first actions made, in their order."""

        def query(connection: Connection) -> list[tuple[int, bytes]]:
            s = t.milestone
            chosen = select(s.c.turn, s.c.data).where(s.c.match == match, s.c.turn.is_not(None))
            rows = connection.execute(chosen.where(s.c.number <= upto).order_by(s.c.choices))
            return [(row[0], row[1]) for row in rows]

        found: list[tuple[int, bytes]] = self.read(query)
        return found

    def began(self, match: str, upto: int) -> list[tuple[int, int]]:
        """The turns that the first actions came to, and after how many choices each began."""

        def query(connection: Connection) -> list[tuple[int, int]]:
            s = t.milestone
            chosen = select(s.c.turn, s.c.choices).where(s.c.match == match, s.c.turn.is_not(None))
            rows = connection.execute(chosen.where(s.c.number <= upto).order_by(s.c.choices))
            return [(row[0], row[1]) for row in rows]

        found: list[tuple[int, int]] = self.read(query)
        return found

    def snapshot(self, match: str) -> tuple[int, bytes] | None:
        def query(connection: Connection) -> tuple[int, bytes] | None:
            row = connection.execute(
                select(t.snapshot.c.number, t.snapshot.c.data).where(t.snapshot.c.match == match)
            ).first()
            return (row[0], bytes(row[1])) if row else None

        found: tuple[int, bytes] | None = self.read(query)
        return found


def counted(connection: Connection, match: str, account: str) -> Counts:
    """The choices of a match in which somebody has not noticed something."""
    a = t.action
    before = func.lag(a.c.choices, 1, 0).over(order_by=a.c.number)
    more = select(a.c.number, a.c.noticed, (a.c.choices - before).label("more"))
    each = more.where(a.c.match == match).subquery()
    own = select(func.coalesce(func.max(a.c.number), 0))
    last = own.where(a.c.match == match, a.c.account == account).scalar_subquery()
    since = func.sum(case((each.c.number > last, each.c.more), else_=0))
    rows = connection.execute(
        select(each.c.noticed, func.sum(each.c.more), since).group_by(each.c.noticed)
    )
    return {row[0]: (int(row[1]), int(row[2])) for row in rows}
