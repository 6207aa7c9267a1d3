"""What puzzles of Tank Battle want. All of them end with a turn."""

from __future__ import annotations

from collections.abc import Iterator

from stavka.games.tanks.position import CAPTURED, DESTROYED, ORDERING, Position
from stavka.kernel import Aim
from stavka.kernel.puzzle import Args

LOST = (DESTROYED, CAPTURED)


def over(now: Position, args: Args) -> bool:
    """Whether the turn that is meant has ended."""
    return now.outcome is not None or now.turn > int(args["turn"])


def side_of(p: Position, seat: str) -> int:
    return p.seat_side[p.seats.index(seat)]


def begins(p: Position, seat: str) -> bool:
    """Whether the seat has not begun to write orders."""
    number = p.seats.index(seat)
    own = (u for u, owner in enumerate(p.owner) if owner == number)
    return p.phase == ORDERING and p.writing[number] < 0 and not any(p.drafts[u].kind for u in own)


def seen(p: Position, seat: str) -> list[int]:
    """The enemies that stand openly on the field."""
    return [u for u in p.units_of(1 - side_of(p, seat)) if not p.hidden[u]]


def tanks(p: Position, side: int) -> int:
    """Of all its platoons together, those captured not counted."""
    return sum(p.strength[u] for u in p.units_of(side))


# Destroy a platoon


def destroy(p: Position, seat: str) -> Iterator[Args]:
    if begins(p, seat):
        for unit in seen(p, seat):
            yield {"unit": p.ids[unit], "turn": p.turn}


def destroyed(start: Position, now: Position, seat: str, args: Args) -> bool | None:
    if now.at[now.ids.index(str(args["unit"]))] in LOST:
        return True
    return False if over(now, args) else None


# Destroy so many tanks, whosoever


def strike(p: Position, seat: str) -> Iterator[Args]:
    if begins(p, seat) and seen(p, seat):
        for count in (1, 2, 3):
            yield {"count": count, "turn": p.turn}


def struck(start: Position, now: Position, seat: str, args: Args) -> bool | None:
    enemy = 1 - side_of(start, seat)
    if tanks(start, enemy) - tanks(now, enemy) >= int(args["count"]):
        return True
    return False if over(now, args) else None


# Lose no tank


def spare(p: Position, seat: str) -> Iterator[Args]:
    if begins(p, seat) and seen(p, seat):
        yield {"turn": p.turn}


def spared(start: Position, now: Position, seat: str, args: Args) -> bool | None:
    side = side_of(start, seat)
    if tanks(now, side) < tanks(start, side):
        return False
    return True if over(now, args) else None


# Keep a platoon that is hard pressed


def save(p: Position, seat: str) -> Iterator[Args]:
    if begins(p, seat) and seen(p, seat):
        for unit in p.units_of(side_of(p, seat)):
            if p.strength[unit] < p.card(unit).strength:
                yield {"unit": p.ids[unit], "turn": p.turn}


def saved(start: Position, now: Position, seat: str, args: Args) -> bool | None:
    if now.at[now.ids.index(str(args["unit"]))] in LOST:
        return False
    return True if over(now, args) else None


AIMS = {
    "destroy": Aim(destroy, destroyed),
    "strike": Aim(strike, struck),
    "spare": Aim(spare, spared),
    "save": Aim(save, saved),
}
MESSAGES = {
    "aim-destroy": ("unit", "turn"),
    "aim-strike": ("count", "turn"),
    "aim-spare": ("turn",),
    "aim-save": ("unit", "turn"),
}
