"""4.8 to 4.10 Crews: which reason bars them, and what no figure of an edition allows."""

from __future__ import annotations

import pytest

from stavka.testing import rule
from tests.games.pavlov.house import House
from tests.games.pavlov.test_4_8_crews import CREW_ACTIONS, CREWS, FIGURES, crew

SQUARES = ["green-red-1", "green-3"]
each_action = pytest.mark.parametrize(("action", "weapon", "letter", "row"), CREW_ACTIONS)


@rule("pavlov:4.8d", "pavlov:4.8b", "pavlov:4.9b", "pavlov:4.10b")
@pytest.mark.parametrize("square", SQUARES)
@each_action
def test_with_two_actions_left_it_is_not_the_actions_that_are_missing(
    action: str, weapon: str, letter: str, row: str, square: str
) -> None:
    house = crew(weapon, square).actions(2).exhaust(CREWS[weapon][0])
    refusal = house.refused(f"{action} {weapon}")
    assert (refusal.id, refusal.rule) == ("crew-not-ready", "pavlov:4.8d")


@rule("pavlov:4.8a", "pavlov:4.9a", "pavlov:4.10a")
@pytest.mark.parametrize("square", SQUARES)
@each_action
def test_a_crew_works_its_weapon_on_the_first_position_as_on_any_other(
    action: str, weapon: str, letter: str, row: str, square: str
) -> None:
    house = crew(weapon, square)
    assert house.offered(action) == [f"{action} {weapon}"]
    assert house.place(CREWS[weapon][0], "reserves").refused(f"{action} {weapon}").id == (
        f"no-crew-{letter}"
    )


@rule("pavlov:4.8a", "pavlov:4.10a")
@pytest.mark.parametrize(
    ("weapon", "value", "action"),
    [("m1937", "suppress", "anti-tank"), ("rm38", "attack", "mortar")],
)
def test_a_value_that_an_edition_prints_gives_a_weapon_no_action_of_another_letter(
    weapon: str, value: str, action: str
) -> None:
    house = House(figures={**FIGURES, f"weapons.{weapon}.{value}": 4})
    house.only(**dict.fromkeys(CREWS[weapon], "green-3")).place(weapon, "green-3")
    house.track(1, "riflemen", "stug-iiib").supplies(suppression=10).actions()
    assert [c for c in house.offered() if weapon in c] == [f"{action} {weapon}"]


@rule("pavlov:4.12.1c")
def test_not_even_an_inspiring_mortar_man_inspires_a_mortar() -> None:
    house = House(figures={**FIGURES, "men.gridin.letters": "MI"})
    house.only(gridin="red-3", sarayev="red-3").place("rm38", "red-3").supplies(suppression=10)
    house.actions().play("mortar rm38")
    assert house.offered() == ["place red 2", "place red 1"]


@rule("pavlov:4.2a", "pavlov:4.9a")
@pytest.mark.parametrize("choice", ["attack pavlov", "gun-attack maxim-1"])
def test_who_attacks_sees_from_where_he_stands_and_not_from_elsewhere(choice: str) -> None:
    house = crew("maxim-1").place("pavlov", "green-4").track(3, "scouts").track(6, "scouts")
    house.play(choice)
    assert house.offered() == ["target track-1-1"]
    assert house.refused("target track-1-2").id == "target-is-armor"
    for unseen in ("target track-3-1", "target track-6-1"):
        assert house.refused(unseen).id == "no-line-of-sight"
