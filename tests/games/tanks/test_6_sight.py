"""6 Line of sight."""

from __future__ import annotations

import pytest

from stavka.games.tanks.rules.sight import sees
from stavka.testing import rule
from tests.games.tanks.field import Battle

BLOCKING = ["bushes", "sparse-woods", "forest", "village"]
FREE = ["plain", "swamp", "plough", "lake", "stones", "ravine"]

# Lines between centres that touch no corner, and the hexes strictly between. Row 4 lies half a hex
# to the right of row 5.
LINES = {
    ("0505", "0508"): ["0506", "0507"],
    ("0505", "0407"): ["0506", "0406"],
    ("0505", "0307"): ["0405", "0406"],
    ("0505", "0303"): ["0404", "0403"],
    ("0505", "0205"): ["0405", "0305"],
    ("0505", "0805"): ["0605", "0705"],
    ("0505", "0503"): ["0504"],
}
# Lines along hex sides: the pairs of hexes on both sides of them.
EDGES = {
    ("0505", "0305"): [("0404", "0405")],
    ("0505", "0406"): [("0405", "0506")],
    ("0505", "0705"): [("0604", "0605")],
    ("0505", "0603"): [("0504", "0604")],
    ("0505", "0308"): [("0405", "0506"), ("0307", "0407")],
}


def seen(one: str, other: str, **terrain: str) -> bool:
    """Whether two hexes of a plain with some other terrain see each other, both ways alike."""
    named = {hex[1:]: kind for hex, kind in terrain.items()}
    battle = Battle("t34 1001", "pz3g 1014", terrain=named)
    assert battle.sees(one, other) == battle.sees(other, one)
    return battle.sees(one, other)


def woods(*hexes: str) -> dict[str, str]:
    return {f"h{hex}": "sparse-woods" for hex in hexes}


@rule("tanks:6.1a")
@pytest.mark.parametrize(("line", "between"), LINES.items())
def test_the_line_runs_straight_from_centre_to_centre(
    line: tuple[str, str], between: list[str]
) -> None:
    assert seen(*line)
    for hex in between:
        assert not seen(*line, **woods(hex))
    box = [f"{row:02}{column:02}" for row in range(2, 9) for column in range(1, 10)]
    others = [hex for hex in box if hex not in (*line, *between)]
    assert seen(*line, **woods(*others))


@rule("tanks:6.1b")
@pytest.mark.parametrize("kind", BLOCKING)
@pytest.mark.parametrize("order", ["fire", "suppress"])
def test_a_target_behind_blocking_terrain_is_not_seen(kind: str, order: str) -> None:
    battle = Battle("t34 0505", "pz3g 0507", terrain={"0506": kind})
    refusal = battle.refused(f"t34-1 {order} pz3g-1")
    row = {"fire": "tanks:10.3b", "suppress": "tanks:10.2b"}[order]
    assert (refusal.id, refusal.rule) == ("not-in-sight", row)


@rule("tanks:6.1b")
@pytest.mark.parametrize("kind", FREE)
def test_a_target_behind_other_terrain_is_seen(kind: str) -> None:
    battle = Battle("t34 0505", "pz3g 0507", terrain={"0506": kind})
    assert battle.allowed("t34-1 fire pz3g-1")


@rule("tanks:6.1b")
@pytest.mark.parametrize("hex", ["0506", "0507", "0508"])
def test_one_blocking_hex_on_the_line_is_enough(hex: str) -> None:
    assert seen("0505", "0509")
    assert not seen("0505", "0509", **woods(hex))


@rule("tanks:6.1c")
@pytest.mark.parametrize("between", ["t26 0506", "pz2 0506", "kv1 0506", "tig 0506"])
def test_units_never_block_sight(between: str) -> None:
    battle = Battle("t34 0505", "pz3g 0507", between)
    assert battle.allowed("t34-1 fire pz3g-1")
    assert battle.allowed("pz3g-1 fire t34-1")


@rule("tanks:6.1d")
@pytest.mark.parametrize("kind", BLOCKING[:2] + BLOCKING[3:])
@pytest.mark.parametrize("hex", ["0505", "0507"])
def test_the_hexes_of_shooter_and_target_do_not_block(kind: str, hex: str) -> None:
    battle = Battle("t34 0505", "pz3g 0507", terrain={hex: kind})
    assert battle.allowed("t34-1 fire pz3g-1")
    assert battle.allowed("pz3g-1 fire t34-1")


@rule("tanks:6.1d")
def test_neighbours_always_see_each_other() -> None:
    assert seen("0505", "0506", **woods("0505", "0506", "0405", "0605"))


@rule("tanks:6.1e")
@pytest.mark.parametrize(("line", "pairs"), EDGES.items())
def test_along_a_hex_side_one_free_hex_is_enough(
    line: tuple[str, str], pairs: list[tuple[str, str]]
) -> None:
    assert seen(*line)
    for one, other in pairs:
        assert seen(*line, **woods(one))
        assert seen(*line, **woods(other))
        assert not seen(*line, **woods(one, other))


@rule("tanks:6.1e")
@pytest.mark.parametrize("near", ["0405", "0506"])
@pytest.mark.parametrize("far", ["0307", "0407"])
def test_along_two_hex_sides_each_of_them_needs_one_free_hex(near: str, far: str) -> None:
    """Whichever side of the line it lies on."""
    assert seen("0505", "0308", **woods(near, far))


@rule("tanks:6.1e")
def test_off_the_map_nothing_is_free() -> None:
    """Between 0101 and 0301 the line runs along a side whose other hex is off the map."""
    assert seen("0101", "0301", **woods("0202", "0102"))
    assert not seen("0101", "0301", **woods("0201"))


@rule("tanks:6.2a")
@pytest.mark.parametrize("card", ["t26", "pz3g", "tig"])
def test_nobody_sees_farther_than_six_hexes(card: str) -> None:
    """Even a gun that would carry farther."""
    figures = {f"units.{card}.accuracy": [2] * 9}
    enemy = "t34" if card != "t26" else "pz2"
    battle = Battle(f"{card} 0503", f"{enemy} 0509", f"{enemy} 0510", figures=figures)
    assert battle.allowed(f"{card}-1 fire {enemy}-1")
    refusal = battle.refused(f"{card}-1 fire {enemy}-2")
    assert (refusal.id, refusal.rule) == ("not-in-sight", "tanks:10.3b")


@rule("tanks:6.2a")
@pytest.mark.parametrize(("target", "seen"), [("0511", True), ("0512", False)])
def test_six_hexes_count_for_fire_on_the_move_too(target: str, seen: bool) -> None:
    battle = Battle("t34 0505", f"pz3g {target}")
    assert battle.allowed("t34-1 move-fire pz3g-1 0506*") is seen


@rule("tanks:6.2b")
def test_a_unit_in_close_combat_sees_one_hex_far() -> None:
    battle = Battle("t34 0505", "t26 0404", "pz3g 0507", "pz2 0506", "pz2 0605")
    unit = battle.unit("t34-1")
    assert sees(battle.p, unit, battle.hex("0507"))
    battle.put("pz2-2", "0505")
    assert not sees(battle.p, unit, battle.hex("0507"))
    assert sees(battle.p, unit, battle.hex("0506"))
    assert sees(battle.p, battle.unit("t26-1"), battle.hex("0406"))


@rule("tanks:6.2b")
@pytest.mark.parametrize(("hex", "allowed"), [("0506", True), ("0507", False)])
def test_a_tied_unit_cannot_name_a_target_two_hexes_off(hex: str, allowed: bool) -> None:
    battle = Battle("t34 0505", f"pz3g {hex}", "pz2 0605").put("pz2-1", "0505")
    order = "t34-1 move-fire pz3g-1 0504*"
    assert battle.allowed(order) is allowed
    if not allowed:
        refusal = battle.refused(order)
        assert (refusal.id, refusal.rule) == ("not-in-sight", "tanks:10.11c")
