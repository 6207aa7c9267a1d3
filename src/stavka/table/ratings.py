"""Ratings by Glicko-2, worked out of the results that are kept.

A day (UTC) is one rating period: when it is over, all who have played on it are rated by what they
and their rivals were before it. So it does not matter in which order matches end or which server
looks first, and all of it can be worked out anew. What somebody has played since shows in his
profile at once, as it will be rated.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from datetime import date
from functools import partial
from threading import Lock
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select

from stavka.table import glicko
from stavka.table.glicko import Rating
from stavka.table.results import BOT, day_of
from stavka.table.storage import tables as t
from stavka.table.storage.results import result_row
from stavka.table.storage.rows import Pool, ResultRow
from stavka.table.storage.store import Store, Taken, now

SETTLED = 600.0  # seconds after midnight: by then all is saved that ended before it
SCORES = {"won": 1.0, "drawn": 0.5, "lost": 0.0}


class Field(NamedTuple):
    """Those who are compared: in one game, against people or against bots."""

    game: str
    pool: Pool


Known = Mapping[str, tuple[str, Rating]]  # by player: the day on which he played last, and after it


class Ratings:
    """All ratings of a server."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._one = Lock()

    def catch_up(self) -> None:
        """Rate the days that are over and not rated yet, one after the other."""
        with self._one:
            while day := self.store.read(_next_day):
                self._rate(day)

    def afresh(self) -> int:
        """Forget all ratings and work them out again; of how many days."""
        self.store.write(lambda c: c.execute(delete(t.rating))).result()
        self.catch_up()
        count = select(func.count(func.distinct(t.rating.c.day)))
        return int(self.store.read(lambda c: c.execute(count).scalar_one()))

    def _rate(self, day: str) -> None:
        def query(connection: Connection) -> list[ResultRow]:
            r = t.result
            chosen = select(r).where(r.c.day == day, r.c.pool != "")
            rows = connection.execute(chosen.order_by(r.c.match, r.c.account)).mappings()
            return [result_row(row) for row in rows]

        found = []
        for field, games in _by_field(self.store.read(query)).items():
            known = self.store.read(partial(before, field=field, day=day, players=_players(games)))
            for player, after in _day(day, games, known).items():
                names = {"game": field.game, "pool": field.pool, "player": player, "day": day}
                found.append(names | after._asdict())
        with suppress(Taken):  # another server was first, with the very same
            self.store.write(lambda c: c.execute(insert(t.rating), found)).result()

    def now(self, connection: Connection, account: str, field: Field) -> Rating | None:
        """What somebody's rating is, or will be once the days since are rated."""
        later = select(func.coalesce(func.max(t.rating.c.day), "")).scalar_subquery()
        r = t.result.c
        mine = select(t.result).where(r.account == account, r.game == field.game)
        rows = connection.execute(
            mine.where(r.pool == field.pool, r.day > later).order_by(r.day, r.match)
        ).mappings()
        open: dict[str, list[ResultRow]] = {}
        for row in rows:
            open.setdefault(row["day"], []).append(result_row(row))
        today = day_of(now())
        known = dict(before(connection, field, "9", [account]))
        for day, games in open.items():
            rivals = before(connection, field, day, _players(games))
            known[account] = day, _day(day, games, {**rivals, **known})[account]
        return _as_of(known, account, today) if account in known else None


def curve(connection: Connection, account: str, field: Field, last: int) -> list[tuple[str, float]]:
    """The days on which somebody has been rated, and his rating after each; the last of them."""
    c = t.rating.c
    rows = connection.execute(
        select(c.day, c.rating)
        .where(c.game == field.game, c.pool == field.pool, c.player == account)
        .order_by(c.day.desc())
        .limit(last)
    )
    return [(row[0], float(row[1])) for row in rows][::-1]


def before(connection: Connection, field: Field, day: str, players: Iterable[str]) -> Known:
    """What each of these was before a day, and when he played last."""
    c = t.rating.c
    here = (c.game == field.game) & (c.pool == field.pool) & c.player.in_(list(players))
    latest = (
        select(c.player, func.max(c.day).label("day"))
        .where(here, c.day < day)
        .group_by(c.player)
        .subquery()
    )
    rows = connection.execute(
        select(c.player, c.day, c.rating, c.deviation, c.volatility)
        .join(latest, (c.player == latest.c.player) & (c.day == latest.c.day))
        .where(here)
    )
    return {row[0]: (row[1], Rating(*row[2:])) for row in rows}


def _next_day(connection: Connection) -> str | None:
    """The first day that is over and has matches to be rated by."""
    rated = select(func.coalesce(func.max(t.rating.c.day), "")).scalar_subquery()
    r = t.result.c
    first = select(func.min(r.day)).where(r.day > rated, r.day < day_of(now() - SETTLED))
    return connection.execute(first.where(r.pool != "")).scalar()


def _by_field(rows: Iterable[ResultRow]) -> dict[Field, list[ResultRow]]:
    found: dict[Field, list[ResultRow]] = {}
    for row in rows:
        if row.pool:
            found.setdefault(Field(row.game, row.pool), []).append(row)
    return found


def _players(games: Iterable[ResultRow]) -> set[str]:
    return {name for row in games for name in (row.account, *row.rivals)}


def _as_of(known: Known, player: str, day: str) -> Rating:
    """What a player is at the beginning of a day: who has not played lately is less sure."""
    if player not in known:
        return Rating()
    last, rating = known[player]
    return glicko.idle(rating, (date.fromisoformat(day) - date.fromisoformat(last)).days - 1)


def _day(day: str, results: Iterable[ResultRow], known: Known) -> dict[str, Rating]:
    """All who have played on a day, after it. Bots are rated by those who play against them."""
    games: dict[str, list[glicko.Game]] = {}
    for row in results:
        score = SCORES[row.result]
        rivals = [_as_of(known, rival, day) for rival in row.rivals]
        games.setdefault(row.account, []).append(glicko.Game(glicko.together(rivals), score))
        own = _as_of(known, row.account, day)
        for bot in {rival for rival in row.rivals if rival.startswith(BOT)}:
            games.setdefault(bot, []).append(glicko.Game(own, 1 - score))
    return {
        player: glicko.rated(_as_of(known, player, day), its)
        for player, its in sorted(games.items())
    }


POOLS: tuple[Pool, ...] = ("people", "bots")
