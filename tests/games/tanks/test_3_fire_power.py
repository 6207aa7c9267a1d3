"""3.10 Fire power: types of targets, intensity, range and accuracy."""

from __future__ import annotations

import pytest

from stavka.games.tanks import GAME
from stavka.games.tanks.events import ShotFired
from stavka.testing import rule
from tests.games.tanks.field import Battle
from tests.games.tanks.rolls import shot

# Scales that are all different, for 3, 2 and 1 tanks.
SCALES = {"light": [9, 8, 6], "medium": [7, 5, 4], "heavy": [3, 2, 1]}
FIGURES = {f"units.t34.{type}": scale for type, scale in SCALES.items()}
TARGETS = {"light": "pz2", "medium": "pz3g", "heavy": "tig"}

# The cards: accuracy from the own hex outwards; dice of the full platoon against the three types.
CARDS: dict[str, tuple[list[int], int, int, int]] = {
    "t60": ([3, 3, 2, 1], 5, 2, 0),
    "t26": ([2, 2, 2, 1, 1], 7, 5, 3),
    "bt5": ([2, 2, 2, 1, 1], 7, 5, 3),
    "t70": ([2, 2, 2, 1, 1], 7, 5, 3),
    "t34": ([2, 2, 2, 1, 1], 11, 10, 8),
    "t34g": ([2, 2, 2, 2, 1], 12, 11, 9),
    "kv1": ([2, 2, 2, 1, 1], 11, 10, 8),
    "kv2": ([1, 2, 2, 1, 1], 10, 10, 9),
    "p35": ([2, 2, 2, 1], 6, 4, 2),
    "pz2": ([3, 3, 2, 1], 7, 4, 2),
    "p38": ([2, 2, 2, 1, 1], 8, 6, 4),
    "pz3g": ([2, 2, 2, 1, 1], 9, 6, 4),
    "pz4d": ([2, 3, 2, 2, 1], 11, 8, 6),
    "stug": ([2, 3, 2, 2, 1], 10, 7, 5),
    "pz3l": ([2, 3, 2, 2, 1], 10, 8, 6),
    "pz4g": ([2, 3, 2, 2, 1, 1], 12, 11, 9),
    "tig": ([2, 3, 3, 2, 2, 1, 1], 13, 12, 11),
}


def the_shot(battle: Battle) -> ShotFired:
    (found,) = battle.told(ShotFired)
    return found


# 3.10a Types of targets


@rule("tanks:3.10a")
@pytest.mark.parametrize(
    "order",
    ["fire tig-1", "suppress tig-1", "move-fire tig-1 0504*", "attack tig-1 0506 0507"],
)
def test_a_type_that_is_not_on_the_card_cannot_be_the_target(order: str) -> None:
    battle = Battle("t60 0505", "tig 0507", "pz2 0606")
    refusal = battle.refused(f"t60-1 {order}")
    assert (refusal.id, refusal.rule) == ("type-not-on-card", "tanks:3.10a")
    assert battle.offered("t60-1", order.split(" ")[0]) == [f"{order.split(' ')[0]} pz2-1"]


@rule("tanks:3.10a")
@pytest.mark.parametrize("order", ["fire tig-1", "suppress tig-1", "attack tig-1 0506 0507"])
def test_a_type_that_is_on_the_card_can_be_the_target(order: str) -> None:
    assert Battle("t26 0505", "tig 0507").allowed(f"t26-1 {order}")


@rule("tanks:3.10a")
def test_a_unit_tied_with_a_type_not_on_its_card_has_no_shot() -> None:
    battle = Battle("t60 0505", "tig 0507").put("tig-1", "0505")
    battle.dice(*shot(0, 13)).turn()
    assert [e.unit for e in battle.told(ShotFired)] == ["tig-1"]


@rule("tanks:3.10a")
def test_a_kill_zone_lets_types_pass_that_are_not_on_the_card() -> None:
    battle = Battle("t60 0505", "tig 0507")
    battle.turn("t60-1 defend 0506 3", "tig-1 march 0506")
    assert battle.told(ShotFired) == []
    assert battle.at("tig-1") == "0506"


# 3.10b-d Intensity


@rule("tanks:3.10b", "tanks:3.10c", "tanks:7.1b")
@pytest.mark.parametrize("type", SCALES)
@pytest.mark.parametrize("tanks", [3, 2, 1])
def test_the_dice_are_those_of_the_targets_type_at_the_present_strength(
    type: str, tanks: int
) -> None:
    battle = Battle("t34 0505", f"{TARGETS[type]} 0507", figures=FIGURES).weaken("t34-1", tanks)
    count = SCALES[type][3 - tanks]
    battle.dice(*shot(0, count)).turn(f"t34-1 fire {TARGETS[type]}-1")
    assert len(the_shot(battle).dice) == count


@rule("tanks:3.10b")
def test_the_strength_of_the_target_does_not_matter(duel: Battle) -> None:
    duel.weaken("pz3g-1", 1).dice(*shot(0, 10)).turn("t34-1 fire pz3g-1")
    assert len(the_shot(duel).dice) == 10


@rule("tanks:3.10c")
@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("type", SCALES)
def test_intensity_never_rises_as_tanks_are_lost(card: str, type: str) -> None:
    scale = GAME.edition.figures["units"][card][type]
    assert scale == sorted(scale, reverse=True)


@rule("tanks:3.10c")
def test_losses_of_this_very_turn_count_in_later_steps(duel: Battle) -> None:
    duel.dice(*shot(4, 15), *(1, 1), *shot(0, 4))
    duel.turn("t34-1 suppress pz3g-1", "pz3g-1 fire t34-1")
    assert duel.strength("pz3g-1") == 1
    assert [len(e.dice) for e in duel.told(ShotFired)] == [15, 4]


@rule("tanks:3.10d")
@pytest.mark.parametrize(("tanks", "count"), [(3, 12), (1, 10)])
def test_the_example_of_the_intensity_scale(tanks: int, count: int) -> None:
    battle = Battle("t34g 0505", "pz2 0507").weaken("t34g-1", tanks)
    battle.dice(*shot(0, count)).turn("t34g-1 fire pz2-1")
    assert len(the_shot(battle).dice) == count


# 3.10e-g Range and accuracy


@rule("tanks:3.10b", "tanks:3.10f")
@pytest.mark.parametrize("card", CARDS)
def test_the_figures_of_the_cards(card: str) -> None:
    accuracy, *dice = CARDS[card]
    figures = GAME.edition.figures["units"][card]
    assert figures["accuracy"] == accuracy
    assert [(figures[type] or [0])[0] for type in SCALES] == dice


@rule("tanks:3.10e")
def test_the_value_of_the_own_hex_is_that_of_close_combat() -> None:
    battle = Battle("t34 0505", "pz3g 0506", figures={"units.t34.accuracy": [5, 1, 1]})
    battle.dice(5, *[6] * 9, *shot(0, 6)).turn("t34-1 attack pz3g-1 0506")
    own = battle.told(ShotFired)[0]
    assert (own.unit, own.distance, own.accuracy, own.hits) == ("t34-1", 0, 5, 1)


@rule("tanks:3.10e")
def test_the_value_of_the_own_hex_is_not_used_for_fire() -> None:
    battle = Battle("t34 0505", "pz3g 0506", figures={"units.t34.accuracy": [5, 1, 1]})
    battle.dice(*[5] * 10).turn("t34-1 fire pz3g-1")
    assert (the_shot(battle).distance, the_shot(battle).accuracy, the_shot(battle).hits) == (
        1,
        1,
        0,
    )


@rule("tanks:3.10f")
@pytest.mark.parametrize(
    ("hex", "distance"), [("0506", 1), ("0604", 1), ("0507", 2), ("0406", 2), ("0508", 3)]
)
def test_the_accuracy_is_that_of_the_distance(hex: str, distance: int) -> None:
    figures = {"units.t34.accuracy": [6, 5, 4, 2]}
    battle = Battle("t34 0505", f"pz3g {hex}", figures=figures)
    battle.dice(*shot(0, 10)).turn("t34-1 fire pz3g-1")
    found = the_shot(battle)
    assert (found.distance, found.accuracy) == (distance, [6, 5, 4, 2][distance])


@rule("tanks:3.10f")
@pytest.mark.parametrize("order", ["fire", "suppress"])
def test_beyond_the_last_hex_of_the_row_nobody_can_be_hit(order: str) -> None:
    battle = Battle("t60 0505", "pz2 0508", "pz2 0509")
    assert battle.allowed(f"t60-1 {order} pz2-1")
    refusal = battle.refused(f"t60-1 {order} pz2-2")
    row = {"fire": "tanks:10.3b", "suppress": "tanks:10.2b"}[order]
    assert (refusal.id, refusal.rule) == ("out-of-range", row)


@rule("tanks:3.10f")
def test_a_hex_with_accuracy_0_cannot_be_shot_at() -> None:
    battle = Battle("t34 0505", "pz2 0507", figures={"units.t34.accuracy": [2, 2, 0, 1]})
    assert battle.refused("t34-1 fire pz2-1").id == "out-of-range"
    battle.put("pz2-1", "0508")
    assert battle.allowed("t34-1 fire pz2-1")


@rule("tanks:3.10g", "tanks:7.1c")
@pytest.mark.parametrize("accuracy", [1, 3, 5, 6])
def test_accuracy_is_the_highest_die_that_hits(accuracy: int) -> None:
    figures = {"units.t34.accuracy": [1, 1, accuracy], "units.t34.medium": [6, 6, 6]}
    battle = Battle("t34 0505", "pz3g 0507", figures={**figures, "units.pz3g.protection": 6})
    battle.dice(1, 2, 3, 4, 5, 6).turn("t34-1 fire pz3g-1")
    assert the_shot(battle).hits == accuracy
