"""Editions: figures with origins, overrides, and errors that name file, line and field."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

import stavka
from stavka.kernel import BadEdition, Edition
from stavka.kernel.edition import load

GAME = stavka.game("pavlov")


class Man(msgspec.Struct):
    attack: int


def write(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "my-box.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_every_figure_has_an_origin() -> None:
    figures = {
        f"{table}.{entry}.{field}"
        for table, rows in GAME.edition.figures.items()
        for entry, fields in rows.items()
        for field in fields
    }
    assert set(GAME.edition.origins) == figures
    assert set(GAME.edition.origins.values()) == {"printed", "likely", "reconstructed"}


def test_an_owner_overrides_a_figure(tmp_path: Path) -> None:
    path = write(tmp_path, 'game = "pavlov"\n[men.kiselev]\nattack = 4\n')
    edition = GAME.read_edition(path)
    assert edition.figures["men"]["kiselev"]["attack"] == 4
    assert GAME.edition.figures["men"]["kiselev"]["attack"] == 1
    assert edition.origins["men.kiselev.attack"] == "printed"
    assert GAME.edition.origins["men.kiselev.attack"] == "reconstructed"
    assert edition.hash != GAME.edition.hash
    assert edition.name == "my-box"


def test_a_file_may_say_that_its_figures_are_not_printed(tmp_path: Path) -> None:
    text = 'game = "pavlov"\norigin = "{}"\n[men.chekhov]\nattack = 3\n'
    edition = GAME.read_edition(write(tmp_path, text.format("reconstructed")))
    assert edition.origins["men.chekhov.attack"] == "reconstructed"
    assert edition.figures["men"]["chekhov"]["attack"] == 3
    with pytest.raises(BadEdition, match=r"my-box.toml: line 2: origin 'guess' is none of printed"):
        GAME.read_edition(write(tmp_path, text.format("guess")))


def test_a_match_is_played_with_its_edition_and_records_it(tmp_path: Path) -> None:
    path = write(tmp_path, "[defense.red]\nstart = 5\n")
    match = GAME.start(edition=path)
    assert match.view("defender")["board"]["defense"] == {"green": 6, "red": 5, "purple": 6}
    assert match.view("defender")["edition"] == GAME.read_edition(path).hash
    assert GAME.decode(match.encode()) == match


def test_the_hash_depends_on_the_figures_only(tmp_path: Path) -> None:
    same = write(tmp_path, "[men.chekhov]\nattack = 4\n")
    assert GAME.read_edition(same).hash == GAME.edition.hash


def test_a_map_is_part_of_the_hash(tmp_path: Path) -> None:
    hexes = tmp_path / "hexes.csv"
    kinds, figures = {"men": Man}, write(tmp_path, "[men]\norigin = 'printed'\nivan.attack = 4\n")

    def drawn(text: str) -> Edition:
        hexes.write_bytes(text.encode())
        return load([figures], kinds, [hexes])

    one = drawn("hex,terrain\n0101,clear\n")
    assert one.hash == drawn("hex,terrain\n0101,clear\n").hash
    assert one.hash == drawn("hex,terrain\r\n0101,clear\r\n").hash
    other = drawn("hex,terrain\n0101,woods\n")
    assert len({one.hash, other.hash, load([figures], kinds).hash}) == 3
    change = {"men.ivan.attack": 5}
    assert one.override(change, kinds).hash != other.override(change, kinds).hash
    assert one.override({"men.ivan.attack": 4}, kinds).hash == one.hash


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("[men.chekhov]\nname = 'Chekhov'\nattack = 'four'\n", 3, "men.chekhov.attack: Expected"),
        ("[men.chekhov]\nattack = -1\n", 2, "men.chekhov.attack: Expected `int` >= 0"),
        ("[men.chekov]\nattack = 4\n", 2, "men has no entry 'chekov'"),
        ("\n\n[people.chekhov]\nattack = 4\n", 4, "no table 'people'; there are men, weapons"),
        ("[men.chekhov]\nstrength = 4\n", 2, "no field 'strength'; there are name, attack"),
        ("[men.chekhov]\nletters = 'XYZ'\n", 2, "men.chekhov.letters: Expected `str` matching"),
        ("[men]\nchekhov = { attack = 9, suppress = 'x' }\n", 2, "men.chekhov.suppress"),
        ("[men]\nchekhov = 4\n", 2, "men.chekhov: not a table of fields"),
        ("men = 3\n", 1, "men: not a table"),
    ],
)
def test_a_bad_figure_is_named_by_file_line_and_field(
    tmp_path: Path, text: str, line: int, said: str
) -> None:
    path = write(tmp_path, text)
    with pytest.raises(BadEdition) as problem:
        GAME.read_edition(path)
    assert str(problem.value).startswith(f"{path}: line {line}: ")
    assert said in str(problem.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[men.chekhov\n", "not a TOML file"),
        ("game = 'tanks'\n", "is for the game 'tanks', not 'pavlov'"),
        ("[tracks.track-1]\nsapper = 5\n", "tracks.track-1.sapper: 5 is beyond its 3 spaces"),
        ("[wehrmacht.sniper]\ndecks = [2, 1, 1, 1, 0]\n", "hold 62 cards, there must be 61"),
        ("[wehrmacht.place-scouts]\ncounter = 'tiger'\n", "no counter 'tiger'"),
        ("[squares.green-3]\nnumber = 4\n", "two green squares have the same number"),
    ],
)
def test_an_edition_that_makes_no_game_is_refused(tmp_path: Path, text: str, said: str) -> None:
    path = write(tmp_path, text)
    with pytest.raises(BadEdition, match=re.escape(said)) as problem:
        GAME.start(edition=path)
    assert str(problem.value).startswith(str(path))


def test_figures_that_make_no_game_are_named_by_their_line(tmp_path: Path) -> None:
    path = write(tmp_path, "[men.chekhov]\nattack = 4\n\n[tracks.track-1]\nsapper = 5\n")
    with pytest.raises(BadEdition, match=re.escape(f"{path}: line 5: tracks.track-1.sapper")):
        GAME.read_edition(path)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadEdition, match="cannot be read"):
        GAME.read_edition(tmp_path / "missing.toml")
    with pytest.raises(BadEdition, match="cannot be read"):
        GAME.read_edition(tmp_path)
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadEdition, match="cannot be read"):
        GAME.read_edition(binary)
