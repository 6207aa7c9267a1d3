"""What every answer of the veteran is: a choice, and the message that says why."""

from __future__ import annotations

from stavka.kernel import Arg, Choice, Message

Advice = tuple[Choice, Message]
Offered = tuple[Choice, ...]


def because(reason: str, **args: Arg) -> Message:
    return Message("why-" + reason, args)


def percent(chance: float) -> int:
    return round(100 * chance)
