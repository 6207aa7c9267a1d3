"""Ledgers are well formed, and what a game says of its rows is true."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from stavka import ledger
from stavka.kernel import Ask, Game, StavkaError
from stavka.ledger import Row

ID = re.compile(r"[A-Z]?\d+(?:\.[0-9A-Z]+)*[a-z]")
CYRILLIC = re.compile(r"[а-яё]", re.IGNORECASE)


def check_ledger(game: Game[Any]) -> list[str]:
    """All that is wrong with a game's ledger, or with the rows that its rules name."""
    if game.id not in ledger.ledgers():
        return [f"ledger.csv is missing in {game.package}: a row for each statement of the rules"]
    try:
        rows = ledger.rows(game.id)
    except StavkaError as problem:
        return [str(problem)]
    known = {row.id for row in rows}
    named = dict(_named(game))
    return [
        *check_rows(rows),
        *(f"{who} names no row of the ledger" for who, ids in named.items() if not ids),
        *(
            f"{who} names {id}, which is no row of the ledger"
            for who, ids in named.items()
            for id in ids
            if id not in known
        ),
    ]


def check_rows(rows: Iterable[Row]) -> list[str]:
    """What is wrong with the rows themselves."""
    rows = list(rows)
    found = [] if rows else ["the ledger is empty"]
    ids = [row.id for row in rows]
    found += [f"{id} is there twice" for id in sorted({id for id in ids if ids.count(id) > 1})]
    for row in rows:
        if not ID.fullmatch(row.id):
            found.append(f"{row.id} is no id of a row: numbers with dots and a small letter, 3.1a")
        if row.kind not in ledger.KINDS:
            found.append(f"{row.id}: kind {row.kind!r} is none of {', '.join(ledger.KINDS)}")
        empty = [f for f in ("chapter", "statement", "test_hint") if not getattr(row, f)]
        found += [f"{row.id}: {field} is empty" for field in empty]
        if CYRILLIC.search(row.statement):
            found.append(f"{row.id}: the statement is in Russian; that is statement_ru")
    return found


def _named(game: Game[Any]) -> Iterator[tuple[str, list[str]]]:
    """Who names rows, and which."""
    for refusal, row in game.refusals.items():
        yield f"the refusal {refusal}", [row]
    for step in game.steps:
        yield f"the docstring of {step.__name__}", docstring_rows(step.__doc__ or "")
        # What a question cites by its position is looked at while matches are played.
        if issubclass(step, Ask) and (step.rules or step.cites is Ask.cites):
            yield f"the question {step.__name__} (its `rules`)", list(step.rules)


def docstring_rows(text: str) -> list[str]:
    """The ids in the brackets of a docstring: `[2.1a, 3.4.2a-c]` are four."""
    found = []
    for part in re.findall(r"\[([^\]]*)\]", text):
        for first, last in re.findall(rf"({ID.pattern})(?:-([a-z])\b)?", part):
            found += [
                first[:-1] + chr(c) for c in range(ord(first[-1]), ord(last or first[-1]) + 1)
            ]
    return found
