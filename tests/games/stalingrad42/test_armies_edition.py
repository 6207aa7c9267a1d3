"""An owner of the box may change every figure; what makes no game is refused with its place."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from stavka.games.stalingrad42.armies import Armies
from stavka.games.stalingrad42.box import Box, own_box
from stavka.games.stalingrad42.components import (
    AXIS,
    COMPONENTS,
    Tables,
    own_edition,
)
from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.setups import SCENARIOS, Setups
from stavka.games.stalingrad42.view import view
from stavka.kernel import BadEdition
from stavka.kernel.edition import ORIGINS, read


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


def test_the_whole_map_is_part_of_the_edition() -> None:
    folder = files("stavka.games.stalingrad42") / "data"
    assert set(own_edition().maps) == {f.name for f in folder.iterdir() if f.name[-4:] == ".csv"}


def test_the_page_of_the_game_counts_the_figures_rightly() -> None:
    page = Path(__file__).parents[3].joinpath("docs/games/stalingrad42.md").read_text("utf-8")
    count = Counter(own_edition().origins.values())
    assert (
        f"Of {count.total():,} figures {count['printed']:,} are *printed*, "
        f"{count['likely']:,} *likely*, {count['reconstructed']:,} *reconstructed*"
    ) in page
    assert f"{len(own_box().armies.units)} units and markers" in page
    for id in SCENARIOS:
        setup = own_box().setups[id]
        on_map = sum(map(len, setup.on_map.values()))
        turns = f"{setup.scenario.first}–{setup.scenario.last}"
        assert f"| `{id}` | {turns} | {len(setup.placements)} | {on_map} |" in page


def test_the_counters_of_the_set_up_card_are_printed() -> None:
    origins = own_edition().origins
    faces = Counter(origins[f"units.{id}.faces"] for id in own_edition().figures["units"])
    # The card, army headquarters, reserve armies, mobile and immobile supply.
    assert faces["printed"] == 169 + 3 + 6 + 9 + 12
    assert origins["units.pz-24.steps"] == "likely"
    assert origins["units.pz-24.quality"] == "reconstructed"
    assert origins["units.grd-13.quality"] == "printed"
    assert origins["units.nkvd-8.branch"] == "printed"
    assert origins["units.td-1.branch"] == origins["units.fr-south.branch"] == "likely"
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


BOX = """
game = "stalingrad42"

[units.it-pz-ariete]
name = "Ariete"
number = ""
kind = "panzer"
branch = "italy"
size = "XX"
faces = ["5-4-6", "2-2-6"]
steps = 2
quality = "regular"
dot = "black"
free = false
marks = []

[units.rd-999]
name = "999"
number = "999"
kind = "rifle"
branch = "regular"
size = "XX"
faces = ["3-5-3", "1-3-3"]
steps = 2
quality = "regular"
dot = ""
free = false
marks = []

[uranus]
it-pz-ariete = { at = "3018", turn = 28, face = 1, command = "italian-8a" }
rd-999 = { at = "A B C", turn = 30, face = 0, command = "army-99" }
pz-9 = { at = "5521", turn = 28, face = 1, command = "mine" }
pz-16 = { at = "" }

[laid.my-fort]
scenario = "uranus"
marker = "fort-axis"
at = "3018"
turn = 28
face = 0
count = 1

[air.x-fk]
name = "X FK"
nation = "germany"
first = 28
last = 36

[scenarios.uranus]
air = ["viii-fk", "x-fk"]

[changes.ariete-31]
turn = 31
side = "axis"
action = "withdraw"
units = ["it-pz-ariete"]
kind = ""
count = 0
steps = 0
becomes = ""

[events.my-event]
scenario = "uranus"
turn = 30
event = "order-227"

[victory.rossosh]
scenarios = ["uranus"]
what = "hold"
points = 1
at = ["2813"]
count = 1
turn = 36
"""


@pytest.fixture
def box(tmp_path: Path) -> Path:
    path = tmp_path / "box.toml"
    path.write_text(BOX, encoding="utf-8")
    return path


def test_an_owner_adds_counters_and_places_takes_others_out(box: Path) -> None:
    mine, own = Box(GAME.read_edition(box)), own_box()
    added = mine.armies["it-pz-ariete"]
    assert added.index == len(own.armies.units)
    assert (added.nation, added.side, added.faces[1].attack) == ("italy", AXIS, 2)
    uranus = {p.unit.id: p for p in mine.setups["uranus"].placements}
    assert (uranus["it-pz-ariete"].hex, uranus["it-pz-ariete"].steps) == ("3018", 1)
    assert (uranus["pz-9"].hex, uranus["pz-9"].steps) == ("5521", 2)
    assert uranus["rd-999"] in mine.setups["uranus"].arrivals[30]
    assert "pz-16" not in uranus
    assert len(uranus) == len(own.setups["uranus"].placements) + 3 - 1
    for id in ("fall-blau", "caucasus", "campaign"):
        assert mine.setups[id].placements == own.setups[id].placements
    assert "it-pz-ariete" not in own.armies.index


def test_an_owner_adds_markers_air_units_changes_events_and_victories(box: Path) -> None:
    setup = Box(GAME.read_edition(box)).setups["uranus"]
    assert [m.marker for m in setup.laid if m.at == "3018"] == ["fort-axis"]
    assert list(setup.air) == ["viii-fk", "x-fk"]
    assert setup.events[30] == ("order-227",)
    assert setup.victory["rossosh"].at == ["2813"]
    campaign = Box(GAME.read_edition(box)).setups["campaign"]
    assert [c.units for c in campaign.changes.values() if c.turn == 31] == [["it-pz-ariete"]]


def test_what_is_added_counts_as_printed_and_is_kept_with_a_match(box: Path) -> None:
    edition = GAME.read_edition(box)
    assert edition.origins["units.it-pz-ariete.faces"] == "printed"
    assert edition.origins["uranus.pz-9.at"] == "printed"
    again = own_edition().override(edition.overrides, COMPONENTS, "saved match")
    assert again.hash == edition.hash != own_edition().hash


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ("Ariete", "999th Rifle Division", "99th Army", "mine")),
        ("ru", ("Ariete", "999-я стрелковая дивизия", "99-я армия", "mine")),
    ],
)
def test_what_is_added_is_shown_with_its_printed_name(
    box: Path, language: str, names: tuple[str, ...]
) -> None:
    shown = view(Box(GAME.read_edition(box)), "uranus", language)
    units, places = shown["units"], {p["unit"]: p for p in shown["placements"]}
    assert (units["it-pz-ariete"]["label"], units["rd-999"]["label"]) == names[:2]
    assert (units["it-pz-ariete"]["name"], units["rd-999"]["name"]) == ("Ariete", "999")
    assert units["it-pz-ariete"]["origins"] == {"*": "printed"}
    assert (places["rd-999"]["commandLabel"], places["pz-9"]["commandLabel"]) == names[2:]
    assert [air["label"] for air in shown["air"]][1] == "X FK"
    assert "order-227" in shown["turns"][2]["events"]
    told = view(Box(GAME.read_edition(box)), "campaign", language)["changes"]
    assert any("Ariete" in change["text"] for change in told)


def test_the_game_s_own_view_knows_nothing_of_it(box: Path) -> None:
    before = GAME.look("uranus", "en")
    view(Box(GAME.read_edition(box)), "uranus", "en")
    assert GAME.look("uranus", "en") == before
    assert "it-pz-ariete" not in before["units"]


@pytest.mark.parametrize(
    ("written", "instead", "line", "said"),
    [
        ('number = ""', 'nummer = ""', 6, "units.it-pz-ariete.nummer: no field 'nummer'"),
        ("steps = 2\n", "", 5, "a new one needs all fields, also steps"),
        ("[units.it-pz-ariete]", "[units.Ariete]", 5, "'Ariete' is no id"),
        ("[units.it-pz-ariete]", "[kinds.it-pz-ariete]", 5, "kinds has no entry"),
        ("[units.it-pz-ariete]", "[unit.it-pz-ariete]", 5, "no table 'unit'"),
        ('kind = "panzer"', 'kind = "tank"', 7, "units.it-pz-ariete.kind: no kind 'tank'"),
        ('branch = "italy"', 'branch = "france"', 8, "units.it-pz-ariete.branch: Invalid"),
        ('faces = ["5-4-6", "2-2-6"]', "faces = [5, 2]", 10, "units.it-pz-ariete.faces[0]: Exp"),
        ('["5-4-6", "2-2-6"]', '["5-4", "2-2"]', 10, "'5-4' is not attack-defence-movement"),
        ('at = "3018", turn = 28', 'at = "1537", turn = 28', 31, "neither a hex of land"),
        ('at = "3018", turn = 28', 'at = "3054", turn = 28', 31, "is not on the maps of uranus"),
        ('at = "3018", turn = 28', 'at = "3111", turn = 28', 31, "3111: units of both sides"),
        ('at = "A B C"', 'at = "X"', 32, "X is not among the soviet areas of uranus"),
        ("rd-999 = { at", "rd-998 = { at", 32, "no unit 'rd-998'; add it to units first"),
        ('at = "5521", turn = 28', 'at = "5521", turn = 3', 33, "uranus.pz-9.at: who comes later"),
        ('scenario = "uranus"\nmarker', 'scenario = "mars"\nmarker', 37, "no scenario 'mars'"),
        ('marker = "fort-axis"', 'marker = "flag"', 38, "laid.my-fort.marker: no marker 'flag'"),
        ("face = 0\ncount", "face = 5\ncount", 41, "laid.my-fort.face: fort-axis has 2 sides"),
        ('air = ["viii-fk", "x-fk"]', 'air = ["y-fk"]', 51, "no air unit 'y-fk'"),
        ('units = ["it-pz-ariete"]', "units = []", 57, "neither units nor a kind are named"),
        ('action = "withdraw"', 'action = "exchange"', 61, "an exchange names units"),
        ('event = "order-227"', 'event = "picnic"', 66, "events.my-event.event: Invalid enum"),
        ('scenarios = ["uranus"]', 'scenarios = ["mars"]', 69, "victory.rossosh.scenarios: no"),
        ('at = ["2813"]', 'at = ["nowhere"]', 72, "victory.rossosh.at: 'nowhere' is neither"),
    ],
)
def test_a_bad_addition_is_named_by_file_line_and_field(
    box: Path, written: str, instead: str, line: int, said: str
) -> None:
    assert written in BOX
    box.write_text(BOX.replace(written, instead, 1), encoding="utf-8")
    with pytest.raises(BadEdition) as caught:
        GAME.read_edition(box)
    assert said in str(caught.value)
    assert str(caught.value).startswith(f"{box}: line {line}: ")


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
        ({"campaign.pz-24.at": "1838"}, "campaign.pz-24.at: '1838' is neither a hex of land"),
        ({"campaign.pz-24.at": "1502"}, "campaign.rb-111.at: 1502: units of both sides"),
        ({"campaign.pz-16.at": "A"}, "campaign.pz-16.at: A is not among the axis areas"),
        ({"uranus.pz-16.at": "3443"}, "uranus.pz-16.at: 3443 is not on the maps of uranus"),
        ({"scenarios.uranus.holds": ["3018"]}, "scenarios.uranus.holds: '3018' is no victory hex"),
        ({"campaign.pz-24.face": 2}, "campaign.pz-24.face: pz-24 has 2 faces"),
        ({"campaign.pz-16.at": "Q"}, "campaign.pz-16.at: Q is not among the axis areas of"),
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
