"""Glicko-2, by the formulas that Mark Glickman published: how strong somebody is, how sure that is,
and how much it changes. No library for it is kept well enough to lean on."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import NamedTuple

SCALE = 173.7178  # points of a rating in one of the formulas' units
MIDDLE = 1500.0
WIDEST = 350.0  # deviation of whoever is not known
TAU = 0.5  # how fast volatility may change
NEAR = 1e-6


class Rating(NamedTuple):
    """A strength; with 95 % it lies within two deviations."""

    rating: float = MIDDLE
    deviation: float = WIDEST
    volatility: float = 0.06


class Game(NamedTuple):
    """Against whom, and what came of it: 1 is won, 0.5 drawn, 0 lost."""

    rival: Rating
    score: float


def idle(before: Rating, periods: int) -> Rating:
    """After periods in which nothing was played it is less sure."""
    units = before.deviation / SCALE
    wider = SCALE * sqrt(units**2 + max(0, periods) * before.volatility**2)
    return before._replace(deviation=min(WIDEST, wider))


def together(ratings: Sequence[Rating]) -> Rating:
    """Several rivals as one: on average as strong and as sure as they are."""
    count = len(ratings)
    return Rating(
        sum(each.rating for each in ratings) / count,
        sqrt(sum(each.deviation**2 for each in ratings) / count),
    )


def rated(before: Rating, games: Sequence[Game]) -> Rating:
    """After all games of one period."""
    if not games:
        return idle(before, 1)
    mu, phi = (before.rating - MIDDLE) / SCALE, before.deviation / SCALE
    known = gain = 0.0
    for rival, score in games:
        weight = 1 / sqrt(1 + 3 * (rival.deviation / SCALE) ** 2 / pi**2)
        expected = 1 / (1 + exp(-weight * (mu - (rival.rating - MIDDLE) / SCALE)))
        known += weight**2 * expected * (1 - expected)
        gain += weight * (score - expected)
    sigma = _volatility(before.volatility, phi, 1 / known, gain / known)
    phi = 1 / sqrt(1 / (phi**2 + sigma**2) + known)
    return Rating(MIDDLE + SCALE * (mu + phi**2 * gain), min(WIDEST, SCALE * phi), sigma)


def _volatility(before: float, phi: float, variance: float, change: float) -> float:
    """The new one: where f crosses zero, between two values that close in on it."""
    middle = log(before**2)

    def f(x: float) -> float:
        e = exp(x)
        whole = phi**2 + variance + e
        return e * (change**2 - whole) / (2 * whole**2) - (x - middle) / TAU**2

    a = middle
    if change**2 > phi**2 + variance:
        b = log(change**2 - phi**2 - variance)
    else:
        b = a - TAU
        while f(b) < 0:
            b -= TAU
    at_a, at_b = f(a), f(b)
    while abs(b - a) > NEAR:
        c = a + (a - b) * at_a / (at_b - at_a)
        at_c = f(c)
        if at_c * at_b <= 0:
            a, at_a = b, at_b
        else:
            at_a /= 2
        b, at_b = c, at_c
    return exp(a / 2)
