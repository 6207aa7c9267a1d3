"""17.6 and 17.10 The beaten camp."""

from __future__ import annotations

import pytest

from stavka.games.partisans.events import BrigadeLost, CampDestroyed, PeopleDied
from stavka.kernel import Refusal
from stavka.testing import rule
from tests.games.partisans.scores import end_of_month
from tests.games.partisans.woods import Woods


def attackers(*camps: str) -> Woods:
    """The first camp can beat the second, which has one man without weapons."""
    woods = Woods(*camps, spare=60).has_nothing(camps[0])
    woods.has(camps[0], **{camps[0]: 5}, weapons=10, food=5, water=5)
    return woods.has(camps[1], weapons=0, **{camps[1]: 1})


def conquer(woods: Woods) -> Woods:
    """The first camp attacks and beats the second."""
    first, second = woods.p.id(0), woods.p.id(1)
    return woods.attacks(first).play(f"attack {second}", "defend")


@rule("partisans:17.6a")
def test_the_beaten_leaves_the_game_and_gives_all_he_has() -> None:
    woods = attackers("partisan", "policeman", "soldier")
    woods.has("policeman", maps=11, fuel=12, water=13, food=14, wood=15)
    conquer(woods)
    assert woods.changes() == {
        "partisan.maps": 11,
        "partisan.fuel": 12,
        "partisan.weapons": 6,
        "partisan.water": 18,
        "partisan.food": 19,
        "partisan.wood": 15,
        "policeman.maps": 0,
        "policeman.fuel": 0,
        "policeman.water": 0,
        "policeman.food": 0,
        "policeman.wood": 0,
        "policeman.policeman": 0,
        "policeman.out": True,
    }
    assert [(e.camp, e.other) for e in woods.told(CampDestroyed)] == [("policeman", "partisan")]


@rule("partisans:17.6a")
def test_weapons_are_among_the_spoils() -> None:
    woods = attackers("partisan", "policeman", "soldier")
    woods.has("policeman", policeman=0, weapons=2)
    conquer(woods)
    assert woods.store("partisan")["weapons"] == 10 - 4 + 2


@rule("partisans:17.6a")
def test_people_of_the_beaten_are_gone_without_loss_of_points() -> None:
    woods = attackers("partisan", "policeman", "soldier").has("policeman", points=20, officer=1)
    woods.has("partisan", weapons=20)
    conquer(woods)
    assert woods.points("policeman") == 20
    assert woods.people("policeman") == {"policeman": 0, "soldier": 0, "officer": 0}
    assert woods.people("partisan") == {"peasant": 0, "partisan": 5, "nkvd": 0}
    assert woods.told(PeopleDied) == []


@rule("partisans:17.6a")
def test_bonuses_are_not_handed_over() -> None:
    woods = attackers("partisan", "policeman", "soldier")
    woods.has("policeman", transport=1, brigade=1, maps=60)
    conquer(woods)
    sheet = woods.sheet("partisan")
    assert [sheet[bonus] for bonus in ("transport", "brigade", "full_map", "incendiary")] == [
        False, False, False, False,
    ]  # fmt: skip
    assert [e.camp for e in woods.told(BrigadeLost)] == ["policeman"]


@rule("partisans:17.6a", "partisans:10.3a")
def test_a_winner_with_a_full_map_has_no_use_for_maps() -> None:
    woods = attackers("partisan", "policeman", "soldier").has("partisan", maps=60)
    conquer(woods.has("policeman", maps=30))
    assert woods.store("partisan")["maps"] == 60
    assert (woods.store("policeman")["maps"], woods.points("partisan")) == (0, 0)


@rule("partisans:17.6a")
def test_spoils_may_complete_the_winners_map_and_fortifications() -> None:
    woods = attackers("partisan", "policeman", "soldier").has("partisan", maps=40, wood=30)
    woods.has("policeman", maps=30, wood=40, points=5)
    conquer(woods)
    assert woods.points("partisan") == 20
    assert woods.store("partisan")["maps"] == 60
    assert woods.store("partisan")["wood"] == 70
    assert woods.points("policeman") == 5


@rule("partisans:17.6a", "partisans:2.3a")
def test_spoils_may_win_at_once() -> None:
    woods = attackers("partisan", "policeman", "soldier").has("partisan", maps=40, points=40)
    conquer(woods.has("policeman", maps=20))
    assert woods.over == "outcome-target-side"
    assert woods.outcome.scores["player-1"] == 50


@rule("partisans:17.6a")
def test_a_beaten_camp_takes_no_part_any_more() -> None:
    """One camp fewer: fifteen cards less five, and its turns are gone."""
    woods = attackers("partisan", "policeman", "soldier").has("soldier", weapons=0)
    woods.month_ends().until("attack").play("attack policeman", "defend")
    assert (woods.p.month, woods.p.closed) == (2, 10)
    gone = Refusal("your-camp-is-gone", "partisans:17.6a")
    assert woods.refused("open H6", by="policeman") == gone
    turns = []
    for _ in range(4):
        turns.append(woods.waiting())
        woods.play(woods.offered("open")[0])
    assert turns == ["soldier", "partisan", "soldier", "partisan"]


@rule("partisans:17.6a")
def test_with_a_beaten_camp_nobody_trades() -> None:
    woods = attackers("partisan", "policeman", "soldier")
    conquer(woods).trade("partisan")
    assert woods.offered("offer") == ["offer soldier"]


@rule("partisans:17.6a", "partisans:9.3a")
def test_to_a_beaten_ally_nothing_is_passed() -> None:
    woods = Woods("partisan", "nkvd", "policeman", closed={"H6": "event=transport"}).out("nkvd")
    woods.has("partisan", transport=1).play("open H6")
    assert woods.waiting() == "partisan"
    assert woods.asked() == "open-card"
    assert woods.sheet("nkvd")["transport"] is False


@rule("partisans:17.6a")
def test_the_sick_and_hurt_of_a_beaten_camp_trouble_nobody() -> None:
    woods = attackers("partisan", "policeman", "soldier").has("policeman", officer=1, hurt=1)
    woods.has("partisan", weapons=20).sick("policeman", 2, 2)
    conquer(woods)
    assert woods.sheet("policeman")["sick"] == []
    assert woods.points("policeman") == 0


@rule("partisans:17.5a")
def test_each_of_the_attackers_dead_costs_three_points_and_their_leader_says_who_they_are() -> None:
    woods = attackers("partisan", "policeman", "soldier").has("partisan", peasant=2, nkvd=1)
    woods.has("policeman", policeman=0, weapons=1)
    conquer(woods)
    assert (woods.waiting(), woods.asked()) == ("partisan", "choose-dead")
    assert woods.sheet("policeman")["out"] is False
    woods.play("lose nkvd", "lose peasant")
    assert woods.people("partisan") == {"peasant": 1, "partisan": 5, "nkvd": 0}
    assert (woods.points("partisan"), woods.sheet("partisan")["deaths"]) == (-6, 2)
    assert woods.sheet("policeman")["out"] is True


# Allies go on


@rule("partisans:17.10a")
@pytest.mark.parametrize("points", [50, 12])
def test_the_allies_of_a_beaten_player_bring_him_victory_too(points: int) -> None:
    woods = Woods().out("soldier", "officer").has("policeman", points=points - 1, policeman=1)
    woods.has("policeman", food=9, water=9, weapons=0)
    end_of_month(woods, 6)
    assert woods.outcome.winners == ("policeman", "soldier", "officer")
    assert woods.outcome.draw is False


@rule("partisans:17.10a", "partisans:2.5a")
def test_the_last_camp_of_a_side_wins_for_those_beaten_before() -> None:
    woods = attackers("partisan", "policeman", "nkvd", "soldier").out("nkvd", "soldier")
    conquer(woods)
    assert woods.over == "outcome-destroyed"
    assert woods.outcome.winners == ("player-1", "player-3")
