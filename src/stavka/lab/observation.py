"""A view as numbers: which fields a game's views have, and a vector of them for a learner.

The fields are found by looking at the views and choices of some random matches, always the same
ones, so that they are the same in every process. What a view holds becomes, by what it is:

- a number or truth: one field, `board.turn`;
- a word: one field for each known word, `board.phase=orders`, 1 or 0, and `board.phase=*` for a
  word that is not known; if there are more than `MOST_WORDS`, one field `board.place#` with the
  word's number (0: none, 1: not known);
- a list of words: one field for each known word with how often it is there, `board.hand+s05`;
- a list of anything else, and a dictionary: the fields of its parts, `board.camps.0.points`, and
  for keys that are not known `board.locations.*`: how many of them there are.

Parts of one shape (all men, all camps) know the same words.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

import stavka
from stavka.kernel import Match

MOST_WORDS = 64
OTHER = "*"
FIRST_WORD = 2  # 0: no word, 1: one that is not known
NUMBERS = (int, bool, float)
LISTS = (list, tuple)
LOW, HIGH = -(2.0**15), 2.0**15
CHOICES = 4000  # made in the sample
LONGEST = 1000  # of these in one match
EVERY = 4  # choices between two views that are looked at
SPARE = 256  # at least: actions for choices that are not in the sample

Vector = NDArray[np.float32]
Value = bool | int | str


def seen(match: Match[Any], seat: str) -> dict[str, Any]:
    """What a seat knows, and nothing else: its view, its question, and who it is."""
    question = match.question(seat)
    asked = {"kind": question.kind, "args": dict(question.prompt.args)} if question else None
    return {"seat": seat, "question": asked, "board": match.board(seat)}


class Shape(msgspec.Struct):
    """What stands in one place of the views of a game."""

    number: bool = False
    words: set[str] = msgspec.field(default_factory=set)
    listed: set[str] = msgspec.field(default_factory=set)
    parts: dict[str, Shape] = msgspec.field(default_factory=dict)  # keys, or numbers of a list
    keyed: bool = False  # parts are a dictionary's
    varies: bool = False  # not always the same keys

    def learn(self, value: Any) -> None:
        if isinstance(value, str):
            self.words.add(value)
        elif isinstance(value, int | float):
            self.number = True
        elif isinstance(value, Mapping):
            keys = {str(key) for key in value}
            self.varies |= self.keyed and keys != self.parts.keys()
            self.keyed = True
            self._learn_parts({str(key): part for key, part in value.items()})
        elif isinstance(value, list | tuple):
            if all(isinstance(part, str) for part in value):
                self.listed.update(value)
            else:
                self._learn_parts({str(n): part for n, part in enumerate(value)})

    def _learn_parts(self, parts: Mapping[str, Any]) -> None:
        for key, part in parts.items():
            self.parts.setdefault(key, Shape()).learn(part)

    def settle(self) -> None:
        """Parts of one shape know the same words."""
        parts = list(self.parts.values())
        if len(parts) > 1 and len({part._kind() for part in parts}) == 1:
            common = Shape()
            for part in parts:
                common._take(part)
            self.parts = dict.fromkeys(self.parts, common)
            common.settle()
            return
        for part in parts:
            part.settle()

    def _kind(self) -> tuple[object, ...]:
        keys = () if self.varies else tuple(sorted(self.parts))
        return self.number, bool(self.words), self.keyed, keys

    def _take(self, other: Shape) -> None:
        self.number |= other.number
        self.words |= other.words
        self.listed |= other.listed
        self.keyed |= other.keyed
        self.varies |= other.varies
        for key, part in other.parts.items():
            self.parts.setdefault(key, Shape())._take(part)


class Fields(msgspec.Struct, frozen=True):
    """The fields of a game's observations and the actions that have a number of their own."""

    shape: Shape
    names: tuple[str, ...]  # of the flat vector, in order
    blocks: dict[str, tuple[int, int]]  # dictionary form: name -> from, to
    words: dict[str, tuple[str, ...]]  # of a field `...#`: its words from number 2 on
    actions: tuple[str, ...]  # choices with a number of their own, from 1 on; 0 is to wait
    spare: int  # numbers after these, for all other choices

    @property
    def size(self) -> int:
        return len(self.names)

    @property
    def action_count(self) -> int:
        return 1 + len(self.actions) + self.spare


@lru_cache(maxsize=32)
def _sampled(game: str, scenario: str, options: tuple[tuple[str, Value], ...]) -> Fields:
    shape, texts = Shape(), set[str]()
    title, made, number = stavka.game(game), 0, 0
    while made < CHOICES:
        match = title.start(scenario, f"fields/{number}", dict(options))
        pick = random.Random(number).random
        number += 1
        for n in range(LONGEST):
            waiting = match.waiting
            if not waiting or made >= CHOICES:
                break
            if n % EVERY == 0:
                for seat in match.seats:
                    shape.learn(seen(match, seat))
            seat = waiting[int(pick() * len(waiting))]
            choices = match.choices(seat)
            texts.update(map(str, choices))
            match.play(seat, choices[int(pick() * len(choices))])
            made += 1
    shape.settle()
    named = list(_names(shape, ""))
    words = {name: known for name, known in named if known}
    known_actions = tuple(sorted(texts))
    spare = max(SPARE, len(known_actions) // 2)
    return Fields(
        shape, tuple(name for name, _ in named), _blocks(shape), words, known_actions, spare
    )


def fields_of(
    game: str, scenario: str | None = None, options: Mapping[str, object] | None = None
) -> Fields:
    """The fields of a game, scenario and options; found once, in less than a few seconds."""
    chosen = stavka.game(game).scenario(scenario)
    values = chosen.check(options or {})
    return _sampled(game, chosen.id, tuple(sorted(values.items())))


def _blocks(shape: Shape) -> dict[str, tuple[int, int]]:
    """Where the parts of the board, the question and the seat begin and end."""
    root = _Writer(array("f"), shape, 0)
    board = root.parts.pop("board")
    parts = {f"board.{name}": part for name, part in board.parts.items()} | root.parts
    return {name: (part.begun, part.end) for name, part in parts.items()}


def _names(shape: Shape, path: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The fields of a shape in their order; for one that numbers its words also these."""
    if shape.number:
        yield path, ()
    if len(shape.words) > MOST_WORDS:
        yield f"{path}#", tuple(sorted(shape.words))
    elif shape.words:
        yield f"{path}={OTHER}", ()
        yield from ((f"{path}={word}", ()) for word in sorted(shape.words))
    if shape.listed:
        yield f"{path}+{OTHER}", ()
        yield from ((f"{path}+{word}", ()) for word in sorted(shape.listed))
    if shape.varies:
        yield f"{path}.{OTHER}", ()
    for key in sorted(shape.parts, key=_natural):
        yield from _names(shape.parts[key], f"{path}.{key}" if path else key)


def _natural(key: str) -> tuple[int, str]:
    return (int(key), "") if key.isdecimal() else (-1, key)


class Observer:
    """Writes views into a vector. It remembers the last one and works out only what has changed:
    the result depends on nothing but the view."""

    def __init__(self, fields: Fields) -> None:
        self.fields = fields
        flat = array("f", bytes(4 * fields.size))  # single figures go in faster than by numpy
        self.vector: Vector = np.frombuffer(flat, np.float32)
        self._root = _Writer(flat, fields.shape, 0)

    def observe(self, match: Match[Any], seat: str) -> Vector:
        """The vector of what a seat knows; it is overwritten by the next call."""
        self._root.write(seen(match, seat))
        return self.vector

    def named(self) -> dict[str, Vector]:
        """The dictionary form of the last vector."""
        return {name: self.vector[a:b].copy() for name, (a, b) in self.fields.blocks.items()}


class _Writer:
    """Writes what stands in one place of a view into its part of the vector. The order is that of
    `_names`."""

    __slots__ = (
        "begun", "codes", "end", "flat", "last", "listed", "marked", "more", "number", "parts",
        "plain", "row", "word", "words",
    )  # fmt: skip

    def __init__(self, flat: array[float], shape: Shape, at: int) -> None:
        self.flat = flat
        self.last: Any = None
        self.marked: list[int] = []  # fields of its own that are not 0, but for the number
        self.begun = self.end = at
        self.number = self.word = self.more = -1
        self.codes: dict[str, int] = {}  # word -> its number
        self.words: dict[str, int] = {}  # word -> its field
        self.listed: dict[str, int] = {}
        if shape.number:
            self.number, at = at, at + 1
        if len(shape.words) > MOST_WORDS:
            self.codes = {word: n for n, word in enumerate(sorted(shape.words), FIRST_WORD)}
            self.word, at = at, at + 1
        elif shape.words:
            self.words = {word: at + n for n, word in enumerate((OTHER, *sorted(shape.words)))}
            at += len(self.words)
        if shape.listed:
            self.listed = {word: at + n for n, word in enumerate((OTHER, *sorted(shape.listed)))}
            at += len(self.listed)
        if shape.varies:
            self.more, at = at, at + 1
        self.parts: dict[str, _Writer] = {}
        for key in sorted(shape.parts, key=_natural):
            part = self.parts[key] = _Writer(flat, shape.parts[key], at)
            at = part.end
        # Of what is always a list, the parts in its order.
        self.row = [] if shape.keyed else list(self.parts.values())
        self.end = at
        # Nothing but a number, as most are: written at once.
        self.plain = self.number >= 0 and self.end == self.begun + 1

    def write(self, value: Any) -> None:
        last, self.last = self.last, value
        flat = self.flat
        if self.number >= 0:
            flat[self.number] = 0.0
        if self.marked:
            for at in self.marked:
                flat[at] = 0.0
            self.marked.clear()
        if isinstance(value, str):
            self._write_word(value)
        elif isinstance(value, NUMBERS):
            if self.number >= 0:
                flat[self.number] = min(max(value, LOW), HIGH)
        elif isinstance(value, dict):
            if self.parts or self.more >= 0:
                self._write_parts(value, last)
            return
        elif isinstance(value, LISTS):
            if self.row:
                self._write_row(value)
            elif self.parts:
                self._write_parts({str(n): part for n, part in enumerate(value)}, last)
            if self.listed:
                self._count_words(value)
            return
        if self.parts and last is not None:
            self._write_parts({}, last)

    def _write_parts(self, value: dict[str, Any], last: Any) -> None:
        parts, flat = self.parts, self.flat
        unknown = 0
        for key, part in value.items():
            writer = parts.get(key)
            if writer is None:
                unknown += 1
                continue
            was = writer.last
            # Boards share what has not changed: most parts are the very same.
            if part is not was and part != was:
                if writer.plain and type(part) in NUMBERS and LOW <= part <= HIGH:
                    writer.last = flat[writer.number] = part
                else:
                    writer.write(part)
        if last is not None and len(value) - unknown < len(parts):
            for key, writer in parts.items():
                if writer.last is not None and key not in value:
                    writer.write(None)
        if unknown and self.more >= 0:
            self._mark(self.more, unknown)

    def _write_row(self, value: list[Any] | tuple[Any, ...]) -> None:
        for writer, part in zip(self.row, value, strict=False):
            was = writer.last
            if part is not was and part != was:
                writer.write(part)
        for writer in self.row[len(value) :]:
            if writer.last is not None:
                writer.write(None)

    def _write_word(self, word: str) -> None:
        if self.words:
            self._mark(self.words.get(word, self.words[OTHER]), 1.0)
        elif self.codes:
            self._mark(self.word, self.codes.get(word, 1))

    def _count_words(self, words: list[Any] | tuple[Any, ...]) -> None:
        fields, flat, marked = self.listed, self.flat, self.marked
        for word in words:
            if isinstance(word, str):
                at = fields.get(word, fields[OTHER])
                flat[at] += 1.0
                marked.append(at)

    def _mark(self, at: int, figure: float) -> None:
        self.flat[at] = figure
        self.marked.append(at)
