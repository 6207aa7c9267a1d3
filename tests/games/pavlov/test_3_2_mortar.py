"""3.2 Suppress Defender: the Mortar."""

from __future__ import annotations

import pytest

from stavka.games.pavlov.events import ColourRolled, NobodyThere, PositionRolled, SuppressiveFire
from stavka.testing import rule
from tests.games.pavlov.house import House

PURPLE = {
    1: "purple-1",
    2: "purple-2",
    3: "purple-3",
    4: "purple-4",
    5: "red-purple-5",
    6: "red-purple-6",
}
MEN = ("pavlov", "chait", "chekhov", "kiselev", "sukba", "kalinin")


def crew(house: House) -> House:
    """Sobgayda and Murzaev with their gun on green-4, Chait in the Reserves."""
    house.only(sobgayda="green-4", murzaev="green-4", chait="reserves")
    return house.place("m1937", "green-4").defense(green=4)


@rule("pavlov:3.2a")
@pytest.mark.parametrize(
    ("face", "colour"),
    [(1, "green"), (2, "green"), (3, "red"), (4, "red"), (5, "purple"), (6, "purple")],
)
def test_one_die_gives_the_colour_of_the_mortar(house: House, face: int, colour: str) -> None:
    house.only(pavlov="green-3", chait="red-3", chekhov="purple-3")
    house.card("mortar", face, 3, 1, 1, 1, 1)
    assert [(e.dice, e.colour) for e in house.told(ColourRolled)] == [((face,), colour)]
    assert [e.square for e in house.told(SuppressiveFire)] == [f"{colour}-3"]


@rule("pavlov:3.2a")
@pytest.mark.parametrize(
    ("occupied", "rolled", "target"),
    [
        ((1, 2, 3, 4, 5, 6), 4, 4),
        ((1, 4), 2, 4),  # higher before lower
        ((1,), 2, 1),
        ((1, 4, 6), 2, 4),  # the next higher, not the highest
        ((1, 3), 6, 3),  # the next lower, not the lowest
    ],
)
def test_the_position_is_found_as_for_the_sniper(
    house: House, occupied: tuple[int, ...], rolled: int, target: int
) -> None:
    house.only(**{MEN[n - 1]: PURPLE[n] for n in occupied}).defense(purple=4).note()
    house.card("mortar", 5, rolled, 4, 1, 1, 1).sound()
    assert [(e.dice, e.square) for e in house.told(PositionRolled)] == [((rolled,), PURPLE[target])]
    assert house.changes() == {f"men.{MEN[target - 1]}.disrupted": True}


@rule("pavlov:3.2a")
def test_the_mortar_is_the_only_suppress_defender_card(house: House) -> None:
    assert {c.kind for c in house.p.box.wehrmacht if c.effect == "suppress-defender"} == {"mortar"}


@rule("pavlov:3.2b")
def test_with_nobody_on_the_colour_the_mortar_does_nothing_and_no_other_die_falls(
    house: House,
) -> None:
    house.only(pavlov="green-3", chait="red-4", chekhov="reserves").defense(purple=3).note()
    house.card("mortar", 5).sound()
    assert house.changes() == {}
    assert [e.colour for e in house.told(NobodyThere)] == ["purple"]
    assert house.told(SuppressiveFire) == []


@rule("pavlov:3.2c")
@pytest.mark.parametrize("defense", [3, 4, 5, 6])
def test_one_die_at_the_defense_value_disrupts(house: House, defense: int) -> None:
    house.only(pavlov="red-3", chait="red-4").defense(red=defense).note()
    house.card("mortar", 3, 3, 1, defense, 1, 1).sound()
    assert house.changes() == {"men.pavlov.disrupted": True}
    shot = house.told(SuppressiveFire)[0]
    assert (shot.dice, shot.defense, shot.hit) == ((1, defense, 1, 1), defense, True)


@rule("pavlov:3.2c")
@pytest.mark.parametrize("defense", [3, 4, 5, 6])
def test_four_dice_below_the_defense_value_suppress_nobody(house: House, defense: int) -> None:
    house.only(pavlov="red-3", chait="red-4").defense(red=defense).note()
    house.card("mortar", 3, 3, *[defense - 1] * 4).sound()
    assert house.changes() == {}


@rule("pavlov:3.2c")
def test_four_hits_are_one_disrupted_token(house: House) -> None:
    house.only(pavlov="red-3", chait="red-4").note()
    house.card("mortar", 3, 3, 6, 6, 6, 6).sound()
    assert house.changes() == {"men.pavlov.disrupted": True}


@rule("pavlov:3.2d")
def test_a_disrupted_counter_that_is_suppressed_again_is_a_casualty(house: House) -> None:
    house.only(pavlov="red-3", chait="red-4").disrupt("pavlov", "chait").note()
    house.card("mortar", 3, 3, 6, 1, 1, 1).sound()
    assert house.changes() == {"men.pavlov.place": "out", "men.pavlov.disrupted": False}


@rule("pavlov:3.2d")
def test_an_exhausted_counter_is_only_disrupted(house: House) -> None:
    house.only(pavlov="red-3").exhaust("pavlov").note()
    house.card("mortar", 3, 3, 6, 1, 1, 1).sound()
    assert house.changes() == {"men.pavlov.disrupted": True}


@rule("pavlov:3.2e")
def test_example_mortar_removes_pavlov_who_is_already_disrupted(house: House) -> None:
    house.only(pavlov="purple-3", glushenko="purple-2").defense(purple=4).disrupt("pavlov").note()
    house.card("mortar", 5, 4, 4, 1, 2, 3).sound()
    assert house.changes() == {"men.pavlov.place": "out", "men.pavlov.disrupted": False}


@rule("pavlov:3.2e")
def test_example_mortar_disrupts_pavlov_without_a_token(house: House) -> None:
    house.only(pavlov="purple-3", glushenko="purple-2").defense(purple=4).note()
    house.card("mortar", 5, 4, 4, 1, 2, 3).sound()
    assert house.changes() == {"men.pavlov.disrupted": True}


@rule("pavlov:3.2e")
def test_example_mortar_misses_pavlov_with_no_die_of_four(house: House) -> None:
    house.only(pavlov="purple-3", glushenko="purple-2").defense(purple=4).disrupt("pavlov").note()
    house.card("mortar", 5, 4, 3, 3, 3, 3).sound()
    assert house.changes() == {}


@rule("pavlov:3.2f")
def test_both_counters_of_a_position_are_disrupted(house: House) -> None:
    crew(house).note().card("mortar", 1, 4, 4, 1, 1, 1).sound()
    assert house.changes() == {"men.sobgayda.disrupted": True, "men.murzaev.disrupted": True}


@rule("pavlov:3.2f", "pavlov:3.2d")
def test_of_two_counters_only_the_one_already_disrupted_is_lost(house: House) -> None:
    crew(house).disrupt("murzaev").note().card("mortar", 1, 4, 4, 1, 1, 1).sound()
    assert house.changes() == {
        "men.sobgayda.disrupted": True,
        "men.murzaev.place": "out",
        "men.murzaev.disrupted": False,
    }


@rule("pavlov:3.2f", "pavlov:3.2d")
def test_two_disrupted_counters_are_both_lost_and_their_weapon_goes_to_the_reserves(
    house: House,
) -> None:
    crew(house).disrupt("sobgayda", "murzaev").note().card("mortar", 1, 4, 4, 1, 1, 1).sound()
    assert house.changes() == {
        "men.sobgayda.place": "out",
        "men.sobgayda.disrupted": False,
        "men.murzaev.place": "out",
        "men.murzaev.disrupted": False,
        "weapons.m1937": "reserves",
    }


@rule("pavlov:3.2c", "pavlov:3.1h")
@pytest.mark.parametrize(("face", "defense", "hit"), [(3, 6, False), (5, 3, True)])
def test_the_mortar_uses_the_defense_value_of_the_colour_rolled(
    house: House, face: int, defense: int, hit: bool
) -> None:
    house.only(pavlov="red-purple-5").defense(red=6, purple=3).note()
    house.card("mortar", face, 5, 3, 4, 5, 5).sound()
    assert [(e.defense, e.hit) for e in house.told(SuppressiveFire)] == [(defense, hit)]
    assert house.changes() == ({"men.pavlov.disrupted": True} if hit else {})
