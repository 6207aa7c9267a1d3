"""11 Wooden fortifications."""

from __future__ import annotations

import pytest

from stavka.games.partisans.events import (
    AttackThreatened,
    CampFortified,
    FireBroke,
    FortificationsLost,
    TotalDomination,
)
from stavka.kernel import Refusal
from stavka.testing import rule
from tests.games.partisans.woods import Woods

OPEN_FIRST = Refusal("open-a-card-first", "partisans:11.1a")


def found(wood: int, more: int) -> Woods:
    """The peasant has so much wood and finds so much more; less than nothing: he loses it."""
    event = "cache" if more > 0 else "loss"
    woods = Woods("peasant", closed={"H6": f"event={event} wood {abs(more)}"})
    return woods.has("peasant", wood=wood).play("open H6")


# A move is a card


@rule("partisans:11.1a")
def test_a_move_opens_a_card_and_is_over(woods: Woods) -> None:
    assert (woods.waiting(), woods.asked()) == ("peasant", "open-card")
    place = woods.offered("open")[0]
    woods.play(place)
    assert woods.shown() == [place.split()[1]]


@rule("partisans:11.1a")
@pytest.mark.parametrize("choice", ["stop", "done", "peace", "fight"])
def test_a_move_is_not_passed(woods: Woods, choice: str) -> None:
    assert choice not in woods.offered()
    assert woods.refused(choice) == OPEN_FIRST


@rule("partisans:11.1a")
def test_each_of_the_players_has_his_move_in_turn() -> None:
    woods = Woods(closed={"H6": ""}, spare=7)
    order = []
    for place in woods.spares:
        order.append(woods.waiting())
        woods.play(f"open {place}")
    assert order == [
        "peasant", "partisan", "nkvd", "policeman", "soldier", "officer", "peasant",
    ]  # fmt: skip


# Sixty wood


@rule("partisans:11.2a")
def test_sixty_wood_fortify_the_camp_for_ten_points() -> None:
    woods = found(59, 1)
    assert woods.changes() == {
        "peasant.wood": 60,
        "peasant.fortified": True,
        "peasant.points": 10,
    }
    assert [(e.camp, e.points) for e in woods.told(CampFortified)] == [("peasant", 10)]


@rule("partisans:11.2a")
def test_fifty_nine_wood_do_not() -> None:
    assert found(58, 1).changes() == {"peasant.wood": 59}


@rule("partisans:11.2a")
def test_more_wood_brings_no_more_points() -> None:
    assert found(60, 9).changes() == {"peasant.wood": 69}


@rule("partisans:11.2a")
def test_wood_across_an_edge_fortifies() -> None:
    woods = Woods("peasant", shown={"H5": "bottom=wood 1"}, closed={"H6": "top=wood 3"})
    woods.has("peasant", wood=57).play("open H6")
    assert woods.changes() == {
        "peasant.wood": 60,
        "peasant.fortified": True,
        "peasant.points": 10,
    }


@rule("partisans:11.2a")
def test_traded_wood_fortifies() -> None:
    woods = Woods("peasant", "policeman").has("peasant", wood=55).has("policeman", wood=30)
    woods.trade("peasant")
    woods.play("offer policeman", "want wood 5", "give fuel 1", "propose", "accept")
    assert woods.points("peasant") == 10
    assert woods.sheet("peasant")["fortified"] is True
    assert (woods.points("policeman"), woods.store("policeman")["wood"]) == (0, 25)


@rule("partisans:11.2b")
def test_wood_is_not_capped_and_not_spent_by_building() -> None:
    woods = found(58, 8)
    assert woods.store("peasant")["wood"] == 66
    assert woods.points("peasant") == 10


@rule("partisans:11.2b")
def test_seventy_wood_stand_the_loss_of_eight() -> None:
    woods = found(70, -8)
    assert woods.changes() == {"peasant.wood": 62}
    assert woods.sheet("peasant")["fortified"] is True


# The attacker's weapons


@rule("partisans:11.3a")
@pytest.mark.parametrize(("wood", "weapons"), [(59, 8), (60, 16)])
def test_an_attack_on_a_fortified_camp_costs_twice_the_weapons(wood: int, weapons: int) -> None:
    woods = Woods("partisan", "policeman", "soldier").has_nothing("partisan", "policeman")
    woods.has("partisan", partisan=3, weapons=20).has("policeman", policeman=2, wood=wood)
    woods.attacks("partisan").play("attack policeman")
    assert [e.weapons for e in woods.told(AttackThreatened)] == [weapons]
    woods.play("defend")
    assert woods.store("partisan")["weapons"] == 20 - weapons
    assert woods.people("partisan")["partisan"] == 3


@rule("partisans:11.3a")
def test_the_attackers_own_fortifications_change_nothing() -> None:
    woods = Woods("partisan", "policeman", "soldier").has_nothing("policeman")
    woods.has("partisan", partisan=3, weapons=20, wood=60).has("policeman", policeman=2, food=1)
    woods.attacks("partisan").play("attack policeman", "defend")
    assert woods.store("partisan")["weapons"] == 12


@rule("partisans:11.3a")
def test_fortifications_do_not_help_on_a_raid() -> None:
    woods = Woods("peasant", shown={"H6": "right=policeman"}, closed={"I6": "left=policeman 3"})
    woods.has("peasant", wood=60, weapons=10, food=0).play("open I6")
    assert woods.changes() == {"peasant.weapons": 4, "peasant.food": 9, "peasant.points": 3}


# Fire


@rule("partisans:11.4a")
def test_fire_burns_the_fortifications() -> None:
    woods = Woods(closed={"H6": "event=fire 10"}).has("peasant", wood=60, peasant=1)
    woods.play("open H6")
    assert woods.changes() == {
        "peasant.wood": 50,
        "peasant.fortified": False,
        "peasant.points": -10,
    }
    assert [(e.camp, e.count) for e in woods.told(FireBroke)] == [("peasant", 10)]


@rule("partisans:11.4a")
def test_fire_leaves_fortifications_that_have_wood_to_spare() -> None:
    woods = Woods("peasant", closed={"H6": "event=fire 10"}).has("peasant", wood=70)
    assert woods.play("open H6").changes() == {"peasant.wood": 60}
    assert woods.sheet("peasant")["fortified"] is True


@rule("partisans:11.4a")
def test_fire_takes_no_more_wood_than_there_is() -> None:
    woods = Woods("peasant", closed={"H6": "event=fire 10"}).has("peasant", wood=7)
    assert woods.play("open H6").changes() == {"peasant.wood": 0}
    assert [e.count for e in woods.told(FireBroke)] == [7]


@rule("partisans:11.4a")
def test_with_a_fire_brigade_nothing_burns() -> None:
    woods = Woods("peasant", closed={"H6": "event=fire 10"})
    woods.has("peasant", wood=60, peasant=1, brigade=1).play("open H6")
    assert woods.changes() == {}


# Under sixty


@rule("partisans:11.5a")
def test_under_sixty_the_points_and_the_fortifications_are_lost() -> None:
    woods = found(60, -5)
    assert woods.changes() == {
        "peasant.wood": 55,
        "peasant.fortified": False,
        "peasant.points": -10,
    }
    assert [(e.camp, e.points) for e in woods.told(FortificationsLost)] == [("peasant", 10)]


@rule("partisans:11.5a")
def test_a_loss_down_to_sixty_costs_no_points() -> None:
    assert found(65, -5).changes() == {"peasant.wood": 60}


@rule("partisans:11.5a")
def test_wood_lost_under_sixty_before_costs_no_points_again() -> None:
    assert found(59, -5).changes() == {"peasant.wood": 54}


@rule("partisans:11.5a", "partisans:11.5b")
def test_without_fortifications_there_is_no_domination_until_they_are_restored() -> None:
    woods = Woods("peasant", closed={"H6": "event=loss wood 5", "I6": "event=cache wood 5"})
    woods.has("peasant", maps=60, wood=60, transport=1, incendiary=1, peasant=1)
    woods.play("open H6", "organise")
    assert woods.sheet("peasant")["brigade"] is True
    assert woods.sheet("peasant")["dominated"] is False
    assert woods.points("peasant") == -10
    woods.play("open I6")
    assert [e.points for e in woods.told(TotalDomination)] == [50]
    assert woods.points("peasant") == 50


@rule("partisans:11.5b", "partisans:11.5c")
def test_restored_fortifications_count_again_and_give_the_points_again() -> None:
    woods = Woods(
        "peasant",
        closed={"H6": "event=loss wood 5", "I6": "event=cache wood 4", "J6": "event=cache wood 1"},
    ).has("peasant", wood=60)
    seen = []
    for place in ("H6", "I6", "J6"):
        woods.play(f"open {place}")
        seen.append((woods.points("peasant"), woods.sheet("peasant")["fortified"]))
    assert seen == [(-10, False), (-10, False), (0, True)]


@rule("partisans:11.5c")
def test_the_points_come_and_go_each_time_the_line_is_crossed() -> None:
    woods = Woods("peasant", "partisan").has("peasant", wood=55).has("partisan", wood=50)
    for expected in (10, 0, 10, 0):
        verb = "want" if expected else "give"
        woods.trade("peasant").play("offer partisan", f"{verb} wood 5", "propose", "accept", "done")
        assert woods.points("peasant") == expected


# Wood that is given away


@rule("partisans:11.5d")
@pytest.mark.parametrize(("wood", "points"), [(64, -10), (65, 0)])
def test_wood_exchanged_outside_counts_as_any_loss(wood: int, points: int) -> None:
    woods = Woods("peasant").has("peasant", wood=wood, water=0).trade("peasant")
    woods.play("exchange wood water", "get 1")
    assert woods.points("peasant") == points
    assert woods.sheet("peasant")["fortified"] is (points == 0)
    assert woods.store("peasant")["wood"] == wood - 5
    assert woods.store("peasant")["water"] == 1


@rule("partisans:11.5d")
def test_five_of_sixty_given_to_another_player_cost_ten_points() -> None:
    woods = Woods("peasant", "partisan").has("peasant", wood=60).trade("peasant")
    woods.play("offer partisan", "give wood 5", "propose", "accept")
    assert woods.changes() == {
        "peasant.wood": 55,
        "peasant.fortified": False,
        "peasant.points": -10,
        "partisan.wood": 30,
    }


@rule("partisans:11.5d")
def test_wood_paid_as_a_ransom_counts_too() -> None:
    woods = Woods("partisan", "policeman").has("partisan", partisan=4, weapons=40, wood=0)
    woods.has("policeman", policeman=1, weapons=0, wood=60).attacks("partisan")
    woods.play("attack policeman", "give wood 1", "propose", "accept")
    assert woods.changes() == {
        "policeman.wood": 59,
        "policeman.fortified": False,
        "policeman.points": -10,
        "partisan.wood": 1,
    }


@rule("partisans:11.5d")
def test_seized_wood_costs_one_camp_its_fortifications_and_fortifies_the_other() -> None:
    woods = Woods("partisan", "policeman").has("partisan", partisan=1, weapons=1, wood=0)
    woods.has_nothing("policeman").has("policeman", wood=60).attacks("partisan")
    woods.play("attack policeman", "seize wood")
    assert woods.changes() == {
        "policeman.wood": 0,
        "policeman.fortified": False,
        "policeman.points": -10,
        "partisan.wood": 60,
        "partisan.fortified": True,
        "partisan.points": 10,
    }
