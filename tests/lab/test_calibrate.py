"""The search for figures: that it finds them, may be interrupted, and touches nothing printed."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

import stavka
from stavka.kernel import StavkaError
from stavka.lab.calibrate import Try, edition_text, run
from stavka.lab.calibration_plan import Calibration, read
from stavka.lab.running import several
from stavka.lab.simulate import plan as simulation
from stavka.lab.simulate import run as simulate
from tests.lab.plans import PLAN, plan_file

PAVLOV = stavka.game("pavlov")


def planned(folder: Path, *changes: tuple[str, str]) -> Calibration:
    text = PLAN
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return read(plan_file(folder, text))


def tries(plan: Calibration, file: Path, jobs: int = 1) -> list[Try]:
    with several(jobs) as each:
        return [one for one, _ in run(plan, file, each)]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a whole search was made, in the file `whole`."""
    folder = tmp_path_factory.mktemp("search")
    tries(planned(folder), folder / "whole")
    return folder


@pytest.fixture
def whole(folder: Path) -> list[Try]:
    return tries(planned(folder), folder / "whole")


def test_it_goes_from_step_to_step_until_the_games_are_as_wanted(folder: Path) -> None:
    done = list(run(planned(folder), folder / "whole"))
    found, search = [one for one, _ in done], done[-1][1]
    assert found[0].levels == {}
    assert not found[0].met
    assert [one.number for one in found] == list(range(1, len(found) + 1))
    best = search.best
    assert best is found[-1]
    assert best.met
    assert best.levels["aircraft"] == 2
    assert best.figures["wehrmacht.ju87-4.decks"] == [10, 5, 4, 4, 0]
    assert abs(best.found["solo turns.mean"].value - 2) <= 1
    distances = [one.distance or 0 for one in found if one.verdict == "best"]
    assert distances == sorted(distances, reverse=True)


def test_what_it_found_is_what_a_simulation_finds(whole: list[Try]) -> None:
    best = whole[-1]
    seats = {"defender": "random"}
    games = simulate(simulation("pavlov", "solo", {}, seats, 20, 1, best.figures))
    assert games.turns is not None
    assert games.turns.mean == best.found["solo turns.mean"].value


def test_nothing_printed_ever_moves(whole: list[Try]) -> None:
    moved = {path for one in whole for path in one.figures}
    assert moved
    assert {PAVLOV.edition.origins[path] for path in moved} == {"reconstructed"}


def test_who_is_interrupted_goes_on_with_the_same_result(folder: Path, whole: list[Try]) -> None:
    assert len(whole) > 3
    plan, part = planned(folder), folder / "part"
    assert [one for one, _ in islice(run(plan, part), 2)] == whole[:2]
    with part.open("ab") as out:  # the third was just being written
        out.write(b'{"number":3,"lev')
    assert tries(plan, part) == whole
    assert part.read_bytes() == (folder / "whole").read_bytes()


def test_what_was_tried_is_not_played_again(folder: Path) -> None:
    played: list[int] = []
    list(run(planned(folder), folder / "whole", progress=lambda: played.append(1)))
    assert played == []
    next(iter(run(planned(folder), folder / "other", progress=lambda: played.append(1))))
    assert len(played) == 20


@pytest.mark.slow
def test_the_number_of_processes_changes_nothing(folder: Path, whole: list[Try]) -> None:
    assert tries(planned(folder), folder / "two", jobs=2) == whole
    assert (folder / "two").read_bytes() == (folder / "whole").read_bytes()


def test_a_try_that_cannot_become_the_best_is_given_up_early(tmp_path: Path) -> None:
    plan = planned(tmp_path, ("is = 2\nwithin = 1", "is = 11.02\nwithin = 0.01"))
    given_up = [one for one in tries(plan, tmp_path / "tries") if one.levels.get("aircraft")]
    assert [(one.verdict, one.games) for one in given_up] == [("given-up", 5)]


def test_levels_that_make_no_game_together_are_told_as_impossible(tmp_path: Path) -> None:
    """Where more aircraft fly the track is made shorter, and its last space is gone."""
    more = '"wehrmacht.ju87-4.decks" = [10, 5, 4, 4, 0]\n'
    short = more + '"tracks.track-1.length" = 3\n'
    mined = '\n[moves.mined]\nfigures = ["tracks.track-1.sapper"]\nlow = 3\nhigh = 4\n'
    start = '\n[start]\n"tracks.track-1.length" = 4\n'
    tracks = PLAN[PLAN.index("[moves.tracks]") : PLAN.index("[[moves.aircraft")]
    text = PLAN.replace(tracks, "").replace("within = 1", "within = 0.01") + mined + start
    text = text.replace(more, short)
    found = tries(read(plan_file(tmp_path, text)), tmp_path / "tries")
    (bad,) = (one for one in found if one.verdict == "impossible")
    assert (bad.levels, bad.games, bad.distance) == ({"aircraft": 2, "mined": 1}, 0, None)
    assert bad.problem == "tracks.track-1.sapper: 4 is beyond its 3 spaces"


@pytest.mark.parametrize(
    "change",
    [("is = 2", "is = 4"), ("games = 20", "games = 25"), ("high = 5", "high = 4")],
)
def test_tries_of_another_plan_are_refused(
    folder: Path, tmp_path: Path, change: tuple[str, str]
) -> None:
    file = folder / "whole"
    before = file.read_bytes()
    with pytest.raises(StavkaError, match="holds tries of another plan"):
        tries(planned(tmp_path, change), file)
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", [b"", b"hello\n", b'{"game":"pavlov"}\n'])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "tries"
    file.write_bytes(text)
    with pytest.raises(StavkaError, match="holds no tries"):
        tries(planned(tmp_path), file)
    assert file.read_bytes() == text


def test_the_best_figures_are_an_edition_of_reconstructed_figures(
    folder: Path, whole: list[Try]
) -> None:
    best = whole[-1]
    file = folder / "it.edition.toml"
    file.write_text(edition_text(planned(folder), best), encoding="utf-8")
    edition = PAVLOV.read_edition(file)
    assert edition.overrides == best.figures
    assert {edition.origins[path] for path in best.figures} == {"reconstructed"}
