"""10.4 Attack, and 10.4.1 the meeting attack."""

from __future__ import annotations

import pytest

from stavka.games.tanks.events import (
    CloseCombatBegins,
    HitsTaken,
    MeetingAttack,
    ShotFired,
    UnitHalted,
    UnitMoved,
)
from stavka.testing import rule
from tests.games.tanks.field import BOTH_SIDES, Battle
from tests.games.tanks.rolls import FAILED, PASSED, shot

pytestmark = BOTH_SIDES

OF_T34, OF_PZ3G = 10, 6  # dice of a full platoon against medium tanks


def miss(*counts: int) -> tuple[int, ...]:
    return tuple(face for count in counts for face in shot(0, count))


@rule("tanks:10.4a")
@pytest.mark.parametrize("order", ["march 0506 0507", "move-fire pz3g-1 0506* 0507"])
def test_only_an_attack_enters_a_hex_on_which_an_enemy_stands(duel: Battle, order: str) -> None:
    """Another order may be written so, but he who carries it out stops before the enemy."""
    duel.dice(*shot(0, 5) * ("*" in order)).turn(f"t34-1 {order}")
    assert (duel.at("t34-1"), duel.at("pz3g-1")) == ("0506", "0507")
    (halted,) = duel.told(UnitHalted)
    assert (halted.unit, halted.place, halted.cause) == ("t34-1", "0506", "cause-enemy")
    assert duel.told(CloseCombatBegins) == []


@rule("tanks:10.4a", "tanks:4.2d")
@pytest.mark.parametrize("order", ["march 0506 0507", "move-fire pz3g-1 0506* 0507"])
@pytest.mark.parametrize("away", ["0508", "0508 0509"])
def test_a_hex_that_the_enemy_leaves_in_time_may_be_the_last(
    duel: Battle, order: str, away: str
) -> None:
    duel.dice(*shot(0, 5) * ("*" in order)).turn(f"t34-1 {order}", f"pz3g-1 march {away}")
    assert (duel.at("t34-1"), duel.at("pz3g-1")) == ("0507", away[-4:])
    assert (duel.told(UnitHalted), duel.told(CloseCombatBegins)) == ([], [])


@rule("tanks:10.4a", "tanks:9.2a")
def test_two_who_write_each_others_hex_stay_where_they_are() -> None:
    battle = Battle("t34 0505", "pz3g 0506").turn("t34-1 march 0506", "pz3g-1 march 0505")
    assert (battle.at("t34-1"), battle.at("pz3g-1")) == ("0505", "0506")
    assert [e.cause for e in battle.told(UnitHalted)] == ["cause-head-on"] * 2


@rule("tanks:10.4a", "tanks:10.4.4a")
def test_a_withdrawal_into_a_hex_that_stays_held_does_not_take_place() -> None:
    battle = Battle("t34 0505", "pz3g 0506", "pz2 0504").put("pz3g-1", "0505")
    battle.dice(*miss(OF_PZ3G)).turn("t34-1 march 0504")
    assert (battle.at("t34-1"), battle.at("pz3g-1"), battle.at("pz2-1")) == ("0505", "0505", "0504")
    assert [e.unit for e in battle.told(ShotFired)] == ["pz3g-1"]


@rule("tanks:10.4a")
def test_a_march_through_an_enemy_stops_before_it(duel: Battle) -> None:
    duel.turn("t34-1 march 0506 0507 0508")
    assert (duel.at("t34-1"), duel.at("pz3g-1")) == ("0506", "0507")
    assert [e.unit for e in duel.told(UnitHalted)] == ["t34-1"]
    assert duel.told(ShotFired) == []


@rule("tanks:10.4a", "tanks:9.3c")
def test_a_march_does_not_enter_a_hex_that_an_enemy_has_come_to() -> None:
    battle = Battle("t34 0504", "pz3g 0507").turn("t34-1 march 0505 0506 0406", "pz3g-1 march 0506")
    assert (battle.at("t34-1"), battle.at("pz3g-1")) == ("0505", "0506")


@rule("tanks:10.4a", "tanks:10.4b")
def test_an_attack_enters_the_enemys_hex_and_starts_close_combat(duel: Battle) -> None:
    duel.note().dice(*miss(OF_T34, OF_PZ3G)).turn("t34-1 attack pz3g-1 0506 0507")
    assert [(e.place, set(e.units)) for e in duel.told(CloseCombatBegins)] == [
        ("0507", {"t34-1", "pz3g-1"})
    ]
    assert duel.changes() == {
        "t34-1.place": "0507",
        "t34-1.ammo": 9,
        "t34-1.tied": True,
        "pz3g-1.ammo": 9,
        "pz3g-1.tied": True,
    }


@rule("tanks:10.4a", "tanks:5.3b")
def test_a_suppressed_attacker_stays(duel: Battle) -> None:
    duel.dice(*shot(0, 9), *FAILED)
    duel.turn("t34-1 attack pz3g-1 0506 0507", "pz3g-1 suppress t34-1")
    assert duel.at("t34-1") == "0505"
    assert duel.told(CloseCombatBegins) == []


@rule("tanks:10.4b", "tanks:3.10e")
def test_both_sides_shoot_with_the_accuracy_of_the_first_hex() -> None:
    figures = {"units.t34.accuracy": [4, 1, 1], "units.pz3g.accuracy": [3, 1, 1]}
    battle = Battle("t34 0505", "pz3g 0506", figures=figures)
    battle.dice_of(t34_1=(4, 5, *miss(OF_T34 - 2)), pz3g_1=(3, 4, *miss(OF_PZ3G - 2)))
    battle.turn("t34-1 attack pz3g-1 0506")
    found = [(e.unit, e.target, e.distance, e.accuracy, e.hits) for e in battle.told(ShotFired)]
    assert sorted(found) == [("pz3g-1", "t34-1", 0, 3, 1), ("t34-1", "pz3g-1", 0, 4, 1)]
    taken = {e.unit: (e.stopped, e.damage) for e in battle.told(HitsTaken)}
    assert taken == {"t34-1": (1, 0), "pz3g-1": (1, 0)}


@rule("tanks:10.4b", "tanks:4.2d")
def test_close_combat_is_simultaneous(duel: Battle) -> None:
    duel.dice_of(t34_1=shot(5, OF_T34), pz3g_1=shot(6, OF_PZ3G))
    duel.turn("t34-1 attack pz3g-1 0506 0507")
    assert (duel.at("t34-1"), duel.at("pz3g-1")) == ("destroyed", "destroyed")


@rule("tanks:10.4c")
@pytest.mark.parametrize(
    ("woods", "stopped"),
    # Where they fight; where the attacker came from.
    [("0507", {"t34-1": 4, "pz3g-1": 3}), ("0506", {"t34-1": 3, "pz3g-1": 2})],
)
def test_attacker_and_defender_have_the_terrain_of_the_hex_they_fight_in(
    woods: str, stopped: dict[str, int]
) -> None:
    battle = Battle("t34 0506", "pz3g 0507", terrain={woods: "sparse-woods"})
    battle.dice_of(t34_1=shot(4, OF_T34), pz3g_1=shot(5, OF_PZ3G)).dice(*PASSED, *PASSED)
    battle.turn("t34-1 attack pz3g-1 0507")
    assert {e.unit: e.stopped for e in battle.told(HitsTaken)} == stopped


@rule("tanks:10.4c", "tanks:5.3e")
def test_a_suppressed_unit_has_no_terrain_in_close_combat(duel: Battle) -> None:
    battle = Battle("t34 0506", "pz3g 0507", terrain={"0507": "sparse-woods"})
    battle.suppress("pz3g-1").dice_of(t34_1=shot(3, OF_T34), pz3g_1=miss(OF_PZ3G)).dice(*FAILED)
    battle.turn("t34-1 attack pz3g-1 0507")
    assert [(e.unit, e.stopped, e.damage) for e in battle.told(HitsTaken)] == [("pz3g-1", 2, 1)]


@rule("tanks:10.4d")
@pytest.mark.parametrize(("card", "far"), [("t34", 3), ("bt5", 4), ("kv1", 2)])
def test_the_target_must_be_within_the_distance_on_the_card(card: str, far: int) -> None:
    route = " ".join(f"05{n:02}" for n in range(6, 6 + far))
    battle = Battle(f"{card} 0505", f"pz3g 05{5 + far:02}", f"pz2 05{6 + far:02}")
    assert battle.allowed(f"{card}-1 attack pz3g-1 {route}")
    refusal = battle.refused(f"{card}-1 attack pz2-1")
    assert (refusal.id, refusal.rule) == ("target-out-of-reach", "tanks:10.4d")
    assert battle.offered(f"{card}-1", "attack") == ["attack pz3g-1"]


@rule("tanks:10.4d")
def test_the_last_hex_of_the_route_is_the_targets(duel: Battle) -> None:
    astray = duel.refused("t34-1 attack pz3g-1 0504")
    assert (astray.id, astray.rule) == ("target-out-of-reach", "tanks:10.4d")
    duel.write("t34-1 attack pz3g-1 0506")
    seat = duel.seat("t34-1")
    short = duel.why_not("done", seat)
    assert (short.id, short.rule) == ("route-unfinished", "tanks:10.9a")
    offered = [c for c in duel.match.choices(seat) if c.verb == "to"]
    assert sorted(offered) == ["to 0406", "to 0507", "to 0606"]
    duel.play("to 0507", seat=seat)
    assert duel.match.view(seat)["board"]["drafts"]["t34-1"] == {
        "kind": "attack",
        "target": "pz3g-1",
        "route": ["0506", "0507"],
    }


@rule("tanks:10.4d")
def test_the_attacker_goes_the_way_it_wrote(duel: Battle) -> None:
    duel.dice(*miss(OF_T34, OF_PZ3G)).turn("t34-1 attack pz3g-1 0405 0406 0507")
    assert [e.place for e in duel.told(UnitMoved)] == ["0405", "0406", "0507"]


@rule("tanks:10.4d")
def test_an_attack_names_an_enemy() -> None:
    battle = Battle("t34 0505", "t26 0506", "pz3g 0507")
    friend = battle.refused("t34-1 attack t26-1")
    assert (friend.id, friend.rule) == ("not-an-enemy", "tanks:10.3a")


@rule("tanks:10.4.1a")
@pytest.mark.parametrize(
    ("dice", "winner", "hex"), [((5, 3), "t34-1", "0507"), ((3, 5), "pz3g-1", "0505")]
)
def test_of_two_who_attack_each_other_the_higher_die_moves(
    duel: Battle, dice: tuple[int, int], winner: str, hex: str
) -> None:
    duel.dice_of(t34_1=dice[:1], pz3g_1=dice[1:]).dice(*miss(OF_T34, OF_PZ3G))
    duel.turn("t34-1 attack pz3g-1 0506 0507", "pz3g-1 attack t34-1 0506 0505")
    assert (duel.at("t34-1"), duel.at("pz3g-1")) == (hex, hex)
    assert {e.unit for e in duel.told(UnitMoved)} == {winner}
    assert [e.unit for e in duel.told(MeetingAttack)] == [winner]
    assert {e.unit: e.distance for e in duel.told(ShotFired)} == {"t34-1": 0, "pz3g-1": 0}


@rule("tanks:10.4.1a")
def test_no_die_is_rolled_unless_each_attacks_the_other() -> None:
    battle = Battle("t34 0505", "t26 0509", "pz3g 0507")
    battle.dice(*miss(5, 9))
    battle.turn("t34-1 attack pz3g-1 0506 0507", "pz3g-1 attack t26-1 0508 0509")
    assert battle.told(MeetingAttack) == []
    assert (battle.at("t34-1"), battle.at("pz3g-1")) == ("0507", "0509")


@rule("tanks:10.4.1b")
def test_equal_dice_are_rolled_again(duel: Battle) -> None:
    duel.dice(4, 4, 1, 1).dice_of(t34_1=(2,), pz3g_1=(6,)).dice(*miss(OF_T34, OF_PZ3G))
    duel.turn("t34-1 attack pz3g-1 0506 0507", "pz3g-1 attack t34-1 0506 0505")
    assert [(e.unit, e.dice, e.enemy_dice) for e in duel.told(MeetingAttack)] == [
        ("pz3g-1", (6,), (2,))
    ]
    assert (duel.at("t34-1"), duel.at("pz3g-1")) == ("0505", "0505")


MEETING = ("t34-1 attack pz3g-1 0506 0507", "pz3g-1 attack t34-1 0506 0505")


@rule("tanks:10.4.1a", "tanks:10.1f")
@pytest.mark.parametrize("thrown", [(), PASSED, FAILED])
def test_kill_zones_fire_at_who_lost_the_meeting_die_too(thrown: tuple[int, ...]) -> None:
    """He attacks in the zone, though he stays."""
    battle = Battle("t34 0505", "t26 0707", "pz3g 0507")
    hits = 3 if thrown else 0
    battle.dice_of(t34_1=(6,), pz3g_1=(1,)).dice(*shot(hits, 5), *thrown)
    battle.dice(*miss(OF_T34, OF_PZ3G - bool(thrown)))
    battle.turn(*MEETING, "t26-1 defend 0607 2")
    first = battle.told(ShotFired)[0]
    assert (first.unit, first.target, first.distance) == ("t26-1", "pz3g-1", 2)
    assert (battle.at("t34-1"), battle.at("pz3g-1")) == ("0507", "0507")
    assert [e.unit for e in battle.told(UnitMoved)] == ["t34-1", "t34-1"]
    assert battle.is_suppressed("pz3g-1") is (thrown == FAILED)


@rule("tanks:10.4.1a")
@pytest.mark.parametrize("stopped", [True, False])
def test_if_the_winner_is_stopped_before_he_moves_the_loser_attacks(stopped: bool) -> None:
    battle = Battle("t34 0505", "t26 0707", "pz3g 0507")
    battle.dice_of(t34_1=(1,), pz3g_1=(6,)).dice(*shot(3, 5), *(FAILED if stopped else PASSED))
    battle.dice(*miss(OF_T34, OF_PZ3G - 1))
    battle.turn(*MEETING, "t26-1 defend 0607 2")
    hex, mover = ("0507", "t34-1") if stopped else ("0505", "pz3g-1")
    assert (battle.at("t34-1"), battle.at("pz3g-1")) == (hex, hex)
    assert {e.unit for e in battle.told(UnitMoved)} == {mover}
    assert [e.place for e in battle.told(CloseCombatBegins)] == [hex]


@rule("tanks:10.4.1a", "tanks:9.1a")
def test_a_winner_who_is_stopped_by_an_enemy_on_his_way_lets_the_loser_go() -> None:
    """His first hex is held by another enemy, whom his order does not name."""
    battle = Battle("t34 0505", "t26 0506", "pz3g 0507", "p38 1014")
    battle.dice_of(t34_1=(1,), pz3g_1=(6,)).dice(*miss(OF_T34, OF_PZ3G))
    battle.turn("t34-1 attack pz3g-1 0405 0406 0507", "pz3g-1 attack t34-1 0506 0505")
    assert [(e.unit, e.cause) for e in battle.told(UnitHalted)] == [("pz3g-1", "cause-enemy")]
    assert (battle.at("t34-1"), battle.at("pz3g-1"), battle.at("t26-1")) == ("0507", "0507", "0506")


@rule("tanks:10.4.1a")
def test_a_winner_who_is_stopped_on_his_way_leaves_the_loser_where_he_is() -> None:
    battle = Battle("t34 0505", "t26 0706", "pz3g 0507")
    battle.dice_of(t34_1=(1,), pz3g_1=(6,)).dice(*shot(3, 5), *FAILED)
    battle.turn(*MEETING, "t26-1 defend 0605 2")
    assert (battle.at("t34-1"), battle.at("pz3g-1")) == ("0505", "0506")
    assert battle.told(CloseCombatBegins) == []


@rule("tanks:10.4.4f")
def test_a_target_destroyed_by_fire_leaves_its_hex_to_the_attacker() -> None:
    battle = Battle("t34 0505", "t34 0605", "pz3g 0507", "p35 1014").dice(*shot(5, OF_T34))
    battle.turn("t34-1 attack pz3g-1 0506 0507", "t34-2 fire pz3g-1")
    assert (battle.at("t34-1"), battle.at("pz3g-1")) == ("0507", "destroyed")
    assert battle.told(CloseCombatBegins) == []
    assert (battle.ammo("t34-1"), battle.ammo("t34-2")) == (10, 9)


@rule("tanks:10.4.4f")
def test_the_attacker_enters_the_hex_that_its_target_has_left() -> None:
    battle = Battle("t34 0506", "t26 0508", "pz3g 0507").dice(*miss(5, 9))
    battle.turn("t34-1 attack pz3g-1 0507", "pz3g-1 attack t26-1 0508")
    assert (battle.at("t34-1"), battle.at("pz3g-1")) == ("0507", "0508")
    assert battle.ammo("t34-1") == 10
    assert [e.place for e in battle.told(CloseCombatBegins)] == ["0508"]


@rule("tanks:10.4.4f")
def test_in_the_hex_of_a_lost_target_the_attacker_fights_whoever_is_there() -> None:
    battle = Battle("t34 0505", "t34 0605", "pz3g 0507", "pz2 0507")
    battle.dice(*shot(5, OF_T34), *miss(11, 4))
    battle.turn("t34-1 attack pz3g-1 0506 0507", "t34-2 fire pz3g-1")
    fights = [(e.unit, e.target) for e in battle.told(ShotFired) if e.distance == 0]
    assert sorted(fights) == [("pz2-1", "t34-1"), ("t34-1", "pz2-1")]
