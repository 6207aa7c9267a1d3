"""Parts of boards are kept while they are of late, and no more of them than so many."""

from __future__ import annotations

from stavka.kernel import Kept
from stavka.kernel.kept import MOST


def test_who_asks_for_the_same_gets_the_very_same() -> None:
    kept = Kept()
    first = kept.of("men", lambda: ["pavlov"])
    assert kept.of("men", lambda: ["somebody else"]) is first


def test_the_oldest_goes_first_and_only_that() -> None:
    kept, made = Kept(), list[int]()

    def make(number: int) -> list[int]:
        made.append(number)
        return [number]

    def ask(number: int) -> None:
        kept.of(number, lambda: make(number))

    for number in range(MOST + 1):
        ask(number)
    made.clear()
    for number in range(1, MOST + 1):
        ask(number)
    assert made == []
    ask(0)
    assert made == [0]
