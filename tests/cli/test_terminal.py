"""`stavka play` at a real terminal: a whole game, leaving, and handing the screen over."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest

from stavka.kernel import Journal
from tests.cli.conftest import Open
from tests.cli.terminal import Terminal

WIPE = "\x1b[2J\x1b[3J\x1b[H"


def last_number(screen: str) -> str:
    """The number of the last choice, which ends a phase where that is possible."""
    question = screen[screen.rindex("└") :]
    numbers = re.findall(r"(?:^|  )( ?\d+)  \S", question, re.MULTILINE)
    return str(max(map(int, numbers)))


def play_to_the_end(terminal: Terminal) -> None:
    while terminal.process.poll() is None:
        try:
            terminal.wait("\n> ")
        except AssertionError:
            break
        terminal.type(last_number(terminal.screen))


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_whole_game_by_numbers(terminal: Open, tmp_path: Path, language: str) -> None:
    path = tmp_path / "game.journal"
    shown = terminal("play", "pavlov", "--seed", 5, "--journal", path, "--lang", language)
    play_to_the_end(shown)
    assert shown.end() == 0
    journal = Journal.parse(path.read_text())
    assert journal.outcome is not None
    assert journal.verify() is None
    reason = journal.replay().game.texts(language).say(journal.outcome.reason)
    assert reason in shown.screen
    assert str(path) in shown.screen


def test_the_page_is_drawn_anew_for_each_choice(terminal: Open) -> None:
    shown = terminal("play", "pavlov", "--seed", 3).wait("\n> ")
    assert shown.raw.startswith("\x1b[2J\x1b[H")
    assert "In stock: 30 men" in shown.screen
    shown.type("1").wait("\n> ")
    assert "Chekhov 4/1 (3)" in shown.screen
    shown.type("? 1").wait("\n> ")
    assert "┌" not in shown.screen
    shown.type("q")
    assert shown.end() == 0


def test_no_colour_and_nothing_lost_with_no_color(terminal: Open) -> None:
    shown = terminal("play", "pavlov", "--seed", 3, NO_COLOR="1").wait("\n> ")
    assert not re.search(r"\x1b\[[\d;]*3\dm", shown.raw)
    shown.type("q")
    assert shown.end() == 0


def test_ctrl_c_keeps_the_game(terminal: Open, tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    shown = terminal("play", "pavlov", "--seed", 3, "--journal", path).wait("\n> ")
    shown.type("end-cards").wait("\n> ")
    shown.press(b"\x03")
    assert shown.end() == 130
    assert "Traceback" not in shown.screen
    assert f"stavka play --resume {path}" in shown.screen.replace("\n", "")
    assert len(Journal.parse(path.read_text()).entries) == 1


def test_ctrl_d_keeps_the_game(terminal: Open, tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    shown = terminal("play", "pavlov", "--seed", 3, "--journal", path).wait("\n> ")
    shown.press(b"\x04")
    assert shown.end() == 0
    assert str(path) in shown.screen.replace("\n", "")


def test_a_killed_game_is_not_lost(terminal: Open, tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    shown = terminal("play", "pavlov", "--seed", 3, "--journal", path).wait("\n> ")
    shown.type("end-cards").wait("\n> ")
    shown.process.send_signal(signal.SIGKILL)
    shown.end()
    assert [e.choice for e in Journal.parse(path.read_text()).entries] == ["end-cards"]


def defender_sees(terminal: Open, tmp_path: Path, *plan: str) -> tuple[str, str]:
    """The hand-over screen and the Soviet player's page after a German plan."""
    path = tmp_path / f"{'-'.join(plan)}.journal"
    args = ("--scenario", "competitive", "--seed", 3, "--journal", path)
    shown = terminal("play", "pavlov", *args).wait("is looking. ")
    shown.type("").wait("\n> ")
    assert "Your orders: " in shown.screen
    for choice in plan[:-1]:
        shown.type(choice).wait("\n> ")
    shown.type(plan[-1]).wait("is looking. ")
    between = shown.raw
    shown.type("").wait("\n> ")
    page = shown.raw
    shown.type("q")
    assert shown.end() == 0
    return between, page


def test_the_screen_is_wiped_and_shows_no_secret_of_the_other_seat(
    terminal: Open, tmp_path: Path
) -> None:
    between, page = defender_sees(terminal, tmp_path, "1", "1", "1", "1")
    other = defender_sees(terminal, tmp_path, "2", "1", "2", "3")
    assert between.rindex(WIPE) < between.index("Hand the screen over to: Soviet player")
    assert "│" not in between[between.rindex(WIPE) :]
    assert WIPE in page
    assert "Your orders" not in page
    assert "Drawn: " not in page
    # Two plans that the Soviet player cannot tell apart look the same to the last byte.
    assert page == other[1]
