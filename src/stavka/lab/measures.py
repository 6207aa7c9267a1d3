"""One measure of many games, with how sure it is: named by its path in what `simulate` prints.

`wins.SEAT.share`, `draws.share` and `outcomes.REASON.share` are shares; `scores.SEAT`, `choices`,
`turns` and what else a game counts, `counts.NAME`, have a `mean`, an `sd` and `quantiles.50`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Any

import msgspec

from stavka.bots.league import wilson
from stavka.kernel import Game, StavkaError
from stavka.lab.simulate import Result
from stavka.lab.statistics import quantile

SHARES = ("wins", "draws", "outcomes")
SPREADS = ("scores", "choices", "turns", "counts")


class Estimate(msgspec.Struct, frozen=True):
    """What so many games say of a measure, and from where to where it may really lie."""

    value: float
    low: float
    high: float
    games: int


class Measure(msgspec.Struct, frozen=True):
    """A measure by the parts of its path."""

    kind: str  # wins, draws, outcomes; scores, choices, turns, counts
    of: str  # a seat, a reason, what is counted, or nothing
    figure: str  # share; mean, sd, or per cent of a quantile

    def estimate(self, results: Sequence[Result], confidence: float) -> Estimate | None:
        """None if no game can say anything."""
        z = NormalDist().inv_cdf(0.5 + confidence / 2)
        if self.kind in SHARES:
            count = sum(map(self._happened, results))
            low, high = wilson(count, len(results), z)
            value = count / len(results) if results else 0.0
            return Estimate(value, min(low, value), max(high, value), len(results))
        numbers = sorted(n for n in map(self._number, results) if n is not None)
        return self._spread(numbers, z) if numbers else None

    def _happened(self, result: Result) -> bool:
        if self.kind == "draws":
            return result.draw
        return self.of in result.winners if self.kind == "wins" else self.of == result.reason

    def _number(self, result: Result) -> int | None:
        if self.kind == "scores":
            return result.scores.get(self.of)
        if self.kind == "counts":
            return result.counts.get(self.of)
        return result.choices if self.kind == "choices" else result.turns

    def _spread(self, ordered: Sequence[int], z: float) -> Estimate:
        count = len(ordered)
        sd = stdev(ordered) if count > 1 else 0.0
        if self.figure == "mean":
            value, half = fmean(ordered), z * sd / sqrt(count)
            return Estimate(value, value - half, value + half, count)
        if self.figure == "sd":
            half = z * sd / sqrt(2 * max(1, count - 1))
            return Estimate(sd, max(0.0, sd - half), sd + half, count)
        # Of a quantile: between which of the ordered numbers it lies.
        q = float(self.figure) / 100
        half = z * sqrt(q * (1 - q) / count)
        ends = (quantile(ordered, min(1.0, max(0.0, q + way * half))) for way in (-1, 0, 1))
        low, value, high = ends
        return Estimate(value, low, high, count)


def measure(game: Game[Any], scenario: str, path: str) -> Measure:
    """The measure that a path names; one that no game can have is refused."""
    kind, *rest = path.split(".")
    if kind not in (*SHARES, *SPREADS):
        known = ", ".join((*SHARES, *SPREADS))
        raise StavkaError(f"no measure {path!r}; there are {known}, as in stavka simulate --json")
    of = rest.pop(0) if kind in ("wins", "outcomes", "scores", "counts") and rest else ""
    seats = game.scenario(scenario).seats
    if kind in ("wins", "scores") and of not in seats:
        raise StavkaError(f"{path}: no seat {of!r}; the seats are {', '.join(seats)}")
    if kind == "outcomes" and not game.texts("en").has(f"outcome-{of}"):
        raise StavkaError(f"{path}: no match ends with {of!r}")
    if kind == "counts" and of not in game.counts:
        known = ", ".join(game.counts) or "nothing"
        raise StavkaError(f"{path}: {game.id} counts no {of!r}; it counts {known}")
    figure = _figure(kind, rest)
    if figure is None:
        ends = "share" if kind in SHARES else "mean, sd or quantiles.0 to quantiles.100"
        raise StavkaError(f"{path}: ends with none of {ends}")
    return Measure(kind, of, figure)


def _figure(kind: str, rest: list[str]) -> str | None:
    if kind in SHARES:
        return "share" if rest == ["share"] else None
    if rest in (["mean"], ["sd"]):
        return rest[0]
    if len(rest) == 2 and rest[0] == "quantiles" and rest[1].isdecimal() and int(rest[1]) <= 100:
        return rest[1]
    return None
