"""The front as text: it fits a terminal, and while something is done only what is near is shown."""

from __future__ import annotations

import re

import pytest

from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.position import Position
from stavka.kernel import LANGUAGES, Match

WIDTH = 80


def sketch(match: Match[Position], language: str) -> list[str]:
    return GAME.sketch(match.view(None), GAME.texts(language)).splitlines()


def hexes(lines: list[str]) -> set[str]:
    """The hexes of the stacks that are listed."""
    stacks = [line for line in lines if not line.startswith(" ")]
    return {found[1] for line in stacks if (found := re.match(r"[^,:]*?(\d{4})\)?, ", line))}


@pytest.fixture
def match() -> Match[Position]:
    found = GAME.start("fall-blau", seed=1)
    found.play("axis", "end-initial")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_fits_a_terminal(match: Match[Position], language: str) -> None:
    assert max(map(len, sketch(match, language))) <= WIDTH
    match.play("axis", "move inf-45")
    assert max(map(len, sketch(match, language))) <= WIDTH


def test_at_rest_the_whole_front_is_shown(match: Match[Position]) -> None:
    shown = hexes(sketch(match, "en"))
    assert {"1500", "1600", "2634", "2734"} <= shown  # from Livny to Taganrog
    assert "1802" not in shown  # a reserve


def test_while_units_move_only_what_is_near_is_shown(match: Match[Position]) -> None:
    match.play("axis", "move inf-45")
    lines = sketch(match, "en")
    assert "Around 1501 (attack-defence, steps):" in lines
    assert {"1501", "1502", "1802"} <= hexes(lines)
    assert not {"1305", "2634"} & hexes(lines)


def test_of_a_battle_its_odds_are_told(match: Match[Position]) -> None:
    match.play("axis", "end-movement")
    match.play("axis", "attack 1305")
    match.play("axis", "all")
    lines = sketch(match, "en")
    assert "Attack on 1305: 6 to 8, column 1-3" in lines
    assert {"1204", "1205", "1304", "1305"} <= hexes(lines)
    assert "2634" not in hexes(lines)
