"""Where games are played changes nothing; who is killed loses nothing."""

from __future__ import annotations

import os
import signal
from functools import partial
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from stavka.kernel import StavkaError
from stavka.lab import results
from stavka.lab.running import several
from stavka.lab.simulate import Plan, Simulation, plan, played, run


def some(games: int, seed: int = 1) -> Plan:
    return plan("pavlov", None, {}, {"defender": "random"}, games, seed)


def timeless(found: Simulation) -> Simulation:
    return msgspec.structs.replace(found, seconds=0.0, games_per_second=0.0)


def doomed(folder: Path, number: int) -> int:
    """Kills its process when it first comes to 7."""
    mark = folder / "killed"
    if number == 7 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def hopeless(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def unhappy(number: int) -> int:
    raise StavkaError(f"game {number} cannot be played")


@pytest.mark.slow
def test_a_killed_worker_loses_nothing_and_changes_nothing(tmp_path: Path) -> None:
    with several(2) as each:
        found = list(each(partial(doomed, tmp_path), range(40)))
    assert (tmp_path / "killed").exists()
    assert found == [n * n for n in range(40)]


@pytest.mark.slow
def test_work_that_kills_every_worker_is_told() -> None:
    with (
        several(2) as each,
        pytest.raises(StavkaError, match=r"the worker of 0 .* was lost 4 times"),
    ):
        list(each(hopeless, range(3)))


@pytest.mark.slow
def test_a_problem_of_the_work_is_told_as_it_is() -> None:
    with several(2) as each, pytest.raises(StavkaError, match="game 0 cannot be played"):
        list(each(unhappy, range(3)))


def test_no_more_is_taken_than_is_being_done() -> None:
    taken: list[int] = []

    def numbers() -> range:
        return range(1_000_000)

    def noted() -> object:
        for number in numbers():
            taken.append(number)
            yield number

    with several(2) as each:
        assert list(islice(each(abs, noted()), 5)) == [0, 1, 2, 3, 4]
    assert len(taken) < 100


def test_who_is_interrupted_goes_on_with_the_same_result(tmp_path: Path) -> None:
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    found = run(some(6), results=whole)
    assert timeless(found) == timeless(run(some(6)))
    begun = played(some(6), results=part)
    next(begun), next(begun)
    begun.close()  # type: ignore[attr-defined]
    with part.open("ab") as out:  # the third was just being written
        out.write(b'{"winners":["def')
    said: list[int] = []
    again = run(some(6), progress=lambda: said.append(1), results=part)
    assert timeless(again) == timeless(found)
    assert part.read_bytes() == whole.read_bytes()
    assert len(said) == 6


def test_two_do_not_write_to_one_file(tmp_path: Path) -> None:
    pytest.importorskip("fcntl", reason="this system has no such locks")
    file = tmp_path / "games.jsonl"
    begun = played(some(6), results=file)
    next(begun)
    with pytest.raises(StavkaError, match=r"games.jsonl: another command is writing to it"):
        run(some(6), results=file)
    begun.close()  # type: ignore[attr-defined]
    run(some(6), results=file)
    assert len(file.read_bytes().splitlines()) == 7


def test_a_file_of_another_plan_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(some(2), results=file)
    before = file.read_bytes()
    with pytest.raises(StavkaError, match=r"games.jsonl: holds results of another plan"):
        run(some(2, seed=2), results=file)
    assert file.read_bytes() == before
    file.write_text("nothing\n")
    with pytest.raises(StavkaError, match="holds no results"):
        run(some(2), results=file)


def test_results_are_read_again_from_lines_and_from_parquet(tmp_path: Path) -> None:
    file, table = tmp_path / "games.jsonl", tmp_path / "games.parquet"
    games = list(played(some(5), results=file))
    results.to_parquet(file, table)
    for path in (file, table):
        read, found = results.read(path)
        assert read == some(5)
        assert list(found) == games
        frame = results.frame(path)
        assert list(frame["choices"]) == [game.choices for game in games]
        assert list(frame["reason"]) == [game.reason for game in games]
    (tmp_path / "bad.parquet").write_bytes(b"PAR1 no")
    with pytest.raises(StavkaError, match=r"bad.parquet: holds no results"):
        results.read(tmp_path / "bad.parquet")
