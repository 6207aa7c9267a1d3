"""The challenge of the day: the same match for everybody, one try each.

What is played on a day follows from its date and is fixed the day before, with the seed of its
dice, of which the hash is public from then on. The seed itself stays secret until nobody's try can
count any more: a day after the day is over, for whoever has begun may play past midnight.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from secrets import token_hex
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select

import stavka
from stavka.kernel import Challenge, Game, Outcome
from stavka.table.results import day_of, won
from stavka.table.storage import tables as t
from stavka.table.storage.rows import ChallengeRow, MatchRow, Status, Won, columns
from stavka.table.storage.store import Store, Taken, now

DAY = timedelta(days=1)
# Made here: msgspec dies if two threads first use a type at once.
read_outcome = msgspec.json.Decoder(Outcome).decode
RANKS = {"won": 0, "drawn": 1, "lost": 2}


def midnight(day: str) -> float:
    """When a day begins."""
    at = date.fromisoformat(day)
    return datetime(at.year, at.month, at.day, tzinfo=UTC).timestamp()


def after(day: str, days: int) -> str:
    return (date.fromisoformat(day) + days * DAY).isoformat()


def closes(day: str) -> float:
    """Until when a try that was begun on a day must be over; then its seed is shown."""
    return midnight(after(day, 2))


def sealed(row: MatchRow) -> bool:
    """Whether a match is of a challenge whose dice are still to be kept secret."""
    return row.challenge is not None and now() < closes(row.challenge)


def turn_of(day: str) -> tuple[Game[Any], Challenge] | None:
    """What is played on a day: the games take turns, and so do the set-ups of each."""
    games = [game for _, game in sorted(stavka.games().items()) if game.challenges]
    if not games:
        return None
    round, place = divmod(date.fromisoformat(day).toordinal(), len(games))
    game = games[place]
    return game, game.challenges[round % len(game.challenges)]


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's try."""

    rank: int  # 0: it is not over, or was not in time
    account: str
    name: str
    shown: bool  # his profile
    match: str
    status: Status
    result: Won
    score: int | None
    choices: int


class Days:
    """The challenges of a server."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._key = bytes.fromhex(store.kept("challenge", lambda: token_hex(32)))

    def prepare(self) -> None:
        """Fix what is played today and tomorrow."""
        today = day_of(now())
        for day in (today, after(today, 1)):
            self.of(day)

    def of(self, day: str) -> ChallengeRow | None:
        """The challenge of a day; that of today and of tomorrow is fixed if it is not yet."""
        today = day_of(now())
        found = self._read(day)
        if found is None and day in (today, after(today, 1)) and (turn := turn_of(day)):
            row = self._made(day, *turn)
            values = columns(msgspec.structs.asdict(row))
            with suppress(Taken):  # another server was first
                self.store.write(lambda c: c.execute(insert(t.challenge).values(**values))).result()
            found = self._read(day)
        return found

    def _made(self, day: str, game: Game[Any], its: Challenge) -> ChallengeRow:
        scenario = game.scenario(its.scenario)
        bot = its.bot or list(game.bots)[-1]
        seed = hmac.new(self._key, day.encode(), sha256).hexdigest()[:32]
        options = scenario.check(its.options)
        seat = its.seat or scenario.seats[0]
        return ChallengeRow(day, game.id, scenario.id, options, seat, bot, seed)

    def _read(self, day: str) -> ChallengeRow | None:
        found = self.store.read(lambda c: _rows(c, [day]))
        return found[0] if found else None

    def earlier(self, day: str, count: int) -> list[ChallengeRow]:
        """Those of the days before, the latest first."""
        days = [after(day, -n) for n in range(1, count + 1)]
        found: list[ChallengeRow] = self.store.read(lambda c: _rows(c, days))
        return sorted(found, key=lambda row: row.day, reverse=True)

    def lets_in(self, row: MatchRow, account: str | None) -> bool:
        """Whether somebody may look at another's try: once his own is over, or all are."""
        if row.challenge is None or row.status not in ("over", "aborted"):
            return False
        if now() >= closes(row.challenge):
            return True
        m = t.match.c
        own = select(m.status).where(m.challenge == row.challenge, m.creator == account)
        return self.store.read(lambda c: c.execute(own).scalar()) in ("over", "aborted")

    def standings(self, challenge: ChallengeRow) -> list[Standing]:
        """All tries of a day: those that count first, from the best on."""
        found = self.store.read(lambda c: _tries(c, challenge))
        found.sort(key=lambda each: (*_order(each), each.match))
        best = [each for each in found if each.rank]
        places: dict[tuple[int, ...], int] = {}
        for place, each in enumerate(best, 1):
            places.setdefault(_order(each), place)
        ranked = [msgspec.structs.replace(e, rank=places[_order(e)]) for e in best]
        return [*ranked, *(each for each in found if not each.rank)]


def _order(each: Standing) -> tuple[int, ...]:
    """Who wins is first, then who has more points, then who has needed fewer choices."""
    score = each.score if each.score is not None else -1_000_000
    return RANKS[each.result], -score, each.choices


def _rows(connection: Connection, days: Sequence[str]) -> list[ChallengeRow]:
    rows = connection.execute(select(t.challenge).where(t.challenge.c.day.in_(days))).mappings()
    return [ChallengeRow(**{**row, "options": msgspec.json.decode(row["options"])}) for row in rows]


def _tries(connection: Connection, challenge: ChallengeRow) -> list[Standing]:
    m, a, who = t.match.c, t.action.c, t.account.c
    made = select(a.choices).where(a.match == m.id).order_by(a.number.desc()).limit(1)
    rows = connection.execute(
        select(m.id, m.creator, m.status, m.outcome, m.updated, made.label("choices"))
        .add_columns(who.name, who.shown)
        .join(t.account, m.creator == who.id)
        .where(m.challenge == challenge.day)
    ).mappings()
    return [_standing(row, challenge) for row in rows]


def _standing(row: Any, challenge: ChallengeRow) -> Standing:
    outcome = read_outcome(row["outcome"]) if row["outcome"] else None
    counts = row["status"] == "over" and row["updated"] < closes(challenge.day)
    return Standing(
        rank=int(counts),
        account=row["creator"],
        name=row["name"],
        shown=bool(row["shown"]),
        match=row["id"],
        status=row["status"],
        result=won(outcome, challenge.seat) if outcome else "lost",
        score=outcome.scores.get(challenge.seat) if outcome else None,
        choices=int(row["choices"] or 0),
    )
