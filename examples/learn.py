"""A small learner: it fights the training battle of Tank Battle and does more of what went well.

    pip install 'stavka[lab]'
    python examples/learn.py --out learned --plot learned.svg

What is known of a choice are a few words: `fire`, `fire at 3`, `fire hits 2`, `march to nearer 1`.
Each has a weight, and their sum says how much the choice is liked (a softmax of all legal ones).
After each batch of games, played in two processes, the words of what was followed by more points
than usual are liked more (REINFORCE with a linear baseline, by Adam). It reads its seat's board and
odds, as a player does, and nothing else. numpy only; matplotlib draws the curve.

Of four games it plays two against itself, one against what it was some time ago and one against
chance. At first hardly anybody meets an enemy, so coming nearer is praised, less and less.

Every line says how many games were played, and how many of some others it won against `random` and
`recruit`. `learned.csv` is that curve, `learned.npz` the weights; who starts again with the same
--out goes on with them. The same seed learns the same, however long it takes.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

import stavka
from stavka import bots
from stavka.bots.league import THINKING
from stavka.kernel import Choice, Match

Floats = NDArray[np.float64]
Numbers = NDArray[np.int64]
Hex = tuple[int, int]
GAME, SCENARIO = "tanks", "training"
BATCH, PARTS = 32, 2  # games, and in how many parts they are played
RATE, CURIOUS = 0.05, 0.01  # step size, weight of trying everything
SLOWER, STEADY = 100, 20  # batches after which steps get smaller; of which weights are averaged
LATER, WIN = 0.8, 50.0  # how much the next turn counts, and what a game is worth in points
LURE, FADES = 5.0, 50.0  # points for a hex nearer to the enemy; batches that halve them
FORMER = 50  # batches between what it was and what it is
ROWS = 4096  # for words, by their hash
FAR = 7  # hexes; beyond, all is one
RIVALS = ("random", "recruit")
EXAM, EVERY = 50, 20  # games against each, after each so many batches
KEPT = ("weights", "steady", "former", "mean", "square")
WEAPONS = ("fire", "suppress", "attack", "move-fire")


class Made(NamedTuple):
    """A choice that was made."""

    chosen: int  # of the legal ones
    rows: Numbers  # of the weights: those of the words of all legal choices
    counts: list[int]  # how many of them each choice has
    chance: Floats  # of each legal one
    turn: int
    ahead: float  # by so many points it led
    apart: float  # hexes to the nearest enemy, of all platoons on average


@cache
def row_of(word: str) -> int:
    return crc32(word.encode()) % ROWS


@cache
def hex_of(place: str) -> Hex:
    """`0306` as two of three axes: row 3, column 6, even rows half a hex to the right."""
    row, column = int(place[:2]), int(place[2:])
    return column - (row + row % 2) // 2, row


def distance(one: Hex, other: Hex) -> int:
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


class Scene:
    """What a seat sees, as far as it is looked at."""

    def __init__(self, match: Match[Any], seat: str) -> None:
        self.match, self.seat = match, seat
        board = match.board(seat)
        self.units: dict[str, Any] = board["units"]
        self.drafts: dict[str, Any] = board.get("drafts", {})
        self.writing: str | None = board.get("writing")
        self.turn: int = board["turn"]
        points = board["points"]
        self.ahead = float(2 * points[seat] - sum(points.values()))
        on_map = {id: unit for id, unit in self.units.items() if str(unit["place"]).isdigit()}
        self.foes = {id: hex_of(u["place"]) for id, u in on_map.items() if u["seat"] != seat}
        own = [hex_of(u["place"]) for u in on_map.values() if u["seat"] == seat]
        self.apart = sum(map(self.near, own)) / max(1, len(own))
        self.idle = sum(u["seat"] == seat and id not in self.drafts for id, u in on_map.items())
        self.kind = ""
        if self.writing:
            draft = self.drafts.get(self.writing) or {}
            self.kind = draft.get("kind", "")
            route = draft.get("route") or [self.units[self.writing]["place"]]
            self.here = hex_of(route[-1])

    def near(self, hex: Hex) -> int:
        """How far the nearest enemy is."""
        return min((min(FAR, distance(hex, foe)) for foe in self.foes.values()), default=FAR)

    def words(self, choice: Choice) -> Iterator[str]:
        """What is known of a choice."""
        verb, args = choice.verb, choice.args
        yield verb
        if verb == "ready":
            yield f"ready {self.idle}"
        if not self.writing or verb in ("ready", "clear", "unit"):
            return
        unit, near = self.units[self.writing], self.near(self.here)
        if verb in ("to", "done", "shoot-here", "face"):
            verb = f"{self.kind} {verb}"
        yield f"{verb} {near}"
        yield f"{verb} {unit['card']}"
        yield f"{verb} {unit['card']} {near}"
        if unit["suppressed"]:
            yield f"{verb} suppressed"
        if choice.verb in WEAPONS:
            target = self.units[args[0]]
            yield f"{verb} at {distance(self.here, self.foes[args[0]])} {target['card']}"
            yield f"{verb} of {target['strength']}"
            yield f"{verb} known {bool(target['order'])}"
            if odds := self.match.odds(self.seat, choice):
                lost = [
                    int(str(o.result.args["count"])) * o.numerator / o.denominator for o in odds
                ]
                yield f"{verb} hits {round(4 * sum(lost))}"
        elif choice.verb in ("to", "face"):
            there = self.near(hex_of(args[0]))
            yield f"{verb} nearer {near - there}"
            yield f"{verb} {' '.join(args)}"
            yield f"{verb} from {near} to {there} {args[1:]}"


class Player:
    """Plays by weights, and says what the games teach."""

    def __init__(self) -> None:
        self.game = stavka.game(GAME)
        self.seats = self.game.scenario(SCENARIO).seats

    def choose(
        self, match: Match[Any], seat: str, weights: Floats, luck: np.random.Generator | None
    ) -> Made:
        """Without luck, what it likes best."""
        scene = Scene(match, seat)
        words = [[row_of(word) for word in scene.words(c)] for c in match.choices(seat)]
        counts, rows = [len(some) for some in words], np.concatenate(words).astype(np.int64)
        starts = np.cumsum([0, *counts[:-1]])
        liked = np.add.reduceat(weights[rows], starts)
        chance = np.exp(liked - liked.max())
        chance /= chance.sum()
        if luck:
            chosen = min(int(np.searchsorted(np.cumsum(chance), luck.random())), len(counts) - 1)
        else:
            chosen = int(chance.argmax())
        return Made(chosen, rows, counts, chance, scene.turn, scene.ahead, scene.apart)

    def play(
        self, weights: Floats, seed: int, rival: Floats | None, lure: float
    ) -> tuple[list[Made], Floats]:
        """A game from one seat against other weights, against itself, where these are its own, or
        against chance, where there are none: what was chosen, and how much it brought."""
        match, luck = self.game.start(SCENARIO, seed), np.random.default_rng(seed)
        mine = self.seats if rival is weights else (self.seats[seed % 2],)
        made: dict[str, list[Made]] = {seat: [] for seat in mine}
        while waiting := match.waiting:
            seat, legal = waiting[0], match.choices(waiting[0])
            if seat in mine:
                made[seat].append(self.choose(match, seat, weights, luck))
                chosen = made[seat][-1].chosen
            elif rival is None:
                chosen = int(luck.integers(len(legal)))
            else:
                chosen = self.choose(match, seat, rival, luck).chosen
            match.play(seat, legal[chosen])
        outcome = match.outcome
        assert outcome is not None
        gains = []
        for seat in mine:
            result = 0.0 if outcome.draw else WIN if seat in outcome.winners else -WIN
            end = Scene(match, seat)
            gains.append(brought(made[seat], (end.ahead, end.apart), result, lure))
        return [one for seat in mine for one in made[seat]], np.concatenate(gains)

    def slope(self, weights: Floats, former: Floats, lure: float, seeds: Iterable[int]) -> Floats:
        """Towards what went well in these games."""
        rivals = (weights, former, weights, None)
        games = [self.play(weights, seed, rivals[seed // 2 % 4], lure) for seed in seeds]
        made = [one for some, _ in games for one in some]
        gains = np.concatenate([gain for _, gain in games])
        # What one gets on average who stands like this is no merit of the choice.
        stood = np.array([(1.0, one.turn, one.ahead / 50) for one in made])
        usual = np.linalg.solve(stood.T @ stood + np.eye(3), stood.T @ gains)
        merits = gains - stood @ usual
        merits /= merits.std() + 1e-9
        pulls = [pull(one, merit) for one, merit in zip(made, merits, strict=True)]
        rows = np.concatenate([one.rows for one in made])
        return np.bincount(rows, np.concatenate(pulls), ROWS) / len(made)

    def exam(self, weights: Floats, rival: str, games: int, seed: int) -> int:
        """How many games it wins against a bot, each seed once from either seat."""
        won = 0
        for n in range(games):
            match = self.game.start(SCENARIO, seed + n // 2)
            mine, bot = self.seats[n % 2], bots.make(self.game, rival, f"exam/{seed}/{n}")
            while waiting := match.waiting:
                seat = waiting[0]
                if seat == mine:
                    number = self.choose(match, seat, weights, None).chosen
                    match.play(seat, match.choices(seat)[number])
                else:
                    match.play(seat, bots.ask(match, seat, bot, THINKING))
            assert match.outcome is not None
            won += mine in match.outcome.winners
        return won


def pull(one: Made, merit: float) -> Floats:
    """How much more the words of each choice are to be liked."""
    log = np.log(one.chance + 1e-12)
    each = -one.chance * (merit + CURIOUS * (log - one.chance @ log))
    each[one.chosen] += merit
    return np.repeat(each, one.counts)


def brought(made: list[Made], end: tuple[float, float], result: float, lure: float = 0.0) -> Floats:
    """What each choice brought: the points of its turn and, less and less, of those after it, and
    the game."""
    stood = {one.turn: one.ahead - lure * one.apart for one in made}
    coming, after, found = result, end[0] - lure * end[1], {}
    for turn in sorted(stood, reverse=True):
        coming = after - stood[turn] + LATER * coming
        after, found[turn] = stood[turn], coming
    return np.array([found[one.turn] for one in made])


class Learner:
    """The weights, and how they are moved."""

    def __init__(self) -> None:
        self.weights = np.zeros(ROWS)
        self.steady = self.weights.copy()  # their mean of late: what it plays an exam with
        self.former = self.weights.copy()
        self.mean, self.square = self.weights.copy(), self.weights.copy()
        self.steps = 0

    def learn(self, first_seed: int, each: Callable[..., Iterable[Any]] = map) -> None:
        """A batch of games, and one step towards what went well in them."""
        if self.steps % FORMER == 0:
            self.former = self.steady.copy()
        size, lure = BATCH // PARTS, LURE * 0.5 ** (self.steps / FADES)
        seeds = [range(first_seed + n * size, first_seed + (n + 1) * size) for n in range(PARTS)]
        self.step(sum(each(partial(slope_of, self.weights, self.former, lure), seeds)) / PARTS)

    def step(self, slope: Floats) -> None:
        self.steps += 1
        self.mean += 0.1 * (slope - self.mean)
        self.square += 0.01 * (slope**2 - self.square)
        mean = self.mean / (1 - 0.9**self.steps)
        square = self.square / (1 - 0.99**self.steps)
        rate = RATE / np.sqrt(1 + self.steps / SLOWER)
        self.weights = self.weights + rate * mean / (np.sqrt(square) + 1e-6)
        self.steady = self.steady + (self.weights - self.steady) / min(self.steps, STEADY)

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


def slope_of(weights: Floats, former: Floats, lure: float, seeds: Iterable[int]) -> Floats:
    return player().slope(weights, former, lure, seeds)


def won_of(weights: Floats, games: int, seed: int, rival: str) -> int:
    return player().exam(weights, rival, games, seed)


def draw(curve: Path, plot: Path) -> None:
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "learn"  # the same curve, the same file
    from matplotlib import pyplot as plt

    games, *shares = np.loadtxt(curve, delimiter=",", skiprows=1, unpack=True)
    figure, axes = plt.subplots(figsize=(7, 3.2), layout="constrained")
    for rival, share in zip(RIVALS, shares, strict=True):
        axes.plot(games, 100 * share, marker=".", label=f"against {rival}")
    axes.axhline(95, color="grey", linewidth=0.8, linestyle=":")
    axes.set(
        xlabel="games played", ylabel=f"won of 100 (exams of {EXAM})", xlim=(0, None), ylim=(0, 103)
    )
    axes.legend(loc="lower right")
    figure.savefig(plot, metadata={"Date": None})


def main() -> None:
    given = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    given.add_argument("--batches", type=int, default=80, help=f"of {BATCH} games")
    given.add_argument("--seed", type=int, default=1)
    given.add_argument("--out", type=Path, default=Path("learned"))
    given.add_argument("--games", type=int, default=200, help="of the exam at the end, each rival")
    given.add_argument("--plot", type=Path, help="file for the curve, as an SVG")
    args = given.parse_args()
    learner = Learner()
    weights, curve = args.out.with_suffix(".npz"), args.out.with_suffix(".csv")
    if weights.exists():
        learner.load(weights)
    else:
        curve.write_text(f"games,{','.join(RIVALS)}\n")
    with get_context("spawn").Pool(PARTS) as pool:

        def exam(games: int, seed: int) -> list[int]:
            return pool.map(partial(won_of, learner.steady, games, seed), RIVALS)

        while learner.steps < args.batches:
            learner.learn(args.seed * 10**6 + learner.steps * BATCH, pool.map)
            if learner.steps % EVERY == 0:
                won, count = exam(EXAM, 10**9), learner.steps * BATCH
                with curve.open("a") as out:
                    out.write(f"{count},{','.join(str(n / EXAM) for n in won)}\n")
                learner.save(weights)
                print(f"{count:7} games: {told(won, EXAM)}", flush=True)
        learner.save(weights)
        print(f"At the end, on other seeds: {told(exam(args.games, 2 * 10**9), args.games)}")
        pool.close()
        pool.join()
    print(f"{sum(os.times()[:4]):.0f} s of processor time")
    if args.plot:
        draw(curve, args.plot)


def told(won: list[int], games: int) -> str:
    each = (f"{n} of {games} against {rival}" for n, rival in zip(won, RIVALS, strict=True))
    return ", ".join(each)


if __name__ == "__main__":
    main()
