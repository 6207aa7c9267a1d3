"""What all steps of Pavlov's House share."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from stavka import kernel
from stavka.games.pavlov import events as e
from stavka.games.pavlov.position import OUT, RESERVES, Position

Play = kernel.Play[Position]
REMOVED = "removed-from-the-game"


class Step(kernel.Step[Position], frozen=True):
    """Resolves by itself."""


class Ask(kernel.Ask[Position], frozen=True):
    """Asks those who decide for the Soviets in this phase; one answer is enough. [7.3a, 7.3b]"""

    def seats(self, p: Position) -> tuple[str, ...]:
        return p.soviets


def location_id(number: int) -> str:
    return f"location-{number}"


def absent(p: Position, name: str, to: str) -> str | None:
    """Why a name stands for nobody in Pavlov's House: removed, or not (yet) there. [0.3.1a]"""
    at = p.men[p.box.man[name]] if name in p.box.man else None
    if at is not None and at >= RESERVES:
        return None
    return REMOVED if at == OUT else f"not-in-house/{to}"


def draw(p: Position, play: Play) -> int:
    """Take a Soviet card; an empty deck is made anew from the discards. [2.1b]"""
    if not p.soviet_deck:
        p.soviet_deck, p.discard = p.discard, []
        play.dice.shuffle(p.soviet_deck)
        play.tell(e.DeckShuffled())
    card = p.soviet_deck.pop()
    p.hand.append(card)
    play.reveal()
    return card


@cache
def chance_of_hit(dice: int, needed: int) -> Fraction:
    """That at least one of the dice shows the needed value or more."""
    return 1 - Fraction(max(0, min(6, needed - 1)), 6) ** dice


@cache
def count_odds(dice: int, needed: int) -> tuple[Fraction, ...]:
    """Of each number of dice that show the needed value or more."""
    ways = [Fraction(1)]
    hit = chance_of_hit(1, needed)
    for _ in range(dice):
        ways = [
            (ways[k] if k < len(ways) else 0) * (1 - hit) + (ways[k - 1] if k else 0) * hit
            for k in range(len(ways) + 1)
        ]
    return tuple(Fraction(w) for w in ways)


@cache
def sum_odds(dice: int, at_least: int) -> Fraction:
    """That the sum of the dice is this or more."""
    ways = {0: 1}
    for _ in range(dice):
        after: dict[int, int] = {}
        for total, count in ways.items():
            for face in range(1, 7):
                after[total + face] = after.get(total + face, 0) + count
        ways = after
    return Fraction(sum(n for total, n in ways.items() if total >= at_least), 6**dice)
