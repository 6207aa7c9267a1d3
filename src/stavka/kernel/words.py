"""The small words of the contract: Choice, Event, Refusal, Question, Odds, Outcome."""

from __future__ import annotations

import re
from collections.abc import Iterable
from fractions import Fraction
from functools import cache, lru_cache
from sys import intern
from typing import Any

import msgspec

Arg = str | int | tuple[str | int, ...]
REMEMBERED = 1 << 15  # choices


class Choice(str):
    """One legal answer. It is its own one-line text: a verb, then the ids it names."""

    __slots__ = ("args", "verb")  # a great map has tens of thousands of them

    verb: str
    args: tuple[str, ...]

    def __new__(cls, text: str) -> Choice:
        self = super().__new__(cls, text)
        verb, *args = text.split(" ")
        self.verb, self.args = intern(verb), tuple(args)
        return self

    def __reduce__(self) -> tuple[type[Choice], tuple[str]]:
        return Choice, (str(self),)


@lru_cache(REMEMBERED)
def choice(*words: str | int) -> Choice:
    """The Choice made of these words. Those of late are not made anew: mostly a choice is found
    among the offered ones because it is the same object."""
    return Choice(" ".join(map(str, words)))


@cache
def kebab(name: str) -> str:
    """`BombLocation` -> `bomb-location`: how class names become message ids."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Event(msgspec.Struct, frozen=True, kw_only=True, tag=kebab):
    """One thing that happened. Games subclass it; the fields are the message's arguments."""

    audience: tuple[str, ...] | None = None  # None: everybody

    def heard_by(self, seat: str | None) -> bool:
        return self.audience is None or seat in self.audience

    @property
    def message(self) -> Message:
        args = {f: getattr(self, f) for f in self.__struct_fields__ if f != "audience"}
        return Message(self.message_id(), args)

    @classmethod
    def message_id(cls) -> str:
        return "event-" + kebab(cls.__name__)


def heard(events: Iterable[Event], seat: str | None) -> list[Event]:
    """Those of the events that this seat (None: a spectator) may know of."""
    return [e for e in events if e.heard_by(seat)]


class Message(msgspec.Struct, frozen=True):
    """A sentence to be said in the listener's language: an id and its arguments."""

    id: str
    args: dict[str, Arg] = {}


class Refusal(msgspec.Struct, frozen=True):
    """Why a choice is not legal, and the ledger row that says so ('' for the table's own rules)."""

    id: str
    rule: str = ""
    args: dict[str, Arg] = {}

    @property
    def message(self) -> Message:
        return Message("refusal-" + self.id, self.args)


class Chance(msgspec.Struct, frozen=True):
    """One thing the dice may bring, with its exact probability."""

    result: Message
    numerator: int
    denominator: int

    @property
    def probability(self) -> Fraction:
        return Fraction(self.numerator, self.denominator)

    @classmethod
    def of(cls, probability: Fraction, result: str, **args: Arg) -> Chance:
        message = Message("odds-" + result, args)
        return cls(message, probability.numerator, probability.denominator)


Odds = tuple[Chance, ...]


class Question(msgspec.Struct, frozen=True):
    """What a step asks a seat."""

    kind: str
    seat: str
    prompt: Message
    rules: tuple[str, ...]
    choices: tuple[Choice, ...]


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended. No winners: a draw, or a defeat by the game itself."""

    winners: tuple[str, ...]
    scores: dict[str, int]
    reason: Message
    draw: bool = False


class StavkaError(Exception):
    """Something the caller did wrong, said in one sentence with what to do about it."""


class Refused(StavkaError):
    """Something that the rules or the table do not allow; nothing has changed."""

    def __init__(self, refusal: Refusal, said: str = "") -> None:
        self.reason = refusal
        self.rule = refusal.rule
        at = f" [{refusal.rule}]" if refusal.rule else ""
        super().__init__(f"{said + ': ' if said else ''}{refusal.id}{at}")


class IllegalChoice(Refused):
    """`play` was given something that is not among the legal choices."""


def plain(value: Any) -> Any:
    """JSON-able builtins of any word above."""
    return msgspec.to_builtins(value, enc_hook=_as_text, str_keys=True)


def _as_text(value: object) -> str:
    if isinstance(value, str):
        return str(value)
    raise NotImplementedError(type(value).__name__)
