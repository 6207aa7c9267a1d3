"""12 Flamethrower or Molotov cocktail."""

from __future__ import annotations

import pytest

from stavka.games.partisans import GAME
from stavka.games.partisans.events import IncendiaryFound, IncendiaryMade, NothingHappens, Sabotage
from stavka.kernel import Refusal
from stavka.testing import rule
from tests.games.partisans.woods import Woods

NO_FUEL = Refusal("fuel-too-little", "partisans:3.4a")


@rule("partisans:12.1a")
@pytest.mark.parametrize("camp", ["peasant", "policeman"])
def test_with_it_a_target_of_sabotage_brings_its_points(camp: str) -> None:
    woods = Woods(camp, closed={"H6": "event=sabotage 3"}).has(camp, incendiary=1)
    assert woods.play("open H6").changes() == {f"{camp}.points": 3}
    assert [(e.camp, e.points) for e in woods.told(Sabotage)] == [(camp, 3)]


@rule("partisans:12.1a")
@pytest.mark.parametrize("camp", ["peasant", "policeman"])
def test_without_it_such_a_target_brings_nothing(camp: str) -> None:
    woods = Woods(camp, closed={"H6": "event=sabotage 3"})
    assert woods.play("open H6").changes() == {}
    assert woods.told(Sabotage) == []
    assert [e.what for e in woods.told(NothingHappens)] == ["what-sabotage"]


@rule("partisans:12.1b")
def test_sabotage_is_no_action_of_its_own(woods: Woods) -> None:
    woods.has("peasant", incendiary=1)
    assert "sabotage" not in GAME.verbs
    assert {choice.split()[0] for choice in woods.offered()} == {"open"}
    assert woods.refused("sabotage") == Refusal("not-understood")
    woods.workshop("peasant")
    assert woods.asked() == "open-card"


@rule("partisans:12.2a")
@pytest.mark.parametrize(("camp", "enemy"), [("peasant", "policeman"), ("policeman", "peasant")])
@pytest.mark.parametrize(("incendiary", "weapons"), [(0, 6), (1, 3)])
def test_an_enemy_takes_one_weapon_in_place_of_two(
    camp: str, enemy: str, incendiary: int, weapons: int
) -> None:
    woods = Woods(camp, shown={"H6": f"right={enemy}"}, closed={"I6": f"left={enemy} 3"})
    woods.has(camp, incendiary=incendiary, weapons=10, food=0).play("open I6")
    assert woods.changes() == {
        f"{camp}.weapons": 10 - weapons,
        f"{camp}.food": 9,
        f"{camp}.points": 3,
    }


@rule("partisans:12.2a")
def test_a_card_brings_it_and_it_works_on_the_same_card() -> None:
    woods = Woods(
        "peasant",
        closed={"H6": "right=policeman, event=incendiary"},
        shown={"I6": "left=policeman 3"},
    ).has("peasant", weapons=3, food=0)
    woods.play("open H6")
    assert woods.changes() == {
        "peasant.incendiary": True,
        "peasant.weapons": 0,
        "peasant.food": 9,
        "peasant.points": 3,
    }
    assert [e.camp for e in woods.told(IncendiaryFound)] == ["peasant"]


@rule("partisans:12.2a")
def test_a_second_one_changes_nothing() -> None:
    woods = Woods("peasant", closed={"H6": "event=incendiary"}).has("peasant", incendiary=1)
    assert woods.play("open H6").changes() == {}
    assert [e.what for e in woods.told(NothingHappens)] == ["what-incendiary"]


# Made of fuel


@rule("partisans:12.2a", "partisans:3.4a")
def test_at_the_end_of_a_month_it_is_made_of_twenty_five_fuel() -> None:
    woods = Woods("peasant").has("peasant", fuel=25).workshop("peasant")
    assert woods.offered() == ["make", "done"]
    woods.play("make")
    assert woods.changes() == {"peasant.fuel": 0, "peasant.incendiary": True}
    assert [(e.camp, e.count) for e in woods.told(IncendiaryMade)] == [("peasant", 25)]
    assert woods.asked() == "open-card"


@rule("partisans:12.2a", "partisans:3.4a")
def test_twenty_four_fuel_are_too_little() -> None:
    woods = Woods("peasant").has("peasant", fuel=24)
    assert woods.workshop("peasant").asked() == "open-card"
    woods.has("peasant", peasant=1).workshop("peasant")
    assert woods.offered() == ["organise", "done"]
    assert woods.refused("make") == NO_FUEL


@rule("partisans:12.2a")
def test_it_is_not_made_twice() -> None:
    woods = Woods("peasant").has("peasant", fuel=60, peasant=1).workshop("peasant").play("make")
    assert woods.offered() == ["organise", "done"]
    assert woods.refused("make") == Refusal("incendiary-is-there", "partisans:12.2a")


@rule("partisans:12.2a", "partisans:3.4a")
def test_by_option_it_comes_from_cards_alone() -> None:
    woods = Woods("peasant", made_from_fuel=False).has("peasant", fuel=60, peasant=1)
    woods.workshop("peasant")
    assert woods.offered() == ["organise", "done"]
    assert woods.refused("make") == Refusal("not-made-from-fuel", "partisans:3.4a")


@rule("partisans:12.2a")
def test_it_is_not_made_on_a_raid(woods: Woods) -> None:
    woods.has("peasant", fuel=60)
    assert "make" not in woods.offered()
    assert woods.refused("make") == Refusal("open-a-card-first", "partisans:11.1a")


@rule("partisans:12.2a")
def test_an_edition_may_say_other_figures() -> None:
    woods = Woods("peasant", figures={"figures.incendiary-fuel.value": 7})
    woods.has("peasant", fuel=7).workshop("peasant").play("make")
    assert woods.store("peasant")["fuel"] == 0
