"""What a position keeps beside its fields: asked for once, and nobody else's business."""

from __future__ import annotations

from functools import cached_property

import msgspec

from stavka.kernel import Position
from tests.kernel.toy import GAME


class Front(Position, array_like=True, kw_only=True):
    units: list[int]
    worked: list[str]

    @cached_property
    def strength(self) -> int:
        self.worked.append("strength")
        return sum(self.units)

    @cached_property
    def edge(self) -> tuple[int, int]:
        self.worked.append("edge")
        return min(self.units), max(self.units)


def front() -> Front:
    return Front(units=[3, 1, 2], worked=[])


def test_what_follows_is_worked_out_once_until_it_is_forgotten() -> None:
    p = front()
    assert (p.strength, p.strength, p.edge) == (6, 6, (1, 3))
    assert p.worked == ["strength", "edge"]
    p.units.append(9)
    p.forget("strength")
    assert p.strength == 15
    assert p.edge == (1, 3), "nobody has said that it is no longer true"
    p.forget()
    assert p.edge == (1, 9)
    assert p.worked == ["strength", "edge", "strength", "edge"]


def test_forgetting_what_was_never_asked_for_is_no_fault() -> None:
    p = front()
    p.forget("edge")
    p.forget()
    assert p.edge == (1, 3)


def test_a_copy_knows_it_too_and_forgets_for_itself() -> None:
    p = front()
    assert p.strength == 6
    copy = p.copy()
    copy.units.append(9)
    copy.forget("strength")
    assert (copy.strength, p.strength) == (15, 6)
    assert p.worked == ["strength"]
    assert p.copy().copy().strength == 6
    assert p.worked == ["strength"]


def test_it_is_neither_compared_nor_written() -> None:
    p, other = front(), front()
    assert p.edge == (1, 3)
    p.worked.clear()
    assert p == other
    assert msgspec.msgpack.encode(p) == msgspec.msgpack.encode(other)


def test_a_match_is_the_same_with_and_without_it() -> None:
    """Neither its bytes nor the checksums of its journal know of it."""
    asked, other = GAME.start(seed=5), GAME.start(seed=5)
    assert asked.position.rest == other.position.bank + sum(other.position.deck)
    assert asked == other
    for match in (asked, other):
        match.play("red", "bid 1")
        match.play("blue", "bid 0")
    assert asked.journal == other.journal
    assert vars(GAME.decode(asked.encode()).position) == {}


def test_while_it_waits_what_is_asked_twice_is_worked_out_once() -> None:
    p = front()

    def most() -> int:
        p.worked.append("most")
        return max(p.units)

    assert [p.still("most", most) for _ in range(2)] == [3, 3]
    assert p.worked == ["most"] * 2, "nobody has said that it waits"
    p.stand_still()
    assert [p.still("most", most) for _ in range(2)] == [3, 3]
    assert p.worked == ["most"] * 3
    copy = p.copy()  # which is there to be changed
    copy.units.append(9)
    assert copy.still("most", lambda: max(copy.units)) == 9
    assert p.still("most", most) == 3
    p.forget()
    assert p.still("most", lambda: 4) == 4


def test_a_choice_ends_what_was_true_before_it() -> None:
    match = GAME.start("duel", 1)
    seat = match.waiting[0]
    match.play(seat, match.choices(seat)[0])
    p, seat = match.position, match.waiting[0]
    assert p.still("asked", lambda: 1) == 1
    assert p.still("asked", lambda: 2) == 1
    match.play(seat, match.choices(seat)[0])
    assert p.still("asked", lambda: 3) == 3
