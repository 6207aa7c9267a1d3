"""Does the coach find what truly cost? `python -m tests.coach.validate --help`

Random choices are put into games that the veteran plays. What each truly cost is judged by playing
many games from there to their end, with and without it, in worlds of other seeds than the coach's.
Then the coach is asked: a choice is found if it is among the swings it shows, as a loss whose
interval lies below nothing. Half of the matches are looked at twice, with another seed, to see
whether the five greatest swings return.

With `--truths FILE` what was judged is kept there, so that a changed coach is soon tried again.
"""

from __future__ import annotations

import argparse
import json
import random
from math import sqrt
from pathlib import Path
from time import process_time
from typing import Any

import stavka
from stavka.coach import Analysis, analyse
from stavka.coach.walk import Node, walk
from stavka.coach.weighing import Scales, Tally
from stavka.coach.worlds import Player
from stavka.kernel import Match

GAME = stavka.game("pavlov")
SEAT = "defender"
COSTS = 2.0  # points, that a choice must cost to count
LOOKS = (30, 100, 300)  # pairs of games after which it may be plain whether it does
PLAIN = 4  # deviations by which it costs more


def rash_match(seed: str, count: int) -> tuple[Match[Any], set[int]]:
    """A veteran's game with about so many random choices in it, and where they are."""
    pick, veteran = random.Random(seed), GAME.bots["veteran"]()
    match, rash = GAME.start("solo", seed), set[int]()
    while match.waiting:
        choice = veteran.pick(match, SEAT)  # type: ignore[attr-defined]
        others = [c for c in match.choices(SEAT) if c != choice]
        if others and pick.random() < count / 300:
            choice = pick.choice(others)
            rash.add(match.length)
        match.play(SEAT, choice)
    return match, rash


def truth(nodes: list[Node], number: int, player: Player, pairs: int) -> Tally:
    """What a choice brought, judged by games to their end; by fewer, if it is likely to be less
    than counts or plainly more."""
    scales = Scales(nodes, SEAT, "points", player, "truth")
    tally = scales.errors[number]
    while tally.count < pairs:
        scales.weigh_choice(number)
        if tally.count in LOOKS:
            spread = deviation(tally)
            little = max(tally.mean - spread, tally.mean - COSTS / 2) > -COSTS
            if little or tally.mean + PLAIN * spread < -COSTS:
                break
    return tally


class Truths:
    """What was judged, kept in a file."""

    def __init__(self, file: Path | None, player: Player, pairs: int) -> None:
        self.file, self.player, self.pairs = file, player, pairs
        self.known: dict[str, list[float]] = {}
        if file and file.exists():
            self.known = json.loads(file.read_text())

    def of(self, seed: str, nodes: list[Node], number: int) -> tuple[float, float]:
        """Mean and standard deviation of what a choice brought."""
        name = f"{seed} {number} {self.pairs}"
        if name not in self.known:
            tally = truth(nodes, number, self.player, self.pairs)
            self.known[name] = [tally.mean, deviation(tally)]
            if self.file:
                self.file.write_text(json.dumps(self.known, indent=1))
        mean, spread = self.known[name]
        return mean, spread


def deviation(t: Tally) -> float:
    return sqrt(t.squares / max(1, t.count - 1) / t.count)


def greatest(a: Analysis, kind: str | None = None) -> list[int]:
    """The numbers of the five greatest swings."""
    return [s.number for s in a.swings if kind in (None, s.kind)][:5]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--matches", type=int, default=4)
    arguments.add_argument("--from", type=int, default=0, dest="first", help="the first of them")
    arguments.add_argument("--rash", type=int, default=8, help="random choices in a match")
    arguments.add_argument("--pairs", type=int, default=1000, help="of games, for each of them")
    arguments.add_argument("--seed", default="validation")
    arguments.add_argument("--truths", type=Path, help="a file in which they are kept")
    given = arguments.parse_args()
    player = Player(GAME)
    truths = Truths(given.truths, player, given.pairs)
    costly = seen = 0
    for number in range(given.first, given.first + given.matches):
        seed = f"{given.seed} {number}"
        match, rash = rash_match(seed, given.rash)
        nodes, _ = walk(match.journal, player)
        begun = process_time()
        a = analyse(match.journal, SEAT, 1)
        took = process_time() - begun
        print(
            f"match {number}: {match.length} choices, {took:.0f} s; {a.start:.1f} at the start, "
            f"luck {a.luck:+.1f}, choices {a.choices:+.1f}, {a.result:.0f} at the end",
            flush=True,
        )
        if number % 2 == 0:
            again = analyse(match.journal, SEAT, 2)
            for kind in (None, "choice"):
                both = set(greatest(a, kind)) & set(greatest(again, kind))
                what = kind or "swing"
                print(f"  of the five greatest ({what}) {len(both)} return", flush=True)
        shown = {s.number: s for s in a.swings if s.kind == "choice"}
        for at in sorted(rash):
            mean, spread = truths.of(f"{seed} {given.rash}", nodes, at)
            if mean > -COSTS or mean + 2 * spread > 0:
                continue
            costly += 1
            found = at in shown and shown[at].high < 0
            seen += found
            coach = "nothing"
            if at in shown:
                coach = f"{shown[at].gain:+.1f} ({shown[at].low:+.1f} to {shown[at].high:+.1f})"
            print(
                f"  {at + 1}. {nodes[at].choice} for {nodes[at].better}: truly {mean:+.1f} "
                f"± {2 * spread:.1f}, coach {coach}{'' if found else ': not found'}",
                flush=True,
            )
    print(f"found {seen} of {costly}")


if __name__ == "__main__":
    main()
