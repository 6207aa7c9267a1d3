"""A scenario file that is sent along when a match is made: the server completes and judges it."""

from __future__ import annotations

from typing import Any

import pytest

from stavka.games.tanks.scenario_files import DEFAULTS, LINE_LENGTH, TEMPLATE
from tests.table.conftest import Come
from tests.table.server import Client, Message

FILE = """
[scenario]
turns = 3
soviet = ["t34 0102"]
german = ["pz2 0307"]
[map]
rows = [".......", "..b....", "......."]
"""


def made(person: Client, file: str, status: int = 201, **wish: Any) -> Message:
    asked = {"game": "tanks", "scenario": "own-scenario", "file": file, **wish}
    found: Message = person.post("/api/matches", asked, status)
    return found


def test_what_a_file_leaves_out_is_filled_in(come: Come) -> None:
    person = come()
    match = made(person, FILE)["id"]
    tables = person.get(f"/api/matches/{match}/edition")["tables"]
    played = {name: figure["value"] for name, figure in tables["scenarios"]["own-scenario"].items()}
    said = {"turns": 3, "last": 3, "soviet": ["t34 0102"], "german": ["pz2 0307"]}
    assert played == DEFAULTS["scenario"] | said
    rows = {"rows": [".......", "..b....", "......."]}
    drawn = {name: figure["value"] for name, figure in tables["maps"]["own"].items()}
    assert drawn == DEFAULTS["map"] | rows
    assert set(person.open(match).board["units"]) == {"t34-1", "pz2-1"}


def test_figures_of_ones_own_go_with_a_file(come: Come) -> None:
    person = come()
    match = made(person, FILE, figures={"units.t34.march": 7})["id"]
    tables = person.get(f"/api/matches/{match}/edition")["tables"]
    assert tables["units"]["t34"]["march"] == {"value": 7, "origin": "own"}
    assert tables["scenarios"]["own-scenario"]["turns"]["value"] == 3


def test_the_template_can_be_played_again_with_sides_swapped(come: Come) -> None:
    person = come()
    match = made(person, TEMPLATE.format(file="x"))["id"]
    person.open(match).on_turn("resign", "german")
    again = person.post(f"/api/matches/{match}/rematch", {}, 201)["id"]
    assert len(person.open(again).board["units"]) == 5


@pytest.mark.parametrize(
    ("old", "new", "reason", "line", "detail"),
    [
        ("turns = 3", "turns three", "unreadable-scenario", 3, "not a TOML file"),
        ('"......."]\n', '"......."\n', "unreadable-scenario", 7, "not a TOML file"),
        ("turns = 3", f"turns = {'9' * LINE_LENGTH}", "unreadable-scenario", 3, "longer than"),
        ("turns = 3", "x = " + "[" * 1900, "unreadable-scenario", 7, "not a TOML file"),
        ("turns = 3", 'turns = "three"', "bad-scenario", 3, "scenario.turns: "),
        ("turns = 3", "rounds = 3", "bad-scenario", 3, "scenario.rounds: no such field"),
        ('"t34 0102"', '"t34 9999"', "bad-scenario", 4, "scenario.soviet: no hex"),
        ('["pz2 0307"]', "[7]", "bad-scenario", 5, "scenario.german"),
        ("[map]", '[maps]', "bad-scenario", 6, "maps: no such table"),
        ("[scenario]", 'game = "pavlov"\n[scenario]', "bad-scenario", 2, "is for the game"),
        ("[scenario]", "[map]", "unreadable-scenario", 6, "not a TOML file"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_mistake_is_told_with_its_line(
    come: Come, language: str, old: str, new: str, reason: str, line: int, detail: str
) -> None:
    person = come(language=language)
    assert old in FILE
    refused = made(person, FILE.replace(old, new, 1), 400)
    assert (refused["reason"], f" {line} " in refused["text"]) == (reason, True), refused
    assert detail in refused["detail"]
    assert ("Строка" in refused["text"]) == (language == "ru")
    assert len(str(refused)) < 1500
    assert person.mine() == {}


def test_a_file_without_a_scenario_is_refused_as_a_whole(come: Come) -> None:
    refused = made(come(), '[map]\nrows = ["..."]', 400)
    assert refused["text"] == "This scenario cannot be played."
    assert refused["detail"] == "it has no table scenario"


def test_a_game_that_knows_no_files_says_so(come: Come) -> None:
    wish = {"game": "pavlov", "file": FILE}
    refused = come().post("/api/matches", wish, 400)
    assert refused["text"] == "pavlov knows no scenario files"
