"""Everything that can happen. The fields are the arguments of the messages `event-...`."""

from __future__ import annotations

from stavka.kernel import Event


class MineLaid(Event, frozen=True):
    hex: str  # only its own side hears of it: see `audience` where it is told


class MinesLaid(Event, frozen=True):
    count: int


class TurnBegins(Event, frozen=True):
    turn: int


class Rowed(Event, frozen=True):
    hex: str


class Sounded(Event, frozen=True):
    hex: str
    dice: tuple[int, ...]
    seen: bool


class MineFound(Event, frozen=True):
    hex: str


class MineExploded(Event, frozen=True):
    hex: str
    dice: tuple[int, ...]
    hurt: bool


class ShotFired(Event, frozen=True):
    dice: tuple[int, ...]
    needed: int
    hit: bool


EVENTS = (
    MineLaid, MinesLaid, TurnBegins, Rowed, Sounded, MineFound, MineExploded, ShotFired,
)  # fmt: skip
