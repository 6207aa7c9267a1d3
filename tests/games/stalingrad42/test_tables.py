"""The tables: combat, determined defence, terrain, weather and small throws."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad42.armies import Armies
from stavka.games.stalingrad42.components import COMPONENTS, ODDS, Tables, own_edition
from stavka.testing import rule

DICE = range(1, 7)
ORDER = ("A1", "EX", "DRX", "A1/DR2", "A1/D1", "DR2", "D1", "DR4", "DS")  # worst to best


@pytest.fixture(scope="module")
def tables() -> Tables:
    return Tables(own_edition())


# Combat


def test_the_combat_table_has_nine_columns_and_nine_results(tables: Tables) -> None:
    assert ODDS == ("1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1")
    assert {tables.result(odds, die) for odds in ODDS for die in DICE} == set(ORDER)


def test_a_higher_die_and_better_odds_never_do_worse(tables: Tables) -> None:
    worth = [[ORDER.index(tables.result(odds, die)) for die in DICE] for odds in ODDS]
    for column in worth:
        assert column == sorted(column)
    for die in DICE:
        row = [column[die - 1] for column in worth]
        assert row == sorted(row)


COMBAT = """
1-3  A1     A1     A1     A1     A1     EX
1-2  A1     A1     A1     A1     EX     EX
1-1  A1     A1     A1     EX     EX     DRX
2-1  A1     A1     EX     EX     DRX    A1/DR2
3-1  EX     EX     DRX    DRX    DR2    D1
4-1  EX     DRX    DR2    D1     D1     D1
5-1  A1/D1  D1     D1     D1     D1     DR4
6-1  A1/D1  D1     D1     D1     DR4    DS
7-1  A1/D1  D1     D1     DR4    DS     DS
"""
ADVANCES = """
1-3 000000
1-2 000000
1-1 000002
2-1 000022
3-1 002223
4-1 022333
5-1 233334
6-1 233344
7-1 233444
"""


@pytest.mark.parametrize("line", COMBAT.split("\n")[1:-1])
def test_the_combat_table(tables: Tables, line: str) -> None:
    odds, *results = line.split()
    assert [tables.result(odds, die) for die in DICE] == results


@pytest.mark.parametrize("line", ADVANCES.split("\n")[1:-1])
def test_the_advances_of_the_combat_table(tables: Tables, line: str) -> None:
    odds, hexes = line.split()
    assert tables.crt[odds].advance == [int(hex) for hex in hexes]


def test_how_far_the_victor_advances(tables: Tables) -> None:
    for odds in ODDS:
        row = tables.crt[odds]
        for result, advance in zip(row.results, row.advance, strict=True):
            allowed = {
                "A1": {0}, "EX": {0}, "DRX": {2}, "A1/DR2": {2}, "A1/D1": {2}, "DR2": {2, 3},
                "D1": {3}, "DR4": {4}, "DS": {4},
            }[result]  # fmt: skip
            assert advance in allowed


def test_against_which_results_a_determined_defence_is_possible(tables: Tables) -> None:
    possible = {"A1/DR2", "DR2", "D1", "DRX", "A1/D1"}
    for odds in ODDS:
        row = tables.crt[odds]
        for result, defence in zip(row.results, row.defence, strict=True):
            if result in ("DS", "DR4"):
                assert defence == "forbidden"
            elif result in possible:
                assert defence in ("free", "restricted")
            else:
                assert defence == "none"
    shaded = {odds: tables.crt[odds].defence.count("restricted") for odds in ODDS}
    assert {odds: count for odds, count in shaded.items() if count} == {"6-1": 1, "7-1": 3}
    assert tables.crt["6-1"].defence[3] == "restricted"  # D1


def test_the_known_cells_of_the_determined_defence_table(tables: Tables) -> None:
    assert tables.defence("other", 3) == "F -/-"
    assert tables.defence("other", 5) == "S -/1"
    origins = own_edition().origins
    known = [o for o in origins if o.startswith("determined") and origins[o] == "printed"]
    assert known == ["determined-defence.other.3", "determined-defence.other.5"]


def test_the_determined_defence_table_goes_from_1_to_7(tables: Tables) -> None:
    assert [tables.defence("clear", die) for die in range(-1, 10)] == [
        "F -/1", "F -/1", "F -/1", "F -/-", "F -/-", "F -/-", "P -/1", "S -/1", "S 1/1", "S 1/1",
        "S 1/1",
    ]  # fmt: skip
    assert [tables.defence("other", die) for die in range(1, 8)] == [
        "F -/1", "F -/-", "F -/-", "P -/1", "S -/1", "S 1/1", "S 1*/1",
    ]  # fmt: skip
    assert [tables.defence("city", die) for die in range(1, 8)] == [
        "F -/-", "F -/1", "P -/1", "P -/1", "S -/1", "S 1/1", "S 1*/-",
    ]  # fmt: skip
    success = [[tables.defence(c, d)[0] for d in range(1, 8)] for c in ("clear", "other", "city")]
    for column in success:
        assert column == sorted(column, key="FPS".index)


# Terrain


@rule("stalingrad42:2.2.1b")
def test_terrain_effects_come_from_the_chart_and_can_be_changed() -> None:
    changes = {"terrain.woods.vehicle": 4, "terrain.woods.shift": 2}
    changed = Tables(own_edition().override(changes, COMPONENTS)).terrain["woods"]
    assert (changed.vehicle, changed.shift) == (4, 2)
    assert Tables(own_edition()).terrain["woods"].vehicle == 2


def test_what_terrain_does_to_a_fight(tables: Tables) -> None:
    fights = {id: (t.shift, t.doubles, t.tank_shift) for id, t in tables.terrain.items()}
    assert fights == {
        "clear": (0, "none", True),
        "desert": (0, "none", True),
        "rough": (1, "none", True),
        "woods": (0, "none", False),
        "wooded-rough": (1, "none", False),
        "marsh": (0, "all", False),
        "seasonal-marsh": (0, "none", True),
        "mountain": (0, "infantry", False),
        "minor-city": (0, "infantry", False),
        "major-city": (0, "infantry", False),
        "town": (0, "none", True),
        "landmark": (0, "none", True),
    }


def test_what_it_costs_to_enter(tables: Tables) -> None:
    costs = {id: (t.foot, t.mech_infantry, t.vehicle) for id, t in tables.terrain.items()}
    assert costs == {
        "clear": (1, 1, 1),
        "desert": (1, 1, 1),
        "rough": (1, 2, 2),
        "woods": (1, 2, 2),
        "wooded-rough": (2, 3, 3),
        "marsh": (2, 3, 3),
        "seasonal-marsh": (1, 1, 1),
        "mountain": (2, "road", "road"),
        "minor-city": (1, 1, 1),
        "major-city": (1, 1, 1),
        "town": ("other", "other", "other"),
        "landmark": ("other", "other", "other"),
    }
    assert {id for id, t in tables.terrain.items() if t.stops} == {"marsh", "mountain"}


def test_where_no_fort_is_built_and_where_supply_counts_twice(tables: Tables) -> None:
    assert {id for id, t in tables.terrain.items() if not t.fort} == {
        "wooded-rough", "marsh", "mountain", "minor-city", "major-city",
    }  # fmt: skip
    assert {id for id, t in tables.terrain.items() if t.supply == 2} == {"marsh", "mountain"}


def test_the_column_of_determined_defence(tables: Tables) -> None:
    columns = {id: t.column for id, t in tables.terrain.items()}
    assert {id for id, c in columns.items() if c == "clear"} == {
        "clear", "desert", "seasonal-marsh",
    }  # fmt: skip
    assert {id for id, c in columns.items() if c == "city"} == {"minor-city", "major-city"}
    assert columns["town"] == "other"


@rule("stalingrad42:2.3.6a")
def test_every_unit_is_mechanized_or_not_and_pays_by_its_own_column(tables: Tables) -> None:
    armies = Armies(own_edition())
    assert {u.mobility for u in armies.units} == {"foot", "mech-infantry", "vehicle"}
    assert all(u.mechanized == (u.mobility != "foot") for u in armies.units)
    river, mountain = tables.hexsides["major-river"], tables.terrain["mountain"]
    costs = {
        id: (tables.cost(river, armies[id].mobility), tables.cost(mountain, armies[id].mobility))
        for id in ("inf-75", "pzg-3", "pz-24")
    }
    assert costs == {"inf-75": (2, 2), "pzg-3": (3, "road"), "pz-24": (3, "road")}


def test_what_it_costs_to_cross(tables: Tables) -> None:
    costs = {id: (s.foot, s.mech_infantry, s.vehicle) for id, s in tables.hexsides.items()}
    assert costs == {
        "minor-river": (0, 0, 1),
        "major-river": (2, 3, 3),
        "frozen-river": (1, 2, 2),
        "pontoon": (2, 3, 3),
        "rail-bridge": (1, 2, 2),
        "road-bridge": (0, 0, 0),
        "volga": ("ferry", "ferry", "ferry"),
        "lake": ("no", "no", "no"),
        "sea": ("no", "no", "no"),
        "alpine": ("mountain", "road", "road"),
    }
    assert [id for id, s in tables.hexsides.items() if s.adjacent] == ["major-river"]
    assert [id for id, s in tables.hexsides.items() if s.rain] == ["minor-river"]


def test_what_the_chart_costs_without_being_printed(tables: Tables) -> None:
    origins = own_edition().origins
    side = "hexsides.minor-river"
    assert origins[f"{side}.foot"] == "printed"
    assert origins[f"{side}.mech_infantry"] == "likely"  # the text speaks of infantry
    assert origins[f"{side}.vehicle"] == "reconstructed"
    ground = {id for id in tables.terrain if origins[f"terrain.{id}.vehicle"] == "reconstructed"}
    assert ground == {"rough", "woods", "wooded-rough", "marsh", "minor-city", "major-city"}


def test_what_rivers_do_to_a_fight(tables: Tables) -> None:
    sides = tables.hexsides
    assert not sides["minor-river"].halves
    assert all(sides[id].halves for id in ("major-river", "frozen-river", "volga", "road-bridge"))
    assert all(sides[id].doubles for id in ("minor-river", "major-river", "frozen-river"))
    assert not any(side.tank_shift for side in sides.values())


def test_roads_differ_only_in_rain(tables: Tables) -> None:
    primary, secondary = tables.roads["primary"], tables.roads["secondary"]
    assert primary.mech == secondary.mech == 0.5
    assert (primary.rain, secondary.rain) == (0.5, 1)


# Weather and small throws


@rule("stalingrad42:23.1b", "stalingrad42:3.Ab")
def test_june_to_august_is_clear(tables: Tables) -> None:
    assert {tables.weather_of(turn, die) for turn in range(1, 17) for die in DICE} == {"clear"}


@rule("stalingrad42:23.1c")
def test_september(tables: Tables) -> None:
    for turn in (17, 18, 19):
        assert [tables.weather_of(turn, die) for die in DICE] == [
            "overcast", "overcast", "clear", "clear", "clear", "clear",
        ]  # fmt: skip


@rule("stalingrad42:23.1d")
def test_mud_season(tables: Tables) -> None:
    for turn in range(20, 28):  # rain must be possible on turn 20, as in the book's example
        assert [tables.weather_of(turn, die) for die in DICE] == [
            "rain", "rain", "overcast", "overcast", "clear", "clear",
        ]  # fmt: skip


@rule("stalingrad42:23.1e")
def test_winter(tables: Tables) -> None:
    for turn in range(28, 37):
        assert [tables.weather_of(turn, die) for die in DICE] == [
            "snow", "snow", "overcast-winter", "overcast-winter", "clear", "clear",
        ]  # fmt: skip


@rule("stalingrad42:23.1f", "stalingrad42:23.1g")
def test_after_rain_the_die_counts_one_more_and_seven_as_six(tables: Tables) -> None:
    more = tables.modifiers["weather-after-rain-or-snow"]
    assert [tables.weather_of(22, die + more) for die in DICE] == [
        "rain", "overcast", "overcast", "clear", "clear", "clear",
    ]  # fmt: skip
    assert tables.weather_of(30, 2 + more) == "overcast-winter"


@rule("stalingrad42:16.5.2a")
def test_attrition_takes_a_step_on_1_to_4(tables: Tables) -> None:
    assert [tables.throw("attrition", die) for die in DICE] == [
        "step-lost", "step-lost", "step-lost", "step-lost", "nothing", "nothing",
    ]  # fmt: skip


@rule("stalingrad42:13.5a")
def test_recovery_on_5_and_6(tables: Tables) -> None:
    assert [tables.throw("recovery", die) for die in DICE] == [
        "nothing", "nothing", "nothing", "nothing", "recovered", "recovered",
    ]  # fmt: skip


@rule("stalingrad42:13.5b")
def test_the_elite_recover_more_easily_and_the_poor_less(tables: Tables) -> None:
    elite, low = tables.modifiers["recovery-elite"], tables.modifiers["recovery-low"]
    assert (elite, low) == (1, -1)
    assert [tables.throw("recovery", die + elite) for die in (3, 4, 6)] == [
        "nothing", "recovered", "recovered",
    ]  # fmt: skip
    assert [tables.throw("recovery", die + low) for die in (1, 5, 6)] == [
        "nothing", "nothing", "recovered",
    ]  # fmt: skip


@rule("stalingrad42:27.2a")
def test_disengagement(tables: Tables) -> None:
    assert [tables.throw("disengagement", die) for die in DICE] == [
        "failure", "failure", "success-step-lost", "success", "success", "success",
    ]  # fmt: skip


@rule("stalingrad42:11.2.4a")
def test_what_is_added_to_throws(tables: Tables) -> None:
    assert {id: value for id, value in tables.modifiers.items() if not id.startswith("w")} == {
        "attrition-airfield-axis": 2,
        "attrition-airfield-soviet": 1,
        "attrition-airfield-axis-in-snow": 1,
        "attrition-airfield-far-from-rail": -1,
        "attrition-city": 1,
        "attrition-headquarters": 1,
        "attrition-desert": -1,
        "attrition-most": 4,
        "recovery-elite": 1,
        "recovery-low": -1,
        "disengagement-mobile": 1,
        "disengagement-disrupted": -1,
        "defence-support": 1,
        "defence-elite": 1,
        "defence-low": -1,
        "defence-restricted": -1,
    }


@pytest.mark.parametrize("table", ["weather", "throws", "modifiers"])
def test_the_rulebook_s_own_tables_are_printed(table: str) -> None:
    origins = own_edition().origins
    assert {origins[path] for path in origins if path.startswith(f"{table}.")} == {"printed"}
