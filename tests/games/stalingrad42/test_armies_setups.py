"""The set-ups: who begins where, who comes when, and that nobody stands where he may not."""

from __future__ import annotations

from collections import Counter

import pytest

from stavka.games.stalingrad42.armies import Armies
from stavka.games.stalingrad42.components import (
    AXIS,
    COMPONENTS,
    SOVIET,
    LaidRow,
    own_edition,
    read,
)
from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.map import Map
from stavka.games.stalingrad42.setups import SCENARIOS, Placement, Setup, Setups, overstacked
from stavka.testing import rule


@pytest.fixture(scope="module")
def armies() -> Armies:
    return Armies(own_edition())


@pytest.fixture(scope="module")
def setups(armies: Armies) -> Setups:
    return Setups(own_edition(), armies)


def moved(scenario: str, **places: str) -> Setup:
    """A scenario with some units elsewhere: `inf_45="1600"`."""
    changes = {f"{scenario}.{id.replace('_', '-')}.at": at for id, at in places.items()}
    edition = own_edition().override(changes, COMPONENTS)
    return Setup(edition, Armies(edition), scenario)


def here(setup: Setup, hex: str) -> set[str]:
    return {p.unit.id for p in setup.on_map[hex]}


def ids(placements: tuple[Placement, ...]) -> set[str]:
    return {p.unit.id for p in placements}


def origins(setup: Setup, field: str) -> Counter[str]:
    table = setup.scenario.setup or setup.id
    return Counter(own_edition().origins[f"{table}.{p.unit.id}.{field}"] for p in setup.placements)


# The four scenarios


@rule("stalingrad42:C1.1c", "stalingrad42:C3.1c", "stalingrad42:C4.1c")
def test_the_maps_of_each_scenario(setups: Setups) -> None:
    assert {id: setups[id].scenario.maps for id in SCENARIOS} == {
        "fall-blau": ["A"],
        "caucasus": ["C1", "C2"],
        "uranus": ["A", "B"],
        "campaign": ["A", "B", "C1", "C2"],
    }


@rule("stalingrad42:C2.1a", "stalingrad42:C3.1a", "stalingrad42:C4.1a")
def test_the_turns_of_each_scenario(setups: Setups) -> None:
    turns = {id: setups[id].turns for id in SCENARIOS}
    assert turns == {
        "fall-blau": range(1, 9),
        "caucasus": range(10, 28),
        "uranus": range(28, 37),
        "campaign": range(1, 37),
    }
    assert {id: len(turns) for id, turns in turns.items()} == {
        "fall-blau": 8, "caucasus": 18, "uranus": 9, "campaign": 36,
    }  # fmt: skip


def test_whose_half_comes_first(setups: Setups) -> None:
    halves = {id: setups[id].scenario.from_half for id in SCENARIOS}
    assert halves == {
        "fall-blau": "axis", "caucasus": "axis", "uranus": "soviet", "campaign": "axis",
    }  # fmt: skip


@rule("stalingrad42:C1.1b")
def test_in_fall_blau_the_german_player_is_first() -> None:
    match = GAME.start("fall-blau", 1)
    assert (match.position.turn, match.waiting) == (1, ("axis",))


def test_how_each_scenario_opens_and_is_won(setups: Setups) -> None:
    pages = {id: setups[id].scenario for id in SCENARIOS}
    assert {id: (p.opening, p.start, p.goal, p.automatic) for id, p in pages.items()} == {
        "fall-blau": ("initial", 0, 8, False),
        "caucasus": ("preliminary", 0, 12, False),
        "uranus": ("movement", 15, 11, False),
        "campaign": ("initial", 0, 21, True),
    }
    assert {id: p.resources for id, p in pages.items()} == {
        "fall-blau": [2, 2], "caucasus": [1, 1], "uranus": [2, 2], "campaign": [2, 2],
    }  # fmt: skip
    assert {id: (p.track, p.air_track) for id, p in pages.items()} == {
        "fall-blau": ("turns", True),
        "caucasus": ("caucasus-turns", False),
        "uranus": ("turns", True),
        "campaign": ("turns", True),
    }
    assert {id: (p.resources_from, p.replacements_from) for id, p in pages.items()} == {
        "fall-blau": ([1, 1], [1, 1]),
        "caucasus": ([11, 10], [11, 10]),
        "uranus": ([29, 29], [29, 29]),
        "campaign": ([1, 1], [1, 1]),
    }
    assert pages["caucasus"].edge == ["2740-4240", "2140-4740"]


@rule("stalingrad42:C4.3a")
def test_the_chapters_that_only_the_campaign_uses(setups: Setups) -> None:
    chapters = {id: setups[id].scenario.rules for id in SCENARIOS}
    assert chapters == {
        "fall-blau": [], "caucasus": [], "uranus": ["29"],
        "campaign": ["30", "31", "32", "33", "34"],
    }  # fmt: skip


@rule("stalingrad42:22.2a")
def test_whose_the_entry_areas_are(setups: Setups) -> None:
    campaign = setups["campaign"]
    assert campaign.areas(SOVIET) == tuple("ABCDEFGHJKL")  # there is no area I
    assert campaign.areas(AXIS) == tuple("WXYZ")
    assert {"Q", "R"} <= set(setups["uranus"].areas(AXIS))
    assert {"Q", "R"} <= set(setups["fall-blau"].areas(SOVIET))
    for id in SCENARIOS:
        assert not set(setups[id].areas(AXIS)) & set(setups[id].areas(SOVIET))


def test_the_air_units_of_each_scenario(setups: Setups) -> None:
    assert {id: list(setups[id].air) for id in SCENARIOS} == {
        "fall-blau": ["viii-fk", "iv-fk"],
        "caucasus": ["iv-fk"],
        "uranus": ["viii-fk"],
        "campaign": ["viii-fk", "iv-fk", "rom-air"],
    }
    assert setups["caucasus"].scenario.grounded == [15, 22]


# 28 June


@rule("stalingrad42:C1.1d", "stalingrad42:C4.1d")
def test_fall_blau_is_the_campaign_s_set_up_on_map_a(setups: Setups) -> None:
    blau, campaign = setups["fall-blau"], setups["campaign"]
    assert sum(map(len, blau.on_map.values())) == 171
    for hex, placements in blau.on_map.items():
        assert placements == campaign.on_map[hex]
        assert 10 <= int(hex[:2]) <= 41
        assert int(hex[2:]) <= 42
    others = set(campaign.on_map) - set(blau.on_map)
    assert all(int(hex[:2]) > 41 or int(hex[2:]) > 42 for hex in others)
    card = {p.unit.id for placements in blau.on_map.values() for p in placements}
    assert {own_edition().origins[f"campaign.{id}.at"] for id in card} == {"printed"}


def test_some_stacks_of_the_set_up_card(setups: Setups) -> None:
    june = setups["campaign"]
    assert here(june, "1401") == {"pz-9", "pz-11", "pzg-3"}
    assert here(june, "1303") == {"pz-24", "pzg-16", "pzg-gd"}
    assert here(june, "1202") == {"hq-4pza", "sp-axis-1"}
    assert here(june, "2427") == {
        "it-mot-celere", "it-inf-pasubio", "it-inf-torino", "it-cav-barbo",
    }  # fmt: skip
    assert here(june, "2002") == {"fr-bryansk", "rd-284", "tb-115-116"}
    assert here(june, "2503") == {"tc-17", "td-2", "nkvd-voronezh"}
    assert here(june, "3134") == {"nkvd-9"}


def test_who_begins_reduced(setups: Setups) -> None:
    reduced = {p.unit.id for stack in setups["campaign"].on_map.values() for p in stack if p.face}
    assert {"pz-23", "pz-14", "pz-13", "pzg-29", "inf-44", "inf-125", "tc-22", "grd-13"} <= reduced
    assert not reduced & {"pz-24", "pzg-gd", "pzg-wiking", "tc-16", "rd-121"}
    (bruised,) = [p for p in setups["campaign"].placements if p.unit.id == "pz-23"]
    assert bruised.steps == 2


def test_railheads_and_planned_offensives_of_june(setups: Setups) -> None:
    for id in ("fall-blau", "campaign"):
        laid = setups[id].laid
        assert [m.at for m in laid if m.marker == "railhead"] == [
            "1303", "1717", "2126", "2427", "2431",
        ]  # fmt: skip
        (offensives,) = [m for m in laid if m.marker == "offensive-axis"]
        assert (offensives.at, offensives.count, offensives.face) == ("hq", 2, 1)


@rule("stalingrad42:31.0e")
def test_the_reserve_armies_of_the_map_are_not_those_of_maskirovka(setups: Setups) -> None:
    campaign = setups["campaign"]
    armies = Counter(p.command for p in campaign.placements)
    assert [armies[f"reserve-army-{n}"] for n in (5, 6, 7, 8)] == [5, 4, 5, 5]
    hexes = {
        n: {p.hex for p in campaign.placements if p.command == f"reserve-army-{n}"}
        for n in (5, 6, 7, 8)
    }
    assert all(len(found) == 1 for found in hexes.values())
    assert (hexes[6], hexes[8]) == ({"3806"}, {"6001"})
    counters = [p for p in campaign.arrivals[21] if p.unit.kind == "reserve-army"]
    assert {p.command for p in counters} == {"maskirovka"}
    assert len(counters) == 6
    assert all(p.at == tuple("ABCDEFGHJKL") for p in counters)


def test_in_fall_blau_the_fifth_reserve_army_comes_on_turn_3_by_m(setups: Setups) -> None:
    blau = setups["fall-blau"]
    fifth = [p for p in blau.placements if p.command == "reserve-army-5"]
    assert len(fifth) == 5
    assert {(p.turn, p.at, p.face) for p in fifth} == {(3, ("M",), 0)}
    assert len(here(blau, "3806")) == 4
    assert not [p for p in blau.placements if p.command in ("reserve-army-7", "reserve-army-8")]


def test_garrisons_and_bound_units_stand_in_the_campaign(setups: Setups) -> None:
    campaign = setups["campaign"]
    marks = Counter(m for stack in campaign.on_map.values() for p in stack for m in p.unit.marks)
    assert marks["garrison"] == 10
    assert marks["frozen"] == 17
    for stack in campaign.on_map.values():
        for p in stack:
            if "frozen" in p.unit.marks:  # south of Rostov
                assert int(p.hex[2:]) >= 34


def test_bluecher_waits_in_the_crimea_and_volunteers_for_two_cities(setups: Setups) -> None:
    for id in ("campaign", "caucasus"):
        setup = setups[id]
        crimea = [p for p in setup.in_areas if "bluecher" in p.unit.marks]
        assert [p.at for p in crimea] == [("W",)] * 5
        volunteers = [p for p in setup.waiting if p.unit.kind == "volunteers"]
        assert [p.at for p in volunteers] == [("krasnodar", "voroshilovsk")] * 6


# Reinforcements


@rule("stalingrad42:22.1.1a", "stalingrad42:22.1.1b", "stalingrad42:22.1.1c")
def test_where_reinforcements_of_the_campaign_come(setups: Setups) -> None:
    south = set("GHJKL")
    for turn, placements in setups["campaign"].arrivals.items():
        assert turn > 1 or not placements
        for p in placements:
            if p.unit.side == AXIS:
                assert p.at == tuple("WXYZ")
            elif "C" in p.unit.marks:
                assert set(p.at) == south
            elif p.unit.kind != "reserve-army":
                assert p.at == tuple("ABC")
    waiting = [p for p in setups["campaign"].waiting if p.unit.side == SOVIET]
    assert {frozenset(p.at) for p in waiting} == {frozenset(south)}
    assert all("TC" in p.unit.marks for p in waiting)
    assert len(waiting) == 24


def test_dated_arrivals(setups: Setups) -> None:
    campaign = setups["campaign"]
    assert {"ra-1", "ra-2", "ra-3", "ra-4", "ra-5", "ra-6"} <= ids(campaign.arrivals[21])
    assert campaign.scenario.last == 36
    turns = {p.unit.id: p.turn for p in campaign.placements}
    assert turns["rfss-1"] < 11
    assert turns["pz-michalik"] < 20
    assert turns["it-cav-barbo"] < 23
    assert "pz-27" not in turns
    assert "pzg-wiking-8" not in turns


def test_what_is_withdrawn_and_exchanged(setups: Setups) -> None:
    changes = [*setups["campaign"].changes.values()]
    assert [(c.turn, c.action) for c in changes if c.side == "axis"] == [
        (9, "withdraw"), (10, "withdraw"), (11, "withdraw"), (13, "exchange"), (17, "withdraw"),
        (20, "exchange"), (23, "withdraw"), (30, "return"),
    ]  # fmt: skip
    ten = changes[1]
    assert (ten.units, ten.kind, ten.count, ten.steps) == (["pzg-gd"], "panzer", 2, 7)
    corps = [c for c in changes if c.side == "soviet" and c.action == "withdraw"]
    assert [(c.turn, c.count, c.steps) for c in corps] == [(21, 2, 1), (24, 1, 1)]
    back = [(c.turn, c.kind, c.count) for c in changes if c.action == "return"]
    assert back == [(22, "tank-corps", 1), (30, "panzer", 1)]
    whole = {c.turn: (c.kind, c.count, c.steps) for c in changes if c.turn in (9, 17)}
    assert whole == {9: ("infantry", 1, 3), 17: ("infantry", 1, 3)}
    exchanged = {c.turn: (c.units, c.becomes) for c in changes if c.action == "exchange"}
    assert exchanged == {
        13: (["pzg-wiking"], "pzg-wiking-8"),
        20: (["pz-michalik"], "pz-27"),
        32: (["tc-24"], "gtc-2"),
    }
    assert not setups["uranus"].changes


@rule("stalingrad42:C2.1e")
def test_the_caucasus_has_its_own_set_up(setups: Setups) -> None:
    caucasus = setups["caucasus"]
    assert caucasus.scenario.setup == ""
    assert all(int(hex[2:]) >= 40 for hex in caucasus.on_map)
    first = caucasus.arrivals[10]
    assert {p.at for p in first if p.unit.side == AXIS} == {("north",)}
    assert len([p for p in first if p.unit.side == SOVIET]) == 2
    assert not [p for stack in caucasus.on_map.values() for p in stack if p.unit.side == AXIS]
    areas = set("FGHJKL")
    assert all(set(p.at) <= areas for p in caucasus.placements if not p.hex and p.unit.side)


@rule("stalingrad42:C2.2g")
def test_the_first_railhead_of_the_caucasus_comes_on_turn_13_on_3140(setups: Setups) -> None:
    assert setups["caucasus"].laid == (LaidRow("caucasus", "railhead", "3140", 13, 0, 1),)


@rule("stalingrad42:C3.1d")
def test_uranus_has_its_own_set_up(setups: Setups) -> None:
    uranus = setups["uranus"]
    assert uranus.scenario.setup == ""
    assert sum(map(len, uranus.on_map.values())) == 207
    assert not uranus.arrivals[28]
    assert here(uranus, "5521") == {"pz-16", "inf-94", "chuikov", "grd-13-39", "rd-138-308"}
    assert {p.command for p in uranus.on_map["5421"]} == {"6a"}


def test_who_comes_to_the_caucasus_over_the_edge_or_from_the_crimea(setups: Setups) -> None:
    arrivals = setups["caucasus"].arrivals
    later = [p for turn in range(11, 28) for p in arrivals[turn] if p.unit.side == AXIS]
    assert {p.unit.id for p in later} == {"inf-298", "ro-inf-18", "inf-50", "mot-f"}
    assert {p.at for p in later} == {("north", "W")}


def test_soviets_without_a_corner_letter_cross_the_caspian(setups: Setups) -> None:
    coming = [p for turn in setups["caucasus"].arrivals.values() for p in turn if p.unit.side]
    for p in coming:
        assert p.at == (tuple("GHJKL") if p.unit.marks & {"C", "TC"} else ("F",))
    assert [p.unit.id for p in coming if p.at == ("F",)] == ["tb-63"]


@rule("stalingrad42:C3.2a", "stalingrad42:C3.2b")
def test_who_comes_from_the_south_and_the_north_in_uranus(setups: Setups) -> None:
    coming = [p for turn in setups["uranus"].arrivals.values() for p in turn]
    axis = [p for p in coming if p.unit.side == AXIS]
    assert {p.at for p in axis} == {tuple("XYZ"), ("Q", "R")}  # W is not on these maps
    assert {p.unit.id for p in coming if p.at == ("Q", "R")} == {"pz-23", "lw-15", "pzg-wiking-8"}
    assert {p.at for p in coming if p.unit.side == SOVIET} == {("A", "B", "C")}


# Where units may stand


@pytest.mark.parametrize("id", SCENARIOS)
def test_no_hex_is_overstacked(setups: Setups, id: str) -> None:
    assert overstacked(setups[id]) == []


@pytest.mark.parametrize("id", SCENARIOS)
def test_every_hex_of_a_set_up_is_land_on_its_maps(setups: Setups, id: str) -> None:
    map = Map()
    sheets = 0
    for name in setups[id].scenario.maps:
        sheets |= map.sheets[name]
    hexes = [*setups[id].on_map, *(m.at for m in setups[id].laid if m.at != "hq")]
    wrong = [hex for hex in hexes if not map.land & sheets & (1 << map.grid.at(hex))]
    assert wrong == []


@pytest.mark.parametrize("id", SCENARIOS)
def test_enemies_share_a_hex_only_in_stalingrad(setups: Setups, id: str) -> None:
    shared = [h for h, stack in setups[id].on_map.items() if len({p.unit.side for p in stack}) > 1]
    assert shared == (["5521"] if id == "uranus" else [])


@pytest.mark.parametrize("id", SCENARIOS)
def test_nobody_is_in_two_places(setups: Setups, id: str) -> None:
    setup = setups[id]
    units = [p.unit.id for p in setup.placements]
    assert len(units) == len(set(units))
    parts = (
        *setup.on_map.values(), *setup.arrivals.values(), setup.in_areas, setup.waiting,
    )  # fmt: skip
    assert sum(map(len, parts)) == len(units)
    assert not {p.unit.id for p in setup.placements} & {u.id for u in setup.remnants}


@rule("stalingrad42:4.1b")
def test_two_soviet_units_and_a_free_one_may_stand_in_a_hex() -> None:
    legal = moved("campaign", rd_121="2002")  # beside 284, a tank brigade and a front
    assert here(legal, "2002") == {"fr-bryansk", "rd-284", "tb-115-116", "rd-121"}
    assert overstacked(legal) == []
    full = moved("campaign", rd_121="2002", rd_160="2002")
    assert len(overstacked(full)) == 1


@rule("stalingrad42:4.1c")
def test_three_axis_units_and_a_free_one_may_stand_in_a_hex() -> None:
    legal = moved("campaign", stug_244_245="1401")
    assert here(legal, "1401") == {"pz-9", "pz-11", "pzg-3", "stug-244-245"}
    assert overstacked(legal) == []
    assert overstacked(moved("campaign", inf_45="1401")) == [
        "campaign.pzg-3.at: 1401: 4 axis units, not more than 3 may stand there"
    ]


@rule("stalingrad42:4.2a", "stalingrad42:4.2b")
def test_a_second_free_unit_counts() -> None:
    one = moved("campaign", tb_129="1800")  # beside a rifle brigade
    assert here(one, "1800") == {"rb-106", "tb-129"}
    assert overstacked(one) == []
    assert overstacked(moved("campaign", tb_129="1800", rd_121="1800")) == []
    over = moved("campaign", tb_129="1800", rd_121="1800", rd_160="1800")
    assert len(overstacked(over)) == 1


@rule("stalingrad42:4.2c", "stalingrad42:4.1a")
def test_supporters_and_non_combat_units_never_count() -> None:
    crowd = moved(
        "campaign", fr_southwest="2002", fr_south="2002", fr_north_caucasus="2002", rd_121="2002"
    )
    assert len(here(crowd, "2002")) == 7
    assert overstacked(crowd) == []
    axis = moved("campaign", sp_axis_1="1303", hq_2a="1303", hq_6a="1303")
    assert here(axis, "1303") == {"pz-24", "pzg-16", "pzg-gd", "sp-axis-1", "hq-2a", "hq-6a"}
    assert "1303" in {m.at for m in axis.laid}  # a railhead besides
    assert overstacked(axis) == []


@rule("stalingrad42:4.3a", "stalingrad42:4.3b")
def test_an_army_headquarters_makes_room_for_a_third_unit() -> None:
    full = moved("uranus", rd_119="4517", gtb_8="4517")
    assert overstacked(full) != []  # four divisions and corps
    legal = moved("uranus", gtb_8="4517")
    assert here(legal, "4517") == {"army-5t", "grd-47", "tc-1", "tc-26", "art-1", "gtb-8"}
    assert overstacked(legal) == []
    assert overstacked(moved("uranus", army_5t="4416")) != []
    assert overstacked(moved("uranus", army_1g="4517", rd_119="4517")) != []


@rule("stalingrad42:4.3c")
def test_some_headquarters_lead_no_more_than_two_corps() -> None:
    hex = "3513"  # 1st Guards Army, with 38 and 44 Guards
    away = {"grd_38": "3512", "grd_44": "3512"}
    two = moved("uranus", **away, tc_1=hex, tc_4=hex, rd_1=hex)
    assert overstacked(two) == []
    three = moved("uranus", **away, tc_1=hex, tc_4=hex, tc_26=hex)
    assert overstacked(three) == ["uranus.tc-4.at: 3513: 3 tank and mechanized corps"]
    tank_army = moved("uranus", grd_47="4416", tc_4="4517")
    assert overstacked(tank_army) == []


def test_reserve_armies_may_stand_crowded(setups: Setups) -> None:
    crowd = setups["campaign"].on_map["6001"]
    assert len(crowd) == 6
    assert overstacked(setups["campaign"]) == []


def test_every_marker_laid_belongs_to_a_set_up() -> None:
    rows = read(own_edition(), "laid", LaidRow)
    assert {row.scenario for row in rows.values()} == {"campaign", "caucasus", "uranus"}


def test_what_is_printed_and_what_is_reconstructed(setups: Setups) -> None:
    assert origins(setups["caucasus"], "face") == {"reconstructed": 126}
    assert origins(setups["uranus"], "at") == {"reconstructed": 237}
    assert origins(setups["campaign"], "face")["printed"] == 177
    figures = own_edition().origins
    fifth = [path for path in figures if path.startswith("fall-blau.")]
    assert {figures[path] for path in fifth if path.endswith(".face")} == {"reconstructed"}
    assert {figures[path] for path in fifth if not path.endswith(".face")} == {"printed"}


def test_in_uranus_the_southern_edge_is_german(setups: Setups) -> None:
    axis, soviet = (set(setups["uranus"].areas(side)) for side in (0, 1))
    assert {"Q", "R"} <= axis
    assert not {"Q", "R"} & soviet


@rule("stalingrad42:C3.1f")
def test_cities_are_contested_in_uranus_alone(setups: Setups) -> None:
    assert [id for id in SCENARIOS if "29" in setups[id].scenario.rules] == ["uranus"]
