"""One match in memory, and all who watch it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from stavka.kernel import Event, Journal, Match, Outcome, Texts
from stavka.table import messages as m
from stavka.table.difference import Board, Difference, Packed, difference
from stavka.table.past import LATEST, Deeds, Eyes, Noticed, Past, notices
from stavka.table.results import resigned_by
from stavka.table.storage.rows import ActionRow, MatchRow, SeatRow
from stavka.table.storage.store import now

log = logging.getLogger("stavka.table")

SAID = 100  # events that are kept in words


class Watcher(Protocol):
    """Somebody who is told of every change that his eyes may notice."""

    @property
    def account(self) -> str: ...

    @property
    def eyes(self) -> Eyes: ...

    def changed(self, live: Live, since: int) -> None: ...


class Live:
    """One match in memory."""

    def __init__(
        self,
        row: MatchRow,
        seats: list[SeatRow],
        match: Match[Any],
        number: int,
        noticed: dict[Noticed, int],
        past: Past,
        read: Callable[[Match[Any], str, int, int, int], Deeds],
    ) -> None:
        self.row = row
        self.seats = {s.seat: s for s in seats}
        self.match = match
        self.number = number  # actions so far
        # Of them, those that each seat, and a spectator, has noticed.
        self.numbers: dict[Eyes, int] = dict.fromkeys((*match.seats, None), 0)
        for who, count in noticed.items():
            self.count(who, count)
        self.saved_at = number  # the number of the last snapshot
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.stuck = ""  # the seat of a bot that cannot play on
        self.busy = 0  # bots that play it
        self.idle_since = now()
        self.wanted_at = 0.0  # when somebody last asked for it
        self.heard = self.read_up_to = 0  # notices that another server has changed it
        self.let_in: set[str | None] = set()  # who may look at a challenge that is over
        self._past = past
        self._read = read  # deeds as they are kept
        # As the match stands after `_boards_at` actions: those who see the same share one.
        self._boards: dict[Eyes, Board] = {}
        self._news: dict[Eyes, tuple[Board | None, Packed]] = {}
        self._boards_at = -1
        # The latest events as they are told, by their numbers and languages.
        self._said: dict[tuple[int, int, str], tuple[Event, msgspec.Raw]] = {}
        self._said_at = -1

    def board(self, eyes: Eyes) -> Board:
        """What these eyes see; not to be changed."""
        return self._board(self.match.eyes(eyes))

    def _board(self, seen: Eyes) -> Board:
        if self._boards_at != self.number:
            self._boards, self._news, self._boards_at = {}, {}, self.number
        found = self._boards.get(seen)
        if found is None:
            found = self._boards[seen] = self.match.board(seen)
        return found

    def said(self, texts: Texts, event: Event, number: int) -> msgspec.Raw:
        """A line of the log. Made once for all who hear of it in one language, as it happens."""
        if self._said_at != self.number:
            self._said, self._said_at = {}, self.number
        key = id(event), number, texts.language
        found = self._said.get(key)
        if found is not None and found[0] is event:
            return found[1]
        message = event.message
        line = m.packed(m.LogLine(number, message.id, texts.say(message), message.args))
        if len(self._said) < SAID:
            self._said[key] = event, line
        return line

    def news(self, eyes: Eyes, known: Board | None) -> tuple[Board, Packed]:
        """What these eyes see, and what of it has changed since they knew this board; None: all of
        it."""
        seen = self.match.eyes(eyes)
        board, made = self._board(seen), self._news.get(seen)
        if made is None or made[0] is not known:
            new = Difference(board) if known is None else difference(known, board)
            made = self._news[seen] = known, new.packed()
        return board, made[1]

    @property
    def weight(self) -> int:
        """About how many bytes of memory it takes."""
        own = len(msgspec.json.encode(self.row.overrides)) if self.row.overrides else 0
        return 40_000 + 1_500 * len(self._past.deeds) + 20 * own

    @property
    def behind(self) -> bool:
        """Whether another server has changed it and that has not been read."""
        return self.heard != self.read_up_to

    @property
    def choices(self) -> int:
        return self.match.length

    @property
    def waiting(self) -> tuple[str, ...]:
        return self.match.waiting if self.row.status == "running" else ()

    @property
    def outcome(self) -> Outcome | None:
        if self.match.outcome is not None:
            return self.match.outcome
        if self.row.outcome:
            return msgspec.convert(self.row.outcome, Outcome)
        return None

    def count(self, noticed: Noticed, actions: int = 1) -> None:
        for eyes in self.numbers:
            if notices(noticed, self.match.seats, eyes):
                self.numbers[eyes] += actions

    # Nobody who wants to know the past waits for the lock: that would be to wait for whatever is
    # being saved. What is kept of the first actions does not change.

    async def know_past(self, since: int | None = None) -> Past:
        """The past, with all deeds after the first `since` choices in memory; if none is said, with
        the latest."""
        while True:
            past, number = self.past(), self.number
            first = max(0, past.length - LATEST + 1 if since is None else since + 1)
            if first >= past.start:
                return past
            deeds = await self.deeds(first, past.start - 1)
            if number == self.number and past is self.past() and len(deeds) == past.start - first:
                past.recall(deeds)

    async def deeds(self, first: int, last: int) -> Deeds:
        """From memory, or as they are kept."""
        if first >= self.past().start:
            return self.reading(first, last)()
        return await asyncio.to_thread(self.reading(first, last))

    def reading(self, first: int, last: int) -> Callable[[], Deeds]:
        """How to get them, as the match is now, in any thread."""
        past, match = self.past(), self.match
        found = [past.deeds[n] for n in range(max(first, past.start), last + 1)]
        kept = range(first, min(last + 1, past.start))
        if not kept:
            return lambda: found
        which = self.row.id, kept[0], kept[-1], self.number
        return lambda: [*self._read(match, *which), *found]

    async def journal(self) -> Journal:
        """All of it, also of a match that was loaded from a snapshot."""
        return await asyncio.to_thread(self.read_journal, self.match, self.number)

    def read_journal(self, match: Match[Any], number: int) -> Journal:
        """The same of the match as it was after so many actions."""
        if match.whole:
            return match.journal
        deeds = self._read(match, self.row.id, 1, match.length, number)
        entries = tuple(deed.entry for deed in deeds if deed.entry)
        return Journal(match.header, entries, match.outcome, reseeded=match.reseeded)

    def written(self, match: Match[Any], number: int) -> str:
        """The same as a file, which says who has resigned."""
        journal = self.read_journal(match, number)
        return msgspec.structs.replace(journal, resigned=resigned_by(self.row)).text()

    def known_to(self, eyes: Eyes) -> int:
        """How many choices these eyes have noticed."""
        return self.past().told(eyes, self.choices)

    def past(self) -> Past:
        return self._past

    def held_by(self, account: str) -> list[str]:
        return [s.seat for s in self.seats.values() if s.account == account]

    def others(self, seat: str) -> list[str]:
        """The seats of those who must not know what this one sees, while there is something."""
        eyes = self.match.eyes
        if self.row.status != "running":
            return []
        return [each for each in self.match.seats if eyes(each) != eyes(seat)]

    def may_be_watched_by(self, account: str | None) -> bool:
        if self.row.spectators or self.row.status == "open" or account in self.let_in:
            return True
        return account is not None and (account == self.row.creator or bool(self.held_by(account)))

    def follow(self, match: Match[Any], action: ActionRow, made: Deeds) -> None:
        """The match after an action that is saved."""
        self.match, self.number = match, action.number
        self.past().change(action.stands, made)
        self.count(action.noticed)

    def tell(self, since: int, noticed: Noticed = None) -> None:
        """Tell all who watch and may notice; `since`: the choices that stand unchanged."""
        for watcher in list(self.watchers):
            if notices(noticed, self.match.seats, watcher.eyes):
                try:
                    watcher.changed(self, since)
                except Exception:  # the others are told all the same
                    log.exception("match %s: telling %s", self.row.id, watcher.eyes)
