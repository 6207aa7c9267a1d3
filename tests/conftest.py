"""What holds for all tests: marks name rows of a ledger; what is slow runs last."""

from __future__ import annotations

import gc
from functools import cache
from pathlib import Path

import hypothesis
import pytest

from stavka import ledger
from tests.example.installed import install
from tests.samples import SAMPLES

HERE = Path(__file__).parent
SLOW = (
    "bots",
    "browser",
    "cli",
    "example",
    "table",
    "test_conformance.py",
)  # whole games, real processes

# Whole matches in memory are many objects and hardly any rings: a tenth of the time of the tests
# that have them went into looking for such.
gc.set_threshold(100_000, 50, 100)

# The same cases everywhere, however busy the machine is; the soak tries others.
hypothesis.settings.register_profile(
    "steady", deadline=None, derandomize=SAMPLES == 1, database=None
)
hypothesis.settings.load_profile("steady")


@pytest.fixture(scope="session")
def example(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the example game is installed: a program with it on its path has it."""
    folder = tmp_path_factory.mktemp("example")
    install(folder)
    return folder


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Folders and files of which no test would be chosen are not even read."""
    wanted = config.getoption("markexpr")
    if wanted not in ("slow", "not slow"):
        return None
    if all_slow(collection_path):
        return wanted == "not slow" or None
    if collection_path.suffix != ".py":
        return None
    return (wanted == "slow" and "mark.slow" not in collection_path.read_text("utf-8")) or None


@cache
def all_slow(path: Path) -> bool:
    return any(path.is_relative_to(HERE / name) for name in SLOW)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """An unknown ledger id in a mark is an error, before any test runs."""
    known = {id for game in ledger.ledgers() for id in ledger.ids(game)}
    wrong = [
        f"{item.nodeid}: {id}"
        for item in items
        for mark in item.iter_markers("rule")
        for id in mark.args or ("no id",)
        if id not in known
    ]
    if wrong:
        raise pytest.UsageError("marks that name no row of a ledger:\n" + "\n".join(wrong))
    for item in items:
        if all_slow(item.path):
            item.add_marker(pytest.mark.slow)
    # No processor is idle in the end for one that has just begun.
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
