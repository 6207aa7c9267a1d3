"""A small learner: it plays Partisans against itself and prefers what has won.

    pip install 'stavka[gym]'
    python examples/learn.py --minutes 20 --out learned

A choice is made of words (`give`, `give wood`, `give wood 2`), and each of these has a weight for
every figure that is seen: what is asked, one's own camp, the other one's points. The sum of what is
there times its weight says how much the choice is liked (a softmax of all legal ones). After each
batch of games, played in two processes, what was followed by more points than such a camp usually
gets is liked more (REINFORCE with a linear baseline, by Adam). numpy only.

Every line says how many games were played against itself, and how many of some games it won
against `random`. `learned.csv` is that curve, `learned.npz` the weights; who starts again with
the same --out goes on with them.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from functools import cache, partial
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from stavka import bots
from stavka.bots.league import THINKING
from stavka.kernel import Choice
from stavka.lab.environment import Table

Floats = NDArray[np.float64]
Numbers = NDArray[np.int64]
GAME, SCENARIO = "partisans", "two"
BATCH, PARTS = 32, 2  # games, and in how many parts they are played
RATE, CURIOUS = 0.05, 0.01  # step size, weight of trying everything
SLOWER, STEADY = 40, 20  # batches after which steps get smaller; of which weights are averaged
SOON, WIN = 0.97, 5.0  # how much the next gain counts, and what a game is worth in points
ROWS = 1024  # for the beginnings of choices, by their hash if there should be more
LONGEST = 3  # words of a choice that count
EXAM = 40  # games against random, after each so many batches:
EVERY = 10
KEPT = ("weights", "steady", "mean", "square")
SEEN = ("board.month", "board.first=", "board.attacks.", "board.fight.", "question.")


class Made(NamedTuple):
    """A choice that was made."""

    chosen: int  # of the legal ones
    rows: Numbers  # of the weights: for each legal choice those of its beginnings
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


class Player:
    """Plays by weights, and says what the games teach."""

    def __init__(self) -> None:
        self.table = Table(GAME, SCENARIO, reward="score")
        names = self.table.fields.names
        self.own: dict[str, Numbers] = {}
        self.points: dict[str, tuple[int, int]] = {}
        for n, seat in enumerate(self.table.seats):
            mine, theirs = f"board.camps.{n}.", f"board.camps.{1 - n}."
            wanted = [*SEEN, mine, theirs + "points", theirs + "store.weapons", theirs + "people."]
            self.own[seat] = np.array(
                [i for w in wanted for i, name in enumerate(names) if counts(name, w)]
            )
            self.points[seat] = names.index(mine + "points"), names.index(theirs + "points")
        (size,) = {len(fields) for fields in self.own.values()}
        self.size = 1 + size
        self._rows: dict[Choice, tuple[int, ...]] = {}

    def rows(self, choice: Choice) -> tuple[int, ...]:
        """The weights of a choice: `give`, `give wood`, `give wood 2`, the last one again for all
        that is longer or shorter."""
        found = self._rows.get(choice)
        if found is None:
            words = str(choice).split()
            begun = [" ".join(words[: n + 1]) for n in range(len(words))]
            begun = [*begun[: LONGEST - 1], begun[-1]]
            begun += [begun[-1]] * (LONGEST - len(begun))
            found = self._rows[choice] = tuple(crc32(text.encode()) % ROWS for text in begun)
        return found

    def choose(self, seat: str, weights: Floats, luck: np.random.Generator) -> Made:
        table = self.table
        shown = table.observe(seat)["observation"]
        rows = np.array([self.rows(choice) for choice in table.match.choices(seat)])
        seen = np.append(shown[self.own[seat]] / 10, 1.0)
        liked = (weights[rows].sum(axis=1)) @ seen
        chance = np.exp(liked - liked.max())
        chance /= chance.sum()
        chosen = int(np.searchsorted(np.cumsum(chance), luck.random()))
        return Made(min(chosen, len(rows) - 1), rows, chance, seen, self.ahead(seat, shown))

    def make(self, seat: str, chosen: int) -> None:
        self.table.match.play(seat, self.table.match.choices(seat)[chosen])
        self.table.forget()

    def play(self, weights: Floats, seed: int) -> tuple[list[Made], Floats]:
        """One game against itself: what was chosen, and how much it brought."""
        table, luck = self.table, np.random.default_rng(seed)
        table.start(seed)
        made: dict[str, list[Made]] = {seat: [] for seat in table.seats}
        while waiting := table.match.waiting:
            seat = waiting[0]
            made[seat].append(self.choose(seat, weights, luck))
            self.make(seat, made[seat][-1].chosen)
        outcome = table.match.outcome
        assert outcome is not None
        gains = []
        for seat in table.seats:
            end = self.ahead(seat, table.observe(seat)["observation"])
            gains.append(brought([*(o.ahead for o in made[seat]), end], seat in outcome.winners))
        return [one for seat in table.seats for one in made[seat]], np.concatenate(gains)

    def ahead(self, seat: str, shown: Floats) -> float:
        """By how many points a seat leads."""
        mine, theirs = self.points[seat]
        return float(shown[mine] - shown[theirs])

    def slope(self, weights: Floats, seeds: Iterable[int]) -> Floats:
        """Towards what went well in these games."""
        games = [self.play(weights, seed) for seed in seeds]
        made = [one for some, _ in games for one in some]
        gains = np.concatenate([gain for _, gain in games])
        # What such a camp gets on average is no merit of the choice.
        seen = np.array([one.seen for one in made])
        usual = np.linalg.solve(seen.T @ seen + np.eye(self.size), seen.T @ gains)
        merits = gains - seen @ usual
        merits /= merits.std()
        slope = np.zeros_like(weights)
        for one, merit in zip(made, merits, strict=True):
            log = np.log(one.chance)
            pull = -one.chance * (merit + CURIOUS * (log - one.chance @ log))
            pull[one.chosen] += merit
            rows, which = np.unique(one.rows, return_inverse=True)
            pulls = np.bincount(which.ravel(), np.repeat(pull, LONGEST))
            slope[rows] += pulls[:, None] * one.seen
        return slope / len(made)

    def exam(self, weights: Floats, rival: str, games: int, seed: int) -> int:
        """How many games it wins against a bot, each seed once from either seat."""
        table, won = self.table, 0
        for n in range(games):
            table.start(seed + n // 2)
            mine, luck = table.seats[n % 2], np.random.default_rng([seed, n])
            bot = bots.make(table.game, rival, f"exam/{seed}/{n}")
            while waiting := table.match.waiting:
                if waiting[0] == mine:
                    self.make(mine, self.choose(mine, weights, luck).chosen)
                else:
                    table.match.play(waiting[0], bots.ask(table.match, waiting[0], bot, THINKING))
                    table.forget()
            assert table.match.outcome is not None
            won += mine in table.match.outcome.winners
        return won


class Learner:
    """The weights, and how they are moved."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.weights = np.zeros((ROWS, player.size))
        self.steady = self.weights.copy()  # their mean of late: what it plays an exam with
        self.mean, self.square = self.weights.copy(), self.weights.copy()
        self.steps = 0

    def learn(self, first_seed: int, each: Callable[..., Iterable[Any]] = map) -> None:
        """A batch of games, and one step towards what went well in them."""
        seeds = [range(first_seed + n, first_seed + BATCH, PARTS) for n in range(PARTS)]
        self.step(sum(each(partial(slope_of, self.weights), seeds)) / PARTS)

    def step(self, slope: Floats) -> None:
        self.steps += 1
        self.mean += 0.1 * (slope - self.mean)
        self.square += 0.01 * (slope**2 - self.square)
        mean = self.mean / (1 - 0.9**self.steps)
        square = self.square / (1 - 0.99**self.steps)
        rate = RATE / np.sqrt(1 + self.steps / SLOWER)
        self.weights += rate * mean / (np.sqrt(square) + 1e-6)
        self.steady += (self.weights - self.steady) / min(self.steps, STEADY)

    def save(self, path: Path) -> None:
        np.savez(path, steps=self.steps, **{name: getattr(self, name) for name in KEPT})

    def load(self, path: Path) -> None:
        kept = np.load(path)
        for name in KEPT:
            setattr(self, name, kept[name])
        self.steps = int(kept["steps"])


@cache
def player() -> Player:
    """One in each process."""
    return Player()


def slope_of(weights: Floats, seeds: Iterable[int]) -> Floats:
    return player().slope(weights, seeds)


def won_of(weights: Floats, rival: str, games: int, seed: int) -> int:
    return player().exam(weights, rival, games, seed)


def counts(name: str, beginning: str) -> bool:
    """Whether a field is among those that are looked at: no list, and nothing unknown."""
    return name.startswith(beginning) and not set(name) & set("+*#")


def main() -> None:
    given = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    given.add_argument("--minutes", type=float, default=20.0)
    given.add_argument("--seed", type=int, default=1)
    given.add_argument("--out", type=Path, default=Path("learned"))
    given.add_argument("--games", type=int, default=100, help="of the exam at the end, each rival")
    args = given.parse_args()
    learner, begun = Learner(player()), monotonic()
    weights, curve = args.out.with_suffix(".npz"), args.out.with_suffix(".csv")
    if weights.exists():
        learner.load(weights)
    else:
        curve.write_text("games,share\n")
    with get_context("spawn").Pool(PARTS) as pool:
        while monotonic() - begun < 60 * args.minutes:
            if learner.steps % EVERY == 0:
                won = won_of(learner.steady, "random", EXAM, 10**9)
                with curve.open("a") as out:
                    out.write(f"{learner.steps * BATCH},{won / EXAM}\n")
                count = learner.steps * BATCH
                print(f"{count:7} games: {won} of {EXAM} against random", flush=True)
                learner.save(weights)
            learner.learn(args.seed * 10**6 + learner.steps * BATCH, pool.map)
        learner.save(weights)
        rivals = ("random", *player().table.game.bots)
        exams = [(learner.steady, rival, args.games, 2 * 10**9) for rival in rivals]
        for rival, won in zip(rivals, pool.starmap(won_of, exams), strict=True):
            print(f"{won} of {args.games} against {rival}")


if __name__ == "__main__":
    main()
