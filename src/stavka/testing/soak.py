"""The conformance kit for a whole night: many seeds of every scenario and option set, or of a
hundred option sets where a scenario has more.

    python -m stavka.testing.soak --games pavlov --seeds 50

Prints one line for each fault, with all that is needed to come there again, and ends with exit
code 1 if there was one.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

from rich.progress import track

import stavka
from stavka.testing import conformance
from stavka.testing.elsewhere import check_elsewhere
from stavka.testing.walk import at_random, by_bot

Job = tuple[str, str, dict[str, Any], int]  # game, scenario, options, seed

EACH = 100  # option sets of a scenario at most
PATIENCE = 100  # of every second match: it goes on until the rules of the end are met


def jobs(games: Sequence[str], seeds: int, first: int) -> list[Job]:
    """Every setting of these games, each with so many seeds of its own."""
    found = []
    for id in games:
        every = conformance.sample(stavka.game(id), first, EACH)
        for number, setting in enumerate(every):
            start = first + number * seeds
            for seed in range(start, start + seeds):
                found.append((id, setting.scenario, dict(setting.options), seed))
    return found


def inspect(job: Job, every: int) -> str:
    """The fault of one match, or nothing."""
    id, scenario, options, seed = job
    game = stavka.game(id)
    bots = [by_bot(game.bots[name]) for name in game.bots]
    players = [at_random, at_random, *bots]
    player = players[seed % len(players)]
    patience = PATIENCE * (seed % 2) if player is at_random else 0
    try:
        conformance.check(
            game, scenario, options, seed, every=every, patience=patience, player=player
        )
    except AssertionError as fault:
        return str(fault)
    return ""


def elsewhere(game: str, seed: int) -> str:
    try:
        check_elsewhere(conformance.sample(stavka.game(game), seed, EACH))
    except AssertionError as fault:
        return str(fault)
    return ""


def soak(games: Sequence[str], seeds: int, first: int, every: int, workers: int) -> list[str]:
    """The faults of all matches."""
    faults = [elsewhere(game, first) for game in games]
    todo = jobs(games, seeds, first)
    with ProcessPoolExecutor(workers) as pool:
        found = pool.map(partial(inspect, every=every), todo, chunksize=4)
        for fault in track(found, "matches", total=len(todo), disable=not sys.stderr.isatty()):
            faults.append(fault)
            if fault:
                print(fault, flush=True)
    return [fault for fault in faults if fault]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m stavka.testing.soak", description=__doc__)
    parser.add_argument("--games", default=",".join(stavka.games()), help="ids with commas")
    parser.add_argument("--seeds", type=int, default=20, help="matches of each option set")
    parser.add_argument("--first", type=int, default=1000, help="the first seed")
    parser.add_argument("--every", type=int, default=4, help="choices between expensive checks")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes at once")
    given = parser.parse_args(arguments)
    games = given.games.split(",")
    faults = soak(games, given.seeds, given.first, given.every, given.jobs)
    matches = len(jobs(games, given.seeds, given.first))
    print(f"{matches} matches, {len(faults)} faults")
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main())
