"""10.9 March, 10.10 Waiting and 10.11 Fire on the move; 11 special capabilities."""

from __future__ import annotations

import pytest

from stavka.games.tanks.events import NoShot, ShotFired, ShotWasted, UnitMoved, WireBroken
from stavka.testing import rule
from tests.games.tanks.field import BOTH_SIDES, Battle
from tests.games.tanks.rolls import shot

pytestmark = BOTH_SIDES


def east(start: int, hexes: int) -> str:
    """A route along row 05, from the hex after this column."""
    return " ".join(f"05{start + n:02}" for n in range(1, hexes + 1))


@rule("tanks:10.9a")
@pytest.mark.parametrize(("card", "march"), [("t34", 3), ("bt5", 4), ("kv1", 2)])
def test_a_march_covers_as_many_hexes_as_the_card_says(card: str, march: int) -> None:
    battle = Battle(f"{card} 0505")
    far = battle.refused(f"{card}-1 march {east(5, march + 1)}")
    assert (far.id, far.rule) == ("too-far", "tanks:10.9a")
    battle.note().turn(f"{card}-1 march {east(5, march)}")
    assert battle.changes() == {f"{card}-1.place": f"05{5 + march:02}"}


@rule("tanks:10.9a")
def test_a_march_may_be_shorter() -> None:
    battle = Battle("t34 0505").turn("t34-1 march 0506")
    assert battle.at("t34-1") == "0506"


@rule("tanks:10.9a", "tanks:2.1b")
def test_the_route_is_listed_hex_by_hex_and_gone_so() -> None:
    battle = Battle("t34 0505")
    jump = battle.refused("t34-1 march 0507")
    assert (jump.id, jump.rule) == ("not-a-neighbour", "tanks:10.9a")
    nowhere = battle.refused("t34-1 march")
    assert (nowhere.id, nowhere.rule) == ("route-unfinished", "tanks:10.9a")
    battle.turn("t34-1 march 0405 0406 0507")
    assert [e.place for e in battle.told(UnitMoved)] == ["0405", "0406", "0507"]


# 10.10 Waiting


@rule("tanks:10.10a")
def test_a_unit_that_waits_does_nothing(duel: Battle) -> None:
    duel.load("t34-1", 7).weaken("t34-1", 2).note().turn("t34-1 wait")
    assert duel.changes() == {}
    assert not {"ShotFired", "UnitMoved"} & {*duel.log()}


@rule("tanks:10.10b")
def test_any_unit_may_wait_even_if_its_card_does_not_say_so() -> None:
    battle = Battle("t34 0505", "pz3g 0507", figures={"units.t34.orders": ["fire"]})
    assert battle.offered("t34-1") == ["fire pz3g-1", "wait", "clear t34-1"]
    assert battle.refused("t34-1 march 0504").id == "not-on-card"
    battle.note().turn("t34-1 wait")
    assert battle.changes() == {}


@rule("tanks:10.10b", "tanks:4.1d")
def test_who_gets_no_order_waits(duel: Battle) -> None:
    duel.note().turn()
    assert duel.changes() == {}
    assert duel.log().count("WaitOrdered") == 2


# 10.11 Fire on the move


@rule("tanks:10.11a", "tanks:10.11d")
def test_the_shot_comes_from_the_marked_hex_and_the_route_goes_on() -> None:
    battle = Battle("bt5 0505", "pz3g 0510").note().dice(*shot(0, 3))
    battle.turn("bt5-1 move-fire pz3g-1 0506 0507* 0508")
    assert [(e.unit, e.target, e.distance) for e in battle.told(ShotFired)] == [
        ("bt5-1", "pz3g-1", 3)
    ]
    assert battle.changes() == {"bt5-1.place": "0508", "bt5-1.ammo": 9}


@rule("tanks:10.11a")
@pytest.mark.parametrize(
    ("route", "distance"), [("* 0506 0507", 4), ("0506* 0507", 3), ("0506 0507*", 2)]
)
def test_any_hex_of_the_route_may_be_marked(route: str, distance: int) -> None:
    battle = Battle("t34 0505", "pz3g 0509").dice(*shot(0, 5))
    battle.turn(f"t34-1 move-fire pz3g-1 {route}")
    assert [e.distance for e in battle.told(ShotFired)] == [distance]
    assert battle.at("t34-1") == "0507"


@rule("tanks:10.11a")
def test_one_hex_is_marked_no_more_and_no_less(duel: Battle) -> None:
    missing = duel.refused("t34-1 move-fire pz3g-1 0504")
    assert (missing.id, missing.rule) == ("firing-hex-missing", "tanks:10.11a")
    second = duel.refused("t34-1 move-fire pz3g-1 0504* 0503*")
    assert (second.id, second.rule) == ("already-marked", "tanks:10.11a")


@rule("tanks:10.11a")
@pytest.mark.parametrize(("card", "most"), [("t34", 2), ("bt5", 3), ("kv1", 1)])
def test_fire_on_the_move_covers_as_many_hexes_as_the_card_says(card: str, most: int) -> None:
    battle = Battle(f"{card} 0505", "pz3g 0510")
    order = f"{card}-1 move-fire pz3g-1 * {east(5, most)}"
    assert battle.allowed(order)
    refusal = battle.refused(f"{order} 05{6 + most:02}")
    assert (refusal.id, refusal.rule) == ("too-far", "tanks:10.11a")


@rule("tanks:10.11a")
def test_fire_on_the_move_needs_ammunition_and_an_enemy() -> None:
    battle = Battle("t34 0505", "t26 0506", "pz3g 0507")
    assert battle.load("t34-1", 1).allowed("t34-1 move-fire pz3g-1 0504*")
    empty = battle.load("t34-1", 0).refused("t34-1 move-fire pz3g-1 0504*")
    assert (empty.id, empty.rule) == ("no-ammunition", "tanks:10.11a")
    assert battle.refused("t34-1 move-fire t26-1 0504*").id == "not-an-enemy"


@rule("tanks:10.11b", "tanks:11.2a")
@pytest.mark.parametrize(("less", "plain", "dice"), [(3, 12, 9), ("half", 12, 6), ("half", 7, 4)])
def test_the_intensity_is_reduced_as_the_card_says(less: object, plain: int, dice: int) -> None:
    figures = {"units.t34.on_the_move_dice": less, "units.t34.medium": [plain] * 3}
    battle = Battle("t34 0505", "pz3g 0507", figures=figures).dice(*shot(0, dice))
    battle.turn("t34-1 move-fire pz3g-1 0504*")
    assert [len(e.dice) for e in battle.told(ShotFired)] == [dice]


@rule("tanks:11.2a")
def test_fire_at_rest_is_not_reduced() -> None:
    battle = Battle("t34 0505", "pz3g 0507", figures={"units.t34.on_the_move_dice": 3})
    battle.dice(*shot(0, 10)).turn("t34-1 fire pz3g-1")
    assert [len(e.dice) for e in battle.told(ShotFired)] == [10]


@rule("tanks:10.11c")
def test_the_target_must_be_in_sight_when_the_order_is_given() -> None:
    battle = Battle("t34 0505", "pz3g 0507", "pz2 0503", terrain={"0506": "bushes"})
    refusal = battle.refused("t34-1 move-fire pz3g-1 0405*")
    assert (refusal.id, refusal.rule) == ("not-in-sight", "tanks:10.11c")
    assert battle.allowed("t34-1 move-fire pz2-1 0405*")


@rule("tanks:10.11c")
def test_the_target_need_not_be_in_range_when_the_order_is_given() -> None:
    battle = Battle("t34 0505", "pz3g 0511", "pz2 0512")
    assert battle.allowed("t34-1 move-fire pz3g-1 0506*")
    refusal = battle.refused("t34-1 move-fire pz2-1 0506*")  # seven hexes away
    assert (refusal.id, refusal.rule) == ("not-in-sight", "tanks:10.11c")


@rule("tanks:10.11d", "tanks:4.3c")
def test_the_shot_falls_in_the_movement_step() -> None:
    battle = Battle("t34 0505", "t26 0604", "pz3g 0507", "pz2 0704")
    battle.dice(*shot(0, 5), *shot(0, 7), *shot(0, 7), *shot(0, 5))
    battle.turn("t34-1 move-fire pz3g-1 * 0504", "t26-1 fire pz3g-1", "pz2-1 attack t26-1 0604")
    shooters = [e.unit for e in battle.told(ShotFired)]
    assert (shooters[0], shooters[3]) == ("t26-1", "t34-1")
    assert sorted(shooters[1:3]) == ["pz2-1", "t26-1"]  # the close combat


@rule("tanks:10.11e", "tanks:10.11g")
def test_at_a_target_in_close_combat_it_does_not_shoot_but_moves() -> None:
    battle = Battle("t34 0503", "t26 0506", "pz3g 0507").dice(*shot(0, 5), *shot(0, 9))
    battle.turn("t34-1 move-fire pz3g-1 0504*", "pz3g-1 attack t26-1 0506")
    assert sorted(e.unit for e in battle.told(ShotFired)) == ["pz3g-1", "t26-1"]
    assert [(e.unit, e.target) for e in battle.told(NoShot)] == [("t34-1", "pz3g-1")]
    assert (battle.at("t34-1"), battle.ammo("t34-1")) == ("0504", 10)


@rule("tanks:10.11e")
def test_a_unit_already_in_close_combat_is_no_target() -> None:
    battle = Battle("t34 0503", "t26 0506", "pz3g 0507").put("pz3g-1", "0506")
    refusal = battle.refused("t34-1 move-fire pz3g-1 0504*")
    assert (refusal.id, refusal.rule) == ("target-in-close-combat", "tanks:10.11e")


@rule("tanks:10.11f")
@pytest.mark.parametrize(("verb", "dice"), [("fire", 10), ("suppress", 15)])
def test_for_a_target_destroyed_before_it_moves_and_spends_ammunition(verb: str, dice: int) -> None:
    battle = Battle("t34 0505", "t34 0605", "pz3g 0507", "p35 1014").dice(*shot(5, dice))
    battle.turn("t34-1 move-fire pz3g-1 0504*", f"t34-2 {verb} pz3g-1")
    assert [e.unit for e in battle.told(ShotFired)] == ["t34-2"]
    assert [(e.unit, e.target) for e in battle.told(ShotWasted)] == [("t34-1", "pz3g-1")]
    assert (battle.at("t34-1"), battle.ammo("t34-1")) == ("0504", 9)


@rule("tanks:10.11e", "tanks:10.11f", "tanks:10.11g")
@pytest.mark.parametrize(
    ("attacker", "ammo", "dice", "fate"),
    [
        ("t34g-1", 10, {"t34g_1": shot(5, 11), "pz3g_1": shot(0, 6)}, "destroyed"),
        ("t34g-1", 0, {}, "captured"),
        # It is free again, its enemy gone.
        ("t26-1", 10, {"t26_1": shot(0, 5), "pz3g_1": shot(4, 9)}, "0507"),
    ],
)
def test_a_target_that_has_been_in_close_combat_costs_nothing(
    attacker: str, ammo: int, dice: dict[str, tuple[int, ...]], fate: str
) -> None:
    """Only one destroyed by fire does."""
    battle = Battle("t34 0505", f"{attacker[:-2]} 0407", "pz3g 0507", "p35 1014")
    battle.load("pz3g-1", ammo).dice_of(**dice)
    battle.turn("t34-1 move-fire pz3g-1 0504*", f"{attacker} attack pz3g-1 0507")
    assert battle.at("pz3g-1") == fate
    assert [(e.unit, e.cause) for e in battle.told(NoShot)] == [("t34-1", "cause-close-combat")]
    assert (battle.at("t34-1"), battle.ammo("t34-1")) == ("0504", 10)


@rule("tanks:10.11e")
def test_a_target_that_withdraws_from_close_combat_is_not_shot_at() -> None:
    battle = Battle("t34 0505", "t26 0407", "pz3g 0507").dice(*shot(0, 5))
    battle.turn("t34-1 move-fire pz3g-1 0506*", "t26-1 attack pz3g-1 0507", "pz3g-1 march 0508")
    assert battle.at("pz3g-1") == "0508"
    assert (len(battle.told(NoShot)), battle.ammo("t34-1")) == (1, 10)


@rule("tanks:10.11f")
def test_a_target_destroyed_on_the_way_costs_the_ammunition() -> None:
    """By somebody else who fires on the move, a hex earlier."""
    battle = Battle("t34 0505", "t34 0605", "pz3g 0507", "p35 1014").dice(*shot(5, 5))
    battle.turn("t34-1 move-fire pz3g-1 0504*", "t34-2 move-fire pz3g-1 * 0604")
    assert [(e.unit, e.target) for e in battle.told(ShotWasted)] == [("t34-1", "pz3g-1")]
    assert battle.ammo("t34-1") == 9


@rule("tanks:10.11h")
@pytest.mark.parametrize(
    ("bushes", "route", "enemy", "order", "fires"),
    [
        ("0101", "0504 0505*", "0509", "wait", True),
        ("0101", "0504 0505*", "0509", "march 0510", False),  # out of range
        ("0101", "0504* 0505", "0509", "wait", False),  # out of range from there
        ("0405", "0504 0505*", "0305", "wait", True),
        ("0405", "0504 0505*", "0305", "march 0306", False),  # behind the bushes
        ("0505", "0504*", "0507", "wait", False),  # bushes left behind are in the way
        ("0505", "* 0504", "0507", "wait", True),
    ],
)
def test_sight_and_range_count_from_the_marked_hex(
    bushes: str, route: str, enemy: str, order: str, fires: bool
) -> None:
    battle = Battle("t34 0505", f"pz3g {enemy}", terrain={bushes: "bushes"})
    if fires:
        battle.dice(*shot(0, 5))
    battle.turn(f"t34-1 move-fire pz3g-1 {route}", f"pz3g-1 {order}")
    assert bool(battle.told(ShotFired)) is fires
    assert len(battle.told(NoShot)) == (not fires)
    assert battle.ammo("t34-1") == 10 - fires
    assert battle.at("t34-1") == route.rstrip("*")[-4:]


# 11 Special capabilities


@rule("tanks:11.1a")
def test_wire_is_broken_without_being_slowed() -> None:
    battle = Battle("t34 0505", wire=["0506|0507", "0606|0607"])
    battle.turn("t34-1 march 0506 0507 0508")
    assert battle.at("t34-1") == "0508"
    assert battle.wire() == ["0606|0607"]
    assert [(e.unit, e.place, e.other) for e in battle.told(WireBroken)] == [
        ("t34-1", "0506", "0507")
    ]


@rule("tanks:11.1a")
def test_wire_lies_on_one_hex_side_only() -> None:
    battle = Battle("t34 0505", wire=["0506|0507"]).turn("t34-1 march 0506 0406 0507")
    assert battle.wire() == ["0506|0507"]


@rule("tanks:11.1a")
def test_wire_is_broken_from_either_side_and_in_an_attack() -> None:
    battle = Battle("t34 0505", "pz3g 0507", wire=["0505|0506", "0506|0507"])
    battle.dice(*shot(0, 10), *shot(0, 6)).turn("pz3g-1 attack t34-1 0506 0505")
    assert (battle.at("pz3g-1"), battle.wire()) == ("0505", [])


@rule("tanks:11.1a")
def test_who_cannot_break_wire_does_not_cross_it() -> None:
    battle = Battle("t60 0505", "pz3g 0506", wire=["0505|0506"])
    refusal = battle.refused("t60-1 march 0506")
    assert (refusal.id, refusal.rule) == ("wire-in-the-way", "tanks:11.1a")
    assert sorted(battle.hexes("t60-1 march")) == ["0404", "0405", "0504", "0604", "0605"]
    assert battle.allowed("t60-1 attack pz3g-1 0405 0506")
    assert battle.refused("t60-1 attack pz3g-1 0506").id == "wire-in-the-way"
