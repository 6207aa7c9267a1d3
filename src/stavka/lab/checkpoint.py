"""A file of results: what was planned, then a line for each game in its order.

It is written while the games are played. Whoever is interrupted starts again with the same file:
what is there is not played again, and the end is the same.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

import msgspec

from stavka.kernel import StavkaError
from stavka.kernel.version import ENGINE
from stavka.lab.running import Each

if sys.platform != "win32":
    import fcntl

T = TypeVar("T")


class Head(msgspec.Struct, frozen=True):
    """The first line of a file of results. `plan` is all that decides how its games go."""

    kind: str  # simulate, league
    engine: str
    plan: Any


def kept(
    path: Path,
    head: Head,
    kind: Any,
    work: Callable[[Any], T],
    items: Sequence[Any],
    each: Each,
) -> Iterator[T]:
    """The results of all items in their order: first those that the file has, then new ones, each
    written to it before it is told. Only one at a time writes to a file."""
    with path.open("ab") as out:
        _alone(out, path)
        known = _begin(path, head)
        decode = msgspec.json.Decoder(kind).decode
        with path.open("rb") as lines:
            lines.readline()
            for number in range(known):
                try:
                    yield decode(lines.readline())
                except msgspec.DecodeError as problem:
                    raise StavkaError(f"{path}, line {number + 2}: {problem}") from None
        for result in each(work, items[known:]):
            out.write(msgspec.json.encode(result) + b"\n")
            out.flush()
            yield result


def keeping(path: Path, kind: str, result: Any, each: Each) -> Each:
    """A `map` that keeps its results in a file; what is there is not done again."""

    def kept_each(work: Callable[[Any], Any], items: Sequence[Any]) -> Iterator[Any]:
        plan = blake2b(msgspec.json.encode(items), digest_size=16).hexdigest()
        return kept(path, Head(kind, ENGINE, plan), result, work, items, each)

    return kept_each


def _alone(file: BinaryIO, path: Path) -> None:
    """Nobody else writes to this file while it is open; systems without such locks trust."""
    if sys.platform == "win32":
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise StavkaError(f"{path}: another command is writing to it") from None


def _begin(path: Path, head: Head) -> int:
    """How many results the file has; a new one is begun, half a line at the end is taken away."""
    if not path.stat().st_size:
        path.write_bytes(msgspec.json.encode(head) + b"\n")
        return 0
    first = read_head(path)
    if msgspec.json.encode(first) != msgspec.json.encode(head):
        raise StavkaError(
            f"{path}: holds results of another plan or another program; "
            "name another file, or take it away"
        )
    count = end = 0
    with path.open("rb") as lines:
        for line in lines:
            if not line.endswith(b"\n"):
                break
            count, end = count + 1, end + len(line)
    with path.open("r+b") as whole:
        whole.truncate(end)
    return count - 1


def read_head(path: Path) -> Head:
    with path.open("rb") as lines:
        try:
            return msgspec.json.decode(lines.readline(), type=Head)
        except msgspec.DecodeError as problem:
            raise StavkaError(f"{path}: holds no results ({problem})") from None
