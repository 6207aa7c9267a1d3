"""What holds for all tests: a mark must name a row of a ledger."""

from __future__ import annotations

import pytest

from stavka import ledger


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
