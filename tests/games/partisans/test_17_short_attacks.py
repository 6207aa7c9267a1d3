"""17.8 By option: attacks that cannot be paid in full."""

from __future__ import annotations

import pytest

from stavka.games.partisans.events import AttackFailed, BattleFought, CampDestroyed
from stavka.testing import rule
from tests.games.partisans.woods import Woods


def attack(
    mine: tuple[int, int], theirs: tuple[int, int], *more: str, short_attacks: bool = True
) -> Woods:
    """A partisan with so many people and weapons attacks a policeman."""
    woods = Woods("partisan", "policeman", *more, short_attacks=short_attacks)
    woods.has("partisan", partisan=mine[0], weapons=mine[1])
    woods.has("policeman", policeman=theirs[0], weapons=theirs[1]).attacks("partisan")
    return woods.play("attack policeman", "defend")


@rule("partisans:17.8f")
@pytest.mark.parametrize(("allowed", "asked"), [(True, "attack"), (False, "open-card")])
def test_only_the_option_allows_them(allowed: bool, asked: str) -> None:
    woods = Woods("partisan", "policeman", short_attacks=allowed)
    woods.has("partisan", partisan=3, weapons=8).has("policeman", policeman=1, weapons=1)
    assert woods.attacks("partisan").asked() == asked


@rule("partisans:17.8f")
def test_who_is_short_of_people_spends_what_he_has_and_does_not_win() -> None:
    woods = attack((5, 50), (9, 20))
    assert [(e.people, e.weapons) for e in woods.told(BattleFought)] == [(5, 50)]
    assert [(e.camp, e.other) for e in woods.told(CampDestroyed)] == [("partisan", "policeman")]


@rule("partisans:17.8f")
def test_who_is_left_with_people_is_not_beaten() -> None:
    woods = attack((40, 50), (9, 90))
    assert [(e.people, e.weapons) for e in woods.told(BattleFought)] == [(36, 50)]
    assert [(e.camp, e.other) for e in woods.told(AttackFailed)] == [("partisan", "policeman")]
    assert woods.changes() == {
        "partisan.partisan": 4,
        "partisan.weapons": 0,
        "partisan.points": -108,
        "partisan.deaths": 36,
        "policeman.policeman": 0,
        "policeman.weapons": 18,
        "policeman.points": -27,
        "policeman.deaths": 9,
    }


@rule("partisans:17.8f")
def test_who_is_left_with_weapons_is_not_beaten() -> None:
    woods = attack((3, 50), (2, 20))
    assert [(e.people, e.weapons) for e in woods.told(BattleFought)] == [(3, 16)]
    assert woods.told(CampDestroyed) == []
    assert woods.changes() == {
        "partisan.partisan": 0,
        "partisan.weapons": 34,
        "partisan.points": -9,
        "partisan.deaths": 3,
        "policeman.policeman": 0,
        "policeman.weapons": 14,
        "policeman.points": -6,
        "policeman.deaths": 2,
    }


@rule("partisans:17.8f")
def test_an_attacker_left_with_nothing_is_beaten_and_pays_with_all_he_has() -> None:
    woods = attack((2, 3), (9, 20), "nkvd")
    assert [(e.camp, e.other) for e in woods.told(CampDestroyed)] == [("partisan", "policeman")]
    assert woods.changes() == {
        "partisan.partisan": 0,
        "partisan.weapons": 0,
        "partisan.points": -6,
        "partisan.deaths": 2,
        "partisan.maps": 0,
        "partisan.fuel": 0,
        "partisan.water": 0,
        "partisan.food": 0,
        "partisan.wood": 0,
        "partisan.out": True,
        "policeman.policeman": 7,
        "policeman.weapons": 16,
        "policeman.points": -6,
        "policeman.deaths": 2,
        "policeman.maps": 20,
        "policeman.fuel": 25,
        "policeman.water": 25,
        "policeman.food": 35,
        "policeman.wood": 40,
    }


@rule("partisans:17.8f")
def test_a_defender_left_with_nothing_is_beaten() -> None:
    woods = attack((20, 10), (2, 4), "soldier")
    assert [(e.camp, e.other) for e in woods.told(CampDestroyed)] == [("policeman", "partisan")]
    assert woods.people("partisan")["partisan"] == 12
    assert woods.sheet("policeman")["out"] is True
    assert woods.store("partisan")["food"] == 35


@rule("partisans:17.8f")
def test_where_both_are_left_with_nothing_neither_has_beaten_the_other() -> None:
    woods = attack((4, 7), (1, 2))
    assert woods.told(CampDestroyed) == []
    assert woods.changes() == {
        "partisan.partisan": 0,
        "partisan.weapons": 0,
        "partisan.points": -12,
        "partisan.deaths": 4,
        "policeman.policeman": 0,
        "policeman.weapons": 0,
        "policeman.points": -3,
        "policeman.deaths": 1,
    }
    assert woods.over is None


@rule("partisans:17.8f")
@pytest.mark.parametrize(
    ("theirs", "spent", "left"),
    [((3, 0), (0, 5), (6, 0)), ((0, 9), (6, 5), (0, 0))],
)
def test_a_defender_with_only_people_or_weapons_spends_nothing(
    theirs: tuple[int, int], spent: tuple[int, int], left: tuple[int, int]
) -> None:
    woods = attack((6, 5), theirs, "nkvd")
    assert [(e.people, e.weapons) for e in woods.told(BattleFought)] == [spent]
    assert (woods.people("partisan")["partisan"], woods.store("partisan")["weapons"]) == left
    assert woods.people("policeman")["policeman"] == theirs[0]
    assert woods.store("policeman")["weapons"] == theirs[1]
    assert woods.sheet("partisan")["out"] is (left == (0, 0))


@rule("partisans:17.8f")
def test_the_attackers_leader_says_who_has_fallen() -> None:
    woods = Woods("partisan", "policeman", short_attacks=True)
    woods.has("partisan", partisan=3, peasant=8, weapons=10)
    woods.has("policeman", policeman=1, soldier=1, weapons=80).attacks("partisan")
    woods.play("attack policeman", "defend")
    assert (woods.waiting(), woods.asked()) == ("partisan", "choose-dead")
    woods.play(*["lose peasant"] * 8)
    assert woods.people("partisan") == {"peasant": 0, "partisan": 3, "nkvd": 0}
    assert woods.people("policeman") == {"policeman": 0, "soldier": 0, "officer": 0}
    assert woods.sheet("policeman")["out"] is False


@rule("partisans:17.8f")
def test_the_defenders_leader_says_who_has_fallen() -> None:
    woods = Woods("partisan", "policeman", "nkvd", short_attacks=True)
    woods.has("partisan", partisan=1, weapons=10)
    woods.has("policeman", policeman=6, soldier=6, weapons=80).attacks("partisan")
    woods.play("attack policeman", "defend")
    assert (woods.waiting(), woods.asked()) == ("policeman", "choose-dead")
    woods.play("lose soldier")
    assert woods.people("policeman") == {"policeman": 6, "soldier": 5, "officer": 0}
    assert woods.points("policeman") == -3


@rule("partisans:17.8f", "partisans:2.5a")
def test_the_last_camp_of_a_side_may_destroy_itself_by_attacking() -> None:
    woods = attack((2, 3), (9, 20))
    assert woods.over == "outcome-destroyed"
    assert woods.outcome.winners == ("player-2",)


@rule("partisans:17.8f")
def test_what_can_be_paid_is_won_as_ever() -> None:
    woods = attack((4, 8), (1, 1), "soldier")
    assert woods.sheet("policeman")["out"] is True
    assert woods.told(AttackFailed) == []
