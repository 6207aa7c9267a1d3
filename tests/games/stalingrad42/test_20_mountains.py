"""Chapters 9.6, 20.2 and 20.9: mountains, alpine ridges, and who is made for them or for cities."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad42.box import own_box
from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.map import Feature, Terrain, the_map
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

PEAK = {"2011": "mountain"}
# A ridge all around it.
WALL = {f"{hex}|2011": "alpine" for hex in ("2010", "2012", "1911", "1912", "2111", "2112")}
FULLY_ALPINE = "4860"  # Elbrus
# Each side's mountain division, another division on foot, one on wheels.
KINDS = {
    "axis": ("mtn-1", "inf-57", "pz-9"),
    "soviet": ("md-242", "rd-62", "tc-4"),
}
OTHER = {"axis": "soviet", "soviet": "axis"}
BOTH = pytest.mark.parametrize("side", KINDS)
ENEMY = {"axis": "rd-62", "soviet": "inf-57"}


def hills(*units: str, **how: object) -> Theatre:
    """A plain with some mountains, in the campaign, which has all mountain divisions."""
    return Theatre(*units, scenario="campaign", turn=5, **how)  # type: ignore[arg-type]


@rule("stalingrad42:9.6.1a")
@BOTH
def test_infantry_is_doubled_in_mountains(side: str) -> None:
    _, foot, wheels = KINDS[side]
    attackers = {"axis": ("tc-4", "tc-16", "tc-23"), "soviet": ("pz-24", "pz-23", "pz-3")}[side]
    printed = {"axis": {"inf-57": 7, "pz-9": 8}, "soviet": {"rd-62": 5, "tc-4": 5}}[side]
    for terrain, factor in ((PEAK, 2), ({}, 1)):
        foes = [
            f"{unit} {hex}" for unit, hex in zip(attackers, ("2010", "2111", "1911"), strict=True)
        ]
        fight = hills(f"{foot} 2011", f"{wheels} 2011", *foes, terrain=terrain)
        fight.combat(OTHER[side]).attack("2011", *attackers)
        assert fight.counts(foot) == factor * printed[foot]
        assert fight.counts(wheels) == printed[wheels]  # tanks are not


@rule("stalingrad42:9.6.1b", "stalingrad42:20.2b")
@pytest.mark.parametrize(
    ("unit", "face", "plain", "doubled"),
    [
        ("mtn-1", "", 5, 10),
        ("mtn-1", " reduced", 3, 6),
        ("it-mtn-julia", "", 3, 6),
        ("ro-mtn-2", "", 3, 6),
        ("jg-97", "", 5, 5),  # no mountain division
    ],
)
def test_german_mountain_divisions_are_doubled_against_mountains(
    unit: str, face: str, plain: int, doubled: int
) -> None:
    for terrain, counts in ((PEAK, doubled), ({}, plain), ({"2010": "mountain"}, plain)):
        fight = hills(f"{unit} 2010{face}", "rd-62 2011", terrain=terrain)
        fight.combat("axis").attack("2011", unit)
        assert fight.counts(unit) == counts


@rule("stalingrad42:9.6.1b")
def test_halves_come_first_then_the_double() -> None:
    fight = hills("mtn-1 2010 unsupplied", "rd-62 2011", terrain=PEAK).combat("axis")
    fight.attack("2011", "mtn-1")
    assert fight.counts("mtn-1") == 6  # 5 halved is 3
    ((_, printed, counts, changes),) = fight.battle()["attackers"]
    assert (printed, counts) == (5, 6)
    assert [row for _, row in changes] == ["16.4a", "9.6.1b"]


@rule("stalingrad42:20.2b")
@pytest.mark.parametrize("unit", ["md-9", "md-20", "md-242"])
def test_soviet_mountain_divisions_are_not(unit: str) -> None:
    for terrain in (PEAK, {}):
        fight = hills(f"{unit} 2010", "rd-45 2010", "inf-57 2011 disrupted", terrain=terrain)
        fight.combat("soviet").attack("2011", unit)
        assert fight.counts(unit) == 3


@rule("stalingrad42:9.6.2a", "stalingrad42:20.2a")
@BOTH
def test_only_mountain_divisions_go_over_a_ridge(side: str) -> None:
    climber, foot, wheels = KINDS[side]
    for unit in (foot, wheels):
        walled = hills(f"{unit} 2010", sides=WALL).movement(side).play(f"move {unit}")
        assert "2011" not in walled.offers("to") + walled.offers("tactical")
        assert walled.refused("to 2011") == walled.refused("tactical 2011") == "9.6.2a"
    climbing = hills(f"{climber} 2010", sides=WALL).movement(side)
    assert climbing.move(climber, "to 2011").at(climber) == "2011"


@rule("stalingrad42:9.6.2a", "stalingrad42:20.2a")
@BOTH
def test_only_mountain_divisions_attack_over_a_ridge_and_not_doubled(side: str) -> None:
    climber, foot, wheels = KINDS[side]
    target = "rd-45" if side == "axis" else "inf-75"
    units = (f"{climber} 2010", f"{foot} 2010", f"{wheels} 2010", f"{target} 2011 disrupted")
    fight = hills(*units, sides=WALL, terrain=PEAK).combat(side).play("attack 2011")
    assert fight.offers("by") == [climber]
    assert fight.refused(f"by {foot}") == fight.refused(f"by {wheels}") == "9.6.2a"
    fight.play(f"by {climber}")
    assert fight.counts(climber) == {"axis": 5, "soviet": 3}[side]


@rule("stalingrad42:20.2a")
def test_there_are_eleven_mountain_divisions() -> None:
    armies = own_box().armies
    found = armies.of_kind("mountain", "mountain-rifle")
    assert [sum(unit.side == side for unit in found) for side in (AXIS, SOVIET)] == [8, 3]


@rule("stalingrad42:9.6.2c", "stalingrad42:20.2a")
@BOTH
def test_along_a_road_anybody_crosses(side: str) -> None:
    _, foot, wheels = KINDS[side]
    pass_ = WALL | {"2010|2011": "alpine road"}
    for unit in (foot, wheels):
        own = hills(f"{unit} 2010", sides=pass_, terrain=PEAK).movement(side)
        assert own.move(unit, "to 2011").at(unit) == "2011"
        winter = Theatre(
            f"{unit} 2010", sides=pass_, terrain=PEAK, scenario="campaign", turn=29
        ).movement(side)
        assert winter.play(f"move {unit}").refused("to 2011") == "23.4g"


@rule("stalingrad42:9.6.2b")
@BOTH
def test_a_fully_alpine_hex_is_a_mountain_hex_within_alpine_sides(side: str) -> None:
    real, hex = the_map(), the_map().grid.at(FULLY_ALPINE)
    assert real.terrain[hex] == Terrain.MOUNTAIN
    assert all(Feature.ALPINE in its for its in real.sides[hex])
    climber, foot, wheels = KINDS[side]
    around = f"{int(FULLY_ALPINE) - 1}"
    for unit in (foot, wheels):
        below = Theatre(f"{unit} {around}", real=True, scenario="campaign", turn=9).movement(side)
        below.play(f"move {unit}")
        assert below.refused(f"tactical {FULLY_ALPINE}") == "9.6.2a"
    up = Theatre(f"{climber} {around}", real=True, scenario="campaign", turn=9).movement(side)
    up.play(f"move {climber}", f"to {FULLY_ALPINE}")
    assert up.at(climber) == FULLY_ALPINE
    foe = f"{ENEMY[side]} {around}"
    held = Theatre(f"{climber} {FULLY_ALPINE}", foe, real=True, scenario="campaign", turn=9)
    held.combat(OTHER[side])
    assert held.offers("attack") == []  # nor does anybody else attack it


# 20.9 Linden's engineers


@rule("stalingrad42:20.9a")
@pytest.mark.parametrize("terrain", ["minor-city", "major-city", "clear", "mountain", "woods"])
def test_lindens_engineers_are_doubled_against_cities(terrain: str) -> None:
    fight = hills("eng-linden 2010", "pz-9 2010", "rd-62 2011", terrain={"2011": terrain})
    fight.combat("axis").attack("2011", "eng-linden", "pz-9")
    assert fight.counts("eng-linden") == (6 if terrain.endswith("city") else 3)
    assert fight.counts("pz-9") == 10  # nobody else is


@rule("stalingrad42:20.9b")
def test_lindens_engineers_do_not_come_back() -> None:
    axis = hills("eng-linden eliminated", "inf-57 eliminated").initial("axis")
    axis.give(infantry=2, special=2, tank=2, cavalry=2)
    assert "inf-57" in {words.split()[0] for words in axis.offers("rebuild")}
    for kind in ("infantry", "special", "tank", "cavalry"):
        assert axis.refused(f"rebuild eng-linden {kind}") == "20.9b"
        assert f"eng-linden {kind}" not in axis.offers("rebuild")
