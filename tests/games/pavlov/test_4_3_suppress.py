"""4.3 Suppress."""

from __future__ import annotations

import pytest

from stavka.testing import rule
from tests.games.pavlov.house import House


def kiselev(suppress: int, place: str) -> House:
    """Kiselev with this Suppress Value on this position, ten tokens in the Supplies box."""
    house = House(figures={"men.kiselev.suppress": suppress}).only(kiselev=place)
    return house.supplies(suppression=10).actions()


@rule("pavlov:4.3c", "pavlov:4.3a")
def test_glushenko_puts_one_token_in_the_green_box(house: House) -> None:
    house.only(glushenko="green-3").supplies(suppression=10).actions().note()
    house.play("suppress glushenko")
    assert house.changes() == {
        "supplies.suppression": 9,
        "suppression.green": 1,
        "men.glushenko.exhausted": True,
        "men.glushenko.acted": True,
    }
    assert (house.asked(), house.left()) == ("actions", 2)


@rule("pavlov:4.3a")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_counter_lays_any_number_up_to_its_suppress_value(count: int) -> None:
    house = kiselev(3, "purple-1").note().play("suppress kiselev")
    assert house.offered() == ["place purple 3", "place purple 2", "place purple 1"]
    house.play(f"place purple {count}")
    assert house.changes() == {
        "supplies.suppression": 10 - count,
        "suppression.purple": count,
        "men.kiselev.exhausted": True,
        "men.kiselev.acted": True,
    }


@rule("pavlov:4.3a")
def test_a_counter_lays_no_more_than_its_suppress_value() -> None:
    house = kiselev(2, "red-3").play("suppress kiselev")
    refusal = house.refused("place red 3")
    assert (refusal.id, refusal.rule) == ("too-many-suppression-tokens", "pavlov:4.3a")


@rule("pavlov:4.3a")
def test_tokens_come_from_the_supplies_box_only() -> None:
    house = kiselev(3, "red-3").supplies(suppression=2)
    assert house.in_stock("suppression") == 18
    house.play("suppress kiselev")
    assert house.offered() == ["place red 2", "place red 1"]
    refusal = house.refused("place red 3")
    assert (refusal.id, refusal.rule) == ("too-many-suppression-tokens", "pavlov:4.3a")
    house.play("place red 2")
    assert (house.in_supplies("suppression"), house.in_stock("suppression")) == (0, 18)
    assert house.box_of("red") == 2


@rule("pavlov:4.3a")
def test_the_last_token_in_supplies_is_laid_without_asking() -> None:
    house = kiselev(3, "red-3").supplies(suppression=1).play("suppress kiselev")
    assert house.asked() == "actions"
    assert house.box_of("red") == 1


@rule("pavlov:4.3a")
def test_without_tokens_in_the_supplies_box_nobody_suppresses() -> None:
    house = kiselev(3, "red-3").supplies(suppression=0)
    refusal = house.refused("suppress kiselev")
    assert (refusal.id, refusal.rule) == ("no-suppression-tokens", "pavlov:4.3a")
    assert house.offered() == ["end-actions"]


@rule("pavlov:4.3a")
def test_tokens_are_added_to_those_already_laid() -> None:
    house = kiselev(2, "red-3").suppression(red=3, green=1).play("suppress kiselev", "place red 2")
    assert (house.box_of("red"), house.box_of("green"), house.box_of("purple")) == (5, 1, 0)


@rule("pavlov:4.3a")
def test_a_counter_in_the_reserves_has_no_colour_to_suppress() -> None:
    house = kiselev(2, "reserves")
    assert house.offered() == ["end-actions"]
    refusal = house.refused("suppress kiselev")
    assert (refusal.id, refusal.rule) == ("not-on-position", "pavlov:4.3a")


@rule("pavlov:4.3a")
def test_suppression_needs_no_target() -> None:
    house = kiselev(2, "red-3").play("suppress kiselev", "place red 1")
    assert house.box_of("red") == 1


@rule("pavlov:4.3a")
@pytest.mark.parametrize("choice", ["place green 1", "place red 1 green 1"])
def test_a_box_of_another_colour_is_refused(choice: str) -> None:
    refusal = kiselev(2, "red-3").play("suppress kiselev").refused(choice)
    assert (refusal.id, refusal.rule) == ("not-the-colour-of-his-position", "pavlov:4.3a")


@rule("pavlov:4.3b")
@pytest.mark.parametrize(
    ("green", "red"), [(2, 0), (1, 1), (0, 2), (1, 0), (0, 1)], ids=lambda n: str(n)
)
def test_on_a_two_coloured_position_the_tokens_may_be_split(green: int, red: int) -> None:
    house = kiselev(2, "green-red-1").play("suppress kiselev")
    assert len(house.offered()) == 5
    house.play(f"place green {green} red {red}")
    assert (house.box_of("green"), house.box_of("red"), house.box_of("purple")) == (green, red, 0)
    assert house.in_supplies("suppression") == 10 - green - red


@rule("pavlov:4.3b")
def test_both_colours_together_get_no_more_than_the_suppress_value() -> None:
    house = kiselev(2, "red-purple-6").play("suppress kiselev")
    for choice in ("place red 2 purple 1", "place red 1 purple 2", "place red 3 purple 0"):
        refusal = house.refused(choice)
        assert (refusal.id, refusal.rule) == ("too-many-suppression-tokens", "pavlov:4.3a")


@rule("pavlov:4.3b")
def test_one_token_on_a_two_coloured_position_goes_to_either_colour(house: House) -> None:
    house.only(glushenko="green-red-1").actions().play("suppress glushenko")
    assert house.offered() == ["place green 1 red 0", "place green 0 red 1"]
    house.play("place green 0 red 1")
    assert (house.box_of("green"), house.box_of("red")) == (0, 1)


@rule("pavlov:4.3a")
def test_a_counter_with_suppress_value_0_lays_nothing() -> None:
    house = House(figures={"men.kiselev.suppress": 0, "men.chait.suppress": 1})
    house.only(kiselev="red-3", chait="red-4").actions()
    assert house.offered("suppress") == ["suppress chait"]
