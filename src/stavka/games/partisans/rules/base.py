"""What every step of Partisans needs."""

from __future__ import annotations

from stavka.games.partisans.position import LOST_TURNS, RAIDING, Position
from stavka.games.partisans.rules.lost_turns import next_loss
from stavka.kernel import Ask, choice
from stavka.kernel import Play as KernelPlay
from stavka.kernel import Step as KernelStep

Play = KernelPlay[Position]
Step = KernelStep[Position]

DONE = choice("done")


class AskCamp(Ask[Position], frozen=True):
    """Asks the leader of one camp, as nearly every question does."""

    camp: int

    def seats(self, p: Position) -> tuple[str, ...]:
        return (p.seats[self.camp],)

    def why_idle(self, p: Position, seat: str) -> str | None:
        camp = p.seats.index(seat)
        if p.out[camp]:
            return "your-camp-is-gone"
        why = next_loss(p, camp) if p.phase == RAIDING else None
        return None if why is None else f"turn-lost-{LOST_TURNS[why]}"
