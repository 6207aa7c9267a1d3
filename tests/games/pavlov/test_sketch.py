"""The board in the terminal: everything a seat may see, aligned, and nothing else."""

from __future__ import annotations

import random
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from stavka.games.pavlov import GAME
from stavka.games.pavlov.sketch import WIDTH
from stavka.kernel import LANGUAGES, Match, Texts
from tests.games.pavlov.house import House

UP, DOWN = "┴┼├┤└┘", "┬┼├┤┌┐"  # the ends of bars in a rule


@cache
def texts(language: str) -> Texts:
    return GAME.texts(language, strict=True)


def board(match: Match[Any], language: str = "en", seat: str | None = "defender") -> str:
    return GAME.sketch(match.view(seat), texts(language))


def is_rule(line: str) -> bool:
    return line[0] in "┌├└"


def line_with(text: str, words: str) -> str:
    """The one line of the board with these words."""
    found = [line for line in text.splitlines() if words in line]
    assert len(found) == 1, (words, found)
    return found[0]


def after_some_choices(scenario: str, seed: int, count: int) -> Match[Any]:
    options = {"operational-support": True}
    match = GAME.start(scenario, seed, options)
    pick = random.Random(seed)
    for _ in range(count):
        if not match.waiting:
            break
        seat = match.waiting[0]
        choices = [c for c in match.choices(seat) if not c.startswith(("end-", "done"))]
        match.play(seat, pick.choice(choices or match.choices(seat)))
    return match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", [s.id for s in GAME.scenarios])
def test_every_line_is_a_hundred_columns_wide_and_its_bars_meet(
    scenario: str, language: str
) -> None:
    for seed, count in enumerate((0, 30, 60, 120, 250)):
        match = after_some_choices(scenario, seed, count)
        for seat in (*match.seats, None):
            lines = board(match, language, seat).splitlines()
            assert {len(line) for line in lines} == {WIDTH}
            assert not any(is_rule(a) and is_rule(b) for a, b in pairwise(lines))
            for above, below in pairwise(lines):
                for over, under in zip(above, below, strict=True):
                    if is_rule(below) and under in "─┬┴┼":
                        assert (over == "│") == (under in UP)
                    if is_rule(above) and over in "─┬┴┼":
                        assert (under == "│") == (over in DOWN)


def test_a_man_shows_figures_letters_and_all_that_lies_on_him(house: House) -> None:
    house.place("glushenko", "red-3").place("sukba", "purple-1").place("chekhov", "purple-4")
    house.exhaust("glushenko").disrupt("glushenko")
    house.p.acted[house.p.box.man["chekhov"]] = 1
    house.p.commanded[house.p.box.man["sukba"]] = 1
    text = board(house.match)
    assert "│ 3 Glushenko 3/1 S (exh) (dis)  │" in text
    assert "│ 4 Chekhov 4/1 (act) " in text
    assert "│ 1 Sukba 1/2 (com) " in text


def test_a_two_coloured_square_stretches_over_both_colours(house: House) -> None:
    house.place("pavlov", "green-red-1").place("chekhov", "red-purple-5").place("sukba", "green-3")
    text = board(house.match)
    first, fifth = line_with(text, "Pavlov 2/2"), line_with(text, "Chekhov 4/1")
    third = line_with(text, "Sukba 1/2")
    assert [n for n, c in enumerate(first) if c == "│"] == [0, 66, 99]
    assert [n for n, c in enumerate(fifth) if c == "│"] == [0, 33, 99]
    assert [n for n, c in enumerate(third) if c == "│"] == [0, 33, 66, 99]
    assert first.startswith("│ 1 Pavlov")
    assert "│ 5 Chekhov" in fifth


def test_a_weapon_stands_with_its_crew(house: House) -> None:
    house.place("sobgayda", "red-purple-6").place("murzaev", "red-purple-6")
    house.place("ptrd", "red-purple-6")
    text = board(house.match)
    assert "│ 6 Sobgayda 2/1 A + Murzaev 2/1 A + [PTRD-41 3/0 A] " in text


def test_the_radio_position_is_named(house: House) -> None:
    assert "6 (radio)" in board(house.match)


def test_tracks_show_germans_and_sappers_in_their_spaces(house: House) -> None:
    house.track(4, "riflemen").sapper(2)
    text = board(house.match)
    fourth, second = line_with(text, "│ 4 red "), line_with(text, "│ 2 green ")
    cells = [cell.strip() for cell in fourth.split("│")[1:-1]]
    assert cells == ["4 red", "Riflemen 1/4", "·", "◇", "·"]
    assert [cell.strip() for cell in second.split("│")[1:-1]] == ["2 green", "·", "·", "◆", "·"]


def test_city_supplies_and_cards_are_shown(house: House) -> None:
    house.wreck(16).token(5, "ammunition").supplies(first_aid=2).hand("s14", "s30")
    house.storm_card("voentorg")
    text = board(house.match)
    assert "139th Signal Battalion: 14 ·  15 ·  16 (disrupted)  17 ·" in text
    assert "Volga Flotilla: 5 Ammunition  6 ·  7 ·" in text
    assert line_with(text, "Suppression ").split("│")[2].split() == ["Suppression", "10", "·", "10"]
    assert line_with(text, "First Aid").split("│")[2].split()[2:] == ["2", "·", "2"]
    assert "s14 8th Sapper Battalion / 139th Signal Battalion" in text
    assert "s30 Fog of War" in text
    assert "Storm Group: Voentorg, green, defense" in text


def test_recruits_are_listed_with_their_cost_when_they_can_be_bought() -> None:
    match = GAME.start(seed=3)
    assert "In stock: 30 men, 7 weapons" in board(match)
    match.play("defender", "play s13 reinforce")
    text = board(match)
    assert "Chekhov 4/1 (3)" in text
    assert "[Maxim No. 1 5/5 G] (3)" in text


def test_the_figures_are_those_of_the_edition() -> None:
    edition = GAME.edition.override({"men.pavlov.attack": 9}, GAME.components)
    match = GAME.start(seed=3, edition=edition)
    assert "Pavlov 9/2 C" in board(match)
    assert "Pavlov 1/2 C" in board(GAME.start(seed=3))


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_german_player_sees_his_hand_and_plan(language: str) -> None:
    first, second = (GAME.start("competitive", 3) for _ in range(2))
    first.play("wehrmacht", first.choices("wehrmacht")[0])
    second.play("wehrmacht", second.choices("wehrmacht")[1])
    assert board(first, language, "defender") == board(second, language, "defender")
    assert board(first, language, None) == board(second, language, None)
    assert board(first, language, "wehrmacht") != board(second, language, "wehrmacht")
    plan = texts(language).name(first.view("wehrmacht")["board"]["my_plan"][0])
    assert plan in board(first, language, "wehrmacht")
