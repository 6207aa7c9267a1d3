"""What a shot may bring: exact chances of how many tanks the target loses."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from math import comb

from stavka.games.tanks.position import Position
from stavka.games.tanks.rules.shooting import PLAIN, accuracy_at, dice_of
from stavka.kernel import Chance, Odds


@lru_cache(maxsize=4096)
def losses(dice: int, accuracy: int, protection: int, strength: int) -> Odds:
    """For each number of tanks lost, from none to all."""
    hit = Fraction(accuracy, 6)
    lost = [Fraction(0)] * (strength + 1)
    for hits in range(dice + 1):
        chance = comb(dice, hits) * hit**hits * (1 - hit) ** (dice - hits)
        lost[min(strength, max(0, hits - protection))] += chance
    return tuple(Chance.of(p, "tanks-lost", count=n) for n, p in enumerate(lost) if p)


def shot_odds(p: Position, unit: int, target: int, manner: int = PLAIN, extra: int = 0) -> Odds:
    """Of one shot alone, as both stand now; others may fire at the same target. [7.1a, 7.2a]"""
    distance = p.field.grid.distance(p.at[unit], p.at[target])
    accuracy = accuracy_at(p, unit, distance, extra)
    return losses(
        dice_of(p, unit, target, manner), accuracy, p.protection(target), p.strength[target]
    )


def fight_odds(p: Position, unit: int, target: int, accuracy: int) -> Odds:
    """Of one unit's fire in close combat."""
    return losses(dice_of(p, unit, target), accuracy, p.protection(target), p.strength[target])
