"""What has changed between two boards, as it is sent: two levels deep."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress
from operator import is_not
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw
from msgspec.structs import astuple

Board = dict[str, Any]
NEW: Any = object()  # an entry that was not there
_write = msgspec.json.Encoder(enc_hook=str).encode


class Difference(msgspec.Struct, frozen=True):
    """What must be done to one board so that it equals another.

    A board is made of parts. A part that is an object before and after changes entry by entry;
    any other is put in the place of what was there.
    """

    parts: Board = {}
    entries: dict[str, Board] = {}  # by part
    gone: list[list[str]] = []  # a part, or a part and one of its entries

    def packed(self) -> Packed:
        """As it is sent: written once for all whom it is sent to."""
        return Packed(*(Raw(_write(each)) if each else each for each in astuple(self)))


class Packed(NamedTuple):
    """A difference in JSON; what is empty stays as it is."""

    parts: Any
    entries: Any
    gone: Any


def _changed(old: Board, new: Board) -> Board:
    """The entries that are others or were not there. Mostly they are the very same: to compare what
    they hold takes longer."""
    before: Iterable[Any] = old.values()
    if tuple(old) != tuple(new):
        before = (old.get(key, NEW) for key in new)
    others = compress(new, map(is_not, before, new.values()))
    return {key: new[key] for key in others if key not in old or old[key] != new[key]}


def difference(known: Board, board: Board) -> Difference:
    """From a board that is known to another one. What is equal in Python counts as unchanged."""
    parts: Board = {}
    entries: dict[str, Board] = {}
    gone: list[list[str]] = [[part] for part in known if part not in board]
    for part, new in board.items():
        if part not in known:
            parts[part] = new
            continue
        old = known[part]
        if old is new or old == new:
            continue
        if type(old) is dict and type(new) is dict:
            if tuple(old) != tuple(new):
                gone += [[part, key] for key in old if key not in new]
            if changed := _changed(old, new):
                entries[part] = changed
        else:
            parts[part] = new
    return Difference(parts, entries, gone)
