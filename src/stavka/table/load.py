"""A load of many matches on a real server, from another process: the server's benchmark."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import random
import socket
import tempfile
import time
import urllib.error
import urllib.request
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

import stavka
from stavka.kernel import StavkaError
from stavka.table import catalogue
from stavka.table.config import Config
from stavka.table.serve import run

START_SECONDS = 120.0
MOST_PER_SECOND = 5000  # choices that a server might bear
LENGTHS = {"pavlov": 200, "partisans": 200}  # choices of a match at random, at least; others: more
LONG = 1000


class Load(msgspec.Struct, frozen=True):
    """What a server bore."""

    matches: int
    sockets: int
    seconds: float
    choices: int
    per_second: float
    p50_ms: float
    p95_ms: float
    server_mb: float
    server_cpu_us: float  # of the server's processor time for each choice


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def pair_of(game: str) -> tuple[str, tuple[str, ...]]:
    """The first scenario of a game for two people, and its seats."""
    found = next(s for s in stavka.game(game).scenarios if len(s.seats) == 2)
    return found.id, found.seats


def generous(database: str, folder: str, workers: int = 1) -> Config:
    """A server that lets one address do as much as it likes; on SQLite if no database is named."""
    return Config(
        port=free_port(),
        workers=workers,
        database=database or f"sqlite:///{Path(folder) / 'load.sqlite3'}",
        messages_per_second=1e6,
        burst=1_000_000,
        guests_per_hour=1_000_000,
        matches_per_hour=1_000_000,
        matches_per_person=1_000_000,
        sockets_per_address=1_000_000,
    )


def measure(
    matches: int, seconds: float, database: str = "", game: str = "pavlov", workers: int = 1
) -> Load:
    """Start a server on loopback, let two players a match play at random, stop it."""
    with tempfile.TemporaryDirectory() as folder:
        config = generous(database, folder, workers)
        process = multiprocessing.get_context("spawn").Process(target=serve, args=(config,))
        process.start()
        try:
            wait_for(config)
            assert process.pid is not None
            return asyncio.run(_play(config, matches, seconds, process.pid, game))
        finally:
            process.terminate()
            process.join(10)


def serve(config: Config) -> None:
    """A server that has its catalogue ready, so that it is not made while we measure."""
    catalogue.prepare()
    run(config)


def wait_for(config: Config) -> None:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline:
        try:
            urllib.request.urlopen(config.address + "health", timeout=1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise StavkaError(f"the server did not start on port {config.port}")


def _post(config: Config, path: str, value: Any, cookie: str = "") -> tuple[Any, str]:
    headers = {"content-type": "application/json", "cookie": cookie}
    request = urllib.request.Request(config.address + path, json.dumps(value).encode(), headers)
    with urllib.request.urlopen(request, timeout=10) as response:
        return json.load(response), response.headers.get("set-cookie", "").partition(";")[0]


async def _play(config: Config, matches: int, seconds: float, server: int, game: str) -> Load:
    # Each pair has one match after the other ready.
    ready = 1 + int(seconds * MOST_PER_SECOND / matches / LENGTHS.get(game, LONG))
    places = [sit_down(config, ready, game) for _ in range(matches)]
    first = [
        (await connect(urls[0], additional_headers={"cookie": cookie}), cookie, urls, eager)
        for pair, urls in places
        for cookie, eager in zip(pair, (True, False), strict=True)
    ]
    times: list[float] = []
    used = processor(server)
    started = time.monotonic()
    stop = started + seconds
    await asyncio.gather(*(_player(*place, times, stop) for place in first))
    lasted = time.monotonic() - started
    used = processor(server) - used
    times.sort()
    return Load(
        matches=matches,
        sockets=len(first),
        seconds=round(lasted, 2),
        choices=len(times),
        per_second=round(len(times) / lasted, 1),
        p50_ms=round(times[len(times) // 2] * 1000, 2) if times else 0.0,
        p95_ms=round(times[int(len(times) * 0.95)] * 1000, 2) if times else 0.0,
        server_mb=memory(server),
        server_cpu_us=round(used / max(1, len(times)) * 1e6),
    )


def sit_down(config: Config, matches: int, game: str) -> tuple[tuple[str, str], list[str]]:
    """Two players by their cookies, and the addresses of so many matches that they have begun."""
    _, first = _post(config, "api/guest", {})
    _, second = _post(config, "api/guest", {})
    urls: list[str] = []
    for _ in range(matches):
        scenario, (_, seat) = pair_of(game)
        wish = {"game": game, "scenario": scenario, "seats": [{"seat": seat, "who": "open"}]}
        made, _ = _post(config, "api/matches", wish, first)
        _post(config, f"api/matches/{made['id']}/join", {"seat": seat}, second)
        urls.append(f"ws://{config.host}:{config.port}/ws/{made['id']}")
    return (first, second), urls


async def _player(
    ws: ClientConnection,
    cookie: str,
    urls: list[str],
    eager: bool,
    times: list[float],
    stop: float,
) -> None:
    """Plays one match after the other, the first on a socket that is open already."""
    for before, url in pairwise(urls):
        await answer(ws, before, eager, times, stop)
        await ws.close()
        if time.monotonic() > stop:
            return
        ws = await connect(url, additional_headers={"cookie": cookie})
    await answer(ws, urls[-1], eager, times, stop)
    await ws.close()


async def answer(
    ws: ClientConnection,
    url: str,
    eager: bool,
    times: list[float],
    stop: float,
    pause: float = 0.0,
) -> None:
    """Answers at random to the end. Where both may answer, only the eager one does."""
    rng = random.Random(f"{url} {eager}")
    sent: dict[int, float] = {}
    over = False
    while (left := stop - time.monotonic()) > 0:
        try:
            message = json.loads(await asyncio.wait_for(ws.recv(), left))
        except TimeoutError:
            return
        if message["type"] == "done" and message.get("to") in sent:
            times.append(time.monotonic() - sent.pop(message["to"]))
        over = over or (message["type"] == "state" and message["status"] == "over")
        if over and not sent:
            return
        if message["type"] == "state" and message["questions"]:
            if len(message["waiting"]) > 1 and not eager:
                continue
            question = message["questions"][0]
            choice = rng.choice(question["choices"])["choice"]
            if pause:
                await asyncio.sleep(pause)
            id = len(times) + len(sent) + rng.randrange(2**40)
            sent[id] = time.monotonic()
            play = {"type": "play", "id": id, "seat": question["seat"], "choice": choice}
            await ws.send(json.dumps({**play, "number": message["number"]}))


def processor(pid: int) -> float:
    """The seconds of processor time that the server and all its processes have used, where the
    system tells it."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        tasks = [each.read_text() for each in Path(f"/proc/{pid}/task").glob("*/children")]
    except OSError:
        return 0.0
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(processor(int(child)) for task in tasks for child in task.split())


def memory(pid: int) -> float:
    """The server's resident memory in MB, where the system tells it."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()
    except OSError:
        return 0.0
    kilobytes = next((int(x.split()[1]) for x in lines if x.startswith("VmRSS")), 0)
    return round(kilobytes / 1024, 1)
