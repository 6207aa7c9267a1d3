"""Turns that are lost: in bed, in hiding, at rest. [14.1b, 14.2a, 14.2b, 15.4a, 16.2a]

Who loses a turn also ends the present one with the card that is being read. A lost turn is lost,
also over the end of a month; only the bed is left then.
"""

from __future__ import annotations

from stavka.games.partisans.position import IN_BED, LOST_TURNS, RESTING, Position

KINDS_OF_LOSS = len(LOST_TURNS)


def lose_turn(p: Position, camp: int, why: int) -> None:
    p.lost[camp * KINDS_OF_LOSS + why] += 1


def put_to_bed(p: Position, camp: int) -> None:
    """No turn until the month ends, and never less than the one of a leader with water. [14.2b]"""
    p.lost[camp * KINDS_OF_LOSS + IN_BED] = 1
    lose_turn(p, camp, RESTING)


def to_be_lost(p: Position, camp: int, why: int) -> int:
    return p.lost[camp * KINDS_OF_LOSS + why]


def next_loss(p: Position, camp: int) -> int | None:
    """Why the camp loses its next turn; None if it does not."""
    at = camp * KINDS_OF_LOSS
    return next((why for why in range(KINDS_OF_LOSS) if p.lost[at + why]), None)


def pass_over(p: Position, camp: int) -> int | None:
    """Why the camp loses this turn, which is counted; None if it does not.

    Days in bed are rest, too, but they do not hide anybody.
    """
    why = next_loss(p, camp)
    if why is not None:
        at = camp * KINDS_OF_LOSS + (RESTING if why == IN_BED else why)
        p.lost[at] = max(0, p.lost[at] - 1)
    return why


def all_in_bed(p: Position) -> bool:
    return all(to_be_lost(p, camp, IN_BED) for camp in p.living())


def leave_beds(p: Position) -> None:
    """The month is over, or nobody else could raid. [14.2b]"""
    for camp in p.camps:
        p.lost[camp * KINDS_OF_LOSS + IN_BED] = 0


def forget_lost_turns(p: Position, camp: int) -> None:
    """Of a camp that is no more."""
    at = camp * KINDS_OF_LOSS
    p.lost[at : at + KINDS_OF_LOSS] = bytes(KINDS_OF_LOSS)
