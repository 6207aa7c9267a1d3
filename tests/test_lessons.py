"""The first turns that are learned by doing: each can be played as it expects, and ends as it
says."""

from __future__ import annotations

from typing import Any

import pytest

import stavka
from stavka.bots.lesson import Course
from stavka.kernel import Game, Lesson, Stage
from stavka.testing.lessons import check_lesson

HOUSE = ("pavlov", "tanks", "partisans", "stalingrad42")


@pytest.mark.parametrize("game", HOUSE)
def test_a_lesson_can_be_played_as_it_expects(game: str) -> None:
    assert stavka.game(game).lesson is not None
    assert list(check_lesson(stavka.game(game))) == []


def whole(game: str) -> dict[str, Any]:
    """What the learner sees when all is done."""
    course = Course(stavka.game(game))
    assert len(list(course.steps())) > 10
    board: dict[str, Any] = course.match.view(course.lesson.seat)["board"]
    return board


def test_pavlov_ends_with_an_empty_square_and_all_men_alive() -> None:
    board = whole("pavlov")
    assert board["turn"] == 2
    assert [man["place"] for man in board["men"].values()].count("reserves") == 4
    assert {name: board["men"][name]["place"] for name in ("chekhov", "glushenko")} == {
        "chekhov": "red-purple-5",
        "glushenko": "red-purple-6",
    }


def test_tanks_end_with_two_burning_and_the_third_suppressed() -> None:
    units = whole("tanks")["units"]
    assert (units["pz4d-1"]["strength"], units["pz4d-1"]["suppressed"]) == (1, True)
    assert units["t34-1"]["strength"] == 3


def test_partisans_end_with_twenty_points_and_a_fire_put_out() -> None:
    own, other = whole("partisans")["camps"]
    assert (own["points"], sum(own["people"].values()), own["brigade"]) == (20, 7, True)
    assert other["points"] == 0


def test_stalingrad_ends_with_the_line_broken() -> None:
    units = whole("stalingrad42")["units"]
    assert (units["pz-3"][0], units["inf-113"][0], units["rd-169"][0]) == ("1812", "1713", "1911")


# What the check finds


def taught(monkeypatch: pytest.MonkeyPatch, **changed: Any) -> list[str]:
    """What is found wrong with a lesson of Pavlov's House."""
    game: Game[Any] = stavka.game("pavlov")
    stage = Stage(text="lesson-hand", play=changed.pop("play", ("end-cards",)))
    lesson = Lesson(seed="lesson-2", seat="defender", stage=(stage,), end="lesson-end", **changed)
    monkeypatch.setattr(game, "lesson", lesson)
    return list(check_lesson(game))


def test_a_choice_that_is_not_offered_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    (fault,) = taught(monkeypatch, play=("end-cards", "end-cards"))
    assert fault.startswith("lesson.toml: lesson-hand, play[1]: ")


def test_a_choice_that_leads_elsewhere_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    (fault,) = taught(monkeypatch, play=("play s08 reinforce | end-cards",))
    assert "after 'end-cards' something else is asked" in fault


def test_a_beginning_that_cannot_be_played_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    (fault,) = taught(monkeypatch, before=("defender: end-moves",))
    assert fault.startswith("lesson.toml: before it begins: ")
