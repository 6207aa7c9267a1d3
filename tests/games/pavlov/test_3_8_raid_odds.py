"""3.8 Storm Group: the odds that a raid shows before its dice are rolled."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import pytest

from stavka.testing import rule
from tests.games.pavlov.house import House

# Eleven men without the Storm Group attribute, and three with it.
PLAIN = (
    "pavlov", "afanasyev", "naumov", "chait", "chekhov", "kiselev", "sukba", "kalinin",
    "demchenko", "avagimov", "khokholov",
)  # fmt: skip
STORM_GROUP = ("glushenko", "chernogolov", "aleksandrov")

# Defense, dice, chance in per cent: a player's table.
TABLE = [
    ("voentorg", 3, 62), ("voentorg", 4, 90),
    ("railwaymen", 4, 76), ("railwaymen", 5, 94),
    ("school-6", 4, 44), ("school-6", 5, 78), ("school-6", 6, 94),
    ("zabolotny", 4, 44), ("zabolotny", 5, 78), ("zabolotny", 6, 94),
    ("l-shaped", 5, 50), ("l-shaped", 6, 79), ("l-shaped", 7, 94),
    ("nkvd", 6, 64), ("nkvd", 7, 86),
    ("milk-house", 8, 38), ("milk-house", 9, 65), ("milk-house", 10, 84), ("milk-house", 11, 94),
]  # fmt: skip
DEFENSE = {
    "voentorg": 10, "railwaymen": 12, "school-6": 15, "zabolotny": 15, "l-shaped": 18,
    "nkvd": 20, "milk-house": 30,
}  # fmt: skip


def chance(dice: int, defense: int) -> Fraction:
    """That so many dice show the defense or more, by inclusion and exclusion."""
    ways = 0
    for total in range(max(defense, dice), 6 * dice + 1):
        for k in range((total - dice) // 6 + 1):
            ways += (-1) ** k * comb(dice, k) * comb(total - 6 * k - 1, dice - 1)
    return Fraction(ways, 6**dice)


def raid(house: House, card: str, *men: str) -> House:
    """These men are chosen for a raid on the card; the dice are not rolled yet."""
    house.only(**dict.fromkeys((*PLAIN, *STORM_GROUP), "reserves")).storm_card(card)
    house.hand("s01").cards()
    return house.play("play s01 storm-group", *(f"send {m}" for m in men))


@rule("pavlov:3.8d", "pavlov:3.8e")
@pytest.mark.parametrize(("card", "dice", "percent"), TABLE)
def test_the_odds_of_a_raid_agree_with_the_table(
    house: House, card: str, dice: int, percent: int
) -> None:
    raid(house, card, *PLAIN[:dice])
    won = chance(dice, DEFENSE[card])
    assert house.chances("storm") == {"raid-won": won, "raid-failed": 1 - won}
    assert round(100 * won) == percent


@rule("pavlov:3.8d", "pavlov:3.8e")
@pytest.mark.parametrize("card", DEFENSE)
@pytest.mark.parametrize("men", range(1, 12))
def test_the_odds_of_every_number_of_men_against_every_card(
    house: House, card: str, men: int
) -> None:
    raid(house, card, *PLAIN[:men])
    won = chance(men, DEFENSE[card])
    expected = {"raid-won": won, "raid-failed": 1 - won}
    assert house.chances("storm") == {k: c for k, c in expected.items() if c}


@rule("pavlov:3.8d")
@pytest.mark.parametrize(("men", "dice"), [((1, 1), 4), ((0, 2), 6), ((2, 1), 5), ((2, 3), 11)])
def test_a_man_of_the_storm_group_brings_three_dice(
    house: House, men: tuple[int, int], dice: int
) -> None:
    plain, storm_group = men
    raid(house, "l-shaped", *PLAIN[:plain], *STORM_GROUP[:storm_group])
    won = chance(dice, 18)
    assert house.prompt("dice") == dice
    assert house.chances("storm") == {"raid-won": won, "raid-failed": 1 - won}


@rule("pavlov:3.8e")
def test_five_dice_reach_thirty_once_in_7776(house: House) -> None:
    raid(house, "milk-house", *PLAIN[:5])
    chances = house.chances("storm")
    assert chances is not None
    assert chances["raid-won"] == Fraction(1, 7776)


@rule("pavlov:3.8e", "pavlov:3.8f")
def test_what_cannot_happen_is_not_listed(house: House) -> None:
    raid(house, "voentorg", "pavlov")
    assert house.chances("storm") == {"raid-failed": Fraction(1)}
    house.play(*(f"send {m}" for m in PLAIN[1:10]))
    assert house.chances("storm") == {"raid-won": Fraction(1)}


@rule("pavlov:3.8d")
def test_asking_for_the_odds_rolls_no_dice_and_sends_nobody(house: House) -> None:
    raid(house, "voentorg", "pavlov", "chait").note()
    rolled = house.match.dice.counter
    assert house.chances("send kiselev") is None
    assert house.chances("storm") is not None
    assert house.match.dice.counter == rolled
    assert house.changes() == {}
