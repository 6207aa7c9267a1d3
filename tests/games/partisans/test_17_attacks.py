"""17.1 to 17.3 and 17.7 Who may attack whom, when and how often."""

from __future__ import annotations

import pytest

from stavka.games.partisans.events import AttackThreatened, DefenderHides
from stavka.kernel import Refusal
from stavka.testing import rule
from tests.games.partisans.woods import Woods

NOT_AN_ENEMY = Refusal("not-an-enemy", "partisans:17.1b")
BETWEEN_DEALS = Refusal("attacks-between-deals", "partisans:17.1a")
UNARMED = Refusal("attack-takes-people-and-weapons", "partisans:17.2a")


def strong(woods: Woods, *camps: str) -> Woods:
    """These camps can attack anybody; the others have neither people nor weapons."""
    for camp in woods.p.camps:
        id = woods.p.id(camp)
        woods.has(id, weapons=50 if id in camps else 0)
        if id in camps:
            common = "peasant" if woods.p.side(camp) == 0 else "policeman"
            woods.has(id, **{common: 9, "food": 9, "water": 9})
    return woods


# When


@rule("partisans:17.1a")
def test_nobody_attacks_during_a_month(woods: Woods) -> None:
    strong(woods, "peasant")
    assert woods.offered("attack") == []
    assert woods.refused("attack policeman") == BETWEEN_DEALS


@rule("partisans:17.1a")
def test_attacks_follow_when_all_have_been_fed(woods: Woods) -> None:
    strong(woods, "peasant").month_ends().until("attack")
    assert woods.waiting() == "peasant"
    assert woods.points("peasant") == 9
    assert woods.offered() == ["peace", "attack policeman", "attack soldier", "attack officer"]
    assert woods.refused("done") == Refusal("attack-or-peace", "partisans:17.1a")
    assert woods.refused("attack nobody") == Refusal("no-such-camp", "partisans:17.1a")


@rule("partisans:17.1a")
def test_nobody_needs_to_attack(woods: Woods) -> None:
    strong(woods, "peasant").attacks("peasant").play("peace")
    assert woods.changes() == {}
    assert woods.asked() == "open-card"


# Whom


@rule("partisans:17.1b")
def test_between_two_sides_only_the_other_side_is_attacked(woods: Woods) -> None:
    strong(woods, "soldier").attacks("soldier")
    assert woods.offered("attack") == ["attack peasant", "attack partisan", "attack nkvd"]
    for own in ("policeman", "officer", "soldier"):
        assert woods.refused(f"attack {own}") == NOT_AN_ENEMY


@rule("partisans:17.1b")
def test_on_one_side_all_are_rivals() -> None:
    woods = strong(Woods("peasant", "nkvd", "partisan"), "nkvd").attacks("nkvd")
    assert woods.offered("attack") == ["attack peasant", "attack partisan"]
    assert woods.refused("attack nkvd") == NOT_AN_ENEMY


@rule("partisans:17.1b")
def test_by_option_they_leave_each_other_in_peace() -> None:
    woods = strong(Woods("peasant", "nkvd", "partisan", rivals_fight=False), "nkvd")
    assert woods.attacks("nkvd").asked() == "open-card"


@rule("partisans:17.1b")
def test_the_option_does_not_keep_the_peace_between_two_sides() -> None:
    woods = strong(Woods("peasant", "nkvd", "soldier", rivals_fight=False), "nkvd")
    assert woods.attacks("nkvd").offered("attack") == ["attack soldier"]


@rule("partisans:17.1b", "partisans:17.6a")
def test_a_camp_that_is_gone_is_not_attacked(woods: Woods) -> None:
    strong(woods, "peasant").out("soldier").attacks("peasant")
    assert woods.offered("attack") == ["attack policeman", "attack officer"]
    assert woods.refused("attack soldier") == Refusal("camp-is-gone", "partisans:17.6a")
    assert list(woods.match.view(None)["board"]["attacks"]) == ["policeman", "officer"]


# Who


@rule("partisans:17.2a")
@pytest.mark.parametrize(
    ("people", "weapons", "asked"),
    [(1, 1, "attack"), (0, 50, "open-card"), (50, 0, "open-card"), (0, 0, "open-card")],
)
def test_an_attacker_needs_people_and_weapons(people: int, weapons: int, asked: str) -> None:
    woods = Woods("peasant", "policeman").has("policeman", weapons=0)
    woods.has("peasant", weapons=weapons, nkvd=people).attacks("peasant")
    assert woods.asked() == asked


@rule("partisans:17.2a")
@pytest.mark.parametrize("short", ["weapons", "nkvd"])
def test_without_them_the_attack_is_refused(short: str) -> None:
    woods = Woods("peasant", "policeman").has("policeman", weapons=0)
    woods.has("peasant", weapons=9, nkvd=9).attacks("peasant").has("peasant", **{short: 0})
    assert woods.offered() == ["peace"]
    assert woods.refused("attack policeman") == UNARMED


# The helpless


@rule("partisans:17.3a", "partisans:17.3b")
@pytest.mark.parametrize("resource", ["maps", "fuel", "water", "food", "wood"])
def test_of_who_has_neither_people_nor_weapons_all_of_one_resource_is_taken(resource: str) -> None:
    woods = Woods("peasant", "policeman").has("peasant", peasant=1, weapons=1)
    woods.has("policeman", maps=11, fuel=12, water=13, food=14, wood=15, weapons=0)
    before, theirs = woods.store("peasant"), woods.store("policeman")
    woods.attacks("peasant").play("attack policeman")
    assert [(e.camp, e.other) for e in woods.told(DefenderHides)] == [("policeman", "peasant")]
    assert woods.told(AttackThreatened) == []
    assert woods.waiting() == "peasant"
    assert woods.offered() == [f"seize {r}" for r in ("maps", "fuel", "water", "food", "wood")]
    woods.play(f"seize {resource}")
    assert woods.changes() == {
        f"peasant.{resource}": before[resource] + theirs[resource],
        f"policeman.{resource}": 0,
    }


@rule("partisans:17.3a")
def test_something_must_be_taken_and_only_what_is_there() -> None:
    woods = Woods("peasant", "policeman").has("peasant", peasant=1, weapons=1)
    woods.has_nothing("policeman").has("policeman", water=1).attacks("peasant")
    woods.play("attack policeman")
    assert woods.offered() == ["seize water"]
    assert woods.refused("seize food") == Refusal("nothing-of-it", "partisans:17.3a")
    assert woods.refused("peace") == Refusal("seize-first", "partisans:17.3a")


@rule("partisans:17.3a")
def test_where_there_is_nothing_to_take_there_is_no_attack() -> None:
    woods = Woods("peasant", "policeman", "soldier").has("peasant", peasant=1, weapons=1)
    woods.has_nothing("policeman").has("soldier", weapons=0).attacks("peasant")
    assert woods.offered() == ["peace", "attack soldier"]
    assert woods.refused("attack policeman") == Refusal("nothing-to-take", "partisans:17.3a")
    woods.has_nothing("soldier").play("peace").attacks("peasant")
    assert woods.asked() == "open-card"


@rule("partisans:17.3b")
def test_who_fled_stays_in_the_game() -> None:
    woods = Woods("peasant", "policeman", spare=60).has("peasant", peasant=1, weapons=1)
    woods.has("policeman", weapons=0).attacks("peasant").play("attack policeman", "seize food")
    assert woods.sheet("policeman")["out"] is False
    assert woods.sheet("policeman")["lost_turns"] == 0
    assert woods.over is None
    woods.play(woods.offered("open")[0])
    assert woods.waiting() == "policeman"


@rule("partisans:17.3a", "partisans:2.3a")
def test_what_is_seized_may_win_at_once() -> None:
    woods = Woods("peasant", "policeman", "nkvd").has("peasant", peasant=1, weapons=1)
    woods.has("peasant", wood=45, points=40).has("policeman", weapons=0, wood=15)
    woods.attacks("peasant").play("attack policeman", "seize wood")
    assert woods.over == "outcome-target-side"
    assert woods.outcome.winners == ("player-1", "player-3")


# How often


@rule("partisans:17.7a")
def test_after_one_attack_a_camp_is_not_asked_again(woods: Woods) -> None:
    strong(woods, "peasant").month_ends().until("attack")
    woods.play("attack soldier", "seize food")
    assert (woods.p.month, woods.asked()) == (2, "open-card")
    assert woods.refused("attack policeman", by="partisan") == BETWEEN_DEALS


@rule("partisans:17.7a")
def test_attacks_are_made_in_turn_and_one_camp_may_be_attacked_by_several(woods: Woods) -> None:
    strong(woods, "peasant", "nkvd").turn("nkvd").month_ends().until("attack")
    assert woods.waiting() == "nkvd"
    woods.play("attack soldier", "seize fuel")
    assert (woods.waiting(), woods.asked()) == ("peasant", "attack")
    woods.play("attack soldier", "seize water")
    assert (woods.store("soldier")["fuel"], woods.store("soldier")["water"]) == (0, 0)
    assert woods.p.month == 2


@rule("partisans:17.7a")
def test_next_month_end_a_camp_may_attack_again(woods: Woods) -> None:
    strong(woods, "peasant").has("peasant", food=99, water=99)
    woods.month_ends().until("attack").play("attack soldier", "seize food")
    woods.month_ends().until("attack").play("attack soldier", "seize water")
    assert woods.store("soldier")["water"] == 0


@rule("partisans:17.7a")
def test_a_camp_beaten_before_its_turn_attacks_no_more() -> None:
    woods = Woods("peasant", "policeman", "soldier")
    woods.has("peasant", peasant=9, weapons=99, food=9, water=9)
    woods.has("policeman", policeman=1, weapons=0).has("soldier", weapons=0)
    woods.month_ends().until("attack").has("policeman", weapons=1)
    woods.play("attack policeman", "defend")
    assert woods.sheet("policeman")["out"] is True
    assert (woods.p.month, woods.asked()) == (2, "open-card")
