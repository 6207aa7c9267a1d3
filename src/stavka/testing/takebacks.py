"""Undo, redo and reset: exact inside one's own run of choices, refused across anything else."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from stavka.kernel import Match, Refused
from stavka.kernel.match import Saved
from stavka.testing.walk import Spot, as_bytes


class State(NamedTuple):
    """All of a match but what can be taken back or made again."""

    position: bytes
    dice: int
    past: int
    questions: tuple[bytes, ...]
    views: tuple[bytes, ...]


def state(match: Match[Any]) -> State:
    saved = msgspec.msgpack.decode(match.encode(), type=Saved)
    return State(
        saved.position,
        saved.counter,
        len(saved.entries),
        tuple(as_bytes(match.question(seat)) for seat in match.seats),
        tuple(msgspec.json.encode(match.view(seat)) for seat in (*match.seats, None)),
    )


class Run:
    """Follows a match, and knows by itself how far back its last seat may go."""

    def __init__(self, spot: Spot) -> None:
        self.seat = ""
        self.states = [self._now(spot)]  # from the beginning of the run to this node
        self.dice = spot.match.dice.counter

    @staticmethod
    def _now(spot: Spot) -> State:
        before = spot.match.encode()
        now = state(spot.match)
        if spot.match.encode() != before:
            spot.fail("view", "looking at the match has changed it")
        return now

    def played(self, spot: Spot, seat: str) -> None:
        """A seat has made one more choice."""
        match = spot.match
        rolled = match.dice.counter != self.dice
        self.dice = match.dice.counter
        now = self._now(spot)
        if not match.can_undo(seat):
            self.seat, self.states = "", [now]
            return
        if rolled or match.outcome is not None:
            spot.fail("undo", f"{seat} may take back a choice across dice or the end")
        if seat != self.seat:
            self.seat, self.states = seat, self.states[-1:]
        self.states.append(now)

    def check(self, spot: Spot) -> None:
        """One step back gives the node before, one step on gives this one; nobody else may."""
        for seat in spot.match.seats:
            if seat != self.seat:
                check_refused(spot, seat)
        if self.seat:
            self._back_and_forth(spot, 1)

    def check_all(self, spot: Spot) -> None:
        """All the way back one by one and forth again; at once; and another way from there."""
        if not self.seat:
            return
        match, seat = spot.match, self.seat
        self._back_and_forth(spot, len(self.states) - 1)
        fork = match.fork()
        fork.reset(seat)
        if state(fork) != self.states[0]:
            spot.fail("undo", f"reset of {seat} does not lead to the beginning of its run")
        if fork.can_undo(seat):
            spot.fail("undo", f"{seat} can go back further than its run of {len(self.states) - 1}")
        fork.play(seat, fork.choices(seat)[-1])
        if fork.can_redo(seat):
            spot.fail("undo", f"{seat} can redo what it has replaced by another choice")
        if fork.journal.entries[:-1] != match.journal.entries[: self.states[0].past]:
            spot.fail("undo", f"the journal keeps what {seat} has taken back")

    def _back_and_forth(self, spot: Spot, count: int) -> None:
        match, seat = spot.match, self.seat
        before = match.encode()
        fork = match.fork()
        for earlier in self.states[-2 : -2 - count : -1]:
            fork.undo(seat)
            self._compare(spot, fork, earlier)
        for _ in range(count):
            fork.redo(seat)
        if fork.encode() != before:
            spot.fail("undo", "undo and redo do not give back the same match")
        if match.encode() != before:
            spot.fail("undo", "taking back in a fork has changed the match")

    def _compare(self, spot: Spot, fork: Match[Any], wanted: State) -> None:
        for name, found, right in zip(State._fields, state(fork), wanted, strict=True):
            if found != right:
                spot.fail("undo", f"undo of {self.seat} leads elsewhere: other {name}")


def check_refused(spot: Spot, seat: str) -> None:
    """Across dice, reveals and other seats' choices: an error, and nothing has changed."""
    match = spot.match
    before = match.encode()
    for take_back in (match.undo, match.reset, match.redo):
        try:
            take_back(seat)
        except Refused:
            continue
        spot.fail("undo", f"{take_back.__name__} of {seat} is not refused")
    if match.encode() != before:
        spot.fail("undo", f"a refused undo of {seat} has changed the match")
