"""6.0 Ending the game: defeat at once, the score and its awards."""

from __future__ import annotations

from stavka.games.pavlov.components import Box
from stavka.games.pavlov.events import Defeat, FinalScore
from stavka.games.pavlov.position import (
    COMPETITIVE,
    COMPETITIVE_THREE,
    SEATS,
    WEHRMACHT,
    Position,
)
from stavka.games.pavlov.rules.base import Play, Step
from stavka.kernel import Message, Outcome


def soviet_seats(p: Position) -> tuple[str, ...]:
    return tuple(s for s in SEATS[p.mode] if s != WEHRMACHT)


def german_seats(p: Position) -> tuple[str, ...]:
    return (WEHRMACHT,) if p.mode in (COMPETITIVE, COMPETITIVE_THREE) else ()


def defeat(p: Position, play: Play, cause: str) -> None:
    """The game is lost at once. [6.3a-c]"""
    play.tell(Defeat(cause=f"defeat-{cause}"))
    reason = Message(f"outcome-{cause}", {"turn": p.turn})
    play.end(Outcome(german_seats(p), {}, reason))


def award(box: Box, score: int) -> tuple[str, str]:
    """Award and victory level of a score; the last is for whatever lies below. [6.5a-i]"""
    reached = (a for a in box.awards if score >= a[0])
    _, id, level = next(reached, box.awards[-1])
    return id, level


class Score(Step, frozen=True):
    """Count the points; a score of 1 wins, -9 to 0 is a draw. [6.2a-c, 6.4a-c, 6.5a-i]"""

    def resolve(self, p: Position, play: Play) -> None:
        parts = dict(p.score_parts())
        total = sum(parts.values())
        medal, level = award(p.box, total)
        play.tell(
            FinalScore(
                raids=parts["raids"], support=parts["support"], men=parts["men"],
                germans=parts["germans"], total=total, award=medal, level=level,
            )
        )  # fmt: skip
        if level in ("minor-defeat", "major-defeat"):
            winners, result = german_seats(p), "lost"
        elif level == "draw":
            winners, result = (), "drawn"
        else:
            winners, result = soviet_seats(p), "won"
        scores = dict.fromkeys(soviet_seats(p), total) | dict.fromkeys(german_seats(p), -total)
        reason = Message(f"outcome-{result}", {"score": total, "award": medal, "level": level})
        play.end(Outcome(winners, scores, reason, draw=result == "drawn"))
