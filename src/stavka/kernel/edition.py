"""Editions: the component figures a match is played with, each with its origin.

A game carries its figures as TOML: tables of named entries with fields. A field's origin is
`printed`, `likely` or `reconstructed`; an entry's `origin` gives one word for all its fields or
a table with exceptions. An owner of the box overrides any figure in a small TOML file of the
same shape.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec

from stavka.kernel.words import StavkaError

Origin = Literal["printed", "likely", "reconstructed"]
ORIGINS: tuple[Origin, ...] = get_args(Origin)
Figures = dict[str, dict[str, dict[str, Any]]]  # table -> entry -> field -> value
Kinds = Mapping[str, type[msgspec.Struct]]  # table -> what its entries must look like


class BadEdition(StavkaError):
    """An edition file that cannot be used; the message names file, line and field."""


class Edition:
    """Figures of every component, where each comes from, and what an owner has changed."""

    def __init__(
        self,
        figures: Figures,
        origins: Mapping[str, Origin],
        overrides: Mapping[str, Any] | None = None,
        name: str = "",
    ) -> None:
        self.figures = figures
        self.origins = origins  # "table.entry.field" -> origin
        self.overrides = dict(overrides or {})  # "table.entry.field" -> value
        self.name = name

    @cached_property
    def hash(self) -> str:
        data = msgspec.json.encode(self.figures, order="deterministic")
        return blake2b(data, digest_size=8).hexdigest()

    def override(
        self, changes: Mapping[str, Any], kinds: Kinds, source: str = "edition", name: str = ""
    ) -> Edition:
        """The same edition with some figures changed; each changed figure counts as printed."""
        figures = {t: {e: dict(f) for e, f in rows.items()} for t, rows in self.figures.items()}
        for path, value in changes.items():
            table, _, rest = path.partition(".")
            entry, _, field = rest.partition(".")
            if table not in figures:
                known = ", ".join(figures)
                raise BadEdition(f"{source}: {path}: no table {table!r}; there are {known}")
            if entry not in figures[table]:
                raise BadEdition(f"{source}: {path}: {table} has no entry {entry!r}")
            if field not in figures[table][entry]:
                known = ", ".join(figures[table][entry])
                raise BadEdition(f"{source}: {path}: no field {field!r}; there are {known}")
            figures[table][entry][field] = value
            if problem := _problem(figures[table][entry], kinds[table]):
                raise BadEdition(f"{source}: {table}.{entry}{problem}")
        origins: dict[str, Origin] = {**self.origins, **dict.fromkeys(changes, "printed")}
        return Edition(figures, origins, {**self.overrides, **changes}, name or self.name)


def load(files: list[Any], kinds: Kinds) -> Edition:
    """The game's own figures from its TOML files (paths or package resources)."""
    figures: Figures = {}
    origins: dict[str, Origin] = {}
    for file in files:
        text = file.read_text(encoding="utf-8")
        for table, rows in _parse(text, file.name).items():
            if table not in kinds:
                raise BadEdition(f"{file.name}: unknown table {table!r}")
            default = rows.pop("origin", None)
            for entry, fields in rows.items():
                origin = fields.pop("origin", default)
                problem = _problem(fields, kinds[table]) or _bad_origin(fields, origin, default)
                if problem:
                    line = line_of(text, table, entry)
                    raise BadEdition(f"{file.name}: line {line}: {table}.{entry}{problem}")
                figures.setdefault(table, {})[entry] = fields
                for field in fields:
                    origins[f"{table}.{entry}.{field}"] = _origin(field, origin, default)
    return Edition(figures, origins)


def _origin(field: str, origin: Any, default: Any) -> Any:
    """Of one field: an entry may name one origin, or one for each field."""
    return origin.get(field, default) if isinstance(origin, dict) else origin


def _bad_origin(fields: dict[str, Any], origin: Any, default: Any) -> str:
    for field in fields:
        word = _origin(field, origin, default)
        if word not in ORIGINS:
            return f".{field}: origin {word!r} is none of {', '.join(ORIGINS)}"
    return ""


def read_overrides(path: Path, game: str) -> dict[str, Any]:
    """An owner's edition file as flat changes: {"men.chekhov.suppress": 2}."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise BadEdition(f"{path}: cannot be read ({problem})") from None
    data = _parse(text, str(path))
    if (meant := data.pop("game", game)) != game:
        raise BadEdition(f"{path}: is for the game {meant!r}, not {game!r}")
    data.pop("name", None)
    changes: dict[str, Any] = {}
    for table, rows in data.items():
        if not isinstance(rows, dict):
            raise BadEdition(f"{path}: line {line_of(text, '', table)}: {table}: not a table")
        for entry, fields in rows.items():
            if not isinstance(fields, dict):
                line = line_of(text, table, entry)
                raise BadEdition(f"{path}: line {line}: {table}.{entry}: not a table of fields")
            for field, value in fields.items():
                changes[f"{table}.{entry}.{field}"] = value
    return changes


def read(path: Path, game: str, base: Edition, kinds: Kinds) -> Edition:
    """The base edition with an owner's file applied; errors name file, line and field."""
    edition = base
    text = ""
    for change, value in read_overrides(path, game).items():
        text = text or path.read_text(encoding="utf-8")
        table, entry, field = change.split(".", 2)
        source = f"{path}: line {line_of(text, table, entry, field)}"
        edition = edition.override({change: value}, kinds, source, path.stem)
    return edition


def place(path: Path, problem: str) -> str:
    """File and line of what a message such as "tracks.track-1.sapper: ..." speaks of."""
    table, *rest = problem.partition(":")[0].split(".")
    entry, field = (*rest, "", "")[:2]
    return f"{path}: line {line_of(path.read_text(encoding='utf-8'), table, entry, field)}"


def line_of(text: str, table: str, entry: str, field: str = "") -> int:
    """The line of a TOML text where an entry, or a field of it, is written."""
    header = ""
    found = 1
    for number, line in enumerate(text.splitlines(), 1):
        if match := re.match(r"\s*\[\s*([^\]]+?)\s*\]", line):
            header = match[1].replace('"', "")
            if header in (table, f"{table}.{entry}"):
                found = number
        elif match := re.match(r'\s*"?([\w.\-]+?)"?\s*=', line):
            path = f"{header}.{match[1]}" if header else match[1]
            wanted = ".".join(filter(None, (table, entry, field)))
            if path == wanted:
                return number
            if path == f"{table}.{entry}":
                found = number
    return found


def _parse(text: str, source: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise BadEdition(f"{source}: not a TOML file: {problem}") from None


def _problem(fields: dict[str, Any], kind: type[msgspec.Struct]) -> str:
    """What is wrong with the fields of an entry, with the field; empty if nothing is."""
    try:
        msgspec.convert(fields, kind)
    except msgspec.ValidationError as problem:
        what, _, at = str(problem).partition(" - at `$.")
        return f"{'.' + at.rstrip('`') if at else ''}: {what}"
    return ""
