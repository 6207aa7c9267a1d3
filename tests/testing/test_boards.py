"""Which modules a board imports is read from its source, and looked for."""

from __future__ import annotations

import shutil
from importlib.resources import files
from pathlib import Path

import pytest

import stavka
from stavka.testing.boards import check_board

SOUND = 'import { s } from "/web/js/dom.js";\n\nexport function create() {\n  return s("svg");\n}\n'
COVER = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"/>'


@pytest.mark.parametrize("game", stavka.games())
def test_the_boards_of_all_games_are_sound(game: str) -> None:
    assert check_board(files(stavka.game(game).package) / "board", game) == []


def board(folder: Path, source: str, **others: str) -> list[str]:
    (folder / "parts").mkdir()
    (folder / "parts" / "map.js").write_text('import { a } from "../other.js";')
    (folder / "other.js").write_text("export const a = 1;")
    (folder / "board.js").write_text(source)
    for name, text in others.items():
        (folder / f"{name}.svg").write_text(text)
    return check_board(folder, "duel")


@pytest.mark.parametrize(
    "line",
    [
        'import "./other.js";',
        'import * as other from "./other.js";',
        'import {\n  a,\n  b as c,\n} from "./parts/map.js";',
        'export { a } from "/board/duel/other.js";',
        'const later = () => import("./parts/map.js");',
        '/** @typedef {import("/web/nowhere.d.ts").Board} Board */',
        '// import { a } from "./gone.js";',
        'export const words = ["circle", "from"];',
    ],
)
def test_what_is_there_can_be_imported(tmp_path: Path, line: str) -> None:
    assert board(tmp_path, f"{line}\n{SOUND}", cover=COVER) == []


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ('import "./gone.js";', "./gone.js"),
        ('import { a } from "../other.js";', "../other.js"),
        ('import d3 from "d3";', "d3"),
        ('import { a } from "https://example.org/a.js";', "https://example.org/a.js"),
        ('export {\n  a,\n} from "/board/chess/other.js";', "/board/chess/other.js"),
        ('const later = () => import("/web/js/gone.js");', "/web/js/gone.js"),
    ],
)
def test_what_is_not_there_is_named(tmp_path: Path, line: str, wanted: str) -> None:
    (found,) = board(tmp_path, f"{line}\n{SOUND}")
    assert found == f"board/board.js: imports {wanted}, which the server does not give out"


def test_a_board_without_create_or_with_a_broken_cover_is_found(tmp_path: Path) -> None:
    found = board(tmp_path, "function create() {}", cover="<svg>")
    assert found[0] == "board/board.js: does not `export function create(context)`"
    assert found[1].startswith("board/cover.svg: cannot be read")
    (tmp_path / "cover.svg").write_text("<svg/>")
    assert check_board(tmp_path, "duel")[1].startswith("board/cover.svg: its root is no <svg>")


def test_scenarios_that_draw_no_picture_are_found(tmp_path: Path) -> None:
    (tmp_path / "scenarios.js").write_text("export async function picture(context) {}")
    assert board(tmp_path, SOUND) == []
    (tmp_path / "scenarios.js").write_text("export function pictures(context) {}")
    (found,) = check_board(tmp_path, "duel")
    assert found == "board/scenarios.js: does not `export function picture(context)`"


@pytest.mark.skipif(shutil.which("node") is None, reason="needs Node")
def test_a_module_that_cannot_be_read_is_named_with_its_line(tmp_path: Path) -> None:
    (found,) = board(tmp_path, f"{SOUND}\nconst one two;\n")
    assert found.startswith("board/board.js:7: SyntaxError: ")


@pytest.mark.parametrize(
    ("sheet", "dark"),
    [
        (".hill { fill: green; }", True),
        (".hill.can { fill: green; }", False),
        ('@import "/web/plain/board.css";', False),
    ],
)
def test_a_style_sheet_says_how_that_looks_which_can_be_chosen(
    tmp_path: Path, sheet: str, dark: bool
) -> None:
    (tmp_path / "board.css").write_text(sheet)
    found = board(tmp_path, SOUND)
    assert [line[:45] for line in found] == ["board/board.css: does not say how `.can` look"] * dark
