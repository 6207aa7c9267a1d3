"""What every answer of the leader is: a choice, and the message that says why."""

from __future__ import annotations

from stavka.kernel import Arg, Choice, Message

Advice = tuple[Choice, Message]
Offered = tuple[Choice, ...]


def because(reason: str, **args: Arg) -> Message:
    return Message("why-" + reason, args)


def pick(offered: Offered, wish: str) -> Choice:
    """The choice that is wished for; if it is not offered, the last, which does the least."""
    return next((choice for choice in offered if choice == wish), offered[-1])
