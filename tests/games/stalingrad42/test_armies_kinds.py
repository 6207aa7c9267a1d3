"""The kinds of units: how each moves, fights, is replaced and called."""

from __future__ import annotations

from collections import Counter

import pytest

from stavka.games.stalingrad42.armies import Armies
from stavka.games.stalingrad42.components import Tables, own_edition


@pytest.fixture(scope="module")
def armies() -> Armies:
    return Armies(own_edition())


def test_every_unit_can_be_named(armies: Armies) -> None:
    assert all(u.name and u.id == u.id.lower() for u in armies.units)
    for unit in armies.units:
        if unit.number and unit.kind not in ("nkvd", "panzergrenadier", "motorized"):
            assert unit.name.startswith(unit.number)
    names = Counter((u.nation, u.kind, u.name) for u in armies.units if u.combat)
    twice = {name for (_, _, name), count in names.items() if count > 1}
    assert twice == {"Remnant", "Wiking"}


FORMATIONS = {  # how an id begins: kind, colour and size
    "army": ("army-staff", "misc", "army"),
    "art": ("artillery", "misc", "division"),
    "bike": ("bicycle", "wehrmacht", "regiment"),
    "cc": ("cavalry-corps", "regular", "corps"),
    "cd": ("cavalry-division", "regular", "division"),
    "chuikov": ("leader", "misc", ""),
    "cr-inf": ("infantry", "croatia", "regiment"),
    "depot-axis": ("supply", "wehrmacht", ""),
    "depot-soviet": ("supply", "misc", ""),
    "eng": ("engineer", "wehrmacht", "regiment"),
    "fr": ("front-hq", "misc", "front"),
    "gcc": ("guards-cavalry-corps", "guards", "corps"),
    "gmc": ("guards-mech-corps", "guards", "corps"),
    "grb": ("guards-rifle-brigade", "guards", "brigade"),
    "grc": ("guards-rifle-corps", "guards", "corps"),
    "grd": ("guards-rifle", "guards", "division"),
    "gtb": ("guards-tank-brigade", "guards", "brigade"),
    "gtc": ("guards-tank-corps", "guards", "corps"),
    "hq": ("army-hq", "wehrmacht", "army"),
    "hu-hq": ("army-hq", "hungary", "army"),
    "hu-inf": ("infantry", "hungary", "division"),
    "hu-pz": ("panzer", "hungary", "division"),
    "inf": ("infantry", "wehrmacht", "division"),
    "it-cav": ("cavalry", "italy", "brigade"),
    "it-hq": ("army-hq", "italy", "army"),
    "it-inf": ("infantry", "italy", "division"),
    "it-mot": ("motorized", "italy", "division"),
    "it-mtn": ("mountain", "italy", "division"),
    "jg": ("jager", "wehrmacht", "division"),
    "lw": ("infantry", "luftwaffe", "division"),
    "manstein": ("leader", "wehrmacht", ""),
    "mb": ("motor-brigade", "regular", "brigade"),
    "mc": ("mech-corps", "regular", "corps"),
    "md": ("mountain-rifle", "regular", "division"),
    "mot": ("motorized", "wehrmacht", "brigade"),
    "mtn": ("mountain", "wehrmacht", "division"),
    "nav": ("naval-brigade", "naval", "brigade"),
    "nc": ("volunteers", "volunteers", "battalion"),
    "nkvd": ("nkvd", "nkvd", "division"),
    "pz": ("panzer", "wehrmacht", "division"),
    "pz-michalik": ("panzer", "wehrmacht", "regiment"),
    "pzg": ("panzergrenadier", "wehrmacht", "division"),
    "pzg-wiking": ("panzergrenadier", "ss", "division"),
    "ra": ("reserve-army", "misc", "army"),
    "rb": ("rifle-brigade", "regular", "brigade"),
    "rd": ("rifle", "regular", "division"),
    "rem-inf": ("infantry", "wehrmacht", ""),
    "rem-pz": ("panzer", "wehrmacht", ""),
    "rem-pzg": ("panzergrenadier", "wehrmacht", ""),
    "rfss": ("motorized", "ss", "brigade"),
    "ro-cav": ("cavalry", "romania", "division"),
    "ro-hq": ("army-hq", "romania", "army"),
    "ro-inf": ("infantry", "romania", "division"),
    "ro-mtn": ("mountain", "romania", "division"),
    "ro-pz": ("panzer", "romania", "division"),
    "sec": ("security", "wehrmacht", "division"),
    "sl-mot": ("motorized", "slovakia", "division"),
    "sp-axis": ("supply", "wehrmacht", ""),
    "sp-soviet": ("supply", "misc", ""),
    "stug": ("stug", "wehrmacht", "battalion"),
    "tb": ("tank-brigade", "regular", "brigade"),
    "tc": ("tank-corps", "regular", "corps"),
    "td": ("tank-destroyer", "misc", "division"),
    "ur": ("fortified-region", "misc", "brigade"),
}


def test_kind_colour_and_size_of_every_unit(armies: Armies) -> None:
    used = set()
    for unit in armies.units:
        begins = max((b for b in FORMATIONS if f"{unit.id}-".startswith(f"{b}-")), key=len)
        used.add(begins)
        assert (unit.kind, unit.branch, unit.size) == FORMATIONS[begins], unit.id
    assert used == FORMATIONS.keys()


def test_who_has_a_mark(armies: Armies) -> None:
    marked = {
        mark: " ".join(sorted(u.id for u in armies.marked(mark)))
        for mark in ("garrison", "frozen", "bluecher", "C")
    }
    assert marked == {
        "garrison": "nav-novorossiysk nav-temryuk nav-tuapse nkvd-10 nkvd-9 nkvd-grozny "
        "nkvd-krasnodar nkvd-ordzhonikidze nkvd-saratov nkvd-voronezh",
        "frozen": "cd-110-115 cd-116 cd-12 cd-13 cd-15 fr-black-sea fr-north-caucasus nav-83 "
        "rb-103 rb-113-139 rd-138 rd-156-157 rd-236 rd-318 rd-77 rd-91-302 tb-136-137",
        "bluecher": "inf-46 ro-inf-10 ro-inf-19 ro-mtn-3 stug-249",
        "C": "gcc-4 gcc-5 grc-10 grc-11 grd-32 nav-255 nav-62 nav-81 nav-84 rb-57-60 rd-408 rd-409 "
        "tb-15 tb-2 tb-207",
    }
    transcaucasus = {u.kind for u in armies.marked("TC")}
    assert len(armies.marked("TC")) == 24
    assert transcaucasus == {
        "rifle", "rifle-brigade", "mountain-rifle", "cavalry-division", "tank-brigade", "front-hq",
    }  # fmt: skip


def test_every_kind_is_used_and_has_its_abbreviations(armies: Armies) -> None:
    assert set(armies.kinds) == {u.kind for u in armies.units}
    for id, kind in armies.kinds.items():
        assert id == "leader" or (kind.en and kind.ru and kind.symbol)
    assert (armies.kinds["tank-corps"].en, armies.kinds["tank-corps"].ru) == ("TC", "тк")
    assert (armies.kinds["guards-rifle"].en, armies.kinds["guards-rifle"].ru) == ("GRD", "гв. сд")
    said = {id: f"{kind.en} {kind.ru} {kind.symbol}" for id, kind in armies.kinds.items()}
    assert said == {
        "panzer": "Pz тд armour",
        "panzergrenadier": "PzGr мд mech-infantry",
        "motorized": "Mot мд motorized",
        "infantry": "Inf пд infantry",
        "jager": "Jäg егд jager",
        "mountain": "Mtn гсд mountain",
        "security": "Sec охд security",
        "stug": "StuG дшо assault-gun",
        "bicycle": "Bic вп bicycle",
        "cavalry": "Cav кд cavalry",
        "engineer": "Eng инж engineer",
        "volunteers": "Vol добр infantry",
        "army-hq": "HQ штаб headquarters",
        "rifle": "RD сд infantry",
        "rifle-brigade": "RBde сбр infantry",
        "guards-rifle": "GRD гв. сд infantry",
        "guards-rifle-brigade": "GRBde гв. сбр infantry",
        "guards-rifle-corps": "GRC гв. ск infantry",
        "fortified-region": "FR УР fortress",
        "mountain-rifle": "MtnRD гсд mountain",
        "naval-brigade": "NavBde брмп naval",
        "nkvd": "NKVD НКВД security",
        "tank-corps": "TC тк armour",
        "guards-tank-corps": "GTC гв. тк armour",
        "tank-brigade": "TBde тбр armour",
        "guards-tank-brigade": "GTBde гв. тбр armour",
        "mech-corps": "MC мк mech-infantry",
        "guards-mech-corps": "GMC гв. мк mech-infantry",
        "motor-brigade": "MBde мсбр motorized",
        "cavalry-corps": "CC кк cavalry",
        "guards-cavalry-corps": "GCC гв. кк cavalry",
        "cavalry-division": "CD кд cavalry",
        "tank-destroyer": "TDD иптд anti-tank",
        "artillery": "Art ад artillery",
        "front-hq": "Front фронт headquarters",
        "army-staff": "Army армия army",
        "leader": "  leader",
        "supply": "SP ОС supply",
        "reserve-army": "RA РА reserve",
    }


FOOT = {
    "infantry", "jager", "security", "bicycle", "volunteers", "rifle", "rifle-brigade",
    "guards-rifle", "guards-rifle-brigade", "guards-rifle-corps", "fortified-region", "mountain",
    "mountain-rifle", "naval-brigade", "nkvd", "cavalry", "cavalry-corps", "guards-cavalry-corps",
    "cavalry-division", "engineer", "reserve-army",
}  # fmt: skip
VEHICLES = {
    "panzer", "tank-corps", "guards-tank-corps", "tank-brigade", "guards-tank-brigade", "stug",
    "tank-destroyer", "supply",
}  # fmt: skip


def test_how_each_kind_moves_and_fights(armies: Armies) -> None:
    kinds = armies.kinds.items()
    assert {id for id, kind in kinds if kind.mobility == "foot"} == FOOT
    assert {id for id, kind in kinds if kind.mobility == "vehicle"} == VEHICLES
    assert {id for id, kind in kinds if not kind.infantry} == VEHICLES | {
        "army-staff", "leader", "reserve-army",
    }  # fmt: skip
    assert {id for id, kind in kinds if not kind.extended} == {
        "army-hq", "front-hq", "artillery", "supply",
    }  # fmt: skip
    assert {id: kind.range for id, kind in kinds if kind.range} == dict.fromkeys(
        ("army-hq", "front-hq", "artillery", "leader"), 5
    )
    origins = own_edition().origins
    assert origins["kinds.army-hq.range"] == "likely"
    assert origins["kinds.front-hq.range"] == "reconstructed"


def test_which_replacements_a_kind_takes(armies: Armies) -> None:
    takes = {
        "mech-corps": "tank", "panzer": "tank", "tank-corps": "tank",
        "infantry": "infantry cavalry special", "rifle": "infantry cavalry special",
        "nkvd": "special", "mountain": "special", "mountain-rifle": "special",
        "naval-brigade": "special", "motor-brigade": "special", "motorized": "special",
        "tank-destroyer": "special", "army-hq": "special", "front-hq": "special",
        "cavalry": "cavalry", "cavalry-corps": "cavalry",
        "panzergrenadier": "special tank", "tank-brigade": "tank special", "stug": "special tank",
    }  # fmt: skip
    assert {id: " ".join(armies.kinds[id].replacements) for id in takes} == takes
    free = [u for u in armies.units if u.free and u.kind != "engineer"]
    assert all("special" in u.replacements for u in free if not u.ally)
    assert armies["art-1"].replacements == ("special",)  # lost in a fight; one that fired is gone
    assert not armies["eng-linden"].replacements
    assert {u.kind for u in armies.units if not u.replacements} == {
        "engineer", "supply", "reserve-army", "army-staff", "leader",
    }  # fmt: skip


def test_allies_take_no_german_replacements(armies: Armies) -> None:
    allies = [u for u in armies.units if u.ally and u.replacements]
    assert {u.nation for u in allies} >= {"italy", "romania", "hungary", "slovakia"}
    for unit in allies:
        assert unit.replacements == (unit.nation, "axis"), unit.id
    given = {turn.axis_ally for turn in Tables(own_edition()).turns.values()} - {""}
    taken = {kind for unit in allies for kind in unit.replacements}
    assert given <= taken
    assert armies["it-hq-8a"].replacements == ("italy", "axis")  # headquarters too
    others = [u for u in armies.units if not u.ally]
    assert not taken & {kind for unit in others for kind in unit.replacements}


def test_a_garrison_that_is_lost_does_not_come_back(armies: Armies) -> None:
    garrisons = armies.marked("garrison")
    assert len(garrisons) == 10
    assert not any(unit.rebuilt for unit in garrisons)
    assert armies["nkvd-10"].replacements == ("special",)  # a step it has lost does
    assert all(unit.rebuilt for unit in armies.of_kind("rifle", "panzer", "tank-corps"))
    assert not armies["eng-linden"].rebuilt


def test_all_but_vehicles_fight_as_infantry(armies: Armies) -> None:
    assert armies["pzg-3"].infantry
    assert armies["pzg-3"].mechanized
    assert armies["ro-cav-5"].infantry
    assert not any(armies[id].infantry for id in ("pz-24", "tc-17", "stug-244-245", "td-1"))
