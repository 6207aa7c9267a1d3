"""Games, scenarios and typed options."""

from __future__ import annotations

from types import ModuleType

import pytest

import stavka
from stavka.kernel import Option, Scenario, StavkaError, Step, steps_of
from tests.kernel import toy

LEVEL = Option("level", "easy", values=("easy", "hard"))
FOG = Option("fog", True)
TURNS = Option("turns", 6, low=4, high=9)
SCENARIO = Scenario("duel", ("red", "blue"), (LEVEL, FOG, TURNS))


def test_installed_games_are_found() -> None:
    assert "pavlov" in stavka.games()
    assert stavka.game("pavlov").id == "pavlov"


def test_an_unknown_game_or_scenario_is_an_error_that_names_those_there_are() -> None:
    with pytest.raises(StavkaError, match=r"no game 'chess'; there are .*pavlov"):
        stavka.game("chess")
    with pytest.raises(StavkaError, match="no scenario 'duo'; there are solo, cooperative"):
        stavka.game("pavlov").start("duo")


def test_the_steps_of_a_game_are_those_its_modules_define() -> None:
    assert set(steps_of(toy)) == set(toy.GAME.steps)
    assert Step not in steps_of(toy)  # imported there


def test_two_steps_of_one_name_are_an_error() -> None:
    other = ModuleType("chapter")
    vars(other)["Act"] = type("Act", (Step,), {"__module__": "chapter"})
    with pytest.raises(StavkaError, match=r"tests.kernel.toy and chapter both have a step Act"):
        steps_of(toy, other)


def test_a_game_that_draws_nothing_for_the_terminal_shows_its_view() -> None:
    match = toy.GAME.start(seed=1)
    lines = match.game.sketch(match.view("red"), match.game.texts("en")).splitlines()
    assert lines[:4] == ["round: 1", "coins:", "  red: 3", "  blue: 3"]
    assert "discard: " in lines
    assert any(line.startswith("card: ") for line in lines)
    watched = match.game.sketch(match.view(None), match.game.texts("en")).splitlines()
    assert not any(line.startswith("card: ") for line in watched)


def test_options_have_defaults() -> None:
    assert SCENARIO.check({}) == {"level": "easy", "fog": True, "turns": 6}


@pytest.mark.parametrize(
    ("given", "value"),
    [
        ({"level": "hard"}, "hard"),
        ({"fog": False}, False),
        ({"fog": "off"}, False),
        ({"fog": "Yes"}, True),
        ({"turns": 9}, 9),
        ({"turns": "4"}, 4),
    ],
)
def test_options_are_typed_and_also_read_from_text(given: dict[str, object], value: object) -> None:
    (name,) = given
    assert SCENARIO.check(given)[name] == value


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"level": "epic"}, "option level: 'epic' is none of easy, hard"),
        ({"fog": "maybe"}, "option fog: 'maybe' is neither true nor false"),
        ({"fog": 3}, "option fog: 3 is neither true nor false"),
        ({"turns": 10}, "option turns: 10 is not from 4 to 9"),
        ({"turns": "many"}, "option turns: 'many' is not from 4 to 9"),
        ({"turns": True}, "option turns: True is not from 4 to 9"),
        ({"wind": 1}, "duel has no option 'wind'; options: level, fog, turns"),
    ],
)
def test_bad_options_are_errors_that_say_what_may_be(given: dict[str, object], said: str) -> None:
    with pytest.raises(StavkaError) as problem:
        SCENARIO.check(given)
    assert str(problem.value) == said


def test_options_have_a_json_schema() -> None:
    assert SCENARIO.schema() == {
        "type": "object",
        "additionalProperties": False,
        "properties": {
            "level": {"type": "string", "default": "easy", "enum": ["easy", "hard"]},
            "fog": {"type": "boolean", "default": True},
            "turns": {"type": "integer", "default": 6, "minimum": 4, "maximum": 9},
        },
    }
