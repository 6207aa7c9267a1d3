"""The commands take an installed game in like those of the house."""

from __future__ import annotations

import json
import re
import shutil
import sys
from pathlib import Path

import pytest

from stavka.kernel.journal import Journal
from tests.example.installed import SCRIPT, SOURCE, change, run, stavka


def test_its_own_tests_pass(example: Path) -> None:
    own = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider"]
    done = run(example, *own, SOURCE)
    assert not done.returncode, done.stdout
    assert "passed" in done.stdout or "100%" in done.stdout


def test_it_is_listed_after_those_of_the_house(example: Path) -> None:
    found = {game["id"]: game for game in json.loads(stavka(example, "games", "--json"))}
    assert {"pavlov", "tanks", "partisans", "crossing"} <= found.keys()
    assert found["crossing"]["title"] == "Night Crossing"
    assert found["crossing"]["bots"] == ["random", "rollout", "mcts", "lookout"]
    assert "Ночная переправа" in stavka(example, "games", "--lang", "ru")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("import rules\n", "import ruls as rules\n", "ImportError: cannot import name 'ruls'"),
        ("GAME = NightCrossing()", "GAME = NightCrossing", "stavka_crossing:GAME is no Game"),
    ],
)
def test_if_it_cannot_be_loaded_the_others_are_played_all_the_same(
    example: Path, tmp_path: Path, old: str, new: str, why: str
) -> None:
    copy = shutil.copytree(example, tmp_path / "copy")
    change(copy, "__init__.py", old, new)
    listed = run(copy, SCRIPT, "games", "--json")
    assert "pavlov" in {game["id"] for game in json.loads(listed.stdout)}
    assert why in listed.stderr
    asked = run(copy, SCRIPT, "play", "crossing")
    assert asked.returncode == 2
    assert "stavka: the game 'crossing' " in asked.stderr
    assert "Traceback" not in asked.stderr


def test_all_rows_of_its_ledger_are_proved_by_its_tests(example: Path) -> None:
    tests = SOURCE / "tests"
    (report,) = json.loads(stavka(example, "ledger", "crossing", "--json", "--tests", tests))
    assert (report["game"], report["status"]) == ("crossing", "finished")
    assert report["proved"] == report["total"] == 18
    assert report["unknown"] == []


def test_a_person_plays_it_at_a_terminal_against_its_bot(example: Path, tmp_path: Path) -> None:
    journal = tmp_path / "it.journal"
    words = ("play", "crossing", "--bot", "bank=lookout", "--seed", 7, "--journal", journal)
    page = stavka(example, *words, input="row 0302\nrow 0303\nrow 0101\n?sound 0304\nq\n")
    assert "? ? B ? ?  3\n" in page
    assert "The bank (lookout): " in page
    assert "Row to 3-3" in page
    assert "That is too far for one turn.\n[2.1a] Each turn the boat either rows" in page
    assert "66.7%  The bottom is seen" in page
    saved = journal.read_text(encoding="utf-8")
    assert "boat: row 0303" in saved
    page = stavka(example, "play", "--resume", journal, "--lang", "ru", input="q\n")
    assert "Перейти в клетку 3-4" in page


def test_bots_play_it_to_the_end_and_its_journal_replays(example: Path, tmp_path: Path) -> None:
    journal = tmp_path / "it.journal"
    seats = ("--bot", "boat=lookout", "--bot", "bank=rollout")
    stavka(example, "play", "crossing", "--seed", 3, "--journal", journal, *seats)
    parsed = Journal.parse(journal.read_text(encoding="utf-8"))
    assert parsed.outcome is not None
    stavka(example, "verify", journal)
    found = json.loads(stavka(example, "analyse", journal, "--seconds", 3, "--json"))
    assert (found["game"], found["seat"], found["unit"]) == ("crossing", "boat", "chance")
    parts = found["start"] + found["luck"] + found["choices"] + found["others"]
    assert parts == pytest.approx(found["result"])
    assert found["result"] == ("boat" in parsed.outcome.winners) + parsed.outcome.draw / 2


def test_it_is_measured_simulated_and_compared(example: Path) -> None:
    (bench,) = json.loads(stavka(example, "bench", "--game", "crossing", "--json"))
    assert bench["game"] == "crossing"
    assert all(measure["value"] > 0 for measure in bench["measures"])
    asked = ("simulate", "crossing", "--games", 10, "--bots", "lookout", "--json")
    found = json.loads(stavka(example, *asked))
    assert sum(share["count"] for share in found["wins"].values()) == 10
    league = ("league", "crossing", "--games", 2, "--bots", "random,lookout", "--json")
    assert len(json.loads(stavka(example, *league))["bots"]) == 2


def test_an_owner_changes_its_figures(example: Path, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    stavka(example, "edition", "new", "crossing", box)
    text = box.read_text(encoding="utf-8")
    assert "men = 3" in text
    box.write_text(text.replace("# columns = 5", "columns = 3"), encoding="utf-8")
    words = ("play", "crossing", "--bot", "bank=lookout", "--edition", box)
    page = stavka(example, *words, "--journal", tmp_path / "it.journal", input="q\n")
    assert ". B .  1\n" in page.splitlines(keepends=True)
    box.write_text(text.replace("# columns = 5", "columns = 30"), encoding="utf-8")
    done = run(example, SCRIPT, "edition", "check", box)
    assert "rivers.river.columns: 2 to 20" in done.stderr


# The tests of the house that go over all games, and those that list them.
OVER_ALL = ("tests/test_conformance.py", "tests/test_ledger.py", "tests/test_texts.py")
LISTING = ("tests/kernel/test_game.py", "tests/kernel/test_journal.py", "tests/cli/test_games.py")


def test_the_tests_of_the_house_take_it_in_and_pass(example: Path) -> None:
    pytest = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-rA"]
    chosen = "crossing or lookout or test_game or test_journal or test_ledger"
    done = run(example, *pytest, *OVER_ALL, *LISTING, "-k", chosen)
    assert not done.returncode, done.stdout
    for file in OVER_ALL:
        assert re.search(rf"PASSED {file}::\w+\[crossing", done.stdout)
