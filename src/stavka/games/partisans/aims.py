"""What puzzles of Partisans want. They begin when a month is settled and end with the next one."""

from __future__ import annotations

from collections.abc import Iterator

from stavka.games.partisans.position import ATTACKING, Position
from stavka.games.partisans.rules.attacks import Ransom
from stavka.games.partisans.rules.ending import last_month
from stavka.games.partisans.rules.trade import Consider, Draft, Exchange, Trade
from stavka.kernel import Aim
from stavka.kernel.puzzle import Args

GAINS = range(3, 31, 3)
CROWD = (1, 2, 4)


def over(now: Position, args: Args) -> bool:
    """Whether the month that is meant has ended."""
    return now.outcome is not None or now.month > int(args["month"])


def settles(p: Position, seat: str) -> bool:
    """Whether it is the end of a month, when all cards are open: the next deal is still to come, so
    nothing is hidden. Deals are left out, which take two."""
    between = not p.closed and 0 < p.month < last_month(p)
    return (
        between
        and p.heroes[camp_of(p, seat)] >= 0
        and not isinstance(p.stack[-1], Trade | Draft | Exchange | Consider | Ransom)
    )


def camp_of(p: Position, seat: str) -> int:
    return p.seats.index(seat)


# Have so many points


def gain(p: Position, seat: str) -> Iterator[Args]:
    if settles(p, seat):
        for more in GAINS:
            yield {"points": p.points[camp_of(p, seat)] + more, "month": p.month + 1}


def gained(start: Position, now: Position, seat: str, args: Args) -> bool | None:
    if now.points[camp_of(now, seat)] >= int(args["points"]):
        return True
    return False if over(now, args) else None


# Nobody dies


def survive(p: Position, seat: str) -> Iterator[Args]:
    if settles(p, seat) and p.crowd(camp_of(p, seat)):
        yield {"month": p.month + 1}


def survived(start: Position, now: Position, seat: str, args: Args) -> bool | None:
    camp = camp_of(start, seat)
    if now.deaths[camp] > start.deaths[camp] or now.out[camp]:
        return False
    return True if over(now, args) else None


# More people in the camp


def people(p: Position, seat: str) -> Iterator[Args]:
    if settles(p, seat):
        for more in CROWD:
            yield {"count": p.crowd(camp_of(p, seat)) + more, "month": p.month + 1}


def peopled(start: Position, now: Position, seat: str, args: Args) -> bool | None:
    if not over(now, args):
        return None
    return now.crowd(camp_of(now, seat)) >= int(args["count"])


# Destroy an enemy's camp


def conquer(p: Position, seat: str) -> Iterator[Args]:
    camp = camp_of(p, seat)
    if settles(p, seat) and p.phase == ATTACKING:
        for other in p.enemies(camp):
            yield {"camp": p.id(other), "month": p.month + 1}


def conquered(start: Position, now: Position, seat: str, args: Args) -> bool | None:
    out = any(now.out[c] for c in now.camps if now.heroes[c] >= 0 and now.id(c) == args["camp"])
    return True if out else False if over(now, args) else None


# Ahead of all others


def lead(p: Position, seat: str) -> Iterator[Args]:
    if len(p.living()) > 1 and settles(p, seat):
        yield {"month": p.month + 1}


def led(start: Position, now: Position, seat: str, args: Args) -> bool | None:
    if not over(now, args):
        return None
    camp = camp_of(now, seat)
    others = (now.points[c] for c in now.camps if c != camp)
    return not now.out[camp] and now.points[camp] > max(others)


AIMS = {
    "gain": Aim(gain, gained),
    "survive": Aim(survive, survived),
    "people": Aim(people, peopled),
    "conquer": Aim(conquer, conquered),
    "lead": Aim(lead, led),
}
MESSAGES = {
    "aim-gain": ("points", "month"),
    "aim-survive": ("month",),
    "aim-people": ("count", "month"),
    "aim-conquer": ("camp", "month"),
    "aim-lead": ("month",),
}
