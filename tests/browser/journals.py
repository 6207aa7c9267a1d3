"""Matches to play: the golden games of Pavlov's House, and short ones that end in defeat."""

from __future__ import annotations

import random
from functools import cache

import msgspec

import stavka
from stavka.kernel import Journal
from tests.games.pavlov.make_golden import FOLDER
from tests.table.server import Client

SEEDS = 40
SHORT = 60  # choices that a game has at least, to be one


@cache
def golden(name: str) -> Journal:
    """A game of the veteran, 21 turns if all goes well."""
    return Journal.parse((FOLDER / f"{name}.journal").read_text(encoding="utf-8"))


@cache
def short(scenario: str) -> Journal:
    """A whole game, of choices made at random: the shortest of many."""
    played = [at_random(scenario, seed) for seed in range(SEEDS)]
    return min((j for j in played if len(j.entries) >= SHORT), key=lambda j: len(j.entries))


def at_random(scenario: str, seed: int) -> Journal:
    match = stavka.game("pavlov").start(scenario=scenario, seed=str(seed))
    chooser = random.Random(seed)
    while match.waiting:
        seat = match.waiting[0]
        match.play(seat, chooser.choice(match.choices(seat)))
    return match.journal


def choices(journal: Journal) -> list[str]:
    return [entry.choice for entry in journal.entries]


def begun(journal: Journal, count: int) -> Journal:
    """The first choices of a game; of less than 0 all but so many of the last."""
    return msgspec.structs.replace(journal, entries=journal.entries[:count], outcome=None)


def brought(client: Client, journal: Journal) -> str:
    """The game as a match, all its seats the client's; its id."""
    return str(client.post("/api/matches/import", {"text": journal.text()}, 201)["id"])
