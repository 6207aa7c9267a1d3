"""`stavka play`: what can be typed, what is kept, and that a journal goes on."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import Result

from stavka.kernel import Journal
from tests.cli.conftest import Run, one_sentence


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    return tmp_path / "game.journal"


def choices(journal: Path) -> list[str]:
    return [entry.choice for entry in Journal.parse(journal.read_text()).entries]


def last_page(result: Result) -> str:
    """What was shown after the last line that was typed but one."""
    pages: list[str] = result.output.split("> ")
    return pages[-2]


def play(run: Run, journal: Path, *lines: str, args: tuple[str, ...] = ()) -> Result:
    result = run(
        "play", "pavlov", "--seed", 3, "--journal", journal, *args, input="\n".join(lines) + "\n"
    )
    assert result.exit_code == 0, result
    return result


def test_the_board_the_log_the_question_and_the_choices_are_shown(run: Run, journal: Path) -> None:
    page = play(run, journal, "q").output
    assert "Reserves: Pavlov 1/2 C, Glushenko 2/1 S" in page
    assert "· Soviet Card Phase." in page
    assert "Choose an action; 3 left. [2.2a, 2.2b]" in page
    assert "  1  Send Reinforcements (13th Guards Division / 1083rd AA Regiment)" in page
    assert "  8  End the Soviet Card Phase" in page


def test_in_russian(run: Run, journal: Path) -> None:
    page = play(run, journal, "q", args=("--lang", "ru")).output
    assert "Резерв: Павлов 1/2 П, Глущенко 2/1 Ш" in page
    assert "· Фаза карт РККА." in page
    assert "  8  " in page
    assert f"Журнал партии: {journal}" in page


def test_a_number_and_a_text_both_choose(run: Run, journal: Path) -> None:
    play(run, journal, "1", "buy chekhov", "q")
    assert choices(journal) == ["play s13 reinforce", "buy chekhov"]


def test_the_journal_is_kept_after_every_choice_and_at_the_end_of_input(
    run: Run, journal: Path
) -> None:
    result = play(run, journal, "1", "buy chekhov")
    assert choices(journal) == ["play s13 reinforce", "buy chekhov"]
    assert f"The journal is in {journal}" in result.output
    assert f"stavka play --resume {journal}" in result.output


def test_a_game_without_a_name_goes_to_the_users_folder(run: Run, tmp_path: Path) -> None:
    for _ in range(2):
        assert run("play", "pavlov", input="end-cards\nq\n").exit_code == 0
    kept = list((tmp_path / "config/stavka/journals").glob("pavlov-*.journal"))
    assert len(kept) == 2
    assert all(choices(path) == ["end-cards"] for path in kept)


def test_undo_redo_and_reset(run: Run, journal: Path) -> None:
    result = play(run, journal, "1", "buy chekhov", "buy sukba", "u", "q")
    assert "Taken back." in result.output
    assert choices(journal) == ["play s13 reinforce", "buy chekhov"]
    journal.unlink()
    play(run, journal, "1", "buy chekhov", "u", "r", "q")
    assert choices(journal) == ["play s13 reinforce", "buy chekhov"]
    journal.unlink()
    play(run, journal, "1", "buy chekhov", "x", "q")
    assert choices(journal) == []
    assert not list(journal.parent.glob("*.new"))


def test_nothing_can_be_taken_back_across_dice(run: Run, journal: Path) -> None:
    result = play(run, journal, "end-cards", "u", "r", "q")
    assert "Nothing can be taken back: the dice, a card" in result.output
    assert "There is no choice to make again." in result.output
    assert choices(journal) == ["end-cards"]


def test_why_shows_every_choice_with_its_text_and_the_rules(run: Run, journal: Path) -> None:
    page = last_page(play(run, journal, "?", "q"))
    assert "End the Soviet Card Phase  [end-cards]" in page
    assert "[2.2b] Every card except Fog of War offers two actions" in page


def test_why_not_names_the_rule_in_the_language_of_the_player(run: Run, journal: Path) -> None:
    page = last_page(play(run, journal, "? play s30 wire", "q"))
    assert "A Fog of War card offers no action." in page
    assert "[2.2c] " in page
    journal.unlink()
    page = last_page(play(run, journal, "? play s30 wire", "q", args=("--lang", "ru")))
    assert "[2.2c] " in page
    assert "уман" in page


def test_a_text_that_is_not_legal_is_explained_and_nothing_happens(run: Run, journal: Path) -> None:
    result = play(
        run, journal, "play s30 wire", "99", "0", "-1", "9" * 5000, "abracadabra", "", "q"
    )
    assert "A Fog of War card offers no action." in result.output
    assert result.output.count("Choose a number from 1 to 8.") == 2
    assert result.output.count("Not understood. Type h for help.") == 3
    assert choices(journal) == []


def test_odds_are_percentages_beside_the_choice_and_in_full(run: Run, journal: Path) -> None:
    # Two dice: one of them hits Defense 4 with 1 - (3/6)^2 = 3/4, Defense 5 with 1 - (4/6)^2 = 5/9.
    lines = ["end-cards", "move glushenko", "to red-3", "end-moves", "attack glushenko", "? 2", "q"]
    pages = play(run, journal, *lines).output.split("> ")
    assert "  1  Track 4, space 1 (Destroyed 75.0%, Missed 25.0%)" in pages[-3]
    assert "  2  Track 5, space 1 (Destroyed 55.6%, Missed 44.4%)" in pages[-3]
    assert "55.6%  Destroyed" in pages[-2]
    assert "44.4%  Missed" in pages[-2]
    journal.unlink()
    pages = play(run, journal, *lines, args=("--lang", "ru")).output.split("> ")
    assert "55,6\xa0%" in pages[-3]
    assert "55,6\xa0%" in pages[-2]


def test_a_choice_without_dice_has_no_odds(run: Run, journal: Path) -> None:
    assert "No dice decide this choice." in last_page(play(run, journal, "? 8", "q"))


def test_rule_shows_a_statement(run: Run, journal: Path) -> None:
    result = play(run, journal, "rule 4.2a", "rule pavlov:4.2a", "rule 99z", "rule", "q")
    assert result.output.count("[4.2a] Attack needs line of sight") == 2
    assert "The ledger has no rule of this id." in result.output
    assert "Which rule?" in result.output


def test_language_can_be_switched(run: Run, journal: Path) -> None:
    result = play(run, journal, "l", "l", "q")
    first, second, third, _ = result.output.split("> ")
    assert "Choose an action" in first
    assert "Резерв: Павлов" in second
    assert "Выберите" in second
    assert "Choose an action" in third


def test_board_log_and_help(run: Run, journal: Path) -> None:
    result = play(run, journal, "end-cards", "b", "g", "h", "q")
    assert result.output.count("Stalingrad and the Volga") == 3
    assert result.output.count("· Soviet Card Phase.") == 2
    assert "  u         Take back your last choice" in result.output
    assert "  rule 4.2a Show a rule of the ledger" in result.output


def test_the_journal_can_be_copied_but_never_over_a_file(
    run: Run, journal: Path, tmp_path: Path
) -> None:
    copy, taken = tmp_path / "copy.journal", tmp_path / "taken"
    taken.write_text("mine")
    lines = ["end-cards", f"s {copy}", f"s {taken}", f"s {tmp_path}/no/where", "s", "q"]
    result = play(run, journal, *lines)
    assert choices(copy) == ["end-cards"]
    assert taken.read_text() == "mine"
    assert "it is left alone" in result.output
    assert "Not saved: No such file or directory" in result.output
    assert "Which file?" in result.output


def test_a_game_goes_on_where_it_was_left(run: Run, journal: Path) -> None:
    play(run, journal, "1", "buy chekhov", "q")
    result = run("play", "--resume", journal, input="done\nq\n")
    assert result.exit_code == 0
    assert "Chekhov joins the Reserves for 3 points." in result.output
    assert choices(journal) == ["play s13 reinforce", "buy chekhov", "done"]
    result = run("play", "pavlov", "--resume", journal, input="u\nu\nu\nu\nq\n")
    assert choices(journal) == []
    assert "Nothing can be taken back" in result.output


def test_the_resumed_game_is_the_same_game(run: Run, journal: Path, tmp_path: Path) -> None:
    lines = ["1", "buy chekhov", "done", "end-cards", "end-moves", "end-actions", "end-cards"]
    play(run, journal, *lines[:4], "q")
    run("play", "--resume", journal, input="\n".join([*lines[4:], "q"]))
    whole = tmp_path / "whole.journal"
    play(run, whole, *lines, "q")
    assert journal.read_text() == whole.read_text()


def test_bots_take_seats_say_why_and_come_back(run: Run, journal: Path) -> None:
    args = ("--scenario", "cooperative", "--bot", "command=random")
    result = play(run, journal, "q", args=args)
    assert "62nd Army (random): " in result.output
    assert "# bot command=random" in journal.read_text()
    result = run("play", "--resume", journal, input="end-moves\nend-actions\nq\n")
    assert "62nd Army (random): " in result.output


def test_bots_alone_play_to_the_end(run: Run, journal: Path) -> None:
    result = play(run, journal, args=("--bot", "defender=random"))
    outcome = Journal.parse(journal.read_text()).outcome
    assert outcome is not None
    assert "Seed of the dice: 3" in result.output


def test_an_edition_changes_the_figures(run: Run, journal: Path, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text('game = "pavlov"\n[men.pavlov]\nattack = 9\n')
    page = play(run, journal, "q", args=("--edition", str(box))).output
    assert "Pavlov 9/2 C" in page
    box.unlink()
    assert "Pavlov 9/2 C" in run("play", "--resume", journal, input="q\n").output


def test_options_and_scenarios(run: Run, journal: Path) -> None:
    args = ("--option", "tactics=elite", "--option", "operational-support=yes")
    page = play(run, journal, "q", args=args).output
    assert "Operational Support: " in page
    assert 'option: tactics="elite"' in journal.read_text()


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        ((), "which game? There are partisans, pavlov"),
        (("chess",), "no game 'chess'; there are partisans, pavlov"),
        (("pavlov", "--scenario", "x"), "pavlov has no scenario 'x'; there are solo, "),
        (("pavlov", "--option", "x=1"), "solo has no option 'x'; options: tactics, "),
        (("pavlov", "--option", "tactics"), "option 'tactics': write it as name=value"),
        (("pavlov", "--option", "tactics=x"), "option tactics: 'x' is none of none, "),
        (
            ("pavlov", "--option", "tactics=elite", "--option", "tactics=none"),
            "option 'tactics' is given twice",
        ),
        (("pavlov", "--seed", "abc"), "Invalid value for '--seed'"),
        (("pavlov", "--bot", "wehrmacht=random"), "no seat 'wehrmacht'; the seats are defender"),
        (("pavlov", "--bot", "random"), "bot 'random': write it as name=value"),
        (("pavlov", "--bot", "defender=nobody"), "no bot 'nobody'"),
        (("pavlov", "--edition", "nowhere.toml"), "nowhere.toml: cannot be read"),
        (("pavlov", "--resume", "nowhere"), "nowhere: cannot be read: No such file"),
        (("--resume", "x", "--seed", "1"), "a resumed game keeps its own seed"),
        (("pavlov", "--lang", "de"), "no language 'de'"),
        (("pavlov", "--journal", "no/where"), "no/where: cannot be written: No such file"),
    ],
    ids=" ".join,
)
def test_bad_input_is_one_sentence(run: Run, args: tuple[str, ...], sentence: str) -> None:
    assert one_sentence(run("play", *args)).startswith(sentence)


def test_a_journal_is_never_overwritten(run: Run, journal: Path) -> None:
    journal.write_text("mine")
    said = one_sentence(run("play", "pavlov", "--journal", journal))
    assert said == f"{journal}: exists already; go on with it by --resume {journal}"
    assert journal.read_text() == "mine"


def test_a_tampered_journal_is_not_resumed(run: Run, journal: Path) -> None:
    play(run, journal, "end-cards", "q")
    text = journal.read_text()
    faces = text.rpartition("#")[2].split()
    other = "1" if faces[0] != "1" else "2"
    journal.write_text(text.replace(f"# {faces[0]}", f"# {other}"))
    said = one_sentence(run("play", "--resume", journal))
    assert said.startswith(f"{journal}: line 11: the dice differs: written {other} ")


def test_a_journal_of_another_game_is_not_resumed(run: Run, journal: Path) -> None:
    play(run, journal, "q")
    said = one_sentence(run("play", "chess", "--resume", journal))
    assert said == f"{journal}: is of the game 'pavlov', not 'chess'"
