"""The contract of a match: asking, playing, taking back, copying, storing."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import stavka
from stavka.games import tanks
from stavka.kernel import Choice, Match, Refused, StavkaError, choice
from stavka.kernel.match import Saved
from stavka.kernel.version import FORMAT
from stavka.kernel.words import REMEMBERED
from tests.kernel import toy

GAME = stavka.game("pavlov")


def at_moves(seed: int = 1) -> Match[Any]:
    """A match at its first moves, where choices neither roll nor reveal."""
    match = GAME.start(seed=seed)
    match.play("defender", "end-cards")
    while (question := match.question("defender")) and question.kind != "moves":
        match.play("defender", match.choices("defender")[-1])
    return match


# Asking


def test_a_new_match_waits_for_its_first_seat() -> None:
    match = GAME.start(seed=1)
    assert match.seats == ("defender",)
    assert match.waiting == ("defender",)
    assert match.outcome is None
    question = match.question("defender")
    assert question is not None
    assert question.kind == "soviet-actions"
    assert question.rules == ("pavlov:2.2a", "pavlov:2.2b")
    assert question.choices == match.choices("defender")


def test_a_seat_that_owes_nothing_has_no_question_and_no_choices() -> None:
    match = GAME.start("cooperative", seed=1)
    assert match.waiting == ("command",)
    assert match.question("garrison") is None
    assert match.choices("garrison") == ()
    refusal = match.why_not("garrison", "end-cards")
    assert refusal is not None
    assert refusal.id == "not-your-turn"


def test_an_unknown_seat_is_an_error_that_names_the_seats() -> None:
    match = GAME.start("cooperative", seed=1)
    asks: list[Any] = [match.choices, match.question, match.view, match.undo]
    for ask in asks:
        with pytest.raises(StavkaError, match="no seat 'nobody'; the seats are command, garrison"):
            ask("nobody")


def test_a_finished_match_waits_for_nobody_and_refuses_everything() -> None:
    match = GAME.start(seed=1)
    rng = random.Random(1)
    while match.waiting:
        match.play("defender", rng.choice(match.choices("defender")))
    assert match.outcome is not None
    assert match.choices("defender") == ()
    refusal = match.why_not("defender", "end-cards")
    assert refusal is not None
    assert refusal.id == "over"
    with pytest.raises(stavka.IllegalChoice):
        match.play("defender", "end-cards")
    with pytest.raises(Refused):
        match.undo("defender")


# Playing


def test_a_choice_is_played_by_itself_or_by_its_text() -> None:
    one, other = GAME.start(seed=2), GAME.start(seed=2)
    choice = one.choices("defender")[0]
    one.play("defender", choice)
    other.play("defender", str(choice))
    assert one == other


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "nonsense",
        "play",
        "play s01",
        "end-cards now",
        "x" * 10_000,
        "end\x00cards",
        "a\nb",
    ],
)
def test_what_is_not_offered_is_refused_and_changes_nothing(text: str) -> None:
    match = GAME.start(seed=2)
    before = match.encode()
    with pytest.raises(stavka.IllegalChoice) as refused:
        match.play("defender", text)
    assert refused.value.reason == match.why_not("defender", text)
    assert match.encode() == before


def test_a_choice_is_a_verb_and_the_ids_it_names() -> None:
    choice = Choice("to green-3 ptrd")
    assert (choice.verb, choice.args) == ("to", ("green-3", "ptrd"))
    assert choice == "to green-3 ptrd"


# Taking back


def test_undo_redo_and_reset_inside_ones_own_run() -> None:
    match = at_moves()
    start = match.fork()
    match.play("defender", "move pavlov")
    one = match.fork()
    match.play("defender", "to red-3")
    two = match.fork()
    match.undo("defender")
    assert match.position == one.position
    assert match.question("defender") == one.question("defender")
    match.redo("defender")
    assert match.position == two.position
    assert match.journal.text() == two.journal.text()
    match.reset("defender")
    assert match.position == start.position
    match.redo("defender")
    match.redo("defender")
    assert match.position == two.position
    with pytest.raises(Refused, match="nothing-to-redo"):
        match.redo("defender")


def test_a_new_choice_forgets_what_was_taken_back() -> None:
    match = at_moves()
    match.play("defender", "move pavlov")
    match.undo("defender")
    match.play("defender", "move glushenko")
    assert not match.can_redo("defender")


def test_nobody_undoes_past_a_reveal() -> None:
    match = GAME.start(seed=1)
    assert not match.can_undo("defender")
    match.play("defender", "end-cards")  # Wehrmacht cards are turned up
    before = match.encode()
    with pytest.raises(Refused, match="cannot-undo"):
        match.undo("defender")
    assert match.encode() == before


def test_nobody_undoes_past_another_seats_choice_nor_anothers_choice() -> None:
    match = GAME.start("competitive", seed=1)
    match.play("wehrmacht", match.choices("wehrmacht")[0])
    assert match.can_undo("wehrmacht")
    assert not match.can_undo("defender")
    with pytest.raises(Refused):
        match.undo("defender")


def test_undo_survives_storage() -> None:
    match = at_moves()
    match.play("defender", "move pavlov")
    match.play("defender", "to red-3")
    match.undo("defender")
    loaded = GAME.decode(match.encode())
    assert loaded == match
    loaded.redo("defender")
    loaded.reset("defender")
    assert loaded.position == at_moves().position


# Copies and storage


def test_a_fork_is_independent() -> None:
    match = at_moves()
    before = match.encode()
    fork = match.fork()
    fork.play("defender", "move pavlov")
    assert match.encode() == before
    assert fork.encode() != before


def test_bytes_that_are_no_match_are_refused() -> None:
    for data in (b"", b"hello", msgspec.msgpack.encode({"format": 1}), b"\x00" * 100):
        with pytest.raises(StavkaError, match="not a saved match"):
            GAME.decode(data)


def saved(match: Match[Any]) -> Saved:
    return msgspec.msgpack.decode(match.encode(), type=Saved)


def test_another_format_says_what_to_do() -> None:
    old = saved(GAME.start(seed=1))
    old.format = FORMAT + 1
    with pytest.raises(StavkaError, match="load its journal instead, or use Stavka"):
        GAME.decode(msgspec.msgpack.encode(old))


def test_a_position_that_does_not_fit_says_what_to_do() -> None:
    bad = saved(GAME.start(seed=1))
    bad.position = msgspec.msgpack.encode([1, 2, 3])
    with pytest.raises(StavkaError, match="does not fit these rules"):
        GAME.decode(msgspec.msgpack.encode(bad))


def test_another_edition_says_what_to_do() -> None:
    other = saved(GAME.start(seed=1))
    other.header = msgspec.structs.replace(other.header, edition="0123456789abcdef")
    with pytest.raises(StavkaError, match="this program's figures give"):
        GAME.decode(msgspec.msgpack.encode(other))


def test_the_seed_stays_out_of_views_and_questions() -> None:
    match = GAME.start(seed="a-very-secret-seed")
    shown = msgspec.json.encode(match.view("defender")).decode()
    assert "a-very-secret-seed" not in shown
    assert match.commitment != "a-very-secret-seed"


def test_an_imagined_world_has_its_own_dice_and_keeps_the_truth() -> None:
    match = at_moves()
    before = match.encode()
    worlds = [match.imagine("defender", seed) for seed in range(3)]
    assert match.encode() == before
    assert len({w.dice.roll(20) for w in worlds}) == 3
    assert all(w.view("defender") == match.view("defender") for w in worlds)
    assert len({tuple(w.position.wehrmacht_deck) for w in worlds}) == 3
    assert GAME.decode(worlds[0].encode()).position == worlds[0].position


# What several seats answer at the same time


def test_each_takes_back_its_own_of_what_is_answered_together() -> None:
    """The others notice nothing: what they have answered stays, and can be taken back."""
    match = tanks.GAME.start("training", seed=1)
    one, two = match.seats
    mine = [str(c) for c in match.choices(one) if c.verb == "unit"]
    theirs = [str(c) for c in match.choices(two) if c.verb == "unit"]
    match.play(one, mine[0])
    match.play(two, theirs[0])
    before = match.view(two), match.question(two)
    assert match.can_undo(one)
    match.undo(one)
    assert match.choices(one) == tanks.GAME.start("training", seed=1).choices(one)
    assert (match.view(two), match.question(two)) == before
    assert [entry.seat for entry in match.journal.entries] == [two]
    assert match.can_undo(two)
    match.redo(one)
    match.undo(two)
    assert match.can_redo(two)
    assert not match.can_redo(one)
    match.play(one, "wait")
    match.redo(two)
    loaded = tanks.GAME.decode(match.encode())
    assert loaded == match
    assert match.journal.replay().position == match.position


# Choices


def test_choices_do_not_pile_up_and_are_found_by_their_words() -> None:
    """However many there ever were: those of late are kept, and one made anew is as good."""
    kept = choice("hold", "hex", -1)
    for number in range(REMEMBERED + 100):
        choice("hold", "hex", number)
    assert choice.cache_info().currsize == REMEMBERED
    again = choice("hold", "hex", -1)
    assert again is not kept
    assert (again, hash(again)) == (kept, hash(kept))
    assert again in [choice("hold", "hex", 1), kept]


def test_an_offered_choice_that_is_no_longer_kept_can_be_played() -> None:
    match, other = toy.GAME.start(seed=1), toy.GAME.start(seed=1)
    offered = match.choices("red")[0]
    choice.cache_clear()
    assert other.choices("red")[0] is not offered
    match.play("red", offered)
    other.play("red", offered)
    assert match == other
