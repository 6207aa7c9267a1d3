"""15.3 Help of an allied unit."""

from __future__ import annotations

import pytest

from stavka.games.partisans.events import FledFromEnemies, HelpAsked, HelpDenied, HelpGiven
from stavka.kernel import Refusal
from stavka.testing import rule
from tests.games.partisans.woods import Woods

NOT_AN_ALLY = Refusal("not-an-ally", "partisans:15.3a")


@pytest.fixture
def short() -> Woods:
    """The peasant has met eight policemen and has ten weapons; the partisan has 15, the NKVD
    officer none."""
    woods = Woods(shown={"H6": "right=policeman"}, closed={"I6": "left=policeman 8"})
    woods.has("peasant", weapons=10, food=0, peasant=10).has("partisan", weapons=15)
    return woods.has("nkvd", weapons=0).play("open I6")


@rule("partisans:15.3a", "partisans:15.3b")
def test_an_ally_gives_weapons_and_the_reward_is_of_who_met_the_enemy(short: Woods) -> None:
    assert (short.waiting(), short.offered()) == ("peasant", ["fight", "ask partisan"])
    short.play("ask partisan")
    assert [(e.camp, e.other) for e in short.told(HelpAsked)] == [("peasant", "partisan")]
    assert short.waiting() == "partisan"
    short.play("lend 6")
    assert short.changes() == {
        "partisan.weapons": 9,
        "peasant.weapons": 0,
        "peasant.food": 24,
        "peasant.points": 8,
    }
    assert [(e.camp, e.other, e.count) for e in short.told(HelpGiven)] == [
        ("partisan", "peasant", 6)
    ]


@rule("partisans:15.3a")
def test_help_need_not_be_asked(short: Woods) -> None:
    short.play("fight")
    assert short.people("peasant")["peasant"] == 7
    assert short.store("partisan")["weapons"] == 15


@rule("partisans:15.3a")
def test_the_ally_may_deny_it(short: Woods) -> None:
    """Nobody else can be asked: the fight begins."""
    short.play("ask partisan", "lend 0")
    assert [(e.camp, e.other) for e in short.told(HelpDenied)] == [("partisan", "peasant")]
    assert short.people("peasant")["peasant"] == 7
    assert short.store("partisan")["weapons"] == 15


@rule("partisans:15.3b")
def test_no_more_is_lent_than_is_missing(short: Woods) -> None:
    short.play("ask partisan")
    assert short.offered() == [f"lend {n}" for n in (6, 5, 4, 3, 2, 1, 0)]
    assert short.refused("lend 7") == Refusal("cannot-lend-so-many", "partisans:15.3b")
    assert short.refused("fight") == Refusal("answer-the-ally", "partisans:15.3a")


@rule("partisans:15.3b")
def test_no_more_is_lent_than_the_ally_has(short: Woods) -> None:
    short.has("partisan", weapons=3).play("ask partisan")
    assert short.offered() == [f"lend {n}" for n in (3, 2, 1, 0)]
    short.play("lend 3")
    assert [(e.killed, e.count) for e in short.told(FledFromEnemies)] == [(6, 2)]
    assert short.store("peasant")["weapons"] == 1


@rule("partisans:15.3a")
def test_each_ally_is_asked_once_and_two_may_help(short: Woods) -> None:
    short.has("nkvd", weapons=15).play("ask partisan", "lend 2")
    assert (short.waiting(), short.offered()) == ("peasant", ["fight", "ask nkvd"])
    assert short.refused("ask partisan") == Refusal("ally-was-asked", "partisans:15.3a")
    short.play("ask nkvd")
    assert short.offered("lend")[0] == "lend 4"
    short.play("lend 4")
    assert short.points("peasant") == 8
    assert (short.store("partisan")["weapons"], short.store("nkvd")["weapons"]) == (13, 11)


@rule("partisans:15.3a", "partisans:15.3b")
def test_only_allies_with_weapons_can_be_asked(short: Woods) -> None:
    assert short.refused("ask nkvd") == Refusal("ally-has-no-weapons", "partisans:15.3b")
    for other in ("policeman", "soldier", "peasant", "nobody"):
        assert short.refused(f"ask {other}") == NOT_AN_ALLY
    assert short.refused("open I6") == Refusal("fight-first", "partisans:15.1a")


@rule("partisans:15.3a")
def test_a_camp_that_is_gone_cannot_be_asked(short: Woods) -> None:
    short.has("nkvd", weapons=5).out("partisan")
    assert short.offered() == ["fight", "ask nkvd"]
    assert short.refused("ask partisan") == NOT_AN_ALLY


@rule("partisans:15.3a")
def test_with_weapons_enough_nobody_is_asked() -> None:
    woods = Woods(shown={"H6": "right=policeman"}, closed={"I6": "left=policeman 5"})
    woods.has("peasant", weapons=10).play("open I6")
    assert (woods.points("peasant"), woods.waiting()) == (5, "partisan")
    woods = Woods(shown={"H6": "right=policeman"}, closed={"I6": "left=policeman 5"})
    woods.has("peasant", weapons=10, nkvd=1).play("open I6")
    assert woods.offered() == ["fight", "bare-hands"]
    assert woods.refused("ask partisan") == Refusal("weapons-enough", "partisans:15.3a")


@rule("partisans:15.3b")
def test_with_an_incendiary_half_as_much_is_missing() -> None:
    woods = Woods(shown={"H6": "right=policeman"}, closed={"I6": "left=policeman 8"})
    woods.has("peasant", weapons=5, incendiary=1).play("open I6", "ask partisan")
    assert woods.offered("lend")[0] == "lend 3"
    woods.play("lend 3")
    assert woods.points("peasant") == 8


@rule("partisans:15.3b", "partisans:16.1b")
def test_for_those_killed_by_hand_no_weapons_are_missing() -> None:
    woods = Woods(shown={"H6": "right=policeman"}, closed={"I6": "left=policeman 4"})
    woods.has("peasant", weapons=2, nkvd=2, food=0).play("open I6", "bare-hands", "ask partisan")
    assert woods.offered("lend")[0] == "lend 4"
    woods.play("lend 2")
    assert woods.offered() == ["fight", "bare-hands", "ask nkvd"]
    woods.play("bare-hands")
    assert (woods.points("peasant"), woods.store("peasant")["weapons"]) == (4, 0)


@rule("partisans:15.3a")
def test_an_occupier_asks_occupiers() -> None:
    woods = Woods(
        "policeman",
        "officer",
        "peasant",
        shown={"H6": "right=peasant"},
        closed={"I6": "left=peasant 2"},
    ).has("policeman", weapons=0)
    woods.play("open I6")
    assert woods.offered("ask") == ["ask officer"]
