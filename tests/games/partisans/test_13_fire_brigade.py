"""13 The fire brigade."""

from __future__ import annotations

import pytest

from stavka.games.partisans.events import BrigadeFormed, BrigadeLost, FireQuenched
from stavka.kernel import Refusal
from stavka.testing import rule
from tests.games.partisans.woods import Woods

NOBODY = Refusal("nobody-in-camp", "partisans:13.2a")
TOO_DEAR = Refusal("brigade-too-dear", "partisans:13.2a")
IS_THERE = Refusal("brigade-is-there", "partisans:13.2a")


@rule("partisans:13.1a")
def test_it_puts_out_every_fire() -> None:
    woods = Woods("peasant", closed={"H6": "event=fire 10", "I6": "event=fire 10"})
    woods.has("peasant", wood=60, peasant=1, brigade=1)
    for place in ("H6", "I6"):
        assert woods.play(f"open {place}").changes() == {}
        assert [e.camp for e in woods.told(FireQuenched)] == ["peasant"]


@rule("partisans:13.1a")
def test_it_protects_its_own_camp_alone() -> None:
    woods = Woods("peasant", "partisan", closed={"H6": "", "I6": "event=fire 10"})
    woods.has("peasant", peasant=1, brigade=1).has("partisan", wood=25)
    assert woods.play("open H6", "open I6").changes() == {"partisan.wood": 15}


@rule("partisans:13.1a")
@pytest.mark.parametrize(
    ("card", "change"),
    [("event=loss wood 5", {"peasant.wood": 5}), ("top=wood -4", {"peasant.wood": 6})],
)
def test_it_does_not_prevent_other_losses(card: str, change: dict[str, object]) -> None:
    woods = Woods("peasant", shown={"H5": "bottom=wood 1"}, closed={"H6": f"top=food 1, {card}"})
    woods.has("peasant", wood=10, peasant=1, brigade=1).play("open H6")
    assert woods.changes() == change


# Organising it


@rule("partisans:13.2a", "partisans:13.2b")
def test_it_costs_five_food_and_five_water_and_not_the_turn() -> None:
    woods = Woods("peasant", closed={"H6": ""}).has("peasant", peasant=1, food=5, water=5)
    woods.play("organise")
    assert woods.changes() == {"peasant.food": 0, "peasant.water": 0, "peasant.brigade": True}
    assert [e.camp for e in woods.told(BrigadeFormed)] == ["peasant"]
    assert (woods.asked(), woods.shown()) == ("open-card", [])


@rule("partisans:13.2a")
def test_it_takes_at_least_one_person() -> None:
    woods = Woods("peasant").has("peasant", food=30, water=30)
    assert "organise" not in woods.offered()
    assert woods.refused("organise") == NOBODY
    woods.has("peasant", nkvd=1)
    assert "organise" in woods.offered()


@rule("partisans:13.2a", "partisans:13.2b")
@pytest.mark.parametrize("short", [{"food": 4, "water": 30}, {"food": 30, "water": 4}])
def test_it_takes_all_of_the_food_and_water(short: dict[str, int]) -> None:
    woods = Woods("peasant").has("peasant", peasant=1, **short)
    assert "organise" not in woods.offered()
    assert woods.refused("organise") == TOO_DEAR


@rule("partisans:13.2a")
def test_there_is_only_one_in_a_camp() -> None:
    woods = Woods("peasant").has("peasant", peasant=3, food=30, water=30).play("organise")
    assert "organise" not in woods.offered()
    assert woods.refused("organise") == IS_THERE


@rule("partisans:13.2a", "partisans:13.2b")
def test_it_may_be_organised_at_the_end_of_a_month_too() -> None:
    woods = Woods("peasant").has("peasant", peasant=1, food=5, water=6).workshop("peasant")
    assert woods.offered() == ["organise", "done"]
    woods.play("organise")
    assert woods.changes() == {"peasant.food": 0, "peasant.water": 1, "peasant.brigade": True}


@rule("partisans:13.2a")
def test_at_the_end_of_a_month_too_it_takes_people_food_and_water() -> None:
    woods = Woods("peasant").has("peasant", fuel=25, food=30, water=30).workshop("peasant")
    assert woods.refused("organise") == NOBODY
    woods.has("peasant", peasant=1, food=4)
    assert woods.refused("organise") == TOO_DEAR
    woods.has("peasant", food=5, brigade=1)
    assert woods.refused("organise") == IS_THERE
    assert woods.refused("open H6") == Refusal("make-or-done", "partisans:13.2a")


@rule("partisans:13.2a")
def test_nobody_is_asked_who_can_make_nothing() -> None:
    woods = Woods("peasant").has("peasant", fuel=24, food=4, peasant=1)
    assert woods.workshop("peasant").asked() == "open-card"


@rule("partisans:13.2b")
def test_an_edition_may_say_other_figures() -> None:
    woods = Woods(
        "peasant", figures={"figures.brigade-food.value": 1, "figures.brigade-water.value": 2}
    )
    woods.has("peasant", peasant=1, food=1, water=2).play("organise")
    assert woods.changes() == {"peasant.food": 0, "peasant.water": 0, "peasant.brigade": True}


# Losing it


@rule("partisans:13.2c")
@pytest.mark.parametrize(("people", "stays"), [(1, False), (2, True)])
def test_it_is_lost_with_the_last_person_killed_in_a_fight(people: int, stays: bool) -> None:
    woods = Woods("peasant", shown={"H6": "right=policeman"}, closed={"I6": "left=policeman 1"})
    woods.has("peasant", weapons=0, peasant=people, brigade=1).play("open I6")
    assert woods.people("peasant")["peasant"] == people - 1
    assert woods.sheet("peasant")["brigade"] is stays
    assert len(woods.told(BrigadeLost)) == (not stays)


@rule("partisans:13.2c")
@pytest.mark.parametrize(("food", "stays"), [(0, False), (1, True)])
def test_it_is_lost_when_all_starve(food: int, stays: bool) -> None:
    woods = Woods("peasant").has("peasant", peasant=2, food=food, brigade=1).feeding("peasant")
    assert woods.people("peasant")["peasant"] == food
    assert woods.sheet("peasant")["brigade"] is stays


@rule("partisans:13.2c")
def test_it_is_lost_with_the_last_person_spent_in_an_attack() -> None:
    woods = Woods("partisan", "policeman", "soldier").has_nothing("policeman")
    woods.has("partisan", partisan=2, weapons=9, brigade=1).has("policeman", weapons=1)
    woods.attacks("partisan").play("attack policeman", "defend")
    assert woods.people("partisan")["partisan"] == 0
    assert woods.sheet("partisan")["brigade"] is False


@rule("partisans:13.2c")
def test_without_it_fire_burns_again_until_it_is_organised_anew() -> None:
    woods = Woods(
        "peasant",
        shown={"H6": "right=policeman"},
        closed={"I6": "left=policeman 1", "J6": "event=fire 10", "K6": "event=fire 10"},
    )
    woods.has("peasant", weapons=0, peasant=1, brigade=1, wood=30, food=5, water=5)
    woods.play("open I6", "open J6")
    assert woods.store("peasant")["wood"] == 20
    woods.has("peasant", peasant=1).play("organise", "open K6")
    assert woods.store("peasant")["wood"] == 20
