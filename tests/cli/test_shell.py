"""The installed script among other programs: pipes, interrupts, odd terminals."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from time import monotonic, sleep

import pytest

from tests.cli.conftest import SCRIPT, Shell, one_sentence
from tests.cli.terminal import PATIENCE, heed_interrupts

ENGLISH = {**os.environ, "STAVKA_LANG": "en"}
TICKS = os.sysconf("SC_CLK_TCK")


Start = Callable[..., "subprocess.Popen[bytes]"]


@pytest.fixture
def start() -> Iterator[Start]:
    """The script in a process of its own, that does not outlive the test, however it ends."""
    started: list[subprocess.Popen[bytes]] = []

    def make(*args: str, env: dict[str, str] = ENGLISH) -> subprocess.Popen[bytes]:
        pipe = subprocess.PIPE
        started.append(
            subprocess.Popen(
                [SCRIPT, *args],
                stdin=pipe,
                stdout=pipe,
                stderr=pipe,
                env=env,
                start_new_session=True,
                preexec_fn=heed_interrupts,
            )
        )
        return started[-1]

    yield make
    for process in started:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


def test_a_wrong_command_is_one_sentence(shell: Shell) -> None:
    assert one_sentence(shell("gmaes")) == (
        "No such command 'gmaes'. Did you mean 'games'? (see 'stavka --help')"
    )


def test_a_reader_that_goes_away_is_no_error(start: Start) -> None:
    process = start("edition", "show", "pavlov")
    assert process.stdout
    assert process.stderr
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == b""
    process.wait(PATIENCE)


def test_output_without_utf8_has_question_marks_but_no_traceback(start: Start) -> None:
    env = {**ENGLISH, "PYTHONIOENCODING": "ascii", "STAVKA_LANG": "ru"}
    process = start("games", env=env)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, b"")
    assert b"?????" in out


def test_bytes_that_are_no_text_are_not_understood(start: Start, tmp_path: Path) -> None:
    process = start("play", "pavlov", "--journal", str(tmp_path / "j"))
    out, err = process.communicate(b"\xff\xfe\x00\n\xd0\nq\n", timeout=PATIENCE)
    assert (process.returncode, err) == (0, b"")
    assert out.count(b"Not understood") == 2


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_simulation_ends_at_once(start: Start, jobs: str) -> None:
    before = getrusage(RUSAGE_CHILDREN).ru_utime
    start("simulate", "pavlov", "--games", "1").communicate(timeout=PATIENCE)
    begun = getrusage(RUSAGE_CHILDREN).ru_utime - before  # and one game played
    process = start("simulate", "pavlov", "--games", "1000000", "--jobs", jobs)
    wait_until_it_works(process.pid, int(jobs), 2 * begun)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out, err) == (130, b"", b"")


def wait_until_it_works(pid: int, jobs: int, seconds: float) -> None:
    """Until the games have begun: children are at work, or so much processor time is used."""
    end = monotonic() + PATIENCE
    while monotonic() < end:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        spent = int(Path(f"/proc/{pid}/stat").read_text().split()[13]) / TICKS
        if len(children) >= jobs > 1 or (jobs == 1 and spent > seconds):
            sleep(0.2)
            return
        sleep(0.05)
    raise AssertionError("it never began")
