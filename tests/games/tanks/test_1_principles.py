"""1 Basic principles: everything at once, and the card says what a unit can do."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from stavka.games.tanks import GAME
from stavka.games.tanks.components import COMPONENTS, TYPES
from stavka.games.tanks.events import ShotFired, UnitMoved
from stavka.kernel import BadEdition, Edition
from stavka.kernel.edition import load
from stavka.testing import rule
from tests.games.tanks.field import Battle
from tests.games.tanks.rolls import shot

# Each order of the card, how it is written, and where: a T-34 in sparse woods with a depot, another
# weak one beside it, a Pz.Kpfw.III two hexes off.
ORDERS = {
    "defence": "t34-1 defend 0506 2",
    "suppressive-fire": "t34-1 suppress pz3g-1",
    "fire": "t34-1 fire pz3g-1",
    "attack": "t34-1 attack pz3g-1 0506 0507",
    "ambush": "t34-1 ambush 0506 2",
    "turn": "t34-1 turn 0404",
    "rally": "t34-1 rally t34-1",
    "resupply": "t34-1 resupply 1",
    "march": "t34-1 march 0504",
    "fire-on-the-move": "t34-1 move-fire pz3g-1 0506*",
}


def with_orders(orders: list[str], *, in_ambush: bool = False) -> Battle:
    """A T-34 with these symbols on the back of its card, for which every order makes sense."""
    battle = Battle(
        "t34 0505", "t34 0505", "pz3g 0507",
        terrain={"0505": "sparse-woods"}, depots=["soviet 0505 12"],
        figures={"units.t34.orders": orders},
    )  # fmt: skip
    battle.weaken("t34-1", 1).weaken("t34-2", 1).load("t34-1", 5)
    return battle.hide("t34-1", "0506", 2) if in_ambush else battle


# 1.1 Everything at once


@rule("tanks:1.1a")
def test_both_players_give_orders_at_the_same_time(duel: Battle) -> None:
    assert duel.match.waiting == ("soviet", "german")
    duel.play("unit pz3g-1", "wait", seat="german").play("unit t34-1", seat="soviet")
    duel.play("clear pz3g-1", seat="german").play("wait", seat="soviet")
    assert duel.match.waiting == ("soviet", "german")


@rule("tanks:1.1a", "tanks:1.1b")
def test_two_units_that_destroy_each_other_have_both_fired(duel: Battle) -> None:
    duel.weaken("t34-1", 1).weaken("pz3g-1", 1)
    duel.dice(*shot(3, 8), *shot(4, 4)).turn("t34-1 fire pz3g-1", "pz3g-1 fire t34-1")
    assert [e.unit for e in duel.told(ShotFired)] == ["t34-1", "pz3g-1"]
    assert (duel.at("t34-1"), duel.at("pz3g-1")) == ("destroyed", "destroyed")
    assert (duel.ammo("t34-1"), duel.ammo("pz3g-1")) == (9, 9)


@rule("tanks:1.1b")
def test_who_writes_and_is_ready_first_makes_no_difference() -> None:
    boards = []
    for seats in (("soviet", "german"), ("german", "soviet")):
        battle = Battle("t34 0505", "pz3g 0507")
        pieces = {"soviet": "fire pz3g-1", "german": "fire t34-1"}
        units = {"soviet": "t34-1", "german": "pz3g-1"}
        for seat in seats:
            battle.play(f"unit {units[seat]}", pieces[seat], seat=seat)
        battle.dice(*shot(4, 10), 1, 2, *shot(4, 6), 3, 4)
        battle.match.play(seats[0], "ready")
        battle.match.play(seats[1], "ready")
        boards.append(battle.match.view(None)["board"])
    assert boards[0] == boards[1]


@rule("tanks:1.1c")
def test_units_move_hex_by_hex_together() -> None:
    battle = Battle("t34 0505", "bt5 0705", "pz3g 0510")
    battle.turn("t34-1 march 0504 0503 0502", "bt5-1 march 0704", "pz3g-1 march 0511 0512")
    assert [(e.unit, e.place) for e in battle.told(UnitMoved)] == [
        ("t34-1", "0504"), ("bt5-1", "0704"), ("pz3g-1", "0511"),
        ("t34-1", "0503"), ("pz3g-1", "0512"),
        ("t34-1", "0502"),
    ]  # fmt: skip


@rule("tanks:1.1c")
@pytest.mark.parametrize("german", ["0508 0507 0506", "0507 0506"])
def test_of_two_units_for_one_hex_the_one_with_the_shorter_way_is_there_first(german: str) -> None:
    start = {"0508 0507 0506": "0509", "0507 0506": "0508"}[german]
    battle = Battle("t34 0505", f"pz3g {start}")
    battle.turn("t34-1 march 0506", f"pz3g-1 march {german}")
    assert (battle.at("t34-1"), battle.at("pz3g-1")) == ("0506", "0507")


# 1.2 The card


@rule("tanks:1.2a")
def test_every_platoon_has_a_card_of_its_own() -> None:
    battle = Battle("t34 0505", "t34 0506", "kv1 0507", "pz3g 0707")
    battle.weaken("t34-2", 1).load("t34-2", 4).suppress("t34-2")
    seen = {id: battle.seen(id, None) for id in battle.p.ids}
    assert [seen[id]["card"] for id in battle.p.ids] == ["t34", "t34", "kv1", "pz3g"]
    told = [(u["strength"], u["ammo"], u["suppressed"]) for u in seen.values()]
    assert told == [(3, 10, False), (1, 4, True), (3, 10, False), (3, 10, False)]


@rule("tanks:1.2a")
def test_a_platoon_without_a_card_cannot_be() -> None:
    change = {"scenarios.training.soviet": ["t26 0902", "t44 0906"]}
    with pytest.raises(BadEdition, match="no unit card 't44'"):
        GAME.start("training", 1, {}, GAME.edition.override(change, GAME.components))
    raising = Battle(scenario="own-battle")
    refusal = raising.why_not("buy t44", "soviet")
    assert (refusal.id, refusal.rule) == ("no-such-card", "tanks:1.2a")


@rule("tanks:1.2b", "tanks:3.11a")
@pytest.mark.parametrize("symbol", ORDERS)
def test_an_order_needs_its_symbol_on_the_card(symbol: str) -> None:
    turning = symbol == "turn"  # for which a unit needs a sector, as in ambush
    assert with_orders([symbol], in_ambush=turning).allowed(ORDERS[symbol])
    others = [other for other in ORDERS if other != symbol]
    refusal = with_orders(others, in_ambush=turning).refused(ORDERS[symbol])
    assert (refusal.id, refusal.rule) == ("not-on-card", "tanks:1.2b")


@rule("tanks:1.2c", "tanks:1.2b")
@pytest.mark.parametrize(("card", "has"), [("pz3g", True), ("pz4d", True), ("stug", False)])
def test_the_example_of_fire_on_the_move(card: str, has: bool) -> None:
    battle = Battle("t34 0505", f"{card} 0507")
    order = f"{card}-1 move-fire t34-1 0506*"
    assert ("move-fire t34-1" in battle.offered(f"{card}-1")) is has
    assert battle.allowed(order) is has
    if not has:
        refusal = battle.refused(order)
        assert (refusal.id, refusal.rule) == ("not-on-card", "tanks:1.2b")


# 1.4, 1.5, 1.6 A system that grows


def with_new_card(tmp_path: Path) -> Edition:
    """The data of the game and one more card in its file, a light tank that only marches."""
    data = files("stavka.games.tanks") / "data"
    text = (data / "units.toml").read_text(encoding="utf-8")
    start = text.index("[units.t26]")
    t26 = text[start : text.index("[units.", start + 1)]
    t50 = t26.replace("[units.t26]", "[units.t50]").replace("march = 3", "march = 5")
    orders = t50[t50.index("orders = [") : t50.index("]", t50.index("orders = [")) + 1]
    units = tmp_path / "units.toml"
    units.write_text(text + t50.replace(orders, 'orders = ["march"]'), encoding="utf-8")
    others = [data / name for name in GAME.data if name != "units.toml"]
    return load([units, *others], COMPONENTS)


@rule("tanks:1.4a")
def test_a_further_set_brings_cards_as_data(tmp_path: Path) -> None:
    edition = with_new_card(tmp_path)
    change = {"scenarios.training.soviet": ["t50 1001"]}
    match = GAME.start("training", 1, {}, edition.override(change, GAME.components))
    match.play("soviet", "unit t50-1")
    assert match.choices("soviet") == ("march", "wait", "clear t50-1")
    match.play("soviet", "march")
    for hex in ("1002", "1003", "1004", "1005", "1006"):
        match.play("soviet", f"to {hex}")
    assert match.choices("soviet") == ("done", "clear t50-1")


FILE = """\
game = "tanks"
[scenario]
turns = 3
soviet = ["t34 0102", "t26 0302"]
german = ["pz2 0307"]
[map]
rows = [".......", "..b....", "......."]
"""


@rule("tanks:1.5a")
def test_a_scenario_of_ones_own_is_played_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(FILE, encoding="utf-8")
    match = GAME.start("own-scenario", 1, {}, GAME.read_edition(path))
    board = match.view(None)["board"]
    assert {id: unit["place"] for id, unit in board["units"].items()} == {
        "t34-1": "0102", "t26-1": "0302", "pz2-1": "0307",
    }  # fmt: skip
    assert (board["turns"], match.position.field.names[match.position.field.find("0203")]) == (
        3,
        "bushes",
    )


@rule("tanks:1.5a")
def test_the_scenario_file_of_the_docs_can_be_played(tmp_path: Path) -> None:
    page = (Path(__file__).parents[3] / "docs" / "games" / "tanks.md").read_text(encoding="utf-8")
    path = tmp_path / "my.toml"
    path.write_text(page.split("```toml\n")[1].split("```")[0], encoding="utf-8")
    match = GAME.start("own-scenario", 1, {}, GAME.read_edition(path))
    assert match.view(None)["board"]["units"]["t26-1"]["ambush"]
    assert match.waiting == match.seats


@rule("tanks:1.5a")
def test_a_scenario_file_with_a_mistake_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(FILE.replace("t26 0302", "t26 0402"), encoding="utf-8")
    with pytest.raises(BadEdition, match=r"my\.toml: line 4: scenario\.soviet: no hex '0402'"):
        GAME.read_edition(path)


@rule("tanks:1.6a", "tanks:3.1a")
def test_there_are_only_tanks() -> None:
    cards = GAME.edition.figures["units"]
    assert {card["type"] for card in cards.values()} == set(TYPES) == {"light", "medium", "heavy"}
    for absent in ("infantry", "hq", "artillery", "aircraft"):
        with pytest.raises(BadEdition, match="type"):
            GAME.edition.override({"units.t34.type": absent}, GAME.components)
