"""What puzzles of Pavlov's House want."""

from __future__ import annotations

from collections.abc import Iterator

from stavka.games.pavlov.components import COLOURS
from stavka.games.pavlov.position import OUT, SOVIET_CARDS, SOVIET_COUNTERS, STOCK, Position
from stavka.kernel import Aim
from stavka.kernel.puzzle import Args


def over(now: Position, args: Args) -> bool:
    """Whether the turn that is meant has ended."""
    return now.outcome is not None or now.turn > int(args["turn"])


# Lose nobody until the turn has ended


def hold(p: Position, seat: str) -> Iterator[Args]:
    if p.phase == SOVIET_CARDS:
        yield {"turn": p.turn}


def held(start: Position, now: Position, seat: str, args: Args) -> bool | None:
    lost = any(now.men[man] in (STOCK, OUT) for man in start.house())
    return False if lost else True if over(now, args) else None


# Shoot a counter off its space in this turn


def clear(p: Position, seat: str) -> Iterator[Args]:
    if p.phase == SOVIET_COUNTERS:
        for space, kind in enumerate(p.spaces):
            if kind:
                yield {"space": p.box.space_ids[space], "turn": p.turn}


def cleared(start: Position, now: Position, seat: str, args: Args) -> bool | None:
    if not now.spaces[now.box.space_ids.index(str(args["space"]))]:
        return True
    return False if over(now, args) else None


# Drive all Germans from before a side of the house


def sweep(p: Position, seat: str) -> Iterator[Args]:
    for colour, name in enumerate(COLOURS):
        if p.phase == SOVIET_COUNTERS and len(p.germans_on(colour)) > 1:
            yield {"colour": name, "turn": p.turn}


def swept(start: Position, now: Position, seat: str, args: Args) -> bool | None:
    if not now.germans_on(COLOURS.index(str(args["colour"]))):
        return True
    return False if over(now, args) else None


# Shoot several counters in one turn


def shoot(p: Position, seat: str) -> Iterator[Args]:
    if p.phase == SOVIET_COUNTERS:
        there = len(p.spaces) - p.spaces.count(0)
        for count in (2, 3):
            if count <= there:
                yield {"count": count, "turn": p.turn}


def shot(start: Position, now: Position, seat: str, args: Args) -> bool | None:
    gone = now.spaces.count(0) - start.spaces.count(0)
    return True if gone >= int(args["count"]) else False if over(now, args) else None


AIMS = {
    "hold": Aim(hold, held),
    "clear": Aim(clear, cleared),
    "sweep": Aim(sweep, swept),
    "shoot": Aim(shoot, shot),
}
MESSAGES = {
    "aim-hold": ("turn",),
    "aim-clear": ("space", "turn"),
    "aim-sweep": ("colour", "turn"),
    "aim-shoot": ("count", "turn"),
}
