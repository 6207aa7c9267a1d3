"""4 Sides and ways to play: three on three, all on one side, to destruction."""

from __future__ import annotations

import pytest

from stavka.games.partisans import GAME
from stavka.testing import refused, rule
from tests.games.partisans.woods import Woods

PARTISANS = ("peasant", "partisan", "nkvd")
OCCUPIERS = ("policeman", "soldier", "officer")


@rule("partisans:4.4a")
@pytest.mark.parametrize("camps", [("nkvd", "officer"), ("soldier", "policeman")])
def test_players_choose_their_side_with_their_role(camps: tuple[str, str]) -> None:
    woods = Woods(*camps)
    sides = ["partisans" if camp in PARTISANS else "occupiers" for camp in camps]
    assert [woods.sheet(camp)["side"] for camp in camps] == sides


@rule("partisans:4.5a")
def test_the_standard_game_is_three_against_three(woods: Woods) -> None:
    assert GAME.scenarios[0].id == "three-on-three"
    camps = {camp: woods.sheet(camp)["side"] for camp in woods.match.seats}
    assert camps == dict.fromkeys(PARTISANS, "partisans") | dict.fromkeys(OCCUPIERS, "occupiers")
    assert GAME.sides("three-on-three") == (PARTISANS, OCCUPIERS)


@rule("partisans:4.5a")
@pytest.mark.parametrize(("camp", "enemies"), [("nkvd", OCCUPIERS), ("officer", PARTISANS)])
def test_the_two_sides_are_enemies(woods: Woods, camp: str, enemies: tuple[str, ...]) -> None:
    for other in PARTISANS + OCCUPIERS:
        woods.has_nothing(other).has(other, food=1)
    woods.has(camp, weapons=5, **{camp: 1})
    woods.attacks(camp)
    assert woods.offered("attack") == [f"attack {enemy}" for enemy in enemies]


@rule("partisans:4.6a")
@pytest.mark.parametrize(("side", "roles"), [("partisans", PARTISANS), ("occupiers", OCCUPIERS)])
def test_all_may_play_on_one_side(side: str, roles: tuple[str, ...]) -> None:
    match = GAME.start("four", 1, {"sides": side})
    assert match.choices("player-1") == tuple(f"role {role}" for role in roles)
    refusal = refused(match, "player-1", "role soldier" if side == "partisans" else "role nkvd")
    assert (refusal.id, refusal.rule) == ("role-not-in-this-game", "partisans:4.6a")
    for seat, role in zip(match.seats, (*roles, f"{roles[1]}-2"), strict=True):
        match.play(seat, f"role {role}")
    camps = match.view(None)["board"]["camps"]
    assert [camp["side"] for camp in camps] == [side] * 4
    assert camps[3]["store"] == camps[1]["store"]


@rule("partisans:4.6a")
def test_on_one_side_roles_may_be_dealt_too_each_once_before_any_twice() -> None:
    match = GAME.start("four", 1, {"sides": "occupiers", "roles": "dealt"})
    camps = [camp["id"] for camp in match.view(None)["board"]["camps"]]
    assert sorted(camps[:3]) == sorted(OCCUPIERS)
    assert camps[3] in [f"{role}-2" for role in OCCUPIERS]


@rule("partisans:4.6a")
def test_on_one_side_the_best_wins_alone() -> None:
    woods = Woods("peasant", "partisan", "nkvd", "peasant-2").month_is(6)
    woods.has("peasant", points=20).has("partisan", points=24).has("nkvd", points=23)
    woods.month_ends().until(None)
    assert (woods.over, woods.outcome.winners) == ("outcome-months", ("player-2",))


@rule("partisans:4.6a")
def test_on_one_side_fifty_points_win_for_nobody_else() -> None:
    woods = Woods("peasant", "nkvd", shown={"H6": "right=peasant"}, closed={"I6": "left=peasant 1"})
    woods.has("peasant", points=49).play("open I6", "take 1")
    assert (woods.over, woods.outcome.winners) == ("outcome-target", ("player-1",))


@rule("partisans:4.6a")
@pytest.mark.parametrize(("kind", "question"), [("nkvd", "rescue"), ("soldier", "fight")])
def test_on_one_side_the_people_of_the_other_are_still_enemies(kind: str, question: str) -> None:
    woods = Woods("peasant", "nkvd", shown={"H6": f"right={kind}"}, closed={"I6": f"left={kind} 2"})
    woods.has("peasant", weapons=0).play("open I6")
    assert (woods.waiting(), woods.asked()) == ("peasant", question)


@rule("partisans:4.7a")
def test_to_destruction_neither_months_nor_points_end_the_game() -> None:
    woods = Woods(destruction=True).has("peasant", points=49, peasant=3).month_is(6)
    woods.month_ends().until("open-card")
    assert (woods.over, woods.points("peasant"), woods.p.month) == (None, 52, 7)


@rule("partisans:4.7a")
def test_to_destruction_the_game_ends_when_a_side_has_no_camp() -> None:
    woods = Woods("partisan", "soldier", "officer", destruction=True).out("officer").month_is(9)
    woods.has("partisan", partisan=1, weapons=4).has("soldier", weapons=0, soldier=1)
    woods.attacks("partisan").play("attack soldier", "defend")
    assert (woods.over, woods.outcome.winners) == ("outcome-destroyed", ("player-1",))


@rule("partisans:4.7a")
def test_a_game_to_destruction_ends_by_points_after_twenty_four_months() -> None:
    woods = Woods("peasant", "officer", destruction=True).has("officer", points=60)
    woods.month_is(23).month_ends().until("open-card")
    assert (woods.over, woods.p.month) == (None, 24)
    woods.month_ends().until(None)
    assert (woods.over, woods.outcome.winners) == ("outcome-months-side", ("player-2",))


@rule("partisans:4.7a")
def test_among_rivals_the_last_camp_wins() -> None:
    woods = Woods("peasant", "nkvd", "partisan", destruction=True).out("partisan")
    woods.has("nkvd", nkvd=1, weapons=4).has("peasant", weapons=0, peasant=1, points=30)
    woods.attacks("nkvd").play("attack peasant", "defend")
    assert (woods.over, woods.outcome.winners) == ("outcome-last-camp", ("player-2",))


@rule("partisans:4.7a")
def test_where_nobody_can_be_destroyed_the_months_count() -> None:
    woods = Woods("peasant", destruction=True).month_is(6).month_ends().until(None)
    assert woods.over == "outcome-alone"
    rivals = Woods("peasant", "nkvd", destruction=True, rivals_fight=False).month_is(6)
    rivals.has("nkvd", points=1).month_ends().until(None)
    assert (rivals.over, rivals.outcome.winners) == ("outcome-months", ("player-2",))


def last_month(camps: tuple[str, ...], people: tuple[int, ...], points: tuple[int, ...]) -> Woods:
    """The last month ends. All have food enough, each fed person has brought a point."""
    woods = Woods(*camps).month_is(6)
    for camp, count, final in zip(camps, people, points, strict=True):
        woods.has(camp, **{camp: count}, points=final - count, food=20, water=20)
    return woods.month_ends().until(None)


@rule("partisans:4.8a")
def test_partisans_win_together_or_among_themselves_by_the_largest_unit(woods: Woods) -> None:
    woods.has("nkvd", points=12).month_is(6).month_ends().until(None)
    assert (woods.over, woods.outcome.winners) == ("outcome-months-side", PARTISANS)
    rivals = last_month(PARTISANS, (3, 6, 4), (20, 20, 20))
    assert (rivals.over, rivals.outcome.winners) == ("outcome-months", ("player-2",))


@rule("partisans:4.8b")
def test_occupiers_win_together_or_among_themselves_by_the_largest_group(woods: Woods) -> None:
    woods.has("officer", points=12).month_is(6).month_ends().until(None)
    assert (woods.over, woods.outcome.winners) == ("outcome-months-side", OCCUPIERS)
    rivals = last_month(OCCUPIERS, (3, 4, 6), (20, 20, 20))
    assert (rivals.over, rivals.outcome.winners) == ("outcome-months", ("player-3",))


@rule("partisans:4.8c")
def test_points_count_before_people() -> None:
    woods = last_month(PARTISANS, (1, 9, 4), (21, 20, 20))
    assert woods.outcome.winners == ("player-1",)


@rule("partisans:4.8c")
def test_equal_points_and_people_share_the_victory() -> None:
    woods = last_month(PARTISANS, (5, 5, 4), (20, 20, 20))
    assert (woods.outcome.winners, woods.outcome.draw) == (("player-1", "player-2"), False)
    all_equal = last_month(PARTISANS, (5, 5, 5), (20, 20, 20))
    assert (all_equal.over, all_equal.outcome.draw) == ("outcome-shared", True)


@rule("partisans:4.8c")
def test_between_the_sides_the_larger_unit_does_not_break_a_tie() -> None:
    woods = last_month(("peasant", "officer"), (5, 2), (20, 20))
    assert (woods.over, woods.outcome.draw) == ("outcome-shared", True)
