"""The same seed gives the same match in another process, whatever its PYTHONHASHSEED.

Run as a module it is that other process: it reads settings and writes what came of them.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from importlib import import_module
from random import Random
from typing import Any
from zlib import crc32

import msgspec

from stavka.kernel import Game, heard
from stavka.testing.walk import Nonconformance, Setting, Spot, as_bytes, at_random

HASH_SEEDS = ("0", "1942")
GLANCE = 4  # choices between two looks at all that the seats see, at least
LOOKS = 100  # after so many they lie twice as far apart


class Order(msgspec.Struct):
    """What the other process shall play: its game and [scenario, options, seed] of each walk."""

    module: str
    name: str
    walks: list[tuple[str, dict[str, Any], int]]


class Result(msgspec.Struct):
    """A journal, and a checksum of what everybody saw and heard meanwhile."""

    journal: str
    seen: int


def result(setting: Setting) -> Result:
    """The match that `wander` would play, listened to and looked at on the way."""
    match, rng = setting.start(), Random(f"{setting.seed}")
    seen, looks, glance = 0, 0, GLANCE
    for number in range(match.game.max_choices):
        if not match.waiting:
            break
        seat = rng.choice(match.waiting)
        told = match.play(seat, at_random(match, seat, rng))
        looks += number % glance == 0
        for watcher in (*match.seats, None):
            seen = crc32(as_bytes(heard(told, watcher)), seen)
            if number % glance == 0:
                seen = crc32(msgspec.json.encode(match.view(watcher)), seen)
        if looks == LOOKS:
            looks, glance = LOOKS // 2, 2 * glance
    return Result(match.journal.text(), seen)


def check_elsewhere(settings: Sequence[Setting]) -> None:
    """Play the settings (all of one game) here and in other processes, and compare."""
    here = [result(setting) for setting in settings]
    for hash_seed in HASH_SEEDS:
        there = _ask(settings, hash_seed)
        for setting, one, other in zip(settings, here, there, strict=True):
            if one != other:
                spot = Spot(setting, setting.start(), _parting(one, other))
                spot.fail("process", f"another match or other views with hash seed {hash_seed}")


def _parting(one: Result, other: Result) -> int:
    """The number of choices after which two journals part."""
    lines = one.journal.splitlines(), other.journal.splitlines()
    same = next((i for i, (a, b) in enumerate(zip(*lines, strict=False)) if a != b), 0)
    return max(0, same - lines[0].index("") - 1)


def _ask(settings: Sequence[Setting], hash_seed: str) -> list[Result]:
    game = type(settings[0].game)
    walks = [(s.scenario, dict(s.options), s.seed) for s in settings]
    order = Order(game.__module__, game.__qualname__, walks)
    done = subprocess.run(
        [sys.executable, "-m", "stavka.testing.elsewhere"],
        input=msgspec.json.encode(order),
        capture_output=True,
        check=False,
        env={
            **os.environ,
            "PYTHONHASHSEED": hash_seed,
            "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
        },
    )
    if done.returncode:
        raise Nonconformance(f"process: {settings[0]}: {done.stderr.decode()[-500:]}")
    return msgspec.json.decode(done.stdout, type=list[Result])


def main() -> None:
    order = msgspec.json.decode(sys.stdin.buffer.read(), type=Order)
    game: Game[Any] = getattr(import_module(order.module), order.name)()
    results = [result(Setting(game, *walk)) for walk in order.walks]
    sys.stdout.buffer.write(msgspec.json.encode(results))


if __name__ == "__main__":
    main()
