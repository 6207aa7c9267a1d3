"""What a browser needs of a game's board, as far as its source shows it.

Types are held by `tsc`; whether a board can be played shows only in a browser.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from xml.etree import ElementTree

from stavka.testing.scripts import scripts

CREATE = re.compile(r"^export\s+(?:function\s+create\b|\{[^}]*\bcreate\b[^}]*\})", re.MULTILINE)
PICTURES = re.compile(r"^export\s+function\s+pictures\b", re.MULTILINE)
PICTURE = re.compile(r"^export\s+(?:async\s+)?function\s+picture\b", re.MULTILINE)
IMPORT = re.compile(
    r"""^\s*(?:import|(?:import|export)\s[\w\s{},*$]*?\bfrom)\s*["']([^"']+)["']"""
    r"""|\bimport\(\s*["']([^"']+)["']\s*\)""",
    re.MULTILINE,
)
# Reads modules without running them; stops at the first that cannot be read, with its line.
READ = """
const vm = require("node:vm");
const modules = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
for (const [identifier, text] of modules) new vm.SourceTextModule(text, { identifier });
"""
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
    scenes = folder / "scenarios.js"
    if scenes.is_file() and not PICTURE.search(scenes.read_text(encoding="utf-8")):
        found.append("board/scenarios.js: does not `export function picture(context)`")
    found += _check_syntax(folder)
    found += _check_lights(folder)
    if (folder / "cover.svg").is_file():
        found += _check_cover((folder / "cover.svg").read_text(encoding="utf-8"))
    return found


def check_howto(folder: Traversable) -> list[str]:
    """What a game that tells how it is played lacks of its pictures."""
    file = folder / "howto.js"
    if not file.is_file():
        return ["board/howto.js is missing: it draws the pictures that howto.toml names"]
    if not PICTURES.search(file.read_text(encoding="utf-8")):
        return ["board/howto.js: does not `export function pictures(context)`"]
    return []


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


def _check_syntax(folder: Traversable) -> list[str]:
    """The first module that a browser could not read, where there is Node to ask."""
    node = shutil.which("node")
    if node is None:
        return []
    modules = [(f"board/{path}", text) for path, text in scripts(folder)]
    command = [node, "--no-warnings", "--experimental-vm-modules", "--eval", READ]
    read = subprocess.run(
        command, input=json.dumps(modules), capture_output=True, encoding="utf-8", check=False
    )
    if error := re.search(r"^SyntaxError: .*", read.stderr, re.MULTILINE):
        return [f"{read.stderr.split(maxsplit=1)[0]}: {error[0]}"]
    return []


def _check_lights(folder: Traversable) -> list[str]:
    """Whether the style sheets say how that looks which can be chosen."""
    sheets = [file.read_text(encoding="utf-8") for file in _sheets(folder)]
    if sheets and not any(".can" in text or "/web/plain/" in text for text in sheets):
        return [
            "board/board.css: does not say how `.can` looks, what can be chosen: "
            'say it, or begin with @import "/web/plain/board.css";'
        ]
    return []


def _sheets(folder: Traversable) -> Iterator[Traversable]:
    for file in folder.iterdir():
        if file.is_dir():
            yield from _sheets(file)
        elif file.name.endswith(".css"):
            yield file


def _check_cover(text: str) -> list[str]:
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError as problem:
        return [f"board/cover.svg: cannot be read: {problem}"]
    if root.tag != "{http://www.w3.org/2000/svg}svg" or "viewBox" not in root.attrib:
        return ["board/cover.svg: its root is no <svg> of the SVG namespace with a viewBox"]
    return []
