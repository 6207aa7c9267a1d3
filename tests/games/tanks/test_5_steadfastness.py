"""5.1, 5.2 The steadfastness test: when it is taken, and when it is passed."""

from __future__ import annotations

import pytest

from stavka.games.tanks.events import FlankAttacked, ShotFired, SteadfastnessTested, UnitSuppressed
from stavka.testing import rule
from tests.games.tanks.field import Battle
from tests.games.tanks.rolls import FAILED, PASSED, shot


def who_tested(battle: Battle) -> list[str]:
    return [e.unit for e in battle.told(SteadfastnessTested)]


# 5.1 When


@rule("tanks:5.1a")
@pytest.mark.parametrize("hits", [0, 1, 3])
def test_the_target_of_suppressive_fire_tests_without_damage_too(duel: Battle, hits: int) -> None:
    duel.dice(*shot(hits, 9), *PASSED).turn("pz3g-1 suppress t34-1")
    assert who_tested(duel) == ["t34-1"]
    assert duel.strength("t34-1") == 3


@rule("tanks:5.1a", "tanks:5.1b")
@pytest.mark.parametrize("hits", [0, 1, 3])
def test_the_target_of_other_fire_does_not_test_without_damage(duel: Battle, hits: int) -> None:
    duel.dice(*shot(hits, 6)).turn("pz3g-1 fire t34-1")
    assert who_tested(duel) == []


@rule("tanks:5.1a")
def test_the_test_is_taken_at_once_and_counts_in_the_next_step(duel: Battle) -> None:
    duel.dice(*shot(0, 9), *FAILED).turn("pz3g-1 suppress t34-1", "t34-1 fire pz3g-1")
    assert [e.unit for e in duel.told(ShotFired)] == ["pz3g-1"]


@rule("tanks:5.1b")
@pytest.mark.parametrize("hits", [4, 5])
def test_whoever_took_damage_tests(duel: Battle, hits: int) -> None:
    duel.dice(*shot(hits, 6), *PASSED).turn("pz3g-1 fire t34-1")
    assert who_tested(duel) == ["t34-1"]


@rule("tanks:5.1b")
@pytest.mark.parametrize(
    ("order", "dice"),
    [
        ("t34-1 move-fire pz3g-1 0506*", shot(3, 5)),
        ("t34-1 attack pz3g-1 0506 0507", (*shot(3, 10), *shot(0, 6))),
        ("t34-1 suppress pz3g-1", shot(3, 15)),
    ],
)
def test_damage_by_whatever_order_leads_to_one_test(
    duel: Battle, order: str, dice: tuple[int, ...]
) -> None:
    duel.dice(*dice, *PASSED).turn(order)
    assert (who_tested(duel), duel.strength("pz3g-1")) == (["pz3g-1"], 2)


@rule("tanks:5.1b")
def test_who_is_destroyed_does_not_test(duel: Battle) -> None:
    duel.dice(*shot(6, 6)).turn("pz3g-1 fire t34-1")
    assert (who_tested(duel), duel.at("t34-1")) == ([], "destroyed")


@rule("tanks:5.1c", "tanks:8.2a")
def test_the_target_of_an_attack_into_its_flank_tests_before_close_combat() -> None:
    battle = Battle("t34 0505", "pz3g 0506")
    battle.dice(*PASSED, *shot(0, 10), *shot(0, 6))
    battle.turn("t34-1 defend 0504 1", "pz3g-1 attack t34-1 0505")
    assert who_tested(battle) == ["t34-1"]
    log = battle.log()
    assert log.index("FlankAttacked") < log.index("SteadfastnessTested") < log.index("ShotFired")


@rule("tanks:5.1c")
def test_the_target_of_an_attack_into_its_front_does_not_test() -> None:
    battle = Battle("t34 0505", "pz3g 0506")
    battle.dice(*shot(0, 10), *shot(0, 10), *shot(0, 6))  # from its kill zone, then close combat
    battle.turn("t34-1 defend 0506 1", "pz3g-1 attack t34-1 0505")
    assert (who_tested(battle), battle.told(FlankAttacked)) == ([], [])


# 5.1d One test a step


@rule("tanks:5.1d")
def test_two_suppressive_fires_lead_to_one_test() -> None:
    battle = Battle("t34 0505", "pz3g 0507", "pz2 0506")
    battle.dice(*shot(1, 9), *shot(1, 6), *PASSED)
    battle.turn("pz3g-1 suppress t34-1", "pz2-1 suppress t34-1")
    assert who_tested(battle) == ["t34-1"]


@rule("tanks:5.1d")
def test_suppressive_fire_that_does_damage_leads_to_one_test(duel: Battle) -> None:
    duel.dice(*shot(4, 9), *PASSED).turn("pz3g-1 suppress t34-1")
    assert who_tested(duel) == ["t34-1"]


@rule("tanks:5.1d")
def test_the_one_test_comes_after_all_hits_of_the_step() -> None:
    battle = Battle("t34 0505", "pz3g 0507", "pz2 0506")
    battle.dice(*shot(4, 6), *shot(1, 4), 3, 3)
    battle.turn("pz3g-1 fire t34-1", "pz2-1 fire t34-1")
    tests = [(e.total, e.steadfastness, e.passed) for e in battle.told(SteadfastnessTested)]
    assert tests == [(6, 5, False)]


@rule("tanks:5.1d")
def test_each_further_step_brings_a_test_of_its_own() -> None:
    battle = Battle("t34 0505", "pz3g 0507", "pz2 0506")
    battle.dice(*shot(3, 9), *PASSED, *shot(1, 4), *PASSED)
    battle.turn("pz3g-1 suppress t34-1", "pz2-1 fire t34-1")
    assert who_tested(battle) == ["t34-1", "t34-1"]


@rule("tanks:5.1a", "tanks:5.1b")
def test_who_is_suppressed_already_does_not_test_at_once(duel: Battle) -> None:
    """Nothing worse can happen; the test of phase three follows."""
    duel.suppress("t34-1").dice(*shot(4, 9), *PASSED).turn("pz3g-1 suppress t34-1")
    assert duel.strength("t34-1") == 2
    assert [(e.unit, e.steadfastness) for e in duel.told(SteadfastnessTested)] == [("t34-1", 7)]
    assert duel.log().index("PhaseBegins") < duel.log().index("SteadfastnessTested")


# 5.2 How


@rule("tanks:5.2a", "tanks:5.2b")
@pytest.mark.parametrize(
    ("steadfastness", "faces", "passed"),
    [
        (9, (4, 5), True), (9, (4, 6), False), (9, (6, 6), False),
        (7, (1, 6), True), (7, (2, 6), False),
        (12, (6, 6), True), (2, (1, 1), True), (1, (1, 1), False),
    ],
)  # fmt: skip
def test_the_sum_must_not_exceed_the_steadfastness(
    steadfastness: int, faces: tuple[int, ...], passed: bool
) -> None:
    battle = Battle("t34 0505", "pz3g 0507", figures={"units.t34.steadfastness": steadfastness})
    battle.dice(*shot(0, 9), *faces).turn("pz3g-1 suppress t34-1")
    (test,) = battle.told(SteadfastnessTested)
    assert (test.dice, test.total, test.steadfastness) == (faces, sum(faces), steadfastness)
    assert test.passed is passed
    assert battle.is_suppressed("t34-1") is not passed


@rule("tanks:5.2a")
@pytest.mark.parametrize("faces", [(6,), (6, 3), (3, 3, 3), (2, 2, 2, 3)])
def test_as_many_dice_fall_as_the_card_says(faces: tuple[int, ...]) -> None:
    battle = Battle("t34 0505", "pz3g 0507", figures={"units.t34.test_dice": len(faces)})
    battle.dice(*shot(0, 9), *faces).turn("pz3g-1 suppress t34-1")
    (test,) = battle.told(SteadfastnessTested)
    assert (test.dice, test.passed) == (faces, True)


@rule("tanks:5.2b")
@pytest.mark.parametrize(("tanks", "passed"), [(3, True), (2, False), (1, False)])
def test_there_is_no_fixed_number_to_reach(tanks: int, passed: bool) -> None:
    battle = Battle("t34 0505", "pz3g 0507").weaken("t34-1", tanks)
    battle.dice(*shot(0, 9), 4, 4).turn("pz3g-1 suppress t34-1")
    assert [e.passed for e in battle.told(SteadfastnessTested)] == [passed]
    assert [e.unit for e in battle.told(UnitSuppressed)] == ["t34-1"] * (not passed)
