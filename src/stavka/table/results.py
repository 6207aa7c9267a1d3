"""How a match ended for each of the people who played it.

Not all matches count: those read from a journal, lessons, puzzles, matches with figures or a
scenario of one's own, and for whoever sat on both sides. What is kept of the others does not change
any more.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import Any

import msgspec

import stavka
from stavka.kernel import Outcome
from stavka.table.storage.rows import How, MatchRow, ResultRow, SeatRow, Won

BOT = "bot "  # before the name of one, where it might be taken for an account


def day_of(at: float) -> str:
    """The day of a time, as 2026-11-18; everywhere the same."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def resigned_by(row: MatchRow) -> str:
    """The seat that gave up; empty if none did."""
    if row.outcome is None:
        return ""
    reason = msgspec.convert(row.outcome, Outcome).reason
    gave_up = reason.id == "outcome-resigned"
    return str(reason.args["seat"]).removeprefix("seat-") if gave_up else ""


def results(row: MatchRow, seats: Iterable[SeatRow], at: float) -> list[ResultRow]:
    """Of a match that is over."""
    if not _counts(row) or row.outcome is None:
        return []
    outcome = msgspec.convert(row.outcome, Outcome)
    how: How = "resigned" if resigned_by(row) else "played"
    held = _Held(row, seats)
    found = []
    for account, own in held.people():
        seat = own[0]
        mine = won(outcome, seat)
        found.append(held.result(account, mine, how, held.rivals(own, mine, outcome), at, outcome))
    return found


def late_results(
    row: MatchRow, seats: Iterable[SeatRow], late: SeatRow, at: float
) -> list[ResultRow]:
    """When somebody's time has run out: he has lost. Of two people the other has won; of more they
    play on, and how it ends for them is seen then."""
    if not _counts(row) or late.account is None:
        return []
    held = _Held(row, seats)
    people = dict(held.people())
    if late.account not in people:
        return []
    others = held.opposite(people[late.account])
    found = [held.result(late.account, "lost", "late", others, at)]
    if len(people) == 2:
        (other,) = people.keys() - {late.account}
        if not held.same_side(people[other], people[late.account]):
            against = [held.seats[seat] for seat in people[late.account]]
            found.append(held.result(other, "won", "late", against, at))
    return found


def _counts(row: MatchRow) -> bool:
    game = stavka.game(row.game)
    prepared = game.lesson_of(row.seed) or game.puzzle_of(row.scenario, row.seed)
    return not (row.imported or row.overrides or prepared)


def won(outcome: Outcome, seat: str) -> Won:
    """What an outcome is for a seat."""
    if seat in outcome.winners:
        return "won"
    return "drawn" if outcome.draw else "lost"


class _Held:
    """Who sits where at a match."""

    def __init__(self, row: MatchRow, seats: Iterable[SeatRow]) -> None:
        self.row = row
        self.game = stavka.game(row.game)
        self.seats = {seat.seat: seat for seat in seats}
        self.sides = self.game.sides(row.scenario)

    def people(self) -> Iterator[tuple[str, list[str]]]:
        """Those who sit on one side only, with their seats."""
        accounts = dict.fromkeys(s.account for s in self.seats.values() if s.account)
        for account in accounts:
            own = [name for name, seat in self.seats.items() if seat.account == account]
            if self.same_side(own, own):
                yield account, own

    def same_side(self, some: list[str], others: list[str]) -> bool:
        return any({*some, *others} <= set(side) for side in self.sides)

    def opposite(self, own: list[str]) -> list[SeatRow]:
        return [s for s in self.seats.values() if not self.same_side(own, [s.seat])]

    def rivals(self, own: list[str], won: Won, outcome: Outcome) -> list[SeatRow]:
        """One has won against those who have not, and lost against those who have. In a draw all
        of the other sides are rivals."""
        if won == "drawn":
            return self.opposite(own)
        winners = [s for s in self.seats.values() if s.seat in outcome.winners]
        losers = [s for s in self.seats.values() if s.seat not in outcome.winners]
        return losers if won == "won" else winners

    def result(
        self,
        account: str,
        won: Won,
        how: How,
        rivals: list[SeatRow],
        at: float,
        outcome: Outcome | None = None,
    ) -> ResultRow:
        known = dict(self.people())
        seat = known[account][0]
        people = [s.account for s in rivals if s.account in known and s.account != account]
        bots = [BOT + s.bot for s in rivals if s.kind == "bot" and s.bot]
        against: dict[str, Any] = {"pool": "", "rivals": []}
        if people:
            against = {"pool": "people", "rivals": list(dict.fromkeys(people))}
        elif bots and not any(s.kind == "person" for s in rivals):
            against = {"pool": "bots", "rivals": bots}
        return ResultRow(
            match=self.row.id,
            account=account,
            game=self.row.game,
            scenario=self.row.scenario,
            seat=seat,
            day=day_of(at),
            ended=at,
            result=won,
            how=how,
            score=outcome.scores.get(seat) if outcome else None,
            award=self.game.award(outcome) if outcome and won == "won" else "",
            **against,
        )
