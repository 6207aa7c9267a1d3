"""Dice as tests of Tank Battle give them."""

from __future__ import annotations

PASSED, FAILED = (1, 1), (6, 6)  # a steadfastness test


def shot(hits: int, of: int) -> tuple[int, ...]:
    """So many ones, which hit at any accuracy; the others are sixes, which miss."""
    assert hits <= of
    return (1,) * hits + (6,) * (of - hits)
