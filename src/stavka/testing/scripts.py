"""Which texts the browser's modules ask for, read from their source.

A message is asked for by its id as a literal, `t("ui-close")`. Ids that are put together from
parts are listed beside the place where that is done:

    // texts: ui-status-open ui-status-running
    t(`ui-status-${status}`)
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import stavka
from stavka.kernel import Game

LITERAL = re.compile(r"""(\bt\(\s*)?(["'`])((?:ui|board|aid)-[A-Za-z0-9-]*[A-Za-z0-9])\2""")
BUILT = re.compile(
    r"""`((?:ui|board|aid)-[A-Za-z0-9-]*)\$\{|["']((?:ui|board|aid)-[A-Za-z0-9-]*-)["']"""
)
LISTED = re.compile(r"^[ \t]*(?://|\*) texts: (.*)$", re.MULTILINE)
KEY = re.compile(r"""\s*(?:["']?([\w-]+)["']?\s*(?::|$)|(\.\.\.))""")

Asked = dict[str, set[str] | None]  # a message -> the arguments it surely gets; None: not known


def scripts(folder: Traversable) -> Iterator[tuple[str, str]]:
    """Every module in a folder and those below it: its path and its text."""
    if not folder.is_dir():
        return
    for file in sorted(folder.iterdir(), key=lambda f: f.name):
        if file.is_dir():
            yield from ((f"{file.name}/{path}", text) for path, text in scripts(file))
        elif file.name.endswith(".js"):
            yield file.name, file.read_text(encoding="utf-8")


def of_board(game: Game[Any]) -> Iterator[tuple[str, str]]:
    """The modules that draw a game, if it is installed."""
    if game.id in stavka.games():
        yield from scripts(files(game.package) / "board")


def of_all() -> Iterator[tuple[str, str]]:
    """The modules of the shell and of all boards."""
    yield from scripts(files("stavka") / "web")
    for game in stavka.games().values():
        yield from of_board(game)


def asked_for(sources: Iterator[tuple[str, str]], prefix: str) -> Asked:
    """The messages with this prefix that modules ask for, and what they hand over."""
    found: Asked = {}
    for _, text in sources:
        for literal in LITERAL.finditer(text):
            given = _arguments(text[literal.end() :]) if literal[1] else None
            before = found.get(literal[3])
            both = given if before is None else before if given is None else before & given
            found[literal[3]] = both
        for listed in LISTED.finditer(text):
            for id in listed[1].split():
                found.setdefault(id, None)
    return {id: args for id, args in found.items() if id.startswith(prefix)}


def unlisted(sources: Iterator[tuple[str, str]]) -> list[str]:
    """Ids that are put together from parts although no list says what can come out."""
    problems = []
    for path, text in sources:
        listed = [id for line in LISTED.finditer(text) for id in line[1].split()]
        for built in BUILT.finditer(text):
            beginning = built[1] or built[2]
            if not any(id.startswith(beginning) for id in listed):
                problems.append(f"{path}: {beginning}... without a comment `// texts: ...`")
    return problems


def _arguments(rest: str) -> set[str] | None:
    """The keys of the object that follows an id in a call; None if that cannot be read."""
    behind = rest.lstrip()
    if behind.startswith(")"):
        return set()
    behind = behind[1:].lstrip() if behind.startswith(",") else ""
    if behind.startswith(")"):
        return set()
    if not behind.startswith("{"):
        return None
    keys = set()
    for field in _fields(behind[1:]):
        key = KEY.match(field)
        if key is None or key[2]:
            return None
        keys.add(key[1])
    return keys


def _fields(text: str) -> Iterator[str]:
    """What stands between the commas of an object, up to its closing brace."""
    depth, quote, field = 0, "", ""
    for before, c in zip(" " + text, text, strict=False):
        if quote:
            quote = "" if c == quote and before != "\\" else quote
        elif c in "\"'`":
            quote = c
        elif c in "({[":
            depth += 1
        elif c in ")}]":
            depth -= 1
        if depth < 0 or (c == "," and not depth and not quote):
            if field.strip():
                yield field.strip()
            field = ""
        else:
            field += c
        if depth < 0:
            return
