"""Dice that fall as a test wants them to."""

from __future__ import annotations

from stavka.kernel import Dice


class GivenDice(Dice):
    """Rolls the given faces in order, and nothing else: too few is an error in the test.

    Shuffles and other draws still come from the seed.
    """

    __slots__ = ("given",)

    def __init__(self, *faces: int, seed: str = "given") -> None:
        super().__init__(seed)
        if wrong := [face for face in faces if face not in range(1, 7)]:
            raise AssertionError(f"{wrong[0]} is no face of a die")
        self.given = list(faces)

    def copy(self) -> GivenDice:
        new = GivenDice(*self.given, seed=self.seed)
        new.counter, new.faces = self.counter, self.faces.copy()
        return new

    def roll(self, count: int = 1) -> tuple[int, ...]:
        if count > len(self.given):
            raise AssertionError(f"{count} dice are rolled, {len(self.given)} are given")
        rolled = tuple(self.given[:count])
        del self.given[:count]
        self.faces += rolled
        self.counter += count > 0
        return rolled
