"""17.5, 17.8 and 17.9 The battle table."""

from __future__ import annotations

from itertools import product

import pytest

from stavka.games.partisans.events import AttackThreatened, BattleFought, DefenderSpends
from stavka.kernel import Refusal
from stavka.testing import rule
from tests.games.partisans.woods import Woods

TOO_DEAR = Refusal("attack-too-dear", "partisans:17.8f")

# As printed: what the defender has, whether the attacker's firepower is increased; the people and
# weapons that the attacker spends for each defending weapon (first line) or person.
TABLE = {
    ("weapons", False): (2, 2),
    ("weapons", True): (1, 1),
    ("people", False): (0, 4),
    ("people", True): (0, 2),
    ("both", False): (4, 8),
    ("both", True): (2, 4),
}
CASES = [
    (*line, flames, walls, count, people * count * (2 if flames else 1), weapons * count * times)
    for (line, (people, weapons)), flames, walls, count in product(
        TABLE.items(), (False, True), (False, True), (1, 3)
    )
    for times in [(2 if flames else 1) * (2 if walls else 1)]
]
PLENTY = 200


def facing(
    defends: str,
    count: int,
    *,
    boosted: bool = False,
    flames: bool = False,
    walls: bool = False,
    **figures: int,
) -> Woods:
    """A partisan about to attack a policeman who has so many people or weapons or both."""
    changed = {f"battle.{name.replace('_', '-')}.weapons": n for name, n in figures.items()}
    woods = Woods("partisan", "policeman", "soldier", figures=changed)
    woods.has_nothing("partisan", "policeman").has("partisan", incendiary=boosted)
    weapons = {"weapons": count, "people": 0, "both": 1}[defends]
    people = 0 if defends == "weapons" else count
    woods.has("policeman", weapons=weapons, policeman=people, incendiary=flames, food=1)
    return woods.has("policeman", wood=60 if walls else 0)


def battle(woods: Woods, people: int, weapons: int) -> Woods:
    """The partisan attacks with so many people and weapons."""
    woods.has("partisan", partisan=people, weapons=weapons).attacks("partisan")
    return woods.play("attack policeman", "defend")


@rule(
    "partisans:17.5a",
    "partisans:17.8b",
    "partisans:17.8c",
    "partisans:17.8d",
    "partisans:17.9a",
    "partisans:17.9b",
    "partisans:17.9c",
)
@pytest.mark.parametrize(
    ("defends", "boosted", "flames", "walls", "count", "people", "weapons"), CASES
)
def test_a_victory_costs_what_the_table_says(
    defends: str, boosted: bool, flames: bool, walls: bool, count: int, people: int, weapons: int
) -> None:
    woods = facing(defends, count, boosted=boosted, flames=flames, walls=walls)
    woods.has("partisan", partisan=people + 1, weapons=weapons + 5).attacks("partisan")
    woods.play("attack policeman")
    assert [(e.people, e.weapons) for e in woods.told(AttackThreatened)] == [(people, weapons)]
    woods.play("defend")
    assert [(e.people, e.weapons) for e in woods.told(BattleFought)] == [(people, weapons)]
    spoils = count if defends == "weapons" else 0
    assert woods.people("partisan")["partisan"] == 1
    assert woods.store("partisan")["weapons"] == 5 + spoils
    assert woods.points("partisan") == 10 * walls - 3 * people
    assert woods.sheet("policeman")["out"] is True
    assert woods.sheet("soldier")["out"] is False


@rule("partisans:17.8f")
@pytest.mark.parametrize(
    ("defends", "boosted", "flames", "walls", "count", "people", "weapons"), CASES
)
def test_an_attack_that_cannot_be_paid_in_full_is_refused(
    defends: str, boosted: bool, flames: bool, walls: bool, count: int, people: int, weapons: int
) -> None:
    woods = facing(defends, count, boosted=boosted, flames=flames, walls=walls)
    woods.has("partisan", partisan=PLENTY, weapons=PLENTY).attacks("partisan")
    woods.has("partisan", weapons=weapons - 1)
    assert "attack policeman" not in woods.offered()
    if weapons > 1:
        assert woods.refused("attack policeman") == TOO_DEAR
    woods.has("partisan", weapons=weapons)
    assert "attack policeman" in woods.offered()
    if people > 1:
        woods.has("partisan", partisan=people - 1)
        assert "attack policeman" not in woods.offered()
        assert woods.refused("attack policeman") == TOO_DEAR
        woods.has("partisan", partisan=people)
    assert "attack policeman" in woods.offered()


# Figures of the book, each by itself


@rule("partisans:17.8b")
@pytest.mark.parametrize(("boosted", "people", "weapons"), [(False, 6, 6), (True, 3, 3)])
def test_three_weapons_without_people(boosted: bool, people: int, weapons: int) -> None:
    woods = battle(facing("weapons", 3, boosted=boosted), people + 2, weapons + 2)
    assert woods.people("partisan")["partisan"] == 2
    assert woods.store("partisan")["weapons"] == 2 + 3


@rule("partisans:17.8c")
@pytest.mark.parametrize(("boosted", "weapons"), [(False, 12), (True, 6)])
def test_three_people_without_weapons(boosted: bool, weapons: int) -> None:
    woods = battle(facing("people", 3, boosted=boosted), 2, weapons)
    assert woods.people("partisan")["partisan"] == 2
    assert woods.store("partisan")["weapons"] == 0
    assert woods.points("partisan") == 0


@rule("partisans:17.8d")
@pytest.mark.parametrize(("boosted", "people", "weapons"), [(False, 8, 16), (True, 4, 8)])
def test_two_people_with_weapons(boosted: bool, people: int, weapons: int) -> None:
    woods = battle(facing("both", 2, boosted=boosted), people, weapons)
    assert woods.people("partisan")["partisan"] == 0
    assert woods.store("partisan")["weapons"] == 0
    assert woods.points("partisan") == -3 * people


@rule("partisans:17.8d")
def test_people_count_and_not_how_many_weapons_they_have() -> None:
    woods = facing("both", 1).has("policeman", weapons=7)
    battle(woods, 4, 8)
    assert woods.sheet("policeman")["out"] is True


@rule("partisans:17.9a")
def test_a_defender_with_firepower_and_two_armed_people() -> None:
    woods = battle(facing("both", 2, flames=True), 16, 32)
    assert (woods.people("partisan")["partisan"], woods.store("partisan")["weapons"]) == (0, 0)


@rule("partisans:17.9a")
def test_firepower_of_both_cancels_out() -> None:
    woods = battle(facing("both", 2, flames=True, boosted=True), 8, 16)
    assert (woods.people("partisan")["partisan"], woods.store("partisan")["weapons"]) == (0, 0)


@rule("partisans:17.9b")
def test_three_people_behind_walls() -> None:
    woods = battle(facing("people", 3, walls=True), 1, 24)
    assert (woods.people("partisan")["partisan"], woods.store("partisan")["weapons"]) == (1, 0)


@rule("partisans:17.9b")
def test_walls_do_not_cost_the_attacker_more_people() -> None:
    woods = battle(facing("both", 1, walls=True), 5, 16)
    assert (woods.people("partisan")["partisan"], woods.store("partisan")["weapons"]) == (1, 0)


@rule("partisans:17.9c")
def test_walls_and_firepower_multiply() -> None:
    woods = battle(facing("both", 1, flames=True, walls=True), 8, 32)
    assert (woods.people("partisan")["partisan"], woods.store("partisan")["weapons"]) == (0, 0)
    assert woods.points("partisan") == 10 - 24


@rule("partisans:17.5a")
def test_everybody_sees_all_sheets_and_what_each_attack_would_cost() -> None:
    woods = facing("both", 2).has("partisan", partisan=8, weapons=16).has("soldier", weapons=0)
    woods.attacks("partisan")
    boards = [woods.match.view(seat)["board"] for seat in (None, *woods.match.seats)]
    assert all(board == boards[0] for board in boards)
    assert boards[0]["attacks"] == {
        "policeman": {"people": 8, "weapons": 16, "helpless": False, "possible": True},
        "soldier": {"people": 0, "weapons": 0, "helpless": True, "possible": True},
    }
    woods.has("partisan", weapons=15)
    attacks = woods.match.view(None)["board"]["attacks"]
    assert attacks["policeman"] == {
        "people": 8, "weapons": 16, "helpless": False, "possible": False,
    }  # fmt: skip


# Rounding


@rule("partisans:17.8a")
@pytest.mark.parametrize(("count", "weapons"), [(1, 3), (2, 5), (3, 8)])
def test_halves_are_rounded_up(count: int, weapons: int) -> None:
    """As printed no half occurs; at five weapons a person it would: 2.5, 5 and 7.5."""
    woods = facing("people", count, boosted=True, only_people=5)
    woods.has("partisan", partisan=1, weapons=PLENTY).attacks("partisan")
    woods.play("attack policeman", "defend")
    assert woods.store("partisan")["weapons"] == PLENTY - weapons


@rule("partisans:17.8a")
def test_people_are_rounded_up_too() -> None:
    woods = Woods("partisan", "policeman", "soldier", figures={"battle.both.people": 3})
    woods.has_nothing("policeman").has("policeman", policeman=1, weapons=1)
    woods.has("partisan", partisan=9, weapons=9, incendiary=1).attacks("partisan")
    woods.play("attack policeman", "defend")
    assert woods.people("partisan")["partisan"] == 7


# What the defender spends


@rule("partisans:17.5a", "partisans:17.8e")
@pytest.mark.parametrize(("weapons", "left"), [(3, 0), (8, 0), (11, 3)])
def test_an_armed_defender_spends_two_weapons_for_each_attacker(weapons: int, left: int) -> None:
    """Four attackers fall: eight weapons. What is left goes to the winner."""
    woods = facing("both", 1).has("policeman", weapons=weapons)
    battle(woods, 4, 8)
    assert [(e.camp, e.people, e.weapons) for e in woods.told(DefenderSpends)] == [
        ("policeman", 1, weapons - left)
    ]
    assert woods.store("partisan")["weapons"] == left


@rule("partisans:17.8e")
def test_five_attackers_cost_the_defender_five_people_and_ten_weapons() -> None:
    woods = Woods("partisan", "policeman", short_attacks=True).has_nothing("partisan")
    woods.has("partisan", partisan=5, weapons=1, fuel=1)
    woods.has("policeman", policeman=9, weapons=20).attacks("partisan")
    woods.play("attack policeman", "defend")
    assert [(e.people, e.weapons) for e in woods.told(DefenderSpends)] == [(5, 10)]
    assert woods.people("policeman")["policeman"] == 4
    assert woods.store("policeman")["weapons"] == 10


@rule("partisans:17.8g")
def test_a_defender_spends_no_more_than_he_has() -> None:
    woods = Woods("partisan", "policeman", short_attacks=True).has_nothing("partisan")
    woods.has("partisan", partisan=5, weapons=1, fuel=1)
    woods.has("policeman", policeman=3, weapons=7).attacks("partisan")
    woods.play("attack policeman", "defend")
    assert [(e.people, e.weapons) for e in woods.told(DefenderSpends)] == [(3, 7)]


@rule("partisans:17.8g")
def test_those_who_stay_at_home_cost_the_defender_nothing() -> None:
    woods = facing("both", 1).has("policeman", weapons=11)
    battle(woods, 50, 8)
    assert [e.weapons for e in woods.told(DefenderSpends)] == [8]
    assert woods.people("partisan")["partisan"] == 46


@rule("partisans:17.8e")
@pytest.mark.parametrize("defends", ["weapons", "people"])
def test_a_defender_with_only_people_or_only_weapons_spends_nothing(defends: str) -> None:
    woods = battle(facing(defends, 2), 4, 8)
    assert woods.told(DefenderSpends) == []
