"""All chance. A counter-based keyed hash: same seed, same calls, same results everywhere.

A match publishes `commitment(seed)` when it starts and the seed when it ends, so that
anybody can check that the dice were fixed beforehand.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from hashlib import blake2b
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

BLOCK = 64
# Bytes from here on would favour the low faces; they are thrown away.
FAIR = 256 - 256 % 6
# A block as whole numbers, each below the span.
WORDS = Struct(">8Q")
SPAN = 1 << 64


def commitment(seed: str) -> str:
    """The hash that binds a table to a seed without showing it."""
    return blake2b(seed.encode(), digest_size=16, person=b"stavka-commit").hexdigest()


class Dice:
    """State: the seed and how many blocks of its stream are used up."""

    __slots__ = ("_hash", "counter", "faces", "seed")

    def __init__(self, seed: str, counter: int = 0) -> None:
        self.seed = seed
        self.counter = counter
        self.faces: list[int] = []  # rolled since the last choice, for the journal
        key = blake2b(seed.encode(), digest_size=64, person=b"stavka-dice").digest()
        self._hash = blake2b(key=key, digest_size=BLOCK)

    def copy(self) -> Dice:
        new = object.__new__(type(self))
        new.seed, new.counter, new._hash = self.seed, self.counter, self._hash
        new.faces = self.faces.copy()
        return new

    def _block(self) -> bytes:
        block = self._hash.copy()
        block.update(self.counter.to_bytes(8, "big"))
        self.counter += 1
        return block.digest()

    def roll(self, count: int = 1) -> tuple[int, ...]:
        """That many six-sided dice."""
        out: list[int] = []
        while len(out) < count:
            for byte in self._block():
                if byte < FAIR:
                    out.append(byte % 6 + 1)
                    if len(out) == count:
                        break
        self.faces += out
        return tuple(out)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        limit = SPAN - SPAN % n
        while True:
            words: tuple[int, ...] = WORDS.unpack(self._block())
            for word in words:
                if word < limit:
                    return word % n

    def shuffle(self, cards: MutableSequence[T]) -> None:
        """Put the cards in a random order, every order equally likely."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
