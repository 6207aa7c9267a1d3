"""Two sets of games side by side: what differs, and whether it could be chance.

Shares are compared by the two-proportion z test, means by Welch's test (normal, as there are many
games). The more is compared, the likelier something looks unlikely: Holm's rule keeps the chance
that any of it is called significant by mistake at 5 %.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from statistics import NormalDist

import msgspec

from stavka.lab.simulate import Simulation
from stavka.lab.statistics import Share, Spread

MISTAKES = 0.05


class Difference(msgspec.Struct, frozen=True):
    """One measure of both, and how likely such a difference is by chance alone."""

    kind: str  # wins, draws, outcomes; scores, choices, turns, counts
    of: str  # a seat, a reason, what is counted, or nothing
    one: float
    other: float
    p: float
    significant: bool

    @property
    def share(self) -> bool:
        return self.kind in ("wins", "draws", "outcomes")


def compare(one: Simulation, other: Simulation) -> list[Difference]:
    """All that both have; what is in one alone is nothing in the other, if it is a share."""
    found = [*_shares(one, other), *_spreads(one, other)]
    order = sorted(range(len(found)), key=lambda n: found[n].p)
    for rank, n in enumerate(order):
        if found[n].p > MISTAKES / (len(found) - rank):
            break
        found[n] = msgspec.structs.replace(found[n], significant=True)
    return found


def _shares(one: Simulation, other: Simulation) -> Iterator[Difference]:
    for seat in one.wins:
        if seat in other.wins:
            yield _of_shares("wins", seat, one.wins[seat], other.wins[seat])
    yield _of_shares("draws", "", one.draws, other.draws)
    none = (Share.of_all(0, s.draws.of) for s in (one, other))
    first, second = none
    for reason in dict.fromkeys([*one.outcomes, *other.outcomes]):
        pair = one.outcomes.get(reason, first), other.outcomes.get(reason, second)
        yield _of_shares("outcomes", reason, *pair)


def _spreads(one: Simulation, other: Simulation) -> Iterator[Difference]:
    for kind in ("scores", "counts"):
        mine, theirs = getattr(one, kind), getattr(other, kind)
        for name in mine:
            if name in theirs:
                yield _of_means(kind, name, mine[name], theirs[name])
    yield _of_means("choices", "", one.choices, other.choices)
    if one.turns and other.turns:
        yield _of_means("turns", "", one.turns, other.turns)


def _of_shares(kind: str, of: str, one: Share, other: Share) -> Difference:
    pooled = (one.count + other.count) / (one.of + other.of)
    error = sqrt(pooled * (1 - pooled) * (1 / one.of + 1 / other.of))
    return Difference(kind, of, one.share, other.share, _p(one.share - other.share, error), False)


def _of_means(kind: str, of: str, one: Spread, other: Spread) -> Difference:
    error = sqrt(one.sd**2 / one.count + other.sd**2 / other.count)
    return Difference(kind, of, one.mean, other.mean, _p(one.mean - other.mean, error), False)


def _p(difference: float, error: float) -> float:
    if not difference:
        return 1.0
    return 2 * NormalDist().cdf(-abs(difference) / error) if error else 0.0


def even(share: Share, expected: float) -> float:
    """How likely a share so far from the expected one is by chance alone."""
    return _p(share.share - expected, sqrt(expected * (1 - expected) / share.of))
