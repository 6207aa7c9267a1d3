"""A small learner: it plays Partisans against itself and prefers what has won.

    pip install 'stavka[gym]'
    python examples/learn.py --minutes 20 --out learned

Each choice has a weight, and a weight for every figure of one's own camp: the sum of what is there
times its weight says how much the choice is liked (a softmax of all legal ones). After each batch
of games what was chosen in games that went well is liked more (REINFORCE, by Adam). numpy only.

Every line says how many games were played against itself, and how many of some games it won
against `random`. `learned.csv` is that curve, `learned.npz` the weights; who starts again with
the same --out goes on with them.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import monotonic

import numpy as np
from numpy.typing import NDArray

from stavka import bots
from stavka.bots.league import THINKING
from stavka.lab.environment import Table

Floats = NDArray[np.float64]
GAME, SCENARIO = "partisans", "two"
BATCH, RATE, GREED = 32, 0.02, 0.01  # games, step size, weight of staying curious
EXAM = 40  # games against random, after each so many batches:
EVERY = 10


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
        size = 1 + len(next(iter(self.own.values())))
        self.weights = np.zeros((self.table.fields.action_count, size))
        self.mean, self.square, self.steps = (
            np.zeros_like(self.weights),
            np.zeros_like(self.weights),
            0,
        )

    def choose(self, seat: str) -> tuple[int, NDArray[np.int64], Floats, Floats]:
        """A number of a choice, all legal numbers, how likely each was, and what was seen."""
        shown = self.table.observe(seat)
        legal = np.flatnonzero(shown["action_mask"])
        seen = np.append(shown["observation"][self.own[seat]] / 10, 1.0)
        liked = self.weights[legal] @ seen
        chance = np.exp(liked - liked.max())
        chance /= chance.sum()
        return int(self.luck.choice(legal, p=chance)), legal, chance, seen

    def play(
        self, seed: int
    ) -> tuple[dict[str, list[tuple[int, NDArray[np.int64], Floats, Floats]]], dict[str, float]]:
        """One game against itself: what each seat chose, and how much better it did."""
        table = self.table
        table.start(seed)
        chosen = {seat: [] for seat in table.seats}
        while waiting := table.match.waiting:
            seat = waiting[0]
            chosen[seat].append(self.choose(seat))
            table.play(seat, chosen[seat][-1][0])
        score, outcome = table.rewards(), table.match.outcome
        one, other = table.seats
        gain = np.clip((score[one] - score[other]) / 20, -1, 1)
        gain += (one in outcome.winners) - (other in outcome.winners)
        return chosen, {one: gain, other: -gain}

    def learn(self, first_seed: int) -> None:
        """A batch of games, and one step towards what went well in them."""
        games = [self.play(first_seed + n) for n in range(BATCH)]
        # What a seat gets on average is no merit of its choices.
        usual = {seat: np.mean([gains[seat] for _, gains in games]) for seat in self.table.seats}
        slope, count = np.zeros_like(self.weights), 0
        for chosen, gains in games:
            for seat, choices in chosen.items():
                merit = gains[seat] - usual[seat]
                for action, legal, chance, seen in choices:
                    if len(legal) > 1:
                        pull = -merit * chance - GREED * chance * (
                            np.log(chance) - chance @ np.log(chance)
                        )
                        pull[legal == action] += merit
                        slope[legal] += pull[:, None] * seen
                        count += 1
        self.step(slope / count)

    def step(self, slope: Floats) -> None:
        self.steps += 1
        self.mean += 0.1 * (slope - self.mean)
        self.square += 0.01 * (slope**2 - self.square)
        mean = self.mean / (1 - 0.9**self.steps)
        square = self.square / (1 - 0.99**self.steps)
        self.weights += RATE * mean / (np.sqrt(square) + 1e-6)

    def exam(self, rival: str, games: int, seed: int) -> int:
        """How many games it wins against a bot, each seed once from either seat."""
        table, won = self.table, 0
        for n in range(games):
            table.start(seed + n // 2)
            mine = table.seats[n % 2]
            bot = bots.make(table.game, rival, f"exam/{seed}/{n}")
            while waiting := table.match.waiting:
                if waiting[0] == mine:
                    table.play(mine, self.choose(mine)[0])
                else:
                    table.match.play(waiting[0], bots.ask(table.match, waiting[0], bot, THINKING))
                    table.forget()
            won += mine in table.match.outcome.winners
        return won

    def save(self, path: Path) -> None:
        np.savez(path, weights=self.weights, mean=self.mean, square=self.square, steps=self.steps)

    def load(self, path: Path) -> None:
        kept = np.load(path)
        self.weights, self.mean, self.square = (kept[k] for k in ("weights", "mean", "square"))
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
