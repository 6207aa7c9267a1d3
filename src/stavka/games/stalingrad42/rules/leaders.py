"""Chapter 28, optional: leaders, who have a die thrown again.

The chapters in which dice fall ask the question: each says which throw it is, and what follows.
"""

from __future__ import annotations

from typing import ClassVar

from stavka.games.stalingrad42.events import (
    DiceThrown,
    DieRerolled,
    LeaderEntrained,
    LeaderReadied,
)
from stavka.games.stalingrad42.position import Position, place_id
from stavka.games.stalingrad42.rules.artillery import USED, reaches
from stavka.games.stalingrad42.rules.base import AskSide, Play, find_unit, named
from stavka.hexes import Bitset
from stavka.kernel import Arg, Choice, Odds, Reason, choice

READY = 0  # the face of a leader who can still have a die thrown again [28.1.1c]
BATTLE, STAND, ESCAPE = "battle", "stand", "escape"  # on the combat table, and one's own throws
# Which dice each leader is for, and the row that says so. [28.1.3a, 28.1.4a]
POWERS = {
    "chuikov": ((STAND,), "28.1.3a"),
    "manstein": ((BATTLE, STAND, ESCAPE), "28.1.4a"),
}


def leaders_of(p: Position, side: int) -> list[int]:
    """The leaders of a side on the map and in its areas, if they are played with."""
    if not p.leaders:
        return []
    place = p.place
    return [u for u in p.setup.idle[side] if place[u] >= 0 and p.unit(u).kind == "leader"]


def bar_reroll(p: Position, side: int, leader: int, throw: str, hexes: Bitset) -> Reason | None:
    """Why a leader of a side does not have a die thrown again; `hexes`: where its units are that
    the throw is about. [28.1.1b, 28.1.2a, 28.1.3a, 28.1.4a]"""
    if leader < 0:
        return "no-such-unit"
    if p.unit(leader).side != side:
        return "not-your-unit"
    if p.unit(leader).kind != "leader":
        return "no-leader"
    if p.place[leader] < 0:
        return "not-on-the-map"
    throws, row = POWERS[p.unit(leader).id]
    if throw not in throws:
        return "not-his-die", row
    if p.face[leader] != READY:
        return "leader-is-used"
    return None if reaches(p, leader, hexes) else ("out-of-range", "28.1.2a")


def able(p: Position, side: int, throw: str, hexes: Bitset) -> list[int]:
    """The leaders of a side who may have this die thrown again."""
    leaders = leaders_of(p, side)
    return [unit for unit in leaders if bar_reroll(p, side, unit, throw, hexes) is None]


def refresh(p: Position, play: Play) -> None:
    """In their own initial phase leaders are ready again. [3.B1i, 28.1.1c]"""
    for unit in leaders_of(p, p.side):
        if p.face[unit] != READY:
            _turn(p, unit, READY)
            play.tell(LeaderReadied(unit=p.unit(unit).id))


def entrain(p: Position, play: Play, leader: int) -> None:
    """He gets no train marker, but can have no die thrown again. [5.6.4f, 28.1.5a]"""
    if p.face[leader] == READY:
        _turn(p, leader, USED)
        play.tell(LeaderEntrained(unit=p.unit(leader).id))


def _turn(p: Position, leader: int, face: int) -> None:
    p.face[leader] = face
    p.touched((p.place[leader],))


class AskReroll(AskSide, frozen=True):
    """Whether a leader has one of the dice thrown again; what falls then stands, and he is used.
    [28.1.1b, 28.1.1c]"""

    throw: ClassVar[str]

    def dice(self) -> tuple[int, ...]:
        raise NotImplementedError

    def place(self, p: Position) -> int:
        raise NotImplementedError

    def hexes(self, p: Position) -> Bitset:
        """Where the own units are that the throw is about. [18.4a, 28.1.2a]"""
        return 1 << self.place(p)

    def outcomes(self, p: Position) -> list[str]:
        """What each of the six dice comes to, as texts name it."""
        raise NotImplementedError

    def hopes(self, p: Position, die: int) -> Odds:
        """What the dice may bring if this one is thrown again."""
        raise NotImplementedError

    def go_on(self, p: Position, play: Play, dice: tuple[int, ...]) -> None:
        """What follows from these dice."""
        raise NotImplementedError

    def able(self, p: Position) -> list[int]:
        return able(p, self.to, self.throw, self.hexes(p))

    def tell(self, p: Position, play: Play) -> None:
        """The dice have fallen, and somebody may still change that."""
        dice, whats = said(self.dice(), self.outcomes(p))
        play.tell(DiceThrown(place=place_id(self.place(p)), dice=dice, whats=whats))

    def prompt(self, p: Position, seat: str) -> dict[str, Arg]:
        dice, whats = said(self.dice(), self.outcomes(p))
        return {"place": place_id(self.place(p)), "dice": dice, "whats": whats}

    def choices(self, p: Position, seat: str) -> list[Choice]:
        dice = sorted(set(self.dice()))
        found = [
            choice("reroll", p.unit(leader).id, str(die)) for leader in self.able(p) for die in dice
        ]
        return [*found, choice("keep")]

    def why_not(self, p: Position, seat: str, choice: Choice) -> Reason | None:
        if choice.verb != "reroll":
            return "reroll-or-keep"
        leader = find_unit(p, named(choice))
        return bar_reroll(p, self.to, leader, self.throw, self.hexes(p)) or "no-such-die"

    def odds(self, p: Position, seat: str, choice: Choice) -> Odds | None:
        return self.hopes(p, int(choice.args[1])) if choice.verb == "reroll" else None

    def answer(self, p: Position, play: Play, seat: str, choice: Choice) -> None:
        dice = list(self.dice())
        if choice.verb == "reroll":
            leader, die = find_unit(p, choice.args[0]), int(choice.args[1])
            (again,) = play.dice.roll(1)
            dice[dice.index(die)] = again
            play.tell(
                DieRerolled(
                    unit=p.unit(leader).id,
                    place=place_id(self.place(p)),
                    die=die,
                    again=again,
                    what=self.outcomes(p)[again - 1],
                )
            )
            _turn(p, leader, USED)
        self.go_on(p, play, tuple(dice))


def said(dice: tuple[int, ...], outcomes: list[str]) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """Dice from the lowest on, and what each comes to."""
    shown = tuple(sorted(dice))
    return shown, tuple(outcomes[die - 1] for die in shown)
