"""The puzzles of the games: each can be begun, and what was measured holds in other worlds."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import stavka
from stavka.coach.puzzles import Trait, Trial, Wanted, traits
from stavka.coach.worlds import Player
from stavka.kernel import Game, Puzzle
from stavka.kernel.puzzle import load, written
from stavka.testing.puzzles import check_puzzles
from tests.samples import SAMPLES

HOUSE = {"pavlov": 10, "tanks": 10, "partisans": 10, "stalingrad42": 10}  # so many at least
WORLDS = 40
NOISE = 0.25  # three deviations of the difference between so many worlds and the proof


@pytest.mark.parametrize("game", HOUSE)
def test_every_game_has_puzzles_that_can_be_played(game: str) -> None:
    assert len(stavka.game(game).puzzles) >= HOUSE[game]
    assert list(check_puzzles(stavka.game(game))) == []


@pytest.mark.parametrize("game", HOUSE)
def test_what_a_puzzle_says_is_what_makes_it_one(game: str) -> None:
    for puzzle in stavka.game(game).puzzles.values():
        assert 0.35 <= puzzle.chance <= 1
        assert 0.15 <= puzzle.second <= puzzle.chance - 0.1  # something else tempts, and is worse
        assert puzzle.best <= 3
        assert 1 <= puzzle.grade <= 5
        assert "random" in puzzle.bots
        assert all(0 <= share <= 1 for share in puzzle.bots.values())
        assert all(each.worlds >= 20 for each in puzzle.tries)


@pytest.mark.parametrize("game", HOUSE)
def test_none_is_much_like_another(game: str) -> None:
    title = stavka.game(game)
    known: dict[Trait, str] = {}
    for name, puzzle in title.puzzles.items():
        its = traits(title, puzzle)
        assert [known[trait] for trait in its if trait in known] == [], name
        known |= dict.fromkeys(its, name)


def test_those_of_stalingrad_are_of_both_sides_and_of_all_kinds() -> None:
    found = stavka.game("stalingrad42").puzzles.values()
    assert {puzzle.seat for puzzle in found} == {"axis", "soviet"}
    assert {"fall-blau", "caucasus", "uranus"} <= {puzzle.scenario for puzzle in found}
    assert len({puzzle.aim for puzzle in found}) >= 5
    assert {puzzle.grade for puzzle in found} >= {1, 2, 3, 4}


@pytest.mark.parametrize("game", HOUSE)
def test_a_file_says_all_of_a_puzzle(game: str) -> None:
    for name, puzzle in stavka.game(game).puzzles.items():
        read = msgspec.toml.decode(written(puzzle, "heading"), type=Puzzle)
        assert msgspec.structs.replace(read, name=name) == puzzle


def proofs() -> list[Any]:
    """One puzzle of each game, others in other samples."""
    found = []
    for id in HOUSE:
        puzzles = list(stavka.game(id).puzzles.values())
        chosen = puzzles[:SAMPLES]
        found += [pytest.param(stavka.game(id), p, id=f"{id}-{p.name}") for p in chosen]
    return found


@pytest.mark.sampled
@pytest.mark.parametrize(("game", "puzzle"), proofs())
def test_a_proof_holds_in_other_worlds(game: Game[Any], puzzle: Puzzle) -> None:
    trial = Trial(game.begin_puzzle(puzzle), puzzle.seat, Player(game), "other worlds")
    wanted = Wanted(puzzle.aim, puzzle.args, game.aims[puzzle.aim].state)
    best, second = puzzle.tries[0], puzzle.tries[puzzle.best]
    (found,) = trial.chances([best.play, second.play], [wanted], WORLDS)
    chances = {play: chance for chance, play in found.ranked}
    assert chances[best.play] == pytest.approx(best.chance, abs=NOISE)
    assert chances[second.play] == pytest.approx(second.chance, abs=NOISE)


def test_a_game_without_a_folder_has_none() -> None:
    assert load("stavka.hexes") == {}
