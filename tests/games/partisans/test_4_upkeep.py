"""4 Upkeep: the people of a camp are fed and watered when a month ends."""

from __future__ import annotations

import pytest

from stavka.games.partisans.events import PeopleDied
from stavka.testing import rule
from tests.games.partisans.woods import Woods


@rule("partisans:4.1a")
def test_each_person_takes_a_food_and_a_water(woods: Woods) -> None:
    woods.has("peasant", peasant=2, partisan=2, nkvd=1, food=9, water=8).feeding("peasant")
    assert woods.changes() == {"peasant.food": 4, "peasant.water": 3, "peasant.points": 5}


@rule("partisans:4.1a")
def test_every_camp_feeds_its_people_at_the_end_of_every_month(woods: Woods) -> None:
    woods.has("peasant", peasant=2, food=5, water=5).has("soldier", soldier=3, food=4, water=4)
    woods.month_ends().until("open-card")
    assert (woods.store("peasant")["food"], woods.store("peasant")["water"]) == (3, 3)
    assert (woods.store("soldier")["food"], woods.store("soldier")["water"]) == (1, 1)
    woods.month_ends().until("open-card")
    assert (woods.store("peasant")["food"], woods.store("peasant")["water"]) == (1, 1)


@rule("partisans:4.1a")
def test_nobody_is_fed_while_the_month_goes_on() -> None:
    woods = Woods(closed={"H6": ""}).has("peasant", peasant=5).play("open H6")
    assert woods.changes() == {}


@rule("partisans:4.1b")
@pytest.mark.parametrize("camp", ["peasant", "nkvd", "officer"])
def test_the_leader_himself_does_not_eat(woods: Woods, camp: str) -> None:
    woods.feeding(camp)
    assert woods.changes() == {}
    woods.has(camp, food=0, water=0).feeding(camp)
    assert woods.changes() == {}


@rule("partisans:4.2a")
def test_who_is_not_fed_dies_and_costs_three_points(woods: Woods) -> None:
    woods.has("peasant", peasant=3, food=2, water=3, points=10).feeding("peasant")
    assert woods.changes() == {
        "peasant.peasant": 2,
        "peasant.deaths": 1,
        "peasant.food": 0,
        "peasant.water": 1,
        "peasant.points": 10 + 2 - 3,
    }


@rule("partisans:4.2a")
def test_just_enough_keeps_all_alive(woods: Woods) -> None:
    woods.has("soldier", soldier=3, food=3, water=3).feeding("soldier")
    assert woods.changes() == {"soldier.food": 0, "soldier.water": 0, "soldier.points": 3}


@rule("partisans:4.2a")
def test_points_may_fall_below_zero(woods: Woods) -> None:
    woods.has("peasant", peasant=2, food=0, points=1).feeding("peasant")
    assert woods.changes() == {
        "peasant.peasant": 0,
        "peasant.deaths": 2,
        "peasant.points": -5,
    }


@rule("partisans:4.2b")
@pytest.mark.parametrize(("food", "water"), [(5, 3), (3, 5), (3, 3), (30, 3)])
def test_the_shorter_supply_sets_how_many_live(woods: Woods, food: int, water: int) -> None:
    woods.has("peasant", peasant=5, food=food, water=water).feeding("peasant")
    assert woods.changes() == {
        "peasant.peasant": 3,
        "peasant.deaths": 2,
        "peasant.food": food - 3,
        "peasant.water": water - 3,
        "peasant.points": 3 - 6,
    }


@rule("partisans:4.2c")
def test_the_leader_says_who_dies(woods: Woods) -> None:
    woods.has("peasant", peasant=2, nkvd=1, food=2, water=2).feeding("peasant")
    assert (woods.waiting(), woods.asked()) == ("peasant", "choose-dead")
    assert woods.offered() == ["lose peasant", "lose nkvd"]
    woods.play("lose nkvd")
    assert woods.changes() == {
        "peasant.nkvd": 0,
        "peasant.deaths": 1,
        "peasant.points": 2 - 3,
    }
    assert woods.asked() == "open-card"


@rule("partisans:4.2c")
def test_once_only_one_kind_is_left_nothing_more_is_asked(woods: Woods) -> None:
    woods.has("peasant", peasant=3, nkvd=1, food=1, water=1).feeding("peasant").play("lose nkvd")
    assert woods.changes() == {
        "peasant.peasant": 1,
        "peasant.nkvd": 0,
        "peasant.deaths": 3,
        "peasant.points": 1 - 9,
    }


@rule("partisans:4.2c")
def test_so_many_are_chosen_as_die(woods: Woods) -> None:
    woods.has("officer", policeman=2, soldier=2, food=2, water=2, points=20).feeding("officer")
    woods.play("lose soldier", "lose policeman")
    assert woods.people("officer") == {"policeman": 1, "soldier": 1, "officer": 0}
    assert (woods.points("officer"), woods.asked()) == (20 + 2 - 6, "open-card")


@rule("partisans:4.2c")
def test_only_who_is_there_can_be_chosen(woods: Woods) -> None:
    woods.has("peasant", peasant=2, nkvd=1, food=2, water=2).feeding("peasant")
    refusal = woods.refused("lose partisan")
    assert (refusal.id, refusal.rule) == ("none-of-them-here", "partisans:4.2c")
    refusal = woods.refused("open H6")
    assert (refusal.id, refusal.rule) == ("choose-who-is-lost", "partisans:4.2c")


@rule("partisans:4.2c")
@pytest.mark.parametrize("food", [0, 2])
def test_where_there_is_no_choice_nothing_is_asked(woods: Woods, food: int) -> None:
    people = {"peasant": 2, "partisan": 1} if not food else {"peasant": 3}
    woods.has("peasant", **people, food=food).feeding("peasant")
    assert woods.asked() == "open-card"
    assert sum(event.count for event in woods.told(PeopleDied)) == 3 - food
    assert sum(woods.people("peasant").values()) == food


@rule("partisans:4.3a")
def test_each_fed_survivor_gives_a_point(woods: Woods) -> None:
    woods.has("nkvd", peasant=3, nkvd=1, points=7).feeding("nkvd")
    assert woods.points("nkvd") == 11


@rule("partisans:4.3a")
def test_the_dead_give_no_point(woods: Woods) -> None:
    woods.has("nkvd", peasant=4, water=0, points=7).feeding("nkvd")
    assert woods.points("nkvd") == 7 - 12
