"""What many games say: shares with their intervals, and how numbers are spread."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, stdev

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
    def over(cls, numbers: Sequence[int]) -> Spread | None:
        """None if there are no numbers."""
        if not numbers:
            return None
        ordered = sorted(numbers)
        quantiles = {f"{q * 100:.0f}": quantile(ordered, q) for q in QUANTILES}
        sd = stdev(ordered) if len(ordered) > 1 else 0.0
        return cls(len(ordered), fmean(ordered), sd, quantiles)


def quantile(ordered: Sequence[int], q: float) -> float:
    """The number below which a share q of the ordered numbers lies, interpolated."""
    at = q * (len(ordered) - 1)
    below = int(at)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (at - below)
