"""A machine that has no typefaces but DejaVu, whatever the real one has.

So nothing that one machine happens to have can hide what people see on another. The files are the
machine's own, as every Debian with a browser has them, or come out of a wheel that carries them.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

# What Debian's fonts-dejavu-core has; the narrow and slanted ones are not on every machine.
FACES = (
    "DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSerif.ttf", "DejaVuSerif-Bold.ttf",
    "DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf",
)  # fmt: skip
PLACES = (
    Path("/usr/share/fonts"),
    Path("/usr/local/share/fonts"),
    Path("/Library/Fonts"),
    Path.home() / ".local" / "share" / "fonts",
    Path.home() / ".fonts",
)
WHEEL = "matplotlib"  # of all packages that carry them the one that will go on doing so
CONFIG = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{folder}</dir>
  <cachedir>{folder}</cachedir>
{aliases}
</fontconfig>
"""
ALIAS = "  <alias><family>{}</family><prefer><family>{}</family></prefer></alias>"
GENERIC = {"sans-serif": "DejaVu Sans", "serif": "DejaVu Serif", "monospace": "DejaVu Sans Mono"}


class NoTypefaces(Exception):
    """There are none, and none can be had."""


@cache
def fontconfig() -> Path:
    """The file to name to a browser as FONTCONFIG_FILE."""
    folder = Path(sys.prefix) / "dejavu"  # kept between runs beside the environment
    if not folder.exists():
        with tempfile.TemporaryDirectory(dir=sys.prefix) as made:
            _fill(Path(made, "dejavu"), folder)
            # Another worker may have been first; its folder is as good.
            with suppress(OSError):
                Path(made, "dejavu").rename(folder)
    return folder / "fonts.conf"


def _fill(made: Path, folder: Path) -> None:
    made.mkdir()
    for file in _installed() or _from_wheel(made.parent):
        (made / file.name).write_bytes(file.read_bytes())
    aliases = "\n".join(ALIAS.format(*each) for each in GENERIC.items())
    (made / "fonts.conf").write_text(CONFIG.format(folder=folder, aliases=aliases))


def _installed() -> list[Path]:
    return _all_of(file for place in PLACES for file in place.rglob("DejaVu*.ttf"))


def _from_wheel(place: Path) -> list[Path]:
    done = subprocess.run(
        [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target",
         f"{place}/wheel", WHEEL],
        capture_output=True,
    )  # fmt: skip
    if found := _all_of((place / "wheel").rglob("DejaVu*.ttf")):
        return found
    raise NoTypefaces(
        "the tests of the pages need the typefaces DejaVu: install Debian's package "
        f"fonts-dejavu-core, or let pip reach {WHEEL}:\n{done.stderr.decode()}"
    )


def _all_of(files: Iterator[Path]) -> list[Path]:
    """Each face once, or nothing if one is missing."""
    found = {file.name: file for file in files}
    return [found[name] for name in FACES] if found.keys() >= {*FACES} else []
