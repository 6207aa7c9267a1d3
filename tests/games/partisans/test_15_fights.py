"""15 Combat on a raid."""

from __future__ import annotations

import pytest

from stavka.games.partisans.events import (
    AlliesMet,
    EnemiesKilled,
    EnemiesMet,
    FledFromEnemies,
    PeopleDied,
    TurnLost,
)
from stavka.kernel import Refusal
from stavka.testing import rule
from tests.games.partisans.woods import Woods


def meeting(count: int, *camps: str) -> Woods:
    """On I6 so many policemen are met."""
    return Woods(
        *(camps or ("peasant", "policeman")),
        shown={"H6": "right=policeman"},
        closed={"I6": f"left=policeman {count}"},
    )


# What an enemy costs


@rule("partisans:15.1a")
@pytest.mark.parametrize("weapons", [8, 20])
def test_each_enemy_costs_two_weapons(weapons: int) -> None:
    woods = meeting(4).has("peasant", weapons=weapons, food=0).play("open I6")
    assert woods.changes() == {
        "peasant.weapons": weapons - 8,
        "peasant.food": 12,
        "peasant.points": 4,
    }
    assert [(e.count, e.weapons) for e in woods.told(EnemiesKilled)] == [(4, 8)]


@rule("partisans:15.1b")
def test_with_an_incendiary_each_enemy_costs_one_weapon() -> None:
    woods = meeting(4).has("peasant", weapons=4, incendiary=1, food=0).play("open I6")
    assert woods.changes() == {"peasant.weapons": 0, "peasant.food": 12, "peasant.points": 4}


@rule("partisans:15.1a")
def test_a_fight_is_not_declined() -> None:
    """Without officers or allies there is nothing to ask."""
    woods = meeting(4).has("peasant", weapons=20, peasant=5)
    woods.play("open I6")
    assert [e.count for e in woods.told(EnemiesMet)] == [4]
    assert woods.store("peasant")["weapons"] == 12
    assert woods.waiting() == "policeman"


@rule("partisans:15.1a", "partisans:15.2a")
def test_one_weapon_too_few_for_the_last_enemy_is_a_defeat() -> None:
    woods = meeting(4).has("peasant", weapons=7, peasant=5).play("open I6")
    assert woods.changes() == {
        "peasant.weapons": 1,
        "peasant.peasant": 4,
        "peasant.points": -3,
        "peasant.deaths": 1,
        "peasant.lost_turns": 1,
    }


@rule("partisans:15.1c")
def test_a_weapon_that_cannot_kill_is_kept() -> None:
    woods = meeting(5).has("peasant", weapons=5).play("open I6")
    assert woods.changes() == {"peasant.weapons": 1, "peasant.lost_turns": 1}
    assert [(e.killed, e.weapons, e.count) for e in woods.told(FledFromEnemies)] == [(2, 4, 3)]


# Too few weapons


@rule("partisans:15.2a", "partisans:15.2b")
@pytest.mark.parametrize(
    ("weapons", "incendiary", "killed", "lost"),
    [(10, 0, 5, 3), (0, 0, 0, 8), (15, 0, 7, 1), (7, 1, 7, 1), (3, 1, 3, 5)],
)
def test_as_many_are_lost_as_enemies_are_left_and_each_costs_three_points(
    weapons: int, incendiary: int, killed: int, lost: int
) -> None:
    woods = meeting(8).has("peasant", weapons=weapons, incendiary=incendiary, partisan=12)
    woods.play("open I6")
    assert woods.people("peasant")["partisan"] == 12 - lost
    assert woods.points("peasant") == -3 * lost
    assert [(e.killed, e.count) for e in woods.told(FledFromEnemies)] == [(killed, lost)]
    assert [(e.count, e.points) for e in woods.told(PeopleDied)] == [(lost, 3 * lost)]


@rule("partisans:15.2a")
def test_the_leader_says_who_is_lost() -> None:
    woods = meeting(2).has("peasant", weapons=0, peasant=2, partisan=1, nkvd=1)
    woods.play("open I6", "fight")
    assert (woods.waiting(), woods.asked()) == ("peasant", "choose-dead")
    assert woods.offered() == ["lose peasant", "lose partisan", "lose nkvd"]
    woods.play("lose partisan")
    assert woods.offered() == ["lose peasant", "lose nkvd"]
    woods.play("lose peasant")
    assert woods.people("peasant") == {"peasant": 1, "partisan": 0, "nkvd": 1}
    assert woods.points("peasant") == -6


@rule("partisans:15.2c")
def test_more_enemies_than_people_take_all_people_and_leave_the_hero() -> None:
    woods = meeting(5).has("peasant", weapons=0, peasant=1, partisan=1).play("open I6")
    assert woods.changes() == {
        "peasant.peasant": 0,
        "peasant.partisan": 0,
        "peasant.points": -6,
        "peasant.deaths": 2,
        "peasant.lost_turns": 1,
    }
    assert woods.sheet("peasant")["out"] is False
    woods.play(f"open {woods.spares[0]}", f"open {woods.spares[1]}")
    assert woods.waiting() == "peasant"


# Flight


@rule("partisans:15.4a")
def test_who_flees_gets_no_loot_and_loses_the_next_turn() -> None:
    woods = meeting(3).has("peasant", weapons=4, peasant=4, food=7).play("open I6")
    assert woods.store("peasant")["food"] == 7
    assert woods.told(EnemiesKilled) == []
    assert woods.waiting() == "policeman"
    hides = Refusal("turn-lost-hiding", "partisans:15.4a")
    assert woods.refused(f"open {woods.spares[0]}", by="peasant") == hides
    woods.play(f"open {woods.spares[0]}")
    assert [(e.camp, e.cause) for e in woods.told(TurnLost)] == [("peasant", "cause-hiding")]
    assert woods.changes() == {"peasant.lost_turns": 0}
    assert woods.waiting() == "policeman"
    assert woods.refused(f"open {woods.spares[1]}", by="peasant") == Refusal("not-your-turn")
    assert woods.play(f"open {woods.spares[1]}").waiting() == "peasant"


@rule("partisans:15.4a")
def test_a_flight_ends_the_turn_even_if_more_cards_could_be_opened() -> None:
    woods = meeting(3).has("peasant", weapons=0, maps=60, transport=1).play("open I6")
    assert woods.waiting() == "policeman"


@rule("partisans:15.4a")
def test_the_turn_lost_by_a_flight_is_carried_into_the_next_month() -> None:
    woods = Woods("peasant", "policeman", spare=60).has("peasant", hiding=1).month_ends()
    woods.until("open-card")
    assert (woods.p.month, woods.waiting()) == (2, "policeman")
    woods.play(woods.offered("open")[0])
    assert [(e.camp, e.cause) for e in woods.told(TurnLost)] == [("peasant", "cause-hiding")]
    assert woods.waiting() == "policeman"


@rule("partisans:15.4a")
def test_where_all_hide_the_month_goes_on() -> None:
    woods = meeting(3, "peasant").has("peasant", weapons=0).play("open I6")
    assert [e.camp for e in woods.told(TurnLost)] == ["peasant"]
    assert (woods.waiting(), woods.asked()) == ("peasant", "open-card")


@rule("partisans:15.4a")
def test_after_a_flight_nobody_else_is_met_on_the_card_but_resources_are_read() -> None:
    woods = Woods(
        "peasant",
        "policeman",
        shown={
            "H6": "right=policeman",
            "J6": "left=peasant 2",
            "I5": "bottom=water 1",
            "I7": "top=wood 1",
        },
        closed={
            "I6": "left=policeman 1, right=peasant, top=water 3, bottom=wood 5, event=cache fuel 2"
        },
    ).has("peasant", weapons=0, fuel=0, water=0, wood=0)
    woods.play("open I6")
    assert woods.changes() == {
        "peasant.water": 3,
        "peasant.fuel": 2,
        "peasant.wood": 5,
        "peasant.lost_turns": 1,
    }
    assert woods.told(AlliesMet) == []


@rule("partisans:15.4a")
def test_on_the_next_card_people_are_met_again() -> None:
    woods = Woods(
        "peasant",
        shown={"H6": "right=policeman", "H7": "right=peasant"},
        closed={"I6": "left=policeman 1", "I7": "left=peasant 2"},
    ).has("peasant", weapons=0)
    woods.play("open I6", "open I7")
    assert woods.asked() == "rescue"


@rule("partisans:15.4a", "partisans:14.1b")
def test_turns_lost_for_a_flight_and_for_a_wound_add_up() -> None:
    woods = Woods(
        "peasant",
        "policeman",
        shown={"H6": "right=policeman"},
        closed={"I6": "left=policeman 1, event=leader-wounded, water=2"},
    ).has("peasant", weapons=0)
    woods.play("open I6")
    assert woods.sheet("peasant")["lost_turns"] == 2
    causes = []
    for place in woods.spares[:2]:
        woods.play(f"open {place}")
        causes += [e.cause for e in woods.told(TurnLost)]
    assert causes == ["cause-hiding", "cause-resting"]
    assert woods.play(f"open {woods.spares[2]}").waiting() == "peasant"


# The worked example


@rule("partisans:15.4b", "partisans:15.4c")
def test_example_ten_people_with_ten_weapons_meet_eight_policemen() -> None:
    woods = meeting(8, "partisan", "soldier").has("partisan", peasant=10, weapons=10)
    woods.play("open I6")
    assert [(e.killed, e.weapons, e.count) for e in woods.told(FledFromEnemies)] == [(5, 10, 3)]
    assert woods.changes() == {
        "partisan.weapons": 0,
        "partisan.peasant": 7,
        "partisan.points": -9,
        "partisan.deaths": 3,
        "partisan.lost_turns": 1,
    }
    woods.play(f"open {woods.spares[0]}")
    assert [e.camp for e in woods.told(TurnLost)] == ["partisan"]
    assert woods.waiting() == "soldier"


@rule("partisans:15.4b")
def test_example_with_sixteen_weapons_all_eight_are_killed() -> None:
    woods = meeting(8, "partisan", "soldier").has("partisan", peasant=10, weapons=16, food=0)
    woods.play("open I6")
    assert woods.changes() == {
        "partisan.weapons": 0,
        "partisan.food": 24,
        "partisan.points": 8,
    }


@rule("partisans:15.4b", "partisans:15.3a")
def test_example_in_which_an_ally_is_asked_for_the_six_weapons_missing() -> None:
    woods = meeting(8, "partisan", "nkvd", "soldier").has("partisan", peasant=10, weapons=10)
    woods.has("nkvd", weapons=15).has("partisan", food=0)
    woods.play("open I6", "ask nkvd", "lend 6")
    assert woods.changes() == {
        "partisan.weapons": 0,
        "partisan.food": 24,
        "partisan.points": 8,
        "nkvd.weapons": 9,
    }


@rule("partisans:15.4c")
@pytest.mark.parametrize("kind", ["policeman", "soldier", "officer"])
def test_those_killed_before_a_flight_bring_neither_points_nor_resources(kind: str) -> None:
    woods = Woods("peasant", shown={"H6": f"right={kind}"}, closed={"I6": f"left={kind} 3"})
    woods.has("peasant", weapons=4).play("open I6")
    assert woods.changes() == {"peasant.weapons": 0}
    assert woods.points("peasant") == 0


# Nobody and nothing


@rule("partisans:15.5a")
def test_with_neither_people_nor_weapons_only_the_turn_is_lost() -> None:
    woods = meeting(4).has("peasant", weapons=0).play("open I6")
    assert woods.changes() == {"peasant.lost_turns": 1}


@rule("partisans:15.5b")
@pytest.mark.parametrize(("weapons", "left"), [(4, 0), (9, 1)])
def test_without_people_the_weapons_are_spent_and_the_turn_is_lost(weapons: int, left: int) -> None:
    woods = meeting(5).has("peasant", weapons=weapons).play("open I6")
    assert woods.changes() == {"peasant.weapons": left, "peasant.lost_turns": 1}


@rule("partisans:15.5b")
def test_without_people_but_weapons_enough_the_fight_is_won() -> None:
    woods = meeting(5).has("peasant", weapons=10, food=0).play("open I6")
    assert woods.changes() == {"peasant.weapons": 0, "peasant.food": 15, "peasant.points": 5}
