"""The typefaces that the table brings along: what is cut, how it is kept, who gets it."""

from __future__ import annotations

import multiprocessing
import re
from io import BytesIO
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

import stavka
from stavka.kernel import LANGUAGES
from stavka.kernel.texts import source as text
from stavka.table import typefaces
from stavka.table.config import cache_directory
from stavka.table.typefaces import FACES, Face
from tests.table.conftest import Databases, Serve
from tests.table.server import Server, get

FACELESS = Path(__file__).parent / "faceless.py"
FACE = FACES[0]
PACKAGES = ("stavka", *(game.package for game in stavka.games().values()))


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty place to keep things in, and nothing in memory."""
    monkeypatch.setenv("STAVKA_HOME", str(tmp_path))
    typefaces.given.cache_clear()
    return tmp_path


def opened(content: bytes) -> TTFont:
    return TTFont(BytesIO(content))


def files_kept() -> list[Path]:
    return sorted(cache_directory().iterdir())


# What the browser gets


def test_all_faces_are_given_out_for_good(table: Server) -> None:
    sheet = get(f"{table.url}/type/faces.css")
    assert sheet.headers["content-type"] == "text/css; charset=utf-8"
    assert sheet.headers["cache-control"] == "no-cache"
    assert sheet.text.count("font-display:swap") == len(FACES)
    addresses = re.findall(r'url\("([^"]+)"\)', sheet.text)
    assert len({*addresses}) == len(FACES)
    total = 0
    for address in addresses:
        answer = get(f"{table.url}{address}")
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "font/woff2"
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "content-encoding" not in answer.headers
        assert answer.content.startswith(b"wOF2")
        total += len(answer.content)
    assert total < 80_000


@pytest.mark.parametrize("name", ["", "sans-400.woff2", "sans-400-0123456789.woff2", "..%2fapp.py"])
def test_there_is_nothing_else(table: Server, name: str) -> None:
    assert get(f"{table.url}/type/{name}").status_code == 404


def test_a_face_that_cannot_be_made_is_left_out(serve: Serve, databases: Databases) -> None:
    server = serve(databases("sqlite"), module=FACELESS, apart=True)
    address = re.findall(r'url\("([^"]+)"\)', get(f"{server.url}/type/faces.css").text)[0]
    assert get(f"{server.url}{address}").status_code == 404
    assert address not in get(f"{server.url}/type/faces.css").text
    assert "Stavka Sans cannot be made" in server.output
    assert "Traceback" not in server.output
    assert get(server.url).status_code == 200


# What is cut


@pytest.mark.parametrize("face", FACES[::2], ids=lambda face: face.name)
def test_a_face_has_every_letter_of_the_texts(face: Face) -> None:
    cut = opened(typefaces.given(face)).getBestCmap()
    whole = opened(typefaces.source(face)).getBestCmap()
    texts = "".join(text(package, language) for package in PACKAGES for language in LANGUAGES)
    lacks = {c for c in texts if ord(c) in whole and ord(c) not in cut}
    assert lacks == set()
    letters = {c for c in texts if c.isalnum()}
    assert letters > {*"АЯаяёIVXabz0189"}
    assert {c for c in letters if ord(c) not in cut} == set()


def test_a_face_has_a_name_of_its_own_and_its_licence() -> None:
    names = opened(typefaces.given(FACE))["name"]
    assert names.getDebugName(1) == "Stavka Sans"
    assert not any("Source" in names.getDebugName(id) for id in (1, 4, 6))
    assert "Adobe" in names.getDebugName(0)
    assert "Open Font License" in names.getDebugName(13)


def test_the_narrow_face_is_narrower_and_as_high() -> None:
    plain, narrow = (
        opened(typefaces.given(face))
        for face in FACES
        if face.weight == 400 and face.name != "Serif"
    )
    for letter in ("Щ", "g", "7"):
        was, now = (font["hmtx"][font.getBestCmap()[ord(letter)]][0] for font in (plain, narrow))
        assert now == pytest.approx(was * 0.9, abs=1)
        shape, slim = (font["glyf"][font.getBestCmap()[ord(letter)]] for font in (plain, narrow))
        assert slim.xMax == pytest.approx(shape.xMax * 0.9, abs=1)
        assert slim.yMax == shape.yMax


# How it is kept


def test_a_cut_is_kept_and_not_made_again(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = typefaces.given(FACE)
    assert len(files_kept()) == 1
    typefaces.given.cache_clear()
    monkeypatch.delattr(typefaces, "cut")
    assert typefaces.given(FACE) == first


@pytest.mark.parametrize("broken", [b"", b"wOF2", "half", "changed"])
def test_a_broken_file_is_made_anew(home: Path, broken: bytes | str) -> None:
    first = typefaces.given(FACE)
    (file,) = files_kept()
    kept = file.read_bytes()
    if broken == "half":
        broken = kept[: len(kept) // 2]
    elif broken == "changed":
        broken = kept[:500] + b"?" + kept[501:]
    assert isinstance(broken, bytes)
    file.write_bytes(broken)
    typefaces.given.cache_clear()
    assert typefaces.given(FACE) == first
    assert file.read_bytes() == kept


def test_two_at_once_do_not_disturb_each_other(home: Path) -> None:
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        sizes = pool.map(_size, [FACE] * 4, chunksize=1)
    assert len({*sizes}) == 1
    assert len(files_kept()) == 1


def _size(face: Face) -> int:
    return len(typefaces.given(face))


def test_a_place_that_cannot_be_written_does_no_harm(home: Path) -> None:
    (home / "cache").write_bytes(b"in the way")
    assert typefaces.given(FACE).startswith(b"wOF2")


# Signs that the faces do not have

FINISHED = ("pavlov", "tanks", "partisans")
FOLDERS = ("stavka/web", "stavka/texts", *(f"stavka/games/{game}" for game in FINISHED))
SIGNS = "←↑→↓−≈≠≤≥■□●○⟦⟧"  # the last two: where a text is missing
EVERYWHERE = re.compile(rf"[\s -~\u00a0-\u017fЀ-ӿ\u2010-\u2033\u2039\u203a€№™₽{SIGNS}]*")


def test_the_pages_write_only_signs_that_every_machine_has() -> None:
    """Arial, Liberation and DejaVu have these; what else is wanted is drawn. (The terminal's own
    sketches are not of the page.)"""
    home = Path(stavka.__file__).parents[1]
    strange: list[str] = []
    for folder in FOLDERS:
        for kind in ("js", "css", "ftl"):
            for file in sorted((home / folder).rglob(f"*.{kind}")):
                for line in file.read_text("utf-8").splitlines():
                    if not line.startswith("sketch-") and not EVERYWHERE.fullmatch(line):
                        strange.append(f"{file.name}: {line.strip()}")
    assert strange == []
