"""What holds for all tests: marks name rows of a ledger; what is slow runs last."""

from __future__ import annotations

from pathlib import Path

import pytest

from stavka import ledger

HERE = Path(__file__).parent
SLOW = ("bots", "browser", "cli", "table", "test_conformance.py")  # whole games, real processes


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
        if item.path.is_relative_to(HERE) and item.path.relative_to(HERE).parts[0] in SLOW:
            item.add_marker(pytest.mark.slow)
