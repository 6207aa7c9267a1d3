"""What all steps of Tank Battle share."""

from __future__ import annotations

from stavka import kernel
from stavka.games.tanks.position import DESTROYED, SEEN, SHAKEN, Position

Play = kernel.Play[Position]


class Step(kernel.Step[Position], frozen=True):
    """Resolves by itself."""


class Ask(kernel.Ask[Position], frozen=True):
    """Asks one seat or several."""


class AskOwner(Ask, frozen=True):
    """Asks the seat that commands one platoon."""

    unit: int

    def seats(self, p: Position) -> tuple[str, ...]:
        return (p.seats[p.owner[self.unit]],)


def own_side(p: Position, unit: int) -> tuple[str, ...]:
    """Who hears of a unit in ambush: the seats of its side."""
    return p.seats_of(p.sides[unit])


def hexes(p: Position, route: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(p.field.number(hex) for hex in route)


def place(p: Position, unit: int) -> str:
    return p.field.number(p.at[unit])


def find_unit(p: Position, id: str) -> int:
    """The platoon with this id, or -1."""
    return p.ids.index(id) if id in p.ids else -1


def remove(p: Position, unit: int, where: int = DESTROYED) -> None:
    """Off the field for good. [3.3b]"""
    p.at[unit] = where
    p.strength[unit] = 0
    come_to_rest(p, unit)


def come_to_rest(p: Position, unit: int) -> None:
    """It moves no more, has no sector and is in no ambush."""
    p.moving[unit] = p.aims[unit] = p.facing[unit] = -1
    p.zone[unit] = p.bonus[unit] = 0
    p.hidden[unit] = SEEN
    p.quitting[unit] = 0


def suppress(p: Position, unit: int) -> None:
    """Orders not yet executed are cancelled, Defence and Ambush end. [5.3a, 5.3b, 5.3f]"""
    p.suppressed[unit] = SHAKEN
    come_to_rest(p, unit)
