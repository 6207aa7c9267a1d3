"""Some matches of every game at an easy pace for a long time: whether a server's memory stays as it
is."""

from __future__ import annotations

import asyncio
import multiprocessing
import tempfile
import time
from itertools import cycle
from statistics import mean

import msgspec
from websockets.asyncio.client import connect

import stavka
from stavka.table.config import Config
from stavka.table.load import answer, generous, memory, serve, sit_down, wait_for

SECONDS = 600.0
PAIRS = 8  # that play at once
PAUSE = 0.2  # seconds that a player thinks
MATCH_SECONDS = 20.0  # then a pair begins another match, and nobody comes back to this one
LOOK_SECONDS = 5.0


class Soak(msgspec.Struct, frozen=True):
    """What became of the memory."""

    choices: int
    matches: int
    settled_mb: float  # in the third fifth of the time, on average
    last_mb: float  # in the last fifth


def measure(seconds: float = SECONDS, database: str = "", pairs: int = PAIRS) -> Soak:
    """Start a server on loopback, let pairs play one match after the other, stop it."""
    with tempfile.TemporaryDirectory() as folder:
        config = generous(database, folder)
        process = multiprocessing.get_context("spawn").Process(target=serve, args=(config,))
        process.start()
        try:
            wait_for(config)
            assert process.pid is not None
            return asyncio.run(_play(config, seconds, pairs, process.pid))
        finally:
            process.terminate()
            process.join(10)


async def _play(config: Config, seconds: float, pairs: int, server: int) -> Soak:
    stop = time.monotonic() + seconds
    times: list[float] = []
    playing = [asyncio.create_task(_pair(config, n, times, stop)) for n in range(pairs)]
    looks: list[float] = []
    while time.monotonic() < stop:
        await asyncio.sleep(min(LOOK_SECONDS, seconds / 20))
        looks.append(memory(server))
    matches = sum(await asyncio.gather(*playing))
    fifth = max(1, len(looks) // 5)
    return Soak(
        choices=len(times),
        matches=matches,
        settled_mb=round(mean(looks[2 * fifth : 3 * fifth]), 1),
        last_mb=round(mean(looks[-fifth:]), 1),
    )


async def _pair(config: Config, number: int, times: list[float], stop: float) -> int:
    """Two players, of one game after the other; how many matches they began."""
    games = list(stavka.games())
    count = 0
    for game in cycle(games[number % len(games) :] + games[: number % len(games)]):
        if time.monotonic() >= stop:
            break
        cookies, (url,) = await asyncio.to_thread(sit_down, config, 1, game)
        count += 1
        end = min(stop, time.monotonic() + MATCH_SECONDS)
        lines = [await connect(url, additional_headers={"cookie": cookie}) for cookie in cookies]
        both = zip(lines, (True, False), strict=True)
        await asyncio.gather(*(answer(ws, url, eager, times, end, PAUSE) for ws, eager in both))
        for ws in lines:
            await ws.close()
    return count
