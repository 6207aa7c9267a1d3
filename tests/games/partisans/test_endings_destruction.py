"""How the game ends: by destruction. [2.5, 4.7]"""

from __future__ import annotations

from typing import Any

import pytest

from stavka.testing import rule
from tests.games.partisans.scores import OCCUPIERS, PARTISANS, end_of_month, scored
from tests.games.partisans.woods import Woods


def last_battle(*camps: str, **options: Any) -> Woods:
    """The first camp can beat the second, which has one man, nothing else and 40 points."""
    woods = scored(*camps, points=(0,) * len(camps), **options)
    woods.has_nothing(camps[1]).has(camps[1], **{camps[1]: 1}, points=40)
    return woods.has(camps[0], **{camps[0]: 1}, weapons=4)


@rule("partisans:2.5a")
@pytest.mark.parametrize("destruction", [True, False])
def test_a_side_without_camps_has_lost(destruction: bool) -> None:
    woods = last_battle("partisan", "policeman", "nkvd", destruction=destruction)
    woods.attacks("partisan").play("attack policeman")
    assert woods.over == "outcome-destroyed"
    assert woods.outcome.reason.args == {"side": "side-partisans"}
    assert woods.outcome.winners == ("player-1", "player-3")
    assert woods.outcome.scores == {"player-1": 0, "player-2": 40, "player-3": 0}


@rule("partisans:2.5a")
def test_as_long_as_it_has_a_camp_it_has_not() -> None:
    woods = last_battle("partisan", "policeman", "soldier", destruction=True)
    woods.attacks("partisan").play("attack policeman")
    assert woods.over is None


@rule("partisans:2.5a", "partisans:4.6a")
@pytest.mark.parametrize("destruction", [True, False])
def test_the_last_camp_of_rivals_wins(destruction: bool) -> None:
    woods = last_battle("partisan", "nkvd", "peasant", destruction=destruction).out("peasant")
    woods.attacks("partisan").play("attack nkvd")
    assert woods.over == "outcome-last-camp"
    assert woods.outcome.reason.args == {"camps": ("partisan",), "points": 0}
    assert woods.outcome.winners == ("player-1",)


@rule("partisans:2.5a", "partisans:4.6a")
@pytest.mark.parametrize("camps", [("partisan", "nkvd"), ("soldier", "officer")])
def test_of_two_rivals_the_last_camp_wins(camps: tuple[str, str]) -> None:
    woods = last_battle(*camps).attacks(camps[0]).play(f"attack {camps[1]}")
    assert woods.over == "outcome-last-camp"
    assert woods.outcome.reason.args == {"camps": (camps[0],), "points": 0}
    assert (woods.outcome.winners, woods.outcome.draw) == (("player-1",), False)


@rule("partisans:2.5a", "partisans:4.6a")
def test_two_rivals_left_go_on() -> None:
    woods = last_battle("partisan", "nkvd", "peasant", destruction=True)
    woods.attacks("partisan").play("attack nkvd")
    assert woods.over is None


@rule("partisans:4.7a")
def test_to_destruction_neither_the_months_nor_the_target_end_the_game() -> None:
    woods = scored(points=(60, 0, 0, 0, 0, 0), destruction=True)
    end_of_month(woods, 6)
    assert woods.over is None
    assert woods.p.month == 7


@rule("partisans:4.7a")
def test_to_destruction_the_target_does_not_end_a_raid() -> None:
    woods = Woods(
        destruction=True, shown={"H6": "right=peasant"}, closed={"I6": "left=peasant 2"}
    ).has("peasant", points=49)
    woods.play("open I6", "take 2")
    assert (woods.points("peasant"), woods.over) == (51, None)


@rule("partisans:4.7a")
@pytest.mark.parametrize(("month", "over"), [(23, None), (24, "outcome-months-side")])
def test_to_destruction_the_points_decide_after_twenty_four_months(
    month: int, over: str | None
) -> None:
    woods = scored(points=(60, 0, 0, 0, 0, 61), destruction=True)
    end_of_month(woods, month)
    assert woods.over == over
    if over:
        assert woods.outcome.winners == OCCUPIERS


@rule("partisans:4.7a", "partisans:4.6a")
@pytest.mark.parametrize(("fight", "over"), [(True, None), (False, "outcome-months")])
def test_on_one_side_it_takes_rivals_who_fight(fight: bool, over: str | None) -> None:
    woods = scored(*PARTISANS, points=(1, 2, 3), destruction=True, rivals_fight=fight)
    end_of_month(woods, 6)
    assert woods.over == over


@rule("partisans:4.7a", "partisans:2.3a")
@pytest.mark.parametrize(("fight", "over"), [(True, None), (False, "outcome-target")])
def test_among_rivals_who_do_not_fight_the_target_wins(fight: bool, over: str | None) -> None:
    woods = scored(*PARTISANS, points=(50, 2, 3), destruction=True, rivals_fight=fight)
    end_of_month(woods, 2)
    assert woods.over == over
