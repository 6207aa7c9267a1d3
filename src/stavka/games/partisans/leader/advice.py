"""How the leader takes up what is offered."""

from __future__ import annotations

from stavka.kernel import Choice, Offered


def pick(offered: Offered, wish: str) -> Choice:
    """The choice that is wished for; if it is not offered, the last, which does the least."""
    return next((choice for choice in offered if choice == wish), offered[-1])
