"""Matches played to where a test needs them. A person brings them to a table as a journal."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, update

import stavka
from stavka.kernel import Match
from stavka.table.acting import Hub
from stavka.table.config import Config
from stavka.table.loading import Shelf
from stavka.table.lobby import Lobby
from stavka.table.people import Person
from stavka.table.storage import tables as t
from stavka.table.storage.store import Store
from tests.table.server import Client


def played(
    scenario: str,
    wanted: Callable[[Match[Any]], bool],
    options: dict[str, object] | None = None,
) -> Match[Any]:
    """A match of Pavlov's House that was played at random until it was as wanted."""
    for seed in range(1, 200):
        match = stavka.game("pavlov").start(scenario, seed, options)
        chance = random.Random(seed)
        while match.waiting:
            if wanted(match):
                return match
            seat = chance.choice(match.waiting)
            match.play(seat, chance.choice(match.choices(seat)))
    raise AssertionError(f"no such position in {scenario}")


def after(scenario: str, choices: int) -> Match[Any]:
    """A running match of so many choices."""
    return played(scenario, lambda match: match.length == choices)


def shared(
    match: Match[Any], host: Client, guests: dict[str, Client], bots: dict[str, str] | None = None
) -> str:
    """A match as it stands, with guests in some of its seats and bots in others; its id.

    They sit there from the first, in the database: when a seat of a match from a journal opens,
    its dice are no longer those of the journal.
    """
    store = Store(Config(database=host.server.database).url)
    lobby = Lobby(store, Hub(Shelf(store)), per_person=1_000_000)
    owner = Person(host.person["id"], host.name, host.person["language"], guest=True)
    id = lobby.read_journal_now(owner, match.journal.text()).id

    sitting: dict[str, dict[str, object]] = {
        seat: {"account": guest.person["id"]} for seat, guest in guests.items()
    }
    for seat, bot in (bots or {}).items():
        sitting[seat] = {"kind": "bot", "bot": bot, "account": None}

    def seat_guests(connection: Connection) -> None:
        for seat, who in sitting.items():
            held = update(t.seat).where(t.seat.c.match == id, t.seat.c.seat == seat)
            assert connection.execute(held.values(who)).rowcount == 1, seat

    store.write(seat_guests).result()
    store.close()
    return id
