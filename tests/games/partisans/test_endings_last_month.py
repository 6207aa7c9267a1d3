"""How the game ends: after the last month. [2.4, 4.6, 4.8]"""

from __future__ import annotations

import pytest

from stavka.games.partisans.events import MonthBegins, PeopleFed
from stavka.testing import rule
from tests.games.partisans.scores import (
    OCCUPIERS,
    PARTISANS,
    end_of_month,
    feeds,
    finish,
    scored,
)


@rule("partisans:2.4a")
@pytest.mark.parametrize("months", [5, 6])
def test_after_the_last_month_the_most_points_win_for_the_side(months: int) -> None:
    woods = scored(points=(10, 31, 0, 28, 28, 28), months=months)
    end_of_month(woods, months)
    assert woods.over == "outcome-months-side"
    assert woods.outcome.reason.args == {
        "camps": ("partisan",),
        "points": 31,
        "side": "side-partisans",
    }
    assert woods.outcome.winners == PARTISANS
    assert woods.outcome.scores == dict(
        zip((*PARTISANS, *OCCUPIERS), (10, 31, 0, 28, 28, 28), strict=True)
    )


@rule("partisans:2.4a")
@pytest.mark.parametrize("months", [5, 6])
def test_before_the_last_month_the_game_goes_on(months: int) -> None:
    woods = scored(points=(10, 31, 0, 28, 28, 28), months=months)
    end_of_month(woods, months - 1)
    assert woods.over is None
    assert [e.month for e in woods.told(MonthBegins)] == [months]


@rule("partisans:2.4a")
def test_the_last_month_too_ends_with_feeding() -> None:
    woods = feeds(scored("peasant", "policeman", points=(0, 12)), "peasant", 10, nkvd=3)
    woods.month_is(6).month_ends().play("done")
    assert woods.over is None
    woods.play("done", "done")
    assert [(e.camp, e.count) for e in woods.told(PeopleFed)] == [("peasant", 3)]
    finish(woods)
    assert woods.outcome.winners == ("player-1",)


@rule("partisans:2.4b")
def test_a_tie_between_the_sides_is_a_draw() -> None:
    """The numbers of their people do not matter."""
    woods = feeds(scored(points=(31, 0, 0, 0, 31, 0)), "peasant", 27, peasant=4)
    end_of_month(woods, 6)
    assert woods.over == "outcome-shared"
    assert woods.outcome.reason.args == {"camps": ("peasant", "soldier"), "points": 31}
    assert (woods.outcome.winners, woods.outcome.draw) == ((), True)


@rule("partisans:2.4b")
def test_a_tie_within_a_side_is_its_victory() -> None:
    woods = end_of_month(scored(points=(31, 31, 0, 30, 0, 0)), 6)
    assert woods.outcome.reason.args["camps"] == ("peasant", "partisan")
    assert woods.outcome.winners == PARTISANS


@rule("partisans:2.4a")
def test_points_below_nothing_are_compared_too() -> None:
    woods = end_of_month(scored("peasant", "policeman", points=(-4, -3)), 6)
    assert woods.outcome.winners == ("player-2",)


@rule("partisans:4.6a")
def test_on_one_side_the_most_points_win() -> None:
    woods = scored(*PARTISANS, points=(20, 0, 0), rivals_fight=False)
    end_of_month(feeds(woods, "nkvd", 10, nkvd=9), 6)
    assert woods.over == "outcome-months"
    assert woods.outcome.reason.args == {"camps": ("peasant",), "points": 20}
    assert woods.outcome.winners == ("player-1",)


@rule("partisans:4.8c")
@pytest.mark.parametrize(
    ("camps", "kinds"),
    [(("peasant", "partisan", "nkvd"), "peasant nkvd"), (OCCUPIERS, "policeman officer")],
)
def test_on_one_side_the_larger_unit_wins_a_tie(camps: tuple[str, ...], kinds: str) -> None:
    common, officer = kinds.split()
    woods = scored(*camps, points=(0, 20, 0), rivals_fight=False)
    feeds(woods, camps[0], 15, **{common: 5})
    feeds(woods, camps[2], 14, **{common: 2, officer: 4})
    end_of_month(woods, 6)
    assert [woods.points(camp) for camp in camps] == [20, 20, 20]
    assert woods.outcome.winners == ("player-3",)
    assert woods.outcome.reason.args["camps"] == (camps[2],)


@rule("partisans:4.8c", "partisans:2.4b")
def test_on_one_side_equal_units_share_the_victory() -> None:
    woods = scored(*PARTISANS, points=(0, 20, 0), rivals_fight=False)
    feeds(feeds(woods, "peasant", 15, peasant=5), "nkvd", 15, nkvd=5)
    end_of_month(woods, 6)
    assert woods.outcome.winners == ("player-1", "player-3")
    assert woods.outcome.draw is False


@rule("partisans:4.8c", "partisans:2.4b")
def test_if_all_would_share_the_victory_it_is_a_draw() -> None:
    woods = end_of_month(scored(*PARTISANS, points=(7, 7, 7)), 6)
    assert woods.over == "outcome-shared"
    assert (woods.outcome.winners, woods.outcome.draw) == ((), True)


@rule("partisans:2.4a", "partisans:17.6a")
def test_a_beaten_camp_is_not_compared() -> None:
    woods = scored(points=(10, 0, 0, 12, 0, 0)).out("nkvd").has("nkvd", points=40)
    end_of_month(woods, 6)
    assert woods.outcome.winners == OCCUPIERS
