"""Chapter 14: advance after combat. 2011 has been defended; 2010 attacked it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from stavka.games.stalingrad42.events import UnitsAdvanced
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.rules.advance import Advance
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

BOTH = pytest.mark.parametrize(
    ("side", "foot", "other", "horse", "wheels", "enemy"),
    [
        ("axis", "inf-57", "inf-75", "ro-cav-5", "pzg-3", "rd-62"),
        ("soviet", "rd-62", "rd-45", "cc-5", "tc-16", "inf-57"),
    ],
)


def won(
    blau: Theatre, *units: str, far: int = 4, side: str = "axis", limited: bool = False
) -> Theatre:
    """2011 is empty now, and these units had attacked it."""
    blau.p.side = 0 if side == "axis" else 1
    numbers = tuple(blau.unit(unit) for unit in units)
    hexes = tuple(dict.fromkeys(blau.p.place[number] for number in numbers))
    return blau.resolve(Advance(GRID.at("2011"), numbers, hexes, far, limited))


def reach(blau: Theatre, unit: str) -> set[str]:
    return set(blau.play(f"advance {unit}").offers("to"))


def farthest(blau: Theatre, unit: str) -> int:
    start = GRID.at(blau.at(unit))
    return max(GRID.distance(start, GRID.at(hex)) for hex in reach(blau, unit))


@rule("stalingrad42:14.1a")
@BOTH
def test_attackers_may_advance_when_the_defenders_are_gone(
    side: str, foot: str, other: str, horse: str, wheels: str, enemy: str
) -> None:
    blau = won(Theatre(f"{foot} 2010", f"{other} 2111", f"{wheels} 2015"), foot, other, side=side)
    assert set(blau.offers("advance")) == {foot, other}
    assert blau.refused(f"advance {wheels}") == "14.1a"
    assert blau.play("end-advance").asked() == "halt"
    held = won(Theatre(f"{foot} 2010", f"{enemy} 2011"), foot, side=side)
    assert held.asked() == "halt"  # somebody is still there


@rule("stalingrad42:14.1b")
def test_companions_may_advance_too() -> None:
    blau = won(Theatre("inf-57 2010", "inf-75 2010", "sp-axis-1 2010", "hq-6a 2010"), "inf-57")
    assert set(blau.offers("advance")) == {"inf-57", "inf-75", "sp-axis-1", "hq-6a"}
    blau.play("advance inf-75", "to 2011")
    assert blau.at("inf-75") == "2011"
    soviet = won(Theatre("rd-62 2010", "rd-45 2010", "army-5t 2010"), "rd-62", side="soviet")
    assert set(soviet.offers("advance")) == {"rd-62", "rd-45", "army-5t"}


@rule("stalingrad42:14.1a", "stalingrad42:13.3.2a", "stalingrad42:5.6.3f", "stalingrad42:25.2.3b")
@pytest.mark.parametrize(
    ("side", "unit", "others", "staff"),
    [
        ("axis", "inf-57", ("inf-75", "inf-113", "inf-168"), "hq-6a"),
        ("soviet", "rd-62", ("rd-45", "rd-121", "rd-4"), "fr-south"),
    ],
)
def test_who_stood_with_attackers_and_stays_is_told_why(
    side: str, unit: str, others: tuple[str, str, str], staff: str
) -> None:
    fleeing, riding, waiting = others
    units = (f"{unit} 2010", f"{fleeing} 2010 full-retreat", f"{riding} 2010 entrained")
    blau = Theatre(*units, f"{waiting} 2010", f"{staff} 2010", reserves=True)
    blau.p.side = 0 if side == "axis" else 1
    blau.p.reserves[blau.unit(waiting)] = False
    attack = Advance(
        GRID.at("2011"), (blau.unit(unit),), (GRID.at("2010"),), 4, guns=(blau.unit(staff),)
    )
    assert blau.resolve(attack).offers("advance") == [unit]
    reasons = {
        fleeing: ("full-retreat-advances-not", "13.3.2a"),
        riding: ("entrained-stays", "5.6.3f"),
        waiting: ("reserve-advances-itself", "25.2.3b"),
        staff: ("shift-advances-not", "14.1a"),
    }
    for verb in ("advance", "with"):
        for other, (reason, row) in reasons.items():
            refusal = blau.refusal(f"{verb} {other}")
            assert (refusal.id, refusal.rule) == (reason, f"stalingrad42:{row}")
        if verb == "advance":
            blau.play(f"advance {unit}")


@rule("stalingrad42:14.1c", "stalingrad42:14.5g")
@pytest.mark.parametrize("terrain", ["woods", "rough", "wooded-rough", "desert", "minor-city"])
def test_hexes_are_counted_not_points(terrain: str) -> None:
    ground = {"2011": terrain, "2012": terrain, "2013": terrain, "2014": terrain}
    rivers = {"2011|2012": "minor", "2012|2013": "minor"}
    blau = won(Theatre("pzg-3 2010", terrain=ground, sides=rivers), "pzg-3")
    assert "2014" in reach(blau, "pzg-3")
    foot = won(Theatre("inf-57 2010", terrain=ground, sides=rivers), "inf-57")
    assert "2012" in reach(foot, "inf-57")


@rule("stalingrad42:14.1d")
@BOTH
def test_an_advance_ends_within_the_stacking_limit(
    side: str, foot: str, other: str, horse: str, wheels: str, enemy: str
) -> None:
    full = ("inf-113", "inf-79", "inf-294") if side == "axis" else ("rd-121", "rd-160")
    blau = Theatre(f"{foot} 2010", *(f"{unit} 2012" for unit in full))
    won(blau, foot, side=side).play(f"advance {foot}")
    assert "2012" not in blau.offers("to")
    assert blau.refused("to 2012") == "14.1d"
    assert "2011" in blau.offers("to")


@rule("stalingrad42:14.2.1a", "stalingrad42:14.2.2a", "stalingrad42:14.2.2b")
@BOTH
@pytest.mark.parametrize("far", [1, 2, 3, 4])
def test_the_range_is_the_tables_and_the_units(
    side: str, foot: str, other: str, horse: str, wheels: str, enemy: str, far: int
) -> None:
    for unit, speed in ((foot, 2), (horse, 3), (wheels, 4)):
        blau = won(Theatre(f"{unit} 2010"), unit, far=far, side=side)
        assert farthest(blau, unit) == min(far, speed)


@rule("stalingrad42:14.2.2a")
@pytest.mark.parametrize(
    ("unit", "speed"),
    [("bike-4", 2), ("nkvd-8", 2), ("army-5t", 4), ("army-1g", 2), ("army-5s", 2)],
)
def test_bicycles_nkvd_and_staffs(unit: str, speed: int) -> None:
    side = "axis" if unit == "bike-4" else "soviet"
    friend = "inf-57" if side == "axis" else "rd-62"
    blau = Theatre(f"{unit} 2010", f"{friend} 2010")
    assert farthest(won(blau, friend, side=side), unit) == speed


@rule("stalingrad42:14.2.2a", "stalingrad42:18.6.3a", "stalingrad42:18.6.3b")
@pytest.mark.parametrize(
    ("side", "supply", "friend"),
    [("axis", "sp-axis-1", "inf-57"), ("soviet", "sp-soviet-1", "rd-62")],
)
def test_supply_advances_on_wheels_unless_it_is_ready(side: str, supply: str, friend: str) -> None:
    for word, speed in (("", 4), (" ready", 2)):
        blau = Theatre(f"{supply} 2010{word}", f"{friend} 2010")
        assert farthest(won(blau, friend, side=side), supply) == speed


@rule("stalingrad42:16.4c")
@BOTH
def test_without_supply_two_hexes(
    side: str, foot: str, other: str, horse: str, wheels: str, enemy: str
) -> None:
    for unit in (foot, horse, wheels):
        assert farthest(won(Theatre(f"{unit} 2010 unsupplied"), unit, side=side), unit) == 2


@rule("stalingrad42:14.3a")
@BOTH
def test_any_direction_will_do(
    side: str, foot: str, other: str, horse: str, wheels: str, enemy: str
) -> None:
    blau = won(Theatre(f"{foot} 2010"), foot, far=1, side=side)
    assert reach(blau, foot) == {"2009", "2110", "2111", "2011", "1911", "1910"}


@rule("stalingrad42:14.4.1a", "stalingrad42:7.2c")
@BOTH
def test_bonds_are_entered_only_in_the_vacated_hex(
    side: str, foot: str, other: str, horse: str, wheels: str, enemy: str
) -> None:
    pair = ("rd-121", "rd-160") if side == "axis" else ("inf-113", "inf-79")
    # 1911 and 2112 bind 2011 itself: it may be entered all the same.
    into = Theatre(f"{wheels} 2010", f"{pair[0]} 1911", f"{pair[1]} 2112")
    won(into, wheels, side=side)
    assert "2011" in into.bond_hexes("soviet" if side == "axis" else "axis")
    assert "2011" in reach(into, wheels)
    # 1913 and 2114 bind 2013, further on.
    later = Theatre(f"{wheels} 2010", f"{pair[0]} 1913", f"{pair[1]} 2114")
    won(later, wheels, side=side)
    assert "2013" not in reach(later, wheels)
    assert later.refused("to 2013") == "14.4.1a"


@rule("stalingrad42:14.4.2a", "stalingrad42:14.4.2b", "stalingrad42:14.4.2d")
@BOTH
def test_zones_stop_an_advance_but_for_the_vacated_hex(
    side: str, foot: str, other: str, horse: str, wheels: str, enemy: str
) -> None:
    foe = "soviet" if side == "axis" else "axis"
    # The enemy at 2212 has 2112 and 2113 in his zone, but not 2011.
    blau = Theatre(f"{wheels} 2010", f"{enemy} 2212", f"{foot} 2112")
    won(blau, wheels, side=side)
    assert {"2112", "2113"} <= blau.zone(foe)
    assert {"2112", "2113"} <= reach(blau, wheels)
    blau.play("to 2112")
    assert blau.at(wheels) == "2112"
    assert blau.asked() != "forward"  # stopped, though a friend is there
    # 2011 lies in the zone of 2112: the vacated hex stops nobody, the next one does.
    near = Theatre(f"{wheels} 2010", f"{enemy} 2112")
    won(near, wheels, side=side)
    assert {"2011", "2012"} <= near.zone(foe)
    found = reach(near, wheels)
    assert {"1912", "1913", "2012"} <= found
    near.play("to 2011", "to 2012")
    assert near.asked() != "forward"


@rule("stalingrad42:14.5a", "stalingrad42:14.5f")
@BOTH
def test_nobody_advances_where_he_could_not_move(
    side: str, foot: str, other: str, horse: str, wheels: str, enemy: str
) -> None:
    ground = {"2111": "mountain"}
    blau = won(Theatre(f"{wheels} 2010", terrain=ground), wheels, side=side)
    assert "2111" not in reach(blau, wheels)
    road = won(
        Theatre(f"{wheels} 2010", terrain=ground, sides={"2010|2111": "road"}), wheels, side=side
    )
    assert "2111" in reach(road, wheels)
    sea = won(Theatre(f"{foot} 2010", sides={"2010|2111": "sea"}), foot, far=1, side=side)
    assert "2111" not in reach(sea, foot)


@rule("stalingrad42:14.5b", "stalingrad42:14.5c")
@BOTH
def test_a_major_river_is_crossed_first_and_only_by_its_attackers(
    side: str, foot: str, other: str, horse: str, wheels: str, enemy: str
) -> None:
    # 2010 has the sea on all sides but 2009 and, over the river, 2011; the river goes on behind it.
    shore = {f"2010|{hex}": "sea" for hex in ("2110", "2111", "1911", "1910")}
    shore |= {f"2009|{hex}": "sea" for hex in ("2008", "2109", "2110", "1910", "1909")}
    behind = {f"2011|{hex}": "major" for hex in ("2111", "2112", "2012", "1912", "1911")}

    def after(way: str, *units: str, attackers: tuple[str, ...]) -> Theatre:
        sides = shore | behind | {"2010|2011": way}
        return won(Theatre(*units, sides=sides), *attackers, side=side)

    both = (f"{wheels} 2010", f"{foot} 2010")
    assert reach(after("major", *both, attackers=(wheels,)), wheels) == {"2009", "2011"}
    assert reach(after("major", *both, attackers=(wheels,)), foot) == {"2009"}  # did not attack
    later = (f"{wheels} 2009", f"{foot} 2010")
    assert reach(after("major", *later, attackers=(foot, wheels)), wheels) == {"2010"}
    for bridge in ("major road", "major rail"):
        assert reach(after(bridge, *later, attackers=(foot, wheels)), wheels) == {"2010", "2011"}
    pontoon = (*later, f"{other} 2011")
    assert reach(after("major", *pontoon, attackers=(foot, wheels)), wheels) == {"2010", "2011"}


@rule("stalingrad42:14.5e")
@pytest.mark.parametrize("terrain", ["marsh", "mountain"])
def test_marsh_and_mountains_end_an_advance_off_the_road(terrain: str) -> None:
    around = ("2010", "2110", "2111", "1911", "1910")
    shore = {f"2010|{hex}": "sea" for hex in around if hex != "2010"}
    ground = {"2011": terrain}
    foot = won(Theatre("mtn-1 2010", terrain=ground, sides=shore), "mtn-1")
    found = reach(foot, "mtn-1")
    assert "2011" in found
    assert "2012" not in found
    road = shore | {"2010|2011": "road"}
    along = won(Theatre("mtn-1 2010", terrain=ground, sides=road), "mtn-1")
    assert "2012" in reach(along, "mtn-1")


@rule("stalingrad42:14.5e")
@pytest.mark.parametrize("terrain", ["marsh", "mountain"])
@pytest.mark.parametrize("road", ["2011|2112", "2111|2112"])
@pytest.mark.parametrize(("side", "unit"), [("axis", "ro-cav-5"), ("soviet", "cc-5")])
def test_of_two_ways_into_marsh_and_mountains_the_road_leads_on(
    side: str, unit: str, road: str, terrain: str
) -> None:
    """2112 lies two hexes away over 2011 and over 2111, and 2212 behind it."""
    sides = {road: "road", "2212|2211": "sea", "2212|2113": "sea"}
    blau = won(Theatre(f"{unit} 2010", terrain={"2112": terrain}, sides=sides), unit, side=side)
    assert "2212" in reach(blau, unit)
    assert blau.play("to 2112").asked() == "forward"
    assert blau.play("to 2212").at(unit) == "2212"


@rule("stalingrad42:14.5e")
@pytest.mark.parametrize("terrain", ["marsh", "mountain"])
@pytest.mark.parametrize(("side", "unit"), [("axis", "ro-cav-5"), ("soviet", "cc-5")])
def test_a_longer_way_by_road_leads_on_as_well(side: str, unit: str, terrain: str) -> None:
    """2011 lies beside 2010 off the road, and by road over 2111."""
    sides = {"2010|2111": "road", "2111|2011": "road", "2112|2111": "sea", "2112|2012": "sea",
             "2112|2212": "sea", "2112|2211": "sea", "2112|2113": "sea"}  # fmt: skip
    blau = won(Theatre(f"{unit} 2010", terrain={"2011": terrain}, sides=sides), unit, side=side)
    assert "2112" in reach(blau, unit)
    assert blau.play("to 2112").at(unit) == "2112"


@rule("stalingrad42:14.5e")
@pytest.mark.parametrize(
    ("side", "unit", "at", "area"),
    [("axis", "ro-cav-5", "1105", "area-X"), ("soviet", "cc-5", "2401", "area-A")],
)
def test_who_has_come_into_marsh_or_mountains_at_the_edge_goes_into_no_area(
    side: str, unit: str, at: str, area: str
) -> None:
    edge = [f"10{row:02}" for row in range(1, 10)] + [f"{column}00" for column in range(12, 28)]
    edge.append("1101")
    for terrain, found in (("clear", True), ("marsh", False), ("mountain", False)):
        blau = Theatre(f"{unit} {at}", terrain=dict.fromkeys(edge, terrain))
        assert (area in reach(won(blau, unit, side=side), unit)) == found


@rule("stalingrad42:14.4.2b")
@pytest.mark.parametrize(
    ("side", "unit", "at", "edge", "enemy", "area"),
    [
        ("axis", "inf-57", "1105", "1005", "rd-62 1006", "area-X"),
        ("soviet", "rd-62", "2401", "2400", "inf-57 2300", "area-A"),
    ],
)
def test_out_of_the_vacated_hex_one_goes_into_an_area_in_an_enemy_zone_too(
    side: str, unit: str, at: str, edge: str, enemy: str, area: str
) -> None:
    for target, found in ((edge, True), ("2011", False)):
        blau = Theatre(f"{unit} {at}", enemy, sides={"1105|1004": "sea"})
        blau.p.side = 0 if side == "axis" else 1
        after = Advance(GRID.at(target), (blau.unit(unit),), (GRID.at(at),), 2)
        assert (area in reach(blau.resolve(after), unit)) == found


def test_an_advance_may_go_on_and_into_an_area() -> None:
    line = ["2010", "2011", "2012", "2013"]
    blau = won(Theatre("pzg-3 2010"), "pzg-3")
    for _, hex in pairwise(line):
        blau.play(*(["advance pzg-3"] if hex == "2011" else []), f"to {hex}")
        assert blau.told(UnitsAdvanced)[-1].path[-1] == hex
    assert blau.at("pzg-3") == "2013"


@rule("stalingrad42:22.3.1a")
def test_own_areas_are_entered_by_movement_retreat_and_advance() -> None:
    soviet = Theatre("rd-62 2400", "rd-45 2400").movement("soviet").play("move rd-62")
    assert "area-A" in soviet.offers("to")
    blau = Theatre("tc-16 2001", "rd-62 2001")
    blau.p.side = 1
    numbers = (blau.unit("tc-16"),)
    blau.resolve(Advance(GRID.at("2000"), numbers, (GRID.at("2001"),), 4))
    assert "area-A" in reach(blau, "tc-16")
    blau.play("to area-A")
    assert blau.at("tc-16") == "area-A"
    axis = Theatre("pzg-3 1005")
    axis.p.side = 0
    axis.resolve(Advance(GRID.at("1105"), (axis.unit("pzg-3"),), (GRID.at("1005"),), 2))
    assert "area-X" in reach(axis, "pzg-3")


@rule("stalingrad42:14.5b")
@BOTH
def test_an_attacker_takes_nobody_along_over_a_river(
    side: str, foot: str, other: str, horse: str, wheels: str, enemy: str
) -> None:
    """A stack fords only if all of it attacked over the river."""
    around = ("2010", "2111", "2112", "2012", "1912", "1911")
    river = {f"2011|{hex}": "major" for hex in around}
    units = (f"{foot} 2010", f"{other} 2010")
    alone = won(Theatre(*units, sides=river), foot, side=side)
    assert "2011" in reach(alone, foot)
    alone.play(f"with {other}")
    assert "2011" not in alone.offers("to")
    assert alone.refused("to 2011") == "14.5b"
    both = won(Theatre(*units, sides=river), foot, other, side=side).play(f"advance {foot}")
    assert "2011" in both.play(f"with {other}").offers("to")


@rule("stalingrad42:5.5.5b", "stalingrad42:5.5.5d")
@BOTH
def test_who_comes_to_the_bank_on_his_advance_is_a_pier(
    side: str, foot: str, other: str, horse: str, wheels: str, enemy: str
) -> None:
    """He goes to 2011, and on over the river to 2012, where a friend stands; a supply point is no
    pier, and neither is he where nobody stands across."""
    around = ("2011", "2112", "2113", "2013", "1913", "1912")
    river = {f"2012|{hex}": "major" for hex in around}
    supply = f"sp-{side}-1"
    units = (f"{foot} 2010", f"{supply} 2010", f"{wheels} 2012")
    assert "2012" in reach(won(Theatre(*units, sides=river), foot, side=side), foot)
    assert "2012" not in reach(won(Theatre(*units, sides=river), foot, side=side), supply)
    assert "2012" not in reach(won(Theatre(*units[:2], sides=river), foot, side=side), foot)


# Who advances, with the hexes of the edge beside his way home.
HOME = pytest.mark.parametrize(
    ("side", "unit", "start", "before", "edge", "area"),
    [
        ("soviet", "gmc-1", "2001", "2002", [f"{column}00" for column in range(16, 28)], "area-A"),
        ("axis", "mtn-1", "1104", "1204", [f"10{row:02}" for row in range(1, 10)], "area-X"),
    ],
)


@rule("stalingrad42:14.5e", "stalingrad42:22.3.1a")
@HOME
@pytest.mark.parametrize("ground", ["clear", "marsh", "mountain"])
def test_marsh_and_mountains_end_an_advance_before_an_area(
    ground: str, side: str, unit: str, start: str, before: str, edge: list[str], area: str
) -> None:
    """All of the edge is such ground: from there nobody goes on; on clear ground he does."""
    terrain = dict.fromkeys((*edge, "1101", "1200", "1300", "1400", "1500"), ground)
    blau = Theatre(f"{unit} {start}", terrain=terrain)
    blau.p.side = ("axis", "soviet").index(side)
    moved, here = blau.unit(unit), GRID.at(start)
    blau.resolve(Advance(GRID.at(before), (moved,), (here,), 4))
    assert (area in reach(blau, unit)) == (ground == "clear")


@rule("stalingrad42:14.4.2b", "stalingrad42:22.3.1a")
@pytest.mark.parametrize(("target", "open"), [("2000", True), ("2002", False)])
def test_out_of_the_vacated_hex_in_a_zone_the_advance_goes_on_into_an_area(
    target: str, open: bool
) -> None:
    """2000 lies in a German zone; beside it lies the own area, and sea."""
    shore = [f"2001|{hex}" for hex in ("2101", "2102", "2002", "1902", "1901")]
    shore += [f"2000|{hex}" for hex in ("2101", "1901", "1900")]
    blau = Theatre("tc-16 2001", "inf-57 2100", sides=dict.fromkeys(shore, "sea"))
    assert "2000" in blau.zone("axis")
    blau.p.side = 1
    blau.resolve(Advance(GRID.at(target), (blau.unit("tc-16"),), (GRID.at("2001"),), 4))
    assert ("area-A" in reach(blau, "tc-16")) == open


@rule("stalingrad42:14.5a", "stalingrad42:20.6a", "stalingrad42:31.0a")
@pytest.mark.parametrize(
    ("scenario", "bound", "at", "row"),
    [
        ("fall-blau", "cd-12", "3335", "20.6a"),
        ("campaign", "cd-12", "3335", "20.6a"),
        ("campaign", "rd-181", "5522", "31.0a"),
    ],
)
def test_who_may_not_move_yet_does_not_advance(
    scenario: str, bound: str, at: str, row: str
) -> None:
    """Who attacked with him and is free does."""
    blau = Theatre(f"{bound} {at}", f"rd-62 {at}", real=True, scenario=scenario)
    blau.p.side = 1
    here = GRID.at(at)
    target = next(hex for hex in GRID.neighbours[here] if blau.p.ground.land >> hex & 1)
    both = blau.unit(bound), blau.unit("rd-62")
    blau.resolve(Advance(target, both, (here,), 4))
    assert blau.offers("advance") == ["rd-62"]
    assert bound not in blau.offers("breakthrough")
    assert blau.refused(f"advance {bound}") == row
    assert blau.play("advance rd-62").refused(f"with {bound}") == row


WHY_NOT = {
    "14.2.1a": ("pzg-3", "to 2020", {}, {}, ()),
    "14.4.1a": ("pzg-3", "to 2009", {}, {}, ("rd-62 1910", "rd-45 2109")),
    "14.4.2a": ("inf-57", "to 2008", {}, {}, ("rd-62 2109",)),
    "14.5a": ("inf-57", "to 2009", {"2009|2010": "sea"}, {}, ()),
    "14.5b": ("inf-57", "to 2009", {"2009|2010": "major"}, {}, ()),
    "14.5e": ("inf-57", "to 2008", {}, {"2009": "marsh"}, ()),
    "14.5f": ("pzg-3", "to 2009", {}, {"2009": "mountain"}, ()),
    "5.1a": ("pzg-3", "to 2010", {}, {}, ()),
}


@pytest.mark.parametrize("row", WHY_NOT)
def test_a_hex_is_refused_for_what_is_in_the_way(row: str) -> None:
    unit, wanted, sides, terrain, enemies = WHY_NOT[row]
    blau = Theatre(f"{unit} 2010", *enemies, sides=sides, terrain=terrain)
    far = 1 if sides else 4
    assert won(blau, unit, far=far).play(f"advance {unit}").refused(wanted) == row


@pytest.mark.parametrize(
    ("side", "unit", "enemies"),
    [("axis", "inf-57", ("rd-62", "rd-45")), ("soviet", "rd-62", ("inf-57", "inf-75"))],
)
def test_a_hex_is_refused_for_the_first_of_two_things_in_the_way(
    side: str, unit: str, enemies: tuple[str, str]
) -> None:
    """A zone in 2009 and a bond between it and 2008; neither alone would open the way."""
    one, other = enemies
    blau = Theatre(f"{unit} 2010", f"{one} 1909", f"{other} 2109")
    assert won(blau, unit, side=side).play(f"advance {unit}").refused("to 2008") == "14.4.2a"


NOWHERE: dict[str, tuple[str, dict[str, Any]]] = {
    "14.5b": ("other", {"sides": {"2010|2011": "major"}}),
    "14.5f": ("wheels", {"terrain": {"2011": "mountain"}}),
}


@rule("stalingrad42:14.2.3b", "stalingrad42:14.5b", "stalingrad42:14.5f")
@BOTH
@pytest.mark.parametrize("row", NOWHERE)
def test_who_can_advance_nowhere_is_told_what_keeps_him_out_of_the_vacated_hex(
    row: str, side: str, foot: str, other: str, horse: str, wheels: str, enemy: str
) -> None:
    """A limited advance leads nowhere else."""
    who, ground = NOWHERE[row]
    unit = {"other": other, "wheels": wheels}[who]
    blau = Theatre(f"{foot} 2010", f"{unit} 2010", **ground)
    won(blau, foot, far=1, side=side, limited=True)
    assert blau.offers("advance") == [foot]
    assert blau.refused(f"advance {unit}") == row


@rule("stalingrad42:13.3.2h", "stalingrad42:14.4.2a", "stalingrad42:14.5e")
@BOTH
def test_who_gives_way_frees_nobody_from_a_zone_or_out_of_a_marsh(
    side: str, foot: str, other: str, horse: str, wheels: str, enemy: str
) -> None:
    """In 2013 somebody flees before who comes to 2012; only on open ground out of zones the
    advance goes on."""
    second = {"axis": "rd-45", "soviet": "inf-75"}[side]
    flees = f"{enemy} 2013 full-retreat"
    zone = Theatre(f"{wheels} 2010", flees, f"{second} 2112")
    marsh = Theatre(f"{wheels} 2010", flees, terrain={"2012": "marsh"})
    open = Theatre(f"{wheels} 2010", flees)
    for blau, asked in ((zone, "halt"), (marsh, "halt"), (open, "forward")):
        won(blau, wheels, side=side).play(f"advance {wheels}", "to 2012")
        assert blau.asked() == "retreat-to"
        blau.play(f"retreat {blau.offers('retreat')[0]}")
        assert blau.at(wheels) == "2012"
        assert blau.asked() == asked
