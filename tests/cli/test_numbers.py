"""`stavka simulate`, `league`, `bench` and `ledger`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import stavka
from tests.cli.conftest import Open, Run, one_sentence

TIMES = ("seconds", "games_per_second")


def simulated(run: Run, *args: object) -> dict[str, Any]:
    result = run("simulate", "pavlov", *args, "--json")
    assert result.exit_code == 0, result
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def without_times(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key not in TIMES}


def test_simulate_as_json(run: Run) -> None:
    found = simulated(run, "--games", 12, "--bots", "random", "--seed", 7)
    assert found["plan"]["bots"] == {"defender": "random"}
    assert sum(share["count"] for share in found["outcomes"].values()) == 12
    for share in found["outcomes"].values():
        assert 0 <= share["low"] <= share["share"] <= share["high"] <= 1
    assert found["choices"]["count"] == found["turns"]["count"] == 12
    assert list(found["turns"]["quantiles"]) == ["0", "5", "25", "50", "75", "95", "100"]
    assert found["games_per_second"] > 0


@pytest.mark.slow
def test_simulate_is_the_same_on_any_number_of_processes(run: Run) -> None:
    one, again, three = (
        simulated(run, "--games", 20, "--seed", 7, "--jobs", jobs) for jobs in (1, 1, 3)
    )
    assert without_times(one) == without_times(again) == without_times(three)
    other = simulated(run, "--games", 20, "--seed", 8)
    assert other["choices"] != one["choices"]


def test_simulate_as_a_table(run: Run) -> None:
    args = ("--games", 4, "--scenario", "competitive", "--bots", "defender=random,wehrmacht=random")
    english = run("simulate", "pavlov", *args)
    assert english.exit_code == 0
    assert "Pavlov’s House, competitive: 4 games" in english.output
    assert "German player (random)" in english.output
    assert "95% interval" in english.output
    assert english.stderr == ""
    russian = run("simulate", "pavlov", *args, "--lang", "ru").output
    assert "Дом Павлова, competitive: 4 партии" in russian


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ["solo", "cooperative", "competitive", "competitive-three"])
def test_simulate_runs_every_scenario_with_its_options(run: Run, scenario: str) -> None:
    options: tuple[str, ...] = ("--option", "operational-support=true")
    if scenario in ("solo", "cooperative"):
        options += ("--option", "tactics=elite")
    found = simulated(run, "--games", 3, "--scenario", scenario, *options)
    assert found["plan"]["options"]["operational-support"] is True
    assert found["choices"]["count"] == 3


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("chess",), "no game 'chess'"),
        (("pavlov", "--bots", "nobody"), "no bot 'nobody'"),
        (("pavlov", "--bots", "queen=random"), "no seat 'queen'; the seats are defender"),
        (
            ("pavlov", "--scenario", "competitive", "--bots", "defender=random"),
            "no bot for the seat 'wehrmacht'",
        ),
        (("pavlov", "--games", "0"), "Invalid value for '--games'"),
        (("pavlov", "--games", "x"), "Invalid value for '--games'"),
        (("pavlov", "--jobs", "0"), "Invalid value for '--jobs'"),
        (("pavlov", "--seed", "x"), "Invalid value for '--seed'"),
        (("pavlov", "--scenario", "x"), "pavlov has no scenario 'x'"),
        (("pavlov", "--option", "tactics=x"), "option tactics: 'x' is none of"),
        (("pavlov", "--frob"), "No such option"),
    ],
    ids=" ".join,
)
def test_simulate_refuses_bad_input_in_one_sentence(
    run: Run, args: tuple[str, ...], sentence: str
) -> None:
    assert one_sentence(run("simulate", *args)).startswith(sentence)


def test_results_are_kept_and_gone_on_with(run: Run, tmp_path: Path) -> None:
    args = ("--games", 4, "--seed", 3)
    file, table = tmp_path / "games.jsonl", tmp_path / "games.parquet"
    found = simulated(run, *args, "--results", file)
    lines = file.read_text().splitlines()
    assert len(lines) == 5
    file.write_text("\n".join(lines[:3]) + "\n")
    assert without_times(simulated(run, *args, "--results", file)) == without_times(found)
    assert file.read_text().splitlines() == lines
    simulated(run, *args, "--results", table)
    assert sorted(tmp_path.glob("games.*")) == [file, table]
    said = one_sentence(run("simulate", "pavlov", *args, "--results", table))
    assert said == f"{table}: exists already and is not overwritten"
    page = tmp_path / "report.html"
    assert run("report", table, "--out", page).output.startswith("Report written: ")
    assert "<svg" in page.read_text()
    plot = tmp_path / "decided.svg"
    assert run("report", table, "--out", plot).output.startswith("Report written: ")
    assert plot.read_text().startswith("<svg")
    assert ">Last turn</text>" in plot.read_text()
    said = one_sentence(run("report", file, "--out", page))
    assert said == f"{page}: exists already and is not overwritten"
    assert one_sentence(run("report", tmp_path / "x", "--out", "y")).startswith(f"{tmp_path}/x: ")
    said = one_sentence(run("simulate", "pavlov", "--seed", 4, "--results", file))
    assert said.startswith(f"{file}: holds results of another plan")


@pytest.mark.slow
def test_progress_is_shown_at_a_terminal(terminal: Open) -> None:
    shown = terminal("simulate", "pavlov", "--games", 40)
    assert shown.end() == 0
    assert "0/40" in shown.screen


def test_league_compares_bots(run: Run) -> None:
    args = ("league", "pavlov", "--bots", "random,veteran", "--games", 2, "--seed", 1)
    found = json.loads(run(*args, "--json").output)
    assert [record["bot"] for record in found["bots"]] == ["random", "veteran"]
    assert all(record["games"] == 2 for record in found["bots"])
    lines = run(*args).output.splitlines()
    assert lines[0].split()[:2] == ["Bot", "Games"]
    assert [line.split()[0] for line in lines[1:]] == ["veteran", "random"]
    assert run(*args, "--lang", "ru").output.startswith("Бот")


def test_the_ladder_rates_bots(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    args = ("league", "tanks", "--scenario", "training", "--bots", "random,recruit", "--ladder")
    found = json.loads(run(*args, "--games", 2, "--results", file, "--json").output)
    assert [rung["bot"] for rung in found["rungs"]] == ["recruit", "random"]
    assert len(file.read_text().splitlines()) == 1 + 2 * 2
    said = run(*args, "--games", 2, "--results", file).output
    assert said.split()[:2] == ["Bot", "Elo"]
    assert run(*args, "--games", 1, "--lang", "ru").output.startswith("Бот")
    other = one_sentence(run(*args, "--games", 2, "--trials", 7, "--results", file))
    assert other.startswith(f"{file}: holds results of another plan")
    other = one_sentence(run(*args, "--games", 3, "--results", file))
    assert other.startswith(f"{file}: holds results of another plan")


def test_league_of_a_contest_shows_the_sides(run: Run) -> None:
    args = ("--bots", "random,veteran", "--games", 1, "--scenario", "competitive")
    said = run("league", "pavlov", *args).output
    assert said.count("Soviet player") == said.count("German player") == 2


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        ((), "name the bots, as in --bots random,veteran; --ladder takes all"),
        (("--bots", "random", "--ladder"), "a ladder needs two bots or more"),
        (("--bots", "random,nobody"), "no bot 'nobody'"),
        (("--bots", "random,random"), "a league needs some bots, each named once"),
        (("--bots", ","), "a league needs some bots, each named once"),
        (("--bots", "random", "--scenario", "competitive"), "competitive is a contest"),
        (("--bots", "random", "--option", "x=1"), "solo has no option 'x'"),
    ],
    ids=" ".join,
)
def test_league_refuses_bad_input_in_one_sentence(
    run: Run, args: tuple[str, ...], sentence: str
) -> None:
    assert one_sentence(run("league", "pavlov", *args)).startswith(sentence)


def test_bench_shows_budget_and_goal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stavka.lab.bench.GAMES", 2)
    monkeypatch.setattr("stavka.lab.bench.SAMPLES", 4)
    said = run("bench", "--game", "pavlov").output
    assert "Random play, choices a second" in said
    assert "30,000" in said
    (found,) = json.loads(run("bench", "--game", "pavlov", "--json").output)
    names = ["choices", "games", "fork", "imagine", "view", "encode", "load"]
    assert [m["name"] for m in found["measures"]] == names
    assert found["measures"][0]["budget"] == 30_000
    assert found["measures"][0]["verdict"] in ("ok", "over", "goal")
    assert "Копия партии" in run("bench", "--game", "partisans", "--lang", "ru").output
    assert one_sentence(run("bench", "--game", "chess")).startswith("no game 'chess'")


def test_ledger_counts_and_lists(run: Run) -> None:
    (pavlov,) = json.loads(run("ledger", "pavlov", "--json").output)
    assert pavlov["game"] == "pavlov"
    assert pavlov["total"] == 260
    said = run("ledger").output
    assert "stalingrad42" in said
    assert said.count("finished") == len(stavka.games())


def test_ledger_errors(run: Run, tmp_path: Path) -> None:
    assert one_sentence(run("ledger", "chess")).startswith("no ledger of a game 'chess'")
    said = one_sentence(run("ledger", "--tests", tmp_path / "nowhere"))
    assert said.startswith(f"{tmp_path}/nowhere: no such folder")
