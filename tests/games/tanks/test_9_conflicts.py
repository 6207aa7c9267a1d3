"""9 Movement conflicts: crossing routes, head-on routes, the same last hex, friends."""

from __future__ import annotations

import pytest

from stavka.games.tanks.events import Contest, UnitHalted, UnitMoved
from stavka.testing import rule
from tests.games.tanks.field import BOTH_SIDES, Battle
from tests.games.tanks.rolls import shot

pytestmark = BOTH_SIDES


def halted(battle: Battle) -> dict[str, tuple[str, str]]:
    """Who stopped, where and why."""
    return {e.unit: (e.place, e.cause) for e in battle.told(UnitHalted)}


def places(battle: Battle, *units: str) -> list[str]:
    return [battle.at(unit) for unit in units]


# 9.1 Crossing routes. Through 0507: eastwards along row 5, and southwards 0407-0507-0607.


@rule("tanks:9.1a", "tanks:9.1c")
@pytest.mark.parametrize("soviet", ["0506 0507 0508", "0506 0507"])
def test_units_that_come_to_the_crossing_together_stop_before_it(soviet: str) -> None:
    """Also if it is the last hex of one of them."""
    battle = Battle("t34 0505", "pz3g 0307")
    battle.turn(f"t34-1 march {soviet}", "pz3g-1 march 0407 0507 0607")
    assert halted(battle) == {
        "t34-1": ("0506", "cause-crossing"), "pz3g-1": ("0407", "cause-crossing"),
    }  # fmt: skip
    assert places(battle, "t34-1", "pz3g-1") == ["0506", "0407"]
    assert battle.told(Contest) == []


@rule("tanks:9.1a")
def test_all_enemies_at_the_crossing_stop() -> None:
    battle = Battle("t34 0505", "t26 0606", "pz3g 0307")
    battle.turn(
        "t34-1 march 0506 0507 0508", "t26-1 march 0607 0507 0407", "pz3g-1 march 0407 0507 0508"
    )
    assert places(battle, "t34-1", "t26-1", "pz3g-1") == ["0506", "0607", "0407"]


@rule("tanks:9.1a", "tanks:9.3a")
def test_who_stops_for_a_crossing_does_not_throw_for_the_same_last_hex() -> None:
    """The last hex of two is crossed by a third, a friend of one of them: crossing comes first,
    and whoever is left alone goes on without a die."""
    battle = Battle("t34 0505", "pz3g 0307", "pz2 0606")
    battle.turn("t34-1 march 0506 0507", "pz3g-1 march 0407 0507", "pz2-1 march 0607 0507 0508")
    assert battle.told(Contest) == []
    assert halted(battle) == {
        "t34-1": ("0506", "cause-crossing"), "pz2-1": ("0607", "cause-crossing"),
    }  # fmt: skip
    assert places(battle, "t34-1", "pz3g-1", "pz2-1") == ["0506", "0507", "0607"]


@rule("tanks:9.1a")
def test_fire_on_the_move_is_movement_like_a_march() -> None:
    battle = Battle("t34 0505", "pz3g 0307", figures={"units.pz3g.on_the_move": 3})
    battle.dice(*shot(0, 3))
    battle.turn("t34-1 march 0506 0507 0508", "pz3g-1 move-fire t34-1 * 0407 0507 0607")
    assert places(battle, "t34-1", "pz3g-1") == ["0506", "0407"]


@rule("tanks:9.1b")
def test_who_has_passed_the_crossing_before_is_in_nobodys_way() -> None:
    battle = Battle("t34 0505", "pz3g 0407")
    battle.turn("t34-1 march 0506 0507 0508", "pz3g-1 march 0507 0607")
    assert halted(battle) == {}
    assert places(battle, "t34-1", "pz3g-1") == ["0508", "0607"]


@rule("tanks:9.1b")
def test_a_hex_may_be_entered_in_the_moment_in_which_an_enemy_leaves_it() -> None:
    battle = Battle("t34 0505", "pz3g 0506").turn("t34-1 march 0506 0507", "pz3g-1 march 0606 0607")
    assert halted(battle) == {}
    assert places(battle, "t34-1", "pz3g-1") == ["0507", "0607"]


@rule("tanks:9.1b")
def test_who_comes_to_the_crossing_later_and_finds_an_enemy_there_stops() -> None:
    battle = Battle("t34 0505", "pz3g 0407")
    battle.turn("t34-1 march 0506 0507 0508", "pz3g-1 march 0507")
    assert halted(battle) == {"t34-1": ("0506", "cause-enemy")}
    assert places(battle, "t34-1", "pz3g-1") == ["0506", "0507"]


@rule("tanks:9.1c")
def test_who_must_stop_before_his_first_hex_stays() -> None:
    battle = Battle("t34 0505", "pz3g 0507")
    battle.turn("t34-1 march 0506 0606", "pz3g-1 march 0506 0406")
    assert halted(battle) == {
        "t34-1": ("0505", "cause-crossing"), "pz3g-1": ("0507", "cause-crossing"),
    }  # fmt: skip
    assert battle.told(UnitMoved) == []


@rule("tanks:9.1c")
def test_who_has_stopped_does_not_go_on_in_that_turn() -> None:
    battle = Battle("t34 0505", "pz3g 0307")
    battle.turn("t34-1 march 0506 0507 0508", "pz3g-1 march 0407 0507 0607").turn()
    assert places(battle, "t34-1", "pz3g-1") == ["0506", "0407"]


# 9.2 Head-on


@rule("tanks:9.2a")
def test_units_that_would_change_places_stop_side_by_side() -> None:
    battle = Battle("t34 0505", "pz3g 0508")
    battle.turn("t34-1 march 0506 0507", "pz3g-1 march 0507 0506")
    assert halted(battle) == {
        "t34-1": ("0506", "cause-head-on"), "pz3g-1": ("0507", "cause-head-on"),
    }  # fmt: skip


@rule("tanks:9.2a")
def test_with_one_hex_between_them_both_stop_before_it() -> None:
    battle = Battle("t34 0505", "pz3g 0507")
    battle.turn("t34-1 march 0506 0507 0508", "pz3g-1 march 0506 0505 0504")
    assert places(battle, "t34-1", "pz3g-1") == ["0505", "0507"]


@rule("tanks:9.2a")
def test_neighbours_that_go_for_each_other_stay() -> None:
    battle = Battle("t34 0505", "pz3g 0506")
    battle.turn("t34-1 march 0506 0507", "pz3g-1 march 0505 0504")
    assert halted(battle) == {
        "t34-1": ("0505", "cause-head-on"), "pz3g-1": ("0506", "cause-head-on"),
    }  # fmt: skip


# 9.3 The same last hex


@rule("tanks:9.3a", "tanks:9.3c")
@pytest.mark.parametrize(
    ("dice", "entered"), [((3, 2), "t34-1"), ((6, 1), "t34-1"), ((2, 3), "pz3g-1")]
)
def test_the_higher_sum_of_die_and_steadfastness_moves_in(
    dice: tuple[int, int], entered: str
) -> None:
    battle = Battle("t34 0505", "pz3g 0508")
    battle.dice_of(t34_1=dice[:1], pz3g_1=dice[1:])
    battle.turn("t34-1 march 0405 0406", "pz3g-1 march 0407 0406")
    assert {e.unit: (e.place, e.steadfastness, e.total) for e in battle.told(Contest)} == {
        "t34-1": ("0406", 9, 9 + dice[0]), "pz3g-1": ("0406", 9, 9 + dice[1]),
    }  # fmt: skip
    stays = {"t34-1": "0405", "pz3g-1": "0407"}
    assert {unit: battle.at(unit) for unit in stays} == {**stays, entered: "0406"}


@rule("tanks:9.3a")
@pytest.mark.parametrize(("die", "enters"), [(3, False), (4, True)])
def test_the_steadfastness_is_that_of_the_moment(die: int, enters: bool) -> None:
    """12 against 12 is not enough, 13 is; a platoon that lost a tank has 7 instead of 9."""
    battle = Battle("t34 0505", "pz3g 0507").weaken("pz3g-1", 2)
    battle.dice_of(t34_1=(die,), pz3g_1=(5,)).turn("t34-1 march 0506", "pz3g-1 march 0506")
    assert {e.unit: e.total for e in battle.told(Contest)} == {"t34-1": 9 + die, "pz3g-1": 12}
    assert battle.at("t34-1") == ("0506" if enters else "0505")
    assert battle.at("pz3g-1") == "0507"


@rule("tanks:9.3b")
@pytest.mark.parametrize(
    ("dice", "inside"),
    [
        ((3, 1, 2), ["t34-1"]),
        ((3, 4, 2), ["t34-1", "t34-2"]),
        ((3, 1, 5), ["pz3g-1"]),
        ((3, 1, 3), []),
    ],
)
def test_only_units_above_every_enemy_move_in(dice: tuple[int, ...], inside: list[str]) -> None:
    starts = {"t34-1": "0505", "t34-2": "0605", "pz3g-1": "0507"}
    battle = Battle(*(f"{unit[:-2]} {hex}" for unit, hex in starts.items()))
    battle.dice_of(t34_1=dice[:1], t34_2=dice[1:2], pz3g_1=dice[2:])
    battle.turn(*(f"{unit} march 0506" for unit in starts))
    expected = {unit: "0506" if unit in inside else hex for unit, hex in starts.items()}
    assert {unit: battle.at(unit) for unit in starts} == expected
    assert [e.unit for e in battle.told(Contest) if e.enters] == inside


@rule("tanks:9.3c")
def test_whoever_has_less_stops_on_the_last_hex_before() -> None:
    battle = Battle("t34 0504", "pz3g 0508")
    battle.dice_of(t34_1=(3,), pz3g_1=(1,))
    battle.turn("t34-1 march 0505 0506", "pz3g-1 march 0507 0506")
    assert halted(battle) == {"pz3g-1": ("0507", "cause-contest")}


@rule("tanks:9.3d")
@pytest.mark.parametrize("die", [1, 6])
def test_with_equal_sums_nobody_moves_in(die: int) -> None:
    battle = Battle("t34 0504", "pz3g 0508")
    battle.dice(die, die).turn("t34-1 march 0505 0506", "pz3g-1 march 0507 0506")
    assert places(battle, "t34-1", "pz3g-1") == ["0505", "0507"]


@rule("tanks:9.3a")
def test_who_comes_later_finds_the_hex_taken_and_no_die_falls() -> None:
    battle = Battle("t34 0505", "pz3g 0508")
    battle.turn("t34-1 march 0506", "pz3g-1 march 0507 0506")
    assert places(battle, "t34-1", "pz3g-1") == ["0506", "0507"]
    assert halted(battle) == {"pz3g-1": ("0507", "cause-enemy")}


@rule("tanks:9.3a")
def test_friends_with_the_same_last_hex_throw_no_dice() -> None:
    battle = Battle("t34 0505", "t26 0507", "pz3g 0514")
    battle.turn("t34-1 march 0506", "t26-1 march 0506")
    assert places(battle, "t34-1", "t26-1") == ["0506", "0506"]


# The example: where each of the five stands, the hex before the last, its steadfastness, its die.
FIVE = {
    "t26-1": ("0504", "0505", 7, 5),
    "t26-2": ("0404", "0405", 7, 3),
    "pz2-1": ("0508", "0507", 8, 2),
    "pz3g-1": ("0607", "0606", 5, 3),
    "p35-1": ("0407", "0406", 7, 4),
}


@rule("tanks:9.3e")
def test_the_example_of_five_units() -> None:
    cards = {unit[:-2]: values[2] for unit, values in FIVE.items()}
    battle = Battle(
        *(f"{unit[:-2]} {values[0]}" for unit, values in FIVE.items()),
        figures={f"units.{card}.steadfastness": value for card, value in cards.items()},
    )
    battle.dice(*(FIVE[unit][3] for unit in battle.p.ids))
    battle.turn(*(f"{unit} march {values[1]} 0506" for unit, values in FIVE.items()))
    assert {e.unit: e.total for e in battle.told(Contest)} == {
        "t26-1": 12, "t26-2": 10, "pz2-1": 10, "pz3g-1": 8, "p35-1": 11,
    }  # fmt: skip
    expected = {unit: values[1] for unit, values in FIVE.items()} | {"t26-1": "0506"}
    assert {unit: battle.at(unit) for unit in FIVE} == expected


# 9.4 Friends


@rule("tanks:9.4a")
def test_any_number_of_friends_may_share_a_hex() -> None:
    battle = Battle("t34 0505", "t34 0405", "t26 0605", "t26 0507", "kv1 0606", "pz3g 0514")
    units = ("t34-1", "t34-2", "t26-1", "t26-2", "kv1-1")
    battle.turn(*(f"{unit} march 0506" for unit in units))
    assert {battle.at(unit) for unit in units} == {"0506"}


@rule("tanks:9.4a")
def test_friends_cross_and_change_places_freely() -> None:
    battle = Battle("t34 0505", "t26 0506", "pz3g 0514")
    battle.turn("t34-1 march 0506 0507", "t26-1 march 0505 0504")
    assert places(battle, "t34-1", "t26-1") == ["0507", "0504"]
    assert halted(battle) == {}
