"""13 Terrain: sight, cover and ambush."""

from __future__ import annotations

import pytest

from stavka.games.tanks.events import HitsTaken, ShotFired
from stavka.testing import rule
from tests.games.tanks.field import Battle
from tests.games.tanks.rolls import PASSED, shot


def between(terrain: str) -> Battle:
    """A T-34 and a Pz.Kpfw.III G with one hex of this terrain between them."""
    return Battle("t34 0505", "pz3g 0507", terrain={"0506": terrain})


@pytest.mark.parametrize(
    "terrain",
    [
        pytest.param("plain", marks=rule("tanks:13.1a")),
        pytest.param("swamp", marks=rule("tanks:13.3a")),
        pytest.param("plough", marks=rule("tanks:13.4a")),
        pytest.param("lake", marks=rule("tanks:13.8a")),
        pytest.param("stones", marks=rule("tanks:13.9a")),
        pytest.param("ravine", marks=rule("tanks:13.10a")),
    ],
)
def test_open_terrain_does_not_block_sight(terrain: str) -> None:
    battle = between(terrain)
    assert (battle.sees("0505", "0507"), battle.sees("0507", "0505")) == (True, True)
    assert battle.allowed("t34-1 fire pz3g-1")


@pytest.mark.parametrize(
    "terrain",
    [
        pytest.param("bushes", marks=rule("tanks:13.2a")),
        pytest.param("sparse-woods", marks=rule("tanks:13.5a")),
        pytest.param("forest", marks=rule("tanks:13.6a")),
        pytest.param("clearing", marks=rule("tanks:13.7a")),
        pytest.param("clearing-in-sparse-woods", marks=rule("tanks:13.7a")),
        pytest.param("village", marks=rule("tanks:13.11a")),
    ],
)
def test_blocking_terrain_hides_what_is_behind_it(terrain: str) -> None:
    battle = between(terrain)
    assert (battle.sees("0505", "0507"), battle.sees("0507", "0505")) == (False, False)
    refusal = battle.refused("t34-1 fire pz3g-1")
    assert (refusal.id, refusal.rule) == ("not-in-sight", "tanks:10.3b")
    assert battle.sees("0505", "0406")  # past it


@pytest.mark.parametrize(
    ("terrain", "row"),
    [
        pytest.param("plain", "13.1b", marks=rule("tanks:13.1b")),
        pytest.param("bushes", "13.2b", marks=rule("tanks:13.2b")),
        pytest.param("swamp", "13.3b", marks=rule("tanks:13.3b")),
        pytest.param("plough", "13.4b", marks=rule("tanks:13.4b")),
        pytest.param("stones", "13.9b", marks=rule("tanks:13.9b")),
        pytest.param("ravine", "13.10b", marks=rule("tanks:13.10b")),
    ],
)
@pytest.mark.parametrize("card", ["t26", "t34", "kv1"])
def test_no_ambush_where_terrain_does_not_hide(card: str, terrain: str, row: str) -> None:
    battle = Battle(f"{card} 0101", terrain={"0505": terrain}).put(f"{card}-1", "0505")
    for order in ("0506 2", "0505 0"):
        refusal = battle.refused(f"{card}-1 ambush {order}")
        assert (refusal.id, refusal.rule) == ("no-ambush-there", f"tanks:{row}")
    assert "ambush" not in battle.offered(f"{card}-1")


@pytest.mark.parametrize(
    "terrain",
    [
        pytest.param("sparse-woods", marks=rule("tanks:13.5b")),
        pytest.param("clearing", marks=rule("tanks:13.7d")),
        pytest.param("clearing-in-sparse-woods", marks=rule("tanks:13.7d")),
        pytest.param("village", marks=rule("tanks:13.11b")),
    ],
)
@pytest.mark.parametrize("card", ["t26", "t34", "kv1"])
def test_all_tanks_may_set_an_ambush_where_terrain_hides(card: str, terrain: str) -> None:
    battle = Battle(f"{card} 0505", terrain={"0505": terrain}, ways=["0504-0505-0506"])
    battle.turn(f"{card}-1 ambush 0506 2").turn(f"{card}-1 ambush 0506 2")
    assert battle.in_ambush(f"{card}-1")


@pytest.mark.parametrize(
    ("terrain", "cover"),
    [
        ("plain", 0), ("bushes", 0), ("plough", 0), ("stones", 0),
        pytest.param("sparse-woods", 1, marks=rule("tanks:13.5c")),
        pytest.param("clearing", 2, marks=rule("tanks:13.7b")),
        pytest.param("clearing-in-sparse-woods", 1, marks=rule("tanks:13.7c")),
        pytest.param("village", 1, marks=rule("tanks:13.11c")),
    ],
)  # fmt: skip
@pytest.mark.parametrize(("card", "own", "dice"), [("t26", 1, 9), ("t34", 3, 6), ("kv1", 4, 4)])
def test_terrain_adds_to_the_protection_of_all_tanks(
    card: str, own: int, dice: int, terrain: str, cover: int
) -> None:
    battle = Battle(
        f"{card} 0505", "pz3g 0507", terrain={"0505": terrain}, ways=["0504-0505-0506-0507"]
    )
    assert battle.protection(f"{card}-1") == own + cover
    stopped = min(own + cover, dice)
    battle.dice(*shot(stopped, dice)).turn(f"pz3g-1 fire {card}-1")
    assert [(e.stopped, e.damage) for e in battle.told(HitsTaken)] == [(stopped, 0)]


@pytest.mark.parametrize(
    ("terrain", "stopped"),
    [
        pytest.param("sparse-woods", 4, marks=rule("tanks:13.5c")),
        pytest.param("village", 4, marks=rule("tanks:13.11c")),
        pytest.param("clearing", 5, marks=rule("tanks:13.7b")),
        pytest.param("clearing-in-sparse-woods", 4, marks=rule("tanks:13.7c")),
    ],
)
def test_one_hit_more_than_the_cover_is_damage(terrain: str, stopped: int) -> None:
    battle = Battle(
        "t34 0505", "pz3g 0507", terrain={"0505": terrain}, ways=["0504-0505-0506-0507"]
    )
    battle.dice(*shot(stopped + 1, 6), *PASSED).turn("pz3g-1 fire t34-1")
    assert [(e.stopped, e.damage) for e in battle.told(HitsTaken)] == [(stopped, 1)]


# 13.7 Clearings: 0506 is cut through from west to east


def clearing(*units: str, kind: str = "clearing") -> Battle:
    return Battle(*units, terrain={"0506": kind}, ways=["0505-0506-0507"])


@rule("tanks:13.7a", "tanks:13.7f")
@pytest.mark.parametrize(
    ("one", "other", "seen"),
    [
        ("0505", "0507", True),  # along it
        ("0504", "0508", True),
        ("0405", "0606", False),  # across it
        ("0406", "0605", False),
        ("0505", "0506", True),
        ("0506", "0508", True),
        ("0405", "0506", False),  # from the side into it
        ("0506", "0606", False),
    ],
)
@pytest.mark.parametrize("kind", ["clearing", "clearing-in-sparse-woods"])
def test_one_sees_along_a_clearing_only(one: str, other: str, seen: bool, kind: str) -> None:
    battle = clearing("t34 0101", kind=kind)
    assert (battle.sees(one, other), battle.sees(other, one)) == (seen, seen)


@rule("tanks:13.7f")
def test_a_tank_in_a_clearing_fires_along_it_and_not_sideways() -> None:
    battle = clearing("t34 0506", "pz3g 0508", "pz2 0406")
    assert battle.offered("t34-1", "fire") == ["fire pz3g-1"]
    refusal = battle.refused("t34-1 fire pz2-1")
    assert (refusal.id, refusal.rule) == ("not-in-sight", "tanks:10.3b")
    assert not battle.allowed("pz2-1 fire t34-1")


@rule("tanks:13.7e", "tanks:13.7f")
@pytest.mark.parametrize("verb", ["defend", "ambush"])
def test_in_a_clearing_a_sector_points_only_to_its_exits(verb: str) -> None:
    battle = clearing("t34 0506")
    for exit in ("0505", "0507"):
        assert battle.allowed(f"t34-1 {verb} {exit} 2")
    for side in ("0405", "0406", "0605", "0606"):
        refusal = battle.refused(f"t34-1 {verb} {side} 2")
        assert (refusal.id, refusal.rule) == ("cannot-face-there", "tanks:13.7e")


@rule("tanks:13.7e")
def test_in_a_clearing_a_sector_turns_only_to_its_exits() -> None:
    battle = clearing("t34 0506").hide("t34-1", "0507", 2)
    assert battle.offered("t34-1", "turn") == ["turn 0505"]
    refusal = battle.refused("t34-1 turn 0405")
    assert (refusal.id, refusal.rule) == ("cannot-face-there", "tanks:13.7e")


@rule("tanks:13.7f")
@pytest.mark.parametrize(
    ("kind", "start", "fires"),
    [("clearing", "0508", True), ("clearing", "0308", False), ("plain", "0308", True)],
)
def test_a_kill_zone_in_a_clearing_reaches_along_it(kind: str, start: str, fires: bool) -> None:
    battle = clearing("t34 0506", f"pz3g {start}", kind=kind)
    if fires:
        battle.dice(*shot(0, 10))
    battle.turn("t34-1 defend 0507 3", f"pz3g-1 march {start[:2]}09")
    assert bool(battle.told(ShotFired)) is fires


# 13.10 Ravines: sight


@rule("tanks:13.10e", "tanks:13.10f", "tanks:13.10g")
@pytest.mark.parametrize(
    ("at", "near"), [("0506", True), ("0507", False), ("0405", True), ("0406", False)]
)
def test_a_unit_in_a_ravine_sees_and_is_seen_from_the_next_hex_only(at: str, near: bool) -> None:
    battle = Battle("t34 0505", f"pz3g {at}", terrain={"0505": "ravine"})
    assert (battle.sees("0505", at), battle.sees(at, "0505")) == (near, near)
    assert battle.allowed("pz3g-1 fire t34-1") is near
    assert battle.allowed("t34-1 fire pz3g-1") is near
    if not near:
        refusal = battle.refused("t34-1 fire pz3g-1")
        assert (refusal.id, refusal.rule) == ("not-in-sight", "tanks:10.3b")


@rule("tanks:13.10e")
def test_even_along_a_ravine_one_sees_the_next_hex_only() -> None:
    battle = Battle(
        "t34 0101",
        terrain={"0505": "ravine", "0506": "ravine", "0507": "ravine"},
        ways=["0505-0506-0507"],
    )
    assert battle.sees("0505", "0506")
    assert not battle.sees("0505", "0507")


# 13.12 Roads


@rule("tanks:13.12a")
def test_a_road_keeps_sight_cover_and_ambush_of_its_terrain() -> None:
    terrain = {"0506": "sparse-woods", "0707": "bushes"}
    battle = Battle("t34 0506", terrain=terrain, roads=["0505-0506-0507", "0706-0707-0708"])
    assert battle.protection("t34-1") == 4
    assert not battle.sees("0505", "0507")
    assert battle.allowed("t34-1 ambush 0507 2")
    assert battle.put("t34-1", "0707").refused("t34-1 ambush 0708 2").rule == "tanks:13.2b"
    assert not battle.sees("0706", "0708")


@rule("tanks:13.12a")
def test_a_road_on_the_plain_hides_nobody() -> None:
    battle = Battle("t34 0506", roads=["0505-0506-0507"])
    assert battle.sees("0505", "0507")
    assert battle.protection("t34-1") == 3
    assert battle.refused("t34-1 ambush 0507 2").rule == "tanks:13.1b"
