"""The journal: readable, round-trips, replays, and tells where it was tampered with."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import stavka
from stavka.kernel import BadJournal, Divergence, Journal, Match, StavkaError, commitment
from stavka.kernel.version import ENGINE

GAME = stavka.game("pavlov")


def played(choices: int, seed: int = 3, scenario: str = "solo") -> Match[Any]:
    match = GAME.start(scenario, seed=seed)
    rng = random.Random(seed)
    for _ in range(choices):
        if not match.waiting:
            break
        seat = match.waiting[0]
        match.play(seat, rng.choice(match.choices(seat)))
    return match


def test_the_header_says_what_was_played_and_by_which_engine() -> None:
    match = GAME.start("cooperative", 7, {"tactics": "elite"})
    head = match.journal.text().split("\n\n")[0].splitlines()
    assert head == [
        "game: pavlov",
        f"engine: {ENGINE}",
        "scenario: cooperative",
        'option: tactics="elite"',
        "option: operational-support=false",
        "option: weary-may-move=true",
        f"edition: {GAME.edition.hash}",
        "seed: 7",
        f"commitment: {commitment('7')}",
    ]


def test_text_parses_back_to_the_same_journal_and_match() -> None:
    match = played(120)
    text = match.journal.text()
    parsed = Journal.parse(text)
    assert parsed.text() == text
    assert parsed.replay() == match
    assert parsed.verify() is None


def test_a_replay_can_stop_anywhere() -> None:
    match = played(60)
    for upto in (0, 1, 30, 60):
        assert match.journal.replay(upto) == played(upto)


def test_every_line_is_numbered_and_carries_dice_and_checksum() -> None:
    lines = played(80).journal.text().split("\n\n")[1].splitlines()
    assert len(lines) == 80
    form = re.compile(r"\d+\. defender: [a-z0-9 -]+ #( [1-6])* =[0-9a-f]{8}")
    assert all(form.fullmatch(line) for line in lines)
    assert any(re.search(r"# [1-6]", line) for line in lines)


def tampered(pattern: str, replacement: str) -> tuple[int, Divergence | None]:
    """The line that a change falls on, and what `verify` says of it."""
    text = played(100).journal.text()
    changed, count = re.subn(pattern, replacement, text, count=1, flags=re.MULTILINE)
    assert count == 1, pattern
    lines = zip(text.splitlines(), changed.splitlines(), strict=True)
    line = next(n for n, (a, b) in enumerate(lines, 1) if a != b)
    return line, Journal.parse(changed).verify()


def test_a_changed_die_is_named() -> None:
    line, found = tampered(r"# 1", "# 2")
    assert found is not None
    assert (found.line, found.what) == (line, "dice")


def test_a_changed_checksum_is_named() -> None:
    line, found = tampered(r"=(\w{8})$", "=00000000")
    assert found is not None
    assert (found.line, found.what, found.written) == (line, "position", "00000000")


def test_a_choice_that_is_not_legal_is_named() -> None:
    line, found = tampered(r"^20\. defender: .*?( +#)", r"20. defender: radio chekhov\1")
    assert found is not None
    assert (found.line, found.what) == (line, "choice")


def test_another_seed_breaks_the_commitment() -> None:
    line, found = tampered(r"^seed: 3$", "seed: 4")
    assert found is not None
    assert found.what == "commitment"
    assert found.line == line + 1


def test_a_changed_outcome_is_named() -> None:
    match = played(10_000, seed=5)
    assert match.outcome is not None
    text = match.journal.text()
    changed = text.replace('"winners":[]', '"winners":["defender"]')
    assert changed != text
    found = Journal.parse(changed).verify()
    assert found is not None
    assert found.what == "outcome"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "lacks edition, engine, game, scenario, seed"),
        ("hello", "line 1: expected choice 1"),
        ("game: pavlov\noption: tactics=oops\n", "line 2: option tactics: not a value"),
    ],
)
def test_what_is_no_journal_is_refused_with_its_line(text: str, said: str) -> None:
    with pytest.raises(BadJournal, match=re.escape(said)):
        Journal.parse(text)


def test_a_missing_line_is_noticed() -> None:
    lines = played(20).journal.text().splitlines()
    del lines[-5]
    with pytest.raises(BadJournal, match="expected choice 16"):
        Journal.parse("\n".join(lines))


def test_a_journal_of_another_edition_says_what_to_do() -> None:
    text = re.sub("edition: .*", "edition: 0123456789abcdef", played(5).journal.text())
    with pytest.raises(StavkaError, match="use Stavka"):
        Journal.parse(text).replay()


def test_a_journal_of_an_unknown_game_is_refused() -> None:
    text = played(5).journal.text().replace("game: pavlov", "game: chess")
    with pytest.raises(StavkaError, match="no game 'chess'; there are partisans, pavlov"):
        Journal.parse(text).replay()


def test_comments_and_blank_lines_may_be_added_by_hand() -> None:
    text = played(20).journal.text().replace("\n10. ", "\n# a fine move\n\n10. ")
    assert Journal.parse(text).verify() is None


def test_an_imagined_match_has_no_journal() -> None:
    with pytest.raises(StavkaError, match="did not happen"):
        _ = played(20).imagine("defender", 1).journal


def test_overridden_figures_travel_with_the_journal() -> None:
    edition = GAME.edition.override({"men.chekhov.suppress": 2}, GAME.components)
    match = GAME.start(seed=1, edition=edition)
    match.play("defender", "end-cards")
    text = match.journal.text()
    assert "figure: men.chekhov.suppress=2" in text
    assert Journal.parse(text).replay() == match
