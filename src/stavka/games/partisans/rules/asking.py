"""How this game asks: nearly every question goes to the leader of one camp."""

from __future__ import annotations

from stavka.games.partisans.position import Position
from stavka.kernel import Ask


class AskCamp(Ask[Position], frozen=True):
    """A question to the leader of one camp."""

    camp: int

    def seats(self, p: Position) -> tuple[str, ...]:
        return (p.seats[self.camp],)
