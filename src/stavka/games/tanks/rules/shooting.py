"""7 The shooting test; 3.10 fire power."""

from __future__ import annotations

from stavka.games.tanks import events as e
from stavka.games.tanks.position import Position
from stavka.games.tanks.rules.base import Play
from stavka.games.tanks.rules.rulings import BEST_ACCURACY
from stavka.games.tanks.rules.sight import sight

PLAIN, SUPPRESSIVE, ON_THE_MOVE = range(3)


def intensity(p: Position, unit: int, target: int) -> int:
    """Dice against this type of target by present strength; 0: no such target on the card.
    [3.10a-c, 7.1b]"""
    row = p.box.intensity[p.cards[unit]][p.box.card_type[p.cards[target]]]
    return row[-p.strength[unit]] if row else 0


def dice_of(p: Position, unit: int, target: int, manner: int = PLAIN) -> int:
    """Half more for Suppressive fire, less on the move. [10.2c, 10.11b, 11.2a]"""
    dice = intensity(p, unit, target)
    if manner == SUPPRESSIVE:
        return dice + (dice + 1) // 2
    if manner == ON_THE_MOVE:
        less = p.card(unit).on_the_move_dice
        return (dice + 1) // 2 if less == "half" else max(0, dice - less)
    return dice


def accuracy_at(p: Position, unit: int, distance: int, extra: int = 0) -> int:
    """The highest die that hits; 0: out of range. [3.10e-g]"""
    row = p.card(unit).accuracy
    accuracy = row[distance] if distance < len(row) else 0
    return min(accuracy + extra, BEST_ACCURACY) if accuracy else 0


def in_range(p: Position, unit: int, hex: int) -> bool:
    """In line of sight and at a distance that the card knows. [10.2b, 10.3b]"""
    at = p.at[unit]
    if at == hex:
        return False
    seen = p.field.seen(at, sight(p, unit)) >> hex & 1
    return bool(seen) and accuracy_at(p, unit, p.field.grid.distance(at, hex)) > 0


def shoot(
    p: Position, play: Play, unit: int, target: int, manner: int = PLAIN, extra: int = 0
) -> int:
    """Distance, type, dice, roll, accuracy: how many hits; protection comes later. [7.1a-c]"""
    distance = p.field.grid.distance(p.at[unit], p.at[target])
    accuracy = accuracy_at(p, unit, distance, extra)
    return roll(p, play, unit, target, distance, accuracy, dice_of(p, unit, target, manner))


def roll(
    p: Position, play: Play, unit: int, target: int, distance: int, accuracy: int, count: int
) -> int:
    dice = play.dice.roll(count)
    hits = sum(face <= accuracy for face in dice)
    play.tell(
        e.ShotFired(
            unit=p.ids[unit], target=p.ids[target], distance=distance, dice=dice,
            accuracy=accuracy, hits=hits,
        )
    )  # fmt: skip
    return hits
