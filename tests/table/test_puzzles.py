"""Puzzles at the table: begun where they were found, judged by what one begins with, kept."""

from __future__ import annotations

from typing import Any

import pytest

import stavka
from stavka.kernel import Puzzle
from tests.table.conftest import Come
from tests.table.server import Client, Message, Socket

GAME = stavka.game("pavlov")


def easiest() -> Puzzle:
    return min(GAME.puzzles.values(), key=lambda p: (p.grade, p.name))


def begin(client: Client, puzzle: Puzzle, status: int = 201) -> Message:
    wish = {"game": "pavlov", "puzzle": puzzle.name}
    found: Message = client.post("/api/puzzles", wish, status)
    return found


def told(client: Client, match: str) -> Message:
    found: Message = client.get(f"/api/matches/{match}/puzzle")
    return found


def kept(client: Client, puzzle: Puzzle) -> tuple[Any, ...]:
    listed = client.get("/api/puzzles")["puzzles"]
    (row,) = (r for r in listed if (r["game"], r["puzzle"]) == ("pavlov", puzzle.name))
    return row["tries"], row["found"], row["reached"]


def do(line: Socket, play: tuple[str, ...]) -> None:
    for choice in play:
        line.play(choice)


def until_decided(client: Client, line: Socket, match: str) -> str:
    """Plays on with the first choices until the aim is reached or missed."""
    while (now := told(client, match))["state"] == "open":
        line.play()
    return str(now["state"])


def test_all_are_listed_with_their_aims_in_both_languages(come: Come) -> None:
    anna = come()
    english = anna.get("/api/puzzles", lang="en")["puzzles"]
    russian = anna.get("/api/puzzles", lang="ru")["puzzles"]
    assert [p["puzzle"] for p in english] == [p["puzzle"] for p in russian]
    assert {p["game"] for p in english} == set(stavka.games()) & {p["game"] for p in english}
    for one, other in zip(english, russian, strict=True):
        assert one["aim"] != other["aim"]
        assert (one["tries"], one["found"], one["reached"]) == (0, False, False)
    for id, game in stavka.games().items():
        own = [p for p in english if p["game"] == id]
        assert [p["number"] for p in own] == list(range(1, len(game.puzzles) + 1))
        assert [p["grade"] for p in own] == sorted(p["grade"] for p in own)


def test_it_begins_where_it_was_found_with_dice_of_its_own(come: Come) -> None:
    anna, puzzle = come(), easiest()
    match = begin(anna, puzzle)
    assert match["puzzle"]
    assert match["choices"] == len(puzzle.before)
    line = anna.open(match["id"])
    assert line.welcome["puzzle"]
    start = GAME.begin_puzzle(puzzle)
    assert line.choices == [str(c) for c in start.choices(puzzle.seat)]
    assert line.board == start.view(puzzle.seat)["board"]
    other = begin(come(), puzzle)
    assert match["commitment"] != other["commitment"]
    now = told(anna, match["id"])
    assert (now["state"], now["deed"], now["answers"]) == ("open", "", [])


def test_a_wrong_beginning_is_told_its_odds_and_the_best_one_is_kept(come: Come) -> None:
    anna, puzzle = come(), easiest()
    first, worst = begin(anna, puzzle)["id"], puzzle.tries[-1]
    do(anna.open(first), worst.play)
    now = told(anna, first)
    assert (now["best"], now["chance"], now["most"]) == (False, worst.chance, puzzle.chance)
    assert now["worlds"] == worst.worlds
    assert len(now["answers"]) == puzzle.best
    assert kept(anna, puzzle)[:2] == (1, False)

    second, best = begin(anna, puzzle)["id"], puzzle.tries[0]
    assert anna.mine()[first]["status"] == "aborted"  # one at a time
    line = anna.open(second)
    do(line, best.play)
    now = told(anna, second)
    assert (now["best"], now["chance"], now["found"]) == (True, best.chance, True)
    assert now["next"] == max(each.chance for each in puzzle.tries[1:])
    end = until_decided(anna, line, second)
    tries, found, reached = kept(anna, puzzle)
    assert (tries, found) == (2, True)
    assert reached or end == "missed"
    assert kept(come(), puzzle) == (0, False, False)


def test_solved_when_found_and_reached(come: Come) -> None:
    """Whoever begins well gets there in the end."""
    anna, puzzle = come(), easiest()
    for _ in range(40):
        match = begin(anna, puzzle)["id"]
        line = anna.open(match)
        do(line, puzzle.tries[0].play)
        if until_decided(anna, line, match) == "reached":
            break
    assert kept(anna, puzzle)[1:] == (True, True)


def test_it_is_no_result_and_others_do_not_see_it(come: Come) -> None:
    anna, boris = come(), come()
    match = begin(anna, easiest())["id"]
    boris.get(f"/api/matches/{match}/puzzle", 409)
    anna.open(match).on_turn("resign")
    assert anna.get("/api/profile")["recent"] == []


def test_what_is_no_puzzle_is_not_found(come: Come) -> None:
    anna = come()
    for wish in ({"game": "pavlov", "puzzle": "none"}, {"game": "none", "puzzle": "x"}):
        anna.post("/api/puzzles", wish, 404)
    usual = anna.create()["id"]
    anna.get(f"/api/matches/{usual}/puzzle", 404)
    assert not anna.match(usual)["puzzle"]


@pytest.mark.parametrize("game", ["tanks", "partisans", "stalingrad42"])
def test_puzzles_of_other_games_can_be_begun(come: Come, game: str) -> None:
    anna = come()
    puzzle = next(iter(stavka.game(game).puzzles.values()))
    match = anna.post("/api/puzzles", {"game": game, "puzzle": puzzle.name}, 201)["id"]
    line = anna.open(match)
    assert line.state["waiting"]
    do(line, puzzle.tries[0].play)
    now = told(anna, match)
    assert (now["best"], now["chance"]) == (True, puzzle.chance)
