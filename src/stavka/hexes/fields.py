"""Fields: sets of hexes as bitsets. Hex i is in the set when bit i is on, so union, overlap and
difference are `|`, `&` and `& ~`. A set grows by one hex in every direction when it is shifted
as a whole; masks keep what stands at an edge from coming in again at the other side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

Bitset = int
FEW = 20  # hexes: to take one after the other off a set costs more, the larger the set is


def bits(hexes: Iterable[int]) -> Bitset:
    """The set of these hexes."""
    found = 0
    for hex in hexes:
        found |= 1 << hex  # ValueError: a hex is never negative
    return found


def members(field: Bitset) -> Iterator[int]:
    """The hexes of a set, lowest first."""
    if field < 0:
        raise ValueError("a set of hexes is never negative")
    if field.bit_count() < FEW:
        while field:
            lowest = field & -field
            yield lowest.bit_length() - 1
            field ^= lowest
        return
    digits, last = f"{field:b}", field.bit_length() - 1
    at = digits.rfind("1")
    while at >= 0:
        yield last - at
        at = digits.rfind("1", 0, at)


class Shifts:
    """Moves whole sets of hexes, in one direction or in all six."""

    def __init__(self, neighbours: Sequence[Sequence[int]]) -> None:
        by_direction: list[dict[int, Bitset]] = [{} for _ in range(6)]
        for hex, around in enumerate(neighbours):
            for masks, other in zip(by_direction, around, strict=True):
                if other >= 0:
                    masks[other - hex] = masks.get(other - hex, 0) | 1 << hex
        self._by_direction = by_direction
        self._all = Moves(by_direction)
        self._one = [Moves([masks]) for masks in by_direction]

    def step(self, field: Bitset, direction: int) -> Bitset:
        return self._one[direction].of(field)

    def spread(self, field: Bitset) -> Bitset:
        return field | self._all.of(field)

    def flood(
        self,
        start: Bitset,
        allowed: Bitset,
        steps: int | None = None,
        exits: Sequence[Bitset] | None = None,
    ) -> Bitset:
        moves = self._all if exits is None else self.through(exits)
        return moves.flood(start, allowed, steps)

    def through(self, exits: Sequence[Bitset]) -> Moves:
        return Moves(
            [
                {by: mask & way_out for by, mask in masks.items()}
                for masks, way_out in zip(self._by_direction, exits, strict=True)
            ]
        )


class Moves:
    """Masks of the hexes that may move, by how many bits they move."""

    def __init__(self, directions: Iterable[dict[int, Bitset]]) -> None:
        merged: dict[int, Bitset] = {}
        for masks in directions:
            for by, mask in masks.items():
                merged[by] = merged.get(by, 0) | mask
        self.up = tuple((mask, by) for by, mask in merged.items() if mask and by > 0)
        self.down = tuple((mask, -by) for by, mask in merged.items() if mask and by < 0)

    def of(self, field: Bitset) -> Bitset:
        moved = 0
        for mask, by in self.up:
            moved |= (field & mask) << by
        for mask, by in self.down:
            moved |= (field & mask) >> by
        return moved

    def flood(self, start: Bitset, allowed: Bitset, steps: int | None = None) -> Bitset:
        """The start and all that such moves lead to over allowed hexes, at most so many."""
        found = front = start
        while front and steps != 0:
            front = self.of(front) & allowed & ~found
            found |= front
            if steps is not None:
                steps -= 1
        return found
