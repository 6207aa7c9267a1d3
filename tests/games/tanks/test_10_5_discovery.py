"""10.5.3 The discovery of an ambush and 10.5.4 fire from it."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from stavka.games.tanks.events import (
    AmbushDiscovered,
    AmbushFires,
    AmbushLeft,
    CloseCombatBegins,
    FlankAttacked,
    HitsTaken,
    ShotFired,
    SteadfastnessTested,
    UnitMoved,
)
from stavka.testing import rule
from tests.games.tanks.field import BOTH_SIDES, Battle
from tests.games.tanks.rolls import FAILED, PASSED, shot

pytestmark = BOTH_SIDES

OF_T34, OF_PZ3G = 10, 6  # dice of a full platoon against medium tanks


def woods(*units: str, figures: Mapping[str, object] | None = None) -> Battle:
    """A T-34 in sparse woods on 0505."""
    return Battle("t34 0505", *units, terrain={"0505": "sparse-woods"}, figures=figures)


def shots(battle: Battle) -> list[tuple[str, str, int]]:
    return [(e.unit, e.target, e.distance) for e in battle.told(ShotFired)]


@rule("tanks:10.5.3a", "tanks:10.5.3b")
def test_who_shoots_from_ambush_is_back_on_its_hex() -> None:
    battle = woods("pz3g 0507").hide("t34-1", "0506", 3).dice(*shot(0, OF_T34))
    battle.turn("pz3g-1 march 0508")
    assert [(e.unit, e.place) for e in battle.told(AmbushFires)] == [("t34-1", "0505")]
    assert not battle.in_ambush("t34-1")
    assert battle.seen("t34-1", battle.seat("pz3g-1"))["place"] == "0505"
    assert battle.protection("t34-1") == 4  # next turn the woods alone


@rule("tanks:10.5.3a", "tanks:8.1e")
def test_who_has_shot_from_ambush_has_neither_sector_nor_zone_any_more() -> None:
    """Looked at in the same turn, while another movement is being decided."""
    battle = woods("t26 0905", "pz3g 0508", "pz2 0907", "p38 0806")
    battle.hide("t34-1", "0506", 3).dice(*shot(0, OF_T34))
    assert (battle.facing("t34-1"), battle.zone("t34-1")) == ("0506", 3)
    battle.turn("t26-1 defend 0906 1", "pz3g-1 march 0509", "pz2-1 march 0906", "p38-1 march 0906")
    assert (battle.p.turn, battle.asked()) == (1, "choose-mover")
    assert (battle.facing("t34-1"), battle.zone("t34-1")) == (None, 0)
    assert battle.protection("t34-1") == 5  # its own, the woods, and still the ambush


@rule("tanks:10.5.3b")
def test_who_does_not_shoot_stays_hidden() -> None:
    battle = woods("pz3g 0509").hide("t34-1", "0506", 3).turn("pz3g-1 march 0510")
    assert battle.in_ambush("t34-1")


@rule("tanks:10.5.3c", "tanks:10.5.3a", "tanks:10.4a")
@pytest.mark.parametrize("zone", [0, 2])
def test_a_route_through_the_ambush_ends_there_in_close_combat(zone: int) -> None:
    battle = woods("pz3g 0506").hide("t34-1", "0504", zone)
    if zone:
        battle.dice(*PASSED)  # attacked from the rear
    battle.dice(*shot(0, OF_T34), *shot(0, OF_PZ3G)).turn("pz3g-1 march 0505 0405")
    assert [(e.unit, e.place) for e in battle.told(AmbushDiscovered)] == [("t34-1", "0505")]
    assert (battle.at("t34-1"), battle.at("pz3g-1")) == ("0505", "0505")
    assert sorted(shots(battle)) == [("pz3g-1", "t34-1", 0), ("t34-1", "pz3g-1", 0)]
    assert (battle.ammo("t34-1"), battle.ammo("pz3g-1")) == (9, 9)
    assert not battle.in_ambush("t34-1")
    assert battle.seen("t34-1", battle.seat("pz3g-1"))["place"] == "0505"


@rule("tanks:10.5.3c")
def test_an_attack_on_another_stops_in_the_ambush_on_its_way() -> None:
    battle = Battle("t34 0505", "t26 0504", "pz3g 0506", terrain={"0505": "sparse-woods"}).hide(
        "t34-1", "0505", 0
    )
    battle.dice(*shot(0, OF_T34), *shot(0, OF_PZ3G))
    battle.turn("pz3g-1 attack t26-1 0505 0504")
    assert battle.at("pz3g-1") == "0505"
    assert sorted(shots(battle)) == [("pz3g-1", "t34-1", 0), ("t34-1", "pz3g-1", 0)]
    assert battle.ammo("t26-1") == 10


@rule("tanks:10.5.3c")
def test_two_routes_that_meet_in_the_ambush_both_end_there() -> None:
    battle = woods("pz3g 0506", "pz3g 0405").hide("t34-1", "0505", 0)
    battle.turn("pz3g-1 march 0505 0504", "pz3g-2 march 0505 0504")
    assert battle.match.waiting == (battle.seat("t34-1"),)
    battle.dice(*shot(0, OF_T34), *shot(0, 2 * OF_PZ3G)).play("target pz3g-2")
    assert (battle.at("pz3g-1"), battle.at("pz3g-2")) == ("0505", "0505")
    assert sorted(shots(battle)) == [
        ("pz3g-1", "t34-1", 0), ("pz3g-2", "t34-1", 0), ("t34-1", "pz3g-2", 0),
    ]  # fmt: skip


@rule("tanks:10.5.3c")
def test_own_units_pass_through_the_ambush() -> None:
    battle = Battle("t34 0505", "bt5 0506", terrain={"0505": "sparse-woods"})
    battle.hide("t34-1", "0504", 2).turn("bt5-1 march 0505 0504")
    assert battle.at("bt5-1") == "0504"
    assert battle.in_ambush("t34-1")


@rule("tanks:10.5.3c", "tanks:10.4.4c")
def test_who_withdraws_into_an_ambush_fights_there() -> None:
    battle = Battle("t34 0505", "t26 0506", "pz3g 0507", terrain={"0505": "sparse-woods"}).hide(
        "t34-1", "0505", 0
    )
    battle.put("pz3g-1", "0506").dice(*shot(0, 5), *shot(0, OF_T34), *shot(0, OF_PZ3G))
    battle.turn("pz3g-1 march 0505")
    assert shots(battle)[0] == ("t26-1", "pz3g-1", 0)
    assert sorted(shots(battle)[1:]) == [("pz3g-1", "t34-1", 0), ("t34-1", "pz3g-1", 0)]
    assert [e.place for e in battle.told(CloseCombatBegins)] == ["0506", "0505"]


@rule("tanks:10.5.3d")
@pytest.mark.parametrize(("zone", "thrown"), [(0, ()), (2, PASSED)])
def test_the_ambusher_keeps_its_added_protection_in_that_close_combat(
    zone: int, thrown: tuple[int, ...]
) -> None:
    figures = {"units.t34.ambush_bonus": 2, "terrain.sparse-woods.protection": 0}
    battle = woods("pz3g 0506", figures=figures).hide("t34-1", "0504", zone)
    battle.dice(*thrown).dice_of(t34_1=shot(0, OF_T34), pz3g_1=shot(6, OF_PZ3G)).dice(*PASSED)
    battle.turn("pz3g-1 march 0505")
    assert [(e.unit, e.stopped, e.damage) for e in battle.told(HitsTaken)] == [("t34-1", 5, 1)]


@rule("tanks:10.5.3e", "tanks:10.5.4e")
def test_with_zone_0_the_accuracy_is_one_better_in_that_close_combat() -> None:
    figures = {"units.t34.accuracy": [3, 2, 2, 1, 1], "units.pz3g.accuracy": [3, 2, 2, 1, 1]}
    battle = woods("pz3g 0506", figures=figures).hide("t34-1", "0505", 0)
    battle.dice_of(t34_1=(4, 5, *shot(0, OF_T34 - 2)), pz3g_1=(3, 4, *shot(0, OF_PZ3G - 2)))
    battle.turn("pz3g-1 march 0505")
    fired = {e.unit: (e.accuracy, e.hits) for e in battle.told(ShotFired)}
    assert fired == {"t34-1": (4, 1), "pz3g-1": (3, 1)}


@rule("tanks:10.5.3e")
def test_in_the_next_round_the_accuracy_is_as_usual() -> None:
    battle = woods("pz3g 0506").hide("t34-1", "0505", 0)
    battle.dice(*shot(0, OF_T34), *shot(0, OF_PZ3G)).turn("pz3g-1 march 0505")
    battle.dice(*shot(0, OF_T34), *shot(0, OF_PZ3G)).turn()
    assert [e.accuracy for e in battle.told(ShotFired)] == [2, 2]


@rule("tanks:10.5.3f", "tanks:8.2a")
@pytest.mark.parametrize("start", ["0405", "0506", "0605", "0604", "0404"])
@pytest.mark.parametrize(("thrown", "accuracy"), [(PASSED, 2), (FAILED, 1)])
def test_who_enters_from_another_side_attacks_the_flank(
    start: str, thrown: tuple[int, int], accuracy: int
) -> None:
    battle = woods(f"pz3g {start}").hide("t34-1", "0504", 2)
    battle.dice(*thrown, *shot(0, OF_T34), *shot(0, OF_PZ3G)).turn("pz3g-1 march 0505")
    assert [(e.unit, e.target) for e in battle.told(FlankAttacked)] == [("pz3g-1", "t34-1")]
    assert [e.unit for e in battle.told(SteadfastnessTested)] == ["t34-1"]
    assert battle.shot_of("t34-1").accuracy == accuracy  # never 3
    assert battle.is_suppressed("t34-1") is (accuracy == 1)


@rule("tanks:10.5.3f", "tanks:5.3e")
def test_an_ambusher_that_fails_the_flank_test_has_no_added_protection() -> None:
    battle = woods("pz3g 0506").hide("t34-1", "0504", 2)
    battle.dice(*FAILED).dice_of(t34_1=shot(0, OF_T34), pz3g_1=shot(4, OF_PZ3G))
    battle.turn("pz3g-1 march 0505")
    assert [(e.stopped, e.damage) for e in battle.told(HitsTaken)] == [(3, 1)]


@rule("tanks:10.5.4b", "tanks:10.5.3b")
def test_who_comes_from_the_front_is_shot_at_and_stops_before_the_ambush() -> None:
    battle = woods("pz3g 0507").hide("t34-1", "0506", 3).dice(*shot(0, OF_T34))
    battle.turn("pz3g-1 march 0506 0505")
    assert shots(battle) == [("t34-1", "pz3g-1", 2)]
    assert battle.at("pz3g-1") == "0506"
    assert battle.told(CloseCombatBegins) == []


@rule("tanks:10.5.4a")
def test_a_shot_from_ambush_costs_one_ammunition_and_hits_one_better() -> None:
    figures = {"units.t34.accuracy": [2, 2, 3, 1, 1]}
    battle = woods("pz3g 0507", figures=figures).hide("t34-1", "0506", 2)
    battle.dice(4, 5, *shot(0, OF_T34 - 2)).turn("pz3g-1 march 0508")
    assert [(e.accuracy, e.hits) for e in battle.told(ShotFired)] == [(4, 1)]
    assert (battle.ammo("t34-1"), battle.ammo("pz3g-1")) == (9, 10)


@rule("tanks:10.5.4b")
@pytest.mark.parametrize(
    ("start", "order", "distance"),
    [
        ("0507", "march 0508", 2),  # just starting in the zone
        ("0509", "march 0508 0507", 3),
        ("0507", "move-fire t26-1 0508*", 2),
        ("0507", "attack t26-1 0508", 2),
    ],
)
def test_the_ambusher_must_shoot_at_the_first_movement_in_its_zone(
    start: str, order: str, distance: int
) -> None:
    battle = Battle(
        "t34 0505", "t26 0708" if "fire" in order else "t26 0508", f"pz3g {start}",
        terrain={"0505": "sparse-woods"},
    )  # fmt: skip
    if "march" in order:
        battle.put("t26-1", "0101")
    battle.hide("t34-1", "0506", 3).dice(*shot(3, OF_T34), *PASSED)
    if "fire" in order:
        battle.dice(*shot(0, 4))  # half of 8, with two tanks left
    if "attack" in order:
        battle.dice(*shot(0, 5), *shot(0, 8))
    battle.turn(f"pz3g-1 {order}")
    assert shots(battle)[0] == ("t34-1", "pz3g-1", distance)
    assert not battle.in_ambush("t34-1")


@rule("tanks:10.5.4b", "tanks:10.5.3b")
def test_the_ambusher_shoots_at_an_attacker_who_enters_its_zone_on_his_way() -> None:
    battle = woods("t26 0608", "pz3g 0510").hide("t34-1", "0506", 3).dice(*shot(3, OF_T34), *FAILED)
    battle.turn("pz3g-1 attack t26-1 0509 0508 0608")
    assert shots(battle) == [("t34-1", "pz3g-1", 3)]
    assert battle.shot_of("t34-1").accuracy == 2  # 1 at this distance, and 1 from ambush
    assert (battle.at("pz3g-1"), battle.is_suppressed("pz3g-1")) == ("0508", True)
    assert battle.told(CloseCombatBegins) == []


@rule("tanks:10.5.4b")
@pytest.mark.parametrize("order", ["wait", "defend 0506 2"])
def test_the_ambusher_does_not_shoot_at_who_stays(order: str) -> None:
    battle = woods("pz3g 0507").hide("t34-1", "0506", 3).turn(f"pz3g-1 {order}")
    assert battle.told(ShotFired) == []
    assert battle.in_ambush("t34-1")


@rule("tanks:10.5.4b")
@pytest.mark.parametrize(("start", "to"), [("0509", "0510"), ("0503", "0502"), ("0508", "0509")])
def test_the_ambusher_does_not_shoot_out_of_its_zone(start: str, to: str) -> None:
    battle = woods(f"pz3g {start}").hide("t34-1", "0506", 2).turn(f"pz3g-1 march {to}")
    assert battle.told(ShotFired) == []
    assert battle.in_ambush("t34-1")


@rule("tanks:10.5.4b", "tanks:6.1b")
def test_the_ambusher_does_not_shoot_at_who_it_does_not_see() -> None:
    terrain = {"0505": "sparse-woods", "0506": "bushes"}
    battle = Battle("t34 0505", "pz3g 0507", terrain=terrain).hide("t34-1", "0506", 3)
    battle.turn("pz3g-1 march 0508")
    assert battle.told(ShotFired) == []
    assert battle.in_ambush("t34-1")


@rule("tanks:10.5.4c")
def test_of_several_moving_enemies_the_owner_chooses_one() -> None:
    battle = woods("pz3g 0507", "pz2 0406", "p38 0508").hide("t34-1", "0506", 3)
    battle.turn("pz3g-1 march 0508", "pz2-1 march 0407")
    assert battle.match.waiting == (battle.seat("t34-1"),)
    assert sorted(battle.offered()) == ["target pz2-1", "target pz3g-1"]
    stays = battle.why_not("target p38-1")
    assert (stays.id, stays.rule) == ("not-moving-there", "tanks:10.1f")
    battle.dice(*shot(0, OF_T34)).play("target pz3g-1")
    assert shots(battle) == [("t34-1", "pz3g-1", 2)]
    assert (battle.at("pz3g-1"), battle.at("pz2-1")) == ("0508", "0407")


@rule("tanks:10.5.4d", "tanks:5.1b")
@pytest.mark.parametrize(
    ("hits", "thrown", "at"),
    [(2, (), "0506"), (3, PASSED, "0506"), (3, FAILED, "0508")],
)
def test_who_lost_tanks_to_the_ambush_stops_if_it_fails(
    hits: int, thrown: tuple[int, ...], at: str
) -> None:
    battle = woods("pz3g 0509").hide("t34-1", "0506", 3)
    battle.dice(*shot(hits, OF_T34), *thrown).turn("pz3g-1 march 0508 0507 0506")
    assert (battle.at("pz3g-1"), battle.strength("pz3g-1")) == (at, 3 - (hits == 3))
    assert battle.is_suppressed("pz3g-1") is (thrown == FAILED)
    assert len(battle.told(UnitMoved)) == (1 if thrown == FAILED else 3)


@rule("tanks:10.5.4e")
def test_with_zone_0_the_ambusher_does_not_shoot() -> None:
    battle = woods("pz3g 0507").hide("t34-1", "0505", 0).turn("pz3g-1 march 0506 0406")
    assert battle.told(ShotFired) == []
    assert battle.in_ambush("t34-1")
    assert battle.at("pz3g-1") == "0406"


@rule("tanks:10.5.4f")
def test_after_the_first_shot_there_is_no_second() -> None:
    battle = woods("pz3g 0507", "pz3g 0510").hide("t34-1", "0506", 3).dice(*shot(0, OF_T34))
    battle.turn("pz3g-1 march 0407", "pz3g-2 march 0509 0508 0507")
    assert shots(battle) == [("t34-1", "pz3g-1", 2)]
    assert battle.ammo("t34-1") == 9
    battle.turn("pz3g-2 march 0508")
    assert battle.told(ShotFired) == []


@rule("tanks:10.5.1a")
def test_points_do_not_tell_of_an_ambush_on_a_goal_before_the_end() -> None:
    battle = Battle(
        "t34 0505", "pz3g 0514", terrain={"0505": "village"}, goals=["0505"], worth=30, turns=2,
        last=2,
    )  # fmt: skip
    own, enemy = battle.seat("t34-1"), battle.seat("pz3g-1")
    assert battle.match.view(enemy)["board"]["points"][own] == 30
    battle.hide("t34-1", "0506", 2)
    seen = [battle.match.view(seat)["board"]["points"][own] for seat in (enemy, None)]
    assert seen == [0, 0]
    battle.turn()
    battle.turn()
    assert battle.match.outcome is not None
    assert battle.match.outcome.scores == {own: 30, enemy: 0}
    assert not battle.in_ambush("t34-1")
    assert battle.seen("t34-1", battle.seat("pz3g-1"))["place"] == "0505"
    assert [(e.unit, e.place) for e in battle.told(AmbushLeft)] == [("t34-1", "0505")]


@rule("tanks:10.5.1a")
def test_a_unit_in_ambush_holds_a_goal() -> None:
    battle = Battle(
        "t34 0505", "pz3g 0514", terrain={"0505": "village"}, goals=["0505"], victory="hold",
        turns=1, last=1,
    )  # fmt: skip
    battle.hide("t34-1", "0506", 2).turn()
    assert (battle.over, battle.winners) == ("outcome-held", (battle.seat("t34-1"),))
