"""Editions: the component figures a match is played with, each with its origin.

A game carries its figures as TOML: tables of named entries with fields. A field's origin is
`printed`, `likely` or `reconstructed`; an entry's `origin` gives one word for all its fields or
a table with exceptions. An owner of the box overrides any figure in a small TOML file of the
same shape; to a table whose kind is `more`, whole entries can be added as well. Its figures count
as printed unless the file names another origin for them all.

What else decides a match (the files of a map) has no figures to change, but is part of the hash.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec

from stavka.kernel.words import StavkaError

Origin = Literal["printed", "likely", "reconstructed"]
ORIGINS: tuple[Origin, ...] = get_args(Origin)
Figures = dict[str, dict[str, dict[str, Any]]]  # table -> entry -> field -> value
Kinds = Mapping[str, type[msgspec.Struct]]  # table -> what its entries must look like
Where = Callable[[str], str]  # "table.entry.field" -> the place where it is written
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


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
        maps: Mapping[str, str] | None = None,
    ) -> None:
        self.figures = figures
        self.origins = origins  # "table.entry.field" -> origin
        self.overrides = dict(overrides or {})  # "table.entry.field" -> value
        self.name = name
        self.maps = dict(maps or {})  # file -> its hash

    @cached_property
    def hash(self) -> str:
        parts = [self.figures, self.maps] if self.maps else self.figures
        return _hash(msgspec.json.encode(parts, order="deterministic"))

    def override(
        self, changes: Mapping[str, Any], kinds: Kinds, source: str = "edition", name: str = ""
    ) -> Edition:
        """The same edition with some figures changed; each changed figure counts as printed."""
        return self.change(changes, kinds, lambda path: source, name)

    def change(
        self,
        changes: Mapping[str, Any],
        kinds: Kinds,
        where: Where,
        name: str = "",
        origin: Origin = "printed",
    ) -> Edition:
        """The same; what is wrong is told with the place where it is written."""
        figures = dict(self.figures)  # what is not changed is shared
        for table in {path.partition(".")[0] for path in changes} & set(figures):
            figures[table] = dict(figures[table])
        for (table, entry), fields in _by_entry(changes).items():
            path = f"{table}.{entry}"
            if refused := _refused(figures, kinds, table, entry, fields):
                field, problem = refused
                raise BadEdition(f"{where(f'{path}.{field}')}: {path}.{field}: {problem}")
            row = figures[table][entry] = {**figures[table].get(entry, {}), **fields}
            if problem := _problem(row, kinds[table]):
                field = re.split(r"[.:\[]", problem)[1]
                raise BadEdition(f"{where(f'{path}.{field}')}: {path}{problem}")
        origins: dict[str, Origin] = {**self.origins, **dict.fromkeys(changes, origin)}
        overrides = {**self.overrides, **changes}
        return Edition(figures, origins, overrides, name or self.name, self.maps)


def _hash(data: bytes) -> str:
    return blake2b(data, digest_size=8).hexdigest()


def _by_entry(changes: Mapping[str, Any]) -> dict[tuple[str, str], dict[str, Any]]:
    """The changed fields of each entry."""
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for path, value in changes.items():
        table, _, rest = path.partition(".")
        entry, _, field = rest.partition(".")
        found.setdefault((table, entry), {})[field] = value
    return found


@cache
def field_names(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields of a kind of entry, as they are written. Asked anew, all hints of types would be
    compiled anew."""
    return tuple(field.encode_name for field in msgspec.structs.fields(kind))


def grows(kind: type[msgspec.Struct]) -> bool:
    """Whether an owner may add entries of this kind."""
    return bool(getattr(kind, "more", False))


def _refused(
    figures: Figures, kinds: Kinds, table: str, entry: str, fields: Mapping[str, Any]
) -> tuple[str, str] | None:
    """The field of a changed or new entry that cannot be, and why."""
    first = next(iter(fields))
    if table not in figures:
        return first, f"no table {table!r}; there are {', '.join(figures)}"
    new, names = entry not in figures[table], field_names(kinds[table])
    if new and not grows(kinds[table]):
        return first, f"{table} has no entry {entry!r}"
    if new and not ID.fullmatch(entry):
        return first, f"{entry!r} is no id: small letters and digits, with hyphens between them"
    for field in fields:
        if field not in names:
            return field, f"no field {field!r}; there are {', '.join(names)}"
    if new and (missing := [name for name in names if name not in fields]):
        lacks = ", ".join(missing)
        return first, f"{table} has no entry {entry!r}; a new one needs all fields, also {lacks}"
    return None


def load(files: list[Any], kinds: Kinds, maps: list[Any] | None = None) -> Edition:
    """The game's own figures from its TOML files, and its maps (paths or package resources)."""
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
    # As texts: how their lines end does not matter.
    drawn = {map.name: _hash(map.read_text(encoding="utf-8").encode()) for map in maps or ()}
    return Edition(figures, origins, maps=drawn)


def _origin(field: str, origin: Any, default: Any) -> Any:
    """Of one field: an entry may name one origin, or one for each field."""
    return origin.get(field, default) if isinstance(origin, dict) else origin


def _bad_origin(fields: dict[str, Any], origin: Any, default: Any) -> str:
    for field in fields:
        word = _origin(field, origin, default)
        if word not in ORIGINS:
            return f".{field}: origin {word!r} is none of {', '.join(ORIGINS)}"
    return ""


def read_overrides(path: Path, game: str) -> tuple[dict[str, Any], Origin]:
    """An owner's edition file as flat changes: {"men.chekhov.suppress": 2}, and their origin."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise BadEdition(f"{path}: cannot be read ({problem})") from None
    data = _parse(text, str(path))
    if (meant := data.pop("game", game)) != game:
        raise BadEdition(f"{path}: is for the game {meant!r}, not {game!r}")
    data.pop("name", None)
    if (origin := data.pop("origin", "printed")) not in ORIGINS:
        line = line_of(text, "", "origin")
        raise BadEdition(f"{path}: line {line}: origin {origin!r} is none of {', '.join(ORIGINS)}")
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
    return changes, origin


def read(
    path: Path,
    game: str,
    base: Edition,
    kinds: Kinds,
    unpack: Callable[[Edition], object] = lambda edition: None,
) -> Edition:
    """The base edition with an owner's file applied; errors name file, line and field.

    `unpack` finds figures that are well-formed but make no game.
    """
    changes, origin = read_overrides(path, game)
    edition = base.change(changes, kinds, lambda at: place(path, at), path.stem, origin)
    try:
        unpack(edition)
    except BadEdition as problem:
        raise BadEdition(f"{place(path, str(problem))}: {problem}") from None
    return edition


def place(path: Path, problem: str) -> str:
    """File and line of what a message such as "tracks.track-1.sapper: ..." speaks of."""
    table, *rest = problem.partition(":")[0].split(".")
    entry, field = (*rest, "", "")[:2]
    return f"{path}: line {line_of(path.read_text(encoding='utf-8'), table, entry, field)}"


def line_of(text: str, table: str, entry: str, field: str = "") -> int:
    """The line of a TOML text where an entry, or a field of it, is written."""
    wanted = ".".join(filter(None, (table, entry, field)))
    header = ""
    found = 1
    for number, line in enumerate(text.split("\n"), 1):
        head, closed, _ = line.strip().partition("]")
        if head.startswith("[") and closed:
            header = _bare(head[1:])
            if header in (table, f"{table}.{entry}"):
                found = number
            continue
        key, equals, _ = line.partition("=")
        if equals:
            path = ".".join(filter(None, (header, _bare(key))))
            if path == wanted:
                return number
            if path == f"{table}.{entry}":
                found = number
    return found


def _bare(name: str) -> str:
    """A name of a TOML text without blanks and quotes around it and its parts."""
    return name.strip().replace('"', "")


def _parse(text: str, source: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as problem:
        raise BadEdition(f"{source}: not a TOML file: {problem}") from None


def _problem(fields: dict[str, Any], kind: type[msgspec.Struct]) -> str:
    """What is wrong with the fields of an entry, with the field; empty if nothing is."""
    try:
        msgspec.convert(fields, kind)
    except msgspec.ValidationError as problem:
        what, _, at = str(problem).partition(" - at `$.")
        return f"{'.' + at.rstrip('`') if at else ''}: {what}"
    return ""
