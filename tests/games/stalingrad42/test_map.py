"""The map as data: what the rulebook says of it, and what no map may have wrong."""

from __future__ import annotations

from collections import deque
from pathlib import Path

import pytest

from stavka.games.stalingrad42.box import own_box
from stavka.games.stalingrad42.components import AXIS
from stavka.games.stalingrad42.geo import (
    CORNERS,
    GRID,
    centre,
    corner,
    from_earth,
    hex_at,
    to_earth,
)
from stavka.games.stalingrad42.map import RAIL, RIVER, ROAD, Feature, Terrain, rows
from stavka.games.stalingrad42.mapmaking.sources import rows as sources
from stavka.hexes import bits, members
from stavka.testing import rule
from tests.games.stalingrad42.ground import MAP, Net, net

TRACKS = RAIL | Feature.RAIL_UNFINISHED
WATER = RIVER | Feature.LAKE

# Every hex on which a scenario places a unit.
SET_UP = Path(__file__).with_name("set_up_hexes.txt").read_text().split()

Corner = tuple[int, int]


def at(number: str) -> int:
    return GRID.at(number)


def numbers(field: int) -> list[str]:
    return [GRID.number(hex) for hex in members(field)]


def reached(start: int, lines: Net) -> set[int]:
    found = {start}
    waiting = deque(found)
    while waiting:
        for other in lines[waiting.popleft()]:
            if other not in found:
                found.add(other)
                waiting.append(other)
    return found


def corner_of(hex: int, which: int) -> Corner:
    x, y = corner(hex, which)
    return round(3 * x), round(2 * y)


def water_courses() -> dict[Corner, list[Corner]]:
    """The corners that rivers and lakes join."""
    found: dict[Corner, list[Corner]] = {}
    for hex in range(GRID.size):
        for direction, other in enumerate(GRID.neighbours[hex]):
            if other > hex and MAP.sides[hex][direction] & WATER:
                a, b = corner_of(hex, direction), corner_of(hex, direction + 1)
                found.setdefault(a, []).append(b)
                found.setdefault(b, []).append(a)
    return found


def flowing(start: Corner, courses: dict[Corner, list[Corner]]) -> set[Corner]:
    """All corners that hang together with one."""
    found = {start}
    waiting = deque(found)
    while waiting:
        for other in courses[waiting.popleft()]:
            if other not in found:
                found.add(other)
                waiting.append(other)
    return found


# The grid


def test_odd_columns_lie_half_a_hex_higher() -> None:
    north = [GRID.number(hex) for hex in GRID.neighbours[at("2503")]]
    assert north == ["2502", "2602", "2603", "2504", "2403", "2402"]
    south = [GRID.number(hex) for hex in GRID.neighbours[at("2402")]]
    assert south == ["2401", "2502", "2503", "2403", "2303", "2302"]


def test_a_point_is_in_the_hex_round_it() -> None:
    for hex in range(0, GRID.size, 17):
        x, y = centre(hex)
        assert hex_at(x, y) == hex
        assert all(hex_at(x + 0.9 * dx, y + 0.9 * dy) == hex for dx, dy in CORNERS)


@pytest.mark.parametrize(
    ("latitude", "longitude", "number"),
    [
        (51.67, 39.19, "2503"),  # Voronezh
        (51.83, 38.13, "2002"),  # Kastornoye
        (45.21, 36.72, "1549"),  # Taman
        (46.47, 41.54, "4139"),  # Salsk
        (48.92, 40.4, "3322"),  # Millerovo
    ],
)
def test_the_earth_lies_under_the_grid(latitude: float, longitude: float, number: str) -> None:
    assert hex_at(*from_earth(latitude, longitude)) == at(number)
    north, east = to_earth(*from_earth(latitude, longitude))
    assert north == pytest.approx(latitude, abs=1e-6)
    assert east == pytest.approx(longitude, abs=1e-6)


@rule("stalingrad42:2.1a")
def test_the_map_has_four_sheets() -> None:
    assert list(MAP.sheets) == ["A", "B", "C1", "C2"]
    assert all(MAP.sheets.values())


@rule("stalingrad42:2.2.1a")
def test_a_hex_is_ten_miles_wide() -> None:
    (north, east), (other_north, other_east) = to_earth(40.0, 20.0), to_earth(40.0, 30.0)
    assert abs(other_east - east) < 0.5
    kilometres = (north - other_north) * 111.2 / 10
    assert kilometres / 1.609 == pytest.approx(10, abs=0.5)


def test_the_sheets_share_three_rows() -> None:
    both = MAP.sheets["A"] & MAP.sheets["C1"]
    assert {GRID.row(hex) for hex in members(both)} == {40, 41, 42}
    assert not MAP.sheets["A"] & MAP.sheets["B"]
    assert not MAP.sheets["C1"] & MAP.sheets["C2"]
    whole = MAP.sheets["A"] | MAP.sheets["B"] | MAP.sheets["C1"] | MAP.sheets["C2"]
    assert whole == MAP.on_map


# What the rulebook says of single hexes


@pytest.mark.parametrize(
    ("number", "name"),
    [
        ("2002", "Kastornoye"),
        ("2013", "Valuyki"),
        ("1949", "Temryuk"),
        ("1549", "Taman"),
        ("3443", "Tikhoretsk"),
        ("4860", "Mount Elbrus"),
        ("2503", "Voronezh"),
        ("3134", "Rostov"),
    ],
)
def test_the_rulebook_names_these_hexes(number: str, name: str) -> None:
    assert MAP.place[name].hex == at(number)


def test_a_river_runs_round_the_izyum_bend() -> None:
    assert sum(bool(side & RIVER) for side in MAP.sides[at("1521")]) >= 3


def test_2403_lies_across_the_don_from_voronezh() -> None:
    assert MAP.side(at("2403"), at("2503")) & Feature.MAJOR_RIVER


def test_elbrus_is_a_mountain_with_alpine_sides_all_round() -> None:
    assert MAP.terrain[at("4860")] is Terrain.MOUNTAIN
    assert all(side & Feature.ALPINE for side in MAP.sides[at("4860")])


def test_the_yeysk_line_is_a_dead_end_without_green() -> None:
    lines = net(TRACKS)
    assert len(lines[at("2338")]) == 1
    assert at("2839") in reached(at("2338"), net(Feature.RAIL_PLAIN))
    assert not any(side & Feature.RAIL_GREEN for side in MAP.sides[at("2338")])


def test_the_line_from_kastornoye_to_valuyki_is_plain() -> None:
    assert at("2013") in reached(at("2002"), net(Feature.RAIL_PLAIN))


def test_the_first_railhead_of_the_caucasus_starts_on_a_green_line_to_tikhoretsk_and_taman() -> (
    None
):
    green = reached(at("3140"), net(Feature.RAIL_GREEN))
    assert {at("3443"), at("1549")} <= green


@pytest.mark.parametrize("number", ["1303", "1717", "2126", "2427", "2431"])
def test_railheads_start_on_green_lines_that_lead_on_and_back(number: str) -> None:
    assert len(net(Feature.RAIL_GREEN)[at(number)]) >= 2


@pytest.mark.parametrize("number", ["2740", "4240", "2140", "4740", "4440", "3806"])
def test_other_hexes_of_the_rulebook_are_land(number: str) -> None:
    assert MAP.land >> at(number) & 1


def test_rows_that_the_rulebook_counts_from_have_land() -> None:
    for row in (31, 40, 43):
        assert any(GRID.row(hex) == row for hex in members(MAP.land))
    assert MAP.wintry == MAP.on_map & bits(hex for hex in range(GRID.size) if GRID.row(hex) <= 43)


# Victory


def test_victory_points_of_each_sheet() -> None:
    def total(*sheets: str) -> int:
        return sum(
            vp for hex, vp in MAP.vp.items() if any(MAP.sheets[s] >> hex & 1 for s in sheets)
        )

    assert total("A") == 15
    assert total("A", "B") == 15 + 11
    assert total("C1", "C2") == 21
    assert sum(MAP.vp.values()) == 47


def test_the_axis_holds_fifteen_points_when_uranus_begins() -> None:
    soviet = {"Svoboda", "Usman", "Mordovo", "Borisoglebsk"}
    sheet_a = sum(
        place.vp
        for place in MAP.places
        if MAP.sheets["A"] >> place.hex & 1 and place.name not in soviet
    )
    beyond = ("Kalach", "Kotelnikovo", "Elista", "Stalingrad Centre")
    assert sheet_a == 11
    assert sheet_a + sum(MAP.place[name].vp for name in beyond) == 15


def test_big_cities_west_of_the_line_cost_the_axis_points_when_lost() -> None:
    for name in ("Kharkov", "Stalino"):
        assert MAP.terrain[MAP.place[name].hex] is Terrain.MAJOR_CITY


# Entry areas

# Where an area begins at the end of these sheets, not of the whole map.
SHEETS_BEFORE = {
    **dict.fromkeys("MNOP", ("A",)),
    **dict.fromkeys("QR", ("A", "B")),
    "north": ("C1", "C2"),
}


@rule("stalingrad42:22.2b")
def test_entry_areas_lie_at_their_edges() -> None:
    assert set(MAP.areas) == {*"ABCDEFGHJKLMNOPQRWXYZ", "north"}
    for name in "ABC":
        assert all(GRID.row(hex) == 0 for hex in members(MAP.areas[name].hexes))
    for name in "DE":
        assert all(
            GRID.column(hex) == 73 or GRID.row(hex) == 0 for hex in members(MAP.areas[name].hexes)
        )
    for name in "HJKL":
        assert all(GRID.row(hex) == 62 for hex in members(MAP.areas[name].hexes))
    for name in "MNOP":
        assert all(GRID.column(hex) == 41 for hex in members(MAP.areas[name].hexes))
    for name in "QR":
        assert all(GRID.row(hex) == 42 for hex in members(MAP.areas[name].hexes))
    assert numbers(MAP.areas["M"].hexes) == [f"41{row:02}" for row in range(12)]
    assert numbers(MAP.areas["W"].hexes) == ["1549"]
    assert numbers(MAP.areas["north"].hexes) == [f"{column}40" for column in range(21, 48)]
    assert MAP.areas["F"].hexes == 0
    for area in MAP.areas.values():
        assert area.hexes & MAP.land == area.hexes


def test_roads_and_railways_leave_the_map_where_they_end_at_its_edge() -> None:
    """Where a sheet ends they go on beyond it; where the map ends the sources name the hex."""
    told = {(row["area"], row["line"], row["hex"]) for row in sources("exits")}
    assert all(row["towards"] and row["confidence"] for row in sources("exits"))
    ports = set(MAP.ports)
    for line, features in (("road", ROAD), ("rail", TRACKS)):
        lines = net(features)
        for area in MAP.areas.values():
            leads = area.roads if line == "road" else area.rails
            assert leads & ~area.hexes == 0
            assert all(hex in lines for hex in members(leads)), area.name
            if sheets := SHEETS_BEFORE.get(area.name):
                inside = bits(hex for sheet in sheets for hex in members(MAP.sheets[sheet]))
                beyond = [
                    hex
                    for hex in members(area.hexes)
                    if any(not inside >> other & 1 for other in lines.get(hex, ()))
                ]
                assert leads == bits(beyond)
                continue
            assert {hex for name, what, hex in told if (name, what) == (area.name, line)} == {
                *numbers(leads)
            }
            ends = [hex for hex in members(area.hexes) if len(lines.get(hex, ())) == 1]
            assert bits(hex for hex in ends if hex not in ports) & ~leads == 0, area.name


def test_the_start_line_parts_the_armies_of_june() -> None:
    """West of it lies what the Axis holds on 28 June, with its railheads; nothing Soviet does."""
    behind = MAP.behind_start_line
    assert behind & ~MAP.sheets["A"] & MAP.on_map == 0
    june = own_box().setups["campaign"]
    for number, places in june.on_map.items():
        assert bool(behind >> at(number) & 1) == (places[0].unit.side == AXIS), number
    railheads = [laid.at for laid in june.laid if laid.marker == "railhead"]
    assert len(railheads) == 5
    for number in railheads:
        assert behind >> at(number) & 1
    west = bits(hex for name in "XYZ" for hex in members(MAP.areas[name].hexes))
    assert west & ~behind == 0
    assert behind & MAP.areas["A"].hexes == 0


@rule("stalingrad42:22.2a", "stalingrad42:16.2.2a")
def test_entry_areas_have_their_owners_in_the_campaign() -> None:
    owners = {name: area.owner for name, area in MAP.areas.items()}
    assert all(owners[name] == "soviet" for name in "ABCDEFGHJKL")
    assert all(owners[name] == "axis" for name in "WXYZ")
    assert all(owners[name] == "scenario" for name in "MNOPQR")


def test_axis_areas_lie_along_the_west_from_north_to_south() -> None:
    rows = {name: [GRID.row(hex) for hex in members(MAP.areas[name].hexes)] for name in "XYZ"}
    assert max(rows["X"]) < min(rows["Y"]) <= max(rows["Y"]) <= min(rows["Z"])
    assert MAP.areas["X"].hexes >> at("1003") & 1
    assert MAP.areas["Y"].hexes >> at("1015") & 1
    assert not MAP.areas["X"].hexes & MAP.areas["A"].hexes


def test_roads_lead_into_every_soviet_area_but_the_open_steppe() -> None:
    for name in "ABCDEGHJKL":
        assert MAP.areas[name].roads, name


# Water


def test_every_river_reaches_the_sea_the_edge_or_a_hex_that_swallows_it() -> None:
    """A river is not shown inside cities and marshes, so it may end at one."""
    courses = water_courses()
    outlets: set[Corner] = set()
    swallowing = (
        Terrain.SEA,
        Terrain.OFF_MAP,
        Terrain.MARSH,
        Terrain.SEASONAL_MARSH,
        Terrain.MINOR_CITY,
        Terrain.MAJOR_CITY,
    )
    for hex in range(GRID.size):
        for direction, other in enumerate(GRID.neighbours[hex]):
            ends = {corner_of(hex, direction), corner_of(hex, direction + 1)}
            sea = other >= 0 and MAP.sides[hex][direction] & Feature.SEA
            if other < 0 or sea or MAP.terrain[hex] in swallowing:
                outlets |= ends
    left = set(courses)
    lakes = lake_corners()
    while left:
        start = min(left)
        found = flowing(start, courses)
        left -= found
        assert found & outlets or found <= lakes, f"the river at {start} ends nowhere"


def lake_corners() -> set[Corner]:
    return {
        corner_of(hex, direction + more)
        for hex in range(GRID.size)
        for direction in range(6)
        for more in (0, 1)
        if MAP.sides[hex][direction] & Feature.LAKE
    }


@pytest.mark.parametrize(
    ("name", "least"),
    [("Don", 140), ("Donets", 50), ("Volga", 90), ("Kuban", 40), ("Terek", 30), ("Khoper", 40)],
)
def test_great_rivers_are_one_chain(name: str, least: int) -> None:
    sides = [row for row in rows("sides") if row["name"] == name]
    courses: dict[Corner, list[Corner]] = {}
    for row in sides:
        hex = at(row["hex"])
        direction = GRID.layout.directions.index(row["direction"])
        a, b = corner_of(hex, direction), corner_of(hex, direction + 1)
        courses.setdefault(a, []).append(b)
        courses.setdefault(b, []).append(a)
    assert len(sides) >= least
    assert flowing(min(courses), courses) == set(courses)


@pytest.mark.parametrize(
    ("west", "east", "river"),
    [
        ("5021", "5121", Feature.MAJOR_RIVER),  # Golubinskaya is west of the Don,
        ("4922", "5022", Feature.MAJOR_RIVER),  # Kalach east of it
        ("4825", "4925", Feature.MAJOR_RIVER),  # Nizhne-Chirskaya
        ("4517", "4516", Feature.MAJOR_RIVER),  # Serafimovich
        ("4917", "4916", Feature.MAJOR_RIVER),  # Kremenskaya
        ("5522", "5622", Feature.VOLGA),  # Stalingrad
        ("5902", "6002", Feature.VOLGA),  # Saratov bridge
        ("2849", "2850", Feature.MAJOR_RIVER),  # Krasnodar lies on the right bank of the Kuban
        ("6156", "6157", Feature.MAJOR_RIVER),  # Mozdok on the left bank of the Terek
    ],
)
def test_places_lie_on_the_right_bank_of_their_river(west: str, east: str, river: Feature) -> None:
    assert MAP.side(at(west), at(east)) & river


def test_the_volga_is_crossed_only_where_the_rulebook_says() -> None:
    kinds = {crossing.name: crossing.kind for crossing in MAP.crossings}
    assert kinds.pop("Saratov bridge") == "rail_bridge"
    assert kinds.pop("Vladimirovka") == "rail_ferry"
    assert set(kinds.values()) == {"ferry"}
    ferries = {frozenset(c.hexes) for c in MAP.crossings if c.kind == "ferry"}
    for hex, around in enumerate(GRID.neighbours):
        for direction, other in enumerate(around):
            side = MAP.sides[hex][direction]
            if side & Feature.FERRY:
                assert side & Feature.VOLGA
                assert frozenset((hex, other)) in ferries
            if side & Feature.VOLGA and side & (TRACKS | ROAD):
                assert {GRID.number(hex), GRID.number(other)} == {"5902", "6002"}


def test_the_vladimirovka_ferry_joins_the_railway_to_the_right_bank_over_the_flood_plain() -> None:
    ferry = next(c for c in MAP.crossings if c.name == "Vladimirovka")
    assert set(ferry.hexes) == {at("6424"), at("6523")}
    assert at("6523") in net(RAIL)
    assert GRID.distance(*ferry.hexes) == 2
    between = MAP.grid.within(ferry.hexes[0], 1) & MAP.grid.within(ferry.hexes[1], 1)
    assert all(MAP.terrain[hex] is Terrain.VOLGA for hex in members(between))


def test_ports_lie_on_their_seas() -> None:
    assert MAP.ports[at("1949")] == "Azov"
    assert MAP.ports[at("1549")] == "Black"
    for hex in MAP.ports:
        near = MAP.grid.within(hex, 3 if hex == at("3134") else 1)
        assert near & MAP.of[Terrain.SEA], GRID.number(hex)


def test_rivers_of_sheets_a_and_b_and_lakes_of_the_steppe_freeze() -> None:
    for hex in members(MAP.on_map):
        for direction, other in enumerate(GRID.neighbours[hex]):
            side = MAP.sides[hex][direction]
            if other < 0 or not side & (Feature.MAJOR_RIVER | Feature.LAKE):
                continue
            north = GRID.row(hex) <= 42 or GRID.row(other) <= 42
            if side & Feature.MAJOR_RIVER:
                assert bool(side & Feature.FREEZES) == north
            elif Terrain.DESERT in (MAP.terrain[hex], MAP.terrain[other]):
                assert side & Feature.FREEZES
    assert any(
        side & Feature.FREEZES and side & Feature.LAKE for sides in MAP.sides for side in sides
    )


# Land


@rule("stalingrad42:2.2.3f")
def test_flood_plain_lake_and_sea_are_out_of_play() -> None:
    wet = MAP.of[Terrain.VOLGA] | MAP.of[Terrain.LAKE] | MAP.of[Terrain.SEA]
    assert MAP.of[Terrain.VOLGA].bit_count() >= 10
    assert MAP.land & wet == 0
    assert MAP.land | wet == MAP.on_map


def test_no_island_is_cut_off() -> None:
    """Over land, rivers and ferries every hex can be reached from every other."""
    everywhere = next(members(MAP.land))
    shut = Feature.SEA | Feature.LAKE
    open_sides = tuple(MAP.land & ~closed for closed in MAP.exits(shut))
    found = GRID.flood(1 << everywhere, MAP.land, exits=open_sides)
    assert numbers(MAP.land & ~found) == []


def test_lines_run_over_land_only() -> None:
    for features in (TRACKS, ROAD):
        for hex, others in net(features).items():
            for other in others:
                assert MAP.land >> hex & 1, GRID.number(hex)
                side = MAP.side(hex, other)
                assert not side & Feature.SEA
                if side & (WATER):
                    assert side & Feature.BRIDGE


def test_all_railways_hang_together() -> None:
    lines = net(TRACKS)
    assert len(reached(min(lines), lines)) == len(lines)


def test_railways_end_at_places_or_at_the_edge() -> None:
    edges = bits(hex for area in MAP.areas.values() for hex in members(area.hexes))
    stations = GRID.spread(MAP.settled)
    for hex, others in net(TRACKS).items():
        if len(others) == 1:
            assert (edges | stations) >> hex & 1, GRID.number(hex)


def test_roads_lead_from_every_city_and_town_to_every_other() -> None:
    """The two banks of the Volga are joined by the ferries."""
    roads = net(ROAD | Feature.FERRY)
    found = reached(at("2503"), roads)
    lonely = [p.name for p in MAP.places if p.kind != "landmark" and p.hex not in found]
    assert lonely == []
    assert len(found) == len(roads)


def test_sheets_agree_where_they_meet() -> None:
    """No railway and no road ends at a border between sheets that is no edge of the map."""
    for features in (TRACKS, ROAD):
        for hex, others in net(features).items():
            border = GRID.column(hex) in (41, 42) or GRID.row(hex) in (42, 43)
            if border and len(others) == 1:
                assert MAP.settled >> hex & 1, GRID.number(hex)


def test_every_place_lies_on_land_near_where_it_is() -> None:
    for row in rows("places"):
        hex = at(row["hex"])
        assert MAP.land >> hex & 1, row["name"]
        assert hex_at(float(row["x"]), float(row["y"])) == hex


def test_each_hex_has_one_place_at_most() -> None:
    assert MAP.settled.bit_count() == len(MAP.places)


@pytest.mark.parametrize("name", sorted(p.name for p in MAP.places if p.kind.endswith("city")))
def test_cities_make_the_terrain_of_their_hex(name: str) -> None:
    place = MAP.place[name]
    assert MAP.terrain[place.hex].name.lower() == place.kind


def test_stalingrad_is_three_hexes_on_the_right_bank() -> None:
    for name, number in (("Stalingrad North", "5521"), ("Stalingrad Centre", "5522")):
        assert MAP.place[name].hex == at(number)
    assert MAP.place["Beketovka"].hex == at("5523")


def test_printed_forts() -> None:
    lines = list(MAP.forts.values())
    assert (lines.count("north"), lines.count("south"), lines.count("Rostov")) == (13, 21, 4)
    assert {at("1502"), at("1600"), at("1601")} <= set(MAP.forts)


def test_kinds_of_ground_are_where_they_belong() -> None:
    assert MAP.of[Terrain.SEASONAL_MARSH] & MAP.sheets["A"]
    assert MAP.of[Terrain.DESERT] & MAP.sheets["B"]
    assert not MAP.of[Terrain.DESERT] & (MAP.sheets["A"] | MAP.sheets["C1"])
    assert MAP.terrain[MAP.place["Khulkhuta"].hex] is Terrain.DESERT
    assert not MAP.of[Terrain.MOUNTAIN] & (MAP.sheets["A"] | MAP.sheets["B"])
    assert MAP.terrain[MAP.place["Klukhor Pass"].hex] is Terrain.MOUNTAIN


@pytest.mark.parametrize("number", SET_UP)
def test_units_start_on_land(number: str) -> None:
    assert MAP.land >> at(number) & 1


def test_every_figure_says_how_sure_it_is() -> None:
    known = {"printed", "likely", "reconstructed"}
    for name in ("hexes", "sides", "places", "crossings", "entry_areas"):
        assert {row["confidence"] for row in rows(name)} <= known


def test_every_correction_has_its_reason() -> None:
    assert all(row["reason"] for row in sources("corrections"))


def test_csv_files_have_no_stray_columns() -> None:
    for name in ("hexes", "sides", "places"):
        assert all(None not in row for row in rows(name))


# What the rules will ask of it


def test_a_side_is_the_same_from_both_hexes() -> None:
    for hex, around in enumerate(GRID.neighbours):
        for direction, other in enumerate(around):
            if other >= 0:
                assert MAP.sides[hex][direction] == MAP.sides[other][(direction + 3) % 6]
