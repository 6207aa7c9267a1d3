"""4.2 Attack."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from stavka.games.pavlov.events import Attacked
from stavka.testing import rule
from tests.games.pavlov.house import House


@rule("pavlov:4.2b", "pavlov:4.2c")
def test_chekhov_removes_riflemen_with_one_die_at_their_defense(house: House) -> None:
    house.only(chekhov="green-3").track(1, "riflemen", "scouts").actions()
    before = house.germans_in_stock("riflemen")
    house.note().dice(1, 2, 2, 4).play("attack chekhov", "target track-1-1")
    assert house.changes() == {
        "spaces.track-1-1": None,
        "german_stock.riflemen": before + 1,
        "men.chekhov.exhausted": True,
        "men.chekhov.acted": True,
    }
    assert house.left() == 2
    assert [(e.man, e.german, e.dice, e.defense, e.hit) for e in house.told(Attacked)] == [
        ("chekhov", "riflemen", (1, 2, 2, 4), 4, True)
    ]


@rule("pavlov:4.2b")
def test_an_attack_whose_dice_are_all_below_the_defense_does_nothing(house: House) -> None:
    house.only(chekhov="green-3").track(1, "riflemen").actions().note()
    house.dice(1, 2, 3, 3).play("attack chekhov", "target track-1-1")
    assert house.changes() == {"men.chekhov.exhausted": True, "men.chekhov.acted": True}


@rule("pavlov:4.2b")
@pytest.mark.parametrize(
    ("german", "defense"), [("riflemen", 4), ("machine-gunners", 4), ("scouts", 5)]
)
def test_the_targets_defense_is_what_counts(house: House, german: str, defense: int) -> None:
    house.only(chekhov="green-3").track(1, german).actions()
    miss = house.match.fork()
    house.dice(1, 1, 1, defense).play("attack chekhov", "target track-1-1")
    assert house.on_track(1) == []
    house.match = miss
    house.dice(1, 1, 1, defense - 1).play("attack chekhov", "target track-1-1")
    assert house.on_track(1) == [german]


@rule("pavlov:4.2b")
@pytest.mark.parametrize("attack", [1, 2, 5])
def test_as_many_dice_fall_as_the_attack_value(attack: int) -> None:
    house = House(figures={"men.kiselev.attack": attack}).only(kiselev="red-3")
    house.track(3, "riflemen").actions().dice(*[1] * (attack - 1), 6)
    house.play("attack kiselev", "target track-3-1")
    assert house.on_track(3) == []


@rule("pavlov:4.2b")
def test_the_results_are_not_added_up(house: House) -> None:
    house.only(chekhov="green-3").track(1, "riflemen").actions()
    house.dice(3, 3, 3, 3).play("attack chekhov", "target track-1-1")
    assert house.on_track(1) == ["riflemen"]


@rule("pavlov:4.2a", "pavlov:1.3a")
def test_an_attack_needs_infantry_in_line_of_sight(house: House) -> None:
    house.only(chekhov="green-3").track(1, "panzer-ii").track(3, "riflemen").actions()
    refusal = house.refused("attack chekhov")
    assert (refusal.id, refusal.rule) == ("no-infantry-in-sight", "pavlov:4.2a")
    house.track(2, "scouts").play("attack chekhov")
    assert house.offered() == ["target track-2-1"]
    armor = house.refused("target track-1-1")
    assert (armor.id, armor.rule) == ("target-is-armor", "pavlov:4.2a")
    unseen = house.refused("target track-3-1")
    assert (unseen.id, unseen.rule) == ("no-line-of-sight", "pavlov:1.3a")
    empty = house.refused("target track-2-2")
    assert (empty.id, empty.rule) == ("no-germans-there", "pavlov:4.2a")


@rule("pavlov:4.2a")
def test_any_infantry_of_the_colour_may_be_the_target_however_far(house: House) -> None:
    house.only(chekhov="green-3").actions()
    house.track(1, "riflemen", None, None, "scouts").track(2, None, "machine-gunners", "stug-iiib")
    house.play("attack chekhov")
    assert house.offered() == ["target track-1-1", "target track-1-4", "target track-2-2"]


@rule("pavlov:4.2a")
@pytest.mark.parametrize(
    ("square", "seen"),
    [
        ("green-red-1", [1, 2, 3, 4, 5]),
        ("red-4", [3, 4, 5]),
        ("red-purple-5", [3, 4, 5, 6]),
        ("purple-1", [6]),
    ],
)
def test_a_counter_attacks_what_the_colours_of_its_position_see(
    house: House, square: str, seen: list[int]
) -> None:
    house.only(chekhov=square).actions()
    for number in range(1, 7):
        house.track(number, "riflemen")
    house.play("attack chekhov")
    assert house.offered() == [f"target track-{number}-1" for number in seen]


@rule("pavlov:4.2a")
def test_a_counter_in_the_reserves_sees_nobody(house: House) -> None:
    house.only(chekhov="reserves").track(1, "riflemen").actions()
    assert house.offered() == ["end-actions"]
    refusal = house.refused("attack chekhov")
    assert (refusal.id, refusal.rule) == ("not-on-position", "pavlov:4.2a")


@rule("pavlov:4.2b")
@pytest.mark.parametrize("attack", [1, 2, 3, 4])
@pytest.mark.parametrize(("german", "defense"), [("riflemen", 4), ("scouts", 5)])
def test_odds_are_those_of_all_ways_the_dice_may_fall(
    attack: int, german: str, defense: int
) -> None:
    rolls = list(product(range(1, 7), repeat=attack))
    hits = Fraction(sum(max(roll) >= defense for roll in rolls), len(rolls))
    house = House(figures={"men.kiselev.attack": attack}).only(kiselev="red-3")
    house.track(3, german).actions()
    assert house.chances("attack kiselev") is None
    house.play("attack kiselev")
    assert house.chances("target track-3-1") == {"target-removed": hits, "target-stays": 1 - hits}
    assert house.on_track(3) == [german]


@rule("pavlov:4.2c")
def test_chekhov_has_fifteen_chances_in_sixteen_against_riflemen(house: House) -> None:
    house.only(chekhov="green-3").track(1, "riflemen").actions().play("attack chekhov")
    odds = house.chances("target track-1-1")
    assert odds == {"target-removed": Fraction(15, 16), "target-stays": Fraction(1, 16)}


@rule("pavlov:4.2b")
def test_a_counter_with_attack_value_0_does_not_attack() -> None:
    house = House(figures={"men.kiselev.attack": 0}).only(kiselev="red-3", chekhov="red-4")
    house.track(3, "riflemen").actions()
    assert house.offered("attack") == ["attack chekhov"]
