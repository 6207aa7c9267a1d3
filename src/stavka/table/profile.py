"""Requests about people: what their matches have come to, in figures."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, func, select
from starlette.requests import Request
from starlette.responses import Response

import stavka
from stavka.table.answers import (
    AwardInfo,
    BestScore,
    ChallengeRecord,
    GameRecord,
    ProfileInfo,
    RatingInfo,
    RatingPoint,
    ResultInfo,
)
from stavka.table.challenge import asker
from stavka.table.matches import worked
from stavka.table.people import BadRequest, fold
from stavka.table.ratings import POOLS, Field, Ratings, curve
from stavka.table.requests import language_of, must_have, reply
from stavka.table.results import BOT
from stavka.table.storage import tables as t
from stavka.table.storage.results import result_row
from stavka.table.storage.rows import AccountRow, ResultRow
from stavka.table.table import Table
from stavka.table.workshop import Asker

RECENT = 20  # matches that are told of
POINTS = 200  # of a curve
SURE = 110.0  # a greater deviation says little


async def own_profile(request: Request, table: Table) -> Response:
    """One's own, also a guest's."""
    person, account = await must_have(request, table)
    language = language_of(request, person)

    def work(_: Asker) -> ProfileInfo:
        return Profiles(table, language).of(account, yours=True)

    return reply(await worked(request, table, person, work))


async def profile(request: Request, table: Table) -> Response:
    """Somebody's, if he shows it."""
    person = await asker(request, table)
    name, language = str(request.path_params["name"]), language_of(request, person)

    def work(_: Asker) -> ProfileInfo:
        account = table.store.account(folded=fold(name)) if name.isprintable() else None
        yours = account is not None and person is not None and account.id == person.id
        if account is None or not (account.shown or yours):
            raise BadRequest("no-such-profile", 404)
        return Profiles(table, language).of(account, yours=yours)

    return reply(await worked(request, table, person, work))


class Profiles:
    """Puts a profile together, in few statements however many matches there are."""

    def __init__(self, table: Table, language: str) -> None:
        self.table, self.language = table, language
        self.store = table.store
        self.ratings: Ratings = table.ratings

    def of(self, account: AccountRow, *, yours: bool) -> ProfileInfo:
        self.ratings.catch_up()

        def query(connection: Connection) -> ProfileInfo:
            return ProfileInfo(
                name=account.name,
                guest=account.password is None,
                yours=yours,
                shown=account.shown,
                since=account.created,
                games=self._games(connection, account.id),
                recent=self._recent(connection, account.id, yours),
                challenges=_challenges(connection, account.id),
            )

        found: ProfileInfo = self.store.read(query)
        return found

    def _games(self, connection: Connection, account: str) -> list[GameRecord]:
        r = t.result.c
        mine = r.account == account
        counts: dict[str, dict[str, int]] = {}
        for game, result, count in connection.execute(
            select(r.game, r.result, func.count()).where(mine).group_by(r.game, r.result)
        ):
            counts.setdefault(game, {})[result] = count
        best = connection.execute(
            select(r.game, r.scenario, func.max(r.score))
            .where(mine, r.score.is_not(None))
            .group_by(r.game, r.scenario)
        ).all()
        awards = [
            (str(game), str(award), int(count))
            for game, award, count in connection.execute(
                select(r.game, r.award, func.count())
                .where(mine, r.award != "")
                .group_by(r.game, r.award)
            )
        ]
        rated = {
            Field(row[0], row[1]): int(row[2])
            for row in connection.execute(
                select(r.game, r.pool, func.count())
                .where(mine, r.pool != "")
                .group_by(r.game, r.pool)
            )
        }
        return [
            GameRecord(
                game=game,
                **{kind: counts[game].get(kind, 0) for kind in ("won", "drawn", "lost")},
                best=[BestScore(row[1], row[2]) for row in sorted(best) if row[0] == game],
                awards=self._awards(game, awards),
                scores=_scores(connection, account, game),
                ratings=self._ratings(connection, account, game, rated),
            )
            for game in sorted(set(counts) & set(stavka.games()))
        ]

    def _awards(self, game: str, rows: Iterable[tuple[str, str, int]]) -> list[AwardInfo]:
        """As the game names them, in its own order."""
        texts = self.table.texts(game, self.language)
        mine = {award: count for of, award, count in rows if of == game}
        order = [id for rows in stavka.game(game).edition.figures.values() for id in rows]
        known = sorted(mine, key=lambda id: (order.index(id) if id in order else -1, id))
        return [AwardInfo(id, texts.name(id), mine[id]) for id in known]

    def _ratings(
        self, connection: Connection, account: str, game: str, rated: dict[Field, int]
    ) -> list[RatingInfo]:
        found = []
        for field in (Field(game, pool) for pool in POOLS):
            now = self.ratings.now(connection, account, field) if field in rated else None
            if now is None:
                continue
            points = curve(connection, account, field, POINTS)
            found.append(
                RatingInfo(
                    pool=field.pool,
                    rating=round(now.rating, 1),
                    deviation=round(now.deviation, 1),
                    sure=now.deviation <= SURE,
                    matches=rated[field],
                    curve=[RatingPoint(day, round(rating, 1)) for day, rating in points],
                )
            )
        return found

    def _recent(self, connection: Connection, account: str, yours: bool) -> list[ResultInfo]:
        r = t.result.c
        rows = connection.execute(
            select(t.result, t.match.c.spectators)
            .join(t.match, t.match.c.id == r.match, isouter=True)
            .where(r.account == account, r.game.in_(list(stavka.games())))
            .order_by(r.ended.desc(), r.match)
            .limit(RECENT)
        ).mappings()
        found = []
        for each in rows:
            values = dict(each)
            seen = values.pop("spectators")  # None: the match is deleted
            found.append((result_row(values), bool(seen) or (yours and seen is not None)))
        names = _names(connection, [row for row, _ in found]) if yours else {}
        return [self._told(row, open, names) for row, open in found]

    def _told(self, row: ResultRow, open: bool, names: dict[str, str]) -> ResultInfo:
        texts = self.table.texts(row.game, self.language)
        rivals = [
            texts.name(f"bot-{rival.removeprefix(BOT)}")
            if rival.startswith(BOT)
            else names.get(rival, "")
            for rival in dict.fromkeys(row.rivals)
        ]
        return ResultInfo(
            match=row.match if open else "",
            game=row.game,
            scenario=row.scenario,
            seat=row.seat,
            result=row.result,
            how=row.how,
            score=row.score,
            award=texts.name(row.award) if row.award else "",
            pool=row.pool,
            rivals=[name for name in rivals if name],
            ended=row.ended,
        )


def _scores(connection: Connection, account: str, game: str) -> list[int]:
    r = t.result.c
    rows = connection.execute(
        select(r.score)
        .where(r.account == account, r.game == game, r.score.is_not(None))
        .order_by(r.ended.desc(), r.match)
        .limit(POINTS)
    )
    return [int(score) for score in rows.scalars()][::-1]


def _challenges(connection: Connection, account: str) -> ChallengeRecord:
    r, m = t.result.c, t.match.c
    his = select(r.result, func.count()).join(t.match, m.id == r.match).group_by(r.result)
    rows = connection.execute(his.where(r.account == account, m.challenge.is_not(None)))
    found = {row[0]: int(row[1]) for row in rows}
    return ChallengeRecord(sum(found.values()), found.get("won", 0))


def _names(connection: Connection, rows: Iterable[ResultRow]) -> dict[str, str]:
    accounts = {rival for row in rows if row.pool == "people" for rival in row.rivals}
    who = t.account.c
    found = connection.execute(select(who.id, who.name).where(who.id.in_(accounts)))
    return {row[0]: row[1] for row in found}
