"""Breaks rules one by one and asks the tests: what they do not notice, nobody has proved.

    python -m stavka.testing.mutate tanks --rows 8.2 10.1 --random 50

Each edit (see `edits`) is tried in a process of its own, a copy of one that has collected the
tests, so that no file changes and no two edits meet. Tests that prove a row which the edited
function cites go first; the first that fails ends the trial. With `--rows` only functions that
cite such a row are edited; `10.1` stands for 10.1a, 10.1b and so on. With `--alone` only tests
that prove one of these rows are run. Prints every edit that survives; the exit code is 1 if there
is one.
"""

from __future__ import annotations

import argparse
import gc
import os
import random
import resource
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from time import process_time
from types import ModuleType

import pytest

from stavka.kernel.registry import games
from stavka.testing.edits import Edit, edits_of

SIDE = "p.sides[unit]"  # in games that have it: to which side a unit belongs
PATIENCE = 3  # times what the tests need unedited: whoever hangs has been noticed
MEMORY = 4 << 30
PASSED, NOTICED = 0, 1


class Trials:
    """A pytest plugin: in place of running the tests once, runs them for each edit."""

    def __init__(self, game: str, rows: Sequence[str], edits: list[Edit], jobs: int) -> None:
        self.game = game
        self.rows = rows  # only tests that prove one of these; none: all tests
        self.edits = edits
        self.jobs = jobs
        self.survivors: list[Edit] = []
        self.fault = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self.rows:
            items[:] = [i for i in items if any(among(r, self.rows) for r in self.proved(i))]

    def proved(self, item: pytest.Item) -> list[str]:
        """The rows of this game that a test proves."""
        marked = [str(id).partition(":") for m in item.iter_markers("rule") for id in m.args]
        return [row for game, _, row in marked if game == self.game]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if not session.items:
            self.fault = "no test proves these rows"
            return True
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        _, status = os.waitpid(self.start(session, None, 0), 0)
        needed = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
        if status:
            self.fault = "the tests fail without any edit"
            return True
        gc.freeze()
        running: dict[int, Edit] = {}
        todo = list(reversed(self.edits))
        while todo or running:
            while todo and len(running) < self.jobs:
                edit = todo.pop()
                running[self.start(session, edit, int(needed * PATIENCE) + 5)] = edit
            process, status = os.wait()
            edit = running.pop(process)
            if os.waitstatus_to_exitcode(status) == PASSED:
                self.survivors.append(edit)
                print(f"survives: {edit}", flush=True)
        return True

    def start(self, session: pytest.Session, edit: Edit | None, seconds: int) -> int:
        """A new process that makes an edit and runs the tests until one fails."""
        process = os.fork()
        if process:
            return process
        result = NOTICED
        try:
            quiet = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2):
                os.dup2(quiet, stream)
            if seconds:
                limit = int(process_time()) + seconds
                resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
                resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            if edit is not None:
                edit.make()
            result = self.run(session, edit)
        finally:
            os._exit(result)

    def run(self, session: pytest.Session, edit: Edit | None) -> int:
        rows = edit.rows if edit else frozenset[str]()
        items = sorted(session.items, key=lambda item: rows.isdisjoint(self.proved(item)))
        for item, following in zip(items, [*items[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.testsfailed:
                return NOTICED
        return PASSED


def among(row: str, wanted: Sequence[str]) -> bool:
    """Whether a row is one of these or of these clauses: 10.1f is of 10.1, 10.11a is not."""
    return any(row.startswith(w) and not row[len(w) : len(w) + 1].isdigit() for w in wanted)


def package_of(game: str) -> str:
    known = games()
    return known[game].package if game in known else f"stavka.games.{game}"


def modules(package: str) -> list[ModuleType]:
    """The modules of a game, loaded."""
    home = import_module(package)
    names = sorted(m.name for m in walk_packages(home.__path__, f"{package}."))
    return [home, *map(import_module, names)]


def edits_in(package: str, rows: Sequence[str]) -> list[Edit]:
    """The edits of a game's rules: of the functions that cite such a row; without rows, of all
    in `rules` and of those elsewhere that cite any."""
    found = modules(package)
    sources = [Path(module.__file__ or "").read_text("utf-8") for module in found]
    side = SIDE if any(SIDE in source for source in sources) else ""
    return [
        edit
        for module in found
        for edit in edits_of(module, side)
        if (any(among(row, rows) for row in edit.rows) if rows else edit.rows or in_rules(module))
    ]


def in_rules(module: ModuleType) -> bool:
    return ".rules" in module.__name__


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m stavka.testing.mutate", description=__doc__)
    parser.add_argument("game", help="the id of a game")
    parser.add_argument("--rows", nargs="+", default=[], help="rows or clauses, such as 10.1")
    parser.add_argument("--random", type=int, default=0, help="so many edits; without it all")
    parser.add_argument("--seed", type=int, default=1, help="which edits are taken")
    parser.add_argument("--modules", nargs="+", default=[], help="only these, such as defence")
    parser.add_argument("--alone", action="store_true", help="only tests that prove these rows")
    parser.add_argument("--tests", nargs="+", help="folders or files, if not the game's own")
    parser.add_argument("--jobs", type=int, default=1, help="processes at once")
    given = parser.parse_args(arguments)
    edits = edits_in(package_of(given.game), given.rows)
    if given.modules:
        edits = [e for e in edits if e.module.__name__.rpartition(".")[2] in given.modules]
    if given.random and given.random < len(edits):
        chosen = sorted(random.Random(given.seed).sample(range(len(edits)), given.random))
        edits = [edits[n] for n in chosen]
    trials = Trials(given.game, given.rows if given.alone else (), edits, given.jobs)
    tests = given.tests or [f"tests/games/{given.game}"]
    quiet = ["-q", "-s", "-m", "not slow", "--no-header", "--no-summary", "-p", "no:cacheprovider"]
    ended = pytest.main([*quiet, *tests], plugins=[trials])
    if trials.fault or ended not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        sys.exit(trials.fault or f"pytest: {ended}")
    print(f"{len(edits)} edits, {len(trials.survivors)} survive")
    return int(bool(trials.survivors))


if __name__ == "__main__":
    sys.exit(main())
