"""The typefaces that the table brings along: cut out of their packages once, then kept.

Source Sans and Source Serif come as ordinary dependencies. Of each face only the letters, signs and
figures that the table writes are given to the browser, under a name of our own: its licence keeps
the name of the whole for the whole. Slanted letters are the upright ones, slanted by the browser.

An address holds a hash of all that a cut is made from, so a browser may keep it for good, and the
style sheet can be given out before anything is cut. Whatever goes wrong, the table works: the
style sheet `type.css` has faces of the same widths from what the machine has.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from io import BytesIO
from itertools import chain
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from stavka.table.config import cache_directory
from stavka.table.pages import FOR_GOOD, MEDIA, packed
from stavka.table.people import BadRequest

if TYPE_CHECKING:
    from fontTools.ttLib import TTFont

    from stavka.table.table import Table

log = logging.getLogger("stavka.table")


class Face(msgspec.Struct, frozen=True):
    """One cut. `size` makes faces of one size in points look alike in size, `width` is for
    the narrow ones: there is no narrow Source Sans."""

    name: str
    weight: int
    package: str
    file: str
    size: float = 1.0
    width: float = 1.0

    @property
    def family(self) -> str:
        return f"Stavka {self.name}"


SANS, SERIF = "font_source_sans_pro", "font_source_serif_pro"
FACES = (
    Face("Sans", 400, SANS, "SourceSansPro-Regular.ttf", 1.05),
    Face("Sans", 700, SANS, "SourceSansPro-Bold.ttf", 1.05),
    Face("Narrow", 400, SANS, "SourceSansPro-Regular.ttf", 1.05, 0.9),
    Face("Narrow", 700, SANS, "SourceSansPro-Bold.ttf", 1.05, 0.9),
    Face("Serif", 400, SERIF, "SourceSerifPro-Regular.ttf", 0.97),
    Face("Serif", 700, SERIF, "SourceSerifPro-Bold.ttf", 0.97),
)
LETTERS = (
    range(0x20, 0x7F),  # plain Latin
    tuple(map(ord, "\N{NO-BREAK SPACE}§«»°µ·×÷ÄÖÜßäöüéò")),
    tuple(map(ord, "ЁЄІЇёєії")),
    range(0x410, 0x450),  # the rest of Cyrillic
    range(0x2010, 0x2027),  # dashes, quotation marks, …
    (0x202F, 0x2030, 0x2032, 0x2033, 0x2039, 0x203A, 0x20AC, 0x20BD, 0x2116, 0x2122),  # ‰ ′ ‹ € №
    range(0x2190, 0x2194),  # arrows
    (0x2212, 0x2248, 0x2260, 0x2264, 0x2265),  # − ≈ ≠ ≤ ≥
    (0x25A0, 0x25C6, 0x2713),  # ■ ◆ ✓
)
FEATURES = ["locl", "lnum", "tnum"]  # kerning would be a third of each face
SPACE = 0.235  # of the size: those of Source Sans are too thin for small letters on a screen
DIGEST = 16  # bytes at the end of a kept file, by which a broken one is found

# One is cut at a time, and nobody who wants something else waits for it.
_cutter = ThreadPoolExecutor(1, "typefaces")
_failed: set[Face] = set()


# What the browser asks for


async def style_sheet(request: Request, table: Table) -> Response:
    """The faces and their addresses, but for those that could not be cut."""
    rules = [
        f'@font-face{{font-family:"{face.family}";font-weight:{face.weight};font-display:swap;'
        f'src:url("{address}") format("woff2")}}'
        for address, face in addresses().items()
        if face not in _failed
    ]
    return packed(request, "\n".join(rules).encode(), "css")


async def one(request: Request, table: Table) -> Response:
    """One face."""
    face = addresses().get(request.url.path)
    if face is None or face in _failed:
        raise BadRequest("no-such-page", 404)
    try:
        content = await asyncio.wrap_future(_cutter.submit(given, face))
    except Exception as problem:
        _failed.add(face)
        log.warning(
            "%s cannot be made, so browsers show what the machine has instead (%s: %s); "
            "`pip install --force-reinstall fonttools brotli %s` may help",
            face.family, type(problem).__name__, problem, face.package.replace("_", "-"),
        )  # fmt: skip
        raise BadRequest("no-such-page", 404) from None
    return Response(content, headers={"content-type": MEDIA["woff2"], "cache-control": FOR_GOOD})


@cache
def addresses() -> dict[str, Face]:
    """Every face by its address."""
    return {
        f"/type/{face.name.lower()}-{face.weight}-{recipe(face)}.woff2": face
        for face in FACES
        if not missing(face)
    }


@cache
def missing(face: Face) -> bool:
    """Whether its package is not there: the table works without."""
    try:
        source(face)
    except (OSError, ImportError) as problem:
        log.warning("%s: its package %s is missing: %s", face.family, face.package, problem)
        return True
    return False


def source(face: Face) -> bytes:
    return (files(face.package) / "files" / face.file).read_bytes()


def recipe(face: Face) -> str:
    """What stands for all that a cut is made from: this module, the face and its source."""
    parts = Path(__file__).read_bytes(), repr(face).encode(), source(face)
    return blake2b(b"\0".join(parts), digest_size=10).hexdigest()


# Cutting and keeping


@cache
def given(face: Face) -> bytes:
    """The face for the browser: kept from before, or cut now."""
    name = f"{face.name}-{face.weight}-{recipe(face)}".lower()
    with contextlib.suppress(OSError, RuntimeError):  # nothing there, or nobody's home
        whole = (cache_directory() / name).read_bytes()
        content, digest = whole[:-DIGEST], whole[-DIGEST:]
        if blake2b(content, digest_size=DIGEST).digest() == digest:
            return content
    content = cut(face)
    try:
        keep(cache_directory() / name, content)
    except (OSError, RuntimeError) as problem:
        log.info("typefaces are made anew at every start: %s", problem)
    return content


def keep(place: Path, content: bytes) -> None:
    """Whole or not at all, whoever else does the same at this moment."""
    place.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(dir=place.parent, delete=False) as file:
        file.write(content + blake2b(content, digest_size=DIGEST).digest())
    try:
        Path(file.name).replace(place)
    except OSError:
        Path(file.name).unlink()
        raise


def cut(face: Face) -> bytes:
    """What we need of a face, as woff2."""
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont

    font = TTFont(BytesIO(source(face)), recalcTimestamp=False)
    options = Options(layout_features=FEATURES, hinting=False, name_IDs=["*"])
    cutter = Subsetter(options)
    cutter.populate(unicodes=chain(*LETTERS))
    cutter.subset(font)
    _rename(font, face)
    _condense(font, face.width)
    _space(font)
    font["head"].unitsPerEm = round(font["head"].unitsPerEm / face.size)
    font.flavor = "woff2"
    made = BytesIO()
    font.save(made)
    return made.getvalue()


def _rename(font: TTFont, face: Face) -> None:
    """A name of our own; copyright and licence stay."""
    style = "Bold" if face.weight == 700 else "Regular"
    ours = {1: face.family, 2: style, 4: f"{face.family} {style}", 6: f"{face.family}-{style}"}
    for record in list(font["name"].names):
        if record.nameID in ours:
            record.string = ours[record.nameID].replace(" ", "" if record.nameID == 6 else " ")
        elif record.nameID not in (0, 13, 14):
            font["name"].names.remove(record)


def _condense(font: TTFont, width: float) -> None:
    """All letters made narrower."""
    if width == 1:
        return
    outlines, widths = font["glyf"], font["hmtx"].metrics
    for name in font.getGlyphOrder():
        glyph = outlines[name]
        if glyph.isComposite():
            for part in glyph.components:
                part.x = round(part.x * width)
        elif glyph.numberOfContours:
            glyph.coordinates.scale((width, 1))
            glyph.coordinates.toInt()
        advance, bearing = widths[name]
        widths[name] = round(advance * width), round(bearing * width)


def _space(font: TTFont) -> None:
    """Words stand well apart."""
    wide = round(SPACE * font["head"].unitsPerEm)
    for letter in (" ", "\N{NO-BREAK SPACE}"):
        name = font.getBestCmap()[ord(letter)]
        font["hmtx"].metrics[name] = (wide, 0)
