"""How fast the lab is: steps of the environments beside plain random play, and how much faster two
processes are than one."""

from __future__ import annotations

import random
from functools import partial
from importlib.util import find_spec
from time import perf_counter, process_time

import numpy as np

import stavka
from stavka.lab.bench import Bench, Measure, random_play
from stavka.lab.environment import raw_env
from stavka.lab.running import On, several
from stavka.lab.simulate import plan, play_one
from stavka.lab.vector import Batch

STEPS = (10_000, 20_000)  # a second: budget and goal, of small games
SMALL = {"pavlov": "solo", "partisans": "two"}
SCENARIOS = {**SMALL, "tanks": "training"}
MANY = "partisans"
SECONDS = 2.0
MATCHES, WORKERS = 64, 2


def bench_lab(seconds: float = SECONDS) -> list[Bench]:
    """The environments of the small games, each alone and in a batch; then many games."""
    found = [_bench(game, scenario, seconds) for game, scenario in SCENARIOS.items()]
    gains = [Measure("two-local", speedup("local", seconds), "x", 1.8, more_is_better=True)]
    if find_spec("ray"):
        gains.append(Measure("two-ray", speedup("ray", seconds), "x", 1.7, more_is_better=True))
    return [*found, Bench(MANY, tuple(gains))]


def speedup(on: On, seconds: float) -> float:
    """How many times as fast two workers play as one process, by the clock, one after the other."""
    seats = stavka.game(MANY).scenario(SCENARIOS[MANY]).seats
    many = plan(MANY, SCENARIOS[MANY], {}, dict.fromkeys(seats, "random"), 1, 1)
    work, count, begun = partial(play_one, many), 0, perf_counter()
    while (alone := perf_counter() - begun) < seconds:
        work(count)
        count += 1
    with several(2, on) as each:
        list(each(work, range(4)))  # they have begun, and loaded what they need
        begun = perf_counter()
        list(each(work, range(2 * count)))
        together = perf_counter() - begun
    return 2 * alone / together


def _bench(game: str, scenario: str, seconds: float) -> Bench:
    budget, goal = STEPS if game in SMALL else (None, None)
    choices, _ = random_play(stavka.game(game), 0, scenario)
    steps = env_steps(game, scenario, seconds)
    batch = batch_steps(game, scenario, seconds)
    return Bench(
        game,
        (
            Measure("choices", choices, "1/s", more_is_better=True),
            Measure("env-steps", steps, "1/s", budget, goal, more_is_better=True),
            Measure("env-batch", batch, "1/s", more_is_better=True),
        ),
    )


def env_steps(game: str, scenario: str, seconds: float) -> float:
    """Steps a second of processor time: observation, mask, a random legal action, the step."""
    env, pick, count = raw_env(game, scenario), random.Random(1).random, 0
    env.reset(seed=1)
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        mask = env.last()[0]["action_mask"]
        legal = np.flatnonzero(mask)
        env.step(int(legal[int(pick() * len(legal))]))
        count += 1
        if any(env.terminations.values()):
            env.reset()
    return count / spent


def batch_steps(game: str, scenario: str, seconds: float) -> float:
    """Steps a second by the clock, of many matches in two worker processes."""
    batch, count = Batch(game, scenario, count=MATCHES, workers=WORKERS), 0
    try:
        shown, _ = batch.reset(seed=1)
        pick = np.random.default_rng(1)
        begun = perf_counter()
        while (spent := perf_counter() - begun) < seconds:
            luck = pick.random(shown["action_mask"].shape, np.float32)
            shown, _, _, _, _ = batch.step((luck * shown["action_mask"]).argmax(axis=1))
            count += MATCHES
    finally:
        batch.close()
    return count / spent
