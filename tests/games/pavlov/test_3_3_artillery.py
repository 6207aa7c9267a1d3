"""3.3 Attack Building: the four guns."""

from __future__ import annotations

import pytest

from stavka.games.pavlov.events import BuildingShelled, ColourRolled, DefenseLowered
from stavka.testing import rule
from tests.games.pavlov.house import House

DICE_OF_GUN = [("sfh18", 5), ("lefh18", 4), ("leig18", 3), ("sig33", 3)]


@rule("pavlov:3.3a")
@pytest.mark.parametrize(("gun", "count"), DICE_OF_GUN)
def test_each_gun_rolls_its_dice(house: House, gun: str, count: int) -> None:
    house.card(gun, 3, *[1] * count)
    assert [e.dice for e in house.told(BuildingShelled)] == [(1,) * count]


@rule("pavlov:3.3a")
def test_the_four_guns_are_all_the_attack_building_cards(house: House) -> None:
    guns = {(c.kind, c.dice) for c in house.p.box.wehrmacht if c.effect == "attack-building"}
    assert guns == set(DICE_OF_GUN)


@rule("pavlov:3.3b")
@pytest.mark.parametrize(("gun", "count"), DICE_OF_GUN)
@pytest.mark.parametrize(
    ("face", "colour"),
    [(1, "green"), (2, "green"), (3, "red"), (4, "red"), (5, "purple"), (6, "purple")],
)
def test_one_die_gives_the_colour_that_is_shelled(
    house: House, gun: str, count: int, face: int, colour: str
) -> None:
    house.note().card(gun, face, *[6] * count)
    assert [(e.dice, e.colour) for e in house.told(ColourRolled)] == [((face,), colour)]
    assert house.changes() == {f"defense.{colour}": 5}


@rule("pavlov:3.3c")
@pytest.mark.parametrize("defense", [4, 5, 6])
def test_one_die_at_the_defense_value_lowers_it_by_one(house: House, defense: int) -> None:
    house.only(pavlov="red-3").defense(red=defense).note()
    house.card("lefh18", 3, 1, 1, 1, defense).sound()
    assert house.changes() == {"defense.red": defense - 1}
    shot = house.told(BuildingShelled)[0]
    assert (shot.colour, shot.defense, shot.hit) == ("red", defense, True)


@rule("pavlov:3.3c")
@pytest.mark.parametrize("defense", [4, 5, 6])
def test_dice_below_the_defense_value_leave_it(house: House, defense: int) -> None:
    house.only(pavlov="red-3").defense(red=defense).note()
    house.card("lefh18", 3, *[defense - 1] * 4).sound()
    assert house.changes() == {}
    assert house.told(DefenseLowered) == []


@rule("pavlov:3.3c")
def test_five_hits_lower_the_defense_value_only_once(house: House) -> None:
    house.only(pavlov="red-3").note().card("sfh18", 3, 6, 6, 6, 6, 6).sound()
    assert house.changes() == {"defense.red": 5}


@rule("pavlov:3.3c")
def test_the_building_is_shelled_even_where_nobody_stands(house: House) -> None:
    house.only(pavlov="green-3").note().card("sfh18", 5, 6, 1, 1, 1, 1).sound()
    assert house.changes() == {"defense.purple": 5}


@rule("pavlov:3.3d")
def test_at_defense_three_a_die_of_three_disrupts_everybody_on_the_colour(house: House) -> None:
    house.only(
        pavlov="purple-1", chait="red-purple-6", chekhov="purple-4", kiselev="red-4",
        sukba="green-3", kalinin="reserves",
    )  # fmt: skip
    house.defense(purple=3).note().card("leig18", 5, 1, 3, 1).sound()
    assert house.changes() == {
        "men.pavlov.disrupted": True,
        "men.chait.disrupted": True,
        "men.chekhov.disrupted": True,
    }
    assert house.defense_of("purple") == 3


@rule("pavlov:3.3d")
def test_at_defense_three_dice_of_two_do_nothing(house: House) -> None:
    house.only(pavlov="purple-1", chait="red-purple-6").defense(purple=3).note()
    house.card("leig18", 5, 2, 2, 2).sound()
    assert house.changes() == {}


@rule("pavlov:3.3d")
def test_the_hit_that_lowers_the_defense_to_three_disrupts_nobody(house: House) -> None:
    house.only(pavlov="purple-1").defense(purple=4).note()
    house.card("leig18", 5, 4, 4, 4).sound()
    assert house.changes() == {"defense.purple": 3}


@rule("pavlov:3.3d")
def test_both_men_of_a_crew_are_disrupted_by_a_hit_at_defense_three(house: House) -> None:
    house.only(sobgayda="green-4", murzaev="green-4").place("m1937", "green-4")
    house.defense(green=3).note().card("sig33", 1, 3, 1, 1).sound()
    assert house.changes() == {"men.sobgayda.disrupted": True, "men.murzaev.disrupted": True}


@rule("pavlov:3.3e")
def test_a_hit_at_defense_three_removes_those_already_disrupted(house: House) -> None:
    house.only(pavlov="red-3", chait="red-4", kiselev="green-3").disrupt("chait", "kiselev")
    house.defense(red=3).note().card("sig33", 3, 3, 1, 1).sound()
    assert house.changes() == {
        "men.pavlov.disrupted": True,
        "men.chait.place": "out",
        "men.chait.disrupted": False,
    }


@rule("pavlov:3.3e")
def test_a_hit_at_defense_three_may_take_the_last_men_of_the_house(house: House) -> None:
    house.only(pavlov="red-3", chait="red-4").disrupt("pavlov", "chait").defense(red=3)
    house.card("sig33", 3, 3, 1, 1).sound()
    assert (house.where("pavlov"), house.where("chait")) == ("out", "out")
    assert house.over == "outcome-no-defenders"


@rule("pavlov:3.3f")
@pytest.mark.parametrize("dice", [(5, 1, 1, 1, 1), (1, 2, 3, 4, 6)])
def test_example_sfh18_lowers_red_from_five_to_four(house: House, dice: tuple[int, ...]) -> None:
    house.only(pavlov="green-red-2", glushenko="red-4").defense(red=5).note()
    house.card("sfh18", 3, *dice).sound()
    assert house.changes() == {"defense.red": 4}


@rule("pavlov:3.3f")
def test_example_sfh18_without_a_five_changes_nothing(house: House) -> None:
    house.only(pavlov="green-red-2", glushenko="red-4").defense(red=5).note()
    house.card("sfh18", 3, 4, 4, 4, 4, 4).sound()
    assert house.changes() == {}


@rule("pavlov:3.3f")
def test_example_sfh18_at_defense_three_disrupts_both_counters(house: House) -> None:
    house.only(pavlov="green-red-2", glushenko="red-4").defense(red=3).note()
    house.card("sfh18", 3, 3, 1, 1, 1, 1).sound()
    assert house.changes() == {"men.pavlov.disrupted": True, "men.glushenko.disrupted": True}
    assert house.defense_of("red") == 3


@rule("pavlov:3.3h")
@pytest.mark.parametrize(
    ("face", "colour", "hit"),
    [(1, "green", ["pavlov"]), (3, "red", ["pavlov", "chait"]), (5, "purple", ["chait"])],
)
def test_a_two_coloured_position_is_hit_by_either_of_its_colours(
    house: House, face: int, colour: str, hit: list[str]
) -> None:
    house.only(pavlov="green-red-1", chait="red-purple-6")
    house.defense(green=3, red=3, purple=3).note()
    house.card("leig18", face, 3, 1, 1).sound()
    assert house.changes() == {f"men.{man}.disrupted": True for man in hit}
    assert [e.colour for e in house.told(BuildingShelled)] == [colour]


@rule("pavlov:3.3h")
def test_a_two_coloured_position_keeps_its_other_defense_value(house: House) -> None:
    house.only(pavlov="green-red-1").defense(green=5, red=5).note()
    house.card("leig18", 3, 5, 1, 1).sound()
    assert house.changes() == {"defense.red": 4}
