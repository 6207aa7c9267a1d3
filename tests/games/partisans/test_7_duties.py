"""7 Duties of a camp's leader."""

from __future__ import annotations

import pytest

from stavka.games.partisans.events import PeopleDied
from stavka.testing import rule
from tests.games.partisans.woods import Woods


@rule("partisans:7.1a")
def test_people_rescued_in_a_month_are_fed_at_its_end() -> None:
    woods = Woods(
        "peasant", shown={"G6": "right=peasant"}, closed={"H6": "left=peasant 3"}, spare=0
    )
    woods.has("peasant", food=0, water=8).play("open H6", "take 3", "done", "done")
    assert woods.p.month == 2
    assert (woods.store("peasant")["food"], woods.store("peasant")["water"]) == (9 - 3, 8 - 3)
    assert woods.people("peasant")["peasant"] == 3
    assert woods.points("peasant") == 3 + 3


@rule("partisans:7.1a")
def test_whom_one_has_left_need_not_be_fed() -> None:
    woods = Woods(
        "peasant", shown={"G6": "right=peasant"}, closed={"H6": "left=peasant 3"}, spare=0
    )
    woods.play("open H6", "take 0").until("open-card")
    assert (woods.store("peasant")["food"], woods.store("peasant")["water"]) == (30, 20)


@rule("partisans:7.1b")
def test_each_who_dies_of_hunger_costs_three_points(woods: Woods) -> None:
    woods.has("officer", officer=2, food=0, water=9, points=10).feeding("officer")
    assert woods.changes() == {
        "officer.officer": 0,
        "officer.deaths": 2,
        "officer.points": 4,
    }
    assert [(e.count, e.points, e.cause) for e in woods.told(PeopleDied)] == [
        (2, 6, "cause-hunger")
    ]


@rule("partisans:7.1b")
def test_each_who_dies_in_a_fight_costs_three_points() -> None:
    woods = Woods(
        "peasant", "officer", shown={"G6": "right=soldier"}, closed={"H6": "left=soldier 2"}
    )
    woods.has("peasant", weapons=0, peasant=5, points=10).play("open H6")
    assert woods.changes() == {
        "peasant.peasant": 3,
        "peasant.deaths": 2,
        "peasant.points": 4,
        "peasant.lost_turns": 1,
    }


@rule("partisans:7.1b")
def test_each_who_dies_untreated_costs_three_points(woods: Woods) -> None:
    woods.has("peasant", peasant=5, water=0, points=10).sick("peasant", 2, 1).healing("peasant")
    assert woods.changes() == {
        "peasant.peasant": 3,
        "peasant.deaths": 2,
        "peasant.points": 4,
        "peasant.sick": [],
    }


@rule("partisans:7.1b")
def test_each_who_dies_in_an_attack_costs_three_points() -> None:
    woods = Woods("nkvd", "officer", "soldier")
    woods.has("nkvd", peasant=5, weapons=9, points=10).has("officer", weapons=1)
    woods.attacks("nkvd").play("attack officer", "defend")
    assert woods.people("nkvd")["peasant"] == 3
    assert (woods.points("nkvd"), woods.sheet("nkvd")["deaths"]) == (4, 2)


@rule("partisans:7.1c")
@pytest.mark.parametrize("months", [1, 2])
def test_each_who_is_fed_gives_a_point_every_month(woods: Woods, months: int) -> None:
    woods.has("peasant", peasant=2, nkvd=1, food=9, water=9)
    for _ in range(months):
        woods.month_ends().until("open-card")
    assert woods.points("peasant") == 3 * months
