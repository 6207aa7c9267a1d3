"""How a commander goes about a turn: what it minds, what it dares. The general weighs two."""

from __future__ import annotations

from typing import NamedTuple


class Stance(NamedTuple):
    """Factors of what the commander counts with; one is as usual."""

    name: str
    losses: float = 1.0  # its own
    promise: float = 1.0  # what a battle must promise
    ground: float = 1.0  # what ground is worth that is won in battle


USUAL = Stance("usual")
ALL_OUT = Stance("all-out", losses=0.15, promise=0.2, ground=0.5)  # nothing counts but points
