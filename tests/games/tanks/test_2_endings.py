"""2.4 How a battle ends: the scenario says when, and who has won."""

from __future__ import annotations

import pytest

from stavka.games.tanks.events import UnitLeaves
from stavka.testing import rule
from tests.games.tanks.field import Battle
from tests.games.tanks.rolls import shot

# Dice of full platoons: a T-34 against medium tanks, a Pz.Kpfw.III G against medium tanks.
OF_T34, OF_PZ3G = 10, 6


def ended(battle: Battle) -> tuple[str | None, tuple[str, ...]]:
    return battle.over, battle.winners


# By destruction


@rule("tanks:2.4a")
def test_who_has_destroyed_all_enemies_wins_at_once() -> None:
    battle = Battle("t34 0505", "pz3g 0507", handicap=[0, 900]).dice(*shot(5, OF_T34))
    battle.turn("t34-1 fire pz3g-1")
    assert ended(battle) == ("outcome-destroyed", ("soviet",))
    assert battle.p.turn == 1


@rule("tanks:2.4a", "tanks:1.1a")
@pytest.mark.parametrize(
    ("handicap", "reason", "winners"),
    [
        (44, "outcome-points", ("german",)),
        (45, "outcome-points-equal", ()),
        (46, "outcome-points", ("soviet",)),
    ],
)
def test_if_nobody_is_left_points_count(
    handicap: int, reason: str, winners: tuple[str, ...]
) -> None:
    """A T-34 costs 115, a Pz.Kpfw.III G 70."""
    battle = Battle("t34 0505", "pz3g 0507", handicap=[handicap, 0])
    battle.weaken("t34-1", 1).weaken("pz3g-1", 1)
    battle.dice(*shot(3, 8), *shot(4, 4)).turn("t34-1 fire pz3g-1", "pz3g-1 fire t34-1")
    assert ended(battle) == (reason, winners)
    assert battle.match.outcome is not None
    assert battle.match.outcome.scores == {"soviet": 70 + handicap, "german": 115}


@rule("tanks:2.4a", "tanks:3.9a")
def test_each_tank_counts_its_part_of_the_platoons_cost() -> None:
    battle = Battle("t34 0505", "pz3g 0514", turns=1, last=1).weaken("pz3g-1", 2).turn()
    assert battle.match.outcome is not None
    assert battle.match.outcome.scores == {"soviet": 23, "german": 0}  # a third of 70


@rule("tanks:2.4a")
@pytest.mark.parametrize(("enemy", "points"), [("0506", 30), ("0505", 0)])
def test_a_goal_counts_for_whoever_is_alone_on_it(enemy: str, points: int) -> None:
    battle = Battle("t34 0505", "pz3g 0507", goals=["0505"], worth=30, turns=1, last=1)
    battle.put("pz3g-1", enemy)
    if enemy == "0505":
        battle.dice(*shot(0, OF_T34), *shot(0, OF_PZ3G))
    battle.turn()
    assert battle.match.outcome is not None
    assert battle.match.outcome.scores == {"soviet": points, "german": 0}


# By exit


def leaving(*units: str, count: int = 1, turns: int = 3) -> Battle:
    """The Germans leave by 0514."""
    return Battle(
        *units, victory="exit", side="german", count=count, goals=["0514"], turns=turns, last=turns
    )


@rule("tanks:2.4a")
def test_who_ends_a_turn_on_a_goal_leaves_and_enough_of_them_win() -> None:
    battle = leaving("t34 0505", "pz3g 0513", "pz3g 0512", "pz2 0101", count=2)
    battle.turn("pz3g-1 march 0514", "pz3g-2 march 0513")
    assert [(e.unit, e.place) for e in battle.told(UnitLeaves)] == [("pz3g-1", "0514")]
    assert (battle.at("pz3g-1"), battle.over) == ("left", None)
    battle.turn("pz3g-2 march 0514")
    assert ended(battle) == ("outcome-exit", ("german",))
    assert battle.match.outcome is not None
    assert battle.match.outcome.scores == {"soviet": 0, "german": 0}  # they live on


@rule("tanks:2.4a", "tanks:10.4.2c")
def test_a_tied_unit_does_not_leave() -> None:
    battle = leaving("t34 0513", "pz3g 0514", "pz2 0101").put("t34-1", "0514")
    battle.dice(*shot(0, OF_T34), *shot(0, OF_PZ3G)).turn()
    assert (battle.at("pz3g-1"), battle.over) == ("0514", None)


@rule("tanks:2.4a")
def test_the_other_side_does_not_leave() -> None:
    battle = leaving("t34 0513", "pz3g 0101").turn("t34-1 march 0514")
    assert (battle.at("t34-1"), battle.over) == ("0514", None)


@rule("tanks:2.4a")
@pytest.mark.parametrize(("turns", "over"), [(1, True), (2, False)])
def test_if_time_is_over_the_other_side_wins(turns: int, over: bool) -> None:
    battle = leaving("t34 0505", "pz3g 0101", turns=turns).turn()
    assert battle.over == ("outcome-no-exit" if over else None)
    if over:
        assert battle.winners == ("soviet",)


@rule("tanks:2.4a")
def test_with_too_few_left_the_other_side_wins_at_once() -> None:
    battle = leaving("t34 0505", "pz3g 0507", "pz2 0101", count=2).dice(*shot(5, OF_T34))
    battle.turn("t34-1 fire pz3g-1")
    assert ended(battle) == ("outcome-no-exit", ("soviet",))


# By holding


def hold(*units: str, turns: int = 2, last: int = 3) -> Battle:
    """Both 0505 and 0506 are to be held, from turn 2 on, until turn 3."""
    return Battle(*units, victory="hold", goals=["0505", "0506"], turns=turns, last=last)


@rule("tanks:2.4a")
def test_goals_are_held_from_the_set_turn_on() -> None:
    battle = hold("t34 0505", "t26 0506", "pz3g 0514").turn()
    assert battle.over is None
    assert ended(battle.turn()) == ("outcome-held", ("soviet",))


@rule("tanks:2.4a")
def test_the_battle_goes_on_until_somebody_holds_all_goals() -> None:
    battle = hold("t34 0505", "t26 0507", "pz3g 0514").turn().turn()
    assert battle.over is None
    assert ended(battle.turn("t26-1 march 0506")) == ("outcome-held", ("soviet",))


@rule("tanks:2.4a")
def test_a_goal_that_is_fought_over_is_held_by_nobody() -> None:
    battle = hold("t34 0505", "t26 0506", "pz3g 0507").turn_is(3).put("pz3g-1", "0505")
    battle.dice(*shot(0, OF_T34), *shot(0, OF_PZ3G)).turn()
    assert ended(battle) == ("outcome-undecided", ())
    assert battle.match.outcome is not None
    assert battle.match.outcome.draw


@rule("tanks:2.4a")
def test_goals_held_by_both_sides_decide_nothing() -> None:
    battle = hold("t34 0505", "pz3g 0506").turn_is(3).turn()
    assert ended(battle) == ("outcome-undecided", ())


@rule("tanks:2.4a")
def test_a_side_that_is_wiped_out_has_lost_before_any_goal_counts() -> None:
    battle = hold("t34 0509", "pz3g 0507").dice(*shot(5, OF_T34)).turn("t34-1 fire pz3g-1")
    assert ended(battle) == ("outcome-destroyed", ("soviet",))
    assert battle.p.turn == 1
