"""`stavka bench --server` and `--soak`: what a server bears, beside the budget and the goal."""

from __future__ import annotations

from collections.abc import Iterator

import stavka
from stavka.lab.bench import Bench, Measure

MATCHES, SECONDS = 50, 10.0
IDLE = 500  # matches with two sockets each
PAVLOV = "pavlov"


def bench(game: str | None, database: str = "", workers: int = 1) -> Iterator[Bench]:
    """Fifty matches with a hundred sockets, of one game or of each; then one match alone, many that
    stand idle, a long one, and very many that are stored. On SQLite if no database is named; into
    one that is the matches are put."""
    from stavka.table import load, longevity, plenty

    for id in [game] if game else stavka.games():
        many = load.measure(MATCHES, SECONDS, database, id, workers)
        goal = 3000 if workers == 1 else 2500
        yield Bench(
            id,
            (
                Measure("server-choices", many.per_second, "1/s", 1000, goal, more_is_better=True),
                Measure("server-p95", many.p95_ms, "ms", 100, 40),
                Measure("server-cpu", many.server_cpu_us, "us", 1000, 350),
            ),
        )
    alone, idle = load.measure(1, 3.0, database), load.measure(IDLE, 0.0, database)
    long, stored = longevity.measure(), plenty.measure(database)
    yield Bench(
        PAVLOV,
        (
            Measure("server-alone", alone.p50_ms, "ms", 5),
            Measure("server-memory", idle.server_mb, "MB", 400, 200),
            Measure("server-open", stored.open_ms, "ms", 100, 50),
            Measure("server-mine", stored.mine_ms, "ms", 100, 50),
            Measure("server-start", stored.start_ms, "ms", 2000, 1000),
            Measure("long-open", long.open_ms, "ms", 200, 50),
            Measure("long-snapshot", long.snapshot_kb, "kB", 20),
            Measure("long-fork", long.fork_us, "us", 20, 5),
            Measure("long-undo", long.undo_us, "us", 200),
            Measure("long-replay", long.replay_ms, "ms", 50, 20),
            Measure("long-turns", long.turns_ms, "ms", 200, 50),
            Measure("long-older", long.older_ms, "ms", 50, 20),
            Measure("long-back", long.back_ms, "ms", 50, 20),
            Measure("long-list", long.list_ms, "ms", 5, 2),
        ),
    )


def soak(minutes: float, database: str = "") -> Bench:
    """How much a server's memory grows that is never at rest."""
    from stavka.table import soak

    found = soak.measure(minutes * 60, database)
    return Bench(
        PAVLOV,
        (
            Measure("soak-choices", found.choices, ""),
            Measure("soak-memory", found.last_mb, "MB", 400, 250),
            Measure("soak-growth", round(found.last_mb - found.settled_mb, 1), "MB", 20, 5),
        ),
    )
