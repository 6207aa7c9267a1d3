"""`stavka calibrate`, from a plan to an edition file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run, one_sentence
from tests.lab.plans import PLAN, plan_file

SMALL = PLAN.replace("games = 20", "games = 10")


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_plan_becomes_an_edition_file(run: Run, here: Path) -> None:
    plan = plan_file(here, SMALL)
    said = run("calibrate", plan)
    assert said.exit_code == 0, said
    assert "Pavlov’s House: 2 moves, solo" in said.output
    assert "Try 1   As it stands" in said.output
    assert "aircraft +2" in said.output
    assert "Games a second:" in said.output
    assert "more tries in this round, minutes:" in said.output
    assert "Everything is as wanted." in said.output
    assert "solo turns.mean" in said.output
    assert "Written: plan.edition.toml" in said.output
    shown = run("edition", "show", "pavlov", "plan.edition.toml", "--json")
    changed = [row for row in json.loads(shown.stdout)["figures"] if row["changed"]]
    assert {row["origin"] for row in changed} == {"reconstructed"}
    assert "wehrmacht.ju87-4.decks" in {row["figure"] for row in changed}
    args = ("--games", 10, "--edition", "plan.edition.toml", "--json")
    turns = json.loads(run("simulate", "pavlov", *args).stdout)["turns"]["mean"]
    assert abs(turns - 2) <= 1

    # Once more: nothing is overwritten, and nothing played again.
    assert one_sentence(run("calibrate", plan)).startswith("plan.edition.toml: exists already")
    again = run("calibrate", plan, "--out", "it.toml", "--lang", "ru")
    assert again.exit_code == 0, again
    assert Path("it.toml").read_bytes() == Path("plan.edition.toml").read_bytes()
    assert "Дом Павлова: 2 изменения, solo" in again.output
    assert "Всё так, как задано." in again.output
    assert "Партий в секунду" not in again.output
    found = json.loads(run("calibrate", plan, "--out", "json.toml", "--json").stdout)
    assert (found["met"], found["levels"]["aircraft"]) == (True, 2)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("tracks.track-1.length", "tracks.track-9.length", "no figure 'tracks.track-9.length'"),
        ("tracks.track-1.length", "tracks.track-1.colour", "tracks.track-1.colour is printed"),
        ("high = 5", "high = 2", "low and high must be given, and low below high"),
    ],
)
def test_a_bad_plan_is_refused_in_one_sentence(
    run: Run, here: Path, old: str, new: str, sentence: str
) -> None:
    said = one_sentence(run("calibrate", plan_file(here, SMALL.replace(old, new))))
    line = SMALL.splitlines().index("[moves.tracks]") + 1
    assert said.startswith(f"{here / 'plan.toml'}: line {line}: moves.tracks: {sentence}")
    assert not list(here.glob("*.jsonl"))
