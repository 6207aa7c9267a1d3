"""Parts of boards that are made again and again of the same things."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import TypeVar

MOST = 1000

T = TypeVar("T")


class Kept:
    """What was made of late, by all that it was made of: who asks for the same gets the very same,
    and must not change it. Lives in a box, so that it goes when the box does. The oldest goes
    first: to forget all at once would let a server's memory rise and fall."""

    def __init__(self) -> None:
        self._made: OrderedDict[Hashable, object] = OrderedDict()

    def of(self, key: Hashable, make: Callable[[], T]) -> T:
        found = self._made.get(key)
        if found is None:
            if len(self._made) >= MOST:
                self._made.popitem(last=False)
            found = self._made[key] = make()
        return found  # type: ignore[return-value]
