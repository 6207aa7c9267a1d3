"""What chance a seat has to win that stands like this, in a glance at a month's beginning.

A guess for whoever cannot play on to the end. What each sign counts for was learned from games of
the leader: `python -m stavka.lab.prospects partisans two four` learns it anew, and says how good
the guess is.
"""

from __future__ import annotations

from math import exp

from stavka.games.partisans.leader.sheet import sheet_of
from stavka.games.partisans.leader.worth import Outlook, worth
from stavka.games.partisans.position import Position
from stavka.games.partisans.rules.ending import last_month

SOON = 0.1  # of a game: as much as its last month still counts
TEN = 10.0  # points

# What each of the `signs` counts for.
WEIGHTS: tuple[float, ...] = (-0.02, 0.28, -0.24, 0.42)


def signs(p: Position, seat: str) -> list[float]:
    """How much better it stands than the best of the others, in figures."""
    me, outlook = p.seats.index(seat), Outlook(p)
    left = max(0, last_month(p) - p.month + 1) / last_month(p)
    one_side = p.one_side()
    best = {True: (-TEN, -TEN), False: (-TEN, -TEN)}  # of one's own and of the others: in all, now
    for camp in p.living():
        own = camp == me if one_side else p.side(camp) == p.side(me)
        best[own] = max(best[own], (worth(sheet_of(p, camp), outlook), float(p.points[camp])))
    ahead = (best[True][0] - best[False][0]) / TEN
    now = (best[True][1] - best[False][1]) / TEN
    return [ahead, ahead / (left + SOON), now, now / (left + SOON)]


def chance(p: Position, seat: str) -> float:
    return 1 / (1 + exp(-sum(w * x for w, x in zip(WEIGHTS, signs(p, seat), strict=True))))
