"""What all steps of Tank Battle share."""

from __future__ import annotations

from typing import ClassVar

from stavka import kernel
from stavka.games.tanks.position import DESTROYED, SEEN, SHAKEN, Position
from stavka.kernel import Arg, Choice, Reason, choice

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


class AskTarget(AskOwner, frozen=True):
    """Asks at which of several enemies a platoon shoots. `other`: why not at any other one."""

    other: ClassVar[str]

    def targets(self, p: Position) -> list[int]:
        raise NotImplementedError

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        return {"unit": p.ids[self.unit]}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        return [choice("target", p.ids[u]) for u in self.targets(p)]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb != "target" or not choice.args:
            return None
        unit = find_unit(p, choice.args[0])
        if unit < 0 or p.at[unit] < 0 or p.hidden[unit]:
            return "no-such-unit"
        return self.other

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        p.aims[self.unit] = p.ids.index(choice.args[0])


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
