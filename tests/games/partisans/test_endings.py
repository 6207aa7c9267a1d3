"""How the game ends: somebody reaches the target. [2.3, 2.7]"""

from __future__ import annotations

import pytest

from stavka.games.partisans.events import AlliesMet
from stavka.kernel import Refusal
from stavka.testing import rule
from tests.games.partisans.scores import OCCUPIERS, PARTISANS, end_of_month, feeds, scored
from tests.games.partisans.woods import Woods

# The target is reached in the middle of a month


@rule("partisans:2.3a", "partisans:2.3b")
def test_fifty_points_win_at_once_for_the_side() -> None:
    woods = Woods(shown={"H6": "right=peasant"}, closed={"I6": "left=peasant 1"})
    woods.has("peasant", points=49).play("open I6", "take 1")
    assert woods.over == "outcome-target-side"
    assert woods.outcome.reason.args == {
        "camps": ("peasant",),
        "points": 50,
        "side": "side-partisans",
    }
    assert woods.outcome.winners == PARTISANS
    assert woods.outcome.draw is False
    assert woods.outcome.scores["peasant"] == 50
    assert woods.match.waiting == ()
    assert woods.refused("open H6", by="partisan") == Refusal("over")


@rule("partisans:2.3a")
def test_forty_nine_do_not() -> None:
    woods = Woods(shown={"H6": "right=peasant"}, closed={"I6": "left=peasant 1"})
    woods.has("peasant", points=48).play("open I6", "take 1")
    assert (woods.points("peasant"), woods.over) == (49, None)


@rule("partisans:2.3a")
def test_on_one_side_the_player_wins_alone() -> None:
    woods = Woods(*PARTISANS, closed={"H6": "event=sabotage 3"})
    woods.has("peasant", points=47, incendiary=1).play("open H6")
    assert woods.over == "outcome-target"
    assert woods.outcome.reason.args == {"camps": ("peasant",), "points": 50}
    assert woods.outcome.winners == ("player-1",)


@rule("partisans:2.3a")
@pytest.mark.parametrize(
    ("card", "has", "choices"),
    [
        ("left=policeman 3", {"points": 47, "weapons": 6}, []),
        ("event=cache maps 5", {"points": 40, "maps": 55}, []),
        ("event=cache wood 5", {"points": 40, "wood": 55}, []),
        ("top=wood 5", {"points": 40, "wood": 55}, []),
        ("event=sabotage 3", {"points": 47, "incendiary": 1}, []),
        ("event=transport", {"incendiary": 1, "brigade": 1, "maps": 60, "wood": 60}, []),
        ("left=nkvd 2", {"points": 38, "maps": 54}, ["take 2"]),
    ],
)
def test_whatever_brings_the_points_ends_the_game(
    card: str, has: dict[str, int], choices: list[str]
) -> None:
    beside = "right=nkvd" if "nkvd" in card else "right=policeman"
    woods = Woods(
        "peasant",
        "policeman",
        shown={"H6": beside, "I5": "bottom=wood 1"},
        closed={"I6": f"left=soldier 1, {card}"},
    )
    woods.has("peasant", peasant=1, **has).play("open I6", *choices)
    assert woods.over == "outcome-target-side"
    assert woods.outcome.scores == {"player-1": 50, "player-2": 0}
    assert woods.outcome.winners == ("player-1",)


@rule("partisans:2.3a")
def test_a_brigade_that_completes_the_domination_ends_the_game() -> None:
    woods = Woods("peasant", "policeman")
    woods.has("peasant", maps=60, wood=60, incendiary=1, transport=1, peasant=1, points=4)
    woods.play("organise")
    assert woods.outcome.scores["player-1"] == 54


@rule("partisans:2.3a")
def test_a_transport_passed_to_an_ally_may_end_the_game_in_his_favour() -> None:
    woods = Woods(
        "peasant",
        "partisan",
        "policeman",
        shown={"I6": "left=peasant 1"},
        closed={"H6": "right=peasant, event=transport"},
    ).has("peasant", transport=1)
    woods.has("partisan", maps=60, wood=60, incendiary=1, brigade=1, peasant=1)
    woods.play("open H6", "pass partisan")
    assert woods.outcome.reason.args["camps"] == ("partisan",)
    assert woods.outcome.winners == ("player-1", "player-2")
    assert woods.told(AlliesMet) == []


@rule("partisans:2.3a")
def test_the_rest_of_the_card_is_not_read_any_more() -> None:
    woods = Woods(
        "peasant",
        "policeman",
        shown={"H6": "right=peasant", "I7": "top=wood 1", "J6": "left=nkvd 1"},
        closed={"I6": "left=peasant 1, right=nkvd, bottom=wood 5, event=cache fuel 5"},
    ).has("peasant", points=49)
    woods.play("open I6", "take 1")
    assert woods.over == "outcome-target-side"
    assert (woods.store("peasant")["fuel"], woods.store("peasant")["wood"]) == (10, 10)


@rule("partisans:2.3a")
@pytest.mark.parametrize("choices", [["fight"], ["bare-hands"]])
def test_after_a_fight_that_wins_nothing_more_is_read_or_healed(choices: list[str]) -> None:
    woods = Woods(
        "nkvd",
        "policeman",
        shown={"H6": "right=policeman"},
        closed={"I6": "left=policeman 1, event=cache fuel 5"},
    ).has("nkvd", points=49, fuel=0, weapons=2)
    woods.play("open I6", *choices)
    assert woods.outcome.winners == ("player-1",)
    assert woods.store("nkvd")["fuel"] == 0


@rule("partisans:2.3a")
@pytest.mark.parametrize(("points", "over"), [(19, "outcome-target"), (18, None)])
def test_the_target_is_an_option(points: int, over: str | None) -> None:
    woods = Woods(
        "peasant", target=20, shown={"H6": "right=peasant"}, closed={"I6": "left=peasant 1"}
    )
    woods.has("peasant", points=points).play("open I6", "take 1")
    assert woods.over == over


# The target is reached at the end of a month


@rule("partisans:2.3a")
def test_who_reaches_it_in_trade_wins_before_anybody_is_fed() -> None:
    woods = Woods("peasant", "policeman").has("peasant", points=40, wood=59, weapons=10)
    feeds(woods, "policeman", 49, policeman=9).month_ends()
    woods.play("exchange weapons wood", "get 1")
    assert woods.outcome.winners == ("player-1",)
    assert woods.points("policeman") == 49


@rule("partisans:2.3a")
@pytest.mark.parametrize(("verb", "winner"), [("want", "player-1"), ("give", "player-2")])
def test_who_reaches_it_by_a_bargain_wins_at_once(verb: str, winner: str) -> None:
    woods = Woods("peasant", "policeman").has("peasant", points=40, wood=55)
    woods.has("policeman", points=40, wood=55).trade("peasant")
    woods.play("offer policeman", f"{verb} wood 5", "propose", "accept")
    assert woods.outcome.winners == (winner,)


@rule("partisans:2.3a")
def test_who_reaches_it_in_the_workshop_wins_before_anybody_is_fed() -> None:
    woods = Woods("peasant", "policeman").has("peasant", maps=60, wood=60, transport=1)
    woods.has("peasant", brigade=1, peasant=1, fuel=25)
    feeds(woods, "policeman", 49, policeman=9).workshop("peasant").play("make")
    assert woods.outcome.winners == ("player-1",)
    assert woods.points("policeman") == 49


@rule("partisans:2.3a")
def test_of_two_at_one_month_end_the_higher_score_wins() -> None:
    """Though the other was fed first."""
    woods = feeds(feeds(Woods(), "peasant", 49, peasant=2), "officer", 48, officer=4)
    end_of_month(woods, 2)
    assert (woods.points("peasant"), woods.points("officer")) == (51, 52)
    assert woods.over == "outcome-target-side"
    assert woods.outcome.reason.args == {
        "camps": ("officer",),
        "points": 52,
        "side": "side-occupiers",
    }
    assert woods.outcome.winners == OCCUPIERS


@rule("partisans:2.3a", "partisans:2.4b")
def test_of_two_sides_with_the_same_score_neither_wins() -> None:
    woods = feeds(feeds(Woods(), "peasant", 49, peasant=3), "officer", 48, officer=4)
    end_of_month(woods, 2)
    assert woods.over == "outcome-shared"
    assert woods.outcome.reason.args == {"camps": ("peasant", "officer"), "points": 52}
    assert (woods.outcome.winners, woods.outcome.draw) == ((), True)


@rule("partisans:2.3a", "partisans:2.3b")
def test_two_of_a_side_with_the_same_score_win_for_it() -> None:
    woods = feeds(feeds(Woods(), "peasant", 49, peasant=3), "nkvd", 48, nkvd=4)
    end_of_month(woods, 2)
    assert woods.outcome.reason.args["camps"] == ("peasant", "nkvd")
    assert woods.outcome.winners == PARTISANS


@rule("partisans:2.3a", "partisans:2.4b")
def test_two_of_three_on_one_side_share_the_victory() -> None:
    """A larger unit does not matter at the target."""
    woods = Woods(*PARTISANS, rivals_fight=False)
    feeds(feeds(woods, "peasant", 49, peasant=3), "nkvd", 48, nkvd=4)
    end_of_month(woods, 2)
    assert woods.over == "outcome-target"
    assert woods.outcome.winners == ("player-1", "player-3")
    assert woods.outcome.draw is False


@rule("partisans:2.3a", "partisans:2.4b")
def test_two_alone_with_the_same_score_draw() -> None:
    woods = Woods("peasant", "nkvd", rivals_fight=False)
    feeds(feeds(woods, "peasant", 49, peasant=3), "nkvd", 48, nkvd=4)
    end_of_month(woods, 2)
    assert (woods.outcome.winners, woods.outcome.draw) == ((), True)


@rule("partisans:2.3a")
def test_who_is_fed_past_the_target_but_loses_the_hungry_has_not_reached_it() -> None:
    woods = Woods("peasant", "policeman").has("peasant", points=49, peasant=2, food=1)
    end_of_month(woods, 2)
    assert (woods.points("peasant"), woods.over) == (47, None)


@rule("partisans:2.3a")
def test_a_beaten_camp_with_the_points_does_not_win() -> None:
    woods = Woods().out("soldier").has("soldier", points=60)
    end_of_month(woods, 2)
    assert woods.over is None


# Alone


@rule("partisans:2.7a")
@pytest.mark.parametrize("destruction", [True, False])
def test_alone_the_target_wins(destruction: bool) -> None:
    woods = feeds(Woods("peasant", destruction=destruction), "peasant", 49, peasant=1)
    end_of_month(woods, 3)
    assert woods.over == "outcome-target"
    assert woods.outcome.winners == ("player-1",)


@rule("partisans:2.7a")
@pytest.mark.parametrize("destruction", [True, False])
def test_alone_the_last_month_without_the_target_is_a_defeat(destruction: bool) -> None:
    woods = scored("peasant", points=(49,), destruction=destruction)
    end_of_month(woods, 5)
    assert woods.match.outcome is None
    end_of_month(woods, 6)
    assert woods.over == "outcome-alone"
    assert woods.outcome.reason.args == {"points": 49, "target": 50}
    assert (woods.outcome.winners, woods.outcome.draw) == ((), False)
