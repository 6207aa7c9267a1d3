"""What the coach tells: a curve, sums, and the swings with what would have been better."""

from __future__ import annotations

from typing import Literal

import msgspec

from stavka.coach.scale import Unit
from stavka.kernel import Message

Kind = Literal["choice", "luck", "other"]  # one's own choice, the dice, another seat's choice


class Point(msgspec.Struct, frozen=True):
    """What a match promised a seat when so many choices had been made."""

    number: int
    turn: int
    value: float


class Step(msgspec.Struct, frozen=True):
    """A choice of a line of play."""

    seat: str
    choice: str


class Swing(msgspec.Struct, frozen=True):
    """What changed the promise by much. The interval is of 95 %."""

    kind: Kind
    number: int  # choices made before it
    turn: int
    seat: str  # who chose; for luck, whose choice called for it
    choice: str
    gain: float  # for the seat that the analysis is about; a loss is below 0
    low: float
    high: float
    dice: tuple[int, ...] = ()
    better: str = ""  # what the bot would have chosen instead
    why: Message | None = None
    line: tuple[Step, ...] = ()  # where that leads, the better choice first


class Analysis(msgspec.Struct, frozen=True):
    """`start` + `luck` + `choices` + `others` is the `result`."""

    game: str
    scenario: str
    seat: str
    unit: Unit
    seed: str
    start: float
    result: float
    luck: float
    choices: float
    others: float
    curve: tuple[Point, ...]
    swings: tuple[Swing, ...]  # the largest first
    own: int  # choices of the seat
    agreed: int  # of these, as the bot would have chosen
    imagined: int  # choices made in imagination
    short: bool = False  # whether it was stopped before it was sure
