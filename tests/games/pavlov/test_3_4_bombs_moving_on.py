"""3.4.4 to 3.4.6: bombs on places that are already disrupted, and the worked example."""

from __future__ import annotations

import pytest

from stavka.games.pavlov.events import AntiAircraftFire, BombDropped
from stavka.testing import rule
from tests.games.pavlov.house import BOMB, House


@rule("pavlov:3.4.4a")
def test_a_second_hit_on_location_three_suppresses_everybody_on_a_position(house: House) -> None:
    house.only(
        pavlov="green-3", chait="red-4", chekhov="purple-1", kiselev="green-red-1",
        sukba="reserves",
    ).wreck(3).note()  # fmt: skip
    house.bombs(3, 5).sound()
    assert house.changes() == {
        "men.pavlov.disrupted": True,
        "men.chait.disrupted": True,
        "men.chekhov.disrupted": True,
        "men.kiselev.disrupted": True,
        "locations.location-5": "disrupted",  # the second aircraft
    }
    assert house.location(3) == "disrupted"
    assert house.location(4) is None  # the bomb does not move on


@rule("pavlov:3.4.4a")
def test_the_first_hit_on_location_three_touches_nobody(house: House) -> None:
    house.only(pavlov="green-3").note()
    house.bombs(3, 5).sound()
    assert house.changes() == {
        "locations.location-3": "disrupted",
        "locations.location-5": "disrupted",
    }


@rule("pavlov:3.4.4a")
def test_a_second_hit_on_location_three_removes_those_already_disrupted(house: House) -> None:
    house.only(pavlov="green-3", chait="red-4", sukba="reserves").disrupt("chait", "sukba")
    house.wreck(3).note()
    house.bombs(3, 5).sound()
    assert house.changes() == {
        "men.pavlov.disrupted": True,
        "men.chait.place": "out",
        "men.chait.disrupted": False,
        "locations.location-5": "disrupted",
    }


@rule("pavlov:3.4.4a")
def test_two_aircraft_on_disrupted_location_three_remove_the_garrison(house: House) -> None:
    house.only(pavlov="green-3", chait="red-4").wreck(3)
    house.card("ju87-3", *BOMB[3], *BOMB[3]).sound()  # the third aircraft need not roll
    assert house.over == "outcome-no-defenders"


@rule("pavlov:3.4.5a")
@pytest.mark.parametrize("place", range(4, 18))
def test_a_bomb_on_a_disrupted_place_moves_to_the_next_higher_number(
    house: House, place: int
) -> None:
    house.only(pavlov="green-3").wreck(place)
    house.bombs(place, 3).sound()
    assert house.told(BombDropped)[0].place == f"location-{place + 1}"
    assert house.location(place) == "disrupted"
    assert house.location(place + 1) == "disrupted"
    assert house.over is None


@rule("pavlov:3.4.5a")
def test_a_bomb_passes_over_every_disrupted_place_on_its_way(house: House) -> None:
    house.wreck(4, 5, 6, 7, 9).note()
    house.bombs(4, 3).sound()
    assert house.changes() == {
        "locations.location-8": "disrupted",
        "locations.location-3": "disrupted",
    }


@rule("pavlov:3.4.5b")
def test_a_bomb_that_moves_on_to_disrupted_headquarters_loses_the_game(house: House) -> None:
    house.wreck(17, 18)
    house.card("ju87-4", *BOMB[17]).sound()  # the other aircraft need not roll
    assert house.over == "outcome-headquarters"


@rule("pavlov:3.4.5b")
def test_a_bomb_that_moves_on_to_whole_headquarters_only_disrupts_them(house: House) -> None:
    house.wreck(17).note()
    house.bombs(17, 3).sound()
    assert house.changes() == {
        "locations.location-18": "disrupted",
        "locations.location-3": "disrupted",
    }
    assert house.over is None


@rule("pavlov:3.4.5b")
def test_a_bomb_may_move_on_from_the_division_to_headquarters(house: House) -> None:
    house.wreck(*range(4, 19))
    house.card("ju87-2", *BOMB[4]).sound()
    assert house.over == "outcome-headquarters"


@rule("pavlov:3.4.5c")
def test_a_direct_hit_on_disrupted_headquarters_loses_the_game(house: House) -> None:
    house.wreck(18)
    house.card("ju87-2", *BOMB[18]).sound()
    assert house.over == "outcome-headquarters"
    assert house.match.waiting == ()
    outcome = house.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.draw) == ((), False)


@rule("pavlov:3.4.5c")
def test_the_first_direct_hit_on_headquarters_does_not_lose(house: House) -> None:
    house.bombs(18, 5).sound()
    assert house.location(18) == "disrupted"
    assert house.over is None


@rule("pavlov:3.4.5d")
def test_a_bomb_that_moves_on_takes_the_token_it_finds(house: House) -> None:
    house.wreck(10).token(11, "artillery").note()
    house.bombs(10, 3).sound()
    assert house.changes() == {
        "locations.location-11": None,
        "stock.artillery": 2,
        "locations.location-3": "disrupted",
    }


@rule("pavlov:3.4.5d", "pavlov:3.4.3a")
def test_a_wire_token_taken_by_a_bomb_that_moves_on_brings_no_fog(house: House) -> None:
    house.wreck(13).token(14, "wire").note()
    house.bombs(13, 3).sound()
    assert house.changes() == {
        "locations.location-14": None,
        "stock.wire": 4,
        "locations.location-3": "disrupted",
    }


@rule("pavlov:3.4.6a")
def test_example_four_ju87_against_the_tokens_on_eight_and_thirteen(house: House) -> None:
    for gun in (8, 12, 13):
        house.token(gun, "anti-aircraft")
    house.token(14, "wire").wreck(10).note()
    house.card("ju87-4")
    assert house.offered() == [
        "fire location-8",
        "fire location-12",
        "fire location-13",
        "open-fire",
    ]
    house.play("fire location-8", "fire location-13")
    house.dice(2, 3, 4, 4, *BOMB[14], *BOMB[10]).play("open-fire")
    fire = house.told(AntiAircraftFire)[0]
    assert (fire.dice, fire.downed, fire.left) == ((2, 3, 4, 4), 2, 2)
    assert [sum(e.dice) for e in house.told(BombDropped)] == [14, 10]
    assert house.changes() == {
        "locations.location-8": None,
        "locations.location-13": None,
        "locations.location-14": None,
        "locations.location-11": "disrupted",
        "stock.anti-aircraft": 3,
        "stock.wire": 4,
    }
    assert house.location(12) == "anti-aircraft"
