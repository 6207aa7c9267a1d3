"""3.1 Attack Defender: the Sniper."""

from __future__ import annotations

import pytest

from stavka.games.pavlov.events import ColourRolled, NobodyThere, PositionRolled, SniperShot
from stavka.testing import rule
from tests.games.pavlov.house import House

RED = {
    1: "green-red-1",
    2: "green-red-2",
    3: "red-3",
    4: "red-4",
    5: "red-purple-5",
    6: "red-purple-6",
}
MEN = ("pavlov", "chait", "chekhov", "kiselev", "sukba", "kalinin")
COLOUR_OF_FACE = [(1, "green"), (2, "green"), (3, "red"), (4, "red"), (5, "purple"), (6, "purple")]


def on_red(house: House, numbers: tuple[int, ...]) -> House:
    """One man on each of these red positions."""
    return house.only(**{MEN[n - 1]: RED[n] for n in numbers})


@rule("pavlov:3.1a")
@pytest.mark.parametrize(("face", "colour"), COLOUR_OF_FACE)
def test_one_die_gives_the_colour_that_the_sniper_aims_at(
    house: House, face: int, colour: str
) -> None:
    house.only(pavlov="green-3", chait="red-3", chekhov="purple-3")
    house.card("sniper", face, 3, 1, 1, 1, 1)
    assert [(e.dice, e.colour) for e in house.told(ColourRolled)] == [((face,), colour)]
    assert [e.square for e in house.told(SniperShot)] == [f"{colour}-3"]


@rule("pavlov:3.1a")
def test_the_sniper_is_the_only_attack_defender_card(house: House) -> None:
    attackers = {c.kind for c in house.p.box.wehrmacht if c.effect == "attack-defender"}
    assert attackers == {"sniper"}


@rule("pavlov:3.1b")
def test_with_nobody_on_the_colour_the_sniper_does_nothing_and_no_other_die_falls(
    house: House,
) -> None:
    house.only(pavlov="green-3", chait="purple-2", chekhov="reserves").defense(red=3).note()
    house.card("sniper", 3).sound()
    assert house.changes() == {}
    assert [e.colour for e in house.told(NobodyThere)] == ["red"]
    assert house.told(SniperShot) == []


@rule("pavlov:3.1c")
@pytest.mark.parametrize("number", range(1, 7))
def test_the_second_die_is_the_number_of_the_position(house: House, number: int) -> None:
    on_red(house, (1, 2, 3, 4, 5, 6)).card("sniper", 3, number, 1, 1, 1, 1)
    assert [(e.dice, e.square) for e in house.told(PositionRolled)] == [((number,), RED[number])]


@rule("pavlov:3.1d")
@pytest.mark.parametrize(
    ("occupied", "rolled", "target"),
    [
        ((1, 4), 2, 4),  # higher before lower, though 1 is nearer
        ((1,), 2, 1),
        ((1, 4, 6), 2, 4),  # the next higher, not the highest
        ((1, 2, 5), 3, 5),
        ((1, 3), 6, 3),  # the next lower, not the lowest
        ((2,), 6, 2),
        ((6,), 1, 6),
        ((4, 5), 4, 4),  # occupied: no search at all
    ],
)
def test_from_an_empty_position_the_next_higher_is_sought_then_the_next_lower(
    house: House, occupied: tuple[int, ...], rolled: int, target: int
) -> None:
    on_red(house, occupied).defense(red=3)
    house.place("demchenko", "reserves").note()  # so that the house is not empty afterwards
    house.card("sniper", 3, rolled, 6, 1, 1, 1).sound()
    assert house.changes() == {f"men.{MEN[target - 1]}.place": "out"}


@rule("pavlov:3.1e")
@pytest.mark.parametrize("defense", [3, 4, 5, 6])
def test_one_die_at_the_defense_value_makes_a_casualty(house: House, defense: int) -> None:
    house.only(pavlov="red-3", chait="red-4").defense(red=defense).note()
    house.card("sniper", 3, 3, 1, 1, defense, 1).sound()
    assert house.changes() == {"men.pavlov.place": "out"}
    shot = house.told(SniperShot)[0]
    assert (shot.dice, shot.defense, shot.hit) == ((1, 1, defense, 1), defense, True)


@rule("pavlov:3.1e")
@pytest.mark.parametrize("defense", [3, 4, 5, 6])
def test_four_dice_below_the_defense_value_do_nothing(house: House, defense: int) -> None:
    house.only(pavlov="red-3", chait="red-4").defense(red=defense).note()
    house.card("sniper", 3, 3, *[defense - 1] * 4).sound()
    assert house.changes() == {}
    assert [e.hit for e in house.told(SniperShot)] == [False]


@rule("pavlov:3.1e")
def test_several_hits_are_still_one_casualty(house: House) -> None:
    house.only(pavlov="red-3", chait="red-4").note()
    house.card("sniper", 3, 3, 6, 6, 6, 6).sound()
    assert house.changes() == {"men.pavlov.place": "out"}


@rule("pavlov:3.1e")
def test_the_snipers_casualty_never_comes_back(house: House) -> None:
    house.only(turdyev="red-3", chait="reserves").card("sniper", 3, 3, 6, 6, 6, 6)
    house.hand("s08").cards().play("play s08 reinforce")
    refusal = house.refused("buy turdyev")
    assert (refusal.id, refusal.rule) == ("removed-from-the-game", "pavlov:0.3.1a")


@rule("pavlov:3.1f")
@pytest.mark.parametrize("dice", [(5, 1, 1, 1), (1, 1, 1, 6), (4, 5, 4, 4)])
def test_example_sniper_hits_pavlov_on_red_two(house: House, dice: tuple[int, ...]) -> None:
    house.only(pavlov="green-red-2", glushenko="red-4").defense(red=5).note()
    house.card("sniper", 3, 2, *dice).sound()
    assert house.changes() == {"men.pavlov.place": "out"}


@rule("pavlov:3.1f")
def test_example_sniper_misses_pavlov_with_no_die_of_five(house: House) -> None:
    house.only(pavlov="green-red-2", glushenko="red-4").defense(red=5).note()
    house.card("sniper", 3, 2, 4, 4, 4, 4).sound()
    assert house.changes() == {}


@rule("pavlov:3.1f")
def test_example_sniper_aims_at_glushenko_when_pavlov_is_not_there(house: House) -> None:
    house.only(pavlov="reserves", glushenko="red-4").defense(red=5).note()
    house.card("sniper", 3, 2, 5, 1, 1, 1).sound()
    assert house.changes() == {"men.glushenko.place": "out"}


@rule("pavlov:3.1g")
@pytest.mark.parametrize(
    ("card", "face", "colour", "dice"),
    [("sniper", 3, "red", 0), ("mortar", 5, "purple", 0), ("sfh18", 3, "red", 5)],
)
def test_the_three_colours_that_the_examples_fix(
    house: House, card: str, face: int, colour: str, dice: int
) -> None:
    house.card(card, face, *[1] * dice)
    assert [e.colour for e in house.told(ColourRolled)] == [colour]


@rule("pavlov:3.1h")
@pytest.mark.parametrize(("face", "defense", "hit"), [(3, 3, True), (1, 6, False)])
def test_a_two_coloured_position_has_the_defense_value_of_the_colour_rolled(
    house: House, face: int, defense: int, hit: bool
) -> None:
    house.only(pavlov="green-red-2", chait="reserves").defense(green=6, red=3).note()
    house.card("sniper", face, 2, 3, 4, 5, 5).sound()
    assert [(e.defense, e.hit) for e in house.told(SniperShot)] == [(defense, hit)]
    assert house.changes() == ({"men.pavlov.place": "out"} if hit else {})
