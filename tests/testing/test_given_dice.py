"""Dice that fall as a test wants them to."""

from __future__ import annotations

import pytest

from stavka.kernel import Dice
from stavka.testing import GivenDice


def test_the_given_faces_fall_in_their_order() -> None:
    dice = GivenDice(6, 1, 3)
    assert dice.roll(2) == (6, 1)
    assert dice.roll() == (3,)
    assert dice.given == []
    assert dice.faces == [6, 1, 3]


def test_more_dice_than_are_given_is_an_error_and_rolls_none() -> None:
    dice = GivenDice(5)
    with pytest.raises(AssertionError, match="2 dice are rolled, 1 are given"):
        dice.roll(2)
    assert dice.given == [5]
    assert dice.faces == []


@pytest.mark.parametrize("face", [0, 7, -1])
def test_only_the_faces_of_a_die_can_be_given(face: int) -> None:
    with pytest.raises(AssertionError, match="no face of a die"):
        GivenDice(3, face)


def test_a_roll_counts_as_chance_and_no_dice_do_not() -> None:
    dice, real = GivenDice(2), Dice("seed")
    for either in (dice, real):
        before = either.counter
        assert either.roll(0) == ()
        assert either.counter == before
        either.roll(1)
        assert either.counter == before + 1


def test_a_copy_has_its_own_faces_to_come() -> None:
    dice = GivenDice(1, 2, 3, seed="some")
    dice.roll()
    copy = dice.copy()
    assert isinstance(copy, GivenDice)
    assert (copy.seed, copy.counter, copy.faces) == ("some", dice.counter, [1])
    assert copy.roll(2) == (2, 3)
    assert dice.given == [2, 3]
    assert dice.faces == [1]


def test_faces_may_be_given_later() -> None:
    dice = GivenDice()
    dice.given += (4, 4)
    assert dice.roll(2) == (4, 4)


def test_shuffles_and_draws_come_from_the_seed() -> None:
    given, real = GivenDice(6, seed="same"), Dice("same")
    one, other = list(range(20)), list(range(20))
    given.shuffle(one)
    real.shuffle(other)
    assert one == other
    assert given.below(1000) == real.below(1000)
    assert given.given == [6]
