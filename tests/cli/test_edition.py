"""`stavka edition new|check|show`."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import stavka
from stavka.games.pavlov import GAME
from stavka.games.stalingrad42.game import GAME as STALINGRAD
from stavka.kernel import Game
from tests.cli.conftest import Run, one_sentence


@pytest.fixture
def box(tmp_path: Path) -> Path:
    return tmp_path / "my-box.toml"


def test_new_writes_every_figure_with_its_value_and_origin(run: Run, box: Path) -> None:
    result = run("edition", "new", "pavlov", box)
    assert (result.exit_code, result.output) == (0, f"Written: {box}\n")
    text = box.read_text()
    figures = [
        (table, entry, field, value)
        for table, entries in GAME.edition.figures.items()
        for entry, fields in entries.items()
        for field, value in fields.items()
    ]
    assert len(re.findall(r"^# [a-z]+ = .*# (printed|likely|reconstructed)$", text, re.M)) == len(
        figures
    )
    assert "[men.chekhov]" in text
    assert "\n# attack = 4  # printed\n" in text
    assert re.search(r'\n# colours = \["green", "green", .*  # likely\n', text)


def test_a_new_file_changes_nothing(run: Run, box: Path) -> None:
    run("edition", "new", "pavlov", box)
    assert GAME.read_edition(box).hash == GAME.edition.hash
    assert run("edition", "check", box).output == f"{box}: Good; it changes no figure.\n"


@pytest.mark.parametrize("title", [GAME, STALINGRAD], ids=lambda title: title.id)
def test_every_line_of_a_new_file_can_be_taken_as_it_is(
    run: Run, box: Path, title: Game[Any]
) -> None:
    run("edition", "new", title.id, box)
    box.write_text(re.sub(r"^# (\w+ = .*)$", r"\1", box.read_text(), flags=re.M))
    edition = title.read_edition(box)
    assert edition.hash == title.edition.hash
    assert len(edition.overrides) == len(title.edition.origins)


def test_uncommenting_a_line_is_enough(run: Run, box: Path) -> None:
    run("edition", "new", "pavlov", box)
    text = box.read_text()
    at = text.index("[men.chekhov]")
    box.write_text(text[:at] + text[at:].replace("# suppress = 1", "suppress = 3", 1))
    result = run("edition", "check", box)
    assert result.exit_code == 0
    assert result.output == f"{box}: Good; it changes 1 figure.\n"
    assert GAME.read_edition(box).overrides == {"men.chekhov.suppress": 3}


def test_new_never_overwrites(run: Run, box: Path) -> None:
    box.write_text("mine")
    said = one_sentence(run("edition", "new", "pavlov", box))
    assert said == f"{box}: exists already and is not overwritten"
    assert box.read_text() == "mine"


def test_new_into_nowhere_is_an_error(run: Run, tmp_path: Path) -> None:
    said = one_sentence(run("edition", "new", "pavlov", tmp_path / "no/where.toml"))
    assert "No such file or directory" in said


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('game = "pavlov"\n\n[men.chekhov]\nattack = "x"\n', r"line 4: men\.chekhov\.attack: "),
        ('game = "pavlov"\n[men.chekhov]\nattack = 999\n', r"line 3: men\.chekhov\.attack: "),
        ('game = "pavlov"\n[men.nobody]\nattack = 1\n', r"line 3: men\.nobody\.attack: .*nobody"),
        ('game = "pavlov"\n[men.chekhov]\nlegs = 2\n', r"line 3: men\.chekhov\.legs: .*legs"),
        ('game = "pavlov"\n[ships.x]\nguns = 2\n', r"line 3: ships\.x\.guns: no table"),
        ('game = "pavlov"\nmen = 3\n', r"line 2: men: not a table"),
        ('game = "pavlov"\n[men.chekhov\n', r"not a TOML file: .*line 2"),
        ('game = "pavlov"\n[wehrmacht.sniper]\ndecks = [9, 1, 1, 1, 0]\n', r"line .*wehrmacht"),
        ('game = "chess"\n', r"no game 'chess'"),
        ("[men.chekhov]\nattack = 1\n", r"does not say its game"),
    ],
)
def test_check_names_file_line_and_field(run: Run, box: Path, text: str, sentence: str) -> None:
    box.write_text(text)
    said = one_sentence(run("edition", "check", box))
    assert re.match(rf"(?:{re.escape(str(box))}: )?{sentence}", said), said


def test_check_takes_the_game_from_the_option(run: Run, box: Path) -> None:
    box.write_text("[men.chekhov]\nattack = 1\n")
    assert run("edition", "check", box, "--game", "pavlov").exit_code == 0
    box.write_text('game = "chess"\n')
    said = one_sentence(run("edition", "check", box, "--game", "pavlov"))
    assert said == f"{box}: is for the game 'chess', not 'pavlov'"


@pytest.mark.parametrize("name", ["missing.toml", "."])
def test_check_of_what_is_no_file(run: Run, tmp_path: Path, name: str) -> None:
    assert "cannot be read" in one_sentence(run("edition", "check", tmp_path / name))


def test_check_of_a_binary_file(run: Run, box: Path) -> None:
    box.write_bytes(b"\xff\xfe\x00")
    assert one_sentence(run("edition", "check", box)) == f"{box}: not a text file"


def test_show_prints_figures_with_origins_and_marks_the_changed(run: Run, box: Path) -> None:
    box.write_text('game = "pavlov"\n[men.chekhov]\nsuppress = 3\n')
    lines = run("edition", "show", "pavlov", box).output.splitlines()
    suppress = next(line for line in lines if "men.chekhov.suppress" in line)
    attack = next(line for line in lines if "men.chekhov.attack" in line)
    assert suppress.split() == ["men.chekhov.suppress", "3", "printed", "Changed"]
    assert attack.split() == ["men.chekhov.attack", "4", "printed"]
    assert any(line.startswith("Reconstructed: ") for line in lines)


def test_show_by_origin(run: Run) -> None:
    figures = json.loads(
        run("edition", "show", "pavlov", "--origin", "reconstructed", "--json").output
    )["figures"]
    assert {row["origin"] for row in figures} == {"reconstructed"}
    wanted = [path for path, origin in GAME.edition.origins.items() if origin == "reconstructed"]
    assert [row["figure"] for row in figures] == wanted


def test_show_in_russian(run: Run) -> None:
    assert "Происхождение" in run("edition", "show", "pavlov", "--lang", "ru").output


def test_show_refuses_an_unknown_origin_and_game(run: Run) -> None:
    said = one_sentence(run("edition", "show", "pavlov", "--origin", "rumoured"))
    assert said == "no origin 'rumoured'; there are printed, likely, reconstructed"
    known = ", ".join(stavka.games())
    assert one_sentence(run("edition", "show", "chess")) == f"no game 'chess'; there are {known}"


# A game with maps and armies


def test_new_says_to_which_tables_entries_can_be_added(run: Run, box: Path) -> None:
    assert run("edition", "new", "stalingrad42", box).exit_code == 0
    text = box.read_text()
    assert text.startswith("# Figures of Stalingrad ’42, ")
    assert "stavka edition check my-box.toml" in text
    assert "stavka play stalingrad42 --edition my-box.toml" in text
    assert '\n[units.pz-24]\n# name = "24"  # printed\n' in text
    assert "\n# To units you can add what your box has besides" in text
    assert "# To crt you can add" not in text
    assert run("edition", "check", box).output == f"{box}: Good; it changes no figure.\n"


def test_a_counter_copied_under_a_new_heading_is_a_new_counter(run: Run, box: Path) -> None:
    run("edition", "new", "stalingrad42", box)
    text = box.read_text()
    at = text.index("[units.pz-24]")
    block = text[at : text.index("\n\n", at)]
    mine = block.replace("pz-24", "pz-99").replace('"24"', '"99"').replace("\n# ", "\n")
    box.write_text(f"{text}\n{mine}\n")
    assert run("edition", "check", box).output == f"{box}: Good; it changes 11 figures.\n"
    assert STALINGRAD.read_edition(box).figures["units"]["pz-99"]["faces"] == ["10-8-6", "7-6-6"]


def test_a_half_written_counter_is_named(run: Run, box: Path) -> None:
    box.write_text('game = "stalingrad42"\n[units.pz-99]\nname = "99"\n')
    said = one_sentence(run("edition", "check", box))
    assert said.startswith(f"{box}: line 3: units.pz-99.name: units has no entry 'pz-99'; ")
    assert "also number, kind, branch" in said


def test_show_of_an_owner_s_file(run: Run, box: Path) -> None:
    box.write_text('game = "stalingrad42"\n[units.pz-24]\nsteps = 2\n')
    options = ("--origin", "likely", "--json")
    own = json.loads(run("edition", "show", "stalingrad42", *options).output)
    assert own["game"] == "stalingrad42"
    assert own["hash"] == STALINGRAD.edition.hash
    mine = json.loads(run("edition", "show", "stalingrad42", box, *options).output)
    figures = [{row["figure"] for row in shown["figures"]} for shown in (own, mine)]
    assert figures[0] - figures[1] == {"units.pz-24.steps"}  # now it is printed
