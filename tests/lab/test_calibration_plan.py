"""Plans: what the moves make of the figures, and which plans are refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stavka.kernel import StavkaError
from stavka.lab.calibration_plan import Calibration, read
from tests.lab.plans import PLAN, plan_file

MOVES = PLAN.partition("[moves.tracks]")[0]


def moves(folder: Path, text: str) -> Calibration:
    return read(plan_file(folder, MOVES + text))


def values(plan: Calibration, figure: str) -> list[Any]:
    return [level.get(figure) for move in plan.moves for level in move.levels]


def test_a_plan_says_what_is_played_and_wanted(tmp_path: Path) -> None:
    plan = read(plan_file(tmp_path))
    assert (plan.game, plan.games, plan.batch, plan.rounds) == ("pavlov", 20, 5, 2)
    assert plan.plays["solo"].bots == {"defender": "random"}
    assert plan.plays["solo"].options["tactics"] == "none"
    (wanted,) = plan.wanted
    assert (wanted.name, wanted.target, wanted.within) == ("solo turns.mean", 2, 1)


def test_a_figure_moves_by_steps_within_its_bounds(tmp_path: Path) -> None:
    plan = moves(
        tmp_path,
        """
        [moves.suppression]
        figures = ["men.chernogolov.suppress", "men.pavlov.suppress", "men.svirin.suppress"]
        low = 1
        high = 5
        step = 2
        """,
    )
    assert values(plan, "men.chernogolov.suppress") == [1, 3, 5, 5]  # it is 3
    assert values(plan, "men.pavlov.suppress") == [1, 2, 4, 5]  # it is 2
    assert values(plan, "men.svirin.suppress") == [1, 1, 3, 5]  # it is 1
    assert plan.moves[0].start == 1


def test_levels_begin_with_the_figures_as_they_are(tmp_path: Path) -> None:
    plan = moves(
        tmp_path,
        """
        [moves.points]
        levels = [
          { "storm.nkvd.points" = 8 },
          { "storm.nkvd.points" = 6, "storm.voentorg.points" = 3 },
        ]
        """,
    )
    assert values(plan, "storm.nkvd.points") == [10, 8, 6]
    assert values(plan, "storm.voentorg.points") == [5, 5, 3]
    assert plan.figures((0,)) == {}
    assert plan.figures((1,)) == {"storm.nkvd.points": 8}


def test_a_plan_may_begin_elsewhere(tmp_path: Path) -> None:
    plan = moves(
        tmp_path,
        """
        [moves.points]
        figures = ["storm.nkvd.points"]
        low = 4
        high = 8
        [start]
        "storm.nkvd.points" = 7
        "storm.voentorg.points" = 4
        """,
    )
    assert values(plan, "storm.nkvd.points") == [4, 5, 6, 7, 8]
    assert plan.figures((plan.moves[0].start,)) == {
        "storm.nkvd.points": 7,
        "storm.voentorg.points": 4,
    }


def move(**fields: object) -> str:
    written = {"figures": '["storm.nkvd.points"]', "low": 8, "high": 12} | fields
    lines = [f"{field} = {value}" for field, value in written.items() if value is not None]
    return "\n".join(["[moves.it]", *lines])


def figures(*paths: str) -> str:
    return move(figures=str([*paths]), low=1, high=9)


def levels(*each: str) -> str:
    return move(figures=None, low=None, high=None, levels=f"[{', '.join(each)}]")


REFUSED = [
    (figures("storm.kremlin.points"), "moves.it: no figure 'storm.kremlin.points'"),
    (figures("points"), "no figure 'points'; 'stavka edition show pavlov' lists them"),
    (figures("tracks.track-4.sapper"), "tracks.track-4.sapper is printed"),
    (levels('{"men.chekhov.attack" = 3}'), "men.chekhov.attack is printed"),
    (move() + '\n[start]\n"men.chekhov.attack" = 3', "start: men.chekhov.attack is printed"),
    (figures("storm.milk-house.defense"), "is likely; with likely = true"),
    (figures("wehrmacht.assault.decks"), r"is \[0, 1, 2, 2, 1\], no number: write its levels"),
    (figures("men.kalinin.starter"), "is False, no number"),
    (move(low=11), "storm.nkvd.points is 10, not from 11 to 12"),
    (move(low=12, high=8), "low below high"),
    (move(low=10, high=10), "low below high"),
    (move(high=None), "low and high must be given"),
    (move(step=0), r"moves\[...\].step: Expected `int` >= 1"),
    (move(step=-0.5), r"moves\[...\].step: Expected `float` > 0"),
    (move(step=5), "0 steps from 8 to 12"),
    (move(high=120), "moves.it: storm.nkvd.points: Expected `int` <= 99"),
    (move(low=-1), "Expected `int` >= 0"),
    (move(step=0.5), "Expected `int`, got `float`"),
    (move(levels='[{"storm.nkvd.points" = 3}]'), "either figures with low and high, or levels"),
    (move(figures=None, low=None, high=None), "either figures with low and high, or levels"),
    (move(figures=None, levels='[{"storm.nkvd.points" = 3}]'), "levels have no low and high"),
    (levels('{"wehrmacht.assault.decks" = [0,1,2,3,1]}'), "moves.it: wehrmacht: the decks hold 62"),
    (move() + "\n" + move().replace("it", "other"), "moves.other: storm.nkvd.points is moved"),
    (move(speed=3), "unknown field `speed`"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "problem"), REFUSED)
def test_a_move_that_makes_no_sense_is_refused(tmp_path: Path, text: str, problem: str) -> None:
    with pytest.raises(StavkaError, match=problem):
        moves(tmp_path, text.replace("'", '"'))


def test_a_refused_move_is_told_with_its_line(tmp_path: Path) -> None:
    lines = (MOVES + move(low=11)).splitlines()
    line = lines.index("[moves.it]") + 1
    with pytest.raises(StavkaError, match=rf"plan.toml: line {line}: moves.it: storm"):
        moves(tmp_path, move(low=11))


def test_likely_figures_move_if_the_plan_says_so(tmp_path: Path) -> None:
    text = figures("storm.milk-house.defense").replace("high = 9", "high = 40").replace("'", '"')
    plan = read(plan_file(tmp_path, "likely = true\n" + MOVES + text))
    assert values(plan, "storm.milk-house.defense")[0] == 1


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('game = "pavlov"', 'game = "chess"', "no game 'chess'"),
        ('game = "pavlov"', "", "missing required field `game`"),
        ("games = 20", "games = 0", "games: Expected `int` >= 1"),
        ("games = 20", "confidence = 1.0", "confidence: Expected `float` < 1"),
        ('bots = "random"', 'bots = "nobody"', "no bot 'nobody'"),
        ('bots = "random"', 'bots = { queen = "random" }', "a bot for each of the seats defender"),
        ('bots = "random"', 'bots = "random"\nscenario = "x"', "no scenario 'x'"),
        ('bots = "random"', 'bots = "random"\noptions = { tactics = "x" }', "option tactics"),
        ('play = "solo"', 'play = "duo"', "nothing is played as 'duo'; only solo"),
        ("turns.mean", "turns.best", "turns.best: ends with none of"),
        ("within = 1", "within = 0", "Expected `float` > 0"),
        ("[[wanted]]", "[wanted", "not a TOML file"),
    ],
)
def test_a_plan_that_cannot_be_carried_out_is_refused(
    tmp_path: Path, old: str, new: str, problem: str
) -> None:
    with pytest.raises(StavkaError, match=problem) as refused:
        read(plan_file(tmp_path, PLAN.replace(old, new)))
    assert str(refused.value).startswith(str(tmp_path / "plan.toml"))


def test_a_measure_is_wanted_once(tmp_path: Path) -> None:
    wanted = PLAN[PLAN.index("[[wanted]]") : PLAN.index("[moves.tracks]")]
    with pytest.raises(StavkaError, match="wanted twice"):
        read(plan_file(tmp_path, PLAN.replace(wanted, wanted * 2)))


def test_a_plan_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StavkaError, match="cannot be read"):
        read(tmp_path / "plan.toml")
