"""Matches to begin with: the golden games of Pavlov's House, whole or up to a moment."""

from __future__ import annotations

from functools import cache

import msgspec

from stavka.kernel import Journal
from tests.games.pavlov.make_golden import FOLDER
from tests.table.server import Client


@cache
def golden(name: str) -> Journal:
    return Journal.parse((FOLDER / f"{name}.journal").read_text(encoding="utf-8"))


def choices(name: str) -> list[str]:
    return [entry.choice for entry in golden(name).entries]


def begun(name: str, count: int = 0) -> str:
    """The journal of a golden game after its first choices; less than 0: that many before its
    end."""
    journal = golden(name)
    return msgspec.structs.replace(journal, entries=journal.entries[:count], outcome=None).text()


def brought(client: Client, name: str, count: int | None = 0) -> str:
    """A golden game up to a moment (None: to its end) as a match, all seats the client's; its
    id."""
    text = golden(name).text() if count is None else begun(name, count)
    return str(client.post("/api/matches/import", {"text": text}, 201)["id"])
