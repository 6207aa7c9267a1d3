"""The counters: what is printed on them, how many there are, what the rulebook says of them."""

from __future__ import annotations

import re
from collections import Counter
from colorsys import rgb_to_hls
from importlib.resources import files

import pytest

from stavka.games.stalingrad42.armies import Armies
from stavka.games.stalingrad42.components import (
    AXIS,
    SIDES,
    SOVIET,
    MarkerRow,
    own_edition,
    read,
)
from stavka.testing import rule


@pytest.fixture(scope="module")
def armies() -> Armies:
    return Armies(own_edition())


def texts(armies: Armies, id: str) -> tuple[str, ...]:
    return tuple(face.text for face in armies[id].faces)


# Three types of counters


@rule("stalingrad42:2.3.1a", "stalingrad42:2.3.1d")
def test_a_counter_is_a_combat_unit_a_non_combat_unit_or_a_marker(armies: Armies) -> None:
    combat = {u.id for u in armies.units if u.combat}
    others = {u.id for u in armies.units if not u.combat}
    markers = set(read(own_edition(), "markers", MarkerRow))
    assert len(combat) + len(others) == len(armies.units) == 513
    assert {"railhead", "fort-axis", "train", "control"} <= markers
    assert markers.isdisjoint(armies.ids)


@rule("stalingrad42:2.3.1b")
def test_a_defence_above_zero_makes_a_combat_unit_even_in_parentheses(armies: Armies) -> None:
    headquarters = armies["hq-6a"]
    assert headquarters.combat
    assert [(f.defence, f.alone) for f in headquarters.faces] == [(1, True), (1, True)]
    assert armies["cr-inf-369"].combat
    assert not armies["cr-inf-369"].faces[0].alone


@rule("stalingrad42:2.3.1c", "stalingrad42:19.1a")
def test_a_defence_of_zero_makes_a_non_combat_unit(armies: Armies) -> None:
    kinds = {u.kind for u in armies.units if not u.combat}
    assert kinds == {"supply", "reserve-army", "army-staff", "leader"}
    assert all(u.combat for u in armies.units if u.kind not in kinds)
    assert not any(f.defence for id in ("sp-axis-1", "ra-1") for f in armies[id].faces)


@rule("stalingrad42:18.2.1a")
def test_support_comes_from_artillery_divisions_fronts_and_armies(armies: Armies) -> None:
    support = Counter(u.kind for u in armies.units if u.support)
    assert support == {"artillery": 4, "front-hq": 10, "army-hq": 9}
    assert all(u.side == SOVIET for u in armies.of_kind("artillery", "front-hq"))
    assert all(u.side == AXIS for u in armies.of_kind("army-hq"))
    for unit in armies.of_kind("artillery", "front-hq", "army-hq"):
        assert texts(armies, unit.id) == ("S-(1)-5", "0-(1)-5")
        assert (unit.faces[0].ready, unit.faces[1].ready) == (True, False)
        assert (unit.steps, unit.range, unit.extended, unit.mechanized) == (1, 5, False, True)


@rule("stalingrad42:1.0a")
def test_two_sides_one_of_them_with_all_allies_of_germany(armies: Armies) -> None:
    assert SIDES == ("axis", "soviet")
    nations = {(u.side, u.nation) for u in armies.units}
    assert {nation for side, nation in nations if side == SOVIET} == {"soviet"}
    assert {nation for side, nation in nations if side == AXIS} == {
        "germany", "italy", "romania", "hungary", "slovakia", "croatia", "volunteers",
    }  # fmt: skip


# What stands on a counter


@rule("stalingrad42:2.3.2a")
def test_the_first_figure_attacks_and_the_second_defends(armies: Armies) -> None:
    full, reduced = armies["pz-24"].faces
    assert (full.attack, full.defence, full.movement) == (10, 8, 6)
    assert (reduced.attack, reduced.defence, reduced.movement) == (7, 6, 6)


def test_a_small_figure_is_the_attack_that_its_ground_doubles(armies: Armies) -> None:
    doubled = {u.id for u in armies.units if u.faces[0].doubled}
    assert doubled == {
        "mtn-1", "mtn-3", "mtn-4", "ro-mtn-2", "ro-mtn-3", "it-mtn-tridentina", "it-mtn-julia",
        "it-mtn-cuneense", "eng-linden",
    }  # fmt: skip
    for unit in armies.units:
        assert all(f.doubled in (0, 2 * f.attack) for f in unit.faces)


def test_a_supply_point_moves_or_is_ready(armies: Armies) -> None:
    assert texts(armies, "sp-soviet-4") == ("0-0-5", "S-0-T")
    moving, ready = armies["sp-soviet-4"].faces
    assert (moving.movement, moving.ready, moving.tactical) == (5, False, False)
    assert (ready.movement, ready.ready, ready.tactical) == (0, True, True)
    assert armies["sp-soviet-4"].steps_at(1) == 1


@rule("stalingrad42:2.3.2d", "stalingrad42:2.3.2f", "stalingrad42:2.3.2g")
def test_a_unit_is_elite_low_or_regular(armies: Armies) -> None:
    assert Counter(u.quality for u in armies.units).keys() == {"elite", "low", "regular"}
    assert armies["pz-24"].quality == "elite"
    assert armies["sec-454"].quality == "low"
    assert armies["inf-75"].quality == "regular"


@rule("stalingrad42:2.3.2e")
def test_every_guards_unit_is_elite(armies: Armies) -> None:
    guards = [u for u in armies.units if u.branch == "guards"]
    assert {u.id for u in guards} >= {"grd-13", "gcc-3", "gtb-6", "gmc-1", "gtc-2", "grc-11"}
    assert {u.quality for u in guards} == {"elite"}
    assert all("Gds" in u.name for u in guards)


@rule("stalingrad42:2.3.2j")
def test_the_size_symbol_names_the_formation(armies: Armies) -> None:
    sizes = {
        "nc-bergmann": "battalion", "cr-inf-369": "regiment", "tb-129": "brigade",
        "inf-75": "division", "tc-18": "corps", "hq-6a": "army", "fr-don": "front",
    }  # fmt: skip
    assert {id: armies[id].size for id in sizes} == sizes


# How the board paints a counter: the ranges of hue (degrees), lightness and saturation that a
# colour's name stands for.
PAINTS = {
    "light brown": ((20, 50), (0.6, 0.85), (0.3, 0.7)),
    "brown": ((20, 50), (0.4, 0.6), (0.3, 1)),
    "dark brown": ((10, 50), (0.1, 0.35), (0.2, 1)),
    "white": ((0, 360), (0.9, 1), (0, 1)),
    "red": ((0, 15), (0.3, 0.5), (0.5, 1)),
    "grey": ((0, 360), (0.5, 0.8), (0, 0.08)),
    "black": ((0, 360), (0, 0.2), (0, 0.1)),
    "sea-green": ((160, 190), (0.4, 0.7), (0.2, 1)),
    "light green": ((70, 120), (0.7, 0.9), (0.3, 1)),
    "green": ((85, 140), (0.4, 0.65), (0.25, 1)),
    "grey-green": ((70, 120), (0.5, 0.7), (0.1, 0.2)),
    "dark blue": ((210, 240), (0.2, 0.4), (0.3, 1)),
    "light blue": ((190, 220), (0.7, 0.9), (0.4, 1)),
    "yellow": ((45, 60), (0.5, 0.8), (0.7, 1)),
}


def painted(branch: str) -> set[str]:
    """The names that fit the ground of a branch's counters."""
    script = files("stavka.games.stalingrad42").joinpath("board/counters.js").read_text("utf-8")
    found = re.search(rf'^  {branch}: paint\("#(..)(..)(..)"', script, re.MULTILINE)
    assert found, branch
    hue, light, full = rgb_to_hls(*(int(part, 16) / 255 for part in found.groups()))
    return {
        name
        for name, ((h0, h1), (l0, l1), (s0, s1)) in PAINTS.items()
        if h0 <= hue * 360 <= h1 and l0 <= light <= l1 and s0 <= full <= s1
    }


@rule("stalingrad42:2.3.4a")
def test_soviet_colours(armies: Armies) -> None:
    branches = {
        "rd-121": "regular", "tc-16": "regular", "fr-don": "misc", "nav-76": "naval",
        "nkvd-8": "nkvd", "grd-13": "guards",
    }  # fmt: skip
    assert {id: armies[id].branch for id in branches} == branches
    colours = {
        "regular": "light brown", "misc": "brown", "naval": "dark brown", "nkvd": "white",
        "guards": "red",
    }  # fmt: skip
    assert {u.branch for u in armies.units if u.side == SOVIET} == colours.keys()
    assert {branch: painted(branch) for branch in colours} == {b: {c} for b, c in colours.items()}
    assert {u.nation for u in armies.units if u.side == SOVIET} == {"soviet"}


@rule("stalingrad42:2.3.4b")
def test_german_colours(armies: Armies) -> None:
    colours = {"wehrmacht": "grey", "ss": "black", "luftwaffe": "sea-green"}
    assert {u.branch for u in armies.units if u.nation == "germany"} == colours.keys()
    assert {branch: painted(branch) for branch in colours} == {b: {c} for b, c in colours.items()}
    assert {u.id for u in armies.units if u.branch == "ss"} == {
        "pzg-wiking", "pzg-wiking-8", "rfss-1",
    }  # fmt: skip
    assert {u.id for u in armies.units if u.branch == "luftwaffe"} == {"lw-7", "lw-8", "lw-15"}


@rule("stalingrad42:2.3.4c", "stalingrad42:20.5a")
def test_the_six_allies_of_germany_and_their_colours(armies: Armies) -> None:
    colours = {
        "italy": "light green", "romania": "green", "hungary": "grey-green",
        "slovakia": "dark blue", "croatia": "light blue", "volunteers": "yellow",
    }  # fmt: skip
    assert {u.branch for u in armies.units if u.ally} == colours.keys()
    assert {branch: painted(branch) for branch in colours} == {b: {c} for b, c in colours.items()}
    assert all(u.ally == (u.branch in colours) for u in armies.units)
    assert all(u.side == AXIS and u.nation == u.branch for u in armies.units if u.ally)
    assert not any(armies[id].ally for id in ("inf-75", "rfss-1", "lw-7", "rd-121"))


@rule("stalingrad42:2.3.5a")
def test_a_unit_has_one_two_or_three_steps_and_a_face_for_those_left(armies: Armies) -> None:
    assert {u.steps for u in armies.units if u.id != "pzg-wiking-8"} == {1, 2, 3}
    for id, steps in (("rb-106", [1]), ("rd-121", [2, 1]), ("inf-75", [3, 2])):
        assert [armies[id].steps_at(face) for face in range(len(armies[id].faces))] == steps


def test_wiking_has_four_steps_once_its_third_regiment_has_come(armies: Armies) -> None:
    assert armies["pzg-wiking"].steps == 3
    assert texts(armies, "pzg-wiking") == ("6-8-6", "4-5-6")
    assert armies["pzg-wiking-8"].steps == 4
    assert texts(armies, "pzg-wiking-8") == ("8-10-6", "6-8-6", "4-5-6")


def test_the_reichsfuehrer_s_brigade_can_be_reduced(armies: Armies) -> None:
    assert texts(armies, "rfss-1") == ("3-4-6", "2-2-6")  # a rule speaks of its being reduced
    assert armies["rfss-1"].steps == 2


def test_units_of_three_steps_end_as_remnants_of_their_kind(armies: Armies) -> None:
    ends = {u.remnant for u in armies.units} - {""}
    there = Counter(u.kind for u in armies.marked("remnant"))
    assert ends == set(there) == {"infantry", "panzer", "panzergrenadier"}
    assert all(u.steps >= 3 for u in armies.units if u.remnant)
    assert all(u.remnant for u in armies.units if u.steps >= 3)
    assert {u.nation for u in armies.units if u.remnant} == {"germany"}
    assert {u.faces[0].text for u in armies.marked("remnant")} == {"2-3-3", "3-3-6", "2-3-6"}


def test_dots_are_on_tanks_and_against_them(armies: Armies) -> None:
    assert {u.kind for u in armies.units if u.dot == "white"} == {"tank-destroyer"}
    red = {u.id for u in armies.units if u.dot == "red"}
    assert {"pz-9", "pz-24", "pzg-gd"} <= red
    assert all(armies[id].nation == "germany" and armies[id].quality == "elite" for id in red)
    assert all(u.tank for u in armies.of_kind("panzer", "tank-corps", "tank-brigade", "stug"))
    assert not any(u.tank for u in armies.of_kind("infantry", "rifle", "cavalry", "nkvd"))


# Families of figures


FAMILIES = (
    (("pz-9", "pz-11", "pz-24", "pz-3", "pz-23", "pz-14", "pz-13"), "10-8-6 7-6-6", 3),
    (("pz-22",), "7-5-6 4-3-6", 2),
    (("pzg-3", "pzg-16", "pzg-29", "pzg-60"), "6-7-6 4-5-6", 3),
    (("pzg-gd",), "7-8-6 5-6-6", 3),
    (("inf-45", "inf-75", "inf-71", "inf-295"), "6-7-3 4-5-3", 3),
    (("inf-82", "inf-389", "inf-384"), "5-7-3 3-5-3", 3),
    (("inf-305",), "4-7-3 2-5-3", 3),
    (("inf-385",), "3-5-3 1-3-3", 2),
    (("jg-100", "jg-97", "jg-101"), "5-5-4 3-3-4", 2),
    (("mtn-1", "mtn-4"), "5[10]-5-4 3[6]-3-4", 2),
    (("sec-454",), "1-4-2", 1),
    (("stug-177-243", "stug-244-245"), "2-2-5", 1),
    (("bike-4", "cr-inf-369"), "1-2-4", 1),
    (("hu-inf-6", "hu-inf-9", "it-inf-pasubio", "it-inf-torino"), "2-4-3 1-2-3", 2),
    (("ro-inf-1", "ro-inf-20"), "2-5-3 1-2-3", 2),
    (("ro-cav-5",), "3-3-5 1-1-5", 2),
    (("it-mot-celere", "sl-mot-fast"), "4-4-6 2-2-6", 2),
    (("it-cav-barbo",), "2-2-5", 1),
    (("hq-2a", "hq-17a", "fr-bryansk", "fr-south"), "S-(1)-5 0-(1)-5", 1),
    (("rd-121", "rd-141-206", "grd-13", "grd-2"), "3-5-3 1-3-3", 2),
    (("tc-16", "tc-4", "tc-17"), "7-5-5 4-3-5", 2),
    (("cc-5", "gcc-3"), "4-5-5 2-3-5", 2),
    (("nkvd-8",), "2-5-3 1-3-3", 2),
    (("nkvd-9",), "2-6-3 1-3-3", 2),
    (("rb-106", "rb-16", "nav-76", "nav-68"), "2-2-3", 1),
    (("tb-129", "tb-115-116", "mb-1"), "2-2-6", 1),
    (("gtb-6",), "3-2-5", 1),
    (("cd-116", "cd-110-115"), "2-2-5", 1),
    (("td-1", "td-2"), "1-3-5", 1),
    (("nkvd-voronezh",), "1-2-3", 1),
)


@pytest.mark.parametrize(("ids", "faces", "steps"), FAMILIES)
def test_printed_figures(armies: Armies, ids: tuple[str, ...], faces: str, steps: int) -> None:
    for id in ids:
        assert texts(armies, id) == tuple(faces.split())
        assert armies[id].steps == steps
        origin = own_edition().origins[f"units.{id}.faces"]
        assert origin == ("likely" if id == "pzg-16" else "printed")


def test_the_rulebook_s_other_strengths_are_there(armies: Armies) -> None:
    assert texts(armies, "grd-37") == ("4-6-3", "2-4-3")
    assert texts(armies, "ra-1") == ("0-0-3",)


# How many there are


def test_eleven_mountain_divisions(armies: Armies) -> None:
    found = armies.of_kind("mountain", "mountain-rifle")
    assert len(found) == 11
    assert Counter(u.nation for u in found) == {
        "germany": 3, "romania": 2, "italy": 3, "soviet": 3,
    }  # fmt: skip


def test_eight_nkvd_units(armies: Armies) -> None:
    assert len(armies.of_kind("nkvd")) == 8


@rule("stalingrad42:20.3c")
def test_ten_garrisons_some_of_them_nkvd(armies: Armies) -> None:
    garrisons = armies.marked("garrison")
    assert len(garrisons) == 10
    assert {u.kind for u in garrisons} == {"nkvd", "naval-brigade"}
    assert {"nkvd-9", "nkvd-voronezh"} <= {u.id for u in garrisons}
    assert "garrison" not in armies["nkvd-8"].marks


def test_three_army_headquarters_two_of_them_slow(armies: Armies) -> None:
    staffs = armies.of_kind("army-staff")
    assert {u.id: u.faces[0].movement for u in staffs} == {
        "army-5t": 5, "army-1g": 3, "army-5s": 3,
    }  # fmt: skip
    assert all(u.mechanized for u in staffs)


def test_fifteen_units_and_two_fronts_are_bound_south_of_rostov(armies: Armies) -> None:
    bound = armies.marked("frozen")
    assert Counter(u.kind == "front-hq" for u in bound) == {False: 15, True: 2}
    assert {u.id for u in bound if u.support} == {"fr-north-caucasus", "fr-black-sea"}
    assert not any("garrison" in u.marks for u in bound)


def test_five_units_of_bluecher_and_six_of_volunteers(armies: Armies) -> None:
    assert len(armies.marked("bluecher")) == 5
    assert all(u.side == AXIS for u in armies.marked("bluecher"))
    assert len(armies.of_kind("volunteers")) == 6


@rule("stalingrad42:34.2a")
def test_six_reserve_armies_that_walk_and_do_not_fight(armies: Armies) -> None:
    found = armies.of_kind("reserve-army")
    assert len(found) == 6
    assert not any(u.combat or u.mechanized for u in found)


@rule("stalingrad42:25.2.2a")
def test_markers_are_as_many_as_the_rulebook_says() -> None:
    markers = read(own_edition(), "markers", MarkerRow)
    counts = {
        "maskirovka": 6, "fort-axis": 12, "fort-soviet": 24, "offensive-axis": 2,
        "offensive-soviet": 2, "reserve-axis": 3, "reserve-soviet": 3, "vasilevsky": 1,
        "volga-flotilla": 1,
    }  # fmt: skip
    assert {id: markers[id].count for id in counts} == counts
    others = {id: row.count for id, row in markers.items() if id not in counts and row.count}
    assert others == {"weather": 1, "mud": 1}


def test_the_sides_of_every_marker() -> None:
    markers = read(own_edition(), "markers", MarkerRow)
    assert {id: (row.side, *row.sides) for id, row in markers.items()} == {
        "railhead": ("axis", "working", "cut"),
        "fort-axis": ("axis", "complete", "under-construction"),
        "fort-soviet": ("soviet", "complete", "under-construction"),
        "offensive-axis": ("axis", "planning", "ready"),
        "offensive-soviet": ("soviet", "planning", "ready"),
        "reserve-axis": ("axis", "reserve"),
        "reserve-soviet": ("soviet", "reserve"),
        "maskirovka": ("soviet", "box"),
        "vasilevsky": ("soviet", "ready"),
        "volga-flotilla": ("soviet", "crossing"),
        "city-battle": ("both", "1", "2"),
        "control": ("both", "axis", "soviet"),
        "disorder": ("both", "disrupted", "full-retreat"),
        "supply-state": ("both", "out-of-supply", "isolated"),
        "pocket": ("both", "isolated"),
        "train": ("both", "train"),
        "replacement": ("both", "replacement"),
        "weather": ("both", "weather"),
        "mud": ("both", "mud"),
    }


def test_mobile_supply_points_are_five_and_four(armies: Armies) -> None:
    every = armies.of_kind("supply")
    assert Counter(u.side for u in every if not u.immobile) == {AXIS: 5, SOVIET: 4}
    assert {tuple(face.text for face in u.faces) for u in every if u.immobile} == {
        ("0-0-0", "0-0-0")
    }
