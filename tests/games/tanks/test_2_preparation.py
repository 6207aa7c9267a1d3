"""2 Preparation: numbered hexes, the scenario's field and units, who commands what."""

from __future__ import annotations

from pathlib import Path

import pytest

from stavka.games.tanks import GAME
from stavka.games.tanks.components import COMPONENTS
from stavka.games.tanks.events import AmbushPlaced
from stavka.kernel import BadEdition, heard
from stavka.kernel.edition import load
from stavka.testing import rule
from tests.games.tanks.field import Battle

MAPS = ("training", "breakthrough", "tank-combat", "assault", "forest-road", "depots")

# Platoons of each scenario, its turns, and a few of its hexes.
SCENARIOS: dict[str, tuple[str, int, dict[str, str]]] = {
    "training": (
        "t26 0905, t34 0906 | p38 0106, pz4d 0102", 6,
        {"0104": "bushes", "0202": "sparse-woods", "0307": "plough", "0504": "village"},
    ),
    "breakthrough": (
        "t26 0808, bt5 0309, t34 0612 | pz2 0202, p38 0601, pz4d 0902, pz3g 0603", 8,
        {"0101": "lake", "0110": "forest", "0407": "swamp", "0709": "stones", "0511": "village"},
    ),
    "tank-combat": (
        "t26 0611, bt5 0411, t34 0812 | pz2 0703, p38 0502, pz4d 0902", 6,
        {"0208": "ravine", "0407": "ravine", "0803": "stones", "0505": "village"},
    ),
    "assault": (
        "t26 0508, bt5 0610, t34 0513 | pz2 0203, p38 0804, pz4d 0501", 6,
        {"0508": "village", "0509": "village", "0114": "lake", "1003": "swamp"},
    ),
    "depots": (
        "t34g 0512, t70 0313, t60 0813 | pz3l 0603, pz3g 0802, pz2 0303", 8,
        {"0605": "village", "0510": "village", "0408": "ravine", "1014": "plain"},
    ),
}  # fmt: skip


# 2.1 Hexes and their numbers


@rule("tanks:2.1a")
@pytest.mark.parametrize("name", MAPS)
def test_every_hex_has_a_number_and_one_terrain(name: str) -> None:
    field = Battle(scenario=name).p.field
    columns = 7 if name == "training" else 14
    numbers = [f"{row:02}{column:02}" for row in range(1, 11) for column in range(1, columns + 1)]
    assert [field.number(hex) for hex in range(field.size)] == numbers
    assert len(field.names) == len(numbers)
    assert set(field.names) <= set(GAME.edition.figures["terrain"])


@rule("tanks:2.1a")
def test_a_hex_with_a_letter_of_no_terrain_is_refused() -> None:
    with pytest.raises(BadEdition, match=r"maps\.own\.rows: row 2: no terrain has the letter 'x'"):
        Battle("t34 0101", "pz2 0107", rows=[".......", "...x..."])


@rule("tanks:2.1b")
def test_orders_name_hexes_by_their_numbers(duel: Battle) -> None:
    around = {"0404", "0405", "0504", "0506", "0604", "0605"}
    assert set(duel.hexes("t34-1 march")) == around
    duel.turn("t34-1 march 0604 0603")
    assert duel.at("t34-1") == "0603"


@rule("tanks:2.1b")
@pytest.mark.parametrize("number", ["1101", "0515", "0000", "505", "abcd"])
def test_an_unknown_number_is_refused(duel: Battle, number: str) -> None:
    refusal = duel.refused(f"t34-1 march {number}")
    assert (refusal.id, refusal.rule) == ("no-such-hex", "tanks:2.1b")


@rule("tanks:2.1c")
@pytest.mark.parametrize("number", ["0506", "2101", "3199"])
def test_a_hex_at_a_joint_answers_to_each_of_its_numbers(number: str) -> None:
    battle = Battle("t34 0505", "t26 0606", "pz3g 0514", joints=["0506=2101", "0506=3199"])
    assert {"0506", "2101", "3199"} <= set(battle.hexes("t34-1 march"))
    assert battle.hexes(f"t34-1 march {number}") == battle.hexes("t34-1 march 0506")
    battle.write(f"t26-1 defend {number} 1").turn(f"t34-1 march {number}")
    assert battle.at("t34-1") == "0506"


@rule("tanks:2.1c")
def test_a_joint_cannot_give_a_hex_the_number_of_another() -> None:
    with pytest.raises(BadEdition, match="0507 is the number of a hex already"):
        Battle("t34 0505", "pz3g 0514", joints=["0506=0507"])


# 2.2 The scenario


@rule("tanks:2.2a")
@pytest.mark.parametrize("name", SCENARIOS)
def test_field_and_units_are_set_up_as_the_scenario_says(name: str) -> None:
    armies, turns, terrain = SCENARIOS[name]
    battle = Battle(scenario=name)
    p = battle.p
    units = {
        side: [
            f"{p.box.card_ids[p.cards[u]]} {battle.at(p.ids[u])}"
            for u in range(len(p.ids))
            if p.side_name(u) == side
        ]
        for side in ("soviet", "german")
    }
    assert armies == " | ".join(", ".join(units[side]) for side in ("soviet", "german"))
    assert (p.turn, p.turns) == (1, turns)
    assert {hex: p.field.names[battle.hex(hex)] for hex in terrain} == terrain
    ammo = 5 if name == "depots" else 10
    for unit, id in enumerate(p.ids):
        assert battle.strength(id) == p.card(unit).strength
        assert battle.ammo(id) == ammo
        assert not battle.is_suppressed(id)
        assert not battle.in_ambush(id)


@rule("tanks:2.2a")
def test_depots_and_wire_are_set_up_as_the_scenario_says() -> None:
    battle = Battle(scenario="depots")
    board = battle.match.view(None)["board"]
    assert board["depots"] == [
        {"side": "german", "place": "0602", "ammo": 12},
        {"side": "soviet", "place": "0513", "ammo": 12},
    ]
    assert sorted(battle.wire()) == ["0409|0510", "0506|0605", "0509|0510", "0605|0606"]


@rule("tanks:2.2a")
def test_platoons_that_begin_in_ambush_are_hidden_before_the_first_turn() -> None:
    battle = Battle(scenario="forest-road")
    assert (battle.match.waiting, battle.asked()) == (("soviet",), "hide-units")
    for wrong, id in (("hide 0612", "not-a-hiding-place"), ("hide 9999", "no-such-hex")):
        assert battle.why_not(wrong).id == id
    first = battle.why_not("face 0612 3")
    assert (first.id, first.rule) == ("hide-first", "tanks:10.5c")
    battle.play("hide 0613", "face 0612 3", "hide 0310", "face 0309 2", "ready")
    assert battle.p.turn == 1
    hidden = ("kv1-1", "t26-1")
    assert [battle.seen(unit, "soviet")["place"] for unit in hidden] == ["0613", "0310"]
    for seat in ("german", None):
        assert [battle.seen(unit, seat)["place"] for unit in hidden] == [None, None]
    assert [e.unit for e in battle.told(AmbushPlaced)] == ["kv1-1", "t26-1"]
    assert [e for e in heard(battle.events, "german") if isinstance(e, AmbushPlaced)] == []
    assert (battle.facing("t26-1"), battle.zone("t26-1")) == ("0309", 2)


@rule("tanks:2.2a")
def test_when_all_are_hidden_nobody_else_is_to_be_hidden() -> None:
    battle = Battle(scenario="forest-road")
    assert battle.why_not("hide").rule == "tanks:2.2a"
    battle.play("hide 0613", "face 0612 3", "hide 0310", "face 0309 2")
    assert battle.offered() == ["ready"]
    for more in ("hide 0310", "face 0309 2"):
        assert battle.why_not(more).id == "all-hidden"


# 2.3 Players


@rule("tanks:2.3a")
@pytest.mark.parametrize("name", MAPS)
def test_two_players_command_one_army_each(name: str) -> None:
    battle = Battle(scenario=name)
    assert battle.p.seats == ("soviet", "german")
    for unit, id in enumerate(battle.p.ids):
        assert battle.seat(id) == battle.p.side_name(unit)


@rule("tanks:2.3a")
def test_nobody_commands_units_of_the_enemy(duel: Battle) -> None:
    refusal = duel.why_not("unit pz3g-1", "soviet")
    assert (refusal.id, refusal.rule) == ("not-your-unit", "tanks:4.1a")
    assert duel.match.why_not("german", "unit pz3g-1") is None


DIVIDED = {
    "training-four": {
        "soviet-1": ["t26-1"], "soviet-2": ["t34-1"], "german-1": ["p38-1"], "german-2": ["pz4d-1"],
    },
    "breakthrough-six": {
        "soviet-1": ["t26-1"], "soviet-2": ["bt5-1"], "soviet-3": ["t34-1"],
        "german-1": ["pz2-1", "pz3g-1"], "german-2": ["p38-1"], "german-3": ["pz4d-1"],
    },
    "breakthrough-three": {
        "soviet": ["t26-1", "bt5-1", "t34-1"],
        "german-1": ["pz2-1", "pz4d-1"], "german-2": ["p38-1", "pz3g-1"],
    },
}  # fmt: skip


@rule("tanks:2.3b")
@pytest.mark.parametrize("name", DIVIDED)
def test_with_more_players_the_units_of_an_army_are_divided(name: str) -> None:
    battle = Battle(scenario=name)
    command = {seat: [u for u in battle.p.ids if battle.seat(u) == seat] for seat in battle.p.seats}
    assert command == DIVIDED[name]
    assert battle.match.waiting == tuple(DIVIDED[name])
    for seat, own in DIVIDED[name].items():
        for unit in battle.p.ids:
            assert (battle.match.why_not(seat, f"unit {unit}") is None) is (unit in own)


@rule("tanks:2.3b")
def test_the_players_of_an_army_win_together() -> None:
    battle = Battle(scenario="training-four")
    battle.weaken("p38-1", 1).turn_is(6).ready()
    assert battle.winners == ("soviet-1", "soviet-2")


# 2.4 Length and victory come from the scenario only


@rule("tanks:2.4a")
@pytest.mark.parametrize("turns", [1, 3])
def test_the_scenario_says_how_long_the_battle_lasts(turns: int) -> None:
    battle = Battle("t34 0505", "pz3g 0514", turns=turns, last=turns)
    for _ in range(turns):
        assert battle.over is None
        battle.turn()
    assert battle.over == "outcome-points-equal"


@rule("tanks:2.4a")
@pytest.mark.parametrize(
    ("says", "reason", "winners"),
    [
        ({"victory": "destruction", "handicap": [0, 1]}, "outcome-points", ("german",)),
        ({"victory": "hold", "goals": ["0505"]}, "outcome-held", ("soviet",)),
        ({"victory": "hold", "goals": ["0505", "0514"]}, "outcome-undecided", ()),
        (
            {"victory": "exit", "side": "german", "goals": ["0514"], "count": 1},
            "outcome-exit",
            ("german",),
        ),
        (
            {"victory": "exit", "side": "german", "goals": ["0513"], "count": 1},
            "outcome-no-exit",
            ("soviet",),
        ),
    ],
)
def test_the_scenario_says_how_the_battle_is_won(
    says: dict[str, object], reason: str, winners: tuple[str, ...]
) -> None:
    figures = {f"scenarios.own-scenario.{field}": value for field, value in says.items()}
    battle = Battle("t34 0505", "pz3g 0514", turns=1, last=1, figures=figures)
    battle.turn()
    assert (battle.over, battle.winners) == (reason, winners)


@rule("tanks:2.4a")
@pytest.mark.parametrize("field", ["turns", "victory"])
def test_a_scenario_without_length_or_victory_is_refused(tmp_path: Path, field: str) -> None:
    card = dict(GAME.edition.figures["scenarios"]["training"])
    del card[field]
    lines = [f"{name} = {value!r}".replace("'", '"') for name, value in card.items()]
    path = tmp_path / "scenarios.toml"
    path.write_text("\n".join(["[scenarios.short]", 'origin = "printed"', *lines]))
    with pytest.raises(BadEdition, match=field):
        load([path], COMPONENTS)
