"""3 The unit and its card, front and back; protection and fire power have modules of their own."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from stavka.games.tanks import GAME
from stavka.games.tanks.events import HitsTaken, ShotFired, SteadfastnessTested, UnitDestroyed
from stavka.kernel import Message
from stavka.testing import rule
from tests.games.tanks.field import Battle
from tests.games.tanks.rolls import FAILED, PASSED, shot

LIGHT = {"t60", "t26", "bt5", "t70", "p35", "pz2", "p38"}
MEDIUM = {"t34", "t34g", "pz3g", "pz4d", "stug", "pz3l", "pz4g"}
HEAVY = {"kv1", "kv2", "tig"}
CARDS = sorted(LIGHT | MEDIUM | HEAVY)


# 3.0 to 3.2 Model, card, type, symbol


@rule("tanks:3.0a")
def test_platoon_and_card_bear_the_same_number() -> None:
    battle = Battle("t34 0505", "t26 0404", "t34 0605", "pz3g 0514", "pz3g 0513")
    assert battle.p.ids == ("t34-1", "t26-1", "t34-2", "pz3g-1", "pz3g-2")
    assert [battle.at(id) for id in battle.p.ids] == ["0505", "0404", "0605", "0514", "0513"]
    for id in battle.p.ids:
        assert battle.seen(id, None)["card"] == id.partition("-")[0]
    battle.turn("t34-2 march 0606")
    assert (battle.at("t34-1"), battle.at("t34-2")) == ("0505", "0606")


@rule("tanks:3.0a")
@pytest.mark.parametrize("id", ["t34-2", "t34", "kv1-1", "t34-0"])
def test_there_is_no_platoon_with_another_number(duel: Battle, id: str) -> None:
    refusal = duel.why_not(f"unit {id}", "soviet")
    assert (refusal.id, refusal.rule) == ("no-such-unit", "tanks:3.0a")


@rule("tanks:3.0a")
def test_no_order_reaches_a_platoon_off_the_field() -> None:
    battle = Battle("t34 0505", "t26 0404", "pz3g 0507").weaken("t34-1", 1)
    battle.dice(*shot(4, 6)).turn("pz3g-1 fire t34-1")
    assert battle.why_not("unit t34-1", "soviet").id == "no-such-unit"
    assert battle.refused("pz3g-1 fire t34-1").id == "no-such-unit"


@rule("tanks:3.1a")
def test_platoons_are_light_medium_or_heavy_tanks() -> None:
    cards = GAME.edition.figures["units"]
    for type, names in (("light", LIGHT), ("medium", MEDIUM), ("heavy", HEAVY)):
        assert {id for id, card in cards.items() if card["type"] == type} == names


@rule("tanks:3.2a")
@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_a_symbol_of_its_own(card: str) -> None:
    drawing = (files("stavka.games.tanks") / "board" / "silhouettes.js").read_text()
    shapes = dict(re.findall(r"^  (\w+): (\{\s+long: .*?^  \}),$", drawing, re.M | re.S))
    assert card in shapes
    assert list(shapes.values()).count(shapes[card]) == 1
    for language in ("en", "ru"):
        texts = GAME.texts(language)
        names = [texts.say(Message(id, {})) for id in CARDS]
        assert names.count(texts.say(Message(card, {}))) == 1


# 3.3, 3.4 Strength and steadfastness


@rule("tanks:3.3a")
@pytest.mark.parametrize(("hits", "left"), [(3, 3), (4, 2), (5, 1)])
def test_each_damage_crosses_out_one_tank(duel: Battle, hits: int, left: int) -> None:
    duel.dice(*shot(hits, 6), *PASSED * (left < 3)).turn("pz3g-1 fire t34-1")
    assert (duel.strength("t34-1"), duel.strength("pz3g-1")) == (left, 3)
    assert duel.at("t34-1") == "0505"


@rule("tanks:3.3b")
@pytest.mark.parametrize("hits", [6, 5])
def test_with_the_last_tank_the_platoon_leaves_the_field(hits: int) -> None:
    battle = Battle("t34 0505", "t26 0504", "pz3g 0507").weaken("t34-1", 2)
    battle.dice(*shot(hits, 6)).turn("pz3g-1 fire t34-1")
    assert (battle.at("t34-1"), battle.strength("t34-1")) == ("destroyed", 0)
    assert [e.unit for e in battle.told(UnitDestroyed)] == ["t34-1"]
    assert battle.p.units_on(battle.hex("0505")) == []
    assert battle.over is None


@rule("tanks:3.3b")
def test_a_platoon_with_one_tank_left_stays_on_the_field(duel: Battle) -> None:
    duel.weaken("t34-1", 2).dice(*shot(4, 6), *PASSED).turn("pz3g-1 fire t34-1")
    assert (duel.at("t34-1"), duel.strength("t34-1")) == ("0505", 1)
    assert duel.told(UnitDestroyed) == []


@rule("tanks:3.4a")
@pytest.mark.parametrize(
    ("loss", "values"), [(2, [9, 7, 5]), (1, [9, 8, 7]), (0, [9, 9, 9]), (5, [9, 4, 0])]
)
def test_each_damage_lowers_steadfastness_as_the_card_says(loss: int, values: list[int]) -> None:
    battle = Battle("t34 0505", "pz3g 0507", figures={"units.t34.loss": loss})
    found = [battle.weaken("t34-1", tanks).steadfastness("t34-1") for tanks in (3, 2, 1)]
    assert found == values
    assert battle.steadfastness("pz3g-1") == 9


@rule("tanks:3.4b")
@pytest.mark.parametrize(("faces", "passed"), [((3, 4), True), ((4, 4), False)])
def test_the_test_for_a_damage_is_taken_with_the_lower_value(
    duel: Battle, faces: tuple[int, int], passed: bool
) -> None:
    duel.dice(*shot(4, 6), *faces).turn("pz3g-1 fire t34-1")
    (test,) = duel.told(SteadfastnessTested)
    assert (test.unit, test.steadfastness, test.passed) == ("t34-1", 7, passed)


@rule("tanks:3.4b")
def test_the_lower_value_stays_for_later_turns(duel: Battle) -> None:
    duel.dice(*shot(5, 6), *PASSED).turn("pz3g-1 fire t34-1")
    assert duel.seen("t34-1", "german")["steadfastness"] == 5
    duel.dice(*shot(0, 9), 3, 3).turn("pz3g-1 suppress t34-1")
    (test,) = duel.told(SteadfastnessTested)
    assert (test.total, test.steadfastness, test.passed) == (6, 5, False)


# 3.6 Special capabilities, 3.7 states


@rule("tanks:3.6a")
@pytest.mark.parametrize("capable", [True, False])
def test_the_card_says_whether_a_unit_breaks_wire(capable: bool) -> None:
    figures = {"units.t34.wire": capable}
    battle = Battle("t34 0505", "pz3g 0514", figures=figures, wire=["0505|0506"])
    assert battle.allowed("t34-1 march 0506") is capable


@rule("tanks:3.6a")
@pytest.mark.parametrize(("less", "count"), [("half", 5), (3, 7)])
def test_the_card_says_how_it_fires_on_the_move(less: object, count: int) -> None:
    battle = Battle("t34 0505", "pz3g 0507", figures={"units.t34.on_the_move_dice": less})
    battle.dice(*shot(0, count)).turn("t34-1 move-fire pz3g-1 * 0506")
    assert [len(e.dice) for e in battle.told(ShotFired)] == [count]


@rule("tanks:3.7a")
def test_suppression_is_marked_and_lasts_into_the_next_turn(duel: Battle) -> None:
    duel.dice(*shot(0, 9), *FAILED).turn("pz3g-1 suppress t34-1")
    assert duel.p.turn == 2
    assert duel.seen("t34-1", "german")["suppressed"]
    assert not duel.seen("pz3g-1", "german")["suppressed"]


@rule("tanks:3.7a")
def test_ambush_is_marked_and_lasts_into_the_next_turns() -> None:
    battle = Battle("t34 0505", "pz3g 0514", terrain={"0505": "sparse-woods"})
    battle.turn("t34-1 ambush 0506 2")
    assert not battle.seen("t34-1", "german")["ambush"]
    battle.turn("t34-1 ambush 0506 2")
    for turn in (3, 4):
        assert battle.p.turn == turn
        assert battle.seen("t34-1", "german")["ambush"]
        battle.turn()


# 3.8 Ammunition, 3.9 cost


@rule("tanks:3.8a")
@pytest.mark.parametrize(
    ("order", "dice", "spent"),
    [
        ("t34-1 fire pz3g-1", shot(0, 10), 1),
        ("t34-1 suppress pz3g-1", (*shot(0, 15), *PASSED), 3),
        ("t34-1 move-fire pz3g-1 0506*", shot(0, 5), 1),
        ("t34-1 attack pz3g-1 0506 0507", shot(0, 16), 1),
        ("t34-1 march 0504", (), 0),
        ("t34-1 defend 0506 2", (), 0),
        ("t34-1 wait", (), 0),
    ],
)
def test_an_order_crosses_out_its_number_of_clips(
    duel: Battle, order: str, dice: tuple[int, ...], spent: int
) -> None:
    duel.dice(*dice).turn(order)
    assert duel.ammo("t34-1") == 10 - spent
    assert duel.ammo("pz3g-1") == (9 if "attack" in order else 10)


@rule("tanks:3.8b")
def test_replenishing_erases_marks() -> None:
    battle = Battle("t26 0505", "t26 0505", "pz3g 0514", depots=["soviet 0505 12"])
    battle.load("t26-1", 3).load("t26-2", 3).turn("t26-1 resupply 2")
    assert (battle.ammo("t26-1"), battle.ammo("t26-2")) == (5, 3)


def armies() -> Battle:
    """Two players raise armies for 200 points."""
    return Battle(scenario="own-battle", options={"points": 200})


@rule("tanks:3.9a")
def test_an_army_may_cost_as_much_as_agreed_and_no_more() -> None:
    battle = armies().play("buy t34", seat="soviet")
    for card, cost in (("kv1", 175), ("t34g", 155), ("t34", 115)):
        assert GAME.edition.figures["units"][card]["cost"] == cost
        refusal = battle.why_not(f"buy {card}", "soviet")
        assert (refusal.id, refusal.rule) == ("too-expensive", "tanks:3.9a")
    battle.play("buy t26", seat="soviet")
    assert battle.match.view("soviet")["board"]["funds"] == 40
    assert [c for c in battle.match.choices("soviet") if c.verb == "buy"] == ["buy t60"]
    battle.play("buy t60", seat="soviet")
    assert battle.match.choices("soviet") == ("done",)


@rule("tanks:3.9a")
def test_the_very_last_point_may_be_spent() -> None:
    edition = {"units.t26.cost": 85}
    battle = Battle(scenario="own-battle", options={"points": 200}, figures=edition)
    battle.play("buy t34", "buy t26", seat="soviet")
    assert battle.match.view("soviet")["board"]["funds"] == 0


@rule("tanks:3.9a")
def test_cost_has_no_effect_in_the_battle() -> None:
    boards = []
    for cost in (115, 1):
        battle = Battle("t34 0505", "pz3g 0507", figures={"units.t34.cost": cost})
        offered = battle.offered("t34-1"), battle.offered("pz3g-1")
        battle.dice(*shot(4, 10), *shot(4, 6), *PASSED, 5, 5)
        battle.turn("t34-1 fire pz3g-1", "pz3g-1 fire t34-1")
        board = battle.match.view(None)["board"]
        boards.append((offered, board["units"], battle.told(HitsTaken)))
    assert boards[0] == boards[1]


# 3.11 The back of the card


@rule("tanks:3.11a")
@pytest.mark.parametrize(
    ("orders", "verbs"),
    [
        (["march"], {"march", "wait"}),
        (["fire", "defence"], {"fire", "defend", "wait"}),
        (["fire-on-the-move", "attack"], {"move-fire", "attack", "wait"}),
        ([], {"wait"}),
    ],
)
def test_no_order_is_offered_that_is_not_on_the_back(orders: list[str], verbs: set[str]) -> None:
    battle = Battle("t34 0505", "pz3g 0507", figures={"units.t34.orders": orders})
    offered = battle.match.fork()
    offered.play("soviet", "unit t34-1")
    assert {choice.verb for choice in offered.choices("soviet")} == {*verbs, "clear"}


@rule("tanks:3.11a")
def test_a_unit_tied_in_close_combat_needs_the_symbol_to_withdraw() -> None:
    battle = Battle("t34 0505", "pz3g 0507", figures={"units.t34.orders": ["attack"]})
    battle.put("pz3g-1", "0505")
    assert battle.refused("t34-1 march 0504").id == "not-on-card"
    assert battle.allowed("t34-1 attack pz3g-1")


@rule("tanks:3.11a")
def test_a_tied_unit_whose_card_allows_nothing_there_just_fights_on() -> None:
    battle = Battle("t34 0505", "pz3g 0507", figures={"units.t34.orders": ["fire"]})
    battle.put("pz3g-1", "0505")
    refusal = battle.why_not("unit t34-1", "soviet")
    assert (refusal.id, refusal.rule) == ("tied-in-close-combat", "tanks:10.4.2c")
    assert battle.match.choices("soviet") == ("ready",)
    battle.dice(*shot(0, 10), *shot(0, 6)).turn()
    assert [e.unit for e in battle.told(ShotFired)] == ["t34-1", "pz3g-1"]
