"""However long a match is: copies, taking back and snapshots are of the size of its position."""

from __future__ import annotations

import gc
from typing import Any

import msgspec
import pytest

import stavka
from stavka.kernel import Journal, Match, Reseed, StavkaError, commitment
from stavka.kernel.match import Saved
from tests.kernel.test_match import GAME, at_moves

LONG = 30_000


def long_match(choices: int = LONG) -> Match[Any]:
    """The past of a match is not looked at by its rules: here it is repeated."""
    match = at_moves()
    past = match.journal.entries
    for number in range(match.length, choices):
        match._line = match._line, past[number % len(past)]
    match.length = choices
    return match


def test_a_snapshot_is_as_small_as_that_of_a_short_match() -> None:
    short, long = at_moves(), long_match()
    for match in (short, long):
        match.play("defender", "move pavlov")
    assert len(long.snapshot()) <= len(short.snapshot()) + 4  # for a greater number
    assert len(long.encode()) > 500_000


def test_a_match_goes_on_from_a_snapshot_as_if_nothing_had_been_left_out() -> None:
    match = at_moves()
    match.play("defender", "move pavlov")
    match.play("defender", "to red-3")
    match.undo("defender")
    loaded = GAME.decode(match.snapshot())
    assert loaded.snapshot() == match.snapshot()
    assert (loaded.length, loaded.run, loaded.last) == (match.length, match.run, match.last)
    for one in (match, loaded):
        one.redo("defender")
        one.reset("defender")
        one.play("defender", "move glushenko")
    assert loaded.snapshot() == match.snapshot()
    assert loaded.fork().snapshot() == match.snapshot()


def test_what_a_snapshot_leaves_out_is_not_made_up() -> None:
    match = at_moves()
    match.play("defender", "move pavlov")
    loaded = GAME.decode(match.snapshot())
    before = match.length - 1
    for ask in (lambda: loaded.journal, loaded.encode):
        with pytest.raises(StavkaError, match=f"the first {before} choices are not in the snapsh"):
            ask()


def test_a_snapshot_without_the_choices_to_take_back_is_refused() -> None:
    match = at_moves()
    match.play("defender", "move pavlov")
    saved = msgspec.msgpack.decode(match.snapshot(), type=Saved)
    saved.entries = []
    with pytest.raises(StavkaError, match="its last choices are missing"):
        GAME.decode(msgspec.msgpack.encode(saved))


def made(work: Any) -> int:
    """How many objects a piece of work leaves behind while its result lives."""
    gc.collect()
    before = len(gc.get_objects())
    kept = work()
    found = len(gc.get_objects()) - before
    del kept
    return found


def test_a_fork_shares_the_past() -> None:
    match = long_match()
    assert made(match.fork) < 100
    one, other = match.fork(), match.fork()
    one.play("defender", "move pavlov")
    other.play("defender", "move glushenko")
    assert match.length == LONG
    assert [m.last.choice for m in (one, other) if m.last] == ["move pavlov", "move glushenko"]
    assert one.journal.entries[:-1] == other.journal.entries[:-1] == match.journal.entries


def test_taking_back_leaves_the_past_alone() -> None:
    match = long_match()
    before = match._line
    match.play("defender", "move pavlov")
    fork = match.fork()
    match.undo("defender")
    assert match._line is before
    assert match.length == LONG
    fork.play("defender", "to red-3")
    fork.reset("defender")
    assert fork._line is before
    fork.redo("defender")
    assert fork.journal.entries[:-1] == match.journal.entries


# Another seed


def reseeded() -> Match[Any]:
    match = at_moves()
    match.reseed("a seed that nobody knows")
    return match


def rolls(match: Match[Any]) -> tuple[int, ...]:
    return match.fork().dice.roll(20)


def test_from_a_new_seed_on_the_dice_are_others() -> None:
    match = reseeded()
    assert match.position == at_moves().position
    assert rolls(match) != rolls(at_moves())
    assert rolls(match) == rolls(reseeded())
    assert match.commitment == commitment("a seed that nobody knows") != at_moves().commitment


def test_nothing_is_taken_back_across_a_new_seed() -> None:
    match = at_moves()
    match.play("defender", "move pavlov")
    match.play("defender", "to red-3")
    match.undo("defender")
    match.reseed("other")
    assert not match.can_undo("defender")
    assert not match.can_redo("defender")


def test_before_the_first_choice_a_new_seed_sets_everything_up_anew() -> None:
    match, fresh = GAME.start(seed=1), GAME.start(seed="other")
    assert match.position != fresh.position
    match.reseed("other")
    assert match.position == fresh.position
    assert rolls(match) == rolls(fresh)
    assert match.header.seed == "1"


def played_on(match: Match[Any], upto: int = 60) -> Match[Any]:
    while match.waiting and match.length < upto:
        match.play("defender", match.choices("defender")[match.length % 2 * -1])
    return match


@pytest.mark.parametrize("before", [0, 1, 9])
def test_a_journal_says_where_the_seed_is_another_and_replays(before: int) -> None:
    match = GAME.start(seed=1)
    while match.length < before:
        match.play("defender", match.choices("defender")[-1])
    match.reseed("first")
    match.reseed("second")
    played_on(match)
    text = match.journal.text()
    lines = text.splitlines()
    at = lines.index(f"reseed: {commitment('second')} second")
    assert lines[at - 1] == "" if not before else lines[at - 1].startswith(f"{before}. ")
    assert lines[at + 1].startswith(f"{before + 1}. ")
    assert "first" not in text
    read = Journal.parse(text)
    assert read.text() == text
    assert read.verify() is None
    assert read.replay().journal.text() == text
    assert read.replay(before).position == read.back(before).replay().position
    assert GAME.decode(match.encode()) == match
    assert GAME.decode(match.snapshot()).snapshot() == match.snapshot()
    fork = match.fork()
    assert fork == match
    assert fork.journal == match.journal


def test_a_seed_at_the_end_of_a_journal_counts_for_what_follows() -> None:
    match = reseeded()
    again = Journal.parse(match.journal.text()).replay()
    assert rolls(again) == rolls(match)
    assert again.reseeded == (Reseed(match.length, "a seed that nobody knows"),)


def test_a_forged_seed_is_found_out() -> None:
    text = played_on(reseeded()).journal.text()
    forged = text.replace(" a seed that nobody knows", " a seed that somebody knows")
    number = next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith("reseed"))
    found = Journal.parse(forged).verify()
    assert found is not None
    assert (found.line, found.what) == (number, "commitment")
    newly = forged.replace(
        commitment("a seed that nobody knows"), commitment("a seed that somebody knows")
    )
    found = Journal.parse(newly).verify()
    assert found is not None
    assert found.line > number
    assert found.what in ("dice", "position", "choice")


def test_a_seed_that_is_none_is_refused() -> None:
    text = reseeded().journal.text()
    with pytest.raises(stavka.kernel.BadJournal, match="reseed 123: not a value"):
        Journal.parse(f"{text}reseed: 123\n")


def test_going_back_behind_a_new_seed_keeps_it() -> None:
    """Whoever knew the older seed would know the dice once more."""
    match = played_on(GAME.start(seed=1), 20)
    match.reseed("other")
    new = rolls(match)
    played_on(match)
    back = match.journal.back(10)
    assert back.reseeded == (Reseed(10, "other"),)
    assert rolls(back.replay()) == new
    assert back.replay().position == match.journal.replay(10).position
    assert match.journal.back(30).reseeded == match.reseeded
