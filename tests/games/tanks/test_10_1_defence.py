"""10.1 Defence."""

from __future__ import annotations

import pytest

from stavka.games.tanks.events import (
    HitsTaken,
    ShotFired,
    SteadfastnessTested,
    UnitMoved,
    UnitSuppressed,
)
from stavka.testing import rule
from tests.games.tanks.field import BOTH_SIDES, Battle
from tests.games.tanks.rolls import FAILED, PASSED, shot

pytestmark = BOTH_SIDES

AGAINST_MEDIUM, AGAINST_LIGHT = 10, 11  # dice of a full T-34
DEFEND = "t34-1 defend 0506 3"  # from 0505: 0506, three hexes beyond it, then five


def shots(battle: Battle) -> list[tuple[str, str, int]]:
    """Who shot at whom, how far."""
    return [(e.unit, e.target, e.distance) for e in battle.told(ShotFired)]


@rule("tanks:10.1a")
@pytest.mark.parametrize("bonus", [1, 2])
def test_defence_stops_as_many_more_hits_as_the_card_says(bonus: int) -> None:
    battle = Battle("t34 0505", "pz3g 0507", figures={"units.t34.defence_bonus": bonus})
    battle.dice(*shot(6, 6), *PASSED).turn(DEFEND, "pz3g-1 fire t34-1")
    (taken,) = battle.told(HitsTaken)
    assert (taken.stopped, taken.damage) == (3 + bonus, 3 - bonus)
    assert battle.strength("t34-1") == bonus


@rule("tanks:10.1a")
def test_without_the_order_the_same_hits_do_more(duel: Battle) -> None:
    duel.dice(*shot(6, 6)).turn("pz3g-1 fire t34-1")
    assert duel.at("t34-1") == "destroyed"


@rule("tanks:10.1a", "tanks:4.3a")
def test_defence_comes_before_suppressive_fire(duel: Battle) -> None:
    duel.dice(*shot(4, 9), *PASSED).turn(DEFEND, "pz3g-1 suppress t34-1")
    assert [(e.stopped, e.damage) for e in duel.told(HitsTaken)] == [(4, 0)]


@rule("tanks:10.1a", "tanks:3.5f")
def test_the_added_protection_ends_with_the_turn(duel: Battle) -> None:
    duel.turn(DEFEND)
    assert (duel.p.turn, duel.protection("t34-1"), duel.facing("t34-1")) == (2, 3, None)


@rule("tanks:10.1b", "tanks:10.1i")
@pytest.mark.parametrize("faced", ["0405", "0506", "0605", "0604", "0504", "0404"])
def test_the_sector_points_to_the_named_hex(faced: str) -> None:
    battle = Battle("t34 0505", "pz3g 0507")
    if faced == "0506":
        battle.dice(*shot(0, AGAINST_MEDIUM))
    battle.turn(f"t34-1 defend {faced} 3", "pz3g-1 march 0508")
    assert shots(battle) == ([("t34-1", "pz3g-1", 2)] if faced == "0506" else [])


@rule("tanks:10.1b")
@pytest.mark.parametrize("zone", [1, 3, 4])
def test_a_hex_that_is_no_neighbour_cannot_be_faced(duel: Battle, zone: int) -> None:
    refusal = duel.refused(f"t34-1 defend 0507 {zone}")
    assert (refusal.id, refusal.rule) == ("cannot-face-there", "tanks:8.1c")


@rule("tanks:10.1c")
@pytest.mark.parametrize(("card", "range"), [("t34", 4), ("t60", 3)])
def test_the_kill_zone_goes_from_1_to_the_range(card: str, range: int) -> None:
    battle = Battle(f"{card} 0505")
    assert battle.allowed(f"{card}-1 defend 0506 1")
    assert battle.allowed(f"{card}-1 defend 0506 {range}")
    none = battle.refused(f"{card}-1 defend 0506 0")
    assert (none.id, none.rule) == ("zone-not-zero", "tanks:10.1c")
    far = battle.refused(f"{card}-1 defend 0506 {range + 1}")
    assert (far.id, far.rule) == ("zone-beyond-range", "tanks:10.1c")


@rule("tanks:10.1d", "tanks:10.1f")
def test_a_shot_costs_one_ammunition(duel: Battle) -> None:
    duel.note().dice(*shot(0, AGAINST_MEDIUM)).turn(DEFEND, "pz3g-1 march 0508")
    assert duel.changes() == {"t34-1.ammo": 9, "pz3g-1.place": "0508"}


@rule("tanks:10.1d")
def test_it_shoots_once_even_if_enemies_keep_coming() -> None:
    battle = Battle("t34 0505", "pz3g 0507", "pz3g 0510").dice(*shot(0, AGAINST_MEDIUM))
    battle.turn(DEFEND, "pz3g-1 march 0407 0406", "pz3g-2 march 0509 0508 0507")
    assert shots(battle) == [("t34-1", "pz3g-1", 2)]
    assert battle.ammo("t34-1") == 9
    assert (battle.at("pz3g-1"), battle.at("pz3g-2")) == ("0406", "0507")


@rule("tanks:10.1d")
def test_a_shot_at_an_attack_leaves_none_for_the_march_that_follows() -> None:
    battle = Battle("t34 0505", "t26 0606", "pz3g 0607", "pz3g 0508")
    battle.dice(*shot(0, AGAINST_MEDIUM), *shot(0, 5 + 9))  # then the close combat on 0606
    battle.turn(DEFEND, "pz3g-1 attack t26-1 0606", "pz3g-2 march 0507")
    assert shots(battle)[0] == ("t34-1", "pz3g-1", 3)
    assert sorted(shots(battle)[1:]) == [("pz3g-1", "t26-1", 0), ("t26-1", "pz3g-1", 0)]


@rule("tanks:10.1d")
def test_in_the_next_turn_it_may_shoot_again(duel: Battle) -> None:
    for hex in ("0508", "0507"):
        duel.dice(*shot(0, AGAINST_MEDIUM)).turn(DEFEND, f"pz3g-1 march {hex}")
    assert duel.ammo("t34-1") == 8


@rule("tanks:10.1d")
def test_without_ammunition_there_is_no_shot(duel: Battle) -> None:
    duel.load("t34-1", 0).turn(DEFEND, "pz3g-1 march 0508")
    assert shots(duel) == []
    assert duel.at("pz3g-1") == "0508"


@rule("tanks:10.1e")
def test_without_a_shot_no_ammunition_is_spent(duel: Battle) -> None:
    duel.note().turn(DEFEND)
    assert duel.changes() == {}


@rule("tanks:10.1f")
@pytest.mark.parametrize(
    ("start", "order", "distance"),
    [
        ("0507", "march 0508", 2),  # just starting in the zone
        ("0508", "march 0509", 3),
        ("0509", "march 0508 0507", 3),  # the first hex inside the zone
        ("0509", "march 0508 0507 0506", 3),
        ("0408", "march 0407", 3),
        ("0507", "move-fire t34-1 0508*", 2),
    ],
)
def test_it_shoots_at_the_first_movement_in_its_zone(start: str, order: str, distance: int) -> None:
    battle = Battle("t34 0505", f"pz3g {start}").dice(*shot(0, AGAINST_MEDIUM))
    if "*" in order:
        battle.dice(*shot(0, 3))
    battle.turn(DEFEND, f"pz3g-1 {order}")
    assert shots(battle)[0] == ("t34-1", "pz3g-1", distance)
    assert battle.at("pz3g-1") == order.rstrip("*").split(" ")[-1]


@rule("tanks:10.1f", "tanks:10.4d")
def test_it_shoots_at_an_attack_before_the_close_combat(duel: Battle) -> None:
    duel.dice(*shot(0, AGAINST_MEDIUM), *shot(0, AGAINST_MEDIUM), *shot(0, 6))
    duel.turn(DEFEND, "pz3g-1 attack t34-1 0506 0505")
    assert shots(duel)[0] == ("t34-1", "pz3g-1", 2)
    assert sorted(shots(duel)[1:]) == [("pz3g-1", "t34-1", 0), ("t34-1", "pz3g-1", 0)]
    assert duel.ammo("t34-1") == 8


@rule("tanks:10.1f", "tanks:10.1h")
@pytest.mark.parametrize(("thrown", "at"), [(PASSED, "0608"), (FAILED, "0508")])
def test_it_shoots_at_an_attacker_who_enters_its_zone_on_his_way(
    thrown: tuple[int, int], at: str
) -> None:
    battle = Battle("t34 0505", "t26 0608", "pz3g 0510")
    battle.dice(*shot(3, AGAINST_MEDIUM), *thrown)
    if thrown == PASSED:
        battle.dice(*shot(0, 5 + 8))  # the close combat on 0608, against two tanks
    battle.turn(DEFEND, "pz3g-1 attack t26-1 0509 0508 0608")
    assert shots(battle)[0] == ("t34-1", "pz3g-1", 3)
    assert [e.place for e in battle.told(UnitMoved)] == ["0509", "0508", "0608"][
        : 2 + (at == "0608")
    ]
    assert (battle.at("pz3g-1"), battle.is_suppressed("pz3g-1")) == (at, thrown == FAILED)


@rule("tanks:10.1f", "tanks:10.3d")
def test_it_does_not_shoot_at_an_attacker_whose_first_hex_in_the_zone_is_his_targets() -> None:
    """There he is in close combat."""
    battle = Battle("t34 0505", "t26 0508", "pz3g 0509").dice(*shot(0, 5 + 9))
    battle.turn(DEFEND, "pz3g-1 attack t26-1 0508")
    assert {unit for unit, _, _ in shots(battle)} == {"t26-1", "pz3g-1"}
    assert (battle.at("pz3g-1"), battle.ammo("t34-1")) == ("0508", 10)


@rule("tanks:10.1f")
@pytest.mark.parametrize("order", ["wait", "defend 0506 3"])
def test_it_does_not_shoot_at_who_stays(duel: Battle, order: str) -> None:
    duel.note().turn(DEFEND, f"pz3g-1 {order}")
    assert shots(duel) == []
    assert duel.changes() == {}


@rule("tanks:10.1f")
def test_it_does_not_shoot_at_who_fires_without_moving(duel: Battle) -> None:
    duel.dice(*shot(0, 6)).turn(DEFEND, "pz3g-1 fire t34-1")
    assert [e.unit for e in duel.told(ShotFired)] == ["pz3g-1"]


@rule("tanks:10.1f")
def test_it_does_not_shoot_at_friends() -> None:
    battle = Battle("t34 0505", "t26 0507").turn(DEFEND, "t26-1 march 0508")
    assert shots(battle) == []


@rule("tanks:10.1f")
def test_who_is_not_seen_is_not_shot_at() -> None:
    battle = Battle("t34 0505", "pz3g 0507", terrain={"0506": "bushes"})
    battle.turn(DEFEND, "pz3g-1 march 0508")
    assert shots(battle) == []


def test_who_has_come_into_close_combat_shoots_at_nobody_outside_it() -> None:
    battle = Battle("t34 0505", "pz3g 0504", "pz2 0506")
    battle.dice(*PASSED, *shot(0, AGAINST_MEDIUM), *shot(0, 6))
    battle.turn(DEFEND, "pz3g-1 attack t34-1 0505", "pz2-1 march 0507")
    assert sorted(shots(battle)) == [("pz3g-1", "t34-1", 0), ("t34-1", "pz3g-1", 0)]
    assert battle.at("pz2-1") == "0507"


@rule("tanks:10.1f", "tanks:10.1i")
@pytest.mark.parametrize(
    ("start", "to", "zone", "fires"),
    [
        ("0507", "0508", 2, True),
        ("0508", "0509", 2, False),  # in range and sector, beyond the zone
        ("0503", "0502", 3, False),  # in range, behind it
        ("0405", "0305", 3, False),  # next to it, beside the faced side
        ("0407", "0408", 3, True),  # at the edge of the cone
        ("0306", "0305", 3, False),  # at the same distance, outside the cone
    ],
)
def test_the_kill_zone_lies_inside_the_sector(start: str, to: str, zone: int, fires: bool) -> None:
    battle = Battle("t34 0505", f"pz3g {start}")
    if fires:
        battle.dice(*shot(0, AGAINST_MEDIUM))
    battle.turn(f"t34-1 defend 0506 {zone}", f"pz3g-1 march {to}")
    assert bool(shots(battle)) is fires


@rule("tanks:10.1g")
def test_of_several_moving_enemies_the_owner_chooses_one() -> None:
    battle = Battle("t34 0505", "pz3g 0507", "pz2 0406", "p38 0508")
    battle.turn(DEFEND, "pz3g-1 march 0508", "pz2-1 march 0407", "p38-1 wait")
    assert battle.match.waiting == (battle.seat("t34-1"),)
    assert sorted(battle.offered()) == ["target pz2-1", "target pz3g-1"]
    stays = battle.why_not("target p38-1")
    assert (stays.id, stays.rule) == ("not-moving-there", "tanks:10.1f")
    battle.dice(*shot(0, AGAINST_LIGHT)).play("target pz2-1")
    assert shots(battle) == [("t34-1", "pz2-1", 2)]
    assert battle.ammo("t34-1") == 9
    assert (battle.at("pz3g-1"), battle.at("pz2-1")) == ("0508", "0407")


@rule("tanks:10.1g")
def test_who_moves_alone_in_the_zone_is_the_target_without_a_question() -> None:
    battle = Battle("t34 0505", "pz3g 0507", "pz2 0503").dice(*shot(0, AGAINST_MEDIUM))
    battle.turn(DEFEND, "pz3g-1 march 0508", "pz2-1 march 0502")
    assert battle.p.turn == 2
    assert shots(battle) == [("t34-1", "pz3g-1", 2)]


@rule("tanks:10.1h", "tanks:5.1b")
def test_a_mover_that_lost_tanks_and_passes_goes_on() -> None:
    battle = Battle("t34 0505", "pz3g 0509").dice(*shot(3, AGAINST_MEDIUM), *PASSED)
    battle.turn(DEFEND, "pz3g-1 march 0508 0507 0506")
    assert [(e.unit, e.passed) for e in battle.told(SteadfastnessTested)] == [("pz3g-1", True)]
    assert battle.at("pz3g-1") == "0506"
    assert (battle.strength("pz3g-1"), battle.is_suppressed("pz3g-1")) == (2, False)


@rule("tanks:10.1h", "tanks:5.3a", "tanks:5.3b")
def test_a_mover_that_fails_is_suppressed_and_stops_where_it_was_hit() -> None:
    battle = Battle("t34 0505", "pz3g 0509").dice(*shot(3, AGAINST_MEDIUM), *FAILED)
    battle.turn(DEFEND, "pz3g-1 march 0508 0507 0506")
    assert battle.at("pz3g-1") == "0508"
    assert [e.place for e in battle.told(UnitMoved)] == ["0508"]
    assert [e.unit for e in battle.told(UnitSuppressed)] == ["pz3g-1"]
    assert (battle.strength("pz3g-1"), battle.is_suppressed("pz3g-1")) == (2, True)


@rule("tanks:10.1h")
def test_an_attacker_that_fails_does_not_come_into_close_combat(duel: Battle) -> None:
    duel.dice(*shot(3, AGAINST_MEDIUM), *FAILED)
    duel.turn(DEFEND, "pz3g-1 attack t34-1 0506 0505")
    assert shots(duel) == [("t34-1", "pz3g-1", 2)]
    assert (duel.at("pz3g-1"), duel.is_suppressed("pz3g-1")) == ("0507", True)
    assert duel.ammo("t34-1") == 9


@rule("tanks:10.1h")
def test_a_mover_without_losses_takes_no_test(duel: Battle) -> None:
    duel.dice(*shot(2, AGAINST_MEDIUM)).turn(DEFEND, "pz3g-1 march 0508")
    assert duel.told(SteadfastnessTested) == []
    assert [(e.stopped, e.damage) for e in duel.told(HitsTaken)] == [(2, 0)]
    assert duel.at("pz3g-1") == "0508"
