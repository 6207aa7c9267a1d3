"""Parts of boards that are made again and again of the same things."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar

MOST = 2000

T = TypeVar("T")


class Kept:
    """What was made of late, by all that it was made of: who asks for the same gets the very same,
    and must not change it. Lives in a box, so that it goes when the box does."""

    def __init__(self) -> None:
        self._made: dict[Hashable, object] = {}

    def of(self, key: Hashable, make: Callable[[], T]) -> T:
        found = self._made.get(key)
        if found is None:
            if len(self._made) >= MOST:
                self._made.clear()
            found = self._made[key] = make()
        return found  # type: ignore[return-value]
