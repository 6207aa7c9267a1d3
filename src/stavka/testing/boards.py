"""What a browser needs of a game's board, as far as its source shows it.

Types are held by `tsc`; whether a board can be played shows only in a browser.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from xml.etree import ElementTree

from stavka.testing.scripts import scripts

CREATE = re.compile(r"^export\s+(?:function\s+create\b|\{[^}]*\bcreate\b[^}]*\})", re.MULTILINE)
IMPORT = re.compile(
    r"""^\s*(?:import|(?:import|export)\s[\w\s{},*$]*?\bfrom)\s*["']([^"']+)["']"""
    r"""|\bimport\(\s*["']([^"']+)["']\s*\)""",
    re.MULTILINE,
)
COMMENT = re.compile(r"/\*.*?\*/|^\s*//.*?$", re.DOTALL | re.MULTILINE)


def check_board(folder: Traversable, game: str) -> list[str]:
    """What is missing or wrong in the `board` folder of a game."""
    if not (folder / "board.js").is_file():
        return ["board/board.js is missing: without it nobody can play the game in a browser"]
    found = []
    if not CREATE.search((folder / "board.js").read_text(encoding="utf-8")):
        found.append("board/board.js: does not `export function create(context)`")
    for path, text in scripts(folder):
        for wanted in _imported(text):
            if not _there(folder, game, path, wanted):
                found.append(f"board/{path}: imports {wanted}, which the server does not give out")
    if (folder / "cover.svg").is_file():
        found += _check_cover((folder / "cover.svg").read_text(encoding="utf-8"))
    return found


def _imported(text: str) -> Iterator[str]:
    for found in IMPORT.finditer(COMMENT.sub("", text)):
        yield found[1] or found[2]


def _there(folder: Traversable, game: str, path: str, wanted: str) -> bool:
    """Whether a module finds another at this address."""
    if wanted.startswith("."):
        names = [*path.split("/")[:-1]]
        for part in wanted.split("/"):
            if part == "..":
                if not names:
                    return False
                names.pop()
            elif part != ".":
                names.append(part)
        return folder.joinpath(*names).is_file()
    roots = {"/web/": files("stavka") / "web", f"/board/{game}/": folder}
    for address, root in roots.items():
        if wanted.startswith(address):
            return root.joinpath(*wanted.removeprefix(address).split("/")).is_file()
    return False


def _check_cover(text: str) -> list[str]:
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError as problem:
        return [f"board/cover.svg: cannot be read: {problem}"]
    if root.tag != "{http://www.w3.org/2000/svg}svg" or "viewBox" not in root.attrib:
        return ["board/cover.svg: its root is no <svg> of the SVG namespace with a viewBox"]
    return []
