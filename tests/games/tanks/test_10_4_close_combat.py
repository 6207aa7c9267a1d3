"""10.4.2 Close combat, 10.4.3 lack of ammunition and 10.4.4 withdrawal."""

from __future__ import annotations

import pytest

from stavka.games.tanks import GAME
from stavka.games.tanks.events import (
    CloseCombatBegins,
    ShotFired,
    SteadfastnessTested,
    UnitCaptured,
    UnitMoved,
    WaitOrdered,
)
from stavka.testing import rule
from tests.games.tanks.field import BOTH_SIDES, Battle
from tests.games.tanks.rolls import FAILED, PASSED, shot

pytestmark = BOTH_SIDES

OF_T34, OF_PZ3G = 10, 6  # dice of a full platoon against medium tanks


def miss(*counts: int) -> tuple[int, ...]:
    return tuple(face for count in counts for face in shot(0, count))


@pytest.fixture
def tied() -> Battle:
    """A T-34 and a Pz.Kpfw.III G on one hex, another German two hexes away."""
    return Battle("t34 0505", "pz3g 0506", "pz2 0507").put("pz3g-1", "0505")


def fights(battle: Battle) -> dict[str, str]:
    """Who fought whom."""
    return {e.unit: e.target for e in battle.told(ShotFired) if e.distance == 0}


@rule("tanks:10.4.2a")
def test_close_combat_costs_everybody_in_it_one_ammunition() -> None:
    battle = Battle("t34 0505", "t26 0606", "pz3g 0506")
    battle.turn("t34-1 attack pz3g-1 0506", "t26-1 attack pz3g-1 0506")
    assert battle.match.waiting == (battle.seat("pz3g-1"),)
    battle.dice(*miss(OF_T34, 5, OF_PZ3G)).play("target t34-1")
    assert [battle.ammo(u) for u in ("t34-1", "t26-1", "pz3g-1")] == [9, 9, 9]


@rule("tanks:10.4.2a", "tanks:3.10a")
def test_it_costs_also_who_can_hurt_nobody_there() -> None:
    """No shot of its own: a heavy tank is not on its card."""
    battle = Battle("t60 0505", "tig 0506").put("tig-1", "0505").dice(*shot(0, 13))
    battle.turn()
    assert [e.unit for e in battle.told(ShotFired)] == ["tig-1"]
    assert (battle.ammo("t60-1"), battle.ammo("tig-1")) == (9, 9)


@rule("tanks:10.4.2b")
def test_units_in_close_combat_may_be_attacked() -> None:
    battle = Battle("t34 0505", "t26 0503", "pz3g 0506").put("pz3g-1", "0505")
    battle.dice(*miss(OF_T34, 5, OF_PZ3G))
    battle.turn("t26-1 attack pz3g-1 0504 0505", "pz3g-1 attack t34-1")
    assert battle.at("t26-1") == "0505"
    assert fights(battle) == {"t34-1": "pz3g-1", "t26-1": "pz3g-1", "pz3g-1": "t34-1"}


@rule("tanks:10.4.2c")
@pytest.mark.parametrize(
    "order",
    ["fire pz2-1", "suppress pz3g-1", "defend 0506 2", "ambush 0506 2", "rally t34-1", "wait"],
)
def test_tied_units_get_no_other_orders(tied: Battle, order: str) -> None:
    refusal = tied.refused(f"t34-1 {order}")
    assert (refusal.id, refusal.rule) == ("tied-in-close-combat", "tanks:10.4.2c")


@rule("tanks:10.4.2c")
def test_a_tied_unit_attacks_nobody_outside_its_hex(tied: Battle) -> None:
    refusal = tied.refused("t34-1 attack pz2-1")
    assert (refusal.id, refusal.rule) == ("tied-in-close-combat", "tanks:10.4.2c")
    assert tied.offered("t34-1", "attack") == ["attack pz3g-1"]


@rule("tanks:10.4.2c")
def test_enemies_that_share_a_hex_at_the_end_of_the_turn_are_tied_and_fight_on() -> None:
    battle = Battle("t34 0505", "pz3g 0506").dice(*miss(OF_T34, OF_PZ3G))
    battle.turn("t34-1 attack pz3g-1 0506")
    assert [battle.seen(u, None)["tied"] for u in ("t34-1", "pz3g-1")] == [True, True]
    battle.note().dice(*miss(OF_T34, OF_PZ3G)).turn()
    assert fights(battle) == {"t34-1": "pz3g-1", "pz3g-1": "t34-1"}
    assert battle.changes() == {"t34-1.ammo": 8, "pz3g-1.ammo": 8}


@rule("tanks:10.4.2c", "tanks:4.3a")
def test_tied_units_fight_in_the_attack_step() -> None:
    battle = Battle("t34 0505", "t26 0101", "pz3g 0506", "pz2 0103").put("pz3g-1", "0505")
    battle.dice(*miss(7), *miss(OF_T34, OF_PZ3G), *miss(4))
    battle.turn("t26-1 fire pz2-1", "pz2-1 move-fire t26-1 0104*")
    shooters = [e.unit for e in battle.told(ShotFired)]
    assert (shooters[0], shooters[3]) == ("t26-1", "pz2-1")
    assert sorted(shooters[1:3]) == ["pz3g-1", "t34-1"]


@rule("tanks:10.4.2c", "tanks:4.1d")
def test_a_tied_unit_without_an_order_does_not_wait(tied: Battle) -> None:
    tied.dice(*miss(OF_T34, OF_PZ3G)).turn()
    assert [e.unit for e in tied.told(WaitOrdered)] == ["pz2-1"]
    assert fights(tied) == {"t34-1": "pz3g-1", "pz3g-1": "t34-1"}


@rule("tanks:10.4.2d")
def test_a_tied_unit_fights_the_enemy_it_names() -> None:
    battle = Battle("t34 0505", "pz3g 0506", "pz2 0507").put("pz3g-1", "0505").put("pz2-1", "0505")
    assert battle.offered("t34-1", "attack") == ["attack pz3g-1", "attack pz2-1"]
    battle.dice(*miss(11, OF_PZ3G, 4)).turn("t34-1 attack pz2-1")
    assert fights(battle)["t34-1"] == "pz2-1"


@rule("tanks:10.4.2d")
def test_who_has_several_enemies_and_named_none_is_asked() -> None:
    battle = Battle("t34 0505", "pz3g 0506", "pz2 0507", "p38 0508")
    battle.put("pz3g-1", "0505").put("pz2-1", "0505").turn()
    assert battle.match.waiting == (battle.seat("t34-1"),)
    assert battle.offered() == ["target pz3g-1", "target pz2-1"]
    outside = battle.why_not("target p38-1")
    assert (outside.id, outside.rule) == ("not-in-this-close-combat", "tanks:10.4.2d")
    battle.dice(*miss(OF_T34, OF_PZ3G, 4)).play("target pz3g-1")
    assert fights(battle)["t34-1"] == "pz3g-1"


@rule("tanks:10.4.2e", "tanks:6.2b")
@pytest.mark.parametrize(("at", "seen"), [("0506", True), ("0507", False)])
def test_units_in_close_combat_see_one_hex(at: str, seen: bool) -> None:
    battle = Battle("t34 0505", "pz3g 0508", f"pz2 {at}").put("pz3g-1", "0505")
    order = "t34-1 move-fire pz2-1 0504*"
    assert battle.allowed(order) is seen
    if not seen:
        refusal = battle.refused(order)
        assert (refusal.id, refusal.rule) == ("not-in-sight", "tanks:10.11c")
        assert battle.put("pz3g-1", "0508").allowed(order)


@rule("tanks:10.4.2f", "tanks:1.6a")
def test_there_is_no_headquarters_whose_powers_could_be_lost() -> None:
    assert {card["type"] for card in GAME.edition.figures["units"].values()} == {
        "light",
        "medium",
        "heavy",
    }


@rule("tanks:10.4.3a")
def test_a_unit_without_ammunition_is_captured_and_removed() -> None:
    battle = Battle("t34 0505", "t26 0101", "pz3g 0506").load("t34-1", 0)
    battle.note().turn("pz3g-1 attack t34-1 0505")
    assert [e.unit for e in battle.told(UnitCaptured)] == ["t34-1"]
    assert battle.at("t34-1") == "captured"
    assert fights(battle) == {}
    assert (battle.at("pz3g-1"), battle.ammo("pz3g-1")) == ("0505", 10)


@rule("tanks:10.4.3a")
def test_without_ammunition_no_attack_is_ordered() -> None:
    battle = Battle("t34 0505", "pz3g 0506").load("t34-1", 0)
    refusal = battle.refused("t34-1 attack pz3g-1 0506")
    assert (refusal.id, refusal.rule) == ("no-ammunition", "tanks:10.4.3a")


@rule("tanks:10.4.3a")
def test_a_unit_without_ammunition_outside_close_combat_stays() -> None:
    battle = Battle("t34 0505", "pz3g 0506").load("t34-1", 0).note().turn()
    assert battle.changes() == {}


@rule("tanks:10.4.3b")
def test_the_last_ammunition_is_still_fought_with() -> None:
    battle = Battle("t34 0505", "t26 0101", "pz3g 0506").load("t34-1", 1)
    battle.dice(*miss(OF_T34, OF_PZ3G)).turn("pz3g-1 attack t34-1 0505")
    assert fights(battle) == {"t34-1": "pz3g-1", "pz3g-1": "t34-1"}
    assert (battle.at("t34-1"), battle.ammo("t34-1")) == ("0505", 0)
    battle.turn()
    assert battle.at("t34-1") == "captured"
    assert fights(battle) == {}


@rule("tanks:10.4.4a", "tanks:10.4.4e")
@pytest.mark.parametrize("order", ["march 0504", "move-fire pz3g-1 0504*"])
def test_a_tied_unit_withdraws_by_any_movement_order(tied: Battle, order: str) -> None:
    tied.dice(*miss(OF_PZ3G)).turn(f"t34-1 {order}")
    assert (tied.at("t34-1"), tied.at("pz3g-1")) == ("0504", "0505")
    assert tied.ammo("t34-1") == 10


@rule("tanks:10.4.4a")
def test_a_withdrawal_goes_to_an_adjacent_hex_only(tied: Battle) -> None:
    assert sorted(tied.hexes("t34-1 march")) == ["0404", "0405", "0504", "0506", "0604", "0605"]
    refusal = tied.refused("t34-1 march 0504 0503")
    assert (refusal.id, refusal.rule) == ("withdrawal-one-hex", "tanks:10.4.4a")
    far = tied.refused("t34-1 march 0503")
    assert (far.id, far.rule) == ("not-a-neighbour", "tanks:10.9a")


@rule("tanks:10.4.4a", "tanks:13.12b")
def test_a_road_does_not_lengthen_a_withdrawal() -> None:
    battle = Battle("t34 0505", "pz3g 0507", roads=["0505-0504-0503"]).put("pz3g-1", "0505")
    assert battle.refused("t34-1 march 0504 0503").id == "withdrawal-one-hex"


@rule("tanks:10.4.4a", "tanks:10.4.4c")
def test_who_is_attacked_with_a_movement_order_only_withdraws_one_hex() -> None:
    battle = Battle("t34 0505", "pz3g 0506").dice(*miss(OF_PZ3G))
    battle.turn("t34-1 march 0504 0503 0502", "pz3g-1 attack t34-1 0505")
    assert fights(battle) == {"pz3g-1": "t34-1"}
    assert (battle.at("t34-1"), battle.at("pz3g-1")) == ("0504", "0505")
    assert battle.ammo("t34-1") == 10


@rule("tanks:10.4.4b", "tanks:10.4.4c")
def test_a_withdrawing_unit_is_shot_at_and_does_not_shoot(tied: Battle) -> None:
    tied.note().dice(*shot(3, OF_PZ3G)).turn("t34-1 march 0504")
    assert fights(tied) == {"pz3g-1": "t34-1"}
    assert tied.told(SteadfastnessTested) == []
    changes = tied.changes()
    assert changes == {
        "t34-1.place": "0504",
        "t34-1.tied": False,
        "pz3g-1.ammo": 9,
        "pz3g-1.tied": False,
    }


@rule("tanks:10.4.4c")
def test_fire_on_the_move_is_not_fired_in_a_withdrawal(tied: Battle) -> None:
    tied.dice(*miss(OF_PZ3G)).turn("t34-1 move-fire pz3g-1 0504*")
    assert [e.unit for e in tied.told(ShotFired)] == ["pz3g-1"]


@rule("tanks:10.4.4c")
def test_nobody_fights_if_both_withdraw(tied: Battle) -> None:
    tied.turn("t34-1 march 0504", "pz3g-1 march 0506")
    assert tied.told(ShotFired) == []
    assert (tied.at("t34-1"), tied.at("pz3g-1")) == ("0504", "0506")


@rule("tanks:10.4.4d")
@pytest.mark.parametrize(("thrown", "at"), [(PASSED, "0504"), (FAILED, "0505")])
def test_a_withdrawing_unit_with_damage_moves_only_if_it_passes(
    tied: Battle, thrown: tuple[int, int], at: str
) -> None:
    tied.dice(*shot(4, OF_PZ3G), *thrown).turn("t34-1 march 0504")
    assert (tied.strength("t34-1"), tied.at("t34-1")) == (2, at)
    assert tied.is_suppressed("t34-1") is (at == "0505")
    assert len(tied.told(UnitMoved)) == (at == "0504")
    assert tied.seen("t34-1", None)["tied"] is (at == "0505")


@rule("tanks:5.3c", "tanks:10.4.2c")
def test_a_suppressed_unit_fights_on_with_the_accuracy_of_its_state(tied: Battle) -> None:
    tied.suppress("t34-1").dice_of(t34_1=(1, 2, *miss(OF_T34 - 2)), pz3g_1=miss(OF_PZ3G))
    tied.dice(*FAILED).turn()
    back = tied.shot_of("t34-1")
    assert (back.accuracy, back.hits) == (1, 1)


@rule("tanks:10.4.3a", "tanks:10.4.4a")
def test_a_withdrawing_unit_without_ammunition_is_not_captured(tied: Battle) -> None:
    tied.load("t34-1", 0).dice(*miss(OF_PZ3G)).turn("t34-1 march 0504")
    assert tied.at("t34-1") == "0504"
    assert tied.told(UnitCaptured) == []
    assert [e.place for e in tied.told(CloseCombatBegins)] == ["0505"]
