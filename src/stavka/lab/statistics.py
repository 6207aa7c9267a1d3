"""What many games say: shares with their intervals, and how numbers are spread."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import accumulate
from math import sqrt

import msgspec

from stavka.bots.league import wilson

QUANTILES = (0.0, 0.05, 0.25, 0.5, 0.75, 0.95, 1.0)


class Share(msgspec.Struct, frozen=True):
    """How many of all, with the 95 % Wilson interval of the share."""

    count: int
    of: int
    share: float
    low: float
    high: float

    @classmethod
    def of_all(cls, count: int, total: int) -> Share:
        share = count / total if total else 0.0
        low, high = wilson(count, total)
        # Rounding may leave the share itself a hair outside.
        return cls(count, total, share, min(low, share), max(high, share))


class Spread(msgspec.Struct, frozen=True):
    """Mean, standard deviation and quantiles of some numbers."""

    count: int
    mean: float
    sd: float
    quantiles: dict[str, float]  # "0", "5", "25", "50", "75", "95", "100" per cent

    @classmethod
    def over(cls, numbers: Iterable[int]) -> Spread | None:
        """None if there are no numbers. A Counter says how often each of them is there."""
        often = Counter(numbers)
        count = often.total()
        if not count:
            return None
        total = sum(n * k for n, k in often.items())
        squares = sum(n * n * k for n, k in often.items())
        # In whole numbers, so that the order in which they came cannot matter.
        sd = sqrt((count * squares - total * total) / (count * (count - 1))) if count > 1 else 0.0
        ordered = sorted(often.items())
        quantiles = {f"{q * 100:.0f}": _quantile(ordered, count, q) for q in QUANTILES}
        return cls(count, total / count, sd, quantiles)


def _quantile(ordered: Sequence[tuple[int, int]], count: int, q: float) -> float:
    """As `quantile`, of numbers with how often each is there."""
    at = q * (count - 1)
    below = int(at)
    ends = list(accumulate(often for _, often in ordered))
    low = ordered[bisect_right(ends, below)][0]
    high = ordered[bisect_right(ends, min(below + 1, count - 1))][0]
    return low + (high - low) * (at - below)


def quantile(ordered: Sequence[int], q: float) -> float:
    """The number below which a share q of the ordered numbers lies, interpolated."""
    at = q * (len(ordered) - 1)
    below = int(at)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (at - below)
