"""The map files are what the builder makes of its sources."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stavka.games.stalingrad42.geo import FIRST_COLUMN, FIRST_ROW, LAST_COLUMN, LAST_ROW
from stavka.games.stalingrad42.mapmaking.build import Made, build
from stavka.games.stalingrad42.mapmaking.curves import Shape, dense, soft
from stavka.games.stalingrad42.mapmaking.drawing import strands
from stavka.games.stalingrad42.mapmaking.rivers import without_loops
from stavka.games.stalingrad42.mapmaking.sources import GAME, SOURCES
from stavka.games.stalingrad42.mapmaking.write import write

FILES = (
    "data/hexes.csv",
    "data/sides.csv",
    "data/places.csv",
    "data/crossings.csv",
    "data/entry_areas.csv",
    "data/start_line.csv",
    "board/geography.json",
    "board/hexes.json",
)


@pytest.fixture(scope="module")
def made() -> Made:
    return build()


@pytest.mark.slow
def test_the_builder_makes_these_very_files(made: Made, tmp_path: Path) -> None:
    write(made, tmp_path)
    for name in FILES:
        assert (tmp_path / name).read_bytes() == (GAME / name).read_bytes(), name


@pytest.mark.slow
def test_no_river_springs_from_another(made: Made) -> None:
    """Rivers of the same name go on from each other, the Manych from its lakes; two meet on the
    printed map."""
    ways = {name: way for name, _, way in made.draft.rivers}
    same = {("Manych-Gudilo", "Kalaus"), ("Manych", "Manych-Gudilo"), ("Beryozovaya", "Bystraya")}
    for name, way in ways.items():
        for other, its in ways.items():
            kin = name in other or (name, other) in same
            if name == other or kin or way[0] not in its:
                continue
            assert way[0] == its[-1], (name, other)  # it begins where the other ends


def test_lines_for_the_board_lie_on_the_map() -> None:
    drawn = json.loads((GAME / "board" / "geography.json").read_text(encoding="utf-8"))
    for kind in ("rivers", "railways", "roads"):
        for each in drawn[kind]:
            line = each["line"]
            assert len(line) >= 4
            assert len(line) % 2 == 0
            assert all(FIRST_COLUMN - 1 < x < LAST_COLUMN + 1 for x in line[0::2])
            assert all(FIRST_ROW - 1 < y < LAST_ROW + 1.5 for y in line[1::2])
    assert {each["class"] for each in drawn["rivers"]} == {
        "minor_river",
        "major_river",
        "volga",
        "lake",
    }
    names = {each["name"] for each in drawn["rivers"]}
    assert {"Don", "Donets", "Volga", "Khoper", "Kuban", "Terek", "Chir", "Manych"} <= names


def test_names_on_the_board_are_in_both_languages() -> None:
    drawn = json.loads((GAME / "board" / "geography.json").read_text(encoding="utf-8"))
    for kind in ("rivers", "labels", "lakes"):
        for each in drawn[kind]:
            assert bool(each["name"]) == bool(each["name_ru"]), each["name"]


def test_no_source_is_empty() -> None:
    for path in SOURCES.glob("*.csv"):
        assert len(path.read_text(encoding="utf-8").splitlines()) > 1, path.name


def test_a_shape_knows_its_inside() -> None:
    square = Shape([(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)])
    assert square.holds((1.0, 1.0))
    assert not square.holds((3.0, 1.0))
    assert not square.holds((1.0, -1.0))


def test_a_dense_curve_keeps_its_corners() -> None:
    assert dense([(0.0, 0.0), (0.0, 1.0)], 0.6) == [(0.0, 0.0), (0.0, 0.5), (0.0, 1.0)]


def test_a_softened_line_keeps_its_ends() -> None:
    line = soft([(0.0, 0.0), (1.0, 0.0), (1.0, 1.0)], 1)
    assert line[0] == (0.0, 0.0)
    assert line[-1] == (1.0, 1.0)
    assert (1.0, 0.0) not in line


def test_a_net_is_cut_at_its_forks() -> None:
    lines = strands([(1, 2), (2, 3), (2, 4), (4, 5)])
    assert sorted(map(len, lines)) == [2, 2, 3]
    assert strands([(1, 2), (2, 3), (3, 1)]) == [[1, 2, 3, 1]]
    assert strands([(1, 2), (2, 3)], stops={2}) == [[1, 2], [2, 3]]


def test_a_river_runs_no_loops() -> None:
    assert without_loops([(0, 0), (1, 0), (2, 0), (1, 0), (1, 1)]) == [(0, 0), (1, 0), (1, 1)]
