"""8 Firing sector, flanks and rear."""

from __future__ import annotations

import pytest

from stavka.games.tanks.events import FlankAttacked, ShotFired, SteadfastnessTested, UnitSuppressed
from stavka.testing import rule
from tests.games.tanks.field import BOTH_SIDES, Battle
from tests.games.tanks.rolls import FAILED, PASSED, shot

pytestmark = BOTH_SIDES

SIDES = ("0506", "0405", "0404", "0504", "0604", "0605")  # of the hex 0505, all around
WOODS = {"0505": "sparse-woods"}

# The cone from 0505 eastwards at each distance.
EAST = {1: {"0506"}, 2: {"0406", "0507", "0606"}, 3: {"0307", "0407", "0508", "0607", "0707"}}
NEAR = [
    f"{row:02}{column:02}"
    for row, columns in {
        2: (4, 5, 6), 3: (3, 4, 5, 6, 7), 4: (2, 3, 4, 5, 6, 7), 5: (2, 3, 4, 6, 7, 8),
        6: (2, 3, 4, 5, 6, 7), 7: (3, 4, 5, 6, 7), 8: (4, 5, 6),
    }.items()
    for column in columns
]  # fmt: skip


# 8.1 The sector


@rule("tanks:8.1a")
@pytest.mark.parametrize(("hex", "inside"), [("0508", True), ("0502", False), ("0303", False)])
def test_a_unit_in_defence_shoots_only_into_its_sector(hex: str, inside: bool) -> None:
    to = {"0508": "0509", "0502": "0501", "0303": "0302"}[hex]
    battle = Battle("t34 0505", f"pz3g {hex}").dice(*shot(0, 10) * inside)
    battle.turn("t34-1 defend 0506 3", f"pz3g-1 march {to}")
    assert [e.target for e in battle.told(ShotFired)] == ["pz3g-1"] * inside


@rule("tanks:8.1a")
@pytest.mark.parametrize("order", ["fire", "suppress"])
def test_a_unit_in_ambush_cannot_be_ordered_to_fire_outside_its_sector(order: str) -> None:
    battle = Battle("t34 0505", "pz3g 0507", "pz2 0503", terrain=WOODS).hide("t34-1", "0506", 1)
    assert battle.allowed(f"t34-1 {order} pz3g-1")
    refusal = battle.refused(f"t34-1 {order} pz2-1")
    assert (refusal.id, refusal.rule) == ("outside-sector", "tanks:8.1a")


@rule("tanks:8.1a")
def test_a_unit_without_a_sector_fires_all_around() -> None:
    battle = Battle("t34 0505", *(f"pz3g {hex}" for hex in SIDES))
    assert battle.offered("t34-1", "fire") == [f"fire pz3g-{n}" for n in range(1, 7)]


@rule("tanks:8.1b")
@pytest.mark.parametrize(("card", "range"), [("t60", 3), ("t34", 4), ("pz4g", 5), ("tig", 6)])
def test_the_sector_reaches_as_far_as_the_gun(card: str, range: int) -> None:
    battle = Battle(f"{card} 0505", "t34 1001", "pz3g 1014")
    assert battle.allowed(f"{card}-1 defend 0506 {range}")
    refusal = battle.refused(f"{card}-1 defend 0506 {range + 1}")
    assert (refusal.id, refusal.rule) == ("zone-beyond-range", "tanks:10.1c")


@rule("tanks:8.1b", "tanks:8.1f")
@pytest.mark.parametrize("card", ["t26", "t34"])
@pytest.mark.parametrize("zone", [1, 2, 3])
def test_the_sector_is_a_cone_that_is_the_same_for_all(card: str, zone: int) -> None:
    """Hexes straight ahead are inside, those behind outside; 1, 3 and 5 at each distance."""
    inside = set().union(*(EAST[distance] for distance in range(1, zone + 1)))
    misses = {"t26": 5, "t34": 10}[card]
    for hex in NEAR:
        battle = Battle(f"{card} 0505", f"pz3g {hex}")
        shoots = hex in inside
        around = [h for h in battle.hexes("pz3g-1 march") if h != "0505"]
        away = next(h for h in around if shoots or h not in inside)
        battle.dice(*shot(0, misses) * shoots)
        battle.turn(f"{card}-1 defend 0506 {zone}", f"pz3g-1 march {away}")
        assert [e.unit for e in battle.told(ShotFired)] == [f"{card}-1"] * shoots, hex


@rule("tanks:8.1b")
def test_two_types_differ_in_the_reach_of_the_sector_only() -> None:
    """The T-60 carries three hexes, the T-34 four: the farthest row is all that it has more."""
    for hex, away, shooters in (
        ("0508", "0509", {"t60", "t34"}), ("0509", "0510", {"t34"}), ("0502", "0501", set()),
    ):  # fmt: skip
        for card, reach, misses in (("t60", 3, 2), ("t34", 4, 10)):
            battle = Battle(f"{card} 0505", f"pz3g {hex}")
            battle.dice(*shot(0, misses) * (card in shooters))
            battle.turn(f"{card}-1 defend 0506 {reach}", f"pz3g-1 march {away}")
            assert bool(battle.told(ShotFired)) is (card in shooters)


@rule("tanks:8.1c")
@pytest.mark.parametrize("order", ["defend", "ambush"])
def test_a_sector_points_to_one_side_of_the_hex(order: str) -> None:
    battle = Battle("t34 0505", "pz3g 0514", terrain=WOODS)
    for hex in SIDES:
        assert battle.allowed(f"t34-1 {order} {hex} 2")
    for hex in ("0507", "0505", "0406", "9999"):
        refusal = battle.refused(f"t34-1 {order} {hex} 2")
        assert (refusal.id, refusal.rule) == ("cannot-face-there", "tanks:8.1c")


@rule("tanks:8.1c")
@pytest.mark.parametrize("side", SIDES)
def test_the_side_named_is_the_side_faced(side: str) -> None:
    battle = Battle("t34 0505", "pz3g 0514", terrain=WOODS)
    battle.turn(f"t34-1 ambush {side} 2").turn(f"t34-1 ambush {side} 2")
    assert (battle.facing("t34-1"), battle.zone("t34-1")) == (side, 2)


@rule("tanks:8.1d", "tanks:8.2a")
@pytest.mark.parametrize("front", SIDES)
@pytest.mark.parametrize("side", SIDES)
def test_every_side_but_the_one_faced_is_flank_or_rear(front: str, side: str) -> None:
    battle = Battle("t34 0505", f"pz3g {side}")
    if side == front:
        battle.dice(*shot(0, 10))  # from the kill zone
    else:
        battle.dice(*PASSED)
    battle.dice(*shot(0, 10), *shot(0, 6))
    battle.turn(f"t34-1 defend {front} 1", "pz3g-1 attack t34-1 0505")
    flanked = [(e.unit, e.target) for e in battle.told(FlankAttacked)]
    assert flanked == [("pz3g-1", "t34-1")] * (side != front)
    assert len(battle.told(SteadfastnessTested)) == (side != front)


@rule("tanks:8.1d")
@pytest.mark.parametrize(
    ("start", "route", "flank"),
    [
        ("0507", "0406 0405 0505", True),
        ("0506", "0605 0505", True),
        ("0604", "0605 0506 0505", False),
    ],
)
def test_the_side_of_entry_counts_not_where_the_attacker_came_from(
    start: str, route: str, flank: bool
) -> None:
    battle = Battle("t34 0505", f"pz3g {start}", figures={"units.t34.accuracy": [2, 0, 1]})
    battle.dice(*PASSED * flank, *shot(0, 10), *shot(0, 6))
    battle.turn("t34-1 defend 0506 1", f"pz3g-1 attack t34-1 {route}")
    assert len(battle.told(FlankAttacked)) == flank


@rule("tanks:8.1e")
@pytest.mark.parametrize("side", SIDES)
def test_a_unit_without_a_sector_has_no_flanks(side: str) -> None:
    battle = Battle("t34 0505", f"pz3g {side}")
    battle.dice(*shot(0, 10), *shot(0, 6)).turn("pz3g-1 attack t34-1 0505")
    assert (battle.told(FlankAttacked), battle.told(SteadfastnessTested)) == ([], [])


@rule("tanks:8.1e")
def test_the_flanks_of_a_defence_are_gone_with_its_turn() -> None:
    battle = Battle("t34 0505", "pz3g 0506").turn("t34-1 defend 0504 1")
    battle.dice(*shot(0, 10), *shot(0, 6)).turn("pz3g-1 attack t34-1 0505")
    assert battle.told(FlankAttacked) == []


# 8.2 Attacks into flank or rear


@rule("tanks:8.2a")
def test_the_test_comes_before_close_combat() -> None:
    battle = Battle("t34 0505", "pz3g 0504")
    battle.dice(*PASSED).dice_of(t34_1=shot(0, 10), pz3g_1=shot(4, 6))
    battle.turn("t34-1 defend 0506 1", "pz3g-1 attack t34-1 0505")
    log = battle.log()
    assert log.index("SteadfastnessTested") < log.index("ShotFired")
    assert log.count("SteadfastnessTested") == 1
    assert battle.strength("t34-1") == 3  # passed: own 3 and 1 for the order stop four hits


@rule("tanks:8.2a")
def test_only_the_target_of_the_attack_tests() -> None:
    battle = Battle("t34 0505", "t26 0505", "pz3g 0504")
    battle.dice(*PASSED, *shot(0, 10), *shot(0, 5), *shot(0, 6))
    battle.turn("t34-1 defend 0506 1", "t26-1 defend 0405 1", "pz3g-1 attack t34-1 0505")
    assert [e.unit for e in battle.told(SteadfastnessTested)] == ["t34-1"]


@rule("tanks:8.2b", "tanks:5.3c")
@pytest.mark.parametrize(("faces", "accuracy", "hits"), [(PASSED, 2, 3), (FAILED, 1, 1)])
def test_whoever_fails_is_suppressed_at_once_and_fights_so(
    faces: tuple[int, int], accuracy: int, hits: int
) -> None:
    battle = Battle("t34 0505", "pz3g 0504", figures={"units.pz3g.protection": 5})
    battle.dice(*faces).dice_of(t34_1=(1, 2, 2, *shot(0, 7)), pz3g_1=shot(0, 6))
    battle.turn("t34-1 defend 0506 1", "pz3g-1 attack t34-1 0505")
    back = battle.shot_of("t34-1")
    assert (back.accuracy, back.hits) == (accuracy, hits)
    assert battle.is_suppressed("t34-1") is (faces == FAILED)
    assert [e.unit for e in battle.told(UnitSuppressed)] == ["t34-1"] * (faces == FAILED)


@rule("tanks:8.2b")
def test_with_the_failed_test_the_bonuses_are_gone_in_close_combat() -> None:
    battle = Battle("t34 0505", "pz3g 0504", terrain=WOODS)
    battle.dice(*FAILED).dice_of(t34_1=shot(0, 10), pz3g_1=shot(4, 6))
    battle.turn("t34-1 defend 0506 1", "pz3g-1 attack t34-1 0505")
    assert battle.strength("t34-1") == 2


# 8.3 Covered flanks


@rule("tanks:8.3a")
def test_a_friend_without_flanks_on_the_hex_covers_them() -> None:
    battle = Battle("t34 0505", "t26 0505", "pz3g 0504")
    battle.dice(*shot(0, 10), *shot(0, 5), *shot(0, 6))
    battle.turn("t34-1 defend 0506 1", "pz3g-1 attack t34-1 0505")
    assert (battle.told(FlankAttacked), battle.told(SteadfastnessTested)) == ([], [])
    assert {e.unit: e.target for e in battle.told(ShotFired)} == {
        "t34-1": "pz3g-1", "t26-1": "pz3g-1", "pz3g-1": "t34-1",
    }  # fmt: skip


@rule("tanks:8.3a")
@pytest.mark.parametrize("friend", ["0404", "0604"])
def test_a_friend_on_a_neighbouring_hex_does_not(friend: str) -> None:
    battle = Battle("t34 0505", f"t26 {friend}", "pz3g 0504")
    battle.dice(*PASSED, *shot(0, 10), *shot(0, 6))
    battle.turn("t34-1 defend 0506 1", "pz3g-1 attack t34-1 0505")
    assert [e.target for e in battle.told(FlankAttacked)] == ["t34-1"]


@rule("tanks:8.3a")
def test_a_friend_with_flanks_of_its_own_does_not() -> None:
    battle = Battle("t34 0505", "t26 0505", "pz3g 0504")
    battle.dice(*PASSED, *shot(0, 10), *shot(0, 5), *shot(0, 6))
    battle.turn("t34-1 defend 0506 1", "t26-1 defend 0506 1", "pz3g-1 attack t34-1 0505")
    assert [e.target for e in battle.told(FlankAttacked)] == ["t34-1"]
