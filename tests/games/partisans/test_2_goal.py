"""2 Goal and victory."""

from __future__ import annotations

import pytest

from stavka.games.partisans import GAME
from stavka.games.partisans.events import MonthBegins
from stavka.kernel import StavkaError
from stavka.testing import refused, rule
from tests.games.partisans.woods import Woods

PARTISANS = ("peasant", "partisan", "nkvd")
OCCUPIERS = ("policeman", "soldier", "officer")
FRIENDS = {"H6": "right=peasant"}


def at_the_last_feeding(*camps: str, **points: int) -> Woods:
    """The sixth month is over; these camps have so many points, and nobody has people."""
    woods = Woods(*camps)
    for camp, count in points.items():
        woods.has(camp.replace("_", "-"), points=count)
    return woods.month_is(6).month_ends()


@rule("partisans:2.1a")
def test_of_six_heroes_three_play_for_each_side(woods: Woods) -> None:
    assert woods.match.seats == PARTISANS + OCCUPIERS
    assert [woods.sheet(camp)["side"] for camp in PARTISANS] == ["partisans"] * 3
    assert [woods.sheet(camp)["side"] for camp in OCCUPIERS] == ["occupiers"] * 3


@rule("partisans:2.1a")
def test_each_hero_is_played_once() -> None:
    match = GAME.start("six", 1)
    assert match.choices("player-1") == tuple(f"role {role}" for role in PARTISANS + OCCUPIERS)
    match.play("player-1", "role nkvd")
    left = [role for role in PARTISANS + OCCUPIERS if role != "nkvd"]
    assert match.choices("player-2") == tuple(f"role {role}" for role in left)
    refusal = refused(match, "player-2", "role nkvd")
    assert (refusal.id, refusal.rule) == ("role-taken", "partisans:2.1a")
    refusal = refused(match, "player-2", "role general")
    assert (refusal.id, refusal.rule) == ("no-such-role", "partisans:2.1a")


@rule("partisans:2.2a", "partisans:2.2b")
@pytest.mark.parametrize("months", [5, 6])
def test_the_game_ends_with_its_last_month(months: int) -> None:
    woods = Woods(months=months).has("peasant", points=1)
    woods.month_is(months - 1).month_ends().until("open-card")
    assert (woods.over, woods.p.month) == (None, months)
    woods.month_ends().until(None)
    assert (woods.over, woods.p.month) == ("outcome-months-side", months)


@rule("partisans:2.2a")
def test_a_month_is_one_deal(woods: Woods) -> None:
    woods.month_ends().until("open-card")
    assert [e.month for e in woods.told(MonthBegins)] == [2]
    assert woods.p.month == 2
    assert (len(woods.p.cells()), woods.shown()) == (30, [])


@rule("partisans:2.2b")
def test_whether_five_or_six_months_is_said_before_the_game() -> None:
    assert GAME.start("three-on-three", 1).header.options["months"] == 6
    assert GAME.start("three-on-three", 1, {"months": 5}).position.months == 5
    for months in (4, 7):
        with pytest.raises(StavkaError):
            GAME.start("three-on-three", 1, {"months": months})


@rule("partisans:2.3a")
def test_fifty_points_win_at_once_in_the_middle_of_a_card() -> None:
    woods = Woods(
        shown={**FRIENDS, "I7": "top=wood 1"}, closed={"I6": "left=peasant 1, bottom=wood 4"}
    )
    woods.has("peasant", points=49).play("open I6", "take 1")
    assert woods.over == "outcome-target-side"
    assert woods.match.waiting == ()
    assert woods.changes() == {"peasant.peasant": 1, "peasant.food": 33, "peasant.points": 50}


@rule("partisans:2.3a")
@pytest.mark.parametrize(
    "card",
    [
        "event=sabotage 3",
        "event=cache wood 1",
        "left=soldier 1",
        "top=maps 1",
        "bottom=wood 1",
    ],
)
def test_it_does_not_matter_what_the_points_are_for(card: str) -> None:
    shown = {"H5": "bottom=maps 1", "G6": "right=soldier", "H7": "top=wood 1"}
    woods = Woods(shown=shown, closed={"H6": f"top=fuel 1, bottom=fuel 1, {card}"})
    woods.has("peasant", points=49, maps=59, wood=59, incendiary=1).play("open H6")
    assert woods.over == "outcome-target-side"


@rule("partisans:2.3a")
def test_points_from_trade_win_at_once(woods: Woods) -> None:
    woods.has("nkvd", maps=59, points=40).trade("peasant")
    woods.play("offer nkvd", "give maps 1", "propose", "accept")
    assert (woods.over, woods.points("nkvd")) == ("outcome-target-side", 50)


@rule("partisans:2.3a")
def test_points_from_an_exchange_win_at_once(woods: Woods) -> None:
    woods.has("nkvd", wood=59, points=40).trade("nkvd").play("exchange maps wood", "get 1")
    assert (woods.over, woods.points("nkvd")) == ("outcome-target-side", 50)


@rule("partisans:2.3a")
def test_transport_passed_to_an_ally_may_win_for_him_at_once() -> None:
    woods = Woods(shown={"I6": "left=peasant 2"}, closed={"H6": "event=transport, right=peasant"})
    woods.has("nkvd", maps=60, wood=60, incendiary=1, brigade=1, peasant=1)
    woods.has("peasant", transport=1).play("open H6", "pass nkvd")
    assert (woods.over, woods.points("nkvd")) == ("outcome-target-side", 50)
    assert woods.log()[-1] == "TotalDomination"


@rule("partisans:2.3a")
def test_forty_nine_points_do_not_win() -> None:
    woods = Woods(shown=FRIENDS, closed={"I6": "left=peasant 1"})
    woods.has("peasant", points=48).play("open I6", "take 1")
    assert (woods.over, woods.points("peasant")) == (None, 49)


@rule("partisans:2.3a")
@pytest.mark.parametrize(("points", "over"), [(38, None), (39, "outcome-target-side")])
def test_another_target_may_be_set(points: int, over: str | None) -> None:
    woods = Woods(shown=FRIENDS, closed={"I6": "left=peasant 1"}, target=40)
    woods.has("peasant", points=points).play("open I6", "take 1")
    assert woods.over == over


@rule("partisans:2.3a")
def test_at_the_end_of_a_month_all_are_fed_before_it_is_seen_who_has_fifty(woods: Woods) -> None:
    woods.has("peasant", points=49, peasant=1).has("soldier", points=49, soldier=3)
    woods.month_ends().until(None)
    assert (woods.points("peasant"), woods.points("soldier")) == (50, 52)
    assert woods.over == "outcome-target-side"
    assert woods.outcome.winners == OCCUPIERS
    assert woods.outcome.reason.args["camps"] == ("soldier",)


@rule("partisans:2.3a")
def test_who_starves_below_fifty_has_not_reached_it(woods: Woods) -> None:
    woods.has("peasant", points=49, peasant=2, food=1)
    woods.month_ends().until("open-card")
    assert (woods.over, woods.points("peasant")) == (None, 47)


@rule("partisans:2.3a", "partisans:2.4b")
def test_two_with_fifty_at_one_moment_share_the_victory(woods: Woods) -> None:
    woods.has("peasant", points=49, peasant=2).has("soldier", points=49, soldier=2)
    woods.month_ends().until(None)
    assert woods.over == "outcome-shared"
    assert (woods.outcome.winners, woods.outcome.draw) == ((), True)
    assert woods.outcome.reason.args == {"camps": ("peasant", "soldier"), "points": 51}


@rule("partisans:2.3b")
@pytest.mark.parametrize(
    ("camp", "kind", "side", "winners"),
    [
        ("peasant", "peasant", "partisans", PARTISANS),
        ("officer", "soldier", "occupiers", OCCUPIERS),
    ],
)
def test_with_the_player_who_has_fifty_points_his_side_wins(
    camp: str, kind: str, side: str, winners: tuple[str, ...]
) -> None:
    woods = Woods(shown={"H6": f"right={kind}"}, closed={"I6": f"left={kind} 1"})
    woods.turn(camp).has(camp, points=49).play("open I6", "take 1")
    assert woods.outcome.winners == winners
    assert woods.outcome.reason.args == {
        "camps": (camp,),
        "points": 50,
        "side": f"side-{side}",
    }
    assert woods.outcome.scores[camp] == 50


@rule("partisans:2.4a")
def test_after_the_last_month_the_most_points_win() -> None:
    woods = at_the_last_feeding(peasant=31, policeman=28, soldier=28, officer=28).until(None)
    assert woods.over == "outcome-months-side"
    assert woods.outcome.winners == PARTISANS
    assert woods.outcome.reason.args["camps"] == ("peasant",)
    assert woods.outcome.reason.args["points"] == 31


@rule("partisans:2.4a")
def test_before_the_last_month_points_are_not_compared(woods: Woods) -> None:
    woods.has("peasant", points=31).month_is(5).month_ends().until("open-card")
    assert (woods.over, woods.p.month) == (None, 6)


@rule("partisans:2.4b")
def test_equal_points_share_the_victory() -> None:
    woods = at_the_last_feeding(peasant=31, officer=31, soldier=30).until(None)
    assert woods.over == "outcome-shared"
    assert (woods.outcome.winners, woods.outcome.draw) == ((), True)
    assert woods.outcome.reason.args == {"camps": ("peasant", "officer"), "points": 31}


@rule("partisans:2.4b")
def test_equal_points_of_allies_win_for_their_side() -> None:
    woods = at_the_last_feeding(peasant=31, nkvd=31, soldier=30).until(None)
    assert (woods.over, woods.outcome.winners) == ("outcome-months-side", PARTISANS)
    assert woods.outcome.reason.args["camps"] == ("peasant", "nkvd")


@rule("partisans:2.4b")
def test_rivals_with_equal_points_win_together_and_not_the_third() -> None:
    camps = ("peasant", "partisan", "nkvd")
    woods = at_the_last_feeding(*camps, peasant=31, partisan=30, nkvd=31).until(None)
    assert (woods.over, woods.outcome.draw) == ("outcome-months", False)
    assert woods.outcome.winners == ("player-1", "player-3")


@rule("partisans:2.5a")
@pytest.mark.parametrize("destruction", [False, True])
def test_who_beats_the_last_enemy_camp_wins_for_the_side(destruction: bool) -> None:
    woods = Woods(destruction=destruction).out("soldier", "officer")
    woods.has("nkvd", peasant=1, weapons=8).has("policeman", weapons=0, policeman=1, points=40)
    woods.attacks("nkvd").play("attack policeman", "defend")
    assert woods.over == "outcome-destroyed"
    assert woods.outcome.winners == PARTISANS
    assert woods.outcome.reason.args == {"side": "side-partisans"}


@rule("partisans:2.5a")
def test_while_an_enemy_camp_is_left_the_game_goes_on() -> None:
    woods = Woods().out("soldier")
    woods.has("nkvd", peasant=1, weapons=8).has("policeman", weapons=0, policeman=1)
    woods.attacks("nkvd").play("attack policeman", "defend")
    assert woods.sheet("policeman")["out"] is True
    assert woods.over is None


@rule("partisans:2.6a")
def test_nobody_freezes_but_by_a_card() -> None:
    woods = Woods().has("peasant", peasant=2, food=2, water=2, wood=0)
    woods.month_ends().until("open-card")
    assert woods.people("peasant") == {"peasant": 2, "partisan": 0, "nkvd": 0}
    assert woods.sheet("peasant")["deaths"] == 0
    frozen = Woods(closed={"H6": "event=frostbite 1, water=1"}).has("peasant", peasant=2)
    frozen.play("open H6", "treat 0")
    assert frozen.changes() == {"peasant.sick": [{"count": 1, "water": 1}]}


@rule("partisans:2.7a")
def test_alone_one_wins_by_reaching_the_target() -> None:
    woods = Woods("peasant", shown=FRIENDS, closed={"I6": "left=peasant 1"})
    woods.has("peasant", points=49).play("open I6", "take 1")
    assert (woods.over, woods.outcome.winners) == ("outcome-target", ("player-1",))


@rule("partisans:2.7a")
def test_alone_one_has_lost_when_the_months_are_over() -> None:
    woods = at_the_last_feeding("peasant", peasant=49).until(None)
    assert (woods.over, woods.outcome.winners) == ("outcome-alone", ())
    assert woods.outcome.scores == {"player-1": 49}
    assert woods.outcome.reason.args == {"points": 49, "target": 50}


@rule("partisans:2.7a")
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
def test_one_to_six_can_play(count: int) -> None:
    roles = (PARTISANS + OCCUPIERS)[:count]
    woods = Woods(*roles)
    assert [camp["id"] for camp in woods.match.view(None)["board"]["camps"]] == list(roles)
    assert woods.asked() == "open-card"
