"""16.1 and 16.2 Officers who fight with bare hands."""

from __future__ import annotations

import pytest

from stavka.games.partisans.events import (
    EnemiesKilled,
    FledFromEnemies,
    KilledByHand,
    OfficerHealed,
    PeopleDied,
    TurnLost,
)
from stavka.kernel import Refusal
from stavka.testing import rule
from tests.games.partisans.woods import Woods

HEAL_FIRST = Refusal("heal-first", "partisans:16.2a")
NOT_WOUNDED = Refusal("not-wounded", "partisans:16.2a")


def meeting(count: int, *camps: str, enemy: str = "policeman") -> Woods:
    """On I6 so many enemies are met; the first camp has no weapons and no food."""
    woods = Woods(
        *camps,
        shown={"H6": f"right={enemy}"},
        closed={"I6": f"left={enemy} {count}"},
    )
    return woods.has(camps[0], weapons=0, food=0)


# Bare hands


@rule("partisans:16.1a")
@pytest.mark.parametrize(
    ("camp", "officer", "enemy"),
    [("peasant", "nkvd", "policeman"), ("policeman", "officer", "peasant")],
)
def test_an_officer_in_the_camp_kills_without_weapons(camp: str, officer: str, enemy: str) -> None:
    woods = meeting(1, camp, enemy, enemy=enemy).has(camp, **{officer: 1})
    woods.play("open I6")
    assert woods.offered() == ["fight", "bare-hands"]
    woods.play("bare-hands")
    assert woods.changes() == {f"{camp}.food": 3, f"{camp}.points": 1, f"{camp}.hurt": 1}
    assert [e.count for e in woods.told(KilledByHand)] == [1]
    assert [(e.count, e.weapons) for e in woods.told(EnemiesKilled)] == [(1, 0)]


@rule("partisans:16.1a", "partisans:16.1b")
@pytest.mark.parametrize(("camp", "enemy"), [("nkvd", "policeman"), ("officer", "peasant")])
def test_a_hero_who_is_an_officer_kills_without_weapons(camp: str, enemy: str) -> None:
    woods = meeting(1, camp, enemy, enemy=enemy).play("open I6", "bare-hands")
    assert woods.changes() == {
        f"{camp}.food": 3,
        f"{camp}.points": 1,
        f"{camp}.leader_hurt": True,
    }


@rule("partisans:16.1a")
@pytest.mark.parametrize("camp", ["peasant", "partisan"])
def test_nobody_else_can(camp: str) -> None:
    woods = meeting(1, camp, "nkvd").has(camp, peasant=3, partisan=3).has("nkvd", weapons=1)
    woods.play("open I6")
    assert woods.offered() == ["fight", "ask nkvd"]
    assert woods.refused("bare-hands") == Refusal("no-officer-for-it", "partisans:16.1a")


@rule("partisans:16.1b")
def test_two_officers_kill_two_and_six_weapons_three() -> None:
    woods = meeting(5, "peasant").has("peasant", nkvd=2, weapons=6)
    woods.play("open I6", "bare-hands", "bare-hands")
    assert woods.changes() == {
        "peasant.weapons": 0,
        "peasant.food": 15,
        "peasant.points": 5,
        "peasant.hurt": 2,
    }
    assert [e.count for e in woods.told(KilledByHand)] == [2]
    assert [(e.count, e.weapons) for e in woods.told(EnemiesKilled)] == [(5, 6)]


@rule("partisans:16.1b")
def test_the_hero_and_an_officer_of_his_camp_are_two() -> None:
    woods = meeting(2, "nkvd").has("nkvd", nkvd=1).play("open I6", "bare-hands", "bare-hands")
    assert woods.points("nkvd") == 2
    assert (woods.sheet("nkvd")["hurt"], woods.sheet("nkvd")["leader_hurt"]) == (1, True)


@rule("partisans:16.1b")
def test_the_player_says_how_many_before_weapons_are_spent() -> None:
    woods = meeting(3, "peasant").has("peasant", nkvd=3, weapons=4)
    woods.play("open I6", "bare-hands", "fight")
    assert woods.store("peasant")["weapons"] == 0
    assert (woods.sheet("peasant")["hurt"], woods.points("peasant")) == (1, 3)


@rule("partisans:16.1b")
def test_no_officer_needs_to_fight_with_bare_hands() -> None:
    woods = meeting(2, "peasant").has("peasant", nkvd=2, weapons=4).play("open I6", "fight")
    assert woods.changes() == {"peasant.weapons": 0, "peasant.food": 6, "peasant.points": 2}


@rule("partisans:16.1b")
def test_no_more_fight_than_there_are_enemies() -> None:
    woods = meeting(1, "peasant").has("peasant", nkvd=3).play("open I6", "bare-hands")
    assert woods.asked() != "fight"
    assert woods.sheet("peasant")["hurt"] == 1


@rule("partisans:16.1b")
def test_one_officer_kills_one_enemy_and_the_rest_puts_the_camp_to_flight() -> None:
    woods = meeting(3, "peasant", "policeman").has("peasant", nkvd=1, peasant=3)
    woods.play("open I6", "bare-hands")
    assert [e.count for e in woods.told(FledFromEnemies)] == [2]
    woods.play("lose peasant", "lose peasant")
    assert woods.people("peasant") == {"peasant": 1, "partisan": 0, "nkvd": 1}
    assert (woods.points("peasant"), woods.store("peasant")["food"]) == (-6, 0)
    assert woods.sheet("peasant")["hurt"] == 1


@rule("partisans:16.1b")
def test_a_hurt_officer_who_falls_in_the_same_fight_needs_no_healing() -> None:
    woods = meeting(3, "peasant", "policeman").has("peasant", nkvd=1, food=5)
    woods.play("open I6", "bare-hands")
    assert woods.people("peasant")["nkvd"] == 0
    assert woods.sheet("peasant")["hurt"] == 0
    assert (woods.points("peasant"), woods.waiting()) == (-3, "policeman")


@rule("partisans:16.1b", "partisans:16.2a")
@pytest.mark.parametrize(("healed", "fit"), [(True, True), (False, False)])
def test_a_wounded_officer_fights_again_only_when_he_is_healed(healed: bool, fit: bool) -> None:
    woods = Woods(
        "peasant",
        shown={"H6": "right=policeman", "H7": "right=policeman"},
        closed={"I6": "left=policeman 1", "I7": "left=policeman 1"},
    ).has("peasant", weapons=2, nkvd=1, food=5, water=5)
    woods.play("open I6", "bare-hands", "heal nkvd" if healed else "done", "open I7")
    assert (woods.asked() == "fight") is fit
    assert woods.store("peasant")["weapons"] == (2 if fit else 0)


@rule("partisans:16.1b", "partisans:16.2b")
def test_of_officers_who_fall_those_who_are_hurt_fall_first() -> None:
    woods = meeting(1, "peasant").has("peasant", nkvd=2, hurt=1, peasant=1)
    woods.play("open I6", "fight", "lose nkvd")
    assert (woods.people("peasant")["nkvd"], woods.sheet("peasant")["hurt"]) == (1, 0)


# Healing


@rule("partisans:16.2a")
def test_an_officer_is_healed_for_one_food_and_one_water() -> None:
    woods = meeting(1, "peasant").has("peasant", nkvd=1, water=2).play("open I6", "bare-hands")
    assert (woods.asked(), woods.offered()) == ("heal", ["heal nkvd", "done"])
    assert woods.refused("heal leader") == NOT_WOUNDED
    assert woods.refused("fight") == HEAL_FIRST
    woods.play("heal nkvd")
    assert woods.changes() == {"peasant.food": 2, "peasant.water": 1, "peasant.hurt": 0}
    assert [(e.camp, e.who) for e in woods.told(OfficerHealed)] == [("peasant", "nkvd")]
    assert woods.asked() == "open-card"


@rule("partisans:16.2a")
def test_each_officer_is_healed_for_himself() -> None:
    woods = meeting(3, "nkvd").has("nkvd", nkvd=2, water=2)
    woods.play("open I6", "bare-hands", "bare-hands", "bare-hands")
    assert woods.offered() == ["heal leader", "heal nkvd", "done"]
    woods.play("heal nkvd", "heal leader")
    assert woods.changes() == {
        "nkvd.food": 7,
        "nkvd.water": 0,
        "nkvd.hurt": 1,
        "nkvd.leader_hurt": False,
    }
    assert woods.asked() == "open-card"


@rule("partisans:16.2a")
@pytest.mark.parametrize("short", ["food", "water"])
def test_without_food_or_water_nobody_is_healed(short: str) -> None:
    woods = meeting(1, "peasant", "soldier", enemy="soldier").has("peasant", nkvd=1)
    woods.has("peasant", **{"food": 5, "water": 5, short: 0}).play("open I6", "bare-hands")
    assert woods.waiting() == "soldier"
    assert woods.sheet("peasant")["hurt"] == 1


@rule("partisans:16.2a")
def test_an_officer_left_alone_waits_until_the_end_of_the_month() -> None:
    woods = meeting(1, "peasant").has("peasant", nkvd=1).play("open I6", "bare-hands", "done")
    assert woods.sheet("peasant")["hurt"] == 1
    assert woods.sheet("peasant")["lost_turns"] == 0
    woods.healing("peasant")
    assert woods.offered() == ["heal nkvd", "done"]
    before = woods.store("peasant")
    woods.play("heal nkvd")
    assert woods.changes() == {
        "peasant.food": before["food"] - 1,
        "peasant.water": before["water"] - 1,
        "peasant.hurt": 0,
    }


@rule("partisans:16.2a")
@pytest.mark.parametrize(("choice", "lost"), [("heal leader", 0), ("done", 1)])
def test_a_hero_left_unhealed_loses_his_next_turn(choice: str, lost: int) -> None:
    woods = meeting(1, "nkvd", "policeman").has("nkvd", transport=1)
    woods.play("open I6", "bare-hands", choice)
    assert woods.sheet("nkvd")["leader_hurt"] is False
    assert woods.sheet("nkvd")["lost_turns"] == lost
    assert woods.waiting() == ("policeman" if lost else "nkvd")


@rule("partisans:16.2a")
def test_a_hero_who_cannot_be_healed_loses_his_next_turn() -> None:
    woods = meeting(1, "nkvd", "policeman").has("nkvd", water=0).play("open I6", "bare-hands")
    assert woods.waiting() == "policeman"
    woods.play(f"open {woods.spares[0]}")
    assert [(e.camp, e.cause) for e in woods.told(TurnLost)] == [("nkvd", "cause-resting")]


@rule("partisans:16.2a")
@pytest.mark.parametrize(("choice", "lost"), [("heal leader", 0), ("done", 1)])
def test_a_hero_left_unhealed_on_the_last_card_loses_a_turn_like_any_other(
    choice: str, lost: int
) -> None:
    woods = Woods(
        "nkvd",
        "policeman",
        shown={"H6": "right=policeman"},
        closed={"I6": "left=policeman 1"},
        spare=0,
    ).has("nkvd", weapons=0)
    woods.play("open I6", "bare-hands", choice).until("open-card")
    assert (woods.p.month, woods.waiting()) == (2, "policeman")
    woods.play(woods.offered("open")[0])
    causes = [(e.camp, e.cause) for e in woods.told(TurnLost)]
    assert causes == [("nkvd", "cause-resting")] * lost
    assert woods.waiting() == ("policeman" if lost else "nkvd")


@rule("partisans:16.2b")
@pytest.mark.parametrize("short", ["food", "water"])
def test_an_officer_who_cannot_be_healed_dies_at_the_end_of_the_month(short: str) -> None:
    woods = Woods("peasant").has("peasant", nkvd=2, hurt=1, **{short: 0}).healing("peasant")
    assert woods.changes() == {
        "peasant.nkvd": 1,
        "peasant.hurt": 0,
        "peasant.points": -3,
        "peasant.deaths": 1,
    }
    assert [(e.kind, e.cause) for e in woods.told(PeopleDied)] == [("nkvd", "cause-untreated")]


@rule("partisans:16.2b")
def test_an_officer_who_is_not_healed_by_choice_dies_too() -> None:
    woods = Woods("policeman").has("policeman", officer=2, hurt=2).healing("policeman")
    woods.play("heal officer", "done")
    assert woods.people("policeman")["officer"] == 1
    assert (woods.points("policeman"), woods.sheet("policeman")["hurt"]) == (-3, 0)


@rule("partisans:16.2b")
def test_an_edition_may_say_other_figures() -> None:
    woods = Woods(
        "peasant", figures={"figures.healing-food.value": 2, "figures.healing-water.value": 3}
    )
    woods.has("peasant", nkvd=1, hurt=1, food=2, water=3).healing("peasant").play("heal nkvd")
    assert woods.changes() == {"peasant.food": 0, "peasant.water": 0, "peasant.hurt": 0}
