"""What has happened in a match, and what of it each pair of eyes has noticed.

What one seat answers in secret the others do not even know of: for them it has no number.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Generic, TypeVar, Union

import msgspec

from stavka.kernel import Entry, Event, Game, Journal, Match

LATEST = 300  # choices whose deeds are in memory, and told to whoever comes

E = TypeVar("E")
Eyes = str | None  # a seat's, or a spectator's

# Who has noticed something, as bits: the seats in their order, then the spectators. None: all.
Noticed = int | None


def sole(seats: Sequence[str]) -> Eyes:
    """Through whose eyes somebody sees: his seat's, but with several a spectator's."""
    return seats[0] if len(seats) == 1 else None


def bit(seats: Sequence[str], eyes: Eyes) -> int:
    return 1 << (len(seats) if eyes is None else seats.index(eyes))


def notices(noticed: Noticed, seats: Sequence[str], eyes: Eyes) -> bool:
    return noticed is None or bool(noticed & bit(seats, eyes))


def both(one: Noticed, other: Noticed) -> Noticed:
    return None if one is None or other is None else one | other


def noticed_by(seats: Sequence[str], seat: str, secret: bool, events: Iterable[Event]) -> Noticed:
    """Who notices a choice: all, unless it is made in secret."""
    if not secret or any(event.audience is None for event in events):
        return None
    ears = {eyes for event in events for eyes in event.audience or ()}
    found = 0
    for eyes in {seat, *ears}:
        found |= bit(seats, eyes)
    return found


class Deed(msgspec.Struct, Generic[E], frozen=True, array_like=True):
    """One choice: what it brought, who has noticed it, and what the journal says of it."""

    events: list[E]
    noticed: Noticed = None
    entry: Entry | None = None  # None: of the opening


Deeds = Sequence[Deed[Event]]


def write(deeds: Deeds) -> bytes:
    """Deeds as they are kept."""
    return msgspec.msgpack.encode(deeds, enc_hook=str)


@cache
def reader(game: Game[Any]) -> msgspec.msgpack.Decoder[list[Deed[Event]]]:
    """Reads the deeds of a game."""
    event: Any = Union[game.events]  # noqa: UP007
    return msgspec.msgpack.Decoder(list[Deed[event]])


def replay(journal: Journal) -> Iterator[tuple[Match[Any], Deed[Event]]]:
    """All deeds from the opening on, by playing the match again, and the match after each."""
    match, seeds = journal.replay(0), journal.seeds
    yield match, Deed(match.opening)
    for number, entry in enumerate(journal.entries, 1):
        secret = match.secret
        events = match.play(entry.seat, entry.choice)
        noticed = noticed_by(match.seats, entry.seat, secret, events)
        yield match, Deed(events, noticed, match.last)
        if number in seeds:
            match.reseed(seeds[number])


class Past:
    """The deeds of a match from the opening on. Choices are counted from 1; 0 is the opening.

    In memory are the latest, from `start` on, the others are kept in the database. Of all it is
    known whether anybody has not noticed them.
    """

    def __init__(
        self,
        seats: Sequence[str],
        deeds: Deeds,
        start: int = 0,
        hidden: Mapping[int, Noticed] | None = None,
    ) -> None:
        self.seats = seats
        self.start = start
        self.length = start - 1  # choices
        self.deeds: dict[int, Deed[Event]] = {}
        # Those not noticed by everybody; and for eyes that were asked for, those they do not know.
        self.hidden: dict[int, Noticed] = dict(hidden or {})
        self._unknown: dict[Eyes, list[int]] = {}
        self.change(self.length, deeds)

    def change(self, stands: int, made: Deeds) -> None:
        """Only so many of the choices stand; these come after them."""
        for number in range(stands + 1, self.length + 1):
            self.deeds.pop(number, None)
            self.hidden.pop(number, None)
        for unknown in self._unknown.values():
            while unknown and unknown[-1] > stands:
                unknown.pop()
        for number, deed in enumerate(made, stands + 1):
            self.deeds[number] = deed
            if deed.noticed is not None:
                self.hidden[number] = deed.noticed
                for eyes, unknown in self._unknown.items():
                    if not notices(deed.noticed, self.seats, eyes):
                        unknown.append(number)
        self.length = stands + len(made)
        self.start = min(self.start, stands + 1)
        if len(self.deeds) > 2 * LATEST:
            self.forget(self.length - LATEST + 1)

    def recall(self, deeds: Deeds) -> None:
        """Take in what was kept: the deeds just before those in memory."""
        self.start -= len(deeds)
        self.deeds.update(enumerate(deeds, self.start))

    def forget(self, before: int) -> None:
        for number in range(self.start, before):
            del self.deeds[number]
        self.start = max(self.start, before)

    # A number on the wire counts what the reader has noticed; inside, all choices are counted.

    def unknown(self, eyes: Eyes) -> list[int]:
        """The choices that these eyes have not noticed."""
        if eyes not in self._unknown:
            self._unknown[eyes] = sorted(
                number
                for number, noticed in self.hidden.items()
                if not notices(noticed, self.seats, eyes)
            )
        return self._unknown[eyes]

    def told(self, eyes: Eyes, choices: int) -> int:
        """How many of the first choices these eyes have noticed."""
        if not self.hidden:
            return choices
        return choices - bisect_right(self.unknown(eyes), choices)

    def choices(self, eyes: Eyes, told: int) -> int:
        """How many choices there were when these eyes had noticed so many."""
        found = min(told, self.told(eyes, self.length))
        if found <= 0:
            return 0
        for number in self.unknown(eyes):
            if number > found:
                break
            found += 1
        return found


def taken_back(match: Match[Any], seat: str, left: int) -> list[int]:
    """Which choices of a match, counted from 1, are gone when a seat has taken back its last ones
    and so many are left."""
    if left >= match.length:
        return []
    run = match.run
    first = match.length - len(run) + 1
    own = [number for number, entry in enumerate(run, first) if entry.seat == seat]
    return own[len(own) - (match.length - left) :]
