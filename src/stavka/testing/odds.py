"""Odds: sound as numbers, and true of the dice."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from math import sqrt
from typing import Any, NamedTuple

from stavka.kernel import Dice, Event, Match, Message, Odds
from stavka.testing.walk import Spot, as_bytes

TRIES = 400
SIGMAS = 4.5  # how far a frequency may lie from its probability


class Reading(NamedTuple):
    """How a game's odds are to be read: which results came true in these events (None if they do
    not tell: the dice fall later, or other dice have a part in it), and which results stand apart,
    one for each target, instead of excluding each other."""

    came_true: Callable[[Odds, Sequence[Event]], Collection[Message] | None]
    apart: frozenset[str] = frozenset()


def with_other_dice(match: Match[Any], seed: int | str) -> Match[Any]:
    """A copy that will roll other dice."""
    fork = match.fork()
    fork.dice = Dice(f"other {seed}")
    return fork


def frequencies(
    match: Match[Any], seat: str, choice: str, odds: Odds, reading: Reading, tries: int = TRIES
) -> list[int] | None:
    """How often each result of the odds comes true when the choice is played so many times; None
    if that cannot be told."""
    results = [chance.result for chance in odds]
    found = [0] * len(odds)
    for seed in range(tries):
        events = with_other_dice(match, f"{choice} {seed}").play(seat, choice)
        true = reading.came_true(odds, events)
        if true is None:
            return None
        for result in true:
            found[results.index(result)] += 1
    return found


class Bookmaker:
    """Looks at all odds of a walk, and tries out some of those that are new to it."""

    def __init__(self, reading: Reading | None, most: int) -> None:
        self.reading = reading
        self.most = most  # odds that are tried out
        self.tried: set[bytes] = set()
        self.seen = 0

    def check(self, spot: Spot) -> None:
        match = spot.match
        for seat in match.waiting:
            for choice in match.choices(seat):
                odds = match.odds(seat, choice)
                if odds is not None:
                    self.seen += 1
                    check_numbers(spot, choice, odds, self.reading)
                    self._try_out(spot, seat, choice, odds)

    def _try_out(self, spot: Spot, seat: str, choice: str, odds: Odds) -> None:
        key = as_bytes(odds)
        if self.reading and key not in self.tried and len(self.tried) < self.most:
            found = frequencies(spot.match, seat, choice, odds, self.reading)
            if found is not None:
                self.tried.add(key)
                check_frequencies(spot, choice, odds, self.reading, found)


def check_numbers(spot: Spot, choice: str, odds: Odds, reading: Reading | None) -> None:
    """Probabilities from 0 to 1; results that exclude each other sum to 1."""
    results = [as_bytes(chance.result) for chance in odds]
    if not odds or len(set(results)) < len(results):
        spot.fail("odds", f"{choice}: no results, or one twice: {odds}")
    if not all(c.denominator > 0 and 0 <= c.probability <= 1 for c in odds):
        spot.fail("odds", f"{choice}: not a probability: {odds}")
    if not _stand_apart(odds, reading) and sum(c.probability for c in odds) != 1:
        spot.fail("odds", f"{choice}: the chances do not sum to 1: {odds}")


def _stand_apart(odds: Odds, reading: Reading | None) -> bool:
    ids = {chance.result.id for chance in odds}
    if reading is not None:
        return ids <= reading.apart
    # Nobody says how to read them: the same result for several targets may stand apart.
    return len(ids) == 1 and all(chance.result.args for chance in odds)


def check_frequencies(
    spot: Spot, choice: str, odds: Odds, reading: Reading, found: list[int]
) -> None:
    """Played with many other dice, each result comes true about as often as its chance says."""
    if not _stand_apart(odds, reading) and sum(found) != TRIES:
        spot.fail("odds", f"{choice}: in {TRIES} tries {found} of {odds} came true")
    for count, chance in zip(found, odds, strict=True):
        expected = float(chance.probability)
        bound = SIGMAS * sqrt(expected * (1 - expected) / TRIES)
        if abs(count / TRIES - expected) > bound:
            seen = f"{count / TRIES:.3f} instead of {expected:.3f}"
            spot.fail("odds", f"{choice}: {chance.result.id} comes true {seen}")
