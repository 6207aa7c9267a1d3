"""Where a rule ends: the first hex of the map, the last round, all six directions; and what a
question says of them."""

from __future__ import annotations

import pytest

from stavka.games.tanks.battlefield import DEPTH
from stavka.games.tanks.events import ShotFired
from stavka.testing import rule
from tests.games.tanks.field import BOTH_SIDES, Battle
from tests.games.tanks.rolls import shot

pytestmark = BOTH_SIDES

NEIGHBOURS = ["0405", "0506", "0605", "0604", "0504", "0404"]  # of 0505, in a circle


@rule("tanks:10.1f")
def test_a_sentry_fires_its_last_round() -> None:
    battle = Battle("t34 0505", "pz3g 0508").load("t34-1", 1)
    battle.dice(*shot(0, 10)).turn("t34-1 defend 0506 3", "pz3g-1 march 0507")
    assert [(e.unit, e.target) for e in battle.told(ShotFired)] == [("t34-1", "pz3g-1")]
    assert battle.ammo("t34-1") == 0


@rule("tanks:10.1f")
def test_a_sentry_stands_on_the_first_hex_of_the_map() -> None:
    battle = Battle("t34 0101", "pz3g 0104")
    battle.dice(*shot(0, 10)).turn("t34-1 defend 0102 3", "pz3g-1 march 0103")
    assert [(e.unit, e.target) for e in battle.told(ShotFired)] == [("t34-1", "pz3g-1")]


def test_an_enemy_on_the_first_hex_of_the_map_can_be_named() -> None:
    battle = Battle("t34 0103", "pz3g 0101")
    assert battle.allowed("t34-1 fire pz3g-1")
    seat = battle.seat("t34-1")
    assert battle.why_not("unit pz3g-1", seat).id == "not-your-unit"


def test_who_is_not_there_cannot_be_named() -> None:
    refusal = Battle("t34 0505", "pz3g 0507").refused("t34-1 fire pz3g-9")
    assert refusal.id == "no-such-unit"


@rule("tanks:4.3a")
def test_special_orders_are_carried_out_on_the_first_hex_of_the_map() -> None:
    battle = Battle("t34 0101", "pz3g 0910", terrain={"0101": "sparse-woods"})
    battle.hide("t34-1", "0102", 2).turn("t34-1 turn 0201")
    assert battle.facing("t34-1") == "0201"


@rule("tanks:8.1a")
@pytest.mark.parametrize("place", range(6))
def test_a_sector_in_any_direction_bars_what_is_behind_it(place: int) -> None:
    ahead, behind = NEIGHBOURS[place], NEIGHBOURS[place - 3]
    battle = Battle("t34 0505", f"pz3g {ahead}", f"pz3g {behind}").hide("t34-1", ahead, 1)
    assert battle.allowed("t34-1 fire pz3g-1")
    assert battle.refused("t34-1 fire pz3g-2").id == "outside-sector"


@rule("tanks:13.1b")
def test_nobody_hides_on_a_plain() -> None:
    refusal = Battle("t34 0505", "pz3g 0910").refused("t34-1 ambush 0506 2")
    assert (refusal.id, refusal.rule) == ("no-ambush-there", "tanks:13.1b")


@rule("tanks:10.9a")
def test_who_has_no_way_out_cannot_march_and_is_told_so() -> None:
    battle = Battle("t34 0505", "pz3g 0910", terrain=dict.fromkeys(NEIGHBOURS, "lake"))
    refusal = battle.refused("t34-1 march 0506")
    assert (refusal.id, refusal.rule) == ("no-way-out", "tanks:10.9a")
    battle = Battle("t34 0505", "pz3g 0910", terrain=dict.fromkeys(NEIGHBOURS[1:], "lake"))
    assert battle.allowed("t34-1 march 0405")


def test_the_question_counts_units_without_an_order_and_hexes_that_are_left() -> None:
    battle = Battle("t34 0505", "t26 0101", "pz3g 0910", figures={"units.t34.march": 3})
    seat = battle.seat("t34-1")

    def said() -> tuple[object, object, object]:
        question = battle.match.question(seat)
        assert question is not None
        args = question.prompt.args
        return args["unit"], args["order"], args["left"]

    assert said() == ("nobody", "order-none", 2)
    battle.play("unit t34-1", seat=seat)
    assert said() == ("t34-1", "order-none", 0)
    battle.play("march", "to 0506", seat=seat)
    assert said() == ("t34-1", "order-march", 2)
    battle.play("to 0507", seat=seat)
    assert said() == ("t34-1", "order-march", 1)
    battle.play("to 0508", "done", seat=seat)
    assert said() == ("nobody", "order-none", 1)


@rule("tanks:10.8a")
def test_at_least_one_ammunition_is_taken() -> None:
    side = Battle("t34 0505", "pz3g 0910").seat("t34-1")
    battle = Battle("t34 0505", "pz3g 0910", depots=[f"{side} 0505 12"]).load("t34-1", 7)
    battle.play("unit t34-1", "resupply", seat=side)
    assert battle.match.choices(side)[:3] == ("take 1", "take 2", "take 3")


def test_an_army_of_one_s_own_is_placed_along_its_edge() -> None:
    field = Battle("t34 0505", "pz3g 0507", terrain={"0101": "lake", "1014": "lake"}).p.field
    rows = {"north": range(1, 1 + DEPTH), "south": range(11 - DEPTH, 11)}
    columns = {"west": range(1, 1 + DEPTH), "east": range(15 - DEPTH, 15)}
    for side, name in enumerate((field.map.soviet, field.map.german)):
        expected = {
            f"{row:02}{column:02}"
            for row in rows.get(name, range(1, 11))
            for column in columns.get(name, range(1, 15))
        }
        assert {field.number(hex) for hex in field.edge(side)} == expected - {"0101", "1014"}


@rule("tanks:10.5d")
def test_who_hides_before_the_battle_may_do_without_a_kill_zone() -> None:
    battle = Battle(scenario="forest-road")
    battle.play("hide 0613")
    faces = battle.match.choices(battle.match.waiting[0])
    assert [face for face in faces if face.endswith(" 0")] == ["face 0613 0"]
    battle.play("face 0613 0", "hide 0310", "face 0309 2", "ready")
    assert (battle.in_ambush("kv1-1"), battle.zone("kv1-1")) == (True, 0)


@rule("tanks:8.1c")
@pytest.mark.parametrize(
    ("place", "around"),
    [
        ("0101", {"0102", "0201"}),
        ("0102", {"0101", "0103", "0201", "0202"}),
        ("1014", {"1013", "0914"}),
    ],
)
def test_at_the_edge_a_sector_points_to_the_hexes_that_are_there(
    place: str, around: set[str]
) -> None:
    battle = Battle(f"t34 {place}", "pz3g 0507")
    seat = battle.seat("t34-1")
    battle.play("unit t34-1", "defend", seat=seat)
    faces = [c.split(" ") for c in battle.match.choices(seat) if c.startswith("face ")]
    assert {hex for _, hex, _ in faces} == around
