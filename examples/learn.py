"""A small learner: it plays Partisans against itself and prefers what has won.

    pip install 'stavka[gym]'
    python examples/learn.py --minutes 20 --out learned

Each choice has a weight, and a weight for every figure of one's own camp: the sum of what is there
times its weight says how much the choice is liked (a softmax of all legal ones). After each batch
of games what was followed by more points than such a camp usually gets is liked more (REINFORCE
with a linear baseline, by Adam). numpy only.

Every line says how many games were played against itself, and how many of some games it won
against `random`. `learned.csv` is that curve, `learned.npz` the weights; who starts again with
the same --out goes on with them.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import monotonic
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from stavka import bots
from stavka.bots.league import THINKING
from stavka.lab.environment import Table

Floats = NDArray[np.float64]
GAME, SCENARIO = "partisans", "two"
BATCH, RATE, CURIOUS = 32, 0.05, 0.01  # games, step size, weight of trying everything
SLOWER, STEADY = 20, 20  # batches after which steps get smaller; of which weights are averaged
SOON, WIN = 0.97, 5.0  # how much the next gain counts, and what a game is worth in points
EXAM = 40  # games against random, after each so many batches:
EVERY = 10
KEPT = ("weights", "steady", "mean", "square")


class Made(NamedTuple):
    """A choice that was made."""

    action: int
    legal: NDArray[np.int64]
    chance: Floats  # of each legal one
    seen: Floats
    ahead: float  # by so many points it led


def brought(ahead: list[float], won: bool) -> Floats:
    """What each choice brought: points that came soon after it, and the game."""
    gains, coming = np.zeros(len(ahead) - 1), WIN if won else -WIN
    for n in reversed(range(len(gains))):
        coming = ahead[n + 1] - ahead[n] + SOON * coming
        gains[n] = coming
    return gains


class Learner:
    """The weights, and what they say."""

    def __init__(self, seed: int) -> None:
        self.table = Table(GAME, SCENARIO, reward="score")
        self.luck = np.random.default_rng(seed)
        names = self.table.fields.names
        common = [n for n, name in enumerate(names) if figure(name, ("board.month", "question."))]
        self.own = {
            seat: np.array(
                common + [i for i, s in enumerate(names) if figure(s, (f"board.camps.{n}.",))]
            )
            for n, seat in enumerate(self.table.seats)
        }
        points = [names.index(f"board.camps.{n}.points") for n in (0, 1)]
        self.points = dict(zip(self.table.seats, (points, points[::-1]), strict=True))
        size = 1 + len(next(iter(self.own.values())))
        self.weights = np.zeros((self.table.fields.action_count, size))
        self.steady = self.weights.copy()  # their mean of late: what it plays an exam with
        self.mean, self.square = self.weights.copy(), self.weights.copy()
        self.steps = 0

    def choose(self, seat: str, weights: Floats) -> Made:
        shown = self.table.observe(seat)
        legal = np.flatnonzero(shown["action_mask"])
        seen = np.append(shown["observation"][self.own[seat]] / 10, 1.0)
        liked = weights[legal] @ seen
        chance = np.exp(liked - liked.max())
        chance /= chance.sum()
        action = int(self.luck.choice(legal, p=chance))
        return Made(action, legal, chance, seen, self.ahead(seat, shown["observation"]))

    def play(self, seed: int) -> tuple[list[Made], Floats]:
        """One game against itself: what was chosen, and how much it brought."""
        table = self.table
        table.start(seed)
        made: dict[str, list[Made]] = {seat: [] for seat in table.seats}
        ahead: dict[str, list[float]] = {seat: [] for seat in table.seats}
        while waiting := table.match.waiting:
            seat = waiting[0]
            made[seat].append(self.choose(seat, self.weights))
            ahead[seat].append(made[seat][-1].ahead)
            table.play(seat, made[seat][-1].action)
        for seat in table.seats:
            ahead[seat].append(self.ahead(seat, table.observe(seat)["observation"]))
        outcome = table.match.outcome
        assert outcome is not None
        return (
            [one for seat in table.seats for one in made[seat]],
            np.concatenate([brought(ahead[s], s in outcome.winners) for s in table.seats]),
        )

    def ahead(self, seat: str, shown: Floats) -> float:
        """By how many points a seat leads."""
        mine, theirs = self.points[seat]
        return float(shown[mine] - shown[theirs])

    def learn(self, first_seed: int) -> None:
        """A batch of games, and one step towards what went well in them."""
        games = [self.play(first_seed + n) for n in range(BATCH)]
        made = [one for some, _ in games for one in some]
        gains = np.concatenate([gain for _, gain in games])
        # What such a camp gets on average is no merit of the choice.
        seen = np.array([one.seen for one in made])
        usual, *_ = np.linalg.lstsq(seen, gains, rcond=None)
        merits = gains - seen @ usual
        merits /= merits.std()
        slope = np.zeros_like(self.weights)
        for one, merit in zip(made, merits, strict=True):
            log = np.log(one.chance)
            pull = -one.chance * (merit + CURIOUS * (log - one.chance @ log))
            pull[one.legal == one.action] += merit
            slope[one.legal] += pull[:, None] * one.seen
        self.step(slope / len(made))

    def step(self, slope: Floats) -> None:
        self.steps += 1
        self.mean += 0.1 * (slope - self.mean)
        self.square += 0.01 * (slope**2 - self.square)
        mean = self.mean / (1 - 0.9**self.steps)
        square = self.square / (1 - 0.99**self.steps)
        rate = RATE / np.sqrt(1 + self.steps / SLOWER)
        self.weights += rate * mean / (np.sqrt(square) + 1e-6)
        self.steady += (self.weights - self.steady) / min(self.steps, STEADY)

    def exam(self, rival: str, games: int, seed: int) -> int:
        """How many games it wins against a bot, each seed once from either seat."""
        table, won = self.table, 0
        for n in range(games):
            table.start(seed + n // 2)
            mine = table.seats[n % 2]
            bot = bots.make(table.game, rival, f"exam/{seed}/{n}")
            while waiting := table.match.waiting:
                if waiting[0] == mine:
                    table.play(mine, self.choose(mine, self.steady).action)
                else:
                    table.match.play(waiting[0], bots.ask(table.match, waiting[0], bot, THINKING))
                    table.forget()
            assert table.match.outcome is not None
            won += mine in table.match.outcome.winners
        return won

    def save(self, path: Path) -> None:
        np.savez(path, steps=self.steps, **{name: getattr(self, name) for name in KEPT})

    def load(self, path: Path) -> None:
        kept = np.load(path)
        for name in KEPT:
            setattr(self, name, kept[name])
        self.steps = int(kept["steps"])


def figure(name: str, beginnings: tuple[str, ...]) -> bool:
    """Whether a field is a number, not a word, of these."""
    return name.startswith(beginnings) and not set(name) & set("=+*#")


def main() -> None:
    given = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    given.add_argument("--minutes", type=float, default=20.0)
    given.add_argument("--seed", type=int, default=1)
    given.add_argument("--out", type=Path, default=Path("learned"))
    given.add_argument("--games", type=int, default=100, help="of the exam at the end, each rival")
    args = given.parse_args()
    learner, begun = Learner(args.seed), monotonic()
    weights, curve = args.out.with_suffix(".npz"), args.out.with_suffix(".csv")
    if weights.exists():
        learner.load(weights)
    else:
        curve.write_text("games,share\n")
    while monotonic() - begun < 60 * args.minutes:
        if learner.steps % EVERY == 0:
            won = learner.exam("random", EXAM, seed=10**9)
            with curve.open("a") as out:
                out.write(f"{learner.steps * BATCH},{won / EXAM}\n")
            print(f"{learner.steps * BATCH:7} games: {won} of {EXAM} against random", flush=True)
            learner.save(weights)
        learner.learn(args.seed * 10**6 + learner.steps * BATCH)
    learner.save(weights)
    for rival in ("random", *learner.table.game.bots):
        won = learner.exam(rival, args.games, seed=2 * 10**9)
        print(f"{won} of {args.games} against {rival}")


if __name__ == "__main__":
    main()
