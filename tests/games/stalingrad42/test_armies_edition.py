"""An owner of the box may change every figure; what makes no game is refused with its place."""

from __future__ import annotations

import time
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from stavka.games.stalingrad42.armies import Armies
from stavka.games.stalingrad42.components import (
    COMPONENTS,
    DATA,
    Tables,
    own_edition,
)
from stavka.games.stalingrad42.setups import Setups
from stavka.kernel import BadEdition
from stavka.kernel.edition import ORIGINS, load, read


def changed(changes: dict[str, Any]) -> tuple[Armies, Tables, Setups]:
    edition = own_edition().override(changes, COMPONENTS)
    armies = Armies(edition)
    return armies, Tables(edition), Setups(edition, armies)


def test_every_table_of_the_data_is_known_and_every_figure_has_an_origin() -> None:
    edition = own_edition()
    assert set(edition.figures) == set(COMPONENTS)
    count = sum(len(f) for rows in edition.figures.values() for f in rows.values())
    assert len(edition.origins) == count
    assert set(edition.origins.values()) == set(ORIGINS)


def test_the_counters_of_the_set_up_card_are_printed() -> None:
    origins = own_edition().origins
    faces = Counter(origins[f"units.{id}.faces"] for id in own_edition().figures["units"])
    assert faces["printed"] == 169 + 3 + 6 + 9  # card, army headquarters, reserve armies, supply
    assert origins["units.pz-24.steps"] == "likely"
    assert origins["units.pz-24.quality"] == "reconstructed"
    assert origins["units.grd-13.quality"] == "printed"
    assert origins["units.pz-16.faces"] == "reconstructed"


def test_an_owner_s_counter_and_set_up(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(
        'game = "stalingrad42"\n'
        "[units.pz-16]\n"
        'faces = ["9-8-6", "6-6-6"]\n'
        'dot = "black"\n'
        "[uranus.pz-16]\n"
        'at = "5420"\nface = 0\n'
        '[crt."3-1"]\n'
        'results = ["A1", "A1", "EX", "DRX", "DR2", "D1"]\n',
        encoding="utf-8",
    )
    edition = read(path, "stalingrad42", own_edition(), COMPONENTS)
    armies = Armies(edition)
    assert armies["pz-16"].faces[0].attack == 9
    assert armies["pz-16"].dot == "black"
    assert Tables(edition).result("3-1", 6) == "D1"
    (panzer,) = [p for p in Setups(edition, armies)["uranus"].placements if p.unit.id == "pz-16"]
    assert (panzer.hex, panzer.steps) == ("5420", 3)
    assert edition.origins["units.pz-16.faces"] == "printed"
    assert edition.hash != own_edition().hash


def test_an_owner_takes_units_out_of_a_set_up_and_puts_others_in() -> None:
    _, _, setups = changed(
        {
            "uranus.pz-16.at": "",
            "scenarios.uranus.also": ["pz-9 28 1 5521", "rd-192 30 0 A B C"],
        }
    )
    uranus = {p.unit.id: p for p in setups["uranus"].placements}
    assert "pz-16" not in uranus
    assert (uranus["pz-9"].hex, uranus["pz-9"].steps) == ("5521", 2)
    assert uranus["rd-192"] in setups["uranus"].arrivals[30]
    assert "pz-16" in {p.unit.id for p in setups["campaign"].placements}


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"units.pz-24.faces": ["ten-8-6"]}, "units.pz-24.faces: 'ten-8-6' is not"),
        ({"units.pz-24.steps": 1}, "units.pz-24.steps: 1 steps on 2 faces"),
        ({"units.rd-121.steps": 3}, "units.rd-121.steps: its kind has no remnants"),
        ({"units.hq-6a.steps": 2}, "units.hq-6a.steps: such a unit has one step"),
        ({"units.pz-24.kind": "elephant"}, "units.pz-24.kind: no kind 'elephant'"),
        ({"units.tc-17.faces": ["7-5-5", "4-0-5"]}, "units.tc-17.faces: one has a defence"),
        ({"campaign.pz-24.at": "9999"}, "campaign.pz-24.at: '9999' is neither a hex"),
        ({"campaign.pz-24.at": "1401 W"}, "campaign.pz-24.at: '1401 W' is neither a hex"),
        ({"scenarios.uranus.also": ["pz-9 soon"]}, "scenarios.uranus.also: 'pz-9 soon' is not"),
        ({"scenarios.uranus.also": ["pz-8 28 0 X"]}, "uranus.pz-8: no such unit"),
        ({"scenarios.uranus.also": ["pz-9 28 0 6"]}, "uranus.pz-9.at: '6' is neither a hex"),
        ({"campaign.pz-24.face": 2}, "campaign.pz-24.face: pz-24 has 2 faces"),
        ({"campaign.pz-16.at": "Q"}, "campaign.pz-16.at: Q is not among the areas of campaign"),
        ({"campaign.pz-16.at": "1402"}, "campaign.pz-16.at: who comes later comes by an area"),
        ({"uranus.pz-16.turn": 3}, "uranus.pz-16.at: who comes later comes by an area"),
        ({"uranus.pz-6.turn": 3}, "uranus.pz-6.turn: 3 is not a turn of uranus"),
        ({"campaign.inf-45.at": "1401"}, "campaign.pzg-3.at: 1401: 4 axis units"),
        ({"scenarios.uranus.air": ["xi-fk"]}, "scenarios.uranus.air: no air unit 'xi-fk'"),
        ({"scenarios.fall-blau.setup": "june"}, "scenarios.fall-blau.setup: no set-up 'june'"),
        ({"laid.june-offensives.marker": "flag"}, "laid.june-offensives.marker: no marker"),
        ({"laid.june-railhead-1303.at": "0000"}, "laid.june-railhead-1303.at: '0000' is no hex"),
        ({"changes.wiking-13.becomes": "gd"}, "changes.wiking-13.units: no unit 'gd'"),
        ({"changes.infantry-9.kind": "cat"}, "changes.infantry-9.kind: no kind 'cat'"),
    ],
)
def test_what_makes_no_game_is_refused(changes: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadEdition) as caught:
        changed(changes)
    assert problem in str(caught.value)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("units.pz-24.dot", "green"),
        ("units.pz-24.steps", 5),
        ("units.pz-24.branch", "france"),
        ("turns.3.season", "spring"),
        ("turns.3.start", "28 June"),
        ("crt.1-1.results", ["A1"]),
        ("crt.1-1.advance", [0, 0, 0, 0, 0, 7]),
        ("determined-defence.city.3", "maybe"),
        ("terrain.woods.vehicle", "never"),
        ("hexsides.volga.foot", -1),
        ("scenarios.uranus.last", 37),
    ],
)
def test_a_figure_of_the_wrong_kind_is_refused_with_its_field(path: str, value: Any) -> None:
    with pytest.raises(BadEdition) as caught:
        own_edition().override({path: value}, COMPONENTS)
    assert path in str(caught.value)


def test_loading_takes_less_than_0_3_seconds() -> None:
    folder = files("stavka.games.stalingrad42") / "data"
    paths = [folder / name for name in DATA]
    best = 9.0
    for _ in range(3):
        start = time.process_time()
        edition = load(paths, COMPONENTS)
        Setups(edition, Armies(edition))
        best = min(best, time.process_time() - start)
    assert best < 0.3
