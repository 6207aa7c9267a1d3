"""`stavka games`, help, version, and the choice of the language."""

from __future__ import annotations

import json

import pytest

import stavka
from stavka.cli.speech import language
from tests.cli.conftest import Run, Shell, one_sentence

COMMANDS = (
    ("games",), ("play",), ("replay",), ("verify",), ("analyse",), ("simulate",),
    ("league",), ("bench",), ("ledger",), ("edition",), ("edition", "new"), ("edition", "check"),
    ("edition", "show"),
)  # fmt: skip


def test_games_lists_scenarios_seats_and_options(run: Run) -> None:
    said = run("games").output
    assert "pavlov: Pavlov’s House" in said
    assert "competitive-three" in said
    assert "defender (Soviet player), wehrmacht (German player)" in said
    assert "tactics=none|veteran|elite" in said
    assert "operational-support=false|true" in said


def test_games_in_russian(run: Run) -> None:
    said = run("games", "--lang", "ru").output
    assert "pavlov: Дом Павлова" in said
    assert "Кооперативная игра для двоих" in said


def test_games_as_json(run: Run) -> None:
    games = {game["id"]: game for game in json.loads(run("games", "--json").output)}
    assert list(games) == list(stavka.games())
    assert {"partisans", "pavlov", "tanks"} <= games.keys()
    pavlov = games["pavlov"]
    assert [s["id"] for s in pavlov["scenarios"]] == [
        "solo", "cooperative", "competitive", "competitive-three",
    ]  # fmt: skip
    assert pavlov["scenarios"][2]["seats"] == ["defender", "wehrmacht"]
    tactics = pavlov["scenarios"][0]["options"][0]
    assert tactics["enum"] == ["none", "veteran", "elite"]
    assert tactics["default"] == "none"


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_has_help_with_an_example(run: Run, command: tuple[str, ...]) -> None:
    result = run(*command, "--help")
    assert result.exit_code == 0
    assert f"Example: stavka {' '.join(command)}" in result.output


def test_without_a_command_there_is_help(run: Run) -> None:
    result = run()
    assert result.exit_code == 0
    assert "Example: stavka play pavlov" in result.output


def test_version(shell: Shell) -> None:
    done = shell("--version")
    assert (done.returncode, done.stdout) == (0, f"stavka {stavka.__version__}\n")


@pytest.mark.parametrize(
    ("given", "environment", "chosen"),
    [
        ("ru", {"STAVKA_LANG": "en"}, "ru"),
        (None, {"STAVKA_LANG": "ru", "LANG": "en_US.UTF-8"}, "ru"),
        (None, {"LANG": "ru_RU.UTF-8"}, "ru"),
        (None, {"LC_ALL": "en_GB.UTF-8", "LANG": "ru_RU.UTF-8"}, "en"),
        (None, {"LC_ALL": "ru_RU.UTF-8", "LANG": "en_GB.UTF-8"}, "ru"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "C"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_comes_from_the_option_then_the_environment(
    monkeypatch: pytest.MonkeyPatch, given: str | None, environment: dict[str, str], chosen: str
) -> None:
    for name in ("STAVKA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language(given) == chosen


def test_an_unknown_language_is_an_error(run: Run) -> None:
    assert one_sentence(run("games", "--lang", "de")) == "no language 'de'; there are en, ru"
