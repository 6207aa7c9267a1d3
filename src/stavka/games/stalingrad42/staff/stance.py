"""How a commander goes about a turn: what it minds, what it dares. The general weighs several."""

from __future__ import annotations

from typing import NamedTuple


class Stance(NamedTuple):
    """Factors of what the commander counts with; one is as usual."""

    name: str
    losses: float = 1.0  # its own
    promise: float = 1.0  # what a battle must promise
    ground: float = 1.0  # what ground is worth that is won in battle
    march: float = 1.0  # getting on to one's objective
    press: float = 1.0  # shunning posts of the line that are hard pressed


USUAL = Stance("usual")
CAREFUL = Stance("careful", losses=1.5, promise=2.0)
BOLD = Stance("bold", losses=0.6, promise=0.5, ground=1.5)
# Which of them an attacker weighs, and a defender.
STANCES = (
    (USUAL, CAREFUL, BOLD, Stance("swift", march=2.0, ground=2.0)),
    (USUAL, CAREFUL, Stance("elastic", press=3.0), Stance("stubborn", press=0.3, march=1.5)),
)
