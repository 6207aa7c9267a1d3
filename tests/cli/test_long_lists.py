"""A question with very many choices fits on the screen: the many of a verb are one line, and are
listed when they are asked for."""

from __future__ import annotations

from pathlib import Path

from stavka.games.stalingrad42.game import GAME
from tests.cli.conftest import Run


def test_the_many_choices_of_a_verb_are_one_line_until_they_are_asked_for(
    run: Run, tmp_path: Path
) -> None:
    match = GAME.start("fall-blau", 1)
    while (question := match.question(match.waiting[0])) and question.kind != "movement-phase":
        match.play(match.waiting[0], question.choices[-1])
    assert question is not None
    journal = tmp_path / "game.journal"
    journal.write_text(match.journal.text())
    movers = [str(choice) for choice in question.choices if choice.verb == "move"]
    shown, listed, *_ = run("play", "--resume", journal, input="\n? move\nq\n").output.split("> ")
    assert f"  1–{len(movers)}  Move " in shown
    assert "[? move]" in shown
    assert f"{len(question.choices)}  End the movement phase" in shown
    asked = shown[shown.index("end the movement phase [") :]
    assert len(asked.splitlines()) < 10
    assert all(f"{n:>3}  Move " in listed for n in range(1, len(movers) + 1))
