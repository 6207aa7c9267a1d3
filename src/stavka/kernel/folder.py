"""Files that a game may have in its own folder."""

from __future__ import annotations

from importlib.resources import files
from typing import TypeVar

import msgspec

from stavka.kernel.words import StavkaError

Kind = TypeVar("Kind")


def read(package: str, name: str, kind: type[Kind]) -> Kind | None:
    """What a TOML file in a game's folder says; None if there is no such file."""
    try:
        file = files(package) / name
    except TypeError:  # a game that is a single module has no folder
        return None
    if not file.is_file():
        return None
    try:
        return msgspec.toml.decode(file.read_bytes(), type=kind)
    except msgspec.DecodeError as problem:
        raise StavkaError(f"{package}: {name}: {problem}") from None
