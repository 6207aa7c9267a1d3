"""5.3, 5.4 Suppression: what a unit loses at once, and the turn after."""

from __future__ import annotations

import pytest

from stavka.games.tanks.events import (
    HitsTaken,
    ShotFired,
    SteadfastnessTested,
    UnitRecovers,
    UnitSuppressed,
)
from stavka.games.tanks.rules.sight import sees
from stavka.testing import rule
from tests.games.tanks.field import BOTH_SIDES, Battle, Sides
from tests.games.tanks.rolls import FAILED, PASSED, shot

pytestmark = BOTH_SIDES

WOODS = {"0505": "sparse-woods"}


# 5.3 At once


@rule("tanks:5.3a")
def test_whoever_fails_is_suppressed_and_marked(duel: Battle) -> None:
    duel.note().dice(*shot(0, 9), *FAILED).turn("pz3g-1 suppress t34-1")
    assert [e.unit for e in duel.told(UnitSuppressed)] == ["t34-1"]
    assert duel.changes() == {
        "t34-1.suppressed": True, "t34-1.flag": True, "pz3g-1.ammo": 7,
    }  # fmt: skip


@rule("tanks:5.3a")
def test_whoever_passes_is_not(duel: Battle) -> None:
    duel.note().dice(*shot(0, 9), *PASSED).turn("pz3g-1 suppress t34-1")
    assert duel.changes() == {"pz3g-1.ammo": 7}


@rule("tanks:5.3b")
@pytest.mark.parametrize(
    "order",
    [
        "fire pz3g-1", "attack pz3g-1 0506 0507", "ambush 0506 2", "rally t26-1", "resupply 3",
        "march 0504", "move-fire pz3g-1 0504*", "defend 0506 3", "wait",
    ],
)  # fmt: skip
def test_orders_not_yet_executed_are_cancelled(order: str) -> None:
    battle = Battle(
        "t26 0505", "t26 0505", "pz3g 0507", "pz2 0607",
        terrain=WOODS, depots=[f"{Sides.other('soviet')} 0505 9"],
    )  # fmt: skip
    battle.weaken("t26-1", 2).weaken("t26-2", 1).load("t26-1", 5).note()
    battle.dice(*shot(0, 14), *FAILED)
    battle.turn(f"t26-1 {order}", "t26-2 rally t26-1", "pz3g-1 suppress t26-1", "pz2-1 march 0606")
    assert battle.changes() == {
        "t26-1.suppressed": True, "t26-1.flag": True, "t26-1.protection": 1,
        "pz3g-1.ammo": 7, "pz2-1.place": "0606",
    }  # fmt: skip


@rule("tanks:5.3b")
def test_a_march_is_broken_off_where_the_unit_was_hit() -> None:
    battle = Battle("t34 0505", "pz3g 0509")
    battle.dice(*shot(3, 10), *FAILED)
    battle.turn("t34-1 defend 0506 3", "pz3g-1 march 0508 0507 0506")
    assert battle.at("pz3g-1") == "0508"


@rule("tanks:5.3b")
def test_who_passes_goes_on_with_the_order() -> None:
    battle = Battle("t34 0505", "pz3g 0509")
    battle.dice(*shot(3, 10), *PASSED)
    battle.turn("t34-1 defend 0506 3", "pz3g-1 march 0508 0507 0506")
    assert battle.at("pz3g-1") == "0506"


@rule("tanks:5.3c")
@pytest.mark.parametrize(("state", "accuracy", "hits"), [(True, 1, 1), (False, 2, 2)])
def test_in_close_combat_the_suppressed_fire_with_the_accuracy_of_their_state(
    state: bool, accuracy: int, hits: int
) -> None:
    battle = Battle("t34 0505", "pz3g 0506")
    if state:
        battle.suppress("t34-1")
    battle.dice_of(t34_1=(1, 2, *[6] * 8), pz3g_1=shot(0, 6)).dice(*FAILED * state)
    battle.turn("pz3g-1 attack t34-1 0505")
    back = battle.shot_of("t34-1")
    assert (back.accuracy, back.hits) == (accuracy, hits)


@rule("tanks:5.3c")
@pytest.mark.parametrize("accuracy", [0, 3, 5])
def test_that_accuracy_is_a_figure_of_the_card(accuracy: int) -> None:
    figures = {"units.t34.suppressed_accuracy": accuracy, "units.pz3g.protection": 9}
    battle = Battle("t34 0505", "pz3g 0506", figures=figures).suppress("t34-1")
    battle.dice_of(t34_1=(1, 2, 3, 4, 5, *[6] * 5), pz3g_1=shot(0, 6)).dice(*FAILED)
    battle.turn("pz3g-1 attack t34-1 0505")
    assert battle.shot_of("t34-1").hits == accuracy


@rule("tanks:5.3c")
def test_the_suppressed_do_nothing_but_that() -> None:
    """Not even a unit in Defence shoots at who moves in its kill zone."""
    battle = Battle("t34 0505", "pz3g 0507", "pz2 0506")
    battle.dice(*shot(0, 9), *FAILED)
    battle.turn("t34-1 defend 0506 3", "pz3g-1 suppress t34-1", "pz2-1 march 0606")
    assert [e.unit for e in battle.told(ShotFired)] == ["pz3g-1"]


@rule("tanks:5.3d", "tanks:6.2b")
@pytest.mark.parametrize(("hex", "distance"), [("0506", 1), ("0507", 2), ("0510", 5)])
def test_the_suppressed_see_one_hex_far(hex: str, distance: int) -> None:
    battle = Battle("t34 0505", "pz3g 0514")
    unit, place = battle.unit("t34-1"), battle.hex(hex)
    assert sees(battle.p, unit, place)
    battle.suppress("t34-1")
    assert sees(battle.p, unit, place) is (distance == 1)
    assert sees(battle.p, battle.unit("pz3g-1"), battle.hex("0509"))


@rule("tanks:5.3e")
@pytest.mark.parametrize(
    ("terrain", "cover"), [("sparse-woods", 1), ("village", 1), ("clearing", 2), ("plain", 0)]
)
def test_terrain_does_not_protect_the_suppressed(terrain: str, cover: int) -> None:
    battle = Battle("t34 0505", "pz3g 0507", terrain={"0505": terrain}, ways=["0505-0506"])
    assert battle.protection("t34-1") == 3 + cover
    battle.suppress("t34-1")
    assert battle.protection("t34-1") == 3
    battle.dice(*shot(4, 6), *FAILED).turn("pz3g-1 fire t34-1")
    assert [(e.stopped, e.damage) for e in battle.told(HitsTaken)] == [(3, 1)]


@rule("tanks:5.3e")
def test_with_recovery_terrain_protects_again() -> None:
    battle = Battle("t34 0505", "pz3g 0507", terrain=WOODS).suppress("t34-1")
    battle.dice(*PASSED).turn()
    assert battle.protection("t34-1") == 4


@rule("tanks:5.3f")
@pytest.mark.parametrize(("faces", "taken"), [(PASSED, (4, 0)), (FAILED, (3, 1))])
def test_cover_is_lost_at_once_in_the_same_turn(
    faces: tuple[int, int], taken: tuple[int, int]
) -> None:
    battle = Battle("t34 0505", "pz3g 0507", "pz3g 0605", terrain=WOODS)
    battle.dice(*shot(0, 9), *faces, *shot(4, 6))
    battle.turn("pz3g-1 suppress t34-1", "pz3g-2 fire t34-1")
    assert [(e.stopped, e.damage) for e in battle.told(HitsTaken)] == [taken]


@rule("tanks:5.3f")
def test_the_bonus_of_a_defence_order_is_lost_with_it() -> None:
    battle = Battle("t34 0505", "pz3g 0507", "pz3g 0605")
    battle.dice(*shot(0, 9), *FAILED, *shot(4, 6))
    battle.turn("t34-1 defend 0504 1", "pz3g-1 suppress t34-1", "pz3g-2 fire t34-1")
    assert [(e.stopped, e.damage) for e in battle.told(HitsTaken)] == [(3, 1)]


# 5.4 The turn after


@rule("tanks:5.4a")
def test_with_the_next_turn_the_flag_is_crossed_out() -> None:
    battle = Battle("t34 0505", "t26 0404", "pz2 0506", "pz3g 0507")
    battle.dice(*shot(0, 6), *FAILED)
    battle.turn("pz2-1 suppress t34-1")
    assert battle.p.turn == 2
    assert (battle.has_flag("t34-1"), battle.seen("t34-1", None)["flag"]) == (True, True)
    assert not battle.seen("t26-1", None)["flag"]


@rule("tanks:5.4a")
def test_in_the_turn_of_suppression_the_flag_is_not_yet_crossed_out() -> None:
    battle = Battle("t34 0505", "t26 0305", "pz2 0506", "pz3g 0307", "pz3g 0308")
    battle.dice(*shot(0, 6), *FAILED)
    battle.turn(
        "pz2-1 suppress t34-1", "t26-1 defend 0306 3", "pz3g-1 march 0207", "pz3g-2 march 0309"
    )
    assert battle.asked() == "choose-mover"
    assert (battle.is_suppressed("t34-1"), battle.has_flag("t34-1")) == (True, False)


@rule("tanks:5.4b")
@pytest.mark.parametrize("flag", [True, False])
def test_the_flag_decides_who_tests_in_phase_three(duel: Battle, flag: bool) -> None:
    duel.suppress("t34-1", flag=flag).dice(*PASSED * flag).turn()
    assert [e.unit for e in duel.told(SteadfastnessTested)] == ["t34-1"] * flag
    assert duel.is_suppressed("t34-1") is not flag


@rule("tanks:5.4b")
def test_the_flag_goes_with_recovery(duel: Battle) -> None:
    duel.suppress("t34-1").dice(*PASSED).turn()
    assert not duel.seen("t34-1", None)["flag"]


@rule("tanks:5.4c")
def test_in_the_turn_after_the_unit_gets_no_order(duel: Battle) -> None:
    duel.dice(*shot(0, 9), *FAILED).turn("pz3g-1 suppress t34-1")
    for order in ("march 0504", "fire pz3g-1", "defend 0506 1", "wait"):
        refusal = duel.refused(f"t34-1 {order}")
        assert (refusal.id, refusal.rule) == ("suppressed-no-order", "tanks:5.4c")
    assert duel.match.choices(duel.seat("t34-1")) == ("ready",)


@rule("tanks:5.4d")
@pytest.mark.parametrize(("faces", "free"), [((4, 5), True), ((5, 5), False)])
def test_the_repeated_test_comes_at_the_end_of_that_turn(
    duel: Battle, faces: tuple[int, int], free: bool
) -> None:
    duel.dice(*shot(0, 9), *FAILED).turn("pz3g-1 suppress t34-1")
    duel.dice(*faces).turn()
    assert duel.p.turn == 3
    assert [e.unit for e in duel.told(UnitRecovers)] == ["t34-1"] * free
    assert duel.allowed("t34-1 march 0504") is free
    if not free:
        duel.dice(*PASSED).turn()
        assert duel.allowed("t34-1 march 0504")


@rule("tanks:5.4d")
def test_only_with_the_next_turn_is_a_unit_free() -> None:
    battle = Battle("t34 0505", "pz3g 0506").suppress("t34-1")
    battle.dice_of(t34_1=(2, *[6] * 9), pz3g_1=shot(0, 6)).dice(*PASSED)
    battle.turn("pz3g-1 attack t34-1 0505")
    assert battle.shot_of("t34-1").accuracy == 1
    assert not battle.is_suppressed("t34-1")
