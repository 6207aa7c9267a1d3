"""Undo, redo and reset: exact inside one's own run of choices, refused across anything else.

Where several seats answer in secret at the same time their choices are one run: each may take back
its own, and what the others have written stays. What another has seen nobody takes back there.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from stavka.kernel import Event, Match, Refused, heard
from stavka.kernel.match import Saved
from stavka.testing.walk import Spot, as_bytes, still

LONG = 8  # choices of a run; to take one back costs as much as the run is long


class State(NamedTuple):
    """All of a match but what can be taken back or made again."""

    position: bytes
    dice: int
    past: int
    questions: tuple[bytes, ...]  # by seat
    views: tuple[bytes, ...]  # by seat, the last that of a spectator


def state(match: Match[Any]) -> State:
    saved = msgspec.msgpack.decode(match.snapshot(), type=Saved)
    return State(
        saved.position,
        saved.counter,
        saved.length,
        tuple(as_bytes(match.question(seat)) for seat in match.seats),
        _views(match),
    )


def _views(match: Match[Any]) -> tuple[bytes, ...]:
    """What each sees; who sees through the same eyes is shown the same."""
    watchers = [match.eyes(seat) for seat in (*match.seats, None)]
    seen = {eyes: msgspec.json.encode(match.view(eyes)) for eyes in dict.fromkeys(watchers)}
    return tuple(seen[eyes] for eyes in watchers)


class Run:
    """Follows a match, and knows by itself who may take back what.

    It keeps the match as it was at the beginning of the present run, and all choices made since:
    whatever is taken back, the rest played from there must lead to the same place. Where the match
    has been itself it need not be led again. What was chosen of the run before it began to follow
    it does not know.
    """

    def __init__(self, spot: Spot) -> None:
        self.before = spot.match.fork()
        self.now = self._look(spot)
        self.was = self.now  # before the last choice
        self._begin(self.before, self.now)
        # Who had chosen in this run before it was followed.
        self.earlier = {seat for seat in spot.match.seats if spot.match.can_undo(seat)}
        # The seat whose run it is; none, if they answer in secret.
        self.whose = "" if spot.match.secret else next(iter(self.earlier), "")

    @staticmethod
    def _look(spot: Spot) -> State:
        before = still(spot.match)
        now = state(spot.match)
        if still(spot.match) != before:
            spot.fail("view", "looking at the match has changed it")
        return now

    def _begin(self, start: Match[Any], place: State) -> None:
        self.start = start
        self.made: list[tuple[str, str]] = []  # seat and choice
        self.seen = ""  # who has learnt of one of them
        self.earlier = set()
        # What has been found at the end of such choices.
        self.places: dict[tuple[tuple[str, str], ...], State] = {(): place}

    def played(self, spot: Spot, seat: str, choice: str, events: list[Event]) -> None:
        """A seat has made one more choice."""
        match, before = spot.match, self.before
        self.was, self.now = self.now, self._look(spot)
        self.before = match.fork()
        if not match.can_undo(seat):
            self._begin(self.before, self.now)
            return
        if match.dice.counter != before.dice.counter or match.outcome is not None:
            spot.fail("undo", f"{seat} may take back a choice across dice or the end")
        whose = "" if before.secret else seat
        if whose != self.whose:
            self._begin(before, self.was)
        self.whose = whose
        self.made.append((seat, choice))
        self.places[tuple(self.made)] = self.now
        self.seen = self.seen or self._seen(spot, seat, events)
        if self.seen and len({who for who, _ in self.made}) > 1:
            spot.fail(
                "undo",
                f"{self.seen}, but it ends no run of several seats: an answer that others see, "
                "were it only that the seat is done, calls play.reveal()",
            )

    def _seen(self, spot: Spot, seat: str, events: list[Event]) -> str:
        """Who else has seen or heard of a choice, in a sentence."""
        watchers = (*spot.match.seats, None)
        for watcher, was, now in zip(watchers, self.was.views, self.now.views, strict=True):
            if watcher != seat and (was != now or heard(events, watcher)):
                return f"{watcher or 'a spectator'} has learnt of a choice of {seat}"
        return ""

    def check(self, spot: Spot) -> None:
        """Whoever chose last: one step back gives the node before, one step on gives this one; in a
        long run now and then. Who has not chosen in this run may take nothing back."""
        movers = {seat for seat, _ in self.made}
        for seat in spot.match.seats:
            if seat not in movers:
                if seat not in self.earlier:
                    check_refused(spot, seat)
            elif not spot.match.can_undo(seat):
                spot.fail("undo", f"{seat} cannot take back its choice of this run")
        if self.made and (len(self.made) <= LONG or len(self.made).bit_count() == 1):
            self._back_and_forth(spot, self.made[-1][0], 1)

    def check_all(self, spot: Spot) -> None:
        """All the way back one by one and forth again, or far; at once; and another way from
        there."""
        for seat in {seat: None for seat, _ in self.made}:
            own = sum(who == seat for who, _ in self.made)
            self._back_and_forth(spot, seat, min(own, LONG))
            if seat not in self.earlier:
                self._another_way(spot, seat)

    def _another_way(self, spot: Spot, seat: str) -> None:
        match = spot.match
        others = [choice for choice in self.made if choice[0] != seat]
        fork = match.fork()
        fork.reset(seat)
        self._compare(spot, seat, fork, others)
        if fork.can_undo(seat):
            spot.fail("undo", f"{seat} can go back further than its run of {len(self.made)}")
        fork.play(seat, fork.choices(seat)[-1])
        if fork.can_redo(seat):
            spot.fail("undo", f"{seat} can redo what it has replaced by another choice")
        kept = [(entry.seat, entry.choice) for entry in fork.journal.entries[self.start.length :]]
        if kept[:-1] != others:
            spot.fail("undo", f"the journal keeps what {seat} has taken back")

    def _back_and_forth(self, spot: Spot, seat: str, count: int) -> None:
        match, made = spot.match, self.made.copy()
        before = still(match)
        fork = match.fork()
        taken = []
        for _ in range(count):
            last = max(n for n, (who, _) in enumerate(made) if who == seat)
            taken.append(made.pop(last))
            fork.undo(seat)
            self._compare(spot, seat, fork, made)
        for _ in range(count):
            fork.redo(seat)
            made.append(taken.pop())
        if made != self.made:  # its choices now come after those of others
            self._compare(spot, seat, fork, made)
        elif still(fork) != before:
            spot.fail("undo", "undo and redo do not give back the same match")
        if fork.can_redo(seat):
            spot.fail("undo", f"{seat} can redo more than it has taken back")
        if still(match) != before:
            spot.fail("undo", "taking back in a fork has changed the match")

    def _compare(
        self, spot: Spot, seat: str, fork: Match[Any], made: list[tuple[str, str]]
    ) -> None:
        """The match must be where these choices lead from the beginning of the run."""
        for name, found, wanted in zip(State._fields, state(fork), self._place(made), strict=True):
            if found != wanted:
                spot.fail("undo", f"undo of {seat} leads elsewhere: other {name}")

    def _place(self, made: list[tuple[str, str]]) -> State:
        """Where these choices lead."""
        if tuple(made) not in self.places:
            match = self.start.fork()
            for who, choice in made:
                match.play(who, choice)
            self.places[tuple(made)] = state(match)
        return self.places[tuple(made)]


def check_refused(spot: Spot, seat: str) -> None:
    """Across dice, reveals and other seats' choices: an error, and nothing has changed."""
    match = spot.match
    before = still(match)
    for take_back in (match.undo, match.reset, match.redo):
        try:
            take_back(seat)
        except Refused:
            continue
        spot.fail("undo", f"{take_back.__name__} of {seat} is not refused")
    if still(match) != before:
        spot.fail("undo", f"a refused undo of {seat} has changed the match")
