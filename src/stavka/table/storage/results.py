"""Writing and reading how matches ended for people, and their ratings."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select

from stavka.table.storage import tables as t
from stavka.table.storage.rows import ResultRow, columns


def save_results(connection: Connection, rows: list[ResultRow]) -> None:
    """Each person has one of a match, the first. Guests come and go as they like, so nobody is
    rated against them, nor are they against people."""
    for match in {row.match for row in rows}:
        its = [row for row in rows if row.match == match]
        there = set(
            connection.execute(
                select(t.result.c.account).where(t.result.c.match == match)
            ).scalars()
        )
        people = {row.account for row in its}.union(*(r.rivals for r in its if r.pool == "people"))
        guests = set(
            connection.execute(
                select(t.account.c.id).where(
                    t.account.c.id.in_(people), t.account.c.password.is_(None)
                )
            ).scalars()
        )
        fresh = [_without(row, guests) for row in its if row.account not in there]
        if fresh:
            values = [columns(msgspec.structs.asdict(row)) for row in fresh]
            connection.execute(insert(t.result), values)


def _without(row: ResultRow, guests: set[str]) -> ResultRow:
    if row.pool != "people":
        return row
    rivals = [] if row.account in guests else [r for r in row.rivals if r not in guests]
    return msgspec.structs.replace(row, rivals=rivals, pool="people" if rivals else "")


def result_row(row: Any) -> ResultRow:
    """A row of the table, as it is read."""
    return ResultRow(**{**row, "rivals": msgspec.json.decode(row["rivals"])})
