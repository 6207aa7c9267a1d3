"""3.6 Assault."""

from __future__ import annotations

import pytest

from stavka.games.pavlov.events import BuildingShelled, NobodyThere, SuppressiveFire
from stavka.testing import rule
from tests.games.pavlov.house import House

SUPPRESS = {"machine-gunners": 2, "riflemen": 1, "scouts": 1}
ATTACK = {"panzer-ii": 1, "panzer-iii": 2, "panzer-iv": 3, "stug-iiib": 3}


def fire(house: House) -> list[str]:
    """Who or what was fired at, in order."""
    return [
        e.square if isinstance(e, SuppressiveFire) else e.colour
        for e in house.events
        if isinstance(e, SuppressiveFire | BuildingShelled)
    ]


@rule("pavlov:3.6a", "pavlov:3.6e", "pavlov:3.6h")
def test_all_suppression_comes_before_all_attacks_each_green_red_purple(house: House) -> None:
    house.only(pavlov="green-3", chait="red-3", chekhov="purple-3")
    house.track(6, "riflemen", "panzer-ii").track(3, "panzer-ii", "riflemen")
    house.track(1, "riflemen", "panzer-ii")
    house.card("assault", 3, 1, 3, 1, 3, 1, 1, 1, 1).sound()
    assert fire(house) == ["green-3", "red-3", "purple-3", "green", "red", "purple"]


@rule("pavlov:3.6h")
def test_suppression_still_meets_the_defense_value_before_the_armor_lowers_it(
    house: House,
) -> None:
    house.only(pavlov="green-3", chait="red-3").defense(green=5, red=5)
    house.track(1, "panzer-ii").track(3, "riflemen").note()
    house.card("assault", 3, 4, 6).sound()  # red is suppressed first: a 4 misses
    assert house.changes() == {"defense.green": 4}
    assert fire(house) == ["red-3", "green"]


@rule("pavlov:3.6a", "pavlov:3.6b")
@pytest.mark.parametrize(
    ("track", "square"),
    [(1, "green-3"), (2, "green-3"), (3, "red-3"), (4, "red-3"), (5, "red-3"), (6, "purple-3")],
)
@pytest.mark.parametrize("german", SUPPRESS)
def test_infantry_of_each_track_fires_at_its_own_colour_with_its_value(
    house: House, german: str, track: int, square: str
) -> None:
    house.only(pavlov="green-3", chait="red-3", chekhov="purple-3").track(track, german)
    house.card("assault", 3, *[1] * SUPPRESS[german]).sound()
    assert [(e.square, len(e.dice)) for e in house.told(SuppressiveFire)] == [
        (square, SUPPRESS[german])
    ]


@rule("pavlov:3.6b", "pavlov:3.6d")
@pytest.mark.parametrize(
    ("first", "second", "third", "dice"),
    [
        (["machine-gunners", "riflemen"], ["scouts"], [], 4),
        (["machine-gunners"], ["machine-gunners"], ["machine-gunners"], 6),  # six, not four
        (["riflemen"], [], [], 1),  # one, not four
        (["riflemen", "panzer-iv", "scouts"], [], ["stug-iiib"], 2),
    ],
)
def test_the_suppress_values_of_all_infantry_on_a_colour_are_added(
    house: House, first: list[str], second: list[str], third: list[str], dice: int
) -> None:
    house.only(pavlov="red-3").track(3, *first).track(4, *second).track(5, *third)
    armor = sum(ATTACK.get(g, 0) for g in (*first, *second, *third))
    house.card("assault", 3, *[1] * dice, *[1] * armor).sound()
    assert [e.dice for e in house.told(SuppressiveFire)] == [(1,) * dice]


@rule("pavlov:3.6c")
@pytest.mark.parametrize(
    ("rolled", "target"), [(3, "kiselev"), (1, "pavlov"), (4, "kiselev"), (5, "kiselev")]
)
def test_the_position_is_rolled_and_searched_upwards_then_downwards(
    house: House, rolled: int, target: str
) -> None:
    house.only(pavlov="green-red-2", kiselev="green-4", chait="purple-3").track(1, "riflemen")
    house.defense(green=4).note().card("assault", rolled, 4).sound()
    assert house.changes() == {f"men.{target}.disrupted": True}


@rule("pavlov:3.6c")
def test_no_die_is_rolled_against_a_colour_where_nobody_stands(house: House) -> None:
    house.only(pavlov="red-3", chait="reserves").track(1, "machine-gunners").note()
    house.card("assault").sound()
    assert house.changes() == {}
    assert [e.colour for e in house.told(NobodyThere)] == ["green"]


@rule("pavlov:3.6e")
@pytest.mark.parametrize("german", ATTACK)
def test_armor_attacks_the_building_with_its_value(house: House, german: str) -> None:
    house.only(pavlov="red-3").track(4, german).note()
    house.card("assault", *[6] * ATTACK[german]).sound()
    assert [(e.colour, len(e.dice)) for e in house.told(BuildingShelled)] == [
        ("red", ATTACK[german])
    ]
    assert house.changes() == {"defense.red": 5}


@rule("pavlov:3.6e")
def test_the_attack_values_of_all_armor_on_a_colour_are_added(house: House) -> None:
    house.track(1, "panzer-ii", "riflemen").track(2, "panzer-ii", "stug-iiib").track(6, "panzer-iv")
    house.only(pavlov="reserves").card("assault", 1, 1, 1, 1, 1, 1, 1, 1).sound()
    assert [(e.colour, len(e.dice)) for e in house.told(BuildingShelled)] == [
        ("green", 5),
        ("purple", 3),
    ]


@rule("pavlov:3.6e")
def test_armor_at_defense_three_suppresses_everybody_on_the_colour(house: House) -> None:
    house.only(pavlov="red-3", chait="red-purple-5", kiselev="green-3").disrupt("chait")
    house.defense(red=3).track(5, "panzer-ii").note()
    house.card("assault", 3).sound()
    assert house.changes() == {
        "men.pavlov.disrupted": True,
        "men.chait.place": "out",
        "men.chait.disrupted": False,
    }


@rule("pavlov:3.6f")
def test_a_colour_without_infantry_is_not_suppressed(house: House) -> None:
    house.only(pavlov="green-3", chait="red-3", chekhov="purple-3").track(3, "riflemen")
    house.track(1, "panzer-ii").card("assault", 3, 1, 1).sound()
    assert fire(house) == ["red-3", "green"]


@rule("pavlov:3.6f")
def test_a_colour_without_armor_is_not_attacked(house: House) -> None:
    house.only(pavlov="green-3", chait="red-3", chekhov="purple-3")
    house.track(1, "riflemen").track(6, "panzer-ii").card("assault", 3, 1, 1).sound()
    assert fire(house) == ["green-3", "purple"]


@rule("pavlov:3.6f")
def test_an_assault_without_germans_does_nothing(house: House) -> None:
    house.only(pavlov="green-3").note().card("assault").sound()
    assert house.changes() == {}


# The worked example


def example(house: House) -> House:
    house.only(pavlov="green-red-1", glushenko="green-4").defense(green=5)
    house.track(1, "machine-gunners", "panzer-ii", "riflemen")
    return house.track(2, "scouts", "panzer-ii", "stug-iiib").note()


@rule("pavlov:3.6g")
def test_example_four_dice_disrupt_glushenko_and_five_lower_the_defense(house: House) -> None:
    example(house).card("assault", 3, 5, 1, 1, 1, 5, 1, 1, 1, 1).sound()
    assert house.changes() == {"men.glushenko.disrupted": True, "defense.green": 4}
    shot, shell = house.told(SuppressiveFire)[0], house.told(BuildingShelled)[0]
    assert (shot.square, len(shot.dice), shot.defense) == ("green-4", 4, 5)
    assert (shell.colour, len(shell.dice), shell.defense) == ("green", 5, 5)


@rule("pavlov:3.6g")
def test_example_without_a_five_glushenko_is_not_suppressed(house: House) -> None:
    example(house).card("assault", 3, 4, 4, 4, 4, 5, 1, 1, 1, 1).sound()
    assert house.changes() == {"defense.green": 4}


@rule("pavlov:3.6g")
def test_example_without_a_five_the_defense_value_stays(house: House) -> None:
    example(house).card("assault", 3, 5, 1, 1, 1, 4, 4, 4, 4, 4).sound()
    assert house.changes() == {"men.glushenko.disrupted": True}
