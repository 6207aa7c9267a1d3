"""4.4.1 Command Team."""

from __future__ import annotations

import pytest

from stavka.testing import rule
from tests.games.pavlov.house import House, SovietCounterPhase


def phase_begins(**commanders: str) -> House:
    house = House().only(**commanders, chekhov="green-3", kiselev="green-4", kalinin="reserves")
    return house.at(SovietCounterPhase(), phase="wehrmacht-cards").happens()


@rule("pavlov:4.4.1a")
def test_with_all_three_commanders_on_positions_four_move_and_four_act() -> None:
    house = phase_begins(pavlov="red-3", afanasyev="red-4", naumov="purple-1")
    assert house.left() == 4
    house.play("move chekhov", "to purple-2", "move kiselev", "to purple-3")
    house.play("move kalinin", "to purple-4", "move pavlov", "to green-3")
    assert house.refused("move naumov").id == "no-moves-left"
    house.play("end-moves")
    assert house.left() == 4
    house.supplies(suppression=10)
    for man in ("chekhov", "kiselev", "kalinin", "pavlov"):
        house.play(f"suppress {man}")
        if house.asked() != "actions":
            house.play(house.offered()[0])
    assert house.refused("suppress naumov").id == "no-actions-left"
    assert house.offered() == ["end-actions"]


@rule("pavlov:4.4.1a")
@pytest.mark.parametrize("missing", ["pavlov", "afanasyev", "naumov"])
@pytest.mark.parametrize("place", ["reserves", "out", "stock"])
def test_if_one_commander_is_not_on_a_position_three_move_and_three_act(
    missing: str, place: str
) -> None:
    team = {"pavlov": "red-3", "afanasyev": "red-4", "naumov": "purple-1", missing: place}
    house = phase_begins(**team)
    assert house.left() == 3
    assert house.play("end-moves").left() == 3


@rule("pavlov:4.4.1a")
def test_a_commander_who_comes_during_the_phase_comes_too_late() -> None:
    house = phase_begins(pavlov="red-3", afanasyev="red-4", naumov="reserves")
    house.play("move naumov", "to purple-1")
    assert house.left() == 2
    assert house.play("end-moves").left() == 3


@rule("pavlov:4.4.1a")
def test_a_commander_displaced_during_the_phase_does_not_end_the_bonus() -> None:
    house = phase_begins(pavlov="red-3", afanasyev="red-4", naumov="purple-1")
    house.play("move chekhov", "to purple-1", "to reserves")
    assert house.where("naumov") == "reserves"
    assert house.left() == 3
    assert house.play("end-moves").left() == 4


@rule("pavlov:4.4.1a")
def test_weary_commanders_make_a_command_team_too() -> None:
    house = House().only(pavlov="red-3", afanasyev="red-4", naumov="purple-1")
    house.exhaust("pavlov").disrupt("naumov")
    house.at(SovietCounterPhase(), phase="wehrmacht-cards").happens()
    assert house.left() == 4
