"""Where the fronts run in June and November, and what decides a scenario besides its hexes."""

from __future__ import annotations

from stavka.games.stalingrad42.box import own_box
from stavka.games.stalingrad42.components import AXIS, SOVIET, own_edition
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.map import Feature, Terrain, the_map
from stavka.games.stalingrad42.setups import SCENARIOS
from stavka.hexes import members

MAP = the_map()
SETUPS = own_box().setups
WATER = Feature.MAJOR_RIVER | Feature.VOLGA | Feature.LAKE | Feature.SEA


def bank(hex: str) -> set[str]:
    """The land on the same bank of every great river."""
    dry = [MAP.on_map & ~wet for wet in MAP.exits(WATER)]
    flood = GRID.flood(1 << GRID.at(hex), MAP.land, exits=dry)
    return {GRID.number(hex) for hex in members(flood)}


def held(scenario: str, side: int) -> set[str]:
    on_map = SETUPS[scenario].on_map
    return {hex for hex, stack in on_map.items() if any(p.unit.side == side for p in stack)}


def nearest(scenario: str, hex: str) -> int:
    """The side whose units are nearest to a hex."""
    at = GRID.at(hex)
    far = [
        min(GRID.distance(at, GRID.at(h)) for h in held(scenario, side)) for side in (AXIS, SOVIET)
    ]
    return AXIS if far[AXIS] < far[SOVIET] else SOVIET


# Fronts


def test_in_june_the_axis_has_not_crossed_the_don_nor_the_lower_donets() -> None:
    west = bank("2013")
    assert GRID.number(MAP.place["Kursk"].hex) in west
    assert held("campaign", AXIS) <= west | bank("1824")
    assert "2503" not in west  # Voronezh lies beyond


def test_in_november_the_axis_is_over_the_don_only_at_voronezh_and_stalingrad() -> None:
    west = bank("2013")
    beyond = held("uranus", AXIS) - west
    voronezh = {"2503"}
    land_bridge = {hex for hex in beyond if int(hex[:2]) >= 50}
    assert beyond == voronezh | land_bridge
    assert {"5220", "5320", "5420", "5421", "5422", "5521", "5522"} <= land_bridge
    assert not beyond & bank("5721")  # nobody is east of the Volga


def test_in_november_the_soviets_hold_their_bridgeheads_on_the_don() -> None:
    west = held("uranus", SOVIET) & bank("2013")
    north = {hex for hex in west if int(hex[:2]) <= 22 and int(hex[2:]) <= 1}
    storozhevoye = {"2808"}
    serafimovich = {"4217", "4317", "4417", "4517", "4518", "4618", "4718"}
    kremenskaya = {"4817", "4818", "4917", "4918"}
    assert west == north | storozhevoye | serafimovich | kremenskaya


def test_the_uranus_set_up_holds_the_hexes_that_its_points_are_counted_for() -> None:
    uranus = SETUPS["uranus"].scenario
    assert sum(MAP.vp[GRID.at(hex)] for hex in uranus.holds) == uranus.start == 15
    assert not held("uranus", SOVIET) & set(uranus.holds)
    on_sheets = MAP.sheets["A"] | MAP.sheets["B"]
    others = {GRID.number(h) for h in MAP.vp if on_sheets >> h & 1} - set(uranus.holds)
    assert {hex for hex in others if nearest("uranus", hex) == AXIS} == set()
    assert all(not SETUPS[id].scenario.holds for id in SCENARIOS if id != "uranus")


def test_at_the_start_of_the_other_scenarios_every_victory_hex_is_soviet() -> None:
    for hex in MAP.vp:
        assert nearest("campaign", GRID.number(hex)) == SOVIET


# What decides


def test_points_besides_those_of_hexes() -> None:
    rules = {
        id: {
            name: (row.what, row.points, row.count, row.turn)
            for name, row in SETUPS[id].victory.items()
        }
        for id in SCENARIOS
    }
    lost = {
        "areas-lost": ("soviet-beside", -3, 1, 0),
        "major-cities-lost": ("soviet-inside", -3, 1, 0),
        "minor-cities-lost": ("soviet-inside", -1, 1, 0),
    }
    assert rules["fall-blau"] == lost | {
        "blau-east": ("exit-steps", 2, 5, 0),
        "blau-south": ("exit-steps", 2, 5, 0),
        "blau-don": ("below-row", 1, 1, 0),
    }
    assert rules["caucasus"] == {"baku": ("exit-divisions", 3, 5, 0)}
    assert rules["uranus"] == lost | {"stalingrad": ("hold", 0, 1, 34)}
    assert rules["campaign"] == lost | {
        "baku": ("exit-divisions", 3, 5, 0),
        "elbrus": ("mountain-unit", 1, 1, 0),
        "automatic": ("margin", 6, 0, 0),
        "winter": ("at-least", 24, 0, 28),
    }


def test_where_those_points_are_won_and_lost() -> None:
    at = {name: row.at for id in SCENARIOS for name, row in SETUPS[id].victory.items()}
    place = {GRID.number(p.hex): p for p in MAP.places}
    assert at["elbrus"] == ["4860"]
    assert place["4860"].name == "Mount Elbrus"
    assert at["areas-lost"] == ["X", "Y", "Z"]
    assert at["baku"] == ["G"]
    assert at["blau-east"] + at["blau-south"] == list("MNOPQR")
    assert at["blau-don"] == ["31"]
    assert [place[hex].name for hex in at["major-cities-lost"]] == ["Kharkov", "Stalino"]
    stalingrad = [place[hex] for hex in at["stalingrad"]]
    assert {p.kind for p in stalingrad} == {"major_city"}
    assert sum(p.vp for p in stalingrad) == 4
    turns = own_box().tables.turns
    assert SETUPS["campaign"].victory["winter"].points == turns[28].benchmark


def test_the_cities_west_of_the_start_line_are_those_behind_the_axis_of_june() -> None:
    for name, terrain in (
        ("major-cities-lost", Terrain.MAJOR_CITY),
        ("minor-cities-lost", Terrain.MINOR_CITY),
    ):
        cities = [GRID.number(hex) for hex in members(MAP.of[terrain])]
        behind = {hex for hex in cities if nearest("campaign", hex) == AXIS}
        assert set(SETUPS["campaign"].victory[name].at) == behind


def test_exits_and_areas_are_printed_and_hexes_only_if_they_are_known() -> None:
    origins = own_edition().origins
    assert origins["victory.baku.points"] == origins["victory.elbrus.at"] == "printed"
    assert origins["victory.minor-cities-lost.at"] == "likely"
    assert origins["victory.stalingrad.at"] == "reconstructed"
