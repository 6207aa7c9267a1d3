"""Puzzles are found and proved in a game whose values are known."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import msgspec
import pytest

from stavka.coach.puzzles import Search, deeds, grade, named, traits
from stavka.kernel import Aim, Match, Puzzle, registry
from stavka.kernel.puzzle import Args, written
from stavka.testing.puzzles import check_puzzles
from tests.coach.ford import GAME, SEAT, Position

SAFE, BOLD = 25 / 36, 10 / 36  # who wades twice, who swims first


def asked(p: Position, seat: str) -> Iterator[Args]:
    yield {"arms": 2}


def state(start: Position, now: Position, seat: str, args: Args) -> bool | None:
    return bool(now.outcome.winners) if now.outcome else None


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "games", lambda: {"ford": GAME})
    monkeypatch.setattr(type(GAME), "aims", {"over": Aim(asked, state)})


def found(count: int = 1, seed: str = "1") -> list[Puzzle]:
    return list(Search(GAME, seed, count).puzzles(0, 20))


def test_the_best_deeds_stand_before_the_others_with_their_true_chances() -> None:
    (puzzle,) = found()
    assert (puzzle.seat, puzzle.aim, puzzle.args) == (SEAT, "over", {"arms": 2})
    chances = {each.play: each.chance for each in puzzle.tries}
    first = not puzzle.before  # else it begins before the second arm
    assert set(chances) <= {("wade",), ("swim",), ("rest",)}
    assert chances["wade",] == pytest.approx(SAFE if first else 5 / 6, abs=0.15)
    assert chances["swim",] == pytest.approx(BOLD if first else 1 / 3, abs=0.15)
    assert {each.play for each in puzzle.tries[: puzzle.best]} == {("wade",), ("rest",)}
    assert puzzle.chance - puzzle.second > 0.12
    assert puzzle.bots["wader"] == pytest.approx(puzzle.chance, abs=0.35)
    assert puzzle.bots["random"] < puzzle.bots["wader"]


def test_the_same_seed_finds_the_same() -> None:
    assert found(5) == found(5)
    assert found(1, "1")[0].seed != found(1, "2")[0].seed


def test_a_search_goes_on_where_another_has_ended() -> None:
    one, other = found(5)  # of five, two may have the same aim
    number = int(one.seed.rpartition("/")[2])
    (again,) = Search(GAME, "1", 1).puzzles(number + 1, 20)
    assert again == other


def test_none_is_found_twice() -> None:
    """In a turn the same is asked but once; how many arms are left is no other aim."""
    puzzles = found(9)
    assert len(puzzles) == 2
    assert {bool(puzzle.before) for puzzle in puzzles} == {False, True}
    one, other = (traits(GAME, puzzle) for puzzle in puzzles)
    assert not one & other
    again = msgspec.structs.replace(puzzles[0], args={"arms": 1})
    assert traits(GAME, again) == one
    third = msgspec.structs.replace(puzzles[0], aim="drown")
    assert not one & traits(GAME, third)  # to wade is another deed elsewhere
    assert named([("wade",), ("send", "to the ford"), ("wade arm-2",)]) == [
        ("send", "to the ford"),
        ("wade arm-2",),
    ]


def test_a_search_for_hard_ones_finds_no_others() -> None:
    (puzzle,) = found()

    def harder(grade: int) -> list[Puzzle]:
        return list(Search(GAME, "1", 1, grade=grade).puzzles(0, 20))

    assert harder(puzzle.grade) == [puzzle]
    assert harder(5) == []  # there is a bot that wades


def test_a_file_gives_the_same_puzzle_and_the_kit_finds_nothing_wrong(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (puzzle,) = found()
    read = msgspec.toml.decode(written(puzzle, "heading"), type=Puzzle)
    assert read == puzzle
    monkeypatch.setattr(type(GAME), "puzzles", {"one": puzzle})
    # It has no texts.
    (fault,) = check_puzzles(GAME)
    assert fault == "puzzles/one.toml: en: no message 'aim-over'"
    worse = msgspec.structs.replace(puzzle, check="00000000", seat="bear", aim="fly")
    monkeypatch.setattr(type(GAME), "puzzles", {"one": worse})
    assert list(check_puzzles(GAME)) == ["puzzles/one.toml: no aim 'fly'; there are over"]


def test_deeds_end_where_the_same_is_asked_again() -> None:
    match = cast(Match[Any], GAME.start(seed=1))
    assert deeds(match, SEAT) == [("wade",), ("swim",), ("rest",)]


def test_what_bots_solve_less_often_is_harder() -> None:
    assert grade([0.8, 0.8], 0.8) == 1
    assert grade([0.8, 0.0], 0.8) == 3
    assert grade([0.0, 0.0], 0.8) == 5
