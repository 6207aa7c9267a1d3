"""Chapter 16: supply, through play. A road runs from the edge down a column; who is too far from it
is out of supply."""

from __future__ import annotations

from itertools import pairwise

import pytest

from stavka.games.stalingrad42.box import own_box
from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.events import SupplyLost, SupplyRestored
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.rules.supply import connected, sources, supplied
from stavka.games.stalingrad42.rules.units import units_of
from stavka.games.stalingrad42.setup import set_up
from stavka.games.stalingrad42.setups import SCENARIOS
from stavka.hexes import members
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

BOTH = pytest.mark.parametrize("side", ["axis", "soviet"])
UNIT = {"axis": "inf-57", "soviet": "rd-62"}
WHEELS = {"axis": "pz-22", "soviet": "tc-16"}
FRIEND = {"axis": "inf-75", "soviet": "rd-45"}
ENEMY = {"axis": "rd-62", "soviet": "inf-57"}
ENEMIES = {"axis": ("rd-45", "rd-121"), "soviet": ("inf-75", "inf-113")}
# From area X at 1005 to the east, and from area B at 2800 to the south.
AXIS_ROAD = ["1005", "1105", "1205", "1306", "1406", "1507", "1607", "1708", "1808"]
SOVIET_ROAD = [f"28{row:02}" for row in range(14)]
ROAD = {"axis": AXIS_ROAD, "soviet": SOVIET_ROAD}
END = {"axis": "1808", "soviet": "2813"}  # the end of the road


def roads(*lines: list[str]) -> dict[str, str]:
    return {f"{a}|{b}": "road" for line in lines for a, b in pairwise(line)}


def theatre(side: str, *units: str, **drawn: dict[str, str]) -> Theatre:
    sides = roads(ROAD[side]) | drawn.pop("sides", {})
    return Theatre(*units, sides=sides, **drawn)  # type: ignore[arg-type]


def south(hex: str, by: int) -> str:
    return f"{hex[:2]}{int(hex[2:]) + by:02}"


def in_supply(blau: Theatre, side: str, unit: str) -> bool:
    return blau.supply(side).supplied(unit)


@rule("stalingrad42:16.1a", "stalingrad42:16.1b", "stalingrad42:3.B5b")
@BOTH
def test_status_is_checked_in_ones_own_supply_phase(side: str) -> None:
    unit, other = UNIT[side], "soviet" if side == "axis" else "axis"
    blau = theatre(side, f"{unit} {south(END[side], 9)}")
    assert blau.supply(other).supplied(unit)  # cut off, but not his phase
    blau.supply(side)
    assert not blau.supplied(unit)
    assert blau.told(SupplyLost)[0].units == (unit,)


@rule("stalingrad42:16.1c", "stalingrad42:16.1d")
@BOTH
def test_a_mark_stays_as_it_is_or_goes(side: str) -> None:
    unit = UNIT[side]
    blau = theatre(side, f"{unit} {south(END[side], 9)} unsupplied").supply(side)
    assert not blau.supplied(unit)
    assert blau.told(SupplyLost) == []
    assert blau.p.supply[blau.unit(unit)] == 1
    blau.put(unit, south(END[side], 2)).supply(side)
    assert blau.supplied(unit)
    assert blau.told(SupplyRestored)[0].units == (unit,)


@rule("stalingrad42:16.2.2a", "stalingrad42:16.3.1a", "stalingrad42:16.3.3a")
@BOTH
def test_supply_comes_from_own_areas_along_roads(side: str) -> None:
    unit = UNIT[side]
    assert in_supply(theatre(side, f"{unit} {END[side]}"), side, unit)
    other = "soviet" if side == "axis" else "axis"
    foreign = Theatre(f"{unit} {END[other]}", sides=roads(ROAD[other]))
    assert not in_supply(foreign, side, unit)  # that road leads to the enemy's area
    # A road, open country, then the road to the source: the line off the road comes first.
    line = ROAD[side]
    gap = Theatre(f"{unit} {line[-1]}", sides=roads(line[:-3], line[-2:]))
    assert in_supply(gap, side, unit)  # within five hexes of the first piece
    if side == "soviet":
        far = Theatre(f"{unit} 2813", sides=roads(line[:5], line[11:]))
        assert not in_supply(far, side, unit)


@rule("stalingrad42:16.3.2a", "stalingrad42:16.3.2h")
@BOTH
@pytest.mark.parametrize(("away", "fed"), [(0, True), (1, True), (5, True), (6, False)])
def test_five_hexes_off_the_road(side: str, away: int, fed: bool) -> None:
    unit = UNIT[side]
    assert in_supply(theatre(side, f"{unit} {south(END[side], away)}"), side, unit) == fed


@rule("stalingrad42:16.3.3c", "stalingrad42:16.3.3d")
@BOTH
def test_enemies_cut_the_road(side: str) -> None:
    unit, line = UNIT[side], ROAD[side]
    first, _ = ENEMIES[side]
    middle = line[2]  # too far off for a line beside the road
    assert not in_supply(theatre(side, f"{unit} {line[-1]}", f"{first} {middle}"), side, unit)
    beside = f"{int(middle[:2])}{int(middle[2:]) + 1:02}" if side == "axis" else f"27{middle[2:]}"
    zone = theatre(side, f"{unit} {line[-1]}", f"{first} {beside}")
    assert not in_supply(zone, side, unit)
    foe = "soviet" if side == "axis" else "axis"
    held = [hex for hex in line if hex in zone.zone(foe)]
    assert held
    friends = {"axis": ("inf-79", "inf-294", "inf-71"), "soviet": ("rd-160", "rd-212", "rd-284")}
    held_by = [f"{friend} {hex}" for friend, hex in zip(friends[side], held, strict=False)]
    opened = theatre(side, f"{unit} {line[-1]}", f"{first} {beside}", *held_by)
    assert in_supply(opened, side, unit)


@rule("stalingrad42:16.3.4a", "stalingrad42:16.3.4b", "stalingrad42:16.3.3e")
def test_an_empty_city_of_the_enemy_bars_the_road_until_somebody_passes() -> None:
    # Voronezh, 2503, is a victory hex of the real map.
    line = [f"25{row:02}" for row in range(9)]
    soviet = Theatre("rd-62 2508", sides=roads(line)).holds("axis", "2503")
    assert not in_supply(soviet, "soviet", "rd-62")
    soviet.holds("soviet", "2503")
    assert in_supply(soviet, "soviet", "rd-62")
    axis = Theatre("pz-22 2504", "rd-62 2208", sides=roads(line)).holds("soviet", "2503").movement()
    axis.play("move pz-22", "to 2502")
    assert axis.p.axis_holds[axis.p.box.held[GRID.at("2503")]] == 1  # it passed through
    assert axis.match.view(None)["board"]["control"]["2503"] == "axis"
    back = Theatre("tc-16 2504", sides=roads(line)).holds("axis", "2503").movement("soviet")
    back.play("move tc-16", "to 2502")
    assert back.match.view(None)["board"]["control"]["2503"] == "soviet"


@rule("stalingrad42:16.3.4c")
def test_other_empty_hexes_are_open_to_both() -> None:
    """One road between two areas, and nobody near it: whoever comes to it is supplied by it."""
    across = ["1005", "1105", "1205", "1306", "1406", "1506", "1606", "1707", "1807"]
    up = ["1807", "1806", "1805", "1804", "1803", "1802", "1801", "1800"]
    both = roads(across, up)
    for unit, side in (("inf-57", "axis"), ("rd-62", "soviet")):
        blau = Theatre(f"{unit} 1807", sides=both).holds(side, "1806")
        assert in_supply(blau, side, unit)


@rule("stalingrad42:16.4b")
@BOTH
def test_wheels_without_supply_move_tactically_and_feet_as_ever(side: str) -> None:
    wheels, unit = WHEELS[side], UNIT[side]
    blau = Theatre(f"{wheels} 2011 unsupplied").movement(side).play(f"move {wheels}")
    assert blau.offers("to") == []
    assert blau.refused("to 2012") == "16.4b"
    assert "2013" in blau.offers("tactical")
    foot = Theatre(f"{unit} 2011 unsupplied").movement(side).play(f"move {unit}")
    assert "2014" in foot.offers("to")


@rule("stalingrad42:16.4e")
@BOTH
def test_the_rest_stays_as_it_is_without_supply(side: str) -> None:
    unit, friend = UNIT[side], FRIEND[side]
    foe = "soviet" if side == "axis" else "axis"
    both = Theatre(f"{unit} 2011 unsupplied", f"{friend} 2013 unsupplied")
    assert "2010" in both.zone(side)
    assert "2012" in both.bond_hexes(side)
    defence = Theatre(f"{unit} 2011 unsupplied", f"{WHEELS[foe]} 2010").combat(foe)
    defence.attack("2011", WHEELS[foe])
    assert defence.counts(unit) == (7 if side == "axis" else 5)
    tanks = Theatre(f"{WHEELS[side]} 2011 unsupplied", f"{WHEELS[foe]} 2010").combat(foe)
    assert tanks.attack("2011", WHEELS[foe]).shifts() == {}  # it cancels the shift
    elite = "pz-9" if side == "axis" else "grd-13"
    for die in (3, 4):
        shaken = Theatre(f"{elite} 2011 unsupplied disrupted", f"{ENEMY[side]} 2010").dice(die)
        assert (shaken.recovery(side).order(elite) == "good") == (die == 4)


# Where everybody begins


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_nobody_begins_out_of_supply(scenario: str, side: int) -> None:
    p = set_up(own_box(), scenario)
    units = [unit for unit in units_of(p, side) if p.on_map(unit)]
    assert bool(units) == ((scenario, side) != ("caucasus", AXIS))  # who enters over the edge
    isolated = [p.unit(unit).id for unit in units if not connected(p, side) >> p.place[unit] & 1]
    assert isolated == []
    cut = [p.unit(unit).id for unit in units if not supplied(p, side) >> p.place[unit] & 1]
    assert cut == []


def test_in_the_caucasus_supply_comes_over_the_north_edge() -> None:
    p = set_up(own_box(), "caucasus")
    found = {GRID.number(hex) for hex in members(sources(p, AXIS))}
    north = {hex for hex in found if hex.endswith("40")}
    assert "3140" in north
    assert max(north) < "4440"
    assert found == north  # Taman is not German yet
    east = [hex for hex in range(GRID.at("4440"), GRID.size) if GRID.row(hex) == 40]
    assert any(p.ground.on_road >> hex & 1 for hex in east)  # there are roads to leave out


@BOTH
def test_both_sides_are_supplied_in_a_contested_city_and_neither_through_it(side: str) -> None:
    across = [*AXIS_ROAD, "1909", "2009"]
    up = [f"20{row:02}" for row in range(10)]
    drawn = roads(across, up)
    city = {"2009": "minor-city"}
    beyond = f"{FRIEND[side]} {'2001' if side == 'axis' else '1105'}"  # on the other's road
    both = Theatre("inf-57 2009", "rd-62 2009", beyond, terrain=city, sides=drawn)
    assert in_supply(both, side, UNIT[side])
    assert not in_supply(both, side, FRIEND[side])
    alone = Theatre(f"{UNIT[side]} 2009", beyond, terrain=city, sides=drawn)
    assert in_supply(alone, side, FRIEND[side])
