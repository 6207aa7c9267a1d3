"""What steps of all chapters share: names of units and places, and who is asked."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from stavka import kernel
from stavka.games.stalingrad42.box import Box
from stavka.games.stalingrad42.components import SIDES
from stavka.games.stalingrad42.position import AREA, Position, place_id
from stavka.kernel import Choice

Step = kernel.Step[Position]
Play = kernel.Play[Position]


class AskActive(kernel.Ask[Position], frozen=True):
    """A question to the player whose turn it is."""

    def seats(self, p: Position) -> tuple[str, ...]:
        return (SIDES[p.side],)


class AskSide(kernel.Ask[Position], frozen=True):
    """A question to one side, whoever's turn it is."""

    to: int

    def seats(self, p: Position) -> tuple[str, ...]:
        return (SIDES[self.to],)


class ByPlace(dict[int, Choice]):
    """A verb with hexes and areas, each made when it is first asked for: most never are."""

    def __init__(self, verb: str) -> None:
        self._verb = verb

    def __missing__(self, place: int) -> Choice:
        found = self[place] = Choice(f"{self._verb} {place_id(place)}")
        return found


by_place = cache(ByPlace)


def by_unit(box: Box, verb: str) -> tuple[Choice, ...]:
    """A verb with each unit of the box, by unit."""
    return box.keep(
        ("by unit", verb), lambda: tuple(Choice(f"{verb} {id}") for id in box.armies.ids)
    )


def to_places(verb: str, places: Iterable[int]) -> list[Choice]:
    every = by_place(verb)
    return [every[place] for place in sorted(places)]


def ids(p: Position, units: Iterable[int]) -> tuple[str, ...]:
    every = p.box.armies.ids
    return tuple(every[unit] for unit in units)


def places(path: Iterable[int]) -> tuple[str, ...]:
    return tuple(place_id(place) for place in path)


def find_unit(p: Position, id: str) -> int:
    """The number of a unit of this scenario; -1 if there is none."""
    return p.box.armies.index.get(id, -1)


def is_hex(place: int) -> bool:
    return 0 <= place < AREA


def named(choice: Choice) -> str:
    """What a choice names first; empty if it names nothing."""
    return choice.args[0] if choice.args else ""
