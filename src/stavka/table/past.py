"""What has happened in a match, and what of it each pair of eyes has noticed.

What one seat answers in secret the others do not even know of: for them it has no number.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence

import msgspec

from stavka.kernel import Event, Journal, Match
from stavka.kernel.journal import Entry

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


class Deed(msgspec.Struct, frozen=True):
    """One choice: what it brought, and who has noticed it."""

    events: list[Event]
    noticed: Noticed = None


def play(match: Match, entry: Entry) -> Deed:  # type: ignore[type-arg]
    secret = match.secret
    events = match.play(entry.seat, entry.choice)
    return Deed(events, noticed_by(match.seats, entry.seat, secret, events))


class Past:
    """The deeds of a match from the opening on. Choices are counted from 1; 0 is the opening."""

    def __init__(self, seats: Sequence[str], deeds: list[Deed]) -> None:
        self.seats = seats
        self.deeds = deeds
        self._known: dict[Eyes, list[int]] = {}

    @classmethod
    def of(cls, journal: Journal) -> Past:
        """By playing the match again."""
        match = Journal(journal.header, ()).replay()
        deeds = [Deed(match.opening)]
        deeds += [play(match, entry) for entry in journal.entries]
        return cls(match.seats, deeds)

    def add(self, deed: Deed) -> None:
        self.deeds.append(deed)
        for eyes, known in self._known.items():
            if notices(deed.noticed, self.seats, eyes):
                known.append(len(self.deeds) - 1)

    def remove(self, choices: Iterable[int]) -> None:
        gone = set(choices)
        self.deeds = [deed for number, deed in enumerate(self.deeds) if number not in gone]
        self._known.clear()

    def known(self, eyes: Eyes) -> list[int]:
        """The choices that these eyes have noticed."""
        if eyes not in self._known:
            self._known[eyes] = [
                number
                for number, deed in enumerate(self.deeds)
                if number and notices(deed.noticed, self.seats, eyes)
            ]
        return self._known[eyes]

    # A number on the wire counts what the reader has noticed; inside, all choices are counted.

    def told(self, eyes: Eyes, choices: int) -> int:
        """How many of the first choices these eyes have noticed."""
        return bisect_right(self.known(eyes), choices)

    def choices(self, eyes: Eyes, told: int) -> int:
        """How many choices there were when these eyes had noticed so many."""
        known = self.known(eyes)
        return known[min(told, len(known)) - 1] if told > 0 and known else 0


def taken_back(entries: Sequence[Entry], seat: str | None, left: int) -> list[int]:
    """Which choices, counted from 1, are gone when so many are left: the last of a seat's own, or
    (None) the last of all."""
    own = [n for n, entry in enumerate(entries, 1) if seat is None or entry.seat == seat]
    return own[len(own) - (len(entries) - left) :]
