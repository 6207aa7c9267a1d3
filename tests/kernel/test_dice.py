"""Dice: the same everywhere, fair, and bound to their seed."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stavka.kernel import Dice, commitment
from stavka.kernel.dice import BLOCK, FAIR


def test_a_seed_gives_these_very_dice_on_every_machine() -> None:
    dice = Dice("1942")
    assert dice.roll(10) == (4, 2, 2, 5, 3, 5, 5, 6, 1, 1)
    cards = list(range(12))
    dice.shuffle(cards)
    assert cards == [7, 2, 11, 5, 0, 6, 9, 4, 8, 10, 3, 1]


def test_every_byte_that_is_used_stands_for_a_face_as_often_as_any_other() -> None:
    faces = Counter(byte % 6 + 1 for byte in range(FAIR))
    assert set(faces.values()) == {FAIR // 6}
    assert FAIR == 252


def test_faces_are_even_over_many_rolls() -> None:
    dice = Dice("fair")
    faces = Counter(face for _ in range(3_000) for face in dice.roll(20))
    expected = 10_000
    chi_square = sum((n - expected) ** 2 / expected for n in faces.values())
    assert chi_square < 20.5  # 5 degrees of freedom, one in a thousand


def test_every_order_of_a_small_deck_is_equally_likely() -> None:
    dice = Dice("shuffle")
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cards = [1, 2, 3, 4]
        dice.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    chi_square = sum((n - 500) ** 2 / 500 for n in orders.values())
    assert chi_square < 49.7  # 23 degrees of freedom, one in a thousand


@pytest.mark.parametrize("n", [1, 2, 3, 7, 64, 1000, 10**12])
def test_below_stays_below(n: int) -> None:
    dice = Dice(f"below {n}")
    assert all(0 <= dice.below(n) < n for _ in range(200))


@given(st.lists(st.integers(0, 100), max_size=12))
def test_counter_and_seed_are_the_whole_state(counts: list[int]) -> None:
    dice = Dice("state")
    for n in counts:
        dice.roll(n)
    again = Dice("state", dice.counter)
    assert again.roll(30) == dice.roll(30)


def test_more_dice_than_a_block_holds_are_all_rolled() -> None:
    assert len(Dice("many").roll(3 * BLOCK)) == 3 * BLOCK


def test_a_copy_goes_its_own_way() -> None:
    dice = Dice("copy")
    copy = dice.copy()
    ahead = copy.roll(5)
    assert (dice.counter, dice.faces) == (0, [])
    assert dice.roll(5) == ahead


def test_no_dice_use_up_nothing() -> None:
    dice = Dice("none")
    assert dice.roll(0) == ()
    assert dice.counter == 0


def test_the_commitment_binds_the_seed_without_showing_it() -> None:
    assert commitment("1942") == commitment("1942")
    assert len({commitment(str(n)) for n in range(1000)}) == 1000
    assert "1942" not in commitment("1942")
